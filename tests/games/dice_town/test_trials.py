"""The dice of a marshal's trials: what a die will show does not depend on which others are kept."""

from __future__ import annotations

from posse.core.chance import Chance
from posse.core.registry import find
from posse.games.dice_town.deputy.luck import bid_in, fix_dice
from posse.games.dice_town.facts import DICE_EACH
from posse.games.dice_town.table import DiceTable


def after_keeping(world: DiceTable, dice: int) -> DiceTable:
    """Seat 0 keeps these dice, all others their first one: then the next throw lies on the table."""
    trial = world.clone()
    fix_dice(trial)
    trial.take(0, dice)
    for seat in range(1, trial.seats):
        trial.take(seat, 1)
    return trial


def test_the_same_dice_come_whatever_is_kept() -> None:
    world = find("dice-town").new(4, {}, Chance.from_text("trials"), telling=False)
    assert isinstance(world, DiceTable)
    one = after_keeping(world, 0b00001)
    two = after_keeping(world, 0b00011)
    assert one.faces != world.faces
    assert [at for at in range(DICE_EACH * 4) if one.faces[at] != two.faces[at]] in ([], [1])
    assert two.faces[1] == world.faces[1]  # kept, so not thrown again
    world.chance = Chance.from_text("other")
    assert after_keeping(world, 0b00001).faces != one.faces


def test_bidders_are_more_or_less_generous_but_the_same_for_all_answers_of_a_world() -> None:
    table = find("dice-town").new(4, {}, Chance.from_text("trials"), telling=False)
    assert isinstance(table, DiceTable)
    assert bid_in(table, 1, 5) == 5  # outside trials everybody bids as the deputy does
    seen: set[int] = set()
    for number in range(20):
        world = table.clone()
        world.chance = Chance.from_text(f"world {number}")
        one, two = world.clone(), world.clone()
        fix_dice(one)
        fix_dice(two)
        bids = [bid_in(one, seat, 5) for seat in range(4)]
        assert bids == [bid_in(two, seat, 5) for seat in range(4)]
        assert max(bids) <= table.dollars[0]
        assert bid_in(one, 0, 0) == 0
        seen |= set(bids)
    assert len(seen) > 3
