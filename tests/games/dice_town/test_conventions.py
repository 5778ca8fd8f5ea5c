"""Section 15: how the engine numbers, orders, draws and decides by itself; and what may never be broken."""

from itertools import permutations
from random import Random

import pytest

from posse.core import Chance, registry
from posse.games.dice_town.facts import PROPERTY_DECK, STORE_DECK
from posse.games.dice_town.pieces.bags import PROPERTIES, STORES, add, cards_in, nth, remove
from posse.testing import rule
from posse.testing.compare import differences
from tests.games.dice_town.laying import dice_town, new_dice_town


@rule("dice-die-index")
def test_dice_are_numbered_and_a_keep_set_names_dice_of_this_throw():
    table = dice_town(players=2, rolls={"a": "9 10 J Q K / A A A", "b": "9 9 9 9 9 / 9 9 9 9"})
    assert table.a.sees.rolled == [0, 1, 2, 3, 4]
    assert "keep:0,1,2,3,4" in table.a.options
    table.a.chooses("keep:1,3")
    table.b.keeps("9")
    assert table.a.sees.players[0].kept == [1, 3]
    assert table.a.kept == "10 Q"
    assert table.a.sees.rolled == [0, 2, 4]
    assert {option for option in table.a.options if option.count(",") == 1} == {
        "keep:0,2",
        "keep:0,4",
        "keep:2,4",
    }
    assert table.a.refused("keep:1") == "dice-roll-commit"
    for nothing in ("keep:5", "keep:0,0", "keep:-1", "keep:", "keep:0,"):
        table.a.refused(nothing)
    assert table.waiting_for == "a b"


# Whatever order answers come in


def all_orders(table, choices):
    """The table after these answers, given in every order."""
    results = []
    for order in permutations(choices):
        copy = table.clone()
        for seat in order:
            for name in choices[seat]:
                copy.choose(seat, copy.decision_id(seat), name)
        results.append(copy)
    return results


@rule("dice-simultaneous-order-free")
@pytest.mark.parametrize("what", ["commitments", "declared cheaters", "window answers", "offers"])
def test_the_order_in_which_answers_arrive_does_not_matter(what):
    store = {"a": "professional-cheater the-brute", "b": "professional-cheater", "c": "wanted"}
    if what == "commitments":
        table = dice_town(players=3, store=store, rolls={})
        choices = {0: ["keep:0,1+brute+cheater"], 1: ["keep:2+cheater"], 2: ["keep:none"]}
    elif what == "declared cheaters":
        table = dice_town(players=3, store=store, dice={"c": "9 9 9 9 9", "a": "9", "b": "K K"}, rolls={})
        choices = {0: ["cheaters:1"], 1: ["cheaters:1"]}
    elif what == "window answers":
        table = dice_town(
            players=3, store={**store, "b": "even-split"}, bank=5, at="bank", dice={"a": "10 A A A A"}
        )
        choices = {1: ["play"], 2: ["pass"]}
    else:
        table = dice_town(
            players=3,
            sheriff="c",
            store=store,
            property={"b": "5"},
            at="gold-mine",
            dice={"a": "9 A A A A", "b": "9 A A A A"},
        )
        choices = {0: ["for:a", "dollars:3", "done"], 1: ["for:b", "dollars:8", "card:property-5", "done"]}
    first, *others = all_orders(table.table, choices)
    for other in others:
        assert differences(other, first) == []


# Luck


@rule("dice-rng-setup-order")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_setup_shuffles_the_store_deck_then_the_property_deck_then_draws_the_sheriff(players):
    table = registry.find("dice-town").set_up(players, {"first_sheriff": None}, Chance.from_text("7"), True)
    chance = Chance.from_text("7")
    store, property = list(STORE_DECK), list(PROPERTY_DECK)
    chance.shuffle(store)
    chance.shuffle(property)
    assert table.store_deck == store
    assert table.row == [property.pop(), property.pop(), property.pop()]
    assert table.property_deck == property
    assert table.sheriff == chance.below(players)
    assert table.chance.used == chance.used


@rule("dice-rng-setup-order")
def test_a_sheriff_who_is_named_is_not_drawn():
    table = registry.find("dice-town").set_up(3, {"first_sheriff": 1}, Chance.from_text("7"), True)
    chance = Chance.from_text("7")
    chance.shuffle(list(STORE_DECK))
    chance.shuffle(list(PROPERTY_DECK))
    assert table.sheriff == 1
    assert table.chance.used == chance.used


@rule("dice-rng-throw-order")
def test_dice_are_rolled_in_seat_order_and_by_index():
    table = new_dice_town(players=3, first_sheriff=2).table
    chance = Chance.from_text("7")
    chance.shuffle(list(STORE_DECK))
    chance.shuffle(list(PROPERTY_DECK))
    assert table.faces == [chance.below(6) for _ in range(15)]
    for seat, kept in ((2, "keep:0"), (0, "keep:1,4"), (1, "keep:none")):
        table.choose(seat, "1", kept)
    for seat, loose in ((0, [0, 2, 3]), (1, [0, 1, 2, 3, 4]), (2, [1, 2, 3, 4])):
        for die in loose:
            assert table.faces[5 * seat + die] == chance.below(6)
    assert table.chance.used == chance.used


