"""A sealed choice can be taken back while others still think, and nobody else learns of it."""

import json
from random import Random

import pytest

from posse.core import Chance, PosseError, records, registry
from posse.core.records import Luck, Record, read, verify
from posse.server.rooms.replay import record_choices
from posse.server.rooms.windows import LENGTH
from tests.games.dice_town.laying import dice_town
from tests.server.serving import BOT, ME, PERSON, serving
from tests.server.virtual import World

LEAST, MOST = LENGTH
LIVE = '{"kind":"live","seconds":10,"reserve":60}'


def first_throw(players=3):
    return dice_town(players=players).table


def heard_by(world, *but):
    return {name: client.frames for name, client in world.clients.items() if name not in but}


def verified(world):
    """The record of what was played so far replays and verifies as a file does."""
    seats = [row.name for row in world.room.state.seats]
    record = Record.begin(world.laid.game, seats, world.laid.settings, Luck(world.laid.chance.seed))
    record.choices = record_choices(world.room.play.ledger.rows)
    return verify(read(records.write(record)))


async def test_a_sealed_answer_is_taken_back_and_given_again():
    world = World(registry.find("dice-town").new(3, {}, Chance.from_text("back")), "a b c")
    await world.begin()
    assert world.a.back is None
    await world.a.choose("keep:0")
    assert (world.a.decision, world.a.back) == (None, "1")
    await world.a.take_back()
    assert [json.loads(text)["type"] for _, text in world.a.frames[-2:]] == ["taken-back", "view"]
    assert (world.a.asks, world.a.decision["id"], world.a.back) == ("commit-keep", "1.1", None)
    assert world.a.waiting == [0, 1, 2]
    await world.a.choose("keep:1")
    await world.b.choose("keep:0")
    await world.c.choose("keep:0")
    kept = [event for event in world.b.events if event["kind"] == "kept" and event["args"][0]["value"] == 0]
    assert [arg["value"] for arg in kept[0]["args"] if arg["name"] == "dice"] == [[1]]
    assert [(row.seat, row.decision, row.option, row.kind) for row in world.storage.rows[:3]] == [
        (0, "1", "keep:0", "choice"),
        (0, "1", "", "back"),
        (0, "1.1", "keep:1", "choice"),
    ]
    table = verified(world)
    assert [event.facts() for event in table.told] == [event.facts() for event in world.table.told]
    await world.close()


@pytest.mark.parametrize("clock", ["", LIVE], ids=["no clock", "clock"])
@pytest.mark.parametrize("times", [1, 2])
async def test_others_learn_neither_of_the_answer_nor_of_the_change(clock, times):
    """a keeps the second die; in the other world a keeps the first one and changes it twice."""
    told = []
    for changes in (0, times):
        world = World(first_throw(), "a b c", clock=clock)
        await world.begin("watching")
        await world.a.choose("keep:0" if changes else "keep:1")
        await world.passes(500)
        for _ in range(changes):
            await world.a.take_back()
            assert world.b.waiting == world.watching.waiting == [1, 2]
            assert world.a.waiting == [0, 1, 2]
            await world.passes(700)
            await world.a.choose("keep:1")
        await world.passes(2000 - 700 * changes)
        await world.b.choose("keep:0")
        await world.c.choose("keep:0")
        await world.passes(100)
        told.append(heard_by(world, "a"))
        await world.close()
    assert told[0] == told[1]
    assert len(told[0]["watching"]) > 3


async def test_the_steps_of_an_answer_given_again_do_not_show_either():
    """An offer to the sheriff is made in several steps. b takes theirs back in the middle of another one."""
    told = []
    for changes in (False, True):
        story = dice_town(
            players=4,
            at="gold-mine",
            sheriff="d",
            dollars={"a": 4, "b": 4},
            dice={"a": "9 9 9 A J", "b": "9 9 9 A J", "c": "10 10 10 J J"},
        )
        assert story.waiting_for == "a b c"
        world = World(story.table, "a b c d")
        await world.begin("watching")
        await _offer(world.b, dollars=3 if changes else 1)
        assert world.b.decision is None
        if changes:
            await world.b.take_back()
            await world.b.choose("for:b")
            assert world.b.back is not None
            await world.b.take_back()  # half-way, too
            assert world.a.waiting == [0, 2]
            await _offer(world.b, dollars=1)
        for name in ("c", "a"):
            assert world.d.waiting == ([0, 2] if name == "c" else [0])
            await _offer(world.clients[name], dollars=0)
        told.append(heard_by(world, "b"))
        await world.close()
    assert told[0] == told[1]


async def _offer(client, dollars):
    await client.choose("for:b" if client.visitor == "b" else "for:a")
    while client.asks.startswith("offer-"):
        names = [option["name"] for option in client.decision["options"]]
        await client.choose(
            f"dollars:{dollars}"
            if f"dollars:{dollars}" in names and client.asks == "offer-dollars"
            else names[0]
        )


async def test_when_only_those_who_took_back_are_left_the_table_says_so():
    """That they have changed something cannot be hidden then: nobody else is thinking any more."""
    world = World(first_throw(), "a b c", clock=LIVE)
    await world.begin()
    await world.a.choose("keep:0")
    await world.b.choose("keep:0")
    await world.a.take_back()
    await world.b.take_back()
    assert world.c.waiting == [2]
    assert [each["seat"] for each in world.c.clocks] == [2]
    assert [each["seat"] for each in world.a.clocks] == [0, 2]
    await world.c.choose("keep:0")
    assert world.c.waiting == [0, 1]
    assert [each["seat"] for each in world.c.clocks] == [0, 1]
    assert world.a.waiting == [0]
    await world.a.choose("keep:1")
    assert world.a.waiting == world.c.waiting == [1]
    await world.b.choose("keep:1")
    assert world.a.asks == "commit-keep"
    await world.close()


