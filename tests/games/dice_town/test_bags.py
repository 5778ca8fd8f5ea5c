"""Bags: hands as numbers do what hands as lists would do."""

from collections import Counter
from random import Random

from posse.games.dice_town.facts import COPIES, KINDS, PROPERTY
from posse.games.dice_town.pieces import bags


def some_cards(random: Random) -> Counter:
    return Counter({card: random.randint(0, COPIES[card]) for card in range(KINDS) if random.random() < 0.4})


def bag(cards: Counter) -> int:
    return bags.bag_of(cards.elements())


def test_bags_are_multisets():
    random = Random(1)
    for _ in range(300):
        one, other = some_cards(random), some_cards(random)
        assert Counter(bags.cards_in(bag(one))) == +one
        assert bag(one) | bag(other) == bag(one | other)
        assert bag(one) & bag(other) == bag(one & other)
        assert bags.take_out(bag(one), bag(other)) == bag(one - other)
        assert bag(one).bit_count() == one.total()
        together = Counter({card: min(COPIES[card], (one + other)[card]) for card in one + other})
        assert bags.merge(bag(one), bag(other)) == bag(together)
        assert bags.one_fewer_of_each(bag(one)) == bag(one - Counter(range(KINDS)))
        assert Counter(bags.kinds_in(bag(one))) == Counter(set(+one))
        for card in range(KINDS):
            assert bags.how_many_of(bag(one), card) == one[card]
            assert bags.remove(bag(one), card) == bag(one - Counter([card]))
            if one[card] < COPIES[card]:
                assert bags.add(bag(one), card) == bag(one + Counter([card]))


def test_cards_come_out_in_the_order_of_a_hand():
    """Property cards first, then store cards, each from low to high."""
    random = Random(2)
    for _ in range(50):
        held = bag(some_cards(random))
        cards = bags.cards_in(held)
        assert cards == sorted(cards, key=lambda card: (card < PROPERTY, card))
        assert [bags.nth(held, number) for number in range(len(cards))] == cards
        for card in cards:
            rest = [each for each in cards if (each < PROPERTY, each) >= (card < PROPERTY, card)]
            assert bags.cards_in(held & -bags.ONE[card]) == rest


def test_every_card_has_room_for_all_its_copies():
    everything = bags.PROPERTIES | bags.STORES
    assert Counter(bags.cards_in(everything)) == Counter(dict(enumerate(COPIES)))
    assert bags.PROPERTIES & bags.STORES == 0
    assert all(bags.bag_of([card] * COPIES[card]) == bags.ALL[card] for card in range(KINDS))
