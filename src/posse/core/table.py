"""The table: a game's plain state, the stack of steps, who is asked, and the stream of events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from posse.core.chance import Chance
from posse.core.errors import Refused
from posse.core.events import Event
from posse.core.said import NUMBER, SEAT, SEATS, TEXT, Args, Refusal, Said, Value, What
from posse.core.steps import Question, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from posse.core.game import Game, Result
    from posse.core.hush import Hush
    from posse.core.real_time import RealTime

SEAT_LETTERS: Final = "abcdefgh"
SPECTATOR: Final = -1

AnyStep = Step[Any]
AnyQuestion = Question[Any]

# By a set of seats (bits): which they are.
SEATS_IN: Final[list[list[int]]] = [[seat for seat in range(8) if bits >> seat & 1] for bits in range(256)]


# By number of seats: all of them (bits).
EVERYBODY: Final[list[int]] = [(1 << seats) - 1 for seats in range(9)]

# Copied where a table is set up: compiled, that is faster than making such a list.
ZEROS: Final[list[int]] = [0] * len(SEAT_LETTERS)

# What stands in the lane of a seat that has not been asked anything yet.
NO_QUESTION: Final[AnyQuestion] = Question()


class Decision:
    """What a seat is asked now. `options` are the game's own numbers, `names` the same in words.

    `about` says what the question is about. Names are filled in only on request
    (`Table.decision(seat, named=True)`).
    """

    def __init__(
        self, seat: int, id: str, asks: str, rule: str, options: list[int], about: Args = ()
    ) -> None:
        self.seat = seat
        self.id = id
        self.asks = asks
        self.rule = rule
        self.options = options
        self.about = about
        self.names: list[str] = []


@dataclass
class About:
    """One thing an open question is about."""

    name: str
    what: What
    value: Value


@dataclass
class Waiting:
    """A seat that has still to answer, and what everybody may know of the question."""

    seat: int
    asks: str
    about: list[About]

    def args(self) -> Args:
        """What it is about, as arguments of a sentence."""
        return tuple([(each.name, each.what, each.value) for each in self.about])


@dataclass
class View:
    """What a seat (or a spectator, seat -1) may know. Each game adds its own fields."""

    seat: int
    seats: int
    waiting: list[Waiting]
    over: bool


class OpenAnswer(Step["Table"]):
    """An answer to an open question was laid face down: now it counts."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        seat = self.seat
        option = table.sealed[seat]
        table.sealed[seat] = -1
        table.secret &= ~(1 << seat)
        table.lanes[seat].chosen(table, seat, option)


OPEN_ANSWER: Final[list[OpenAnswer]] = [OpenAnswer(seat) for seat in range(len(SEAT_LETTERS))]


