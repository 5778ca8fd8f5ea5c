"""A table for story tests: seats are letters, choices are names, answers are what players see.

What is here is the same for every game; each game's tool adds its own words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from posse.core.errors import Refused
from posse.core.events import Event
from posse.core.table import SEAT_LETTERS, SPECTATOR, AnyQuestion, Table, seat_letter

T = TypeVar("T", bound=Table)
Facts = dict[str, object]


class Player(Generic[T]):
    """One seat at the table of a story."""

    def __init__(self, story: Story[T], seat: int) -> None:
        self.story = story
        self.seat = seat

    def __repr__(self) -> str:
        return f"player {seat_letter(self.seat)}"

    @property
    def table(self) -> T:
        return self.story.table

    @property
    def asked(self) -> str | None:
        """What this seat is asked now, if anything."""
        question = self.table.question(self.seat)
        return None if question is None else question.asks

    @property
    def options(self) -> list[str]:
        """The names of what it may choose; none if it is not asked."""
        decision = self.table.decision(self.seat, named=True)
        return [] if decision is None else decision.names

    def chooses(self, option: str) -> None:
        seat = self.seat
        if self.table.question(seat) is None:
            waiting = self.story.waiting_for or "nobody"
            raise AssertionError(f"{self} is not asked; waiting for {waiting} ({self.story.asks})")
        decision = self.table.decision_id(seat)
        self.story.acts(lambda table: table.choose(seat, decision, option))

    def takes_back(self) -> None:
        """Takes a secret answer back, all of it."""
        seat = self.seat
        decision = self.table.decision_id(seat)
        self.story.acts(lambda table: table.take_back(seat, decision))

    @property
    def default(self) -> str:
        """What the platform would choose for it."""
        return self.question.name(self.table, self.seat, self.table.default(self.seat))

    def passes(self) -> None:
        """Gives the answer that costs nothing and does nothing: pass, no offer, no card."""
        self.chooses(self.question.standing)

    @property
    def question(self) -> AnyQuestion:
        question = self.table.question(self.seat)
        assert question is not None, f"{self} is not asked"
        return question

    def refused(self, attempt: str) -> str:
        """Tries something that must not be possible; the rule that forbids it."""
        refusal = self.table.refusal(self.seat, attempt)
        assert refusal is not None, f"{self} may well choose {attempt}"
        try:
            self.table.choose(self.seat, self.table.decision_id(self.seat), attempt)
        except Refused:
            return refusal.rule
        raise AssertionError(f"{attempt} was not refused")

    def hears(self, kind: str) -> Facts:
        """The last event of this kind as this seat was told of it."""
        return self.story.last(kind, self.seat)


class Story(Generic[T]):
    """A table, played by name. Nothing may be lost by a choice, and everybody who is asked has an option."""

    def __init__(self, table: T) -> None:
        self.table: T = table

    # What people do

    def acts(self, act: Callable[[T], None]) -> None:
        """Lets something happen at the table; a game's tool may load the dice first."""
        act(self.table)
        self.check()

    def check(self) -> None:
        wrong = self.table.invariants()
        assert not wrong, f"not a possible table: {', '.join(wrong)}"
        for seat in self.table.asked_seats():
            decision = self.table.decision(seat)
            assert decision is not None, f"{seat_letter(seat)} is waited for but not asked"
            assert decision.options, f"{seat_letter(seat)} has no option"

    def everyone_passes(self, until: str = "") -> None:
        """Everybody passes where possible (windows, offers), up to a real decision.

        `until` stops earlier, as soon as this is asked.
        """
        while True:
            passing = [
                seat
                for seat in self.table.asked_seats()
                if self.player(seat).question.standing and self.player(seat).asked != until
            ]
            if not passing:
                return
            self.player(passing[0]).passes()

    def player(self, seat: int) -> Player[T]:
        return Player(self, seat)

    # What people see

    @property
    def waiting_for(self) -> str:
        """Who has still to answer: "a b"; nothing when the game is over."""
        return " ".join([seat_letter(seat) for seat in self.table.asked_seats()])

    @property
    def asks(self) -> str:
        """What is asked, as everybody may know it."""
        return " ".join(dict.fromkeys([waiting.asks for waiting in self.table.waiting_for()]))

    @property
    def about(self) -> Facts:
        """What the open questions are about, as everybody may know it."""
        return {each.name: each.value for waiting in self.table.waiting_for() for each in waiting.about}

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def events(self) -> list[str]:
        """The kinds of what has happened since the story began."""
        return [event.kind.name for event in self.table.told]

    @property
    def log_rules(self) -> list[str]:
        """The rules cited for it."""
        return [event.rule for event in self.table.told]

    def told(self, kind: str, seat: int = SPECTATOR) -> list[Facts]:
        """All events of this kind, as a seat or a spectator was told of them, the rule included."""
        return [_facts(event) for event in self.table.events(0, seat) if event.kind.name == kind]

    def last(self, kind: str, seat: int = SPECTATOR) -> Facts:
        found = self.told(kind, seat)
        assert found, f"no {kind} among {self.events}"
        return found[-1]


def _facts(event: Event) -> Facts:
    return {**event.facts(), "rule": event.rule}


def seat_at(letter: str, seats: int) -> int:
    seat = SEAT_LETTERS.index(letter)
    assert seat < seats, f"nobody sits at {letter}"
    return seat
