"""What Dice Town brings to a search: deputies play the round to its end; then their chances are estimated."""

from __future__ import annotations

from functools import partial
from typing import Final

from posse.core.game import Imagine
from posse.core.search import Guide, Sign, Weights
from posse.core.table import Decision, Table, View
from posse.games.dice_town.deputy import choose, keeping
from posse.games.dice_town.deputy.luck import fix_dice
from posse.games.dice_town.deputy.worth import NUGGETS_A_ROUND, PROPERTY_A_ROUND
from posse.games.dice_town.facts import (
    BRUTE,
    CHEATER,
    CORRUPTION,
    CREDIT,
    DYNAMITE,
    ELIXIR,
    GIRLS,
    MARSHAL,
    SPLIT,
    WANTED,
)
from posse.games.dice_town.pieces.bags import (
    ALL,
    PROPERTIES,
    STORES,
    bag_of,
    cards_in,
    properties_in,
    size,
    stores_in,
)
from posse.games.dice_town.scoring import points, worth
from posse.games.dice_town.table import DiceTable
from posse.games.dice_town.view import DiceView, before

# Answers that are left to the deputy: few of them decide a game.
LEFT_TO_DEPUTY: Final = ("offer", "offer-nuggets", "offer-cards", "doctor-order", "final-tie")
COMMITMENTS: Final = 5
NEAR: Final = 1.5  # points: a commitment that the deputy thinks worse than its own by more is not tried
CANDIDATES: Final = 6
BIDS: Final[tuple[int, ...]] = (0, -1, 1, -2, 2, -4)  # dollars more than the deputy would offer
A_POINT: Final = 0.01  # of the chance to win, for every point by which the deputy thinks an answer worse
ANOTHER: Final = -0.003  # the same for answers of which the deputy gives no value
TRUST: Final = 8.0
SPARE: Final = 3  # the first dollars, which are worth more
# Action cards by what they are worth in hand: each of these three counts for itself.
PRIZED: Final[int] = bag_of([GIRLS, CHEATER, CHEATER])
USEFUL: Final[int] = bag_of([CORRUPTION, MARSHAL, SPLIT, WANTED, ELIXIR])
POOR: Final[int] = bag_of([CREDIT, BRUTE, BRUTE, DYNAMITE])
STAGES: Final[tuple[float, ...]] = (0.25, 0.75, 1.5, 2.5, 4.0, 6.0)  # rounds to come
WEIGHTS: Final[tuple[Weights, ...]] = (  # tools/fit.py
    (0.194, 0.0909, 0.128, 0.557, 0.206, 0.212, 0.18, 0.496, 0.018, 0.033),
    (0.185, 0.0785, 0.107, 0.456, 0.174, 0.164, 0.144, 0.579, 0.147, 0.0979),
    (0.132, 0.0828, 0.0595, 0.4, 0.147, 0.177, 0.122, 0.493, 0.26, 0.0458),
    (0.108, 0.0587, 0.0942, 0.215, 0.122, 0.136, 0.102, 0.453, 0.0524, 0.154),
    (0.0831, 0.055, 0.0729, 0.219, 0.0942, 0.107, 0.0794, 0.389, 0.145, 0.121),
    (0.0683, 0.0433, 0.0479, 0.236, 0.0679, 0.098, 0.0577, 0.438, 0.209, 0.0942),
    (0.0168, 0.0355, -0.00373, 0.118, 0.0357, 0.0641, 0.0293, 0.238, 0.116, 0.126),
)
TRIALS: Final = 120


