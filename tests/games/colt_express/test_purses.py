"""Bags of purses: many purses in one number."""

from collections import Counter
from random import Random

from posse.games.colt_express.facts import PURSE_COPIES, PURSE_VALUES
from posse.games.colt_express.pieces.purses import (
    add,
    bag_of,
    lowest,
    one_fewer_of_each,
    purses_in,
    remove,
    take_out,
    worth,
)


def test_a_bag_holds_what_was_put_into_it():
    random = Random(1)
    box = [kind for kind in range(6) for _ in range(PURSE_COPIES[kind])] + [
        0
    ] * 6  # six more $250 may be made
    for _ in range(200):
        held = random.sample(box, random.randrange(len(box) + 1))
        bag = bag_of(held)
        assert purses_in(bag) == sorted(held)
        assert bag.bit_count() == len(held)
        assert worth(bag) == sum([PURSE_VALUES[kind] for kind in held])
        if not held:
            continue
        assert lowest(bag) == min(held)
        kind = random.choice(held)
        assert add(remove(bag, kind), kind) == bag
        assert Counter(purses_in(remove(bag, kind))) == Counter(held) - Counter([kind])
        some = random.sample(held, random.randrange(len(held) + 1))
        assert Counter(purses_in(take_out(bag, bag_of(some)))) == Counter(held) - Counter(some)
        surely_left = Counter({kind: count - 1 for kind, count in Counter(held).items()})
        assert Counter(purses_in(one_fewer_of_each(bag))) == +surely_left


def test_a_purse_that_is_not_there_cannot_be_taken_out():
    assert remove(bag_of([0, 3]), 1) == bag_of([0, 3])
