"""The messages as they lie in the package: Fluent files of each language, read once and on demand."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import posse

LANGUAGES: Final = ("en", "ru", "uk")
SPARE: Final = "en"  # spoken where a message is missing
# <lang>/*.ftl, and a game's own in <lang>/<game>/. The first is Posse's own, the others bring more games.
LOCALES: Final = [Path(root) / "locale" for root in posse.__path__]
LOCALE: Final = LOCALES[0]
RULES: Final = "rules.ftl"

Word = str | int


def files(lang: str) -> list[Path]:
    """The files with a language's sentences: the shared ones, then each game's, without the rules."""
    own = [path for locale in LOCALES for path in (locale / lang).glob("*/*.ftl") if path.name != RULES]
    return [*sorted((LOCALE / lang).glob("*.ftl")), *sorted(own)]


def rule_files(lang: str) -> list[Path]:
    """The files with the texts of the rules, one in the folder of each game."""
    return sorted(path for locale in LOCALES for path in (locale / lang).glob(f"*/{RULES}"))


def parse(path: Path) -> list[ast.Message]:
    """The messages of a file in their order. What Fluent cannot read is an error, not skipped."""
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    messages = []
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: not Fluent: {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            messages.append(entry)
    return messages


def message_ids(path: Path) -> list[str]:
    return [message.id.name for message in parse(path)]


class _Uses(Visitor):
    """Which variables a pattern names, and which other messages it takes in."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


class Book:
    """All messages of one language, each file read once and only when something of it is asked for."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.patterns: dict[str, ast.Pattern] = {}  # "key" and "key.attribute"
        self.used: dict[str, frozenset[str]] = {}
        self.terms: dict[tuple[str, object], str] = {}
        self.has_rules = False
        self.reading = Lock()
        self._add(files(lang))

    def _add(self, paths: list[Path]) -> None:
        for path in paths:
            messages = parse(path)
            for message in messages:
                key = message.id.name
                if key in self.patterns:
                    raise ValueError(f"{path.name}: {key} is there twice")
                if message.value is not None:
                    self.patterns[key] = message.value
                for attribute in message.attributes:
                    self.patterns[f"{key}.{attribute.id.name}"] = attribute.value
            self.bundle.add_resource(ast.Resource(body=[*messages]))

    def has(self, key: str) -> bool:
        if key not in self.patterns and not self.has_rules:
            with self.reading:
                if not self.has_rules:
                    self._add(rule_files(self.lang))
                    self.has_rules = True
        return key in self.patterns

    def variables(self, key: str) -> frozenset[str]:
        """The variables a message needs, also those of messages it takes in."""
        found = self.used.get(key)
        if found is None:
            uses = _Uses()
            uses.visit(self.patterns[key])
            names = set(uses.variables)
            for other in uses.messages:
                if self.has(other):
                    names |= self.variables(other)
            found = frozenset(names)
            self.used[key] = found
        return found

    def format(self, key: str, values: dict[str, Word]) -> tuple[str, list[Exception]]:
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `has` was asked before
        text, errors = self.bundle.format_pattern(pattern, values)
        return str(text), errors


@cache
def book(lang: str) -> Book:
    """The messages of a language, read on first use."""
    return Book(lang)
