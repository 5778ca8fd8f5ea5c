"""Section 7.2: sealed offers to the sheriff, and the ruling."""

import pytest

from posse.core.errors import Refused
from posse.core.standing import StandingAnswers
from posse.testing import rule
from tests.games.dice_town.laying import dice_town


def tie(place="gold-mine", sheriff="d", tied="a b", **arranged):
    """A tie for a location between some seats, one die each."""
    face = {"gold-mine": "9", "bank": "10", "general-store": "J", "saloon": "Q", "sheriff": "K"}[place]
    dice = dict.fromkeys(tied.split(), f"{face} A A A A")
    return dice_town(at=arranged.pop("at", place), sheriff=sheriff, dice=dice, **arranged)


@rule("dice-dispute-open")
def test_a_tie_is_announced_with_the_location_the_tied_and_the_sheriff():
    table = tie()
    opened = {"place": "place-gold-mine", "seats": (0, 1), "sheriff": 3, "rule": "dice-dispute-open"}
    assert table.last("dispute") == opened
    tied = {"place": "place-gold-mine", "tied": (0, 1)}
    assert table.asks == "offer"
    assert table.about == {**tied, "sheriff": 3}
    assert table.waiting_for == "a b c"
    table.everyone_passes()
    assert table.asks == "ruling"
    assert table.about == tied  # still open
    table.d.rules_for("a")
    assert table.about == {}


@rule("dice-dispute-who-offers")
def test_everybody_but_the_sheriff_may_offer_tied_or_not():
    table = tie(sheriff="a", tied="a b")
    assert table.waiting_for == "b c d"
    assert table.a.refused("for:a") == "dice-dispute-who-offers"
    table.c.offers(dollars=1, to="b")
    assert table.c.refused("for:b") == "dice-dispute-sealed"  # once per dispute
    assert table.waiting_for == "b d"


@rule("dice-dispute-offer-for")
def test_a_tied_player_offers_for_themselves_and_the_others_name_a_player():
    table = tie(sheriff="d", tied="a b d")
    assert table.a.options == ["empty", "for:a"]
    assert table.a.refused("for:b") == "dice-dispute-offer-for"
    assert table.c.options == ["empty", "for:a", "for:b", "for:d"]  # a tied sheriff too
    assert table.c.refused("for:c") == "dice-dispute-offer-for"
    assert table.waiting_for == "a b c"


@rule("dice-dispute-offer-for")
def test_an_offer_for_the_sheriff_themselves_is_paid_if_they_rule_for_themselves():
    table = tie(sheriff="d", tied="a d", dollars={"c": 8, "d": 8})
    table.c.offers(dollars=3, to="d")
    table.everyone_passes()
    table.d.rules_for("d")
    assert (table.c.dollars, table.d.dollars, table.d.nuggets) == (5, 11, 1)
    assert table.waiting_for == "a b c d"


@rule("dice-dispute-offer-content")
def test_an_offer_is_any_mix_of_dollars_nuggets_and_hand_cards():
    table = tie(
        dollars={"a": 8, "d": 8},
        nuggets={"a": 2},
        store={"a": "wanted dynamite"},
        property={"a": "5 5"},
    )
    table.a.chooses("for:a")
    assert table.a.options == [f"dollars:{n}" for n in range(9)]
    table.a.chooses("dollars:2")
    assert table.a.options == ["nuggets:0", "nuggets:1", "nuggets:2"]
    table.a.chooses("nuggets:1")
    assert set(table.a.options) == {"done", "card:property-5", "card:wanted", "card:dynamite"}
    table.a.chooses("card:property-5")
    table.a.chooses("card:wanted")
    assert table.a.asked is None  # nothing comes after wanted in a's hand
    table.everyone_passes()
    table.d.rules_for("a")
    assert (table.d.dollars, table.d.nuggets, table.d.store, table.d.property) == (10, 1, "wanted", "5")
    assert (table.a.dollars, table.a.store, table.a.property) == (6, "dynamite", "5")
    assert table.waiting_for == "a"  # for dynamite


