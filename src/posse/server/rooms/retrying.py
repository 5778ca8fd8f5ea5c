"""Changes of a table that are tried again if another server has changed it in the same moment."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from posse.server.services import Listener
from posse.server.store.storage import Stale

TRIES: Final = 10


class AtATable(Protocol):
    """A room, as far as this is concerned."""

    listener: Listener

    @property
    def id(self) -> str: ...


R = TypeVar("R", bound=AtATable)
P = ParamSpec("P")
T = TypeVar("T")

Change = Callable[Concatenate[R, P], Coroutine[Any, Any, T]]


def until_stored(change: Change[R, P, T]) -> Change[R, P, T]:
    """The change takes the table's lock, looks at the table and stores. If it was Stale it begins again, with
    the table as it is then: perhaps it is refused there."""

    @wraps(change)
    async def again(room: R, /, *args: P.args, **more: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await change(room, *args, **more)
            except Stale:
                await room.listener.catch_up(room.id)
        return await change(room, *args, **more)

    return again
