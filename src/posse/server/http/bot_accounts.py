"""What a visitor does with their outside bots: make one, see them, take a token back."""

from __future__ import annotations

from typing import Final

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from posse.server.http.api import FAULTS, Named, TheAdmission, TheServices, Visitor
from posse.server.http.clean_text import clean_name
from posse.server.rooms import outside_bots
from posse.server.wire import outside


@get("/", responses=FAULTS)
async def my_bots(visitor: Visitor, services: TheServices) -> list[outside.BotAccount]:
    """My bots, without their tokens: nobody knows those any more."""
    return [outside_bots.described(each) for each in await outside_bots.of_owner(services, visitor)]


@post("/", responses=FAULTS, status_code=200)
async def make_bot(
    data: JSONBody[outside.NewBot], visitor: Visitor, named: Named, services: TheServices
) -> outside.BotToken:
    """Make a bot. The answer has its token, which is shown this once."""
    made, token = await outside_bots.make(services, visitor, clean_name(data.name))
    return outside.BotToken(outside_bots.described(made), token)


@delete("/{bot_id:str}", responses=FAULTS, status_code=200)
async def remove_bot(
    bot_id: FromPath[str], visitor: Visitor, services: TheServices, admission: TheAdmission
) -> list[outside.BotAccount]:
    """Take a bot's token back and forget the bot, which is disconnected at once. Answers with the others."""
    await outside_bots.revoke(services, visitor, bot_id)
    admission.close_streams(bot_id)
    return [outside_bots.described(each) for each in await outside_bots.of_owner(services, visitor)]


ROUTES: Final = Router("/api/bots", route_handlers=[my_bots, make_bot, remove_bot])
