"""Compares tables and whatever lies on them, field by field, in the plain and in the compiled build."""

from __future__ import annotations

from posse.core.events import Event, Kind
from posse.core.game import Game
from posse.core.steps import Step

PLAIN = frozenset((type(None), bool, int, float, str, bytes))


def attributes(thing: object) -> dict[str, object]:
    """Everything an object holds, by name. Compiled objects have no `__dict__` but list their fields."""
    names = dict.fromkeys(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for listed in ("__slots__", "__mypyc_attrs__"):
            found = vars(kind).get(listed, ())
            names.update(dict.fromkeys((found,) if isinstance(found, str) else found))
    return {name: getattr(thing, name) for name in names if name != "__dict__" and hasattr(thing, name)}


def picture(thing: object, but: tuple[str, ...] = ()) -> object:
    """A thing as plain values all the way down: a snapshot that later changes do not affect.

    `but` names fields of the thing itself that are left out.
    """
    if type(thing) in PLAIN:
        return thing
    if isinstance(thing, list):
        return [each if type(each) in PLAIN else picture(each) for each in thing]
    if isinstance(thing, tuple):
        return tuple([each if type(each) in PLAIN else picture(each) for each in thing])
    if isinstance(thing, Event):
        return (thing.kind.name, thing.rule, picture(thing.values))
    if isinstance(thing, set | frozenset):
        return {"set of": sorted([repr(picture(each)) for each in thing])}
    if isinstance(thing, dict):
        return {repr(key): picture(value) for key, value in thing.items()}
    if isinstance(thing, Game | Kind):
        return f"{type(thing).__name__} {thing.name}"
    held = attributes(thing)
    if isinstance(thing, Step):
        # Steps hold ids and numbers; a dict in one is a memo, which follows from the rest.
        held = {name: value for name, value in held.items() if not isinstance(value, dict)}
    found: dict[str, object] = {"a": type(thing).__name__}
    found.update({name: picture(value) for name, value in sorted(held.items()) if name not in but})
    return found


def differences(one: object, other: object, but: tuple[str, ...] = ()) -> list[str]:
    """Where two things are not alike: "dollars[2]: 8, 7". Nothing if they are the same in every field."""
    mine = picture(one, but)
    theirs = picture(other, but)
    found: list[str] = []
    if mine != theirs or not _same_types(mine, theirs):
        _compare("", mine, theirs, found)
    return found


def _same_types(one: object, other: object) -> bool:
    """`==` takes True for 1; a record or a message would not."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return all(_same_types(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return all(_same_types(mine, theirs) for mine, theirs in zip(one, other, strict=True))
    return True


def _compare(where: str, one: object, other: object, found: list[str]) -> None:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            place = f"{where}.{key}" if where else key
            _compare(place, one.get(key, "(nothing)"), other.get(key, "(nothing)"), found)
    elif isinstance(one, list | tuple) and type(one) is type(other) and len(one) == len(other):
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            _compare(f"{where}[{at}]", mine, theirs, found)
    elif one != other or type(one) is not type(other):
        found.append(f"{where}: {one!r}, {other!r}")
