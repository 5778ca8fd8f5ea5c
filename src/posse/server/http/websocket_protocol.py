"""The server's side of a WebSocket. It holds no memory for clients that do not read."""

from __future__ import annotations

from typing import Final

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER: Final = 3  # seconds for what is still to be sent, once a socket is closed

log = structlog.get_logger("posse.sockets")


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own closes when everything is sent: never, if the client does not read."""

    def data_received(self, data: bytes) -> None:
        """Unlike the original this gets over a handshake that cannot be read, say one with a strange path."""
        try:
            super().data_received(data)
        except (ValueError, AssertionError) as error:
            log.info("not a WebSocket", error=type(error).__name__)
            self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
