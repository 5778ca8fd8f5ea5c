"""Logs as lines of JSON, for people and programs. Cookies, invitations, seeds and bodies never get in.

What clients do wrong is a line at info. Lines that repeat are counted instead.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, MutableMapping
from typing import Any, Final

import structlog

PERIOD: Final = 60  # seconds in which a line is written once
MOST: Final = 20  # lines of one kind in that time, if they differ

# What uvicorn says about bad clients: at info, and without a traceback. Its warnings are all of that sort.
ABOUT_CLIENTS: Final = ("Invalid UTF-8 sequence received from client.", "opening handshake failed")

Line = MutableMapping[str, Any]


class Kind:
    """Lines of one event and level, since a moment."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.lines: set[str] = set()
        self.left_out = 0


class Repeats:
    """A structlog processor that drops lines which were written a moment ago, and says how many they were."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.kinds: dict[tuple[str, str], Kind] = {}

    def __call__(self, _: object, level: str, line: Line) -> Line:
        key = (level, str(line["event"]))
        fields = str({name: _fault(value) if name == "exc_info" else value for name, value in line.items()})
        kind, now = self.kinds.get(key), self.now()
        if kind is None or now - kind.since >= PERIOD:
            before, kind = kind, Kind(now)
            self.kinds[key] = kind
            if before is not None and before.left_out:
                line["left_out_before"] = before.left_out
        if fields in kind.lines or len(kind.lines) >= MOST:
            kind.left_out += 1
            raise structlog.DropEvent
        kind.lines.add(fields)
        return line

    def tell_all(self) -> None:
        """When the server ends: what has been left out since."""
        log = structlog.get_logger("posse.logs")
        kinds, self.kinds = self.kinds, {}
        for (level, event), kind in kinds.items():
            if kind.left_out:
                getattr(log, level)(event, left_out_before=kind.left_out)


def _fault(exc_info: object) -> str:
    """What an exception says; its traceback may differ in nothing but an address."""
    if isinstance(exc_info, tuple):
        return repr(exc_info[1])
    return repr(exc_info if isinstance(exc_info, BaseException) else sys.exc_info()[1])


class FromStandardLibrary(logging.Handler):
    """What uvicorn, asyncio and Alembic log, in the same form as our own lines."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger(record.name)
        event, more = record.getMessage().strip(), {"logger": record.name}
        is_warning = record.levelno < logging.ERROR
        if record.name.startswith("uvicorn") and (is_warning or event.startswith(ABOUT_CLIENTS)):
            log.info(event, **more)
        elif is_warning:
            log.warning(event, **more)
        else:
            log.error(event, exc_info=record.exc_info, **more)


repeats: Final = Repeats()
_handler: Final = FromStandardLibrary(logging.WARNING)


def set_up(verbose: bool = False, worker: int = 0) -> None:
    """`worker` is the number of this process, if it is one of several: then every line says it."""

    def tell_worker(_: object, __: str, line: Line) -> Line:
        return {"worker": worker, **line} if worker else line

    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            tell_worker,
            repeats,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO if verbose else logging.WARNING),
        # Looked up each time: the caller of the server may have replaced the stream since.
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
        cache_logger_on_first_use=False,
    )
    repeats.kinds.clear()
    # Alembic and the rest of the standard library's loggers: only what is wrong.
    root = logging.getLogger()
    root.setLevel(logging.WARNING)
    if _handler not in root.handlers:
        root.addHandler(_handler)
