"""What a player sees: what happened, the table, the question, the options, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from posse.cli.sitting import Sitting
from posse.cli.tables import drawing
from posse.cli.tables.drawing import Drawing
from posse.cli.terminal import Terminal
from posse.core.events import Event
from posse.core.game import Result
from posse.core.said import Refusal
from posse.core.table import SEAT_LETTERS, Decision
from posse.words import Words

OFTEN: Final = 3  # how many times a hint is given in full


class Screen:
    """Prints a game for the person who plays it."""

    def __init__(self, terminal: Terminal, sitting: Sitting) -> None:
        self.terminal = terminal
        self.sitting = sitting
        self.words = terminal.words
        self.names = sitting.names(self.words)
        kinds = [
            self.words.t("cli-you") if seat == sitting.me else bot_title(self.words, sitting.bots[seat])
            for seat in range(len(self.names))
        ]
        self.drawing = drawing(sitting.game, self.words, self.names, kinds)
        self.kinds = kinds
        self.told = len(sitting.table.told)  # events already printed
        self.drawn = -1  # events when the table was last drawn
        self.hinted: Counter[str] = Counter()  # how often each question was explained

    def welcome(self, resumed: bool) -> None:
        """Who is here, and how to get help. A resumed game does not repeat its past; `log` has it."""
        if not resumed:
            self.told = 0
        title = self.words.t(f"{self.sitting.game.name}-name")
        self.terminal.print(Text(title, style="bold"))
        if not resumed:
            self.terminal.say(f"{self.sitting.game.name}-blurb")
        seated = [f"{SEAT_LETTERS[seat]} {name} ({self.kinds[seat]})" for seat, name in enumerate(self.names)]
        self.terminal.say("cli-welcome-back" if resumed else "cli-welcome", players=self.words.row(seated))
        self.terminal.say("cli-welcome-help", style="dim")

    def tell_news(self) -> None:
        """Everything that happened since the last time, as far as this seat may know it."""
        table, me = self.sitting.table, self.sitting.me
        tell(self.terminal, self.drawing, table.events(self.told, me), me)
        self.told = len(table.told)

    def table(self) -> None:
        view = self.sitting.table.view(self.sitting.me)
        self.terminal.print(self.drawing.table(view, self.terminal.out.width))
        self.drawn = len(self.sitting.table.told)

    def decision(self) -> Decision:
        decision = self.sitting.table.decision(self.sitting.me, named=True)
        assert decision is not None
        return decision

    def question(self) -> None:
        """The table if anything has happened since it was drawn, what is asked, and how to answer."""
        if self.drawn != len(self.sitting.table.told):
            self.table()
        self.prompt()
        decision = self.decision()
        asks = decision.asks
        self.how_to_answer(brief=self.hinted[asks] >= OFTEN)
        tip = self.drawing.tip(decision)
        if tip and not self.hinted[asks]:
            self.terminal.para(Text(tip, style="dim"))
        self.hinted[asks] += 1

    def how_to_answer(self, brief: bool = False) -> None:
        decision = self.decision()
        hint = self.drawing.hint(self.sitting.table.view(self.sitting.me), decision, brief)
        if hint:
            self.terminal.para(Text(hint, style="dim"))
        else:
            self.menu(decision)

    def prompt(self) -> None:
        table, me = self.sitting.table, self.sitting.me
        question = table.question(me)
        assert question is not None
        text = self.words.ask(self.sitting.game, question.prompt(table, me), self.names)
        self.terminal.para(Text.assemble(("? ", "bold yellow"), (text, "bold")), 0, 2)

    def label(self, option: int) -> str:
        table, me = self.sitting.table, self.sitting.me
        question = table.question(me)
        assert question is not None
        return self.words.say(self.sitting.game, question.label(table, me, option), self.names)

    def menu(self, decision: Decision) -> None:
        """Every option with its number, in columns if there are many."""
        lines = [
            Text.assemble((f"{number:>3} ", "cyan"), self.label(option))
            for number, option in enumerate(decision.options, 1)
        ]
        if len(lines) > self.drawing.short_menu:
            self.terminal.print(Columns(lines, padding=(0, 2)))
        else:
            self.terminal.print(*lines)
        question = self.sitting.table.question(self.sitting.me)
        if (
            len(lines) == 1
            and question is not None
            and question.may_stand(self.sitting.table, self.sitting.me)
        ):
            self.terminal.para(Text(self.words.t("cli-only-option"), style="dim"), 4)

    def list(self, decision: Decision) -> None:
        """Every option with its number and what can be typed for it."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, option in enumerate(decision.options, 1):
            typed = self.drawing.typed(decision.names[number - 1])
            grid.add_row(Text(f"{number:>3}", style="cyan"), self.label(option), Text(typed, style="dim"))
        self.terminal.print(grid)

    def refusal(self, refusal: Refusal) -> None:
        """Why something is not possible, and the rule."""
        text = self.words.say(self.sitting.game, refusal, self.names)
        self.terminal.para(Text.assemble(("✗ ", "bold red"), text), 0, 2)
        self.rule(refusal.rule)

    def rule(self, rule: str) -> None:
        self.terminal.para(Text.assemble((f"{rule}: ", "cyan"), self.words.rule(rule)))

    def result(self) -> None:
        result = self.sitting.table.result()
        assert result is not None
        self.terminal.print(score_table(self.drawing, result, self.terminal.out.width, self.sitting.me))


