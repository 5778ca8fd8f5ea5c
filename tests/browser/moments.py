"""Recorded moments on the real page: a socket tells what was recorded, and keeps what is sent to it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from posse.server.wire import protocol

Message = dict[str, Any]

GAMES: Final = Path(__file__).parents[2] / "client/src/games"
TABLE: Final = "a-recorded-table"


def recorded(game: str, name: str) -> Message:
    """A moment that tools/board_fixtures.py has recorded."""
    moment: Message = json.loads((GAMES / game / "fixtures" / f"{name}.json").read_text())
    return moment


def names_of(game: str) -> list[str]:
    """All recorded moments of a game."""
    found = (file.stem for file in (GAMES / game / "fixtures").glob("*.json"))
    return sorted(name for name in found if name != "cards")


class LaidTable:
    """A table that stands still at one moment. `heard` is what the page has sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[Message] = []
        self.moment: Message = {}
        page.route_web_socket(re.compile("/ws/tables/"), self._answer)

    def lay(self, game: str, name: str, watching: bool = False) -> None:
        """Open the table at this moment, as the player it was recorded for, or as a spectator."""
        self.moment = recorded(game, name)
        if watching:
            self.moment["seat"] = -1
            self.moment["message"]["decision"] = None
        self.heard.clear()
        self.page.goto(f"/table/{TABLE}")
        expect(self.page.locator("main.board")).to_be_visible()

    def chosen(self) -> list[str]:
        return [message["option"] for message in self.heard if message["type"] == "choose"]

    def _answer(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self.heard.append(json.loads(text)))
        for message in messages(self.moment):
            socket.send(json.dumps(message))


def messages(moment: Message) -> Iterator[Message]:
    """What a server would tell somebody who arrives at that moment."""
    luck = {"commitment": "", "shares": [], "hashes": None, "wanted": None, "lost": [], "reveal": None}
    hello = {
        "type": "hello",
        "protocol": 2,
        "server": "recorded",
        "now": int(time.time() * 1000),
        "table": _table(moment),
        "luck": luck,
        "chat": [],
        "standing": [],
        "always": [],
    }
    msgspec.convert(hello, protocol.Hello)  # nothing is missing
    yield hello
    told = moment["message"]
    yield {**told, "full": True, "since": 0, "events": moment["past"] + told["events"], "clocks": []}
    yield {"type": "presence", "here": list(range(len(moment["names"]))), "watching": 0}


def _table(moment: Message) -> Message:
    seats = [
        {
            "seat": seat,
            "kind": "bot" if bot else "person",
            "name": name,
            "key": None,
            "level": "deputy" if bot else None,
            "away": False,
            "host": seat == 0,
            "outside": False,
        }
        for seat, (name, bot) in enumerate(zip(moment["names"], moment["bots"], strict=True))
    ]
    return {
        "id": TABLE,
        "game": moment["game"],
        "version": "1",
        "status": "over" if moment["result"] else "running",
        "settings": {},
        "seats": seats,
        "public": False,
        "spectators": True,
        "pace": "quick",
        "clock": None,
        "patience": None,
        "timeout": "bot",
        "ask_always": False,
        "hints": False,
        "outside_bots": False,
        "you": moment["seat"],
        "host": moment["seat"] == 0,
        "invite": None,
        "created": 0,
        "result": moment["result"],
        "rematch": None,
        "barred": [],
    }
