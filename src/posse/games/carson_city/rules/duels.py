"""Duels: everybody who has a cowboy on the same place fights; the winner's cowboy stays."""

from __future__ import annotations

from typing import ClassVar

from posse.core.questions import Plain
from posse.core.said import NUMBER, TERM, TEXT, Args, Refusal, Said
from posse.core.steps import Step
from posse.games.carson_city import abilities, events, terms
from posse.games.carson_city.facts import DUEL_TILES, PARCEL_NAMES, REFILL
from posse.games.carson_city.imagining import DREW
from posse.games.carson_city.pieces.places import ON_MAP
from posse.games.carson_city.rules.cowboys import at, take_back
from posse.games.carson_city.table import CarsonTable


def duel(table: CarsonTable, place: int) -> None:
    """carson-duel-who, carson-duel-single: one duel of all who stand there. What follows is on the stack."""
    if table.duel_tiles:
        table.push(Choosing(place))
    else:
        roll(table, place, at(table, place))


def roll(table: CarsonTable, place: int, seats: list[int]) -> int:
    """A duel with dice; returns who wins."""
    luck: list[int] = []
    for _ in seats:  # carson-duel-dice-order
        luck.append(1 + table.chance.below(6))
    return settle(table, place, seats, luck)


def settle(table: CarsonTable, place: int, seats: list[int], luck: list[int]) -> int:
    """carson-duel-strength, carson-duel-winner, carson-duel-tie: `seats` are in pass order."""
    firepower: list[int] = []
    winner, best = -1, -1
    for number, seat in enumerate(seats):
        power = table.firepower(seat)
        firepower.append(power)
        if power + luck[number] > best:
            winner, best = seat, power + luck[number]
    rule = "carson-tiles-duel" if table.duel_tiles else "carson-duel-winner"
    events.duel_fought(table, place, seats, firepower, luck, winner, rule)
    for seat in seats:
        if seat != winner:
            take_back(table, seat, place)
            console(table, seat)
    return winner


def console(table: CarsonTable, seat: int) -> None:
    """A duel was lost; some cards make that good."""
    points = abilities.consolation(table, seat)
    if points:
        table.points[seat] += points
        source = terms.CHARACTER[table.character[seat]]
        events.points_received(table, seat, points, source, "carson-char-sheriff-red")


# Variant: duel tiles


class DuelTile(Plain[CarsonTable]):
    """carson-tiles-secret-choice: which tile to use, face down until all have chosen."""

    asks: ClassVar[str] = "duel-tile"
    rule: ClassVar[str] = "carson-tiles-secret-choice"
    hidden: ClassVar[bool] = True
    space: ClassVar[range] = range(DUEL_TILES)

    def __init__(self, place: int) -> None:
        self.place = place

    def about(self, table: CarsonTable, seat: int) -> Args:
        return place_args(table, self.place)

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        return [tile for tile in range(DUEL_TILES) if table.arms[DUEL_TILES * seat + tile]]

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if table.arms[DUEL_TILES * seat + option]:
            return None
        return Refusal("carson-tiles-duel", "carson-city-refusal-no-such-tile", (("n", NUMBER, option),))

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        table.sealed[seat] = option

    def default(self, table: CarsonTable, seat: int) -> int:
        return self.options(table, seat)[0]

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        return f"duel:{option}"

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        kind, _, number = name.partition(":")
        if kind != "duel" or len(number) != 1 or number not in "012345":
            return None
        return int(number)

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        return self.say(table, "duel-tile", (("n", NUMBER, option),), (f"duel:{option}",))


def place_args(table: CarsonTable, place: int) -> Args:
    """What a duel is about: a space, or land or a building and its parcel."""
    if place < ON_MAP:
        return ("place", TERM, terms.SPACE[place]), ("parcel", TEXT, "")
    parcel = place - ON_MAP
    term = terms.BUILDING[table.what[parcel]] if table.owner[parcel] >= 0 else "action-land-purchase"
    return ("place", TERM, term), ("parcel", TEXT, PARCEL_NAMES[parcel])


class Choosing(Step[CarsonTable]):
    """carson-tiles-always-ask: everybody with more than one tile left is asked."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, table: CarsonTable) -> None:
        asked = 0
        for seat in at(table, self.place):
            if tiles_held(table, seat) > 1:
                asked |= 1 << seat
        table.push(Revealing(self.place))
        if asked:
            table.ask_sealed(asked, DuelTile(self.place))


def tiles_held(table: CarsonTable, seat: int) -> int:
    return sum(table.arms[DUEL_TILES * seat : DUEL_TILES * (seat + 1)])


class Revealing(Step[CarsonTable]):
    """carson-tiles-secret-choice, carson-tiles-played-pile: all tiles at once, onto the played pile."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, table: CarsonTable) -> None:
        seats = at(table, self.place)
        used = [table.sealed[seat] if table.sealed[seat] >= 0 else _only_tile(table, seat) for seat in seats]
        for seat, tile in zip(seats, used, strict=True):
            table.sealed[seat] = -1
            table.arms[DUEL_TILES * seat + tile] -= 1
            table.spent[tile] += 1
            table.played.append(16 * seat + tile)
        table.open_sealed()
        settle(table, self.place, seats, used)
        for seat in seats:
            if not tiles_held(table, seat):
                refill(table, seat)


def _only_tile(table: CarsonTable, seat: int) -> int:
    return table.arms[DUEL_TILES * seat : DUEL_TILES * (seat + 1)].index(1)


def refill(table: CarsonTable, seat: int) -> None:
    """carson-tiles-refill: three random tiles from the played pile."""
    pile = [tile for tile in range(DUEL_TILES) for _ in range(table.spent[tile])]
    tiles: list[int] = []
    for _ in range(REFILL):
        tile = pile.pop(table.chance.below(len(pile)))
        tiles.append(tile)
        table.spent[tile] -= 1
        table.arms[DUEL_TILES * seat + tile] += 1
    table.played.append(16 * seat + DREW)
    table.drawn.append(tuple(sorted(tiles)))
    events.duel_tiles_drawn(table, seat, tuple(sorted(tiles)), "carson-tiles-refill")
