"""A game without a drawing of its own is drawn all the same."""

import pytest
from rich.console import Console

from posse.cli.tables import drawing
from posse.cli.tables.drawing import Drawing
from posse.core import registry
from posse.core.chance import Chance
from posse.messages import LANGUAGES
from posse.words import Words

NAMES = ["Ann", "Bob", "Cleo"]
KINDS = ["you", "greenhorn", "greenhorn"]


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_drawing_of_its_own(game, lang, monkeypatch):
    own = drawing(game, Words(lang), NAMES, KINDS).switches()
    monkeypatch.setattr("posse.cli.tables.find_spec", lambda module: None)
    plain = drawing(game, Words(lang), NAMES, KINDS)
    assert type(plain) is Drawing
    view = game.new(3, {}, Chance.from_text("7")).view(0)
    console = Console(width=120, color_system=None)
    with console.capture() as captured:
        console.print(plain.table(view, 120))
    shown = captured.get()
    for part in ("a Ann", "c Cleo"):
        assert part in shown
    assert plain.switches() == own
    assert plain.attempts(view, None, "card wanted") == ["card wanted", "card:wanted"]
