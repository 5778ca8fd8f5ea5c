"""Who speaks for a figure, and in which order. Order and silence are here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang.abilities import ABILITIES_HELD, CHARACTER_ASKS, CHARACTERS, SILENCES_CARDS, Ability
from posse.games.bang.facts import CARD_KIND
from posse.games.bang.rules.kinds import KIND_ASKS, KINDS

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable, Numbers


def in_play(table: BangTable, me: int) -> list[Ability]:
    """Who speaks for a figure: its character, what that one holds, then the cards in front, oldest first.

    bang-p2-ability: with two players only the active character speaks, cards for the one behind them.
    """
    if not table.in_game >> me & 1:
        return []
    voices = [CHARACTERS[character] for character in characters_of(table, me)]
    if table.front[me] and not silenced(table, me):
        for card in table.front[me]:
            if KIND_ASKS[CARD_KIND[card]]:
                voices.append(KINDS[CARD_KIND[card]])
    return voices


def characters_of(table: BangTable, me: int) -> Numbers:
    """bang-char-several: the own character and those it has copied or drawn."""
    if table.active[table.owner[me]] != me or not table.in_game >> me & 1 or table.hushed >> me & 1:
        return ()
    own = table.character[me]
    if CHARACTER_ASKS[own] & ABILITIES_HELD:
        return CHARACTERS[own].abilities_held(table, me, (own,))
    return (own,)


def asked(table: BangTable, me: int) -> int:
    """The questions that somebody who speaks for a figure answers (bits)."""
    bits = 0
    for character in characters_of(table, me):
        bits |= CHARACTER_ASKS[character]
    if table.in_game >> me & 1 and table.front[me] and not silenced(table, me):
        for card in table.front[me]:
            bits |= KIND_ASKS[CARD_KIND[card]]
    return bits


def silenced(table: BangTable, me: int) -> bool:
    """Whether the cards in front of a figure are off now: somebody's character may say so."""
    silent = False
    for other in table.circle:
        for character in characters_of(table, other):
            if CHARACTER_ASKS[character] & SILENCES_CARDS:
                silent = CHARACTERS[character].silences_cards(table, other, me, silent)
    return silent


def refresh(table: BangTable, me: int) -> None:
    """Call when the cards in front of a figure have changed. Clones share the lists: they are replaced."""
    voices, asks = table.voices[:], table.asks[:]
    if table.heard & SILENCES_CARDS:
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
