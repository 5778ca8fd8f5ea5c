"""Section 18 on a server: the clock of simultaneous placement, the pace of people and bots, made-up time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from posse.bots import Bot, simulate
from posse.cli.sitting import Sitting
from posse.core import Decision, Refused, Table, View
from posse.core.records import Luck, Record, read, write
from posse.games.carson_city import GAME
from posse.games.carson_city.facts import WAGES
from posse.games.carson_city.rules.placing import MOVE, TO_SPACE
from posse.games.carson_city.table import CarsonTable
from posse.server.rooms.replay import record_choices
from posse.server.wire import protocol
from posse.testing import rule
from tests.games.carson_city.laying import carson_city
from tests.server.serving import BOT, ME, PERSON, FakeClock, Seat, Served, serving
from tests.server.virtual import Passer, World

SECOND = 1000
OPENER = "space:three-guns"


def laid(**more: Any) -> Table:
    """A round's placement is about to begin; a is the first in turn order."""
    table: Table = carson_city(**{"players": 3, "kit_carson": True, **more}).table
    return table


async def opened(people: str = "a b c", bot: Callable[[], Bot] = Passer, **more: Any) -> World:
    """The first player has placed a cowboy: everybody acts."""
    world = World(laid(**more), people, bot=bot, settings='{"kit_carson": true}')
    await world.begin()
    if "a" in people.split():
        await world.a.choose(OPENER)
    return world


def order_of(world: World) -> tuple[int, ...]:
    """The lower track."""
    assert isinstance(world.table, CarsonTable)
    return world.table.pass_order


def answers(world: World, seat: int, by: str = "") -> list[str]:
    return [row.option for row in world.storage.rows if row.seat == seat and by in ("", row.by)]


async def test_a_phase_has_one_clock_for_all_and_seats_have_none() -> None:
    world = await opened(people="a b c", players=3)
    until = world.clock.time + 120 * SECOND
    for client in (world.a, world.b, world.c):
        assert client.phase == {"until": until, "apart": 500, "rule": "carson-kit-time-limit"}
        assert client.clocks == []
    await world.come("spectator")
    assert world.spectator.phase["until"] == until


@rule("carson-kit-one-hand")
async def test_commands_of_one_player_are_half_a_second_apart() -> None:
    world = await opened()
    with pytest.raises(Refused) as refused:
        await world.a.choose("space:wages")
    assert refused.value.refusal.rule == "carson-kit-one-hand"
    assert refused.value.arguments == (("wait", "number", 500),)
    await world.b.choose("space:wages")  # others need not wait
    await world.passes(499)
    with pytest.raises(Refused):
        await world.a.choose("space:wages")
    assert answers(world, 0) == [OPENER]
    await world.passes(1)
    await world.a.choose("space:wages")
    assert answers(world, 0) == [OPENER, "space:wages"]


@rule("carson-kit-one-hand")
async def test_the_questions_of_one_command_need_no_pause_but_the_next_command_does() -> None:
    world = await opened()
    await world.passes(500)
    await world.a.choose("land")
    await world.a.choose("parcel:a1")
    with pytest.raises(Refused) as refused:
        await world.a.choose("finish")
    assert refused.value.refusal.rule == "carson-kit-one-hand"
    await world.passes(500)
    await world.a.choose("move")
    await world.a.choose("back")  # thinking better of it takes a hand, too
    with pytest.raises(Refused):
        await world.a.choose("move")


@rule("carson-kit-one-hand")
async def test_a_second_command_before_the_answer_to_the_first_is_refused() -> None:
    world = await opened()
    await world.passes(500)
    asked = world.a.decision
    assert asked is not None
    await world.a.choose("space:wages")
    for decision in (asked["id"], str(int(asked["id"]) + 1)):  # doubled, and guessed in advance
        with pytest.raises(Refused):
            await world.room.choose(world.a.connection, protocol.Choose(decision, "space:road"))
    assert answers(world, 0) == [OPENER, "space:wages"]


@rule("carson-kit-time-limit")
async def test_after_two_minutes_the_unfinished_are_finished_in_turn_order() -> None:
    cards = {"a": "sheriff", "b": "chinese-worker", "c": "settler", "d": "banker"}
    world = await opened(players=4, people="a b c d", characters=cards)
    await world.b.choose("finish")
    await world.passes(120 * SECOND - 1)
    assert world.table.asked_seats() == [0, 2, 3]
    await world.passes(1)
    assert order_of(world) == (1, 0, 3, 2)
    assert [answers(world, seat, "clock") for seat in (0, 2, 3)] == [["finish"]] * 3
    assert world.a.phase is None
    assert [json.loads(text)["chosen"]["key"] for _, text in world.c.frames if '"time-up"' in text] == [
        "carson-city-option-finish"
    ]


