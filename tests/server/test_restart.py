"""The log is the truth: a restarted server continues where the last one was."""

import asyncio
from random import Random

import pytest

from posse.server.rooms import cleanup
from tests.server.serving import BOT, ME, PERSON, FakeClock, eventually, serving, take_turn


async def test_a_game_goes_on_after_a_restart(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"/api/tables/{table}/start")
            for _ in range(15):
                await take_turn(Random(2), a, b)
            await a.send(type="chat", text="back in a minute")
            await a.until("chat")
            before = a.events, a.view, a.decision, a.luck
        cookies = anna.cookie, boris.cookie
    async with serving(tmp_path) as served:
        anna, boris = [await served.person(cookie=cookie) for cookie in cookies]
        assert (await anna.get("/api/me"))["name"] == "Anna"
        async with anna.at(table) as a, boris.at(table) as b:
            assert (a.events, a.view, a.decision, a.luck) == before
            assert a.said[0]["text"] == "back in a minute"
            await asyncio.gather(a.play(Random(1)), b.play(Random(2)))
            assert a.table["result"]
    async with serving(tmp_path) as served:  # and what is over can still be looked at
        assert served.directory.rooms == {}
        anna = await served.person(cookie=cookies[0])
        assert (await anna.get(f"/api/tables/{table}"))["result"] == a.table["result"]
        async with anna.at(table) as again:
            assert (again.events, again.view, again.luck) == (a.events, a.view, a.luck)
        await eventually(lambda: not served.directory.rooms)  # when nobody looks, it is not kept in memory


async def test_a_bot_that_was_to_move_moves_after_a_restart(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT, pace="relaxed"))["id"]
        async with anna.at(table) as a:
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            await a.choose()
            await a.until("view")
            assert [waiting["seat"] for waiting in a.view["waiting"]] == [1]
        cookie = anna.cookie
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna = await served.person(cookie=cookie)
        async with anna.at(table) as a:
            number = a.number
            assert a.decision is None
            await clock.run_to_next(5000)
            await a.until("view")
            assert a.number > number


async def test_a_table_of_bots_alone_plays_on_after_a_restart(tmp_path):
    async with serving(tmp_path, FakeClock()) as served:  # whose clock stands
        anna = await served.person("Anna")
        table = (await anna.opens(BOT, BOT, BOT, pace="quick"))["id"]
        await anna.post(f"/api/tables/{table}/start")
        cookie = anna.cookie
        row = served.directory.rooms[table].state.row
        assert row.status == "running"
        row.pace = "instant"
        await served.app.services.storage.save((row, served.directory.rooms[table].state.seats))
    async with serving(tmp_path) as served:
        anna = await served.person(cookie=cookie)
        async with anna.at(table) as watching:
            await watching.until_over()


async def test_a_deal_that_waited_for_hashes_is_made_after_a_restart(tmp_path):
    async with serving(tmp_path, FakeClock()) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a:
            await a.give_share("ab" * 32)
            await anna.post(f"/api/tables/{table}/start")
        cookie = anna.cookie
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna = await served.person(cookie=cookie)
        async with anna.at(table) as a:
            assert a.table["status"] == "dealing"
            assert a.luck["shares"] == ["sealed", "awaited"]
            assert not a.luck["wanted"]
            await clock.run_to_next(5000)
            await a.until("luck", lambda message: message["luck"]["wanted"] == "share")
            await a.send(type="share", value="ab" * 32)
            await a.until_asked()
            assert a.luck["shares"] == ["own", "default"]
            room = served.directory.rooms[table]
            assert [row.given for row in room.state.seats] == [True, False]
            assert room.state.seats[0].share.hex() == "ab" * 32
            await a.send(type="share-hash", value="cd" * 32)
            assert (await a.until("error"))["fault"]["code"] == "share-late"


async def test_a_seat_lent_to_a_bot_is_still_lent_after_a_restart(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT, pace="instant"))["id"]
        async with anna.at(table) as a:
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
        served.app.services.bots.close()  # no bot will move any more
        await anna.post(f"/api/tables/{table}/hand-over", {"level": "greenhorn"})
        cookie = anna.cookie
    async with serving(tmp_path) as served:
        anna = await served.person(cookie=cookie)
        async with anna.at(table) as a:
            await a.until_over()
            assert a.table["seats"][0]["away"]


async def test_a_table_of_other_rules_is_stopped_and_says_so(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        async with anna.at(table) as a:
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
        room = served.directory.rooms[table]
        room.state.row.version = "0"
        await served.app.services.storage.save((room.state.row, room.state.seats))
        cookie = anna.cookie
    async with serving(tmp_path) as served:
        anna = await served.person(cookie=cookie)
        assert (await anna.get(f"/api/tables/{table}"))["status"] == "stopped"
        async with anna.at(table) as a:
            assert (await a.choose("keep:0", "1"))["fault"]["code"] == "not-running"
        storage, kept = served.app.services.storage, cleanup.IDLE_KEPT
        now = served.app.services.clock.now()
        assert await storage.idle_since(now - kept) == []
        assert await storage.idle_since(now + 1) == [table]
    clock = FakeClock()
    clock.time = now + kept + 1
    async with serving(tmp_path, clock) as served:
        await served.app.cleanup.run()  # nobody can go on with it: it is not kept for ever
        assert await served.app.services.storage.load(table) is None


@pytest.mark.one_database("PostgreSQL tells that it was stored, and everybody hears of it at once")
async def test_a_choice_that_could_not_be_stored_is_not_told(tmp_path):
    """And when it is not known whether it was, the log decides."""
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        storage = served.app.services.storage
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            await b.until_asked()
            add_choice = storage.add_choice

            async def lost(choice, row=None):
                raise OSError("the disk is full")

            async def stored_but_not_heard(choice, row=None):
                await add_choice(choice, row)
                raise OSError("the wire broke")

            heard = len(b.raw)
            storage.add_choice = lost
            assert (await a.choose())["fault"]["code"] == "no-database"
            assert served.directory.rooms[table].play.table.waiting == 3
            storage.add_choice = stored_but_not_heard
            assert (await a.choose())["fault"]["code"] == "no-database"
            storage.add_choice = add_choice
            await b.in_step()
            assert len(b.raw) == heard + 1  # the pong: nobody heard of anything
            # With the next choice the log is read: Anna's second attempt is in it.
            assert (await b.choose())["type"] == "chosen"
            choices = served.directory.rooms[table].play.choices
            assert [choice.seat for choice in choices] == [0, 1]
            await a.until("view")
            await take_turn(Random(1), a, b)
            assert len(choices) == 3


async def test_a_place_in_the_log_that_is_taken_makes_the_room_read_it(tmp_path):
    """As if another server had stored a choice there."""
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await b.until_asked()
            await a.until_asked()
            await a.choose()
            play = served.directory.rooms[table].play
            truth = play.choices[0]
            # Memory forgets the first choice; the log does not.
            play.replay([])
            assert (await b.choose())["type"] == "chosen"
            assert play.choices[0] == truth
            assert [choice.seat for choice in play.choices] == [0, 1]
            assert [choice.sequence for choice in play.choices] == [0, 1]
