"""Nothing is built on small numbers: 8 seats, 120 cards, hands of 30, menus of 240 options, long names."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import posse.games
from posse.cli.screen import Screen
from posse.cli.sitting import Sitting
from posse.cli.terminal import Terminal
from posse.core import Chance, Game, Refused, Table, records, registry
from posse.core.playout import play_out
from posse.core.records import Luck, Record
from posse.core.table import SPECTATOR
from posse.messages import LANGUAGES, book
from posse.server.wire import convert, protocol
from posse.testing.compare import differences
from posse.words import Words
from tests.cli.sittings import typed
from tests.every_game.playing import as_bytes, at_random, moments, play_on
from tests.server.serving import BOT, ME, serving

MESSAGES = """
big-table-name = Big table
big-table-blurb = A game of large numbers.
big-table-card-any = A card with a rather long name ({ $points })
big-table-ask-lay = Which card?
big-table-ask-give = { $giver }, a card for which seat? ({ $left })
big-table-waiting-lay = { $seats }: a card
big-table-waiting-give = { $giver }: a card for somebody
big-table-option-lay = Lay { $card }
big-table-option-give = Give { $card } to { $seat }
big-table-refusal-not-held = You do not hold { $card }.
big-table-event-laid = { $seat } lays { $card }.
big-table-event-given = { $seat } gives { $card } to { $taker }.
big-table-event-given-hidden = { $seat } gives a card to { $taker }.
big-table-event-dealt = { $seat }: { $cards }.
big-table-event-dealt-hidden = { $seat } has cards.
big-table-score-cards = { $n } cards
big-rule = A rule.
"""
NAMES = [f"{letter * 23}{number}" for number, letter in enumerate("ABCDEFGH")]  # 24 letters each


@pytest.fixture(scope="module")
def game() -> Iterator[Game]:
    """The made-up game, found like any other while these tests run."""
    folder = str(Path(__file__).parent / "made_up")
    posse.games.__path__.append(folder)
    for lang in LANGUAGES:
        held = book(lang)
        messages = [entry for entry in FluentParser().parse(MESSAGES).body if isinstance(entry, ast.Message)]
        for message in messages:
            assert message.value is not None
            held.patterns[message.id.name] = message.value
        held.bundle.add_resource(ast.Resource(body=[*messages]))
    yield registry.find("big-table")
    posse.games.__path__.remove(folder)
    sys.modules.pop("posse.games.big_table")
    for lang in LANGUAGES:
        for key in [key for key in book(lang).patterns if key.startswith("big-")]:
            del book(lang).patterns[key]


@pytest.fixture(params=[2, 4, 8])
def seats(request: pytest.FixtureRequest) -> int:
    found: int = request.param
    return found


def giving(game: Game, seats: int) -> tuple[Table, int]:
    """A table where somebody chooses among all pairs of a card and a player."""
    table = game.new(seats, {}, Chance.from_text("big"))
    play_on(table, at_random(Random(1)), seats)
    (seat,) = table.asked_seats()
    return table, seat


def test_views_clones_and_imagined_tables(game: Game, seats: int) -> None:
    random = Random(1)
    table = game.new(seats, {}, Chance.from_text("big"))
    for seat in moments(table, random):
        assert table.invariants() == []
        clone = table.clone()
        assert differences(clone, table) == []
        play_on(clone, at_random(random), 5)
        imagined = table.imagine(seat, Chance.from_text(str(random.random())))
        for viewer in (seat, SPECTATOR):
            assert differences(imagined.view(viewer), table.view(viewer)) == []
            assert differences(imagined.waiting_for(), table.waiting_for()) == []
        assert imagined.invariants() == []
    assert table.over
    assert table.result() is not None


def test_random_play_ends(game: Game, seats: int) -> None:
    lengths = {
        play_out(game.new(seats, {}, Chance.from_text(str(seed)), telling=False), seed) for seed in range(20)
    }
    assert lengths == {3 * (seats + 1)}


def test_menus_of_hundreds_of_options(game: Game) -> None:
    table, seat = giving(game, 8)
    decision = table.decision(seat, named=True)
    assert decision is not None
    assert len(set(decision.names)) == len(decision.options) == 240
    question = table.question(seat)
    assert question is not None
    for name, option in zip(decision.names, decision.options, strict=True):
        assert question.option(table, seat, name) == option
        assert table.refusal(seat, name) is None
    held = table.view(seat).mine
    for card in range(120):
        refusal = table.refusal(seat, f"give:{game.cards[card].name}:a")
        assert (refusal is None) == (card in held)
        if refusal is not None:
            assert str(card) in Words("en").say(game, refusal, NAMES)
    with pytest.raises(Refused):
        table.choose(seat, decision.id, "x" * 100_000)


def test_actions_are_numbered_without_gaps(game: Game) -> None:
    space = game.actions()
    assert space.size == 120 + 8 * 120
    assert {space.option(action) for action in range(space.size)} == {
        *[("lay", option) for option in range(120)],
        *[("give", option) for option in range(960)],
    }
    table, seat = giving(game, 8)
    decision = table.decision(seat)
    assert decision is not None
    assert [space.option(action) for action in space.legal(decision)] == [
        ("give", option) for option in decision.options
    ]


def test_records(game: Game, seats: int) -> None:
    record = Record.begin(game, NAMES[:seats], {}, Luck(bytes(32)))
    table = record.table()
    choose = at_random(Random(1))
    while not table.over:
        seat = table.asked_seats()[-1]
        record.add(table, seat, choose(table, seat))
    text = records.write(record)
    assert records.read(text) == record
    again = records.verify(records.read(text))
    assert as_bytes(again.told) == as_bytes(table.told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences(game: Game, lang: str) -> None:
    words = Words(lang)
    table, seat = giving(game, 8)
    for viewer in range(-1, 8):
        for event in table.events(0, viewer):
            assert words.event(game, event, NAMES)
    dealt = words.event(game, table.events(0, 0)[0], NAMES)
    assert dealt.count("A card with a rather long name") == 30  # none is cut off
    question = table.question(seat)
    assert question is not None
    labels = {
        words.say(game, question.label(table, seat, option), NAMES)
        for option in question.options(table, seat)
    }
    assert len(labels) == 240


def test_messages(game: Game) -> None:
    """What a client is sent can be read back, and what it answers is not too long for the protocol."""
    encode = msgspec.json.encode
    assert msgspec.json.decode(encode(convert.game(game)), type=protocol.Game).cards[119].name
    table, seat = giving(game, 8)
    told = convert.decision(table, seat)
    assert told is not None
    read = msgspec.json.decode(encode(told), type=protocol.Decision)
    assert [option.name for option in read.options] == [option.name for option in told.options]
    assert max([len(option.name) for option in read.options]) < protocol.LONGEST_OPTION
    for viewer in range(-1, 8):
        assert encode(table.view(viewer))
        assert encode(convert.events(table, 0, viewer))
    choose = protocol.Choose(decision=told.id, option=max([option.name for option in told.options], key=len))
    assert msgspec.json.decode(encode(choose), type=protocol.Choose) == choose


async def test_a_whole_game_over_a_socket(game: Game, tmp_path: Path) -> None:
    """Every option of the longest menu is sent, and the longest names come back as answers."""
    longest = 0
    async with serving(tmp_path) as served:
        ann = await served.person("Ann")
        body = {"game": game.name, "seats": [ME, *[BOT] * 7], "pace": "instant", "public": True}
        table = (await ann.post("/api/tables", body))["id"]
        async with ann.at(table) as seat:
            await seat.give_share()
            await ann.post(f"/api/tables/{table}/start")
            while seat.luck.get("reveal") is None:
                if seat.decision is None:
                    await seat.hear()
                    continue
                options = seat.decision["options"]
                longest = max(longest, len(options))
                assert (await seat.choose(options[-1]["name"]))["type"] == "chosen"
                await seat.until("view")
            await seat.in_step()
            assert seat.view["over"]
            assert not seat.errors
        (told,) = [each for each in await ann.get("/api/games") if each["name"] == game.name]
        record = records.read((await ann.http.get(f"/api/tables/{table}/record")).text)
    assert len(told["cards"]) == 120
    assert longest == 240
    assert records.verify(record).over


def test_a_menu_in_a_terminal(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    """Every option has a number, and the last one can be chosen by it."""
    sitting = Sitting.new(game, ["Stranger", *["greenhorn"] * 7], 0, {}, Chance.from_text("7").seed)
    sitting.go_on()
    assert typed(sitting, "30") == [f"card:{game.cards[sitting.table.view(0).mine[29]].name}"]
    sitting.go_on()
    decision = sitting.table.decision(0, named=True)
    assert decision is not None
    Screen(Terminal("en"), sitting).question()
    shown = capsys.readouterr().out
    assert all(f"{number:>3} Give" in shown for number in range(1, 241))
    assert typed(sitting, "240") == [decision.names[239]]
