"""27. Two players: what a passive character notices of eliminations and of "draw!"."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import bang

# The partner is eliminated: the character left is active from that moment


@rule("bang-p2-elim-partner")
def test_a_passive_vulture_sam_gets_what_lies_in_front_of_his_partner() -> None:
    table = bang(
        2,
        hands={"a": "bang", "b": "beer"},
        characters={"b2": "vulture-sam"},
        front={"b1": "scope", "b2": "barrel"},
        life={"b1": 1},
    )
    table.a.plays("bang", at="b1")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert table.b.hand == "beer scope"
    assert table.b2.front == "barrel"
    assert table.waiting_for == "a"


@rule("bang-p2-elim-partner")
def test_the_active_vulture_sam_gets_the_cards_of_a_passive_partner_too() -> None:
    table = bang(
        2, hands={"a": "bang"}, characters={"b1": "vulture-sam"}, front={"b2": "scope"}, life={"b2": 1}
    )
    table.table.active = [1, 2]  # a2 sits next to b2
    table.a.plays("bang", at="b2")
    assert table.b.hand == "scope"
    assert table.waiting_for == "a"


@rule("bang-p2-elim-partner")
def test_a_passive_greg_digger_and_a_passive_herb_hunter_react_to_the_end_of_their_partner() -> None:
    digger = bang(2, hands={"a": "bang"}, characters={"b2": "greg-digger"}, life={"b1": 1, "b2": 1})
    digger.a.plays("bang", at="b1")
    assert digger.b2.life == 3
    hunter = bang(2, hands={"a": "bang"}, characters={"b2": "herb-hunter"}, life={"b1": 1})
    hunter.a.plays("bang", at="b1")
    assert len(hunter.b.hand.split()) == 2
    assert hunter.waiting_for == "a"


@rule("bang-p2-elim-partner")
def test_a_passive_greg_digger_does_not_react_to_the_end_of_an_opponent() -> None:
    table = bang(2, hands={"a": "bang"}, characters={"a2": "greg-digger"}, life={"a2": 1, "b1": 1})
    table.a.plays("bang", at="b1")
    assert table.a2.life == 1
    assert table.waiting_for == "a"


@rule("bang-p2-elim-partner")
def test_a_passive_vulture_sam_gets_nothing_of_an_opponent() -> None:
    table = bang(
        2, hands={"a": "bang"}, characters={"a2": "vulture-sam"}, front={"b1": "scope"}, life={"b1": 1}
    )
    table.a.plays("bang", at="b1")
    assert table.a.hand == ""
    assert table.discard == "scope bang"
    assert table.waiting_for == "a"


# As a target he counts as active


@rule("bang-p2-elim-target")
def test_a_challenged_passive_greg_digger_reacts_to_the_end_of_the_challenger() -> None:
    table = bang(
        2,
        hands={"a": "duel", "b": "bang"},
        characters={"b2": "greg-digger"},
        life={"a1": 1, "b2": 1},
    )
    table.a.plays("duel", at="b2")
    table.b.plays("bang")  # a has nothing to answer with
    assert not table.a1.in_game
    assert table.b2.life == 3
    assert table.b.me.figure == table.b1.figure  # passive again
    assert table.waiting_for == "a"


@rule("bang-p2-elim-target")
def test_meanwhile_the_usually_active_partner_does_not_react() -> None:
    table = bang(
        2,
        hands={"a": "duel", "b": "bang"},
        characters={"b1": "greg-digger"},
        life={"a1": 1, "b1": 1},
    )
    table.a.plays("duel", at="b2")
    table.b.plays("bang")
    assert not table.a1.in_game
    assert table.b1.life == 1
    assert table.waiting_for == "a"


@rule("bang-p2-elim-target")
def test_a_challenged_passive_vulture_sam_gets_what_lies_in_front_of_the_challenger() -> None:
    for name, hand in (("b2", "scope"), ("b1", "")):
        table = bang(
            2,
            hands={"a": "duel", "b": "bang"},
            characters={name: "vulture-sam"},
            front={"a1": "scope"},
            life={"a1": 1},
        )
        table.a.plays("duel", at="b2")
        table.b.plays("bang")
        assert table.b.hand == hand
        assert table.waiting_for == "a"


# John Pain


@rule("bang-p2-john-pain")
def test_a_passive_john_pain_gets_no_flipped_card() -> None:
    for name, hand in (("a1", "mustang"), ("a2", "")):
        table = bang(
            2, hands={"a": "bang"}, characters={name: "john-pain"}, front={"b1": "barrel"}, deck="mustang"
        )
        table.a.plays("bang", at="b1")
        table.b.uses("barrel")
        assert table.a.hand == hand
        assert table.waiting_for == "a"


@rule("bang-p2-john-pain")
def test_what_a_passive_john_pain_flips_as_a_target_goes_onto_the_pile() -> None:
    table = bang(
        2, hands={"a": "bang"}, characters={"b2": "john-pain"}, front={"b2": "barrel"}, deck="mustang"
    )
    table.table.active = [1, 2]  # a2 sits next to b2
    table.a.plays("bang", at="b2")
    table.b.uses("barrel")
    assert table.b.hand == ""
    assert table.discard == "mustang bang"
    assert table.waiting_for == "a"


@rule("bang-p2-john-pain")
def test_nor_does_john_pain_get_what_his_partner_flips_as_a_target() -> None:
    table = bang(
        2, hands={"a": "bang"}, characters={"b1": "john-pain"}, front={"b2": "barrel"}, deck="mustang"
    )
    table.table.active = [1, 2]
    table.a.plays("bang", at="b2")
    table.b.uses("barrel")
    assert table.b.hand == ""
    assert table.discard == "mustang bang"
    assert table.waiting_for == "a"


@rule("bang-p2-john-pain")
def test_a_passive_john_pain_gets_nothing_of_his_own_jail_check() -> None:
    for name, hand in (("a1", 3), ("a2", 2)):
        table = bang(2, phase="start", characters={name: "john-pain"}, front={name: "jail"}, deck="5♥")
        table.a.chooses("be:" + table.a1.character)
        assert len(table.a.hand.split()) == hand  # two are drawn
        assert table.waiting_for == "a"
