"""Questions about tables that are not in memory: how many there are, whose, and which are listed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from posse.server.store import news
from posse.server.store.news import News
from posse.server.store.rows import OUTSIDE, SeatRow, Stored, TableRow
from posse.server.store.schema import CHAT, CHOICES, PRESENCE, SEATS, TABLES
from posse.server.store.writer import Writer

ACTIVE: Final = ("open", "dealing", "running")
IN_PLAY: Final = ("dealing", "running")


@dataclass(frozen=True)
class Counts:
    """How many active tables there are: in total, of this host (open ones too), with this visitor."""

    tables: int
    hosted: int
    hosted_open: int
    seated: int


@dataclass(frozen=True)
class Mark:
    """How far everything stored about a table has come."""

    revision: int
    choices: int
    chat: int  # the number of the last line, -1 for none


@dataclass(frozen=True)
class Listed:
    """A table of the lobby's lists, with the seats that are asked (bits)."""

    stored: Stored
    waiting: int


@dataclass
class Elsewhere:
    """Who is connected to a table at other servers: visitors, with their number of sockets, and where."""

    visitors: dict[str, int] = field(default_factory=dict)
    servers: set[int] = field(default_factory=set)


class Across:
    """Reads and writes what is about more than one table, and who is connected to them."""

    def __init__(self, engine: AsyncEngine, writer: Writer, server: int) -> None:
        self.engine = engine
        self.writer = writer
        self.server = server

    async def _count(self, connection: AsyncConnection, *conditions: Any) -> int:
        find = select(func.count()).select_from(TABLES).where(*conditions)
        return (await connection.execute(find)).scalar_one()

    # Limits

    async def counts(self, visitor: str) -> Counts:
        active, host = TABLES.c.status.in_(ACTIVE), TABLES.c.host == visitor
        async with self.engine.connect() as connection:
            return Counts(
                await self._count(connection, active),
                await self._count(connection, active, host),
                await self._count(connection, TABLES.c.status == "open", host),
                await self._count(connection, active, TABLES.c.id.in_(_seats_of([visitor], "person"))),
            )

    async def bots_alone(self, host: str) -> tuple[int, int]:
        """Tables in play without a person: those of this host, and all."""
        people = select(SEATS.c.table_id).where(SEATS.c.kind != "bot", ~_is_outside(SEATS.c.visitor))
        alone = (TABLES.c.status.in_(IN_PLAY), TABLES.c.id.not_in(people))
        async with self.engine.connect() as connection:
            own = await self._count(connection, *alone, TABLES.c.host == host)
            return own, await self._count(connection, *alone)

    async def still_active(self, tables: Collection[str]) -> set[str]:
        """Those of these tables that are active."""
        find = select(TABLES.c.id).where(TABLES.c.id.in_(list(tables)), TABLES.c.status.in_(ACTIVE))
        async with self.engine.connect() as connection:
            return set((await connection.execute(find)).scalars())

    # What rooms in memory lack

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        last = select(func.max(CHOICES.c.sequence)).where(CHOICES.c.table_id == TABLES.c.id).scalar_subquery()
        said = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery()
        find = select(TABLES.c.id, TABLES.c.revision, last.label("last"), said.label("said"))
        async with self.engine.connect() as connection:
            rows = await connection.execute(find.where(TABLES.c.id.in_(list(tables))))
            return {
                row.id: Mark(
                    row.revision,
                    0 if row.last is None else row.last + 1,
                    -1 if row.said is None else row.said,
                )
                for row in rows
            }

    # Lists

    async def listed(self, visitors: Collection[str], most: int) -> list[Listed]:
        """The tables of these visitors, and the newest public ones: with a free seat, and to watch."""
        free = select(SEATS.c.table_id).where(SEATS.c.kind == "free")
        newest = select(TABLES.c.id).where(TABLES.c.public).order_by(TABLES.c.created.desc()).limit(most)
        async with self.engine.connect() as connection:
            ids: set[str] = set()
            for find in (
                newest.where(TABLES.c.status == "open", TABLES.c.id.in_(free)),
                newest.where(TABLES.c.status.in_(IN_PLAY), TABLES.c.spectators),
                select(TABLES.c.id).where(
                    TABLES.c.status.in_(ACTIVE),
                    TABLES.c.host.in_(list(visitors)) | TABLES.c.id.in_(_seats_of(visitors)),
                ),
            ):
                ids.update((await connection.execute(find)).scalars())
            return await self._with_seats(connection, ids)

    async def _with_seats(self, connection: AsyncConnection, ids: Collection[str]) -> list[Listed]:
        found: dict[str, Stored] = {}
        for row in await connection.execute(select(TABLES).where(TABLES.c.id.in_(list(ids)))):
            found[row.id] = Stored(TableRow(**row._mapping), [])
        seats = select(SEATS).where(SEATS.c.table_id.in_(list(ids))).order_by(SEATS.c.seat)
        for row in await connection.execute(seats):
            if row.table_id in found:
                found[row.table_id].seats.append(SeatRow(**row._mapping))
        last = (
            select(CHOICES.c.table_id, func.max(CHOICES.c.sequence).label("last"))
            .where(CHOICES.c.table_id.in_(list(ids)))
            .group_by(CHOICES.c.table_id)
            .subquery()
        )
        same = (CHOICES.c.table_id == last.c.table_id) & (CHOICES.c.sequence == last.c.last)
        asked = select(CHOICES.c.table_id, CHOICES.c.waiting).join(last, same)
        waiting = {row.table_id: row.waiting for row in await connection.execute(asked)}
        return [Listed(each, waiting.get(each.table.id, each.table.waiting)) for each in found.values()]

    # Who is connected

    async def note_presence(self, here: Mapping[str, Mapping[str, int]]) -> None:
        """At these tables these visitors are connected to this server, with their number of sockets."""
        mine = delete(PRESENCE).where(PRESENCE.c.server == self.server, PRESENCE.c.table_id.in_(list(here)))
        rows = [
            {"server": self.server, "table_id": table, "visitor": visitor, "sockets": sockets}
            for table, visitors in here.items()
            for visitor, sockets in visitors.items()
        ]
        told = [News(news.HERE, table, self.server) for table in here]
        await self.writer.write([(mine, None), *([(insert(PRESENCE), rows)] if rows else [])], None, told)

    async def elsewhere(self, tables: Collection[str]) -> dict[str, Elsewhere]:
        """By table: who is connected to other servers."""
        found = {table: Elsewhere() for table in tables}
        others = (PRESENCE.c.table_id.in_(list(tables)), PRESENCE.c.server != self.server)
        async with self.engine.connect() as connection:
            for row in await connection.execute(select(PRESENCE).where(*others)):
                here = found[row.table_id]
                here.visitors[row.visitor] = here.visitors.get(row.visitor, 0) + row.sockets
                here.servers.add(row.server)
        return found

    async def forget_servers(self, alive: Collection[int]) -> None:
        """Servers that are gone have nobody connected to them."""
        await self._forget(PRESENCE.c.server.not_in(list(alive)))

    async def forget_own(self) -> None:
        """This server stops: nobody is connected to it."""
        await self._forget(PRESENCE.c.server == self.server)

    async def _forget(self, gone: Any) -> None:
        async with self.engine.connect() as connection:
            left = set((await connection.execute(select(PRESENCE.c.table_id).where(gone))).scalars())
        if left:
            told = [News(news.HERE, table) for table in left]
            await self.writer.write([(delete(PRESENCE).where(gone), None)], None, told)

    async def left_alone(self, when: int) -> list[str]:
        """Open tables at which nobody has done anything since then and to which nobody is connected."""
        return await self._unwatched(TABLES.c.touched < when)

    async def without_people(self) -> list[str]:
        """Open tables at which nobody sits and to which nobody is connected."""
        return await self._unwatched(
            TABLES.c.id.not_in(
                select(SEATS.c.table_id).where(SEATS.c.visitor != "", ~_is_outside(SEATS.c.visitor))
            )
        )

    async def _unwatched(self, condition: Any) -> list[str]:
        looked_at = select(PRESENCE.c.table_id).where(~_is_outside(PRESENCE.c.visitor))
        find = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.id.not_in(looked_at), condition)
        async with self.engine.connect() as connection:
            return list((await connection.execute(find)).scalars())


def _is_outside(visitor: Any) -> Any:
    """Whether this visitor is a bot: where it is a matter of people, it does not count."""
    return visitor.startswith(OUTSIDE)


def _seats_of(visitors: Collection[str], kind: str = "") -> Any:
    find = select(SEATS.c.table_id).where(SEATS.c.visitor.in_(list(visitors)))
    return find.where(SEATS.c.kind == kind) if kind else find
