"""The deputy at rarer questions: Ranch, Dorothy Rage, Lady Rosa of Texas, declarations of the hidden six."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bang.laying import BangStory, bang
from tests.games.bang.six import out, six
from tests.games.bang.test_deputy import deputy, did

# Ranch


def ranch(hand: str) -> BangStory:
    """The deputy has a Winchester, and is asked which cards it swaps."""
    table = bang(4, event="ranch", hands={"a": hand}, front={"a": "winchester"}, life={"a": 3})
    table.a.ends()
    return table


def test_at_the_ranch_it_swaps_what_is_of_no_use_and_nothing_else() -> None:
    table = ranch("beer schofield-ks missed dynamite")
    for useless in ("schofield-ks", "dynamite-2h"):
        assert deputy(table) == f"discard:{useless}"
        table.a.chooses(deputy(table))
    assert deputy(table) == "enough"
    table.a.chooses("enough")
    assert len(table.a.hand.split()) == 4


def test_at_the_ranch_it_keeps_a_good_hand() -> None:
    assert deputy(ranch("beer missed barrel")) == "enough"


# Dorothy Rage


def raging(**more: Any) -> BangStory:
    """b has shot at the Sheriff, c and e at b; all hands have been seen."""
    roles = {"b": "outlaw", "c": "deputy", "d": "outlaw", "e": "renegade"}
    table = bang(5, show="dorothy-rage", roles=roles, **more)
    did(table, "b>a", "b>a", "b>a", "d>a", "d>a", "d>a", "c>b", "c>b", "c>d")
    for hand in table.table.hands:
        for card in hand:
            table.table.knows[card] = 31
    return table


def test_an_enemy_is_made_to_shoot_at_another_enemy() -> None:
    table = raging(hands={"b": "beer bang-2d panic missed"}, front={"b": "schofield"})
    assert deputy(table) == "use:dorothy-rage:b"
    table.a.uses("dorothy-rage", at="b")
    assert deputy(table) == "name:bang"
    table.a.chooses("name:bang")
    assert table.a.options == ["seat:c", "seat:d", "seat:e", "seat:a"]
    assert deputy(table) == "seat:d"


@pytest.mark.parametrize(("life", "wasted"), [(4, True), (2, False)])
def test_an_enemy_who_reaches_friends_only_wastes_a_beer_unless_it_would_help(
    life: int, wasted: bool
) -> None:
    table = raging(hands={"b": "bang-2d beer missed missed"}, life={"b": life})
    table.a.uses("dorothy-rage", at="b")
    assert deputy(table) != "name:bang"
    assert (deputy(table) == "name:beer") is wasted


def test_a_friend_who_would_fall_is_not_made_the_target() -> None:
    for life, target in ((4, "c"), (1, "a")):
        table = raging(hands={"b": "bang-2d"}, life={"c": life})
        table.a.uses("dorothy-rage", at="b")
        table.a.chooses("name:bang")
        assert table.a.options == ["seat:c", "seat:a"]
        assert deputy(table) == f"seat:{target}"


def test_nobody_names_a_card_that_is_certainly_not_there() -> None:
    hands = {"b": "jail-js missed missed missed"}
    table = raging(hands=hands, front={"b": "schofield"}, life={"b": 2})
    table.a.uses("dorothy-rage", at="b")
    assert deputy(table) == "name:jail"
    table.a.chooses("name:jail")
    assert deputy(table) == "seat:d"


def test_friends_are_left_in_peace_by_dorothy() -> None:
    table = raging(hands={"c": "bang bang bang bang bang"}, life={"b": 0, "d": 0})
    assert deputy(table) == "end"


# Lady Rosa of Texas


@pytest.mark.parametrize(
    ("deeds", "swaps"), [(["e>a", "e>a"], True), (["b>a", "b>a", "e>b", "e>b"], False), ([], False)]
)
def test_it_takes_the_turn_of_an_enemy_on_its_right_and_of_nobody_else(deeds: list[str], swaps: bool) -> None:
    table = bang(5, show="lady-rosa-of-texas")
    did(table, *deeds)
    assert (deputy(table) == "use:lady-rosa-of-texas") is swaps


def test_lady_rosa_takes_the_neighbour_who_is_still_in_game() -> None:
    for enemy, swaps in (("d", True), ("b", False)):
        roles = {"d": "deputy", "e": "outlaw"}
        table = bang(5, show="lady-rosa-of-texas", roles=roles, life={"e": 0})
        did(table, f"{enemy}>a", f"{enemy}>a", f"{enemy}>a")
        assert (deputy(table) == "use:lady-rosa-of-texas") is swaps


# Declarations


@pytest.mark.parametrize(
    ("life", "declared"), [({"a": 1, "f": 4}, "nothing"), ({"a": 5, "f": 1, "d": 2}, "crime")]
)
def test_a_sheriff_calls_out_the_last_enemy_if_the_fight_can_be_won(
    life: dict[str, int], declared: str
) -> None:
    """d is a friend, who would have to leave the game."""
    table = six(phase="start", life={**out("b", "c", "e"), **life})
    did(table, "f>a", "f>a", "f>a", "d>f", "d>f", "d>b")
    assert deputy(table, "a") == declared


@pytest.mark.parametrize(
    ("deeds", "declared"),
    [
        (["e>a", "e>a", "f>a", "f>a"], "law"),
        (["b>a", "b>a", "f>a", "f>a", "e>b", "e>b", "e>f", "e>f"], "nothing"),
    ],
)
def test_an_outlaw_says_that_the_law_is_dead_if_everybody_left_looks_like_a_friend(
    deeds: list[str], declared: str
) -> None:
    """Sheriff, one deputy and the renegade are out. Another deputy is in the game, or not."""
    table = six(phase="start", turn="b", life={**out("a", "c", "d"), "b": 2})
    did(table, *deeds)
    assert deputy(table, "b") == declared


@pytest.mark.parametrize(("life", "declared"), [(4, "law"), (1, "nothing")])
def test_an_outlaw_who_is_stronger_than_each_of_its_enemies_calls_them_out(life: int, declared: str) -> None:
    roles = {"c": "renegade", "d": "deputy", "e": "deputy"}
    weak = {**out("a", "d", "f"), "b": life, "c": 1, "e": 1}
    table = six(phase="start", turn="b", roles=roles, removed="outlaw", life=weak)
    did(table, *["b>a"] * 4, *["c>b"] * 4, *["e>b"] * 4)
    assert deputy(table, "b") == declared
