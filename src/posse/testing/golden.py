"""Golden games: whole games as text in tests/golden, reviewed by people before they are committed.

The first line of a file says how to play its game. After an intended change,
`python -m posse.testing.golden` writes all of them again; read the difference like prose.
`python -m posse.testing.golden dice-town 3 some-seed` adds one; settings follow: `expert=on`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from posse.core import registry
from posse.core.chance import Chance
from posse.core.events import Event, Field
from posse.core.game import Game
from posse.core.said import CARD, CARDS, MAYBE_SEAT, SEAT, SEATS
from posse.core.table import SEAT_LETTERS, Table

FOLDER: Final = Path("tests/golden")
NOTE: Final = "Every choice is made at random. Choices stand at the margin, what they lead to below them."


def heading(name: str, seats: int, seed: str, settings: dict[str, str]) -> str:
    set_to = [f"{setting}={value}" for setting, value in settings.items()]
    return ", ".join([name, f"{seats} seats", *set_to, f"seed {seed}"])


def tell(head: str) -> str:
    """The game of a heading, from its first event to its result."""
    name, seats, *set_to, seed = [part.strip() for part in head.split(",")]
    game = registry.find(name)
    seed = seed.removeprefix("seed ")
    settings = dict([setting.split("=") for setting in set_to])
    table = game.new(int(seats.removesuffix(" seats")), settings, Chance.from_text(seed))
    lines = [heading(game.name, table.seats, seed, settings), "", NOTE, ""]
    lines += [_event(game, event) for event in table.told]
    picks = Chance.from_text(seed + " choices")
    while not table.over:
        before = len(table.told)
        lines.append(_choose(table, picks))
        lines += [_event(game, event) for event in table.told[before:]]
    return "\n".join([*lines, "", *_result(table)]) + "\n"


def _choose(table: Table, picks: Chance) -> str:
    seat = picks.pick(table.asked_seats())
    decision = table.decision(seat, named=True)
    assert decision is not None
    name = decision.names[picks.below(len(decision.names))]
    table.choose(seat, decision.id, name)
    return f"{SEAT_LETTERS[seat]} {decision.asks}: {name}"


def _event(game: Game, event: Event) -> str:
    shown = [
        f"{field.name}={_value(game, field, value)}"
        for field, value in zip(event.kind.fields, event.values, strict=True)
    ]
    return "    " + " ".join([event.kind.name, *shown, f"[{event.rule}]"])


def _value(game: Game, field: Field, value: object) -> str:
    if isinstance(value, tuple):
        return ",".join([_one(game, field.what, each) for each in value]) or "none"
    return _one(game, field.what, value)


def _one(game: Game, what: str, value: object) -> str:
    if isinstance(value, int) and what in (SEAT, SEATS, MAYBE_SEAT):
        return SEAT_LETTERS[value] if value >= 0 else "nobody"
    if isinstance(value, int) and what in (CARD, CARDS):
        return game.cards[value].name
    return str(value).removeprefix("face-")


def _result(table: Table) -> list[str]:
    result = table.result()
    assert result is not None
    lines = []
    for seat, score in enumerate(result.scores):
        counted = ", ".join([f"{line.what} {line.count} for {line.points}" for line in result.lines[seat]])
        lines.append(f"{SEAT_LETTERS[seat]}: place {result.ranks[seat]}, {score} points: {counted}")
    return lines


def main(words: list[str]) -> None:
    if words:
        name, seats, seed, *set_to = words
        settings = dict([setting.split("=") for setting in set_to])
        file = FOLDER / f"{'-'.join([name, seats, *settings])}.txt"
        files = {file: heading(name, int(seats), seed, settings)}
    else:
        files = {file: file.read_text(encoding="utf-8").split("\n")[0] for file in FOLDER.glob("*.txt")}
    for file, head in sorted(files.items()):
        file.write_text(tell(head), encoding="utf-8", newline="\n")
        print(file)


if __name__ == "__main__":
    main(sys.argv[1:])
