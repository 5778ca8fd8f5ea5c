"""How much slower everything goes because other programs keep the processors busy.

What is promised in seconds is promised for a machine that has the time. A test on a crowded one allows this
many times as long: strict where nothing else runs, and still no licence to dawdle where much does.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

UNKNOWN: Final = 4.0  # where the system does not tell

Times = tuple[int, int]  # for how long a process ran, and for how long it could have run and had to wait


class Slowdown:
    """Of this process and all that it has started, while they did what is measured."""

    def __init__(self) -> None:
        self.before = times()
        self.last = dict(self.before)

    def look(self) -> None:
        """Note how it is, as of processes that will be gone when somebody asks."""
        self.last.update(times())

    def factor(self) -> float:
        """1 where nobody had to wait; 3 where everything took three times as long."""
        self.look()
        if not self.last:
            return UNKNOWN
        ran, waited = [
            sum(now[at] - self.before.get(pid, (0, 0))[at] for pid, now in self.last.items()) for at in (0, 1)
        ]
        return 1 + waited / max(1, ran)


def times() -> dict[int, Times]:
    """By process: this one and its descendants. Nothing, where the system does not tell."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(stat.parent.name))
    found: dict[int, Times] = {}
    wanted = [os.getpid()]
    while wanted:
        pid = wanted.pop()
        wanted += children.get(pid, ())
        threads = _threads(pid)
        if threads:
            found[pid] = (sum(ran for ran, _ in threads), sum(waited for _, waited in threads))
    return found


def _threads(pid: int) -> list[Times]:
    found: list[Times] = []
    for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with suppress(OSError):
            ran, waited, _ = thread.read_text().split()
            found.append((int(ran), int(waited)))
    return found
