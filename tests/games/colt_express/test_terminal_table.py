"""How the train is drawn: at every width and size, in three languages, and nothing that is hidden."""

import io
import re
from random import Random
from types import SimpleNamespace

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from posse.cli.screen import tell
from posse.cli.tables import drawing
from posse.cli.tables.colt_express import TrainDrawing
from posse.cli.tables.colt_express.train import Car, picture, signs
from posse.cli.tables.lines import flow
from posse.cli.terminal import Terminal
from posse.core import registry
from posse.core.chance import Chance
from posse.core.table import Table
from posse.games.colt_express import facts
from posse.messages import LANGUAGES
from posse.words import Words

GAME = registry.find("colt-express")
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]
TABLES = [
    pytest.param(2, {}, id="two-with-teams"),
    pytest.param(3, {}, id="three"),
    pytest.param(3, {"bandits_per_player": 2}, id="three-with-teams"),
    pytest.param(4, {"expert": True}, id="four-experts"),
    pytest.param(5, {}, id="five"),
    pytest.param(6, {}, id="six"),
]


def drawn(seats: int, lang: str = "en") -> TrainDrawing:
    found = drawing(GAME, Words(lang), NAMES[:seats], ["you", *["greenhorn"] * (seats - 1)])
    assert isinstance(found, TrainDrawing)
    return found


def printed(view, width: int, lang: str = "en") -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(drawn(view.seats, lang).table(view, width))
    return captured.get()


def moments(seats: int, settings: dict, seed: str, every: int = 17) -> list[Table]:
    """A random game, looked at now and then, and at its end."""
    random = Random(seed)
    table = GAME.new(seats, settings, Chance.from_text(seed))
    found, choices = [table.clone()], 0
    while not table.over:
        seat = table.asked_seats()[0]
        table.take(seat, random.choice(table.decision(seat).options))
        choices += 1
        if choices % every == 0 or table.over:
            found.append(table.clone())
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_it_fits_and_everybody_is_there(seats, settings, lang):
    words = Words(lang)
    for table in moments(seats, settings, "5", every=37):
        view = table.view(0)
        for width in (80, 120):
            shown = printed(view, width, lang)
            assert [line for line in shown.splitlines() if cell_len(line) > width] == []
            assert "…" not in shown
            assert f"★ {words.t('colt-express-marshal')}" in shown
            picture = "".join(line for line in shown.splitlines() if "─" not in line)
            for bandit in view.bandits:
                assert words.term(GAME, f"bandit-{facts.BANDITS[bandit.bandit]}") in picture


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_what_is_hidden_changes_nothing_that_is_printed(seats, settings):
    """A table at which everything the reader may not know is dealt again is drawn and told the same."""
    found = moments(seats, settings, "9", every=31)
    for number, table in enumerate(found):
        reader = number % seats
        other = table.imagine(reader, Chance.from_text(str(number)), remember=True)
        assert printed(table.view(reader), 80) == printed(other.view(reader), 80)
        if number == len(found) - 2:  # the last that is not over, when there is nothing left to hide
            assert told(table, reader) == told(other, reader)


def told(table: Table, reader: int) -> str:
    terminal = Terminal("en")
    terminal.out.file = io.StringIO()
    tell(terminal, drawn(table.seats), table.events(0, reader), reader)
    return terminal.out.file.getvalue()


@pytest.fixture
def view():
    """Ann is Doc, Bob Tuco, Cleo Belle, Dan Ghost; the second turn of a round, a tunnel."""
    table = GAME.new(4, {}, Chance.from_text("3"))
    for seat, bandit in enumerate(("doc", "tuco", "belle", "ghost")):
        table.choose(seat, table.decision(seat).id, f"be:{bandit}")
    seen = table.view(0)
    seen.first = 1
    seen.round_cards = [1]  # Swivel Arm
    seen.turns = [64 * icon + 8 * kind + seat for icon, kind in enumerate((0, 1, 0, 0)) for seat in range(4)]
    seen.turn = 7
    seen.hand = [0, 0, 3, 16 + 2, 16 + 2, 22]
    seen.pile = [
        SimpleNamespace(seat=1, card=2, bandit=2, face_down=False, resolved=False),
        SimpleNamespace(seat=0, card=4, bandit=1, face_down=False, resolved=False),
        SimpleNamespace(seat=0, card=3, bandit=1, face_down=True, resolved=False),
        SimpleNamespace(seat=3, card=-1, bandit=-1, face_down=True, resolved=False),
    ]
    return seen


