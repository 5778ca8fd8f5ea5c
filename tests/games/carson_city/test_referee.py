"""An independent referee follows the public events of random games and agrees with every figure."""

from __future__ import annotations

from random import Random

import pytest

from posse.core.chance import Chance
from posse.core.table import SPECTATOR
from posse.games import carson_city
from posse.games.carson_city import facts
from posse.games.carson_city.table import CarsonTable
from tests.games.carson_city.busy import preferred
from tests.games.carson_city.referee import Referee
from tests.slow import crossed

GAME = carson_city.CarsonCity()
SETTINGS: dict[str, dict[str, object]] = {
    "plain": {},
    "red": {"sides": "red"},
    "mixed": {"sides": "random", "income_caps": "from_one", "settler_red": "points"},
    "tiles": {"duel_tiles": True, "sides": "random"},
    "kit": {"kit_carson": True},
    "both": {"kit_carson": True, "duel_tiles": True, "sides": "red"},
}
GAMES = 8


def follow(players: int, settings: dict[str, object], seed: str) -> Referee:
    """Plays a game, busily, and has the referee follow it."""
    random = Random(seed)
    table = GAME.new(players, settings, Chance.from_text(seed))
    assert isinstance(table, CarsonTable)
    caps = 1 if settings.get("income_caps") == "from_one" else 0
    in_points = settings.get("settler_red") == "points"
    referee = Referee(players, caps, in_points, bool(settings.get("kit_carson")))
    told = 0
    while True:
        for event in table.events(told, SPECTATOR):
            fields = [field.name for field in event.kind.fields]
            referee.hears(event.kind.name, dict(zip(fields, event.values, strict=True)))
        told = len(table.told)
        if not table.secret and (table.over or random.random() < 0.1):  # a view is long
            referee.agrees(table.view(SPECTATOR), facts)
        if table.over:
            return referee
        seat = random.choice(table.asked_seats())
        question = table.question(seat)
        assert question is not None
        options = question.options(table, seat)
        if random.random() < 0.7:
            options = preferred(table, seat, question.asks, options)
        table.take(seat, random.choice(options))


@pytest.mark.parametrize(("players", "name", "number"), crossed(range(2, 6), list(SETTINGS), range(GAMES)))
def test_the_referee_agrees_with_every_figure(players: int, name: str, number: int) -> None:
    referee = follow(players, SETTINGS[name], f"referee {players} {name} {number}")
    assert referee.round == 4
    assert len(referee.totals) == players
