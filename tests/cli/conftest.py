"""Games that have been played, for commands to read."""

from pathlib import Path

import pytest

from posse.core import records
from tests.cli.sittings import finish, sitting


@pytest.fixture(scope="session")
def whole_game() -> str:
    """The record of a game played to its end against one greenhorn."""
    return records.write(finish(sitting()).record)


@pytest.fixture
def finished(whole_game: str, tmp_path: Path) -> Path:
    file = tmp_path / "finished.jsonl"
    file.write_text(whole_game)
    return file
