"""The host removes a player before the game begins."""

import asyncio
from random import Random

import pytest

from posse.core.errors import PosseError
from posse.server.rooms import bans, seat_changes
from tests.server.serving import BOT, ME, PERSON, serving


async def test_the_one_who_is_removed_is_told_and_may_not_come_back(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, clara = [await served.person(name) for name in ("Anna", "Boris", "Clara")]
        table = (await anna.opens(ME, PERSON, PERSON))["id"]
        here = f"/api/tables/{table}"
        for person in (boris, clara):
            await person.post(f"{here}/join", {})
        async with anna.at(table) as a, clara.at(table) as c, boris.at(table) as b, boris.at(table) as again:
            await b.give_share()
            told = await anna.post(f"{here}/remove", {"seat": 1})
            assert told["seats"][1]["kind"] == "free"
            assert [barred["name"] for barred in told["barred"]] == ["Boris"]
            for socket in (b, again):  # in every window that was open
                assert (await socket.until("error"))["fault"]["code"] == "removed"
                assert await socket.ended() == 4403
            await c.until("table", lambda message: message["table"]["seats"][1]["kind"] == "free")
            assert c.table["barred"] == []  # only the host is told
            await c.until("luck")
            assert c.luck["shares"][1] != "own"  # their luck went with them
            await a.in_step()
            assert a.presence == {"type": "presence", "here": [0, 2], "watching": 0}
        for answer in (
            await boris.post(f"{here}/join", {}, status=403),
            await boris.post(f"{here}/join", {"invite": told["invite"]}, status=403),
            await boris.get(here, status=403),
            await boris.post(f"{here}/leave", status=403),
        ):
            assert (answer["code"], answer["key"]) == ("removed", "error-removed")
        socket = await boris.connect(f"/ws/tables/{table}")
        assert (await socket.hear())["fault"]["code"] == "removed"
        assert await socket.ended() == 4403
        lists = await boris.get("/api/tables")
        assert (lists["mine"], lists["open"]) == ([], [])
        dora = await served.person("Dora")
        assert (await dora.post(f"{here}/join", {}))["you"] == 1  # for others the seat is free


async def test_what_they_say_while_they_are_being_removed_is_not_heard(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table):
            room = served.directory.rooms[table]
            (theirs,) = room.audiences.by_seat[1].connections
            # Their line comes while the removal is being stored.
            _, said = await asyncio.gather(
                seat_changes.remove(room, room.state.row.host, 1),
                room.say(theirs, "wait!"),
                return_exceptions=True,
            )
            assert isinstance(said, PosseError)
            assert said.key == "error-removed"
            await a.in_step()
            assert a.said == []


async def test_who_was_removed_from_the_next_table_learns_nothing_of_it_at_the_old_one(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON, public=False))["id"]
        here = f"/api/tables/{table}"
        invite = (await anna.get(here))["invite"]
        await boris.post(f"{here}/join", {"invite": invite})
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"{here}/start")
            await asyncio.gather(a.play(Random(1)), b.play(Random(2)))
        again = (await anna.post(f"{here}/rematch"))["id"]
        await boris.post(f"{here}/rematch")
        await anna.post(f"/api/tables/{again}/remove", {"seat": 1})
        await anna.put(f"/api/tables/{again}/seats/1", BOT)
        assert (await boris.post(f"{here}/rematch", status=403))["code"] == "removed"
        await anna.post(f"/api/tables/{again}/start")
        assert (await boris.post(f"{here}/rematch", status=403))["code"] == "removed"


