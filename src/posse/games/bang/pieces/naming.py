"""Names of classes as names of things."""

from __future__ import annotations


def dashed(name: str) -> str:
    """ "cat-balou" for CatBalou."""
    return "".join(["-" + letter.lower() if letter.isupper() else letter for letter in name])[1:]
