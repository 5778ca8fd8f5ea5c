"""Punch: the target, what it loses, whether the puncher keeps it, which way the target is knocked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.questions import NO, YES, YesOrNo
from posse.core.said import MAYBE_TERM, NUMBER, TERM, Args, Refusal, Said
from posse.core.steps import Question
from posse.games.colt_express import abilities, events, terms
from posse.games.colt_express.facts import BANDIT_COUNT, BANDITS, LOOT, PURSE_VALUES
from posse.games.colt_express.rules.bandits import bandit_thing
from posse.games.colt_express.rules.cars import WhichCar, place_thing, ways
from posse.games.colt_express.rules.loot import gain_purse, lay_purse, lose_purse, random_purse
from posse.games.colt_express.rules.marshal import arrived
from posse.games.colt_express.rules.shooting import Target, unless_spared
from posse.games.colt_express.table import ColtTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

LOSE_PURSE: Final = 0
LOSE_JEWEL: Final = 1
LOSE_BOX: Final = 2
LOSE_NOTHING: Final = 3
LOOT_TERMS: Final[tuple[str, ...]] = (terms.PURSE, terms.JEWEL, terms.STRONGBOX)


def punch_candidates(table: ColtTable, bandit: int) -> i64:
    """The others at its place (bits)."""
    here: i64 = table.place[bandit]
    itself: i64 = 1 << bandit
    return table.at_either(here, here) & ~itself


def punch_targets(table: ColtTable, bandit: int) -> list[int]:
    return unless_spared(table, punch_candidates(table, bandit))


def loot_kinds(table: ColtTable, target: int) -> list[int]:
    """colt-punch-loot-chooser: the kinds of loot on the target's board."""
    found = []
    if table.board_purses[target]:
        found.append(LOSE_PURSE)
    if table.board_jewels[target]:
        found.append(LOSE_JEWEL)
    if table.board_boxes[target]:
        found.append(LOSE_BOX)
    return found


class PunchTarget(Target):
    """colt-decide-punch: the target. What it loses and where it goes is asked next."""

    asks: ClassVar[str] = "punch"
    rule: ClassVar[str] = "colt-decide-punch"
    self_rule: ClassVar[str] = "colt-punch-target"

    def targets(self, table: ColtTable) -> list[int]:
        return punch_targets(table, self.bandit)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in self.targets(table):
            return None
        barred = self.barred(table, option)
        if barred is not None:
            return barred
        args = (("victim", TERM, terms.BANDIT[option]),)
        if punch_candidates(table, self.bandit) >> option & 1:
            return Refusal("colt-belle-punch", "colt-express-refusal-belle", args)
        return Refusal("colt-punch-target", "colt-express-refusal-elsewhere", args)

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        punch_loot(table, self.bandit, option)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return Said(
            "colt-express-option-punch",
            (("victim", TERM, terms.BANDIT[option]),),
            (bandit_thing(option),),
        )


def of_a_punch(bandit: int, target: int) -> Args:
    """What the questions that follow are about."""
    return ("bandit", TERM, terms.BANDIT[bandit]), ("victim", TERM, terms.BANDIT[target])


def punch_loot(table: ColtTable, bandit: int, target: int) -> None:
    """Next: which kind of loot the target loses, if there is a choice."""
    kinds = loot_kinds(table, target)
    if len(kinds) > 1:
        table.ask(table.owner[bandit], PunchLoot(bandit, target))
    else:
        punch_keep(table, bandit, target, kinds[0] if kinds else LOSE_NOTHING)


class PunchLoot(Question[ColtTable]):
    """colt-punch-loot-chooser: which kind of loot the target loses."""

    asks: ClassVar[str] = "punch-loot"
    rule: ClassVar[str] = "colt-punch-loot-chooser"
    space: ClassVar[range] = range(len(LOOT))

    def __init__(self, bandit: int, target: int) -> None:
        self.bandit = bandit
        self.target = target

    def about(self, table: ColtTable, seat: int) -> Args:
        return of_a_punch(self.bandit, self.target)

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return loot_kinds(table, self.target)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in loot_kinds(table, self.target):
            return None
        args = (("victim", TERM, terms.BANDIT[self.target]), ("loot", TERM, LOOT_TERMS[option]))
        return Refusal("colt-punch-loot-chooser", "colt-express-refusal-no-such-loot", args)

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        punch_keep(table, self.bandit, self.target, option)

    def default(self, table: ColtTable, seat: int) -> int:
        """A purse if there is one, else the first kind."""
        return loot_kinds(table, self.target)[0]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return LOOT[option]

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        return LOOT.index(name) if name in LOOT else None

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return Said(
            "colt-express-option-punch-loot",
            (("loot", TERM, LOOT_TERMS[option]), ("victim", TERM, terms.BANDIT[self.target])),
            (f"board:{BANDITS[self.target]}:{LOOT[option]}",),
        )


