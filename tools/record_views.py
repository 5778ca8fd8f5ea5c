"""Records what one seat sees of a game between bots, for looking at a board without a server.

`python tools/record_views.py dice-town` writes client/src/dev/dice-town.json, which the page client/dev.html
shows: one message after another as a socket would bring them. It is not checked in.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

import msgspec

from environment import ROOT
from posse.bots import make, names
from posse.core import registry
from posse.core.chance import Chance
from posse.server.wire import convert

SEAT = 0
NAMES = ["Rider", "Anna", "Taras", "Deputy", "Greenhorn", "Mika", "Ö", "Катерина"]


def record(name: str, seats: int, seed: str) -> dict[str, Any]:
    game = registry.find(name)
    chance = Chance.from_text(seed)
    table = game.new(seats, {}, chance)
    bots = [make(names(game)[-1], game, bytes([seat]) * 32) for seat in range(seats)]
    messages: list[dict[str, Any]] = []

    def tell(choice: str | None) -> None:
        told = messages[-1]["number"] if messages else 0
        events = convert.events(table, told, SEAT)
        decision = convert.decision(table, SEAT)
        view = msgspec.to_builtins(table.view(SEAT))
        if messages and not events and messages[-1]["view"] == view and choice is None:
            return
        messages.append(
            {
                "since": told,
                "number": told + len(events),
                "events": msgspec.to_builtins(events),
                "view": view,
                "decision": msgspec.to_builtins(decision),
                "chose": choice,
            }
        )

    tell(None)
    while table.waiting:
        for seat in table.asked_seats():
            decision = table.decision(seat, named=True)
            assert decision is not None
            view = table.view(seat)
            option = bots[seat].choose(view, decision, partial(table.imagine, seat))
            chose = decision.names[decision.options.index(option)] if seat == SEAT else None
            table.take(seat, option)
            tell(chose)
    result = table.result()
    assert result is not None
    return {
        "game": msgspec.to_builtins(convert.game(game)),
        "names": NAMES[:seats],
        "seat": SEAT,
        "messages": messages,
        "result": msgspec.to_builtins(convert.result(result)),
    }


def main(args: list[str]) -> None:
    if not args:
        sys.exit("record_views.py GAME [SEATS [SEED]]")
    name = args[0]
    seats = int(args[1]) if len(args) > 1 else 4
    file = ROOT / "client" / "src" / "dev" / f"{name}.json"
    recorded = record(name, seats, args[2] if len(args) > 2 else "7")
    file.write_bytes(msgspec.json.encode(recorded))
    asked = sorted({message["decision"]["asks"] for message in recorded["messages"] if message["decision"]})
    print(f"{file.relative_to(ROOT)}: {len(recorded['messages'])} messages, asked {', '.join(asked)}")


if __name__ == "__main__":
    main(sys.argv[1:])
