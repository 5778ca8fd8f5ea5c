"""The accounts of outside bots: made by a visitor, found by their token, revoked."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from posse.server.services import Services
from posse.server.store.rows import OUTSIDE, BotAccountRow
from posse.server.wire import outside
from posse.server.wire.errors import api_error

PREFIX: Final = "posse_bot_"  # so that people and programs that look for leaked secrets recognize it

Bot = BotAccountRow


async def make(services: Services, owner: str, name: str) -> tuple[Bot, str]:
    """A new bot, and its token: 256 random bits, of which only the hash is stored."""
    accounts, limits = services.storage.bot_accounts, services.limits
    token = PREFIX + secrets.token_urlsafe(32)
    made = Bot(OUTSIDE + secrets.token_urlsafe(16), owner, name, hash_of(token), services.clock.now())
    async with services.turns.of(owner):
        if len(await accounts.of_owner(owner)) >= limits.bot_accounts:
            raise api_error("too-many-accounts")
        if await accounts.count() >= limits.bot_accounts_in_all:
            raise api_error("server-full")
        await accounts.add(made)
    return made, token


def hash_of(token: str) -> str:
    """A token is random enough to need no salt."""
    return sha256(token.encode()).hexdigest()


async def with_token(services: Services, token: str) -> Bot | None:
    return await services.storage.bot_accounts.with_token(hash_of(token))


async def of_owner(services: Services, owner: str) -> list[Bot]:
    return await services.storage.bot_accounts.of_owner(owner)


async def revoke(services: Services, owner: str, bot: str) -> None:
    """Forget a bot of this owner, on all servers."""
    if bot not in [each.id for each in await of_owner(services, owner)]:
        raise api_error("not-found")
    await services.storage.bot_accounts.remove(bot)


def described(bot: Bot) -> outside.BotAccount:
    return outside.BotAccount(bot.id, bot.name, bot.created)
