"""Section 14: what is public, what only one player knows, and what nobody does.

For every line of the table in section 14 the hidden thing is exchanged for another: only those who know it
may see a difference, in their view, their menu and the events.
"""

from random import Random

import pytest

from posse.core import Chance
from posse.games.dice_town.facts import card_named
from posse.games.dice_town.pieces.bags import bag_of, cards_in
from posse.games.dice_town.table import DiceTable
from posse.testing import rule
from posse.testing.compare import attributes, differences
from tests.games.dice_town.laying import dice_town, new_dice_town

SEATS = (-1, 0, 1, 2)


def who_sees_a_difference(one: DiceTable, other: DiceTable) -> list[int]:
    """The seats (-1: a spectator) that can tell two tables apart."""
    found = []
    for seat in SEATS:
        same = not differences(one.view(seat), other.view(seat))
        same &= not differences(one.decision(seat, named=True), other.decision(seat, named=True))
        same &= not differences(one.waiting_for(), other.waiting_for())
        same &= one.events(0, seat) == other.events(0, seat)
        if not same:
            found.append(seat)
    return found


def test_the_public_column_is_seen_by_all():
    table = dice_town(players=3, rolls={}).table
    for name, value in (
        ("bank", 17),
        ("stagecoach", 17),
        ("mine", 17),
        ("sheriff", 2),
        ("row", [17, 17]),
        ("dollars", [1, 2, 3]),
        ("nuggets", [1, 2, 3]),
        ("fenced", [bag_of([17]), 0, 0]),
        ("kept", [1, 0, 0]),
        ("won", 2),
        ("last_throw", True),
        ("round", 9),
    ):
        other = table.clone()
        assert getattr(other, name) != value
        setattr(other, name, value)
        assert who_sees_a_difference(table, other) == list(SEATS), name


@rule("dice-info-money-public")
def test_dollars_and_nuggets_of_everybody_are_public():
    table = dice_town(players=3, dollars={"a": 5, "b": 7}, nuggets={"a": 1, "c": 4}, rolls={})
    for view in (table.sees, table.a.sees, table.b.sees, table.c.sees):
        assert [player.dollars for player in view.players] == [5, 7, 8]
        assert [player.nuggets for player in view.players] == [1, 0, 4]
        assert (view.bank, view.stagecoach, view.mine) == (7, 0, 25)


@rule("dice-info-view", "dice-info-hand-hidden")
def test_of_hand_cards_others_see_only_how_many_of_each_kind():
    table = dice_town(players=3, store={"b": "equipment-1"}, property={"b": "1"}, rolls={}).table
    for store, property in (("equipment-2", "1"), ("equipment-1", "5"), ("wanted", "2")):
        other = dice_town(players=3, store={"b": store}, property={"b": property}, rolls={}).table
        assert who_sees_a_difference(table, other) == [1]
    more = dice_town(players=3, store={"b": "equipment-1 wanted"}, property={"b": "1"}, rolls={}).table
    assert who_sees_a_difference(table, more) == list(SEATS)


@rule("dice-info-hand-hidden")
def test_a_property_card_from_the_row_is_hidden_in_the_hand_but_stands_in_the_log():
    table = dice_town(
        players=3,
        at="town-hall",
        row="5 1 2",
        dice={"a": "9 9 9 9 9", "b": "J J Q K A", "c": "J J Q K A"},
    )
    for seat in SEATS:
        assert table.told("property-taken", seat)[0]["cards"] == (21,)
    assert table.a.property == "5"
    seen = table.sees.players[0]
    assert (seen.property_count, seen.known) == (1, [])  # a spectator's view shows a card back
    assert table.sees.property == table.b.sees.property == []
    assert table.b.sees.players[0].known == [21]  # what b remembers from the log, and no more


@rule("dice-info-hand-hidden")
def test_what_a_player_remembers_is_never_more_than_they_were_shown():
    """In whole games: each card a player is sure of is there, and they saw it come."""
    for seed in range(3):
        story = new_dice_town(players=3, seed=str(seed))
        table, random = story.table, Random(seed)
        while not table.over and not table.shown:
            for viewer in range(3):
                for player in table.view(viewer).players:
                    held = table.hand[player.seat]
                    if player.seat == table.drawn_from:
                        held = bag_of([*cards_in(held), *table.drawn])
                    assert bag_of(player.known) & ~held == 0
                assert table.buried[viewer] & ~bag_of(table.discard) == 0
            seat = random.choice(table.asked_seats())
            decision = table.decision(seat, named=True)
            table.choose(seat, decision.id, random.choice(decision.names))