@rule("dice-dispute-offer-order")
def test_an_offer_is_put_together_dollars_first_then_nuggets_then_cards_in_the_order_of_the_hand():
    table = tie(nuggets={"a": 2}, store={"a": "wanted dynamite"}, property={"a": "5 3 3"})
    table.a.chooses("for:a")
    asked = []
    for option in "dollars:1", "nuggets:0", "card:property-3", "card:property-3", "card:dynamite":
        asked.append(table.a.asked)
        table.a.chooses(option)
    assert asked == ["offer-dollars", "offer-nuggets", "offer-cards", "offer-cards", "offer-cards"]
    assert table.a.options == ["done", "card:wanted"]
    assert table.a.refused("card:property-5") == "dice-dispute-offer-order"  # too late for that one
    assert table.a.refused("card:property-3") == "dice-dispute-offer-owned"  # both are in already
    table.a.chooses("done")
    assert table.waiting_for == "b c"


@rule("dice-dispute-offer-content")
@pytest.mark.parametrize("begun", [False, True])
def test_an_empty_offer_is_for_nobody(begun):
    table = tie(nuggets={"a": 1}, store={"a": "wanted"})
    if begun:
        table.a.offers()  # for a, but then nothing of anything
    else:
        table.a.chooses("empty")
    table.everyone_passes()
    assert table.told("offered") == []
    assert table.d.sees.offers == []
    assert table.waiting_for == "d"


@rule("dice-dispute-offer-content")
@pytest.mark.parametrize("nuggets", [0, 1])
def test_an_offer_of_no_dollars_by_someone_without_cards_is_empty_too(nuggets):
    table = tie(nuggets={"a": nuggets})
    table.a.chooses("for:a")
    table.a.chooses("dollars:0")
    if nuggets:
        table.a.chooses("nuggets:0")
    assert table.a.asked is None
    table.everyone_passes()
    assert table.told("offered") == []
    assert table.d.sees.offers == []
    assert table.waiting_for == "d"


@rule("dice-dispute-offer-owned")
def test_only_what_one_owns_may_be_offered():
    table = tie(dollars={"a": 3}, nuggets={"a": 1}, store={"a": "equipment-1"}, property={"b": "5"})
    table.a.chooses("for:a")
    assert table.a.refused("dollars:4") == "dice-dispute-offer-owned"
    for nonsense in "dollar:1", "dollars", "5":
        assert table.a.refused(nonsense) == "dice-dispute-offer-content"
    for impossible in "dollars:-1", "dollars:", "dollars:²", "dollars:1000":
        assert table.a.refused(impossible) == "dice-dispute-offer-content"
    assert table.a.refused("nuggets:1") == "dice-dispute-offer-order"
    table.a.chooses("dollars:3")
    assert table.a.refused("nuggets:2") == "dice-dispute-offer-owned"  # not even the one at stake
    table.a.chooses("nuggets:1")
    assert table.a.refused("card:property-5") == "dice-dispute-offer-owned"
    assert table.a.refused("card:wanted") == "dice-dispute-offer-owned"
    assert table.a.options == ["done", "card:equipment-1"]
    assert table.waiting_for == "a b c"


@rule("dice-dispute-offer-not")
def test_fenced_cards_the_badge_and_dice_may_not_be_offered():
    table = tie(dollars={"a": 0}, property={"a": "1"}, fenced={"a": "5"})
    table.a.chooses("for:a")
    assert table.a.options == ["done", "card:property-1"]
    assert table.a.refused("card:property-5") == "dice-dispute-offer-not"
    for thing in "badge", "die:0":
        assert table.a.refused(thing)
    assert table.waiting_for == "a b c"


