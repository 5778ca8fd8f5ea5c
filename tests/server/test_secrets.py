"""What a rival and a spectator receive, compared byte for byte with the true table."""

import json
from copy import copy
from random import Random

import pytest

from posse.core import Chance, registry
from posse.core.events import Event
from posse.server.rooms.choosing import only_sealed
from tests.server.serving import BOT, ME, PERSON, serving, take_turn


def _hidden(event: Event, seat: int) -> list[str]:
    """The names of the fields that this seat may not see."""
    shown = event.seen_by(seat).facts()
    return [name for name, value in event.facts().items() if shown[name] is None and value is not None]


def _check_events(seat, number, truth):
    """Every event a seat was sent is the true one, with exactly the hidden fields left out."""
    sent = {event["number"]: event for text in seat.raw for event in json.loads(text).get("events", [])}
    assert sorted(sent) == list(range(len(truth.told)))
    hidden = 0
    for at, event in sent.items():
        true = truth.told[at]
        secret = _hidden(true, number)
        hidden += len(secret)
        facts = {arg["name"]: arg["value"] for arg in event["args"]}
        for name, value in true.facts().items():
            expected = None if name in secret else list(value) if isinstance(value, tuple) else value
            assert facts[name] == expected, (true, name)
        assert event["key"].endswith("-hidden") == bool(secret)
    return hidden


@pytest.mark.parametrize("seed", range(2))
async def test_rivals_and_spectators_are_told_only_what_they_may_know(tmp_path, seed):
    async with serving(tmp_path) as served:
        anna, boris, zoe = [await served.person(name) for name in ("Anna", "Boris", "Zoe")]
        opened = await anna.opens(ME, PERSON, BOT)
        table, invite = opened["id"], opened["invite"]
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b, zoe.at(table) as watching:
            seats = {0: a, 1: b, -1: watching}
            await a.give_share()
            await b.give_share()
            await anna.post(f"/api/tables/{table}/start")
            room = served.directory.rooms[table]
            random = Random(seed)
            views = 0
            while room.state.row.status != "over":
                await take_turn(random, a, b, watching)
                truth = room.play.table  # the bot may move on while we look: compare what is of this moment
                for number, seat in seats.items():
                    if seat.number == len(truth.told) and room.play.table is truth:
                        shown = truth.view(number)
                        if [each["asks"] for each in seat.view["waiting"]] == [
                            each.asks for each in shown.waiting
                        ]:
                            assert seat.view["store"] == shown.store
                            assert seat.view["rolled_faces"] == shown.rolled_faces
                            views += 1
            for seat in seats.values():
                await seat.in_step()
            assert views > 50
            truth = room.play.table
            for number, seat in seats.items():
                assert _check_events(seat, number, truth) > 20
            # A spectator's messages have no field in which a hand, hidden dice or an offer could travel.
            for text in watching.raw:
                message = json.loads(text)
                if message["type"] == "view":
                    view = message["view"]
                    assert view["seat"] == -1
                    assert [
                        view[name] for name in ("store", "property", "rolled", "rolled_faces", "drawn")
                    ] == [[]] * 5
                    assert view["own_offer"] is None
                    assert all(offer["cards"] == [] for offer in view["offers"])
                    assert message.get("decision") is None
            # Nothing of what the seed is made of, and no key to the table, before the end.
            secrets = [
                room.state.row.server_seed.hex(), room.state.row.seed.hex(),
                *[row.share.hex() for row in room.state.seats],
                anna.cookie, boris.cookie, anna.cookie.split(".")[0], boris.cookie.split(".")[0],
            ]  # fmt: skip
            for seat in seats.values():
                before_the_end = [text for text in seat.raw if '"reveal":{' not in text]
                assert not [secret for secret in secrets if any(secret in text for text in before_the_end)]
            assert not any(invite in text for text in watching.raw)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_an_answer_laid_face_down_changes_nothing_but_who_is_waited_for(game):
    """The server relies on it: others' views are then not made again, only the list of those waited for."""
    random = Random(1)
    sealed = checked = 0
    for number in range(2):
        table = game.new(game.max_seats, {}, Chance.from_text(str(number)))
        while not table.over:
            seat = random.choice(table.asked_seats())
            before, views = table.clone(), [table.view(other) for other in range(-1, table.seats)]
            sealed += before.secret >> seat & 1 == 1 and before.waiting != 1 << seat  # others think on
            table.take(seat, random.choice(table.decision(seat).options))
            if only_sealed(before, table, seat):
                checked += 1
                assert len(table.told) == len(before.told)
                for other in range(-1, table.seats):
                    if other != seat:
                        told = copy(views[other + 1])
                        told.waiting = table.waiting_for()
                        assert told == table.view(other)
    assert checked >= sealed


async def test_a_sealed_answer_looks_the_same_whatever_it_is(tmp_path):
    """Two tables with the same luck: Anna commits different dice, and nobody can tell until the reveal."""
    heard = []
    for option in ("keep:none", "keep:0"):
        folder = tmp_path / option.replace(":", "-")
        folder.mkdir()
        async with serving(folder) as served:
            anna, boris, zoe = [await served.person(name) for name in ("Anna", "Boris", "Zoe")]
            table = (await anna.opens(ME, PERSON))["id"]
            await boris.post(f"/api/tables/{table}/join", {})
            served.directory.rooms[table].state.row.server_seed = b"s" * 32
            async with anna.at(table) as a, boris.at(table) as b, zoe.at(table) as watching:
                await a.give_share("aa" * 32)
                await b.give_share("bb" * 32)
                await anna.post(f"/api/tables/{table}/start")
                for seat in (a, b, watching):
                    await seat.until("view")
                counts = len(b.raw), len(watching.raw)
                await a.choose(option)
                for seat in (a, b, watching):
                    await seat.in_step()
                heard.append((b.raw[counts[0] : -1], watching.raw[counts[1] : -1]))
    assert heard[0] == heard[1]
    assert len(heard[0][0]) == 1


async def test_the_log_has_no_secrets(tmp_path, capsys):
    from posse.server.ops import logs

    logs.set_up(verbose=True)
    try:
        async with serving(tmp_path) as served:
            anna = await served.person("Anna")
            opened = await anna.opens(ME, BOT, public=False)
            table = opened["id"]
            room = served.directory.rooms[table]
            async with anna.at(table, invite=opened["invite"]) as a:
                share = await a.give_share()
                await anna.post(f"/api/tables/{table}/start")
                await a.play(Random(1), 5)
                room.play.choose = None  # something breaks
                await a.until_asked()
                assert (await a.choose())["fault"] == {
                    "code": "server",
                    "key": "error-server",
                    "args": [],
                    "rule": None,
                }
            secrets = [
                anna.cookie,
                opened["invite"],
                share,
                room.state.row.server_seed.hex(),
                room.state.row.seed.hex(),
            ]
    finally:
        logs.set_up()
    written = capsys.readouterr()
    lines = (written.out + written.err).splitlines()
    assert any("message failed" in line for line in lines)
    assert all(json.loads(line)["timestamp"] for line in lines if line.startswith("{"))
    assert not [secret for secret in secrets if any(secret in line for line in lines)]
