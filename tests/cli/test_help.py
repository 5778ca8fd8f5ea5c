"""Help and version: in every language, with examples, without a key or an English word left over."""

import re

import pytest

from posse import __version__
from posse.cli.terminal import language
from posse.messages import LANGUAGES

COMMANDS = ("play", "simulate", "arena", "replay", "review", "verify", "rules", "games", "bench")
EXAMPLES = {"en": "Examples", "ru": "Примеры", "uk": "Приклади"}
USAGE = {"en": "Usage:", "ru": "Как набирать:", "uk": "Як набирати:"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(posse, command, lang):
    page = posse(command, "--help", "--lang", lang)
    assert (page.code, page.err) == (0, "")
    assert page.out.startswith(f"{USAGE[lang]} posse {command}")
    assert EXAMPLES[lang] in page.out
    assert f"  posse {command}" in page.out
    assert not re.search(r"cli-[a-z]", page.out)
    assert all(len(line) <= 80 for line in page.out.splitlines() if not line.startswith("  posse "))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_posse_alone_shows_the_commands(posse, lang):
    page = posse("--lang", lang)
    assert page.code == 0
    assert page.out == posse("--help", "--lang", lang).out
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", page.out, re.MULTILINE)


def test_help_in_another_language_has_no_english_sentence(posse):
    for command in COMMANDS:
        english = set(posse(command, "--help").out.splitlines())
        for lang in ("ru", "uk"):
            same = english & set(posse(command, "--help", "--lang", lang).out.splitlines())
            assert {line for line in same if line and not line.startswith("  posse")} == set()


def test_version(posse):
    assert posse("--version").out == f"posse {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "environment", "spoken"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ([], {"LC_ALL": "C.UTF-8", "LANG": "ru_RU"}, "en"),
        ([], {"LANG": "ru_RU", "POSSE_LANG": "en"}, "en"),
        ([], {"POSSE_LANG": "xx"}, "en"),
        (["games", "--lang", "uk"], {"POSSE_LANG": "ru"}, "uk"),
        (["games", "--lang=RU"], {}, "ru"),
        (["rules", "--", "--lang", "ru"], {}, "en"),
    ],
)
def test_the_language_is_found_before_anything_else(arguments, environment, spoken):
    assert language(arguments, environment) == spoken
