"""Reviews: the parts add up, a seed always finds the same, nobody is blamed for what they could not know."""

from __future__ import annotations

from functools import cache, partial

import pytest

from posse.bots import make
from posse.bots.review import Point, Review, review
from posse.bots.review.chances import shares, spread
from posse.bots.review.comparing import WORLDS, Comparison
from posse.bots.review.moments import Moment, course_of, taken_back
from posse.bots.review.playing_on import Player
from posse.bots.review.reviewing import affordable, better_half, part_of, turns_of
from posse.bots.review.working import Here, Piece
from posse.core import registry
from posse.core.chance import Chance
from posse.core.errors import PosseError
from posse.core.game import Game
from posse.core.records import Choice, Luck, Record
from posse.core.table import Table
from posse.games.bang.facts import OUTLAW, SHERIFF
from posse.games.bang.table import BangTable
from posse.testing.compare import differences

GAMES = registry.games()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SEATS = 3


@cache
def played(
    game: Game,
    bots: tuple[str, ...] = ("greenhorn",) * SEATS,
    most: int = 100_000,
    settings: tuple[tuple[str, str], ...] = (),
) -> Record:
    """A game between bots, or its beginning."""
    seed = Chance.from_text(game.name).seed
    record = Record.begin(game, list(bots), dict(settings), Luck(seed))
    table = record.table(telling=False)
    players = [make(bot, game, Chance.from_text(f"{seat}").seed) for seat, bot in enumerate(bots)]
    while table.waiting and len(record.choices) < most:
        seat = table.asked_seats()[0]
        question, decision = table.question(seat), table.decision(seat)
        assert question is not None
        assert decision is not None
        option = players[seat].choose(table.view(seat), decision, partial(table.imagine, seat))
        name = question.name(table, seat, option)
        record.choices.append(Choice(seat, decision.id, decision.asks, name))
        table.take(seat, option)
    return record


@cache
def reviewed(game: Game) -> Review:
    return review(played(game), 200)


@each_game
def test_the_parts_of_every_result_add_up(game: Game) -> None:
    found = reviewed(game)
    result = played(game).replay().result()
    assert result is not None
    for part in found.parts:
        total = part.even + part.start + part.own + part.others + part.luck
        assert total == pytest.approx(part.result)
        assert (part.result > 0) == (part.seat in result.winners)
        assert part.all_luck() + part.all_choices() == pytest.approx(part.result - part.even)
    assert 0 <= found.luck_share() <= 1


@each_game
def test_the_curve_goes_from_the_deal_to_the_result(game: Game) -> None:
    found = reviewed(game)
    assert [found.curve[0].at, found.curve[-1].at] == [0, len(played(game).choices)]
    for point in found.curve:
        assert all(0 <= chance <= 1 for chance in point.chances)
        if not game.sides:
            assert sum(point.chances) == pytest.approx(1)
    assert found.curve[-1].errors == [0.0] * SEATS


def test_a_match_is_reviewed_game_by_game() -> None:
    game = registry.find("bang")
    record = played(game, settings=(("match", "full"),))
    found, course = review(record, 200), course_of(record)
    assert found.games == SEATS
    assert [first for first, _ in course.games[1:]] == [last + 1 for _, last in course.games[:-1]]
    at = {point.at: point for point in found.curve}
    for _, last in course.games:  # everybody knows who has won, before the next game begins
        assert set(at[last].chances) == {0.0, 1.0}
        assert at[last].errors == [0.0] * SEATS
    guide = Player(game, "match").guide
    for _, last in course.games[:-1]:  # nobody plays on what is decided, though the match goes on
        decided = course.positions[last].clone()
        assert decided.waiting
        assert set(guide.rollout(decided, 0, guide.horizon(decided, 0))) == {0.0, 1.0}
        assert differences(decided, course.positions[last]) == []
    for part in found.parts:
        won = sum(at[last].chances[part.seat] for _, last in course.games)
        assert part.result == pytest.approx(won / SEATS)
        assert part.even + part.start + part.own + part.others + part.luck == pytest.approx(part.result)
    for turn in found.turns:  # a new deal decides nothing
        assert course.game_at(turn.first - 1) == course.game_at(turn.last)


