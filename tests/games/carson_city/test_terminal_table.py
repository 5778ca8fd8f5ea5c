"""How a table of Carson City is drawn in a terminal, and what is understood at it."""

import io
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from posse.cli.screen import tell
from posse.cli.tables import drawing
from posse.cli.tables.carson_city import CityDrawing
from posse.cli.tables.carson_city.reading import edge_of, letters, side_of
from posse.cli.tables.carson_city.town import picture, width_of
from posse.cli.terminal import Terminal
from posse.core.chance import Chance
from posse.core.table import SPECTATOR, Decision
from posse.games.carson_city.facts import CHARACTERS, EDGE_NAMES, EDGES, PARCELS, STANDS
from posse.games.carson_city.table import CarsonTable
from posse.messages import LANGUAGES
from posse.words import Words
from tests.cli.sittings import sitting, typed
from tests.games.carson_city.laying import GAME, CarsonStory, carson_city
from tests.games.carson_city.moments import choose

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
LONG = ["Александра-Анастасия", "Максимилиан Крепкий", *NAMES[2:]]
TABLES = [
    pytest.param(2, {}, id="two"),
    pytest.param(3, {"sides": "red", "duel_tiles": True}, id="three-with-tiles"),
    pytest.param(4, {"kit_carson": True}, id="four-at-once"),
    pytest.param(5, {"sides": "random"}, id="five"),
]


def drawn(seats: int, lang: str = "en", names: list[str] = NAMES) -> CityDrawing:
    found = drawing(GAME, Words(lang), names[:seats], ["you", *["deputy"] * (seats - 1)])
    assert isinstance(found, CityDrawing)
    return found


def printed(view, width: int = 80, lang: str = "en", names: list[str] = NAMES) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(drawn(view.seats, lang, names).table(view, width))
    return captured.get()


def moments(seats: int, settings: dict, seed: str, every: int) -> list[CarsonTable]:
    """A game of busy people, looked at now and then, and at its end."""
    dice = random.Random(seed)
    table = GAME.new(seats, settings, Chance.from_text(seed))
    assert isinstance(table, CarsonTable)
    found, choices = [table.clone()], 0
    while not table.over:
        seat = table.asked_seats()[0]
        table.take(seat, choose(table, seat, dice))
        choices += 1
        if choices % every == 0 or table.over:
            found.append(table.clone())
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_it_fits_and_everything_is_there(seats, settings, lang):
    for number, table in enumerate(moments(seats, settings, "5", every=67)):
        view = table.view(number % (seats + 1) - 1)
        for width in (80, 120):
            shown = printed(view, width, lang, LONG)
            assert [line for line in shown.splitlines() if cell_len(line) > width] == []
            rows = shown.splitlines()
            for row in "12345678":
                assert any(line.startswith(row + " ") for line in rows)
            for player in view.players:
                line = next(line for line in rows if line[2:4] == "abcde"[player.seat] + " ")
                assert f"${player.money}" in line
            town = "\n".join(row[: width_of(9 if width >= 120 else 5)] for row in rows[1:19])
            assert "…" not in town
            assert town.count("▲") == view.what.count(STANDS.index("mountain"))
            assert town.count("⌂") == view.what.count(STANDS.index("house"))
            assert town.count("*") == len(view.camps)


@pytest.mark.parametrize("width", [80, 90, 100, 119, 140, 200])
def test_it_fits_at_every_width(width):
    for table in moments(5, {}, "6", every=59):
        rows = printed(table.view(0), width, "uk", LONG).splitlines()
        assert [line for line in rows if cell_len(line) > width] == []


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_what_is_hidden_changes_nothing_that_is_printed(seats, settings):
    """A table at which everything the reader may not know is dealt again is drawn the same."""
    for number, table in enumerate(moments(seats, settings, "9", every=47)):
        if not table.over:
            reader = number % seats
            other = table.imagine(reader, Chance.from_text(str(number)))
            assert printed(table.view(reader)) == printed(other.view(reader))


def a_town() -> CarsonStory:
    """Round 2: Ann has a saloon and a house, Bob a mine; both want the bank, Cleo attacks the saloon."""
    return carson_city(
        round=2,
        land={"a": "c4 c5 f6", "b": "e5"},
        stands={"c4": "saloon", "c5": "house", "e5": "mine"},
        mountains="f5",
        laid="h44",
        money={"a": 12},
        points={"a": 3},
        cowboys={"a": 2, "b": 2, "c": 1},
        at={"a": "wages wages build-8", "b": "build-8 e6", "c": "c4"},
        row="ranch mine drugstore hotel bank church prison",
        characters={"a": "sheriff"},
        white="hand",
        kept={"b": "prison"},
    )


