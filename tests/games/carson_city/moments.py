"""Moments of Carson City."""

from __future__ import annotations

import random
from collections.abc import Callable

from posse.core import SettingValue, Table
from posse.games.carson_city.facts import ACTING, ENDING, HOUSE, PLACING
from posse.games.carson_city.table import CarsonTable
from posse.games.carson_city.view import CarsonView
from posse.testing.moments import Lookout, Moment, asked
from tests.games.carson_city.busy import preferred

KINDS: dict[str, tuple[int, dict[str, SettingValue]]] = {
    "two": (2, {}),
    "three": (3, {"sides": "red"}),
    "four": (4, {}),
    "five": (5, {"sides": "random"}),
    "tiles": (3, {"duel_tiles": True}),
    "kit": (4, {"kit_carson": True}),
}


class CarsonMoment(Moment):
    view: CarsonView

    def built(self) -> int:
        """Buildings on the map."""
        return sum(player.buildings for player in self.view.players)

    def has(self, *names: str) -> bool:
        return all(name in self.options for name in names)

    def standing(self) -> int:
        """Cowboys on the board."""
        here = [space.cowboys for space in self.view.spaces] + [camp.cowboys for camp in self.view.camps]
        return sum(map(len, here))

    def duels(self) -> int:
        return sum(len(contest.seats) > 1 for contest in self.view.contests)


Test = Callable[[CarsonMoment], bool]

MOMENTS: dict[str, tuple[str, Test]] = {
    "start-parcel": ("four", asked("start-parcel", lambda m: sum(o >= 0 for o in m.view.owner) == 3)),
    "character": ("four", asked("character", lambda m: m.view.round == 1 and len(m.options) > 4)),
    "character-red": ("three", asked("character", lambda m: m.view.round == 2 and m.has("road"))),
    "character-five": ("five", asked("character", lambda m: m.view.round == 3)),
    "cash": ("four", asked("cash", lambda m: m.view.round == 2)),
    "settle": ("four", asked("settle", lambda m: m.view.round > 1)),
    "take-tile": ("three", asked("take-tile", lambda m: len(m.options) > 4)),
    "hire": ("four", asked("hire", lambda m: len(m.options) > 2)),
    "arm": ("three", asked("arm")),
    "bundle": ("three", asked("bundle")),
    "road": ("four", asked("road", lambda m: m.view.round > 1)),
    "place-first": ("four", asked("place", lambda m: m.view.round == 1 and m.standing() == 0)),
    "place": (
        "four",
        asked(
            "place",
            lambda m: (
                m.view.round == 3 and m.duels() > 1 and m.built() > 3 and m.has("attack", "guard", "road")
            ),
        ),
    ),
    "place-two": ("two", asked("place", lambda m: m.view.round == 2 and m.standing() > 2)),
    "place-five": ("five", asked("place", lambda m: m.view.round == 4 and m.standing() > 9)),
    "place-worker": ("four", asked("place", lambda m: m.view.costs[0] == 2)),
    "place-watched": (
        "four",
        lambda m: m.seat >= 0 and not m.asks and m.waits("place") and m.view.round == 2 and m.standing() > 5,
    ),
    "white": ("four", asked("white", lambda m: m.standing() > 2)),
    "land": ("four", asked("land", lambda m: m.view.round == 2)),
    "attack": ("four", asked("attack", lambda m: len(m.options) > 3)),
    "guard": ("four", asked("guard", lambda m: len(m.options) > 2)),
    "command": ("kit", asked("command", lambda m: m.view.round == 2 and m.has("move", "land"))),
    "command-first": ("kit", asked("command", lambda m: m.view.round == 1)),
    "move": ("kit", asked("move", lambda m: len(m.options) > 3)),
    "move-to": ("kit", asked("move-to")),
    "land-duel": ("four", asked("land-duel")),
    "attack-duel": ("five", asked("attack-duel")),
    "buy-land": ("four", asked("buy-land", lambda m: len(m.options) > 2 and m.has("road"))),
    "buy-tile": ("four", asked("buy-tile", lambda m: m.has("road"))),
    "build-ranch": ("four", asked("build", lambda m: any(name.startswith("ranch:") for name in m.options))),
    "build": (
        "four",
        asked("build", lambda m: m.has("keep", "road") and len(m.options) > 3 and m.view.round > 1),
    ),
    "build-kept": ("four", asked("build", lambda m: m.has("done") and len(m.options) > 3)),
    "house": ("four", asked("house", lambda m: m.has("road") and len(m.options) > 4)),
    "consent": ("four", asked("consent")),
    "double": ("four", asked("double", lambda m: len(m.options) > 2)),
    "duel-tile": ("tiles", asked("duel-tile", lambda m: len(m.view.tiles) > 3)),
    "duel-tile-sealed": (
        "tiles",
        lambda m: m.seat >= 0 and not m.asks and m.waits("duel-tile") and m.view.tile >= 0,
    ),
    "duel-tile-watched": ("tiles", lambda m: m.seat < 0 and m.waits("duel-tile")),
    "buy-points": ("four", asked("buy-points", lambda m: len(m.options) > 3)),
    "limit": ("four", asked("limit")),
    # What happens at once: much to be acted out before the next question
    "show-actions": (
        "four",
        lambda m: m.seat == 0 and m.told("duel-fought") > 1 and m.told("money-received") > 1,
    ),
    "show-building": ("four", lambda m: m.seat == 0 and m.told("built") > 0 and m.told("house-built") > 0),
    "show-income": ("four", lambda m: m.seat == 0 and m.told("building-paid") > 4 and m.view.round > 2),
    "show-attack": ("four", lambda m: m.seat == 1 and m.told("building-attacked") > 0),
    "show-round": (
        "four",
        lambda m: m.seat == 0 and m.told("marker-moved") > 0 and m.told("round-started") > 0,
    ),
    "show-tiles": ("tiles", lambda m: m.seat == 0 and m.told("duel-fought") > 0),
    "show-kit": ("kit", lambda m: m.seat == 0 and m.told("cowboy-lifted") > 0),
    "show-gamble": ("four", lambda m: m.seat == 2 and m.told("gambled") > 0),
    "spectator": ("four", lambda m: m.seat < 0 and m.view.phase == PLACING and m.view.round == 2),
    "spectator-five": (
        "five",
        lambda m: m.seat < 0 and m.view.phase == ACTING and m.view.what.count(HOUSE) > 3,
    ),
    "over": ("four", lambda m: m.seat == 0 and m.view.over),
    "over-two": ("two", lambda m: m.seat == 0 and m.view.over and m.view.phase == ENDING),
    "over-five": ("five", lambda m: m.seat == 1 and m.view.over),
    "over-kit": ("kit", lambda m: m.seat == 0 and m.view.over),
}


def choose(table: Table, seat: int, dice: random.Random) -> int:
    """Half of the time at random, else as busy people do: towns grow, and people meet."""
    assert isinstance(table, CarsonTable)
    decision = table.decision(seat)
    assert decision is not None
    options = decision.options
    if dice.random() < 0.75:
        options = preferred(table, seat, decision.asks, options)
    return dice.choice(options)


LOOKOUT = Lookout("carson-city", 900, CarsonMoment, KINDS, MOMENTS, choose)
