"""What Dice Town brings to a search: deputies play the round to its end; then their chances are estimated."""

from __future__ import annotations

from functools import partial
from typing import Final

from posse.core.game import Imagine
from posse.core.search import Guide, Sign, Weights
from posse.core.table import SEATS_IN, Decision, Table, View
from posse.games.dice_town.deputy import choose, keeping
from posse.games.dice_town.deputy.luck import bid_in, fix_dice
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
COMMITMENTS: Final = 8
NEAR: Final = 2.5  # points: a commitment that the deputy thinks worse than its own by more is not tried
CANDIDATES: Final = 6
BIDS: Final[tuple[int, ...]] = (0, 1, -1, 2, -2, 4, -4)  # dollars more than the deputy would offer
A_POINT: Final = 0.01  # of the chance to win, for every point by which the deputy thinks an answer worse
ANOTHER: Final = -0.003  # the same for answers of which the deputy gives no value
TRUST: Final = 8.0
HOPELESS: Final = 1.0
LOOKS: Final = 5  # stages of a search: after each the hopeless drop out
SPARE: Final = 3  # the first dollars, which are worth more
# Action cards by what they are worth in hand: each of these three counts for itself.
PRIZED: Final[int] = bag_of([GIRLS, CHEATER, CHEATER])
USEFUL: Final[int] = bag_of([CORRUPTION, MARSHAL, SPLIT, WANTED, ELIXIR])
POOR: Final[int] = bag_of([CREDIT, BRUTE, BRUTE, DYNAMITE])
STAGES: Final[tuple[float, ...]] = (0.25, 0.75, 1.5, 2.5, 4.0, 6.0)  # rounds to come
WEIGHTS: Final[tuple[Weights, ...]] = (  # tools/fit.py
    (0.199, 0.0951, 0.0983, 0.567, 0.185, 0.198, 0.173, 0.533, 0.098, -0.0872, 0.0681),
    (0.178, 0.0857, 0.0594, 0.485, 0.145, 0.185, 0.134, 0.456, 0.174, -0.0589, 0.0861),
    (0.133, 0.0811, 0.0707, 0.318, 0.114, 0.17, 0.103, 0.437, 0.226, -0.0879, 0.11),
    (0.11, 0.0636, 0.0736, 0.253, 0.0898, 0.127, 0.0875, 0.384, 0.00981, 0.0172, 0.109),
    (0.0829, 0.0563, 0.0731, 0.233, 0.0506, 0.104, 0.0532, 0.28, 0.017, -0.0426, 0.151),
    (0.0585, 0.0439, 0.0506, 0.213, 0.019, 0.0866, 0.0287, 0.228, 0.0654, -0.0507, 0.167),
    (0.0221, 0.0371, 0.00493, 0.0963, -0.0156, 0.0513, 0.0031, 0.0839, -0.0192, -0.0644, 0.171),
)
TRIALS: Final = 250


class DiceGuide(Guide):
    def __init__(self) -> None:
        super().__init__(choose, WEIGHTS, TRIALS)
        self.doubt = 0.0
        self.trust = TRUST
        self.hopeless = HOPELESS

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

    def stages(self, options: list[int]) -> int:
        return LOOKS

    def policy(self, table: Table, seat: int) -> int:
        """The deputy's answer, but for the dollars that it bids. It does not look at who else is asked."""
        assert isinstance(table, DiceTable)
        decision = table.decision(seat)
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        answer = self.deputy(before(table, seat, []), decision, partial(table.imagine, seat))
        return bid_in(table, seat, answer) if decision.asks == "offer-dollars" else answer

    def copy_of(self, world: Table) -> Table:
        assert isinstance(world, DiceTable)
        copy = world.clone()
        fix_dice(copy)
        return copy

    def open_up(self, world: Table, seat: int) -> None:
        """What others keep in this throw does not depend on the answer: they decide once for all of them."""
        super().open_up(world, seat)
        decision = world.decision(seat)
        if decision is not None and decision.asks == "commit-keep":
            for rival in SEATS_IN[world.waiting]:
                if rival != seat:
                    world.take(rival, self.policy(world, rival))

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
        """What a seat has between two rounds: gold, money, badge, points on cards, action cards, cards."""
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
        found.append(float(size(table.hand[seat])))  # a thief leaves those who have many of them the rest
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
