"""Games against bots, played on to where a test begins."""

from collections.abc import Callable, Iterable
from typing import Any

from posse.cli.keyboard import Keyboard
from posse.cli.screen import Screen
from posse.cli.sitting import Sitting
from posse.cli.talk import Talk
from posse.cli.terminal import Terminal
from posse.core import registry
from posse.core.chance import Chance
from posse.core.table import Decision


def sitting(
    seed: str = "7", seats: int = 2, game: str = "dice-town", settings: dict[str, Any] | None = None
) -> Sitting:
    names = ["Stranger", *["greenhorn"] * (seats - 1)]
    found = registry.find(game)
    complete = found.settings_for(seats, settings or {})
    begun = Sitting.new(found, names, 0, complete, Chance.from_text(seed).seed)
    begun.go_on()
    return begun


def decision(sitting: Sitting) -> Decision:
    asked = sitting.table.decision(sitting.me, named=True)
    assert asked is not None
    return asked


def go_on(sitting: Sitting, declare: bool = False) -> str:
    """The player takes the second option if there is one, else the first; or one that declares a card."""
    names = decision(sitting).names
    cards = [name for name in names if declare and ("+brute" in name or "+cheater" in name)]
    chosen = (cards or names[:2])[-1]
    sitting.choose(chosen)
    sitting.go_on()
    return chosen


def finish(sitting: Sitting) -> Sitting:
    while not sitting.table.over:
        go_on(sitting)
    return sitting


def answers(sitting: Sitting) -> list[str]:
    """What the player chooses in the rest of the game, but for what is chosen without a question."""
    found = []
    while not sitting.table.over:
        found.append(go_on(sitting))
    return found


def until(wanted: Callable[[Sitting], bool], declare: bool = False) -> Sitting:
    """A game at the first question that is as wanted; another game if this one never came to it."""
    for seed in range(50):
        played = sitting(str(seed), seats=3)
        while not played.table.over:
            if wanted(played):
                return played
            go_on(played, declare)
    raise AssertionError("no such question in fifty games")


class Script(Keyboard):
    """A keyboard on which these lines are typed."""

    def __init__(self, terminal: Terminal, lines: Iterable[str]) -> None:
        self.terminal = terminal
        self.lines = list(lines)

    def ask(self, prompt: str) -> str | None:
        return self.lines.pop(0) if self.lines else None


def typed(sitting: Sitting, *lines: str, lang: str = "en") -> list[str]:
    """The options chosen by typing these lines at the question that is open."""
    terminal = Terminal(lang)
    before = len(sitting.record.choices)
    Talk(Screen(terminal, sitting), sitting, Script(terminal, lines), "").answer()
    return [choice.option for choice in sitting.record.choices[before:] if choice.seat == sitting.me]
