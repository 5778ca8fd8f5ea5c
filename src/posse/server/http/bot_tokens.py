"""Reads the token of an outside bot from a request."""

from __future__ import annotations

import re
from typing import Final

from posse.server.rooms.outside_bots import PREFIX

_BEARER: Final = re.compile(rf"[Bb]earer +({PREFIX}[A-Za-z0-9_-]{{43}})")


def read(header: str | None) -> str | None:
    """The token in an Authorization header, None if it has not the form of one."""
    found = _BEARER.fullmatch((header or "").strip())
    return found[1] if found is not None else None
