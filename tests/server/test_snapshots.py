"""Long games are loaded from a stored position and the choices after it: the same as all of it, replayed."""

import json
from random import Random

import pytest
from sqlalchemy import select, update

from posse.core import registry
from posse.core.records import read, verify
from posse.server.rooms import fairness, ledger, new_tables, seat_rows
from posse.server.rooms.ledger import Ledger
from posse.server.rooms.state import TableState
from posse.server.services import Services
from posse.server.store import positions
from posse.server.store.rows import Position, Stored
from posse.server.store.schema import SNAPSHOTS
from posse.server.store.storage import Storage
from posse.testing.compare import differences, picture
from tests.server.serving import BOT, ME, PERSON, FakeClock, database_of, eventually, serving, take_turn

GAMES = [game.name for game in registry.games()]


@pytest.fixture
async def storage(tmp_path):
    storage = Storage(database_of(tmp_path))
    await storage.open()
    yield storage
    await storage.close()


@pytest.fixture
def often(monkeypatch):
    monkeypatch.setattr(ledger, "EVERY", 10)


async def laid(storage, game, seats=4, **settings):
    """A table that has just been dealt, and its ledger."""
    known = registry.find(game)
    row = new_tables.new_row(game, known.version, "v", 1)
    row.status, row.settings = "running", json.dumps(known.settings_for(seats, settings))
    row.server_seed = b"s" * 32
    sitting = [seat_rows.person(row.id, seat, f"v{seat}", f"P{seat}") for seat in range(seats)]
    fairness.fix_seed(row, sitting)
    await storage.save((row, sitting), new=row)
    return ledger_of(storage, Stored(row, sitting))


def ledger_of(storage, stored):
    made = Ledger(TableState(Services(storage, clock=FakeClock()), stored))
    made.replay(stored.choices, stored.position)
    return made


async def play(log, random, choices):
    """This many choices, or to the end."""
    for number in range(choices):
        asked = log.table.asked_seats()
        if not asked:
            return
        seat = random.choice(asked)
        decision = log.table.decision(seat, named=True)
        option = random.choice(decision.names)
        after = log.tried(seat, decision.id, option)
        now = 1000 * log.count + number % 7
        await log.write(log.choice_row(seat, decision.id, option, "person", now, 5000 - log.count), after)


async def kept(storage):
    """What is stored instead of the beginning of the log: the number of choices by table."""
    await eventually(lambda: not storage.keeping)
    async with storage.engine.connect() as connection:
        return dict((await connection.execute(select(SNAPSHOTS.c.table_id, SNAPSHOTS.c.count))).all())


def same(one, other):
    """Two ledgers of one table, however they were loaded."""
    assert differences(one.table, other.table) == []
    assert (one.count, one.reserves, one.last_at) == (other.count, other.reserves, other.last_at)
    assert picture(one.phase) == picture(other.phase)
    assert (one.face_down.window is None) == (other.face_down.window is None)
    for seat in range(-1, one.table.seats):
        assert picture(one.table.view(seat)) == picture(other.table.view(seat))
        shown, known = one.face_down.waiting(one.table, seat), other.face_down.waiting(other.table, seat)
        assert shown == known


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("game", GAMES)
async def test_a_position_and_the_choices_after_it_are_the_same_as_all_choices(storage, game):
    log = await laid(storage, game)
    random, shortened = Random(game), 0
    while not log.table.over and log.count < 200:
        await play(log, random, random.randint(1, 17))
        await kept(storage)
        stored = await storage.load(log.state.row.id)
        rows = await storage.choices_after(log.state.row.id, 0)
        if stored.position is not None:
            shortened += 1
            assert [row.sequence for row in stored.choices] == list(range(stored.position.count, len(rows)))
        whole = ledger_of(storage, Stored(stored.table, stored.seats, rows))
        same(ledger_of(storage, stored), whole)
        same(log, whole)
    assert shortened > 3


@pytest.mark.parametrize("settings", [{"kit_carson": True}])
@pytest.mark.usefixtures("often")
async def test_a_phase_in_real_time_is_never_cut(storage, settings):
    """How far it has come follows from its choices, so a position is taken before it or after it."""
    log = await laid(storage, "carson-city", **settings)
    random, phases = Random(2), 0
    for _ in range(40):
        await play(log, random, 3)
        phases += log.phase is not None
        await kept(storage)
        stored = await storage.load(log.state.row.id)
        rows = await storage.choices_after(log.state.row.id, 0)
        same(ledger_of(storage, stored), ledger_of(storage, Stored(stored.table, stored.seats, rows)))
    assert phases > 5


