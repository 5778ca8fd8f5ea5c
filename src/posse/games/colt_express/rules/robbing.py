"""Rob: one token from the bandit's own place."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import NUMBER, TERM, Refusal, Said
from posse.core.steps import Question
from posse.games.colt_express import events, terms
from posse.games.colt_express.facts import JEWEL_VALUE, PURSE_VALUES, STRONGBOX_VALUE
from posse.games.colt_express.rules.loot import take_purse
from posse.games.colt_express.table import ColtTable

TAKE_JEWEL: Final = 900
TAKE_STRONGBOX: Final = 901


def loot_at(table: ColtTable, place: int) -> list[int]:
    """colt-loot-token-identity: each purse by itself, any jewel, any strongbox."""
    found = list(table.purses[place])
    if table.jewels[place]:
        found.append(TAKE_JEWEL)
    if table.boxes[place]:
        found.append(TAKE_STRONGBOX)
    return found


class Rob(Question[ColtTable]):
    """colt-decide-rob: which token to take."""

    asks: ClassVar[str] = "rob"
    rule: ClassVar[str] = "colt-decide-rob"

    def __init__(self, bandit: int) -> None:
        self.bandit = bandit

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return loot_at(table, table.place[self.bandit])

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        here = table.place[self.bandit]
        if option in loot_at(table, here):
            return None
        if option in loot_at(table, here ^ 1):
            return Refusal("colt-rob-level", "colt-express-refusal-loot-level")
        return Refusal("colt-rob-take-one", "colt-express-refusal-not-here")

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        rob(table, self.bandit, option)

    def default(self, table: ColtTable, seat: int) -> int:
        """The most valuable for sure: a strongbox, else a jewel, else the first purse."""
        options = loot_at(table, table.place[self.bandit])
        return options[-1] if options[-1] >= TAKE_JEWEL else options[0]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return token_name(option)

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        return token_named(name)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return take_label(table, seat, option)

    def prompt(self, table: ColtTable, seat: int) -> Said:
        return Said("colt-express-ask-rob", (("bandit", TERM, terms.BANDIT[self.bandit]),))


def token_name(option: int) -> str:
    if option == TAKE_JEWEL:
        return "jewel"
    return "strongbox" if option == TAKE_STRONGBOX else f"purse:{option}"


def token_named(name: str) -> int | None:
    if name == "jewel":
        return TAKE_JEWEL
    if name == "strongbox":
        return TAKE_STRONGBOX
    number = name[6:] if name.startswith("purse:") else ""
    return int(number) if number.isascii() and number.isdigit() and len(number) < 4 else None


def take_label(table: ColtTable, seat: int, option: int) -> Said:
    if option == TAKE_JEWEL:
        return Said(
            "colt-express-option-take",
            (("loot", TERM, terms.JEWEL), ("value", NUMBER, JEWEL_VALUE)),
            ("loot:jewel",),
        )
    if option == TAKE_STRONGBOX:
        args = (("loot", TERM, terms.STRONGBOX), ("value", NUMBER, STRONGBOX_VALUE))
        return Said("colt-express-option-take", args, ("loot:strongbox",))
    if table.token_seen[option] == seat:
        args = (("loot", TERM, terms.PURSE), ("value", NUMBER, PURSE_VALUES[table.token_kind[option]]))
        return Said("colt-express-option-take", args, (f"loot:{option}",))
    return Said("colt-express-option-take-purse", (("token", NUMBER, option),), (f"loot:{option}",))


def rob(table: ColtTable, bandit: int, option: int) -> None:
    """colt-rob-take-one: one token from the own place onto the board."""
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
ROBS: Final[list[Rob]] = [Rob(bandit) for bandit in range(6)]
