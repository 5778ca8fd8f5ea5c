"""9. Playing cards: brown ones take effect, blue and green ones go in front of somebody."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.bang import abilities, events
from posse.games.bang.abilities import BANGS_PER_TURN, CARD_PUT_IN_PLAY
from posse.games.bang.facts import (
    AIMED,
    BANG,
    CARD_KIND,
    EXTRA_CARD,
    GREEN,
    JAIL,
    KIND_COLOUR,
    KIND_RANGE,
    TEQUILA,
)
from posse.games.bang.facts import KINDS as KIND_COUNT
from posse.games.bang.rules.finishing import FINISHES, finish
from posse.games.bang.rules.kinds import KINDS, card_of
from posse.games.bang.rules.mercy import note_bang
from posse.games.bang.rules.paying import Pay
from posse.games.bang.rules.piles import discard_from_front, from_front, from_hand, lay_aside, put_in_front
from posse.games.bang.rules.settling import settle
from posse.games.bang.table import BangTable

# By kind: whether it is aimed at somebody, whether it costs another card (0 or 1).
IS_AIMED: Final[bytes] = bytes([kind in AIMED for kind in range(KIND_COUNT)])
HAS_COST: Final[bytes] = bytes([kind in EXTRA_CARD for kind in range(KIND_COUNT)])


def shots_left(table: BangTable, me: int) -> bool:
    """bang-turn-shot-counter"""
    limit = abilities.bangs_per_turn(table, me, 1) if table.asks[me] & BANGS_PER_TURN else 1
    return table.bangs < limit


def play_brown(table: BangTable, me: int, card: int, kind: int, target: int) -> None:
    """bang-play-brown: the card lies aside, its cost is paid, its effect follows; then it is discarded."""
    from_hand(table, table.owner[me], card)
    lay_aside(table, card)
    table.acts += 1
    if table.no_mercy:
        note_bang(table, table.owner[me], card)
    if kind == BANG:
        table.bangs += 1
    played = KINDS[kind]
    events.card_played(table, me, card, kind, target, played.rule)
    if IS_AIMED[kind]:
        remember(table, me, target, kind)
    table.stack.append(FINISHES[card] if kind == CARD_KIND[card] else finish(card, kind, True))
    if HAS_COST[kind]:
        table.push_all(Pay(me, 1, "bang-cost-extra-card"), Effect(me, card, kind, target))
    else:
        played.effect(table, me, card, target)


def play_as(table: BangTable, me: int, card: int, kind: int, target: int) -> None:
    """bang-play-as-other: whatever the card is, it is treated as this kind."""
    play_brown(table, me, card, kind, target)


class Effect(Step[BangTable]):
    """The effect of a card, once its cost is paid."""

    def __init__(self, me: int, card: int, kind: int, target: int) -> None:
        self.me = me
        self.card = card
        self.kind = kind
        self.target = target

    def run(self, table: BangTable) -> None:
        KINDS[self.kind].effect(table, self.me, self.card, self.target)


def remember(table: BangTable, me: int, target: int, kind: int) -> None:
    """Deeds are public, and bots draw conclusions from them: who aims at which player."""
    seat, other = table.owner[me], table.owner[target]
    if seat != other:
        deeds, at = table.deeds, 8 * seat + other
        deeds[at] = deeds[at] + (-1 if kind == TEQUILA else 1)


def place_card(table: BangTable, me: int, card: int, target: int) -> None:
    """bang-play-blue, bang-play-green: a second copy or another weapon goes, and the card takes its place."""
    kind = CARD_KIND[card]
    from_hand(table, table.owner[me], card)
    table.acts += 1
    table.last = -1
    replace(table, target, kind)
    put_in_front(table, target, card)
    rule = "bang-play-blue"
    if KIND_COLOUR[kind] == GREEN:
        rule = "bang-green-place"
        table.fresh = (*table.fresh, card)
    elif kind == JAIL:
        rule = "bang-jail-target"
        remember(table, me, target, kind)
    events.card_placed(table, me, card, target, rule)
    if table.asks[me] & CARD_PUT_IN_PLAY:
        abilities.card_put_in_play(table, me, card)
    settle(table)


def replace(table: BangTable, figure: int, kind: int) -> None:
    """bang-play-replace-copy, bang-play-one-weapon"""
    for other in table.front[figure]:
        same = CARD_KIND[other] == kind
        if same or (KIND_RANGE[kind] and KIND_RANGE[CARD_KIND[other]]):
            discard_from_front(table, figure, other)
            rule = "bang-play-replace-copy" if same else "bang-play-one-weapon"
            events.card_replaced(table, figure, other, rule)


def use_green(table: BangTable, me: int, kind: int, target: int) -> None:
    """bang-green-use: the card leaves play and lies aside until its effect is finished."""
    card = card_of(table, me, kind)
    from_front(table, me, card)
    lay_aside(table, card)
    events.green_used(table, me, card, target, KINDS[kind].rule)
    if IS_AIMED[kind]:
        remember(table, me, target, kind)
    table.push(finish(card, kind, False))
    KINDS[kind].effect(table, me, card, target)
