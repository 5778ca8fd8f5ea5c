"""How a table of Dice Town is drawn in a terminal, and what is understood at it."""

import pytest
from rich.console import Console

from posse.cli.tables import drawing
from posse.cli.tables.dice_town import TownDrawing
from posse.cli.tables.drawing import Drawing
from posse.core import registry
from posse.core.chance import Chance
from posse.core.errors import PosseError
from posse.core.steps import Question
from posse.core.table import Decision
from posse.games.dice_town.view import OfferView as Offer
from posse.messages import LANGUAGES
from posse.words import Words

GAME = registry.find("dice-town")
NAMES = ["Ann", "Bob", "Cleo"]
KINDS = ["you", "greenhorn", "greenhorn"]


def town(lang: str = "en") -> TownDrawing:
    drawn = drawing(GAME, Words(lang), NAMES, KINDS)
    assert isinstance(drawn, TownDrawing)
    return drawn


def printed(drawn: Drawing, view, width: int) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(drawn.table(view, width))
    return captured.get()


def asked(asks: str, options: int = 9) -> Decision:
    return Decision(0, "1", asks, "dice-roll-commit", list(range(options)))


@pytest.fixture
def view():
    """Ann has rolled 9, J, J, A under her cup; her first die, a K, is set aside."""
    seen = GAME.new(3, {"first_sheriff": 1}, Chance.from_text("7")).view(0)
    seen.rolled, seen.rolled_faces = [1, 2, 3, 4], [0, 2, 2, 5]
    ann = seen.players[0]
    ann.kept, ann.kept_faces, ann.fresh, ann.loose = [0], [4], [0], 4
    return seen


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("keep 2", "keep:1"),
        ("keep 2 4", "keep:1,3"),
        ("4,2", "keep:1,3"),
        ("keep J", "keep:2"),
        ("keep j J", "keep:2,3"),
        ("keep jack ace", "keep:2,4"),
        ("J 4", "keep:2,3"),
        ("9", "keep:1"),
        ("keep none", "keep:none"),
        ("0", "keep:none"),
        ("all", "keep:1,2,3,4"),
        ("keep J J brute", "keep:2,3+brute"),
        ("keep J J +cheater brute cheater", "keep:2,3+brute+cheater+cheater"),
        ("keep 1", "keep:0"),  # set aside already: the engine says so
        ("pass", ""),
        ("q", ""),  # more likely to mean quit
        ("keep:1", ""),  # an option by its own name
        ("", ""),
    ],
)
def test_dice_are_typed_by_number_or_face(view, typed, meant):
    assert town().read(view, asked("commit-keep"), typed) == meant


@pytest.mark.parametrize("typed", ["keep", "keep 7", "keep Q", "keep A A", "keep brute"])
def test_dice_that_are_not_there(view, typed):
    with pytest.raises(PosseError) as error:
        town().read(view, asked("commit-keep"), typed)
    assert Words("uk").say(None, error.value)


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("ru", "оставить 2 4", "keep:1,3"),
        ("ru", "о валет туз", "keep:2,4"),
        ("ru", "оставить а", "keep:4"),  # a Cyrillic а
        ("ru", "ничего", "keep:none"),
        ("ru", "оставить J J жестокость", "keep:2,3+brute"),
        ("uk", "залишити всі", "keep:1,2,3,4"),
        ("uk", "залишити J J сила шулер", "keep:2,3+brute+cheater"),
        ("uk", "keep none", "keep:none"),
    ],
)
def test_dice_in_other_languages(view, lang, typed, meant):
    assert town(lang).read(view, asked("commit-keep"), typed) == meant


def test_other_shorthands(view):
    drawn = town()
    assert drawn.read(view, asked("reduce-keep"), "keep K") == "keep:0"
    assert drawn.read(view, asked("cheat"), "turn 1 A") == "turn:0:A"
    assert drawn.read(view, asked("cheat"), "1 10") == "turn:0:10"
    assert drawn.read(view, asked("cheat"), "leave") == ""
    assert drawn.read(view, asked("offer-dollars"), "$3") == "dollars:3"
    assert drawn.read(view, asked("offer-nuggets"), "12") == "nuggets:12"
    assert drawn.read(view, asked("offer-nuggets"), "many") == ""
    assert drawn.read(view, asked("ruling"), "1") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["keep:none", "keep:1,3", "keep:2,3+brute+cheater", "turn:0:A"])
def test_what_the_list_says_can_be_typed(view, lang, name):
    drawn = town(lang)
    asks = "cheat" if name.startswith("turn") else "commit-keep"
    assert drawn.read(view, asked(asks), drawn.typed(name)) == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_switch_is_a_question_with_a_standing_answer(lang):
    def questions(kind: type) -> list[type]:
        return [each for sub in kind.__subclasses__() for each in (sub, *questions(sub))]

    standing = {
        kind.asks
        for kind in questions(Question)
        if kind.__module__.startswith("posse.games.dice_town.") and kind.asks and kind.standing
    }
    assert {asks for asks, _ in town(lang).switches()} == standing


@pytest.mark.parametrize("width", [80, 120])
def test_a_middle_of_a_game_drawn(view, width):
    cleo = view.players[2]
    cleo.dollars, cleo.fenced, cleo.won = 12, [21, 18], True
    view.store = [9, 2, 2]
    view.offers = [Offer(seat=2, supports=1, dollars=3, nuggets=0, property_count=0, store_count=1, cards=[])]
    shown = printed(town(), view, width)
    assert max(len(line) for line in shown.splitlines()) <= width
    for part in ("★ Bob", "▶   a Ann", " ★  b Bob", "$12", "5+2", "✓", "Wanted · The Brute ×2", "30 nuggets"):
        assert part in shown
    assert "[K] · · · ·" in shown
    assert "2:[9]  3:[J]  4:[J]  5:[A]" in shown
    assert "Cleo (for Bob): $3, 1 store card" in shown
    assert ("greenhorn" in shown) == (width == 120)


def test_a_spectator_has_no_hand():
    assert "Your hand" not in printed(town(), GAME.new(3).view(), 80)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_richest_player_of_all_fits_into_eighty_columns(view, lang):
    """The longest name that can be typed, every column at its widest, five dice that show ten."""
    ann = view.players[0]
    ann.dollars, ann.nuggets, ann.property_count, ann.store_count = 43, 30, 12, 18
    ann.fenced = [card for card, known in enumerate(GAME.cards) if known.name.startswith("property-")] * 2
    ann.kept, ann.kept_faces, ann.loose, ann.won = [0, 1, 2, 3, 4], [1] * 5, 0, True
    drawn = drawing(GAME, Words(lang), ["Bartholomew1", "Bob", "Cleo"], KINDS)
    (row,) = [
        line for line in printed(drawn, view, 80).splitlines() if "Bartholomew1" in line and "$43" in line
    ]
    assert row.count("[10]") == 5
    assert "Σ30 (10)" in row
    assert "…" not in row
    ann.fenced = ann.fenced[:3]
    assert " 1+2+3 " in printed(drawn, view, 80)
