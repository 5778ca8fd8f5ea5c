"""Clocks: what happens when somebody takes too long. No test waits: time is made up."""

from random import Random

import pytest

from posse.server.rooms.seat_clocks import SeatClocks
from posse.server.wire.protocol import LiveClock, SlowClock
from posse.testing import rule
from tests.server.serving import BOT, ME, FakeClock, begin, eventually, serving, take_turn, two_people


@pytest.fixture
def live():
    return SeatClocks(LiveClock(30, 60), 2)


def test_a_quick_answer_costs_no_reserve(live):
    live.start(0, 1, 1000)
    assert live.until(0) == 1000 + 30_000 + 60_000
    live.stop(0, 31_000)
    assert live.reserve == [60_000, 60_000]
    assert live.shown(0b10) == []  # the others are not asked


def test_a_clock_that_is_still_to_be_seen_stays_as_it_was(live):
    live.start(0, 1, 0)
    before = live.shown(0b11)
    assert [each.seat for each in before] == [0]
    live.stop(0, 3000)
    assert live.shown(0b11) == before
    assert live.shown(0) == []


def test_a_clock_runs_on_when_an_answer_is_taken_back(live):
    live.start(0, 1, 0)
    live.stop(0, 50_000)
    assert live.reserve[0] == 40_000
    assert live.before_answer(0, 1) == 60_000
    live.resume(0, 1, 70_000)  # the answer lay there for 20 seconds, which cost nothing
    live.start(0, 1, 70_000)
    assert live.until(0) == 110_000
    live.stop(0, 75_000)
    assert live.reserve[0] == 35_000
    live.resume(0, 2, 80_000)  # that is another question
    assert live.reserve[0] == 35_000


def test_a_slow_answer_is_taken_from_the_reserve(live):
    live.start(0, 1, 0)
    assert live.left(0, 50_000) == 40_000
    live.stop(0, 50_000)
    live.start(0, 2, 60_000)
    assert live.until(0) == 60_000 + 30_000 + 40_000
    live.stop(0, 500_000)
    assert live.reserve[0] == 0


def test_a_question_that_goes_on_goes_on_counting(live):
    live.start(0, 1, 0)
    live.start(0, 1, 20_000)  # a follow-up of the same question
    assert live.until(0) == 90_000
    live.drop(0)  # a bot holds the seat for a moment
    assert live.shown(0b11) == []
    live.start(0, 1, 25_000)
    assert live.until(0) == 90_000


def test_the_one_who_comes_back_too_late_gets_their_time_once_more_and_only_once(live):
    live.start(0, 1, 0)
    live.drop(0)
    live.start(0, 1, 95_000)
    assert live.until(0) == 95_000 + 30_000
    live.drop(0)
    live.start(0, 1, 200_000)
    assert live.until(0) == 125_000
    live.start(0, 2, 210_000)
    assert live.until(0) == 240_000


def test_after_an_answer_that_settles_nothing_the_clock_runs_on(live):
    live.start(0, 1, 0)
    live.run_on(0, 2, 20_000)
    live.start(0, 2, 20_000)
    assert live.until(0) == 90_000
    live.run_on(0, 3, 95_000)  # the clock itself gave that answer: there is no more time
    live.start(0, 3, 95_000)
    assert live.until(0) == 90_000


def test_slow_clocks_count_hours_and_no_clock_counts_nothing():
    slow = SeatClocks(SlowClock(2), 1)
    slow.start(0, 1, 0)
    assert slow.until(0) == 7_200_000
    none = SeatClocks(None, 1)
    none.start(0, 1, 0)
    assert none.shown(0b1) == []


async def _begin(served, *seats, **more):
    anna = await served.person("Anna")
    table = (await anna.opens(*seats, **more))["id"]
    return anna, table


@pytest.mark.parametrize(
    ("clock_rule", "time"),
    [({"kind": "live", "seconds": 30, "reserve": 10}, 40_000), ({"kind": "slow", "hours": 8}, 8 * 3_600_000)],
)
async def test_when_time_is_up_the_rules_choose(tmp_path, clock_rule, time):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, table = await _begin(served, ME, BOT, clock=clock_rule, timeout="default")
        async with anna.at(table) as a:
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            await a.in_step()
            assert a.clocks == [
                {"seat": 0, "until": clock.time + time, "reserve": time % 30_000 if time < 60_000 else 0}
            ]
            play = served.directory.rooms[table].play
            expected = play.table.question(0).name(play.table, 0, play.table.default(0))
            clock.advance(time - 1)
            await a.in_step()
            assert a.decision["id"] == "1"
            clock.advance(1)
            await a.until("view", lambda message: message["view"]["players"][0]["kept"] != [])
            choice = next(row for row in play.choices if row.seat == 0)
            assert (choice.option, choice.by, choice.reserve) == (expected, "clock", 0)
            assert (await a.until("time-up"))["chosen"]["key"] == "dice-town-option-keep"
            await a.until_asked()
            assert not a.table["seats"][0]["away"]


