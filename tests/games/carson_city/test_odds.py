"""What a view says of duels before they are fought."""

from __future__ import annotations

from posse.games.carson_city.facts import SPACES
from posse.games.carson_city.pieces.places import ON_MAP
from posse.games.carson_city.rules.odds import ContestView
from tests.games.carson_city.laying import CarsonStory, carson_city
from tests.games.carson_city.placing import parcel_named

GUNS = SPACES.index("three-guns")


def contest(table: CarsonStory, seat: int, place: int) -> ContestView | None:
    return next((each for each in table.table.view(seat).contests if each.place == place), None)


def test_two_equals_win_alike_and_a_tie_is_open_until_somebody_has_passed() -> None:
    table = carson_city(
        players=3, phase="placement", at={"a": "three-guns", "b": "three-guns"}, cowboys={"a": 2, "b": 2}
    )
    found = contest(table, -1, GUNS)
    assert found is not None
    # 15 of 36 rolls are higher, 6 are equal.
    assert (found.seats, found.chances, found.tie) == ([0, 1], [42, 42], 16)
    assert found.joined == []


def test_who_rides_there_has_one_less_in_hand() -> None:
    table = carson_city(players=2, phase="placement", at={"a": "three-guns"}, cowboys={"a": 1, "b": 8})
    found = contest(table, 1, GUNS)
    assert found is not None
    assert found.chances == []  # nobody to fight yet
    assert found.joined == [0, 100]  # 1 + 1 against 7 + 1, and dice cannot make that good
    own = contest(table, 0, GUNS)
    assert own is not None
    assert own.joined == []


def test_once_somebody_has_passed_ties_are_theirs() -> None:
    table = carson_city(
        players=2, phase="placement", at={"a": "e3", "b": "e3"}, cowboys={"a": 2, "b": 2}, duel_tiles=False
    )
    table.a.passes()
    found = contest(table, -1, ON_MAP + parcel_named("e3"))
    assert found is not None
    assert (found.chances, found.tie) == ([58, 42], 0)


def test_nobody_can_tell_what_duel_tiles_bring() -> None:
    table = carson_city(
        players=3, phase="placement", at={"a": "three-guns", "b": "three-guns"}, tiles={"a": "1 2", "b": "3"}
    )
    found = contest(table, 2, GUNS)
    assert found is not None
    assert (found.chances, found.tie, found.joined) == ([], 0, [])
