"""Words in lines: none is broken, and what a label names goes on below itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

LABEL: Final = 10
Words = Sequence[Text]


def flow(words: Words, room: int, between: str = " ") -> list[Text]:
    """Words one after another, in as many lines as they need; none is broken."""
    lines: list[Text] = []
    for word in words:
        if lines and cell_len(lines[-1].plain) + len(between) + cell_len(word.plain) <= room:
            lines[-1] = Text(between).join([lines[-1], word])
        else:
            lines.append(word.copy())
    return lines


class Labelled:
    """A label, and words after it that go on below each other."""

    def __init__(self, label: str, words: Words, between: str) -> None:
        self.label = label
        self.words = words
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        column = max(LABEL, cell_len(self.label) + 1)
        room = options.max_width - column
        number = 0
        for line in flow(self.words, room, self.between):
            for part in line.wrap(console, room):  # a sentence is one word here
                label = "" if number else self.label
                yield Text.assemble((label.ljust(column), "dim"), part)
                number += 1
