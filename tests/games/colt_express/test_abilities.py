"""Abilities are asked: who speaks at a table, and what happens to an answer that nobody asks for."""

from __future__ import annotations

import pytest

from posse.games.colt_express import abilities, characters
from posse.games.colt_express.abilities import QUESTIONS, Ability
from posse.games.colt_express.facts import BANDITS, HAND
from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express

SAYS = {
    "belle": ["spared"],
    "cheyenne": ["keeps_purse"],
    "django": ["pushes"],
    "doc": ["hand_size"],
    "ghost": ["hides_first_card"],
    "tuco": ["shoots_through_roof"],
}


def answered(bits: int) -> list[str]:
    return [name for name, bit in QUESTIONS.items() if bits & bit]


def test_every_question_has_a_bit_of_its_own():
    assert sorted(QUESTIONS) == sorted([name for name in vars(Ability) if not name.startswith("_")])
    assert len(set(QUESTIONS.values())) == len(QUESTIONS)


@pytest.mark.parametrize("name", BANDITS)
def test_each_bandit_answers_what_its_ability_says(name):
    table = colt_express(6).table
    assert answered(table.asks[BANDITS.index(name)]) == SAYS[name]


def test_a_misspelt_answer_is_found_when_the_game_is_loaded():
    class Sundance:
        def pushed(self) -> int:
            return 1

        def _aims(self) -> int:
            return 1

    assert abilities.misspelt(Sundance) == ["pushed"]
    with pytest.raises(TypeError, match="Sundance answers what nobody asks: pushed"):
        abilities.answers(Sundance)  # type: ignore[arg-type]


@rule("colt-opt-abilities")
def test_with_abilities_off_nobody_speaks():
    table = colt_express(6, abilities=False).table
    assert table.voices == [[]] * 6
    assert table.asks == [0] * 6
    for bandit in range(6):
        assert not abilities.shoots_through_roof(table, bandit)
        assert not abilities.pushes(table, bandit)
        assert not abilities.keeps_purse(table, bandit)
        assert not abilities.spared(table, bandit)
    for seat in range(6):
        assert abilities.hand_size(table, seat) == HAND
        assert not abilities.hides_first_card(table, seat)


def test_a_bandit_speaks_from_when_it_is_taken_on():
    table = new_colt_express(3, characters="choose").table
    assert table.voices == [[]] * 6
    before = table.clone()
    table.choose(0, table.decision_id(0), "be:tuco")
    tuco = BANDITS.index("tuco")
    assert table.voices[tuco] == [characters.CHARACTERS[tuco]]
    assert abilities.shoots_through_roof(table, tuco)
    assert table.invariants() == []
    assert before.voices == [[]] * 6  # clones share the list until it is replaced


def test_a_stale_list_of_voices_is_found():
    table = colt_express(3).table
    assert table.invariants() == []
    table.voices = [[] for _ in range(6)]
    assert table.invariants() != []
