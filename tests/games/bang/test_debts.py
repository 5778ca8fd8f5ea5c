"""Money below zero, in words."""

from __future__ import annotations

import pytest

from posse.core import registry
from posse.games.bang import events
from posse.words import Words
from tests.games.bang.laying import bang

SPACE = "\u00a0"


@pytest.mark.parametrize(
    ("lang", "debt"), [("en", "−$5,000"), ("ru", f"−$5{SPACE}000"), ("uk", f"−$5{SPACE}000")]
)
def test_a_debt_is_written_with_its_sign_before_the_dollars(lang: str, debt: str) -> None:
    words, game = Words(lang), registry.find("bang")
    assert words.counted(game, "dollars", -5000) == debt
    assert words.counted(game, "dollars", 0) == "$0"
    table = bang(players=4).table
    events.fined(table, 0, 5000, -5000, "bang-score-deputy-fine")
    assert debt in words.event(game, table.told[-1], ["Ann"])
