"""Compares tables and whatever lies on them, field by field, in the plain and in the compiled build."""

from __future__ import annotations

from posse.core.events import Event, Kind
from posse.core.game import Game
from posse.core.steps import Step

PLAIN = frozenset((type(None), bool, int, float, str, bytes))


NOTHING = object()

LISTED: dict[type, tuple[str, ...]] = {}  # what `_listed` has found


def attributes(thing: object) -> dict[str, object]:
    """Everything an object holds, by name."""
    held: dict[str, object] = dict(getattr(thing, "__dict__", {}))
    for name in _listed(type(thing)):
        value = getattr(thing, name, NOTHING)
        if value is not NOTHING:
            held[name] = value
    return held


def _listed(kind: type) -> tuple[str, ...]:
    """The fields that a class lists: compiled objects, and those with slots, have no `__dict__`."""
    if kind in LISTED:
        return LISTED[kind]
    names: dict[str, None] = {}
    for each in kind.__mro__:
        for listed in ("__slots__", "__mypyc_attrs__"):
            found = vars(each).get(listed, ())
            names.update(dict.fromkeys((found,) if isinstance(found, str) else found))
    LISTED[kind] = tuple(name for name in names if name != "__dict__")
    return LISTED[kind]


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
    held = _told(thing)
    found: dict[str, object] = {"a": type(thing).__name__}
    found.update({name: picture(value) for name, value in sorted(held.items()) if name not in but})
    return found


def _told(thing: object) -> dict[str, object]:
    """What of an object counts."""
    held = attributes(thing)
    if isinstance(thing, Step):
        # Steps hold ids and numbers; a dict in one is a memo, which follows from the rest.
        return {name: value for name, value in held.items() if not isinstance(value, dict)}
    return held


def differences(one: object, other: object, but: tuple[str, ...] = ()) -> list[str]:
    """Where two things are not alike: "dollars[2]: 8, 7". Nothing if they are the same in every field."""
    if _surely_alike(one, other, but):
        return []
    mine = picture(one, but)
    theirs = picture(other, but)
    found: list[str] = []
    if mine != theirs or not _same_types(mine, theirs):
        _compare("", mine, theirs, found)
    return found


def _surely_alike(one: object, other: object, but: tuple[str, ...] = ()) -> bool:
    """Whether a quick walk through both finds them alike. Where it cannot tell it says no."""
    if one is other:
        return True
    kind = type(one)
    if kind is not type(other):
        return False
    if kind in PLAIN:
        return one == other
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(_surely_alike, one, other))
    if isinstance(one, Event) and isinstance(other, Event):
        return one.kind is other.kind and one.rule == other.rule and _surely_alike(one.values, other.values)
    if isinstance(one, dict) and isinstance(other, dict):
        return _surely_alike(list(one), list(other)) and all(map(_surely_alike, one.values(), other.values()))
    if isinstance(one, set | frozenset | Game | Kind):
        return False
    mine, theirs = _told(one), _told(other)
    for name in but:
        mine.pop(name, None)
        theirs.pop(name, None)
    return mine.keys() == theirs.keys() and all(
        _surely_alike(value, theirs[name]) for name, value in mine.items()
    )


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
