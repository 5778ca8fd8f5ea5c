"""21. Characters of the base game: what each does, and the case beside it where nothing happens."""

from __future__ import annotations

from posse.games.bang.facts import BASE_CARDS, CARD_NAMES, CHARACTER_LIFE, CHARACTER_NAMES, CHARACTERS_NAMED
from posse.games.bang.rules.speaking import refresh_all
from posse.testing import rule
from tests.games.bang.laying import BangStory, bang, new_bang

LIVES = {
    3: "el-gringo paul-regret pixie-pete elena-fuente vera-custer sean-mallory apache-kid teren-kill"
    " claus-the-saint",
    5: "gary-looter",
    9: "big-spencer",
}


def all_but(*names: str) -> str:
    return " ".join([name for name in CARD_NAMES[:BASE_CARDS] if name not in names])


def drawing(character: str, deck: str, hands: dict[str, str] | None = None) -> BangStory:
    """`b` is this character, in phase 1."""
    return bang(hands=hands, characters={"b": character}, deck=deck, turn="b", phase="draw")


def holding(table: BangStory, *characters: str) -> None:
    """Greygory Deck, who sits as `b`, has drawn these characters."""
    table.table.held = [(), tuple([CHARACTERS_NAMED[name] for name in characters]), (), ()]
    refresh_all(table.table)


@rule("bang-char-public")
def test_everybody_sees_all_characters() -> None:
    table = new_bang(6)
    for viewer in (-1, *range(6)):
        figures = table.table.view(viewer).figures
        assert [figure.character for figure in figures] == table.table.character


@rule("bang-char-life-table")
def test_how_many_lives_each_character_has() -> None:
    lives = {name: life for life, names in LIVES.items() for name in names.split()}
    for number, name in enumerate(CHARACTER_NAMES):
        assert CHARACTER_LIFE[number] == lives.get(name, 4), name


@rule("bang-char-optional")
def test_what_one_may_do_can_be_left() -> None:
    jesse = bang(
        hands={"a": "jail"}, characters={"b": "jesse-jones"}, deck="bang beer", turn="b", phase="draw"
    )
    assert "deck" in jesse.b.options
    jesse.b.chooses("deck")
    assert jesse.b.hand == "bang beer"
    bart = bang(hands={"a": "bang"}, characters={"b": "bart-cassidy"}, deck="beer")
    bart.a.plays("bang", at="b")
    assert bart.b.hand == "beer"  # nobody asked him


@rule("bang-char-restrictions")
def test_a_drawback_is_copied_with_the_ability() -> None:
    table = bang(
        hands={"a": "bang", "b": "missed"}, characters={"b": "vera-custer", "c": "big-spencer"}, turn="a"
    )
    table.table.copied = [-1, table.table.character[2], -1, -1]
    refresh_all(table.table)
    table.a.plays("bang", at="b")
    assert table.b.options == ["take"]


@rule("bang-char-several")
def test_who_has_several_abilities_has_all_at_once() -> None:
    table = bang(hands={"a": "bang"}, characters={"b": "greygory-deck"}, deck="5♠ beer")
    holding(table, "jourdonnais", "bart-cassidy")
    table.a.plays("bang", at="b")
    table.b.uses("jourdonnais")
    assert table.b.hand == "beer"


# Bart Cassidy


@rule("bang-char-bart-cassidy")
def test_bart_draws_a_card_for_each_life_lost() -> None:
    table = bang(
        hands={"a": "bang bang"}, characters={"b": "bart-cassidy"}, front={"a": "volcanic"}, deck="beer"
    )
    table.a.plays("bang", at="b")
    assert table.b.hand == "beer"
    other = bang(hands={"a": "bang"}, characters={"c": "bart-cassidy"}, deck="beer")
    other.a.plays("bang", at="b")
    assert (other.b.hand, other.c.hand) == ("", "")


