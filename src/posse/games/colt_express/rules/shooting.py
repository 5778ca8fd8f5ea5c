"""Shoot: who is in sight, what a bullet does, and how it may push."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.said import NUMBER, TERM, Args, Refusal, Said
from posse.games.colt_express import abilities, events, terms
from posse.games.colt_express.facts import BANDIT_COUNT, NOBODY
from posse.games.colt_express.rules.bandits import ABOUT, WhichBandit, bandit_thing
from posse.games.colt_express.rules.decks import receive_bullet
from posse.games.colt_express.rules.marshal import arrived
from posse.games.colt_express.table import ColtTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name


def in_sight(table: ColtTable, shooter: int) -> list[int]:
    """Everybody the shooter could hit, before any of them is spared."""
    here = table.place[shooter]
    if here & 1:
        found = _nearest_roofs(table, here)
    else:
        found = found_at(table, here - 2, here + 2)
    if abilities.shoots_through_roof(table, shooter):  # colt-tuco-through-roof
        above_or_below = here ^ 1
        found = [
            other
            for other in range(BANDIT_COUNT)
            if other in found or (table.place[other] == above_or_below and table.owner[other] != NOBODY)
        ]
    return found


def _nearest_roofs(table: ColtTable, here: i64) -> list[int]:
    """colt-shoot-roof-nearest-only: in each direction the bandits on the nearest occupied roof."""
    ahead: i64 = -1
    behind: i64 = 99
    for at in table.place:
        place: i64 = at
        if place & 1 and place != here:
            if place < here:
                if place > ahead:
                    ahead = place
            elif place < behind:
                behind = place
    return found_at(table, ahead, behind)


def found_at(table: ColtTable, one: i64, another: i64) -> list[int]:
    """The bandits at either of two places."""
    found = []
    for bandit, at in enumerate(table.place):
        place: i64 = at
        if place in (one, another) and table.owner[bandit] != NOBODY:
            found.append(bandit)
    return found


def unless_spared(table: ColtTable, targets: list[int]) -> list[int]:
    """colt-belle-shoot, colt-belle-punch: who is spared cannot be a target while there is another."""
    if len(targets) > 1:
        for target in targets:
            if abilities.spared(table, target):
                return [other for other in targets if not abilities.spared(table, other)] or targets
    return targets


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
        if option in in_sight(table, self.bandit):
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
    table.bullets[shooter] -= 1
    seat, hit = table.owner[shooter], table.owner[target]
    if seat != hit:
        table.fired[seat] += 1
    receive_bullet(table, hit, shooter)
    events.shot(table, shooter, target, table.bullets[shooter], "colt-shoot-effect")
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
