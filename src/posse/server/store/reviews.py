"""Reviews of finished games: kept with the table, deleted with it."""

from __future__ import annotations

import zlib

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from posse.server.store.schema import REVIEWS
from posse.server.store.writer import Writer
from posse.server.wire import finished


class ReviewStore:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def find(self, table: str) -> finished.Review | None:
        """The review of a table; None if there is none, or another version has written it differently."""
        wanted = select(REVIEWS.c.review).where(REVIEWS.c.table_id == table)
        async with self.engine.connect() as connection:
            stored: bytes | None = (await connection.execute(wanted)).scalar()
        if stored is None:
            return None
        try:
            return msgspec.json.decode(zlib.decompress(stored), type=finished.Review)
        except (msgspec.DecodeError, zlib.error):
            return None

    async def keep(self, table: str, review: finished.Review, now: int) -> None:
        """Store it, also in place of one that cannot be read. Nothing happens if the table is gone."""
        row = {"table_id": table, "at": now, "review": zlib.compress(msgspec.json.encode(review))}
        old = delete(REVIEWS).where(REVIEWS.c.table_id == table)
        try:
            await self.writer.write([(old, None), (insert(REVIEWS), row)])
        except IntegrityError:
            return
