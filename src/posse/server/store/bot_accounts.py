"""The accounts of bots that people run on their own machines. Only the hashes of their tokens are stored."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from posse.server.store import news
from posse.server.store.news import News
from posse.server.store.rows import BotAccountRow
from posse.server.store.schema import BOT_ACCOUNTS
from posse.server.store.writer import Writer


class BotAccounts:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def with_token(self, token_hash: str) -> BotAccountRow | None:
        found = await self._find(BOT_ACCOUNTS.c.token_hash == token_hash)
        return found[0] if found else None

    async def of_owner(self, owner: str) -> list[BotAccountRow]:
        return await self._find(BOT_ACCOUNTS.c.owner == owner)

    async def _find(self, condition: Any) -> list[BotAccountRow]:
        find = select(BOT_ACCOUNTS).where(condition).order_by(BOT_ACCOUNTS.c.created, BOT_ACCOUNTS.c.id)
        async with self.engine.connect() as connection:
            return [BotAccountRow(**row._mapping) for row in await connection.execute(find)]

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            find = select(func.count()).select_from(BOT_ACCOUNTS)
            return (await connection.execute(find)).scalar_one()

    async def add(self, account: BotAccountRow) -> None:
        await self.writer.write([(insert(BOT_ACCOUNTS), vars(account))])

    async def remove(self, account: str) -> None:
        """Other servers close its streams when they hear of it."""
        gone = delete(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.id == account)
        await self.writer.write([(gone, None)], None, [News(news.REVOKED, account)])