@rule("bang-char-bart-cassidy-any-cause")
def test_bart_draws_whatever_the_cause() -> None:
    for card, at in (("indians", ""), ("duel", "b"), ("gatling", "")):
        table = bang(hands={"a": card}, characters={"b": "bart-cassidy"}, deck="beer")
        table.a.plays(card, at=at)
        assert table.b.hand == "beer"
    deck = "2♠ beer missed jail"
    boom = bang(characters={"b": "bart-cassidy"}, front={"b": "dynamite"}, deck=deck, turn="b", phase="start")
    assert boom.b.hand.startswith("beer missed jail")


@rule("bang-char-bart-cassidy-rescue")
def test_bart_draws_for_all_points_after_the_rescue() -> None:
    table = bang(
        hands={"b": "beer beer"},
        characters={"b": "bart-cassidy"},
        front={"b": "dynamite"},
        life={"b": 2},
        deck="2♠ missed jail panic",
        turn="b",
        phase="start",
    )
    assert table.b.hand == "beer beer"
    table.b.plays("beer")
    table.b.plays("beer")
    assert table.b.life == 1
    assert table.b.hand.startswith("missed jail panic")


# Black Jack


@rule("bang-char-black-jack", "bang-char-black-jack-once")
def test_black_jack_draws_one_more_for_a_red_second_card() -> None:
    table = bang(characters={"b": "black-jack"}, deck="2♠ 5♥ 6♥ 7♥", turn="b", phase="draw")
    assert [name[-2:] for name in table.b.cards.split()] == ["2s", "5h", "6h"]
    assert table.c.hears("card-shown")["card"] == table.table.hands[1][1]
    assert table.c.sees.players[1].known == [table.table.hands[1][1]]
    assert table.c.hears("cards-drawn")["cards"] is None
    diamond = bang(characters={"b": "black-jack"}, deck="2♠ 5♦ 6♥", turn="b", phase="draw")
    assert len(diamond.b.hand.split()) == 3


@rule("bang-char-black-jack")
def test_black_jack_draws_two_for_a_black_second_card() -> None:
    for sign in ("5♠", "5♣"):
        table = bang(characters={"b": "black-jack"}, deck=f"5♥ {sign} 6♥", turn="b", phase="draw")
        assert len(table.b.hand.split()) == 2


# Calamity Janet


@rule("bang-char-calamity-janet")
def test_for_calamity_janet_bang_and_missed_are_the_same() -> None:
    table = bang(hands={"a": "bang", "b": "bang"}, characters={"b": "calamity-janet"})
    table.a.plays("bang", at="b")
    table.b.plays("bang", as_="missed")
    assert table.b.life == 4
    own = bang(hands={"a": "missed"}, characters={"a": "calamity-janet"})
    own.a.plays("missed", as_="bang", at="b")
    assert own.b.life == 3
    plain = bang(hands={"a": "missed"})
    assert plain.a.options == ["end"]


@rule("bang-char-calamity-janet-limit")
def test_her_missed_counts_as_the_bang_of_the_turn_and_goes_by_range() -> None:
    table = bang(players=5, hands={"a": "missed missed bang"}, characters={"a": "calamity-janet"})
    assert not table.a.may_play("missed", as_="bang", at="c")
    table.a.plays("missed", as_="bang", at="b")
    assert not table.a.may_play("bang", at="b")
    slab = bang(hands={"a": "bang", "b": "missed"}, characters={"b": "greygory-deck"}, turn="b")
    holding(slab, "calamity-janet", "slab-the-killer")
    slab.b.plays("missed", as_="bang", at="a")
    assert slab.last("shot-fired")["need"] == 2


@rule("bang-char-calamity-janet-duel")
def test_in_a_duel_and_against_indians_her_missed_is_a_bang() -> None:
    for card, at in (("duel", "b"), ("indians", "")):
        table = bang(hands={"a": card, "b": "missed"}, characters={"b": "calamity-janet"})
        table.a.plays(card, at=at)
        table.b.plays("missed", as_="bang")
        assert table.b.life == 4