class DiceGuide(Guide):
    def __init__(self) -> None:
        super().__init__(choose, WEIGHTS, TRIALS)
        self.doubt = 0.0
        self.trust = TRUST

    def candidates(self, view: View, decision: Decision, imagine: Imagine) -> list[int]:
        first = self.deputy(view, decision, imagine)
        if decision.asks in LEFT_TO_DEPUTY:
            return [first]
        if decision.asks == "commit-keep":
            assert isinstance(view, DiceView)
            return best_commitments(view, first)
        if decision.asks == "offer-dollars":
            bids = [first + more for more in BIDS]
            return [bid for bid in bids if 0 <= bid <= decision.options[-1]]
        return [first, *[option for option in decision.options if option != first]][:CANDIDATES]

    def expected(self, view: View, decision: Decision, options: list[int]) -> list[float]:
        if decision.asks != "commit-keep":
            return [0.0, *[ANOTHER] * (len(options) - 1)]
        assert isinstance(view, DiceView)
        known, values = keeping.commitments(view)
        best = max(values)
        return [A_POINT * (values[known.index(option)] - best) for option in options]

    def policy(self, table: Table, seat: int) -> int:
        """The deputy's answer. It does not look at who else is asked."""
        assert isinstance(table, DiceTable)
        decision = table.decision(seat)
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        return self.deputy(before(table, seat, []), decision, partial(table.imagine, seat))

    def copy_of(self, world: Table) -> Table:
        assert isinstance(world, DiceTable)
        copy = world.clone()
        fix_dice(copy)
        return copy

    def horizon(self, table: Table, seat: int) -> int:
        assert isinstance(table, DiceTable)
        return table.round

    def stage(self, table: Table) -> int:
        """By the rounds to come; a finished game has none."""
        assert isinstance(table, DiceTable)
        if table.over:
            return len(WEIGHTS)
        left = rounds_to_come(table)
        stage = 0
        while stage < len(STAGES) and left >= STAGES[stage]:
            stage += 1
        return stage

    def features(self, table: Table, seat: int, me: int) -> list[float]:
        """What a seat has between two rounds: gold, money, badge, points on cards, action cards."""
        assert isinstance(table, DiceTable)
        dollars = float(table.dollars[seat])
        found = [float(table.nuggets[seat]), dollars, min(float(SPARE), dollars)]
        found.append(1.0 if table.sheriff == seat else 0.0)
        found.append(float(worth(table.hand[seat] & PROPERTIES)))
        found.append(float(worth(table.fenced[seat])))
        stores = table.hand[seat] & STORES
        found.append(float(worth(stores)))
        found.append(float(size(stores & PRIZED)))
        found.append(float(size(stores & USEFUL)))
        found.append(float(size(stores & POOR)))
        return found

    def signs(self) -> list[Sign]:
        return [
            Sign("gold"),
            Sign("dollars", scale=3.0),
            Sign("property"),
            Sign("store"),
            Sign("theft"),
            Sign("sheriff"),
            Sign("points", scale=3.0),
        ]

    def notice(self, before: Table, after: Table, seat: int) -> list[float]:
        assert isinstance(before, DiceTable)
        assert isinstance(after, DiceTable)
        property = property_of(after, seat) > property_of(before, seat)
        store = stores_in(after.hand[seat]) > stores_in(before.hand[seat])
        return [
            1.0 if after.nuggets[seat] > before.nuggets[seat] else 0.0,
            float(after.dollars[seat] - before.dollars[seat]),
            1.0 if property else 0.0,
            1.0 if store else 0.0,
            1.0 if has_stolen(before, after, seat) else 0.0,
            1.0 if after.sheriff == seat else 0.0,
            float(sum(points(after, seat)) - sum(points(before, seat))),
        ]


def property_of(table: DiceTable, seat: int) -> int:
    return properties_in(table.hand[seat]) + size(table.fenced[seat])


def has_stolen(before: DiceTable, after: DiceTable, seat: int) -> bool:
    """Whether this seat has a card more of a kind that a rival has fewer of: mostly a win in the saloon."""
    gained = cards_in(after.hand[seat] & ~before.hand[seat])
    for rival in range(before.seats):
        lost = before.hand[rival] & ~after.hand[rival]
        if rival != seat and [card for card in gained if lost & ALL[card]]:
            return True
    return False


def best_commitments(view: DiceView, first: int) -> list[int]:
    """The deputy's, then the next best that are nearly as good."""
    options, values = keeping.commitments(view)
    if not options:
        return [first]
    enough = max(values) - NEAR
    ranked = sorted(range(len(options)), key=lambda number: -values[number])
    others = [options[number] for number in ranked if values[number] >= enough and options[number] != first]
    return [first, *others][:COMMITMENTS]


def rounds_to_come(table: DiceTable) -> float:
    """After the next one, at the usual pace: until the mine or the town hall is empty."""
    mine = table.mine / NUGGETS_A_ROUND
    property = (len(table.property_deck) + len(table.row)) / PROPERTY_A_ROUND
    return min(mine, property) - 1.0
