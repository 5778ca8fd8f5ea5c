"""Bots that people run elsewhere, as a test runs them: they come with a token and read streams."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tests.server.serving import PATIENCE, Message, Person, Served


class Stream:
    """The lines of a stream, as they come. Empty lines are counted."""

    def __init__(self, response: httpx.Response) -> None:
        self.lines = response.aiter_lines()
        self.raw: list[str] = []
        self.empty = 0

    async def line(self) -> str:
        async with asyncio.timeout(PATIENCE):
            text = await anext(self.lines)
        self.raw.append(text)
        self.empty += text == ""
        return text

    async def hear(self) -> Message:
        """The next message."""
        while not (text := await self.line()):
            pass
        message: Message = json.loads(text)
        return message

    async def until(self, kind: str) -> Message:
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def until_asked(self) -> Message:
        while True:
            message = await self.until("view")
            if message.get("decision"):
                return message

    async def until_end(self) -> list[Message]:
        """Everything that still comes."""
        async with asyncio.timeout(PATIENCE):
            rest = [text async for text in self.lines]
        self.raw += rest
        return [json.loads(text) for text in rest if text]


class OutsideBot:
    def __init__(self, served: Served, made: Message) -> None:
        self.id: str = made["bot"]["id"]
        self.token: str = made["token"]
        headers = {"Authorization": f"Bearer {self.token}"}
        self.http = httpx.AsyncClient(
            base_url=served.url + "/api/bot", headers=headers, timeout=PATIENCE, trust_env=False
        )
        served.people.append(self)  # type: ignore[arg-type]  closed with the others

    async def get(self, path: str, status: int = 200) -> Any:
        return await self._request("GET", path, None, status)

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return await self._request("POST", path, body, status)

    async def _request(self, method: str, path: str, body: object, status: int) -> Any:
        response = await self.http.request(method, path, json=body)
        assert response.status_code == status, (response.status_code, response.text)
        return response.json()

    @asynccontextmanager
    async def stream(self, path: str) -> AsyncIterator[Stream]:
        async with self.http.stream("GET", path) as response:
            assert response.status_code == 200, await response.aread()
            assert response.headers["content-type"] == "application/x-ndjson"
            yield Stream(response)


async def make_bot(served: Served, owner: Person, name: str = "Robo") -> OutsideBot:
    return OutsideBot(served, await owner.post("/api/bots", {"name": name}))
