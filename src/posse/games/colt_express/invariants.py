"""What must always hold on the train: nothing lost, nothing doubled, nobody beside the Marshal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.colt_express import characters
from posse.games.colt_express.facts import (
    BANDIT_COUNT,
    BULLET,
    FROM_MARSHAL,
    JEWELS,
    NEUTRAL_BULLETS,
    NOBODY,
    ONE_BANDIT_DECK,
    OWN_BULLETS,
    PURSE_COPIES,
    PURSE_KINDS,
    STRONGBOXES,
    TWO_BANDIT_DECK,
)
from posse.games.colt_express.pieces.packing import PILE_CARD, PILE_SEAT, TOKENS
from posse.games.colt_express.pieces.purses import purses_in

if TYPE_CHECKING:
    from posse.games.colt_express.table import ColtTable


def invariants(table: ColtTable) -> list[str]:
    wrong = _loot(table) + _abilities(table)
    if not table.round:
        return wrong  # characters are being chosen: no decks yet
    wrong += _bullets(table)
    for seat in range(table.seats):
        wrong += _cards(table, seat)
    for bandit in range(BANDIT_COUNT):
        if table.owner[bandit] == NOBODY:
            continue
        if not 0 <= table.place[bandit] >> 1 < table.cars:
            wrong.append(f"bandit {bandit} is off the train")
        if table.place[bandit] == 2 * table.marshal:
            wrong.append(f"bandit {bandit} stays inside the Marshal's car")
    return wrong


def _abilities(table: ColtTable) -> list[str]:
    """Who speaks is kept on the table, and must be who is in play."""
    return [
        f"not who speaks for bandit {bandit}"
        for bandit in range(BANDIT_COUNT)
        if table.voices[bandit] != characters.in_play(table, bandit)
        or table.asks[bandit] != characters.asked(table, bandit)
    ]


def _loot(table: ColtTable) -> list[str]:
    wrong = []
    if len(table.token_kind) > TOKENS:
        wrong.append(f"{len(table.token_kind)} purses have lain on the train")
    kinds = [0] * PURSE_KINDS
    for bag in [*table.board_purses, table.supply]:
        for kind in purses_in(bag):
            kinds[kind] += 1
    for place in table.purses:
        for token in place:
            kinds[table.token_kind[token]] += 1
    kinds[0] -= table.extra_purses
    if kinds != list(PURSE_COPIES):
        wrong.append(f"purses {kinds}")
    jewels = sum(table.jewels) + sum(table.board_jewels) + table.spare_jewels
    if jewels != JEWELS:
        wrong.append(f"{jewels} jewels")
    boxes = sum(table.boxes) + sum(table.board_boxes) + (1 if table.spare_box else 0)
    if boxes != STRONGBOXES:
        wrong.append(f"{boxes} strongboxes")
    return wrong


def _bullets(table: ColtTable) -> list[str]:
    wrong = []
    for source in range(FROM_MARSHAL + 1):
        received = sum([table.received[seat][source] for seat in range(table.seats)])
        left = table.neutral + table.neutral_away if source == FROM_MARSHAL else table.bullets[source]
        whole = NEUTRAL_BULLETS if source == FROM_MARSHAL else OWN_BULLETS
        if received + left != whole:
            wrong.append(f"{received} + {left} bullets of {source}")
    return wrong


def _cards(table: ColtTable, seat: int) -> list[str]:
    """Each player's action cards and received bullets are in deck, hand, pile or discard pile."""
    cards = table.deck[seat] + table.hand[seat]
    if table.expert:
        cards = cards + table.discard[seat]
    for number, played in enumerate(table.pile):
        if played >> PILE_SEAT & 7 == seat and not (table.expert and number < table.resolved):
            cards.append(played & PILE_CARD)
    want = list(TWO_BANDIT_DECK if table.teams else ONE_BANDIT_DECK)
    for source in range(FROM_MARSHAL + 1):
        want += [BULLET + source] * table.received[seat][source]
    return [] if sorted(cards) == sorted(want) else [f"seat {seat} has {sorted(cards)}"]
