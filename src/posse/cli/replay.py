"""posse replay: a recorded game, forward, back, or straight to a choice."""

from __future__ import annotations

from typing import Final

from rich.rule import Rule
from rich.text import Text

from posse import bots
from posse.cli import arguments
from posse.cli.files import InFile, read_record
from posse.cli.keyboard import Keyboard
from posse.cli.screen import bot_title, score_table, tell
from posse.cli.tables import drawing
from posse.cli.terminal import Terminal, trouble
from posse.core.errors import PosseError
from posse.core.records import Record
from posse.core.table import SEAT_LETTERS, SPECTATOR, Table
from posse.words import Words

VERBS: Final = ("next", "back", "go", "end", "start", "log", "help", "quit")


def replay(terminal: Terminal, file: str, seat: str, at: str, only_print: bool) -> None:
    record = read_record(file)
    last = len(record.choices)
    reader = arguments.chair(seat, len(record.seats)) if seat else SPECTATOR
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


class Replay:
    """A record seen by a spectator, or by one of its seats."""

    def __init__(self, terminal: Terminal, record: Record, reader: int) -> None:
        self.terminal = terminal
        self.words = terminal.words
        self.record = record
        self.reader = reader
        self.table: Table = record.table()
        self.at = 0
        self.names = seat_names(self.words, record)
        kinds = [
            bot_title(self.words, chair) if chair in bots.names(self.table.game) else ""
            for chair in record.seats
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
                self._do(verb, rest or word)
            except PosseError as error:
                self.terminal.print(Text.assemble(("✗ ", "bold red"), self.terminal.explain(error)))

    def _do(self, verb: str, rest: str) -> None:
        last = len(self.record.choices)
        if verb == "go":
            self.go(arguments.number(self.words.t("cli-replay-choice-number"), rest, 0, last))
        elif verb in ("start", "end"):
            self.go(0 if verb == "start" else last)
        elif verb in ("next", "back"):
            step = int(rest) if rest.isascii() and rest.isdigit() else 1
            self.go(max(0, min(last, self.at + (step if verb == "next" else -step))))
        elif verb == "log":
            self._log()
        elif verb == "help":
            self.terminal.say("cli-replay-help-line")
        else:
            raise trouble("cli-not-understood", typed=rest[:60])

    def go(self, to: int) -> None:
        """Show the table after so many choices, and what the last of them brought about."""
        before = self._move(max(0, to - 1))
        self._choice_line(to)
        self._move(to)
        self._tell(before if to else 0)
        self._table()

    def print_all(self) -> None:
        """The whole game as text: every choice, what it brought about, and the end."""
        self._tell(0)
        for number in range(1, len(self.record.choices) + 1):
            before = len(self.table.told)
            self._choice_line(number)
            self._move(number)
            self._tell(before)
        self._table()

    def _move(self, to: int) -> int:
        """Forward one by one, back from the beginning. Returns how many events have been told by then."""
        if to < self.at:
            self.table = self.record.table()
            self.at = 0
        for choice in self.record.choices[self.at : to]:
            self.table.choose(choice.seat, choice.decision, choice.option)
        self.at = to
        return len(self.table.told)

    def _choice_line(self, number: int) -> None:
        """Who chooses what now. An answer that is still hidden from the reader is not given away."""
        count = len(self.record.choices)
        if number == 0:
            self.terminal.print(
                Rule(Text(self.words.t("cli-replay-start-line", n=count)), align="left", style="dim")
            )
            return
        choice = self.record.choices[number - 1]
        seat = choice.seat
        question = self.table.question(seat)
        assert question is not None
        option = question.option(self.table, seat, choice.option)
        assert option is not None
        hidden = self.table.opened[seat] is not None and seat != self.reader
        said = (
            self.words.t("cli-replay-hidden")
            if hidden
            else self.words.say(self.table.game, question.label(self.table, seat, option), self.names)
        )
        line = self.words.t("cli-replay-choice", number=number, count=count, who=self.names[seat], said=said)
        self.terminal.print(Rule(Text(line), align="left", style="dim"))

    def _tell(self, since: int) -> None:
        tell(self.terminal, self.drawing, self.table.events(since, self.reader), self.reader)

    def _log(self) -> None:
        for number, event in enumerate(self.table.events(0, self.reader), 1):
            text = self.words.event(self.table.game, event, self.names)
            self.terminal.print(Text.assemble((f"{number:>4} ", "dim"), text, (f"  {event.rule}", "dim")))

    def _table(self) -> None:
        table = self.table
        self.terminal.print(self.drawing.table(table.view(self.reader), self.terminal.out.width))
        asked: dict[str, list[int]] = {}
        for waiting in table.waiting_for():
            asked.setdefault(waiting.asks, []).append(waiting.seat)
        for asks, seats in asked.items():
            self.terminal.print(Text(self.words.waiting(table.game, asks, seats, self.names) + " …"))
        result = table.result() if table.over else None
        if result is not None:
            self.terminal.print(score_table(self.words, table.game, self.names, result, self.reader))


def seat_names(words: Words, record: Record) -> list[str]:
    """As at the table where it was played: bots by the names of their seats, people by their own."""
    from posse.core import registry

    known = bots.names(registry.find(record.game))
    return [
        words.t(f"cli-name-{SEAT_LETTERS[seat]}") if chair in known else chair
        for seat, chair in enumerate(record.seats)
    ]
