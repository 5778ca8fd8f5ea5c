"""9. Playing cards."""

from __future__ import annotations

import pytest

from posse.games.bang.facts import BASE_CARDS, CARD_NAMES
from posse.testing import rule
from tests.games.bang.laying import bang


def all_but(*names: str) -> str:
    return " ".join([name for name in CARD_NAMES[:BASE_CARDS] if name not in names])


@rule("bang-play-brown")
def test_a_brown_card_is_discarded_even_if_it_was_cancelled_or_useless() -> None:
    table = bang(hands={"a": "bang beer", "b": "missed"})
    table.a.plays("bang", at="b")
    table.b.plays("missed")
    table.a.plays("beer")
    assert table.discard == "missed bang beer"


@rule("bang-play-discard-when")
def test_a_card_in_use_is_not_part_of_a_reshuffle() -> None:
    names = ("stagecoach-9s", "beer-6h", "jail-js")
    table = bang(hands={"a": "stagecoach-9s", "b": all_but(*names)}, discard="beer-6h jail-js")
    table.a.plays("stagecoach-9s")
    assert sorted(table.a.hand.split()) == ["beer", "jail"]
    assert table.discard == "stagecoach"


@rule("bang-play-answer", "bang-play-answer-counts")
def test_an_answer_is_a_card_played() -> None:
    molly = bang(
        hands={"a": "bang", "b": "missed"}, characters={"b": "molly-stark"}, deck="beer", dodge_city=True
    )
    molly.a.plays("bang", at="b")
    molly.b.plays("missed")
    assert molly.b.hand == "beer"
    raid = bang(hands={"a": "indians", "b": "bang"}, characters={"b": "molly-stark"}, deck="beer")
    raid.a.plays("indians")
    raid.b.plays("bang")
    assert raid.b.hand == "beer"


@rule("bang-play-answer-counts")
def test_what_bars_a_card_bars_it_as_an_answer() -> None:
    table = bang(hands={"a": "bang", "b": "missed dodge"}, characters={"b": "big-spencer"}, dodge_city=True)
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", "play:" + table.b.held("dodge")]


@rule("bang-play-answer-not-counted")
def test_answers_do_not_count_towards_the_bang_of_the_turn() -> None:
    table = bang(hands={"a": "duel bang bang", "b": "bang"})
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    table.a.plays("bang")
    assert table.a.may_play("bang", at="b")


@rule("bang-play-blue")
def test_a_blue_card_works_at_once_until_it_is_removed() -> None:
    table = bang(players=5, hands={"a": "scope cat-balou"})
    assert table.a.distance("c") == 2
    table.a.plays("scope")
    assert table.a.front == "scope"
    assert table.a.distance("c") == 1
    table.a.plays("cat-balou", at="a")
    assert table.a.distance("c") == 2


@rule("bang-play-green")
def test_a_green_card_lies_in_front_of_its_owner() -> None:
    table = bang(hands={"a": "sombrero"})
    table.a.plays("sombrero")
    assert table.a.front == "sombrero"
    assert table.a.hand == ""


@rule("bang-turn-one-copy", "bang-play-replace-copy")
def test_a_second_copy_takes_the_place_of_the_first() -> None:
    table = bang(hands={"a": "barrel-ks"}, front={"a": "barrel-qs"})
    table.a.plays("barrel-ks")
    assert table.a.front == "barrel"
    assert table.discard == "barrel"
    assert CARD_NAMES[table.table.front[0][0]] == "barrel-ks"


@rule("bang-play-second-copy-forbidden-option", "bang-turn-one-copy")
def test_officially_a_second_copy_is_not_played() -> None:
    table = bang(
        hands={"a": "barrel-ks winchester"}, front={"a": "barrel-qs volcanic"}, second_copy="forbidden"
    )
    assert table.a.cannot_play("barrel-ks") == "bang-play-second-copy-forbidden-option"
    table.a.plays("winchester")
    assert table.a.front == "barrel winchester"


@rule("bang-play-different-names")
def test_cards_of_other_names_lie_side_by_side() -> None:
    table = bang(hands={"a": "binocular hideout iron-plate"}, front={"a": "scope mustang sombrero"})
    for card in ("binocular", "hideout", "iron-plate"):
        table.a.plays(card)
    assert table.a.front == "scope mustang sombrero binocular hideout iron-plate"


@rule("bang-play-one-weapon")
def test_a_new_weapon_sends_the_old_one_away() -> None:
    table = bang(hands={"a": "winchester"}, front={"a": "barrel schofield"})
    table.a.plays("winchester")
    assert table.a.front == "barrel winchester"
    assert table.discard == "schofield"


@rule("bang-play-no-voluntary-discard")
def test_nobody_simply_drops_a_card_in_play() -> None:
    table = bang(front={"a": "dynamite barrel"})
    assert table.a.options == ["end"]


