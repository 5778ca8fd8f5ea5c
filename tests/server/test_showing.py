"""The pace of a table: bots think when people can have seen what happened, and a host may change it."""

import asyncio
import re
from pathlib import Path

import pytest

from posse.core import Chance, registry
from posse.server.rooms import showing
from posse.server.rooms.bots import PACES
from posse.server.rooms.showing import ALLOWED, LONGEST, Showing, reading_time, show_length
from tests.server.serving import BOT, ME, PERSON, FakeClock, eventually, serving

DICE_TOWN = registry.find("dice-town")
PAGE = Path(__file__).parents[2] / "client/src/table/pace.ts"


def told():
    """What is told at the start of a game: who is sheriff, the round, and a throw of each player."""
    return DICE_TOWN.new(3, DICE_TOWN.settings_for(3, {}), Chance.of(bytes(32))).told


def test_a_show_is_as_long_as_its_sentences():
    started, began, *throws = told()
    assert [event.kind.name for event in throws] == ["thrown"] * 3
    assert reading_time(DICE_TOWN, started) > reading_time(DICE_TOWN, began)
    assert show_length(DICE_TOWN, []) == 0
    one, three = show_length(DICE_TOWN, throws[:1]), show_length(DICE_TOWN, throws)
    assert one < three < 2 * one  # they are seen at once
    both = show_length(DICE_TOWN, [started, began])
    assert both == reading_time(DICE_TOWN, started) + reading_time(DICE_TOWN, began)
    assert show_length(DICE_TOWN, told() * 100) == LONGEST


def test_what_is_hidden_does_not_lengthen_a_show():
    """The guess is made of what everybody is told: it says nothing about anybody's dice."""
    throws = told()[2:]
    assert show_length(DICE_TOWN, throws) == show_length(DICE_TOWN, [each.seen_by(-1) for each in throws])


def test_the_client_counts_with_the_same_figures():
    """The server can only allow for the show if it knows how long one is."""
    written = PAGE.read_text()
    there = dict(re.findall(r"(?m)^export const (GLANCE|LEAST|REPEATED) = ([\d.]+)", written))
    there |= dict(re.findall(r"\b(en): (\d+)", written))
    assert {name: float(figure) for name, figure in there.items()} == {
        "GLANCE": showing.GLANCE,
        "LEAST": showing.LEAST,
        "REPEATED": showing.REPEATED,
        "en": showing.LETTER,
    }


async def test_a_show_is_over_when_its_time_is_up_or_when_all_have_seen_it():
    clock = FakeClock()
    events = told()
    watched = Showing(DICE_TOWN, clock)
    watched.tell(events[:2], 1)
    assert watched.until == clock.time + show_length(DICE_TOWN, events[:2])
    watched.tell(events, 1)  # they see this after that
    assert watched.until == clock.time + sum(
        show_length(DICE_TOWN, part) for part in (events[:2], events[2:])
    )
    over = asyncio.create_task(watched.over())
    await asyncio.sleep(0)
    clock.advance(watched.until - clock.time - 1)
    await asyncio.sleep(0)
    assert not over.done()
    watched.note_seen(0, len(events), [0, 1])
    watched.note_seen(1, len(events) - 1, [0, 1])
    await asyncio.sleep(0)
    assert not over.done()
    watched.note_seen(1, 10**9, [0, 1])
    await over
    assert watched.until == clock.time


async def test_nobody_is_waited_for_longer_than_the_longest_show():
    clock = FakeClock()
    watched = Showing(DICE_TOWN, clock)
    watched.tell(told() * 50, 1)
    watched.tell(told() * 100, 1)
    assert watched.until == clock.time + LONGEST
    over = asyncio.create_task(watched.over())
    await asyncio.sleep(0)
    clock.advance(LONGEST)
    await over


async def _begin(served, pace, *others):
    """A table at which a person sits first and bots beside them, with dice that take several throws."""
    anna = await served.person("Anna")
    table = (await anna.opens(ME, *others, pace=pace))["id"]
    served.directory.rooms[table].state.row.server_seed = bytes(32)
    return anna, table


