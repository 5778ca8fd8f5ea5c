"""Finding games, and their settings: what there is, what is allowed, and what is said otherwise."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

import posse.games
from posse.core import Game, PosseError, Setting, registry
from posse.core.errors import SettingError
from posse.core.game import Preset
from posse.core.said import TEXT


def test_games_are_found_by_name_however_it_is_written() -> None:
    game = registry.find("dice-town")
    assert game.name == "dice-town"
    for name in ("dice_town", " Dice-Town ", "DICE_TOWN"):
        assert registry.find(name) is game
    assert game in registry.games()
    names = [each.name for each in registry.games()]
    assert names == sorted(set(names))


def test_a_package_without_a_game_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in progress can be imported and tested before anybody is offered it."""
    package = tmp_path / "half_a_game"
    package.mkdir()
    (package / "__init__.py").write_text('"""Rules to come."""')
    before = registry.games()
    monkeypatch.setattr(posse.games, "__path__", [*posse.games.__path__, str(tmp_path)])
    assert importlib.import_module("posse.games.half_a_game")
    assert registry.games() == before
    sys.modules.pop("posse.games.half_a_game")


@pytest.mark.parametrize("name", ["", "poker", "dice town", "dice-town/..", "os", "x" * 5_000, "\x00", "🎲"])
def test_an_unknown_game_is_named_with_those_there_are(name: str) -> None:
    with pytest.raises(PosseError) as error:
        registry.find(name)
    assert error.value.key == "error-unknown-game"
    said = {key: str(value) for key, _, value in error.value.arguments}
    assert "dice-town" in said["known"]
    assert len(said["game"]) <= 40


FLAG = Setting("events", "flag", False, "dice-overview-goal")
CHOICE = Setting("map", "choice", "town", "dice-overview-goal", choices=("town", "desert"))
NUMBER = Setting("rounds", "number", 3, "dice-overview-goal", low=1, high=12)
SEAT = Setting("first", "seat", None, "dice-overview-goal")


@pytest.mark.parametrize(
    ("setting", "given", "meant"),
    [
        (FLAG, True, True),
        (FLAG, False, False),
        (FLAG, "on", True),
        (FLAG, "Yes", True),
        (FLAG, "TRUE", True),
        (FLAG, "off", False),
        (FLAG, "no", False),
        (FLAG, "false", False),
        (CHOICE, "desert", "desert"),
        (NUMBER, 1, 1),
        (NUMBER, 12, 12),
        (NUMBER, "7", 7),
        (SEAT, 0, 0),
        (SEAT, 3, 3),
        (SEAT, "2", 2),
        (SEAT, "a", 0),
        (SEAT, "d", 3),
        (SEAT, None, None),
    ],
)
def test_a_setting_reads_what_people_write(setting: Setting, given: object, meant: object) -> None:
    found = setting.read(given, 4)
    assert found == meant
    assert type(found) is type(meant)


@pytest.mark.parametrize(
    ("setting", "given"),
    [
        *[(FLAG, given) for given in ("", "maybe", 1, 0, None, 1.0, [], "on ")],
        *[(CHOICE, given) for given in ("", "Town", "sea", None, 0, True, [])],
        *[
            (NUMBER, given)
            for given in (
                0,
                13,
                -1,
                "0",
                "13",
                "-1",
                "1.5",
                1.5,
                True,
                None,
                "",
                "٣",
                "9" * 5_000,
                "0" * 9 + "3",
            )
        ],
        *[
            (SEAT, given)
            for given in (-1, 4, "e", "A", "4", "-1", "", True, 1.0, [], "٣", "9" * 5_000, "0" * 9 + "3")
        ],
    ],
    ids=lambda value: value.name if isinstance(value, Setting) else repr(value)[:20],
)
def test_what_a_setting_cannot_be_is_said_with_what_it_can(setting: Setting, given: object) -> None:
    with pytest.raises(SettingError) as error:
        setting.read(given, 4)
    assert error.value.key == "error-setting-value"
    said = {key: str(value) for key, _, value in error.value.arguments}
    assert said["setting"] == setting.name
    assert said["allowed"]
    assert len(said["value"]) <= 40


def test_settings_are_every_setting_with_its_value() -> None:
    game = registry.find("dice-town")
    assert game.settings_for(3, {}) == {"first_sheriff": None}
    assert game.settings_for(3, {"first_sheriff": "c"}) == {"first_sheriff": 2}
    assert game.new(3, {"first_sheriff": "c"}).settings == {"first_sheriff": 2}


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 10**9, True])
def test_a_number_of_seats_that_a_game_does_not_have(seats: int) -> None:
    with pytest.raises(SettingError) as error:
        registry.find("dice-town").new(seats)
    assert error.value.key == "error-seats"


def test_a_setting_that_a_game_does_not_have() -> None:
    with pytest.raises(SettingError) as error:
        registry.find("dice-town").new(3, {"first_sheriff": 0, "expansion" * 100: True})
    assert error.value.key == "error-setting-unknown"
    assert all(len(str(value)) <= 40 for _, _, value in error.value.arguments)


def switched() -> Game:
    """Two settings with one switch, and one that has nothing to do with it."""
    game = Game("switched", "1", 2, 4, "dice-overview-goal")
    game.settings = [FLAG, CHOICE, NUMBER]
    game.presets = [Preset("wild", {"events": True, "map": "desert"}, "dice-overview-goal")]
    return game


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({}, (False, "town", 3)),
        ({"wild": True}, (True, "desert", 3)),
        ({"wild": "on", "rounds": 5}, (True, "desert", 5)),
        ({"wild": "off"}, (False, "town", 3)),
        ({"wild": "off", "events": "on"}, (True, "town", 3)),
        ({"wild": "on", "map": "town"}, (True, "town", 3)),  # what is said of a setting itself goes first
    ],
)
def test_a_preset_is_a_switch_for_several_settings(
    given: dict[str, object], meant: tuple[object, ...]
) -> None:
    complete = switched().settings_for(3, given)
    assert complete == dict(zip(("events", "map", "rounds"), meant, strict=True))  # and nothing of the switch


def test_a_preset_is_on_or_off() -> None:
    with pytest.raises(SettingError) as error:
        switched().settings_for(3, {"wild": "maybe"})
    assert error.value.key == "error-setting-value"
    with pytest.raises(SettingError) as error:
        switched().settings_for(3, {"tame": "on"})
    assert ("known", TEXT, "events, map, rounds, wild") in error.value.arguments


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_presets_set_what_there_is_to_values_that_are_allowed(game: Game) -> None:
    for preset in game.presets:
        assert preset.name not in {setting.name for setting in game.settings}
        by_hand = game.settings_for(game.max_seats, dict(preset.values))
        assert by_hand == game.settings_for(game.max_seats, {preset.name: True})
        assert by_hand != game.settings_for(game.max_seats, {})
