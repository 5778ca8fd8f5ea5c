"""The seed of a table: hashes, then shares, then the deal; and what follows if somebody does not reveal."""

from contextlib import asynccontextmanager
from random import Random

import pytest
from sqlalchemy import select

from posse.core import Chance, fairness, registry
from posse.core.records import read, verify
from posse.server.rooms import dealing
from posse.server.store.schema import SEATS, TABLES
from tests.server.serving import BOT, ME, FakeClock, eventually, serving, two_people

ANNAS, BORISS, ANOTHER = "aa" * 32, "bb" * 32, "cc" * 32


@asynccontextmanager
async def both_at(served, anna, boris, table):
    async with anna.at(table) as a, boris.at(table) as b:
        yield a, b


async def start(anna, table):
    """Start, and wait for nobody."""
    await anna.request("POST", f"/api/tables/{table}/start")


async def hashes_in(a, b, shares=(ANNAS, BORISS)):
    for seat, share in zip((a, b), shares, strict=True):
        await seat.give_hash(share)
        await seat.until("luck", lambda message: message["luck"]["wanted"] is None)


async def until_sealed(*seats):
    for seat in seats:
        while seat.luck["hashes"] is None:
            await seat.hear()


async def reveal(seat, share):
    """Send the share; the code of the error, if any."""
    before = len(seat.errors)
    await seat.send(type="share", value=share)
    await seat.in_step()
    return "".join(fault["code"] for fault in seat.errors[before:])


async def record_of(person, table):
    return read((await person.http.get(f"/api/tables/{table}/record")).text)


async def play_to_the_end(a, b):
    random = Random(1)
    while a.luck["reveal"] is None:
        for seat in (a, b):
            await seat.in_step()
            if seat.decision is not None:
                await seat.choose(random.choice(seat.decision["options"])["name"])


# The two rounds


async def test_shares_are_revealed_only_when_all_hashes_are_shown(tmp_path):
    async with serving(tmp_path, FakeClock()) as served:
        anna, boris, table = await two_people(served)
        async with both_at(served, anna, boris, table) as (a, b):
            assert a.luck["wanted"] == b.luck["wanted"] == "hash"
            assert a.luck["shares"] == ["awaited", "awaited"]
            assert await reveal(a, ANNAS) == "share-early"
            await hashes_in(a, b)
            assert b.luck["shares"] == ["sealed", "sealed"]
            assert b.luck["hashes"] is None  # the table has not been started
            assert await reveal(a, ANNAS) == "share-early"
            await start(anna, table)
            await until_sealed(a, b)
            published = a.luck["commitment"]
            hashes = [
                fairness.share_hash(published, 0, bytes.fromhex(ANNAS)),
                fairness.share_hash(published, 1, bytes.fromhex(BORISS)),
            ]
            assert a.luck["hashes"] == b.luck["hashes"] == hashes
            assert a.luck["wanted"] == b.luck["wanted"] == "share"
            assert await reveal(b, BORISS) == ""
            assert a.table["status"] == "dealing"
            assert await reveal(a, ANNAS) == ""
            await a.until_asked()
            assert a.luck["shares"] == ["own", "own"]
            row = served.directory.rooms[table].state.row
            shares = [bytes.fromhex(ANNAS), bytes.fromhex(BORISS)]
            assert row.seed == fairness.table_seed(row.server_seed, shares)


