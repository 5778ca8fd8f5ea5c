"""Section 4: orders, windows in which a card may be played, and what may not be done at all."""

import pytest

from posse.core.errors import Refused
from posse.core.standing import StandingAnswers
from posse.games.dice_town.facts import CHEATER, JOE, WANTED
from posse.testing import rule
from tests.games.dice_town.laying import dice_town

BANK_ROBBED_BY_A = {"a": "10 10 10 A A"}
MINE_WON_BY_A = {"a": "9 9 9 A A"}


# Orders


@rule("dice-order-sheriff")
def test_sheriff_order_starts_with_the_badge_and_goes_clockwise():
    table = dice_town(
        players=3,
        sheriff="b",
        store={"a": "the-brute", "c": "the-brute", "b": "professional-cheater"},
        rolls={"a": "9 9 J J A", "b": "9 9 J J A", "c": "9 9 J J A"},
    )
    table.a.keeps("9 9", declaring="brute")
    table.b.keeps("9", declaring="cheater")
    table.c.keeps("9 9", declaring="brute")
    assert table.waiting_for == "b"  # the sheriff settles first
    table.b.chooses("leave")
    table.everyone_passes()
    assert [facts["seat"] for facts in table.told("fee-waived")] == [2, 0]


@rule("dice-order-sheriff")
def test_sheriff_order_is_that_of_the_badge_at_that_moment():
    table = dice_town(at="sheriff doc-badluck", sheriff="a", dice={"c": "K K K K 9"}, won="c")
    assert table.sheriff == "c"
    assert table.asks == "doctor-order"
    assert table.c.default == "seat:d"  # of a, b and d the first in c's order
    assert table.waiting_for == "c"


@rule("dice-order-left")
def test_left_order_ends_before_the_player_themselves():
    table = dice_town(
        at="doc-badluck", nuggets={"a": 1, "b": 1, "c": 1, "d": 1}, dice={"c": "A 9 9 9 9"}, won="a b d"
    )
    table.c.chooses("big-theft")
    assert [facts["victim"] for facts in table.told("big-theft")] == [3, 0, 1]
    assert table.c.nuggets == 4
    assert table.waiting_for == "a b c d"


# Windows


@rule("dice-window-definition", "dice-mine-dynamite-time")
def test_a_window_is_for_one_stated_card_to_play_or_to_pass():
    table = dice_town(at="gold-mine", store={"a": "dynamite wanted"}, dice=MINE_WON_BY_A)
    assert table.asks == "dynamite"
    assert table.a.options == ["pass", "play"]
    assert table.a.refused("keep:0") == "dice-mine-dynamite-time"
    assert table.a.refused("card:wanted") == "dice-wanted-window"
    table.a.passes()
    assert table.a.nuggets == 3
    assert table.a.store == "dynamite wanted"
    assert table.waiting_for == "a b c d"


@rule("dice-window-together")
def test_all_answer_a_window_at_the_same_time_and_no_answer_shows_before_the_last_is_in():
    table = dice_town(
        at="bank",
        bank=6,
        store={"b": "even-split", "c": "wanted", "d": "equipment-1"},
        dice=BANK_ROBBED_BY_A,
    )
    assert table.waiting_for == "b c d"
    before = table.sees
    table.b.plays("even-split")
    assert table.waiting_for == "c d"
    before.waiting = table.sees.waiting
    assert table.sees == before  # nothing but the one answer fewer
    assert table.last("bank-robbed") == table.c.hears("bank-robbed")
    assert table.events[-1] == "bank-robbed"
    table.d.passes()
    table.c.passes()
    assert table.last("card-played")["seat"] == 1
    assert table.asks == "wanted"
    assert table.waiting_for == "c d"


@rule("dice-window-together")
@pytest.mark.parametrize("order", ["b c d", "d c b", "c b d"])
def test_the_order_of_answers_does_not_matter(order):
    table = dice_town(
        at="bank",
        bank=6,
        dollars={"a": 8, "b": 8},
        store={"b": "even-split", "c": "dynamite", "d": "equipment-1"},
        dice=BANK_ROBBED_BY_A,
    )
    for letter in order.split():
        getattr(table, letter).chooses("play" if letter == "b" else "pass")
    table.everyone_passes()
    assert (table.a.dollars, table.b.dollars) == (11, 11)
    assert table.waiting_for == "a b c d"


@rule("dice-window-could-hold", "dice-window-skip")
def test_who_has_no_store_card_could_not_hold_it_and_is_not_asked():
    table = dice_town(
        at="bank", bank=6, store={"c": "equipment-1"}, property={"b": "5"}, dice=BANK_ROBBED_BY_A
    )
    assert table.asks == "even-split"
    assert table.waiting_for == "c"