async def test_in_a_window_even_the_last_answer_can_be_taken_back():
    table = dice_town(
        at="bank",
        bank=6,
        store={"b": "even-split", "c": "equipment-1", "d": "equipment-2"},
        dice={"a": "10 10 10 A A"},
    ).table
    told = []
    for changes in (False, True):
        world = World(table, "a b c d")
        await world.begin("watching")
        await world.b.choose("play" if changes else "pass")
        await world.c.ask_always("even-split")
        await world.c.choose("pass")
        await world.d.ask_always("even-split")
        await world.d.choose("pass")
        assert world.table.waiting == 0
        if changes:
            await world.passes(300)
            await world.b.take_back()
            assert world.b.asks == "even-split"
            await world.b.choose("pass")
            await world.passes(200)
        else:
            await world.passes(500)
        await world.passes(MOST)
        assert world.a.asks == "commit-keep"
        told.append(heard_by(world, "b"))
        kinds = [row.kind for row in world.storage.rows]
        assert kinds == ["laid"] * 3 + (["back", "laid"] if changes else []) + ["closed"]
        await world.close()
    assert told[0] == told[1]


async def test_an_answer_taken_back_in_a_window_may_take_longer_than_it():
    table = dice_town(at="gold-mine", store={"a": "dynamite"}, dice={"a": "9 9 9 A A"}).table
    world = World(table, "a b")
    await world.begin()
    await world.a.choose("play")
    await world.a.take_back()
    await world.passes(MOST)
    assert world.b.waiting == [0]
    await world.a.choose("pass")
    assert world.table.nuggets[0] == 3
    await world.close()


async def test_what_is_opened_cannot_be_taken_back():
    """A message that crosses the opening is refused, and says so."""
    world = World(first_throw(2), "a b")
    await world.begin()
    await world.a.choose("keep:0")
    late = world.a.back
    await world.b.choose("keep:0")
    assert world.a.back is None
    rows = len(world.storage.rows)
    with pytest.raises(PosseError) as refused:
        await world.a.take_back(late)
    assert refused.value.key == "refusal-take-back"
    await world.b.choose("keep:0" if world.b.decision["options"][0]["name"] == "keep:0" else "keep:1")
    with pytest.raises(PosseError) as refused:
        await world.b.take_back("1")  # an old one
    assert refused.value.key == "refusal-stale"
    assert len(world.storage.rows) == rows + 1
    await world.close()


async def test_what_a_bot_has_answered_is_not_for_its_person_to_take_back():
    world = World(first_throw(2), "a b")
    await world.begin()
    await world.a.choose("keep:0")
    await world.room.play.set_bot(0, "greenhorn")
    await world.settle()
    assert world.a.back is None
    with pytest.raises(PosseError, match="error-bot-plays"):
        await world.a.take_back("1")
    await world.room.play.set_bot(0, "")
    await world.settle()
    assert world.a.back == "1"
    await world.close()


async def test_a_taken_back_answer_stays_taken_back_after_a_restart():
    world = World(first_throw(), "a b c")
    await world.begin()
    await world.a.choose("keep:0")
    await world.b.choose("keep:0")
    await world.a.take_back()
    await world.restart("watching")
    assert world.a.decision["id"] == "1.1"
    assert world.b.waiting == world.watching.waiting == [2]  # still nobody can tell
    assert world.b.back == "1"
    await world.a.choose("keep:1")
    assert world.watching.waiting == [2]
    await world.close()


async def test_time_runs_on_for_an_answer_taken_back():
    world = World(first_throw(2), "a b", clock=LIVE, timeout="default")
    await world.begin()
    await world.passes(20_000)
    await world.a.choose("keep:0")
    assert world.storage.rows[-1].reserve == 50_000
    await world.passes(5000)
    await world.a.take_back()
    assert world.storage.rows[-1].reserve == 60_000
    [clock] = [each for each in world.a.clocks if each["seat"] == 0]
    assert clock["until"] == world.clock.time + 50_000
    await world.passes(50_000)  # b runs out of time first, a a little later
    assert [row.by for row in world.storage.rows] == ["person", "person", "clock", "clock"]
    await world.close()


async def test_taking_back_over_a_real_socket_and_the_record_of_it(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON, BOT))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            await b.until_asked()
            await a.send(type="take-back", decision="1")
            assert (await a.until("error"))["fault"]["key"] == "refusal-take-back"
            await a.choose("keep:0")
            assert (await a.until("view"))["back"] == "1"
            heard = len(b.raw)
            await a.send(type="take-back", decision="1")
            assert (await a.until("taken-back"))["decision"] == "1"
            assert (await a.until("view"))["decision"]["id"] == "1.1"
            await b.in_step()
            assert len([text for text in b.raw[heard:] if '"view"' in text]) <= 2  # a's answer and the bot's
            while a.luck.get("reveal") is None:
                for seat in (a, b):
                    await seat.in_step()
                    if seat.decision is not None:
                        await seat.choose(Random(1).choice(seat.decision["options"])["name"])
        response = await anna.http.get(f"/api/tables/{table}/record")
        record = read(response.text)
        assert json.loads(response.text.splitlines()[0])["posse"] == 3
        assert [choice.back for choice in record.choices].count(True) == 1
        assert verify(record).over
        frames = (await anna.get(f"/api/tables/{table}/replay?seat=0&count=5"))["frames"]
        assert None in [frame["choice"] for frame in frames[1:]]  # the one that is no choice
