"""Writes what the client knows of the Python side: the protocol, and each game's facts.

client/protocol.schema.json is the protocol as a JSON Schema, client/src/protocol.ts is made from it, and
client/src/games/<game>/facts.ts from the game's facts.py (tools/game_facts.py). `--check` writes nothing: the
exit code is 1 if a file is out of date. `--schema` leaves protocol.ts alone, so that it needs no Node.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec

import game_facts
from environment import ROOT, guarded
from node import commands, npm_ci
from posse.core import registry
from posse.server.wire import finished, outside, protocol

CLIENT = ROOT / "client"
SCHEMA = CLIENT / "protocol.schema.json"
TYPES = CLIENT / "src" / "protocol.ts"
REF = "#/$defs/"

MODULES = (protocol, outside, finished)

# What the HTTP interface takes and gives, beside the messages.
BODIES = (
    protocol.Fault,
    protocol.Game,
    protocol.GameWords,
    protocol.Me,
    protocol.SetName,
    protocol.CreateTable,
    protocol.JoinTable,
    protocol.ChangeSeat,
    protocol.ChangePace,
    protocol.RemoveSeat,
    protocol.LetBack,
    protocol.HandOver,
    protocol.Table,
    protocol.Lobby,
    finished.Replay,
    finished.ReviewState,
    outside.NewBot,
    outside.BotAccount,
    outside.BotToken,
)


def schema() -> dict[str, Any]:
    """One schema that names everything: messages, bodies, and each game's own view."""
    views = [type(game.new(game.min_seats).view()) for game in registry.games()]
    unions = {"ServerMessage": protocol.ServerMessage, "ClientMessage": protocol.ClientMessage}
    _, defs = msgspec.json.schema_components([*unions.values(), *BODIES, *views], ref_template=REF + "{name}")
    defs = _by_game(defs, views)
    for name, union in unions.items():
        defs[name] = {"anyOf": [{"$ref": REF + each.__name__} for each in get_args(union)]}
    defs["AnyView"] = {"anyOf": [{"$ref": REF + view.__name__} for view in views]}
    for name in ("ViewChanged", "Frame"):
        defs[name]["properties"]["view"] = {"$ref": REF + "AnyView"}
    named = [*unions, *(body.__name__ for body in BODIES), "AnyView"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "Made by tools/protocol_types.py from src/posse/server/wire: do not edit.",
        "type": "object",
        "properties": {name: {"$ref": REF + name} for name in named},
        "required": named,
        "$defs": dict(sorted(_sendable(defs).items())),
    }


def _by_game(defs: dict[str, Any], views: list[type]) -> dict[str, Any]:
    """Games may use the same word: what would stand here under its module's name gets its view's first word.

    posse.games.dice_town.view.PlayerView is a DicePlayerView, as the whole is a DiceView.
    """
    text = msgspec.json.encode(defs).decode()
    for view in views:
        first = view.__name__.removesuffix("View")
        for long in [name for name in defs if name.startswith(f"{view.__module__}.")]:
            short = first + long.rpartition(".")[2]
            text = text.replace(f'"{long}"', f'"{short}"').replace(f'"{REF}{long}"', f'"{REF}{short}"')
    named: dict[str, Any] = msgspec.json.decode(text)
    for name, each in named.items():
        each["title"] = name
    return named


def _sendable(defs: dict[str, Any]) -> dict[str, Any]:
    """The server sends every field, also those with a default; only what may be UNSET can be missing."""
    for name, each in defs.items():
        if "description" in each:
            each["description"] = " ".join(each["description"].split())
        sort = next((vars(module)[name] for module in MODULES if name in vars(module)), None)
        if isinstance(sort, type) and issubclass(sort, protocol.Sent):
            optional = {
                field.encode_name
                for field in msgspec.structs.fields(sort)
                if msgspec.UnsetType in get_args(field.type)
            }
            each["required"] = [field for field in each["properties"] if field not in optional]
    return defs


def schema_text() -> str:
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


def types_text(schema_file: Path) -> str:
    """What json-schema-to-typescript makes of a schema, formatted like the rest of the client."""
    npm_ci(CLIENT)
    node, _, env = commands()
    modules = CLIENT / "node_modules"
    cli = modules / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
    prettier = [*node, str(modules / "prettier" / "bin" / "prettier.cjs"), "--ignore-path", os.devnull]
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "protocol.ts"
        options = ["--additionalProperties=false", "--unreachableDefinitions=false"]
        command = [*node, str(cli), "-i", str(schema_file), "-o", str(made), *options]
        subprocess.run(command, env=env, check=True)
        formatting = [*prettier, "--stdin-filepath", str(TYPES)]
        done = subprocess.run(
            formatting, cwd=CLIENT, env=env, input=made.read_bytes(), stdout=subprocess.PIPE, check=True
        )
        return done.stdout.decode()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--schema", action="store_true", help="only the JSON Schema")
    options = parser.parse_args(arguments)
    stale: list[Path] = []
    for file, text in game_facts.files():
        _keep(file, text, options.check, stale)
    _keep(SCHEMA, schema_text(), options.check, stale)
    if not options.schema and SCHEMA not in stale:
        _keep(TYPES, types_text(SCHEMA), options.check, stale)
    for file in stale:
        print(f"{file.relative_to(ROOT)} is out of date: run tools/protocol_types.py")
    return 1 if stale else 0


def _keep(file: Path, text: str, check: bool, stale: list[Path]) -> None:
    if check:
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            stale.append(file)
    else:
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    code = [0]

    def run() -> None:
        code[0] = main(sys.argv[1:])

    sys.exit(guarded(run) or code[0])