async def test_what_comes_at_the_wrong_time_or_does_not_fit_is_refused(tmp_path):
    async with serving(tmp_path, FakeClock()) as served:
        anna, boris, table = await two_people(served)
        zoe = await served.person("Zoe")
        async with both_at(served, anna, boris, table) as (a, b), zoe.at(table) as watching:

            async def error(seat, **message):
                await seat.send(**message)
                return (await seat.until("error"))["fault"]["code"]

            for value in ("zz" * 32, "aa" * 31, "AA" * 32, "aa" * 33, "", 5, None):
                for kind in ("share", "share-hash"):
                    assert await error(a, type=kind, value=value) == "bad-message"
            for kind in ("share", "share-hash"):
                assert await error(watching, type=kind, value=ANNAS) == "not-seated"
            await hashes_in(a, b)
            assert await error(a, type="share-hash", value=ANOTHER) == "share-given"
            await start(anna, table)
            await until_sealed(a, b)
            assert await error(a, type="share-hash", value=ANOTHER) == "share-late"
            assert await error(a, type="share", value=ANOTHER) == "share-wrong"
            assert await error(a, type="share", value=BORISS) == "share-wrong"
            assert await reveal(a, ANNAS) == ""
            assert await error(a, type="share", value=ANNAS) == "share-given"
            assert await reveal(b, BORISS) == ""
            await a.until_asked()
            assert await error(a, type="share", value=ANNAS) == "share-given"
            assert await error(b, type="share-hash", value=ANNAS) == "share-late"
            assert watching.luck["wanted"] is None


async def test_two_tabs_of_one_person_are_told_the_same_and_one_share_is_enough(tmp_path):
    async with serving(tmp_path, FakeClock()) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        async with anna.at(table) as one, anna.at(table) as two:
            await one.give_hash(ANNAS)
            await two.until("luck")
            assert two.luck["shares"] == ["sealed", "default"]
            await start(anna, table)
            await until_sealed(one, two)
            assert await reveal(two, ANNAS) == ""
            await one.until_asked()
            await one.send(type="share", value=ANNAS)
            assert (await one.until("error"))["fault"]["code"] == "share-given"


async def test_a_table_of_bots_is_dealt_at_once(tmp_path):
    async with serving(tmp_path, FakeClock()) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(BOT, BOT))["id"]
        await start(anna, table)
        state = served.directory.rooms[table].state
        assert state.row.status == "running"
        assert state.row.sealed
        assert [row.share for row in state.seats] == [
            fairness.default_share(state.row.server_seed, seat) for seat in (0, 1)
        ]


async def test_who_sends_no_hash_in_time_gets_the_default_share(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served)
        async with both_at(served, anna, boris, table) as (a, b):
            await a.give_hash(ANNAS)
            await start(anna, table)
            await a.in_step()
            clock.advance(dealing.HASH_WAIT - 1)
            await a.in_step()
            assert a.luck["hashes"] is None
            clock.advance(1)
            await until_sealed(a, b)
            assert a.luck["hashes"][1] is None
            assert b.luck["wanted"] is None
            await b.send(type="share", value=BORISS)
            assert (await b.until("error"))["fault"]["code"] == "share-late"
            assert await reveal(a, ANNAS) == ""
            await a.until_asked()
            assert a.luck["shares"] == ["own", "default"]
            assert a.luck["lost"] == []


async def test_a_hash_of_somebody_who_is_not_there_at_the_start_does_not_count(tmp_path):
    """They could not reveal their share, and nobody is to be blamed for that."""
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served)
        async with boris.at(table) as b:
            await b.give_hash(BORISS)
            await b.until("luck")
        room = served.directory.rooms[table]
        await eventually(lambda: not room.audiences)
        async with anna.at(table) as a:
            assert a.luck["shares"] == ["awaited", "sealed"]
            await a.give_hash(ANNAS)
            await start(anna, table)
            await a.until("luck", lambda message: message["luck"]["shares"] == ["sealed", "awaited"])
            async with boris.at(table) as b:  # back in time: the same again
                await b.give_hash(BORISS)
                await until_sealed(a, b)
                assert await reveal(b, BORISS) == ""
                assert await reveal(a, ANNAS) == ""
                await a.until_asked()
                assert a.luck["shares"] == ["own", "own"]


