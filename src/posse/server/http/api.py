"""The HTTP interface: visitors, games, tables, finished games."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from posse import messages
from posse.core import records, registry
from posse.server.http.admission import Admission
from posse.server.http.clean_text import clean_name
from posse.server.http.cookies import COOKIE, COOKIE_AGE, new_visitor
from posse.server.http.networks import network_of
from posse.server.rooms import new_tables, seat_changes, stopped
from posse.server.rooms.directory import Directory
from posse.server.rooms.replay import record_of, replay_of
from posse.server.services import Services
from posse.server.wire import convert, finished, protocol
from posse.server.wire.errors import api_error

AnyRequest = Request[Any, Any, Any]

MOST_FRAMES: Final = 100
JSON: Final = "application/json"
RECORD_TYPE: Final = "application/x-ndjson"

# What the handlers get by name; app.py provides it.
TheServices = NamedDependency[Services]
TheDirectory = NamedDependency[Directory]
TheAdmission = NamedDependency[Admission]
Visitor = NamedDependency[str]
Named = NamedDependency[str]
TableInPath = FromPath[str]
SeatInPath = Annotated[int, PathParameter(ge=0, lt=protocol.MOST_SEATS)]
Invite = Annotated[str, QueryParameter(max_length=64, description="The invitation to a private table.")]


FAULTS: Final = {
    status: ResponseSpec(protocol.Fault, description="Why not", generate_examples=False)
    for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 500)
}


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""


async def visitor(request: AnyRequest, admission: TheAdmission) -> str:
    """The visitor who sent the request, known by the cookie."""
    found = admission.visitor(request.cookies.get(COOKIE))
    if found is None:
        raise api_error("no-cookie")
    return found


async def named(visitor: Visitor, services: TheServices) -> str:
    """The visitor's name; they must have chosen one."""
    name = await services.storage.visitor_name(visitor)
    if not name:
        raise api_error("name-first")
    return name


@get("/me", responses=FAULTS)
async def who_am_i(
    request: AnyRequest, admission: TheAdmission, services: TheServices
) -> Response[protocol.Me]:
    """Who I am. Sets the cookie that everything else needs."""
    given = request.cookies.get(COOKIE, "")
    known = admission.visitor(given)
    if known is None:
        admission.check_newcomer(address_of(request))
        return Response(protocol.Me(None), cookies=[_cookie(request, admission, new_visitor())])
    await services.storage.saw_visitor(known, services.clock.now())
    renewed = [] if admission.signer.is_current(given) else [_cookie(request, admission, known)]
    return Response(protocol.Me(await services.storage.visitor_name(known)), cookies=renewed)


def _cookie(request: AnyRequest, admission: Admission, visitor: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=admission.signer.sign(visitor),
        max_age=COOKIE_AGE,
        path="/",
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="strict",
    )


@put("/me", responses=FAULTS)
async def set_name(data: JSONBody[protocol.SetName], visitor: Visitor, services: TheServices) -> protocol.Me:
    """Choose or change my name. At tables where I already sit I keep the old one."""
    name = clean_name(data.name)
    await services.storage.save_visitor(visitor, name, services.clock.now())
    return protocol.Me(name)


@get("/games", responses=FAULTS)
async def games() -> list[protocol.Game]:
    """Every game: for how many, with which settings, cards and bots."""
    return [convert.game(game) for game in registry.games()]


@get("/games/{game:str}/words/{lang:str}", responses=FAULTS, sync_to_thread=True)
def game_words(game: FromPath[str], lang: FromPath[str]) -> protocol.GameWords:
    """A game's messages in a language; empty if there are none. Clients have most of them built in."""
    if lang not in messages.LANGUAGES:
        raise api_error("not-found")
    name = registry.find(game).name
    sentences, rules = (
        "\n".join(path.read_text(encoding="utf-8") for path in paths if path.parent.name == name)
        for paths in (messages.files(lang), messages.rule_files(lang))
    )
    return protocol.GameWords(sentences, rules)


@get("/tables", responses=FAULTS)
async def tables(visitor: Visitor, directory: TheDirectory) -> protocol.Lobby:
    """My tables, public ones with a free seat, and public ones to watch."""
    return await directory.lobby.lists(visitor)


