"""Tables outlive a change of the rules: they go on by the old ones, as long as somebody knows them."""

from random import Random

import pytest

import posse.games
from posse.core import registry
from posse.core.errors import RecordError
from posse.core.records import read, verify
from tests.server.serving import ME, PERSON, serving, take_turn

STRONGER = 6  # life from version 2 on; before it was 4


@pytest.fixture
def install(standoff, monkeypatch):
    """Install the made-up game in a later version of its rules, which still plays some earlier ones."""
    module = posse.games.standoff

    class Later(module.Standoff):
        def __init__(self, version, plays):
            super().__init__()
            self.version = version
            self.plays = plays

        def as_of(self, version):
            return Later(version, ()) if version in self.plays else super().as_of(version)

        def set_up(self, seats, settings, chance, telling):
            table = super().set_up(seats, settings, chance, telling)
            if table.game.version != "1":
                table.life = [STRONGER] * seats
            return table

    def installed(version, *plays):
        monkeypatch.setattr(module, "GAME", Later(version, plays))

    installed("1")
    return installed


async def begun(served):
    """Two people at a table that has been dealt, after a few choices."""
    anna, boris = await served.person("Anna"), await served.person("Boris")
    table = (await anna.opens(ME, PERSON, game="standoff"))["id"]
    await boris.post(f"/api/tables/{table}/join", {})
    async with anna.at(table) as a, boris.at(table) as b:
        await a.give_share()
        await b.give_share()
        await anna.post(f"/api/tables/{table}/start")
        await a.until_asked()
        for _ in range(3):
            await take_turn(Random(1), a, b)
    return anna.cookie, boris.cookie, table


async def finished(served, cookies, table):
    """The same people play it to its end; the record as text and how it ended."""
    anna, boris = [await served.person(cookie=cookie) for cookie in cookies]
    async with anna.at(table) as a, boris.at(table) as b:
        while await take_turn(Random(1), a, b) is not None:
            pass
        assert a.table["result"] is not None
        return (await anna.http.get(f"/api/tables/{table}/record")).text, a.table["result"]


async def test_a_table_goes_on_by_the_rules_it_began_with(tmp_path, install):
    async with serving(tmp_path) as served:
        *cookies, table = await begun(served)
    install("2", "1")
    async with serving(tmp_path) as served:
        assert max(served.directory.rooms[table].play.table.life) <= 4
        text, result = await finished(served, cookies, table)
        record = read(text)
        assert record.version == "1"
        assert verify(record).result().scores == result["scores"]
        # What begins now is played by the rules of now, be it with the same people.
        anna = await served.person(cookie=cookies[0])
        again = await anna.post(f"/api/tables/{table}/rematch")
        assert again["version"] == "2"
        *_, fresh = await begun(served)
        assert served.directory.rooms[fresh].play.table.game.version == "2"
        assert max(served.directory.rooms[fresh].play.table.life) > 4


async def test_a_table_that_was_open_is_dealt_by_the_new_rules(tmp_path, install):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, PERSON, game="standoff"))["id"]
        cookie = anna.cookie
    install("2")
    async with serving(tmp_path) as served:
        anna, boris = await served.person(cookie=cookie), await served.person("Boris")
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            text, _ = await finished(served, (anna.cookie, boris.cookie), table)
        assert verify(read(text)).game.version == "2"


async def test_rules_that_nobody_knows_any_more_stop_a_table_and_leave_records_readable(tmp_path, install):
    async with serving(tmp_path) as served:
        *cookies, over = await begun(served)
        text, result = await finished(served, cookies, over)
        *others, running = await begun(served)
    install("3", "2")
    async with serving(tmp_path) as served:
        anna = await served.person(cookie=cookies[0])
        ended = await anna.get(f"/api/tables/{over}")
        assert ended["status"] == "over"
        assert {name: ended["result"][name] for name in ("scores", "ranks", "winners")} == {
            name: result[name] for name in ("scores", "ranks", "winners")
        }
        assert (await anna.http.get(f"/api/tables/{over}/record")).text == text
        with pytest.raises(RecordError) as refused:
            read(text)
        assert refused.value.key == "error-record-version"
        assert (await anna.get(f"/api/tables/{over}/replay", status=422))["code"] == "record-version"

        vera = await served.person(cookie=others[0])
        assert (await vera.get(f"/api/tables/{running}"))["status"] == "stopped"
        async with vera.at(running) as a:
            assert (await a.choose("run", "1"))["fault"]["code"] == "not-running"
        # An older server could go on with it, so nobody sees the hidden cards.
        assert (await vera.get(f"/api/tables/{running}/record", status=409))["code"] == "not-over"
    # Nothing of it was lost: the old version goes on with it.
    install("1")
    async with serving(tmp_path) as served:
        await finished(served, others, running)


async def test_a_stopped_table_is_ended_by_its_host_and_then_its_record_can_be_fetched(tmp_path, install):
    async with serving(tmp_path) as served:
        *cookies, table = await begun(served)
        anna = await served.person(cookie=cookies[0])
        assert (await anna.post(f"/api/tables/{table}/end", status=409))["code"] == "not-stopped"
        made = [(row.seat, row.option) for row in served.directory.rooms[table].play.choices]
    install("3")
    async with serving(tmp_path) as served:
        anna, boris = [await served.person(cookie=cookie) for cookie in cookies]
        async with boris.at(table) as b:
            assert b.table["status"] == "stopped"
            assert (await boris.post(f"/api/tables/{table}/end", status=403))["code"] == "not-host"
            assert (await anna.post(f"/api/tables/{table}/end"))["status"] == "ended"
            await b.until("table", lambda message: message["table"]["status"] == "ended")
        await anna.post(f"/api/tables/{table}/end")  # twice does no harm
        text = (await boris.http.get(f"/api/tables/{table}/record")).text
        assert (await boris.http.get(f"/api/tables/{table}/record")).status_code == 200
    # From then on nobody goes on with it, be it that they know its rules; those can read it.
    install("1")
    async with serving(tmp_path) as served:
        anna = await served.person(cookie=cookies[0])
        async with anna.at(table) as a:
            assert a.table["status"] == "ended"
            assert (await a.choose("run", "1"))["fault"]["code"] == "not-running"
        assert (await anna.http.get(f"/api/tables/{table}/record")).text == text
        record = read(text)
        assert [(choice.seat, choice.option) for choice in record.choices] == made
        assert not record.replay().over


def test_a_game_plays_its_own_version_and_no_other():
    for game in registry.games():
        assert game.as_of(game.version) is game
        assert game.as_of("") is None
