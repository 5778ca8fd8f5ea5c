"""All games look alike from outside: the same files at the top, and shelves for what there is more of."""

from pathlib import Path

import pytest

from posse.core import registry

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "src" / "posse" / "games"
GAMES = [game.name for game in registry.games() if (PACKAGES / game.name.replace("-", "_")).is_dir()]

# docs/adding-a-game.md says what each is for.
EVERY_GAME = {"__init__", "facts", "table", "setup", "events", "view", "imagining", "scoring", "rules"}
WHERE_WANTED = {"attempts", "encoding", "invariants", "terms", "deputy", "pieces"}
WHERE_CARDS_CHANGE_RULES = {"abilities", "characters", "cards", "event_cards"}

WORDS = {"asked", "game", "moments", "names", "things", "board", "poster", "terminal", "rules"}


def names(folder: Path) -> set[str]:
    return {path.stem for path in folder.iterdir() if not path.name.startswith(("__pycache__", "."))}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_files_stand_at_the_top_of_every_game(game):
    found = names(PACKAGES / game.replace("-", "_"))
    assert found >= EVERY_GAME
    assert found <= EVERY_GAME | WHERE_WANTED | WHERE_CARDS_CHANGE_RULES


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_game_are_sorted_alike(game):
    for language in (ROOT / "src" / "posse" / "locale").iterdir():
        found = names(language / game)
        assert {"game", "rules"} <= found <= WORDS, language.name


def test_nothing_of_a_game_stands_beside_its_folders():
    """Files of tools, tests and the client that are one game's own are in that game's folders."""
    shared = [ROOT / "tools", ROOT / "tests", ROOT / "client" / "src", ROOT / "src" / "posse"]
    own = {game.replace("-", "_") for game in GAMES}
    for path in [path for folder in shared for path in folder.rglob("*") if path.is_file()]:
        parts = path.relative_to(ROOT).with_suffix("").as_posix().replace("-", "_").split("/")
        if {"node_modules", "static", "__pycache__", "golden", "dev"} & set(parts):
            continue  # made by tools
        named = [game for game in own if game in parts[-1]]
        assert set(named) <= set(parts[:-1]), path
