"""Outside bots: tokens, seats, streams, choices. What people may not know they are not told either."""

import asyncio
import json
import socket as sockets
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest
from sqlalchemy import select

from posse.core import records
from posse.server.http import sockets as served_sockets
from posse.server.limits import Limits
from posse.server.rooms import cleanup
from posse.server.store.schema import METADATA
from tests.server.outside import make_bot
from tests.server.serving import BOT, ME, PERSON, FakeClock, eventually, generous, serving
from tests.server.test_hush import Silence
from tests.server.test_secrets import _check_events


async def seated(served, **more):
    """Anna at a table that lets outside bots sit down, and one that has done so."""
    anna = await served.person("Anna")
    table = (await anna.opens(ME, PERSON, outside_bots=True, **more))["id"]
    robo = await make_bot(served, anna)
    await robo.post(f"/tables/{table}/join", {})
    return anna, robo, table


# Tokens


async def test_a_token_is_shown_once_and_only_its_hash_is_stored(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        made = await anna.post("/api/bots", {"name": " Robo  1 "})
        token = made["token"]
        assert token.startswith("posse_bot_")
        assert made["bot"]["name"] == "Robo 1"
        assert await anna.get("/api/bots") == [made["bot"]]
        (account,) = await served.app.services.storage.bot_accounts.of_owner(anna.cookie.split(".")[0])
        assert account.token_hash == sha256(token.encode()).hexdigest()
        async with served.app.services.storage.engine.connect() as connection:
            for stored in METADATA.tables.values():
                rows = (await connection.execute(select(stored))).all()
                assert token.removeprefix("posse_bot_") not in repr(rows)
        boris = await served.person("Boris")
        assert await boris.get("/api/bots") == []


async def test_a_revoked_token_is_worth_nothing_and_its_streams_end(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        boris = await served.person("Boris")
        robo = await make_bot(served, anna)
        assert (await robo.get("/"))["name"] == "Robo"
        await boris.request("DELETE", f"/api/bots/{robo.id}", status=404)  # not theirs
        async with robo.stream("/events") as events:
            assert await anna.request("DELETE", f"/api/bots/{robo.id}") == []
            assert (await events.until_end())[-1] == {"type": "closed", "code": 4401}
        assert (await robo.get("/", 401))["code"] == "no-token"
        await anna.request("DELETE", f"/api/bots/{robo.id}", status=404)


@pytest.mark.one_database("nothing is stored")
@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer x", "Bearer posse_bot_" + "A" * 43, "Basic QTpC", "Bearer posse_bot_é"]
)
async def test_without_a_good_token_nobody_is_let_in(tmp_path, header):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        headers = {"Authorization": header.encode()} if header else {}
        for path in ("", "/tables", "/events", "/tables/x/stream"):  # her cookie is no token
            answer = await anna.http.get("/api/bot" + path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-token")


@pytest.mark.one_database("limits are the server's own")
async def test_guessing_tokens_is_limited_by_address(tmp_path):
    clock = FakeClock()
    limits = replace(generous(), strangers=0, strangers_burst=4)
    async with serving(tmp_path, clock=clock, limits=limits) as served:
        anna = await served.person("Anna")  # her first request was a stranger's
        codes = []
        for _ in range(4):
            answer = await anna.http.get(
                "/api/bot", headers={"Authorization": "Bearer posse_bot_" + "A" * 43}
            )
            codes.append(answer.json()["code"])
        assert codes == ["no-token"] * 3 + ["too-fast"]


async def test_a_visitor_has_a_few_bots_at_most_and_needs_a_name_to_make_one(tmp_path):
    async with serving(tmp_path, limits=replace(generous(), bot_accounts=2)) as served:
        anna, nameless = await served.person("Anna"), await served.person()
        for name in ("One", "Two"):
            await make_bot(served, anna, name)
        assert (await anna.post("/api/bots", {"name": "Three"}, 429))["code"] == "too-many-accounts"
        assert (await nameless.post("/api/bots", {"name": "One"}, 403))["code"] == "name-first"
        assert (await anna.post("/api/bots", {"name": "\u200b"}, 422))["code"] == "bad-name"


async def test_who_asks_for_many_bots_at_once_gets_no_more(tmp_path):
    async with serving(tmp_path, limits=replace(generous(), bot_accounts=2)) as served:
        anna = await served.person("Anna")
        asked = [anna.http.post("/api/bots", json={"name": str(number)}) for number in range(8)]
        answers = await asyncio.gather(*asked)
        assert sorted(each.status_code for each in answers) == [200] * 2 + [429] * 6
        assert len(await anna.get("/api/bots")) == 2


@pytest.mark.one_database("limits are the server's own")
async def test_requests_are_limited_by_token_and_by_owner(tmp_path):
    clock = FakeClock()
    limits = replace(
        generous(), bot_requests=0, bot_requests_burst=3, owner_requests=0, owner_requests_burst=4
    )
    async with serving(tmp_path, clock=clock, limits=limits) as served:
        anna = await served.person("Anna")
        one, two = await make_bot(served, anna, "One"), await make_bot(served, anna, "Two")
        for _ in range(3):
            await one.get("/")
        assert (await one.get("/", 429))["code"] == "too-fast"
        await two.get("/")
        assert (await two.get("/", 429))["code"] == "too-fast"
        other = await make_bot(served, await served.person("Boris"))
        await other.get("/")


# Seats


async def test_a_bot_sits_only_where_the_host_allows_it_and_everybody_sees_what_it_is(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        closed = (await anna.opens(ME, PERSON))["id"]
        robo = await make_bot(served, anna)
        assert (await robo.post(f"/tables/{closed}/join", {}, 403))["code"] == "no-outside-bots"
        private = await anna.opens(ME, PERSON, public=False, outside_bots=True)
        assert (await robo.post(f"/tables/{private['id']}/join", {}, 404))["code"] == "not-found"
        listed = (await robo.get("/tables"))["open"]
        assert {line["id"]: line["outside_bots"] for line in listed} == {closed: False}
        joined = await robo.post(f"/tables/{private['id']}/join", {"invite": private["invite"]})
        assert joined["you"] == 1
        seen = (await anna.get(f"/api/tables/{private['id']}"))["seats"]
        assert [(seat["kind"], seat["outside"]) for seat in seen] == [("person", False), ("person", True)]
        await anna.post(f"/api/tables/{private['id']}/remove", {"seat": 1})
        again = await robo.post(f"/tables/{private['id']}/join", {"invite": private["invite"]}, 403)
        assert again["code"] == "removed"


async def test_a_bot_neither_hosts_nor_looks_on_nor_keeps_a_table_alive(tmp_path, monkeypatch):
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(PERSON, PERSON, outside_bots=True))["id"]
        robo = await make_bot(served, anna)
        assert (await robo.get(f"/tables/{table}/stream", 403))["code"] == "not-seated"
        await robo.post(f"/tables/{table}/join", {})
        await robo.post(f"/tables/{table}/leave")  # nobody else sits there, and yet it is not closed
        await robo.post(f"/tables/{table}/join", {})
        cleaning = cleanup.Cleanup(served.directory)
        async with robo.stream(f"/tables/{table}/stream") as stream:
            await stream.until("presence")
            await cleaning.close_lonely()
            clock.time += cleanup.LONELY_KEPT
            await cleaning.close_lonely()
            assert (await stream.until_end())[-1]["type"] == "closed"
        await anna.get(f"/api/tables/{table}", 404)


async def test_a_host_who_leaves_passes_the_table_to_a_person(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, PERSON, PERSON, outside_bots=True))["id"]
        robo, boris = await make_bot(served, anna), await served.person("Boris")
        await robo.post(f"/tables/{table}/join", {})
        await boris.post(f"/api/tables/{table}/join", {})
        await anna.post(f"/api/tables/{table}/leave")
        assert (await boris.get(f"/api/tables/{table}"))["host"]


async def test_tables_of_outside_bots_count_as_tables_of_bots(tmp_path):
    async with serving(tmp_path, limits=replace(generous(), bot_tables=0)) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(PERSON, BOT, outside_bots=True))["id"]
        robo = await make_bot(served, anna)
        await robo.post(f"/tables/{table}/join", {})
        assert (await anna.post(f"/api/tables/{table}/start", status=429))["code"] == "too-many-bots"


