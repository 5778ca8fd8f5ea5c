"""Phase 4: card effects, the round marker, new cowboys, the money limit, the building row."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import HowMany
from posse.core.said import NUMBER, Args, Refusal, Said
from posse.core.steps import Step
from posse.games.carson_city import abilities, events, terms
from posse.games.carson_city.characters import put_back
from posse.games.carson_city.facts import (
    BUY_VP_2,
    DOLLARS_PER_POINT,
    ENDING,
    HOUSE,
    MAX_SEATS,
    MONEY_LIMITS,
    MOUNTAIN,
    NEW_COWBOYS,
    NOBODY,
    NOTHING,
    ROUNDS,
    ROW,
)
from posse.games.carson_city.pieces.places import NOWHERE
from posse.games.carson_city.rules.earnings import built_by
from posse.games.carson_city.rules.offers import BUNDLE
from posse.games.carson_city.table import CarsonTable

# Card effects


class Effects(Step[CarsonTable]):
    """carson-end-character-effects: in pass order, from this position on."""

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, table: CarsonTable) -> None:
        table.phase = ENDING
        for position in range(self.position, table.seats):
            seat = table.pass_order[position]
            if table.asks[seat] == 0:
                continue
            if table.waited >> seat & 1:
                reward(table, seat)
            if abilities.sells_points(table, seat):
                if BUNDLE.is_possible(table, seat):
                    table.push(EFFECTS[position + 1])
                    table.ask(seat, BUNDLE)
                    return
                source = terms.CHARACTER[table.character[seat]]
                events.declined(table, seat, source, "carson-char-optional-funds")


EFFECTS: Final[list[Effects]] = [Effects(position) for position in range(MAX_SEATS + 1)]


def reward(table: CarsonTable, seat: int) -> None:
    """carson-char-grocer-red, carson-char-settler-red: what somebody waited for."""
    source = terms.CHARACTER[table.character[seat]]
    points = abilities.house_reward(table, seat)
    if points:
        points *= built_by(table, seat, HOUSE)
        table.points[seat] += points
        events.points_received(table, seat, points, source, "carson-char-grocer-red")
    amount = abilities.mountain_reward(table, seat)
    if amount:
        amount *= built_by(table, seat, MOUNTAIN)
        if table.mountains_pay_points:
            table.points[seat] += amount
            events.points_received(table, seat, amount, source, "carson-char-settler-red")
        else:
            table.money[seat] += amount
            events.money_received(table, seat, amount, source, "carson-char-settler-red")


class NewCowboys(Step[CarsonTable]):
    """carson-end-round-marker, carson-end-cowboys; neither after the last round (carson-end-last-round)."""

    def run(self, table: CarsonTable) -> None:
        if table.round == ROUNDS:
            return
        events.marker_moved(table, BUY_VP_2 + 1 - table.round, "carson-end-round-marker")
        for seat in table.pass_order:
            # carson-end-cowboys-max: no more than there are in the reserve
            count = min(NEW_COWBOYS[table.round], table.reserve[seat])
            table.reserve[seat] = table.reserve[seat] - count
            table.hand[seat] = table.hand[seat] + count
            events.cowboys_received(table, seat, count, "carson-end-cowboys")


NEW_COWBOYS_COME: Final = NewCowboys()


# The money limit


def limit(table: CarsonTable, seat: int) -> int:
    """carson-char-limit"""
    character = table.character[seat]
    return MONEY_LIMITS[table.sides[character]][character]


def excess(table: CarsonTable, seat: int) -> int:
    over = table.money[seat] - limit(table, seat)
    return over if over > 0 else 0


def to_give(table: CarsonTable, seat: int, points: int) -> int:
    """What has to be given for this many points, at least the excess."""
    return max(DOLLARS_PER_POINT * points, excess(table, seat))


class MoneyLimit(HowMany[CarsonTable]):
    """carson-end-limit-more: the excess, or a full ten above it. The option is the number of points."""

    asks: ClassVar[str] = "limit"
    rule: ClassVar[str] = "carson-end-limit-more"
    unit: ClassVar[str] = "dollars"
    space: ClassVar[range] = range(128)

    def about(self, table: CarsonTable, seat: int) -> Args:
        return ("limit", NUMBER, limit(table, seat)), ("excess", NUMBER, excess(table, seat))

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        least = excess(table, seat) // DOLLARS_PER_POINT
        return list(range(least, table.money[seat] // DOLLARS_PER_POINT + 1))

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option < excess(table, seat) // DOLLARS_PER_POINT:
            args = (("excess", NUMBER, excess(table, seat)),)
            return Refusal("carson-end-limit-check", "carson-city-refusal-limit", args)
        if DOLLARS_PER_POINT * option > table.money[seat]:
            price = DOLLARS_PER_POINT * option
            return Refusal("carson-end-limit-more", "carson-city-refusal-money", (("price", NUMBER, price),))
        return None

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        table.sealed[seat] = option

    def default(self, table: CarsonTable, seat: int) -> int:
        return excess(table, seat) // DOLLARS_PER_POINT

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        return f"{self.unit}:{to_give(table, seat, option)}"

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        dollars = super().option(table, seat, name)
        if dollars is None:
            return None
        points = dollars // DOLLARS_PER_POINT
        if dollars < excess(table, seat):  # too little, also if it is worth as many points as the excess
            return min(points, excess(table, seat) // DOLLARS_PER_POINT - 1)
        return points if to_give(table, seat, points) == dollars else None

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        args: Args = (("dollars", NUMBER, to_give(table, seat, option)), ("n", NUMBER, option))
        return self.say(table, "limit", args)


MONEY_LIMIT: Final = MoneyLimit()


class LimitAsked(Step[CarsonTable]):
    """carson-end-limit-parallel: all who can choose, at the same time and unseen."""

    def run(self, table: CarsonTable) -> None:
        asked = 0
        for seat in range(table.seats):
            if excess(table, seat) and len(MONEY_LIMIT.options(table, seat)) > 1:
                asked |= 1 << seat
        if asked:
            table.ask_sealed(asked, MONEY_LIMIT)


class LimitKept(Step[CarsonTable]):
    """carson-end-limit-check, carson-end-limit-vp: told in pass order."""

    def run(self, table: CarsonTable) -> None:
        for seat in table.pass_order:
            over = excess(table, seat)
            if not over:
                continue  # carson-end-limit-only-over
            points = table.sealed[seat]
            table.sealed[seat] = -1
            if points < 0:
                points = over // DOLLARS_PER_POINT
            dollars = to_give(table, seat, points)
            table.money[seat] -= dollars
            table.points[seat] += points
            events.limit_kept(table, seat, limit(table, seat), dollars, points, "carson-end-limit-vp")
        table.open_sealed()


LIMIT_ASKED: Final = LimitAsked()
LIMIT_KEPT: Final = LimitKept()


# The next round


class Refill(Step[CarsonTable]):
    """carson-end-row-shift, carson-end-row-refill, carson-end-row-bag-empty."""

    def run(self, table: CarsonTable) -> None:
        if table.round == ROUNDS:
            return
        tiles = [tile for tile in table.row if tile != NOTHING]
        left = len(tiles)
        if left < ROW:
            table.row = tiles + [NOTHING] * (ROW - left)
            events.row_shifted(table, "carson-end-row-shift")
            fresh = [place for place in range(left, ROW) if place - left < len(table.bag)]
            for place in fresh:
                table.row[place] = table.bag.pop()
            events.row_filled(table, fresh, "carson-end-row-refill")


class Returns(Step[CarsonTable]):
    """carson-end-return-characters, carson-end-return-three-guns; or the end of the game."""

    def run(self, table: CarsonTable) -> None:
        if table.round == ROUNDS:
            events.game_ended(table, "carson-score-winner")
            return
        events.characters_returned(table, "carson-end-return-characters")
        put_back(table)
        table.waited = 0
        table.doubled = [NOTHING] * table.seats
        table.white_of, table.white_at = NOBODY, NOWHERE
        if table.three_guns != NOBODY:
            events.three_guns_returned(table, table.three_guns, "carson-end-return-three-guns")
            table.three_guns = NOBODY
        table.selection = table.pass_order  # carson-char-selection-order


REFILL: Final = Refill()
RETURNS: Final = Returns()
