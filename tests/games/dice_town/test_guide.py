"""What Dice Town brings to a search: answers worth a trial, and what a seat has between two rounds."""

from __future__ import annotations

from functools import partial

import pytest

from posse.bots import Budget, Marshal, names
from posse.core.chance import Chance
from posse.core.registry import find
from posse.core.table import Decision
from posse.games.dice_town.deputy import choose, keeping
from posse.games.dice_town.deputy.guide import COMMITMENTS, NEAR, STAGES, DiceGuide
from posse.games.dice_town.table import DiceTable
from posse.testing.story import seat_at
from tests.games.dice_town.laying import DiceStory, dice_town
from tests.games.dice_town.test_deputy import TIED_AT_THE_BANK

GAME = find("dice-town")
GUIDE = DiceGuide()


def asked(story: DiceStory, letter: str) -> Decision:
    decision = story.table.decision(seat_at(letter, story.table.seats), named=True)
    assert decision is not None
    return decision


def proposed(story: DiceStory, letter: str) -> list[int]:
    decision = asked(story, letter)
    imagine = partial(story.table.imagine, decision.seat)
    return GUIDE.candidates(story.table.view(decision.seat), decision, imagine)


def chances(story: DiceStory) -> list[float]:
    return [GUIDE.chance(story.table, seat) for seat in range(story.table.seats)]


# Answers


def test_of_the_dice_to_keep_only_those_are_tried_that_the_deputy_thinks_nearly_as_good() -> None:
    story = dice_town(rolls={"b": "9 10 J Q K"})
    view = story.table.view(1)
    options, values = keeping.commitments(view)
    tried = proposed(story, "b")
    assert tried[0] == options[values.index(max(values))]
    assert 1 < len(tried) <= COMMITMENTS
    for option in tried:
        assert values[options.index(option)] >= max(values) - NEAR
    expected = GUIDE.expected(view, asked(story, "b"), tried)
    assert expected[0] == 0.0
    assert expected == sorted(expected, reverse=True)


def test_with_five_of_a_kind_there_is_nothing_to_try() -> None:
    assert len(proposed(dice_town(rolls={"b": "A A A A A"}), "b")) == 1


def test_bids_near_the_deputys_are_tried_if_the_dollars_are_there() -> None:
    story = dice_town(dice=TIED_AT_THE_BANK, bank=12, dollars={"d": 3}, at="bank", sheriff="a")
    story.b.chooses("for:b")
    decision = asked(story, "b")
    first, *others = proposed(story, "b")
    assert first == choose(story.table.view(1), decision, partial(story.table.imagine, 1))
    assert first > 0
    assert {first - 1, first + 1} <= set(others) <= set(decision.options)
    assert len(proposed(story, "c")) == 1  # whether to offer at all is left to the deputy


@pytest.mark.parametrize("players", [2, 5])
def test_in_trials_everybody_answers_as_the_deputy_would(players: int) -> None:
    table = GAME.new(players, {}, Chance.from_text("as the deputy"), telling=False)
    for _ in range(60):
        seat = table.asked_seats()[0]
        decision = table.decision(seat)
        assert decision is not None
        option = GUIDE.policy(table, seat)
        assert option == choose(table.view(seat), decision, partial(table.imagine, seat))
        table.take(seat, option)


# Chances


def test_chances_add_up_and_whatever_counts_in_the_end_counts_now() -> None:
    even = dice_town(sheriff="d")
    assert sum(chances(even)) == pytest.approx(1.0)
    assert chances(even)[0] == pytest.approx(chances(even)[1])
    for rich in (
        dice_town(sheriff="a"),
        dice_town(sheriff="d", nuggets={"a": 4}),
        dice_town(sheriff="d", dollars={"a": 14}),
        dice_town(sheriff="d", property={"a": "5"}),
        dice_town(sheriff="d", store={"a": "equipment-8"}),
        dice_town(sheriff="d", store={"a": "professional-cheater"}),
    ):
        assert chances(rich)[0] > chances(rich)[1]
        assert sum(chances(rich)) == pytest.approx(1.0)


def test_a_lead_counts_for_more_the_nearer_the_end_is() -> None:
    early = dice_town(sheriff="d", nuggets={"a": 4})
    late = dice_town(sheriff="d", nuggets={"a": 4})
    late.table.mine = 2
    assert GUIDE.stage(late.table) < GUIDE.stage(early.table) <= len(STAGES)
    assert chances(late)[0] > chances(early)[0] > 0.25


def test_when_the_game_is_over_its_winner_has_won() -> None:
    table = GAME.new(3, {}, Chance.from_text("to the end"), telling=False)
    assert isinstance(table, DiceTable)
    while table.waiting:
        seat = table.asked_seats()[0]
        table.take(seat, GUIDE.policy(table, seat))
    result = table.result()
    assert result is not None
    assert not GUIDE.is_known(table)
    for seat in range(3):
        assert GUIDE.chance(table, seat) == (1 / len(result.winners) if seat in result.winners else 0.0)


@pytest.mark.parametrize("players", [2, 5])
def test_a_marshal_plays_at_tables_of_any_size(players: int) -> None:
    assert names(GAME)[-1] == "marshal"
    table = GAME.new(players, {}, Chance.from_text("any size"), telling=False)
    marshal = Marshal(GUIDE, bytes(32), Budget(4))
    searched: set[str] = set()
    for number in range(300):
        if not table.waiting:
            break
        seat = table.asked_seats()[0]
        decision = table.decision(seat)
        assert decision is not None
        if len(decision.options) > 1 and (number % 20 == 0 or decision.asks != "commit-keep"):
            option = marshal.choose(table.view(seat), decision, partial(table.imagine, seat))
            assert option in decision.options
            searched.add(decision.asks)
        else:
            option = GUIDE.policy(table, seat)
        table.take(seat, option)
    assert {"commit-keep", "store-pick", "doctor-remedy"} <= searched
