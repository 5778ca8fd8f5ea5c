"""12. Shots and Missed!"""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import bang


@rule("bang-bang-shot", "bang-shot-hit")
def test_a_bang_costs_its_target_a_life() -> None:
    table = bang(hands={"a": "bang", "b": "beer"})
    table.a.plays("bang", at="b")
    assert table.b.options == ["take"]
    table.b.chooses("take")
    assert table.b.life == 3
    assert table.discard == "bang"
    assert table.waiting_for == "a"


@rule("bang-missed-cancels", "bang-shot-card-spent")
def test_a_missed_cancels_the_shot_and_both_cards_are_spent() -> None:
    table = bang(hands={"a": "bang", "b": "missed"})
    table.a.plays("bang", at="b")
    table.b.plays("missed")
    assert table.b.life == 4
    assert table.discard == "missed bang"
    assert table.waiting_for == "a"


@rule("bang-barrel-check", "bang-char-jourdonnais-barrel")
def test_barrel_and_jourdonnais_each_try_once() -> None:
    table = bang(hands={"a": "bang"}, characters={"b": "jourdonnais"}, front={"b": "barrel"}, deck="2♠ 5♥")
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", "use:jourdonnais", "use:barrel"]
    table.b.uses("barrel")  # 2♠
    table.b.uses("jourdonnais")  # 5♥
    assert table.b.life == 4
    assert table.waiting_for == "a"


@rule("bang-info-asked-answer")
def test_who_can_visibly_do_nothing_is_not_asked() -> None:
    table = bang(hands={"a": "bang"})
    table.a.plays("bang", at="b")
    assert table.b.life == 3
    assert table.waiting_for == "a"


@rule("bang-char-slab-the-killer", "bang-shot-partial-lost")
def test_slabs_bang_takes_two_missed() -> None:
    table = bang(hands={"a": "bang", "b": "missed beer"}, characters={"a": "slab-the-killer"})
    table.a.plays("bang", at="b")
    table.b.plays("missed")
    assert table.b.options == ["take"]
    table.b.chooses("take")
    assert table.b.life == 3
    assert table.b.hand == "beer"


@rule("bang-rescue-beer", "bang-rescue-offered-unseen")
def test_a_dying_player_may_drink() -> None:
    table = bang(hands={"a": "bang", "b": "beer", "c": "missed"}, life={"b": 1, "c": 1})
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert table.b.asked == "rescue"
    table.b.plays("beer")
    assert table.b.life == 1
    assert table.waiting_for == "a"


@rule("bang-shot-definition")
def test_a_shot_needs_one_missed_and_costs_one_life_unless_stated() -> None:
    for card, at in (("bang", "b"), ("gatling", ""), ("punch", "b")):
        table = bang(hands={"a": card, "b": "missed"})
        table.a.plays(card, at=at)
        assert table.last("shot-fired")["need"] == 1
        table.b.chooses("take")
        assert table.b.life == 3


@rule("bang-shot-only-own")
def test_nobody_else_is_asked_to_cancel_a_shot() -> None:
    table = bang(hands={"a": "bang", "b": "beer", "c": "missed", "d": "missed"})
    table.a.plays("bang", at="b")
    assert table.waiting_for == "b"
    table.b.chooses("take")
    assert table.waiting_for == "a"
    assert (table.c.hand, table.d.hand) == ("missed", "missed")


@rule("bang-shot-response", "bang-shot-order-free")
def test_after_a_failed_barrel_a_missed_still_helps() -> None:
    table = bang(hands={"a": "bang", "b": "missed"}, front={"b": "barrel"}, deck="2♠")
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    assert table.b.options == ["take", "play:" + table.b.held("missed")]
    table.b.plays("missed")
    assert table.b.life == 4


@rule("bang-shot-response")
def test_the_target_may_give_up_after_having_tried() -> None:
    table = bang(hands={"a": "bang", "b": "missed"}, front={"b": "barrel"}, deck="2♠")
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    table.b.chooses("take")
    assert table.b.life == 3
    assert table.b.hand == "missed"