async def test_when_time_is_up_a_bot_takes_over_until_the_owner_is_back(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served, clock={"kind": "live", "seconds": 20}, pace="relaxed")
        async with anna.at(table) as a, boris.at(table) as b:
            await begin(anna, a, b)
            await a.until_asked()
            await b.until_asked()
            await a.choose()
            await a.in_step()
            await b.in_step()
            assert [each["seat"] for each in b.clocks] == [1]
            clock.advance(20_000)
            await a.until("table", lambda message: message["table"]["seats"][1]["away"])
            await b.until("view", lambda message: message.get("decision", 0) is None)
            assert b.clocks == []
            assert (await b.until("time-up"))["chosen"] is None
            assert (await a.until("clock"))["clocks"] == []  # for her nothing else has changed
            await a.in_step()
            assert not any('"time-up"' in text for text in a.raw)  # that is between b and the server
            await clock.run_to_next(4000)  # the bot's pause
            await a.until_asked()
            assert served.directory.rooms[table].play.choices[1].by == "bot"
            told = await boris.post(f"/api/tables/{table}/take-back")
            assert not told["seats"][1]["away"]
            await b.until_asked()
            assert (await b.choose())["type"] == "chosen"


@rule("bang-ask-rest")
@pytest.mark.parametrize(("game", "rests"), [("bang", True), ("dice-town", False)])
async def test_a_table_that_everybody_has_left_rests_if_defaults_would_never_end_it(tmp_path, game, rests):
    clock = FakeClock()
    live = {"kind": "live", "seconds": 30}
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served, game=game, clock=live, timeout="default")
        async with anna.at(table) as a, boris.at(table) as b:
            await begin(anna, a, b)
            await a.in_step()
        play = served.directory.rooms[table].play
        await eventually(lambda: not play.audiences)
        clock.advance(31_000)
        await eventually(lambda: play.resting or len(play.choices) > 0)
        assert play.resting == rests
        if not rests:
            return
        clock.advance(500_000)
        async with anna.at(table) as a:
            await a.in_step()
            assert not play.resting
            assert not play.choices
            assert [each["until"] - clock.time for each in a.clocks] == [30_000] * len(a.clocks)
            clock.advance(31_000)
            await eventually(lambda: len(play.choices) > 0)  # with somebody there the clock counts again


async def test_a_clock_starts_again_after_a_restart_with_what_is_left_of_the_reserve(tmp_path):
    clock = FakeClock()
    rule = {"kind": "live", "seconds": 10, "reserve": 100}
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served, clock=rule, timeout="default")
        async with anna.at(table) as a, boris.at(table) as b:
            await begin(anna, a, b)
            await a.until_asked()
            await b.until_asked()
            clock.advance(40_000)
            await a.choose()
            await b.choose()
            await a.until_asked()
            await a.in_step()
            assert {(each["seat"], each["reserve"]) for each in a.clocks} == {(0, 70_000), (1, 70_000)}
        cookie = anna.cookie
    later = FakeClock()
    later.time += 10**9  # it was down for days: nobody loses by that
    async with serving(tmp_path, later) as served:
        anna = await served.person(cookie=cookie)
        async with anna.at(table) as a:
            assert [each["until"] for each in a.clocks] == [later.time + 80_000] * 2


async def test_follow_ups_get_no_time_of_their_own(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served, clock={"kind": "slow", "hours": 1}, timeout="default")
        # A game in which she is asked a second thing:
        served.directory.rooms[table].state.row.server_seed = bytes(32)
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share("ab" * 32)
            await b.give_share("cd" * 32)
            await anna.post(f"/api/tables/{table}/start")
            random = Random(3)
            while a.decision is None or "." not in a.decision["id"]:
                assert not a.view.get("over")
                clock.advance(1000)
                await take_turn(random, a, b)
                if a.decision is not None and any(each["seat"] == 0 for each in a.clocks):
                    until = next(each["until"] for each in a.clocks if each["seat"] == 0)
                    opened = a.decision["id"].split(".")[0]
            assert a.decision["id"].split(".")[0] == opened
            assert next(each["until"] for each in a.clocks if each["seat"] == 0) == until
            # And when it runs out, the whole dialogue is answered.
            clock.advance(3_600_000)
            await a.until(
                "view", lambda message: 0 not in [each["seat"] for each in message["view"]["waiting"]]
            )


async def _two_in_carson_city(served, **more):
    """A table of Carson City at which the one who is asked can begin to claim land and think better of it."""
    return await two_people(served, game="carson-city", **more)


