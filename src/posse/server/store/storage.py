"""Keeps tables in a database: SQLite in a file, or PostgreSQL by its URL.

How writes are put together is in writer.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import structlog
from sqlalchemy import create_engine, event, insert, select, update
from sqlalchemy import delete as delete_from
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from posse.core.errors import PosseError
from posse.core.said import TEXT
from posse.server.store import failures, migrations, news, positions, session
from posse.server.store.across import ACTIVE, Across
from posse.server.store.bot_accounts import BotAccounts
from posse.server.store.guard import Guard
from posse.server.store.news import News
from posse.server.store.reader import Reader
from posse.server.store.reviews import ReviewStore
from posse.server.store.rows import ChatRow, ChoiceRow, Position, SeatRow, SnapshotRow, Stored, TableRow
from posse.server.store.schema import (
    BOT_ACCOUNTS,
    CHAT,
    CHOICES,
    SEATS,
    SETTINGS,
    SNAPSHOTS,
    TABLES,
    VISITORS,
)
from posse.server.store.session import Alone, Session
from posse.server.store.writer import Stale, Step, Taken, Writer
from posse.server.store.writer_thread import WriterThread

log = structlog.get_logger("posse.storage")

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
CHAT_KEPT: Final = 200
NO_CONNECTION_LEFT: Final = "53300"  # what PostgreSQL calls it
LOAD_TOGETHER: Final = 100
DAY: Final = 24 * 3_600_000

KEY: Final = "secret"
KEY_BEFORE: Final = "secret-before"
RUNNING_SINCE: Final = "running-since"
KEY_GRACE: Final = 60 * DAY  # how long cookies hold that were signed with the key before


def database_url(given: str) -> URL:
    """The URL with an asynchronous driver, or an error that says what is possible."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise PosseError("error-database-url", (("url", TEXT, given.split("@")[-1][:80]),)) from None
    driver = DRIVERS.get(url.drivername.split("+")[0])
    if driver is None:
        raise PosseError("error-database-url", (("url", TEXT, url.render_as_string()[:80]),))
    return url.set(drivername=driver)


def cannot_open(url: URL, error: Exception) -> PosseError:
    """One sentence about why not, whatever the driver says."""
    cause = getattr(error, "orig", None) or error
    given = url.set(drivername=url.get_backend_name())  # without the driver, of which nobody has spoken
    where = ("url", TEXT, given.render_as_string(hide_password=True))
    state = getattr(cause, "sqlstate", None) or getattr(cause.__cause__, "sqlstate", None)
    if state == NO_CONNECTION_LEFT:
        return PosseError("error-database-full", (where,))
    return PosseError("error-database", (where, ("reason", TEXT, failures.reason(error))))


def _engine(url: URL, guard: Guard) -> AsyncEngine:
    try:
        # A connection that was idle for long may be dead: test it before use.
        engine = create_async_engine(
            url,
            pool_pre_ping=url.get_backend_name() != "sqlite",
            connect_args=session.connect_arguments(url),
        )
    except ModuleNotFoundError as error:
        raise PosseError("error-database-driver", (("driver", TEXT, error.name or ""),)) from None
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _settle)
    else:
        event.listen(engine.sync_engine, "connect", guard.welcome)
    return engine


def _settle(connection: Any, _: object) -> None:
    """A new connection to SQLite."""
    cursor = connection.cursor()
    # WAL: readers do not wait for writers, and a killed process loses nothing that was committed.
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute("PRAGMA " + pragma)
    cursor.close()


def _writer_thread(url: URL) -> WriterThread | None:
    """For a file. What is only in memory belongs to one connection."""
    if url.get_backend_name() != "sqlite" or (url.database or ":memory:") == ":memory:":
        return None
    engine = create_engine(url.set(drivername="sqlite"))
    event.listen(engine, "connect", _settle)
    return WriterThread(engine)


