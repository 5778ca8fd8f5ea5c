"""Promise 7: what a game can ask and what it is played with is declared, and true of every table."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from posse.core import Chance, Game
from posse.core.game import NO_CARD
from posse.core.registry import games
from posse.core.said import WHATS
from posse.core.table import SPECTATOR
from posse.messages import book
from posse.words import LANGUAGES, Words
from tests.every_game.arguments import check_args
from tests.every_game.cases import Case, budget
from tests.every_game.playing import question_of

NAMES = ["Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@budget(8_000)
def test_questions_are_declared_and_their_options_lie_in_their_space(case: Case) -> None:
    declared = set(case.game.questions)
    actions = case.game.actions()
    for stretch in case.stretches(telling=False):
        for seat in stretch.moments():
            question = question_of(stretch.table, seat)
            assert type(question) in declared
            options = question.options(stretch.table, seat)
            space = question.space
            assert all(option in space for option in options), (question.asks, options)
            picked = [question.picked(stretch.table, seat, draw) for draw in range(len(options) + 1)]
            assert picked == [*options, options[0]], question.asks
            decision = stretch.table.decision(seat)
            assert decision is not None
            legal = actions.legal(decision)
            assert [actions.option(action) for action in legal] == [(question.asks, each) for each in options]
            assert [actions.action(question.asks, option) for option in options] == legal
            assert all(0 <= action < actions.size for action in legal)


@every_game
def test_declared_questions_have_a_name_a_rule_and_a_space(game: Game) -> None:
    assert game.questions
    for question in game.questions:
        assert question.asks
        assert question.rule
        assert len(question.space) > 0, question.asks
    actions = game.actions()
    answered = [actions.option(action) for action in range(actions.size)]
    assert len(set(answered)) == actions.size
    assert [actions.action(asks, option) for asks, option in answered] == list(range(actions.size))
    assert {asks for asks, _ in answered} == {question.asks for question in game.questions}


@budget(4_000)
def test_what_a_question_is_about_is_public_and_typed(case: Case) -> None:
    """The same for every viewer, and at every table a seat could think it is at."""
    for stretch in case.stretches(telling=False):
        table = stretch.table
        for seat in stretch.samples(one_in=3, cost=4):
            waiting = [asdict(each) for each in table.waiting_for()]
            for viewer in range(SPECTATOR, table.seats):
                assert [asdict(each) for each in table.view(viewer).waiting] == waiting
            thinker = stretch.random.randrange(table.seats)
            imagined = table.imagine(thinker, Chance.from_text(str(stretch.random.random())))
            assert [asdict(each) for each in imagined.waiting_for()] == waiting
            for each in table.waiting_for():
                check_args(table, each.args())
                assert each.args() == table.opening(each.seat).about(table, each.seat)
            decision = table.decision(seat)
            assert decision is not None
            assert decision.about == question_of(table, seat).about(table, seat)
            check_args(table, decision.about)


@budget(2_500)
def test_questions_are_asked_and_waited_for_in_words(case: Case) -> None:
    """Each variable of `<game>-ask-…` and `<game>-waiting-…` is given; else strict words refuse."""
    asked: dict[str, int] = {}
    for stretch in case.stretches(telling=False):
        table = stretch.table
        for seat in stretch.moments():
            question = question_of(table, seat)
            asked[question.asks] = asked.get(question.asks, 0) + 1
            if asked[question.asks] > 3 and stretch.random.random() < 0.95:
                continue
            for words in [Words(lang) for lang in LANGUAGES]:
                assert words.ask(case.game, question.prompt(table, seat), NAMES)
                for each in table.waiting_for():
                    assert words.waiting(case.game, each.asks, [each.seat], NAMES, each.args())


@every_game
def test_cards_are_declared_once_and_have_words(game: Game) -> None:
    names = [card.name for card in game.cards if card.name]
    assert len(set(names)) == len(names)
    for number, card in enumerate(game.cards):
        if not card.name:
            assert (card.term, card.args) == (NO_CARD.term, NO_CARD.args)
            continue
        assert game.card_named(card.name) == number
        assert len({name for name, _, _ in card.args}) == len(card.args)
        assert all(what in WHATS for _, what, _ in card.args)
        key = f"{game.name}-{card.term}"
        forms = [each.removeprefix(key + ".") for each in book("en").patterns if each.startswith(key + ".")]
        for words in [Words(lang) for lang in LANGUAGES]:
            for form in ["", *forms]:
                assert words.card(game, number, form)