@rule("dice-rng-throw-order")
def test_who_is_complete_rolls_no_die():
    table = dice_town(players=3, dice={"b": "9 9 9 9 9", "a": "9 9 9", "c": "9"}, rolls={})
    assert [(facts["seat"], facts["count"]) for facts in table.told("thrown")] == [(0, 2), (2, 4)]


@rule("dice-rng-other")
def test_a_saloon_draw_takes_property_cards_first_each_by_one_draw():
    story = dice_town(
        players=2,
        at="saloon",
        property={"b": "1 2 3 4"},
        store={"b": "wanted dynamite marshal"},
        dice={"a": "Q Q Q A A"},
    )
    for seed in range(20):
        table = story.table.clone()
        table.chance = Chance.from_text(str(seed))
        chance = table.chance.clone()
        hand = table.hand[1]
        expected = []
        for kind in (PROPERTIES, PROPERTIES, STORES):
            expected.append(nth(hand & kind, chance.below(len(cards_in(hand & kind)))))
            hand = remove(hand, expected[-1])
        table.choose(0, table.decision_id(0), "rob:b:2+1")
        assert list(table.drawn) == expected
        assert table.chance.used == chance.used


@rule("dice-rng-other")
def test_a_reshuffle_is_one_shuffle_of_the_discard_pile_when_it_occurs():
    story = dice_town(
        players=2,
        at="doc-badluck",
        store_left=0,
        dice={"a": "J A A A A", "b": "9 9 9 9 9"},
        won="b",
        nuggets={"b": 1},
    )
    table = story.table.clone()
    chance = table.chance.clone()
    pile = table.discard[:]
    chance.shuffle(pile)
    table.choose(0, table.decision_id(0), "store-card")
    assert len(table.store_deck) == len(pile) - 1
    drawn = next(event for event in table.told if event.kind.name == "doc-card")
    assert drawn.values[1] == pile[-1]


@rule("dice-rng-other")
def test_luck_is_used_for_throws_shuffles_and_saloon_draws_and_nothing_else():
    for seed in range(4):
        table, random = new_dice_town(players=4, seed=str(seed)).table, Random(seed)
        while not table.over:
            used, told = table.chance.used, len(table.told)
            seat = random.choice(table.asked_seats())
            decision = table.decision(seat, named=True)
            table.choose(seat, decision.id, random.choice(decision.names))
            lucky = {event.kind.name for event in table.told[told:]} & {
                "thrown",
                "store-shuffled",
                "saloon-drawn",
            }
            if not lucky:
                assert table.chance.used == used


# What may never be broken


@rule("dice-invariant-dollars", "dice-invariant-nuggets", "dice-invariant-property", "dice-invariant-store")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_lost_in_whole_games(players):
    for seed in range(3):
        table, random = new_dice_town(players=players, seed=str(seed)).table, Random(seed)
        while not table.over:
            assert sum(table.dollars) + table.bank + table.stagecoach == 8 * players + 3
            assert sum(table.nuggets) + table.mine == 30
            hands = [card for bag in table.hand for card in cards_in(bag)]
            fenced = [card for bag in table.fenced for card in cards_in(bag)]
            looked_at = [*table.drawn, *table.playing]
            everything = [*hands, *fenced, *looked_at, *table.row, *table.store_deck, *table.discard]
            everything += table.property_deck
            assert sorted(everything) == sorted(STORE_DECK + PROPERTY_DECK)
            assert table.invariants() == []
            seat = random.choice(table.asked_seats())
            decision = table.decision(seat, named=True)
            table.choose(seat, decision.id, random.choice(decision.names))


def spoil_dollars(table):
    table.dollars[1] += 1


def spoil_debt(table):
    table.dollars[1] += table.dollars[0] + 1
    table.dollars[0] = -1


def spoil_nuggets(table):
    table.mine -= 1


def spoil_property(table):
    table.row.append(table.row[0])


def spoil_property_deck(table):
    table.property_deck.pop()


def spoil_store(table):
    table.discard.append(table.store_deck[0])


def spoil_hand(table):
    table.hand[0] = add(table.hand[0], 9)


def spoil_fence(table):
    table.fenced[0] = add(table.fenced[0], table.store_deck.pop())


@rule("dice-invariant-dollars", "dice-invariant-nuggets", "dice-invariant-property", "dice-invariant-store")
@pytest.mark.parametrize(
    "spoil",
    [
        spoil_dollars,
        spoil_debt,
        spoil_nuggets,
        spoil_property,
        spoil_property_deck,
        spoil_store,
        spoil_hand,
        spoil_fence,
    ],
)
def test_whatever_is_lost_or_doubled_is_noticed(spoil):
    table = new_dice_town(players=3).table
    assert table.invariants() == []
    spoil(table)
    assert len(table.invariants()) >= 1