def punch_keep(table: ColtTable, bandit: int, target: int, loot: int) -> None:
    """Next: whether the puncher keeps a purse."""
    if loot == LOSE_PURSE and abilities.keeps_purse(table, bandit):
        table.ask(table.owner[bandit], PunchKeep(bandit, target))
    else:
        punch_way(table, bandit, target, loot, False)


class PunchKeep(YesOrNo[ColtTable]):
    """colt-cheyenne-optional: she keeps the purse, or lets it drop; its value is not seen before."""

    asks: ClassVar[str] = "punch-keep"
    rule: ClassVar[str] = "colt-cheyenne-keep-purse"
    yes: ClassVar[str] = "keep"
    no: ClassVar[str] = "drop"

    def __init__(self, bandit: int, target: int) -> None:
        self.bandit = bandit
        self.target = target

    def about(self, table: ColtTable, seat: int) -> Args:
        return of_a_punch(self.bandit, self.target)

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return _YES_OR_NO

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        punch_way(table, self.bandit, self.target, LOSE_PURSE, option == YES)

    def default(self, table: ColtTable, seat: int) -> int:
        return YES


_YES_OR_NO: Final[list[int]] = [YES, NO]


def punch_way(table: ColtTable, bandit: int, target: int, loot: int, keep: bool) -> None:
    """Next: which way the target is knocked; then all of it is carried out."""
    cars = ways(table, table.place[target] >> 1)
    if len(cars) > 1:
        table.ask(table.owner[bandit], PunchWay(bandit, target, loot, keep))
    else:
        punch(table, bandit, target, loot, keep, cars[0])


class PunchWay(WhichCar):
    """colt-punch-direction: the adjacent car the target is moved to."""

    asks: ClassVar[str] = "punch-way"
    rule: ClassVar[str] = "colt-punch-direction"

    def __init__(self, bandit: int, target: int, loot: int, keep: bool) -> None:
        self.bandit = bandit
        self.target = target
        self.loot = loot
        self.keep = keep

    def about(self, table: ColtTable, seat: int) -> Args:
        """With what the target loses ("" for nothing) and whether the puncher keeps it."""
        loot = "" if self.loot == LOSE_NOTHING else LOOT_TERMS[self.loot]
        return (
            *of_a_punch(self.bandit, self.target),
            ("loot", MAYBE_TERM, loot),
            ("kept", NUMBER, int(self.keep)),
        )

    def cars(self, table: ColtTable) -> list[int]:
        return ways(table, table.place[self.target] >> 1)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in self.cars(table):
            return None
        if option == table.place[self.target] >> 1:
            return Refusal("colt-punch-move-mandatory", "colt-express-refusal-must-knock")
        return Refusal("colt-punch-move", "colt-express-refusal-not-adjacent")

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        punch(table, self.bandit, self.target, self.loot, self.keep, option)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        level = table.place[self.target] & 1
        return Said(
            "colt-express-option-knock",
            (
                ("victim", TERM, terms.BANDIT[self.target]),
                ("car", NUMBER, option),
                ("level", TERM, terms.LEVEL[level]),
            ),
            (place_thing(2 * option + level),),
        )


def punch(table: ColtTable, bandit: int, target: int, loot: int, keep: bool, car: int) -> None:
    """The loot drops where the punch happened, then the target is knocked into the next car."""
    events.punched(table, bandit, target, "colt-punch-target")
    place = table.place[target]
    if loot == LOSE_PURSE:
        kind = random_purse(table, target)
        sure = lose_purse(table, target, kind)
        if keep:
            gain_purse(table, bandit, kind, sure & ~(1 << table.owner[bandit]))
            events.purse_kept(table, bandit, target, PURSE_VALUES[kind], "colt-cheyenne-keep-purse")
        else:
            token = lay_purse(table, place, kind, table.owner[target], sure)
            events.purse_dropped(table, target, token, PURSE_VALUES[kind], "colt-punch-loot-place")
    elif loot == LOSE_JEWEL:
        table.board_jewels[target] -= 1
        table.jewels[place] += 1
        events.jewel_dropped(table, target, "colt-punch-loot-place")
    elif loot == LOSE_BOX:
        table.board_boxes[target] -= 1
        table.boxes[place] += 1
        events.strongbox_dropped(table, target, "colt-punch-loot-place")
    else:
        events.nothing_to_lose(table, target, terms.ANY_LOOT, "colt-punch-no-loot")
    there = 2 * car + (place & 1)
    table.place[target] = there
    events.knocked(table, target, there, "colt-punch-move")
    arrived(table, target)


# One question for each bandit: questions never change.
PUNCHES: Final[list[PunchTarget]] = [PunchTarget(bandit) for bandit in range(BANDIT_COUNT)]
