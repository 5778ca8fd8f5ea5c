"""What every table is given: the services it uses, and somebody to report to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from posse.server.clock import Clock
from posse.server.limits import Limits
from posse.server.ops.metrics import Metrics
from posse.server.ops.metrics_access import MetricsAccess
from posse.server.rooms.bots import BotPool
from posse.server.store.storage import Storage


@dataclass
class Services:
    storage: Storage
    limits: Limits = field(default_factory=Limits)
    clock: Clock = field(default_factory=Clock)
    bots: BotPool = field(default_factory=BotPool)
    metrics: Metrics = field(default_factory=Metrics)
    metrics_access: MetricsAccess = "local"
    new_key: bool = False  # whether cookies are to be signed with a new key from now on


class Listener(Protocol):
    """Hears of what happens at a table: the directory, as tables know it."""

    def table_changed(self) -> None:
        """Something that the lobby's lists show has changed."""

    def table_deserted(self, table: str) -> None:
        """Nobody is connected to this table any more, or its game has ended with nobody connected."""