async def test_a_rematch_has_luck_of_its_own(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        async with anna.at(table) as a:
            await a.give_share(ANNAS)
            await anna.post(f"/api/tables/{table}/start")
            await a.play(Random(1))
            before = a.luck["commitment"]
        again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
        async with anna.at(again) as a:
            assert a.luck["commitment"] != before
            assert a.luck["wanted"] == "hash"
            assert a.luck["lost"] == []


# Who does not reveal


async def test_a_deal_in_which_somebody_does_not_reveal_is_lost_and_recorded(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served)
        async with both_at(served, anna, boris, table) as (a, b):
            first = a.luck["commitment"]
            await hashes_in(a, b)
            await start(anna, table)
            await until_sealed(a, b)
            assert await reveal(b, BORISS) == ""
            clock.advance(dealing.REVEAL_WAIT - 1)
            await a.in_step()
            assert a.luck["wanted"] == "share"
            clock.advance(1)
            assert (await a.until("error"))["fault"]["code"] == "share-missed"
            for seat in (a, b):
                await seat.until("luck", lambda message: message["luck"]["lost"] != [])
                assert seat.luck["lost"] == [[{"seat": 0, "name": "Anna"}]]
                assert seat.luck["commitment"] != first
                assert seat.luck["wanted"] == "hash"
                assert seat.luck["hashes"] is None
            assert not b.errors
            await hashes_in(a, b, (ANOTHER, BORISS))
            await until_sealed(a, b)
            assert await reveal(b, BORISS) == ""
            assert await reveal(a, ANOTHER) == ""
            await play_to_the_end(a, b)
            [lost] = a.luck["reveal"]["lost"]
            assert lost["shares"] == [None, BORISS]
        record = await record_of(anna, table)
        verify(record)
        [deal] = record.luck.lost
        assert deal.missing() == [0]
        assert deal.seats == ["Anna", "Boris"]
        assert fairness.commitment(deal.server_seed) == first
        assert record.luck.shares == [bytes.fromhex(ANOTHER), bytes.fromhex(BORISS)]


@pytest.mark.parametrize("spectators", [True, False])
async def test_who_does_not_reveal_twice_loses_the_seat_to_a_bot(tmp_path, spectators):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served, spectators=spectators)
        async with both_at(served, anna, boris, table) as (a, b):
            await hashes_in(a, b)
            await start(anna, table)
            for number in (1, 2):
                await until_sealed(a, b)
                assert await reveal(a, ANNAS) == ""
                clock.advance(dealing.REVEAL_WAIT)
                await a.until("luck", lambda message, n=number: len(message["luck"]["lost"]) == n)
                if number == 1:
                    assert (await b.until("error"))["fault"]["code"] == "share-missed"
                    await b.until("luck", lambda message: message["luck"]["lost"] != [])
                    await hashes_in(a, b)
            assert (await b.until("error"))["fault"]["code"] == "seat-lost"
            await a.give_hash(ANNAS)
            await a.until("luck", lambda message: message["luck"]["wanted"] == "share")
            assert [seat["kind"] for seat in a.table["seats"]] == ["person", "bot"]
            assert a.luck["hashes"][1] is None
            assert a.luck["lost"] == [[{"seat": 1, "name": "Boris"}]] * 2
            if spectators:
                await b.until("table")
                assert b.table["you"] == -1
                await b.send(type="share-hash", value=BORISS)
                assert (await b.until("error"))["fault"]["code"] == "not-seated"
            else:
                assert await b.ended() == 4403
            assert await reveal(a, ANNAS) == ""
            await a.until_asked()
            assert a.luck["shares"] == ["own", "default"]