# What the engine decides by itself


@rule("dice-auto-single")
def test_what_public_facts_make_single_is_not_asked():
    one_card = dice_town(at="saloon", property={"b": "1"}, dice={"a": "Q A A A A"})
    assert one_card.a.property == "1"  # one victim, one card
    one_draw = dice_town(at="general-store", store_deck="wanted", dice={"a": "J A A A A"})
    assert one_draw.a.store == "wanted"
    two_cards = dice_town(at="doc-badluck", property={"a": "1 5"}, dice={"a": "9 9 9 9 9"}, won="b c d")
    two_cards.a.chooses("barbed-wire")
    assert two_cards.a.fenced == "1 5"
    one_visitor = dice_town(at="doc-badluck", nuggets={"b": 1}, mine=29, dice={}, won="b c d")
    assert one_visitor.asks == "doctor-remedy"
    for table in (one_card, one_draw, two_cards):
        assert table.asks == "commit-keep"


@rule("dice-auto-single")
def test_what_only_hidden_cards_make_single_is_asked_all_the_same():
    same_cards = dice_town(at="general-store", store_deck="the-brute the-brute", dice={"a": "J J A A A"})
    assert same_cards.a.options == ["card:the-brute"]
    stolen = dice_town(at="saloon", property={"b": "4 4 4"}, dice={"a": "Q Q A A A"})
    assert stolen.a.options == ["card:property-4"]
    fence = dice_town(at="doc-badluck", property={"a": "2 2 2"}, dice={"a": "9 9 9 9 9"}, won="b c d")
    fence.a.chooses("barbed-wire")
    assert fence.a.options == ["card:property-2"]
    fence.a.chooses("card:property-2")
    assert fence.a.options == ["card:property-2"]
    window = dice_town(at="gold-mine", store={"a": "wanted"}, dice={"a": "9 A A A A"})
    assert window.a.options == ["pass"]
    cheaters = dice_town(players=2, store={"a": "wanted"}, dice={"b": "9 9 9 9 9"}, rolls={})
    assert cheaters.a.options == ["cheaters:0"]
    for table in (same_cards, stolen, fence, window, cheaters):
        assert table.waiting_for == "a"


@rule("dice-auto-commit")
def test_the_last_die_without_a_dollar_is_kept_without_asking():
    table = dice_town(players=2, dollars={"a": 0}, dice={"a": "9 9 9 9"}, rolls={"a": "A", "b": "9 9 9 9 9"})
    assert table.waiting_for == "b"
    table.b.keeps("9")
    assert table.a.kept == "9 9 9 9 A"


@rule("dice-auto-commit")
@pytest.mark.parametrize(
    "more",
    [
        {"dollars": {"a": 1}},
        {"store": {"a": "equipment-1"}},
        {"store": {"a": "equipment-1"}, "played": "professional-cheater"},
        {"dice": {"a": "9 9 9"}},
    ],
    ids=["has a dollar", "could hold a Cheater", "could hold the other", "has two dice"],
)
def test_otherwise_they_are_asked(more):
    table = dice_town(**{"players": 2, "dollars": {"a": 0}, "dice": {"a": "9 9 9 9"}, "rolls": {}, **more})
    assert table.waiting_for == "a b"


@rule("dice-auto-commit")
def test_with_both_cheaters_gone_no_store_card_can_be_one():
    table = dice_town(
        players=2,
        dollars={"a": 0},
        store={"a": "equipment-1"},
        played="professional-cheater professional-cheater",
        dice={"a": "9 9 9 9"},
        rolls={},
    )
    assert table.waiting_for == "b"


TIE = {"b": "9 A A A A", "c": "9 A A A A"}


@rule("dice-auto-offer")
def test_who_has_nothing_makes_an_empty_offer_without_being_asked():
    table = dice_town(sheriff="a", at="gold-mine", dollars={"b": 0}, dice=TIE)
    assert table.asks == "offer"
    assert table.waiting_for == "c d"


@rule("dice-auto-offer")
@pytest.mark.parametrize(
    "has",
    [{"dollars": {"b": 1}}, {"nuggets": {"b": 1}}, {"store": {"b": "wanted"}}, {"property": {"b": "1"}}],
    ids=str,
)
def test_who_has_anything_is_asked(has):
    table = dice_town(**{"sheriff": "a", "at": "gold-mine", "dollars": {"b": 0}, "dice": TIE, **has})
    assert table.waiting_for == "b c d"


@rule("dice-auto-offer")
def test_fenced_cards_are_nothing_to_offer():
    table = dice_town(sheriff="a", at="gold-mine", dollars={"b": 0}, fenced={"b": "5 5"}, dice=TIE)
    assert table.waiting_for == "c d"
