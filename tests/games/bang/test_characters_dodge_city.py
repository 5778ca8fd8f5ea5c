"""22. Characters of Dodge City."""

from __future__ import annotations

from posse.games.bang.facts import CARDS_NAMED
from posse.testing import rule
from tests.games.bang.laying import bang

# Apache Kid


@rule("bang-char-apache-kid", "bang-char-apache-kid-legal")
def test_a_bang_of_diamonds_may_be_aimed_at_apache_kid_and_is_wasted() -> None:
    table = bang(hands={"a": "bang-2d", "b": "missed"}, characters={"b": "apache-kid"})
    table.a.plays("bang-2d", at="b")
    assert table.b.life == 3
    assert table.b.hand == "missed"
    assert table.discard == "bang"
    assert table.waiting_for == "a"


@rule("bang-char-apache-kid")
def test_a_bang_of_clubs_hits_apache_kid() -> None:
    table = bang(hands={"a": "bang-9c"}, characters={"b": "apache-kid"})
    table.a.plays("bang-9c", at="b")
    assert table.b.life == 2


@rule("bang-char-apache-kid")
def test_diamonds_that_others_are_hit_by_are_nothing_to_him() -> None:
    table = bang(hands={"a": "bang-2d"}, characters={"c": "apache-kid"})
    table.a.plays("bang-2d", at="b")
    assert table.b.life == 3


@rule("bang-char-apache-kid-cards")
def test_indians_of_diamonds_ride_past_apache_kid() -> None:
    table = bang(hands={"a": "indians-kd", "b": "bang", "c": "bang"}, characters={"b": "apache-kid"})
    table.a.plays("indians")
    assert table.waiting_for == "c"
    table.c.chooses("refuse")
    assert (table.b.life, table.c.life, table.d.life) == (3, 3, 3)
    assert table.b.hand == "bang"


@rule("bang-char-apache-kid-cards")
def test_diamonds_take_neither_his_hand_nor_his_cards_in_play() -> None:
    table = bang(
        hands={"a": "panic-8d cat-balou-9d", "b": "beer"},
        front={"a": "conestoga", "b": "barrel"},
        characters={"b": "apache-kid"},
    )
    table.a.plays("panic", at="b")
    table.a.plays("cat-balou", at="b")
    table.a.uses("conestoga", at="b")
    assert table.b.hand == "beer"
    assert table.b.front == "barrel"
    assert table.discard == "panic cat-balou conestoga"
    assert table.waiting_for == "a"


@rule("bang-char-apache-kid-cards")
def test_a_panic_of_hearts_takes_from_him() -> None:
    table = bang(hands={"a": "panic-jh", "b": "beer"}, characters={"b": "apache-kid"})
    table.a.plays("panic", at="b")
    assert (table.a.hand, table.b.hand) == ("beer", "")


@rule("bang-char-apache-kid-helpful")
def test_a_store_of_diamonds_serves_apache_kid() -> None:
    table = bang(hands={"a": "bang-2d"}, characters={"a": "uncle-will", "b": "apache-kid"})
    table.a.plays("bang", as_="general-store")
    table.a.chooses(table.a.options[0])
    assert table.waiting_for == "b"
    table.b.chooses(table.b.options[0])
    assert len(table.table.hands[1]) == 1


@rule("bang-char-apache-kid-duel")
def test_a_duel_of_diamonds_is_fought() -> None:
    table = bang(hands={"a": "duel-qd bang-3d", "b": "bang-9c"}, characters={"b": "apache-kid"})
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    table.a.plays("bang-3d")  # of diamonds, and it counts
    assert table.b.life == 2
    assert table.waiting_for == "a"


@rule("bang-char-apache-kid-doc")
def test_one_diamond_among_docs_two_cards_protects_apache_kid() -> None:
    table = bang(hands={"a": "bang-2d beer"}, characters={"a": "doc-holyday", "b": "apache-kid"})
    table.a.uses("doc-holyday", at="b")
    table.a.pays("beer")
    assert table.b.life == 3
    assert table.discard == "beer bang"