@rule("carson-kit-time-limit")
async def test_one_who_is_left_alone_has_thirty_seconds() -> None:
    world = await opened()
    await world.passes(10 * SECOND)
    await world.b.choose("finish")
    assert world.a.phase["until"] == world.clock.time + 110 * SECOND
    await world.a.choose("finish")
    assert world.c.phase["until"] == world.clock.time + 30 * SECOND
    await world.passes(30 * SECOND - 1)
    assert world.table.asked_seats() == [2]
    await world.passes(1)
    assert answers(world, 2, "clock") == ["finish"]


@rule("carson-kit-time-limit")
async def test_thirty_seconds_are_no_more_than_what_was_left() -> None:
    world = await opened(people="a b", players=2)
    await world.passes(100 * SECOND)
    await world.a.choose("finish")
    await world.passes(20 * SECOND)
    assert answers(world, 1, "clock") == ["finish"]


@rule("carson-kit-time-limit")
async def test_the_first_who_finishes_at_once_leaves_the_second_thirty_seconds() -> None:
    world = World(laid(players=2), "a b")
    await world.begin()
    assert world.b.phase is None
    await world.passes(500 * SECOND)  # before the opening no phase has a clock
    await world.a.choose("finish")
    assert world.b.phase["until"] == world.clock.time + 30 * SECOND


async def test_time_that_runs_out_with_a_cowboy_in_the_air_leaves_it_where_it_stood() -> None:
    world = await opened()
    await world.passes(SECOND)
    await world.a.choose("move")
    await world.a.choose(OPENER)
    await world.b.choose("land")  # and b was looking for land
    await world.passes(119 * SECOND)
    assert answers(world, 0, "clock") == ["back", "finish"]
    assert answers(world, 1, "clock") == ["back", "finish"]
    lifted = [event for event in world.a.events if event["kind"] == "cowboy-lifted"]
    assert lifted == []


async def test_a_command_that_comes_too_late_is_refused_and_harmless() -> None:
    world = await opened()
    decision = world.b.decision
    assert decision is not None
    world.clock.time += 120 * SECOND  # the alarm is due, and has not rung yet
    with pytest.raises(Refused):
        await world.room.choose(world.b.connection, protocol.Choose(decision["id"], "space:wages"))
    await world.settle()
    assert answers(world, 1) == ["finish"]


@rule("carson-kit-time-limit")
async def test_seat_clocks_do_not_run_in_the_phase_and_do_after_it() -> None:
    world = World(laid(), "a b c", clock='{"kind":"live","seconds":5,"reserve":0}', timeout="default")
    await world.begin()
    assert [clock["seat"] for clock in world.a.clocks] == [0]
    await world.a.choose(OPENER)
    await world.passes(119 * SECOND)
    assert world.table.asked_seats() == [0, 1, 2]
    await world.passes(1 * SECOND)
    assert world.a.phase is None
    assert world.a.clocks or world.b.clocks or world.c.clocks


class Placer:
    """A bot that goes to the next open space of a list, then finishes."""

    def __init__(self, wants: list[str] | None = None) -> None:
        self.wants = ["space:wages", "space:road", "space:wages"] if wants is None else wants

    def choose(self, view: View, decision: Decision, imagine: object) -> int:
        for want in list(self.wants):
            self.wants.remove(want)
            if want in decision.names:
                return decision.options[decision.names.index(want)]
        return decision.options[0]


@rule("carson-kit-bots")
async def test_on_every_tick_each_unfinished_bot_makes_one_command_in_turn_order() -> None:
    cards = {"a": "sheriff", "b": "settler", "c": "chinese-worker", "d": "banker"}
    world = await opened("a", Placer, players=4, characters=cards)
    pace = world.table.real_time()
    assert pace is not None
    order = [seat for seat in pace.order if seat != 0]
    start, made = world.clock.time, len(world.storage.rows)
    await world.passes(999)
    assert len(world.storage.rows) == made
    await world.passes(1)
    assert [(row.seat, row.option) for row in world.storage.rows[made:]] == [
        (seat, "space:wages") for seat in order
    ]
    await world.passes(3 * SECOND)
    assert [row.at - start for row in world.storage.rows if row.seat == order[0]] == [1000, 2000, 3000, 4000]
    assert world.table.asked_seats() == [0]
    assert {row.by for row in world.storage.rows if row.seat} == {"bot"}