def test_the_middle_of_a_game_drawn():
    shown = printed(a_town().a.sees)
    for row in (
        r"^Round 2 of 4 · placing cowboys ─+$",
        r"^4 .* Sa a\*║",
        r"^5 .* ⌂ a   \$5   Mi b ",
        r" \[a\] ",
        r" ▲\$\d ",
        r" \$\d\* ",
        r"Wages \$4 2a$",
        r" \$8 Ba Bank ab$",
        r"VP \$5 \$4 \$3 ✗\$2$",
        r"^On land   C4 c · E6 b$",
        r"^Duels +\$8: a \d+ %, b \d+ %",
        r"^▶ a Ann +1 +Sheriff +\$12/20 +3 +2 +4 +1 +3 +1 +\$10$",
        r"^  b Bob .* \$3$",
        r"^Table +White cowboy: a° · kept by b: Prison",
        r"^Your card Sheriff: Take the white cowboy",
    ):
        assert re.search(row, shown, re.MULTILINE), row


def test_a_wide_table_says_what_buildings_pay_and_counts_revolvers():
    narrow, wide = printed(a_town().a.sees), printed(a_town().a.sees, 120)
    assert "Sa a* $10" in wide
    assert "Sa a* $10" not in narrow
    assert (" Guns Fire" in narrow, " Guns Fire" in wide) == (False, True)


def test_the_action_that_is_carried_out_is_marked():
    shown = printed(carson_city(phase="actions", action="gambling", at={"a": "buy-vp-5"}).a.sees)
    assert "· Points at $5 ─" in shown
    assert "→$5:a" in shown


def test_duel_tiles_are_the_readers_own():
    story = carson_city(tiles={"a": "1 4 5", "b": "0 0 2"})
    assert "Your tiles 1 4 5" in printed(story.a.sees)
    assert "Your tiles 0 0 2" in printed(story.b.sees)
    assert "Your" not in printed(story.table.view(SPECTATOR))


@pytest.mark.parametrize("inner", [5, 9])
def test_roads_lie_on_their_edges(inner):
    """The four roads around D4, and one that leads up from its corner."""
    cells = [Text("x")] * PARCELS
    around = [edge_of(27, side) for side in ("north", "south", "west", "east")]
    lines = [line.plain for line in picture(cells, [*around, edge_of(19, "west")], inner)]
    assert {cell_len(line) for line in lines[1:]} == {width_of(inner)}
    left = 2 + 3 * (inner + 1)
    box = [line[left : left + inner + 2] for line in lines[6:10]]
    road = "═" * inner
    assert box[0][0] == "║"
    assert box[1] == f"╠{road}╗"
    assert (box[2][0], box[2][-1]) == ("║", "║")
    assert box[3] == f"╚{road}╝"
    assert sum(line.count("═") for line in lines) == 2 * inner


def test_every_edge_can_be_named_from_a_parcel():
    assert [edge_of(*side_of(edge)) for edge in range(EDGES)] == list(range(EDGES))


def test_cowboys_are_letters():
    assert letters([0, 1, 3]) == "abd"
    assert letters([0, 0, 0, 1]) == "3a b"
    assert letters([2], white=2) == "c°"


def asked(story: CarsonStory, letter: str = "a") -> Decision:
    decision = story.table.decision("abcde".index(letter), named=True)
    assert decision is not None
    return decision


@pytest.mark.parametrize(
    ("lang", "line", "meant"),
    [
        ("en", "e7", "parcel:e7"),
        ("en", "buy E7", "parcel:e7"),
        ("ru", "купить е7", "parcel:e7"),  # a Cyrillic е
        ("uk", "с7", "parcel:c7"),
        ("en", "c4", "parcel:c4"),  # the engine says why not
        ("en", "j9", ""),
        ("en", "e7 e8", ""),
        ("en", "parcel:e7", ""),  # an option by its own name
        ("en", "nothing", ""),
    ],
)
def test_parcels_are_typed(lang, line, meant):
    story = a_town()
    story.a.chooses("land")
    assert drawn(3, lang).read(story.a.sees, asked(story), line) == meant


@pytest.mark.parametrize(
    ("lang", "line", "meant"),
    [
        ("en", "e4 north", "edge:h34"),
        ("en", "n e4", "edge:h34"),
        ("ru", "e4 запад", "edge:v34"),
        ("uk", "е4 пд", "edge:h44"),
        ("en", "e4", ""),
        ("en", "e4 north west", ""),
    ],
)
def test_edges_are_typed_as_sides_of_parcels(lang, line, meant):
    story = a_town()
    story.a.chooses("road")
    assert drawn(3, lang).read(story.a.sees, asked(story), line) == meant


