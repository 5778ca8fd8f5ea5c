"""The marshal: it searches by its seed and its budget, and from what its seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import count

import pytest

from posse.bots import marshal as searching
from posse.bots import names
from posse.bots.marshal import Budget, Marshal
from posse.core import registry
from posse.core.chance import Chance
from posse.core.game import Game, Imagine
from posse.core.search import Guide, Trials
from posse.core.table import Decision, Table, View

GAMES = [game for game in registry.games() if game.guide() is not None]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SEED = bytes(range(32))
FEW = Budget(24)
PLAIN = Guide(lambda view, decision, imagine: decision.options[0], (), 10)


def guide_of(game: Game) -> Guide:
    guide = game.guide()
    assert guide is not None
    return guide


def moments(game: Game, every: int, most: int) -> list[tuple[Table, Decision]]:
    """Decisions of a game that greenhorns play: now and then one that is worth a search."""
    guide = guide_of(game)
    chance = Chance.from_text("greenhorns")
    table = game.new(4, {}, Chance.from_text("marshal"), telling=False)
    found: list[tuple[Table, Decision]] = []
    numbers = count(1)
    while table.waiting and len(found) < most:
        seat = table.asked_seats()[-1]
        decision = table.decision(seat)
        assert decision is not None
        imagine = partial(table.imagine, seat)
        view = table.view(seat)
        telling = len(decision.options) > 1 and next(numbers) % every == 0
        if telling and len(guide.candidates(view, decision, imagine)) > 1:
            there = table.clone()
            decision_there = there.decision(seat)  # of its own: a menu may be the hand itself
            assert decision_there is not None
            found.append((there, decision_there))
        table.take(seat, chance.pick(game.sensible(view, decision)))
    return found


def answer(game: Game, table: Table, decision: Decision, budget: Budget = FEW) -> int:
    bot = Marshal(guide_of(game), SEED, budget)
    return bot.choose(table.view(decision.seat), decision, partial(table.imagine, decision.seat))


@each_game
def test_the_same_seed_finds_the_same_legal_answer_and_leaves_the_table_alone(game: Game) -> None:
    for table, decision in moments(game, 7, 4):
        before = table.view(decision.seat)
        option = answer(game, table, decision)
        assert option in decision.options
        assert answer(game, table, decision) == option
        assert table.view(decision.seat) == before


@each_game
def test_what_it_answers_depends_on_nothing_its_seat_cannot_know(game: Game) -> None:
    for table, decision in moments(game, 9, 4):
        other = table.imagine(decision.seat, Chance.from_text("elsewhere"))
        assert answer(game, other, decision) == answer(game, table, decision)


@each_game
def test_it_makes_no_more_trials_than_it_may(game: Game) -> None:
    guide = guide_of(game)
    for table, decision in moments(game, 5, 3):
        imagined = count()

        def imagine(
            chance: Chance,
            table: Table = table,
            seat: int = decision.seat,
            imagined: Callable[[], int] = imagined.__next__,
        ) -> Table:
            imagined()
            return table.imagine(seat, chance)

        view = table.view(decision.seat)
        options = guide.candidates(view, decision, imagine)
        for_candidates = next(imagined)
        Marshal(guide, SEED, FEW).choose(view, decision, imagine)
        worlds = next(imagined) - 1 - 2 * for_candidates
        assert 0 < worlds <= max(len(options), FEW.trials // 2)


def test_when_its_time_is_up_it_chooses_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("dice-town")
    ticks = count()
    monkeypatch.setattr(searching, "monotonic", lambda: next(ticks) / 100)
    for table, decision in moments(game, 5, 2):
        started = next(ticks)
        option = answer(game, table, decision, Budget(10**9, seconds=0.2))
        assert option in decision.options
        assert 20 <= next(ticks) - started <= 30


def test_who_is_hurried_takes_the_best_so_far() -> None:
    game = registry.find("dice-town")
    asked, worlds = count(1), count()
    for table, decision in moments(game, 5, 1):

        def imagine(chance: Chance, table: Table = table, seat: int = decision.seat) -> Table:
            next(worlds)
            return table.imagine(seat, chance)

        bot = Marshal(guide_of(game), SEED, Budget(200, hurried=lambda: next(asked) > 3))
        assert bot.choose(table.view(decision.seat), decision, imagine) in decision.options
        assert next(worlds) == 3


def test_usually_a_search_has_as_many_stages_as_it_takes_to_leave_two() -> None:
    assert [PLAIN.stages([0] * options) for options in (2, 3, 4, 5, 8, 9)] == [1, 2, 2, 3, 3, 4]


def test_a_shared_win_is_a_part_of_one() -> None:
    game, guide = registry.find("colt-express"), guide_of(registry.find("colt-express"))
    for number in range(1000):
        chance = Chance.from_text(f"tie {number}")
        table = game.new(2, {}, Chance.from_text(f"tied {number}"), telling=False)
        while table.waiting:
            seat = table.asked_seats()[0]
            decision = table.decision(seat)
            assert decision is not None
            table.take(seat, chance.pick(game.sensible(table.view(seat), decision)))
        result = table.result()
        assert result is not None
        share = 1 / len(result.winners)
        assert guide.chances(table) == [share if seat in result.winners else 0 for seat in range(2)]
        assert [guide.chance(table, seat) for seat in result.winners] == [share] * len(result.winners)
        if len(result.winners) > 1:
            return
    raise AssertionError("no win was shared")


def test_each_stage_has_its_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game, ticks, tried = registry.find("dice-town"), count(), Counter[int]()
    monkeypatch.setattr(searching, "monotonic", lambda: next(ticks) / 100)

    class Even(Guide):
        def candidates(self, view: View, decision: Decision, imagine: Imagine) -> list[int]:
            return decision.options[:4]

        def judge(self, world: Table, seat: int, options: list[int]) -> list[float]:
            tried[len(options)] += 1
            return [0.5] * len(options)

    [(table, decision), *_] = [each for each in moments(game, 3, 9) if len(each[1].options) > 3]
    bot = Marshal(Even(PLAIN.deputy, (), 10), SEED, Budget(10**6, seconds=0.4))
    bot.choose(table.view(decision.seat), decision, partial(table.imagine, decision.seat))
    assert list(tried) == [4, 3]
    assert 15 <= min(tried.values()) <= max(tried.values()) <= 25


def test_with_no_time_at_all_the_deputy_answers() -> None:
    game = registry.find("dice-town")
    deputy = game.deputy()
    assert deputy is not None
    for table, decision in moments(game, 3, 3):
        option = answer(game, table, decision, Budget(1000, seconds=1e-9))
        assert option == deputy(table.view(decision.seat), decision, partial(table.imagine, decision.seat))


def test_the_first_candidate_stays_and_a_lead_in_doubt_counts_for_less() -> None:
    trials = Trials(PLAIN, 0, [5, 6, 7, 8])
    trials.worlds = 4
    trials.leads = [0.0, 0.4, 0.4, -0.4]
    trials.squares = [0.0, 0.04, 0.4, 0.04]  # 6 leads by 0.1 in every world, 7 now and then
    assert trials.best() == 6
    trials.keep_half()
    assert trials.left == [5, 6, 7]
    trials.squares[1] = trials.squares[2] = 40.0
    assert trials.best() == 5


@each_game
def test_chances_to_win_add_up_to_one(game: Game) -> None:
    guide = guide_of(game)
    for table, decision in moments(game, 6, 3):
        start = guide.horizon(table, decision.seat)
        while table.waiting and guide.horizon(table, decision.seat) == start:
            seat = table.asked_seats()[0]
            decision_there = table.decision(seat)
            assert decision_there is not None
            table.take(seat, game.sensible(table.view(seat), decision_there)[0])
        chances = [guide.chance(table, seat) for seat in range(table.seats)]
        if game.sides:  # each player of a side has its chance
            assert max(chances) <= 1.0 <= sum(chances)
            continue
        assert sum(chances) == pytest.approx(1.0, abs=0.2)  # each seat guesses what others' purses hold
        assert min(chances) >= 0.0


def test_it_is_offered_where_it_is_better_than_the_deputy() -> None:
    for game in registry.games():
        guide = game.guide()
        assert ("marshal" in names(game)) == (guide is not None and guide.trials > 0)


def test_what_was_expected_counts_like_worlds_already_seen() -> None:
    guide = Guide(PLAIN.deputy, (), 10)
    guide.doubt = 0.0
    guide.trust = 4.0
    trials = Trials(guide, 0, [5, 6, 7], [0.0, -0.1, 0.0])
    trials.worlds = 4
    trials.leads = [0.0, 0.4, 0.3]  # 6 has done better, but less was expected of it
    assert trials.merits() == pytest.approx([0.0, 0.0, 0.0375])
    assert trials.best() == 7
    trials.worlds, trials.leads = 40, [0.0, 4.0, 3.0]
    assert trials.best() == 6
    trials.keep_half()
    assert trials.expected == [0.0, -0.1]


def test_who_is_hopelessly_behind_drops_out_if_the_guide_says_when() -> None:
    guide = Guide(PLAIN.deputy, (), 10)
    guide.doubt = 0.0
    for bound, left in ((0.0, [5, 6, 7]), (1.0, [5, 6])):
        guide.hopeless = bound
        trials = Trials(guide, 0, [5, 6, 7, 8])
        trials.worlds = 4
        trials.leads = [0.0, -0.04, -0.4, -0.8]
        trials.squares = [0.0, 0.01, 0.0404, 0.2]  # 6 is behind by an accident perhaps, 7 in every world
        trials.keep_half()
        assert trials.left == left


def test_a_search_ends_when_only_the_first_candidate_is_left() -> None:
    game = registry.find("dice-town")

    class Fixed(Guide):
        def judge(self, world: Table, seat: int, options: list[int]) -> list[float]:
            return [0.5 - 0.1 * number for number in range(len(options))]

        def stages(self, options: list[int]) -> int:
            return 3

    guide = Fixed(PLAIN.deputy, (), 10)
    guide.hopeless = 1.0
    table, decision = moments(game, 5, 1)[0]
    worlds: list[Chance] = []

    def imagine(chance: Chance) -> Table:
        worlds.append(chance)
        return table.imagine(decision.seat, chance)

    Marshal(guide, SEED, Budget(30 * len(decision.options))).choose(
        table.view(decision.seat), decision, imagine
    )
    assert len(worlds) == 10
