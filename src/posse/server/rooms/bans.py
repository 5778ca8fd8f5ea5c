"""The people the host has removed from a table. They may not come back until the host lets them."""

from __future__ import annotations

from typing import Final

import msgspec

from posse.server.wire import protocol

MOST_BARRED: Final = 50  # at one table; then the oldest is forgotten


class Ban(msgspec.Struct, frozen=True):
    number: int
    visitor: str
    name: str


_decoder: Final = msgspec.json.Decoder(list[Ban])


def add(stored: str, visitor: str, name: str) -> str:
    """The stored list with one more."""
    bans = _read(stored)
    number = bans[-1].number + 1 if bans else 0
    return _write([*bans, Ban(number, visitor, name)][-MOST_BARRED:])


def lift(stored: str, number: int) -> str:
    """The stored list without this one, if it is there."""
    return _write([ban for ban in _read(stored) if ban.number != number])


def is_barred(stored: str, visitor: str) -> bool:
    return any(ban.visitor == visitor for ban in _read(stored))


def described(stored: str) -> list[protocol.Barred]:
    """For the host: names and numbers, but no visitor ids."""
    return [protocol.Barred(ban.number, ban.name) for ban in _read(stored)]


def _read(stored: str) -> list[Ban]:
    return _decoder.decode(stored) if stored else []


def _write(bans: list[Ban]) -> str:
    return msgspec.json.encode(bans).decode() if bans else ""