@rule("dice-info-view")
def test_dice_under_a_cup_are_seen_by_the_roller_alone():
    table = dice_town(players=3, rolls={"b": "9 9 9 9 9"}).table
    other = dice_town(players=3, rolls={"b": "A A K K Q"}).table
    assert who_sees_a_difference(table, other) == [1]
    assert [player.loose for player in table.view(0).players] == [5, 5, 5]


@rule("dice-info-view")
def test_a_commitment_shows_only_that_it_was_made():
    tables = []
    for kept, declared in (("9", ""), ("9 9 9 9", "brute"), ("none", ""), ("9", "cheater")):
        table = dice_town(players=3, store={"b": "the-brute professional-cheater"}, rolls={"b": "9 9 9 9 9"})
        table.b.keeps(kept, declaring=declared)
        assert table.waiting_for == "a c"
        tables.append(table.table)
    for other in tables[1:]:
        assert who_sees_a_difference(tables[0], other) == []  # the chooser knows what they chose


@rule("dice-info-view")
def test_dice_that_were_not_kept_are_never_shown():
    tables = []
    for rolled in ("9 A A A A", "9 J Q K 10"):
        table = dice_town(players=3, rolls={"b": rolled + " / K K K K"})
        table.b.keeps("9")
        table.everyone_keeps("9")
        tables.append(table)
    assert tables[0].asks == "commit-keep"
    assert who_sees_a_difference(tables[0].table, tables[1].table) == [1]  # the events b was told


@rule("dice-info-view")
def test_the_order_of_the_decks_is_known_to_nobody():
    table = dice_town(players=3, store={"a": "wanted"}, rolls={}).table
    other = table.clone()
    other.store_deck.reverse()
    other.property_deck.reverse()
    other.chance = Chance.from_text("other luck")
    assert who_sees_a_difference(table, other) == []
    other.store_deck.append(other.store_deck[0])
    assert who_sees_a_difference(table, other) == list(SEATS)  # but how many there are, to all


@rule("dice-info-view")
def test_cards_drawn_in_the_store_are_seen_by_the_drawer_alone():
    tables = [
        dice_town(players=3, at="general-store", store_deck=top, dice={"b": "J J A A A"}).table
        for top in ("equipment-1 equipment-2", "wanted the-girls")
    ]
    assert who_sees_a_difference(*tables) == [1]
    assert tables[0].view(-1).drawn_store == 2


@rule("dice-info-view")
def test_cards_discarded_in_the_store_are_known_to_their_drawer_alone():
    tables = []
    for top in ("equipment-8 equipment-2", "equipment-8 the-girls"):
        table = dice_town(players=3, at="general-store", store_deck=top, dice={"b": "J J A A A"})
        table.b.chooses("card:equipment-8")
        tables.append(table.table)
    assert who_sees_a_difference(*tables) == [1]  # by what b was told when drawing
    assert tables[0].view(0).discard == 1


@rule("dice-info-view")
def test_cards_drawn_in_the_saloon_are_seen_by_thief_and_victim():
    tables = []
    for drawn in ("1 2", "1 3"):
        table = dice_town(
            players=3, at="saloon", property={"c": "1 2 3"}, dice={"b": "Q Q A A A"}, drawn=drawn
        )
        tables.append(table)
    assert who_sees_a_difference(tables[0].table, tables[1].table) == [1, 2]
    for table in tables:
        table.b.chooses("card:property-1")
    assert who_sees_a_difference(tables[0].table, tables[1].table) == [1, 2]
    for table, kept in zip(tables, ("2", "3"), strict=True):
        assert kept in table.c.property


@rule("dice-info-view")
def test_which_drawn_card_was_kept_in_the_saloon_is_known_to_thief_and_victim():
    tables = []
    for kept in ("1", "2"):
        table = dice_town(
            players=3, at="saloon", property={"c": "1 2 3"}, dice={"b": "Q Q A A A"}, drawn="1 2"
        )
        table.b.chooses(f"card:property-{kept}")
        tables.append(table.table)
    assert who_sees_a_difference(*tables) == [1, 2]


