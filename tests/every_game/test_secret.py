"""Promise 4: nobody is ever shown, asked, refused or dealt anything that depends on what they may not know.

`imagine` is the tool of these tests and tested by them: it makes tables that differ only in what a seat
cannot know. Two such tables must look the same to that seat now, and for as long as it is told the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from posse.core import Chance, Game, Table
from posse.core.registry import games
from posse.core.table import NO_QUESTION, SPECTATOR
from posse.testing.compare import differences
from tests.every_game.cases import Case, budget, every_case, sharing
from tests.every_game.playing import (
    Chooser,
    answer_whole,
    as_bytes,
    at_random,
    moments,
    play_on,
    question_of,
)
from tests.every_game.seen import seen


def differs_for(seat: int, one: Table, other: Table, random: Random) -> list[str]:
    """What this seat (or a spectator) could tell two tables apart by."""
    found = differences(one.view(seat), other.view(seat))
    found += differences(one.waiting_for(), other.waiting_for())
    found += differences(one.over, other.over)
    found += differences(one.decision(seat, named=True), other.decision(seat, named=True))
    if one.question(seat) is not None and not found:
        mine, theirs = question_of(one, seat), question_of(other, seat)
        found += differences(mine.prompt(one, seat), theirs.prompt(other, seat))
        found += differences(mine.default(one, seat), theirs.default(other, seat))
        found += differences(mine.may_stand(one, seat), theirs.may_stand(other, seat))
        for option in random.choices(mine.options(one, seat), k=4):
            found += differences(mine.label(one, seat, option), theirs.label(other, seat, option))
    for attempt in random.choices(seen(one.game).anything(), k=4):
        found += differences(one.refusal(seat, attempt), other.refusal(seat, attempt))
    return found


@budget(1_500)
def test_views_made_together_show_each_seat_what_its_own_does(case: Case) -> None:
    for stretch in case.stretches(telling=False):
        table = stretch.table
        for _ in stretch.samples(one_in=5, cost=4):
            viewers = range(SPECTATOR, table.seats)
            assert list(table.views(viewers)) == [table.view(viewer) for viewer in viewers]


@budget(12_000)
def test_nothing_is_left_of_a_sealed_dialogue_once_it_is_opened(case: Case) -> None:
    """Neither at the table, where the next dialogue would find it, nor of others at an imagined one."""
    for stretch in case.stretches():
        table, random = stretch.table, stretch.random
        for _ in stretch.moments():
            for seat in range(table.seats):
                if not table.secret >> seat & 1:
                    assert table.sealed[seat] == -1
            assert table.deep & ~table.secret == 0
            if random.random() < 0.05:
                me = random.randrange(table.seats)
                imagined = table.imagine(me, Chance.from_text("elsewhere"))
                for seat in range(table.seats):
                    if seat != me and not imagined.secret >> seat & 1:
                        assert imagined.followed[seat] == 0
                        assert imagined.opened[seat] is NO_QUESTION
                        assert imagined.waiting >> seat & 1 or imagined.lanes[seat] is NO_QUESTION


@budget(12_000)
def test_an_imagined_table_looks_the_same_to_the_seat_that_imagines_it(case: Case) -> None:
    for stretch in case.stretches():
        table, random = stretch.table, stretch.random
        for _ in stretch.samples(one_in=15, cost=20 * case.seats):
            for seat in range(table.seats):
                imagined = table.imagine(seat, Chance.from_text(str(random.random())))
                for viewer in (seat, SPECTATOR):
                    assert differs_for(viewer, table, imagined, random) == []
                assert imagined.invariants() == []
                assert imagined.told == []


@budget(4_000)
def test_an_imagined_past_is_the_past_as_the_seat_saw_it(case: Case) -> None:
    for stretch in case.stretches():
        for seat in stretch.samples(one_in=30, cost=50):
            imagined = stretch.table.imagine(seat, Chance.from_text("another"), remember=True)
            assert imagined.told == stretch.table.events(0, seat)
            for viewer in (seat, SPECTATOR):
                assert as_bytes(imagined.events(0, viewer)) == as_bytes(stretch.table.events(0, viewer))


@budget(12_000)
def test_what_is_imagined_depends_on_nothing_the_seat_may_not_know(case: Case) -> None:
    for stretch in case.stretches():
        random = stretch.random
        for _ in stretch.samples(one_in=15, cost=20 * case.seats):
            for seat in range(stretch.table.seats):
                remember = random.random() < 0.2
                first = stretch.table.imagine(seat, Chance.from_text(str(random.random())), remember)
                chance = Chance.from_text("the second time")
                second = stretch.table.imagine(seat, chance, remember)
                assert differences(first.imagine(seat, chance, remember), second) == []


@budget(16_000)
def test_an_imagined_game_can_be_played_on(case: Case) -> None:
    further = max(100, case.length() // 2)
    for stretch in case.stretches():
        for seat in stretch.samples(one_in=25, cost=further):
            imagined = stretch.table.imagine(seat, Chance.from_text(str(stretch.number)))
            for number, _ in enumerate(moments(imagined, stretch.random)):
                assert imagined.invariants() == []
                if number == further:
                    break
            if imagined.over:
                assert imagined.result() is not None


@budget(1_200)
def test_what_a_seat_cannot_know_is_really_dealt_again(case: Case) -> None:
    """Else the tests above would be about nothing."""
    looked, alike = 0, 0
    for stretch in case.stretches():
        for seat in stretch.moments():
            chances = [Chance.from_text(str(stretch.random.random())) for _ in "12"]
            first, second = [stretch.table.imagine(seat, chance) for chance in chances]
            looked += 1
            alike += differences(first, second, but=("chance",)) == []
    assert alike < looked / 10


@budget(4_000)
def test_what_is_shuffled_again_nobody_at_the_table_has_seen(case: Case) -> None:
    """`reshuffle` is for a witness who sees everybody's cards: no seat can tell that it has happened."""
    for stretch in case.stretches():
        table = stretch.table
        for seat in stretch.samples(one_in=15, cost=20):
            shuffled = table.clone()
            shuffled.chance = Chance.from_text(str(stretch.random.random()))
            shuffled.reshuffle()
            assert shuffled.invariants() == []
            assert [shuffled.view(each) for each in range(-1, table.seats)] == [
                table.view(each) for each in range(-1, table.seats)
            ]
            luck = Chance.from_text("whatever lies face down")
            assert differences(shuffled.imagine(seat, luck), table.imagine(seat, luck)) == []


