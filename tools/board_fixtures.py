"""Records moments of real games for the page that shows a board without a server (client/src/dev).

Run by hand when a view or the protocol changes: `board_fixtures.py [GAME ...]`. It plays games with fixed
luck until each moment that tests/games/<game>/moments.py wants has been seen, and writes what a seat is sent
there to client/src/games/<game>/fixtures: the view before, and the message that leads to its question. The
client's own tests read them too.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from environment import ROOT, guarded
from posse.core import Chance, Game, registry
from posse.server.wire import convert, protocol
from posse.testing.moments import Lookout, M, Moment

GAMES = ROOT / "client" / "src" / "games"
# By number of seats, so that every board is seen with a long name, a very short one and other alphabets.
NAMES = {
    2: ["Mika", "Bartholomew Throckmorton"],
    3: ["Анна-Марія Вишневецька", "Mika", "Bot Deputy"],
    4: ["Mika", "Анна", "Тарас", "Bot Deputy"],
    5: ["Катерина", "Old Jebediah Cornelius", "Тарас", "Ö", "Bot Greenhorn"],
    6: ["Mika", "Катерина", "Old Jebediah Cornelius", "Тарас", "Bot Deputy", "Bot Greenhorn"],
}
NAMES[7] = [*NAMES[6], "Ö"]
NAMES[8] = [*NAMES[7], "Анна-Марія Вишневецька"]


def moments(game: Game, lookout: Lookout[M], number: int, kind: str) -> Iterator[M]:
    """A game, choice by choice, through the eyes of every seat and of a spectator."""
    dice = random.Random(number)
    seats, settings = lookout.kinds[kind]
    table = game.new(seats, settings, Chance.from_text(str(number)))
    while not table.over:
        seat = dice.choice(table.asked_seats())
        views = [table.view(each) for each in range(-1, seats)]
        since = len(table.told)
        table.take(seat, lookout.choose(table, seat, dice))
        for each, before in zip(range(-1, seats), views, strict=True):
            yield lookout.moment(table, each, before, since)


def message(game: Game, moment: Moment) -> dict[str, Any]:
    """What a client is sent: a full view, then one with what happened. docs/protocol.md"""
    table, seat = moment.table, moment.seat
    names = NAMES[table.seats]
    result = table.result()
    fixture = {
        "game": game.name,
        "seat": seat,
        "names": names,
        "bots": [name.startswith("Bot") for name in names],
        "before": moment.before,
        "past": convert.events(table, 0, seat)[: moment.since],
        "message": protocol.ViewChanged(
            full=False,
            since=moment.since,
            number=len(table.told),
            events=convert.events(table, moment.since, seat),
            view=moment.view,
            decision=convert.decision(table, seat) if seat >= 0 else None,
            clocks=[],
        ),
        "result": convert.result(result) if result else None,
    }
    told: dict[str, Any] = msgspec.to_builtins(fixture)
    told["past"] = _this_round(told["past"])
    return told


def _this_round(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The board looks no further back than the beginning of the round, or of the game in a match."""
    starts = [at for at, event in enumerate(events) if event["kind"] in ("round-started", "game-began")]
    return events[starts[-1] :] if starts else events


def record(lookout: Lookout[M]) -> None:
    game = registry.find(lookout.game)
    folder = GAMES / game.name / "fixtures"
    folder.mkdir(exist_ok=True)
    missing = dict(lookout.wanted)
    kinds = list(lookout.kinds)
    for number in range(lookout.games):
        kind = kinds[number % len(kinds)]
        if not any(wanted == kind for wanted, _ in missing.values()):
            continue
        for moment in moments(game, lookout, number, kind):
            for name, (wanted, test) in list(missing.items()):
                if wanted == kind and test(moment):
                    del missing[name]
                    _write(folder / f"{name}.json", message(game, moment))
    _write(folder / "cards.json", msgspec.to_builtins(convert.game(game).cards))
    if missing:
        print("Not seen in", lookout.games, "games:", ", ".join(missing), file=sys.stderr)


def _write(file: Path, content: object) -> None:
    file.write_bytes(msgspec.json.encode(content) + b"\n")
    print(file.relative_to(ROOT))


def main(games: list[str]) -> None:
    """Of these games, or of all that have moments."""
    sys.path.insert(0, str(ROOT))
    known = {path.parent.name for path in ROOT.glob("tests/games/*/moments.py")}
    for name in [game.replace("-", "_") for game in games] or sorted(known):
        record(importlib.import_module(f"tests.games.{name}.moments").LOOKOUT)


if __name__ == "__main__":
    sys.exit(guarded(lambda: main(sys.argv[1:])))