@rule("bang-shot-sources")
def test_all_that_counts_as_a_missed() -> None:
    table = bang(
        hands={"a": "bang", "b": "missed dodge beer"},
        characters={"b": "jourdonnais"},
        front={"b": "barrel bible iron-plate sombrero ten-gallon-hat"},
    )
    table.a.plays("bang", at="b")
    names = sorted(
        [option.split("-", 1)[0] if option.startswith("play") else option for option in table.b.options]
    )
    assert names == sorted(
        [
            "take",
            "play:missed",
            "play:dodge",
            "use:barrel",
            "use:jourdonnais",
            *("use:" + card for card in ("bible", "iron-plate", "sombrero", "ten-gallon-hat")),
        ]
    )
    janet = bang(hands={"a": "bang", "b": "bang beer"}, characters={"b": "calamity-janet"})
    janet.a.plays("bang", at="b")
    assert janet.b.options == ["take", "as-missed:" + janet.b.held("bang")]
    elena = bang(hands={"a": "bang", "b": "beer jail"}, characters={"b": "elena-fuente"}, dodge_city=True)
    elena.a.plays("bang", at="b")
    assert len(elena.b.options) == 3


@rule("bang-shot-barrel-once", "bang-shot-barrel-each-request")
def test_a_barrel_is_tried_once_a_shot_and_again_at_the_next() -> None:
    table = bang(hands={"a": "bang bang"}, front={"a": "volcanic", "b": "barrel"}, deck="2♠ 3♠")
    for life in (3, 2):
        table.a.plays("bang", at="b")
        assert table.b.options == ["take", "use:barrel"]
        table.b.uses("barrel")  # nothing is left to try: the shot hits
        assert table.b.life == life
        assert table.waiting_for == "a"


@rule("bang-shot-two-needed")
def test_where_two_are_needed_a_barrel_counts_as_one() -> None:
    table = bang(
        hands={"a": "bang", "b": "missed"},
        characters={"a": "slab-the-killer"},
        front={"b": "barrel"},
        deck="5♥",
    )
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    assert table.waiting_for == "b"
    assert table.b.life == 4
    table.b.plays("missed")
    assert table.b.life == 4
    assert table.waiting_for == "a"


@rule("bang-shot-missed-symbol-extra")
def test_the_card_of_a_dodge_comes_before_the_next_answer() -> None:
    table = bang(hands={"a": "bang", "b": "dodge"}, characters={"a": "slab-the-killer"}, deck="missed")
    table.a.plays("bang", at="b")
    table.b.plays("dodge")
    assert table.b.hand == "missed"
    table.b.plays("missed")
    assert table.b.life == 4


@rule("bang-shot-card-spent")
def test_the_card_is_spent_also_when_it_hits() -> None:
    table = bang(hands={"a": "bang"})
    table.a.plays("bang", at="b")
    assert table.b.life == 3
    assert (table.discard, table.a.hand) == ("bang", "")


@rule("bang-shot-no-effect-not-asked")
def test_who_is_not_affected_is_not_asked() -> None:
    table = bang(hands={"a": "bang-2d", "b": "missed"}, characters={"b": "apache-kid"}, dodge_city=True)
    table.a.plays("bang-2d", at="b")
    assert table.waiting_for == "a"
    assert (table.b.life, table.b.hand) == (3, "missed")
    assert table.last("no-effect")["seat"] == 1
    hit = bang(hands={"a": "bang-as", "b": "missed"}, characters={"b": "apache-kid"}, dodge_city=True)
    hit.a.plays("bang-as", at="b")
    assert hit.waiting_for == "b"


@rule("bang-shot-not-cancelling")
def test_missed_sources_do_not_help_against_duel_and_indians() -> None:
    for card, at in (("duel", "b"), ("indians", "")):
        table = bang(hands={"a": card, "b": "missed"}, front={"b": "barrel sombrero"})
        table.a.plays(card, at=at)
        assert table.b.options == ["refuse"]


@rule("bang-shot-barrel-once", "bang-char-jourdonnais-barrel")
def test_after_both_checks_neither_barrel_nor_jourdonnais_may_be_tried_again() -> None:
    for first, second in (("barrel", "jourdonnais"), ("jourdonnais", "barrel")):
        table = bang(
            hands={"a": "bang", "b": "beer"},
            characters={"b": "jourdonnais"},
            front={"b": "barrel"},
            deck="2♠ 3♠",
        )
        table.a.plays("bang", at="b")
        table.b.uses(first)
        table.b.uses(second)
        assert table.b.options == ["take"]
