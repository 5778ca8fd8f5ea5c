"""The terminal somebody sits at: the language, where to print, and what can go wrong in one line."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.progress import Progress, ProgressColumn
from rich.text import Text

from posse.core.errors import PosseError
from posse.core.said import NUMBER, TEXT
from posse.messages import LANGUAGES, Word
from posse.words import Words, negotiate

LANGUAGE_VARIABLES: Final = ("POSSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
NARROWEST: Final = 60
MARK: Final = 2  # a sign such as ✗ does not stand alone on a line


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak: --lang, else POSSE_LANG, else what the environment says, else English.

    It is found before the arguments are understood, so that mistakes in them are explained in it.
    """
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--lang="):
            return known_language(argument.removeprefix("--lang="))
        if argument == "--lang" and at + 1 < len(arguments):
            return known_language(arguments[at + 1])
    for variable in LANGUAGE_VARIABLES:
        said = environment.get(variable, "")
        if said:
            return negotiate([said])
    return negotiate([])


def known_language(said: str) -> str:
    if said.strip().lower() not in LANGUAGES:
        raise cli_error("error-language", language=said[:20], known=", ".join(LANGUAGES))
    return said.strip().lower()


def cli_error(key: str, **values: str | int) -> PosseError:
    """Something that went wrong, to be told in one line."""
    return PosseError(
        key,
        tuple((name, NUMBER if isinstance(value, int) else TEXT, value) for name, value in values.items()),
    )


class Terminal:
    """Speaks to one person: `out` is what was asked for, `err` everything about it."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = Words(lang)
        # Plain text is printed as it stands: brackets in a name are no markup, numbers no highlights.
        self.out = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)
        if self.out.width < NARROWEST:
            self.out.width = NARROWEST

    def t(self, key: str, **values: Word) -> str:
        return self.words.t(key, **values)

    def say(self, key: str, style: str = "", **values: Word) -> None:
        """One message, wrapped at words."""
        self.para(Text(self.t(key, **values), style=style), 0)

    def print(self, *things: RenderableType) -> None:
        """One below the other."""
        self.out.print(*things, sep="\n")

    def para(self, text: Text | str, indent: int = 2, hang: int = 0) -> None:
        """Wrapped lines, moved in; those after the first moved in further. No blanks trail behind."""
        for line in paragraph(self.out, text, indent, hang):
            self.out.print(line, soft_wrap=True)

    def json(self, value: Any) -> None:
        """For programs: one JSON value, indented, and nothing else on standard output."""
        print(json.dumps(value, ensure_ascii=False, indent=2), file=sys.stdout)

    def progress(self, *columns: ProgressColumn) -> Progress:
        """A bar on standard error while something takes long; nothing where nobody would see it move."""
        return Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal)

    def complain(self, error: PosseError) -> None:
        """One line on standard error, however long: the terminal may wrap it, a program reads a line."""
        self.err.print(Text(self.explain(error)), soft_wrap=True)

    def explain(self, error: PosseError) -> str:
        """An error in words, on one line. One that has a file or a reason of its own names it."""
        reason = getattr(error, "reason_key", "")
        if reason:
            kept = tuple(argument for argument in error.arguments if argument[0] != "reason")
            error = PosseError(error.key, (*kept, ("reason", TEXT, self.t(reason))))
        text = self.words.say(None, error)
        file = getattr(error, "file", "")
        return printable(self.t("cli-in-file", file=file, text=text) if file else text)


def printable(text: str) -> str:
    """One line that does nothing to a terminal but to show: files and names may hold control codes."""
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))


def paragraph(console: Console, text: Text | str, indent: int, hang: int = 0) -> list[Text]:
    """A text in lines. What has no blanks, such as the name of a file, is never broken: it may be copied."""
    whole = Text(text) if isinstance(text, str) else text
    room = console.width - indent
    breaks: list[int] = []
    used = 0
    for word in re.finditer(r"\s*\S+\s*", whole.plain):
        if used > MARK and used + cell_len(word[0].rstrip()) > room:
            breaks.append(word.start())
            used = hang
        used += cell_len(word[0])
    shown = []
    for number, line in enumerate(whole.divide(breaks)):
        line.rstrip()
        shown.append(Text(" " * (indent + (hang if number else 0))).append_text(line))
    return shown


def stdin_is_terminal() -> bool:
    try:
        return os.isatty(sys.stdin.fileno())
    except (OSError, ValueError, AttributeError):
        return False