# Streams


async def test_a_whole_game_by_streams_and_the_record_says_who_was_a_bot(tmp_path):
    async with serving(tmp_path) as served:
        anna, robo, table = await seated(served)
        random = Random(1)
        async with anna.at(table) as a, robo.stream("/events") as events:
            assert (await events.hear())["type"] == "seated"
            await a.give_share()
            async with robo.stream(f"/tables/{table}/stream") as stream:
                hello = await stream.hear()
                assert (hello["type"], hello["table"]["you"]) == ("hello", 1)
                await anna.post(f"/api/tables/{table}/start")  # the bot has no share to give
                started = await events.hear()
                assert (started["type"], started["table"]["id"]) == ("started", table)

                async def plays():
                    while (message := await stream.hear())["type"] != "closed":
                        if message["type"] == "view" and message["view"]["over"]:
                            return
                        if message["type"] == "view" and message.get("decision"):
                            decision = message["decision"]
                            option = random.choice(decision["options"])["name"]
                            choice = {"decision": decision["id"], "option": option}
                            await robo.post(f"/tables/{table}/choose", choice)

                await asyncio.gather(plays(), a.play(Random(2)))
                assert (await events.until("over"))["table"] == table
        room = served.directory.rooms.get(table) or await served.directory.room(table)
        truth = room.play.table
        assert truth.over
        told = [json.loads(text) for text in stream.raw if text]
        numbers = [event["number"] for message in told for event in message.get("events", [])]
        assert numbers == list(range(len(truth.told)))  # in order, each once
        stream.raw = [text for text in stream.raw if text]
        assert _check_events(stream, 1, truth) > 20  # and what is hidden from the seat is left out
        before_the_end = [text for text in stream.raw if '"reveal":{' not in text]
        row = room.state.row
        for secret in (
            row.server_seed.hex(),
            row.seed.hex(),
            anna.cookie,
            anna.cookie.split(".")[0],
            robo.token,
        ):
            assert not any(secret in text for text in before_the_end)
        answer = await anna.http.get(f"/api/tables/{table}/record")
        record = records.read(answer.text)
        assert record.seats == ["Anna", "bot:Robo"]
        assert record.luck.given == [True, False]


