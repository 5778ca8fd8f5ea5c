"""Everything that can be touched or named in a game, attempted in the middle of play; and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from posse.core import Game, Refusal, Table
from posse.core.table import SEAT_LETTERS, AnyQuestion
from posse.messages import book
from tests.every_game.belonging import more_things
from tests.every_game.cases import DEEPER, sharing
from tests.every_game.playing import question_of
from tests.every_game.seen import seen

CHOICES = 12_000
LOOKS = 2  # at each question in each case, and now and then at one more
NONSENSE = [
    "",
    ":",
    "nothing",
    "card:",
    "card:nothing",
    "die:",
    "place:",
    "seat:",
    "seat:z",
    "play:a:b",
    "💰" * 99,
]
Args = tuple[tuple[str, str, Any], ...]


@dataclass(frozen=True)
class Asked:
    """A question somebody has to answer, and what it is about."""

    asks: str
    rule: str
    about: Args


@dataclass(frozen=True)
class Refused:
    """An attempt that failed: what it was, whether this seat was asked, and what was."""

    attempt: str
    is_asked: bool
    asked: tuple[Asked, ...]  # this seat's own question; else those that others have to answer
    rule: str
    key: str
    args: Args

    @property
    def kind(self) -> str:
        """What sort of thing was touched or named: "card", "place"."""
        return self.attempt.partition(":")[0]

    def __str__(self) -> str:
        who = "asked" if self.is_asked else "waiting for"
        return f"{who} {'/'.join(each.asks for each in self.asked)}, {self.attempt}: {self.rule}, {self.key}"


class Attempts:
    """What is refused over many positions of a game, and which rules its questions' own refusals cite."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.refused: dict[Refused, None] = {}
        self.cited: dict[str, set[str]] = {}  # by question: its rule, and what its `forbids` cites
        self.keys: dict[str, set[str]] = {}  # by question: the sentences of its `forbids`
        self.things = everything(game)
        for case in sharing(game, CHOICES * DEEPER):
            looks: dict[str, int] = {}
            for stretch in case.stretches(telling=False):
                table = stretch.table
                for seat in stretch.moments():
                    question = question_of(table, seat)
                    looks[question.asks] = looks.get(question.asks, 0) + 1
                    if looks[question.asks] <= LOOKS or stretch.random.random() < 0.005:
                        self._attempt_everything(table, seat)
                        others = [other for other in range(table.seats) if table.question(other) is None]
                        if others:
                            self._attempt_everything(table, stretch.random.choice(others))

    def _attempt_everything(self, table: Table, seat: int) -> None:
        question = table.question(seat)
        asked = tuple(_asked(table, seat))
        if question is not None:
            self._learn(table, seat, question)
        for attempt in self.things:
            refusal: Refusal | None = table.refusal(seat, attempt)
            if refusal is not None:
                found = Refused(attempt, question is not None, asked, refusal.rule, refusal.key, refusal.args)
                self.refused[found] = None

    def _learn(self, table: Table, seat: int, question: AnyQuestion) -> None:
        cited = self.cited.setdefault(question.asks, {question.rule})
        keys = self.keys.setdefault(question.asks, set())
        for name in self.things:
            option = question.option(table, seat, name)
            forbidden = None if option is None else question.forbids(table, seat, option)
            if forbidden is not None:
                cited.add(forbidden.rule)
                keys.add(forbidden.key)


def _asked(table: Table, seat: int) -> Iterator[Asked]:
    question = table.question(seat)
    if question is not None:
        yield Asked(question.asks, question.rule, question.about(table, seat))
        return
    for waiting in table.waiting_for():
        opening = table.opening(waiting.seat)
        yield Asked(opening.asks, opening.rule, opening.about(table, waiting.seat))


def everything(game: Game) -> list[str]:
    """Things that labels touch, option names, cards, seats, dice, and what the game has a word for."""
    found = {*seen(game).anything(), *more_things(game), *NONSENSE}
    found.update(["card:" + card.name for card in game.cards if card.name])
    found.update(["seat:" + letter for letter in SEAT_LETTERS[: game.max_seats]])
    found.update([f"die:{number}" for number in range(7)])
    for key in book("en").patterns:
        if key.startswith(game.name + "-") and key.endswith(".acc"):  # a noun
            kind, _, name = key.removeprefix(game.name + "-").removesuffix(".acc").partition("-")
            found.add(f"{kind}:{name}" if name else kind)
    return sorted(found)
