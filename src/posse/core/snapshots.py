"""A position as text: all that lies on a table, so that a long game need not be played again to go on.

A snapshot is a shortcut. The truth is the seed and the choices, and only they outlive a change of the code: a
snapshot is read by the very code that wrote it, or not at all, which is for its keeper to see to. Reading one
runs nothing: it fills in plain values, and things whose classes belong to the kernel or to this game.

The first line says which classes there are and what things of each hold, which kinds of events there are, and
which rules they cite; the second has the values. Lists are lists; a tuple is {"t": [...]}, a thing is
{"o": [class, values...]}. Game, seats, settings and seed are known from elsewhere.
"""

from __future__ import annotations

import json
import sys
from inspect import signature
from typing import Any, Final

from posse.core.chance import Chance
from posse.core.events import Event, Kind
from posse.core.game import Game
from posse.core.table import Table

# Known from elsewhere, or stored in a form of their own.
APART: Final = ("game", "seats", "settings", "chance", "telling", "told")
KERNEL: Final = "posse.core"

_names: dict[type, tuple[str, ...] | None] = {}  # by compiled class: what its things hold
_kinds: dict[str, dict[str, Kind]] = {}  # by game: its kinds of events


class SnapshotError(ValueError):
    """This is no snapshot of such a table, or something on the table cannot be written down."""


def take(table: Table) -> str:
    """The position as text. The table is left as it is."""
    writer = _Writer(home_of(table))
    skipped = APART + table.derived
    names = [name for name in _held_by(table) if name not in skipped]
    values = [writer.value(getattr(table, name)) for name in names]
    told = [writer.event(event) for event in table.told]
    header = {
        "table": [type(table).__module__, type(table).__qualname__, *names],
        "classes": [[cls.__module__, cls.__qualname__, *held] for cls, held in writer.shapes],
        "kinds": [_key(kind) for kind in writer.kinds],
        "rules": list(writer.rules),
    }
    return _line(header) + "\n" + _line([table.chance.used, values, told])


def restore(text: str, game: Game, seats: int, settings: dict[str, Any], seed: bytes) -> Table:
    """The table at the position in a text."""
    try:
        head, _, body = text.partition("\n")
        header = json.loads(head)
        module, cls, *names = header["table"]
        home = _home(module)
        reader = _Reader(home, header["classes"])
        used, values, told = json.loads(body, object_hook=reader.thing)
        table = _blank(home, module, cls)
        if not isinstance(table, Table):
            raise SnapshotError(cls)
        for name, value in zip(names, values, strict=True):
            setattr(table, name, value)
        table.game, table.seats, table.settings = game, seats, settings
        table.chance = Chance.at(seed, used)
        table.telling = True
        table.told = _events(kinds_of(home), header["kinds"], header["rules"], told)
        table.derive()
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise SnapshotError(str(error)) from error
    return table


def home_of(thing: Table | Game) -> str:
    """The package of a game: that of its tables, and its own."""
    return _home(type(thing).__module__)


def _home(module: str) -> str:
    return ".".join(module.split(".")[:3])  # posse.games.<game>


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# Writing


class _Writer:
    """Numbers classes, kinds and rules in the order in which they are met."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.shapes: dict[tuple[type, tuple[str, ...]], int] = {}
        self.kinds: dict[Kind, int] = {}
        self.rules: dict[str, int] = {}

    def value(self, value: object) -> object:
        kind = type(value)
        if value is None or kind is int or kind is bool or kind is str:
            return value
        if isinstance(value, list):
            return [each if type(each) is int else self.value(each) for each in value]
        if isinstance(value, tuple):
            return {"t": [each if type(each) is int else self.value(each) for each in value]}
        if not _belongs(kind.__module__, self.home):
            raise SnapshotError(f"{kind.__module__}.{kind.__qualname__}")
        names = tuple(_held_by(value))
        number = self.shapes.setdefault((kind, names), len(self.shapes))
        return {"o": [number, *[self.value(getattr(value, name)) for name in names]]}

    def event(self, event: Event) -> list[object]:
        """Its kind, its rule and its values. What is a list here is a tuple in the event."""
        kind = self.kinds.setdefault(event.kind, len(self.kinds))
        rule = self.rules.setdefault(event.rule, len(self.rules))
        return [kind, rule, *event.values]


def _held_by(thing: object) -> list[str]:
    """The names of all that a thing holds now. Compiled classes have no `__dict__`, but list their fields."""
    cls = type(thing)
    if cls not in _names:
        listed: list[str] = []
        for base in reversed(cls.__mro__):
            listed.extend(vars(base).get("__mypyc_attrs__", ()))
        _names[cls] = tuple(dict.fromkeys(listed)) if listed else None
    names = _names[cls]
    if names is None:
        return list(getattr(thing, "__dict__", ()))
    return [name for name in names if name != "__dict__" and hasattr(thing, name)]


def _belongs(module: str, home: str) -> bool:
    return module.startswith((KERNEL + ".", home + ".")) or module == home


# Reading


class _Reader:
    """Makes things of the classes that a snapshot names."""

    def __init__(self, home: str, classes: list[list[str]]) -> None:
        self.shapes = [(_class(home, module, name), names) for module, name, *names in classes]

    def thing(self, found: dict[str, Any]) -> object:
        if "t" in found:
            return tuple(found["t"])
        values = found["o"]
        cls, names = self.shapes[values[0]]
        thing = _made(cls, names, values)
        for at, name in enumerate(names, 1):
            setattr(thing, name, values[at])
        return thing


def _made(cls: Any, names: list[str], values: list[Any]) -> Any:
    """An empty thing. Compiled classes want what `__init__` takes, which they hold by the same names."""
    try:
        return cls.__new__(cls)
    except TypeError:
        return cls(*[values[1 + names.index(each)] for each in signature(cls).parameters])


def _class(home: str, module: str, name: str) -> Any:
    """A class of the kernel or of this game, which is loaded: nothing is imported for a snapshot."""
    found = getattr(sys.modules[module], name) if _belongs(module, home) else None
    if not isinstance(found, type):
        raise SnapshotError(f"{module}.{name}")
    return found


def _blank(home: str, module: str, name: str) -> object:
    cls = _class(home, module, name)
    return cls.__new__(cls)


def _events(known: dict[str, Kind], names: list[str], rules: list[str], told: list[list[Any]]) -> list[Event]:
    kinds = [known[name] for name in names]
    events: list[Event] = []
    for line in told:
        values = [tuple(value) if type(value) is list else value for value in line[2:]]
        events.append(Event(kinds[line[0]], rules[line[1]], tuple(values)))
    return events


def _key(kind: Kind) -> str:
    """Tells a kind from all others of its game. Two may have one name and differ in who sees what."""
    return " ".join([kind.name, *[f"{at}:{who}" for at, who in kind.hidden]])


def kinds_of(home: str) -> dict[str, Kind]:
    """The kinds of events of a game, by key: those that its modules declare."""
    if home not in _kinds:
        found: dict[str, Kind] = {}
        for name, module in list(sys.modules.items()):
            if _belongs(name, home):
                for value in list(vars(module).values()):
                    if isinstance(value, Kind):
                        found[_key(value)] = value
        _kinds[home] = found
    return _kinds[home]
