"""The arena: games between bots that anybody can repeat, and what they add up to."""

from __future__ import annotations

import multiprocessing

import pytest

from posse.bots import BotSummary, Deputy, Estimate, Outcome, make, play, simulate, summarise
from posse.bots.summary import mean, wilson
from posse.core import Chance, Decision, Game, PosseError, View
from posse.core.game import Imagine
from posse.core.registry import find

DICE_TOWN = find("dice-town")


class Obstinate:
    """Always takes the last option."""

    def __init__(self, game: Game, seed: bytes) -> None:
        pass

    def choose(self, view: View, decision: Decision, imagine: Imagine) -> int:
        return decision.options[-1]


class Cheat:
    """Chooses what is not on the menu."""

    def __init__(self, game: Game, seed: bytes) -> None:
        pass

    def choose(self, view: View, decision: Decision, imagine: Imagine) -> int:
        return 9999


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_play_whole_games_by_the_rules_whatever_their_number(seats: int) -> None:
    for name in ("greenhorn", "deputy"):
        outcome = simulate(DICE_TOWN, [name] * seats, 3, seed=f"whole {seats}")[-1]
        assert outcome.seats == [name] * seats
        assert len(outcome.scores) == len(outcome.ranks) == seats
        assert outcome.winners == [seat for seat in range(seats) if outcome.ranks[seat] == 1]
        assert outcome.rounds > 3
        assert outcome.choices > 20 * seats


def test_one_game_is_played_by_the_luck_it_is_given() -> None:
    def once(seed: str) -> Outcome:
        bots = [make("deputy", DICE_TOWN, bytes(32)), make("greenhorn", DICE_TOWN, bytes(32))]
        return play(DICE_TOWN, bots, Chance.from_text(seed), {"first_sheriff": "b"})

    assert once("one") == once("one")
    assert once("one") != once("two")
    assert once("one").seats == ["deputy", "greenhorn"]


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_jobs() -> None:
    bots = ["deputy", "greenhorn", Obstinate]
    alone = simulate(DICE_TOWN, bots, 9, seed="jobs")
    assert simulate(DICE_TOWN, bots, 9, seed="jobs", jobs=2) == alone
    assert simulate(DICE_TOWN, bots, 4, seed="jobs") == alone[:4]
    assert simulate(DICE_TOWN, bots, 9, seed="other") != alone
    assert [outcome.number for outcome in alone] == list(range(9))


def test_everybody_moves_one_seat_on_with_each_game() -> None:
    outcomes = simulate(DICE_TOWN, ["deputy", "greenhorn", Obstinate], 4)
    assert [outcome.seats for outcome in outcomes] == [
        ["deputy", "greenhorn", "Obstinate"],
        ["greenhorn", "Obstinate", "deputy"],
        ["Obstinate", "deputy", "greenhorn"],
        ["deputy", "greenhorn", "Obstinate"],
    ]


def test_what_cannot_be_is_told_before_the_first_game() -> None:
    with pytest.raises(PosseError) as error:
        simulate(DICE_TOWN, ["deputy", "outlaw"], 10, jobs=2)
    assert error.value.key == "error-unknown-bot"
    with pytest.raises(PosseError) as error:
        simulate(DICE_TOWN, ["deputy"] * 6, 10)
    assert error.value.key == "error-seats"
    with pytest.raises(PosseError) as error:
        simulate(DICE_TOWN, ["deputy"] * 3, 10, settings={"first_sheriff": "d"})
    assert error.value.key == "error-setting-value"


def test_a_choice_that_is_not_on_the_menu_is_told() -> None:
    with pytest.raises(PosseError) as error:
        simulate(DICE_TOWN, ["deputy", Cheat], 1)
    assert error.value.key == "error-illegal-choice"
    assert ("bot", "text", "Cheat") in error.value.arguments


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_counts_the_games_and_may_be_interrupted(jobs: int) -> None:
    seen: list[int] = []
    simulate(DICE_TOWN, ["greenhorn"] * 2, 12, jobs=jobs, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 12

    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(DICE_TOWN, ["greenhorn"] * 2, 40, jobs=jobs, progress=interrupt)
    assert multiprocessing.active_children() == []


def test_wins_are_shared_scores_and_lengths_are_averaged() -> None:
    summary = summarise(
        [
            Outcome(0, ["x", "y", "y"], [10, 20, 20], [3, 1, 1], [1, 2], 30, 4),
            Outcome(1, ["y", "y", "x"], [12, 14, 16], [3, 2, 1], [2], 50, 6),
        ]
    )
    assert [bot.name for bot in summary.bots] == ["x", "y"]
    first, second = summary.bots
    assert (first.played, first.wins, first.share.value, first.score.value) == (2, 1.0, 0.5, 13.0)
    assert (second.played, second.wins, second.share.value, second.score.value) == (4, 1.0, 0.25, 16.5)
    assert (summary.games, summary.choices.value, summary.rounds.value) == (2, 40.0, 5.0)


def test_intervals_are_those_of_the_textbook() -> None:
    def rounded(estimate: Estimate) -> tuple[float, float, float]:
        return (round(estimate.value, 4), round(estimate.low, 4), round(estimate.high, 4))

    assert rounded(wilson(50, 100)) == (0.5, 0.4038, 0.5962)
    assert rounded(wilson(0, 10)) == (0.0, 0.0, 0.2775)
    assert rounded(wilson(10, 10)) == (1.0, 0.7225, 1.0)
    assert rounded(mean([1, 2, 3, 4, 5])) == (3.0, 1.6141, 4.3859)
    assert rounded(mean([7])) == (7.0, 7.0, 7.0)


def win_share(bots: list[BotSummary], name: str) -> float:
    return next(bot.share.value for bot in bots if bot.name == name)


def test_a_deputy_clearly_beats_three_greenhorns() -> None:
    """The seed fixes every game, so this never changes by luck; docs/bots.md has the whole measurement."""
    outcomes = simulate(DICE_TOWN, ["deputy", "greenhorn", "greenhorn", "greenhorn"], 60, seed="strength")
    assert win_share(summarise(outcomes).bots, "deputy") >= 0.9


def test_a_deputy_needs_no_luck_of_its_own() -> None:
    chooser = DICE_TOWN.deputy()
    assert chooser is not None
    assert isinstance(make("deputy", DICE_TOWN, bytes(32)), Deputy)
    one = simulate(DICE_TOWN, ["deputy"] * 3, 2, seed="same")
    assert one == simulate(DICE_TOWN, ["deputy"] * 3, 2, seed="same")