@pytest.mark.parametrize("width", [80, 120])
def test_a_middle_of_a_game_drawn(view, width):
    mine = next(bandit for bandit in view.bandits if bandit.owner == view.seat)
    mine.values, mine.purses, mine.jewels = [400, 250], 2, 1
    shown = printed(view, width)
    for part in (
        "Round 1 of 5 · Swivel Arm · planning",
        "Turns     ✓ standard › [tunnel] › standard › standard › (Swivel Arm)",
        "Pile      Tuco: Shoot · Doc: Punch · [Doc: Rob] · [Ghost: ?]",
        "▶Doc",
        "▶  a Ann",
        " ① b Bob",
        "●● ◆",
        "Your loot $250 + $400 + $500   = $1,150",
        "Your hand Move ×2 · Rob · ✗ bullets, dead weight: Tuco ×2, Marshal",
    ):
        assert part in shown
    assert ("His shot" in shown, "Starts each round with 7 cards" in shown) == (False, True)
    assert ("Can also shoot through the roof" in shown) == (width == 120)


def test_cards_that_are_done_are_only_counted(view):
    view.stealing = True
    view.waiting = [SimpleNamespace(seat=0, asks="rob")]
    for card in view.pile[:3]:
        card.resolved = True
    shown = printed(view, 80)
    assert "Pile      ✓×2 · → Doc: Rob · [Ghost: ?]" in shown
    assert "Turns" not in shown


def test_the_event_is_told_in_full_in_the_first_turn_and_only_if_there_are_events(view):
    view.turn = 2
    assert "Then      All bandits on the roofs are swept" in printed(view, 80)
    view.events = False
    shown = printed(view, 80)
    assert "Then" not in shown
    assert "(Swivel Arm)" not in shown


def test_purses_show_their_value_only_to_the_one_who_had_them(view):
    place = next(place for place in view.places if place.purses)
    before = printed(view, 120)
    assert "●$" not in before
    place.purses[0].value = 350
    assert "●$350" in printed(view, 120)


def test_a_spectator_has_neither_hand_nor_bandit():
    (*_, table) = moments(4, {}, "5", every=40)[:2]
    shown = printed(table.view(), 80)
    assert "Your" not in shown
    assert "▶" not in shown.replace("▶ you", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_bandits_a_player_have_a_row_each_and_share_a_hand(lang):
    table = next(
        table
        for table in moments(2, {}, "4", every=3)
        if table.view(0).round and table.view(0).hand and len(table.view(0).pile) > 2
    )
    view = table.view(0)
    shown = printed(view, 80, lang)
    words = Words(lang)
    for bandit in view.players[0].bandits:
        name = words.term(GAME, f"bandit-{facts.BANDITS[bandit]}")
        assert re.search(rf"^.* {name} +\d/6", shown, re.MULTILINE)
        assert re.search(rf"{name}: \w", shown)


def test_experts_see_what_is_discarded_and_what_they_keep():
    views = [table.view(0) for table in moments(4, {"expert": True}, "5", every=1)]
    shown = printed(next(view for view in views if view.kept), 80)
    assert "Discard" in shown
    assert re.search(r"^Kept +\w", shown, re.MULTILINE)


def test_a_table_of_four_fits_into_twenty_four_rows(view):
    view.turn, view.pile = 0, []
    rows = len(printed(view, 80).splitlines())
    assert rows + 1 + 3 + 1 <= 24  # the question, its options in columns, what is typed


@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize("count", [4, 5, 6, 7])
def test_every_train_fits(count, width):
    crowd = [Text(name) for name in ("Ghost", "Doc", "Tuco", "▶Cheyenne", "Belle", "Django")]
    loot = signs(9, 5, 2, [250])
    cars = [
        Car([f"{car} A very long name of a car", f" {car} "], crowd, [Text("★ Marshal"), *loot], car == 0)
        for car in range(count)
    ]
    lines = [line.plain for line in picture(cars, width)]
    assert {len(line) for line in lines} == {len(lines[0])}
    assert len(lines[0]) <= width
    roof = next(number for number, line in enumerate(lines) if line.startswith("╔"))
    assert sum(line.count("▶Cheyenne") for line in lines[:roof]) == count
    assert sum(line.count("●×9") for line in lines[roof:]) == count


def test_signs_of_loot():
    assert [text.plain for text in signs(2, 1, 1)] == ["●● ◆ ■"]
    assert [text.plain for text in signs(5, 0, 0, [300, 250])] == ["●×5", "●$300", "●$250"]
    assert signs(0, 0, 0) == []


def test_words_are_never_broken():
    words = [Text(word) for word in ("Doc: Move", "Tuco: Rob", "Belle: Marshal")]
    assert [line.plain for line in flow(words, 22, " · ")] == ["Doc: Move · Tuco: Rob", "Belle: Marshal"]


def test_a_card_and_what_it_does_are_told_in_one_breath():
    (*_, table) = moments(4, {}, "5")
    lines = told(table, 0).splitlines()
    assert any(re.match(r"  ▸ \w+, Shoot: \w+ shoots \w+; ", line) for line in lines)
    assert not any(line.endswith(":") for line in lines)
    assert sum("Round" in line and "─" in line for line in lines) == 5
    assert any(re.match(r"─+ The robbery ─+$", line) for line in lines)
    assert not any("Bob draws 6" in line for line in lines)
