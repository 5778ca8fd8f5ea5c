"""What every room uses of the house it is in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from posse.server.clock import Clock
from posse.server.limits import Limits
from posse.server.ops.metrics import Metrics
from posse.server.ops.metrics_access import Readers
from posse.server.rooms.bots import Thinker
from posse.server.store.storage import Storage

if TYPE_CHECKING:
    from posse.server.rooms.room import Room


class Owner(Protocol):
    """Whoever keeps the rooms and the lists of them."""

    def room_changed(self, room: Room) -> None:
        """Something that the lists show."""

    def room_emptied(self, room: Room) -> None:
        """The last connection has gone."""

    async def close_room(self, room: Room) -> None:
        """Nobody sits there any more."""


@dataclass
class Services:
    storage: Storage
    limits: Limits = field(default_factory=Limits)
    clock: Clock = field(default_factory=Clock)
    thinker: Thinker = field(default_factory=Thinker)
    metrics: Metrics = field(default_factory=Metrics)
    metrics_for: Readers = "local"
