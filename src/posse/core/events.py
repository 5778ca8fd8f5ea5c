"""What happened: kinds of events, each field saying what it is and who may see it."""

from __future__ import annotations

from collections.abc import Iterable

from posse.core.said import WHATS, What

Values = tuple[object, ...]


class Field:
    """One field of an event. `only_for` names the fields that hold the seats who may see it."""

    def __init__(self, name: str, what: What, only_for: tuple[str, ...]) -> None:
        if what not in WHATS:
            raise ValueError(f"{name}: there is no kind of argument {what!r}")
        self.name = name
        self.what: What = what
        self.only_for = only_for


def public(name: str, what: What) -> Field:
    """Everybody sees it, spectators too."""
    return Field(name, what, ())


def only_for(seats: str, name: str, what: What) -> Field:
    """Only the seats in the fields named (`"thief victim"`) see it; for all others it is None."""
    return Field(name, what, tuple(seats.split()))


class Kind:
    """A kind of event, declared once: `Kind("card-drawn", public("seat", SEAT), only_for("seat", …))`."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        self.fields = fields
        names = [field.name for field in fields]
        for field in fields:
            for who in field.only_for:
                if who not in names:
                    raise ValueError(f"{name}: {field.name} is only for {who}, which is no field")
        # Where to find the seats who may see each hidden field.
        self.hidden: list[tuple[int, tuple[int, ...]]] = [
            (at, tuple(names.index(who) for who in field.only_for))
            for at, field in enumerate(fields)
            if field.only_for
        ]


class Event:
    """Something that happened, and the rule that made it happen."""

    def __init__(self, kind: Kind, rule: str, values: Values) -> None:
        self.kind = kind
        self.rule = rule
        self.values = values

    def seen_by(self, seat: int) -> Event:
        """The event as this seat may see it (-1: a spectator)."""
        hidden = self.kind.hidden
        if not hidden:
            return self
        values = list(self.values)
        for at, holders in hidden:
            if not any(_among(seat, self.values[who]) for who in holders):
                values[at] = None
        return Event(self.kind, self.rule, tuple(values))

    def facts(self) -> dict[str, object]:
        """Its fields by name, hidden ones as None."""
        return {field.name: value for field, value in zip(self.kind.fields, self.values, strict=True)}

    def is_whole(self) -> bool:
        """Whether no field is hidden from the reader."""
        return not any(self.values[at] is None for at, _ in self.kind.hidden)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return self.kind.name == other.kind.name and self.rule == other.rule and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.kind.name, self.rule, self.values))

    def __repr__(self) -> str:
        told = " ".join(f"{name}={value!r}" for name, value in self.facts().items())
        return f"<{self.kind.name} {told} {self.rule}>"


def _among(seat: int, holder: object) -> bool:
    if seat < 0:
        return False  # a spectator is nobody, even where a field says "nobody" with -1
    if isinstance(holder, int):
        return seat == holder
    return isinstance(holder, Iterable) and seat in holder