@rule("dice-dispute-offer-limit")
def test_a_player_may_offer_all_they_have():
    table = tie(
        dollars={"a": 8, "d": 8}, nuggets={"a": 5}, store={"a": "wanted dynamite"}, property={"a": "4 5"}
    )
    table.a.offers(dollars=8, nuggets=5, cards="wanted dynamite 4 5")
    table.everyone_passes()
    table.d.rules_for("a")
    assert (table.a.dollars, table.a.store, table.a.property) == (0, "", "")
    assert table.a.nuggets == 1  # the prize
    assert (table.d.dollars, table.d.nuggets) == (16, 5)
    assert (table.d.store, table.d.property) == ("dynamite wanted", "4 5")
    assert table.waiting_for == "a b c d"


@rule("dice-dispute-sealed", "dice-dispute-reveal")
def test_offers_are_secret_until_the_last_is_in():
    tables = [tie(), tie()]
    tables[0].a.offers(dollars=5)
    tables[1].a.passes()
    for letter in "bcd":
        assert getattr(tables[0], letter).sees == getattr(tables[1], letter).sees
    table = tables[0]
    assert table.waiting_for == "b c"
    assert "offered" not in table.events
    table.b.offers(dollars=1)
    assert table.d.sees.offers == []
    table.c.passes()
    assert [facts["seat"] for facts in table.told("offered")] == [0, 1]
    assert [offer.dollars for offer in table.d.sees.offers] == [5, 1]
    assert table.waiting_for == "d"


@rule("dice-dispute-sealed")
def test_nobody_sees_how_far_an_offer_has_got():
    tables = [tie(), tie()]
    tables[0].a.chooses("for:a")
    tables[0].a.chooses("dollars:4")  # that is all a has
    tables[1].a.chooses("empty")
    assert tables[0].c.sees == tables[1].c.sees
    half = tie(nuggets={"a": 3})
    before = half.c.sees
    half.a.chooses("for:a")
    half.a.chooses("dollars:4")
    assert half.a.asked == "offer-nuggets"
    assert half.asks == "offer"
    assert half.c.sees == before
    assert half.a.sees.own_offer.dollars == 4
    assert half.waiting_for == "a b c"


@rule("dice-dispute-sealed")
def test_an_offer_may_be_taken_back_whole_or_half_made():
    table = tie(nuggets={"a": 3}, store={"a": "wanted"})
    before = table.c.sees
    table.a.chooses("for:a")
    table.a.chooses("dollars:4")
    assert table.a.asked == "offer-nuggets"
    table.a.takes_back()
    assert (table.a.asked, table.a.sees.own_offer) == ("offer", None)
    table.a.offers(dollars=5, nuggets=1, cards="wanted")
    table.a.takes_back()
    assert table.a.sees.own_offer is None
    assert table.c.sees == before
    table.a.offers(dollars=1)
    table.everyone_passes()
    assert [offer.dollars for offer in table.d.sees.offers] == [1]
    assert (table.d.sees.offers[0].nuggets, table.d.sees.offers[0].store_count) == (0, 0)
    assert table.waiting_for == "d"


@rule("dice-dispute-sealed")
def test_an_offer_lies_sealed_until_it_is_taken_back():
    table = tie()
    decision = table.table.decision_id(0)
    table.a.offers(dollars=5)
    with pytest.raises(Refused):
        table.table.choose(0, decision, "empty")
    assert table.a.refused("dollars:1") == "dice-dispute-sealed"
    assert table.waiting_for == "b c"


@rule("dice-dispute-reveal")
def test_on_reveal_all_see_for_which_player_and_how_much_but_only_the_sheriff_sees_the_cards():
    table = tie(nuggets={"a": 1}, store={"a": "wanted"}, property={"a": "5 4"})
    table.a.offers(dollars=2, nuggets=1, cards="wanted 5")
    table.everyone_passes()
    told = {"seat": 0, "for": 0, "dollars": 2, "nuggets": 1, "property": 1, "store": 1, "sheriff": 3}
    heard = table.c.hears("offered")
    assert {name: heard[name] for name in told} == told
    assert heard["cards"] is None
    assert table.last("offered")["cards"] is None
    assert table.d.hears("offered")["cards"] == (21, 9)  # property 5, wanted
    (shown,) = table.c.sees.offers
    assert (shown.supports, shown.dollars, shown.nuggets) == (0, 2, 1)
    assert (shown.property_count, shown.store_count, shown.cards) == (1, 1, [])
    assert sorted(table.d.sees.offers[0].cards) == [9, 21]
    assert table.waiting_for == "d"


