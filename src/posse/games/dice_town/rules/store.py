"""4. The general store: draw a card for each J, keep one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.questions import WhichCard
from posse.core.said import CARD, NUMBER, Args, Refusal, Said
from posse.core.steps import Step, remainder
from posse.games.dice_town import events
from posse.games.dice_town.facts import CARD_NAMES, CREDIT, JACK, JOE, MAX_SEATS, POINTS, PROPERTY, STORE
from posse.games.dice_town.pieces.bags import (
    add,
    bag_of,
    bag_of_drawn,
    how_many_kinds,
    kinds_in,
    nth_kind,
)
from posse.games.dice_town.rules import knowledge
from posse.games.dice_town.rules.joe import joe_comes
from posse.games.dice_town.rules.playing import PlaceWindow, Played, play_from_hand, who_plays
from posse.games.dice_town.table import DiceTable
from posse.games.dice_town.terms import AT

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name


class StoreWon(Step[DiceTable]):
    """dice-store-credit-time: Unlimited Credit may be played before the first draw."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        if table.round == 1:
            push_two_visits(table, self.seat)  # dice-store-first-round-twice
        elif table.could_hold(self.seat, CREDIT):
            table.push(AFTER_CREDIT[self.seat])
            table.ask_sealed(1 << self.seat, CREDIT_WINDOW)
        else:
            table.push(STORE_ACTION[self.seat])


class CreditWindow(PlaceWindow):
    asks: ClassVar[str] = "unlimited-credit"
    rule: ClassVar[str] = "dice-store-credit-time"
    place: ClassVar[int] = STORE


CREDIT_WINDOW: Final = CreditWindow(CREDIT)


class AfterCredit(Step[DiceTable]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        once = STORE_ACTION[self.seat]
        if who_plays(table) < 0:
            table.push(once)
        else:
            twice = TwoActions(self.seat)
            play_from_hand(table, Played(self.seat, CREDIT, twice, once, "dice-store-credit-time"))


AFTER_CREDIT: Final[list[AfterCredit]] = [AfterCredit(seat) for seat in range(MAX_SEATS)]


class TwoActions(Step[DiceTable]):
    """dice-credit-effect: the store action twice in this visit."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        push_two_visits(table, self.seat)


def push_two_visits(table: DiceTable, seat: int) -> None:
    table.push_all(FIRST_VISIT[seat], SECOND_VISIT[seat])


def draw_from_store(table: DiceTable) -> int:
    """The top card of the store deck, reshuffled if needed; -1 if there is no card at all."""
    if not table.store_deck:
        if not table.discard:
            return -1
        table.store_deck = table.discard
        table.discard = []
        table.chance.shuffle(table.store_deck)
        knowledge.shuffled(table)
        events.store_shuffled(table, "dice-store-reshuffle")
    return table.store_deck.pop()


class StoreAction(Step[DiceTable]):
    """dice-store-draw: as many cards as the winner has J, looked at alone.

    `visit` is 1 or 2 where the store is visited twice, else 0.
    """

    def __init__(self, seat: int, visit: int = 0) -> None:
        self.seat = seat
        self.visit = visit

    def run(self, table: DiceTable) -> None:
        seat = self.seat
        cards: list[int] = []  # cards being looked at are not shuffled in
        for _ in range(table.dice_showing(seat, JACK)):
            card = draw_from_store(table)
            if card < 0:
                break
            cards.append(card)
        if not cards:
            return
        drawn = tuple(cards)
        table.drawn = drawn
        table.drawer = seat
        events.store_drawn(table, seat, drawn, "dice-store-draw")
        if len(drawn) == 1:
            keep_from_store(table, seat, drawn[0])
        else:
            table.ask(seat, STORE_PICK[self.visit])


STORE_ACTION: Final[list[StoreAction]] = [StoreAction(seat) for seat in range(MAX_SEATS)]
FIRST_VISIT: Final[list[StoreAction]] = [StoreAction(seat, 1) for seat in range(MAX_SEATS)]
SECOND_VISIT: Final[list[StoreAction]] = [StoreAction(seat, 2) for seat in range(MAX_SEATS)]


class PickDrawn(WhichCard[DiceTable]):
    """Exactly one of the cards just drawn, in the store or in the saloon."""

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return kinds_in(bag_of(table.drawn))

    def picked(self, table: DiceTable, seat: int, draw: i64) -> int:
        drawn = bag_of_drawn(table.drawn)
        return nth_kind(drawn, remainder(draw, how_many_kinds(drawn)))

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option not in table.drawn:
            return Refusal(self.rule, "dice-town-refusal-not-drawn", (("card", CARD, option),))
        return None

    def default(self, table: DiceTable, seat: int) -> int:
        return best_or_first(table.drawn)

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        return self.say(table, self.asks, (("card", CARD, option),), ("drawn:" + CARD_NAMES[option],))


class StorePick(PickDrawn):
    """dice-store-keep-one: one stays in hand."""

    asks: ClassVar[str] = "store-pick"
    rule: ClassVar[str] = "dice-store-keep-one"
    space: ClassVar[range] = range(PROPERTY)

    def __init__(self, visit: int) -> None:
        self.visit = visit

    def about(self, table: DiceTable, seat: int) -> Args:
        """Which visit it is, and why there are two: round one, or Unlimited Credit."""
        return (*AT[STORE], ("visit", NUMBER, self.visit), ("round", NUMBER, table.round))

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        keep_from_store(table, seat, option)


STORE_PICK: Final[list[StorePick]] = [StorePick(visit) for visit in range(3)]


def best_or_first(cards: tuple[int, ...]) -> int:
    """The card worth most points, else the first drawn."""
    best = cards[0]
    for card in cards:
        if POINTS[card] > POINTS[best]:
            best = card
    return best


def keep_from_store(table: DiceTable, seat: int, card: int) -> None:
    """dice-store-discard-rest: the others go face down to the discard pile; only their drawer knows them."""
    buried: i64 = table.buried[seat]
    kept = False
    for each in table.drawn:
        if each == card and not kept:
            kept = True
        else:
            table.discard.append(each)
            buried = add(buried, each)
    table.buried[seat] = buried
    rest = len(table.drawn) - 1
    table.drawn = ()
    table.drawer = -1
    table.won |= 1 << seat
    events.store_kept(table, seat, card, rest, "dice-store-keep-one")
    if card == JOE:
        table.push(joe_comes(table, seat, STORE))  # dice-store-joe-at-once
    else:
        knowledge.gained_unseen(table, seat, card)
