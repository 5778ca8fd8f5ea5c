"""What views say of the map beyond what lies on it: what makes an income, and what a building would earn."""

from posse.games.carson_city.facts import CAPS_FROM_ZERO, PARCEL_NAMES, PAYING, SPACES, STANDS, UNIT
from posse.games.carson_city.rules.earnings import prospects, would_pay
from tests.games.carson_city.laying import carson_city

TOWN = {
    "players": 2,
    "town": "g6",
    "land": {"a": "b2 c2 a1 e5 h8 h1", "b": "b3"},
    "stands": {"b2": "drugstore", "c2": "hotel", "e5": "ranch", "h8": "mine", "b3": "house", "a1": "house"},
    "mountains": "g7 g8 h7",
}


def counted(view, parcel):
    found = next(each for each in view.earnings if PARCEL_NAMES[each.parcel].lower() == parcel)
    return sorted(PARCEL_NAMES[each].lower() for each in found.counts)


def test_a_drugstore_counts_own_houses_a_hotel_twice_and_ranches_but_not_a_rivals_house():
    assert counted(carson_city(**TOWN).sees, "b2") == ["a1", "c2", "c2", "e5"]


def test_mines_count_mountains_and_hotels_nothing():
    view = carson_city(**TOWN).sees
    assert counted(view, "h8") == ["g7", "g8", "h7"]
    assert counted(view, "c2") == []


def test_what_counts_makes_the_income():
    view = carson_city(**TOWN).sees
    paid = [each for each in view.earnings if STANDS[view.what[each.parcel]] != "hotel"]
    assert len(paid) == 3
    for each in paid:
        what = view.what[each.parcel]
        assert view.incomes[each.parcel] == min(UNIT[what] * len(each.counts), CAPS_FROM_ZERO[what])


def test_a_building_would_earn_each_player_what_they_own_around_it():
    view = carson_city(**TOWN).sees
    drugstore = PAYING.index(STANDS.index("drugstore"))
    mine, theirs = [view.yields[each] for each in view.prospects[PARCEL_NAMES.index("C3")]]
    assert mine[drugstore] == 9  # the hotel beside it, and the ranch
    assert theirs[drugstore] == 3  # their house


def test_what_is_foretold_is_what_the_rules_would_pay():
    table = carson_city(**TOWN).table
    which, yields = prospects(table)
    for parcel, by_seat in enumerate(which):
        for seat, number in enumerate(by_seat):
            assert yields[number] == [would_pay(table, parcel, building, seat) for building in PAYING]


def test_nothing_is_foretold_where_something_stands():
    view = carson_city(**TOWN).sees
    assert [len(each) for each in view.prospects] == [0 if what else 2 for what in view.what]


def test_spaces_are_open_before_the_first_cowboy_is_placed():
    view = carson_city(players=2, phase="characters").sees
    closed = [SPACES[each.space] for each in view.spaces if not each.open]
    assert closed == ["land-purchase", "building-income"]
