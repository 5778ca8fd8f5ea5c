"""Logs as lines of JSON, for people and programs. Cookies, invitations, seeds and bodies never get in."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up(verbose: bool = False) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO if verbose else logging.WARNING),
        # Looked up each time: the caller of the server may have replaced the stream since.
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
        cache_logger_on_first_use=False,
    )
    # Alembic and the rest of the standard library's loggers: only what is wrong.
    logging.basicConfig(level=logging.WARNING, format='{"level": "%(levelname)s", "event": "%(message)s"}')