@rule("bang-play-target-needed")
def test_a_card_without_a_target_is_not_played() -> None:
    table = bang(hands={"a": "bang panic jail", "b": ""}, front=dict.fromkeys("b", "mustang"), players=4)
    assert not table.a.may_play("bang", at="b")
    assert table.a.may_play("bang", at="d")
    lonely = bang(hands={"b": "panic"}, turn="b")
    assert lonely.b.options == ["end"]


@rule("bang-play-no-effect-allowed", "bang-play-life-cap")
def test_a_beer_may_be_drunk_at_full_life() -> None:
    table = bang(hands={"a": "beer saloon"})
    table.a.plays("beer")
    table.a.plays("saloon")
    assert table.a.life == 5
    assert table.discard == "beer saloon"


@rule("bang-play-random-hand-card")
def test_a_card_from_a_hand_is_taken_at_random() -> None:
    taken = set()
    for seed in range(12):
        table = bang(hands={"a": "panic", "b": "bang beer missed jail"})
        table.table.chance = type(table.table.chance).from_text(str(seed))
        table.a.plays("panic", at="b")
        taken.add(table.a.hand)
    assert len(taken) > 1


@rule("bang-play-taken-to-hand")
def test_a_card_taken_from_play_goes_to_the_hand() -> None:
    table = bang(hands={"a": "panic"}, front={"b": "barrel"})
    table.a.plays("panic", at="b")
    assert (table.a.hand, table.a.front) == ("barrel", "")


@rule("bang-play-as-other")
def test_a_card_played_as_another_keeps_its_sign_and_is_not_put_in_play() -> None:
    elena = bang(hands={"a": "bang", "b": "barrel"}, characters={"b": "elena-fuente"})
    elena.a.plays("bang", at="b")
    elena.b.plays("barrel", as_="missed")
    assert elena.b.life == 3
    assert elena.b.front == ""
    assert "barrel" in elena.discard
    kid = bang(hands={"a": "missed"}, characters={"a": "calamity-janet", "b": "apache-kid"}, dodge_city=True)
    diamond = CARD_NAMES[kid.table.hands[0][0]].endswith("d")
    kid.a.plays("missed", as_="bang", at="b")
    assert kid.b.life == (3 if diamond else 2)


@rule("bang-play-as-other-choice")
def test_a_card_with_two_uses_is_offered_for_each() -> None:
    table = bang(hands={"a": "bang", "b": "dodge"}, characters={"b": "elena-fuente"})
    table.a.plays("bang", at="b")
    dodge = table.b.held("dodge")
    assert table.b.options == ["take", "play:" + dodge, "as-missed:" + dodge]


@rule("bang-play-roles-untouchable")
def test_roles_and_characters_cannot_be_taken() -> None:
    table = bang(hands={"a": "panic", "b": "beer"})
    table.a.plays("panic", at="b")
    assert table.a.hand == "beer"  # the only thing there was to take
    bare = bang(hands={"a": "panic cat-balou"})
    assert bare.a.options == ["end"]


# Costs


@rule("bang-cost-extra-card", "bang-cost-order", "bang-cost-not-played")
def test_the_card_paid_goes_first_and_does_nothing() -> None:
    table = bang(hands={"a": "springfield beer jail"}, life={"a": 2})
    table.a.plays("springfield", at="c")
    assert table.a.asked == "pay"
    table.a.pays("beer")
    assert table.a.life == 2
    assert table.discard == "beer springfield"
    assert table.c.life == 3
    alone = bang(hands={"a": "springfield"})
    assert alone.a.cannot_play("springfield", at="c") == "bang-cost-extra-card"


@rule("bang-cost-several-order")
def test_several_cards_paid_at_once_go_onto_the_pile_the_oldest_first() -> None:
    table = bang(players=5, hands={"a": "bang missed beer"}, front={"a": "barrel mustang"}, life={"e": 1})
    table.a.plays("bang", at="e")
    assert table.discard.startswith("missed beer barrel mustang")


@rule("bang-cost-several-order")
@pytest.mark.parametrize(("first", "second"), [("bang", "beer"), ("beer", "bang")])
def test_cards_paid_one_after_another_go_onto_the_pile_as_they_were_chosen(first: str, second: str) -> None:
    table = bang(hands={"a": "bang jail beer"}, characters={"a": "sid-ketchum"}, life={"a": 1})
    table.a.uses("sid-ketchum")
    table.a.pays(first, second)
    assert table.discard == f"{first} {second}"


# Symbols


@rule("bang-symbol-distance")
def test_an_effect_at_a_given_distance_uses_modifiers_but_no_weapon() -> None:
    gun = bang(players=5, hands={"a": "punch"}, front={"a": "winchester"})
    assert not gun.a.may_play("punch", at="c")
    scope = bang(players=5, hands={"a": "punch"}, front={"a": "scope"})
    assert scope.a.may_play("punch", at="c")


@rule("bang-symbol-reachable")
def test_a_reachable_player_is_one_the_weapon_reaches() -> None:
    table = bang(players=7, front={"a": "pepperbox remington"})
    assert "use:pepperbox:d" in table.a.options
    short = bang(players=7, front={"a": "pepperbox"})
    assert "use:pepperbox:d" not in short.a.options