class Storage:
    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.guard = Guard()
        self.engine = _engine(self.url, self.guard)
        self.writer = Writer(self.engine, _writer_thread(self.url))
        self.reader = Reader(self.engine)
        self.reviews = ReviewStore(self.engine, self.writer)
        self.session = Session(self.engine) if self.url.get_backend_name() == "postgresql" else Alone()
        self.across = Across(self.engine, self.writer, self.session.server)
        self.bot_accounts = BotAccounts(self.engine, self.writer)
        self.keeping: set[asyncio.Task[None]] = set()  # snapshots on their way
        self.packing = ThreadPoolExecutor(1, thread_name_prefix="snapshot")  # one at a time, in their order

    @property
    def shared(self) -> bool:
        """Whether other servers may use this database at the same time."""
        return self.session.shared

    async def open(self) -> None:
        """Bring the database up to date and be ready to write, and to hear of other servers."""
        try:
            await self.writer.connect()
            await self.session.open()
            async with self.engine.begin() as connection:
                await connection.run_sync(migrations.upgrade)
            self.guard.watching = True
        except (SQLAlchemyError, OSError) as error:
            await self.close()
            raise cannot_open(self.url, error) from error
        except BaseException:
            await self.close()
            raise
        self.writer.start()

    async def close(self) -> None:
        await asyncio.gather(*self.keeping, return_exceptions=True)
        self.packing.shutdown()
        await self.session.close()
        await self.reader.close()
        await self.writer.close()
        await self.engine.dispose()

    # Writing

    async def _write(self, steps: list[Step]) -> None:
        await self.writer.write(steps)

    async def add_choice(self, choice: ChoiceRow, ended: TableRow | None = None) -> None:
        """Store a choice, and with the last one that the game is over. Taken: the number is already used."""
        steps = [] if ended is None else [_end_table(ended), positions.forgetting(ended.id)]
        told = News(news.CHOICE, choice.table_id, choice.sequence)
        await self.writer.write(steps, choice, [told])

    async def save(
        self,
        *tables: tuple[TableRow, Sequence[SeatRow]],
        new: TableRow | None = None,
        told: Sequence[News] = (),
    ) -> None:
        """Store tables and who sits at them; `new` is one of them that is not there yet.

        Stale: another server has changed one of them. Otherwise each has a new revision.
        """
        steps: list[Step] = []
        guards: list[Step] = []
        for table, seats in tables:
            if table is new:
                guards.append((insert(TABLES), vars(table)))
            else:
                guards.append((_unchanged(update(TABLES), table), _next(table)))
                steps.append((delete_from(SEATS).where(SEATS.c.table_id == table.id), None))
            steps.append((insert(SEATS), [vars(seat) for seat in seats]))
        changed = [News(news.TABLE, table.id, table.revision + (table is not new)) for table, _ in tables]
        await self.writer.write(steps, None, [*changed, *told], guards)
        for table, _ in tables:
            if table is not new:
                table.revision += 1

    def keep_position(self, table: str, position: Position) -> None:
        """Store it when there is time. Nobody waits for it, and nobody misses it."""
        task = asyncio.get_running_loop().create_task(self._keep(table, position), name="snapshot")
        self.keeping.add(task)
        task.add_done_callback(self._kept)

    async def _keep(self, table: str, position: Position) -> None:
        """It is packed in a thread, so that other tables go on meanwhile."""
        row = await asyncio.get_running_loop().run_in_executor(
            self.packing, positions.packed, table, position
        )
        await self._write(positions.replacing(row))

    def _kept(self, task: asyncio.Task[None]) -> None:
        self.keeping.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(
            error, IntegrityError
        ):  # another server was faster, that is all
            failures.tell(log, "snapshot not stored", error)

    async def add_chat(self, line: ChatRow) -> None:
        """Taken: another server has stored a line with this number."""
        told = News(news.CHAT, line.table_id, line.number)
        await self.writer.write([(insert(CHAT), vars(line))], None, [told], numbered=True)

    async def remove(self, tables: Sequence[str]) -> None:
        for part in _parts(tables):
            gone = delete_from(TABLES).where(TABLES.c.id.in_(part))
            await self.writer.write([(gone, None)], None, [News(news.GONE, table) for table in part])

    async def remove_unchanged(self, table: TableRow) -> None:
        """Stale: another server has changed it meanwhile."""
        gone = _unchanged(delete_from(TABLES), table)
        await self.writer.write([], None, [News(news.GONE, table.id)], [(gone, None)])

    def tell(self, told: News) -> None:
        """Tell the other servers, if there are any. It may be lost."""
        self.writer.tell(told)

    async def save_visitor(self, visitor: str, name: str, seen: int) -> None:
        row = {"id": visitor, "name": name, "seen": seen}
        gone = delete_from(VISITORS).where(VISITORS.c.id == visitor)
        await self._write([(gone, None), (insert(VISITORS), row)])

    async def saw_visitor(self, visitor: str, now: int) -> None:
        """Note that a name is still in use; once a day is enough."""
        stale = update(VISITORS).where(VISITORS.c.id == visitor, VISITORS.c.seen < now - DAY)
        await self._write([(stale, {"seen": now})])

    async def forget_visitors(self, before: int) -> None:
        """Forget names that nobody has used since then and that sit nowhere."""
        seated = select(SEATS.c.visitor)
        old = delete_from(VISITORS).where(VISITORS.c.seen < before, VISITORS.c.id.not_in(seated))
        # A bot goes with its owner.
        ownerless = delete_from(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.owner.not_in(select(VISITORS.c.id)))
        await self._write([(old, None), (ownerless, None)])

    # Reading

    async def cookie_keys(self, now: int) -> list[bytes]:
        """The keys that sign cookies: the newest (made at the first start), for a while the one before it."""
        found = await self._settings(KEY, KEY_BEFORE)
        if KEY not in found:
            with contextlib.suppress(IntegrityError):  # another server was first
                await self._write([_new_setting(KEY, secrets.token_hex(32))])
            found = await self._settings(KEY)
        keys = [bytes.fromhex(found[KEY])]
        before, _, until = found.get(KEY_BEFORE, "").partition(" ")
        if before and now < int(until):
            keys.append(bytes.fromhex(before))
        return keys

    async def replace_cookie_key(self, now: int) -> None:
        """Sign with a new key from now on. Cookies of the old one hold for some time, and are renewed."""
        current = (await self.cookie_keys(now))[0].hex()
        await self.writer.write(
            [
                (delete_from(SETTINGS).where(SETTINGS.c.name.in_([KEY, KEY_BEFORE])), None),
                _new_setting(KEY, secrets.token_hex(32)),
                _new_setting(KEY_BEFORE, f"{current} {now + KEY_GRACE}"),
            ],
            told=[News(news.KEY, "all")],
        )

    async def running_since(self, now: int) -> int:
        """Since when servers have run without a gap: from now on, if this is the first."""
        this = SETTINGS.c.name == RUNNING_SINCE
        async with self.engine.begin() as connection:
            await connection.run_sync(migrations.one_at_a_time)
            if await self.session.others_run():
                since = (await connection.execute(select(SETTINGS.c.value).where(this))).scalar()
                now = int(since or now)
            else:
                await connection.execute(delete_from(SETTINGS).where(this))
                await connection.execute(*_new_setting(RUNNING_SINCE, str(now)))
            await self.session.say_running()
        return now

    async def _settings(self, *names: str) -> dict[str, str]:
        find = select(SETTINGS.c.name, SETTINGS.c.value).where(SETTINGS.c.name.in_(names))
        async with self.engine.connect() as connection:
            return {row.name: row.value for row in await connection.execute(find)}

    async def visitor_name(self, visitor: str) -> str | None:
        async with self.engine.connect() as connection:
            find = select(VISITORS.c.name).where(VISITORS.c.id == visitor)
            name: str | None = (await connection.execute(find)).scalar()
        return name

    async def load(self, table: str) -> Stored | None:
        found = await self.load_all([table])
        return found[0] if found else None

    async def load_all(self, tables: Sequence[str]) -> list[Stored]:
        """These tables with everything stored for them."""
        found: dict[str, Stored] = {}
        async with self.engine.connect() as connection:
            for part in _parts(tables):
                for row in await connection.execute(select(TABLES).where(TABLES.c.id.in_(part))):
                    found[row.id] = Stored(TableRow(**row._mapping), [])
                seats = select(SEATS).where(SEATS.c.table_id.in_(part)).order_by(SEATS.c.seat)
                for row in await connection.execute(seats):
                    found[row.table_id].seats.append(SeatRow(**row._mapping))
                snapshots = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id.in_(part))
                for row in await connection.execute(snapshots):
                    stored = found[row.table_id]
                    stored.position = positions.unpacked(stored, SnapshotRow(**row._mapping))
                    await asyncio.sleep(0)  # it takes a moment
                choices = (
                    select(CHOICES).where(positions.rows_after(found, part)).order_by(CHOICES.c.sequence)
                )
                for row in await connection.execute(choices):
                    found[row.table_id].choices.append(ChoiceRow(**row._mapping))
                chat = select(CHAT).where(CHAT.c.table_id.in_(part)).order_by(CHAT.c.number)
                for row in await connection.execute(chat):
                    found[row.table_id].chat.append(ChatRow(**row._mapping))
        return list(found.values())

    async def load_row(self, table: str) -> Stored | None:
        """A table and its seats, without the log and the chat."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
            if row is None:
                return None
            seats = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
            found = [SeatRow(**each._mapping) for each in await connection.execute(seats)]
            return Stored(TableRow(**row._mapping), found)

    async def choices_after(self, table: str, count: int) -> list[ChoiceRow]:
        """The log from this number on."""
        return await self.reader.choices_after(table, count)

    async def chat_after(self, table: str, number: int) -> list[ChatRow]:
        """What was said after this line."""
        find = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number > number).order_by(CHAT.c.number)
        async with self.engine.connect() as connection:
            return [ChatRow(**row._mapping) for row in await connection.execute(find)]

    async def active(self) -> list[str]:
        """Every table that is open, being dealt or running."""
        return await self._ids(TABLES.c.status.in_(ACTIVE))

    async def ended_before(self, when: int) -> list[str]:
        return await self._ids(TABLES.c.status.not_in(ACTIVE), TABLES.c.touched < when)

    async def idle_since(self, when: int) -> list[str]:
        """Tables that are open or running by their row, but at which nobody has done anything since."""
        later = select(CHOICES.c.sequence).where(CHOICES.c.table_id == TABLES.c.id, CHOICES.c.at >= when)
        return await self._ids(TABLES.c.status.in_(ACTIVE), TABLES.c.touched < when, ~later.exists())

    async def _ids(self, *conditions: Any) -> list[str]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(TABLES.c.id).where(*conditions).order_by(TABLES.c.created)
            )
            return [row.id for row in found]


def _new_setting(name: str, value: str) -> Step:
    return insert(SETTINGS), {"name": name, "value": value}


def _unchanged(statement: Any, table: TableRow) -> Any:
    """Only if it is as this row says: nobody has changed it, and its game has not ended."""
    over = TABLES.c.status == "over"
    return statement.where(
        TABLES.c.id == table.id,
        TABLES.c.revision == table.revision,
        over if table.status == "over" else ~over,
    )


def _next(table: TableRow) -> dict[str, Any]:
    return vars(table) | {"revision": table.revision + 1}


def _end_table(table: TableRow) -> Step:
    """The log decides whether a game is over, so this needs no revision."""
    return update(TABLES).where(TABLES.c.id == table.id), {
        "status": "over",
        "touched": table.touched,
        "result": table.result,
    }


def _parts(things: Sequence[str]) -> list[list[str]]:
    return [list(things[at : at + LOAD_TOGETHER]) for at in range(0, len(things), LOAD_TOGETHER)]


__all__ = ["ACTIVE", "CHAT_KEPT", "Stale", "Storage", "Taken", "database_url"]
