"""Metrics for Prometheus. They count; they never name a visitor or a table.

The workers of one command share a folder, in which each of them notes its figures (prometheus_client's mode
for several processes). So each can answer for all.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # the variable that names it; read when the library is imported

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Metrics:
    def __init__(self) -> None:
        here = CollectorRegistry()
        self.registry = here
        self.tables = _gauge(
            "posse_tables", "Tables that a server has to see to, by status", ["status"], here
        )
        self.sockets = _gauge("posse_sockets", "Open WebSockets", [], here)
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
        self._tables: Callable[[], dict[str, int]] = dict

    def chosen(self, by: str) -> None:
        self._chosen[by].inc()

    def watch(self, tables: Callable[[], dict[str, int]]) -> None:
        """Where to look up how many tables there are, by status."""
        self._tables = tables

    def count_tables(self) -> None:
        """For those that ask another worker."""
        for status, count in self._tables().items():
            self.tables.labels(status).set(count)

    def text(self) -> bytes:
        self.count_tables()
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        of_all = CollectorRegistry()
        MultiProcessCollector(of_all)  # type: ignore[no-untyped-call]
        return generate_latest(of_all)


def _gauge(name: str, text: str, labels: list[str], registry: CollectorRegistry) -> Gauge:
    """Of several workers the sum, without those that have died."""
    return Gauge(name, text, labels, registry=registry, multiprocess_mode="livesum")