def test_a_parcel_named_first_says_what_a_cowboy_is_for():
    story = a_town()
    read = [drawn(3).read(story.a.sees, asked(story), line) for line in ("e7", "c4", "e5", "wages")]
    assert read == ["land", "guard", "attack", ""]


@pytest.mark.parametrize(
    ("lang", "line", "meant"),
    [
        ("en", "saloon e3", "saloon:e3"),
        ("en", "Sa e3", "saloon:e3"),
        ("ru", "построить салун на e3", "saloon:e3"),
        ("uk", "копальня e3", "mine:e3"),
        ("en", "e3", ""),  # which of the two?
    ],
)
def test_buildings_are_typed_with_their_parcel(lang, line, meant):
    story = carson_city(
        players=2, phase="actions", action="build-3", kept={"a": "saloon mine"}, land={"a": "d3 e3"}
    )
    assert drawn(2, lang).read(story.a.sees, asked(story), line) == meant


def test_the_only_tile_need_not_be_named():
    story = carson_city(players=2, phase="actions", action="build-3", kept={"a": "mine"}, land={"a": "d3 e3"})
    assert drawn(2).read(story.a.sees, asked(story), "e3") == "mine:e3"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("option", ["parcel:e3", *[f"{what}:e3" for what in STANDS[1:9]]])
def test_what_the_list_says_can_be_typed(lang, option):
    story = carson_city(
        players=2, phase="actions", action="build-3", kept={"a": "saloon mine"}, land={"a": "d3 e3"}
    )
    asks = "land" if option.startswith("parcel") else "build"
    decision = Decision(0, "1", asks, "carson-build-steps", [0])
    talk = drawn(2, lang)
    assert talk.read(story.a.sees, decision, talk.typed(option)) == option


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_edge_that_is_listed_can_be_typed(lang):
    story = a_town()
    decision = Decision(0, "1", "road", "carson-road-window", [0])
    talk = drawn(3, lang)
    for name in EDGE_NAMES:
        assert talk.read(story.a.sees, decision, talk.typed(f"edge:{name}")) == f"edge:{name}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_are_explained(lang):
    view, talk, words = a_town().a.sees, drawn(3, lang), Words(lang)
    for what in STANDS[1:]:
        name = words.term(GAME, f"building-{what}")
        assert any(line.startswith(name) for line in talk.about(view, talk.typed(f"{what}:e1").split()[0]))
    for who in CHARACTERS:
        name = words.term(GAME, f"character-{who}")
        assert any(line.startswith(name) for line in talk.about(view, name))
    assert len(talk.about(view, "Ann")) == 1
    assert words.term(GAME, "building-saloon") in talk.about(view, "c4")[0]
    assert talk.about(view, words.term(GAME, "action-gambling"))[0].endswith("[carson-action-gambling]")
    assert talk.about(view, words.term(GAME, "count-firepower"))[0].endswith("[carson-term-firepower]")
    assert talk.about(view, "xyzzy") == []


def test_a_parcel_says_what_would_pay_there():
    (about,) = drawn(3).about(a_town().a.sees, "e4")
    assert about.startswith("E4. It belongs to nobody and costs $")
    assert "Silver mine of yours here: $3." in about


def test_long_menus_of_parcels_are_typed_and_the_cards_are_told():
    begun = sitting("7", 3, "carson-city")
    table = begun.table
    decision = table.decision(0, named=True)
    assert decision is not None
    assert "E3" in drawn(3).hint(table.view(0), decision)
    assert typed(begun, "d5")[0] == "parcel:d5"
    cards = Decision(0, "1", "character", "carson-char-pick", [0, 1])
    cards.names = ["character:banker", "character:grocer"]
    told = drawn(3).about_question(table.view(0), cards)
    assert [line.split(":")[0] for line in told] == ["Banker", "Grocer"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_with_headings_for_its_rounds(lang):
    *_, table = moments(3, {}, "5", every=1000)
    terminal = Terminal(lang)
    terminal.out.file = io.StringIO()
    tell(terminal, drawn(3, lang), table.events(0, 0), 0)
    lines = terminal.out.file.getvalue().splitlines()
    title = Words(lang).t("cli-carson-city-round", round=4, rounds=4)
    assert sum(title in line for line in lines if line.startswith("─")) == 1
    assert not any("$0" in line and "carson" in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_sign(lang):
    talk = drawn(3, lang)
    for what in range(1, len(STANDS)):
        assert f"{talk._sign(what)} {talk._short(what)}" in talk.legend()
    assert len({talk._sign(what) for what in range(1, len(STANDS))}) == len(STANDS) - 1
