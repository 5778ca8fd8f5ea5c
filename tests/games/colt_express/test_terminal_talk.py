"""What is understood at a Colt Express table, what is explained, and what is refused with its rule."""

import io
from functools import cache
from random import Random

import pytest

from posse.cli.screen import Screen
from posse.cli.sitting import Sitting
from posse.cli.tables.colt_express import TrainDrawing
from posse.cli.talk import Talk
from posse.cli.terminal import Terminal
from posse.core import registry
from posse.core.table import Decision
from posse.games.colt_express.facts import OWN_BULLETS
from posse.games.colt_express.view import BanditView
from posse.messages import LANGUAGES
from posse.words import Words
from tests.cli.sittings import Script, decision, sitting

GAME = registry.find("colt-express")


@cache
def at(asks: str, seats: int = 4, expert: bool = False) -> Sitting:
    """A game at the first question of this kind, whichever seed leads to it. Nobody plays on from there."""
    for seed in range(60):
        random = Random(seed)
        played = sitting(str(seed), seats, "colt-express", {"expert": expert})
        while not played.table.over:
            if decision(played).asks == asks:
                return played
            played.choose(random.choice(decision(played).names))
            played.go_on()
    raise AssertionError(f"nobody is asked {asks}")


def answered(played: Sitting, *lines: str, lang: str = "en") -> str:
    """What is printed when these lines are typed."""
    terminal = Terminal(lang)
    terminal.out.file = io.StringIO()
    Talk(Screen(terminal, played), played, Script(terminal, lines), "").answer()
    return " ".join(terminal.out.file.getvalue().split())


def train(bandits: list[int], hand: list[int], asks: str, names: list[str]) -> tuple:
    """A view with what the reading of a line needs, and the question."""
    view = GAME.new(2).view(0)
    view.players[0].bandits = bandits
    boards = [BanditView(who, 0, 2, False, OWN_BULLETS, 0, 0, 0, []) for who in bandits]
    view.bandits, view.hand, view.places = boards, hand, []
    question = Decision(0, "1", asks, "colt-plan-options", list(range(len(names))))
    question.names = names
    return view, question


def drawn(lang: str) -> TrainDrawing:
    return TrainDrawing(GAME, Words(lang), ["Ann", "Bob"], ["you", "deputy"])


PURSE = ["purse:7", "jewel"]
PURSES = ["purse:7", "purse:9"]


@pytest.mark.parametrize(
    ("lang", "asks", "typed", "meant"),
    [
        ("en", "plan", "shoot", "play:shoot"),
        ("en", "plan", "Play SHOOT", "play:shoot"),
        ("en", "plan", "hide rob", "hide:rob"),
        ("en", "plan", "rob face down", "hide:rob"),
        ("en", "plan", "draw", "draw"),
        ("en", "plan", "draw three", "draw"),
        ("en", "plan", "doc move", "play:move"),
        ("en", "plan", "shoot belle", ""),  # nobody is aimed at yet: the engine says so
        ("en", "plan", "shoot rob", ""),
        ("en", "plan", "sh", ""),
        ("en", "plan", "play:shoot", ""),  # an option by its own name
        ("en", "plan", "", ""),
        ("en", "character", "belle", "be:belle"),
        ("en", "shoot", "shoot belle", "at:belle"),
        ("en", "punch", "shoot belle", ""),
        ("en", "move", "car 3", "car:3"),
        ("en", "move", "locomotive", "car:0"),
        ("en", "move", "roof 3", ""),
        ("en", "marshal", "to car 2", "car:2"),
        ("en", "punch-loot", "purse", "purse"),
        ("en", "rob", "jewel", "jewel"),
        ("en", "rob", "purse no 9", "purse:9"),
        ("en", "pickpocket", "pass", "leave"),
        ("en", "bonus", "pass", "decline"),
        ("en", "expert-keep", "keep move", "keep:move"),
        ("en", "expert-keep", "nothing", "done"),
        ("ru", "plan", "выстрел", "play:shoot"),
        ("ru", "plan", "сыграть лестницу", "play:ladder"),
        ("ru", "plan", "скрыть удар", "hide:punch"),
        ("ru", "plan", "взять", "draw"),
        ("ru", "plan", "shoot", "play:shoot"),
        ("ru", "shoot", "красотку", "at:belle"),
        ("ru", "shoot", "Красотка", "at:belle"),
        ("ru", "move", "в вагон 3", "car:3"),
        ("ru", "rob", "взять самоцвет", "jewel"),
        ("uk", "plan", "постріл", "play:shoot"),
        ("uk", "plan", "драбина", "play:ladder"),
        ("uk", "plan", "взяти", "draw"),
        ("uk", "shoot", "кралю", "at:belle"),
        ("uk", "marshal", "локомотив", "car:0"),
        ("uk", "rob", "кейс", "strongbox"),
    ],
)
def test_what_a_line_means(lang, asks, typed, meant):
    assert drawn(lang).read(*train([1], [0, 2, 3], asks, []), typed) == meant


@pytest.mark.parametrize(("names", "meant"), [(PURSE, "purse:7"), (PURSES, "")])
def test_a_purse_needs_no_number_where_only_one_lies(names, meant):
    assert drawn("en").read(*train([1], [], "rob", names), "purse") == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("move", ""),  # either of them
        ("move doc", "play:move"),
        ("tuco move", "play:2nd-move"),
        ("rob", "play:2nd-rob"),  # the only one in hand
        ("punch", ""),
        ("marshal", "play:marshal"),
        ("move belle", ""),
    ],
)
def test_with_two_bandits_a_card_is_named_with_its_own(typed, meant):
    assert drawn("en").read(*train([1, 2], [0, 8, 8 + 3, 5], "plan", []), typed) == meant