@rule("bang-char-apache-kid-doc")
def test_docs_shot_without_diamonds_hits_apache_kid() -> None:
    table = bang(hands={"a": "bang-9c beer"}, characters={"a": "doc-holyday", "b": "apache-kid"})
    table.a.uses("doc-holyday", at="b")
    table.a.pays("beer")
    assert table.b.life == 2


# Belle Star


@rule("bang-char-belle-star", "bang-char-belle-star-scope")
def test_in_her_turn_barrel_and_mustang_of_others_do_nothing() -> None:
    table = bang(hands={"a": "bang"}, front={"b": "barrel mustang"}, characters={"a": "belle-star"})
    assert table.a.distance("b") == 1
    table.a.plays("bang", at="b")  # nothing to answer with, so nobody is asked
    assert table.b.life == 3
    assert table.waiting_for == "a"


@rule("bang-char-belle-star-scope")
def test_in_her_turn_green_missed_cards_and_hideouts_do_not_help() -> None:
    table = bang(
        hands={"a": "bang", "b": "beer"}, front={"b": "sombrero hideout"}, characters={"a": "belle-star"}
    )
    table.a.plays("bang", at="b")
    assert table.b.options == ["take"]
    table.b.chooses("take")
    assert table.b.front == "sombrero hideout"


@rule("bang-char-belle-star-scope")
def test_characters_keep_their_abilities_in_her_turn() -> None:
    table = bang(
        hands={"a": "bang"}, front={"b": "barrel"}, characters={"a": "belle-star", "b": "jourdonnais"}
    )
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", "use:jourdonnais"]


@rule("bang-char-belle-star")
def test_in_another_turn_cards_in_play_work_again() -> None:
    table = bang(
        hands={"c": "bang"}, front={"b": "barrel"}, characters={"a": "belle-star"}, turn="c", deck="5♥"
    )
    table.c.plays("bang", at="b")
    table.b.uses("barrel")
    assert table.b.life == 4


@rule("bang-char-belle-star")
def test_her_own_cards_work_in_her_turn() -> None:
    table = bang(hands={"a": "bang"}, front={"a": "scope"}, characters={"a": "belle-star"})
    assert table.a.distance("c") == 1


@rule("bang-char-belle-star-own")
def test_dynamite_and_jail_in_front_of_belle_star_are_checked() -> None:
    table = bang(
        front={"b": "dynamite jail"}, characters={"b": "belle-star"}, turn="b", phase="start", deck="3♠ 4♠"
    )
    assert table.b.life == 1  # 3♠: the Dynamite explodes
    assert [told["what"] for told in table.told("check-flipped")] == ["card-dynamite", "card-jail"]
    assert table.turn == "c"  # 4♠: the turn is lost


# Bill Noface


@rule("bang-char-bill-noface")
def test_bill_draws_one_card_and_one_for_each_wound() -> None:
    table = bang(characters={"b": "bill-noface"}, life={"b": 2}, turn="b", phase="draw")
    assert len(table.table.hands[1]) == 3


@rule("bang-char-bill-noface")
def test_bill_draws_one_card_at_full_life() -> None:
    table = bang(characters={"b": "bill-noface"}, turn="b", phase="draw")
    assert len(table.table.hands[1]) == 1


# Chuck Wengam


@rule("bang-char-chuck-wengam", "bang-char-chuck-wengam-last")
def test_chuck_sells_lives_for_two_cards_each_but_not_the_last() -> None:
    table = bang(characters={"b": "chuck-wengam"}, life={"b": 3}, turn="b")
    table.b.uses("chuck-wengam")
    table.b.uses("chuck-wengam")
    assert table.b.life == 1
    assert len(table.table.hands[1]) == 4
    assert table.b.refused("use:chuck-wengam") == "bang-char-chuck-wengam"


# Doc Holyday