@dataclass
class Pair:
    """Two tables that one seat cannot tell apart: the real one, and another that it could be."""

    seat: int
    real: Table
    other: Table
    random: Random

    @staticmethod
    def of(table: Table, seat: int, random: Random) -> Pair:
        luck = Chance.from_text(str(random.random()))
        real = table.clone()
        other = table.imagine(seat, Chance.from_text(str(random.random())))
        real.told, other.telling = [], True
        real.chance, other.chance = luck.clone(), luck.clone()  # what is thrown from here on is the same
        return Pair(seat, real, other, random)

    def play_on(self) -> bool:
        """Somebody answers at both tables, the same if they can. Whether the seat sees no difference."""
        chooser = self.random.choice(self.real.asked_seats())
        chosen: list[str] = []
        answer_whole(self.real, chooser, self._noted(chosen))
        answer_whole(self.other, chooser, self._the_same(chosen))
        told = [as_bytes(table.events(0, self.seat)) for table in (self.real, self.other)]
        self.real.told, self.other.told = [], []
        return told[0] == told[1]

    def _noted(self, chosen: list[str]) -> Chooser:
        choose = at_random(self.random)

        def choosing(table: Table, seat: int) -> str:
            chosen.append(choose(table, seat))
            return chosen[-1]

        return choosing

    def _the_same(self, chosen: list[str]) -> Chooser:
        at_a_loss = at_random(self.random)

        def choosing(table: Table, seat: int) -> str:
            wanted = chosen.pop(0) if chosen else ""
            decision = table.decision(seat, named=True)
            assert decision is not None
            return wanted if wanted in decision.names else at_a_loss(table, seat)

        return choosing


@budget(16_000)
def test_as_long_as_a_seat_is_told_the_same_everything_looks_the_same_to_it(case: Case) -> None:
    """Whatever the others hold and secretly choose: views, menus, refusals, who is asked, what is imagined.

    So no pause, no automatic pass and no place on the table tells a seat more than the events it is told.
    """
    for stretch in case.stretches():
        random = stretch.random
        for _ in stretch.samples(one_in=10, cost=40):
            pair = Pair.of(stretch.table, random.randrange(stretch.table.seats), random)
            for _ in range(12):
                if pair.real.over or not pair.play_on():
                    break
                real, other, seat = pair.real, pair.other, pair.seat
                for viewer in (seat, SPECTATOR):
                    assert differs_for(viewer, real, other, random) == []
                chance = Chance.from_text("from here")
                assert differences(other.imagine(seat, chance), real.imagine(seat, chance)) == []
                assert other.invariants() == []


@every_case
def test_a_spectator_imagines_nothing(case: Case) -> None:
    table = case.table("spectator")
    for seat in (SPECTATOR, table.seats):
        with pytest.raises(ValueError, match="seat"):
            table.imagine(seat, Chance.from_text("1"))


@budget(6_000)
def test_events_hide_from_a_spectator_what_only_one_seat_may_see(case: Case) -> None:
    """Each seat sees what a spectator sees, and a spectator sees nothing that is meant for a seat."""
    table = case.table("events")
    play_on(table, at_random(Random(1)), case.choices)
    for event in table.told:
        bare = event.seen_by(SPECTATOR)
        hidden = [at for at, _ in event.kind.hidden]
        assert all(bare.values[at] is None for at in hidden)
        for seat in range(table.seats):
            shown = event.seen_by(seat)
            for at, value in enumerate(event.values):
                assert shown.values[at] in (value, None)
                assert at in hidden or shown.values[at] == value == bare.values[at]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_some_events_of_a_game_hide_something(game: Game) -> None:
    """Else the test above would be about nothing."""
    tables = [case.table("events") for case in sharing(game, 0)]
    for table in tables:
        play_on(table, at_random(Random(1)), 40)
    assert any(event.kind.hidden for table in tables for event in table.told)