@rule("dice-info-view")
def test_a_card_taken_by_corruption_is_known_to_its_owner():
    tables = []
    for top in ("5 1 1 1", "4 1 1 1"):
        table = dice_town(
            players=3,
            at="town-hall",
            row="1 2 3",
            property_deck=top,
            store={"b": "corruption"},
            dice={"a": "9 9 10 J Q", "b": "9 9 9 9 J", "c": "9 9 10 J Q"},
        )
        table.b.plays("corruption")
        tables.append(table.table)
    assert who_sees_a_difference(*tables) == [1]


def dispute_of_a_and_b(**offer):
    table = dice_town(
        players=4,
        sheriff="d",
        at="gold-mine",
        nuggets={"a": 3},
        property={"a": "1 2"},
        store={"a": "wanted"},
        dice={"a": "9 A A A A", "b": "9 A A A A"},
    )
    if offer:
        table.a.offers(**offer)
    else:
        table.a.chooses("empty")
    return table


@rule("dice-info-view", "dice-info-waiting")
def test_an_offer_before_its_reveal_is_known_to_its_maker_alone():
    without = dispute_of_a_and_b()
    for offer in ({"dollars": 1}, {"nuggets": 2, "dollars": 8}, {"cards": "1 wanted"}):
        table = dispute_of_a_and_b(**offer)
        assert table.waiting_for == without.waiting_for == "b c"
        for letter in ("b", "c", "d"):
            seat = "abcd".index(letter)
            assert differences(table.player(seat).sees, without.player(seat).sees) == []
        assert differences(table.sees, without.sees) == []
        assert table.a.sees.own_offer is not None


@rule("dice-info-waiting")
def test_how_far_somebody_is_with_their_offer_does_not_show():
    """Not in the waiting line, and not in what a player hears who asks why they cannot do anything."""
    table = dispute_of_a_and_b(dollars=1)
    seen = []
    for option in ("for:b", "dollars:8"):
        seen.append((table.sees, table.table.refusal(3, "place:gold-mine"), table.table.refusal(0, "pass")))
        table.b.chooses(option)
    assert differences(seen[0], seen[1]) == []


@rule("dice-info-view")
def test_of_an_open_offer_only_sheriff_and_maker_see_the_cards():
    tables = []
    for cards in ("1", "2"):
        table = dispute_of_a_and_b(dollars=2, cards=cards)
        table.everyone_passes()
        assert table.asks == "ruling"
        tables.append(table)
    for seat, sees in ((-1, False), (1, False), (2, False), (0, True), (3, True)):
        views = [table.table.view(seat) for table in tables]
        assert (differences(*views) != []) == sees
        [offer] = views[0].offers
        assert (offer.supports, offer.dollars, offer.property_count, offer.store_count) == (0, 2, 1, 0)
        assert offer.cards == ([card_named("property-1")] if sees else [])


@rule("dice-info-waiting")
def test_everybody_sees_what_is_asked_and_who_has_still_to_answer():
    table = dice_town(
        players=3, at="bank", bank=5, store={"b": "even-split", "c": "wanted"}, dice={"a": "10 A A A A"}
    )
    for seat in SEATS:
        assert [(each.seat, each.asks) for each in table.table.view(seat).waiting] == [
            (1, "even-split"),
            (2, "even-split"),
        ]
    table.c.passes()
    for seat in SEATS:
        assert [each.seat for each in table.table.view(seat).waiting] == [1]
    assert table.table.decision(0) is None
    assert table.table.decision(-1) is None
    assert table.table.decision(2) is None


@rule("dice-info-waiting")
@pytest.mark.parametrize("hand", ["even-split", "equipment-1"])
def test_a_menu_is_seen_by_the_player_asked_alone(hand):
    """Who holds the card has another menu, and nobody else can tell."""
    table = dice_town(players=3, at="bank", bank=5, store={"b": hand}, dice={"a": "10 A A A A"}).table
    plain = dice_town(players=3, at="bank", bank=5, store={"b": "wanted"}, dice={"a": "10 A A A A"}).table
    assert who_sees_a_difference(table, plain) == [1]


@rule("dice-info-view")
def test_a_view_has_no_place_for_what_nobody_may_know():
    table = dice_town(rolls={}).table
    for seat in SEATS:
        fields = set(attributes(table.view(seat)))
        assert not fields & {"chance", "seed", "stack", "sealed", "told", "hand", "faces", "buried"}
        assert isinstance(table.view(seat).property_deck, int)
        assert isinstance(table.view(seat).store_deck, int)
        assert isinstance(table.view(seat).discard, int)
