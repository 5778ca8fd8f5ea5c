"""Plays bots against each other: one game, or thousands of them (running.py says where)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any

from posse.bots.levels import Bot, make
from posse.bots.running import Numbers, run
from posse.core import registry
from posse.core.chance import Chance
from posse.core.errors import PosseError
from posse.core.game import Game
from posse.core.real_time import Phase, finish_all, follow
from posse.core.said import TEXT
from posse.core.table import Decision, Table

Maker = Callable[[Game, bytes], Bot]
Progress = Callable[[int], None]
Watch = Callable[[Table, Decision, int], None]


@dataclass
class Outcome:
    """How one game ended, by seat. `winners` are several if they share the first place."""

    number: int  # of the game in its simulation
    seats: list[str]  # the name of the bot on each seat
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    choices: int  # decisions put to the bots: those with more than one option
    rounds: int  # 0 in a game that has none


def play(
    game: Game,
    bots: Sequence[Bot],
    chance: Chance,
    settings: dict[str, Any] | None = None,
    seats: Sequence[str] = (),
    number: int = 0,
    watch: Watch | None = None,
) -> Outcome:
    """Play one game to its end, a bot on each seat. `seats` are their names, for the outcome.

    `watch` is told of every choice that a bot has made, before it counts.
    """
    table = game.new(len(bots), settings, chance, telling=False)
    imagines = [partial(table.imagine, seat) for seat in range(len(bots))]
    choices = 0
    phase: Phase | None = None
    while table.waiting:
        for seat in _asked_now(table, phase):
            decision = table.decision(seat)
            assert decision is not None
            option = decision.options[0]
            if len(decision.options) > 1:
                option = bots[seat].choose(table.view(seat), decision, imagines[seat])
                choices += 1
                if option not in decision.options:
                    raise illegal(bots[seat], decision.asks, option)
                if watch is not None:
                    watch(table, decision, option)
            table.take(seat, option)
            phase = follow(phase, table, seat, 0)
        if phase is not None and phase.next_bot(table) < 0:
            finish_all(table, phase.pace)
            phase = None
    result = table.result()
    assert result is not None
    names = list(seats) or [type(bot).__name__.lower() for bot in bots]
    rounds = int(getattr(table.view(), "round", 0))
    return Outcome(number, names, result.scores, result.ranks, result.winners, choices, rounds)


def _asked_now(table: Table, phase: Phase | None) -> list[int]:
    """Those who answer now: all who are asked, but in a phase in real time one after the other."""
    return table.asked_seats() if phase is None else [phase.next_bot(table)]


def illegal(bot: Bot, asks: str, option: int) -> PosseError:
    name = type(bot).__name__
    return PosseError(
        "error-illegal-choice", (("bot", TEXT, name), ("asks", TEXT, asks), ("option", TEXT, str(option)))
    )


def play_numbered(
    game: Game,
    bots: Sequence[str | Maker],
    number: int,
    seed: str,
    settings: dict[str, Any] | None = None,
    watch: Watch | None = None,
) -> Outcome:
    """Game `number` of a simulation: all its luck follows from the seed and this number, and nothing else.

    Players rotate by one seat after each game.
    """
    count = len(bots)
    seated = [bots[(seat + number) % count] for seat in range(count)]
    chance = Chance.from_text(f"{seed} {number}")
    players = [seat_bot(bot, game, bot_seed(chance.seed, seat)) for seat, bot in enumerate(seated)]
    return play(game, players, chance, settings, [bot_name(bot) for bot in seated], number, watch)


def seat_bot(bot: str | Maker, game: Game, seed: bytes) -> Bot:
    return make(bot, game, seed) if isinstance(bot, str) else bot(game, seed)


def bot_name(bot: str | Maker) -> str:
    return bot.strip().lower() if isinstance(bot, str) else str(getattr(bot, "__name__", bot))


def bot_seed(seed: bytes, seat: int) -> bytes:
    """A bot's own luck: apart from the table's, so that a bot that draws more changes no die."""
    return sha256(b"posse bot 1" + seed + bytes([seat])).digest()


def simulate(
    game: Game,
    bots: Sequence[str | Maker],
    games: int,
    seed: str | int = 0,
    jobs: int = 1,
    settings: dict[str, Any] | None = None,
    progress: Progress | None = None,
    dask: str = "",
) -> list[Outcome]:
    """Play this many games, in order. The same seed gives the same games with any number of jobs.

    A bot is a name, or (for bots of your own) a function or class called with the game and a seed; with
    several jobs it must be one that other processes can import. `progress` is told how many games are done.
    `dask` is the address of a Dask scheduler, whose workers play instead of this machine.
    """
    game.settings_for(len(bots), settings or {})
    for bot in bots:
        seat_bot(bot, game, bytes(32))  # an unknown name fails here, not later in another process
    play = partial(_play_chunk, game.name, tuple(bots), str(seed), settings)
    outcomes: list[Outcome] = []

    def done(more: list[Outcome]) -> None:
        outcomes.extend(more)
        if progress is not None:
            progress(len(outcomes))

    run(play, range(games), done, jobs, dask)
    return sorted(outcomes, key=lambda outcome: outcome.number)


def _play_chunk(
    name: str, bots: tuple[str | Maker, ...], seed: str, settings: dict[str, Any] | None, numbers: Numbers
) -> list[Outcome]:
    game = registry.find(name)
    return [play_numbered(game, bots, number, seed, settings) for number in numbers]
