"""Plays bots against each other: one game, or thousands in several processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, Final

from posse.bots.levels import Bot, make
from posse.core import registry
from posse.core.chance import Chance
from posse.core.errors import PosseError
from posse.core.game import Game
from posse.core.real_time import Phase, finish_all, follow
from posse.core.said import TEXT
from posse.core.table import Table

Maker = Callable[[Game, bytes], Bot]
Progress = Callable[[int], None]

MOST_IN_A_CHUNK: Final = 32  # small enough that a progress bar moves and Ctrl-C is heard


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
) -> Outcome:
    """Play one game to its end, a bot on each seat. `seats` are their names, for the outcome."""
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
    game: Game, bots: Sequence[str | Maker], number: int, seed: str, settings: dict[str, Any] | None = None
) -> Outcome:
    """Game `number` of a simulation: all its luck follows from the seed and this number, and nothing else.

    Players rotate by one seat after each game.
    """
    count = len(bots)
    seated = [bots[(seat + number) % count] for seat in range(count)]
    chance = Chance.from_text(f"{seed} {number}")
    players = [seat_bot(bot, game, bot_seed(chance.seed, seat)) for seat, bot in enumerate(seated)]
    return play(game, players, chance, settings, [bot_name(bot) for bot in seated], number)


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
) -> list[Outcome]:
    """Play this many games, in order. The same seed gives the same games with any number of jobs.

    A bot is a name, or (for bots of your own) a function or class called with the game and a seed; with
    several jobs it must be one that other processes can import. `progress` is told how many games are done.
    """
    game.settings_for(len(bots), settings or {})
    for bot in bots:
        seat_bot(bot, game, bytes(32))  # an unknown name fails here, not later in another process
    play_one = partial(_play_chunk, game.name, tuple(bots), str(seed), settings)
    chunks = _chunks(games, jobs)
    if jobs <= 1 or len(chunks) <= 1:
        return _in_turn(play_one, chunks, progress)
    return _by_processes(play_one, chunks, jobs, progress)


def _chunks(games: int, jobs: int) -> list[range]:
    size = max(1, min(MOST_IN_A_CHUNK, games // (8 * max(1, jobs))))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def _play_chunk(
    name: str, bots: tuple[str | Maker, ...], seed: str, settings: dict[str, Any] | None, numbers: range
) -> list[Outcome]:
    game = registry.find(name)
    return [play_numbered(game, bots, number, seed, settings) for number in numbers]


PlayChunk = Callable[[range], list[Outcome]]


def _in_turn(play_chunk: PlayChunk, chunks: list[range], progress: Progress | None) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for chunk in chunks:
        outcomes += play_chunk(chunk)
        if progress is not None:
            progress(len(outcomes))
    return outcomes


def _by_processes(
    play_chunk: PlayChunk, chunks: list[range], jobs: int, progress: Progress | None
) -> list[Outcome]:
    # Spawned, not forked: a caller that shows progress may have threads, and they do not survive a fork.
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), _leave_interrupts_to_parent)
    try:
        waiting: set[Future[list[Outcome]]] = {pool.submit(play_chunk, chunk) for chunk in chunks}
        outcomes: list[Outcome] = []
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                outcomes += future.result()
            if progress is not None:
                progress(len(outcomes))
        return sorted(outcomes, key=lambda outcome: outcome.number)
    finally:
        # Also after Ctrl-C or an error: nothing new is begun, and the chunks in hand are soon done.
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
