"""Section 18: simultaneous placement."""

import pytest

from posse.core import Refused, records
from posse.core.records import Luck, Record
from posse.games.carson_city import GAME
from posse.testing import rule
from tests.games.carson_city.laying import carson_city


def kit(**more):
    return carson_city(**{"players": 3, "kit_carson": True, **more})


@rule("carson-kit-open", "carson-kit-replaces", "carson-kit-commands")
def test_the_first_in_turn_order_opens_then_all_act_at_once():
    table = kit()
    assert (table.waiting_for, table.asks) == ("a", "command")
    table.a.places("three-guns")
    assert table.waiting_for == "a b c"
    table.c.places("wages")
    table.c.places("gambling")
    table.b.stakes("a1")
    assert (table.a.at, table.b.at, table.c.at) == ("three-guns", "a1", "wages gambling")
    assert table.waiting_for == "a b c"


@rule("carson-kit-open", "carson-kit-finish")
def test_the_first_may_also_finish_at_once():
    table = kit()
    table.a.chooses("finish")
    assert table.pass_order == "a"
    assert table.waiting_for == "b c"


@rule("carson-kit-replaces")
def test_legal_targets_are_the_same():
    alternate, together = carson_city(roads={"a": 0}), kit(roads={"a": 0})
    assert set(alternate.a.options) - {"pass"} == set(together.a.options) - {"finish"}
    together.a.places("three-guns")
    assert together.a.refused("space:three-guns") == "carson-place-one-per-space"
    assert together.b.refused("space:land-purchase") == "carson-place-not-markers"


@rule("carson-kit-commands", "carson-kit-move-away", "carson-kit-no-withdraw")
def test_a_placed_cowboy_is_moved_but_never_taken_back():
    table = kit(at={"a": "three-guns", "b": "three-guns"}, land={"b": "g2"}, stands={"g2": "hotel"})
    table.a.places("wages")
    table.a.chooses("move")
    assert table.a.options == ["space:wages", "space:three-guns", "back"]
    assert table.a.refused("space:gambling") == "carson-kit-no-withdraw"
    table.a.chooses("space:three-guns")
    assert "hand" not in table.a.options
    assert table.a.refused("space:three-guns") == "carson-kit-commands"
    table.a.chooses("attack")
    table.a.chooses("parcel:g2")
    assert table.a.at == "wages g2"
    assert table.a.cowboys == 2
    assert table.told("cowboy-lifted")[0]["space"] == "action-three-guns"
    # A duel depends only on who stands there at the end.
    for player in (table.a, table.b, table.c):
        player.chooses("finish")
    assert "duel-fought" not in table.events


def test_a_move_can_be_thought_better_of():
    table = kit(at={"a": "three-guns"})
    table.a.places("wages")
    table.a.chooses("move")
    table.a.chooses("back")
    table.a.chooses("move")
    table.a.chooses("space:wages")
    table.a.chooses("back")
    assert (table.a.at, table.a.asked) == ("wages three-guns", "command")
    assert table.sees.players[0].moves == 0


@rule("carson-kit-server-order", "carson-kit-rejected")
def test_each_command_is_checked_against_what_the_ones_before_it_left():
    table = kit(characters={"c": "sheriff"}, white="hand", land={"c": "g2"}, stands={"g2": "hotel"})
    assert table.waiting_for == "c"
    table.c.places("wages")
    table.a.chooses("land")  # thinks about it
    table.c.chooses("white")
    table.c.chooses("land")
    table.c.chooses("parcel:a1")
    decision = table.table.decision_id(0)
    with pytest.raises(Refused):
        table.table.choose(0, decision, "parcel:a1")
    assert (table.a.at, table.a.cowboys) == ("", 3)  # nothing changed, and no penalty
    table.a.chooses("parcel:b1")
    assert table.a.at == "b1"


@rule("carson-kit-broadcast")
def test_every_command_is_told_to_all_at_once():
    table = kit()
    table.a.places("three-guns")
    for seat in (-1, 0, 1, 2):
        assert table.last("cowboy-placed", seat)["space"] == "action-three-guns"
    assert table.b.sees.spaces[1].cowboys == [0]


