"""One person and some bots at a table: who sits where, and the game as it is recorded. Nothing is printed."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, Final

from posse import bots
from posse.bots.hints import Hint, hints
from posse.cli.arguments import usual_bot
from posse.cli.terminal import cli_error, printable
from posse.core import registry
from posse.core.game import Game
from posse.core.real_time import Phase, follow
from posse.core.records import Luck, Record
from posse.core.standing import StandingAnswers, only_answer
from posse.core.table import SEAT_LETTERS, Table
from posse.words import Words

LONGEST_NAME: Final = 12
LONGEST_SHOWN: Final = 24  # the limit for names on a server
USUAL_SEATS: Final = 4
HINT_SECONDS: Final = 2.0


class Sitting:
    """A game against bots. The record names each seat by its player, or by the bot that sits there."""

    def __init__(self, record: Record, me: int, table: Table) -> None:
        self.record = record
        self.me = me
        self.table = table
        self.game: Game = table.game
        self.bots = {seat: _bot_on(self.game, name) for seat, name in enumerate(record.seats) if seat != me}
        self.standing = StandingAnswers()
        self.phase = _phase_of(record) if table.real_time() is not None else None
        self.saved: Path | None = None  # where it is saved, if nothing has happened since

    @staticmethod
    def new(game: Game, names: list[str], me: int, settings: dict[str, Any], seed: bytes) -> Sitting:
        record = Record.begin(game, names, settings, Luck(seed))
        return Sitting(record, me, record.table())

    @staticmethod
    def resumed(record: Record, me: int | None) -> Sitting:
        """A saved game at the point where it was left. Its player sits where no bot sat."""
        known = bots.names(registry.find(record.game))
        free = [seat for seat, name in enumerate(record.seats) if name not in known]
        mine = me if me is not None else free[0] if free else 0
        return Sitting(record, mine, record.replay())

    def names(self, words: Words) -> list[str]:
        """Everybody's name. Bots have names that begin with the letters of their seats."""
        known = bots.names(self.game)
        names = []
        for seat, name in enumerate(self.record.seats):
            if name not in known:
                names.append(shown_name(name))
            else:
                names.append(words.t("cli-name-you" if seat == self.me else f"cli-name-{SEAT_LETTERS[seat]}"))
        return names

    def choose(self, option: str) -> None:
        """My answer, by the option's name."""
        self._add(self.me, option)

    def _add(self, seat: int, option: str) -> None:
        self.record.add(self.table, seat, option)
        self.phase = follow(self.phase, self.table, seat, 0)
        self.saved = None

    def hints(self) -> list[Hint]:
        """The best answers to what I am asked, as far as I can know; none where the game has no guide."""
        decision = self.table.decision(self.me)
        if decision is None:
            return []
        until = monotonic() + HINT_SECONDS
        luck = sha256(f"posse hint 1 {decision.id} ".encode() + self.record.luck.seed).digest()
        view, imagine = self.table.view(self.me), partial(self.table.imagine, self.me)
        return hints(self.game, view, decision, imagine, luck, lambda: monotonic() >= until)

    def take_back(self) -> None:
        """Take back what I have answered in secret, before it is complete."""
        self.record.take_back(self.table, self.me)
        self.saved = None

    def go_on(self) -> None:
        """Let bots reply, and me where I need not be asked, until I must be asked."""
        table = self.table
        while not table.over:
            others = self._bots_to_answer()
            for seat in others:
                self._bot_answers(seat)
            if not others:
                answer = self.standing.answer(table, self.me) or only_answer(table, self.me)
                if not answer:
                    return
                self.choose(answer)

    def _bots_to_answer(self) -> list[int]:
        """The bots that are asked now. In real time my commands are ticks: on each, every bot makes one."""
        table, phase = self.table, self.phase
        others = [seat for seat in table.asked_seats() if seat != self.me]
        if phase is None:
            return others
        if not table.waiting >> self.me & 1:
            return [phase.next_bot(table)] if phase.next_bot(table) >= 0 else self._finish_all(phase)
        behind = [
            seat
            for seat in phase.pace.order
            if seat in others
            and (phase.commands[seat] < phase.commands[self.me] or not phase.pace.rests(table, seat))
        ]
        return behind[:1]

    def _finish_all(self, phase: Phase) -> list[int]:
        """Bots that waver for ever are finished; then nobody is left to answer."""
        for seat in phase.pace.order:
            while self.phase is phase and (question := self.table.question(seat)) is not None:
                self._add(seat, question.name(self.table, seat, self.table.default(seat)))
        return []

    def _bot_answers(self, seat: int) -> None:
        """A bot's luck follows from the seed and the decision, so a resumed game continues the same way."""
        table = self.table
        decision = table.decision(seat)
        assert decision is not None
        option = decision.options[0]
        if len(decision.options) > 1:
            luck = sha256(
                f"posse play 1 {SEAT_LETTERS[seat]} {decision.id} ".encode() + self.record.luck.seed
            )
            bot = bots.make(self.bots[seat], self.game, luck.digest())
            option = bot.choose(table.view(seat), decision, partial(table.imagine, seat))
        question = table.question(seat)
        assert question is not None
        self._add(seat, question.name(table, seat, option))


def seat_names(game: Game, seats: int, me: int, name: str, others: list[str]) -> list[str]:
    """The name of each seat in the record. The bots take the remaining seats in turn."""
    if name.lower() in bots.names(game):
        raise cli_error("cli-error-name-bot", name=name)
    queue = [others[place % len(others)] for place in range(seats - 1)]
    return [*queue[:me], name, *queue[me:]]


def how_many(game: Game, others: list[str]) -> int:
    """The default number of seats: the bots named and one more, else four."""
    if len(others) > 1:
        return len(others) + 1
    return max(game.min_seats, min(USUAL_SEATS, game.max_seats))


def player_name(given: str, words: Words) -> str:
    """A name that can be printed: one line, not too long."""
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in given).split())
    return name[:LONGEST_NAME] or words.t("cli-name-you")


def shown_name(name: str) -> str:
    """A name from a record, which may hold anything, made safe to print."""
    shown = printable(name)
    return shown if len(shown) <= LONGEST_SHOWN else shown[: LONGEST_SHOWN - 1] + "…"


def _phase_of(record: Record) -> Phase | None:
    """The phase in real time in which a record ends."""
    table, phase = record.table(telling=False), None
    for number, choice in enumerate(record.choices, 1):
        record.apply(table, number)
        phase = follow(phase, table, choice.seat, 0)
    return phase


def _bot_on(game: Game, name: str) -> str:
    """The bot on a seat; where another person sat, the usual bot."""
    return name if name in bots.names(game) else usual_bot(game)