def test_a_choice_is_found_in_its_game_of_a_match() -> None:
    open_, over = [0.4, 0.6], [1.0, 0.0]
    curve = [
        Point(at, chances, []) for at, chances in ((0, open_), (9, over), (10, over), (11, open_), (20, over))
    ]
    found = Review("bang", [], 20, 0, 0, 0, "", False, curve, [], [], [], 2)
    assert [found.game_of(number) for number in (1, 9, 10, 11, 12, 20)] == [1, 1, 1, 2, 2, 2]


@each_game
def test_costly_choices_were_made_and_another_was_possible(game: Game) -> None:
    record = played(game)
    for seat, costly in enumerate(reviewed(game).costly):
        assert len(costly) <= 3
        assert [each.cost for each in costly] == sorted([each.cost for each in costly], reverse=True)
        for each in costly:
            choice = record.choices[each.number - 1]
            assert (choice.seat, choice.option) == (seat, each.chosen)
            asked = record.replay(each.number - 1).decision(seat, named=True)
            assert asked is not None
            assert each.better in asked.names
            assert each.better != each.chosen
            assert each.cost > 2.5 * each.error


def test_the_same_trials_and_seed_find_the_same() -> None:
    game = registry.find("dice-town")
    again = review(played(game), 200)
    assert again.as_json() == reviewed(game).as_json()
    assert review(played(game), 200, "another").as_json() != again.as_json()


class At(Here):
    """Knows one moment only."""

    def __init__(self, moment: Moment, game: Game) -> None:
        self.moments = {moment.number: moment}
        self.player = Player(game, "honest")


