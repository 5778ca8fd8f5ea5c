"""Moments of Colt Express."""

from __future__ import annotations

import random
from collections.abc import Callable

from posse.core import SettingValue, Table
from posse.games.colt_express.facts import (
    BELLE,
    BULLET,
    CHEYENNE,
    DOC,
    GHOST,
    SPEEDING_UP,
    SWITCHING,
    TUCO,
    TUNNEL,
    TURN_KIND,
    TURN_PART,
)
from posse.games.colt_express.view import BanditView, ColtView
from posse.testing.moments import Lookout, Moment, asked

KINDS: dict[str, tuple[int, dict[str, SettingValue]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "three-teams": (3, {"bandits_per_player": 2}),
    "four": (4, {}),
    "five": (5, {}),
    "six": (6, {}),
    "expert": (4, {"expert": True}),
    "plain": (4, {"abilities": False, "events": False}),
}


class ColtMoment(Moment):
    view: ColtView

    def turn(self) -> int:
        """The kind of the planning turn that is being taken."""
        return (
            self.view.turns[self.view.turn] >> TURN_KIND & TURN_PART
            if self.view.turn < len(self.view.turns)
            else -1
        )

    def gang(self) -> list[int]:
        return self.view.players[self.seat].bandits

    def acting(self) -> int:
        up = [card for card in self.view.pile if card.resolved]
        return up[-1].bandit if up else -1

    def bandit(self, number: int) -> BanditView:
        return next(each for each in self.view.bandits if each.bandit == number)

    def bullets(self) -> int:
        return sum(card >= BULLET for card in self.view.hand)


Test = Callable[[ColtMoment], bool]


def through_the_roof(m: ColtMoment) -> bool:
    """Tuco may shoot at somebody in his own car, and at somebody else."""
    if m.acting() != TUCO:
        return False
    here = m.bandit(TUCO)
    cars = [each.car == here.car for each in m.view.bandits if f"at:{_name(each.bandit)}" in m.options]
    return True in cars and False in cars


def beside_belle(m: ColtMoment) -> bool:
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


def knows_a_purse(m: ColtMoment) -> bool:
    """A purse lies there whose value this seat knows, and one it does not."""
    here = m.bandit(m.acting())
    place = next(each for each in m.view.places if (each.car, each.roof) == (here.car, here.roof))
    values = [purse.value > 0 for purse in place.purses]
    return True in values and False in values


MOMENTS: dict[str, tuple[str, Test]] = {
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
        asked("plan", lambda m: m.view.round == 3 and m.view.turn > 10 and m.bullets() == 2),
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
    "plan-six": (
        "six",
        asked("plan", lambda m: m.view.round == 4 and len(m.view.turns) == 24 and m.view.turn > 14),
    ),
    "plan-teams": ("two", asked("plan", lambda m: m.view.round > 2 and m.view.turn > 3 and m.bullets() > 0)),
    "plan-teams-three": ("three-teams", asked("plan", lambda m: m.view.round > 1 and m.view.turn > 6)),
    "plan-plain": ("plain", asked("plan", lambda m: m.view.round == 5 and m.view.turn > 6)),
    "bonus": ("two", asked("bonus", lambda m: len(m.options) > 2)),
    "bonus-none": ("two", asked("bonus", lambda m: len(m.options) == 1)),
    "plan-expert": (
        "expert",
        asked("plan", lambda m: m.view.round > 2 and len(m.view.players[m.seat].discard) > 4),
    ),
    "expert-keep": ("expert", asked("expert-keep", lambda m: len(m.view.hand) > 4 and m.bullets() > 0)),
    "expert-kept": (
        "expert",
        lambda m: (
            m.seat >= 0
            and m.waits("expert-keep")
            and not m.asks
            and len(m.view.kept) > 0
            and m.view.round > 1
        ),
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
    "show-revenge": (
        "four",
        lambda m: m.seat == 0 and m.told("event") > 0 and m.view.over and m.told("loot-dropped") > 0,
    ),
    "show-expert": ("expert", lambda m: m.seat == 0 and m.told("hand-kept") > 0 and m.told("card-up") > 3),
    "show-expert-shot": ("expert", lambda m: m.seat == 0 and m.told("shot") > 0 and m.told("hand-drawn") > 0),
    "show-placed": ("two", lambda m: m.seat == 0 and m.told("placed") > 0),
    "show-first-round": ("six", lambda m: m.seat == 0 and m.told("placed") > 0),
    "spectator": ("four", lambda m: m.seat < 0 and m.waits("plan") and m.view.round == 2 and m.view.turn > 8),
    "spectator-six": ("six", lambda m: m.seat < 0 and m.waits("shoot") and m.view.round > 2),
    "over": ("four", lambda m: m.seat >= 0 and m.view.over),
    "over-six": ("six", lambda m: m.seat >= 0 and m.view.over),
    "over-teams": ("two", lambda m: m.seat >= 0 and m.view.over),
    "over-expert": ("expert", lambda m: m.seat >= 0 and m.view.over),
}


def choose(table: Table, seat: int, dice: random.Random) -> int:
    """At random; but nobody draws all the time, or the pile would stay empty."""
    decision = table.decision(seat, named=True)
    assert decision is not None
    options, names = decision.options, decision.names
    if "draw" in names and len(options) > 1 and dice.random() < 0.5:
        return dice.choice(options[: names.index("draw")])
    return dice.choice(options)


LOOKOUT = Lookout("colt-express", 900, ColtMoment, KINDS, MOMENTS, choose)
