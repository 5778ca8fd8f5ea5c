"""The rule catalogue: every rule of every game by its id, with its text in each language.

It reads the messages that ship with the package. tools/rule_texts.py writes the English ones from
docs/rules/*.md, so their order is the order of the rules themselves.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from typing import Final

from posse.core.errors import PosseError
from posse.core.said import NUMBER, TEXT
from posse.messages import message_ids, rule_files
from posse.words import Words

HEADING: Final = "rules-"


@dataclass(frozen=True)
class Rule:
    """One testable statement. `section` is the key of the heading it stands under."""

    id: str
    game: str
    section: str


@dataclass(frozen=True)
class Section:
    """A heading of a game's rules, with the rules directly under it. Depth 1 is a chapter, 2 a part."""

    key: str
    game: str
    number: str  # "5.1"
    depth: int
    rules: tuple[Rule, ...] = field(default=())


@dataclass(frozen=True)
class _Book:
    """A game's rules in their order."""

    game: str
    title: str
    sections: tuple[Section, ...]


@cache
def _books() -> tuple[_Book, ...]:
    return tuple(_read(path.parent.name, message_ids(path)) for path in rule_files("en"))


def _read(game: str, ids: list[str]) -> _Book:
    title = f"{HEADING}{game}-title"
    heading = f"{HEADING}{game}-section-"
    sections: list[tuple[str, list[Rule]]] = []
    for message_id in ids:
        if message_id == title:
            continue
        if message_id.startswith(heading):
            sections.append((message_id, []))
        elif sections:
            sections[-1][1].append(Rule(message_id, game, sections[-1][0]))
        else:
            raise ValueError(f"{game}: {message_id} stands under no heading")
    found = []
    for key, under in sections:
        number = key.removeprefix(heading).replace("-", ".")
        found.append(Section(key, game, number, number.count(".") + 1, tuple(under)))
    return _Book(game, title, tuple(found))


@cache
def _by_id() -> dict[str, Rule]:
    return {rule.id: rule for book in _books() for section in book.sections for rule in section.rules}


def games() -> list[str]:
    """The games whose rules are in the catalogue."""
    return [book.game for book in _books()]


def title(game: str, lang: str) -> str:
    """What a game's rules are called."""
    return Words(lang).t(_book(game).title)


def sections(game: str) -> list[Section]:
    """A game's headings in order, each with its rules."""
    return list(_book(game).sections)


def heading(key: str, lang: str) -> str:
    """A heading in words, with the number it has in the rules: "5.1 A throw"."""
    return Words(lang).t(key)


def rules(game: str | None = None) -> list[Rule]:
    """All rules, or those of one game, in the order of the rules."""
    books = _books() if game is None else (_book(game),)
    return [rule for book in books for section in book.sections for rule in section.rules]


def find(rule_id: str) -> Rule:
    """The rule of this id, or an error that names the ids that come near."""
    rule = _by_id().get(rule_id)
    if rule is None:
        near = get_close_matches(rule_id, _by_id(), n=3, cutoff=0.6)
        raise PosseError(
            "error-unknown-rule",
            (("rule", TEXT, rule_id[:60]), ("near", TEXT, ", ".join(near)), ("n", NUMBER, len(near))),
        )
    return rule


def text(rule_id: str, lang: str) -> str:
    """What the rule says."""
    return Words(lang).t(find(rule_id).id)


def search(wanted: str, lang: str, game: str | None = None) -> list[Rule]:
    """The rules in whose id or text every one of these words occurs, in the order of the rules.

    A word counts wherever it begins another ("bribe" finds "bribery"). Longer Russian and Ukrainian words
    count without their last letters, which only say the case: "кубики" finds «кубиков».
    """
    stems = [_stem(word, lang) for word in _plain(wanted).split()]
    if not stems:
        return []
    return [rule for rule in rules(game) if _has(rule, stems, lang)]


def _has(rule: Rule, stems: list[str], lang: str) -> bool:
    plain = _plain(rule.id) + " " + _plain(text(rule.id, lang))
    known = plain.split()
    return all(any(word.startswith(stem) for word in known) for stem in stems)


def _plain(written: str) -> str:
    """Lower case, one kind of apostrophe, ё as е, and nothing but words: an id becomes its parts."""
    folded = unicodedata.normalize("NFKC", written).casefold().replace("ё", "е")
    folded = re.sub("[’ʼ`]", "'", folded)
    return " ".join(re.findall(r"[\w$']+", folded))


def _stem(word: str, lang: str) -> str:
    if lang == "en" or len(word) < 5 or word.isascii():
        return word
    return word[:-3] if len(word) > 6 else word[:4]


def _book(game: str) -> _Book:
    for book in _books():
        if book.game == game:
            return book
    raise PosseError("error-unknown-game", (("game", TEXT, game[:40]), ("known", TEXT, ", ".join(games()))))
