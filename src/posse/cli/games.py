"""posse games: what can be played, by how many, with which options and bots."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from posse import bots
from posse.cli.terminal import Terminal
from posse.core import registry
from posse.core.game import Game, GameOption
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
    _indented(terminal, words.t("cli-games-options"), 2, "bold")
    for option in game.options:
        allowed = words.t(
            "cli-games-allowed", allowed=_allowed(option, game), default=_default(terminal, option)
        )
        title = words.t(_key(game, option))
        _indented(terminal, Text.assemble((f"--set {option.name}=…", "cyan"), f"  {title}. {allowed}"), 4)
        _indented(terminal, words.t(_key(game, option) + ".text"), 6)
        _indented(terminal, Text.assemble((f"{option.rule}: ", "cyan"), words.rule(option.rule)), 6)
    _indented(terminal, words.t("cli-games-bots"), 2, "bold")
    for bot in bots.names(game):
        _indented(terminal, Text.assemble((bot, "cyan"), "  ", words.t(f"bot-{bot}.text")), 4)


def _indented(terminal: Terminal, text: str | Text, depth: int, style: str = "") -> None:
    line = Text(text, style=style) if isinstance(text, str) else text
    terminal.para(line, depth)


def _key(game: Game, option: GameOption) -> str:
    return f"{game.name}-opt-{option.name}"


def _allowed(option: GameOption, game: Game) -> str:
    """The values that can be set, as they are typed."""
    if option.kind == "flag":
        return "on, off"
    if option.kind == "choice":
        return ", ".join(option.choices)
    if option.kind == "seat":
        return f"{SEAT_LETTERS[0]}–{SEAT_LETTERS[game.max_seats - 1]}"
    return f"{option.low}–{option.high}"


def _default(terminal: Terminal, option: GameOption) -> str:
    if option.default is None:
        return terminal.t("cli-games-not-set")
    if isinstance(option.default, bool):
        return "on" if option.default else "off"
    return str(option.default)


def _as_dict(terminal: Terminal, game: Game) -> dict[str, Any]:
    words = terminal.words
    return {
        "name": game.name,
        "title": words.t(f"{game.name}-name"),
        "about": words.t(f"{game.name}-blurb"),
        "version": game.version,
        "seats": {"min": game.min_seats, "max": game.max_seats},
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "choices": list(option.choices),
                "low": option.low,
                "high": option.high,
                "title": words.t(_key(game, option)),
                "about": words.t(_key(game, option) + ".text"),
                "rule": option.rule,
            }
            for option in game.options
        ],
        "bots": [{"name": bot, "about": words.t(f"bot-{bot}.text")} for bot in bots.names(game)],
    }