@rule("bang-char-calamity-janet-names")
def test_a_dodge_is_no_missed_for_her() -> None:
    table = bang(hands={"a": "dodge punch"}, characters={"a": "calamity-janet"})
    assert not any(option.startswith("as-bang") for option in table.a.options)
    shot = bang(hands={"a": "bang", "b": "punch"}, characters={"b": "calamity-janet"})
    shot.a.plays("bang", at="b")
    assert shot.b.options == ["take"]


# El Gringo


@rule("bang-char-el-gringo")
def test_el_gringo_takes_a_card_of_the_player_who_hurt_him() -> None:
    table = bang(hands={"a": "bang jail", "c": "beer"}, characters={"b": "el-gringo"})
    table.a.plays("bang", at="b")
    assert table.b.hand == "jail"
    assert (table.a.hand, table.c.hand) == ("", "beer")


@rule("bang-char-el-gringo-empty")
def test_el_gringo_takes_nothing_of_an_empty_hand() -> None:
    table = bang(hands={"a": "bang"}, characters={"b": "el-gringo"})
    table.a.plays("bang", at="b")
    assert table.b.hand == ""
    assert table.waiting_for == "a"


@rule("bang-char-el-gringo-not-dynamite")
def test_el_gringo_takes_nothing_for_dynamite() -> None:
    table = bang(
        hands={"a": "jail", "b": "beer"},
        characters={"b": "el-gringo"},
        front={"b": "dynamite"},
        deck="2♠",
        turn="b",
        phase="start",
    )
    table.b.plays("beer")
    assert table.a.hand == "jail"
    assert "jail" not in table.b.hand


@rule("bang-char-el-gringo-abilities")
def test_el_gringo_takes_a_card_for_doc_holydays_shot() -> None:
    table = bang(hands={"a": "beer jail panic"}, characters={"a": "doc-holyday", "b": "el-gringo"})
    table.a.uses("doc-holyday", at="b")
    table.a.pays("beer", "jail")
    assert table.b.hand == "panic"


@rule("bang-char-el-gringo-alive")
def test_el_gringo_takes_nothing_when_he_falls() -> None:
    table = bang(hands={"a": "bang jail"}, characters={"b": "el-gringo"}, life={"b": 1})
    table.a.plays("bang", at="b")
    assert not table.b.in_game
    assert "jail" in table.a.hand
    saved = bang(hands={"a": "bang jail", "b": "beer"}, characters={"b": "el-gringo"}, life={"b": 1})
    saved.a.plays("bang", at="b")
    saved.b.chooses("take")
    saved.b.plays("beer")
    assert saved.b.hand == "jail"


# Jesse Jones, Kit Carlson, Pedro Ramirez: other ways to draw


@rule("bang-char-jesse-jones")
def test_jesse_jones_may_take_his_first_card_from_a_hand() -> None:
    table = drawing("jesse-jones", "bang beer", hands={"a": "jail", "d": "panic"})
    assert table.b.options == ["deck", "hand:a", "hand:d"]
    table.b.chooses("hand:d")
    assert table.b.hand == "panic bang"
    assert table.d.hand == ""
    nobody = bang(characters={"b": "jesse-jones"}, deck="bang beer", turn="b", phase="draw")
    assert nobody.b.hand == "bang beer"


@rule("bang-char-kit-carlson")
def test_kit_carlson_keeps_two_of_three() -> None:
    table = bang(characters={"b": "kit-carlson"}, deck="bang beer missed panic", turn="b", phase="draw")
    assert len(table.b.options) == 3
    table.b.takes("beer")
    table.b.takes("missed")
    assert sorted(table.b.hand.split()) == ["beer", "missed"]
    assert CARD_NAMES[table.table.deck[-1]].startswith("bang")
    assert table.c.hears("looked")["cards"] is None