@rule("dice-dispute-reveal")
def test_not_even_the_player_an_offer_is_for_sees_its_cards():
    table = tie(store={"c": "wanted"})
    table.c.offers(dollars=1, cards="wanted", to="a")
    table.everyone_passes()
    assert table.a.hears("offered")["for"] == 0
    assert table.a.hears("offered")["cards"] is None
    assert [offer.cards for offer in table.a.sees.offers] == [[]]
    assert table.c.hears("offered")["cards"] == (9,)  # wanted
    assert [offer.cards for offer in table.c.sees.offers] == [[9]]
    assert table.waiting_for == "d"


@rule("dice-dispute-ruling")
def test_after_the_reveal_the_sheriff_names_the_winner():
    table = tie(tied="a b c")
    table.everyone_passes()
    assert table.d.asked == "ruling"
    assert table.d.options == ["for:a", "for:b", "for:c"]
    table.d.rules_for("c")
    assert table.last("ruled")["rule"] == "dice-dispute-ruling"
    assert table.c.nuggets == 1
    assert table.waiting_for == "a b c d"


@rule("dice-dispute-free")
def test_no_offer_obliges_the_sheriff():
    table = tie(dollars={"a": 8, "d": 8})
    table.a.offers(dollars=8)
    table.everyone_passes()
    table.d.rules_for("b")  # who offered nothing
    assert table.b.nuggets == 1
    assert (table.a.dollars, table.d.dollars) == (8, 8)
    assert table.waiting_for == "a b c d"


@rule("dice-dispute-self")
def test_a_tied_sheriff_may_rule_for_themselves():
    table = tie(sheriff="a", tied="a b")
    table.b.offers(dollars=3)
    table.everyone_passes()
    assert table.a.options == ["for:a", "for:b"]
    table.a.rules_for("a")
    assert table.a.nuggets == 1
    assert table.place("gold-mine") == "a"
    assert table.waiting_for == "a b c d"


@rule("dice-dispute-not-tied")
def test_the_sheriff_may_not_name_somebody_who_is_not_tied():
    table = tie()
    table.everyone_passes()
    assert table.d.refused("for:c") == "dice-dispute-not-tied"
    assert table.d.refused("for:d") == "dice-dispute-not-tied"
    assert table.waiting_for == "d"


@rule("dice-dispute-final")
def test_no_card_cancels_a_ruling():
    table = tie(place="sheriff", tied="a b", sheriff="d", store={"c": "wanted"}, played="marshal")
    table.everyone_passes()
    table.d.rules_for("a")
    assert table.sheriff == "a"  # c was not asked for wanted
    assert "card-played" not in table.events
    assert table.c.refused("card:wanted") == "dice-wanted-window"
    assert table.waiting_for == "a b c d"


@rule("dice-dispute-transfer")
def test_offers_for_the_named_player_go_to_the_sheriff_before_the_prize_is_taken():
    table = tie(place="bank", bank=4, dollars={"a": 8, "c": 8, "d": 8})
    table.a.offers(dollars=8)
    table.c.offers(dollars=1, to="a")
    table.b.passes()
    assert (table.a.dollars, table.d.dollars) == (8, 8)  # nothing is paid before the ruling
    table.d.rules_for("a")
    order = [event for event in table.events if event in ("ruled", "bribe-paid", "bank-robbed")]
    assert order == ["ruled", "bribe-paid", "bribe-paid", "bank-robbed"]
    assert (table.a.dollars, table.c.dollars, table.d.dollars) == (4, 7, 17)
    assert table.waiting_for == "a b c d"


