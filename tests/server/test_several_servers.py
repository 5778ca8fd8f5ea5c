"""Several servers on one PostgreSQL: every server serves every table, and one of them acts for it."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest
from sqlalchemy import text

from posse.core import registry
from posse.core.records import read, verify
from posse.server.rooms import cleanup, cluster, windows
from posse.server.store.rows import LAID
from tests.server.outside import OutsideBot
from tests.server.serving import BOT, ME, PERSON, FakeClock, eventually
from tests.server.several import deal, play_on, sit_down, together

GAMES = [game.name for game in registry.games()]


def public(events):
    """What everybody knows of these events."""
    return [event["kind"] for event in events]


@pytest.mark.parametrize("game", GAMES)
async def test_people_at_different_servers_play_a_whole_game(postgresql_url, game):
    least = registry.find(game).min_seats
    async with together(postgresql_url, 3) as servers:
        people = await servers.people(*"ABCDEFGH"[: max(2, least - 1)])
        bots = [BOT] * max(0, least - len(people))
        table = await sit_down(people, game=game, bots=bots)
        watcher = (await servers.people("Watcher"))[0]
        seats = [await person.connect(f"/ws/tables/{table}") for person in people]
        watching = await watcher.connect(f"/ws/tables/{table}")
        for seat in (*seats, watching):
            await seat.until("presence")
        await deal(people[0], table, *seats)
        await asyncio.gather(play_on(Random(1), seats), watching.until_over())
        for seat in seats:
            assert public(seat.events) == public(watching.events)
            assert seat.table["result"] == watching.table["result"]
        assert verify(read((await people[1].http.get(f"/api/tables/{table}/record")).text)).over
        for seat in (*seats, watching):
            await seat.close()


async def test_a_whole_game_with_windows_is_played_at_two_servers(postgresql_url, monkeypatch):
    """Where people without a choice are passed for, and answers are shown together."""
    monkeypatch.setattr(windows, "LENGTH", (0, 60))
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris], game="bang", bots=[BOT, BOT], ask_always=False)
        async with anna.at(table) as a, boris.at(table) as b:
            await deal(anna, table, a, b)
            await play_on(Random(3), [a, b])
            assert public(a.events) == public(b.events)
            assert a.table["result"] == b.table["result"]
            kinds = {row.kind for row in servers.room(0, table).play.choices}
            assert {"choice", "closed"} <= kinds


# The log decides


def same_log(servers, table):
    """Both servers know the same."""
    return servers.room(1, table).play.choices == servers.room(0, table).play.choices


async def test_of_two_answers_to_one_question_at_two_servers_one_counts(postgresql_url):
    """One person with two tabs clicks in both at once: the second is a stale click."""
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris])
        other = await servers.moved(anna, 1)
        async with anna.at(table) as a, boris.at(table) as b, other.at(table) as tab:
            await deal(anna, table, a, b)
            raced = 0
            while raced < 10:
                await eventually(lambda: same_log(servers, table))
                for seat in (a, b, tab):
                    await seat.in_step()
                if a.decision is None:
                    assert (await b.choose())["type"] == "chosen"
                    continue
                raced += 1
                assert tab.decision["id"] == a.decision["id"]
                answers = await asyncio.gather(a.choose(), tab.choose())
                assert sorted(answer["type"] for answer in answers) == ["chosen", "error"]
                refused = next(answer for answer in answers if answer["type"] == "error")
                assert refused["fault"]["code"] == "refused"
            await eventually(lambda: same_log(servers, table))
            log = servers.room(0, table).play.choices
            assert len({(row.seat, row.decision) for row in log}) == len(log)


async def test_sealed_answers_at_two_servers_at_once_both_count(postgresql_url):
    """They want the same place in the log; the loser gets the next, and nobody is refused."""
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris])
        async with anna.at(table) as a, boris.at(table) as b:
            await deal(anna, table, a, b)
            raced = 0
            while raced < 8 and a.luck.get("reveal") is None:
                await asyncio.gather(a.in_step(), b.in_step())
                asked = [seat for seat in (a, b) if seat.decision is not None]
                raced += len(asked) == 2
                for answer in await asyncio.gather(*[seat.choose() for seat in asked]):
                    assert answer["type"] == "chosen"
                await eventually(lambda: same_log(servers, table))
        assert raced == 8


async def test_two_people_who_want_the_same_seat_at_two_servers_get_two_seats(postgresql_url):
    async with together(postgresql_url, 3) as servers:
        anna, boris, clara = await servers.people("Anna", "Boris", "Clara")
        table = (await anna.opens(ME, PERSON, PERSON, PERSON))["id"]
        joined = await asyncio.gather(*[p.post(f"/api/tables/{table}/join", {}) for p in (boris, clara)])
        assert {each["you"] for each in joined} == {1, 2}
        full = [await servers[n].person(f"P{n}") for n in range(3)]
        answers = await asyncio.gather(*[p.http.post(f"/api/tables/{table}/join", json={}) for p in full])
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        seats = (await anna.get(f"/api/tables/{table}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["person"] * 4


# Everything else that is known of a table


async def test_what_happens_at_one_server_is_told_at_the_other(postgresql_url, monkeypatch):
    """Seats, chat, who is here, the pace, bots for people, standing answers; all by news."""
    monkeypatch.setattr(cluster, "HEARTBEAT", 10**6)
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = (await anna.opens(ME, PERSON, BOT))["id"]
        async with anna.at(table) as a:
            await boris.post(f"/api/tables/{table}/join", {})
            await a.until("table", lambda m: m["table"]["seats"][1]["name"] == "Boris")
            async with boris.at(table) as b:
                await a.until("presence", lambda m: m["here"] == [0, 1])
                assert b.presence["here"] == [0, 1] or await b.until(
                    "presence", lambda m: m["here"] == [0, 1]
                )
                await a.send(type="chat", text="hello")
                await b.until("chat", lambda m: m["line"]["text"] == "hello")
                await asyncio.gather(*[seat.send(type="chat", text="both") for seat in (a, b)])
                for seat in (a, b):
                    while len(seat.said) < 3:
                        await seat.hear()
                assert a.said == b.said
                assert [line["number"] for line in a.said] == [0, 1, 2]
                await anna.put(f"/api/tables/{table}/pace", {"pace": "relaxed"})
                await b.until("table", lambda m: m["table"]["pace"] == "relaxed")
                await deal(anna, table, a, b)
                await boris.post(f"/api/tables/{table}/hand-over", {})
                await a.until("table", lambda m: m["table"]["seats"][1]["away"])
                await boris.post(f"/api/tables/{table}/take-back")
                await a.until("table", lambda m: not m["table"]["seats"][1]["away"])
                other = await servers.moved(boris, 0)
                async with other.at(table) as tab:
                    await b.send(type="standing", asks="commit-keep", on=True)
                    await tab.until("standing", lambda m: m["on"] == ["commit-keep"])
            await a.until("presence", lambda m: m["here"] == [0])


async def test_somebody_who_was_removed_is_put_out_at_every_server(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris])
        async with anna.at(table) as a, boris.at(table) as b:
            await a.until("presence", lambda m: m["here"] == [0, 1])
            await anna.post(f"/api/tables/{table}/remove", {"seat": 1})
            assert await b.ended() == 4403
            assert b.errors[-1]["code"] == "removed"
            await a.until("presence", lambda m: m["here"] == [0])
        assert (await boris.post(f"/api/tables/{table}/join", {}, status=403))["code"] == "removed"
        await anna.post(f"/api/tables/{table}/let-back", {"number": 0})
        await boris.post(f"/api/tables/{table}/join", {})


async def test_lists_show_the_tables_of_all_servers(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        lobby = await boris.connect("/ws/lobby")
        first = await lobby.until("lobby")
        assert first["open"] == []
        table = (await anna.opens(ME, PERSON))["id"]
        await lobby.until("lobby", lambda m: [line["id"] for line in m.get("open", [])] == [table])
        assert table not in servers[1].directory.rooms
        assert [line["id"] for line in (await boris.get("/api/tables"))["open"]] == [table]
        await boris.post(f"/api/tables/{table}/join", {})
        news = await lobby.until("lobby", lambda m: [line["id"] for line in m.get("mine", [])] == [table])
        assert news["mine"][0]["you"] == 1
        await lobby.close()


async def test_a_list_knows_who_is_awaited_at_a_table_of_another_server(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris])
        async with anna.at(table) as a:
            tab = await servers.moved(boris, 0)
            async with tab.at(table) as b:
                await deal(anna, table, a, b)
                await a.until_asked()
                await a.choose()
        servers[1].directory.rooms.pop(table, None)
        mine = (await boris.get("/api/tables"))["mine"]
        assert [(line["id"], line["asked"]) for line in mine] == [(table, True)]
        servers[1].directory.rooms.pop(table, None)
        other = await servers.moved(anna, 1)
        assert [line["asked"] for line in (await other.get("/api/tables"))["mine"]] == [False]


async def test_the_limits_count_the_tables_of_all_servers(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna = (await servers.people("Anna"))[0]
        other = await servers.moved(anna, 1)
        for number in range(5):
            await (anna, other)[number % 2].opens(ME, PERSON)
        for each in (anna, other):
            assert (await each.opens(ME, PERSON, status=429))["code"] == "too-many-tables"


async def test_a_table_that_is_left_is_gone_at_every_server(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = (await anna.opens(ME, PERSON))["id"]
        async with boris.at(table) as watching:
            await anna.post(f"/api/tables/{table}/leave")
            assert await watching.ended() == 4410
        await boris.get(f"/api/tables/{table}", status=404)


async def test_a_rematch_is_opened_once(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris])
        async with anna.at(table) as a, boris.at(table) as b:
            await deal(anna, table, a, b)
            await play_on(Random(1), [a, b])
            again = await asyncio.gather(*[p.post(f"/api/tables/{table}/rematch") for p in (anna, boris)])
            assert len({each["id"] for each in again}) == 1
            for seat in (a, b):
                while seat.table["rematch"] is None:
                    await seat.hear()
                assert seat.table["rematch"] == again[0]["id"]
        seats = (await anna.get(f"/api/tables/{again[0]['id']}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person"]


async def test_an_invitation_of_one_server_lets_people_in_at_another(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        opened = await anna.opens(ME, PERSON, public=False)
        table, invite = opened["id"], opened["invite"]
        await boris.get(f"/api/tables/{table}", status=404)
        assert (await boris.post(f"/api/tables/{table}/join", {"invite": "wrong"}, 404))[
            "code"
        ] == "not-found"
        assert (await boris.get(f"/api/tables/{table}?invite={invite}"))["seats"][0]["name"] == "Anna"
        async with anna.at(table) as a, boris.at(table, invite=invite) as b:
            await boris.post(f"/api/tables/{table}/join", {"invite": invite})
            await a.until("table", lambda m: m["table"]["seats"][1]["name"] == "Boris")
            assert b.table["you"] == 1 or (await b.until("table"))["table"]["you"] == 1


async def test_the_host_hands_the_seat_of_somebody_who_has_gone_from_another_server_to_a_bot(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris])
        async with anna.at(table) as a:
            async with boris.at(table) as b:
                await a.until("presence", lambda m: m["here"] == [0, 1])
                await deal(anna, table, a, b)
                hand_over = f"/api/tables/{table}/hand-over"
                assert (await anna.post(hand_over, {"seat": 1}, 409))["code"] == "still-thinking"
            await a.until("presence", lambda m: m["here"] == [0])
            assert (await anna.post(hand_over, {"seat": 1}))["seats"][1]["away"]
            async with boris.at(table) as b:
                assert b.table["seats"][1]["away"]
                await boris.post(f"/api/tables/{table}/take-back")
                await a.until("table", lambda m: not m["table"]["seats"][1]["away"])


async def test_what_is_old_is_deleted_once_for_all_servers(postgresql_url):
    """Finished tables after some time, at whichever server that is noticed; the other one forgets them."""
    clock = FakeClock()
    async with together(postgresql_url, 2, clock) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris])
        async with anna.at(table) as a, boris.at(table) as b:
            await deal(anna, table, a, b)
            await play_on(Random(1), [a, b])
        clock.time += cleanup.OVER_KEPT + 1
        await asyncio.gather(*[served.app.cleanup.run() for served in servers.servers])
        for person in (anna, boris):
            assert (await person.get(f"/api/tables/{table}", status=404))["code"] == "not-found"
        await eventually(lambda: not any(table in served.directory.rooms for served in servers.servers))


# What was missed


async def test_notices_that_are_lost_are_made_up_for(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris])
        async with anna.at(table) as a, boris.at(table) as b:
            await deal(anna, table, a, b)
            await asyncio.gather(a.until_asked(), b.until_asked())
            deaf = servers[1].app.services.storage.session
            deaf.on_news = lambda told: None
            await a.choose()
            await a.send(type="chat", text="are you there?")
            await a.until("chat")
            await anna.put(f"/api/tables/{table}/pace", {"pace": "quick"})
            await b.in_step()
            room = servers.room(1, table)
            assert (len(room.play.choices), len(room.chat), room.state.row.pace) == (0, 0, "instant")
            await servers[1].directory.cluster.read_missed()
            await b.until("chat", lambda m: m["line"]["text"] == "are you there?")
            assert (len(room.play.choices), room.state.row.pace) == (1, "quick")
            # And without any heartbeat: an answer to what this server has not heard of yet is no mistake.
            assert (await b.choose())["type"] == "chosen"
            await a.until("view")
            await play_on(Random(2), [a], 1) if a.decision else None
            while a.decision is None and b.decision is None:
                await a.hear()


async def cut(servers, number):
    """PostgreSQL ends every connection of one server."""
    other = servers[1 - number].app.services.storage.engine
    session = servers[number].app.services.storage.session.connection
    writer = servers[number].app.services.storage.writer.connection
    pids = []
    for connection in (session, writer):
        raw = (await connection.get_raw_connection()).driver_connection
        pids.append(raw.get_server_pid())
    async with other.begin() as connection:
        for pid in pids:
            await connection.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": pid})


async def test_a_server_whose_connection_is_cut_goes_on_when_it_is_back(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris], bots=[BOT])
        async with anna.at(table) as a, boris.at(table) as b:
            await deal(anna, table, a, b)
            await eventually(lambda: len(servers.acting(table)) == 1)
            for _ in range(3):
                await cut(servers, servers.acting(table)[0])
                await eventually(lambda: len(servers.acting(table)) == 1)
                for served in servers.servers:
                    await eventually(lambda s=served: s.app.services.storage.session.connection is not None)
                await play_on(Random(3), [a, b], 10)
            await play_on(Random(4), [a, b])
            assert a.table["result"] == b.table["result"]


# One server acts


async def test_one_server_acts_and_another_takes_over_at_once_when_it_stops(postgresql_url):
    async with together(postgresql_url, 3) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris], bots=[BOT])
        async with anna.at(table) as a, boris.at(table) as b:
            await deal(anna, table, a, b)
            await eventually(lambda: len(servers.acting(table)) == 1)
            first = servers.acting(table)[0]
            async with asyncio.timeout(2):
                await servers[first].directory.hand_over()
                await eventually(lambda: len(servers.acting(table)) == 1)
            assert servers.acting(table) != [first]
            await play_on(Random(1), [a, b], 20)


async def test_a_table_that_nobody_looks_at_goes_on_at_another_server(postgresql_url):
    """It is in nobody's memory but the one's that stops."""
    async with together(postgresql_url, 2) as servers:
        anna = (await servers.people("Anna"))[0]
        table = (await anna.opens(BOT, BOT, BOT, pace="relaxed"))["id"]
        await anna.post(f"/api/tables/{table}/start")
        await eventually(lambda: servers.acting(table) == [0])
        assert table not in servers[1].directory.rooms
        await servers[0].directory.hand_over()
        await eventually(lambda: servers.acting(table) == [1])


async def test_memory_has_only_tables_that_somebody_looks_at_or_for_which_the_server_acts(postgresql_url):
    clock = FakeClock()
    async with together(postgresql_url, 2, clock) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = (await anna.opens(ME, PERSON))["id"]
        async with boris.at(table):
            clock.advance(31_000)
            await eventually(lambda: table not in servers[0].directory.rooms)
            assert table in servers[1].directory.rooms
        clock.advance(31_000)
        await eventually(lambda: table not in servers[1].directory.rooms)
        assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Anna"


async def test_a_table_counts_at_one_server(postgresql_url):
    """From wherever people look at it, the figures of all servers together are right."""
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris])

        def counted(status):
            return [served.directory._count()[status] for served in servers.servers]

        async with boris.at(table) as b:
            await eventually(lambda: counted("open") == [0, 1])
            async with anna.at(table) as a:
                await eventually(
                    lambda: all(servers.room(n, table).audiences.elsewhere.servers for n in (0, 1))
                )
                assert sorted(counted("open")) == [0, 1]
                await b.close()
                await eventually(lambda: counted("open") == [1, 0])
                async with boris.at(table) as b:
                    await deal(anna, table, a, b)
                    await eventually(lambda: sorted(counted("running")) == [0, 1])
                    assert counted("open") == [0, 0]


async def test_an_open_table_where_nobody_sits_or_looks_is_closed_at_every_server(postgresql_url):
    clock = FakeClock()
    async with together(postgresql_url, 2, clock) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        empty = (await anna.opens(PERSON, PERSON))["id"]
        sat_at = (await anna.opens(ME, PERSON))["id"]
        watched = (await anna.opens(PERSON, PERSON))["id"]
        storage = servers[1].app.services.storage
        async with boris.at(watched), anna.at(empty) as a:
            across = servers[0].app.services.storage.across
            while not (await across.elsewhere([watched]))[watched].visitors:  # noqa: ASYNC110  until it is noted
                await asyncio.sleep(0.01)
            for table in list(servers[0].directory.rooms):
                if table != empty:
                    del servers[0].directory.rooms[table]
            await a.close()
            await eventually(lambda: not servers.room(0, empty).audiences)
            for served in servers.servers:
                await served.app.cleanup.close_lonely()
            clock.time += cleanup.LONELY_KEPT
            for served in servers.servers:
                await served.app.cleanup.close_lonely()
            assert set(await storage.active()) == {sat_at, watched}


async def test_a_new_key_for_cookies_is_known_at_every_server(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna = (await servers.people("Anna"))[0]
        before = servers[0].app.admission.signer
        storage = servers[1].app.services.storage
        await storage.replace_cookie_key(servers[1].app.services.clock.now())
        await servers[1].app.admission.read_keys()
        await eventually(lambda: servers[0].app.admission.signer is not before)
        boris = await servers[1].person("Boris")
        assert (await (await servers.moved(boris, 0)).get("/api/me"))["name"] == "Boris"
        assert (await anna.get("/api/me"))["name"] == "Anna"  # the old key holds for a while


async def test_people_at_a_server_that_is_gone_are_not_here_any_more(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris])
        async with anna.at(table) as a, boris.at(table):
            await a.until("presence", lambda m: m["here"] == [0, 1])
            await servers[1].app.services.storage.session.close()  # as PostgreSQL sees a killed server
            await a.until("presence", lambda m: m["here"] == [0])


async def test_an_answer_in_an_open_window_shows_at_no_server(postgresql_url):
    """Time stands still while it is open. The others must not hear of an answer by anything at all."""
    clock = FakeClock()
    async with together(postgresql_url, 3, clock) as servers, AsyncExitStack() as stack:
        people = await servers.people("Anna", "Boris", "Clara", "David")
        watcher = await servers[2].person("Wanda")
        table = await sit_down(people, game="bang", ask_always=False)
        seats = [await stack.enter_async_context(person.at(table)) for person in people]
        everybody = [*seats, await stack.enter_async_context(watcher.at(table))]
        await deal(people[0], table, *seats)
        play = servers.room(servers.acting(table)[0], table).play
        random, answered = Random(5), 0
        while answered < 3 and not play.table.over:
            await settled(servers, table, everybody)
            asked = [seat for seat in seats if seat.decision is not None]
            if not asked:  # only people without a choice are waited for, until the window closes
                clock.advance(100)
                continue
            chooser = random.choice(asked)
            heard, known = [len(seat.raw) for seat in everybody], len(play.choices)
            answer = await chooser.choose(random.choice(chooser.decision["options"])["name"])
            assert answer["type"] == "chosen"
            await settled(servers, table, everybody)
            # Nothing but this answer: the window before it may have closed at the same moment.
            if play.choices[-1].kind == LAID and len(play.choices) == known + 1:
                answered += 1
                for seat, before in zip(everybody, heard, strict=True):
                    assert seat is chooser or news_of(seat, before) == []
        assert answered  # of three at most: the game may be over before


def news_of(seat, since):
    """What this client heard since then beside the answers to its own pings."""
    return [text for text in seat.raw[since:] if '"type":"pong"' not in text]


async def settled(servers, table, seats):
    """Every server knows what every other knows, and has told it."""
    logs = [
        served.directory.rooms[table].play for served in servers.servers if table in served.directory.rooms
    ]
    known = -1
    while {len(play.choices) for play in logs} != {known}:  # and nothing came while it was told
        await eventually(lambda: len({len(play.choices) for play in logs}) == 1)
        known = len(logs[0].choices)
        for seat in seats:
            await seat.in_step()


async def test_an_outside_bot_streams_from_one_server_and_chooses_at_another(postgresql_url):
    async with together(postgresql_url, 2) as servers:
        anna = (await servers.people("Anna"))[0]
        table = (await anna.opens(ME, PERSON, outside_bots=True))["id"]
        made = await anna.post("/api/bots", {"name": "Robo"})
        here, there = OutsideBot(servers[0], made), OutsideBot(servers[1], made)
        async with there.stream("/events") as events:
            await here.post(f"/tables/{table}/join", {})
            assert (await events.until("seated"))["table"]["id"] == table
            async with anna.at(table) as a, there.stream(f"/tables/{table}/stream") as stream:
                await stream.until("presence")
                await eventually(lambda: servers.room(0, table).audiences.here() == [0, 1])
                await a.give_share()
                await anna.post(f"/api/tables/{table}/start")
                asked = (await stream.until_asked())["decision"]
                choice = {"decision": asked["id"], "option": asked["options"][0]["name"]}
                await here.post(f"/tables/{table}/choose", choice)
                await there.post(f"/tables/{table}/choose", choice, 409)
                await anna.request("DELETE", f"/api/bots/{made['bot']['id']}")
                assert (await stream.until_end())[-1] == {"type": "closed", "code": 4401}
            assert (await events.until_end())[-1] == {"type": "closed", "code": 4401}
        await there.get("/", 401)
