"""Bots against each other in all seatings: which games are played, and how an unfinished tournament goes on.

A deal is played in every seating before the next one begins, so that nobody is lucky with seats or cards.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from math import factorial
from pathlib import Path
from random import Random
from typing import Any, Final

from posse.bots.arena import Outcome, bot_seed, play, seat_bot
from posse.bots.running import Numbers, run
from posse.core import registry
from posse.core.chance import Chance
from posse.core.errors import PosseError
from posse.core.said import TEXT

MOST_SEATINGS: Final = 720  # of more, each deal is played in this many, drawn from the seed


@dataclass
class Tournament:
    """What is played: the same games wherever and in whatever order they are played."""

    game: str
    version: str
    bots: list[str]  # one for each seat; a bot may sit on several
    settings: dict[str, Any]
    seed: str
    seatings: list[list[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seatings = self.seatings or seatings(self.bots, self.seed)

    def head(self) -> dict[str, Any]:
        """What tells it from others."""
        head = asdict(self)
        del head["seatings"]
        return head

    def play(self, number: int) -> Outcome:
        """Game `number`: its deal by the seed, its seating by its place among those of the deal."""
        game = registry.find(self.game)
        deal, at = divmod(number, len(self.seatings))
        names = self.seatings[at]
        chance = Chance.from_text(f"{self.seed} {deal}")
        players = [seat_bot(name, game, bot_seed(chance.seed, seat)) for seat, name in enumerate(names)]
        return play(game, players, chance, self.settings, names, number)


def seatings(bots: Sequence[str], seed: str) -> list[list[str]]:
    """All different orders of these bots; of very many, some that are drawn from the seed."""
    different = factorial(len(bots))
    for name in set(bots):
        different //= factorial(list(bots).count(name))
    if different <= MOST_SEATINGS:
        return [list(order) for order in _orders(sorted(bots))]
    random, found = Random(f"seatings {seed}"), dict[tuple[str, ...], None]()
    while len(found) < MOST_SEATINGS:
        found[tuple(random.sample(list(bots), len(bots)))] = None
    return [list(order) for order in found]


def _orders(left: list[str]) -> list[list[str]]:
    if not left:
        return [[]]
    found = []
    for name in dict.fromkeys(left):
        rest = left[:]
        rest.remove(name)
        found += [[name, *order] for order in _orders(rest)]
    return found


def play_tournament(
    tournament: Tournament,
    games: int,
    jobs: int = 1,
    file: Path | None = None,
    progress: Callable[[int], None] | None = None,
    dask: str = "",
) -> list[Outcome]:
    """The first `games` games. Those in `file` are not played again; new ones are added to it."""
    known = _read(file, tournament) if file is not None else {}
    outcomes = {number: outcome for number, outcome in known.items() if number < games}
    missing = [number for number in range(games) if number not in outcomes]
    if file is not None:
        _begin(file, tournament, known)

    def done(more: list[Outcome]) -> None:
        outcomes.update({outcome.number: outcome for outcome in more})
        if file is not None:
            _add(file, more)
        if progress is not None:
            progress(len(outcomes))

    if progress is not None:
        progress(len(outcomes))
    run(partial(_play_chunk, tournament), missing, done, jobs, dask)
    return [outcomes[number] for number in range(games)]


def _play_chunk(tournament: Tournament, numbers: Numbers) -> list[Outcome]:
    return [tournament.play(number) for number in numbers]


# The file of a tournament: a line about it, then a line for each game, in the order they were finished


def _read(file: Path, tournament: Tournament) -> dict[int, Outcome]:
    """The games in a file; a last line that was cut off is left out. Other files are refused."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return {}
    except UnicodeDecodeError:
        raise _foreign(file) from None
    if not lines:
        return {}
    try:
        if json.loads(lines[0]) != tournament.head():
            raise _foreign(file)
        games = [Outcome(**json.loads(line)) for line in lines[1:-1]]
        games += _last(lines[-1]) if len(lines) > 1 else []
    except (ValueError, TypeError):
        raise _foreign(file) from None
    return {outcome.number: outcome for outcome in games}


def _last(line: str) -> list[Outcome]:
    try:
        return [Outcome(**json.loads(line))]
    except (ValueError, TypeError):
        return []


def _foreign(file: Path) -> PosseError:
    return PosseError("error-tournament-file", (("file", TEXT, str(file)),))


def _begin(file: Path, tournament: Tournament, known: dict[int, Outcome]) -> None:
    """Written again from its beginning: a line that was cut off would spoil the next one."""
    lines = [json.dumps(tournament.head()), *[json.dumps(asdict(known[number])) for number in sorted(known)]]
    unfinished = file.with_name(file.name + ".new")
    unfinished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    unfinished.replace(file)


def _add(file: Path, outcomes: list[Outcome]) -> None:
    with file.open("a", encoding="utf-8") as stream:
        stream.writelines(json.dumps(asdict(outcome)) + "\n" for outcome in outcomes)
