"""Lines typed by a person, or by a script through a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.text import Text

from posse.cli.terminal import Terminal, stdin_is_terminal


class Keyboard:
    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.by_hand = stdin_is_terminal()
        if self.by_hand:
            with suppress(ImportError):
                import readline  # noqa: F401  its presence lets `input` edit and recall lines

    def ask(self, prompt: str) -> str | None:
        """One line without its ends; None when there are no more."""
        if self.by_hand:
            try:
                return input(prompt).strip()
            except EOFError:
                self.terminal.out.print()
                return None
        line = sys.stdin.readline() if sys.stdin is not None else ""  # it may have been closed
        if not line:
            return None
        # A script does not see what it types; the reader of its output should.
        self.terminal.out.print(Text(prompt + line.strip()))
        return line.strip()
