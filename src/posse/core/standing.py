"""Answers that need no asking: those a player gives once and for all, and those there is no choice about.

The platform offers them, not the rules. A standing answer follows from a switch the player has set, never
from a hand. That a player has no choice follows from their hand, so nobody else may notice that they are
not asked: a server answers for them when the window ends (docs/protocol.md).
"""

from __future__ import annotations

from posse.core.table import Table


class StandingAnswers:
    """One player's switches, by what is asked. All start switched off; nobody else is shown them."""

    def __init__(self) -> None:
        self.on: set[str] = set()
        self.always: set[str] = set()  # what the player wants to be asked also without a choice

    def switch(self, asks: str, on: bool) -> None:
        if on:
            self.on.add(asks)
        else:
            self.on.discard(asks)

    def ask_always(self, asks: str, on: bool) -> None:
        if on:
            self.always.add(asks)
        else:
            self.always.discard(asks)

    def answer(self, table: Table, seat: int) -> str:
        """The option to choose at once for this seat, "" if the player must be asked."""
        question = table.question(seat)
        if question is None or question.asks not in self.on or not question.may_stand(table, seat):
            return ""
        return question.standing


def only_answer(table: Table, seat: int) -> str:
    """The answer of a seat that is asked about hidden cards and can give no other; "" if it can choose."""
    question = table.question(seat)
    if question is None or not question.hidden:
        return ""
    options: list[int] = question.options(table, seat)
    return question.name(table, seat, options[0]) if len(options) == 1 else ""
