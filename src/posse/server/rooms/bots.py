"""Runs bots beside the event loop, and at a pace that people can follow."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final

import structlog

from posse.bots import Bot, make
from posse.core import Chance, Decision, Game, Table, View

# Milliseconds from a question to a bot's answer, least and most. Drawn at random, whatever the bot holds.
PACES: Final[dict[str, tuple[int, int]]] = {
    "instant": (0, 0),
    "quick": (500, 1200),
    "relaxed": (1500, 3000),
}
# Milliseconds for an answer that others may not see yet, at any pace: longer than bots think about one.
SECRET_LEAST: Final = 100
# The same for standing answers, so that others cannot tell them from a quick click.
STANDING: Final = (400, 1200)

log = structlog.get_logger("posse.bots")


class BotPool:
    """A few threads in which bots think. A bot gets a view, a decision and imagined tables."""

    def __init__(self, threads: int = 2) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.random = Random(secrets.randbits(64))
        self.secret_least = SECRET_LEAST

    def pause(self, pace: str, secret: bool = False) -> int:
        drawn = self.random.randint(*PACES[pace])
        return max(drawn, self.secret_least) if secret else drawn

    def standing_pause(self) -> int:
        return self.random.randint(*STANDING)

    def bot(self, level: str, game: Game) -> Bot:
        return make(level, game, secrets.token_bytes(32))

    async def choose(self, bot: Bot, table: Table, seat: int) -> str:
        """The name of the option this bot chooses, or of the default if the bot fails."""
        decision = table.decision(seat, named=True)
        assert decision is not None
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

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def _think(bot: Bot, view: View, decision: Decision, guess: Table, seat: int) -> int:
    return bot.choose(view, decision, lambda chance: guess.imagine(seat, chance))
