"""Logs as the server writes them, so that a failing test can be read."""

import pytest

from posse.server.ops import logs

logs.set_up()


@pytest.fixture(autouse=True)
def nothing_logged_yet() -> None:
    """What another test has logged is no repetition."""
    logs.repeats.kinds.clear()
