"""Bots that take their time: where they think, who answers if that fails, and that the time tells nothing."""

from __future__ import annotations

from time import monotonic

import pytest

from posse.bots import Deputy, names, usual
from posse.core import Chance, Table, registry
from posse.server.rooms.bots import PONDER_LEAST, SEARCH_LEAST, SECRET_LEAST, BotPool, Ponderer
from posse.server.rooms.seat_changes import bot_level
from posse.server.thinking import Busy, Lost, choosing
from posse.server.wire import convert

CARSON, COLT, DICE = [registry.find(name) for name in ("carson-city", "colt-express", "dice-town")]


class Pool(BotPool):
    """Bots whose processes do what the test says."""

    def __init__(self, outcome) -> None:
        super().__init__(1, 1)
        self.asked = []
        self.outcome = outcome
        self.thinking.run = self._run  # type: ignore[method-assign]
        self.thinking.warm_up = lambda: None  # type: ignore[method-assign]

    async def _run(self, what, *args, whose, seconds, background=False):
        self.asked.append((what, args, whose, seconds))
        if isinstance(self.outcome, Exception):
            raise self.outcome
        return self.outcome


def asked(game) -> tuple[Table, int]:
    table = game.new(3, None, Chance.from_text("asked"))
    return table, table.asked_seats()[0]


def test_marshals_sit_down_on_a_server_where_the_game_has_them() -> None:
    for game in registry.games():
        assert convert.game(game).bots == names(game)
        assert [bot_level(game, name) for name in names(game)] == names(game)
    assert bot_level(CARSON, "Marshal") == "marshal"
    assert bot_level(CARSON, "") == usual(CARSON) == "deputy"


async def test_a_search_is_asked_in_a_process_with_what_its_seat_may_know() -> None:
    table, seat = asked(CARSON)
    options = table.decision(seat, named=True)
    pool = Pool(options.options[-1])
    marshal = pool.bot("marshal", CARSON)
    chosen = await pool.choose(marshal, table, seat, "the table", monotonic() + 2)
    assert chosen == options.names[-1]
    [(what, (position, level, luck), whose, seconds)] = pool.asked
    assert (what, level, whose, len(luck)) == (choosing.choose, "marshal", "the table", 32)
    assert isinstance(position, choosing.Position)
    assert 1.5 < seconds <= 2
    pool.close()


@pytest.mark.parametrize("outcome", [Lost("died"), Busy(), 10**6], ids=["died", "busy", "nonsense"])
async def test_the_deputy_answers_where_a_search_fails(outcome) -> None:
    table, seat = asked(CARSON)
    pool = Pool(outcome)
    marshal = pool.bot("marshal", CARSON)
    found = await pool.choose(marshal, table, seat, "", monotonic() + 2)
    assert len(pool.asked) == 1
    assert found == await pool.choose(marshal, table, seat, "", monotonic() - 1)  # too late for a search
    assert len(pool.asked) == 1
    pool.close()


async def test_deputies_that_take_their_time_think_there_too_and_quick_ones_do_not() -> None:
    pool = Pool(-1)
    assert isinstance(pool.bot("deputy", COLT), Ponderer)
    assert not isinstance(pool.bot("greenhorn", COLT), Ponderer)
    assert isinstance(pool.bot("deputy", DICE), Deputy)
    pool.close()


async def test_how_long_a_bot_has_thought_does_not_show() -> None:
    pool = Pool(-1)
    marshal, deputy, quick = pool.bot("marshal", CARSON), pool.bot("deputy", COLT), pool.bot("deputy", DICE)
    assert pool.pause("instant", marshal, secret=True) == SEARCH_LEAST
    assert pool.pause("instant", marshal, secret=True, covered=True) == SEARCH_LEAST
    assert SEARCH_LEAST > 1000 * choosing.THINKS
    assert pool.pause("instant", deputy, secret=True) == PONDER_LEAST
    assert pool.pause("instant", quick, secret=True) == SECRET_LEAST
    assert pool.pause("instant", quick, secret=True, covered=True) == 0
    # In Carson City everybody knows what may be chosen openly; where hands are hidden a search always takes
    # all its time.
    assert pool.pause("instant", marshal) == 0
    assert isinstance(marshal, Ponderer)
    marshal.open_menus = False
    assert pool.pause("instant", marshal) == SEARCH_LEAST
    pool.close()
