"""A reverse proxy in a few lines: every connection goes to the first server that takes it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress


@contextmanager
def proxy(ports: Sequence[int]) -> Iterator[str]:
    """The address of a proxy before these ports of this machine, while it runs in a thread of its own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def listen() -> asyncio.Server:
        return await asyncio.start_server(lambda *ends: _serve(ports, *ends), "127.0.0.1", 0)

    server = asyncio.run_coroutine_threadsafe(listen(), loop).result()
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


async def _serve(ports: Sequence[int], reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    for port in ports:
        with suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", port)
            await asyncio.gather(_pass_on(reader, back), _pass_on(there, writer))
            return
    writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
