"""What must always hold: every card in one place, lives in bounds, and who speaks is who is in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang import abilities
from posse.games.bang.facts import (
    BASE_CARDS,
    CARD_KIND,
    CARDS,
    KIND_RANGE,
    NO_EVENT,
    NOBODY,
    OPPOSITE,
    SHERIFF,
    SIX_FIRST,
    SIX_REST,
)
from posse.games.bang.rules import speaking
from posse.games.bang.rules.circle import within

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def invariants(table: BangTable) -> list[str]:
    return _cards(table) + _known(table) + _figures(table) + _voices(table) + _events(table) + _six(table)


def cards_used(table: BangTable) -> int:
    return CARDS if table.settings["dodge_city"] else BASE_CARDS


def _cards(table: BangTable) -> list[str]:
    """bang-comp-base-deck, bang-comp-dodge-city-deck: each card in exactly one place."""
    piles = [table.deck, table.discard, *table.hands, *table.front]
    piles += [table.aside, table.store, table.flipped, table.laid, table.mine]
    held = sorted([card for pile in piles for card in pile])
    if not held:
        return []  # cards have not been dealt yet
    if held == list(range(cards_used(table))):
        return []
    return [f"cards are lost or doubled: {held}"]


def _known(table: BangTable) -> list[str]:
    wrong = []
    everybody = (1 << table.seats) - 1
    for seat in range(table.seats):
        wrong += [
            f"{seat} does not know {card}" for card in table.hands[seat] if not table.knows[card] >> seat & 1
        ]
    for pile in (table.discard, *table.front, table.aside, table.store, table.flipped, table.laid):
        wrong += [f"{card} is not known to all" for card in pile if table.knows[card] != everybody]
    return wrong


def _figures(table: BangTable) -> list[str]:
    wrong = []
    for figure in range(table.figures):
        if not table.in_game >> figure & 1:
            if table.front[figure] and not table.stack:
                wrong.append(f"figure {figure} is out and has cards in play")
            continue
        if table.life[figure] > table.most[figure]:
            wrong.append(f"figure {figure} has too much life")
        kinds = [CARD_KIND[card] for card in table.front[figure]]
        if len(set(kinds)) < len(kinds):
            wrong.append(f"figure {figure} has a card twice")
        if len([kind for kind in kinds if KIND_RANGE[kind]]) > 1:
            wrong.append(f"figure {figure} has two weapons")
    circle = tuple([figure for figure in table.ring if table.in_game >> figure & 1])
    if table.circle != circle or any([table.place[figure] != at for at, figure in enumerate(circle)]):
        wrong.append("the circle is not who is in game")
    in_play = [card for front in table.front for card in front]
    wrong += [f"{card} waits and is not in play" for card in table.fresh if card not in in_play]
    return wrong


def _six(table: BangTable) -> list[str]:
    """bang-six-combos, bang-six-opposite"""
    if not table.hidden_six:
        return []
    wanted = sorted([SHERIFF, *SIX_FIRST, *SIX_REST])
    opposite = table.role[(table.role.index(SHERIFF) + OPPOSITE) % table.seats]
    first = list(SIX_FIRST)
    first.remove(table.removed)
    if sorted([*table.role, table.removed]) == wanted and opposite in first:
        return []
    return [f"roles {table.role} and {table.removed}"]


def _events(table: BangTable) -> list[str]:
    """bang-event-one-active: no event card twice, and a ghost only in its own turn."""
    wrong = []
    cards = [*table.event_deck, *([] if table.event == NO_EVENT else [table.event])]
    show = [*table.show_deck, *([] if table.show == NO_EVENT else [table.show])]
    if len(set(cards)) < len(cards) or len(set(show)) < len(show):
        wrong.append(f"event cards are doubled: {cards} {show}")
    if table.ghost != NOBODY and table.ghost != table.acting():
        wrong.append("a ghost in somebody else's turn")
    if table.loud != speaking.heard_of_events(table):
        wrong.append("not what events answer")
    return wrong


def _voices(table: BangTable) -> list[str]:
    """Who speaks and who is in reach is kept on the table, and must be what it would be now."""
    figures = range(table.figures)
    if -1 in table.character:
        return []
    wrong = [
        f"not who speaks for figure {figure}"
        for figure in figures
        if table.voices[figure] != speaking.in_play(table, figure)
        or table.asks[figure] != speaking.asked(table.voices[figure])
    ]
    wrong += [
        f"not who is in reach of figure {figure}"
        for figure in figures
        if table.reach[figure] not in (None, within(table, figure, abilities.weapon_range(table, figure, 1)))
    ]
    heard = 0
    for figure in figures:
        heard |= table.asks[figure]
    return wrong if heard == table.heard else [*wrong, "not what is heard"]
