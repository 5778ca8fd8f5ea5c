"""Golden games are told again, byte for byte. `python -m posse.testing.golden` writes them again."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.core import registry
from posse.testing import golden

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_played_as_it_was_written_down(file: Path) -> None:
    written = file.read_bytes().decode()
    assert golden.tell(written.split("\n")[0]) == written


def test_there_is_one_for_every_number_of_players() -> None:
    named = {file.stem for file in FILES}
    for game in registry.games():
        for seats in range(game.min_seats, game.max_seats + 1):
            assert f"{game.name}-{seats}" in named


def test_golden_games_are_kept_with_plain_line_ends() -> None:
    assert all(b"\r" not in file.read_bytes() for file in FILES)
