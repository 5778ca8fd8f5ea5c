"""Section 7: placement."""

from posse.testing import rule
from tests.games.carson_city.laying import carson_city


@rule("carson-place-order", "carson-place-one", "carson-place-pass-track", "carson-place-last-player")
def test_players_place_one_cowboy_each_in_turn_until_they_pass():
    table = carson_city(players=2)
    table.a.places("wages")
    assert table.a.cowboys == 2
    assert table.waiting_for == "b"
    table.b.stakes("c3")
    table.a.places("three-guns")
    table.b.passes()
    assert table.pass_order == "b"
    assert table.waiting_for == "a"
    table.a.places("wages")
    assert table.pass_order == "b a"
    assert table.asks == "buy-land"
    table.b.chooses("decline")
    assert table.round == 2
    assert table.waiting_for == "b"  # first to pass is first to choose a character


@rule("carson-place-free-choice", "carson-place-pass-final", "carson-place-end")
def test_a_player_may_pass_with_cowboys_left_and_places_no_more():
    table = carson_city(players=3)
    table.a.passes()
    table.b.places("wages")
    table.c.places("wages")
    assert table.waiting_for == "b"
    table.b.passes()
    table.c.passes()
    assert table.pass_order == "a b c"
    assert table.a.cowboys == 3 + 4