@rule("bang-char-kit-carlson-short")
def test_kit_carlson_looks_at_what_there_is() -> None:
    table = bang(
        hands={"a": all_but("bang-ah", "beer-6h")},
        characters={"b": "kit-carlson"},
        deck="bang-ah beer-6h",
        turn="b",
        phase="draw",
    )
    assert sorted(table.b.hand.split()) == ["bang", "beer"]
    assert table.waiting_for == "b"


@rule("bang-char-pedro-ramirez")
def test_pedro_ramirez_may_take_the_top_of_the_discard_pile() -> None:
    table = bang(
        characters={"b": "pedro-ramirez"}, discard="jail panic", deck="bang beer", turn="b", phase="draw"
    )
    assert table.b.options == ["deck", "discard"]
    table.b.chooses("discard")
    assert table.b.hand == "panic bang"
    assert table.c.hears("discard-drawn")["card"] == table.table.hands[1][0]
    bare = bang(characters={"b": "pedro-ramirez"}, deck="bang beer", turn="b", phase="draw")
    assert bare.b.hand == "bang beer"


# Jourdonnais and Lucky Duke


@rule("bang-char-jourdonnais")
def test_jourdonnais_has_a_barrel_of_his_own() -> None:
    table = bang(hands={"a": "bang"}, characters={"b": "jourdonnais"}, deck="5♥")
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", "use:jourdonnais"]
    table.b.uses("jourdonnais")
    assert table.b.life == 4
    missed = bang(hands={"a": "bang"}, characters={"b": "jourdonnais"}, deck="5♠")
    missed.a.plays("bang", at="b")
    missed.b.uses("jourdonnais")
    assert missed.b.life == 3


@rule("bang-char-jourdonnais-barrel")
def test_both_of_his_barrels_count_against_slab() -> None:
    table = bang(
        hands={"a": "bang"},
        characters={"a": "slab-the-killer", "b": "jourdonnais"},
        front={"b": "barrel"},
        deck="5♥ 6♥",
    )
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    table.b.uses("jourdonnais")
    assert table.b.life == 4


@rule("bang-char-jourdonnais-not-card")
def test_belle_star_does_not_stop_jourdonnais() -> None:
    table = bang(
        hands={"a": "bang"}, characters={"a": "belle-star", "b": "jourdonnais"}, front={"b": "barrel"}
    )
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", "use:jourdonnais"]


@rule("bang-char-lucky-duke")
def test_lucky_duke_flips_two_and_both_are_discarded() -> None:
    table = bang(hands={"a": "bang"}, characters={"b": "lucky-duke"}, front={"b": "barrel"}, deck="5♠ 6♥")
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    assert table.b.asked == "choose-check-card"
    table.b.chooses(next(option for option in table.b.options if option.endswith("6h")))
    assert table.b.life == 4
    assert len(table.discard.split()) == 3  # two flipped cards and the Bang!
    plain = bang(hands={"a": "bang"}, front={"b": "barrel"}, deck="5♠ 6♥")
    plain.a.plays("bang", at="b")
    plain.b.uses("barrel")
    assert plain.b.life == 3


# Distances


@rule("bang-char-paul-regret")
def test_paul_regret_is_seen_one_farther_away() -> None:
    table = bang(players=7, characters={"b": "paul-regret"}, front={"b": "mustang hideout"})
    assert table.a.distance("b") == 1 + 3
    assert table.b.distance("a") == 1
    assert table.a.distance("g") == 1  # nobody else is
    assert table.a.distance("c") == 2


@rule("bang-char-rose-doolan")
def test_rose_doolan_sees_all_one_nearer() -> None:
    table = bang(players=8, characters={"a": "rose-doolan"}, front={"a": "scope"})
    assert table.a.distance("e") == 4 - 2
    assert table.e.distance("a") == 4
    assert table.a.distance("b") == 1  # never less
    assert table.b.distance("c") == 1
    assert table.b.distance("d") == 2  # nobody else does


# Sid Ketchum


