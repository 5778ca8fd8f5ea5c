"""Who speaks for a figure, and in which order. Order and silence are here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.bang.abilities import (
    ABILITIES_HELD,
    BASE_DISTANCE,
    CHARACTER_ASKS,
    CHARACTERS,
    DISTANCE_FROM_ME,
    DISTANCE_TO_ME,
    EVENT_ASKS,
    EVENT_CARDS,
    SILENCES_CARDS,
    SILENCES_CHARACTERS,
    SUIT_SEEN,
    WEAPON_RANGE,
    Ability,
)
from posse.games.bang.facts import CARD_KIND, NO_CARD, NO_EVENT, SUITS
from posse.games.bang.rules.kinds import KIND_ASKS, KINDS

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable, Numbers

# What decides how far everybody reaches.
SEEN_BY_OTHERS: Final = DISTANCE_TO_ME
SIGHT: Final = BASE_DISTANCE | DISTANCE_FROM_ME | WEAPON_RANGE | SEEN_BY_OTHERS


def in_play(table: BangTable, me: int) -> list[Ability]:
    """Who speaks for a figure: its character, what that one holds, the cards in front, oldest first, and last
    the event cards.

    bang-p2-ability: with two players only the active character speaks, cards for the one behind them.
    """
    return _speakers(table, me, len(table.front[me]) > 0 and silenced(table, me))


def _speakers(table: BangTable, me: int, silent: bool) -> list[Ability]:
    if not table.in_game >> me & 1:
        return []
    voices: list[Ability] = []
    for character in characters_of(table, me):
        voices.append(CHARACTERS[character])
    if not silent:
        for card in table.front[me]:
            kind = CARD_KIND[card]
            if KIND_ASKS[kind]:
                voices.append(KINDS[kind])
    if table.loud:
        voices += events_of(table)
    return voices


def active_events(table: BangTable) -> list[int]:
    """The active event cards, in the order in which they speak."""
    return [event for event in (table.show, table.event) if event != NO_EVENT]


def events_of(table: BangTable) -> list[Ability]:
    return [EVENT_CARDS[event] for event in active_events(table)]


def heard_of_events(table: BangTable) -> int:
    """The questions that active event cards answer (bits)."""
    bits = 0
    for event in active_events(table):
        bits |= EVENT_ASKS[event]
    return bits


def characters_of(table: BangTable, me: int) -> Numbers:
    """bang-char-several: the own character and those it has copied or drawn."""
    if table.active[table.owner[me]] != me or not table.in_game >> me & 1 or table.hushed >> me & 1:
        return ()
    if table.loud & SILENCES_CHARACTERS:
        return ()
    own = table.character[me]
    if CHARACTER_ASKS[own] & ABILITIES_HELD:
        return CHARACTERS[own].abilities_held(table, me, (own,))
    return (own,)


def asked(voices: list[Ability]) -> int:
    """The questions that somebody of them answers (bits)."""
    bits = 0
    for voice in voices:
        bits |= voice.asked
    return bits


def silenced(table: BangTable, me: int) -> bool:
    """Whether the cards in front of a figure are off now: an event card or a character may say so."""
    silent = False
    if table.loud & SILENCES_CARDS:
        for event in events_of(table):
            silent = event.silences_cards(table, me, me, silent)
    for other in table.circle:
        if CHARACTER_ASKS[table.character[other]] & (SILENCES_CARDS | ABILITIES_HELD):
            for character in characters_of(table, other):
                if CHARACTER_ASKS[character] & SILENCES_CARDS:
                    silent = CHARACTERS[character].silences_cards(table, other, me, silent)
    return silent


def suit_of_all(table: BangTable) -> int:
    """The suit that event cards make of every card; -1 if they leave the cards their own."""
    if not table.loud & SUIT_SEEN:
        return -1
    suits = list(range(len(SUITS)))
    for event in events_of(table):
        suits = [event.suit_seen(table, 0, NO_CARD, suit) for suit in suits]
    return suits[0] if len(set(suits)) == 1 else -1


def refresh(table: BangTable, me: int, changed: int) -> None:
    """Call when cards that answer these questions (bits) have come to or gone from the front of a figure."""
    own = _speakers(table, me, table.heard & SILENCES_CARDS != 0 and silenced(table, me))
    _speak(table, me, own, asked(own), changed)
    table.heard = _all_of(table.asks)


def speak_up(table: BangTable, me: int, kind: int) -> None:
    """Call when a card of this kind has come to the front of a figure: of the cards it speaks last."""
    changed = KIND_ASKS[kind]
    if table.heard & SILENCES_CARDS or table.loud or not changed:
        refresh(table, me, changed)
    else:
        own = table.voices[me][:]
        own.append(KINDS[kind])
        _speak(table, me, own, table.asks[me] | changed, changed)
        table.heard |= changed


def fall_silent(table: BangTable, me: int, kind: int) -> None:
    """Call when a card of this kind has gone from the front of a figure."""
    if table.heard & SILENCES_CARDS:
        refresh(table, me, KIND_ASKS[kind])
    else:
        gone = KINDS[kind]
        own = [voice for voice in table.voices[me] if voice is not gone]
        _speak(table, me, own, asked(own), KIND_ASKS[kind])
        table.heard = _all_of(table.asks)


def _speak(table: BangTable, me: int, own: list[Ability], answered: int, changed: int) -> None:
    """From now on these speak for a figure, and answer these questions (bits).

    Clones share the list of voices: it is replaced.
    """
    table.voices[me] = own
    table.asks[me] = answered
    if changed & SEEN_BY_OTHERS:
        look_again(table)
    elif changed & SIGHT:
        table.reach[me] = None


def refresh_all(table: BangTable) -> None:
    """Call when somebody leaves or comes, when characters change or fall silent, and between turns."""
    table.loud = heard_of_events(table)
    table.voices = [in_play(table, figure) for figure in range(table.figures)]
    table.asks = [asked(own) for own in table.voices]
    table.heard = _all_of(table.asks)
    look_again(table)


def look_again(table: BangTable) -> None:
    """Who is in anybody's reach has to be worked out again."""
    table.reach = [None] * table.figures


def _all_of(asks: list[int]) -> int:
    heard = 0
    for bits in asks:
        heard |= bits
    return heard


def gone(table: BangTable, me: int) -> None:
    """Call when a figure has left the game: nobody speaks for it any more."""
    if table.heard & SILENCES_CARDS:
        refresh_all(table)
    else:
        refresh(table, me, SIGHT)


def new_turn(table: BangTable) -> None:
    """Whose turn it is matters to who is silent only where somebody silences cards."""
    if table.heard & SILENCES_CARDS:
        refresh_all(table)
