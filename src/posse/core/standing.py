"""Standing answers: answers a player gives once and for all, whatever they hold.

The platform offers them, not the rules. They follow from a switch the player has set, never from a hand.
"""

from __future__ import annotations

from posse.core.table import Table


class StandingAnswers:
    """One player's switches, by what is asked. All start switched off; nobody else is shown them."""

    def __init__(self) -> None:
        self.on: set[str] = set()

    def switch(self, asks: str, on: bool) -> None:
        if on:
            self.on.add(asks)
        else:
            self.on.discard(asks)

    def answer(self, table: Table, seat: int) -> str:
        """The option to choose at once for this seat, "" if the player must be asked."""
        question = table.question(seat)
        if question is None or question.asks not in self.on or not question.may_stand(table, seat):
            return ""
        return question.standing