@each_game
def test_what_a_seat_could_not_know_does_not_change_the_judgement(game: Game) -> None:
    """The same choice at the real table, and at one that differs in what is hidden."""
    moments = course_of(played(game)).moments
    moment = moments[len(moments) // 2]
    elsewhere = moment.table.imagine(moment.seat, Chance.from_text("elsewhere"))
    judged = []
    for table in (moment.table, elsewhere):
        same = Moment(moment.number, moment.seat, table, moment.decision, moment.chosen)
        comparison = Comparison(same, At(same, game))
        comparison.weigh(2)
        comparison.look(2)
        comparison.confirm(1)
        judged.append((comparison.left, comparison.leads, comparison.effects, comparison.costs))
    assert judged[0] == judged[1]


def test_who_plays_like_the_quick_player_has_neither_merit_nor_fault() -> None:
    found = review(played(registry.find("dice-town"), ("deputy", "greenhorn", "greenhorn")), 200)
    assert found.parts[0].own == 0
    assert found.parts[1].own < 0


def test_a_good_choice_counts_for_who_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against what the quick player would have answered; nothing where that is the same."""
    game = registry.find("dice-town")
    here = Here(played(game), "merit")
    chosen = 0

    def try_in(self: Player, world: Table, moment: Moment, option: int) -> list[float]:
        return [0.75, 0.125, 0.125] if option == moment.chosen else [0.5, 0.25, 0.25]

    monkeypatch.setattr(Player, "try_in", try_in)
    for moment in here.course.moments[:20]:
        [effect] = here.do(Piece("weigh", moment.number))
        assert effect in ([], [0.25, -0.125, -0.125])
        chosen += bool(effect)
    assert chosen


def test_what_a_choice_cost_is_what_the_better_one_was_worth_more(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("dice-town")
    here = Here(played(game), "cost")
    comparison = Comparison(here.course.moments[0], here)
    better = comparison.left[-1]

    def try_in(self: Player, world: Table, moment: Moment, option: int) -> list[float]:
        return [0.75 if option == better else 0.25] * SEATS

    monkeypatch.setattr(Player, "try_in", try_in)
    comparison.look(2)
    comparison.confirm(WORLDS)
    assert comparison.rival() == better
    assert (comparison.cost(), comparison.chance()) == (0.5, 0.25)
    assert comparison.is_costly()


def compared_of(game: Game, most: int = 30) -> list[Comparison]:
    here = Here(played(game), "compared")
    return [Comparison(moment, here) for moment in here.course.moments[:most]]


def test_the_effects_of_others_are_not_ones_own() -> None:
    game = registry.find("dice-town")
    compared = compared_of(game)
    for comparison in compared:  # every choice takes 0.01 from the player on seat 0
        comparison.effects = [[-0.01, 0.0, 0.01]]
    ours = sum(comparison.moment.seat == 0 for comparison in compared)
    course = course_of(played(game))
    curve = [Point(0, [0.25, 0.5, 0.25], [0.0] * SEATS), Point(course.length, [1.0, 0.0, 0.0], [0.0] * SEATS)]
    part = part_of(0, course, curve, compared)
    assert part.own == pytest.approx(-0.01 * ours)
    assert part.others == pytest.approx(-0.01 * (len(compared) - ours))
    assert 0 < ours < len(compared)


def test_only_steps_beyond_the_noise_decided_something() -> None:
    course = course_of(played(registry.find("dice-town")))
    places = [0, 10, 20, 30, course.length]
    firsts = [0.3, 0.5, 0.3, 0.34, 0.34]  # one step that is certain, one that is not, one that is small
    errors = [0.01, 0.01, 0.2, 0.001, 0.001]
    curve = [
        Point(at, [first, 1 - first, 0.0], [error] * SEATS)
        for at, first, error in zip(places, firsts, errors, strict=True)
    ]
    [turn] = turns_of(course, curve, [])
    assert (turn.first, turn.last, turn.by_choice) == (1, 10, 0)


def test_the_five_largest_steps_are_told_in_the_games_order() -> None:
    course = course_of(played(registry.find("dice-town")))
    steps = [0.0, 0.06, -0.07, 0.12, -0.08, 0.11, -0.09, 0.10]
    firsts = [0.4 + sum(steps[: number + 1]) for number in range(len(steps))]
    curve = [Point(10 * at, [first, 1 - first, 0.0], [0.0] * SEATS) for at, first in enumerate(firsts)]
    assert [turn.last for turn in turns_of(course, curve, [])] == [30, 40, 50, 60, 70]


def test_choices_are_looked_at_where_chances_moved_and_longer_where_more_may_be_lost() -> None:
    compared = compared_of(registry.find("dice-town"))
    numbers = [comparison.moment.number for comparison in compared]
    quiet, last = numbers[len(numbers) // 2], numbers[-1]
    curve = [
        Point(at, [first, 1 - first, 0.0], [0.0] * SEATS)
        for at, first in ((0, 0.3), (quiet, 0.3), (last, 0.9))
    ]
    some = affordable(compared, curve, 2 * sum(len(each.left) for each in compared[-5:]))
    assert 0 < len(some) < len(compared)
    assert all(comparison.moment.number > quiet for comparison in some)
    for comparison in compared:
        comparison.leads = [[0.0], [0.001 * comparison.moment.number]]
    kept = better_half(compared)
    assert 0 < len(kept) < len(compared)
    for seat in range(SEATS):
        own = [comparison for comparison in compared if comparison.moment.seat == seat]
        assert [each for each in kept if each.moment.seat == seat] == own[-max(6, (len(own) + 1) // 2) :]


@each_game
def test_what_nobody_has_seen_is_dealt_again_each_time(game: Game) -> None:
    """The curve knows all hands, not what comes from the decks; the table itself is left as it was."""
    course = course_of(played(game))
    table = course.positions[sorted(course.positions)[len(course.positions) // 2]]
    seen: list[Table] = []

    class Witness(Player):
        def _play_on(self, trial: Table, seat: int, before: Table) -> list[float]:
            seen.append(trial)
            return []

    before = table.clone()
    expected = []
    for time in range(3):
        Witness(game, "witness").chances(table, time)
        expected.append(table.clone())
        expected[-1].chance = Chance.from_text(f"witness curve {time}")
        expected[-1].reshuffle()
    assert differences(table, before) == []
    assert len({trial.chance.seed for trial in seen}) == 3
    for trial, other in zip(seen, expected, strict=True):
        assert differences(trial, other, but=("telling", "told")) == []


def test_a_cost_is_measured_in_other_worlds_than_those_it_was_found_in() -> None:
    game = registry.find("dice-town")
    here = Here(played(game), "fresh")
    seen: dict[str, list[str]] = {"look": [], "confirm": []}

    class Watching:
        def do(self, piece: Piece) -> list[list[float]]:
            if piece.kind in seen:
                moment = here.moments[piece.number]
                for index in range(piece.first, piece.first + piece.count):
                    seen[piece.kind].append(
                        here.player.world(moment, f"{piece.kind} {index}").chance.seed.hex()
                    )
            return here.do(piece)

    comparison = Comparison(here.course.moments[0], Watching())
    comparison.look(3)
    comparison.look(2)
    comparison.confirm(4)
    found = seen["look"] + seen["confirm"]
    assert [len(each) for each in seen.values()] == [5, 4]
    assert len(set(found)) == len(found)


def test_hidden_roles_are_supposed_by_what_everybody_has_done() -> None:
    """As in a search: who has shot at the Sheriff again and again is an outlaw in all worlds."""
    game = registry.find("bang")
    table = game.new(5, {}, Chance.from_text("roles"), telling=False)
    assert isinstance(table, BangTable)
    seat = table.asked_seats()[0]
    others = [other for other in range(5) if other != seat and table.role[other] != SHERIFF]
    decision = table.decision(seat)
    assert decision is not None
    for hostile in others:
        shot_at = table.clone()
        assert isinstance(shot_at, BangTable)
        shot_at.deeds[8 * hostile + table.role.index(SHERIFF)] = 4
        moment = Moment(1, seat, shot_at, decision, decision.options[0])
        for number in range(6):
            world = Player(game, "roles").world(moment, f"look {number}")
            assert isinstance(world, BangTable)
            assert world.role[hostile] == OUTLAW


def test_a_difference_within_the_noise_is_not_called_costly() -> None:
    game = registry.find("dice-town")
    comparison = Comparison(course_of(played(game)).moments[0], Here(played(game), "noise"))
    for costs, costly in (
        ([0.1, -0.08] * WORLDS, False),
        ([0.1, 0.08] * WORLDS, True),
        ([0.004, 0.005] * WORLDS, False),  # certain, but small
        ([0.1, 0.08], False),  # too few worlds
    ):
        comparison.costs = costs
        assert comparison.is_costly() == costly


def test_a_piece_of_the_work_can_be_done_in_parts() -> None:
    game = registry.find("colt-express")
    here = Here(played(game), "parts")
    piece = Piece("point", 10, 0, 4)
    begun = here.begin(piece, lambda: True)
    assert len(begun) == 1
    assert begun + here.do(piece.rest(1)) == here.do(piece)


def test_an_unfinished_game_is_not_reviewed() -> None:
    with pytest.raises(PosseError) as raised:
        review(played(registry.find("dice-town"), most=20), 200)
    assert raised.value.key == "error-review-unfinished"


def test_progress_is_told_and_ends_with_all_of_it() -> None:
    told: list[float] = []
    review(played(registry.find("dice-town")), 200, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1


def test_an_answer_that_was_taken_back_is_nobodys_choice() -> None:
    choices = [
        Choice(0, "1", "cup", "x"),
        Choice(1, "1", "cup", "x"),
        Choice(0, "2", "cup", "y"),
        Choice(0, "2.1", "more", "z"),
        Choice(0, "2.1", "cup", "", back=True),
        Choice(0, "2.2", "cup", "x"),
    ]
    assert taken_back(choices) == {3, 4}


def test_a_small_budget_measures_fewer_positions_not_worse_ones() -> None:
    assert shares(100, 500) == (8, 8)
    assert shares(10_000, 500) == (66, 147)
    assert shares(10_000, 20) == (416, 20)  # a short game: all of them, and better
    assert spread(100, 4) == [20, 40, 60, 80]
