"""Every example in the help and in docs/cli.md works as it is printed."""

import re
import shlex
from collections.abc import Callable
from inspect import signature
from pathlib import Path

import pytest
from typer.main import get_command

from posse.cli.app import app
from posse.messages import LANGUAGES
from posse.server.ops import run
from posse.words import Words

PAGE = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
COMMANDS = get_command(app).commands
ELSEWHERE = re.compile("--fast-python|--against")
KEYS = ["cli-posse.examples", *(f"{command.help}.examples" for command in COMMANDS.values())]


def examples() -> list[tuple[str, str]]:
    """The language of each example, and its line.

    The compiled environment is not always there, nor is the history of the clone (`test_bench_against.py`).
    """
    found = {line: lang for lang in LANGUAGES for key in KEYS for line in Words(lang).t(key).splitlines()}
    shown = dict.fromkeys(re.findall(r"^posse .*$", PAGE, re.MULTILINE), "en")
    return [(lang, line) for line, lang in {**found, **shown}.items() if not ELSEWHERE.search(line)]


def announced(started: Callable[[str], None], **others: object) -> None:
    """A server that takes what the real one takes, says that it is there, and is gone."""
    signature(run.serve).bind(started=started, **others)
    started("http://127.0.0.1:8765/")


@pytest.mark.parametrize(("lang", "line"), examples())
def test_an_example_works(posse, finished, tmp_path, monkeypatch, lang, line):
    monkeypatch.chdir(tmp_path)
    finished.rename("saved.jsonl")
    name, command, *arguments = shlex.split(line)
    assert name == "posse"
    if command in ("simulate", "arena"):  # the same, only shorter
        arguments += ["--games", "2", "--jobs", "1"]
    if command == "bench" and arguments[:1] == ["server"]:
        arguments += ["--tables", "2", "--rate", "20", "--seconds", "1"]
    elif command == "bench":
        arguments += ["--repeats", "1", "--seconds", "0.01"]
        monkeypatch.setattr("posse.cli.bench._other_python", str)
    if command == "review":  # the same, only shorter
        arguments = [argument.replace("5000", "200") for argument in arguments]
        monkeypatch.setattr("posse.cli.review.trials_in", lambda record, seconds: 200)
    if command == "serve":  # which would go on until Ctrl-C
        monkeypatch.setattr("posse.server.ops.run.serve", announced)
    done = posse(command, *arguments, "--lang", lang, typed="q\n")
    assert (done.code, done.err) == (0, "")
    assert done.out


@pytest.mark.parametrize("name", COMMANDS)
def test_the_page_explains_every_command_with_its_options(name):
    section = PAGE.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
    options = {option for param in COMMANDS[name].params for option in param.opts if option.startswith("--")}
    assert [option for option in options - {"--help", "--lang"} if f"{option}" not in section] == []
