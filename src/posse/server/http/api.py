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
from posse.server.http.cookies import COOKIE, COOKIE_AGE, new_visitor
from posse.server.limits import clean_name
from posse.server.rooms import dealing, seat_changes
from posse.server.rooms.directory import House
from posse.server.rooms.replay import record_of, replay_of
from posse.server.wire import protocol
from posse.server.wire.convert import game_told
from posse.server.wire.errors import wrong

Asking = Request[Any, Any, Any]

MOST_FRAMES: Final = 100
JSON: Final = "application/json"
RECORD_TYPE: Final = "application/x-ndjson"

# What the functions below are handed: from the request, or found out beforehand.
TheHouse = NamedDependency[House]
Visitor = NamedDependency[str]
Named = NamedDependency[str]
TableInPath = FromPath[str]
SeatInPath = Annotated[int, PathParameter(ge=0, lt=protocol.MOST_SEATS)]
Invite = Annotated[str, QueryParameter(max_length=64, description="The token of a private table.")]


FAULTS: Final = {
    status: ResponseSpec(protocol.Fault, description="Why not", generate_examples=False)
    for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 500)
}


async def visitor(request: Asking, house: TheHouse) -> str:
    """Whoever asks, by his cookie."""
    found = house.signer.read(request.cookies.get(COOKIE))
    if found is None:
        raise wrong("no-cookie")
    return found


async def named(visitor: Visitor, house: TheHouse) -> str:
    """The name of whoever asks; he has to have chosen one."""
    name = await house.services.storage.visitor_name(visitor)
    if not name:
        raise wrong("name-first")
    return name


@get("/me", responses=FAULTS)
async def who_am_i(request: Asking, house: TheHouse) -> Response[protocol.Me]:
    """Who I am. Hands out the cookie that everything else needs."""
    known = house.signer.read(request.cookies.get(COOKIE))
    if known is not None:
        services = house.services
        await services.storage.saw_visitor(known, services.clock.now())
        return Response(protocol.Me(await services.storage.visitor_name(known)))
    cookie = Cookie(
        COOKIE,
        value=house.signer.sign(new_visitor()),
        max_age=COOKIE_AGE,
        path="/",
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="strict",
    )
    return Response(protocol.Me(None), cookies=[cookie])


@put("/me", responses=FAULTS)
async def call_me(data: JSONBody[protocol.SetName], visitor: Visitor, house: TheHouse) -> protocol.Me:
    """Choose a name, or another one. At tables where I sit already I keep the old one."""
    name = clean_name(data.name)
    await house.services.storage.save_visitor(visitor, name, house.services.clock.now())
    return protocol.Me(name)


@get("/games", responses=FAULTS)
async def games() -> list[protocol.Game]:
    """Every game there is: for how many, with which options, cards and bots."""
    return [game_told(game) for game in registry.games()]


@get("/games/{game:str}/words/{lang:str}", responses=FAULTS, sync_to_thread=True)
def game_words(game: FromPath[str], lang: FromPath[str]) -> protocol.GameWords:
    """A game's messages in a language; empty if there are none. Clients have most of them built in."""
    if lang not in messages.LANGUAGES:
        raise wrong("not-found")
    name = registry.find(game).name
    sentences, rules = (
        "\n".join(path.read_text(encoding="utf-8") for path in paths if path.parent.name == name)
        for paths in (messages.files(lang), messages.rule_files(lang))
    )
    return protocol.GameWords(sentences, rules)


@get("/tables", responses=FAULTS)
async def tables(visitor: Visitor, house: TheHouse) -> protocol.Lobby:
    """My tables, public ones with a free seat, and public ones to watch."""
    return house.lobby.lists(visitor)


@post("/tables", responses=FAULTS, status_code=200)
async def create_table(
    data: JSONBody[protocol.CreateTable], visitor: Visitor, named: Named, house: TheHouse
) -> protocol.Table:
    """Open a table."""
    room = await house.create(visitor, named, data)
    return room.told(visitor)


@get("/tables/{table_id:str}", responses=FAULTS)
async def table(
    table_id: TableInPath, visitor: Visitor, house: TheHouse, invite: Invite = ""
) -> protocol.Table:
    """A table: who sits there, how it is set up, how it ended."""
    room = await house.room_for(table_id, visitor, invite)
    return room.told(visitor)


@post("/tables/{table_id:str}/join", responses=FAULTS, status_code=200)
async def join_table(
    table_id: TableInPath, data: JSONBody[protocol.JoinTable], visitor: Visitor, named: Named, house: TheHouse
) -> protocol.Table:
    """Sit down."""
    room = await house.room_for(table_id, visitor, data.invite)
    await house.join(room, visitor, named, data.seat)
    return room.told(visitor)


