"""What a seat can imagine: all it cannot know dealt again, all it knows left in place."""

from collections import Counter

from posse.core import Chance
from posse.games.dice_town.facts import JOE, KINDS, STORE_DECK, card_named
from posse.games.dice_town.pieces.bags import bag_of, cards_in
from posse.games.dice_town.rules.knowledge import handed_over
from tests.games.dice_town.laying import cards, dice_town

MANY = 400


def imagined(story, seat, count=MANY):
    for number in range(count):
        table = story.table.imagine(seat, Chance.from_text(str(number)))
        assert table.invariants() == []
        yield table


def test_dice_under_other_cups_may_show_anything():
    story = dice_town(players=2, dice={"b": "A A"}, rolls={"a": "9 10 J Q K", "b": "9 9 9"})
    seen = [set() for _ in range(10)]
    for table in imagined(story, 0):
        for die, face in enumerate(table.faces):
            seen[die].add(face)
    assert seen == [{0}, {1}, {2}, {3}, {4}, {5}, {5}, *[{0, 1, 2, 3, 4, 5}] * 3]


def test_an_unseen_card_may_lie_wherever_cards_lie_face_down():
    """b holds one store card: each that a has not seen is as likely, but not Joe: nobody holds that card."""
    story = dice_town(players=2, store={"a": "wanted", "b": "dynamite"}, played="marshal", rolls={})
    held = Counter()
    for table in imagined(story, 0, 2_000):
        [card] = cards_in(table.hand[1])
        held[card] += 1
        assert cards_in(table.hand[0]) == cards("wanted")
        assert table.discard == cards("marshal")
    possible = Counter(STORE_DECK)
    for card in cards("wanted marshal nervous-joe"):
        del possible[card]
    assert set(held) == set(possible)
    for card, copies in possible.items():
        assert 0.6 < held[card] / 2_000 / (copies / possible.total()) < 1.4


def test_joe_may_be_in_the_deck_or_face_down_on_the_discard_pile():
    story = dice_town(
        players=2, store={"b": "dynamite wanted"}, store_left=8, store_deck="nervous-joe", rolls={}
    )
    places = Counter()
    for table in imagined(story, 0):
        places["deck"] += JOE in table.store_deck
        places["pile"] += JOE in table.discard
    assert places.total() == MANY
    assert min(places.values()) > MANY / 4


def test_property_cards_taken_from_the_row_stay_where_everybody_saw_them_go():
    others = dict.fromkeys("bc", "9 9 J Q K")
    story = dice_town(players=3, at="town-hall", row="5 5 5", dice={"a": "9 9 9 A A", **others})
    for seat in (1, 2):
        for table in imagined(story, seat, 30):
            assert cards_in(table.hand[0]) == cards("5 5 5")


def test_what_a_thief_has_seen_they_know():
    story = dice_town(players=3, at="saloon", property={"b": "1 2 3 4"}, dice={"a": "Q Q A A A"}, drawn="2 3")
    for table in imagined(story, 0, 30):  # the thief is looking at them
        assert table.drawn == tuple(cards("2 3"))
    assert len({table.drawn for table in imagined(story, 2, 60)}) > 5  # an onlooker has no idea
    story.a.chooses("card:property-3")
    for table in imagined(story, 0, 30):
        assert card_named("property-2") in cards_in(table.hand[1])  # the thief gave it back
    for table in imagined(story, 1, 30):
        assert cards_in(table.hand[0]) == cards("3")  # and the victim knows what is gone
    assert len({table.hand[0] for table in imagined(story, 2, 60)}) == 5


