"""What Dice Town brings to a search: deputies play the round to its end; then their chances are estimated."""

from __future__ import annotations

from typing import Final

from posse.core.game import Imagine
from posse.core.search import Guide, Sign, Weights
from posse.core.table import Decision, Table, View
from posse.games.dice_town.deputy import choose, keeping
from posse.games.dice_town.deputy.luck import fix_dice
from posse.games.dice_town.deputy.worth import NUGGETS_A_ROUND, PROPERTY_A_ROUND
from posse.games.dice_town.facts import EQUIPMENT
from posse.games.dice_town.pieces.bags import ALL, STORES, cards_in, properties_in, size, stores_in
from posse.games.dice_town.scoring import points
from posse.games.dice_town.table import DiceTable
from posse.games.dice_town.view import DiceView

# Answers that are left to the deputy: few of them decide a game, and an offer is a promise to somebody.
LEFT_TO_DEPUTY: Final = (
    "offer",
    "offer-dollars",
    "offer-nuggets",
    "offer-cards",
    "doctor-order",
    "final-tie",
)
COMMITMENTS: Final = 5
CANDIDATES: Final = 6
A_POINT: Final = 0.014  # of the chance to win, for every point by which the deputy thinks an answer worse
ANOTHER: Final = -0.004  # the same for answers of which the deputy gives no value
TRUST: Final = 12.0
WEIGHTS: Final[tuple[Weights, ...]] = (  # tools/fit.py
    (0.0147, 0.254, -0.119, -0.287, 0.0269, -0.0339, 0.196, -0.161),
)
TRIALS: Final = 0  # no marshal yet: it has not been shown to be better than the deputy


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
        return [first, *[option for option in decision.options if option != first]][:CANDIDATES]

    def expected(self, view: View, decision: Decision, options: list[int]) -> list[float]:
        if decision.asks != "commit-keep":
            return [0.0, *[ANOTHER] * (len(options) - 1)]
        assert isinstance(view, DiceView)
        known, values = keeping.commitments(view)
        best = max(values)
        return [A_POINT * (values[known.index(option)] - best) for option in options]

    def copy_of(self, world: Table) -> Table:
        assert isinstance(world, DiceTable)
        copy = world.clone()
        fix_dice(copy)
        return copy

    def horizon(self, table: Table, seat: int) -> int:
        assert isinstance(table, DiceTable)
        return table.round

    def features(self, table: Table, seat: int, me: int) -> list[float]:
        """What a seat has, and the same by how near the end is."""
        assert isinstance(table, DiceTable)
        score = float(sum(points(table, seat)))
        badge = 1.0 if table.sheriff == seat else 0.0
        dollars = float(table.dollars[seat])
        actions = float(sum([1 for card in cards_in(table.hand[seat] & STORES) if card < EQUIPMENT]))
        near = nearness(table)
        return [score, score * near, badge, badge * near, dollars, dollars * near, actions, actions * near]

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
    """The deputy's, then the next best."""
    options, values = keeping.commitments(view)
    ranked = sorted(range(len(options)), key=lambda number: -values[number])
    others = [options[number] for number in ranked if options[number] != first]
    return [first, *others][:COMMITMENTS]


def nearness(table: DiceTable) -> float:
    """1 when the game is about to end, less the more rounds are to come."""
    mine = table.mine / NUGGETS_A_ROUND
    property = (len(table.property_deck) + len(table.row)) / PROPERTY_A_ROUND
    return 1.0 / (1.0 + max(0.0, min(mine, property) - 1.0))
