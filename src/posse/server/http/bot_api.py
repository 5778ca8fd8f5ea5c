"""What outside bots do: they sit down, follow a table in a stream, choose and chat (docs/bot-api.md).

They come with a token instead of a cookie. Everything else is as for people: the same rooms, the same
connections, the same limits.
"""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.types import ASGIApp

from posse.core import Refused
from posse.server.http import streams
from posse.server.http.api import FAULTS, AnyRequest, TableInPath, TheAdmission, TheDirectory, address_of
from posse.server.http.clean_text import clean_chat
from posse.server.rooms import new_tables, outside_bots, seat_changes
from posse.server.rooms.bot_events import BotEvents
from posse.server.rooms.connection import Connection
from posse.server.rooms.directory import Directory
from posse.server.rooms.outside_bots import Bot
from posse.server.rooms.room import Room
from posse.server.wire import outside, protocol

TheBot = NamedDependency[Bot]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="Events that are known already.")]
STREAM: Final = {
    200: ResponseSpec(
        str, media_type=streams.NDJSON, generate_examples=False, description="JSON, line by line"
    ),
    **FAULTS,
}


async def bot(request: AnyRequest, admission: TheAdmission) -> Bot:
    """The bot that sent the request, known by its token."""
    return await admission.bot(request.headers.get("authorization"), address_of(request))


@get("/", responses=FAULTS)
async def who_is_it(bot: TheBot) -> outside.BotAccount:
    """Which bot this token is of."""
    return outside_bots.described(bot)


@get("/tables", responses=FAULTS)
async def tables(bot: TheBot, directory: TheDirectory) -> protocol.Lobby:
    """The tables of this bot, public ones with a free seat (`outside_bots` says where it may sit down), and
    public ones in play."""
    return await directory.lobby.lists(bot.id)


@get("/events", responses=STREAM, media_type=streams.NDJSON)
async def events(
    request: AnyRequest, bot: TheBot, directory: TheDirectory, admission: TheAdmission
) -> ASGIApp:
    """A stream of what concerns this bot: it has a seat, a game begins, a game is over."""

    async def enter(connection: Connection) -> streams.Leave:
        feed = BotEvents(connection, admission.services.storage)
        await directory.lobby.follow(feed)
        return lambda: directory.lobby.unfollow(feed)

    return await streams.opened(admission, bot, address_of(request), enter)


@get("/tables/{table_id:str}/stream", responses=STREAM, media_type=streams.NDJSON)
async def table_stream(
    request: AnyRequest,
    table_id: TableInPath,
    bot: TheBot,
    directory: TheDirectory,
    admission: TheAdmission,
    since: Since = 0,
) -> ASGIApp:
    """A stream of everything that the bot's seat is told, beginning with all it may know now."""
    room = await _own_room(directory, table_id, bot)

    async def enter(connection: Connection) -> streams.Leave:
        room.connect(connection, since)
        return lambda: room.disconnect(connection)

    admission.check_resume(bot.id)
    return await streams.opened(admission, bot, address_of(request), enter)


@post("/tables/{table_id:str}/join", responses=FAULTS, status_code=200)
async def join(
    table_id: TableInPath, data: JSONBody[protocol.JoinTable], bot: TheBot, directory: TheDirectory
) -> protocol.Table:
    """Sit down, where the host lets outside bots do so."""
    room = await directory.room_for(table_id, bot.id, data.invite)
    await new_tables.join(directory, room, bot.id, bot.name, data.seat)
    return room.state.described(bot.id)


@post("/tables/{table_id:str}/leave", responses=FAULTS, status_code=200)
async def leave(table_id: TableInPath, bot: TheBot, directory: TheDirectory) -> outside.Done:
    """Stand up before the start. In play: let a bot of the server take over."""
    room = await _own_room(directory, table_id, bot)
    if room.state.row.status == "running":
        await seat_changes.hand_over(room, bot.id, protocol.HandOver())
    else:
        await seat_changes.leave(room, bot.id, directory.close_room)
    return outside.Done()


@post("/tables/{table_id:str}/take-back", responses=FAULTS, status_code=200)
async def take_back(table_id: TableInPath, bot: TheBot, directory: TheDirectory) -> outside.Done:
    """Take the seat back from a bot of the server, which has it after a time-out or by the host's will."""
    await seat_changes.take_back(await _own_room(directory, table_id, bot), bot.id)
    return outside.Done()


@post("/tables/{table_id:str}/choose", responses=FAULTS, status_code=200)
async def choose(
    table_id: TableInPath,
    data: JSONBody[outside.BotChoice],
    bot: TheBot,
    directory: TheDirectory,
    admission: TheAdmission,
) -> outside.Done:
    """Answer a decision. It is stored when the answer comes; what follows from it is in the stream."""
    room = await _own_room(directory, table_id, bot)
    await room.choose(_asking(admission, bot), protocol.Choose(data.decision, data.option))
    return outside.Done()


@post("/tables/{table_id:str}/chat", responses=FAULTS, status_code=200)
async def chat(
    table_id: TableInPath,
    data: JSONBody[outside.BotChat],
    bot: TheBot,
    directory: TheDirectory,
    admission: TheAdmission,
) -> outside.Done:
    """Say something at the table, unless the game keeps it silent."""
    room = await _own_room(directory, table_id, bot)
    text = clean_chat(data.text)
    admission.check_chat(bot.id)
    if text:
        hush = await room.say(_asking(admission, bot), text)
        if hush is not None:
            raise Refused(hush.answer(room.state.seat_of(bot.id)))
    return outside.Done()


async def _own_room(directory: Directory, table: str, bot: Bot) -> Room:
    """The room of a table at which the bot sits. Bots do not look on."""
    room = await directory.room_for(table, bot.id)
    room.state.require_seat(bot.id)
    return room


def _asking(admission: TheAdmission, bot: Bot) -> Connection:
    """A request is a connection that nobody listens to: the answer to it says all there is."""
    return Connection(bot.id, bot.name, admission.services.limits.waiting)


ROUTES: Final = Router(
    "/api/bot",
    route_handlers=[who_is_it, tables, events, table_stream, join, leave, take_back, choose, chat],
    dependencies={"bot": Provide(bot)},
)