@rule("carson-kit-bots")
async def test_a_command_of_a_bot_is_whole_however_many_questions_it_takes() -> None:
    world = await opened("a", lambda: Placer(["land", "parcel:a1"]), players=2)
    await world.passes(SECOND)
    assert answers(world, 1) == ["land", "parcel:a1"]
    await world.passes(SECOND)
    assert answers(world, 1) == ["land", "parcel:a1", "finish"]


@rule("carson-kit-bots", "carson-kit-rejected")
async def test_a_bot_that_is_refused_has_done_nothing_wrong_and_acts_on_its_next_tick() -> None:
    wants = ["space:gambling", "space:wages"]
    world = await opened("a", lambda: Placer(wants), players=2, characters={"a": "sheriff"}, white="hand")
    world.bots.slow = asyncio.Event()
    await world.passes(SECOND)  # the bot thinks of gambling
    await world.a.choose("white")
    await world.a.choose("space:gambling")
    with capture_logs() as logged:
        world.bots.slow.set()
        await world.settle()
    assert [line for line in logged if line["log_level"] != "debug"] == []
    assert answers(world, 1) == []
    await world.passes(SECOND)
    assert answers(world, 1) == ["space:wages"]


@rule("carson-kit-bots")
async def test_a_bot_takes_over_and_gives_back_in_the_middle_of_the_phase() -> None:
    world = await opened("a b", Placer, players=2)
    await world.passes(SECOND)
    await world.b.choose("land")
    async with world.room.lock:
        await world.room.require_play().set_bot(1, "greenhorn")
    await world.passes(SECOND)
    assert answers(world, 1, "bot")[0].startswith(("parcel:", "back"))
    async with world.room.lock:
        await world.room.require_play().set_bot(1, "")
    made = len(answers(world, 1))
    await world.passes(5 * SECOND)
    assert len(answers(world, 1)) == made
    await world.b.choose("finish")
    assert world.table.asked_seats() == [0]


class Waverer:
    """A bot that lifts a cowboy and thinks better of it, for ever."""

    def __init__(self, *_: object) -> None:
        pass

    def choose(self, view: View, decision: Decision, imagine: object) -> int:
        if decision.asks == "move" or MOVE in decision.options:
            return decision.options[-1]
        return TO_SPACE + WAGES if decision.asks == "command" else decision.options[0]


async def until_finished(world: World) -> None:
    """Let the phase open, and then bots act until all have finished. In it no time passes."""
    while world.table.real_time() is None:
        await world.passes(max(1, world.clock.next_alarm() - world.clock.time))
        await asyncio.sleep(0)
    while world.table.real_time() is not None:
        await world.settle()


@rule("carson-kit-no-humans", "carson-kit-time-limit")
async def test_without_people_ticks_count_as_seconds_and_no_time_passes() -> None:
    world = await opened("", Waverer, players=2)
    await until_finished(world)
    rows = [row for row in world.storage.rows if row.asks == "command"]
    assert {row.at for row in rows} == {world.clock.time}
    for seat in (0, 1):
        # After the opening a placement and cowboys lifted and put back, 120 in all; then the time is over.
        made = [row.by for row in rows if row.seat == seat]
        assert made == ["bot"] * (120 + (seat == 0)) + ["clock"]
    assert order_of(world) == (0, 1)


@rule("carson-kit-no-humans")
async def test_without_people_a_restart_changes_nothing() -> None:
    async def rows(restarts: bool) -> list[tuple[int, str]]:
        world = await opened("", Waverer, players=2)
        while restarts and len(world.storage.rows) < 40:
            await world.passes(SECOND)
            await asyncio.sleep(0)
        if restarts:
            assert world.table.real_time() is not None
            await world.restart()
        await until_finished(world)
        await world.close()
        return [(row.seat, row.option) for row in world.storage.rows if row.asks in ("command", "move")]

    assert await rows(True) == await rows(False)


@rule("carson-kit-no-humans")
def test_in_the_arena_the_same_seed_gives_the_same_game_and_no_bot_wavers_for_ever() -> None:
    settings = {"kit_carson": True}
    games = [simulate(GAME, ["greenhorn", Waverer], 1, "kit", settings=settings) for _ in "ab"]
    assert games[0] == games[1]
    assert games[0][0].choices > 4 * 30 * 2  # it wavered until the time was over, in each round


