"""The server's side of a WebSocket. It holds no memory for clients that do not read."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER: Final = 3  # seconds for what is still to be sent, once a socket is closed


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own closes when everything is sent: never, if the client does not read."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