@rule("dice-window-could-hold")
def test_a_card_openly_gone_cannot_be_held():
    table = dice_town(
        at="bank", bank=6, played="even-split", store={"c": "equipment-1"}, dice=BANK_ROBBED_BY_A
    )
    assert table.last("bank-robbed")["dollars"] == 6
    assert "card-played" not in table.events
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b c d"


@rule("dice-window-could-hold")
def test_of_two_copies_one_may_be_gone():
    both_gone = {"store": {"a": "equipment-1"}, "dice": {"b": "9 9 9 9 9"}, "rolls": {"a": "9 9 9 9 9"}}
    table = dice_town(played="professional-cheater", players=2, **both_gone)
    assert table.asks == "declare-cheaters"
    assert table.waiting_for == "a"
    table = dice_town(played="professional-cheater professional-cheater", players=2, **both_gone)
    assert "declare-cheaters" not in table.asks


@rule("dice-window-could-hold")
def test_a_card_discarded_face_down_may_still_be_held_as_far_as_anybody_knows():
    table = dice_town(
        at="bank", bank=6, discard="even-split", store={"c": "equipment-1"}, dice=BANK_ROBBED_BY_A
    )
    assert table.asks == "even-split"
    assert table.c.options == ["pass"]
    assert table.waiting_for == "c"


@rule("dice-window-could-hold")
@pytest.mark.parametrize(
    ("store_left", "asks", "waiting"), [(0, "marshal", "b d"), (1, "commit-keep", "a b c d")]
)
def test_once_the_discard_pile_is_shuffled_a_played_card_may_be_held_again(store_left, asks, waiting):
    table = dice_town(
        at="general-store sheriff",
        sheriff="c",
        store={"b": "equipment-1"},
        store_left=store_left,
        discard="",
        played="marshal dynamite",
        dice={"a": "J K K A A"},
    )
    assert ("store-shuffled" in table.events) == (store_left == 0)
    assert table.asks == asks
    assert table.waiting_for == waiting


@rule("dice-window-one-pass")
def test_a_player_is_asked_once_in_a_window():
    table = dice_town(at="bank", bank=6, store={"b": "even-split", "c": "wanted"}, dice=BANK_ROBBED_BY_A)
    decision = table.table.decision_id(1)
    table.b.passes()
    with pytest.raises(Refused) as refused:
        table.table.choose(1, decision, "play")
    assert refused.value.key == "refusal-not-asked"
    assert table.b.refused("play") == table.b.refused("card:even-split") == "dice-window-one-pass"
    assert table.waiting_for == "c"
    table.c.passes()
    assert table.b.store == "even-split"
    assert table.asks == "commit-keep"  # nobody was asked a second time


@rule("dice-window-one-pass")
def test_an_answer_in_a_window_may_be_taken_back_until_the_answers_are_shown():
    table = dice_town(at="bank", bank=6, store={"b": "even-split", "c": "wanted"}, dice=BANK_ROBBED_BY_A)
    before = table.c.sees
    table.b.passes()
    table.b.takes_back()
    assert table.waiting_for == "b c"
    assert table.c.sees == before
    table.b.plays("even-split")
    table.c.passes()
    assert table.asks == "wanted"
    with pytest.raises(Refused) as refused:
        table.b.takes_back()
    assert refused.value.key == "refusal-take-back"
    assert table.waiting_for == "c"


@rule("dice-window-nested", "dice-card-discard-at-once")
def test_a_played_card_is_first_answered_by_wanted_then_takes_effect_then_the_step_goes_on():
    table = dice_town(
        at="gold-mine bank", bank=6, store={"a": "dynamite", "b": "wanted"}, dice={"a": "9 9 10 A A"}
    )
    table.a.plays("dynamite")
    assert table.asks == "wanted"
    assert table.waiting_for == "b"
    assert table.a.nuggets == 0
    table.b.passes()
    assert table.a.nuggets == 4
    assert table.events[-3:] == ["nuggets-taken", "won", "bank-robbed"]  # and the round goes on
    assert table.waiting_for == "b"  # even split


@rule("dice-window-nested")
def test_or_it_is_cancelled_and_the_step_goes_on():
    table = dice_town(at="gold-mine", store={"a": "dynamite", "b": "wanted"}, dice={"a": "9 9 A A A"})
    table.a.plays("dynamite")
    table.b.plays("wanted")
    assert table.a.nuggets == 2
    assert table.events[4:] == [
        "won",
        "card-played",
        "card-played",
        "cancelled",
        "nuggets-taken",
        *NEXT_ROUND,
    ]
    assert table.discard == "dynamite wanted"
    assert table.waiting_for == "a b c d"