@pytest.mark.parametrize("pace", ["quick", "relaxed"])
async def test_a_bot_thinks_from_when_people_can_have_seen_what_happened(tmp_path, pace):
    clock = FakeClock()
    least, most = PACES[pace]
    async with serving(tmp_path, clock) as served:
        anna, table = await _begin(served, pace, BOT)
        async with anna.at(table) as a:
            await a.give_share("ab" * 32)
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            play = served.directory.rooms[table].play
            # Nothing has been acted out yet: everybody came to the table as it is.
            assert least <= await clock.run_to_next(most) <= most
            await a.until("view")
            told = len(play.table.told)
            await a.choose()
            await a.until("view")
            new = play.table.told[told:]
            assert new
            allowed = round(show_length(play.table.game, new) * ALLOWED[pace])
            assert (
                await clock.run_to_next(allowed) == allowed
            )  # the show is over: now the bot's own time begins
            assert least <= await clock.run_to_next(most) <= most


async def test_who_has_seen_everything_is_not_kept_waiting(tmp_path):
    clock = FakeClock()
    least, most = PACES["quick"]
    async with serving(tmp_path, clock) as served:
        anna, table = await _begin(served, "quick", PERSON, BOT)
        boris = await served.person("Boris")
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share("ab" * 32)
            await b.give_share("ab" * 32)
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            await b.until_asked()
            play = served.directory.rooms[table].play
            await clock.run_to_next(most)
            await a.choose()
            await b.choose()
            await b.until("view", lambda message: bool(message["events"]))
            await a.until("view", lambda message: bool(message["events"]))
            assert play.showing.until > clock.time + most
            await a.send(type="seen", number=a.number)
            await a.in_step()
            assert play.showing.until > clock.time  # one of them is still watching
            await b.send(type="seen", number=b.number)
            await b.in_step()
            assert play.showing.until == clock.time
            assert least <= await clock.run_to_next(most) <= most


async def test_where_nobody_watches_bots_wait_for_nobody(tmp_path):
    clock = FakeClock()
    _, most = PACES["quick"]
    async with serving(tmp_path, clock) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(BOT, BOT, pace="quick"))["id"]
        await anna.post(f"/api/tables/{table}/start")
        for _ in range(12):
            assert await clock.run_to_next(most) <= most


async def test_a_clock_runs_from_when_its_owner_can_have_seen_what_happened(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna = await served.person("Anna")
        live = {"kind": "live", "seconds": 20}
        table = (await anna.opens(ME, PERSON, pace="quick", clock=live))["id"]
        boris = await served.person("Boris")
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            await b.until_asked()
            await a.choose()
            await b.choose()
            await b.until("view", lambda message: bool(message["events"]))
            play = served.directory.rooms[table].play
            assert play.showing.until > clock.time
            assert {each["until"] for each in b.clocks} == {play.showing.until + 20_000}


async def test_the_host_changes_the_pace_in_a_running_game(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, table = await _begin(served, "relaxed", BOT)
        pace = f"/api/tables/{table}/pace"
        boris = await served.person("Boris")
        async with anna.at(table) as a:
            await a.give_share("ab" * 32)
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            play = served.directory.rooms[table].play
            await clock.run_to_next(PACES["relaxed"][1])
            await a.choose()
            await a.until("view", lambda message: bool(message["events"]))
            assert play.showing.until > clock.time
            assert (await boris.put(pace, {"pace": "instant"}, status=403))["code"] == "not-host"
            assert (await anna.put(pace, {"pace": "frantic"}, status=400))["code"] == "bad-message"
            choices = len(play.choices)
            assert (await anna.put(pace, {"pace": "instant"}))["pace"] == "instant"
            await a.until("table", lambda message: message["table"]["pace"] == "instant")
            await eventually(lambda: len(play.choices) > choices)  # no time has passed
            assert (await anna.put(pace, {"pace": "relaxed"}))["pace"] == "relaxed"
        cookie = anna.cookie
    async with serving(tmp_path, clock) as served:  # it was stored
        anna = await served.person(cookie=cookie)
        assert (await anna.get(f"/api/tables/{table}"))["pace"] == "relaxed"
