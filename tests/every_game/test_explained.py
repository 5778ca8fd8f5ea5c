"""Promise 6: every event, decision and refusal cites a rule that exists; menus and refusals agree."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posse import catalogue
from posse.core import Event, Refusal, Refused, Table
from posse.core.game import ScoreLine
from posse.testing.compare import picture
from tests.every_game.arguments import check_args
from tests.every_game.cases import Case, budget, every_case, examples
from tests.every_game.playing import at_random, moments, play_to_the_end, question_of
from tests.every_game.seen import seen

THING = re.compile(r"[a-z-]+(:\S+)?")  # "deck", "card:shoot"


def check_refusal(table: Table, refusal: Refusal) -> None:
    catalogue.find(refusal.rule)
    assert refusal.key
    check_args(table, refusal.args)


@budget(10_000)
def test_events_cite_rules_and_say_what_they_declare(case: Case) -> None:
    for stretch in case.stretches():
        before = len(stretch.table.told)
        for _ in stretch.moments():
            pass
        for event in stretch.table.told[before:]:
            assert catalogue.find(event.rule).game == case.game.rules
            _check_event(event, stretch.table)


def _check_event(event: Event, table: Table) -> None:
    fields = zip(event.kind.fields, event.values, strict=True)
    check_args(table, tuple([(field.name, field.what, value) for field, value in fields]))


@budget(5_000)
def test_decisions_cite_rules_and_can_be_put_into_words(case: Case) -> None:
    for stretch in case.stretches():
        table = stretch.table
        for seat in stretch.moments():
            question = question_of(table, seat)
            catalogue.find(question.rule)
            said = [question.prompt(table, seat)]
            said += [question.label(table, seat, option) for option in question.options(table, seat)[:20]]
            for sentence in said:
                assert sentence.key
                assert all(THING.fullmatch(thing) for thing in sentence.touches)
                check_args(table, sentence.args)


@every_case
def test_the_end_cites_a_rule_and_so_does_every_option_of_the_game(case: Case) -> None:
    catalogue.find(case.game.end_rule)
    for option in case.game.settings:
        catalogue.find(option.rule)
    table = case.table("scores")
    play_to_the_end(table, at_random(Random(1)))
    result = table.result()
    assert result is not None
    for line in [line for lines in result.lines for line in lines]:
        assert isinstance(line, ScoreLine)
        assert line.what
        catalogue.find(line.rule)


@budget(5_000)
def test_names_are_unique_and_mean_what_they_name(case: Case) -> None:
    for stretch in case.stretches():
        table = stretch.table
        for seat in stretch.moments():
            question = question_of(table, seat)
            options = question.options(table, seat)
            names = [question.name(table, seat, option) for option in options]
            assert len(set(names)) == len(names)
            assert [question.option(table, seat, name) for name in names] == options
            assert all(name.isascii() and name.isprintable() and len(name) <= 60 for name in names)


@budget(5_000)
def test_menus_and_refusals_agree(case: Case) -> None:
    """Whatever can be named is on the menu, or something forbids it; never both, never neither."""
    for stretch in case.stretches():
        for seat in stretch.moments():
            question = question_of(stretch.table, seat)
            names = seen(case.game).names_for(question.asks)
            for name in stretch.random.sample(names, min(12, len(names))):
                _check_one(stretch.table, seat, name)
            for option in question.options(stretch.table, seat):
                assert question.forbids(stretch.table, seat, option) is None


def _check_one(table: Table, seat: int, name: str) -> None:
    question = question_of(table, seat)
    option = question.option(table, seat, name)
    refusal = table.refusal(seat, name)
    if option is None:
        assert refusal is not None
    elif option in question.options(table, seat):
        assert question.forbids(table, seat, option) is None
        assert refusal is None
    else:
        forbidden = question.forbids(table, seat, option)
        assert forbidden is not None
        assert refusal is not None
        assert (refusal.rule, refusal.key) == (forbidden.rule, forbidden.key)
    if refusal is not None:
        check_refusal(table, refusal)
        with pytest.raises(Refused):
            table.choose(seat, table.decision_id(seat), name)


@every_case
@examples(15)
@given(seed=st.integers(0, 3), steps=st.integers(0, 60), seat=st.integers(-3, 9), data=st.data())
def test_nonsense_is_refused_and_changes_nothing(
    case: Case, seed: int, steps: int, seat: int, data: st.DataObject
) -> None:
    table = case.table(seed)
    random = Random(seed)
    for number, _ in enumerate(moments(table, random)):
        if number == steps:
            break
    known = seen(case.game).anything()
    attempt = data.draw(st.text(max_size=300) | _garbled(known), label="attempt")
    decision_id = data.draw(st.text(max_size=20) | st.sampled_from(["0", "1", "-1", "1.1", "9" * 50]))
    before = picture(table)
    refusal = table.refusal(seat, attempt)
    if refusal is not None:
        check_refusal(table, refusal)
    right_id = table.decision_id(seat) if table.question(seat) is not None else "1"
    for given_id in (decision_id, right_id):
        clone = table.clone()
        try:
            clone.choose(seat, given_id, attempt)
        except Refused as refused:
            check_refusal(table, refused.refusal)
            assert picture(clone) == before
        else:
            assert given_id == right_id
            assert refusal is None
    assert picture(table) == before


def _garbled(names: list[str]) -> st.SearchStrategy[str]:
    """Names with a part cut out, doubled, or taken from another name."""
    pieces = sorted(
        {piece for name in names for piece in name.replace(",", ":").replace("+", ":").split(":")}
    )
    glue = st.sampled_from([":", ",", "+", "", "-", " ", "::"])
    return st.builds(
        lambda first, then, last, more: first + then + last + more,
        st.sampled_from(names) | st.sampled_from(pieces),
        glue,
        st.sampled_from(pieces),
        st.sampled_from(["", "0", "-1", "\n", "\x00", "٣", "é", ":", "+brute", "9" * 30]),
    )
