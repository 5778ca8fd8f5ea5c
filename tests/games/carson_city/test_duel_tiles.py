"""Section 17: duel tiles instead of dice."""

import pytest

from posse.core import Chance
from posse.core.table import SPECTATOR
from posse.testing import rule
from tests.games.carson_city.laying import carson_city, new_carson_city


def duel(**more):
    """A duel of a and b for the Three Guns, tiles to be chosen."""
    given = {
        "players": 3,
        "cowboys": dict.fromkeys("abc", 1),
        "at": {"a": "three-guns", "b": "three-guns"},
        **more,
    }
    return carson_city(phase="actions", **given)


@rule("carson-tiles-two-players")
def test_two_players_have_a_set_each_and_fifteen_dollars():
    table = new_carson_city(2, duel_tiles=True)
    assert (table.a.tiles, table.b.tiles) == ("0 1 2 3 4 5", "0 1 2 3 4 5")
    assert (table.a.money, table.b.money) == (15, 15)


@rule("carson-tiles-deal", "carson-tiles-money", "carson-tiles-total-public")
@pytest.mark.parametrize(("players", "total"), [(3, 45), (4, 60), (5, 75)])
def test_more_players_are_dealt_six_tiles_each_and_money_makes_up_for_it(players, total):
    table = new_carson_city(players, duel_tiles=True)
    hands = [table.player(seat).sees.tiles for seat in range(players)]
    assert sorted([tile for hand in hands for tile in hand]) == sorted(list(range(6)) * players)
    dealt = [player.dealt for player in table.sees.players]
    assert dealt == [sum(hand) for hand in hands]
    assert sum(dealt) == total
    assert [player.money for player in table.sees.players] == [30 - sum(hand) for hand in hands]
    assert len(set(dealt)) > 1


@rule("carson-tiles-hidden", "carson-info-public")
def test_others_see_only_how_many_tiles_somebody_holds():
    table = new_carson_city(3, duel_tiles=True)
    assert table.told("duel-tiles-dealt")[0]["tiles"] is None
    assert table.told("duel-tiles-dealt", seat=0)[0]["tiles"] == tuple(table.a.sees.tiles)
    assert table.told("duel-tiles-dealt", seat=1)[0]["tiles"] is None
    assert table.sees.tiles == []
    assert [player.duel_tiles for player in table.sees.players] == [6, 6, 6]


@rule("carson-tiles-duel", "carson-tiles-secret-choice")
def test_each_duellist_adds_a_tile_chosen_in_secret():
    table = duel(tiles={"a": "1 4", "b": "0 5"}, cowboys={"a": 2, "b": 1, "c": 0})
    assert table.waiting_for == "a b"
    assert table.a.options == ["duel:1", "duel:4"]
    assert table.a.refused("duel:5") == "carson-tiles-duel"
    table.a.chooses("duel:1")
    assert table.b.sees.players[0].duel_tiles == 2
    assert (table.a.sees.tile, table.b.sees.tile, table.table.view(SPECTATOR).tile) == (1, -1, -1)
    assert "duel-fought" not in table.events
    table.b.chooses("duel:5")
    fought = table.last("duel-fought")
    assert (fought["firepower"], fought["luck"], fought["strengths"], fought["winner"]) == (
        (3, 2),
        (1, 5),
        (4, 7),
        1,
    )
    assert (table.a.tiles, table.b.tiles) == ("4", "0")


@rule("carson-tiles-always-ask", "carson-decide-forced")
def test_somebody_with_equal_tiles_is_asked_somebody_with_one_is_not():
    table = duel(tiles={"a": "3 3", "b": "2"})
    assert table.waiting_for == "a"
    assert table.a.options == ["duel:3"]
    table.a.chooses("duel:3")
    assert table.last("duel-fought")["luck"] == (3, 2)


@rule("carson-tiles-tie")
def test_ties_are_broken_by_pass_order():
    table = duel(order="b a c", tiles={"a": "3", "b": "3"})
    assert table.last("duel-fought")["winner"] == 1


@rule("carson-tiles-played-pile")
def test_all_tiles_used_go_to_the_played_pile():
    table = duel(tiles={"a": "1 4", "b": "0 5", "c": "0 1 2 3 4 5"}, pile="0 1 2 2 3 3 4 5")
    before = table.sees.pile
    table.a.chooses("duel:4")
    table.b.chooses("duel:5")
    assert table.sees.pile == before + 2
    assert [player.duel_tiles for player in table.sees.players] == [1, 1, 6]


@rule("carson-tiles-refill", "carson-tiles-pile-hidden", "carson-tiles-hidden")
def test_somebody_without_tiles_takes_three_from_the_pile_unseen():
    table = duel(order="b a c", tiles={"a": "4", "b": "5", "c": "0 1"}, pile="0 1 2 2 3 3 4 5 0 1 2 3 4 5")
    drawn = table.told("duel-tiles-drawn")
    assert [told["seat"] for told in drawn] == [1, 0]  # in pass order
    assert [told["count"] for told in drawn] == [3, 3]
    assert all(told["tiles"] is None for told in drawn)
    assert table.told("duel-tiles-drawn", seat=0)[1]["tiles"] == tuple(table.a.sees.tiles)
    assert table.told("duel-tiles-drawn", seat=0)[0]["tiles"] is None
    assert (len(table.a.sees.tiles), len(table.b.sees.tiles)) == (3, 3)
    assert table.sees.pile == 16 - 6
    assert not hasattr(table.sees, "spent")


@rule("carson-tiles-pile-hidden", "carson-tiles-total-public")
def test_a_seat_imagines_only_tiles_that_fit_what_it_knows():
    table = new_carson_city(4, duel_tiles=True)
    totals = [player.dealt for player in table.sees.players]
    seen = set()
    for number in range(60):
        imagined = table.table.imagine(0, Chance.from_text(str(number)))
        assert imagined.view(0).tiles == table.a.sees.tiles
        for seat in (1, 2, 3):
            hand = imagined.view(seat).tiles
            assert sum(hand) == totals[seat]
            seen.add((seat, tuple(hand)))
    assert len(seen) > 30
    # Two players: the first six are 0 to 5, so there is nothing to imagine.
    two = new_carson_city(2, duel_tiles=True)
    assert two.table.imagine(0, Chance.from_text("1")).view(1).tiles == [0, 1, 2, 3, 4, 5]


def test_after_a_refill_others_imagine_what_could_have_been_drawn():
    table = duel(tiles={"a": "4", "b": "5 1", "c": "0 1"}, pile="5 5 0")
    table.b.chooses("duel:1")
    hands = {
        tuple(table.table.imagine(1, Chance.from_text(str(number))).view(0).tiles) for number in range(60)
    }
    assert tuple(table.a.sees.tiles) in hands
    assert len(hands) > 3
    assert {
        tuple(table.table.imagine(0, Chance.from_text(str(number))).view(0).tiles) for number in range(9)
    } == {tuple(table.a.sees.tiles)}


@rule("carson-tiles-dice-elsewhere")
def test_gambling_still_uses_dice():
    table = carson_city(
        players=3,
        phase="actions",
        action="gambling",
        at={"a": "gambling"},
        tiles={},
        money={"a": 0},
        dice="6 5",
    )
    assert table.a.money == 11


@rule("carson-land-duel-order")
def test_with_tiles_the_order_of_duels_always_matters():
    table = carson_city(
        players=4,
        phase="actions",
        action="land-purchase",
        tiles={},
        at={"a": "a1", "b": "a1", "c": "e1", "d": "e1"},
    )
    assert table.asks == "land-duel"