@post("/tables", responses=FAULTS, status_code=200)
async def create_table(
    request: AnyRequest,
    data: JSONBody[protocol.CreateTable],
    visitor: Visitor,
    named: Named,
    directory: TheDirectory,
    admission: TheAdmission,
) -> protocol.Table:
    """Open a table."""
    address = address_of(request)
    admission.check_new_table(address)
    room = await new_tables.create(directory, visitor, named, data, network_of(address))
    return room.state.described(visitor)


@get("/tables/{table_id:str}", responses=FAULTS)
async def table(
    table_id: TableInPath, visitor: Visitor, directory: TheDirectory, invite: Invite = ""
) -> protocol.Table:
    """A table: who sits there, how it is set up, how it ended."""
    room = await directory.room_for(table_id, visitor, invite)
    return room.state.described(visitor)


@post("/tables/{table_id:str}/join", responses=FAULTS, status_code=200)
async def join_table(
    table_id: TableInPath,
    data: JSONBody[protocol.JoinTable],
    visitor: Visitor,
    named: Named,
    directory: TheDirectory,
) -> protocol.Table:
    """Sit down."""
    room = await directory.room_for(table_id, visitor, data.invite)
    await new_tables.join(directory, room, visitor, named, data.seat)
    return room.state.described(visitor)


@post("/tables/{table_id:str}/leave", responses=FAULTS, status_code=200)
async def leave_table(table_id: TableInPath, visitor: Visitor, directory: TheDirectory) -> protocol.Table:
    """Stand up before the start."""
    room = await directory.room_for(table_id, visitor)
    await seat_changes.leave(room, visitor, directory.close_room)
    return room.state.described(visitor)


@put("/tables/{table_id:str}/seats/{seat:int}", responses=FAULTS)
async def change_seat(
    table_id: TableInPath,
    seat: SeatInPath,
    data: JSONBody[protocol.ChangeSeat],
    visitor: Visitor,
    directory: TheDirectory,
) -> protocol.Table:
    """Put a bot on a free seat, or free it for a person."""
    room = await directory.room_for(table_id, visitor)
    await seat_changes.change_seat(room, visitor, seat, data)
    return room.state.described(visitor)


@put("/tables/{table_id:str}/pace", responses=FAULTS)
async def change_pace(
    table_id: TableInPath, data: JSONBody[protocol.ChangePace], visitor: Visitor, directory: TheDirectory
) -> protocol.Table:
    """Change the pace of the bots, also in a running game."""
    room = await directory.room_for(table_id, visitor)
    await room.set_pace(visitor, data.pace)
    return room.state.described(visitor)


@post("/tables/{table_id:str}/remove", responses=FAULTS, status_code=200)
async def remove_seat(
    table_id: TableInPath, data: JSONBody[protocol.RemoveSeat], visitor: Visitor, directory: TheDirectory
) -> protocol.Table:
    """Remove somebody before the start."""
    room = await directory.room_for(table_id, visitor)
    await seat_changes.remove(room, visitor, data.seat)
    return room.state.described(visitor)


@post("/tables/{table_id:str}/let-back", responses=FAULTS, status_code=200)
async def let_back(
    table_id: TableInPath, data: JSONBody[protocol.LetBack], visitor: Visitor, directory: TheDirectory
) -> protocol.Table:
    """Let somebody come back who was removed."""
    room = await directory.room_for(table_id, visitor)
    await seat_changes.let_back(room, visitor, data.number)
    return room.state.described(visitor)


@post("/tables/{table_id:str}/start", responses=FAULTS, status_code=200)
async def start_table(table_id: TableInPath, visitor: Visitor, directory: TheDirectory) -> protocol.Table:
    """Start the game."""
    room = await directory.room_for(table_id, visitor)
    await new_tables.start(directory, room, visitor)
    return room.state.described(visitor)


@post("/tables/{table_id:str}/hand-over", responses=FAULTS, status_code=200)
async def hand_over(
    table_id: TableInPath, data: JSONBody[protocol.HandOver], visitor: Visitor, directory: TheDirectory
) -> protocol.Table:
    """Let a bot play for me."""
    room = await directory.room_for(table_id, visitor)
    await seat_changes.hand_over(room, visitor, data)
    return room.state.described(visitor)


