"""Random matches of every size, followed by the referee and its books."""

from __future__ import annotations

import pytest

from tests.games.bang.referee_match import MatchReferee
from tests.games.bang.test_referee import GAMES, settings_for, told


@pytest.mark.parametrize("players", range(2, 9))
def test_the_referee_has_nothing_to_complain_about_in_a_match(players: int) -> None:
    for number in range(GAMES // 3):
        bounties = players > 3 and number % 2 == 1
        settings = {**settings_for(players, number), "match": "full", "bounties": bounties}
        referee = MatchReferee(players, settings)
        for event in told(players, settings, f"match {players} {number}"):
            referee.follow(event)
        assert referee.finish()[:5] == [], f"match {number}"
