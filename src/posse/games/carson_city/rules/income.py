"""Building income: what each building pays, attacks on it, and pay day."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import Plain
from posse.core.said import TERM, Refusal, Said
from posse.core.steps import Step
from posse.games.carson_city import abilities, events, terms
from posse.games.carson_city.facts import CASH, HOTEL, NOTHING, PARCELS, PAYING, SIDE, STANDS, UNIT
from posse.games.carson_city.pieces.land import PARCELS_IN, WHOLE_ROW
from posse.games.carson_city.pieces.places import ON_MAP
from posse.games.carson_city.rules.contests import ATTACK_DUEL, attack_duels, next_duel
from posse.games.carson_city.rules.cowboys import at_parcel, retire
from posse.games.carson_city.rules.earnings import built_by, income_of
from posse.games.carson_city.table import CarsonTable

# Who waited chooses


class DoubleIncome(Plain[CarsonTable]):
    """carson-grocer-yellow-choice-later: $8, or a type of building (the option) that pays double."""

    asks: ClassVar[str] = "double"
    rule: ClassVar[str] = "carson-grocer-yellow-choice-later"
    space: ClassVar[range] = range(HOTEL + 1)

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        return [NOTHING, *paying_types(table, seat)]

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option == NOTHING or built_by(table, seat, option):
            return None
        args = (("building", TERM, terms.BUILDING[option]),)
        return Refusal("carson-decide-type-owned", "carson-city-refusal-type-not-owned", args)

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == NOTHING:
            take_cash(table, seat, "carson-char-grocer-yellow")
            return
        table.doubled[seat] = option
        events.income_doubled(table, seat, option, "carson-grocer-yellow-double")

    def default(self, table: CarsonTable, seat: int) -> int:
        return NOTHING

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        return "cash" if option == NOTHING else STANDS[option]

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        if name == "cash":
            return NOTHING
        building = STANDS.index(name) if name in STANDS else NOTHING
        return building if building in PAYING else None

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        if option == NOTHING:
            return self.say(table, "cash")
        mine = [terms.PARCEL_THINGS[at] for at in range(PARCELS) if _is(table, at, option, seat)]
        return self.say(table, "double", (("building", TERM, terms.BUILDING[option]),), tuple(mine))


def _is(table: CarsonTable, parcel: int, building: int, owner: int) -> bool:
    return table.what[parcel] == building and table.owner[parcel] == owner


def paying_types(table: CarsonTable, seat: int) -> list[int]:
    """carson-decide-type-owned"""
    return [building for building in PAYING if built_by(table, seat, building)]


def take_cash(table: CarsonTable, seat: int, rule: str) -> None:
    """$8 instead of a reward that has to be waited for."""
    table.money[seat] += CASH
    events.money_received(table, seat, CASH, terms.CHARACTER[table.character[seat]], rule)


DOUBLE_INCOME: Final = DoubleIncome()


class IncomeChoices(Step[CarsonTable]):
    """carson-income-steps: those who waited choose before any duel."""

    def run(self, table: CarsonTable) -> None:
        for seat in table.pass_order:
            if table.waited >> seat & 1 and abilities.may_double(table, seat):
                if paying_types(table, seat):
                    table.ask(seat, DOUBLE_INCOME)
                else:
                    take_cash(table, seat, "carson-decide-type-owned")
                return  # there is only one card of this sort


# Attacks and pay day


class Attacks(Step[CarsonTable]):
    """carson-attack-duel: one duel on each building that is defended or has several attackers."""

    def run(self, table: CarsonTable) -> None:
        due = attack_duels(table)
        if due:
            table.push(ATTACKS)
            next_duel(table, due, ATTACK_DUEL)


class PayDay(Step[CarsonTable]):
    """carson-income-automatic, carson-income-snapshot: all buildings pay; then the cowboys leave the map."""

    def run(self, table: CarsonTable) -> None:
        received = [0] * table.seats
        for parcel in _paying(table):
            self._pay(table, parcel, received)
        for seat in table.pass_order:
            if received[seat]:
                table.money[seat] += received[seat]
                events.income_received(table, seat, received[seat], "carson-income-automatic")
        self._leave(table)

    def _pay(self, table: CarsonTable, parcel: int, received: list[int]) -> None:
        """carson-attack-success-share, carson-grocer-yellow-attacked: half, rounded down, to an attacker."""
        owner = table.owner[parcel]
        amount = income_of(table, parcel)
        if table.doubled[owner] == table.what[parcel]:
            amount *= 2  # carson-grocer-yellow-double-after-cap
        standing = at_parcel(table, parcel)
        thief = standing[0] if standing and standing[0] != owner else -1
        share = amount // 2 if thief >= 0 else 0
        if thief >= 0:
            received[thief] += share
        received[owner] += amount - share
        rule = "carson-attack-success-share" if thief >= 0 else "carson-income-automatic"
        events.building_paid(table, parcel, amount, thief, share, rule)

    def _leave(self, table: CarsonTable) -> None:
        """carson-attack-guard-unused: a guard without work, too."""
        for at, standing in enumerate(table.stood):
            if standing:
                for parcel in PARCELS_IN[at % SIDE][standing]:
                    retire(table, at // SIDE, ON_MAP + parcel)


def _paying(table: CarsonTable) -> list[int]:
    """Parcels with a building that can pay, row by row."""
    found: list[int] = []
    for row in range(SIDE):
        for parcel in PARCELS_IN[row][~(table.bare[row] | table.unowned[row]) & WHOLE_ROW]:
            if UNIT[table.what[parcel]]:
                found.append(parcel)
    return found


INCOME_CHOICES: Final = IncomeChoices()
ATTACKS: Final = Attacks()
PAY_DAY: Final = PayDay()
