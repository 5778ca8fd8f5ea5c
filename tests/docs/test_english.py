"""The lint for English reads its words from CONTRIBUTING and finds them in prose and in names."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINT = runpy.run_path(str(ROOT / "tools" / "english.py"))
WORDS = LINT["word_table"]((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))


def found(text: str, path: str = "src/posse/core/table.py") -> list[str]:
    return list(LINT["complaints"](path, text, WORDS))


def test_the_table_is_read() -> None:
    assert {"whoever", "whom", "anew", "beforehand", "in so far"} <= WORDS.keys()
    assert WORDS["beforehand"] == '"before", "in advance"'


@pytest.mark.parametrize("word", WORDS)
def test_every_word_is_found(word: str) -> None:
    assert found(f"It is {word}.") == [f'src/posse/core/table.py:1: "{word}": write {WORDS[word]}']
    assert len(found(f"{word.capitalize()}: so it is\nand {word} again")) == 2


@pytest.mark.parametrize(
    "name", ["deal_anew", "dealAnew", "anew_dealt", "ANEW", "in_so_far", "test_to_whom_it_goes"]
)
def test_words_are_found_in_names(name: str) -> None:
    assert len(found(f"    {name}(table)")) == 1


@pytest.mark.parametrize("line", ["the whole renewal", "manewer", "whomp", "uponor", "so manyfold", "WHOMP"])
def test_other_words_are_left_alone(line: str) -> None:
    assert found(line) == []


def test_he_is_found_except_in_the_files_of_a_game() -> None:
    (complaint,) = found("A player who has lost his seat")
    assert complaint == 'src/posse/core/table.py:1: "his" for a person: write they, them, their'
    assert found("the others, this history, she") == []
    for path in (
        "docs/rules/colt-express.md",
        "src/posse/games/colt_express/characters.py",
        "client/src/games/colt-express/Train.svelte",
        "src/posse/locale/en/bang/poster.ftl",
    ):
        assert found("The Marshal and his car", path) == []


def test_all_kinds_of_files_are_looked_at_and_other_languages_are_not() -> None:
    names = [name for name, _ in LINT["texts"](ROOT)]
    for name in ("README.md", "docs/hosting.md", "src/posse/words.py", "src/posse/locale/en/client.ftl"):
        assert name in names
    assert {name.rpartition(".")[2] for name in names} == {"css", "ftl", "md", "py", "svelte", "ts"}
    assert not [name for name in names if "/locale/ru/" in name or "node_modules" in name]