@rule("carson-kit-move-limit")
def test_cowboys_are_moved_at_most_twenty_times():
    table = kit(cowboys={"a": 1})
    table.a.places("wages")
    for number in range(20):
        table.a.chooses("move")
        table.a.chooses("space:road" if number % 2 else "space:wages")
        table.a.chooses("space:wages" if number % 2 else "space:road")
    assert table.a.asked is None  # no cowboy in hand and none to move: finished at once
    assert table.pass_order == "a"
    table = kit()
    table.a.places("wages")
    table.table.moves[0] = 20
    assert "move" not in table.a.options
    assert table.a.refused("move") == "carson-kit-move-limit"


@rule("carson-kit-white")
def test_the_white_cowboy_is_placed_and_moved_only_to_free_places():
    table = kit(characters={"a": "sheriff"}, white="hand", at={"b": "gambling"})
    table.a.chooses("white")
    assert table.a.refused("space:gambling") == "carson-sheriff-white-where"
    table.a.chooses("space:three-guns")
    assert table.b.refused("space:three-guns") == "carson-sheriff-white-safe"
    table.a.chooses("move")
    assert table.a.options == ["white", "back"]
    table.a.chooses("white")
    assert table.a.refused("space:gambling") == "carson-sheriff-white-where"
    table.a.chooses("space:wages")
    table.b.places("wages")
    assert (table.a.at, table.b.at) == ("wages", "wages gambling")
    assert (table.a.cowboys, table.sees.white_at) == (3, 0)


@rule("carson-kit-red-sheriff")
def test_the_red_sheriffs_restrictions_hold_for_each_of_their_commands():
    table = kit(characters={"a": "sheriff red"}, at={"b": "gambling"})
    assert table.a.refused("space:gambling") == "carson-sheriff-red-no-challenge"
    table.a.places("three-guns")
    table.b.places("three-guns")  # others may challenge
    table.a.chooses("move")
    table.a.chooses("space:three-guns")
    assert table.a.refused("space:gambling") == "carson-sheriff-red-no-challenge"
    table.a.chooses("space:three-roads")
    assert table.a.at == "three-roads"


@rule("carson-kit-finish", "carson-kit-finish-explicit")
def test_finishing_takes_the_next_place_of_the_lower_track_and_is_final():
    table = kit(cowboys={"a": 1})
    table.a.places("wages")
    assert table.a.asked == "command"  # no cowboy in hand, but the placed one may still be moved
    table.c.chooses("finish")
    table.a.chooses("finish")
    assert table.pass_order == "c a"
    assert table.a.asked is None
    table.b.chooses("finish")
    assert table.told("passed")[-1] == {"seat": 1, "position": 3, "rule": "carson-kit-finish"}


@rule("carson-kit-finish-explicit", "carson-decide-forced")
def test_where_nothing_but_finishing_is_left_it_happens_at_once():
    table = kit(cowboys={"a": 1, "b": 1})
    table.a.places("wages")
    table.table.moves[0] = 19
    table.a.chooses("move")
    table.a.chooses("space:wages")
    table.a.chooses("space:road")
    assert table.last("passed")["rule"] == "carson-kit-finish-explicit"
    assert table.waiting_for == "b c"


@rule("carson-kit-replay")
def test_a_record_replays_commands_in_their_order_without_a_clock():
    record = Record.begin(GAME, ["A", "B", "C"], {"kit_carson": True}, Luck(b"\x07" * 32))
    table = record.table()
    picks = iter(range(10_000))
    while not table.over and len(record.choices) < 400:
        seats = table.asked_seats()
        seat = seats[next(picks) % len(seats)]
        decision = table.decision(seat, named=True)
        record.add(table, seat, decision.names[next(picks) % len(decision.names)])
    again = records.read(records.write(record)).replay()
    assert [event.facts() for event in again.told] == [event.facts() for event in table.told]


@rule("carson-kit-end-bonus")
def test_at_the_end_each_player_who_finished_later_is_worth_a_point():
    table = kit(phase="end", round=4, order="b c a", money=dict.fromkeys("abc", 0))
    assert table.scores == {"a": 0, "b": 2, "c": 1}
    assert table.line("b", "finishing") == (2, 2)
    alternate = carson_city(players=3, phase="end", round=4, order="b c a", money=dict.fromkeys("abc", 0))
    assert alternate.scores == {"a": 0, "b": 0, "c": 0}


@rule("carson-kit-with-tiles")
def test_both_variants_go_together():
    table = kit(tiles={})
    table.a.places("three-guns")
    table.b.places("three-guns")
    for player in (table.a, table.b, table.c):
        player.chooses("finish")
    assert table.asks == "duel-tile"
    assert table.waiting_for == "a b"
