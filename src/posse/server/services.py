"""What every table is given: the services it uses, and somebody to report to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from posse.server.clock import Clock
from posse.server.limits import Limits
from posse.server.ops.metrics import Metrics
from posse.server.ops.metrics_access import MetricsAccess
from posse.server.rooms.bots import BotPool
from posse.server.rooms.turns import Turns
from posse.server.store.storage import Storage
from posse.server.thinking import ThinkingPool


@dataclass
class Services:
    storage: Storage
    limits: Limits = field(default_factory=Limits)
    clock: Clock = field(default_factory=Clock)
    bots: BotPool = field(default_factory=BotPool)
    turns: Turns = field(default_factory=Turns)
    metrics: Metrics = field(default_factory=Metrics)
    metrics_access: MetricsAccess = "local"
    new_key: bool = False  # whether cookies are to be signed with a new key from now on
    running_since: int = 0  # when the first of the servers was started that have run without a gap

    @property
    def thinking(self) -> ThinkingPool:
        """Processes for what takes long: searches, hints, reviews."""
        return self.bots.thinking


class Listener(Protocol):
    """Hears of what happens at a table: the directory, as tables know it."""

    def table_changed(self) -> None:
        """Something that the lobby's lists show has changed."""

    def table_deserted(self, table: str) -> None:
        """Nobody is connected to this table any more, or its game has ended with nobody connected."""

    def people_changed(self, table: str) -> None:
        """Somebody has connected to this table or has left it."""

    async def table_started(self, table: str) -> None:
        """Somebody has to act for this table from now on. Called with its lock held."""

    def table_outdated(self, table: str) -> None:
        """Another server has changed this table: read that soon."""

    async def catch_up(self, table: str) -> None:
        """Read everything that other servers have stored about this table."""
