"""Rob: one token from the bandit's own place."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import NUMBER, TERM, Args, Refusal, Said
from posse.core.steps import Question
from posse.games.colt_express import events, terms
from posse.games.colt_express.facts import BANDIT_COUNT, JEWEL_VALUE, PURSE_VALUES, STRONGBOX_VALUE
from posse.games.colt_express.pieces.packing import TOKENS
from posse.games.colt_express.rules.bandits import ABOUT
from posse.games.colt_express.rules.loot import take_purse
from posse.games.colt_express.table import ColtTable

# A purse is taken by the number of its token.
TAKE_JEWEL: Final = TOKENS
TAKE_STRONGBOX: Final = TOKENS + 1
LEAVE: Final = TOKENS + 2  # take nothing, where that is allowed


def loot_at(table: ColtTable, place: int) -> list[int]:
    """colt-loot-token-identity: each purse by itself, any jewel, any strongbox."""
    found = list(table.purses[place])
    if table.jewels[place]:
        found.append(TAKE_JEWEL)
    if table.boxes[place]:
        found.append(TAKE_STRONGBOX)
    return found


class WhichToken(Question[ColtTable]):
    """A question whose answers are loot: "purse:3", "jewel", "strongbox"."""

    space: ClassVar[range] = range(TOKENS + 3)

    def __init__(self, bandit: int) -> None:
        self.bandit = bandit

    def about(self, table: ColtTable, seat: int) -> Args:
        return ABOUT[self.bandit]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        if option >= TOKENS:
            return _NAMES[option - TOKENS]
        return f"purse:{option}"

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        if name in _NAMES:
            return TOKENS + _NAMES.index(name)
        number = name[6:] if name.startswith("purse:") else ""
        if not (number.isascii() and number.isdigit() and len(number) < 4):
            return None
        return int(number) if int(number) < TOKENS else None

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        if option == LEAVE:
            return Said("colt-express-option-leave")
        if option == TAKE_JEWEL:
            return _take(terms.JEWEL, JEWEL_VALUE, "loot:jewel")
        if option == TAKE_STRONGBOX:
            return _take(terms.STRONGBOX, STRONGBOX_VALUE, "loot:strongbox")
        if table.token_seen[option] == seat:
            return _take(terms.PURSE, PURSE_VALUES[table.token_kind[option]], f"loot:{option}")
        return Said("colt-express-option-take-purse", (("token", NUMBER, option),), (f"loot:{option}",))


_NAMES: Final[tuple[str, ...]] = ("jewel", "strongbox", "leave")


def _take(loot: str, value: int, thing: str) -> Said:
    return Said("colt-express-option-take", (("loot", TERM, loot), ("value", NUMBER, value)), (thing,))


class Rob(WhichToken):
    """colt-decide-rob: which token to take."""

    asks: ClassVar[str] = "rob"
    rule: ClassVar[str] = "colt-decide-rob"

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return loot_at(table, table.place[self.bandit])

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        here = table.place[self.bandit]
        if option in loot_at(table, here):
            return None
        if option == LEAVE:
            return Refusal("colt-rob-mandatory", "colt-express-refusal-no-pass")
        if option in loot_at(table, here ^ 1):
            return Refusal("colt-rob-level", "colt-express-refusal-loot-level")
        return Refusal("colt-rob-take-one", "colt-express-refusal-not-here")

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        rob(table, self.bandit, option)

    def default(self, table: ColtTable, seat: int) -> int:
        """The most valuable for sure: a strongbox, else a jewel, else the first purse."""
        options = loot_at(table, table.place[self.bandit])
        return options[-1] if options[-1] >= TOKENS else options[0]


def rob(table: ColtTable, bandit: int, option: int) -> None:
    """colt-rob-take-one: one token from the bandit's place onto its board."""
    place = table.place[bandit]
    if option == TAKE_JEWEL:
        table.jewels[place] -= 1
        table.board_jewels[bandit] += 1
        events.robbed_jewel(table, bandit, "colt-rob-take-one")
    elif option == TAKE_STRONGBOX:
        table.boxes[place] -= 1
        table.board_boxes[bandit] += 1
        events.robbed_strongbox(table, bandit, "colt-rob-strongbox")
    else:
        value = take_purse(table, bandit, option)
        events.robbed_purse(table, bandit, option, value, "colt-rob-take-one")


# One question for each bandit: questions never change.
ROBS: Final[list[Rob]] = [Rob(bandit) for bandit in range(BANDIT_COUNT)]