@rule("bang-char-doc-holyday", "bang-char-doc-holyday-limit")
def test_doc_fires_once_for_two_cards_beside_his_bang() -> None:
    table = bang(hands={"a": "beer saloon missed beer bang"}, characters={"a": "doc-holyday"})
    table.a.uses("doc-holyday", at="b")
    table.a.pays("beer", "saloon")
    assert table.b.life == 3
    assert table.a.refused("use:doc-holyday:b") == "bang-char-doc-holyday"  # though he holds two cards
    table.a.plays("bang", at="b")
    assert table.b.life == 2


@rule("bang-char-doc-holyday")
def test_doc_needs_two_cards_and_a_target_in_reach() -> None:
    table = bang(hands={"a": "beer saloon"}, characters={"a": "doc-holyday"})
    assert [name for name in table.a.options if "doc" in name] == ["use:doc-holyday:b", "use:doc-holyday:d"]
    table.a.plays("saloon")
    assert [name for name in table.a.options if "doc" in name] == []


@rule("bang-char-doc-holyday")
def test_docs_shot_can_be_dodged() -> None:
    table = bang(hands={"a": "beer saloon", "b": "missed"}, characters={"a": "doc-holyday"})
    table.a.uses("doc-holyday", at="b")
    table.a.pays("beer")
    table.b.plays("missed")
    assert table.b.life == 4


# Elena Fuente


@rule("bang-char-elena-fuente")
def test_any_card_is_a_missed_for_elena_and_nothing_else() -> None:
    table = bang(hands={"a": "bang", "b": "beer winchester"}, characters={"b": "elena-fuente"}, life={"b": 2})
    table.a.plays("bang", at="b")
    table.b.plays("beer", as_="missed")
    assert table.b.life == 2  # neither hit nor healed
    assert table.b.hand == "winchester"
    assert table.waiting_for == "a"


@rule("bang-char-elena-fuente")
def test_elena_cannot_answer_indians_with_any_card() -> None:
    table = bang(hands={"a": "indians", "b": "beer"}, characters={"b": "elena-fuente"})
    table.a.plays("indians")
    assert table.b.options == ["refuse"]


# Greg Digger and Herb Hunter


@rule("bang-char-greg-digger")
def test_greg_gains_two_lives_when_somebody_dies_up_to_his_maximum() -> None:
    for before, after in ((1, 3), (3, 4)):
        table = bang(hands={"a": "bang"}, characters={"c": "greg-digger"}, life={"b": 1, "c": before})
        table.a.plays("bang", at="b")
        assert table.c.life == after


@rule("bang-char-greg-digger")
def test_greg_gains_nothing_from_a_wound() -> None:
    table = bang(hands={"a": "bang"}, characters={"c": "greg-digger"}, life={"b": 2, "c": 1})
    table.a.plays("bang", at="b")
    assert table.c.life == 1


@rule("bang-char-herb-hunter")
def test_herb_draws_two_cards_when_somebody_dies() -> None:
    table = bang(hands={"a": "bang"}, characters={"c": "herb-hunter"}, life={"b": 1})
    table.a.plays("bang", at="b")
    assert len(table.table.hands[2]) == 2
    assert len(table.table.hands[3]) == 0
    himself = bang(hands={"a": "bang"}, characters={"b": "herb-hunter"}, life={"b": 1})
    himself.a.plays("bang", at="b")
    assert himself.b.hand == ""
    wounded = bang(hands={"a": "bang"}, characters={"c": "herb-hunter"}, life={"b": 2})
    wounded.a.plays("bang", at="b")
    assert wounded.c.hand == ""


# José Delgado


@rule("bang-char-jose-delgado", "bang-char-jose-delgado-often")
def test_jose_discards_blue_cards_for_two_each_as_often_as_he_likes() -> None:
    table = bang(
        hands={"a": "barrel scope mustang bang"}, characters={"a": "jose-delgado"}, deck="4♦ 5♦ 6♦ 7♦ 8♦ 9♦"
    )
    for card in ("barrel", "scope", "mustang"):
        table.a.uses("jose-delgado")
        table.a.pays(card)
    assert len(table.table.hands[0]) == 7  # the Bang!, and six cards
    assert table.discard == "barrel scope mustang"


