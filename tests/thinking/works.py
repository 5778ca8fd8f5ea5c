"""What the processes of the tests have to do: found there by name."""

from __future__ import annotations

import os

from posse.server.thinking import process


def who() -> int:
    return os.getpid()


def fail() -> None:
    raise ValueError("this is how it fails")


def die() -> None:
    os._exit(3)


def think() -> float:
    """Until it is hurried; the seconds it would still have had."""
    while not process.hurried():
        pass
    return process.seconds_left()


def hang() -> None:
    """Deaf to everything."""
    while True:
        pass