async def _until_placing(served, anna, table, a, b):
    room = served.directory.rooms[table]
    if room.play is None:
        room.state.row.server_seed = bytes(32)
        room.audiences.send_luck()
        for seat, share in ((a, "ab"), (b, "cd")):
            await seat.in_step()
            await seat.give_share(share * 32)
        await anna.post(f"/api/tables/{table}/start")
    random = Random(1)
    while True:
        await a.in_step()
        await b.in_step()
        for seat in (a, b):
            if seat.decision is not None and seat.decision["asks"] == "place":
                return seat
        await take_turn(random, a, b)


async def test_going_to_and_fro_between_two_questions_gives_no_new_time(tmp_path):
    clock = FakeClock()
    live = {"kind": "live", "seconds": 30, "reserve": 20}
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await _two_in_carson_city(served, clock=live, timeout="default")
        async with anna.at(table) as a, boris.at(table) as b:
            placing = await _until_placing(served, anna, table, a, b)
            play, me = served.directory.rooms[table].play, placing.table["you"]
            (shown,) = placing.clocks
            for option in ("land", "back") * 4:
                clock.advance(5_000)
                assert (await placing.choose(option))["type"] == "chosen"
                await placing.in_step()
                assert placing.clocks == [shown]
            # The choice itself stops the clock, and what was used is gone from the reserve.
            clock.advance(1_000)
            await placing.choose("pass")
            assert play.clocks.reserve[me] == 9_000


async def test_when_time_is_up_between_two_questions_both_are_answered(tmp_path):
    clock = FakeClock()
    live = {"kind": "live", "seconds": 30, "reserve": 0}
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await _two_in_carson_city(served, clock=live, timeout="default")
        async with anna.at(table) as a, boris.at(table) as b:
            placing = await _until_placing(served, anna, table, a, b)
            play, me = served.directory.rooms[table].play, placing.table["you"]
            await placing.choose("land")
            made = len(play.choices)
            clock.advance(30_000)
            await eventually(lambda: len(play.choices) > made)
            clock.advance(1)  # nothing of the old time is left
            await eventually(lambda: len(play.choices) == made + 2)
            assert [(row.seat, row.option, row.by) for row in play.choices[made:]] == [
                (me, "back", "clock"),
                (me, "pass", "clock"),
            ]


async def test_without_a_clock_the_host_lets_a_bot_play_for_a_player_who_does_not_move(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served, pace="relaxed")
        path = f"/api/tables/{table}/hand-over"
        async with anna.at(table) as a, boris.at(table) as b:
            await begin(anna, a, b)
            await b.until_asked()
            assert a.table["patience"] == 180
            clock.advance(179_001)
            fault = await anna.post(path, {"seat": 1}, status=409)
            assert (fault["code"], fault["args"][0]["value"]) == ("still-thinking", 1)
            clock.advance(999)
            assert (await boris.post(path, {"seat": 0}, status=403))["code"] == "not-host"
            assert (await anna.post(path, {"seat": 1}))["seats"][1]["away"]
            for seat in (a, b):  # everybody sees it, and the player is told why
                await seat.until("table", lambda message: message["table"]["seats"][1]["away"])
            assert await b.until("time-up") == {"type": "time-up", "chosen": None, "by_host": True}
            assert (await anna.post(path, {"seat": 1}, status=409))["code"] == "is-here"
            # One click takes the seat back, and then there is time to think again.
            assert not (await boris.post(f"/api/tables/{table}/take-back"))["seats"][1]["away"]
            assert (await anna.post(path, {"seat": 1}, status=409))["code"] == "still-thinking"
            await b.until_asked()
            await b.choose()
            clock.advance(180_000)  # nobody waits for that seat now
            assert (await anna.post(path, {"seat": 1}, status=409))["code"] == "is-here"


async def test_where_a_clock_runs_the_host_does_not_decide_who_is_too_slow(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served, clock={"kind": "slow", "hours": 1})
        async with anna.at(table) as a, boris.at(table) as b:
            await begin(anna, a, b)
            await b.until_asked()
            assert a.table["patience"] is None
            clock.advance(200_000)
            fault = await anna.post(f"/api/tables/{table}/hand-over", {"seat": 1}, status=409)
            assert fault["code"] == "is-here"


async def test_going_to_and_fro_is_no_move_either(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await _two_in_carson_city(served)
        async with anna.at(table) as a, boris.at(table) as b:
            while (placing := await _until_placing(served, anna, table, a, b)) is a:
                await a.choose("pass")
            for option in ("land", "back", "land"):
                clock.advance(60_000)
                await placing.choose(option)
            told = await anna.post(f"/api/tables/{table}/hand-over", {"seat": 1})
            assert told["seats"][1]["away"]