@rule("bang-char-jose-delgado")
def test_joses_price_is_a_blue_card() -> None:
    table = bang(hands={"a": "barrel sombrero bang"}, characters={"a": "jose-delgado"})
    table.a.uses("jose-delgado")
    assert table.a.options == ["card:barrel-qs"]
    table.a.pays("barrel")
    table = bang(hands={"a": "sombrero bang"}, characters={"a": "jose-delgado"})
    assert table.a.refused("use:jose-delgado") == "bang-char-jose-delgado"


# Molly Stark


@rule("bang-char-molly-stark", "bang-char-molly-stark-which")
def test_molly_draws_for_what_she_plays_out_of_turn() -> None:
    table = bang(hands={"a": "bang", "b": "missed"}, characters={"b": "molly-stark"}, deck="4♦")
    table.a.plays("bang", at="b")
    table.b.plays("missed")
    assert table.b.cards == "bang-4d"
    table = bang(hands={"a": "indians", "b": "bang"}, characters={"b": "molly-stark"}, deck="4♦")
    table.a.plays("indians")
    table.b.plays("bang")
    assert table.b.cards == "bang-4d"
    table = bang(hands={"a": "bang", "b": "beer"}, characters={"b": "molly-stark"}, deck="4♦", life={"b": 1})
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    table.b.plays("beer")
    assert table.b.cards == "bang-4d"


@rule("bang-char-molly-stark-which")
def test_molly_draws_nothing_for_cards_she_loses_or_uses_in_play() -> None:
    table = bang(
        hands={"a": "cat-balou bang", "b": "beer"}, front={"b": "sombrero"}, characters={"b": "molly-stark"}
    )
    table.a.plays("cat-balou", at="b")
    table.a.takes("hand")
    table.a.plays("bang", at="b")
    table.b.uses("sombrero")
    assert table.b.hand == ""


@rule("bang-char-molly-stark")
def test_molly_draws_nothing_in_her_own_turn() -> None:
    table = bang(hands={"b": "duel bang", "c": "bang"}, characters={"b": "molly-stark"}, turn="b")
    table.b.plays("duel", at="c")
    table.c.plays("bang")
    table.b.plays("bang")
    assert table.b.hand == ""


@rule("bang-char-molly-stark-duel")
def test_molly_draws_for_all_her_bangs_after_the_duel() -> None:
    table = bang(
        hands={"a": "duel bang bang", "b": "bang bang"}, characters={"b": "molly-stark"}, deck="4♦ 5♦ 6♦"
    )
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    table.a.plays("bang")
    assert table.b.hand == "bang"  # nothing drawn yet
    table.b.plays("bang")
    table.a.plays("bang")
    assert table.b.life == 3
    assert len(table.table.hands[1]) == 2


@rule("bang-char-molly-stark-when")
def test_molly_draws_before_the_next_target_is_asked() -> None:
    table = bang(hands={"a": "gatling", "b": "missed", "c": "missed"}, characters={"b": "molly-stark"})
    table.a.plays("gatling")
    table.b.plays("missed")
    assert table.waiting_for == "c"
    assert len(table.table.hands[1]) == 1


@rule("bang-char-molly-stark-when")
def test_molly_draws_nothing_if_she_dies_of_it() -> None:
    table = bang(
        hands={"a": "bang", "b": "missed"},
        characters={"a": "slab-the-killer", "b": "molly-stark"},
        life={"b": 1},
    )
    table.a.plays("bang", at="b")
    table.b.plays("missed")  # the second one is not there
    assert not table.b.in_game
    assert [told["seat"] for told in table.told("cards-drawn")] == [0]  # the reward


# Pat Brennan


