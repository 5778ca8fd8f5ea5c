"""A made-up game of windows inside windows: one player at a time is asked for a card they may not hold.

In turn each player shoots at somebody, challenges somebody to a duel, or lets everybody run. The target
may dodge; in a duel both shoot in turn until one has no shot left; a player who is hit may drink at once.
Hands are dealt once, and used up. After two turns each the healthiest win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from posse.core.chance import Chance
from posse.core.events import Event, Kind, public
from posse.core.game import Card, Game, Result, ScoreLine
from posse.core.questions import PlayOrPass
from posse.core.said import CARD, NUMBER, SEAT, Args, Refusal, Said
from posse.core.steps import Question, Step
from posse.core.table import SEAT_LETTERS, SPECTATOR, Table, View, seat_of, seat_thing

RULE: Final = "standoff-rule"
SHOT, DODGE, DRINK = 0, 1, 2
CARDS: Final = ("shot", "dodge", "drink")
COPIES: Final = 8
HAND: Final = 5
TURNS: Final = 2


@dataclass
class StandoffView(View):
    life: list[int]
    hands: list[int]  # how many cards
    mine: list[int]
    turn: int


class StandoffTable(Table):
    hand: list[list[int]]
    deck: list[int]
    life: list[int]
    turn: int

    def clone(self) -> StandoffTable:
        copy = StandoffTable()
        self.copy_kernel(copy)
        copy.hand = [hand[:] for hand in self.hand]
        copy.deck = self.deck[:]
        copy.life = self.life[:]
        copy.turn = self.turn
        return copy

    def view(self, seat: int = SPECTATOR) -> StandoffView:
        hands = [len(hand) for hand in self.hand]
        mine = sorted(self.hand[seat]) if seat >= 0 else []
        return StandoffView(
            seat, self.seats, self.waiting_for(), self.over, self.life[:], hands, mine, self.turn
        )

    def redeal(self, seat: int) -> None:
        unknown = [
            *self.deck,
            *[card for other, hand in enumerate(self.hand) if other != seat for card in hand],
        ]
        unknown.sort()
        self.chance.shuffle(unknown)
        for other, hand in enumerate(self.hand):
            if other != seat:
                self.hand[other] = [unknown.pop() for _ in hand]
        self.deck = unknown

    def result(self) -> Result | None:
        if not self.over:
            return None
        ranks = [1 + sum([other > mine for other in self.life]) for mine in self.life]
        lines = [[ScoreLine("score-life", life, life, RULE)] for life in self.life]
        return Result(self.life[:], ranks, [seat for seat, rank in enumerate(ranks) if rank == 1], lines)

    def invariants(self) -> list[str]:
        return []


_PLAYED: Final = Kind("played", public("seat", SEAT), public("card", CARD))
_DREW: Final = Kind("threatened", public("seat", SEAT), public("target", SEAT))
_HIT: Final = Kind("hit", public("seat", SEAT), public("life", NUMBER))


def tell(table: StandoffTable, kind: Kind, *values: int) -> None:
    if table.telling:
        table.told.append(Event(kind, RULE, values))


class CardWindow(PlayOrPass[StandoffTable]):
    """An open question for one hidden card. Its answer shows as soon as it counts."""

    rule: ClassVar[str] = RULE
    hidden: ClassVar[bool] = True

    def holds(self, table: StandoffTable, seat: int) -> bool:
        return self.card in table.hand[seat]

    def missing(self, table: StandoffTable, seat: int) -> Refusal:
        return Refusal(RULE, "standoff-refusal-not-held", (("card", CARD, self.card),))

    def run(self, table: StandoffTable) -> None:
        raise NotImplementedError

    def chosen(self, table: StandoffTable, seat: int, option: int) -> None:
        if option:
            table.hand[seat].remove(self.card)
            tell(table, _PLAYED, seat, self.card)
        self.answered(table, seat, option != 0)

    def answered(self, table: StandoffTable, seat: int, played: bool) -> None:
        raise NotImplementedError


class Dodge(CardWindow):
    """A shot: dodge, or be hit."""

    asks: ClassVar[str] = "dodge"

    def __init__(self, shooter: int, target: int) -> None:
        super().__init__(DODGE)
        self.shooter = shooter
        self.target = target

    def about(self, table: StandoffTable, seat: int) -> Args:
        return (*super().about(table, seat), ("shooter", SEAT, self.shooter))

    def run(self, table: StandoffTable) -> None:
        tell(table, _DREW, self.shooter, self.target)
        table.ask(self.target, self)

    def answered(self, table: StandoffTable, seat: int, played: bool) -> None:
        if not played:
            table.push(Hit(seat))


class Shoot(CardWindow):
    """A duel: shoot back, or be hit."""

    asks: ClassVar[str] = "shoot-back"

    def __init__(self, me: int, rival: int) -> None:
        super().__init__(SHOT)
        self.me = me
        self.rival = rival

    def about(self, table: StandoffTable, seat: int) -> Args:
        return (*super().about(table, seat), ("rival", SEAT, self.rival))

    def run(self, table: StandoffTable) -> None:
        table.ask(self.me, self)

    def answered(self, table: StandoffTable, seat: int, played: bool) -> None:
        table.push(Shoot(self.rival, self.me) if played else Hit(seat))


class Hit(CardWindow):
    """A player is hit, and may drink at once: a window inside the window that led here."""

    asks: ClassVar[str] = "drink"

    def __init__(self, seat: int) -> None:
        super().__init__(DRINK)
        self.seat = seat

    def run(self, table: StandoffTable) -> None:
        table.life[self.seat] -= 1
        tell(table, _HIT, self.seat, table.life[self.seat])
        table.ask(self.seat, self)

    def answered(self, table: StandoffTable, seat: int, played: bool) -> None:
        if played:
            table.life[seat] += 1


class Run(CardWindow):
    """Everybody runs: a window in which several are asked at once, and answer in secret."""

    asks: ClassVar[str] = "run"

    def __init__(self, starter: int) -> None:
        super().__init__(DODGE)
        self.starter = starter

    def run(self, table: StandoffTable) -> None:
        table.push(Ran())
        table.ask_sealed(table.everybody() ^ 1 << self.starter, self)

    def chosen(self, table: StandoffTable, seat: int, option: int) -> None:
        table.sealed[seat] = option


class Ran(Step[StandoffTable]):
    def run(self, table: StandoffTable) -> None:
        steps: list[Step[StandoffTable]] = []
        for seat in range(table.seats):
            if not table.secret >> seat & 1:
                continue
            if table.sealed[seat]:
                table.hand[seat].remove(DODGE)
                tell(table, _PLAYED, seat, DODGE)
            else:
                steps.append(Hit(seat))
        table.sealed = [-1] * table.seats
        table.open_sealed()
        table.push_all(*steps)


class Turn(Question[StandoffTable]):
    """Shoot at somebody, challenge somebody, or let everybody run. Everybody knows these choices."""

    asks: ClassVar[str] = "turn"
    rule: ClassVar[str] = RULE
    space: ClassVar[range] = range(17)

    def options(self, table: StandoffTable, seat: int) -> list[int]:
        others = [other for other in range(table.seats) if other != seat]
        return [0, *[1 + other for other in others], *[9 + other for other in others]]

    def forbids(self, table: StandoffTable, seat: int, option: int) -> Refusal | None:
        return None if option in self.options(table, seat) else Refusal(RULE, "standoff-refusal-self")

    def default(self, table: StandoffTable, seat: int) -> int:
        return 0

    def chosen(self, table: StandoffTable, seat: int, option: int) -> None:
        if option == 0:
            table.push(Run(seat))
        elif option < 9:
            table.push(Dodge(seat, option - 1))
        else:
            table.push(Shoot(option - 9, seat))

    def name(self, table: StandoffTable, seat: int, option: int) -> str:
        if option == 0:
            return "run"
        return ("shoot:" if option < 9 else "duel:") + SEAT_LETTERS[(option - 1) % 8]

    def option(self, table: StandoffTable, seat: int, name: str) -> int | None:
        verb, _, letter = name.partition(":")
        target = seat_of(letter)
        if name == "run":
            return 0
        if verb not in ("shoot", "duel") or not 0 <= target < table.seats:
            return None
        return (1 if verb == "shoot" else 9) + target

    def label(self, table: StandoffTable, seat: int, option: int) -> Said:
        if option == 0:
            return Said("standoff-option-run")
        target = (option - 1) % 8
        return Said("standoff-option-attack", (("seat", SEAT, target),), (seat_thing(target),))


TURN: Final = Turn()


class NextTurn(Step[StandoffTable]):
    def run(self, table: StandoffTable) -> None:
        if table.turn < TURNS * table.seats:
            table.push(self)
            table.ask(table.turn % table.seats, TURN)
            table.turn += 1


class Standoff(Game):
    def __init__(self) -> None:
        super().__init__("standoff", "1", 2, 8, RULE)
        self.cards = [Card(name, "card-" + name, ()) for name in CARDS]
        self.questions = [Turn, Dodge, Shoot, Hit, Run]

    def set_up(self, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> Table:
        table = StandoffTable()
        table.begin(self, seats, settings, chance)
        table.telling = telling
        table.deck = sorted([*range(len(CARDS))] * COPIES * 2)
        chance.shuffle(table.deck)
        table.hand = [[table.deck.pop() for _ in range(HAND)] for _ in range(seats)]
        table.life = [4] * seats
        table.turn = 0
        table.push(NextTurn())
        return table


GAME: Final = Standoff()
