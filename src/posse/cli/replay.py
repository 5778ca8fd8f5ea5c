"""posse replay: a recorded game, forward, back, or straight to a choice."""

from __future__ import annotations

from typing import Final

from rich.rule import Rule
from rich.text import Text

from posse import bots
from posse.cli import arguments
from posse.cli.files import InFile, read_record
from posse.cli.keyboard import Keyboard
from posse.cli.screen import bot_title, log, score_table, tell
from posse.cli.sitting import shown_name
from posse.cli.tables import drawing
from posse.cli.terminal import Terminal, cli_error
from posse.core import registry
from posse.core.errors import PosseError
from posse.core.records import Choice, Record
from posse.core.said import Args
from posse.core.table import SEAT_LETTERS, SPECTATOR, Table
from posse.words import Words

VERBS: Final = ("next", "back", "go", "end", "start", "log", "help", "quit")


def replay(terminal: Terminal, file: str, seat: str, at: str, only_print: bool) -> None:
    record = read_record(file)
    last = len(record.choices)
    reader = arguments.seat(seat, len(record.seats)) if seat else SPECTATOR
    start = arguments.number("--at", at, 0, last) if at else 0
    try:
        record.replay()  # all of it, before any of it is shown
    except PosseError as error:
        raise InFile(file, error) from None
    show = Replay(terminal, record, reader)
    try:
        if not only_print and not at:
            show.browse(Keyboard(terminal))
        elif at:
            show.go(start)
        else:
            show.print_all()
    except KeyboardInterrupt:
        terminal.print()


def _stops(record: Record) -> list[int]:
    """The choices after which something was told. In between, answers are only laid face down."""
    table = record.table()
    told = len(table.told)
    stops = [0]
    for number in range(1, len(record.choices) + 1):
        record.apply(table, number)
        if len(table.told) > told or table.over:
            stops.append(number)
        told = len(table.told)
    return stops