@rule("bang-char-pat-brennan", "bang-char-pat-brennan-only")
def test_pat_takes_a_card_in_play_instead_of_drawing() -> None:
    table = bang(front={"a": "scope", "b": "barrel"}, characters={"a": "pat-brennan"}, phase="draw")
    assert table.a.options == ["deck", "card:scope-as", "card:barrel-qs"]
    table.a.chooses("card:barrel-qs")
    assert table.a.hand == "barrel"
    assert table.b.front == ""
    assert table.a.asked == "play"


@rule("bang-char-pat-brennan")
def test_pat_may_draw_as_usual_and_must_where_nothing_is_in_play() -> None:
    table = bang(front={"b": "barrel"}, characters={"a": "pat-brennan"}, phase="draw")
    table.a.chooses("deck")
    assert len(table.table.hands[0]) == 2
    table = bang(characters={"a": "pat-brennan"}, phase="draw")
    assert table.a.asked == "play"
    assert len(table.table.hands[0]) == 2


# Pixie Pete


@rule("bang-char-pixie-pete")
def test_pixie_pete_draws_four_cards() -> None:
    table = bang(characters={"b": "pixie-pete"}, turn="b", phase="draw")
    assert len(table.table.hands[1]) == 4


@rule("bang-char-pixie-pete-three-option")
def test_pixie_pete_draws_three_cards_by_the_official_reading() -> None:
    table = bang(characters={"b": "pixie-pete"}, turn="b", phase="draw", pixie_pete_cards=3)
    assert len(table.table.hands[1]) == 3


# Sean Mallory


@rule("bang-char-sean-mallory")
def test_sean_keeps_ten_cards() -> None:
    ten = "bang bang bang bang bang bang missed missed missed missed"
    table = bang(hands={"b": ten}, characters={"b": "sean-mallory"}, turn="b", phase="discard")
    assert table.turn == "c"
    table = bang(hands={"b": ten + " beer"}, characters={"b": "sean-mallory"}, turn="b", phase="discard")
    table.b.discards("beer")
    assert len(table.table.hands[1]) == 10
    assert table.turn == "c"


# Tequila Joe


@rule("bang-char-tequila-joe")
def test_a_beer_gives_joe_two_lives() -> None:
    table = bang(hands={"b": "beer"}, characters={"b": "tequila-joe"}, life={"b": 1}, turn="b")
    table.b.plays("beer")
    assert table.b.life == 3


@rule("bang-char-tequila-joe")
def test_a_beer_saves_joe_with_two_lives() -> None:
    table = bang(hands={"a": "bang", "b": "beer"}, characters={"b": "tequila-joe"}, life={"b": 1})
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    table.b.plays("beer")
    assert table.b.life == 2


@rule("bang-char-tequila-joe-only-beer")
def test_other_drinks_give_joe_what_they_give_everybody() -> None:
    table = bang(
        hands={"b": "saloon tequila whisky bang bang"},
        front={"b": "canteen"},
        characters={"b": "tequila-joe"},
        life={"b": 1},
        turn="b",
    )
    table.b.plays("saloon")
    assert table.b.life == 2
    table.b.plays("tequila", at="b")
    table.b.pays("bang")
    assert table.b.life == 3
    table.b.uses("canteen")
    assert table.b.life == 4
    table = bang(hands={"b": "whisky bang"}, characters={"b": "tequila-joe"}, life={"b": 1}, turn="b")
    table.b.plays("whisky")
    assert table.b.life == 3


@rule("bang-char-apache-kid-doc")
def test_the_diamond_that_does_not_affect_apache_kid_is_the_one_told() -> None:
    for cards in ("bang-2d bang-9c beer", "bang-9c bang-2d beer"):
        table = bang(hands={"a": cards}, characters={"a": "doc-holyday", "b": "apache-kid"})
        table.a.uses("doc-holyday", at="b")
        table.a.pays("bang-9c", "bang-2d")
        assert table.last("no-effect")["card"] == CARDS_NAMED["bang-2d"]
        assert table.b.life == 3
        assert table.waiting_for == "a"
