"""What bots think about in other processes: nothing but what their seat may know, and as honestly as here."""

from __future__ import annotations

from functools import partial

import pytest

from posse.bots import make, names, usual
from posse.core import Chance, Game
from posse.core.registry import games
from posse.server.thinking.choosing import Position, choose
from posse.testing.compare import differences
from tests.every_game.cases import Case, budget

SEED = bytes(range(32))


@budget(3_000)
def test_what_is_sent_depends_on_nothing_the_seat_may_not_know(case: Case) -> None:
    """And what a process imagines is what would be imagined at the table."""
    for stretch in case.stretches():
        table = stretch.table
        for seat in stretch.samples(one_in=25, cost=30):
            alike = table.imagine(seat, Chance.from_text(str(stretch.random.random())))
            sent = Position.imagined(table, seat, SEED)
            assert Position.imagined(alike, seat, SEED) == sent
            chance = Chance.from_text("there")
            there = sent.table().imagine(seat, chance)
            assert differences(there, table.imagine(seat, chance), but=("telling",)) == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_bot_chooses_there_what_it_would_choose_here(game: Game) -> None:
    """Without time a search is over at once: the best so far is what the deputy would do."""
    table = game.new(max(3, game.min_seats), None, Chance.from_text("there"), telling=False)
    seat = table.asked_seats()[0]
    decision = table.decision(seat)
    assert decision is not None
    here = make(usual(game), game, SEED).choose(table.view(seat), decision, partial(table.imagine, seat))
    for level in names(game)[1:]:
        assert choose(Position.imagined(table, seat, SEED), level, SEED) == here
