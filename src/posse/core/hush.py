"""Talk that a game forbids or makes dear: who may speak all the same, and what everybody else is told.

The engine hears no chat. The server asks `Table.hush` before it delivers a message; to speak all the same is
an interjection, which is recorded and replayed like a choice.
"""

from __future__ import annotations

from posse.core.said import Refusal


class Hush:
    """While a table is hushed, nothing that anybody says is delivered."""

    def __init__(
        self, option: str, speakers: int, players: int, price: Refusal, later: Refusal, never: Refusal
    ) -> None:
        self.option = option  # the interjection that stands for speaking all the same
        self.speakers = speakers  # seats that may do so now (bits),
        self.players = players  # and those that may at another moment
        self.price = price  # what it costs: a warning that a speaker has to confirm
        self.later = later  # what the other players are told,
        self.never = never  # and everybody else

    def may_speak(self, seat: int) -> bool:
        return seat >= 0 and self.speakers >> seat & 1 == 1

    def answer(self, seat: int) -> Refusal:
        """What somebody is told who wants to say something; -1 is a spectator."""
        if self.may_speak(seat):
            return self.price
        return self.later if seat >= 0 and self.players >> seat & 1 else self.never