NEXT_ROUND = ["round-ended", "round-started", "thrown", "thrown", "thrown", "thrown"]


@rule("dice-window-skip")
def test_who_is_asked_follows_from_public_facts_not_from_hands():
    with_it = dice_town(at="gold-mine", store={"a": "dynamite"}, dice=MINE_WON_BY_A)
    without = dice_town(at="gold-mine", store={"a": "equipment-1"}, dice=MINE_WON_BY_A)
    assert with_it.asks == without.asks == "dynamite"
    assert with_it.waiting_for == without.waiting_for == "a"
    assert with_it.sees == without.sees
    assert with_it.b.sees == without.b.sees


@rule("dice-window-skip")
def test_a_window_whose_test_fails_is_skipped():
    table = dice_town(at="gold-mine", mine=3, store={"a": "dynamite"}, dice=MINE_WON_BY_A)
    assert table.a.nuggets == 3
    assert table.a.store == "dynamite"
    assert table.over  # and the mine was empty
    assert table.waiting_for == ""


@rule("dice-window-pass-only")
def test_who_is_asked_without_the_card_can_only_pass():
    table = dice_town(at="gold-mine", store={"a": "equipment-1"}, dice=MINE_WON_BY_A)
    assert table.a.options == ["pass"]
    assert table.a.refused("play") == "dice-window-pass-only"
    assert table.waiting_for == "a"


@rule("dice-window-secret")
def test_everybody_sees_the_card_of_a_window_and_who_has_still_to_answer_but_not_who_holds_it():
    table = dice_town(at="bank", bank=6, store={"b": "even-split", "c": "wanted"}, dice=BANK_ROBBED_BY_A)
    assert [(waiting.seat, waiting.asks) for waiting in table.d.sees.waiting] == [
        (1, "even-split"),
        (2, "even-split"),
    ]
    table.b.passes()
    assert [waiting.seat for waiting in table.d.sees.waiting] == [2]
    table.c.passes()
    assert "card-played" not in table.events
    assert table.d.sees.players[1].known == []
    assert table.waiting_for == "a b c d"


@rule("dice-window-secret")
def test_passing_with_the_card_looks_like_passing_without_it():
    tables = [
        dice_town(at="bank", bank=6, store={"b": card, "c": "wanted"}, dice=BANK_ROBBED_BY_A)
        for card in ("even-split", "equipment-1")
    ]
    for table in tables:
        table.b.passes()
        table.c.passes()
    with_it, without = tables
    assert with_it.table.events(0, 3) == without.table.events(0, 3)
    assert with_it.d.sees == without.d.sees
    assert with_it.waiting_for == without.waiting_for == "a b c d"


@rule("dice-window-standing-pass")
def test_a_standing_pass_answers_for_a_player_whatever_they_hold():
    switches = StandingAnswers()
    for hand in "dynamite", "equipment-1":
        table = dice_town(at="gold-mine", store={"a": hand}, dice=MINE_WON_BY_A)
        assert switches.answer(table.table, 0) == ""  # switched off at the start
        switches.switch("dynamite", True)
        assert switches.answer(table.table, 0) == "pass"
        switches.switch("dynamite", False)
        assert switches.answer(table.table, 0) == ""
        assert table.waiting_for == "a"


@rule("dice-window-standing-pass")
def test_a_standing_pass_for_one_kind_of_window_leaves_the_others_alone():
    switches = StandingAnswers()
    switches.switch("wanted", True)
    table = dice_town(at="gold-mine", store={"a": "dynamite", "b": "wanted"}, dice=MINE_WON_BY_A)
    assert switches.answer(table.table, 0) == ""
    assert switches.answer(table.table, 1) == ""  # b is not asked
    table.a.plays("dynamite")
    assert switches.answer(table.table, 1) == "pass"
    assert table.waiting_for == "b"


@rule("dice-window-standing-pass")
def test_there_is_no_standing_answer_where_a_real_choice_is_made():
    switches = StandingAnswers()
    switches.switch("commit-keep", True)
    table = dice_town()
    assert table.asks == "commit-keep"
    assert switches.answer(table.table, 0) == ""
    assert table.waiting_for == "a b c d"


# Playing cards