def test_what_an_onlooker_knew_they_may_know_no_longer():
    """Everybody saw a take three 5s; then b gets one of a's four property cards, and c cannot tell which."""
    others = dict.fromkeys("bc", "9 9 J Q K")
    story = dice_town(
        players=3, at="town-hall", property={"a": "2"}, row="5 5 5", dice={"a": "9 9 9 A A", **others}
    )
    assert story.a.property == "2 5 5 5"
    handed_over(story.table, 0, 1, bag_of(cards("2")))
    hands = {table.hand[0] for table in imagined(story, 2, 100)}
    assert all(bag_of(cards("5 5")) & ~hand == 0 for hand in hands)  # two are left for certain
    assert len(hands) > 3
    assert {table.hand[1] for table in imagined(story, 0, 20)} == {bag_of(cards("2"))}
    story = dice_town(players=3, at="town-hall", row="5 5 5", dice={"a": "9 9 9 A A", **others})
    handed_over(story.table, 0, 1, bag_of(cards("5 5 5")))
    assert {table.hand[1] for table in imagined(story, 2, 20)} == {bag_of(cards("5 5 5"))}  # all that a had


def test_cards_one_has_put_face_down_on_the_discard_pile_stay_there():
    story = dice_town(
        players=2, at="general-store", store_deck="wanted dynamite marshal", dice={"a": "J J J A A"}
    )
    story.a.chooses("card:marshal")
    for table in imagined(story, 0, 30):
        assert sorted(table.discard) == sorted(cards("wanted dynamite"))
    seen = {tuple(sorted(table.discard)) for table in imagined(story, 1, 60)}
    assert len(seen) > 20


def test_cards_that_were_played_are_on_the_discard_pile_for_everybody():
    story = dice_town(players=2, played="wanted dynamite", rolls={})
    for seat in (0, 1):
        for table in imagined(story, seat, 10):
            assert sorted(table.discard) == sorted(cards("wanted dynamite"))


def test_sealed_commitments_may_be_any_that_could_have_been_made():
    story = dice_town(players=2, dollars={"b": 1}, rolls={"b": "9 9 9 9 9"})
    story.b.keeps("9 9")
    made = {table.sealed[1] for table in imagined(story, 0)}
    assert made == {dice for dice in range(32) if dice.bit_count() in (0, 1, 2)}


def test_sealed_offers_may_be_any_that_could_have_been_made():
    story = dice_town(
        players=3, sheriff="c", at="gold-mine", dollars={"b": 3}, dice={"a": "9 A A A A", "b": "9 A A A A"}
    )
    story.b.offers(dollars=2)
    made = {(table.offer_for[1], table.offer_dollars[1]) for table in imagined(story, 0)}
    assert made == {(-1, 0), (1, 1), (1, 2), (1, 3)}
    mine = {(table.offer_for[1], table.offer_dollars[1]) for table in imagined(story, 1, 30)}
    assert mine == {(1, 2)}


def test_of_open_offers_only_the_cards_are_guessed_and_not_by_the_sheriff():
    story = dice_town(
        players=3,
        sheriff="c",
        at="gold-mine",
        property={"b": "1 5"},
        store={"b": "wanted"},
        dice={"a": "9 A A A A", "b": "9 A A A A"},
    )
    story.b.offers(dollars=2, cards="5")
    story.everyone_passes()
    assert story.asks == "ruling"
    for table in imagined(story, 2, 30):
        assert table.offer_cards[1] == bag_of(cards("5"))
        assert table.hand[1] & bag_of(cards("5"))
    guessed = set()
    for table in imagined(story, 0, 100):
        assert (table.offer_for[1], table.offer_dollars[1]) == (1, 2)
        [card] = cards_in(table.offer_cards[1])
        assert table.offer_cards[1] & ~table.hand[1] == 0  # nobody can offer what they do not have
        guessed.add(card)
    assert guessed == set(range(KINDS - 5, KINDS))


def test_who_has_still_to_answer_is_asked_again_from_the_beginning():
    story = dice_town(players=3, sheriff="c", at="gold-mine", dice={"a": "9 A A A A", "b": "9 A A A A"})
    story.b.chooses("for:b")
    assert story.b.asked == "offer-dollars"
    for table in imagined(story, 0, 5):
        assert table.question(1).asks == "offer"
    for table in imagined(story, 1, 5):
        assert table.question(1).asks == "offer-dollars"  # b knows how far b is
