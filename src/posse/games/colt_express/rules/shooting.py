"""Shoot: who is in sight, what a bullet does, and how it may push."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from posse.core.said import NUMBER, TERM, Args, Refusal, Said
from posse.games.colt_express import abilities, events, terms
from posse.games.colt_express.facts import BANDIT_COUNT, NOBODY
from posse.games.colt_express.pieces.packing import BANDITS_IN
from posse.games.colt_express.rules.bandits import ABOUT, WhichBandit, bandit_thing
from posse.games.colt_express.rules.decks import receive_bullet
from posse.games.colt_express.rules.marshal import arrived
from posse.games.colt_express.table import ColtTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name


def in_sight(table: ColtTable, shooter: int) -> i64:
    """Everybody (bits) the shooter could hit, before any of them is spared."""
    here: i64 = table.place[shooter]
    if here & 1:
        found = _nearest_roofs(table, here)
    elif here:
        found = table.at_either(here - 2, here + 2)
    else:  # there is nothing in front of the locomotive
        found = table.at_either(here + 2, here + 2)
    if abilities.shoots_through_roof(table, shooter):  # colt-tuco-through-roof
        above_or_below = here ^ 1
        found |= table.at_either(above_or_below, above_or_below)
    return found


def _nearest_roofs(table: ColtTable, here: i64) -> i64:
    """colt-shoot-roof-nearest-only: in each direction the bandits on the nearest occupied roof."""
    ahead: i64 = -1
    behind: i64 = 99
    for place in cast("list[i64]", table.place):  # compiled, machine words: see core/piles.py
        if place & 1:
            if place < here:
                if place > ahead:
                    ahead = place
            elif place > here and place < behind:
                behind = place
    return table.at_either(ahead, behind)


def unless_spared(table: ColtTable, targets: i64) -> list[int]:
    """colt-belle-shoot, colt-belle-punch: who is spared cannot be a target while there is another."""
    found = BANDITS_IN[targets]
    if len(found) > 1:
        for target in found:
            if abilities.spared(table, target):
                return [other for other in found if not abilities.spared(table, other)] or found
    return found


def shot_targets(table: ColtTable, shooter: int) -> list[int]:
    return unless_spared(table, in_sight(table, shooter))


class Target(WhichBandit):
    """Which bandit a card is aimed at."""

    self_rule: ClassVar[str] = ""  # why a bandit is not its own target

    def __init__(self, bandit: int) -> None:
        self.bandit = bandit

    def about(self, table: ColtTable, seat: int) -> Args:
        return ABOUT[self.bandit]

    def targets(self, table: ColtTable) -> list[int]:
        raise NotImplementedError

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return self.targets(table)

    def barred(self, table: ColtTable, option: int) -> Refusal | None:
        """What bars a target whatever the card: it is not in the game, or it is the bandit itself."""
        if table.owner[option] == NOBODY:
            return Refusal("colt-comp-characters", "colt-express-refusal-not-in-game")
        if option == self.bandit:
            return Refusal(self.self_rule, "colt-express-refusal-self")
        return None


class Shoot(Target):
    """colt-decide-shoot: the target."""

    asks: ClassVar[str] = "shoot"
    rule: ClassVar[str] = "colt-decide-shoot"
    self_rule: ClassVar[str] = "colt-shoot-not-same-place"

    def targets(self, table: ColtTable) -> list[int]:
        return shot_targets(table, self.bandit)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in self.targets(table):
            return None
        barred = self.barred(table, option)
        if barred is not None:
            return barred
        args = (("victim", TERM, terms.BANDIT[option]),)
        here, there = table.place[self.bandit], table.place[option]
        if in_sight(table, self.bandit) >> option & 1:
            return Refusal("colt-belle-shoot", "colt-express-refusal-belle", args)
        if here == there:
            return Refusal("colt-shoot-not-same-place", "colt-express-refusal-same-place", args)
        if here & 1 != there & 1:
            return Refusal("colt-shoot-no-cross-level", "colt-express-refusal-other-level", args)
        if here & 1:
            return Refusal("colt-shoot-roof-line-of-sight", "colt-express-refusal-no-sight", args)
        return Refusal("colt-shoot-inside-range", "colt-express-refusal-too-far", args)

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        shoot(table, self.bandit, option)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return Said(
            "colt-express-option-shoot",
            (
                ("victim", TERM, terms.BANDIT[option]),
                ("car", NUMBER, table.place[option] >> 1),
                ("level", TERM, terms.LEVEL[table.place[option] & 1]),
            ),
            (bandit_thing(option),),
        )


def shoot(table: ColtTable, shooter: int, target: int) -> None:
    """colt-shoot-effect: the shooter's bullet goes onto the deck of the target's controller."""
    left = table.bullets[shooter] - 1
    table.bullets[shooter] = left
    seat, hit = table.owner[shooter], table.owner[target]
    if seat != hit:
        table.fired[seat] = table.fired[seat] + 1  # written out: compiled, `+=` on an item is slow
    receive_bullet(table, hit, shooter)
    events.shot(table, shooter, target, left, "colt-shoot-effect")
    cars = abilities.pushes(table, shooter)
    if cars:
        push(table, shooter, target, cars)


def push(table: ColtTable, shooter: int, target: int, cars: int) -> None:
    """colt-django-push: this many cars directly away from the shooter, unless the train ends there."""
    here, there = table.place[shooter], table.place[target]
    if here >> 1 == there >> 1:
        return  # in the same car no way is away
    place = there + (2 * cars if there > here else -2 * cars)
    if not 0 <= place >> 1 < table.cars:
        events.stood(table, shooter, target, "colt-django-train-end")
        return
    table.place[target] = place
    events.pushed(table, shooter, target, place, "colt-django-push")
    arrived(table, target)


# One question for each bandit: questions never change.
SHOOTS: Final[list[Shoot]] = [Shoot(bandit) for bandit in range(BANDIT_COUNT)]
