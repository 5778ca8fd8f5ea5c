"""Names of classes as names of things."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def dashed(name: str) -> str:
    """ "cat-balou" for CatBalou."""
    return "".join(["-" + letter.lower() if letter.isupper() else letter for letter in name])[1:]


def named_classes(base: type[T], modules: list[dict[str, Any]]) -> dict[str, type[T]]:
    """The classes of this sort in these modules, by the names of what they stand for."""
    found: dict[str, type[T]] = {}
    for module in modules:
        for name, thing in module.items():
            if isinstance(thing, type) and issubclass(thing, base):
                found[dashed(name)] = thing
    return found
