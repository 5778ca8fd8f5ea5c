"""What a visitor does with their outside bots: make one, see them, take a token back."""

from __future__ import annotations

from typing import Final

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from posse.server.http import bot_tokens
from posse.server.http.api import FAULTS, Named, TheAdmission, TheServices, Visitor
from posse.server.http.clean_text import clean_name
from posse.server.store.rows import BotAccountRow
from posse.server.wire import protocol
from posse.server.wire.errors import api_error


@get("/", responses=FAULTS)
async def my_bots(visitor: Visitor, services: TheServices) -> list[protocol.BotAccount]:
    """My bots, without their tokens: nobody knows those any more."""
    return [_described(each) for each in await services.storage.bot_accounts.of_owner(visitor)]


@post("/", responses=FAULTS, status_code=200)
async def make_bot(
    data: JSONBody[protocol.NewBot], visitor: Visitor, named: Named, services: TheServices
) -> protocol.BotToken:
    """Make a bot. The answer has its token, which is shown this once."""
    name = clean_name(data.name)
    accounts, limits = services.storage.bot_accounts, services.limits
    if len(await accounts.of_owner(visitor)) >= limits.bot_accounts:
        raise api_error("too-many-accounts")
    if await accounts.count() >= limits.bot_accounts_in_all:
        raise api_error("server-full")
    token = bot_tokens.new_token()
    row = BotAccountRow(
        bot_tokens.new_account(), visitor, name, bot_tokens.hash_of(token), services.clock.now()
    )
    await accounts.add(row)
    return protocol.BotToken(_described(row), token)


@delete("/{bot_id:str}", responses=FAULTS, status_code=200)
async def remove_bot(
    bot_id: FromPath[str], visitor: Visitor, services: TheServices, admission: TheAdmission
) -> list[protocol.BotAccount]:
    """Take a bot's token back and forget the bot, which is disconnected at once. Answers with the others."""
    accounts = services.storage.bot_accounts
    own = await accounts.of_owner(visitor)
    if bot_id not in [each.id for each in own]:
        raise api_error("not-found")
    await accounts.remove(bot_id)
    admission.close_streams(bot_id)
    return [_described(each) for each in own if each.id != bot_id]


def _described(row: BotAccountRow) -> protocol.BotAccount:
    return protocol.BotAccount(row.id, row.name, row.created)


ROUTES: Final = Router("/api/bots", route_handlers=[my_bots, make_bot, remove_bot])
