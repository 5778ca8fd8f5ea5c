"""Questions that are answered with a bandit, and the one thing most questions are about: whose card it is."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import TERM, Args
from posse.core.steps import Question
from posse.games.colt_express import terms
from posse.games.colt_express.facts import BANDIT_COUNT, BANDITS
from posse.games.colt_express.table import ColtTable

# By bandit: what a question is about that this bandit's card asks.
ABOUT: Final[list[Args]] = [(("bandit", TERM, name),) for name in terms.BANDIT]


class WhichBandit(Question[ColtTable]):
    """A question whose answers are bandits: "at:doc", with `verb` for "at"."""

    verb: ClassVar[str] = "at"
    space: ClassVar[range] = range(BANDIT_COUNT)

    def default(self, table: ColtTable, seat: int) -> int:
        return self.options(table, seat)[0]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return self.verb + ":" + BANDITS[option]

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        verb, _, bandit = name.partition(":")
        return BANDITS.index(bandit) if verb == self.verb and bandit in BANDITS else None


def bandit_thing(bandit: int) -> str:
    """A bandit on the board: "bandit:doc"."""
    return "bandit:" + BANDITS[bandit]
