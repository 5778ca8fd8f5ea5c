"""Finds words that make English hard to read, in code, pages and messages: part of `make lint`.

The words, and what to write instead, are the table under "English" in CONTRIBUTING.md. They are found in
names too (`deal_anew`, `dealAnew`). "He" for a person is found everywhere except in the files of one game,
whose characters may be men.

Standard library only.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("client/src", "docs", "src", "tests", "tools")
SUFFIXES = (".css", ".ftl", ".md", ".py", ".svelte", ".ts")
TABLE = "CONTRIBUTING.md"
NAMES_THE_WORDS = (TABLE, "tools/english.py", "tests/docs/test_english.py")
ROW = re.compile(r"\| (?P<words>[a-z, ]+) \| (?P<instead>.+) \|")
OTHER_LANGUAGE = re.compile(r"src/posse/locale/(?!en/)")
ONE_GAME = re.compile(
    r"docs/rules/|docs/adding-a-character|docs/[^/]+-abilities|(.*/)?games/|src/posse/locale/en/[^/]+/"
)
NOT_OURS = re.compile(r"(.*/)?node_modules/|src/posse/web/static/")  # installed or built
NOTHING = re.compile(r"(?!)")
PRONOUN = re.compile(r"\b(he|him|his|himself)\b", re.I)
PRONOUN_INSTEAD = "they, them, their"


def word_table(page: str) -> dict[str, str]:
    """By word: what to write instead."""
    _, _, section = page.partition("\n## English\n")
    section, _, _ = section.partition("\n## ")
    rows = [row for row in ROW.finditer(section) if not row["words"].startswith("do not")]
    return {word: row["instead"] for row in rows for word in row["words"].split(", ")}


def pattern(words: list[str]) -> re.Pattern[str]:
    """Matches the words, also as a part of a name: word, Word, WORD, a_word, aWord."""
    found = []
    for word in words:
        low = word.replace(" ", r"[ _-]")
        high = low[0].upper() + low[1:]
        found.append(rf"(?<![A-Za-z])(?:{low}|{high})(?![a-z])|(?<=[a-z]){high}(?![a-z])")
        found.append(rf"(?<![A-Za-z]){word.upper().replace(' ', '[ _-]')}(?![A-Za-z])")
    return re.compile("|".join(found))


def complaints(path: str, text: str, words: dict[str, str]) -> Iterator[str]:
    """One line for each word found: where it is, and what to write instead."""
    plain = re.sub("[_-]", " ", text.lower())
    near = [word for word in words if word in plain]  # plain search first: it is much faster
    bad = pattern(near) if near else NOTHING
    for number, line in enumerate(text.splitlines(), start=1):
        for hit in bad.finditer(line):
            instead = words[re.sub("[_-]", " ", hit[0]).lower()]
            yield f'{path}:{number}: "{hit[0]}": write {instead}'
        if not ONE_GAME.match(path):
            for hit in PRONOUN.finditer(line):
                yield f'{path}:{number}: "{hit[0]}" for a person: write {PRONOUN_INSTEAD}'


def texts(root: Path) -> Iterator[tuple[str, str]]:
    """Every file to check, with its path; not those that have to name the words."""
    files = [path for folder in FOLDERS for path in (root / folder).rglob("*") if path.suffix in SUFFIXES]
    for path in sorted([*files, *root.glob("*.md")]):
        name = path.relative_to(root).as_posix()
        skipped = name in NAMES_THE_WORDS or OTHER_LANGUAGE.match(name) or NOT_OURS.match(name)
        if not skipped:
            yield name, path.read_text(encoding="utf-8")


def main() -> int:
    words = word_table((ROOT / TABLE).read_text(encoding="utf-8"))
    found = [line for name, text in texts(ROOT) for line in complaints(name, text, words)]
    if found:
        print("\n".join(found), file=sys.stderr)
        print(f'Found {len(found)}. See "English" in {TABLE}.', file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