async def test_the_host_lets_somebody_come_back(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, clara = [await served.person(name) for name in ("Anna", "Boris", "Clara")]
        table = (await anna.opens(ME, PERSON, PERSON))["id"]
        here = f"/api/tables/{table}"
        for seat, person in enumerate((boris, clara), 1):
            await person.post(f"{here}/join", {"seat": seat})
            told = await anna.post(f"{here}/remove", {"seat": seat})
        first, second = told["barred"]
        assert (first["name"], second["name"]) == ("Boris", "Clara")
        assert (await boris.post(f"{here}/let-back", first, status=400))["code"] == "bad-message"
        back = {"number": first["number"]}
        assert (await boris.post(f"{here}/let-back", back, status=403))["code"] == "removed"
        async with anna.at(table) as a:
            told = await anna.post(f"{here}/let-back", back)
            assert told["barred"] == [second]
            await a.until("table", lambda message: message["table"]["barred"] == [second])
        assert (await anna.post(f"{here}/let-back", back))["barred"] == [second]  # twice does no harm
        assert (await boris.post(f"{here}/join", {}))["you"] == 1
        assert (await boris.post(f"{here}/let-back", {"number": 1}, status=403))["code"] == "not-host"
        assert (await clara.post(f"{here}/join", {}, status=403))["code"] == "removed"


@pytest.mark.parametrize(
    ("who", "seat", "status", "code"),
    [
        ("boris", 2, 403, "not-host"),
        ("boris", 0, 403, "not-host"),
        ("anna", 0, 409, "own-seat"),
        ("anna", 3, 409, "seat-free"),
        ("anna", 4, 404, "no-seat"),
        ("anna", 8, 400, "bad-message"),
        ("anna", -1, 400, "bad-message"),
        ("anna", None, 400, "bad-message"),
    ],
)
async def test_who_cannot_be_removed(tmp_path, who, seat, status, code):
    async with serving(tmp_path) as served:
        people = {"anna": await served.person("Anna"), "boris": await served.person("Boris")}
        table = (await people["anna"].opens(ME, PERSON, BOT, PERSON))["id"]
        before = await people["boris"].post(f"/api/tables/{table}/join", {})
        fault = await people[who].post(f"/api/tables/{table}/remove", {"seat": seat}, status=status)
        assert fault["code"] == code
        assert await people["boris"].get(f"/api/tables/{table}") == before


async def test_nobody_is_removed_once_it_has_begun(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON, BOT))["id"]
        here = f"/api/tables/{table}"
        await boris.post(f"{here}/join", {})
        assert (await anna.post(f"{here}/start"))["status"] == "dealing"
        for seat in (1, 2):
            assert (await anna.post(f"{here}/remove", {"seat": seat}, status=409))["code"] == "has-started"
        # From then on a bot takes the seat of a player who does not come back: see test_sockets.py.
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await a.until_asked()
            assert (await anna.post(f"{here}/remove", {"seat": 1}, status=409))["code"] == "has-started"


async def test_a_bot_is_removed_without_ado(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        told = await anna.post(f"/api/tables/{table}/remove", {"seat": 1})
        assert told["seats"][1]["kind"] == "free"
        assert told["barred"] == []


async def test_a_host_who_only_watches_removes_people_too(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(PERSON, BOT))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        assert (await anna.post(f"/api/tables/{table}/remove", {"seat": 0}))["barred"][0]["name"] == "Boris"


async def test_who_was_removed_stays_so_after_a_restart_and_under_another_host(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, clara = [await served.person(name) for name in ("Anna", "Boris", "Clara")]
        table = (await anna.opens(ME, PERSON, PERSON))["id"]
        here = f"/api/tables/{table}"
        for person in (boris, clara):
            await person.post(f"{here}/join", {})
        await anna.post(f"{here}/remove", {"seat": 1})
        cookies = [person.cookie for person in (anna, boris, clara)]
    async with serving(tmp_path) as served:
        anna, boris, clara = [await served.person(cookie=cookie) for cookie in cookies]
        assert (await boris.post(f"{here}/join", {}, status=403))["code"] == "removed"
        await anna.post(f"{here}/leave")
        (barred,) = (await clara.get(here))["barred"]  # she is the host now
        await clara.post(f"{here}/let-back", {"number": barred["number"]})
        assert (await boris.post(f"{here}/join", {}))["you"] == 0


def test_a_long_list_forgets_its_oldest():
    stored = ""
    for visitor in range(bans.MOST_BARRED + 2):
        stored = bans.add(stored, f"v{visitor}", f"V{visitor}")
    assert len(bans.described(stored)) == bans.MOST_BARRED
    assert not bans.is_barred(stored, "v1")
    assert bans.is_barred(stored, "v2")
    assert bans.lift(bans.add("", "v", "V"), 0) == ""