async def test_a_table_whose_only_person_never_reveals_is_left_to_bots(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        state = served.directory.rooms[table].state
        async with anna.at(table) as a:
            await a.give_hash(ANNAS)
            await start(anna, table)
            for number in (1, 2):
                await until_sealed(a)
                clock.advance(dealing.REVEAL_WAIT)
                await a.until("luck", lambda message, n=number: len(message["luck"]["lost"]) == n)
                if number == 1:
                    await a.give_hash(ANNAS)
            await eventually(lambda: state.row.status == "running")
            assert [row.kind for row in state.seats] == ["bot", "bot"]


# Restarts


async def test_a_restart_between_the_rounds_loses_nothing(tmp_path):
    async with serving(tmp_path, FakeClock()) as served:
        anna, boris, table = await two_people(served)
        async with both_at(served, anna, boris, table) as (a, b):
            await hashes_in(a, b)
            await start(anna, table)
            await until_sealed(a, b)
            assert await reveal(a, ANNAS) == ""
            hashes = a.luck["hashes"]
        cookies = anna.cookie, boris.cookie
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris = [await served.person(cookie=cookie) for cookie in cookies]
        async with both_at(served, anna, boris, table) as (a, b):
            assert a.luck["shares"] == ["own", "sealed"]
            assert (a.luck["wanted"], b.luck["wanted"]) == (None, "share")
            assert b.luck["hashes"] == hashes
            clock.advance(dealing.RESTART_WAIT - 1)
            await b.in_step()
            assert await reveal(b, BORISS) == ""
            await b.until_asked()
            row = served.directory.rooms[table].state.row
            shares = [bytes.fromhex(ANNAS), bytes.fromhex(BORISS)]
            assert row.seed == fairness.table_seed(row.server_seed, shares)


async def test_a_lost_deal_is_remembered_over_a_restart(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served)
        async with both_at(served, anna, boris, table) as (a, b):
            await hashes_in(a, b)
            await start(anna, table)
            await until_sealed(a, b)
            assert await reveal(a, ANNAS) == ""
            clock.advance(dealing.REVEAL_WAIT)
            await b.until("luck", lambda message: message["luck"]["lost"] != [])
        cookies = anna.cookie, boris.cookie
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris = [await served.person(cookie=cookie) for cookie in cookies]
        async with both_at(served, anna, boris, table) as (a, b):
            assert a.luck["lost"] == [[{"seat": 1, "name": "Boris"}]]
            await hashes_in(a, b)
            await until_sealed(a, b)
            assert await reveal(a, ANNAS) == ""
            clock.advance(dealing.REVEAL_WAIT)
            assert (await b.until("error"))["fault"]["code"] == "seat-lost"


async def test_a_deal_that_cannot_be_stored_is_tried_again(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served)
        async with both_at(served, anna, boris, table) as (a, b):
            await hashes_in(a, b)
            await start(anna, table)
            await until_sealed(a, b)
            assert await reveal(a, ANNAS) == ""
            storage = served.app.services.storage
            save = storage.save

            async def fails(*tables, new=None, told=()):
                if tables[0][0].seed:
                    raise OSError("disk full")
                await save(*tables, new=new)

            storage.save = fails
            assert await reveal(b, BORISS) == "no-database"
            state = served.directory.rooms[table].state
            assert (state.row.status, state.row.seed) == ("dealing", b"")
            storage.save = save
            clock.advance(dealing.REVEAL_WAIT)
            await a.until_asked()
            assert a.luck["shares"] == ["own", "own"]
            assert a.luck["lost"] == []


# The attack: a host who plays reads the database, and tries shares until the luck is theirs


async def _stored(served, table):
    """What an operator can read: the server's seed, and by seat the hash and the share."""
    seeds = select(TABLES.c.server_seed).where(TABLES.c.id == table)
    shares = select(SEATS.c.share_hash, SEATS.c.share).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    async with served.app.services.storage.engine.connect() as connection:
        [seed] = (await connection.execute(seeds)).scalars()
        return seed, [tuple(row) for row in await connection.execute(shares)]


def _best_share(server_seed, others):
    """The share for seat 0 that makes it sheriff with the row of one's dreams, if the rest is as believed."""
    game = registry.find("dice-town")
    for number in range(20_000):
        share = number.to_bytes(32, "big")
        luck = Chance.of(fairness.table_seed(server_seed, [share, others]))
        table = game.new(2, {"first_sheriff": None}, luck, False)
        if table.sheriff == 0 and len(set(table.row)) == 1:
            return share
    raise AssertionError("no such deal")


async def test_a_host_who_reads_everything_cannot_choose_the_luck(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served)
        async with both_at(served, anna, boris, table) as (a, b):
            await b.give_hash(BORISS)
            await b.until("luck")
            # Before Anna has to bind herself there is nothing to try shares against.
            server_seed, seats = await _stored(served, table)
            assert seats[1] == (fairness.share_hash(a.luck["commitment"], 1, bytes.fromhex(BORISS)), b"")
            everything = b"".join(path.read_bytes() for path in tmp_path.glob("posse.db*"))
            assert bytes.fromhex(BORISS) not in everything
            assert BORISS.encode() not in everything
            guess = _best_share(server_seed, fairness.default_share(server_seed, 1))
            await a.give_hash(guess.hex())
            await start(anna, table)
            await until_sealed(a, b)
            assert await reveal(b, BORISS) == ""
            # Now everything is known, and it is too late.
            server_seed, seats = await _stored(served, table)
            assert seats[1][1] == bytes.fromhex(BORISS)
            chosen = _best_share(server_seed, seats[1][1])
            assert chosen != guess
            assert await reveal(a, chosen.hex()) == "share-wrong"
            await a.send(type="share-hash", value=fairness.share_hash(a.luck["commitment"], 0, chosen))
            assert (await a.until("error"))["fault"]["code"] == "share-late"
            # All that is left is not to reveal: everybody sees it, and what was known is worth nothing.
            clock.advance(dealing.REVEAL_WAIT)
            await b.until("luck", lambda message: message["luck"]["lost"] != [])
            assert b.luck["lost"] == [[{"seat": 0, "name": "Anna"}]]
            new_seed, seats = await _stored(served, table)
            assert new_seed != server_seed
            assert seats == [("", b""), ("", b"")]


# Secrets


async def test_nobody_is_sent_a_seed_or_a_share_before_the_end(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served)
        zoe = await served.person("Zoe")
        async with both_at(served, anna, boris, table) as (a, b), zoe.at(table) as watching:
            secrets = [ANNAS, BORISS, ANOTHER, served.directory.rooms[table].state.row.server_seed.hex()]
            said = []

            async def ask_everywhere():
                paths = ["", "/record", "/replay"]
                for person in (anna, boris, zoe):
                    answers = [await person.http.get(f"/api/tables/{table}{path}") for path in paths]
                    answers.append(await person.http.get("/api/tables"))
                    said.extend(answer.text for answer in answers)

            await hashes_in(a, b)
            await ask_everywhere()
            await start(anna, table)
            await until_sealed(a, b)
            await reveal(b, BORISS)
            await ask_everywhere()
            clock.advance(dealing.REVEAL_WAIT)
            for seat in (a, b):
                await seat.until("luck", lambda message: message["luck"]["lost"] != [])
            secrets.append(served.directory.rooms[table].state.row.server_seed.hex())
            await hashes_in(a, b, (ANOTHER, BORISS))
            await until_sealed(a, b)
            await reveal(a, ANOTHER)
            await reveal(b, BORISS)
            await a.until_asked()
            secrets.append(served.directory.rooms[table].state.row.seed.hex())
            await ask_everywhere()
            for seat in (a, b, watching):
                await seat.in_step()
            text = "".join([*said, *a.raw, *b.raw, *watching.raw])
            assert not [secret for secret in secrets if secret in text]
            assert fairness.commitment(bytes.fromhex(secrets[3])) in text  # the looking is not in vain


# Games of the time before hashes


async def test_a_game_dealt_before_there_were_hashes_goes_on_and_verifies(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        async with anna.at(table) as a:
            await a.give_share(ANNAS)
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
        state = served.directory.rooms[table].state
        async with state.change():  # as such a table was stored
            state.row.sealed = False
            for row in state.seats:
                row.share_hash = ""
        cookie = anna.cookie
    async with serving(tmp_path) as served:
        anna = await served.person(cookie=cookie)
        async with anna.at(table) as a:
            assert a.luck["hashes"] is None
            assert a.luck["wanted"] is None
            assert a.luck["shares"] == ["own", "default"]
            await a.play(Random(1))
            assert a.luck["reveal"]["shares"][0] == ANNAS
        record = await record_of(anna, table)
        verify(record)
        assert record.luck.hashes is None
