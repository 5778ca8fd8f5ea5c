"""Everything Dice Town can say is said in every language: by playing, and by reading the source."""

import re
from itertools import pairwise
from random import Random

import pytest

from posse import catalogue
from posse.core import Chance, Question, Refusal, Said, Table, registry
from posse.games.dice_town import events, facts, terms
from posse.messages import LANGUAGES
from posse.words import Words
from tests.words.source import SOURCE, class_values, sayings

GAME = registry.find("dice-town")
FOLDER = SOURCE / "games" / "dice_town"
NAMES = ["Ann", "Боб", "Олена", "Dan", "Eve"]
WORDS = {lang: Words(lang) for lang in LANGUAGES}
KINDS = [kind for kind in vars(events).values() if isinstance(kind, events.Kind)]


def well_said(text: str) -> bool:
    """A whole text: no hole, no stray space, no name from the program."""
    return (
        text == text.strip()
        and bool(text)
        and "  " not in text
        and not re.search(r"[{}_]|None|\bdice-town\b|\(\)|[ :,;]\.$|: *$", text)
        and not any(left == right == "," for left, right in pairwise(text))
    )


def a_sentence(text: str) -> bool:
    return well_said(text) and text[-1] in ".!?" and (text[0].isupper() or text[0].isdigit())


class Listener:
    """Hears everything that anybody at a table can be told, each different thing once, in every language."""

    def __init__(self) -> None:
        self.heard: set[object] = set()
        self.keys: set[str] = set()

    def first_time(self, key: str, *about: object) -> bool:
        self.keys.add(key)
        if (key, *about) in self.heard:
            return False
        self.heard.add((key, *about))
        return True

    def events(self, table: Table, since: int) -> None:
        for seat in range(-1, table.seats):
            for event in table.events(since, seat):
                assert catalogue.find(event.rule)
                if self.first_time(event.kind.name, event.values):
                    for words in WORDS.values():
                        text = words.event(GAME, event, NAMES)
                        assert a_sentence(text), text

    def questions(self, table: Table) -> None:
        for waiting in table.waiting_for():
            if self.first_time("waiting-" + waiting.asks, waiting.seat):
                for words in WORDS.values():
                    text = words.waiting(GAME, waiting.asks, [waiting.seat], NAMES)
                    assert well_said(text), text
        for seat in table.asked_seats():
            question = table.question(seat)
            prompt = question.prompt(table, seat)
            if self.first_time(prompt.key, prompt.args):
                for words in WORDS.values():
                    text = words.ask(GAME, prompt, NAMES)
                    assert a_sentence(text), text
            for option in question.options(table, seat):
                self.label(question.label(table, seat, option))

    def label(self, label: Said) -> None:
        if self.first_time(label.key, label.args):
            for words in WORDS.values():
                text = words.say(GAME, label, NAMES)
                assert well_said(text), text
                more = words.explain(GAME, label, NAMES)
                assert not more or a_sentence(more), more

    def refusal(self, refusal: Refusal) -> None:
        assert catalogue.find(refusal.rule)
        if self.first_time(refusal.key, refusal.args):
            for words in WORDS.values():
                text = words.say(GAME, refusal, NAMES)
                assert a_sentence(text) or text[0] in "“«", text


def attempts(table: Table, seat: int, seen: list[str]) -> list[str]:
    """Things somebody might try at a wrong moment."""
    touched = ["die:0", "place:bank", "fenced:property-2", "nonsense"]
    view = table.view(seat)
    touched += ["card:" + facts.CARD_NAMES[card] for card in view.store + view.property]
    return seen[-12:] + touched + ["play:wanted", "keep:0,1,2,3,4", "rob:a:9+9", "for:b", "card:property-1"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_in_every_language(seats):
    random = Random(seats)
    table = GAME.new(seats, {}, Chance.from_text(f"words {seats}"))
    listener = Listener()
    names: list[str] = []
    told = 0
    while not table.over:
        listener.events(table, told)
        told = len(table.told)
        listener.questions(table)
        seat = random.choice(table.asked_seats())
        for attempt in attempts(table, seat, names):
            refusal = table.refusal(seat, attempt)
            if refusal is not None:
                listener.refusal(refusal)
        option = random.choice(table.question(seat).options(table, seat))
        names.append(table.question(seat).name(table, seat, option))
        table.take(seat, option)
    listener.events(table, told)
    for words in WORDS.values():
        for line in [line for lines in table.result().lines for line in lines]:
            assert well_said(words.score(GAME, line))
    assert len(listener.keys) > 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_event_has_its_sentences(lang, kind):
    words = Words(lang)
    assert words.has(f"dice-town-event-{kind.name}")
    assert words.has(f"dice-town-event-{kind.name}-hidden") == bool(kind.hidden)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("asks", sorted(class_values(FOLDER, "asks")))
def test_every_question_has_its_sentences(lang, asks):
    words = Words(lang)
    assert words.has(f"dice-town-ask-{asks}")
    for seats in ([1], [0, 2], [0, 1, 2, 3, 4]):
        assert well_said(words.waiting(GAME, asks, seats, NAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_standing_answer_can_be_offered(lang):
    classes = {cls.asks for cls in questions() if cls.standing}
    assert "wanted" in classes
    for asks in classes:
        assert well_said(Words(lang).t(f"dice-town-standing-{asks}"))


def questions() -> list[type]:
    """All questions of the game, also those that inherit their standing answer."""
    found: list[type] = []
    waiting: list[type] = [Question]
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        if cls.asks and cls.__module__.startswith("posse.games.dice_town."):
            found.append(cls)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_source_can_be_said(lang):
    """Also sentences that no random game brings up, with the arguments made beside them."""
    words = Words(lang)
    found = sayings(FOLDER, re.compile(r"dice-town-(?:[a-z]+-)*[a-z]+"))
    assert len(found) > 60
    for saying in found:
        text = words.say(GAME, Said(saying.key, saying.args), NAMES)
        assert a_sentence(text) if "-refusal-" in saying.key else well_said(text), f"{saying}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_its_forms(lang):
    words = Words(lang)
    for place in terms.PLACE_TERMS:
        for form in ("", "acc", "gen", "dat", "ins", "loc", "at", "short"):
            assert well_said(words.term(GAME, place, form))
    for face in facts.FACES:
        assert well_said(words.term(GAME, "face-" + face))
        assert well_said(words.term(GAME, "face-long-" + face))
    for hand in facts.HANDS:
        assert well_said(words.term(GAME, "hand-" + hand, "ins"))
    for remedy in facts.REMEDIES[: facts.DECLINE]:
        assert a_sentence(words.term(GAME, "remedy-" + remedy, "text"))
    for card in range(facts.KINDS):
        for form in ("", "acc", "gen", "dat", "ins", "loc", "when"):
            assert well_said(words.card(GAME, card, form))
        assert a_sentence(words.card(GAME, card, "text"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_introduces_itself(lang):
    words = Words(lang)
    assert well_said(words.t("dice-town-name"))
    assert a_sentence(words.t("dice-town-blurb"))
    for option in GAME.options:
        assert well_said(words.t(f"dice-town-opt-{option.name}"))
        assert a_sentence(words.t(f"dice-town-opt-{option.name}.text"))