async def test_who_comes_back_gets_what_is_missing(tmp_path):
    async with serving(tmp_path) as served:
        anna, robo, table = await seated(served)
        async with anna.at(table) as a:
            await a.give_share()
            async with robo.stream(f"/tables/{table}/stream") as stream:
                await anna.post(f"/api/tables/{table}/start")
                first = await stream.until("view")
            async with robo.stream(f"/tables/{table}/stream?since={first['number']}") as again:
                full = await again.until("view")
                assert full["full"]
                assert full["since"] == first["number"]
                assert full["view"]["seat"] == 1


@pytest.mark.one_database("nothing is stored")
async def test_a_stream_with_nothing_to_say_sends_empty_lines(tmp_path):
    async with serving(tmp_path, limits=replace(generous(), keep_alive=0.01)) as served:
        robo = await make_bot(served, await served.person("Anna"))
        async with robo.stream("/events") as events:
            assert [await events.line() for _ in range(2)] == ["", ""]


@pytest.mark.one_database("limits are the server's own")
async def test_streams_are_limited_by_bot_and_by_owner(tmp_path):
    limits = replace(generous(), streams_per_bot=2, streams_per_owner=3)
    async with serving(tmp_path, limits=limits) as served:
        anna = await served.person("Anna")
        one, two = await make_bot(served, anna, "One"), await make_bot(served, anna, "Two")
        async with one.stream("/events"), one.stream("/events"):
            assert (await one.get("/events", 429))["code"] == "too-many-sockets"
            async with two.stream("/events"):
                assert (await two.get("/events", 429))["code"] == "too-many-sockets"
        await eventually(lambda: not served.app.admission.open_sockets)
        assert not served.app.admission.streams
        assert not served.directory.lobby.feeds


