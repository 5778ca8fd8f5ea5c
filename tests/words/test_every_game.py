"""Everything a game can say is said in every language: by playing, and by reading its source.

A game joins by being there; nothing here names one.
"""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from types import ModuleType

import pytest

from posse import catalogue
from posse.core import Chance, Game, Question, Refusal, Said, Table, registry
from posse.core.events import Kind
from posse.core.questions import YesOrNo
from posse.messages import LANGUAGES, book
from posse.words import GOODS, Words
from tests.words.heard import NAMES, heard
from tests.words.source import sayings
from tests.words.wording import a_sentence, well_said

GAMES = registry.games()
WORDS = {lang: Words(lang) for lang in LANGUAGES}

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Listener:
    """Hears everything that anybody at a table can be told, each different thing once, in every language."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.heard: set[object] = set()
        self.touched: dict[str, None] = {}

    def first_time(self, *about: object) -> bool:
        if about in self.heard:
            return False
        self.heard.add(about)
        return True

    def events(self, table: Table, since: int) -> None:
        for seat in range(-1, table.seats):
            for event in table.events(since, seat):
                assert catalogue.find(event.rule)
                if self.first_time(event.kind.name, event.values):
                    for words in WORDS.values():
                        text = words.event(self.game, event, NAMES)
                        assert a_sentence(text), text

    def questions(self, table: Table) -> None:
        for waiting in table.waiting_for():
            if self.first_time("waiting", waiting.asks, waiting.seat):
                about = tuple((each.name, each.what, each.value) for each in waiting.about)
                for words in WORDS.values():
                    text = words.waiting(self.game, waiting.asks, [waiting.seat], NAMES, about)
                    assert well_said(text), text
        for seat in table.asked_seats():
            question = table.question(seat)
            prompt = question.prompt(table, seat)
            if self.first_time(prompt.key, prompt.args):
                for words in WORDS.values():
                    text = words.ask(self.game, prompt, NAMES)
                    assert a_sentence(text), text
            for option in question.options(table, seat):
                self.label(question.label(table, seat, option))

    def label(self, label: Said) -> None:
        if self.first_time(label.key, label.args):
            self.touched |= dict.fromkeys(label.touches)
            for words in WORDS.values():
                text = words.say(self.game, label, NAMES)
                assert well_said(text), text
                more = words.explain(self.game, label, NAMES)
                assert not more or a_sentence(more), more

    def refusal(self, refusal: Refusal) -> None:
        assert catalogue.find(refusal.rule)
        if self.first_time(refusal.key, refusal.args):
            for words in WORDS.values():
                text = words.say(self.game, refusal, NAMES)
                assert a_sentence(text) or text[0] in "“«", text


def attempts(game: Game, random: Random, named: list[str], touched: list[str]) -> Iterator[str]:
    """Things somebody might try at a wrong moment."""
    yield from named[-8:]
    yield from random.sample(touched, min(6, len(touched)))
    cards = [card.name for card in game.cards if card.name]
    yield from ("card:" + name for name in random.sample(cards, min(4, len(cards))))
    yield "nonsense"


def seats_of(game: Game) -> list[int]:
    return sorted({game.min_seats, (game.min_seats + game.max_seats) // 2, game.max_seats})


@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in seats_of(game)],
)
def test_a_whole_game_in_every_language(game, seats):
    random = Random(seats)
    table = game.new(seats, {}, Chance.from_text(f"words {seats}"))
    listener = Listener(game)
    named: list[str] = []
    told = 0
    while not table.over:
        listener.events(table, told)
        told = len(table.told)
        listener.questions(table)
        seat = random.choice(table.asked_seats())
        for attempt in attempts(game, random, named, list(listener.touched)):
            refusal = table.refusal(seat, attempt)
            if refusal is not None:
                listener.refusal(refusal)
        question = table.question(seat)
        option = random.choice(question.options(table, seat))
        named.append(question.name(table, seat, option))
        table.take(seat, option)
    listener.events(table, told)
    for words in WORDS.values():
        for line in [line for lines in table.result().lines for line in lines]:
            assert well_said(words.score(game, line))


def kinds(game: Game) -> list[Kind]:
    """What can happen in a game: the kinds in its `events`, a module or a package of them."""
    events = import_module(f"{package(game)}.events")
    parts = [import_module(f"{events.__name__}.{part.name}") for part in iter_modules(paths(events))]
    return [kind for module in (events, *parts) for kind in vars(module).values() if isinstance(kind, Kind)]


def paths(module: ModuleType) -> list[str]:
    """Where the modules of a package lie; nowhere for a single module."""
    return list(getattr(module, "__path__", []))


def package(game: Game) -> str:
    return "posse.games." + game.name.replace("-", "_")


@every_game
def test_every_event_has_its_sentences(game):
    assert kinds(game)
    hidden = {kind.name for kind in kinds(game) if kind.hidden}  # two kinds may share a name
    for kind in kinds(game):
        for words in WORDS.values():
            assert words.has(f"{game.name}-event-{kind.name}"), kind.name
            assert words.has(f"{game.name}-event-{kind.name}-hidden") == (kind.name in hidden), kind.name


def questions(game: Game) -> list[type[Question]]:
    """All questions of a game."""
    found: list[type[Question]] = []
    waiting: list[type[Question]] = [Question]
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        if kind.asks and kind.__module__.startswith(package(game) + "."):
            found.append(kind)
    return found


@every_game
def test_every_question_has_its_sentences(game):
    assert questions(game)
    for question in questions(game):
        for words in WORDS.values():
            assert words.has(f"{game.name}-ask-{question.asks}"), question
            assert words.has(f"{game.name}-waiting-{question.asks}"), question
            if question.standing:
                assert well_said(words.t(f"{game.name}-standing-{question.asks}"))
            if question.hidden:
                assert well_said(words.t(f"{game.name}-asked-{question.asks}"))


@every_game
def test_every_yes_and_no_can_be_said(game):
    """Their keys are put together where they are asked."""
    asked = [question for question in questions(game) if issubclass(question, YesOrNo)]
    for question in asked:
        if question.label is not YesOrNo.label:
            continue
        for name in (question.yes, question.no):
            for words in WORDS.values():
                assert well_said(words.t(f"{game.name}-option-{question.asks}-{name}")), question


@every_game
@every_language
def test_every_key_in_the_source_can_be_said(game, lang):
    """Also sentences that no random game brings up, with the arguments made beside them."""
    folder = Path(import_module(package(game)).__file__).parent
    rules = {rule.id for rule in catalogue.rules(game.rules)}  # they may begin like messages
    found = [
        saying
        for saying in sayings(folder, re.compile(rf"{game.name}-(?:[a-z]+-)*[a-z]+"))
        if saying.key not in rules
    ]
    assert found
    for saying in found:
        text = said_somehow(game, saying, WORDS[lang])
        if text is None:
            continue
        assert a_sentence(text) if "-refusal-" in saying.key else well_said(text), f"{saying}: {text}"


def said_somehow(game: Game, saying, words: Words) -> str | None:
    """A term never heard there may be any of the others: one of them has the forms it needs.

    Nothing, if the arguments are put together elsewhere and no game brought the sentence up.
    """
    assert words.has(saying.key), saying
    needed = {variable.partition("_")[0] for variable in book(words.lang).variables(saying.key)}
    if not needed <= set(saying.args) | {GOODS}:
        args = heard(game).said.get(saying.key)
        return None if args is None else words.say(game, Said(saying.key, args), NAMES)
    trouble: Exception | None = None
    for term in ["", *dict.fromkeys(heard(game).terms.values())]:
        try:
            return words.say(game, Said(saying.key, heard(game).samples(saying.args, term)), NAMES)
        except LookupError as error:
            trouble = error
    raise AssertionError(f"{saying}: {trouble}")


@every_game
@every_language
def test_every_card_has_a_name(game, lang):
    for number, card in enumerate(game.cards):
        if card.name:
            assert well_said(WORDS[lang].card(game, number)), card.name


@every_game
@every_language
def test_the_game_introduces_itself(game, lang):
    words = WORDS[lang]
    assert well_said(words.t(f"{game.name}-name"))
    assert a_sentence(words.t(f"{game.name}-blurb"))
    for setting in game.settings:
        assert well_said(words.t(f"{game.name}-setting-{setting.name}"))
        assert a_sentence(words.t(f"{game.name}-setting-{setting.name}.text"))
    for preset in game.presets:
        assert well_said(words.t(f"{game.name}-setting-{preset.name}"))
        assert a_sentence(words.t(f"{game.name}-setting-{preset.name}.text"))


@every_game
@every_language
def test_things_have_a_message_and_a_rule_to_read(game, lang):
    """What a game's facts list for the cards of its board. What the cards say is tested in the client."""
    facts = import_module(f"{package(game)}.facts")
    known = {key.partition(".")[0] for key in book(lang).patterns}
    for term, rule in getattr(facts, "ABOUT", {}).items():
        assert catalogue.find(rule), f"{term}: {rule}"
        key = f"{game.name}-{term}"
        of_a_kind = term in ("row", "seat") or any(each.startswith(f"{key}-") for each in known)
        assert key in known or of_a_kind, f"{lang}: {key}"
