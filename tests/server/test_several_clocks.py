"""Clocks of a table that several servers serve, or that is loaded in the middle of a question."""

import asyncio
from random import Random

import pytest

from posse.server.rooms.asked_since import AskedSince
from posse.server.rooms.choosing import PERSON
from tests.server.serving import FakeClock, begin, eventually, serving, two_people
from tests.server.several import deal, sit_down, together

LIVE = {"kind": "live", "seconds": 30, "reserve": 0}


async def test_a_clock_fires_once(postgresql_url):
    """The time of a person is up: one server answers, both tell."""
    clock = FakeClock()
    async with together(postgresql_url, 2, clock) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris], clock=LIVE, timeout="default")
        async with anna.at(table) as a, boris.at(table) as b:
            await deal(anna, table, a, b)
            await eventually(lambda: len(servers.acting(table)) == 1)
            await asyncio.gather(a.until_asked(), b.until_asked())
            asked = a.decision["id"], b.decision["id"]
            assert [c["seat"] for c in a.clocks] == [c["seat"] for c in b.clocks]
            clock.advance(31_000)
            await a.until("time-up")
            await b.until("time-up")
            await eventually(lambda: len(servers.room(0, table).play.choices) >= 2)
            rows = servers.room(0, table).play.choices
            for seat, decision in enumerate(asked):
                assert [row.by for row in rows if (row.seat, row.decision) == (seat, decision)] == ["clock"]


async def test_a_server_that_loads_a_table_shows_its_clocks_as_they_are_and_goes_on_with_them(postgresql_url):
    clock = FakeClock()
    async with together(postgresql_url, 2, clock) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris], clock=LIVE, timeout="default")
        tab = await servers.moved(boris, 0)
        async with anna.at(table) as a, tab.at(table) as b:
            await deal(anna, table, a, b)
            await asyncio.gather(a.until_asked(), b.until_asked())
            until = {each["seat"]: each["until"] for each in a.clocks}
            clock.time += 12_000
            servers[1].directory.rooms.pop(table, None)
            async with boris.at(table) as late:
                assert {each["seat"]: each["until"] for each in late.clocks} == until
                await servers[0].directory.hand_over()
                await eventually(lambda: servers.acting(table) == [1])
                clock.advance(17_999)
                await late.in_step()
                assert servers.room(1, table).play.choices == []
                clock.advance(1)
                await late.until("time-up")


@pytest.mark.parametrize("game", ["dice-town", "colt-express"])
async def test_the_log_tells_since_when_seats_are_asked(tmp_path, game):
    """As the server knows that has been there all the time: with follow-ups, and answers taken back."""
    clock, random = FakeClock(), Random(3)
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served, game=game, clock={"kind": "slow", "hours": 8})
        async with anna.at(table) as a, boris.at(table) as b:
            await begin(anna, a, b)
            await a.until_asked()
        room = served.directory.rooms[table]
        play, back = room.play, 0
        await eventually(lambda: not room.audiences)
        while len(play.choices) < 60 and not play.table.over:
            clock.time += random.randint(1, 5000)
            async with room.lock:
                able = [seat for seat in (0, 1) if play.table.can_take_back(seat)]
                if able and random.random() < 0.3:
                    back += 1
                    await play.take_back(able[0], play.table.decision_id(able[0]), lambda: None)
                else:
                    seat = random.choice(play.table.asked_seats())
                    decision = play.table.decision(seat, named=True)
                    await play.commit(seat, decision.id, random.choice(decision.names), PERSON)
            assert since_of_log(play, room.state.row) == {
                seat: play.clocks.since[seat] for seat in play.table.asked_seats()
            }
        assert back


def since_of_log(play, row):
    ledger = type(play.ledger)(play.state)
    since = ledger.replay(play.choices)
    assert isinstance(since, AskedSince)
    return {seat: since.since(ledger.table, seat, row.pace) for seat in ledger.table.asked_seats()}