@pytest.mark.one_database("nothing is stored")
async def test_a_bot_that_does_not_read_is_cut_off_and_holds_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(served_sockets, "CLOSE_WAIT", 0.05)
    async with serving(tmp_path, limits=replace(generous(), waiting=100_000)) as served:
        _, robo, table = await seated(served)
        _, writer = await asyncio.open_connection("127.0.0.1", served.port, limit=4096)
        writer.get_extra_info("socket").setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        head = f"GET /api/bot/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {robo.token}"
        writer.write(head.encode() + b"\r\n\r\n")
        room = served.directory.rooms[table]
        await eventually(lambda: bool(room.audiences))
        (connection,) = room.audiences.connections()
        most = 0

        def is_cut_off():
            nonlocal most
            connection.send("x" * 50_000)
            most = max(most, connection.characters)
            return bool(connection.close_code)

        await eventually(is_cut_off)
        assert (connection.close_code, connection.waiting) == (1013, type(connection.waiting)())
        assert most <= 100_000
        await eventually(lambda: not served.app.admission.open_sockets)
        await eventually(lambda: not room.audiences)
        await eventually(lambda: not [each for each in served.connections if each.is_streaming])
        writer.close()


# Choices and chat


async def test_choices_that_are_stale_impossible_or_somebody_elses(tmp_path):
    async with serving(tmp_path) as served:
        anna, robo, table = await seated(served)
        path = f"/tables/{table}/choose"
        assert (await robo.post(path, {"decision": "1", "option": "x"}, 409))["code"] == "not-running"
        other = await make_bot(served, anna, "Other")
        assert (await other.post(path, {"decision": "1", "option": "x"}, 403))["code"] == "not-seated"
        async with anna.at(table) as a, robo.stream(f"/tables/{table}/stream") as stream:
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            asked = (await stream.until_asked())["decision"]
            good = {"decision": asked["id"], "option": asked["options"][0]["name"]}
            stale = await robo.post(path, {**good, "decision": "999"}, 409)
            assert (stale["code"], stale["key"]) == ("refused", "refusal-stale")
            assert stale["rule"]
            wrong = await robo.post(path, {**good, "option": "fly"}, 409)
            assert wrong["code"] == "refused"
            assert (await robo.post(path, {"decision": asked["id"]}, 400))["code"] == "bad-message"
            assert await robo.post(path, good) == {"done": True}
            assert (await robo.post(path, good, 409))["code"] == "refused"  # a second time


async def test_a_bot_of_the_server_takes_over_and_the_seat_can_be_taken_back(tmp_path):
    async with serving(tmp_path) as served:
        anna, robo, table = await seated(served)
        async with anna.at(table) as a, robo.stream(f"/tables/{table}/stream") as stream:
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await robo.post(f"/tables/{table}/leave")
            away = (await anna.get(f"/api/tables/{table}"))["seats"][1]
            assert (away["away"], away["outside"]) == (True, True)
            await robo.post(f"/tables/{table}/take-back")
            assert not (await anna.get(f"/api/tables/{table}"))["seats"][1]["away"]
            assert (await stream.until("view"))["view"]["seat"] == 1


@pytest.mark.one_database("limits are the server's own")
async def test_a_bot_chats_within_the_limits_of_people(tmp_path):
    limits = replace(generous(), chats=0, chats_burst=2)
    async with serving(tmp_path, clock=FakeClock(), limits=limits) as served:
        anna, robo, table = await seated(served)
        async with anna.at(table) as a:
            for text in ("  howdy\u202e  ", "partner"):
                await robo.post(f"/tables/{table}/chat", {"text": text})
            assert (await robo.post(f"/tables/{table}/chat", {"text": "!"}, 429))["code"] == "too-fast"
            lines = [(await a.until("chat"))["line"] for _ in range(2)]
            assert [(line["seat"], line["name"], line["text"]) for line in lines] == [
                (1, "Robo", "howdy"), (1, "Robo", "partner"),
            ]  # fmt: skip


@pytest.mark.one_database("nothing is stored")
async def test_pages_of_other_sites_cannot_use_a_bots_token(tmp_path):
    async with serving(tmp_path, limits=Limits()) as served:
        robo = await make_bot(served, await served.person("Anna"))
        answer = await robo.http.post("/tables/x/join", json={}, headers={"Origin": "http://evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")


async def test_where_the_game_keeps_the_table_silent_a_bot_is_told_so(tmp_path, monkeypatch):
    async with serving(tmp_path) as served:
        anna, robo, table = await seated(served)
        async with anna.at(table) as a:
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            Silence(monkeypatch, speakers=0b01)
            hushed = await robo.post(f"/tables/{table}/chat", {"text": "psst"}, 409)
            assert (hushed["code"], hushed["key"]) == ("refused", "refusal-moment")
            await a.in_step()
            assert a.said == []