@rule("bang-char-sid-ketchum", "bang-char-sid-ketchum-when")
def test_sid_ketchum_pays_two_cards_for_a_life_as_often_as_he_likes() -> None:
    table = bang(hands={"a": "bang jail beer missed panic"}, characters={"a": "sid-ketchum"}, life={"a": 1})
    table.a.uses("sid-ketchum")
    table.a.pays("bang", "jail")
    table.a.uses("sid-ketchum")
    table.a.pays("beer", "missed")
    assert table.a.life == 3
    assert table.a.hand == "panic"
    assert "use:sid-ketchum" not in table.a.options


@rule("bang-char-sid-ketchum-while-asked", "bang-char-sid-ketchum-when")
def test_sid_ketchum_heals_while_he_is_asked_and_is_asked_again() -> None:
    for card, at, again in (("bang", "b", "respond-missed"), ("indians", "", "respond-bang")):
        table = bang(
            hands={"a": card, "b": "jail beer panic"}, characters={"b": "sid-ketchum"}, life={"b": 2}
        )
        table.a.plays(card, at=at)
        table.b.uses("sid-ketchum")
        table.b.pays("jail", "beer")
        assert table.b.life == 3
        assert table.b.asked == again


@rule("bang-char-sid-ketchum-not-full")
def test_sid_ketchum_cannot_heal_at_full_life() -> None:
    table = bang(hands={"a": "bang jail"}, characters={"a": "sid-ketchum"})
    assert "use:sid-ketchum" not in table.a.options


@rule("bang-char-sid-ketchum-two-players")
def test_sid_ketchum_heals_with_two_left() -> None:
    table = bang(hands={"a": "bang jail"}, characters={"a": "sid-ketchum"}, life={"a": 1, "b": 0, "d": 0})
    table.a.uses("sid-ketchum")
    table.a.pays("bang")
    assert table.a.life == 2


# Slab the Killer


@rule("bang-char-slab-the-killer", "bang-char-slab-the-killer-barrel")
def test_against_slab_a_barrel_is_one_of_two() -> None:
    table = bang(
        hands={"a": "bang", "b": "missed"},
        characters={"a": "slab-the-killer"},
        front={"b": "barrel"},
        deck="5♥",
    )
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    assert table.b.asked == "respond-missed"
    table.b.chooses("take")
    assert table.b.life == 3


@rule("bang-char-slab-the-killer-only-bang")
def test_slabs_gatling_takes_one_missed() -> None:
    table = bang(hands={"a": "gatling", "b": "missed"}, characters={"a": "slab-the-killer"})
    table.a.plays("gatling")
    table.b.plays("missed")
    assert table.b.life == 4


# Suzy Lafayette


@rule("bang-char-suzy-lafayette")
def test_suzy_draws_whenever_her_hand_is_empty() -> None:
    table = bang(hands={"a": "beer"}, characters={"a": "suzy-lafayette"}, deck="beer beer missed")
    table.a.plays("beer")
    table.a.plays("beer")
    table.a.plays("beer")
    assert table.a.hand == "missed"


@rule("bang-char-suzy-lafayette-after-effect")
def test_a_card_that_fills_her_hand_by_itself_brings_no_other() -> None:
    table = bang(hands={"a": "stagecoach"}, characters={"a": "suzy-lafayette"}, deck="beer jail missed")
    table.a.plays("stagecoach")
    assert table.a.hand == "beer jail"


@rule("bang-char-suzy-lafayette-duel")
def test_in_a_duel_she_draws_when_it_is_over() -> None:
    table = bang(
        hands={"a": "duel bang", "b": "bang"}, characters={"b": "suzy-lafayette"}, deck="bang-ah missed"
    )
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    table.a.plays("bang")
    assert table.b.life == 3
    assert table.b.cards == "bang-ah"


@rule("bang-char-suzy-lafayette-two-missed")
def test_between_two_missed_she_draws_at_once() -> None:
    table = bang(
        hands={"a": "bang", "b": "missed"},
        characters={"a": "slab-the-killer", "b": "suzy-lafayette"},
        deck="missed beer",
    )
    table.a.plays("bang", at="b")
    table.b.plays("missed")
    assert table.b.hand == "missed"
    table.b.plays("missed")
    assert table.b.life == 4
    assert table.b.hand == "beer"