@rule("dice-card-discard-at-once")
def test_a_played_card_is_on_the_discard_pile_before_its_effect():
    table = dice_town(
        at="general-store",
        store={"a": "unlimited-credit"},
        store_left=0,
        discard="dynamite",
        dice={"a": "J A A A A"},
    )
    table.a.plays("unlimited-credit")
    assert table.discard == "dynamite"  # not yet: it may still be cancelled
    table.everyone_passes()
    assert table.last("store-shuffled")["count"] == 2  # with the card that made the second draw possible
    assert table.a.store == "unlimited-credit dynamite"
    assert table.waiting_for == "a b c d"


@rule("dice-card-choices-declared")
def test_the_choices_of_a_card_are_announced_before_its_wanted_window():
    table = dice_town(
        players=2,
        store={"a": "professional-cheater", "b": "wanted"},
        rolls={"a": "9 9 J J A"},
    )
    table.a.keeps("9", declaring="cheater")
    table.b.keeps("9")
    table.a.chooses("turn:0:A")
    announced = {"seat": 0, "die": 0, "old": "face-9", "new": "face-A", "rule": "dice-card-choices-declared"}
    assert table.b.hears("cheating") == announced
    assert table.asks == "wanted"
    turn = {"die": 0, "old": "face-9", "new": "face-A"}
    assert table.about == {"window": WANTED, "card": CHEATER, "seat": 0, "victim": -1, **turn}
    assert table.a.kept == "9"  # nothing has happened yet
    assert table.waiting_for == "b"


@rule("dice-card-choices-declared")
def test_so_is_the_victim():
    table = dice_town(
        at="general-store", store={"c": "wanted"}, store_deck="nervous-joe", dice={"a": "J A A A A"}
    )
    assert table.asks == "joe-target"
    table.a.chooses("seat:b")
    assert table.c.hears("card-played")["victim"] == 1
    assert table.about == {"window": WANTED, "card": JOE, "seat": 0, "victim": 1}
    assert table.b.dollars == 8
    assert table.waiting_for == "c"


@rule("dice-card-no-null-play")
def test_a_card_that_could_change_nothing_cannot_be_played():
    table = dice_town(store={"a": "the-brute professional-cheater"}, rolls={"a": "9 9 J J A"})
    assert table.a.refused("keep:0+brute") == "dice-card-no-null-play"
    assert table.a.refused("keep:none+cheater") == "dice-card-no-null-play"
    assert "keep:0+cheater" in table.a.options
    assert "keep:0,1+brute" in table.a.options
    assert table.waiting_for == "a b c d"


@rule("dice-card-no-null-play")
def test_no_window_opens_for_half_of_one_dollar():
    table = dice_town(at="bank", bank=1, store={"b": "even-split"}, dice=BANK_ROBBED_BY_A)
    assert table.last("bank-robbed")["dollars"] == 1
    assert table.asks == "commit-keep"
    assert table.b.refused("card:even-split") == "dice-bank-even-split-time"
    assert table.b.store == "even-split"
    assert table.waiting_for == "a b c d"


@rule("dice-card-optional")
def test_a_card_may_be_kept_for_another_time():
    table = dice_town(at="gold-mine", store={"a": "dynamite"}, dice=MINE_WON_BY_A)
    table.a.passes()
    assert (table.a.nuggets, table.a.store) == (3, "dynamite")
    assert table.waiting_for == "a b c d"


@rule("dice-card-optional", "dice-joe-immediate")
def test_but_not_nervous_joe():
    table = dice_town(at="general-store", store_deck="nervous-joe", dice={"a": "J A A A A"})
    assert table.asks == "joe-target"
    assert table.a.refused("pass") == "dice-joe-effect"
    assert table.a.options == ["seat:b", "seat:c", "seat:d"]
    assert table.waiting_for == "a"


@rule("dice-card-many")
def test_a_player_may_play_several_cards_in_a_round_each_at_its_moment():
    table = dice_town(
        at="gold-mine general-store",
        store={"a": "dynamite unlimited-credit"},
        store_deck="equipment-1 equipment-2",
        dice={"a": "9 J A A A"},
    )
    table.a.plays("dynamite")
    table.a.plays("unlimited-credit")
    assert table.a.nuggets == 2
    assert table.a.store == "equipment-1 equipment-2"
    assert table.discard == "unlimited-credit dynamite"
    assert table.waiting_for == "a b c d"


@rule("dice-deal-none")
def test_nothing_can_be_given_or_traded():
    table = dice_town(store={"a": "wanted"}, property={"a": "5"})
    for gift in "give:b:dollars:2", "trade:b", "card:wanted:b":
        assert table.a.refused(gift) == "dice-roll-commit"  # nothing of the kind exists
    asked = {option.split(":")[0] for option in table.a.options}
    assert asked == {"keep"}
    assert table.waiting_for == "a b c d"
