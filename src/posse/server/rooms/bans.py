"""Whom a host has removed from a table: he may not come back until the host lets him."""

from __future__ import annotations

from typing import Final

import msgspec

from posse.server.wire import protocol

MOST_BARRED: Final = 50  # at one table; then the oldest is forgotten


class Barred(msgspec.Struct, frozen=True):
    number: int
    visitor: str
    name: str


_decoder: Final = msgspec.json.Decoder(list[Barred])


def bar(stored: str, visitor: str, name: str) -> str:
    """The stored list with one more."""
    barred = _read(stored)
    number = barred[-1].number + 1 if barred else 0
    return _write([*barred, Barred(number, visitor, name)][-MOST_BARRED:])


def let_back(stored: str, number: int) -> str:
    """The stored list without this one, if he is on it."""
    return _write([each for each in _read(stored) if each.number != number])


def is_barred(stored: str, visitor: str) -> bool:
    return any(each.visitor == visitor for each in _read(stored))


def told(stored: str) -> list[protocol.Barred]:
    """For the host: names and numbers, but not who the visitors are."""
    return [protocol.Barred(each.number, each.name) for each in _read(stored)]


def _read(stored: str) -> list[Barred]:
    return _decoder.decode(stored) if stored else []


def _write(barred: list[Barred]) -> str:
    return msgspec.json.encode(barred).decode() if barred else ""
