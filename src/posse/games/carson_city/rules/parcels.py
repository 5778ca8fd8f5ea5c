"""Parcels: whose they are, what they cost, and questions that are answered with one."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from posse.core.said import Args, Refusal, Said
from posse.games.carson_city import terms
from posse.games.carson_city.facts import NOBODY, PARCELS, SIDE
from posse.games.carson_city.pieces.land import BIT, parcel_at, parcels_in, size
from posse.games.carson_city.rules.roads import OwnDecision
from posse.games.carson_city.table import CarsonTable

if TYPE_CHECKING:
    from mypy_extensions import i64


def own(table: CarsonTable, seat: int, parcel: int) -> None:
    """carson-land-pay: a property tile is put on a parcel, under whatever stands there."""
    row = parcel // SIDE
    table.owner[parcel] = seat
    table.unowned[row] = table.unowned[row] & ~BIT[parcel]
    table.land[SIDE * seat + row] = table.land[SIDE * seat + row] | BIT[parcel]
    table.claims[seat] = table.claims[seat] - 1


def is_owned(table: CarsonTable, parcel: int) -> bool:
    return table.owner[parcel] != NOBODY


def owned_refusal(table: CarsonTable, parcel: int, rule: str) -> Refusal:
    """It belongs to somebody."""
    return Refusal(rule, "carson-city-refusal-owned", terms.parcel_args(parcel))


class WhichParcel(OwnDecision):
    """A question answered with a parcel, or with one of `others`: options from 64 on."""

    others: ClassVar[tuple[str, ...]] = ()

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        return terms.PARCEL_THINGS[option] if option < PARCELS else self.others[option - PARCELS]

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        if name in self.others:
            return PARCELS + self.others.index(name)
        kind, _, parcel = name.partition(":")
        return terms.PARCELS_NAMED.get(parcel) if kind == "parcel" else None

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        if option < PARCELS:
            return self.say(
                table, self.asks, self.label_args(table, seat, option), (terms.PARCEL_THINGS[option],)
            )
        name = self.others[option - PARCELS]
        if name == "road":
            return self.road_label(table)
        return self.say(table, "back" if name == "back" else self.asks + "-" + name)

    def label_args(self, table: CarsonTable, seat: int, parcel: int) -> Args:
        return terms.parcel_args(parcel)


class OneOfSet(WhichParcel):
    """The same where the parcels of the menu are a set: random play need not list them."""

    @abstractmethod
    def rows(self, table: CarsonTable, seat: int) -> list[int]:
        """The parcels of the menu, as a set."""

    def other_options(self, table: CarsonTable, seat: int) -> i64:
        """How many of the options from 64 on follow them."""
        return 0

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        menu = parcels_in(self.rows(table, seat))
        for other in range(self.other_options(table, seat)):
            menu.append(PARCELS + other)
        return menu

    def picked(self, table: CarsonTable, seat: int, draw: i64) -> int:
        rows = self.rows(table, seat)
        parcels = size(rows)
        at = draw % (parcels + self.other_options(table, seat))
        return parcel_at(rows, at) if at < parcels else PARCELS + (at - parcels)
