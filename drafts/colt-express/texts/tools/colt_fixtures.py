"""Records moments of real Colt Express games for the page on which the board is looked at (client/src/dev).

Run by hand when the view or the protocol changes: `colt_fixtures.py`. It plays random games with fixed luck
until each moment wanted below has been seen, and writes what a seat is sent there: the view before, and the
message that leads to its question. The client's own tests read them too.
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
from posse.games.colt_express.cards import BELLE, BULLET, CHEYENNE, DOC, GHOST, TUCO
from posse.games.colt_express.rounds import SPEEDING_UP, SWITCHING, TUNNEL
from posse.games.colt_express.view import BanditView, ColtView
from posse.server import protocol, telling

FOLDER = ROOT / "client" / "src" / "dev" / "fixtures"
GAME = registry.find("colt-express")
GAMES = 900
NAMES = {
    2: ["Mika", "Bartholomew Throckmorton"],
    3: ["Анна-Марія Вишневецька", "Mika", "Bot Deputy"],
    4: ["Mika", "Анна", "Тарас", "Bot Deputy"],
    5: ["Катерина", "Old Jebediah Cornelius", "Тарас", "Ö", "Bot Greenhorn"],
    6: ["Mika", "Катерина", "Old Jebediah Cornelius", "Тарас", "Bot Deputy", "Bot Greenhorn"],
}

# Kinds of games, played in turn: seats and options.
KINDS: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "three-teams": (3, {"bandits_per_player": 2}),
    "four": (4, {}),
    "five": (5, {}),
    "six": (6, {}),
    "expert": (4, {"expert": True}),
    "plain": (4, {"abilities": False, "events": False}),
}


class Moment:
    """A table just after a choice, as one seat gets to know of it."""

    def __init__(self, table: Table, seat: int, before: ColtView, since: int) -> None:
        self.table = table
        self.seat = seat
        self.before = before
        self.since = since
        view = table.view(seat)
        assert isinstance(view, ColtView)
        self.view = view
        decision = table.decision(seat, named=True) if seat >= 0 else None
        self.asks = decision.asks if decision else ""
        self.options: list[str] = decision.names if decision else []

    def told(self, kind: str) -> int:
        """How often this has just happened."""
        return sum(event.kind.name == kind for event in self.table.told[self.since :])

    def waits(self, asks: str) -> bool:
        return any(each.asks == asks for each in self.view.waiting)

    def turn(self) -> int:
        """The kind of the planning turn that is being taken."""
        return self.view.turns[self.view.turn] >> 3 & 7 if self.view.turn < len(self.view.turns) else -1

    def gang(self) -> list[int]:
        return self.view.players[self.seat].bandits

    def acting(self) -> int:
        up = [card for card in self.view.pile if card.resolved]
        return up[-1].bandit if up else -1

    def bandit(self, number: int) -> BanditView:
        return next(each for each in self.view.bandits if each.bandit == number)

    def bullets(self) -> int:
        return sum(card >= BULLET for card in self.view.hand)


Test = Callable[[Moment], bool]


def asked(asks: str, also: Test | None = None) -> Test:
    return lambda m: m.asks == asks and (also is None or also(m))


def through_the_roof(m: Moment) -> bool:
    """Tuco may shoot at somebody in his own car, and at somebody else."""
    if m.acting() != TUCO:
        return False
    here = m.bandit(TUCO)
    cars = [each.car == here.car for each in m.view.bandits if f"at:{_name(each.bandit)}" in m.options]
    return True in cars and False in cars


def beside_belle(m: Moment) -> bool:
    """Belle stands beside somebody who can be chosen, and cannot be chosen herself."""
    if "at:belle" in m.options or m.acting() == BELLE:
        return False
    belle = [each for each in m.view.bandits if each.bandit == BELLE]
    return any(
        (each.car, each.roof) == (belle[0].car, belle[0].roof)
        for each in m.view.bandits
        if belle and f"at:{_name(each.bandit)}" in m.options
    )


def _name(bandit: int) -> str:
    return ("ghost", "doc", "tuco", "cheyenne", "belle", "django")[bandit]


def knows_a_purse(m: Moment) -> bool:
    """A purse lies there whose value this seat knows, and one it does not."""
    here = m.bandit(m.acting())
    place = next(each for each in m.view.places if (each.car, each.roof) == (here.car, here.roof))
    values = [purse.value > 0 for purse in place.purses]
    return True in values and False in values


# By name: what kind of game, and what has to be true. A seat that is asked, unless the test says otherwise.
WANTED: dict[str, tuple[str, Test]] = {
    "character": ("four", asked("character", lambda m: m.seat == 2)),
    "character-six": ("six", asked("character", lambda m: m.seat == 3)),
    "character-watched": ("six", lambda m: m.seat == 0 and m.waits("character") and len(m.view.bandits) == 4),
    "team": ("two", asked("character", lambda m: m.seat == 1)),
    "team-three": ("three-teams", asked("character", lambda m: m.seat == 1)),
    "placement": ("two", asked("placement", lambda m: m.seat == 1)),
    "placement-sealed": ("two", lambda m: m.seat == 0 and not m.asks and m.waits("placement")),
    "pick": ("two", asked("pick", lambda m: m.view.round == 4 and m.options[-1].startswith("pick:bullet"))),
    "pick-sealed": (
        "two",
        lambda m: m.seat >= 0 and not m.asks and m.waits("pick") and m.view.round > 1 and m.view.picked >= 0,
    ),
    "plan-first": ("four", asked("plan", lambda m: m.view.round == 1 and m.view.turn == 0)),
    "plan-middle": (
        "four",
        asked("plan", lambda m: m.view.round == 3 and 10 < m.view.turn and m.bullets() == 2),
    ),
    "plan-tunnel": ("four", asked("plan", lambda m: m.turn() == TUNNEL and len(m.view.pile) > 5)),
    "plan-speeding-up": (
        "four",
        asked("plan", lambda m: m.turn() == SPEEDING_UP and m.view.round > 2 and m.told("card-played") == 1),
    ),
    "plan-switching": ("four", asked("plan", lambda m: m.turn() == SWITCHING and m.bullets() > 0)),
    "plan-ghost": (
        "four",
        asked("plan", lambda m: GHOST in m.gang() and m.options[-2].startswith("hide:") and m.view.round > 1),
    ),
    "plan-doc": ("five", asked("plan", lambda m: DOC in m.gang() and len(m.view.hand) == 7)),
    "plan-bullets": ("four", asked("plan", lambda m: m.bullets() > 4)),
    "plan-many-cards": ("four", asked("plan", lambda m: len(m.view.hand) > 11)),
    "plan-forced-draw": ("four", asked("plan", lambda m: m.options == ["draw"])),
    "plan-empty-deck": ("four", asked("plan", lambda m: m.view.players[m.seat].deck == 0)),
    "plan-watched": (
        "four",
        lambda m: m.seat >= 0 and not m.asks and m.waits("plan") and m.turn() == TUNNEL and m.view.round > 1,
    ),
    "plan-three": ("three", asked("plan", lambda m: m.view.round == 2 and m.view.turn > 6)),
    "plan-six": ("six", asked("plan", lambda m: m.view.round == 4 and len(m.view.turns) == 24 and m.view.turn > 14)),
    "plan-teams": ("two", asked("plan", lambda m: m.view.round > 2 and m.view.turn > 3 and m.bullets() > 0)),
    "plan-teams-three": ("three-teams", asked("plan", lambda m: m.view.round > 1 and m.view.turn > 6)),
    "plan-plain": ("plain", asked("plan", lambda m: m.view.round == 5 and m.view.turn > 6)),
    "bonus": ("two", asked("bonus", lambda m: len(m.options) > 2)),
    "bonus-none": ("two", asked("bonus", lambda m: len(m.options) == 1)),
    "plan-expert": ("expert", asked("plan", lambda m: m.view.round > 2 and len(m.view.players[m.seat].discard) > 4)),
    "expert-keep": ("expert", asked("expert-keep", lambda m: len(m.view.hand) > 4 and m.bullets() > 0)),
    "expert-kept": (
        "expert",
        lambda m: m.seat >= 0 and m.waits("expert-keep") and not m.asks and m.view.picked > 0 and m.view.round > 1,
    ),
    "move-roof": ("four", asked("move", lambda m: len(m.options) > 3 and m.view.round > 1)),
    "move-inside": ("four", asked("move", lambda m: not m.bandit(m.acting()).roof)),
    "move-teams": ("two", asked("move", lambda m: len(m.options) > 2)),
    "move-six": ("six", asked("move", lambda m: len(m.options) == 6)),
    "shoot-roof": ("four", asked("shoot", lambda m: m.bandit(m.acting()).roof and m.acting() != TUCO)),
    "shoot-inside": ("four", asked("shoot", lambda m: not m.bandit(m.acting()).roof and len(m.options) > 2)),
    "shoot-tuco": ("four", asked("shoot", through_the_roof)),
    "shoot-belle": ("four", asked("shoot", beside_belle)),
    "shoot-six": ("six", asked("shoot", lambda m: len(m.options) > 3)),
    "shoot-three": ("three", asked("shoot")),
    "rob": ("four", asked("rob", lambda m: len(m.options) > 3)),
    "rob-known": ("four", asked("rob", knows_a_purse)),
    "rob-strongbox": ("four", asked("rob", lambda m: "strongbox" in m.options)),
    "punch": ("four", asked("punch", lambda m: len(m.options) > 1)),
    "punch-six": ("six", asked("punch", lambda m: len(m.options) > 3)),
    "punch-loot": ("four", asked("punch-loot")),
    "punch-loot-three": ("six", asked("punch-loot", lambda m: len(m.options) == 3)),
    "punch-keep": ("four", asked("punch-keep")),
    "punch-way": ("four", asked("punch-way", lambda m: m.acting() != CHEYENNE)),
    "marshal": ("four", asked("marshal", lambda m: m.view.round > 1)),
    "pickpocket": ("four", asked("pickpocket", lambda m: len(m.options) > 2)),
    "stealing-watched": (
        "four",
        lambda m: m.seat >= 0 and not m.asks and m.waits("shoot") and m.acting() not in m.gang(),
    ),
    # What happens at once: much to be acted out before the next question
    "show-stealing": (
        "four",
        lambda m: m.seat == 0 and m.told("card-up") > 8 and m.told("shot") > 1 and m.told("robbed") > 0,
    ),
    "show-marshal": ("four", lambda m: m.seat == 1 and m.told("fled") > 1 and m.told("marshal-moved") > 0),
    "show-punch": ("four", lambda m: m.seat == 2 and m.told("knocked") > 0 and m.told("loot-dropped") > 0),
    "show-kept-purse": ("four", lambda m: m.seat == 0 and m.told("purse-kept") > 0),
    "show-django": ("four", lambda m: m.seat == 0 and m.told("pushed") > 0),
    "show-swivel-arm": ("four", lambda m: m.seat == 0 and m.told("swept") > 1),
    "show-take-it-all": ("four", lambda m: m.seat == 0 and m.told("strongbox-out") > 0),
    "show-rebellion": ("six", lambda m: m.seat == 0 and m.told("event") > 0 and m.told("neutral-bullet") > 2),
    "show-hostage": ("four", lambda m: m.seat == 0 and m.told("hostage-paid") > 0),
    "show-revenge": ("four", lambda m: m.seat == 0 and m.told("event") > 0 and m.view.over and m.told("loot-dropped") > 0),
    "show-expert": ("expert", lambda m: m.seat == 0 and m.told("hand-kept") > 0 and m.told("card-up") > 3),
    "show-placed": ("two", lambda m: m.seat == 0 and m.told("placed") > 0),
    "show-first-round": ("six", lambda m: m.seat == 0 and m.told("placed") > 0),
    "spectator": ("four", lambda m: m.seat < 0 and m.waits("plan") and m.view.round == 2 and m.view.turn > 8),
    "spectator-six": ("six", lambda m: m.seat < 0 and m.waits("shoot") and m.view.round > 2),
    "over": ("four", lambda m: m.seat >= 0 and m.view.over),
    "over-six": ("six", lambda m: m.seat >= 0 and m.view.over),
    "over-teams": ("two", lambda m: m.seat >= 0 and m.view.over),
    "over-expert": ("expert", lambda m: m.seat >= 0 and m.view.over),
}


def moments(number: int, kind: str) -> Iterator[Moment]:
    """A random game, choice by choice, through the eyes of every seat and of a spectator."""
    dice = random.Random(number)
    seats, options = KINDS[kind]
    table = GAME.new(seats, options, Chance.from_text(str(number)))
    while not table.over:
        seat = dice.choice(table.asked_seats())
        views = [table.view(each) for each in range(-1, seats)]
        since = len(table.told)
        decision = table.decision(seat, named=True)
        assert decision is not None
        table.take(seat, choose(decision.options, decision.names, dice))
        for each, before in zip(range(-1, seats), views, strict=True):
            assert isinstance(before, ColtView)
            yield Moment(table, each, before, since)


def choose(options: list[int], names: list[str], dice: random.Random) -> int:
    """At random; but nobody draws all the time, or the pile would stay empty."""
    if "draw" in names and len(options) > 1 and dice.random() < 0.5:
        return dice.choice(options[: names.index("draw")])
    return dice.choice(options)


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
    missing = dict(WANTED)
    FOLDER.mkdir(exist_ok=True)
    kinds = list(KINDS)
    for number in range(GAMES):
        kind = kinds[number % len(kinds)]
        if not any(wanted == kind for wanted, _ in missing.values()):
            continue
        for moment in moments(number, kind):
            for name, (wanted, test) in list(missing.items()):
                if wanted == kind and test(moment):
                    del missing[name]
                    _write(FOLDER / f"colt-express-{name}.json", message(moment))
    _write(FOLDER / "colt-express-cards.json", msgspec.to_builtins(telling.game_told(GAME).cards))
    if missing:
        print("Not seen in", GAMES, "games:", ", ".join(missing), file=sys.stderr)


def _write(file: Path, content: object) -> None:
    file.write_bytes(msgspec.json.encode(content) + b"\n")
    print(file.relative_to(ROOT))


if __name__ == "__main__":
    sys.exit(guarded(record))
