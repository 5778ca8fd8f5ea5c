"""Records moments of real Dice Town games for the page on which the board is looked at (client/src/dev).

Run by hand when the view or the protocol changes: `board_fixtures.py`. It plays games of bots with fixed luck
until each moment wanted below has been seen, and writes what the seat asked is sent there: the view before,
and the message that leads to its question. The client's own tests read them too.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from environment import ROOT, guarded
from posse.core import Chance, Table, registry
from posse.games.dice_town.cards import BRUTE, CHEATER, GIRLS, WANTED
from posse.games.dice_town.view import DiceView
from posse.server import protocol, telling

FOLDER = ROOT / "client" / "src" / "dev" / "fixtures"
GAME = registry.find("dice-town")
GAMES = 6000
CAREFUL = 0.7  # how often a bot plays well; the rest is for the rare cards
NAMES = {
    2: ["Mika", "Bartholomew Throckmorton"],
    3: ["Анна-Марія Вишневецька", "Mika", "Bot Deputy"],
    4: ["Mika", "Анна", "Тарас", "Bot Deputy"],
    5: ["Катерина", "Old Jebediah Cornelius", "Тарас", "Ö", "Bot Greenhorn"],
}


class Moment:
    """A table just after a choice, as one seat gets to know of it."""

    def __init__(self, table: Table, seat: int, before: DiceView, since: int) -> None:
        self.table = table
        self.seat = seat
        self.before = before
        self.since = since
        view = table.view(seat)
        assert isinstance(view, DiceView)
        self.view = view
        decision = table.decision(seat) if seat >= 0 else None
        self.asks = decision.asks if decision else ""
        self.options = len(decision.options) if decision else 0

    def told(self, kind: str) -> int:
        """How often this has just happened."""
        return sum(event.kind.name == kind for event in self.table.told[self.since :])

    def waits(self, asks: str) -> bool:
        return any(each.asks == asks for each in self.view.waiting)

    def dollars(self) -> int:
        return self.view.players[self.seat].dollars


Test = Callable[[Moment], bool]


def asked(asks: str, also: Test | None = None) -> Test:
    return lambda m: m.asks == asks and (also is None or also(m))


# By name: how many seats, and what has to be true. A seat that is asked, unless the test says otherwise.
WANTED_MOMENTS: dict[str, tuple[int, Test]] = {
    "commit-first": (4, asked("commit-keep", lambda m: m.view.round == 1 and len(m.view.rolled) == 5)),
    "commit-two-seats": (2, asked("commit-keep", lambda m: 1 < len(m.view.rolled) < 5)),
    "commit-five-seats": (5, asked("commit-keep", lambda m: m.view.round > 3 and len(m.view.rolled) == 3)),
    "commit-cards": (
        4,
        asked(
            "commit-keep",
            lambda m: (
                BRUTE in m.view.store
                and CHEATER in m.view.store
                and len(m.view.rolled) == 5
                and m.dollars() in (1, 2)
                and len(m.view.property) > 1
            ),
        ),
    ),
    "commit-broke": (4, asked("commit-keep", lambda m: m.dollars() == 0 and len(m.view.rolled) > 2)),
    "commit-after-town": (
        4,
        asked("commit-keep", lambda m: m.told("property-taken") == 1 and m.told("badge-moved") == 1),
    ),
    "last-throw": (4, asked("declare-cheaters", lambda m: m.options == 1)),
    "declare-cheaters": (5, asked("declare-cheaters", lambda m: m.options > 1 and len(m.view.rolled) > 1)),
    "cheat": (4, asked("cheat", lambda m: len(m.view.players[m.seat].fresh) > 1)),
    "reduce-keep": (4, asked("reduce-keep")),
    "wanted-brute": (4, asked("wanted", lambda m: m.options == 2 and m.view.played_card == BRUTE)),
    "wanted-cheater": (4, asked("wanted", lambda m: m.options == 1 and m.view.played_card == CHEATER)),
    "wanted-victim": (
        5,
        asked("wanted", lambda m: m.view.played_victim == m.seat and WANTED in m.view.store),
    ),
    "offer-tied": (
        4,
        asked(
            "offer",
            lambda m: (
                m.seat in m.view.tied
                and m.dollars() > 3
                and m.view.players[m.seat].nuggets > 1
                and len(m.view.store) > 0
                and len(m.view.property) > 1
            ),
        ),
    ),
    "offer-untied": (
        5,
        asked(
            "offer",
            lambda m: m.seat not in m.view.tied and len(m.view.tied) > 2 and m.dollars() > 0,
        ),
    ),
    "offer-two-seats": (2, asked("offer")),
    "offer-cards": (4, asked("offer-cards", lambda m: len(m.view.property) > 1 and bool(m.view.own_offer))),
    "ruling": (
        4,
        asked("ruling", lambda m: len(m.view.offers) > 1 and any(offer.cards for offer in m.view.offers)),
    ),
    "ruling-own": (3, asked("ruling", lambda m: m.seat in m.view.tied and len(m.view.offers) > 0)),
    "ruling-watched": (
        5,
        lambda m: m.asks == "" and m.waits("ruling") and len(m.view.offers) > 2 and m.seat >= 0,
    ),
    "ruled": (4, lambda m: m.told("bribe-paid") > 0 and m.told("ruled") > 0 and m.seat >= 0),
    "dynamite": (4, asked("dynamite", lambda m: m.options == 2)),
    "even-split": (4, asked("even-split", lambda m: m.options == 2 and m.view.robbed > 5)),
    "unlimited-credit": (4, asked("unlimited-credit", lambda m: m.options == 2)),
    "store-pick": (4, asked("store-pick", lambda m: len(m.view.drawn) == 3)),
    "store-pick-five": (2, asked("store-pick", lambda m: len(m.view.drawn) > 3)),
    "joe-target": (5, asked("joe-target")),
    "saloon-target": (
        4,
        asked("saloon-target", lambda m: GIRLS in m.view.store and m.options > 5),
    ),
    "saloon-pick": (4, asked("saloon-pick", lambda m: len(m.view.drawn) == 3)),
    "saloon-victim": (
        4,
        lambda m: m.asks == "" and m.waits("saloon-pick") and m.view.drawn_from == m.seat >= 0,
    ),
    "marshal": (4, asked("marshal", lambda m: m.options == 2)),
    "marshal-pass-only": (4, asked("marshal", lambda m: m.options == 1)),
    "corruption": (4, asked("corruption", lambda m: m.options == 2)),
    "elixir": (4, asked("elixir", lambda m: m.options == 2)),
    "doctor-order": (5, asked("doctor-order", lambda m: m.options > 2)),
    "doctor-remedy": (4, asked("doctor-remedy", lambda m: m.options == 4)),
    "fence-pick": (4, asked("fence-pick", lambda m: len(m.view.property) > 3)),
    "fence-second": (4, asked("fence-pick", lambda m: m.told("fenced") == 1)),
    "final-tie": (3, asked("final-tie")),
    "cup-down": (
        4,
        lambda m: m.asks == "" and len(m.view.rolled) > 2 and len(m.view.waiting) == 2 and m.seat >= 0,
    ),
    "spectator": (4, lambda m: m.seat < 0 and m.view.round > 2 and m.told("kept") > 2),
    "spectator-dispute": (5, lambda m: m.seat < 0 and m.waits("offer") and len(m.view.waiting) > 1),
    "over": (4, lambda m: m.seat >= 0 and m.view.over),
    "over-five": (5, lambda m: m.seat >= 0 and m.view.over),
}


def choose(table: Table, seat: int, dice: random.Random) -> int:
    decision = table.decision(seat)
    assert decision is not None
    deputy = GAME.deputy()
    if deputy is not None and dice.random() < CAREFUL:
        return deputy(table.view(seat), decision, lambda chance: table.imagine(seat, chance))
    return dice.choice(decision.options)


def moments(number: int) -> Iterator[Moment]:
    """A game of bots, choice by choice, through the eyes of every seat and of a spectator."""
    dice = random.Random(number)
    seats = 2 + number % 4
    table = GAME.new(seats, {}, Chance.from_text(str(number)))
    while not table.over:
        seat = dice.choice(table.asked_seats())
        views = [table.view(each) for each in range(-1, seats)]
        since = len(table.told)
        table.take(seat, choose(table, seat, dice))
        for each, before in zip(range(-1, seats), views, strict=True):
            assert isinstance(before, DiceView)
            yield Moment(table, each, before, since)


def message(moment: Moment) -> dict[str, Any]:
    """What a client is sent: a full view, then one with what happened. docs/protocol.md"""
    table, seat = moment.table, moment.seat
    seats = table.seats
    result = table.result()
    fixture = {
        "game": GAME.name,
        "seat": seat,
        "names": NAMES[seats],
        "bots": [name.startswith("Bot") for name in NAMES[seats]],
        "before": moment.before,
        "past": telling.events_told(table, 0, seat)[: moment.since],
        "message": protocol.ViewChanged(
            full=False,
            since=moment.since,
            number=len(table.told),
            events=telling.events_told(table, moment.since, seat),
            view=moment.view,
            decision=telling.decision_told(table, seat) if seat >= 0 else None,
            clocks=[],
        ),
        "result": telling.result_told(result) if result else None,
    }
    told: dict[str, Any] = msgspec.to_builtins(fixture)
    told["past"] = _this_round(told["past"])
    return told


def _this_round(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The board looks no further back than the beginning of the round."""
    starts = [at for at, event in enumerate(events) if event["kind"] == "round-started"]
    return events[starts[-1] :] if starts else events


def record() -> None:
    missing = dict(WANTED_MOMENTS)
    FOLDER.mkdir(exist_ok=True)
    for number in range(GAMES):
        seats = 2 + number % 4
        if not any(wanted == seats for wanted, _ in missing.values()):
            continue
        for moment in moments(number):
            for name, (wanted, test) in list(missing.items()):
                if wanted == moment.table.seats and test(moment):
                    del missing[name]
                    _write(FOLDER / f"dice-town-{name}.json", message(moment))
    _write(FOLDER / "dice-town-cards.json", msgspec.to_builtins(telling.game_told(GAME).cards))
    if missing:
        print("Not seen in", GAMES, "games:", ", ".join(missing), file=sys.stderr)


def _write(file: Path, content: object) -> None:
    file.write_bytes(msgspec.json.encode(content) + b"\n")
    print(file.relative_to(ROOT))


if __name__ == "__main__":
    sys.exit(guarded(record))
