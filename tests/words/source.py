"""Reads the source for what it says: message keys with their arguments, and the rules it cites."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from posse import catalogue
from posse.core import registry, said
from posse.messages import files, message_ids

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "posse"
TESTS = ROOT / "tests"
KINDS = {name: what for name, what in vars(said).items() if name.isupper()}  # of arguments


@dataclass
class Saying:
    """A message key in the source, with the arguments made in the same function: what each is, by name."""

    key: str
    where: str
    args: dict[str, str]


def modules(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


@cache
def sayings(folder: Path, key: re.Pattern[str]) -> list[Saying]:
    """Every string that is a key of this form, in every function."""
    found = []
    for path, module in modules(folder):
        for function in ast.walk(module):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            args = dict(_arguments(function))
            found.extend(
                Saying(text, f"{path.relative_to(ROOT)}:{node.lineno}", args)
                for node in ast.walk(function)
                if isinstance(node, ast.Constant)
                and isinstance((text := node.value), str)
                and key.fullmatch(text)
            )
    return found


def _arguments(function: ast.AST) -> Iterator[tuple[str, str]]:
    """Tuples of the form ("name", SEAT, value)."""
    for node in ast.walk(function):
        if isinstance(node, ast.Tuple) and len(node.elts) == 3:
            name, what, _ = node.elts
            if isinstance(name, ast.Constant) and isinstance(what, ast.Name) and what.id in KINDS:
                yield name.value, KINDS[what.id]


@cache
def class_values(folder: Path, name: str) -> set[str]:
    """The values of a class attribute (`asks`, `rule`, `standing`) in all classes that set one."""
    found = set()
    for _, module in modules(folder):
        for node in ast.walk(module):
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and node.target.id == name
                and isinstance(node.value, ast.Constant)
                and node.value.value
            ):
                found.add(node.value.value)
    return found


@cache
def cited(folder: Path) -> dict[str, str]:
    """Everything in a folder's source that looks like the id of a rule, docstrings and comments included.

    A game in progress is left out: its messages are not all there yet, and they may begin like its rules.
    """
    games = registry.games()
    names = {key for path in files("en") for key in message_ids(path)}
    names |= {card.name for game in games for card in game.cards}
    families = {rule.id.split("-")[0] for game in games for rule in catalogue.rules(game.rules)}
    looks = re.compile(rf"(?<![\w/.-])(?:{'|'.join(sorted(families))})-[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])")
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule_id in looks.findall(line):
                if rule_id not in names and not any(_begins(rule_id, game.name) for game in games):
                    found.setdefault(rule_id, f"{path.relative_to(ROOT)}:{number}")
    return found


def _begins(rule_id: str, game: str) -> bool:
    """Whether this is a name within a game of several words; rules begin with one word."""
    return "-" in game and (rule_id == game or rule_id.startswith(game + "-"))


@cache
def proved(folder: Path) -> dict[str, str]:
    """The rules that tests say they prove, by their `@rule(...)`."""
    found: dict[str, str] = {}
    for path, module in modules(folder):
        for node in ast.walk(module):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and _name(decorator.func) == "rule":
                    for argument in decorator.args:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            where = f"{path.relative_to(ROOT)}:{decorator.lineno}"
                            found.setdefault(argument.value, where)
    return found


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