@post("/tables/{table_id:str}/leave", responses=FAULTS, status_code=200)
async def leave_table(table_id: TableInPath, visitor: Visitor, house: TheHouse) -> protocol.Table:
    """Stand up before the start."""
    room = await house.room_for(table_id, visitor)
    await seat_changes.leave(room, visitor)
    return room.told(visitor)


@put("/tables/{table_id:str}/seats/{seat:int}", responses=FAULTS)
async def change_seat(
    table_id: TableInPath,
    seat: SeatInPath,
    data: JSONBody[protocol.ChangeSeat],
    visitor: Visitor,
    house: TheHouse,
) -> protocol.Table:
    """Put a bot on a free seat, or free it for a person."""
    room = await house.room_for(table_id, visitor)
    await seat_changes.change_seat(room, visitor, seat, data)
    return room.told(visitor)


@post("/tables/{table_id:str}/remove", responses=FAULTS, status_code=200)
async def remove_seat(
    table_id: TableInPath, data: JSONBody[protocol.RemoveSeat], visitor: Visitor, house: TheHouse
) -> protocol.Table:
    """Send somebody away before the start."""
    room = await house.room_for(table_id, visitor)
    await seat_changes.remove(room, visitor, data.seat)
    return room.told(visitor)


@post("/tables/{table_id:str}/let-back", responses=FAULTS, status_code=200)
async def let_back(
    table_id: TableInPath, data: JSONBody[protocol.LetBack], visitor: Visitor, house: TheHouse
) -> protocol.Table:
    """Let somebody come back who was removed."""
    room = await house.room_for(table_id, visitor)
    await seat_changes.let_back(room, visitor, data.number)
    return room.told(visitor)


@post("/tables/{table_id:str}/start", responses=FAULTS, status_code=200)
async def start_table(table_id: TableInPath, visitor: Visitor, house: TheHouse) -> protocol.Table:
    """Begin."""
    room = await house.room_for(table_id, visitor)
    await dealing.start(room, visitor)
    return room.told(visitor)


@post("/tables/{table_id:str}/hand-over", responses=FAULTS, status_code=200)
async def hand_over(
    table_id: TableInPath, data: JSONBody[protocol.HandOver], visitor: Visitor, house: TheHouse
) -> protocol.Table:
    """Let a bot play on."""
    room = await house.room_for(table_id, visitor)
    await seat_changes.hand_over(room, visitor, data)
    return room.told(visitor)


@post("/tables/{table_id:str}/take-back", responses=FAULTS, status_code=200)
async def take_back(table_id: TableInPath, visitor: Visitor, house: TheHouse) -> protocol.Table:
    """Play on oneself."""
    room = await house.room_for(table_id, visitor)
    await seat_changes.take_back(room, visitor)
    return room.told(visitor)


@post("/tables/{table_id:str}/rematch", responses=FAULTS, status_code=200)
async def rematch(table_id: TableInPath, visitor: Visitor, named: Named, house: TheHouse) -> protocol.Table:
    """Play again with the same people."""
    room = await house.rematch(await house.room_for(table_id, visitor), visitor, named)
    return room.told(visitor)


@get(
    "/tables/{table_id:str}/record",
    responses={200: ResponseSpec(str, media_type=RECORD_TYPE, generate_examples=False), **FAULTS},
    media_type=RECORD_TYPE,
)
async def record(
    table_id: TableInPath, visitor: Visitor, house: TheHouse, invite: Invite = ""
) -> Response[bytes]:
    """A finished game as one file."""
    room = await house.room_for(table_id, visitor, invite)
    room.let_look_back(visitor)
    text = records.write(record_of(room))
    name = f"posse-{room.row.game}-{room.row.id}.jsonl"
    return Response(
        text.encode(),
        media_type=RECORD_TYPE,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/replay", responses={200: ResponseSpec(protocol.Replay), **FAULTS})
async def replay(
    table_id: TableInPath,
    visitor: Visitor,
    house: TheHouse,
    seat: Annotated[int, QueryParameter(ge=-1, lt=protocol.MOST_SEATS)] = -1,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
    invite: Invite = "",
) -> Response[bytes]:
    """Some frames of a finished game, as one seat saw it. It is over: every seat may be looked over."""
    room = await house.room_for(table_id, visitor, invite)
    room.let_look_back(visitor)
    if seat >= len(room.chairs):
        raise wrong("not-found")
    game = record_of(room)
    names = [chair.name for chair in room.chairs]

    def made() -> bytes:
        return msgspec.json.encode(replay_of(game, names, seat, since, count))

    # Beside the event loop: a long game takes a while to play again.
    return Response(await asyncio.to_thread(made), media_type=JSON)


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        who_am_i,
        call_me,
        games,
        game_words,
        tables,
        create_table,
        table,
        join_table,
        leave_table,
        change_seat,
        remove_seat,
        let_back,
        start_table,
        hand_over,
        take_back,
        rematch,
        record,
        replay,
    ],
)
