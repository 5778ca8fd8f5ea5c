"""A table in a terminal, for a game that has no drawing of its own; the others build on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any, ClassVar

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from posse.core.events import Event
from posse.core.game import Game, Result, ScoreLine
from posse.core.said import Said
from posse.core.table import SEAT_LETTERS, Decision, View
from posse.messages import SPARE, book
from posse.words import Words


class Drawing:
    """Draws what a seat may see, and understands what people type. Knows the view, never the table.

    `names` are what the players are called, `kinds` what is said of them besides ("deputy", "you").
    """

    short_menu: ClassVar[int] = 9  # up to this many options are listed in one column
    rules: ClassVar[dict[str, str]] = {}  # the rule to read about each thing, by its message or its kind

    def __init__(self, game: Game, words: Words, names: Sequence[str], kinds: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = list(names)
        self.kinds = list(kinds)

    # What is seen

    def table(self, view: View, width: int) -> RenderableType:
        """Everything the view holds: single figures in a line, players in rows."""
        figures: list[str] = []
        rows: list[RenderableType] = []
        for field in fields(view):
            value = getattr(view, field.name)
            if field.name in ("seat", "seats", "waiting", "over"):
                continue
            if isinstance(value, list) and value and is_dataclass(value[0]):
                rows.append(self._rows(value))
            else:
                figures.append(f"{_plain(field.name)}: {self._value(value)}")
        return Group(
            Rule(Text(self.words.t(f"{self.game.name}-name"), style="bold"), align="left", style="dim"),
            Text("   ".join(figures)),
            *rows,
        )

    def _rows(self, things: list[Any]) -> RenderableType:
        columns = [field.name for field in fields(things[0])]
        grid = Grid(*[_plain(name) for name in columns], box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for name, column in zip(columns, grid.columns, strict=True):
            column.no_wrap = name == "seat"  # who it is stays on one line, however many columns follow
        for thing in things:
            grid.add_row(*[self._cell(name, getattr(thing, name)) for name in columns])
        return grid

    def _cell(self, name: str, value: Any) -> str:
        if name == "seat" and isinstance(value, int) and 0 <= value < len(self.names):
            return self.who(value)
        return self._value(value)

    def _value(self, value: Any) -> str:
        if isinstance(value, list):
            return " ".join(self._value(each) for each in value) or "–"
        if isinstance(value, bool):
            return "✓" if value else "–"
        return "–" if value is None else str(value)

    def who(self, seat: int) -> str:
        """A player's line in the table: the letter of the seat, and the name."""
        return f"{SEAT_LETTERS[seat]} {self.names[seat]}"

    # What is told

    def is_told(self, event: Event, reader: int) -> bool:
        """Whether to print this event now; `log` shows the others too."""
        return True

    def heading(self, event: Event) -> str:
        """The heading that this event starts, for example a new round; "" for none."""
        return ""

    def sentence(self, event: Event) -> str:
        """The event in words, below its heading if it has one; the log has the full sentence."""
        return self.words.event(self.game, event, self.names)

    def opens(self, event: Event) -> bool:
        """Whether this only begins a sentence: the events up to the next such one complete it."""
        return False

    def points(self, points: int) -> str:
        """Points as the final table shows them."""
        return str(points)

    def total(self, result: Result, seat: int) -> str:
        """What a seat has in the end."""
        return self.points(result.scores[seat])

    def scored(self, line: ScoreLine) -> str:
        """A line of a final score, with its points: "6 nuggets = 6"."""
        return self.words.score(self.game, line) + (f" = {self.points(line.points)}" if line.points else "")

    def switches(self) -> list[tuple[str, str]]:
        """The questions for which a player may switch on a standing answer, and what is said of each."""
        start = f"{self.game.name}-standing-"
        keys = [key for key in book(SPARE).patterns if key.startswith(start)]
        return [(key.removeprefix(start), self.words.t(key)) for key in keys]

    def legend(self) -> str:
        """What the signs in the table mean."""
        return ""

    def examples(self) -> dict[str, str]:
        """Things of this game that can be typed, for the page that `help` shows."""
        own = f"cli-{self.game.name}-example-"
        return {
            what: self.words.t(own + what if self.words.has(own + what) else f"cli-example-{what}")
            for what in ("option", "thing", "why", "rules")
        }

    # What is typed

    def hint(self, view: View, decision: Decision, brief: bool = False) -> str:
        """How to answer, where a numbered list would be too long or would mislead; "" for the list.

        `brief` is for a player who has read it before.
        """
        return ""

    def tip(self, decision: Decision) -> str:
        """What a player should know who is asked this for the first time."""
        return ""

    def about_question(self, view: View, decision: Decision) -> list[str]:
        """What `?` tells besides the question and its rule."""
        return []

    def read(self, view: View, decision: Decision, typed: str) -> str:
        """The name of the option somebody means in the game's own shorthand, legal or not; "" if none."""
        return ""

    def typed(self, name: str) -> str:
        """How to type the option of this name: the inverse of `read`."""
        return name

    def attempts(self, view: View, decision: Decision | None, typed: str) -> list[str]:
        """What `why …` may be about: options and things by their names, the likeliest first."""
        return [typed, typed.replace(" ", ":")]

    def about(self, view: View, typed: str) -> list[str]:
        """What can be said of a thing of the game by its name: a card, a place, a player."""
        return []

    def explained(self, term: str, now: Sequence[Said] = (), form: str = "text") -> str:
        """A thing in a line, as its card on a board says it: what it is, how it stands, the rule to read."""
        said = [self.words.say(self.game, each, self.names) for each in now]
        if self.words.has(f"{self.game.name}-{term}.{form}"):
            said.insert(0, self.words.term(self.game, term, form))
        rule = self.rules.get(term) or self.rules.get(term.partition("-")[0], "")
        return f"{self.words.term(self.game, term)}: {' '.join(said)} [{rule}]"


def _plain(name: str) -> str:
    return name.replace("_", " ")


DRAWING = Drawing