@pytest.mark.usefixtures("often")
async def test_only_one_position_is_stored_and_none_of_a_game_that_is_over(storage):
    log = await laid(storage, "colt-express")
    await play(log, Random(1), 60)
    (count,) = (await kept(storage)).values()
    assert 30 < count <= 60
    await play(log, Random(1), 1000)
    assert log.table.over
    assert await kept(storage) == {}
    ended = (await storage.load(log.state.row.id)).table
    result = log.table.result()
    assert json.loads(ended.result) == {"scores": result.scores, "ranks": result.ranks}


@pytest.mark.usefixtures("often")
async def test_a_position_that_comes_when_the_game_is_over_is_not_stored(storage):
    log = await laid(storage, "colt-express")
    await play(log, Random(1), 60)
    late = Position(log.count, log.table.clone(), log.reserves, log.last_at)
    await play(log, Random(1), 1000)
    assert log.table.over
    storage.keep_position(log.state.row.id, late)
    assert await kept(storage) == {}


async def test_short_games_have_no_position(storage):
    log = await laid(storage, "dice-town")
    await play(log, Random(1), positions.EVERY - 1)
    assert await kept(storage) == {}


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize(
    ("spoiled", "said"),
    [
        ({"code": "0" * 64}, False),  # other code: an older or newer Posse has written it
        ({"position": b"no such thing"}, True),
        ({"reserves": "?"}, True),
    ],
)
async def test_a_position_that_cannot_be_read_is_left_out(storage, spoiled, said, capsys):
    log = await laid(storage, "dice-town")
    await play(log, Random(1), 40)
    await kept(storage)
    async with storage.engine.begin() as connection:
        await connection.execute(update(SNAPSHOTS).values(**spoiled))
    stored = await storage.load(log.state.row.id)
    assert stored.position is None
    assert len(stored.choices) == 40
    same(ledger_of(storage, stored), log)
    assert ("snapshot cannot be read" in capsys.readouterr().err) == said


async def test_the_mark_tells_every_change_of_the_code(tmp_path, monkeypatch):
    """Of the kernel and of the game itself; what another game does is no matter."""
    game = registry.find("dice-town")
    mark = positions.mark(game)
    assert mark != positions.mark(registry.find("colt-express"))
    package = tmp_path / "dice_town"
    package.mkdir()
    source = registry.find("dice-town").__class__.__module__
    assert source.startswith("posse.games.dice_town")
    (package / "table.py").write_text("# changed")
    import posse.games.dice_town as loaded

    positions._mark.cache_clear()
    assert positions.mark(game) == mark
    monkeypatch.setattr(loaded, "__path__", [str(package)])
    positions._mark.cache_clear()
    assert positions.mark(game) != mark
    positions._mark.cache_clear()


@pytest.mark.usefixtures("often")
async def test_a_server_goes_on_from_a_position_and_the_record_has_everything(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON, BOT))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        random = Random(1)
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"/api/tables/{table}/start")
            for _ in range(40):
                await take_turn(random, a, b)
        storage = served.app.services.storage
        await eventually(lambda: not storage.keeping)
        assert (await storage.load(table)).position is not None
        cookies = anna.cookie, boris.cookie
        events = a.events
    async with serving(tmp_path) as served:
        anna, boris = [await served.person(cookie=cookie) for cookie in cookies]
        log = served.directory.rooms[table].play.ledger
        assert log.first > 20
        async with anna.at(table) as a, boris.at(table) as b:
            assert a.events[: len(events)] == events
            await anna.post(f"/api/tables/{table}/hand-over", {"level": "greenhorn"})
            await boris.post(f"/api/tables/{table}/hand-over", {"level": "greenhorn"})
            await a.until_over()
            text = (await anna.http.get(f"/api/tables/{table}/record")).text
        assert log.first > 20
        record = read(text)
        assert verify(record).result().scores == a.table["result"]["scores"]
        assert len(record.choices) == log.count