@rule("bang-char-suzy-lafayette-rescue")
def test_she_does_not_draw_before_the_rescue() -> None:
    table = bang(
        hands={"a": "duel bang", "b": "bang"},
        characters={"b": "suzy-lafayette"},
        life={"b": 1},
        deck="beer beer",
    )
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    table.a.plays("bang")
    assert not table.b.in_game


@rule("bang-char-suzy-lafayette-trade")
def test_an_exchange_of_cards_is_one_effect() -> None:
    table = bang(
        hands={"a": "jail", "b": "beer"},
        characters={"a": "flint-westwood", "b": "suzy-lafayette"},
        deck="missed",
    )
    table.a.uses("flint-westwood", at="b")
    while table.a.asked == "flint-trade":
        table.a.chooses(table.a.options[0])
    assert table.b.hand == "jail"


@rule("bang-char-suzy-lafayette-gained")
def test_who_comes_to_have_her_ability_with_an_empty_hand_draws_after_that_step() -> None:
    table = bang(
        characters={"b": "vera-custer", "c": "suzy-lafayette"},
        hands={"c": "jail"},
        deck="beer bang missed",
        turn="b",
        phase="start",
    )
    table.b.chooses("copy:c")
    assert table.b.hand == "beer bang missed"  # one for the copy, two of phase 1


# Vulture Sam and Willy the Kid


@rule("bang-char-vulture-sam", "bang-char-vulture-sam-reward")
def test_vulture_sam_takes_all_cards_of_the_dead_and_then_his_reward() -> None:
    table = bang(
        hands={"a": "bang", "b": "jail"},
        characters={"a": "vulture-sam"},
        front={"b": "scope"},
        life={"b": 1},
        deck="beer beer panic",
    )
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert sorted(table.a.hand.split()[:2]) == ["jail", "scope"]
    assert table.a.hand.split()[2:] == ["beer", "beer", "panic"]
    assert table.c.hears("cards-inherited")["hand"] is None
    assert "jail" not in table.discard


@rule("bang-char-vulture-sam-two")
def test_two_vultures_take_turns_the_nearest_first() -> None:
    table = bang(
        hands={"a": "bang", "b": "jail beer"},
        characters={"c": "vulture-sam", "d": "vera-custer"},
        front={"b": "scope"},
        life={"b": 1},
    )
    table.table.copied = [-1, -1, -1, table.table.character[2]]
    refresh_all(table.table)
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert table.waiting_for == "c"
    table.c.takes("scope")
    assert table.c.hand.startswith("scope")
    assert len(table.d.hand.split()) == 1
    assert len(table.c.hand.split()) == 2


@rule("bang-char-willy-the-kid")
def test_willy_the_kid_fires_as_often_as_he_can() -> None:
    table = bang(hands={"a": "bang bang bang"}, characters={"a": "willy-the-kid"})
    for life in (3, 2, 1):
        table.a.plays("bang", at="b")
        assert table.b.life == life
    other = bang(hands={"b": "bang bang"}, characters={"a": "willy-the-kid"}, turn="b")
    other.b.plays("bang", at="a")
    assert other.b.cannot_play("bang", at="a") == "bang-turn-one-shot"


@rule("bang-char-bart-cassidy", "bang-char-bart-cassidy-any-cause")
def test_bart_draws_a_card_for_each_point_dynamite_costs_him() -> None:
    table = bang(
        characters={"b": "bart-cassidy"},
        front={"b": "dynamite"},
        deck="2♠ beer jail saloon",
        turn="b",
        phase="start",
    )
    assert table.b.life == 1
    assert [event["n"] for event in table.told("cards-drawn")] == [3, 2]  # then his phase 1
    assert table.b.hand.startswith("beer jail saloon")
