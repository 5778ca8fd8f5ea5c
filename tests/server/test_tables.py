"""Opening tables, sitting down and standing up, before and after the game."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from tests.server.serving import BOT, ME, PERSON, FakeClock, generous, serving


async def test_the_games_are_listed_with_their_settings(tmp_path):
    async with serving(tmp_path) as served:
        game = next(
            game for game in await (await served.person()).get("/api/games") if game["name"] == "dice-town"
        )
        assert (game["min_seats"], game["max_seats"]) == (2, 5)
        assert game["settings"][0]["key"] == "dice-town-setting-first_sheriff"
        assert game["settings"][0]["rule"] == "dice-setup-first-sheriff"
        assert "greenhorn" in game["bots"]
        assert game["cards"][9]["name"] == "wanted"


async def test_presets_are_listed_and_can_be_ordered_like_a_setting(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        games = {game["name"]: game for game in await anna.get("/api/games")}
        assert games["dice-town"]["presets"] == []
        (preset,) = games["bang"]["presets"]
        assert (preset["name"], preset["rule"]) == ("official_readings", "bang-opt-official-readings")
        assert preset["key"] == "bang-setting-official_readings"
        table = await anna.opens(ME, BOT, BOT, BOT, game="bang", settings={"official_readings": True})
        assert table["settings"] | preset["values"] == table["settings"]
        assert set(table["settings"]) == {setting["name"] for setting in games["bang"]["settings"]}


async def test_a_new_table_is_as_it_was_ordered(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        clock = {"kind": "live", "seconds": 30, "reserve": 120}
        table = await anna.opens(
            PERSON, ME, BOT, settings={"first_sheriff": 1}, clock=clock, timeout="default", spectators=False
        )
        assert [seat["kind"] for seat in table["seats"]] == ["free", "person", "bot"]
        assert table["seats"][2] | {"name": ""} == {
            "seat": 2, "kind": "bot", "name": "", "key": "bot-name-cora", "level": "greenhorn", "away": False,
            "host": False, "outside": False,
        }  # fmt: skip
        assert (table["you"], table["host"], table["status"]) == (1, True, "open")
        assert table["settings"] == {"first_sheriff": 1}
        assert (table["clock"], table["timeout"], table["spectators"]) == (clock, "default", False)
        assert table["outside_bots"] is False
        assert len(table["invite"]) >= 22  # 128 bits and more


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "whist"}, "unknown-game"),
        ({"seats": [ME]}, "seats"),
        ({"seats": [ME] + [PERSON] * 5}, "seats"),
        ({"seats": []}, "bad-message"),
        ({"seats": [ME, {"kind": "ghost"}]}, "bad-message"),
        ({"seats": [ME, {"kind": "bot", "level": "wizard"}]}, "unknown-bot"),
        ({"settings": {"first_sheriff": 9}}, "setting-value"),
        ({"settings": {"jokers": 2}}, "setting-unknown"),
        ({"clock": {"kind": "live", "seconds": 1}}, "bad-message"),
        ({"clock": {"kind": "sand"}}, "bad-message"),
        ({"pace": "frantic"}, "bad-message"),
        ({"colour": "red"}, "bad-message"),
        ({"public": "yes"}, "bad-message"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_code(tmp_path, change, code):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        status = 400 if code == "bad-message" else 422
        body = {"game": "dice-town", "seats": [ME, BOT], **change}
        assert (await anna.post("/api/tables", body, status=status))["code"] == code
        assert (await anna.get("/api/tables"))["mine"] == []


async def test_people_sit_down_where_they_like_and_stand_up_again(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, clara = [await served.person(name) for name in ("Anna", "Boris", "Anna")]
        table = (await anna.opens(ME, PERSON, PERSON))["id"]
        here = f"/api/tables/{table}"
        told = await boris.post(f"{here}/join", {"seat": 2})
        assert told["you"] == 2
        assert (await boris.post(f"{here}/join", {"seat": 1}))["you"] == 2  # already seated
        assert (await clara.post(f"{here}/join", {"seat": 2}, status=409))["code"] == "seat-taken"
        told = await clara.post(f"{here}/join", {})
        assert [seat["name"] for seat in told["seats"]] == ["Anna", "Anna 2", "Boris"]
        dora = await served.person("Dora")
        assert (await dora.post(f"{here}/join", {}, status=409))["code"] == "table-full"
        assert (await dora.post(f"{here}/leave", status=403))["code"] == "not-seated"
        told = await boris.post(f"{here}/leave")
        assert told["you"] == -1
        assert told["seats"][2]["kind"] == "free"
        assert (await dora.post(f"{here}/join", {"seat": 2}))["you"] == 2


async def test_a_host_who_leaves_passes_the_table_on_and_the_last_one_closes_it(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        await anna.post(f"/api/tables/{table}/leave")
        assert (await boris.get(f"/api/tables/{table}"))["host"]
        assert (await anna.post(f"/api/tables/{table}/start", status=403))["code"] == "not-host"
        async with anna.at(table) as watching:
            await boris.post(f"/api/tables/{table}/leave")
            assert await watching.ended() == 4410
        await anna.get(f"/api/tables/{table}", status=404)
        assert await served.app.services.storage.active() == []


async def test_the_host_puts_bots_on_free_seats(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON, PERSON))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        seat = f"/api/tables/{table}/seats"
        assert (await anna.post(f"/api/tables/{table}/start", status=409))["code"] == "seats-free"
        assert (await boris.put(f"{seat}/2", BOT, status=403))["code"] == "not-host"
        assert (await anna.put(f"{seat}/1", BOT, status=409))["code"] == "seat-taken"
        assert (await anna.put(f"{seat}/7", BOT, status=404))["code"] == "no-seat"
        assert (await anna.put(f"{seat}/2", BOT))["seats"][2]["kind"] == "bot"
        assert (await anna.put(f"{seat}/2", {"kind": "person"}))["seats"][2]["kind"] == "free"
        assert (await anna.put(f"{seat}/2", {"kind": "bot"}))["seats"][2]["level"]  # the best there is
        assert (await anna.post(f"/api/tables/{table}/start"))["status"] == "dealing"
        assert (await anna.post(f"/api/tables/{table}/start", status=409))["code"] == "has-started"
        assert (await boris.post(f"/api/tables/{table}/leave", status=409))["code"] == "has-started"
        assert (await anna.put(f"{seat}/2", BOT, status=409))["code"] == "has-started"


async def test_a_private_table_is_found_by_invitation_only(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        opened = await anna.opens(ME, PERSON, public=False)
        table, invite = opened["id"], opened["invite"]
        assert (await boris.get("/api/tables"))["open"] == []
        for query in ("", "?invite=", "?invite=" + "x" * 32):
            await boris.get(f"/api/tables/{table}{query}", status=404)
        await boris.post(f"/api/tables/{table}/join", {"invite": "wrong"}, status=404)
        socket = await boris.connect(f"/ws/tables/{table}")
        assert (await socket.hear())["fault"]["code"] == "not-found"
        assert await socket.ended() == 4404
        told = await boris.get(f"/api/tables/{table}?invite={invite}")
        assert told["invite"] is None  # not seated there
        assert (await boris.post(f"/api/tables/{table}/join", {"invite": invite}))["invite"] == invite
        assert (await boris.get(f"/api/tables/{table}"))["you"] == 1  # from now on without it


async def test_who_may_watch(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, BOT, spectators=False))["id"]
        async with anna.at(table) as a, boris.at(table) as watching:
            assert a.presence["here"] == [0]
            assert watching.presence["watching"] == 1
            await anna.post(f"/api/tables/{table}/start")
            assert await watching.ended() == 4403
        socket = await boris.connect(f"/ws/tables/{table}")
        assert (await socket.hear())["fault"]["code"] == "no-spectators"
        assert await socket.ended() == 4403
        assert (await boris.get("/api/tables"))["running"] == []
        for part in ("record", "replay", "review"):  # which the players will see when the game is over
            await boris.get(f"/api/tables/{table}/{part}", status=403)
            await anna.get(f"/api/tables/{table}/{part}", status=409)
        await boris.post(f"/api/tables/{table}/review", status=403)
        await anna.post(f"/api/tables/{table}/review", status=409)
        open_to_all = (await anna.opens(ME, BOT))["id"]
        async with anna.at(open_to_all) as a, boris.at(open_to_all) as watching:
            await a.give_share()
            await anna.post(f"/api/tables/{open_to_all}/start")
            view = (await watching.until("view"))["view"]
            assert view["seat"] == -1
            assert (await watching.choose("keep:0", "1"))["fault"]["code"] == "not-seated"


async def test_the_lobby_is_live(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        lobby = await boris.connect("/ws/lobby")
        assert await lobby.hear() == {"type": "lobby", "mine": [], "open": [], "running": []}
        table = (await anna.opens(ME, PERSON))["id"]
        await anna.opens(ME, PERSON, public=False)
        await clock.run_to_next(1000)
        told = await lobby.hear()
        assert [line["id"] for line in told["open"]] == [table]
        assert len((await anna.get("/api/tables"))["mine"]) == 2
        await boris.post(f"/api/tables/{table}/join", {})
        await clock.run_to_next(1000)
        told = await lobby.hear()
        assert [(line["id"], line["you"], line["asked"]) for line in told["mine"]] == [(table, 1, False)]
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await b.until_asked()
            await clock.run_to_next(1000)
            told = await lobby.hear()
            while not told.get("mine") or not told["mine"][0]["asked"]:
                await clock.run_to_next(1000)
                told = await lobby.hear()
            assert told["mine"][0]["status"] == "running"
        carl = await served.person("Carl")
        assert [line["id"] for line in (await carl.get("/api/tables"))["running"]] == [table]
        await lobby.send(type="ping")
        await lobby.until("pong")
        await lobby.send(type="chat", text="hello?")
        assert (await lobby.until("error"))["fault"]["code"] == "bad-message"
        await lobby.close()


async def test_a_rematch_holds_the_seats_of_the_same_people(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON, BOT, clock={"kind": "slow", "hours": 3}))["id"]
        here = f"/api/tables/{table}"
        await boris.post(f"{here}/join", {})
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"{here}/start")
            assert (await anna.post(f"{here}/rematch", status=409))["code"] == "not-over"
            await asyncio.gather(a.play(Random(1)), b.play(Random(2)))
            old = a.luck["commitment"]
            again = await boris.post(f"{here}/rematch")
            await a.until("table", lambda message: message["table"]["rematch"] == again["id"])
        assert [seat["kind"] for seat in again["seats"]] == ["held", "person", "bot"]
        assert again["host"]
        assert again["clock"] == {"kind": "slow", "hours": 3}
        stranger = await served.person("Carl")
        path = f"/api/tables/{again['id']}"
        assert (await stranger.post(f"{path}/join", {}, status=409))["code"] == "table-full"
        assert (await stranger.post(f"{here}/rematch", status=403))["code"] == "not-seated"
        told = await anna.post(f"{here}/rematch")
        assert (told["id"], told["you"], told["host"]) == (again["id"], 0, False)
        async with anna.at(again["id"]) as a, boris.at(again["id"]) as b:
            assert a.luck["commitment"] != old  # another seed
            await a.give_share()
            await b.give_share()
            await boris.post(f"{path}/start")
            await a.until_asked()


async def test_limits_on_tables(tmp_path):
    async with serving(tmp_path) as served:
        limits = served.app.services.limits
        anna, boris = await served.person("Anna"), await served.person("Boris")
        for _ in range(limits.hosted):
            table = (await anna.opens(ME, PERSON))["id"]
        assert (await anna.opens(ME, PERSON, status=429))["code"] == "too-many-tables"
        await anna.post(f"/api/tables/{table}/leave")
        await anna.opens(ME, PERSON)
        await boris.opens(ME, PERSON)


async def test_who_asks_for_everything_at_once_gets_no_more(tmp_path):
    async with serving(tmp_path, limits=replace(generous(), hosted=3, seats=3)) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        order = {"game": "dice-town", "seats": [ME, PERSON], "public": True}
        opened = await asyncio.gather(*[anna.http.post("/api/tables", json=order) for _ in range(9)])
        tables = [each.json()["id"] for each in opened if each.status_code == 200]
        assert len(tables) == 3
        celia = await served.person("Celia")
        tables += [(await celia.opens(ME, PERSON))["id"] for _ in range(3)]
        sitting = [boris.http.post(f"/api/tables/{table}/join", json={}) for table in tables]
        answers = await asyncio.gather(*sitting)
        assert sorted(each.status_code for each in answers) == [200] * 3 + [429] * 3
        assert len((await boris.get("/api/tables"))["mine"]) == 3


async def test_a_game_brings_its_words_to_clients_that_were_built_without_them(tmp_path):
    async with serving(tmp_path) as served:
        http = (await served.person()).http
        words = (await http.get("/api/games/dice-town/words/uk")).json()
        assert "dice-town-name = Дайс-Таун" in words["sentences"]
        assert "dice-roll-throw" in words["rules"]
        assert "colt-express" not in words["sentences"] + words["rules"]
        assert (await http.get("/api/games/dice-town/words/xx")).status_code == 404
        assert (await http.get("/api/games/whist/words/uk")).status_code == 422
