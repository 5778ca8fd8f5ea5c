"""10. Distance and weapons."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import bang


@rule("bang-dist-base")
def test_the_shorter_way_round_the_table_counts() -> None:
    table = bang(players=7)
    assert [table.a.distance(seat) for seat in "bcdefg"] == [1, 2, 3, 3, 2, 1]
    table = bang(players=8)
    assert [table.c.distance(seat) for seat in "abdefgh"] == [2, 1, 1, 2, 3, 4, 3]


@rule("bang-dist-eliminated", "bang-dist-base")
def test_the_eliminated_do_not_count() -> None:
    table = bang(players=7, life={"b": 0, "g": 0})
    assert [table.a.distance(seat) for seat in "cdef"] == [1, 2, 2, 1]


@rule("bang-dist-self")
def test_everybody_is_at_distance_one_from_themselves() -> None:
    table = bang(front={"a": "mustang scope"}, hands={"a": "panic"})
    assert table.a.distance("a") == 1
    assert table.a.may_play("panic", at="a")


@rule("bang-dist-seen", "bang-dist-not-symmetric")
def test_what_stands_on_both_sides_is_added_up() -> None:
    table = bang(
        players=8,
        characters={"a": "rose-doolan", "e": "paul-regret"},
        front={"a": "scope binocular", "e": "mustang hideout"},
    )
    assert table.a.distance("e") == 4 + 3 - 3
    assert table.e.distance("a") == 4
    assert table.b.distance("e") == 3 + 3
    assert table.a.distance("d") == 1  # 3 - 3


@rule("bang-dist-minimum")
def test_nobody_is_nearer_than_one() -> None:
    table = bang(characters={"a": "rose-doolan"}, front={"a": "scope"})
    assert [table.a.distance(seat) for seat in "bcd"] == [1, 1, 1]


@rule("bang-weapon-colt")
def test_without_a_weapon_the_range_is_one() -> None:
    table = bang(players=5, hands={"a": "bang", "b": "cat-balou"})
    assert table.a.me.seen.range == 1
    assert table.a.may_play("bang", at="b")
    assert not table.a.may_play("bang", at="c")
    nothing = bang(hands={"b": "cat-balou"}, turn="b")
    assert not nothing.b.may_play("cat-balou", at="a")  # the Colt is no card


@rule("bang-weapon-range")
def test_a_bang_goes_by_distance_and_range() -> None:
    table = bang(players=7, hands={"a": "bang"}, front={"a": "schofield", "c": "mustang"})
    assert table.a.may_play("bang", at="f")
    assert table.a.cannot_play("bang", at="c") == "bang-weapon-range"
    assert table.a.cannot_play("bang", at="d") == "bang-weapon-range"


@rule("bang-weapon-does-not-shorten")
def test_a_weapon_brings_nobody_nearer() -> None:
    table = bang(players=7, hands={"a": "panic", "c": "beer"}, front={"a": "winchester"})
    assert table.a.distance("c") == 2
    assert not table.a.may_play("panic", at="c")


@rule("bang-weapon-table")
def test_the_ranges_of_the_five_weapons() -> None:
    ranges = {"volcanic": 1, "schofield": 2, "remington": 3, "rev-carabine": 4, "winchester": 5}
    for weapon, reach in ranges.items():
        assert bang(front={"a": weapon}).a.me.seen.range == reach


@rule("bang-weapon-no-effect")
def test_a_weapon_without_effect_leaves_the_colt() -> None:
    table = bang(characters={"b": "belle-star"}, front={"a": "winchester"}, turn="b")
    assert table.a.me.seen.range == 1
    other = bang(characters={"c": "belle-star"}, front={"a": "winchester"}, turn="b")
    assert other.a.me.seen.range == 5
