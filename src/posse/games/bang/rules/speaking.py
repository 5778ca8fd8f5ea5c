"""Who speaks for a figure, and in which order. Order and silence are here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang.abilities import (
    ABILITIES_HELD,
    CHARACTER_ASKS,
    CHARACTERS,
    EVENT_ASKS,
    EVENT_CARDS,
    SILENCES_CARDS,
    SILENCES_CHARACTERS,
    Ability,
)
from posse.games.bang.facts import CARD_KIND, NO_EVENT
from posse.games.bang.rules.kinds import KIND_ASKS, KINDS

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable, Numbers


def in_play(table: BangTable, me: int) -> list[Ability]:
    """Who speaks for a figure: its character, what that one holds, the cards in front, oldest first, and last
    the event cards.

    bang-p2-ability: with two players only the active character speaks, cards for the one behind them.
    """
    if not table.in_game >> me & 1:
        return []
    voices = [CHARACTERS[character] for character in characters_of(table, me)]
    if table.front[me] and not silenced(table, me):
        for card in table.front[me]:
            if KIND_ASKS[CARD_KIND[card]]:
                voices.append(KINDS[CARD_KIND[card]])
    if table.loud:
        voices += events_of(table)
    return voices


def active_events(table: BangTable) -> list[int]:
    """The active event cards, in the order in which they speak."""
    return [] if table.event == NO_EVENT else [table.event]


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


def asked(table: BangTable, me: int) -> int:
    """The questions that somebody who speaks for a figure answers (bits)."""
    if not table.in_game >> me & 1:
        return 0
    bits = table.loud
    for character in characters_of(table, me):
        bits |= CHARACTER_ASKS[character]
    if table.front[me] and not silenced(table, me):
        for card in table.front[me]:
            bits |= KIND_ASKS[CARD_KIND[card]]
    return bits


def silenced(table: BangTable, me: int) -> bool:
    """Whether the cards in front of a figure are off now: an event card or a character may say so."""
    silent = False
    if table.loud & SILENCES_CARDS:
        for event in events_of(table):
            silent = event.silences_cards(table, me, me, silent)
    for other in table.circle:
        for character in characters_of(table, other):
            if CHARACTER_ASKS[character] & SILENCES_CARDS:
                silent = CHARACTERS[character].silences_cards(table, other, me, silent)
    return silent


def refresh(table: BangTable, me: int) -> None:
    """Call when the cards in front of a figure have changed. Clones share the lists: they are replaced."""
    voices, asks = table.voices[:], table.asks[:]
    if table.heard & SILENCES_CARDS or table.loud:
        voices[me] = in_play(table, me)
        asks[me] = asked(table, me)
    else:  # the same, in one go
        own: list[Ability] = []
        bits = 0
        for character in characters_of(table, me):
            own.append(CHARACTERS[character])
            bits |= CHARACTER_ASKS[character]
        if table.in_game >> me & 1:
            for card in table.front[me]:
                kind = CARD_KIND[card]
                if KIND_ASKS[kind]:
                    own.append(KINDS[kind])
                    bits |= KIND_ASKS[kind]
        voices[me] = own
        asks[me] = bits
    table.voices = voices
    table.asks = asks
    table.heard = _all_of(asks)


def refresh_all(table: BangTable) -> None:
    """Call when somebody leaves or comes, when characters change or fall silent, and between turns."""
    figures = range(table.figures)
    table.loud = heard_of_events(table)
    table.voices = [in_play(table, figure) for figure in figures]
    table.asks = [asked(table, figure) for figure in figures]
    table.heard = _all_of(table.asks)


def _all_of(asks: list[int]) -> int:
    heard = 0
    for bits in asks:
        heard |= bits
    return heard


def new_turn(table: BangTable) -> None:
    """Whose turn it is matters to who is silent only where somebody silences cards."""
    if table.heard & SILENCES_CARDS:
        refresh_all(table)
