"""Any combination of settings that is not refused starts and ends, and what is refused says why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from posse.core.chance import Chance
from posse.core.errors import SettingError
from posse.core.game import Setting
from posse.games.bang.table import BangTable
from posse.testing import rule
from tests.every_game.cases import LONG
from tests.games.bang.laying import GAME

SAMPLES = 600 if LONG else 48
CHECKED = 40  # one choice in as many is looked at closely
REFUSED = {
    "bang-error-hidden-six",
    "bang-error-hidden-six-show",
    "bang-error-events",
    "bang-error-no-mercy",
    "bang-error-money",
}


def some_value(setting: Setting, random: Random) -> Any:
    if setting.kind == "flag":
        return random.random() < 0.5
    if setting.kind == "choice":
        return random.choice(setting.choices)
    return random.randint(setting.low, setting.high)


def combination(number: int) -> tuple[int, dict[str, Any]]:
    """Any number of players with any settings; every fourth time six, so that the hidden game occurs."""
    random = Random(f"combination {number}")
    players = 6 if number % 4 == 0 else random.randint(2, 8)
    return players, {setting.name: some_value(setting, random) for setting in GAME.settings}


def without_reason(players: int, settings: dict[str, Any]) -> dict[str, Any]:
    """The nearest combination that is allowed: what is refused is set back, one setting after the other."""
    wanted = dict(settings)
    for setting in reversed(GAME.settings):
        try:
            return GAME.settings_for(players, wanted)
        except SettingError as refused:
            if refused.key not in REFUSED:
                raise
            wanted[setting.name] = setting.default
    return GAME.settings_for(players, wanted)


def played(players: int, settings: dict[str, Any], seed: str) -> BangTable:
    """A whole game at random."""
    table = GAME.new(players, settings, Chance.from_text(seed), telling=False)
    assert isinstance(table, BangTable)
    random = Random(seed)
    while not table.over:
        seat = random.choice(table.asked_seats())
        decision = table.decision(seat)
        assert decision is not None
        table.take(seat, random.choice(decision.options))
        if random.random() * CHECKED < 1:
            assert table.invariants() == []
    return table


@rule("bang-opt-mode-limits", "bang-var-money-match")
def test_any_combination_starts_and_ends() -> None:
    modes = set()
    for number in range(SAMPLES):
        players, wanted = combination(number)
        settings = without_reason(players, wanted)
        table = played(players, settings, f"combination {number}")
        modes.add((settings["mode"], settings["match"]))
        result = table.result()
        assert result is not None
        assert result.winners, (players, settings)
        assert len(table.match.sheet) == (players if settings["match"] == "full" else 0)
    assert modes == {(mode, match) for mode in ("standard", "hidden_six") for match in ("single", "full")}


@pytest.mark.parametrize("match", ["single", "full"])
@pytest.mark.parametrize("events", ["none", "high_noon", "fistful", "mixed"])
def test_the_hidden_game_goes_with_every_event_deck_and_with_matches(events: str, match: str) -> None:
    settings = GAME.settings_for(6, {"mode": "hidden_six", "events": events, "match": match})
    assert played(6, settings, f"hidden {events} {match}").result() is not None


def test_everything_at_once() -> None:
    """Every box, both event decks, every variant, a match with money."""
    boxes = dict.fromkeys(("dodge_city", "wws_characters", "promo_characters", "wws_events"), True)
    variants = dict.fromkeys(("no_mercy", "bounties", "experience", "hiring"), True)
    for players in (4, 6, 8):
        settings = {**boxes, **variants, "events": "mixed", "match": "full"}
        table = played(players, GAME.settings_for(players, settings), f"everything {players}")
        assert len(table.match.sheet) == players