@post("/tables/{table_id:str}/take-back", responses=FAULTS, status_code=200)
async def take_back(table_id: TableInPath, visitor: Visitor, directory: TheDirectory) -> protocol.Table:
    """Take my seat back from the bot."""
    room = await directory.room_for(table_id, visitor)
    await seat_changes.take_back(room, visitor)
    return room.state.described(visitor)


@post("/tables/{table_id:str}/rematch", responses=FAULTS, status_code=200)
async def rematch(
    request: AnyRequest, table_id: TableInPath, visitor: Visitor, named: Named, directory: TheDirectory
) -> protocol.Table:
    """Play again with the same people."""
    room = await directory.room_for(table_id, visitor)
    network = network_of(address_of(request))
    room = await new_tables.rematch(directory, room, visitor, named, network)
    return room.state.described(visitor)


@post("/tables/{table_id:str}/end", responses=FAULTS, status_code=200)
async def end_table(table_id: TableInPath, visitor: Visitor, directory: TheDirectory) -> protocol.Table:
    """End a stopped table for good, so that its record can be fetched."""
    room = await directory.room_for(table_id, visitor)
    await stopped.end(room, visitor)
    return room.state.described(visitor)


@get(
    "/tables/{table_id:str}/record",
    responses={200: ResponseSpec(str, media_type=RECORD_TYPE, generate_examples=False), **FAULTS},
    media_type=RECORD_TYPE,
)
async def record(
    table_id: TableInPath, visitor: Visitor, directory: TheDirectory, invite: Invite = ""
) -> Response[bytes]:
    """A finished game as one file."""
    room = await directory.room_for(table_id, visitor, invite)
    room.state.require_replay_access(visitor)
    text = records.write(await record_of(room))
    name = f"posse-{room.state.row.game}-{room.id}.jsonl"
    return Response(
        text.encode(),
        media_type=RECORD_TYPE,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/replay", responses={200: ResponseSpec(finished.Replay), **FAULTS})
async def replay(
    table_id: TableInPath,
    visitor: Visitor,
    directory: TheDirectory,
    seat: Annotated[int, QueryParameter(ge=-1, lt=protocol.MOST_SEATS)] = -1,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
    invite: Invite = "",
) -> Response[bytes]:
    """Some frames of a finished game, as one seat saw it. Anybody may choose any seat: the game is over."""
    room = await directory.room_for(table_id, visitor, invite)
    room.state.require_replay_access(visitor)
    if seat >= len(room.state.seats):
        raise api_error("not-found")
    game = await record_of(room)
    names = [row.name for row in room.state.seats]

    def encoded() -> bytes:
        return msgspec.json.encode(replay_of(game, names, seat, since, count))

    # In a thread: it takes a while to replay a long game.
    return Response(await asyncio.to_thread(encoded), media_type=JSON)


@get("/tables/{table_id:str}/review", responses=FAULTS)
async def review(
    table_id: TableInPath, visitor: Visitor, directory: TheDirectory, invite: Invite = ""
) -> finished.ReviewState:
    """The review of a finished game, or how far it is."""
    room = await directory.room_for(table_id, visitor, invite)
    room.state.require_replay_access(visitor)
    room.state.require_over()
    return await directory.reviews.look(room, visitor)


@post("/tables/{table_id:str}/review", responses=FAULTS, status_code=200)
async def make_review(
    table_id: TableInPath, visitor: Visitor, directory: TheDirectory, invite: Invite = ""
) -> finished.ReviewState:
    """Have a finished game reviewed, once for everybody. Ask again how far it is."""
    room = await directory.room_for(table_id, visitor, invite)
    room.state.require_replay_access(visitor)
    room.state.require_over()
    return await directory.reviews.ask(room, visitor)


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        who_am_i,
        set_name,
        games,
        game_words,
        tables,
        create_table,
        table,
        join_table,
        leave_table,
        change_seat,
        change_pace,
        remove_seat,
        let_back,
        start_table,
        hand_over,
        take_back,
        rematch,
        end_table,
        record,
        replay,
        review,
        make_review,
    ],
)
