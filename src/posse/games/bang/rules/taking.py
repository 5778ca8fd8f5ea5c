"""Taking or discarding one card of a player: at random from the hand, or a named one in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.said import CARD, MAYBE_TERM, SEAT, Args, Refusal, Said
from posse.core.steps import Question
from posse.core.table import SEAT_LETTERS
from posse.games.bang import abilities, events, terms
from posse.games.bang.facts import CARD_KIND, CARD_NAMES, CARDS, CARDS_NAMED, DYNAMITE, JAIL
from posse.games.bang.rules.facing import activate
from posse.games.bang.rules.piles import (
    discard_from_front,
    from_front,
    lose_from_hand,
    take_at_random,
)
from posse.games.bang.table import BangTable

if TYPE_CHECKING:
    from mypy_extensions import i64

FROM_HAND: Final = CARDS  # else the option is a card in play


def take_or_ask(table: BangTable, me: int, target: int, discards: bool, rule: str, chooser: int) -> None:
    """bang-panic-take, bang-cat-balou-discard: asked only where there is a choice."""
    question = TakeCard(me, target, discards, rule)
    count = len(table.front[target]) + (1 if question.hand_too(table) else 0)
    if count == 1:
        question.chosen(table, chooser, question.picked(table, chooser, 0))
    elif count:
        table.ask(chooser, question)


def take_from(table: BangTable, me: int, card: int, target: int, rule: str, discards: bool = False) -> None:
    """The effect of a card that takes or discards one, unless its target is immune to it."""
    if table.owner[me] != table.owner[target] and is_immune(table, target, card, me):
        events.no_effect(table, target, card, "bang-shot-no-effect-not-asked")
        return
    take_or_ask(table, me, target, discards, rule, table.turn)  # bang-wws-dorothy-rage-target


def is_immune(table: BangTable, target: int, card: int, by: int) -> bool:
    """bang-p2-target-passive: a passive target counts as active; there is nothing to answer."""
    active = table.active[table.owner[target]]
    if active == target:
        return abilities.immune_to(table, target, card, by, False)
    activate(table, target)
    immune = abilities.immune_to(table, target, card, by, False)
    activate(table, active)
    return immune


class TakeCard(Question[BangTable]):
    """Which card: "hand" for a random one, or one in play."""

    asks: ClassVar[str] = "take-card"
    rule: ClassVar[str] = "bang-play-random-hand-card"
    space: ClassVar[range] = range(CARDS + 1)

    def __init__(self, me: int, target: int, discards: bool, why: str) -> None:
        self.me = me
        self.target = target
        self.discards = discards
        self.why = why

    def about(self, table: BangTable, seat: int) -> Args:
        return (
            ("victim", SEAT, table.owner[self.target]),
            ("character", MAYBE_TERM, events.which(table, self.target)),
        )

    def options(self, table: BangTable, seat: int) -> list[int]:
        front = table.front[self.target]
        return [FROM_HAND, *front] if self.hand_too(table) else list(front)

    def picked(self, table: BangTable, seat: int, draw: i64) -> int:
        front = table.front[self.target]
        if not self.hand_too(table):
            return front[draw % len(front)]
        at: i64 = draw % (len(front) + 1)
        return front[at - 1] if at else FROM_HAND

    def hand_too(self, table: BangTable) -> bool:
        """bang-panic-self-not-hand: whether there is a hand to take from."""
        victim = table.owner[self.target]
        return victim != table.owner[self.me] and len(table.hands[victim]) > 0

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        if option == FROM_HAND and table.owner[self.target] == table.owner[self.me]:
            return Refusal("bang-panic-self-not-hand", "bang-refusal-own-hand")
        if option == FROM_HAND:
            return Refusal(self.rule, "bang-refusal-empty-hand", (("seat", SEAT, table.owner[self.target]),))
        return Refusal(self.rule, "bang-refusal-not-there", (("seat", SEAT, table.owner[self.target]),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        seat = table.owner[self.me]  # another one may choose for them
        victim = table.owner[self.target]
        if option == FROM_HAND:
            self.from_hand(table, seat, victim)
            return
        if CARD_KIND[option] in (JAIL, DYNAMITE):
            table.deeds[8 * seat + victim] -= 2  # a friend's deed, whatever card was played for it
        if self.discards:
            discard_from_front(table, self.target, option)
            events.card_removed(table, seat, self.target, option, self.why)
        else:
            from_front(table, self.target, option)
            table.hands[seat].append(option)
            events.card_taken(table, seat, self.target, option, self.why)

    def from_hand(self, table: BangTable, seat: int, victim: int) -> None:
        if self.discards:
            card = table.chance.pick(table.hands[victim])
            lose_from_hand(table, victim, card)
            events.card_removed(table, seat, self.target, card, self.why)
        else:
            take_at_random(table, victim, seat, self.why)

    def default(self, table: BangTable, seat: int) -> int:
        return self.options(table, seat)[0]

    def name(self, table: BangTable, seat: int, option: int) -> str:
        return "hand" if option == FROM_HAND else "card:" + CARD_NAMES[option]

    def option(self, table: BangTable, seat: int, name: str) -> int | None:
        if name == "hand":
            return FROM_HAND
        kind, _, card = name.partition(":")
        return CARDS_NAMED.get(card) if kind == "card" else None

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        key = "bang-option-remove" if self.discards else "bang-option-take-card"
        if option == FROM_HAND:
            victim = table.owner[self.target]
            return Said(key + "-hand", (("seat", SEAT, victim),), ("hand:" + SEAT_LETTERS[victim],))
        return Said(key, (("card", CARD, option),), (terms.CARD_THING[option],))