class Replay:
    """A record seen by a spectator, or by one of its seats. What a reader may not know is never shown."""

    def __init__(self, terminal: Terminal, record: Record, reader: int) -> None:
        self.terminal = terminal
        self.words = terminal.words
        self.record = record
        self.reader = reader
        self.stops = _stops(record)
        self.table: Table = record.table()
        self.at = 0
        self.names = seat_names(self.words, record)
        kinds = [
            bot_title(self.words, name) if name in bots.names(self.table.game) else ""
            for name in record.seats
        ]
        self.drawing = drawing(self.table.game, self.words, self.names, kinds)

    def browse(self, keyboard: Keyboard) -> None:
        verbs = {
            word.strip(): verb
            for verb in VERBS
            for word in self.words.t(f"cli-replay-verb-{verb}").split(",")
        }
        verbs.update({verb: verb for verb in VERBS})
        self.go(0)
        self.terminal.say("cli-replay-help-line", style="dim")
        while (typed := keyboard.ask(f"{self.at}/{len(self.record.choices)}> ")) is not None:
            word, _, rest = typed.lower().partition(" ")
            verb = verbs.get(word, "next" if not word else "go" if word.isdigit() else "")
            if verb == "quit":
                return
            try:
                self._do(verb, rest, typed)
            except PosseError as error:
                self.terminal.print(Text.assemble(("✗ ", "bold red"), self.terminal.explain(error)))

    def _do(self, verb: str, rest: str, typed: str) -> None:
        last = len(self.record.choices)
        if verb == "go":
            self.go(arguments.number(self.words.t("cli-replay-choice-number"), rest or typed, 0, last))
        elif verb in ("start", "end"):
            self.go(0 if verb == "start" else last)
        elif verb in ("next", "back") and (not rest or (rest.isascii() and rest.isdigit())):
            steps = int(rest[:6] or 1)
            self.go(self._stop(steps if verb == "next" else -steps))
        elif verb == "log":
            log(self.terminal, self.drawing, self.table.events(0, self.reader))
        elif verb == "help":
            self.terminal.say("cli-replay-help-line")
        else:
            raise cli_error("cli-not-understood", typed=typed[:60])

    def _stop(self, steps: int) -> int:
        """This many stops forward or back from here."""
        if steps > 0:
            ahead = [stop for stop in self.stops if stop > self.at]
            return (ahead[:steps] or [self.at])[-1]
        behind = [stop for stop in self.stops if stop < self.at]
        return (behind[steps:] or [0])[0] if steps else self.at

    def go(self, to: int) -> None:
        """Show the table after this many choices, and what has happened since the last thing that did."""
        since = max([stop for stop in self.stops if stop < to], default=0)
        before = self._move(since) if to else 0
        for number in range(since + 1, to + 1):
            self._move(number - 1)
            self._choice_line(number, always=number == to)
        self._move(to)
        if not to:
            self._start_line()
        self._tell(before)
        self._table()

    def print_all(self) -> None:
        """The whole game as text: what happened, the reader's own choices, and the end."""
        self._tell(0)
        for number in range(1, len(self.record.choices) + 1):
            before = len(self.table.told)
            self._choice_line(number, always=False)
            self._move(number)
            self._tell(before)
        self._table()

    def _move(self, to: int) -> int:
        """Forward one by one, back from the beginning. Returns how many events have been told by then."""
        if to < self.at:
            self.table = self.record.table()
            self.at = 0
        for number in range(self.at + 1, to + 1):
            self.record.apply(self.table, number)
        self.at = to
        return len(self.table.told)

    def _start_line(self) -> None:
        line = self.words.t("cli-replay-start-line", n=len(self.record.choices))
        self.terminal.print(Rule(Text(line), align="left", style="dim"))

    def _choice_line(self, number: int, always: bool) -> None:
        """Who is asked what. The answer is given only to the reader whose own it is: events tell the rest."""
        choice = self.record.choices[number - 1]
        seat = choice.seat
        if self.table.interjects(seat, choice.option):
            return  # nobody was asked, and events tell of it
        if choice.back and (seat == self.reader or always):
            said = self.words.t("cli-replay-taken-back", name=self.names[seat])
        elif seat == self.reader:
            said = f"{self.names[seat]}: {self._label(choice)}"
        elif always:
            asked = next(each for each in self.table.waiting_for() if each.seat == seat)
            said = self.words.waiting(self.table.game, asked.asks, [seat], self.names, asked.args())
        else:
            return
        line = f"{number}/{len(self.record.choices)} · {said}"
        self.terminal.print(Rule(Text(line), align="left", style="dim"))

    def _label(self, choice: Choice) -> str:
        question = self.table.question(choice.seat)
        assert question is not None
        option = question.option(self.table, choice.seat, choice.option)
        assert option is not None
        label = question.label(self.table, choice.seat, option)
        return self.words.say(self.table.game, label, self.names)

    def _tell(self, since: int) -> None:
        tell(self.terminal, self.drawing, self.table.events(since, self.reader), self.reader)

    def _table(self) -> None:
        table = self.table
        self.terminal.print(self.drawing.table(table.view(self.reader), self.terminal.out.width))
        asked: dict[tuple[str, Args], list[int]] = {}
        for waiting in table.waiting_for():
            asked.setdefault((waiting.asks, waiting.args()), []).append(waiting.seat)
        for (asks, about), seats in asked.items():
            self.terminal.print(Text(self.words.waiting(table.game, asks, seats, self.names, about) + " …"))
        result = table.result() if table.over else None
        if result is not None:
            self.terminal.print(score_table(self.drawing, result, self.terminal.out.width, self.reader))


def seat_names(words: Words, record: Record) -> list[str]:
    """As at the table where it was played: bots by the names of their seats, people by their own."""
    known = bots.names(registry.find(record.game))
    return [
        words.t(f"cli-name-{SEAT_LETTERS[seat]}") if name in known else shown_name(name)
        for seat, name in enumerate(record.seats)
    ]
