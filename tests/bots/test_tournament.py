"""The arena: all seatings, ratings that mean something, and a tournament that can be taken up again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from posse.bots import Outcome
from posse.bots.ratings import rate
from posse.bots.tournament import MOST_SEATINGS, Tournament, play_tournament, seatings
from posse.core import PosseError
from posse.core.chance import Chance
from posse.core.registry import find


def three(seed: str = "1") -> Tournament:
    return Tournament("colt-express", "1", ["deputy", "greenhorn", "greenhorn"], {}, seed)


def test_every_order_of_the_bots_is_a_seating() -> None:
    assert sorted(seatings(["a", "b", "c"], "1")) == sorted(
        map(list, ("abc", "acb", "bac", "bca", "cab", "cba"))
    )
    assert sorted(seatings(["a", "b", "b"], "1")) == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]
    many = seatings(list("abcdefgh"), "1")
    assert len({tuple(order) for order in many}) == len(many) == MOST_SEATINGS
    assert many == seatings(list("abcdefgh"), "1")
    assert many != seatings(list("abcdefgh"), "2")


def test_a_deal_is_played_in_every_seating_before_the_next() -> None:
    tournament = Tournament("dice-town", "2", ["greenhorn", "deputy"], {}, "7")
    games = [tournament.play(number) for number in range(4)]
    assert [game.seats for game in games] == [["deputy", "greenhorn"], ["greenhorn", "deputy"]] * 2
    same = find("dice-town").new(2, {}, Chance.from_text("7 0"), telling=False)
    assert same.view(0).row == find("dice-town").new(2, {}, Chance.from_text("7 0")).view(0).row
    assert games[0].scores != games[2].scores


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = play_tournament(three(), 6)
    assert play_tournament(three(), 6, jobs=2) == alone
    assert Counter(outcome.seats.index("deputy") for outcome in alone) == {0: 2, 1: 2, 2: 2}


def test_a_tournament_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    whole = play_tournament(three(), 6, file=file)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:4], lines[4][:20]]))  # killed while it wrote the fourth game
    told: list[int] = []
    assert play_tournament(three(), 6, file=file, progress=told.append) == whole
    assert told == [3, 4, 5, 6]
    assert sorted(file.read_text().splitlines()) == sorted(lines)
    assert play_tournament(three(), 9, file=file)[:6] == whole


def test_the_file_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    play_tournament(three("1"), 3, file=file)
    kept = file.read_bytes()
    with pytest.raises(PosseError):
        play_tournament(three("2"), 3, file=file)
    assert file.read_bytes() == kept
    file.write_bytes(b"\xff\xfe notes")
    with pytest.raises(PosseError):
        play_tournament(three(), 3, file=file)


def outcome(number: int, names: str, ranks: list[int]) -> Outcome:
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return Outcome(number, list(names), [0] * len(ranks), ranks, winners, 0, 0)


def test_winners_are_rated_higher_and_more_games_narrow_the_interval() -> None:
    few = rate([outcome(number, "ab", [1, 2]) for number in range(5)])
    many = rate([outcome(number, "ab", [1, 2] if number % 4 else [2, 1]) for number in range(400)])
    for ratings in (few, many):
        assert [each.name for each in ratings] == ["a", "b"]
        assert all(each.skill.low < each.skill.value < each.skill.high for each in ratings)
    assert many[0].skill.high - many[0].skill.low < few[0].skill.high - few[0].skill.low
    assert many[0].skill.low > many[1].skill.high
    assert many[0].share.value == 0.75


def test_equals_are_rated_equally_and_several_seats_count_together() -> None:
    ratings = rate(
        [outcome(number, "aabb", [1, 2, 2, 1] if number % 2 else [2, 1, 1, 2]) for number in range(200)]
    )
    assert abs(ratings[0].skill.value - ratings[1].skill.value) < 1
    assert {each.played for each in ratings} == {400}
    assert {each.share.value for each in ratings} == {0.25}


def test_the_order_in_which_games_were_finished_does_not_matter() -> None:
    games = [outcome(number, "abc", [1 + (number + seat) % 3 for seat in range(3)]) for number in range(30)]
    assert rate(games[::-1]) == rate(games)
