"""An independent referee of Carson City: keeps its own books from the public events alone.

Written from docs/rules/carson-city.md, not from the engine: own map, own arithmetic, own idea of turns.
It knows nothing of the table but what a spectator is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Told = dict[str, Any]

ORDER = [
    "wages",
    "three-guns",
    "three-roads",
    "road",
    "land-purchase",
    "build-12",
    "build-10",
    "build-8",
    "build-6",
    "build-5",
    "build-4",
    "build-3",
    "parcel-income",
    "cowboy-income",
    "gambling",
    "building-income",
    "parcel-vp",
    "cowboy-vp",
    "building-vp",
    "buy-vp-5",
    "buy-vp-4",
    "buy-vp-3",
    "buy-vp-2",
]
PRICES = {f"build-{price}": price for price in (12, 10, 8, 6, 5, 4, 3)}
CLOSED_AFTER = {1: "buy-vp-2", 2: "buy-vp-3", 3: "buy-vp-4"}
NUMBERS = ["sheriff", "banker", "grocer", "chinese-worker", "settler", "captain", "mercenary"]
LIMITS = {
    "yellow": dict(zip(NUMBERS, (20, 120, 60, 30, 30, 25, 20), strict=True)),
    "red": dict(zip(NUMBERS, (20, 60, 60, 30, 20, 20, 30), strict=True)),
}
REVOLVERS = {"ranch": 1, "mine": 1, "prison": 2}
HOUSES = {"ranch": 1, "church": 1, "hotel": 2}
SHARED = ("wages", "road")  # no duels here
PLAIN = ("ranch", "mine")  # neither road nor house
NEW_COWBOYS = {1: 4, 2: 5, 3: 5}
CREW = 10


def bare(term: str) -> str:
    """ "building-bank" is a bank, "action-wages" are wages."""
    return term.partition("-")[2]


class Referee:
    """`hears` one event after another; `agrees` compares the books with what everybody can see."""

    def __init__(self, seats: int, caps: int, mountains_pay_points: bool, kit: bool) -> None:
        self.seats = seats
        self.caps = {"mine": 21 + 3 * caps, "drugstore": 21 + 3 * caps, "bank": 21 + 3 * caps}
        self.caps |= {"saloon": 35 + 5 * caps, "ranch": 8, "hotel": 6}
        self.mountains_pay_points = mountains_pay_points
        self.kit = kit
        self.money = [15] * seats
        self.points = [0] * seats
        self.cowboys = [3] * seats
        self.roads = [1] * seats
        self.revolvers = [1] * seats
        self.kept: list[list[str]] = [[] for _ in range(seats)]
        self.what: dict[str, str] = {}
        self.owner: dict[str, int] = {}
        self.edges: set[tuple[tuple[int, int], tuple[int, int]]] = set()
        self.row: dict[str, str] = {}
        self.sides: dict[str, str] = {}
        self.round = 0
        self.selection: list[int] = []
        self.turns: list[int] = []
        self.passed: list[int] = []
        self.next_turn = 0
        self.character = [""] * seats
        self.waits: set[int] = set()
        self.doubled: dict[int, str] = {}
        self.guns = -1
        self.white = -1  # who has the white cowboy in hand
        self.there: dict[str, list[tuple[int, bool]]] = {}  # cowboys by space or parcel: seat, white
        self.closed: set[str] = set()
        self.at = 0  # how far the track has been resolved
        self.paid: set[str] = set()
        self.totals: list[int] = []
        self.taken = ""  # a tile taken from the row by a character

    # The map

    @staticmethod
    def around(parcel: str) -> list[str]:
        column, row = "ABCDEFGH".index(parcel[0]), int(parcel[1]) - 1
        near = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
        return ["ABCDEFGH"[c] + str(r + 1) for r, c in near if 0 <= r < 8 and 0 <= c < 8]

    @staticmethod
    def ends(edge: str) -> tuple[tuple[int, int], tuple[int, int]]:
        row, column = int(edge[1]), int(edge[2])
        return ((row, column), (row, column + 1)) if edge[0] == "h" else ((row, column), (row + 1, column))

    def is_reached(self, parcel: str) -> bool:
        column, row = "ABCDEFGH".index(parcel[0]), int(parcel[1]) - 1
        corners = {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}
        return any(corner in corners for edge in self.edges for corner in edge)

    def price(self, parcel: str) -> int:
        return 1 + len([near for near in (parcel, *self.around(parcel)) if near in self.what])

    def counts_for(self, parcel: str, me: int) -> bool:
        """A house or mountain counts for its owner, a neutral one for everybody."""
        return self.owner.get(parcel, me) == me

    def houses(self, parcel: str, me: int) -> int:
        count = 0
        for near in self.around(parcel):
            what = self.what.get(near)
            if what == "house" and self.counts_for(near, me):
                count += 1
            elif what in HOUSES and self.owner[near] == me:
                count += HOUSES[what]
        return count

    def income(self, parcel: str) -> int:
        what, me = self.what[parcel], self.owner[parcel]
        near = self.around(parcel)
        mine = [self.what.get(own) for own, seat in self.owner.items() if seat == me]
        if what == "ranch":
            found = max(1, len([other for other in near if other not in self.what]))
        elif what == "mine":
            peaks = [other for other in near if self.what.get(other) == "mountain"]
            found = 3 * len([other for other in peaks if self.counts_for(other, me)])
        elif what == "drugstore":
            found = 3 * self.houses(parcel, me) + 3 * mine.count("ranch")
        elif what == "bank":
            found = 3 * self.houses(parcel, me) + 3 * mine.count("mine")
        elif what == "saloon":
            found = 5 * self.houses(parcel, me)
        else:
            found = 6 if what == "hotel" else 0
        return min(found, self.caps.get(what, 0))

    # Players

    def side(self, seat: int) -> str:
        return self.sides[self.character[seat]] if self.character[seat] else ""

    def holds(self, seat: int, character: str, side: str) -> bool:
        return self.character[seat] == character and self.sides[character] == side

    def firepower(self, seat: int) -> int:
        power = self.cowboys[seat] + self.revolvers[seat]
        power += 3 if self.guns == seat else 0
        power += 1 if self.white == seat else 0
        power += 3 if self.holds(seat, "mercenary", "yellow") else 0
        power += 2 if self.holds(seat, "mercenary", "red") else 0
        return power

    def parcels(self, seat: int) -> list[str]:
        return [parcel for parcel, owner in self.owner.items() if owner == seat]

    def pays(self, seat: int, dollars: int) -> None:
        self.money[seat] -= dollars
        assert self.money[seat] >= 0, f"{seat} pays ${dollars} more than there is"

    # Hearing

    def hears(self, kind: str, told: Told) -> None:
        heard: Callable[[Told], None] | None = getattr(self, "on_" + kind.replace("-", "_"), None)
        if heard is not None:
            heard(told)

    def on_sides_fixed(self, told: Told) -> None:
        self.sides = {
            bare(who): bare(side) for who, side in zip(told["characters"], told["sides"], strict=True)
        }

    def on_order_drawn(self, told: Told) -> None:
        self.selection = list(told["order"])
        assert sorted(self.selection) == list(range(self.seats))

    def on_duel_tiles_dealt(self, told: Told) -> None:
        assert told["money"] == (15 if self.seats == 2 else 30 - told["total"])
        self.money[told["seat"]] = told["money"]

    def on_town_founded(self, told: Told) -> None:
        parcel = told["parcel"]
        self.what[parcel] = "house"
        column, row = "ABCDEFGH".index(parcel[0]), int(parcel[1]) - 1
        assert 1 <= column <= 6
        assert 1 <= row <= 6
        for edge in (f"h{row}{column}", f"h{row + 1}{column}", f"v{row}{column}", f"v{row}{column + 1}"):
            self.edges.add(self.ends(edge))

    def on_mountain_rose(self, told: Told) -> None:
        assert told["parcel"] not in self.what
        self.what[told["parcel"]] = "mountain"

    def on_row_filled(self, told: Told) -> None:
        for space, tile in zip(told["spaces"], told["tiles"], strict=True):
            assert not self.row.get(bare(space)), f"{space} is not empty"
            self.row[bare(space)] = bare(tile)

    def on_row_shifted(self, told: Told) -> None:
        """They slide towards $3 without changing their order."""
        left = [self.row[space] for space in reversed(ORDER) if self.row.get(space)]
        possible = [left]
        if self.taken:  # by a character, and it was not told from which space
            gone = [at for at, tile in enumerate(left) if tile == self.taken]
            possible = [left[:at] + left[at + 1 :] for at in gone]
            self.taken = ""
        self.row = {bare(s): bare(tile) for s, tile in zip(told["spaces"], told["tiles"], strict=True)}
        spaces = [space for space in reversed(ORDER) if space in self.row]
        assert [self.row[space] for space in spaces] in possible

    def on_parcel_claimed(self, told: Told) -> None:
        seat, parcel = told["seat"], told["parcel"]
        assert parcel not in self.owner
        assert self.round == 0 or self.holds(seat, "settler", "yellow")
        assert bare(told["standing"]) == self.what.get(parcel, "")
        self.owner[parcel] = seat
        assert len(self.parcels(seat)) <= 12

    def on_round_started(self, told: Told) -> None:
        self.round += 1
        assert told["round"] == self.round
        if self.round == 1:
            assert all(len(self.parcels(seat)) == 2 for seat in range(self.seats))
        else:
            self.selection = self.passed
        assert list(told["order"]) == self.selection
        self.passed, self.next_turn, self.at = [], 0, 0
        self.doubled, self.paid = {}, set()
        self.waits = set()
        self.guns = self.white = -1
        self.there = {}

    def on_character_taken(self, told: Told) -> None:
        seat, who = told["seat"], bare(told["character"])
        assert self.sides[who] == bare(told["side"])
        taken = [each for each in self.character if each]
        assert who not in taken
        assert seat == self.selection[len(taken)]
        self.character[seat] = who

    def on_white_cowboy_taken(self, told: Told) -> None:
        assert self.holds(told["seat"], "sheriff", "yellow")
        self.white = told["seat"]

    def on_waited(self, told: Told) -> None:
        self.waits.add(told["seat"])

    def on_cowboys_hired(self, told: Told) -> None:
        assert (told["count"], told["price"]) in ((1, 1), (2, 4), (3, 9))
        self.pays(told["seat"], told["price"])
        self.cowboys[told["seat"]] += told["count"]

    def on_revolvers_bought(self, told: Told) -> None:
        assert (told["count"], told["price"]) in ((1, 3), (2, 9))
        self.pays(told["seat"], told["price"])
        self.revolvers[told["seat"]] += told["count"]

    def on_turn_order_set(self, told: Told) -> None:
        self.turns = sorted(range(self.seats), key=lambda seat: NUMBERS.index(self.character[seat]))
        assert list(told["order"]) == self.turns

    # Placing

    def takes_turn(self, seat: int) -> None:
        if self.kit:
            assert seat not in self.passed
            return
        while self.turns[self.next_turn % self.seats] in self.passed:
            self.next_turn += 1
        assert self.turns[self.next_turn % self.seats] == seat, f"it is not {seat}'s turn"
        self.next_turn += 1

    def stands(self, seat: int, cowboy: str, place: str, shared: bool = False) -> None:
        self.takes_turn(seat)
        white = cowboy == "cowboy-white"
        here = self.there.setdefault(place, [])
        if not shared:
            assert not any(is_white for _, is_white in here), f"the white cowboy stands on {place}"
            assert not white or not here, "the white cowboy joins nobody"
            assert seat not in [other for other, _ in here]
        if white:
            assert self.white == seat
            self.white = -1
        else:
            self.cowboys[seat] -= 1
            assert self.cowboys[seat] >= 0
        here.append((seat, white))

    def on_cowboy_placed(self, told: Told) -> None:
        space = bare(told["space"])
        assert space not in ("land-purchase", "building-income")
        assert space not in self.closed
        assert space not in PRICES or self.row.get(space), "there is no tile"
        peaceful = self.holds(told["seat"], "sheriff", "red") and space not in SHARED
        assert not peaceful or not self.there.get(space)
        self.stands(told["seat"], told["cowboy"], space, shared=space in SHARED)

    def on_land_staked(self, told: Told) -> None:
        parcel = told["parcel"]
        assert parcel not in self.owner
        assert told["price"] == self.price(parcel)
        assert not self.holds(told["seat"], "sheriff", "red") or not self.there.get(parcel)
        self.stands(told["seat"], told["cowboy"], parcel)

    def is_attackable(self, parcel: str) -> bool:
        near = [self.what.get(other) for other in self.around(parcel)]
        return self.what.get(parcel) in self.caps and "church" not in near

    def on_building_attacked(self, told: Told) -> None:
        parcel = told["parcel"]
        assert self.owner[parcel] == told["owner"] != told["seat"]
        assert self.what[parcel] == bare(told["building"])
        assert self.is_attackable(parcel)
        assert not self.holds(told["seat"], "sheriff", "red")
        self.stands(told["seat"], "cowboy-own", parcel)

    def on_building_guarded(self, told: Told) -> None:
        assert self.owner[told["parcel"]] == told["seat"]
        assert self.is_attackable(told["parcel"])
        self.stands(told["seat"], told["cowboy"], told["parcel"])

    def on_cowboy_lifted(self, told: Told) -> None:
        assert self.kit
        seat, white = told["seat"], told["cowboy"] == "cowboy-white"
        place = bare(told["space"]) if told["space"] else told["parcel"]
        self.there[place].remove((seat, white))
        if white:
            self.white = seat
        else:
            self.cowboys[seat] += 1

    def on_passed(self, told: Told) -> None:
        self.takes_turn(told["seat"])
        self.passed.append(told["seat"])
        assert told["position"] == len(self.passed)

    # Duels

    def on_duel_fought(self, told: Told) -> None:
        place = told["parcel"] or bare(told["place"])
        seats = list(told["seats"])
        assert place not in SHARED
        assert sorted(seats) == sorted([seat for seat, _ in self.there[place]])
        assert seats == [seat for seat in self.passed if seat in seats]
        assert list(told["firepower"]) == [self.firepower(seat) for seat in seats]
        totals = [power + luck for power, luck in zip(told["firepower"], told["luck"], strict=True)]
        assert list(told["strengths"]) == totals
        assert seats[totals.index(max(totals))] == told["winner"]  # the first in pass order of equal ones
        for seat in seats:
            if seat != told["winner"]:
                self.cowboys[seat] += 1
                self.there[place].remove((seat, False))

    # Gains

    def resolves(self, source: str) -> str:
        """The space or character a gain comes from; spaces come up in their order."""
        kind, name = source.split("-", 1)
        if kind == "action":
            assert ORDER.index(name) >= self.at, f"{name} is over"
            self.at = ORDER.index(name)
        return name

    def alone_on(self, space: str, seat: int) -> None:
        assert [each for each, _ in self.there.get(space, [])] == [seat]

    def on_money_received(self, told: Told) -> None:
        seat, amount, source = told["seat"], told["amount"], self.resolves(told["source"])
        if source == "wages":
            assert amount == 4 * len([one for one, _ in self.there["wages"] if one == seat])
        elif source == "parcel-income":
            self.alone_on(source, seat)
            assert amount == 2 * len(self.parcels(seat))
        elif source == "cowboy-income":
            self.alone_on(source, seat)
            assert amount == 2 * self.firepower(seat)
        elif source == "banker":
            assert amount == 9
            assert self.holds(seat, "banker", "yellow")
        elif source == "settler" and seat in self.waits:
            assert not self.mountains_pay_points
            assert amount == [self.what.get(own) for own in self.parcels(seat)].count("mountain")
        else:
            assert amount == 8
            assert source in ("grocer", "settler")
            assert self.character[seat] == source
        self.money[seat] += amount

    def on_points_received(self, told: Told) -> None:
        seat, count, source = told["seat"], told["count"], self.resolves(told["source"])
        own = [self.what.get(parcel, "") for parcel in self.parcels(seat)]
        expected = {
            "parcel-vp": len(own) // 2,
            "cowboy-vp": self.firepower(seat) // 2,
            "building-vp": len([what for what in own if what not in ("", "house", "mountain")]),
            "sheriff": 3,
            "grocer": own.count("house"),
            "settler": own.count("mountain"),
        }
        assert count == expected[source]
        assert source != "sheriff" or self.holds(seat, "sheriff", "red")
        assert source != "settler" or self.mountains_pay_points
        self.points[seat] += count

    def on_roads_received(self, told: Told) -> None:
        seat, source = told["seat"], self.resolves(told["source"])
        due = {"three-roads": 3, "chinese-worker": 2}.get(source)
        if source == "road":
            due = len([one for one, _ in self.there["road"] if one == seat])
        assert told["count"] <= (due or 0)
        self.roads[seat] += told["count"]

    def on_revolvers_received(self, told: Told) -> None:
        assert told["count"] <= REVOLVERS[bare(told["building"])]
        self.revolvers[told["seat"]] += told["count"]

    def on_cowboys_received(self, told: Told) -> None:
        seat = told["seat"]
        assert told["count"] == min(NEW_COWBOYS[self.round], CREW - self.cowboys[seat])
        self.cowboys[seat] += told["count"]

    def on_three_guns_taken(self, told: Told) -> None:
        self.alone_on("three-guns", told["seat"])
        self.guns = told["seat"]

    def on_gambled(self, told: Told) -> None:
        self.alone_on("gambling", told["seat"])
        assert told["amount"] == sum(told["dice"])
        self.money[told["seat"]] += told["amount"]

    def on_points_bought(self, told: Told) -> None:
        seat, count, price, source = told["seat"], told["count"], told["price"], bare(told["source"])
        if source == "banker":
            assert (count, price) in ((3, 3), (5, 12), (7, 25))
        else:
            self.alone_on(source, seat)
            assert price == count * int(source[-1])
        self.pays(seat, price)
        self.points[seat] += count

    # Land, roads, construction

    def on_land_bought(self, told: Told) -> None:
        seat, parcel = told["seat"], told["parcel"]
        self.alone_on(parcel, seat)
        assert parcel not in self.owner
        assert told["price"] == self.price(parcel)
        assert bare(told["standing"]) == self.what.get(parcel, "")
        self.pays(seat, told["price"])
        self.owner[parcel] = seat
        self.there.pop(parcel)
        assert len(self.parcels(seat)) <= 12

    def on_land_declined(self, told: Told) -> None:
        self.there.pop(told["parcel"])

    def on_land_lapsed(self, told: Told) -> None:
        self.alone_on(told["parcel"], told["seat"])
        short = self.money[told["seat"]] < told["price"] == self.price(told["parcel"])
        assert short or len(self.parcels(told["seat"])) == 12
        self.there.pop(told["parcel"])

    def on_road_laid(self, told: Told) -> None:
        edge = self.ends(told["edge"])
        assert edge not in self.edges
        assert any(corner in road for road in self.edges for corner in edge), "it touches no road"
        self.edges.add(edge)
        self.roads[told["seat"]] -= 1
        assert self.roads[told["seat"]] >= 0

    def on_tile_bought(self, told: Told) -> None:
        seat, tile, space = told["seat"], bare(told["building"]), bare(told["space"])
        if space == "chinese-worker":
            assert told["price"] == 5
            assert self.holds(seat, "chinese-worker", "red")
            self.taken = tile
        else:
            self.alone_on(space, seat)
            half = self.holds(seat, "chinese-worker", "yellow")
            assert told["price"] == ((PRICES[space] + 1) // 2 if half else PRICES[space])
            assert self.row.pop(space) == tile
        self.pays(seat, told["price"])
        self.kept[seat].append(tile)

    def on_built(self, told: Told) -> None:
        seat, tile, parcel = told["seat"], bare(told["building"]), told["parcel"]
        assert self.owner[parcel] == seat
        assert parcel not in self.what
        assert tile in PLAIN or self.is_reached(parcel)
        self.kept[seat].remove(tile)
        self.what[parcel] = tile

    def on_house_built(self, told: Told) -> None:
        parcel = told["parcel"]
        assert parcel not in self.what
        assert self.is_reached(parcel)
        assert told["owner"] == self.owner.get(parcel, -1)
        self.what[parcel] = "house"

    def on_attack_cancelled(self, told: Told) -> None:
        near = [self.what.get(other) for other in self.around(told["parcel"])]
        assert "church" in near
        assert self.owner[told["parcel"]] != told["seat"]
        self.there[told["parcel"]].remove((told["seat"], False))
        self.cowboys[told["seat"]] += 1

    # Building income

    def on_income_doubled(self, told: Told) -> None:
        assert self.holds(told["seat"], "grocer", "yellow")
        assert bare(told["building"]) in [self.what.get(own) for own in self.parcels(told["seat"])]
        self.doubled[told["seat"]] = bare(told["building"])

    def on_building_paid(self, told: Told) -> None:
        seat, parcel = told["seat"], told["parcel"]
        assert parcel not in self.paid
        self.paid.add(parcel)
        assert self.owner[parcel] == seat
        amount = self.income(parcel) * (2 if self.doubled.get(seat) == self.what[parcel] else 1)
        assert told["amount"] == amount, f"{parcel} should pay {amount}"
        thieves = [one for one, _ in self.there.get(parcel, []) if one != seat]
        assert [told["thief"]] == (thieves or [-1])
        share = amount // 2 if thieves else 0
        assert (told["kept"], told["share"]) == (amount - share, share)
        self.money[seat] += amount - share
        if thieves:
            self.money[thieves[0]] += share

    # The end

    def on_marker_moved(self, told: Told) -> None:
        assert bare(told["space"]) == CLOSED_AFTER[self.round]
        self.closed.add(CLOSED_AFTER[self.round])

    def on_limit_kept(self, told: Told) -> None:
        seat, amount = told["seat"], told["amount"]
        limit = LIMITS[self.side(seat)][self.character[seat]]
        excess = self.money[seat] - limit
        assert told["limit"] == limit
        assert excess > 0
        assert amount == excess or (amount > excess and amount % 10 == 0)
        assert told["count"] == amount // 10
        self.pays(seat, amount)
        self.points[seat] += told["count"]

    def on_characters_returned(self, told: Told) -> None:
        every = [p for p, what in self.what.items() if what in self.caps]
        assert self.paid == set(every), "every paying building pays once a round"
        for seat in range(self.seats):
            assert self.money[seat] <= LIMITS[self.side(seat)][self.character[seat]]
        self.character = [""] * self.seats
        self.white = -1

    def on_three_guns_returned(self, told: Told) -> None:
        self.guns = -1

    def on_scored(self, told: Told) -> None:
        seat = told["seat"]
        assert self.round == 4
        assert told["points"] == self.points[seat]
        estate = len([parcel for parcel in self.parcels(seat) if parcel in self.what])
        later = self.seats - 1 - self.passed.index(seat) if self.kit else 0
        total = self.points[seat] + 2 * estate + self.money[seat] // 6 + later
        assert told["total"] == total
        self.totals.append(total)

    def on_game_ended(self, told: Told) -> None:
        best = max(self.totals)
        winner = next(seat for seat in self.passed if self.totals[seat] == best)
        assert (told["winner"], told["total"]) == (winner, best)

    # Comparing

    def agrees(self, view: Any, names: Any) -> None:
        """With what everybody can see, while nothing lies sealed."""
        for player in view.players:
            seat = player.seat
            books = (
                self.money[seat],
                self.points[seat],
                self.cowboys[seat],
                self.roads[seat],
                self.revolvers[seat],
            )
            assert books == (player.money, player.points, player.cowboys, player.roads, player.revolvers), (
                seat
            )
            assert sorted(self.kept[seat]) == sorted([names.STANDS[tile] for tile in player.kept])
            if self.character[seat]:
                assert player.firepower == self.firepower(seat)
        for number, parcel in enumerate(names.PARCEL_NAMES):
            assert view.owner[number] == self.owner.get(parcel, -1), parcel
            assert names.STANDS[view.what[number]] == self.what.get(parcel, "nothing"), parcel
            if parcel not in self.owner:
                assert view.prices[number] == self.price(parcel), parcel
            if self.what.get(parcel) in self.caps:
                assert view.incomes[number] == self.income(parcel), parcel
        assert {self.ends(names.EDGE_NAMES[edge]) for edge in view.edges} == self.edges