@rule("dice-dispute-no-transfer")
def test_offers_for_others_are_void():
    table = tie(dollars={"a": 8, "b": 8, "c": 8, "d": 8}, store={"b": "wanted"})
    table.a.offers(dollars=2)
    table.b.offers(dollars=7, cards="wanted")
    table.c.offers(dollars=3, to="b")
    table.d.rules_for("a")
    assert (table.a.dollars, table.b.dollars, table.c.dollars, table.d.dollars) == (6, 8, 8, 10)
    assert table.b.store == "wanted"
    assert [facts["seat"] for facts in table.told("bribe-paid")] == [0]
    assert table.waiting_for == "a b c d"


@rule("dice-dispute-frozen")
def test_nothing_else_can_happen_between_offer_and_ruling():
    table = tie(store={"a": "dynamite wanted", "d": "even-split"})
    table.a.offers(dollars=8, cards="dynamite")
    assert (table.a.dollars, table.a.store) == (8, "dynamite wanted")  # offered, not gone
    assert table.a.refused("card:dynamite") == "dice-dispute-sealed"
    table.everyone_passes()
    assert table.waiting_for == "d"  # nobody but the sheriff can do anything
    assert table.d.refused("card:even-split") == "dice-bank-even-split-time"
    table.d.rules_for("a")
    assert set(table.d.store.split()) == {"dynamite", "even-split"}
    assert table.waiting_for == "a"  # who could hold dynamite, as far as anybody knows


@rule("dice-dispute-one-round")
def test_there_is_one_round_of_offers():
    table = tie()
    table.everyone_passes()
    assert table.events.count("dispute") == 1
    for more in "more", "offer", "empty":
        assert table.d.refused(more) == "dice-dispute-ruling"
    assert table.a.refused("for:a") == "dice-dispute-ruling"
    table.d.rules_for("a")
    assert table.events.count("ruled") == 1
    assert table.waiting_for == "a b c d"


@rule("dice-dispute-standing-empty")
def test_a_standing_empty_offer_is_for_disputes_in_which_one_is_not_tied():
    switches = StandingAnswers()
    table = tie()
    assert switches.answer(table.table, 2) == ""
    switches.switch("offer", True)
    assert switches.answer(table.table, 2) == "empty"
    assert switches.answer(table.table, 0) == ""  # a is tied and is asked
    assert table.waiting_for == "a b c"


@rule("dice-dispute-cards-hand")
def test_cards_received_as_a_bribe_go_to_the_sheriffs_hand():
    table = tie(sheriff="a", tied="a b", store={"b": "dynamite"})
    table.b.offers(cards="dynamite")
    table.c.passes()
    table.d.passes()
    table.a.rules_for("b")
    assert table.a.store == "dynamite"
    assert table.b.nuggets == 1
    assert table.waiting_for == "a b c d"


@rule("dice-dispute-cards-hand")
def test_and_may_be_used_from_then_on():
    table = tie(place="bank", bank=6, store={"a": "even-split"}, dollars={"a": 8, "d": 8})
    table.a.offers(cards="even-split")
    table.everyone_passes()
    table.d.rules_for("a")
    assert table.asks == "even-split"
    table.d.plays("even-split")
    table.everyone_passes()
    assert (table.a.dollars, table.d.dollars) == (11, 11)
    assert table.waiting_for == "a b c d"


@rule("dice-dispute-not-a-win")
def test_a_bribe_is_no_win_and_paying_one_does_not_matter():
    table = tie(at="gold-mine doc-badluck", won="c", dollars={"a": 8, "b": 8, "d": 8})
    table.a.offers(dollars=4)
    table.b.offers(dollars=4)
    table.c.passes()
    table.d.rules_for("a")
    assert table.sees.visitors == [1, 3]  # b, who won nothing, and d, who took the bribe
    assert not table.d.has_won
    assert table.a.has_won
    assert table.asks == "doctor-order"
    assert table.waiting_for == "d"
