"""Runs bots beside the event loop, and at a pace that people can follow.

Those that answer at once do so in a thread. Those that take their time think in processes (server/thinking);
where that fails, or there is no time, the game's quick bot answers for them.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import monotonic
from typing import Final

import structlog

from posse.bots import Bot, make, quick, usual
from posse.core import Chance, Decision, Game, Table, View
from posse.core.game import Imagine
from posse.server.thinking import Busy, Lost, ThinkingPool
from posse.server.thinking.choosing import THINKS, Position, choose

# Milliseconds from a question to a bot's answer, least and most. Drawn at random, whatever the bot holds.
PACES: Final[dict[str, tuple[int, int]]] = {
    "instant": (0, 0),
    "quick": (500, 1200),
    "relaxed": (1500, 3000),
}
# Milliseconds for an answer that others may not see yet, at any pace: longer than bots think about one.
SECRET_LEAST: Final = 100
# The same for deputies that think in a process, and for bots that search: all their time, and what their last
# world and the way may take.
PONDER_LEAST: Final = 500
SEARCH_LEAST: Final = int(THINKS * 1000) + 300
# The same for standing answers, so that others cannot tell them from a quick click.
STANDING: Final = (400, 1200)

log = structlog.get_logger("posse.bots")


class Ponderer:
    """A bot that thinks in another process; another stands in for it where that cannot be."""

    def __init__(self, level: str, game: Game) -> None:
        self.level = level
        self.searches = level not in quick(game)
        self.open_menus = game.open_menus
        self.stand_in = make(usual(game), game, secrets.token_bytes(32))

    def choose(self, view: View, decision: Decision, imagine: Imagine) -> int:
        return self.stand_in.choose(view, decision, imagine)


class BotPool:
    """A few threads in which bots think, and processes for those that search. A bot gets a view, a decision
    and imagined tables."""

    def __init__(self, threads: int = 2, processes: int = 0) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.thinking = ThinkingPool(processes)
        self.random = Random(secrets.randbits(64))
        self.secret_least = SECRET_LEAST

    def pause(self, pace: str, bot: Bot, secret: bool = False, covered: bool = False) -> int:
        """Milliseconds from a question to this bot's answer, which must not tell how long it has thought.

        `covered`: a window hides the answer, but it would not close before a search is over.
        """
        drawn = 0 if covered else self.random.randint(*PACES[pace])
        if isinstance(bot, Ponderer) and bot.searches:
            return max(drawn, SEARCH_LEAST) if secret or not bot.open_menus else drawn
        if covered or not secret:
            return drawn
        return max(drawn, PONDER_LEAST if isinstance(bot, Ponderer) else self.secret_least)

    def standing_pause(self) -> int:
        return self.random.randint(*STANDING)

    def bot(self, level: str, game: Game) -> Bot:
        if level in quick(game) and not (game.ponders and level == usual(game)):
            return make(level, game, secrets.token_bytes(32))
        self.thinking.warm_up()
        return Ponderer(level, game)

    async def choose(self, bot: Bot, table: Table, seat: int, whose: str = "", until: float = 0.0) -> str:
        """The name of the option this bot chooses, or of the default if the bot fails.

        `until` is when a search has to be over, by the monotonic clock; without it nobody searches.
        `whose` is the table: they take turns.
        """
        decision = table.decision(seat, named=True)
        assert decision is not None
        if isinstance(bot, Ponderer) and len(decision.options) > 1:
            found = await self._ponder(bot, table, seat, whose, until)
            if found in decision.options:
                return decision.names[decision.options.index(found)]
        view = table.view(seat)
        # Made here, so that the thread never holds the real table.
        guess = table.imagine(seat, Chance.of(secrets.token_bytes(32)))
        loop = asyncio.get_running_loop()
        try:
            option = await loop.run_in_executor(self.pool, _think, bot, view, decision, guess, seat)
            return decision.names[decision.options.index(option)]
        except Exception:
            log.exception("bot failed", game=table.game.name, asks=decision.asks)
            return decision.names[decision.options.index(table.default(seat))]

    async def _ponder(self, bot: Ponderer, table: Table, seat: int, whose: str, until: float) -> int:
        """What it chooses in a process, or -1 if there is none for it."""
        seconds = until - monotonic() if bot.searches else THINKS
        if seconds <= 0:
            return -1
        position = Position.imagined(table, seat, secrets.token_bytes(32))
        luck = secrets.token_bytes(32)
        try:
            found = await self.thinking.run(choose, position, bot.level, luck, whose=whose, seconds=seconds)
        except (Busy, Lost):
            return -1
        return int(found)

    def close(self) -> None:
        self.thinking.close()
        self.pool.shutdown(wait=False, cancel_futures=True)


def _think(bot: Bot, view: View, decision: Decision, guess: Table, seat: int) -> int:
    return bot.choose(view, decision, lambda chance: guess.imagine(seat, chance))