@pytest.mark.parametrize(
    ("asks", "line", "rule"),
    [
        ("character", "why pass", "colt-decide-character"),
        ("plan", "why pass", "colt-plan-no-pass"),
        ("plan", "pass", "colt-plan-no-pass"),
        ("plan", "why shoot marshal", "colt-plan-no-targets-yet"),
        ("plan", "why car 1", "colt-plan-no-targets-yet"),
        ("plan", "why roof", "colt-plan-no-targets-yet"),
        ("plan", "why strongbox", "colt-plan-no-targets-yet"),
        ("plan", "why bullet", "colt-plan-"),
        ("plan", "why hide", "colt-ghost-"),
        ("move", "why stay", "colt-move-mandatory"),
        ("move", "why pass", "colt-move-mandatory"),
        ("move", "why roof", "colt-move-same-level"),
        ("move", "why draw", "colt-plan-end"),
        ("move", "why purse", "colt-decide-move"),
        ("shoot", "why pass", "colt-shoot-mandatory"),
        ("shoot", "why marshal", "colt-shoot-marshal-immune"),
        ("rob", "why pass", "colt-rob-mandatory"),
        ("punch", "why pass", "colt-punch-mandatory"),
        ("marshal", "why pass", "colt-marshal-mandatory"),
        ("marshal", "why roof", "colt-marshal-inside-only"),
    ],
)
def test_why_something_is_not_possible(asks, line, rule):
    played = at(asks)
    before = len(played.record.choices)
    said = answered(played, line)
    assert said.startswith("✗ ")
    assert f" {rule}" in said
    assert len(played.record.choices) == before


@pytest.mark.parametrize(
    ("lang", "line", "rule"),
    [
        ("ru", "почему пас", "colt-plan-no-pass"),
        ("ru", "почему выстрел в маршала", "colt-plan-no-targets-yet"),
        ("ru", "почему крыша", "colt-plan-no-targets-yet"),
        ("uk", "чому пас", "colt-plan-no-pass"),
        ("uk", "чому постріл у шерифа", "colt-plan-no-targets-yet"),
        ("uk", "чому гаманець", "colt-plan-no-targets-yet"),
    ],
)
def test_why_in_other_languages(lang, line, rule):
    said = answered(at("plan"), line, lang=lang)
    assert said.startswith("✗ ")
    assert rule in said


def test_why_nobody_is_aimed_at_while_cards_are_planned():
    played = at("plan")
    view = played.table.view(0)
    rival = next(bandit for bandit in view.bandits if bandit.owner != 0)
    name = Words("en").term(GAME, f"bandit-{GAME_BANDITS[rival.bandit]}")
    said = answered(played, f"why shoot {name}")
    assert f"✗ {name} cannot be chosen now" in said
    assert answered(played, "why draw") == "That is possible right now."


GAME_BANDITS = ("ghost", "doc", "tuco", "cheyenne", "belle", "django")


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("?", "One turn each, clockwise, cards face up."),
        ("? move", "Go to a neighbouring car, or along the roofs one to three cars."),
        ("? belle", "Belle: Cannot be shot or punched while there is another bandit to aim at."),
        ("? marshal", "He is inside the locomotive now. Neutral bullets left: 13 of 13."),
        ("? purse", "colt-comp-purses"),
        ("? bullet", "colt-bullet-dead-card"),
        ("? first", "First player: Begins every turn of this round."),
        ("? car 0", "Locomotive. Roof: nothing. Inside: Marshal, 1 strongbox."),
        ("? locomotive", "Inside: Marshal, 1 strongbox."),
        ("? car 1", "purse no. 0"),
        ("? tunnel", "Tunnel: One turn each, clockwise, cards face down."),
        ("? swivel", "All bandits on the roofs are swept to the roof of the last car."),
        ("? b", "Buck (greenhorn), bandit: "),
        ("? tea", "not understood"),
        ("help", "? car 2 what a place, card or player is"),
        ("why", "why shoot belle"),
        ("standing", "This game has no questions that can be answered in advance."),
        ("list", "draw"),
        ("rules 16.5", "colt-belle-shoot"),
    ],
)
def test_what_is_explained(line, part):
    played = sitting("1", 4, "colt-express", {"characters": "random"})
    assert decision(played).asks == "plan"
    assert part in answered(played, line)


def test_a_question_about_the_bandits_tells_their_abilities():
    said = answered(at("character"), "?")
    for part in ("Ghost: On the first turn", "Doc: Starts each round", "Django: His shot"):
        assert part in said


def test_what_is_said_of_a_player_in_the_expert_variant():
    said = answered(at("expert-keep", expert=True), "? b", "help")
    assert "Bullets on top of the deck: " in said
    assert "standing" not in said


def test_a_tip_is_given_once(monkeypatch):
    terminal = Terminal("en")
    terminal.out.file = io.StringIO()
    played = at("plan")
    screen = Screen(terminal, played)
    screen.question()
    screen.question()
    assert terminal.out.file.getvalue().count("Cards go onto one common pile") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("asks", ["character", "plan", "pick", "rob", "expert-keep"])
def test_every_tip_has_its_words(lang, asks):
    assert drawn(lang).tip(Decision(0, "1", asks, "colt-plan-options", [0]))
    assert drawn(lang).tip(Decision(0, "1", "move", "colt-plan-options", [0])) == ""
