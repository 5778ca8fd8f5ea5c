"""Metrics for Prometheus. They count; they never name a visitor or a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Metrics:
    def __init__(self) -> None:
        here = CollectorRegistry()
        self.registry = here
        self.tables = Gauge("posse_tables", "Tables in memory, by status", ["status"], registry=here)
        self.sockets = Gauge("posse_sockets", "Open WebSockets", registry=here)
        self.choices = Counter("posse_choices", "Choices stored, by who chose", ["by"], registry=here)
        self.choice_seconds = Histogram(
            "posse_choice_seconds",
            "From a choice's arrival to the last seat's message on its way",
            buckets=_SECONDS,
            registry=here,
        )
        self.store_seconds = Histogram(
            "posse_store_seconds", "Time to store a choice", buckets=_SECONDS, registry=here
        )
        self.faults = Counter("posse_faults", "Errors told to clients, by code", ["code"], registry=here)
        self.requests = Counter("posse_http_requests", "HTTP answers, by status", ["status"], registry=here)
        self.games = Counter("posse_games_finished", "Games played to the end", ["game"], registry=here)

        who = ("person", "bot", "standing", "clock", "window")
        self._chosen = {by: self.choices.labels(by) for by in who}

    def chosen(self, by: str) -> None:
        self._chosen[by].inc()

    def watch(self, tables: Callable[[], dict[str, int]]) -> None:
        """Where to look up how many tables there are, by status, whenever somebody asks."""
        for status in tables():
            self.tables.labels(status).set_function(partial(_one, tables, status))

    def text(self) -> bytes:
        return generate_latest(self.registry)


def _one(tables: Callable[[], dict[str, int]], status: str) -> float:
    return tables()[status]