def tell(terminal: Terminal, drawing: Drawing, events: Sequence[Event], reader: int) -> None:
    """Events as sentences. What the same player does next stands on the same line if there is room."""
    line, actor = "", None
    opened = ""  # the line as a sentence began it that is still to be finished
    for event in events:
        if not drawing.is_told(event, reader):
            continue
        heading, text, opens = drawing.heading(event), drawing.sentence(event), drawing.opens(event)
        doing = (event.kind.fields[0].name, event.values[0]) if event.values else None
        joined = f"{line} {text}"
        fits = doing == actor and len(joined) <= terminal.out.width - 2
        if line and (opened or fits) and not heading and not opens:
            line = joined
            continue
        if line and line != opened:
            terminal.para(line, 2, 2 if opened else 0)
        line, actor, opened = text, doing, text if opens else ""
        if heading:
            terminal.print(Rule(Text(heading, style="bold"), style="dim"))
    if line and line != opened:
        terminal.para(line, 2, 2 if opened else 0)


def log(terminal: Terminal, drawing: Drawing, events: Sequence[Event], first: int = 0) -> None:
    """Events from number `first` on, numbered from 1, each with the rule it follows from."""
    for number, event in enumerate(events[first:], first + 1):
        text = terminal.words.event(drawing.game, event, drawing.names)
        line = Text.assemble((f"{number:>4} ", "dim"), text, (f"  {event.rule}", "dim"))
        terminal.para(line, 0, 5)


def bot_title(words: Words, bot: str) -> str:
    """What a bot is called: "deputy"."""
    key = f"bot-{bot}"
    return words.t(key).lower() if words.has(key) else bot


def score_table(drawing: Drawing, result: Result, width: int, me: int = -1) -> RenderableType:
    """Places, totals, and what each point is for. The place marks the winner: a star is the sheriff's."""
    words, names = drawing.words, drawing.names
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    grid.add_column(words.t("cli-column-place"), justify="right")
    grid.add_column(words.t("cli-column-player"), no_wrap=True)
    grid.add_column(words.t("cli-column-points"), justify="right")
    grid.add_column(words.t("cli-column-for"))
    room = width - max(len(name) for name in names) - 26  # what the other columns leave
    for seat in sorted(range(len(names)), key=lambda seat: (result.ranks[seat], seat)):
        items = [drawing.scored(line) for line in result.lines[seat] if line.count or line.points]
        grid.add_row(
            str(result.ranks[seat]),
            names[seat],
            drawing.total(result, seat),
            _filled(items, room),
            style="bold" if seat == me else "",
        )
    return grid


def _filled(items: list[str], room: int) -> str:
    """Items in lines of that length; none is broken, because "= 13" alone says nothing."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 2 + len(item) <= room:
            lines[-1] += ", " + item
        else:
            lines.append(item)
    return ",\n".join(lines)
