"""A made-up game of large numbers: 8 seats, 120 cards, hands of 30, menus of 240 options, long names.

Each round everybody shows a card, chosen in secret, then the seat with the most cards gives one of them to
anybody. After three rounds the most cards win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from posse.core.chance import Chance
from posse.core.events import Event, Kind, only_for, public
from posse.core.game import Card, Game, Result, ScoreLine, Setting
from posse.core.questions import WhichCard
from posse.core.said import CARD, CARDS, NUMBER, SEAT, Args, Refusal, Said
from posse.core.steps import Question, Step
from posse.core.table import SEAT_LETTERS, SPECTATOR, Table, View, Waiting, seat_of, seat_thing

CARD_COUNT: Final = 120
ROUNDS: Final = 3
HAND: Final = 30  # the first seat's; the others share the rest
RULE: Final = "big-rule"


def long_name(card: int) -> str:
    return f"a-card-with-a-rather-long-name-{card}"


@dataclass
class BigView(View):
    hands: list[int]
    mine: list[int]
    round: int


class BigTable(Table):
    hand: list[list[int]]
    round: int

    def clone(self) -> BigTable:
        copy = BigTable()
        self.copy_kernel(copy)
        copy.hand = [hand[:] for hand in self.hand]
        copy.round = self.round
        return copy

    def view(self, seat: int = SPECTATOR) -> BigView:
        waiting: list[Waiting] = self.waiting_for()
        hands = [len(hand) for hand in self.hand]
        mine = self.hand[seat][:] if seat >= 0 else []
        return BigView(seat, self.seats, waiting, self.over, hands, mine, self.round)

    def redeal(self, seat: int) -> None:
        """All cards but one's own, into hands as large as they are."""
        unknown = sorted([card for other, hand in enumerate(self.hand) if other != seat for card in hand])
        known = [*self.hand[seat], *unknown]
        unknown = [card for card in range(CARD_COUNT) if card not in known] + unknown
        self.chance.shuffle(unknown)
        for other, hand in enumerate(self.hand):
            if other != seat:
                self.hand[other] = sorted([unknown.pop() for _ in hand])

    def result(self) -> Result | None:
        if not self.over:
            return None
        scores = [len(hand) for hand in self.hand]
        ranks = [1 + sum([other > score for other in scores]) for score in scores]
        lines = [[ScoreLine("score-cards", score, score, RULE)] for score in scores]
        return Result(scores, ranks, [seat for seat, rank in enumerate(ranks) if rank == 1], lines)

    def invariants(self) -> list[str]:
        held = [card for hand in self.hand for card in hand]
        return [] if len(held) == len(set(held)) else ["a card is there twice"]


_LAID: Final = Kind("laid", public("seat", SEAT), public("card", CARD))
_GIVEN: Final = Kind(
    "given", public("seat", SEAT), public("taker", SEAT), only_for("seat taker", "card", CARD)
)
_DEALT: Final = Kind("dealt", public("seat", SEAT), only_for("seat", "cards", CARDS))


def laid(table: BigTable, seat: int, card: int) -> None:
    if table.telling:
        table.told.append(Event(_LAID, RULE, (seat, card)))


def given(table: BigTable, seat: int, taker: int, card: int) -> None:
    if table.telling:
        table.told.append(Event(_GIVEN, RULE, (seat, taker, card)))


def dealt(table: BigTable, seat: int) -> None:
    if table.telling:
        table.told.append(Event(_DEALT, RULE, (seat, tuple(table.hand[seat]))))


class Lay(WhichCard[BigTable]):
    """Which card to show."""

    asks: ClassVar[str] = "lay"
    rule: ClassVar[str] = RULE
    space: ClassVar[range] = range(CARD_COUNT)

    def options(self, table: BigTable, seat: int) -> list[int]:
        return table.hand[seat]

    def forbids(self, table: BigTable, seat: int, option: int) -> Refusal | None:
        if option in table.hand[seat]:
            return None
        return Refusal(RULE, "big-table-refusal-not-held", (("card", CARD, option),))

    def chosen(self, table: BigTable, seat: int, option: int) -> None:
        table.sealed[seat] = option


class Give(Question[BigTable]):
    """Which card to give, and to which seat. Options are 8 * card + seat."""

    asks: ClassVar[str] = "give"
    rule: ClassVar[str] = RULE
    space: ClassVar[range] = range(8 * CARD_COUNT)

    def about(self, table: BigTable, seat: int) -> Args:
        return (("giver", SEAT, seat), ("left", NUMBER, ROUNDS - table.round))

    def options(self, table: BigTable, seat: int) -> list[int]:
        return [8 * card + taker for card in table.hand[seat] for taker in range(table.seats)]

    def forbids(self, table: BigTable, seat: int, option: int) -> Refusal | None:
        if option // 8 in table.hand[seat]:
            return None
        return Refusal(RULE, "big-table-refusal-not-held", (("card", CARD, option // 8),))

    def chosen(self, table: BigTable, seat: int, option: int) -> None:
        card, taker = option // 8, option % 8
        table.hand[seat].remove(card)
        table.hand[taker] = sorted([*table.hand[taker], card])
        given(table, seat, taker, card)

    def default(self, table: BigTable, seat: int) -> int:
        return self.options(table, seat)[0]

    def name(self, table: BigTable, seat: int, option: int) -> str:
        return f"give:{long_name(option // 8)}:{SEAT_LETTERS[option % 8]}"

    def option(self, table: BigTable, seat: int, name: str) -> int | None:
        verb, _, rest = name.partition(":")
        named, _, letter = rest.partition(":")
        card, taker = table.game.card_named(named), seat_of(letter)
        return 8 * card + taker if verb == "give" and card is not None and 0 <= taker < table.seats else None

    def label(self, table: BigTable, seat: int, option: int) -> Said:
        args: Args = (("card", CARD, option // 8), ("seat", SEAT, option % 8))
        touches = ("card:" + long_name(option // 8), seat_thing(option % 8))
        return Said("big-table-option-give", args, touches)


class Round(Step[BigTable]):
    def run(self, table: BigTable) -> None:
        if table.round < ROUNDS:
            table.round += 1
            table.push_all(OPEN, self)
            table.ask_sealed(table.everybody(), LAY)


class Open(Step[BigTable]):
    def run(self, table: BigTable) -> None:
        cards = table.sealed[:]
        table.sealed = [-1] * table.seats
        table.open_sealed()
        for seat, card in enumerate(cards):
            laid(table, seat, card)
        hands = [len(hand) for hand in table.hand]
        table.ask(hands.index(max(hands)), GIVE)


LAY: Final = Lay()
GIVE: Final = Give()
OPEN: Final = Open()


class Big(Game):
    def __init__(self) -> None:
        super().__init__("big-table", "1", 2, 8, RULE)
        self.settings = [Setting("fast", "flag", False, RULE)]
        self.cards = [
            Card(long_name(card), "card-any", (("points", NUMBER, card),)) for card in range(CARD_COUNT)
        ]
        self.questions = [Lay, Give]

    def set_up(self, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> Table:
        table = BigTable()
        table.begin(self, seats, settings, chance)
        table.telling = telling
        deck = list(range(CARD_COUNT))
        chance.shuffle(deck)
        sizes = [HAND, *[min(HAND, (CARD_COUNT - HAND) // (seats - 1))] * (seats - 1)]
        table.hand = [sorted([deck.pop() for _ in range(size)]) for size in sizes]
        table.round = 0
        for seat in range(seats):
            dealt(table, seat)
        table.push(Round())
        return table


GAME: Final = Big()
