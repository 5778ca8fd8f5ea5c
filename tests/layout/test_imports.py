"""Who may import what: imports point one way, and nothing outside a game's own folders knows the game."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"

# What each part may import of Posse besides itself. A part that is not listed here is an error.
MAY_IMPORT = {
    "posse": set(),
    "posse.core": {"posse"},
    "posse.games": {"posse.core"},
    "posse.messages": {"posse"},
    "posse.words": {"posse.core", "posse.messages"},
    "posse.catalogue": {"posse.core", "posse.messages", "posse.words"},
    "posse.bots": {"posse", "posse.core"},
    "posse.server": {"posse", "posse.core", "posse.bots", "posse.messages", "posse.words", "posse.catalogue"},
    "posse.research": {"posse.core", "posse.bots"},
    "posse.bench": {"posse", "posse.core", "posse.bots", "posse.server", "posse.words"},
    "posse.testing": {"posse.core", "posse.bots", "posse.messages", "posse.words", "posse.catalogue"},
    "posse.cli": {
        *("posse", "posse.core", "posse.bots", "posse.messages", "posse.words", "posse.catalogue"),
        *("posse.server", "posse.bench", "posse.research"),
    },
    "posse.__main__": {"posse.cli"},
}
COMPILER = "mypy_extensions"  # types for mypyc, imported for checking only
# Games in progress too: every package is somebody's.
GAMES = sorted(path.parent.name for path in (SOURCE / "posse" / "games").glob("*/__init__.py"))


def modules() -> list[str]:
    """Every module of the package by its dotted name."""
    found = []
    for path in sorted((SOURCE / "posse").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


def tree(module: str) -> ast.Module:
    path = SOURCE / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def imports(module: str) -> set[str]:
    """The modules that a module imports, wherever in it: at its top, in a function, for types only."""
    found = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are absolute"
            assert node.module
            # `from posse.games.x import facts` imports the module posse.games.x.facts, if it is one
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in MODULES else node.module for name in names}
    return found


MODULES = set(modules())


def part(module: str) -> str:
    """ "posse.server" of "posse.server.rooms.room"."""
    return ".".join(module.split(".")[:2])


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


@pytest.mark.parametrize("of", sorted({part(module) for module in MODULES}))
def test_imports_point_one_way(of):
    for module in MODULES:
        if part(module) == of and not of_a_table(module):
            ours = {each for each in imports(module) if within(each, "posse")}
            wrong = {each for each in ours if part(each) != of and part(each) not in MAY_IMPORT[of]}
            assert wrong == set(), module


# The server's layers: what each may call besides itself. `services` is what all tables are given.
SHARED = {"services", "clock", "limits", "wire"}
CALLS = {
    "http": {"rooms", "ops"} | SHARED,
    "rooms": {"store", "ops", "thinking"} | SHARED,
    "store": {"wire"},
    "wire": set(),
}


@pytest.mark.parametrize("layer", CALLS)
def test_one_layer_of_the_server_calls_the_next(layer):
    for module in MODULES:
        if within(module, f"posse.server.{layer}"):
            ours = [each.split(".") for each in imports(module) if within(each, "posse.server")]
            called = {parts[2] for parts in ours if len(parts) > 2}
            assert called - {layer} <= CALLS[layer], module


def test_what_a_room_holds_does_not_know_the_room():
    for part in ("state", "audiences", "play", "schedule", "seat_clocks", "connection"):
        assert "posse.server.rooms.room" not in imports(f"posse.server.rooms.{part}")


@pytest.mark.parametrize("of", ["posse.core", "posse.games"])
def test_the_engine_needs_nothing_but_python(of):
    for module in MODULES:
        if within(module, of):
            roots = {each.split(".")[0] for each in imports(module)}
            assert roots - {"posse", COMPILER} <= sys.stdlib_module_names, module


@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_know_the_others(game):
    for module in MODULES:
        if within(module, f"posse.games.{game}"):
            others = {each for each in imports(module) if within(each, "posse.games")}
            assert all(within(each, f"posse.games.{game}") for each in others), module


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_knows_the_facts_and_the_view_of_its_game(game):
    allowed = {f"posse.games.{game}.facts", f"posse.games.{game}.view"}
    for module in MODULES:
        if within(module, f"posse.cli.tables.{game}"):
            of_games = {each for each in imports(module) if within(each, "posse.games")}
            assert of_games <= allowed, module
            rest = {part(each) for each in imports(module) - of_games if within(each, "posse")}
            assert rest <= MAY_IMPORT["posse.cli"] | {"posse.cli"}, module


def of_a_table(module: str) -> bool:
    return any(within(module, f"posse.cli.tables.{game}") for game in GAMES)


def of_a_game(module: str) -> bool:
    return any(within(module, f"posse.games.{game}") for game in GAMES) or of_a_table(module)


def test_nothing_outside_a_games_own_folders_names_it():
    """Docstrings and comments may give examples; the program itself finds games by their being there."""
    for module in sorted(MODULES):
        if not of_a_game(module):
            for text in strings(tree(module)):
                for game in GAMES:
                    assert game not in text.lower().replace("-", "_").replace(" ", "_"), f"{module}: {text!r}"


def strings(module: ast.Module) -> Iterator[str]:
    """All strings but docstrings."""
    documented = {
        id(node.body[0].value)
        for node in ast.walk(module)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented:
            yield node.value


@pytest.mark.parametrize("game", GAMES)
def test_tests_of_a_game_do_not_know_the_others(game):
    """What is one game's own for tests lives in tests/games/<game>."""
    others = [other for other in GAMES if other != game]
    for path in sorted((ROOT / "tests" / "games" / game).rglob("*.py")):
        written = path.read_text(encoding="utf-8")
        assert not any(f"games.{other}" in written for other in others), path
