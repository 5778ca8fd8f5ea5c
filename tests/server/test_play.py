"""Whole games over real sockets."""

import asyncio
import json
from random import Random

import pytest

from posse.core import fairness, records, registry
from posse.core.records import read, verify
from posse.server.rooms.audiences import Audience, Sight
from tests.server.serving import BOT, ME, PERSON, serving


async def test_two_people_and_two_bots_play_a_whole_game(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Борис")
        table = (await anna.opens(ME, BOT, PERSON, BOT))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b:
            commitment = a.luck["commitment"]
            shares = [await a.give_share(), await b.give_share()]
            await anna.post(f"/api/tables/{table}/start")
            await asyncio.gather(a.play(Random(1)), b.play(Random(2)))
            assert not a.errors + b.errors
            for seat in (a, b):
                assert [event["number"] for event in seat.events] == list(range(seat.number))
                assert seat.view["over"]
                assert seat.decision is None
                assert seat.table["status"] == "over"
            assert a.table["result"] == b.table["result"]
            assert min(a.table["result"]["ranks"]) == 1
            reveal = a.luck["reveal"]
        text = (await anna.http.get(f"/api/tables/{table}/record")).text
    record = read(text)
    truth = verify(record)
    assert truth.result().scores == a.table["result"]["scores"]
    assert len(a.events) == len(truth.told)
    # The seed is made of what was promised and of what the two have added.
    assert fairness.commitment(bytes.fromhex(reveal["server_seed"])) == commitment
    assert [reveal["shares"][0], reveal["shares"][2]] == shares
    assert reveal["given"] == [True, False, True, False]
    assert record.luck.seed.hex() == reveal["seed"]


async def test_a_private_game_of_five_people(tmp_path):
    async with serving(tmp_path) as served:
        people = [await served.person(name) for name in "ABCDE"]
        opened = await people[0].opens(ME, *[PERSON] * 4, public=False, settings={"first_sheriff": "c"})
        table, invite = opened["id"], opened["invite"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/join", {"invite": invite})
        seats = [await person.connect(f"/ws/tables/{table}") for person in people]
        for seat in seats:
            await seat.until("hello")
            await seat.give_share()
        await people[0].post(f"/api/tables/{table}/start")
        await asyncio.gather(*[seat.play(Random(number)) for number, seat in enumerate(seats)])
        assert [seat.view["seat"] for seat in seats] == [0, 1, 2, 3, 4]
        assert seats[0].events[0]["args"][0] == {"name": "sheriff", "what": "seat", "value": 2}
        for seat in seats:
            await seat.close()


@pytest.mark.parametrize("seats", [2, 5])
async def test_bots_play_among_themselves(tmp_path, seats):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(*[BOT] * seats))["id"]
        async with anna.at(table) as watching:
            await anna.post(f"/api/tables/{table}/start")
            await watching.until_over()
            assert watching.view["seat"] == -1
            assert watching.decision is None


async def test_the_replay_shows_every_choice(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        async with anna.at(table) as a:
            await a.give_share()
            await anna.get(f"/api/tables/{table}/replay", status=409)
            await anna.get(f"/api/tables/{table}/record", status=409)
            await anna.post(f"/api/tables/{table}/start")
            await a.play(Random(1))
        frames = []
        while True:
            part = await anna.get(f"/api/tables/{table}/replay?seat=0&since={len(frames)}&count=40")
            if not part["frames"]:
                break
            assert part["since"] == len(frames)
            frames += part["frames"]
        assert [frame["number"] for frame in frames] == list(range(part["number"] + 1))
        assert [event for frame in frames for event in frame["events"]] == a.events
        assert frames[-1]["view"] == a.view
        assert part["names"][0] == "Anna"
        record = read((await anna.http.get(f"/api/tables/{table}/record")).text)
        assert [frame["asks"] for frame in frames[1:]] == [choice.asks for choice in record.choices]
        rival = (await anna.get(f"/api/tables/{table}/replay?seat=1&count=1"))["frames"][0]
        assert rival["view"]["rolled"] == [0, 1, 2, 3, 4]


async def test_why_not_is_answered_with_a_rule(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        async with anna.at(table) as a:
            await a.send(type="why", attempt="card:wanted")
            await a.until("error", lambda message: message["fault"]["code"] == "not-running")
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            await a.send(type="why", attempt="card:wanted")
            refusal = (await a.until("why"))["refusal"]
            assert refusal["rule"] == "dice-comp-hand"
            assert refusal["args"] == [{"name": "card", "what": "card", "value": 9}]
            await a.send(type="why", attempt="keep:0")
            assert (await a.until("why"))["refusal"] is None


async def test_a_choice_that_a_rule_forbids_is_refused_with_it(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        async with anna.at(table) as a:
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            asked = await a.until_asked()
            answer = await a.choose("keep:0,1+brute")
            assert answer["about"] == "choose"
            assert answer["fault"]["code"] == "refused"
            assert answer["fault"]["rule"] == "dice-reveal-declare"
            assert answer["fault"]["key"] == "dice-town-refusal-not-held"
            assert a.decision == asked
            assert (await a.choose("nonsense"))["fault"]["key"] == "refusal-unknown-option"


async def test_a_record_is_what_the_log_says(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT, BOT))["id"]
        async with anna.at(table) as a:
            await anna.post(f"/api/tables/{table}/start")
            await a.give_share()
            await a.play(Random(3))
        response = await anna.http.get(f"/api/tables/{table}/record")
        assert (
            response.headers["content-disposition"] == f'attachment; filename="posse-dice-town-{table}.jsonl"'
        )
        stored = await served.app.services.storage.load(table)
    record = read(response.text)
    assert record.seats == ["Anna", "greenhorn", "greenhorn"]
    assert [choice.option for choice in record.choices] == [row.option for row in stored.choices]
    assert [row.sequence for row in stored.choices] == list(range(len(stored.choices)))
    assert {row.by for row in stored.choices} == {"person", "bot"}
    assert records.write(record) == response.text
    assert json.loads(response.text.splitlines()[0])["given"] == [True, False, False]


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_after_a_sealed_answer_only_the_list_of_who_is_waited_for_is_new(game):
    table = game.new(game.min_seats)
    table.secret = 2  # another seat answers in secret
    audience = Audience(0)
    audience._look(Sight(table, True, None, [], None))
    after = table.clone()
    after.waiting = 0
    audience._look(Sight(after, True, None, [], None), same_question=True, only_sealed=True)
    assert audience.view == replace_waiting(table.view(0))
    assert json.loads(bytes(audience.sent_view))["waiting"] == []


def replace_waiting(view):
    view.waiting = []
    return view
