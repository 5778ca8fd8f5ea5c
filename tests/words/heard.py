"""What can be said at the tables of a game: learnt by playing, so that no list of its words is needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

from posse.core import Chance, Game, Table
from posse.core.events import Event
from posse.core.said import (
    CARD,
    CARDS,
    DICE,
    DIE,
    MAYBE_SEAT,
    MAYBE_TERM,
    NUMBER,
    NUMBERS,
    RULE,
    SEAT,
    SEATS,
    TERM,
    TERMS,
    Arg,
    Said,
)

NAMES = ["Ann", "Боб", "Олена", "Dan", "Eve", "Ґоя", "Zoë", "Hal"]


class Heard:
    """What came up in two games: terms by the name of the argument that brought them, arguments by key."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.terms: dict[str, str] = {}
        self.said: dict[str, tuple[Arg, ...]] = {}
        for seats in (game.min_seats, game.max_seats):
            self._listen(game.new(seats, {}, Chance.from_text(f"heard {seats}")), Random(seats))

    def _listen(self, table: Table, random: Random) -> None:
        while not table.over:
            seat = random.choice(table.asked_seats())
            question = table.question(seat)
            assert question is not None
            options = question.options(table, seat)
            option = random.choice(options)
            self._hear(question.prompt(table, seat))
            self._hear(question.label(table, seat, option))
            table.take(seat, option)
        for event in table.told:
            self._note(arguments(event))

    def _hear(self, said: Said) -> None:
        self.said.setdefault(said.key, said.args)
        self._note(said.args)

    def _note(self, args: Iterable[Arg]) -> None:
        for name, what, value in args:
            if what in (TERM, MAYBE_TERM) and value:
                self.terms.setdefault(name, str(value))
            elif what == TERMS and isinstance(value, Sequence) and value:
                self.terms.setdefault(name, str(value[0]))

    def samples(self, args: dict[str, str], term: str = "") -> tuple[Arg, ...]:
        """A value for each argument; `term` for those whose like has never been heard."""
        cards = [number for number, card in enumerate(self.game.cards) if card.name] or [0]
        values: dict[str, object] = {
            SEAT: 1,
            MAYBE_SEAT: 1,
            SEATS: (0, 1),
            NUMBER: 2,
            NUMBERS: (2, 3),
            CARD: cards[0],
            CARDS: (cards[0], cards[-1]),
            DIE: 1,
            DICE: (0, 1),
            RULE: self.game.end_rule,
        }
        found: list[Arg] = []
        for name, what in args.items():
            heard = self.terms.get(name, term)
            if what in (TERM, MAYBE_TERM):
                found.append((name, what, heard))
            elif what == TERMS:
                found.append((name, what, (heard, heard)))
            else:
                found.append((name, what, values.get(what, "something")))
        return tuple(found)


def arguments(event: Event) -> list[Arg]:
    return [
        (field.name, field.what, value) for field, value in zip(event.kind.fields, event.values, strict=True)
    ]


@cache
def heard(game: Game) -> Heard:
    return Heard(game)
