"""Connections come and go: nothing is lost, nothing is done twice, and everybody is in step."""

import asyncio
from random import Random

from tests.server.serving import FakeClock, serving, take_turn, two_people


async def _two_at_a_table(served, **more):
    anna, boris, table = await two_people(served, **more)
    # Always the same game, in which all this comes up:
    served.directory.rooms[table].state.row.server_seed = bytes(32)
    return anna, boris, table


async def _begin(table, anna, *seats):
    for seat in seats:
        await seat.give_share("ab" * 32)
    await anna.post(f"/api/tables/{table}/start")
    for seat in seats:
        await seat.until_asked()


async def test_a_reconnect_resumes_exactly(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, table = await _two_at_a_table(served)
        random = Random(1)
        async with boris.at(table) as b:
            async with anna.at(table) as a:
                await _begin(table, anna, a, b)
                known, number = a.events, a.number
            for _ in range(25):  # she comes and goes with what she knows
                async with anna.at(table, since=number) as again:
                    assert [event["number"] for event in again.events] == list(range(number, again.number))
                    await take_turn(random, again, b)
                    known, number = known + again.events, again.number
                await take_turn(random, b)
            async with anna.at(table) as fresh:
                assert fresh.events[:number] == known
                assert fresh.view["round"] == served.directory.rooms[table].play.table.round


async def test_resume_sends_everything_again(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, table = await _two_at_a_table(served)
        async with anna.at(table) as a, boris.at(table) as b:
            await a.send(type="resume")
            await a.until("error", lambda message: message["fault"]["code"] == "not-running")
            await _begin(table, anna, a, b)
            events, view, decision = a.events, a.view, a.decision
            await a.send(type="resume", since=2)
            told = await a.until("view")
            assert told["full"]
            assert told["events"] == events[2:]
            assert (told["view"], told["decision"]) == (view, decision)
            await a.send(type="resume", since=10**8)
            assert (await a.until("view"))["events"] == []


async def test_two_tabs_stay_in_step(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, table = await _two_at_a_table(served)
        async with anna.at(table) as one, anna.at(table) as two, boris.at(table) as b:
            await _begin(table, anna, one, b)
            await two.until_asked()
            assert one.presence["here"] == [0, 1]
            random = Random(4)
            for _ in range(30):
                await take_turn(random, one, two, b)
                assert (one.events, one.view, one.decision) == (two.events, two.view, two.decision)
                if one.decision is not None:
                    assert (await two.choose())["type"] == "chosen"
            assert len(one.events) > 30


async def test_a_doubled_choice_counts_once(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, table = await _two_at_a_table(served)
        async with anna.at(table) as one, anna.at(table) as two, boris.at(table) as b:
            await _begin(table, anna, one, b)
            await two.until_asked()
            decision = one.decision["id"]
            option = one.decision["options"][1]["name"]
            answers = await asyncio.gather(one.choose(option, decision), two.choose(option, decision))
            answers.append(await one.choose(option, decision))
            assert sorted(answer["type"] for answer in answers) == ["chosen", "error", "error"]
            assert {answer["fault"]["code"] for answer in answers if answer["type"] == "error"} == {"refused"}
            assert len(served.directory.rooms[table].play.choices) == 1
            await b.choose()
            await one.until_asked()
            stale = await one.choose(option, decision)
            assert stale["fault"]["key"] == "refusal-stale"
            assert len(served.directory.rooms[table].play.choices) == 2


async def test_nobody_else_hears_of_a_follow_up_in_a_sealed_answer(tmp_path):
    """A bribe is put together in several steps: only its maker knows them. The metrics do not count them."""
    async with serving(tmp_path) as served:
        anna, boris, table = await _two_at_a_table(served, clock={"kind": "slow", "hours": 1})
        async with anna.at(table) as a, boris.at(table) as b:
            await _begin(table, anna, a, b)
            random = Random(7)
            followed = 0
            figures = served.app.services.metrics.text
            while followed < 3 and not a.view["over"]:
                before, was, counted = len(b.raw), a.decision, figures()
                if was is None:
                    await take_turn(random, a, b)
                    continue
                options = [option["name"] for option in was["options"]]
                bribes = [name for name in options if name.startswith("offer:") and name != "offer:nothing"]
                await a.choose(random.choice(bribes or options))
                await a.in_step()
                await b.in_step()
                if a.decision is not None and a.decision["id"].split(".")[0] == was["id"].split(".")[0]:
                    followed += 1
                    assert len(b.raw) == before + 1, "something was told besides the pong"
                    assert figures() == counted
                else:
                    assert figures() != counted
            assert followed


async def test_presence_and_chat(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, table = await _two_at_a_table(served)
        nobody = await served.person()
        async with anna.at(table) as a:
            assert a.presence == {"type": "presence", "here": [0], "watching": 0}
            async with boris.at(table) as b, nobody.at(table) as watching:
                await a.until("presence", lambda message: message["watching"] == 1)
                assert a.presence["here"] == [0, 1]
                await b.send(type="chat", text="  howdy\n partner ")
                line = (await a.until("chat"))["line"]
                assert (line["number"], line["seat"], line["name"], line["text"]) == (
                    0,
                    1,
                    "Boris",
                    "howdy partner",
                )
                await watching.send(type="chat", text="me too")
                assert (await watching.until("error"))["fault"]["code"] == "name-first"
                await nobody.put("/api/me", {"name": "Zoe"})
                async with nobody.at(table) as named:
                    await named.send(type="chat", text="I watch")
                    line = (await a.until("chat"))["line"]
                    assert (line["seat"], line["name"]) == (-1, "Zoe")
            await a.until("presence", lambda message: message["here"] == [0] and not message["watching"])
        async with boris.at(table) as b:
            assert [line["text"] for line in b.said] == ["howdy partner", "I watch"]


async def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await _two_at_a_table(served, pace="relaxed")
        here = f"/api/tables/{table}"
        assert (await anna.post(f"{here}/hand-over", {}, status=409))["code"] == "not-running"
        async with anna.at(table) as a, boris.at(table) as b:
            await _begin(table, anna, a, b)
            told = await anna.post(f"{here}/hand-over", {"level": "greenhorn"})
            assert (told["seats"][0]["away"], told["seats"][0]["level"]) == (True, "greenhorn")
            await a.until("view", lambda message: message.get("decision", 0) is None)
            assert (await a.choose("keep:0", "1"))["fault"]["code"] == "bot-plays"
            assert 1500 <= await clock.run_to_next(5000) <= 3000  # at a human pace
            await b.until("view", lambda message: [w["seat"] for w in message["view"]["waiting"]] == [1])
            await b.choose()
            await b.until_asked()
            told = await anna.post(f"{here}/take-back")
            assert not told["seats"][0]["away"]
            await a.until_asked()
            clock.advance(60_000)
            assert (await a.choose())["type"] == "chosen"
            # The host can do it for somebody who is not here, and for nobody else (unless they do not move).
            assert (await boris.post(f"{here}/hand-over", {"seat": 0}, status=403))["code"] == "not-host"
            assert (await anna.post(f"{here}/hand-over", {"seat": 1}, status=409))["code"] == "still-thinking"
            assert (await anna.post(f"{here}/hand-over", {"seat": 5}, status=404))["code"] == "no-seat"
            await b.close()
            await a.until("presence", lambda message: message["here"] == [0])
            assert (await anna.post(f"{here}/hand-over", {"seat": 1}))["seats"][1]["away"]
            stranger = await served.person("Carl")
            assert (await stranger.post(f"{here}/take-back", status=403))["code"] == "not-seated"
            assert (await stranger.post(f"{here}/hand-over", {}, status=403))["code"] == "not-seated"


async def test_while_the_host_is_away_the_one_who_sits_there_lets_a_bot_play_for_them(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, table = await _two_at_a_table(served)
        here = f"/api/tables/{table}"
        stranger = await served.person("Carl")
        async with boris.at(table) as b, stranger.at(table):
            async with anna.at(table) as a:
                await _begin(table, anna, a, b)
                assert (await boris.post(f"{here}/hand-over", {"seat": 0}, status=403))["code"] == "not-host"
            await b.until("presence", lambda message: message["here"] == [1])
            assert (await stranger.post(f"{here}/hand-over", {"seat": 0}, status=403))["code"] == "not-host"
            assert (await boris.post(f"{here}/hand-over", {"seat": 0}))["seats"][0]["away"]
        assert not (await anna.post(f"{here}/take-back"))["seats"][0]["away"]


async def test_a_standing_answer_looks_like_a_click(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await _two_at_a_table(served)
        async with anna.at(table) as a, anna.at(table) as tab, boris.at(table) as b:
            await _begin(table, anna, a, b)
            room = served.directory.rooms[table]
            random = Random(5)
            while not (a.decision and a.decision["standing"] == "pass"):
                await take_turn(random, a, b)
                assert not a.view["over"]
            asks = a.decision["asks"]
            choices = len(room.play.choices)
            await a.send(type="standing", asks=asks, on=True)
            assert (await a.until("standing"))["on"] == [asks]
            assert (await tab.until("standing"))["on"] == [asks]
            assert a.decision is None  # without a prompt
            assert [each["seat"] for each in a.view["waiting"]].count(0) == 1  # but others see no difference
            assert len(room.play.choices) == choices
            await a.send(type="standing", asks=asks, on=False)  # a player may change their mind
            await a.until("standing")
            assert a.decision is not None
            await a.send(type="standing", asks=asks, on=True)
            await a.until("standing")
            assert 400 <= await clock.run_to_next(2000) <= 1200
            await a.until("view")
            last = room.play.choices[-1]
            assert (last.seat, last.by, last.option) == (0, "standing", "pass")
            stored = await served.app.services.storage.load(table)
            assert stored.seats[0].standing == asks