@rule("carson-kit-live-only")
async def test_the_variant_is_not_played_by_correspondence(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        kit: dict[str, Any] = {"game": "carson-city", "settings": {"kit_carson": True}}
        slow, live = {"kind": "slow", "hours": 24}, {"kind": "live", "seconds": 30}
        fault = await anna.opens(ME, BOT, clock=slow, status=409, **kit)
        assert (fault["code"], fault["rule"]) == ("refused", "carson-kit-live-only")
        for clock in (live, None):
            await anna.opens(ME, BOT, clock=clock, **kit)
        await anna.opens(ME, BOT, game="carson-city", clock=slow)


@rule("carson-kit-bots")
def test_in_a_terminal_each_command_of_the_player_is_a_tick() -> None:
    sitting = Sitting.new(GAME, ["me", "greenhorn", "greenhorn"], 0, {"kit_carson": True}, bytes(32))
    sitting.go_on()
    while sitting.table.real_time() is None:
        choose_first(sitting)
    phase = sitting.phase
    assert phase is not None
    assert phase.commands == [0, 0, 0]
    for ticks in (1, 2):
        choose_first(sitting)
        assert phase.commands == [ticks] * 3
        again = Sitting.resumed(read(write(sitting.record)), 0)  # saved and resumed nothing is different
        again.go_on()
        assert again.record.choices == sitting.record.choices
    while sitting.phase is phase:
        choose_first(sitting, "finish")
    assert sitting.table.real_time() is None


def choose_first(sitting: Sitting, command: str = "space:wages") -> None:
    decision = sitting.table.decision(0, named=True)
    assert decision is not None
    sitting.choose(command if decision.asks == "command" else decision.names[0])
    sitting.go_on()


# The server's death, people who come and go


async def test_a_restart_in_the_middle_goes_on_where_the_log_ends() -> None:
    world = await opened()
    await world.passes(20 * SECOND)
    await world.b.choose("land")
    await world.passes(5 * SECOND)  # lost: nothing was stored in it
    rows = list(world.storage.rows)
    await world.restart()
    assert world.storage.rows == rows
    assert world.b.asks == "land"
    assert world.a.phase["until"] == world.clock.time + 100 * SECOND  # the time of the last row
    await world.passes(100 * SECOND)
    assert answers(world, 1, "clock") == ["back", "finish"]


async def test_servers_may_die_again_and_again() -> None:
    world = await opened()
    for number in range(3):
        await world.passes(10 * SECOND)
        await world.b.choose("land" if number % 2 == 0 else "back")
        await world.close()
        world.clock.time += 3600 * SECOND
        await world.restart()
    # Of the gaps between two rows nobody knows how long a server ran in them: they are given back whole.
    assert world.a.phase["until"] == world.clock.time + 110 * SECOND
    await world.a.choose("finish")
    await world.c.choose("finish")
    assert world.b.phase["until"] == world.clock.time + 30 * SECOND
    await world.restart()
    assert world.b.phase["until"] == world.clock.time + 30 * SECOND


async def test_a_server_that_dies_while_it_finishes_the_phase_goes_on_with_it() -> None:
    world = await opened(players=4, people="a b c d")
    world.storage.dies_after = len(world.storage.rows) + 2
    await world.passes(120 * SECOND)
    assert order_of(world) == (0, 1)
    world.storage.dies_after = None
    await world.restart()
    await world.passes(1)
    assert order_of(world) == (0, 1, 2, 3)


async def test_a_full_disk_does_not_lose_the_end_of_the_phase() -> None:
    world = await opened()
    world.storage.broken = True
    await world.passes(121 * SECOND)
    assert world.table.asked_seats() == [0, 1, 2]
    world.storage.broken = False
    await world.passes(2 * SECOND)
    assert order_of(world) == (0, 1, 2)


async def test_bots_tick_on_after_a_restart() -> None:
    world = await opened("a", Placer, players=2)
    await world.passes(SECOND)
    await world.restart()
    await world.passes(SECOND)
    assert len(answers(world, 1)) == 2


async def test_one_who_leaves_and_comes_back_sees_the_same_clock_and_question() -> None:
    world = await opened()
    await world.passes(SECOND)
    await world.b.choose("land")
    before = world.b.decision, world.b.phase
    await world.leave("b")
    await world.passes(30 * SECOND)
    await world.come("b")
    assert (world.b.decision, world.b.phase) == before
    await world.b.choose("parcel:a1")
    assert answers(world, 1) == ["land", "parcel:a1"]


async def test_everybody_leaves_and_the_phase_still_ends() -> None:
    world = await opened()
    for visitor in "abc":
        await world.leave(visitor)
    await world.passes(120 * SECOND)
    assert order_of(world) == (0, 1, 2)


async def test_two_sockets_of_one_seat_are_one_hand() -> None:
    world = await opened()
    first = world.a
    await world.come("a")  # a second tab
    await world.passes(500)
    await first.choose("space:wages")
    with pytest.raises(Refused):
        await world.a.choose("space:road")
    assert answers(world, 0) == [OPENER, "space:wages"]
    first.hear()
    assert first.decision == world.a.decision


@rule("carson-kit-replay")
async def test_the_record_of_a_phase_needs_no_clock() -> None:
    record = Record.begin(GAME, ["a", "b"], {"kit_carson": True}, Luck(bytes(32)))
    world = World(record.table(), "a b")
    await world.begin()
    while world.table.real_time() is None:
        client = next(client for client in (world.a, world.b) if client.decision)
        assert client.decision is not None
        await client.choose(client.decision["options"][client.asks == "command"]["name"])
    await world.passes(120 * SECOND)
    record.choices = record_choices(world.room.require_play().ledger.rows)
    assert record.replay().events() == world.table.events()


async def _to_the_phase(a: Seat, b: Seat) -> None:
    """Both choose what comes first, until one of them has placed a cowboy."""
    while a.phase is None:
        for seat in (a, b):
            await seat.in_step()
            if seat.decision is not None and a.phase is None:
                await seat.choose("space:wages" if seat.decision["asks"] == "command" else "")
        await a.in_step()
    await b.in_step()


@asynccontextmanager
async def _two_people(served: Served) -> AsyncIterator[tuple[Seat, Seat, str]]:
    """At a table on a real server, in the phase."""
    anna, boris = await served.person("Anna"), await served.person("Boris")
    made = await anna.opens(ME, PERSON, game="carson-city", settings={"kit_carson": True})
    await boris.post(f"/api/tables/{made['id']}/join", {})
    async with anna.at(made["id"]) as a, boris.at(made["id"]) as b:
        await a.give_share()
        await b.give_share()
        await anna.post(f"/api/tables/{made['id']}/start")
        await _to_the_phase(a, b)
        yield a, b, made["id"]


async def test_a_hundred_commands_at_once_are_one_command_and_nobody_is_thrown_out(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock) as served, _two_people(served) as (a, b, table):
        play = served.directory.rooms[table].require_play()
        assert a.decision is not None
        before = len(play.choices)
        clock.advance(500)
        for number in range(100):  # with the numbers of questions that are still to come
            decision = str(int(a.decision["id"]) + number)
            await a.send(type="choose", decision=decision, option="space:wages")
        await a.in_step()
        assert len(play.choices) == before + 1
        assert {fault["key"] for fault in a.errors} == {"refusal-too-fast"}
        await b.in_step()
        assert b.decision is not None
        assert b.errors == []
        stranger = await served.person("Carl")
        async with stranger.at(table) as c:
            await c.send(type="choose", decision=b.decision["id"], option="finish")
            assert (await c.until("error"))["fault"]["code"] == "not-seated"
            assert c.phase == a.phase


async def test_another_server_on_the_same_data_goes_on_with_the_phase(tmp_path: Path) -> None:
    async with serving(tmp_path, FakeClock()) as served, _two_people(served) as (a, b, table):
        cookies = [person.cookie for person in served.people]
        before = a.view, a.decision, b.decision
    clock = FakeClock()
    clock.time += 3_600_000  # an hour later
    async with serving(tmp_path, clock) as served:
        anna, boris = [await served.person(cookie=cookie) for cookie in cookies]
        async with anna.at(table) as a, boris.at(table) as b:
            assert (a.view, a.decision, b.decision) == before
            assert a.phase is not None
            assert a.phase["until"] == clock.time + 120 * SECOND  # the time stood still
            assert (await a.choose("finish"))["type"] == "chosen"
            await b.until("view")
            assert b.phase is not None
            assert b.phase["until"] == clock.time + 30 * SECOND
