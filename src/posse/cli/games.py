"""posse games: what can be played, by how many, with which settings and bots."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from posse import bots
from posse.cli.terminal import Terminal
from posse.core import registry
from posse.core.game import Game, Preset, Setting, SettingValue
from posse.core.table import SEAT_LETTERS


def games(terminal: Terminal, as_json: bool) -> None:
    if as_json:
        terminal.json([_as_dict(terminal, game) for game in registry.games()])
        return
    for game in registry.games():
        _show(terminal, game)


def _show(terminal: Terminal, game: Game) -> None:
    words = terminal.words
    name = words.t(f"{game.name}-name")
    terminal.print(Text.assemble((game.name, "bold cyan"), "  ", (name, "bold")))
    seats = words.t("seats-range", min=game.min_seats, max=game.max_seats)
    version = words.t("cli-games-version", version=game.version)
    _indented(terminal, words.t(f"{game.name}-blurb"), 2)
    _indented(terminal, f"{seats} · {version}", 2)
    _indented(terminal, words.t("cli-games-settings"), 2, "bold")
    for setting in game.settings:
        allowed = words.t(
            "cli-games-allowed", allowed=_allowed(setting, game), default=_default(terminal, setting)
        )
        title = words.t(_key(game, setting))
        _indented(terminal, Text.assemble((f"--set {setting.name}=…", "cyan"), f"  {title}. {allowed}"), 4)
        _indented(terminal, words.t(_key(game, setting) + ".text"), 6)
        _indented(terminal, Text.assemble((f"{setting.rule}: ", "cyan"), words.rule(setting.rule)), 6)
    for preset in game.presets:
        _show_preset(terminal, game, preset)
    _indented(terminal, words.t("cli-games-bots"), 2, "bold")
    for bot in bots.names(game):
        _indented(terminal, Text.assemble((bot, "cyan"), "  ", words.t(f"bot-{bot}.text")), 4)


def _show_preset(terminal: Terminal, game: Game, preset: Preset) -> None:
    """A switch for several settings, and what it sets them to."""
    words = terminal.words
    title = words.t(f"{game.name}-setting-{preset.name}")
    values = ", ".join(f"{name}={_typed(value)}" for name, value in preset.values.items())
    _indented(terminal, Text.assemble((f"--set {preset.name}=on", "cyan"), f"  {title}: {values}."), 4)
    _indented(terminal, words.t(f"{game.name}-setting-{preset.name}.text"), 6)
    _indented(terminal, Text.assemble((f"{preset.rule}: ", "cyan"), words.rule(preset.rule)), 6)


def _indented(terminal: Terminal, text: str | Text, depth: int, style: str = "") -> None:
    line = Text(text, style=style) if isinstance(text, str) else text
    terminal.para(line, depth)


def _key(game: Game, setting: Setting) -> str:
    return f"{game.name}-setting-{setting.name}"


def _allowed(setting: Setting, game: Game) -> str:
    """The values that can be set, as they are typed."""
    if setting.kind == "flag":
        return "on, off"
    if setting.kind == "choice":
        return ", ".join(setting.choices)
    if setting.kind == "seat":
        return f"{SEAT_LETTERS[0]}–{SEAT_LETTERS[game.max_seats - 1]}"
    return f"{setting.low}–{setting.high}"


def _default(terminal: Terminal, setting: Setting) -> str:
    if setting.default is None:
        return terminal.t("cli-games-not-set")
    return _typed(setting.default)


def _typed(value: SettingValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _as_dict(terminal: Terminal, game: Game) -> dict[str, Any]:
    words = terminal.words
    return {
        "name": game.name,
        "title": words.t(f"{game.name}-name"),
        "about": words.t(f"{game.name}-blurb"),
        "version": game.version,
        "seats": {"min": game.min_seats, "max": game.max_seats},
        "settings": [
            {
                "name": setting.name,
                "kind": setting.kind,
                "default": setting.default,
                "choices": list(setting.choices),
                "low": setting.low,
                "high": setting.high,
                "title": words.t(_key(game, setting)),
                "about": words.t(_key(game, setting) + ".text"),
                "rule": setting.rule,
            }
            for setting in game.settings
        ],
        "presets": [
            {
                "name": preset.name,
                "values": preset.values,
                "title": words.t(f"{game.name}-setting-{preset.name}"),
                "about": words.t(f"{game.name}-setting-{preset.name}.text"),
                "rule": preset.rule,
            }
            for preset in game.presets
        ],
        "bots": [{"name": bot, "about": words.t(f"bot-{bot}.text")} for bot in bots.names(game)],
    }