class Table:
    """A game in progress. Each game adds its state; what is here is the same for all of them.

    While `waiting` has a bit set, the seats with that bit are asked what stands in `lanes`.
    When the last has answered, steps are taken from the stack until somebody is asked again.
    What stands in the lane of a seat that is not waiting was asked before, and means nothing any more.
    """

    derived: ClassVar[tuple[str, ...]] = ()  # fields that follow from the others: snapshots lack them

    game: Game
    seats: int
    settings: dict[str, Any]
    chance: Chance
    stack: list[AnyStep]
    lanes: list[AnyQuestion]
    waiting: i64
    secret: i64  # seats in a sealed dialogue, answered or not (bits)
    deep: i64  # those of them who have had a follow-up question (bits)
    again: i64  # those of them who are asked again, because they took their answer back (bits)
    opened: list[AnyQuestion]  # what the dialogue of those began with
    sealed: list[int]  # answers nobody else may see yet; -1 for none, also once they are opened
    asked: list[int]  # how often each seat has been asked
    followed: list[int]  # follow-up questions, of those who are deep in a dialogue
    telling: bool
    told: list[Event]

    def begin(self, game: Game, seats: int, settings: dict[str, Any], chance: Chance) -> None:
        """Set up an empty table. (`Table()` alone is blank: it is what `clone` fills in.)"""
        self.game = game
        self.seats = seats
        self.settings = settings
        self.chance = chance
        self.stack = []
        self.lanes = [NO_QUESTION] * seats
        self.waiting = 0
        self.secret = 0
        self.deep = 0
        self.again = 0
        self.opened = [NO_QUESTION] * seats
        self.sealed = [-1] * seats
        self.asked = ZEROS[:seats]
        self.followed = ZEROS[:seats]
        self.telling = True
        self.told = []

    # For steps: what comes next, who is asked, what is told

    def push(self, step: AnyStep) -> None:
        """This step happens next."""
        self.stack.append(step)

    def push_all(self, *steps: AnyStep) -> None:
        """These steps happen next, in this order."""
        at = len(steps)
        while at:
            at -= 1
            self.stack.append(steps[at])

    def ask(self, seat: i64, question: AnyQuestion) -> None:
        """Ask a seat; others see its answer as soon as it is given."""
        self.lanes[seat] = question
        self.waiting |= 1 << seat
        self.asked[seat] = self.asked[seat] + 1  # written out: compiled, `+=` on an item is slow

    def ask_sealed(self, seats: i64, question: AnyQuestion) -> None:
        """Ask these seats (bits) at once; answers stay hidden until the step after this one opens them.

        `chosen` must then only lay the answer face down: in `sealed`, or in a place of the game's own.
        """
        lanes = self.lanes
        asked = self.asked
        for seat in SEATS_IN[seats]:
            lanes[seat] = question
            asked[seat] = asked[seat] + 1
        self.waiting |= seats
        self.secret |= seats

    def ask_on(self, seat: int, question: AnyQuestion) -> None:
        """Ask a follow-up in a sealed dialogue: nobody else learns that there was one."""
        bit: i64 = 1 << seat
        if self.deep & bit:
            self.followed[seat] = self.followed[seat] + 1
        else:
            self.deep |= bit
            self.opened[seat] = self.lanes[seat]
            self.followed[seat] = 1
        self.again &= ~bit
        self.lanes[seat] = question
        self.waiting |= bit

    def opening(self, seat: int) -> AnyQuestion:
        """The question everybody may know this seat is asked: in a sealed dialogue, its opening question."""
        return self.opened[seat] if self.deep >> seat & 1 else self.lanes[seat]

    def go_on(self) -> None:
        """Take steps until somebody is asked, or nothing is left to happen."""
        stack = self.stack
        while stack and not self.waiting:
            stack.pop().run(self)

    # For players

    @property
    def over(self) -> bool:
        return not self.waiting and not self.stack

    def everybody(self) -> int:
        """All seats, as bits."""
        return EVERYBODY[self.seats]

    def asked_seats(self) -> list[int]:
        return SEATS_IN[self.waiting][:]

    def question(self, seat: int) -> AnyQuestion | None:
        """What this seat is asked now, if anything."""
        return self.lanes[seat] if 0 <= seat < self.seats and self.waiting >> seat & 1 else None

    def decision_id(self, seat: int) -> str:
        if self.deep >> seat & 1:
            return f"{self.asked[seat]}.{self.followed[seat]}"
        return str(self.asked[seat])

    def decision(self, seat: int, named: bool = False) -> Decision | None:
        """What this seat must decide now, if anything."""
        question = self.question(seat)
        if question is None:
            return None
        options: list[int] = question.options(self, seat)
        about: Args = question.about(self, seat)
        decision = Decision(seat, self.decision_id(seat), question.asks, question.rule, options, about)
        if named:
            decision.names = [question.name(self, seat, option) for option in options]
        return decision

    def decisions(self) -> list[Decision]:
        """Who must choose now, with named options."""
        found = [self.decision(seat, named=True) for seat in self.asked_seats()]
        return [decision for decision in found if decision is not None]

    def choose(self, seat: int, decision: str, name: str, run: bool = True) -> None:
        """Answer a decision by its id with an option by its name; Refused tells why it cannot be.

        With `run=False` the answer is laid down and nothing follows from it until `go_on`: a table may
        keep the answers to a hidden question until all of them are to be shown. A game may let somebody
        interject, asked or not.
        """
        if self.interjects(seat, name):
            self.interject(seat, name)
            return
        question = self.question(seat)
        if question is None:
            raise Refused(self.not_asked(seat))
        if decision != self.decision_id(seat):
            raise Refused(Refusal(question.rule, "refusal-stale", (("decision", TEXT, decision),)))
        option = self._read(question, seat, name)
        if option is None:
            raise Refused(self._unknown(question))
        if option not in question.options(self, seat):
            raise Refused(self._why_not(question, seat, option))
        if run:
            self.take(seat, option)
        else:
            self.lay(seat, option)

    def lay(self, seat: int, option: int) -> None:
        """Lay an answer down; what follows from it waits for `go_on`. Unchecked, like `take`.

        An answer to an open question lies face down, too. Such a question must be the only one.
        """
        bit: i64 = 1 << seat
        self.waiting ^= bit
        if self.secret & bit:
            self.lanes[seat].chosen(self, seat, option)
        else:
            self.sealed[seat] = option
            self.secret |= bit
            self.stack.append(OPEN_ANSWER[seat])

    def is_laid_open(self, seat: int) -> bool:
        """Whether this seat has answered an open question, and the answer lies face down until `go_on`."""
        top = self.stack[-1] if self.stack else None
        return isinstance(top, OpenAnswer) and top.seat == seat

    def can_take_back(self, seat: int) -> bool:
        """Whether something that this seat has answered in secret still lies face down."""
        if not 0 <= seat < self.seats or self.is_laid_open(seat):
            return False
        bit: i64 = self.secret & 1 << seat
        if not bit:
            return False
        return not self.waiting & bit or self.deep & ~self.again & bit != 0

    def take_back(self, seat: int, decision: str) -> None:
        """Take a secret answer back, all of it: the seat is asked again what the dialogue began with.

        `decision` is the seat's last one, answered or not. Nobody else learns of it.
        """
        if not self.can_take_back(seat):
            rule = self.lanes[seat].rule if 0 <= seat < self.seats else ""
            raise Refused(Refusal(rule or self.game.end_rule, "refusal-take-back"))
        if decision != self.decision_id(seat):
            raise Refused(Refusal(self.lanes[seat].rule, "refusal-stale", (("decision", TEXT, decision),)))
        opening = self.opening(seat)
        self.sealed[seat] = -1
        self.lift(seat)
        self.ask_on(seat, opening)
        self.again |= 1 << seat

    def take(self, seat: int, option: int) -> None:
        """Apply an option. Unchecked: pass only one from the seat's current menu."""
        self.waiting ^= 1 << seat
        self.lanes[seat].chosen(self, seat, option)
        if not self.waiting:
            stack = self.stack
            while stack and not self.waiting:
                stack.pop().run(self)

    def refusal(self, seat: int, attempt: str) -> Refusal | None:
        """Why an attempt (an option's name, or a thing touched) is not legal now; None if it is."""
        question = self.question(seat)
        if question is not None:
            option = self._read(question, seat, attempt)
            if option is not None:
                if option in question.options(self, seat):
                    return None
                return self._why_not(question, seat, option)
            for option in question.options(self, seat):
                if attempt in question.label(self, seat, option).touches:
                    return None
        why = self.why_not(seat, attempt)
        if why is not None:
            return why
        if question is not None:
            return self._unknown(question)
        return self.not_asked(seat)

    def default(self, seat: int) -> int:
        """The option the platform takes for an absent player."""
        option: int = self.lanes[seat].default(self, seat)
        return option

    def events(self, since: int = 0, seat: int = SPECTATOR, until: int | None = None) -> list[Event]:
        """The stream from event number `since` on (up to another), as this seat may see it."""
        return [event.seen_by(seat) for event in self.told[since:until]]

    def waiting_for(self) -> list[Waiting]:
        """Who has still to answer what, as everybody may know it."""
        found: list[Waiting] = []
        for seat in SEATS_IN[self.waiting]:
            question = self.opening(seat)
            args: Args = question.about(self, seat)
            about = [About(name, what, value) for name, what, value in args]
            found.append(Waiting(seat, question.asks, about))
        return found

    def imagine(self, seat: int, chance: Chance, remember: bool = False) -> Table:
        """A table this seat could be at: everything it cannot know is dealt again.

        Its past is told only on request (`remember`), and then as this seat saw it.
        """
        if not 0 <= seat < self.seats:
            raise ValueError("only a seat at the table can imagine")
        past = self.told
        self.told = []
        imagined = self.clone()
        self.told = past
        imagined.telling = remember
        if remember:
            imagined.told = self.events(0, seat)
        imagined.chance = chance.clone()
        imagined.redeal(seat)
        imagined._redraw_answers(seat)
        return imagined

    def _redraw_answers(self, me: int) -> None:
        """Others' sealed answers are unknown: those given are drawn again at random, the rest reopened."""
        for seat in range(self.seats):
            if seat == me:
                continue
            bit: i64 = 1 << seat
            opening = self.opening(seat)
            self.deep &= ~bit
            self.again &= ~bit
            self.followed[seat] = 0
            self.opened[seat] = NO_QUESTION
            if not self.secret & bit:
                if not self.waiting & bit:
                    self.lanes[seat] = NO_QUESTION
                continue
            answered = not self.waiting & bit
            self.lanes[seat] = opening
            if self.is_laid_open(seat):
                choices: list[int] = opening.options(self, seat)
                self.sealed[seat] = choices[self.chance.below(len(choices))]
                continue
            self.waiting |= bit
            self.sealed[seat] = -1
            while answered and self.waiting & bit:
                question = self.lanes[seat]
                options: list[int] = question.options(self, seat)
                self.waiting ^= bit
                question.chosen(self, seat, options[self.chance.below(len(options))])

    def open_sealed(self) -> None:
        """Call when sealed answers are revealed: from here on they are everybody's, so take them away."""
        self.secret = self.deep = self.again = 0

    def copy_kernel(self, copy: Table) -> None:
        """The part of `clone` that is the same for every game. Luck is copied, what never changes shared."""
        copy.game = self.game
        copy.seats = self.seats
        copy.settings = self.settings
        copy.chance = self.chance.clone()
        copy.stack = self.stack[:]
        copy.lanes = self.lanes[:]
        copy.waiting = self.waiting
        copy.secret = self.secret
        copy.deep = self.deep
        copy.again = self.again
        copy.opened = self.opened[:]
        copy.sealed = self.sealed[:]
        copy.asked = self.asked[:]
        copy.followed = self.followed[:]
        copy.telling = self.telling
        copy.told = self.told[:]

    # What each game answers for itself

    def clone(self) -> Table:
        raise NotImplementedError

    def view(self, seat: int = SPECTATOR) -> View:
        raise NotImplementedError

    def views(self, seats: Sequence[int]) -> Sequence[View]:
        """The views of several seats at once. They may share parts: do not change those."""
        return [self.view(seat) for seat in seats]

    def glance(self, seat: int) -> View:
        """The view without what only follows from the rest of it: quicker, for programs that learn."""
        return self.view(seat)

    def redeal(self, seat: int) -> None:
        """Deal again, by `self.chance`, everything that this seat cannot know."""
        raise NotImplementedError

    def reshuffle(self) -> None:
        """Deal again, by `self.chance`, what lies face down and nobody at the table has seen: decks to draw.

        Hands stay as they are: it is what a witness who sees everybody's cards does not know.
        """

    def derive(self) -> None:
        """Fill in the fields named in `derived`."""

    def lift(self, seat: int) -> None:
        """Take away what this seat has laid face down in places of the game's own, beside `sealed`."""

    def real_time(self) -> RealTime | None:
        """The pace of the phase in which seats act at once and against a clock, while there is one."""
        return None

    def result(self) -> Result | None:
        """Scores, ranks and winners, once the game is over."""
        raise NotImplementedError

    def why_not(self, seat: int, attempt: str) -> Refusal | None:
        """Why a thing touched ("card:7") or a move named is not possible now, if the game can tell."""
        return None

    def interjects(self, seat: int, name: str) -> bool:
        """Whether this seat may do this now although nobody asks for it."""
        return False

    def interject(self, seat: int, name: str) -> None:
        """Do it, and go on. What was asked before is asked again where it still matters."""
        raise NotImplementedError

    def interjection(self, name: str) -> Said:
        """The same in words, as an option says it."""
        raise NotImplementedError

    def hush(self) -> Hush | None:
        """What talking is worth now; None while anybody may say anything."""
        return None

    def invariants(self) -> list[str]:
        """What is wrong with this table: lost or doubled things. Empty on every real table."""
        raise NotImplementedError

    # Refusals that are the same for every game

    def not_asked(self, seat: int) -> Refusal:
        waiting = self.waiting_for()
        if not waiting:
            return Refusal(self.game.end_rule, "refusal-over" if self.over else "refusal-moment")
        # The rule that opened a sealed dialogue: nobody else may see how far it has come.
        asker = self.opening(waiting[0].seat)
        seats = tuple(each.seat for each in waiting)
        return Refusal(asker.rule, "refusal-not-asked", (("seats", SEATS, seats), ("n", NUMBER, len(seats))))

    def _read(self, question: AnyQuestion, seat: int, name: str) -> int | None:
        if len(name) > 200:
            return None
        option: int | None = question.option(self, seat, name)
        return option

    def _why_not(self, question: AnyQuestion, seat: int, option: int) -> Refusal:
        why: Refusal | None = question.forbids(self, seat, option)
        if why is None:
            raise AssertionError(f"{question.asks}: {option} is neither offered nor forbidden")
        return why

    def _unknown(self, question: AnyQuestion) -> Refusal:
        return Refusal(question.rule, "refusal-unknown-option")


def seat_letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def seat_of(letter: str) -> int:
    """The seat of a letter, -1 if it is none."""
    return SEAT_LETTERS.find(letter) if len(letter) == 1 else -1


def seat_thing(seat: int) -> str:
    return "seat:" + SEAT_LETTERS[seat]


__all__ = ["SEAT", "SEAT_LETTERS", "SPECTATOR", "Decision", "Said", "Table", "View", "Waiting"]
