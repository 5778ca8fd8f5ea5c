"""26. The event cards of High Noon: suits, the way round, draws, lives, new characters."""

from __future__ import annotations

from posse.core.chance import Chance
from posse.core.table import SPECTATOR
from posse.games.bang.facts import CHARACTERS_NAMED
from posse.games.bang.rules.speaking import refresh_all
from posse.testing import rule
from tests.games.bang.laying import bang
from tests.games.bang.placing import named

# Suits


@rule("bang-hn-blessing", "bang-check-suit-change")
def test_under_blessing_every_check_shows_hearts() -> None:
    table = bang(event="blessing", hands={"a": "bang"}, front={"b": "barrel"}, deck="9♠")
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    assert table.b.life == 4
    assert table.waiting_for == "a"


@rule("bang-hn-blessing", "bang-check-suit-change")
def test_under_blessing_prisoners_walk_free() -> None:
    table = bang(event="blessing", front={"b": "jail"}, deck="9♠")
    table.a.ends()
    assert table.b.front == ""
    assert table.waiting_for == "b"


@rule("bang-hn-curse", "bang-check-suit-change")
def test_under_curse_dynamite_explodes_on_two_to_nine_of_any_suit() -> None:
    table = bang(event="curse", front={"b": "dynamite"}, deck="9♥")
    table.a.ends()
    assert table.b.life == 1


@rule("bang-hn-curse", "bang-check-suit-change")
def test_under_curse_a_ten_does_not_set_dynamite_off() -> None:
    table = bang(event="curse", front={"b": "dynamite"}, deck="10♥")
    table.a.ends()
    assert table.b.life == 4
    assert table.c.front == "dynamite"


@rule("bang-hn-curse")
def test_under_curse_a_barrel_never_helps() -> None:
    table = bang(event="curse", hands={"a": "bang"}, front={"b": "barrel"}, deck="4♥")
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    assert table.b.life == 3


@rule("bang-hn-blessing-hands", "bang-char-apache-kid-blessing")
def test_under_blessing_and_curse_no_card_in_hand_is_of_diamonds() -> None:
    for event in ("blessing", "curse"):
        table = bang(event=event, hands={"a": "bang-2d"}, characters={"b": "apache-kid"})
        table.a.plays("bang", at="b")
        assert table.b.life == 2
    without = bang(hands={"a": "bang-2d"}, characters={"b": "apache-kid"})
    without.a.plays("bang", at="b")
    assert without.b.life == 3


@rule("bang-char-black-jack-suits")
def test_black_jack_always_gets_his_card_under_blessing_and_never_under_curse() -> None:
    for event, cards in (("blessing", 3), ("curse", 2), ("thirst", 1)):
        table = bang(event=event, characters={"b": "black-jack"}, deck="2♠ 3♥ 4♥ 5♥")
        table.a.ends()
        assert len(table.b.hand.split()) == cards


# Gold Rush


@rule("bang-hn-gold-rush", "bang-hn-gold-rush-when", "bang-time-turn-order-gold-rush")
def test_turns_go_the_other_way_from_the_flip_to_the_next_one() -> None:
    table = bang(coming="gold-rush shootout", phase="start")
    seen = []
    for _ in range(5):
        seen.append(table.turn)
        player = table.player(table.table.turn)
        player.ends()
        while table.table.turn == player.seat:
            player.chooses(player.options[0])
    assert seen == ["a", "d", "c", "b", "a"]
    assert table.event == "shootout"
    assert table.turn == "b"


@rule("bang-hn-gold-rush-effects", "bang-time-turn-order-gold-rush")
def test_targets_store_and_dynamite_go_the_other_way() -> None:
    table = bang(event="gold-rush", hands={"a": "gatling general-store", "b": "missed", "d": "missed"})
    table.a.plays("gatling")
    assert table.waiting_for == "d"
    table.d.chooses("take")
    table.b.chooses("take")
    table.a.plays("general-store")
    table.a.chooses(table.a.options[0])
    assert table.waiting_for == "d"
    dynamite = bang(event="gold-rush", front={"d": "dynamite"}, deck="K♥")
    dynamite.a.ends()
    assert dynamite.c.front == "dynamite"


@rule("bang-time-turn-order-gold-rush")
def test_the_turn_goes_on_the_other_way_after_a_turn_player_who_has_fallen() -> None:
    table = bang(event="gold-rush", hands={"c": "duel", "d": "bang"}, life={"c": 1}, turn="c")
    table.c.plays("duel", at="d")
    table.d.plays("bang")
    assert not table.c.in_game
    assert table.turn == "b"


# The Daltons


@rule("bang-hn-the-daltons", "bang-hn-the-daltons-any")
def test_everybody_gives_up_a_card_of_their_own_choice() -> None:
    table = bang(
        coming="the-daltons",
        front={"b": "jail barrel", "c": "dynamite sombrero", "d": "mustang"},
        phase="start",
    )
    assert table.b.asked == "daltons-discard"
    table.b.takes("jail")
    table.c.takes("sombrero")
    assert table.b.front == "barrel"
    assert table.c.front == "dynamite"
    assert table.d.front == ""
    assert table.waiting_for == "a"


# Drawing


@rule("bang-hn-thirst", "bang-hn-thirst-numbers", "bang-draw-count")
def test_under_thirst_everybody_draws_one_card() -> None:
    for name in ("willy-the-kid", "pixie-pete", "bill-noface", "claus-the-saint", "black-jack"):
        table = bang(event="thirst", characters={"b": name}, life={"b": 1}, deck="2♦ 3♦ 4♦")
        table.a.ends()
        assert table.waiting_for == "b"
        assert len(table.b.hand.split()) == 1, name


@rule("bang-hn-thirst-numbers")
def test_under_thirst_the_source_may_still_be_chosen() -> None:
    jesse = bang(event="thirst", characters={"b": "jesse-jones"}, hands={"c": "beer"})
    jesse.a.ends()
    jesse.b.chooses("hand:c")
    assert jesse.b.hand == "beer"
    pedro = bang(event="thirst", characters={"b": "pedro-ramirez"}, discard="duel")
    pedro.a.ends()
    pedro.b.chooses("discard")
    assert pedro.b.hand == "duel"
    pat = bang(event="thirst", characters={"b": "pat-brennan"}, front={"c": "barrel"})
    pat.a.ends()
    pat.b.chooses(next(option for option in pat.b.options if option.startswith("card:barrel")))
    assert pat.b.hand == "barrel"


@rule("bang-char-kit-carlson-thirst")
def test_kit_takes_one_of_three_under_thirst() -> None:
    table = bang(event="thirst", characters={"b": "kit-carlson"}, deck="2♦ 3♦ 4♦")
    table.a.ends()
    table.b.chooses("card:bang-3d")
    assert table.b.cards == "bang-3d"
    assert table.waiting_for == "b"
    assert table.b.asked == "play"
    assert named(table.table.deck[:-3:-1]) == "bang-2d bang-4d"


@rule("bang-char-claus-the-saint-thirst")
def test_claus_gives_nothing_away_under_thirst() -> None:
    table = bang(event="thirst", characters={"b": "claus-the-saint"})
    table.a.ends()
    assert table.b.asked == "play"
    assert len(table.b.hand.split()) == 1
    assert table.c.hand == ""


@rule("bang-hn-thirst-numbers", "bang-turn-step-before-draw")
def test_youl_grinner_still_gets_his_gifts_under_thirst() -> None:
    table = bang(
        event="thirst", characters={"b": "youl-grinner"}, hands={"c": "beer", "a": "duel"}, deck="saloon"
    )
    table.a.ends()  # nobody has a choice of cards
    assert table.waiting_for == "b"
    assert sorted(table.b.hand.split()) == ["beer", "duel", "saloon"]


@rule("bang-hn-thirst-numbers", "bang-char-greygory-deck")
def test_under_thirst_a_drawn_character_changes_no_number_either() -> None:
    table = bang(event="thirst", characters={"b": "greygory-deck"}, life={"b": 1})
    table.table.held = [(), (CHARACTERS_NAMED["black-jack"], CHARACTERS_NAMED["willy-the-kid"]), (), ()]
    refresh_all(table.table)
    table.a.ends()
    table.b.chooses("keep")
    assert len(table.b.hand.split()) == 1
    assert not table.told("card-shown")


@rule("bang-hn-high-noon", "bang-rescue-sid")
def test_sid_ketchum_pays_for_the_last_life_that_high_noon_takes() -> None:
    table = bang(event="high-noon", characters={"b": "sid-ketchum"}, hands={"b": "duel jail"}, life={"b": 1})
    table.a.ends()
    assert (table.b.asked, table.b.options) == ("rescue", ["give-up", "use:sid-ketchum"])
    table.b.uses("sid-ketchum")
    table.b.pays("duel")
    assert (table.b.life, table.b.asked, table.turn) == (1, "play", "b")
    poor = bang(event="high-noon", characters={"b": "sid-ketchum"}, hands={"b": "duel"}, life={"b": 1})
    poor.a.ends()
    assert poor.b.options == ["give-up"]


@rule("bang-hn-train-arrival", "bang-draw-count")
def test_train_arrival_brings_one_card_more() -> None:
    for name, cards in (("willy-the-kid", 3), ("pixie-pete", 5)):
        table = bang(event="train-arrival", characters={"b": name})
        table.a.ends()
        assert len(table.b.hand.split()) == cards


@rule("bang-char-kit-carlson-train", "bang-char-pat-brennan-only")
def test_kit_gets_back_what_he_put_on_top_and_pat_his_extra_card() -> None:
    kit = bang(event="train-arrival", characters={"b": "kit-carlson"}, deck="2♦ 3♦ 4♦")
    kit.a.ends()
    kit.b.chooses("card:bang-2d")
    kit.b.chooses("card:bang-4d")
    assert kit.b.cards == "bang-2d bang-4d bang-3d"
    pat = bang(event="train-arrival", characters={"b": "pat-brennan"}, front={"c": "barrel"}, deck="duel")
    pat.a.ends()
    pat.b.chooses(next(option for option in pat.b.options if option.startswith("card:barrel")))
    assert pat.b.hand == "barrel duel"


# Shootout, High Noon, The Doctor


@rule("bang-hn-shootout", "bang-turn-volcanic-then-other")
def test_two_bang_cards_in_a_turn_and_no_fewer_than_allowed_anyway() -> None:
    table = bang(event="shootout", hands={"a": "bang bang bang"})
    table.a.plays("bang", at="b")
    table.a.plays("bang", at="b")
    assert table.a.cannot_play("bang", at="b") == "bang-turn-one-shot"
    volcanic = bang(event="shootout", hands={"a": "bang bang bang"}, front={"a": "volcanic"})
    volcanic.a.plays("bang", at="b")
    volcanic.a.plays("bang", at="b")
    assert volcanic.a.may_play("bang", at="b")


@rule("bang-hn-high-noon", "bang-char-bart-cassidy-any-cause")
def test_every_turn_costs_a_life() -> None:
    table = bang(event="high-noon", characters={"b": "bart-cassidy"})
    table.a.ends()
    assert table.b.life == 3
    assert len(table.b.hand.split()) == 3  # two, and Bart's one


@rule("bang-hn-high-noon", "bang-char-el-gringo-not-dynamite")
def test_high_noon_is_nobodys_card() -> None:
    table = bang(event="high-noon", characters={"b": "el-gringo"}, hands={"a": "beer"})
    table.a.ends()
    assert table.b.life == 2
    assert table.a.hand == "beer"


@rule("bang-hn-the-doctor", "bang-hn-the-doctor-leaves")
def test_the_weakest_are_healed_and_the_doctor_is_gone() -> None:
    table = bang(coming="the-doctor", life={"a": 3, "b": 1, "c": 1, "d": 0}, phase="start")
    assert table.b.life == table.c.life == 2
    assert table.a.life == 3
    assert not table.d.in_game
    assert table.event == ""


# New Identity


@rule("bang-hn-new-identity", "bang-hn-new-identity-life", "bang-hn-new-identity-keep")
def test_a_player_may_become_their_spare_character() -> None:
    table = bang(
        event="new-identity",
        spares={"b": "paul-regret"},
        characters={"b": "jourdonnais"},
        hands={"b": "beer"},
        front={"b": "barrel"},
    )
    table.a.ends()
    assert table.b.asked == "new-identity"
    table.b.chooses("switch")
    assert table.b.me.character == "paul-regret"
    assert (table.b.life, table.b.me.seen.most) == (2, 3)
    assert table.b.hand.startswith("beer")
    assert table.b.front == "barrel"
    assert table.table.spare[1] == CHARACTERS_NAMED["jourdonnais"]


@rule("bang-hn-new-identity", "bang-hn-new-identity-life")
def test_keeping_changes_nothing_and_the_sheriff_has_one_life_more() -> None:
    table = bang(event="new-identity", spares={"b": "paul-regret"})
    table.a.ends()
    table.b.chooses("keep")
    assert table.b.life == 4
    sheriff = bang(roles={"b": "sheriff"}, coming="new-identity", spares={"b": "paul-regret"})
    sheriff.a.ends()
    sheriff.b.chooses("switch")
    assert (sheriff.b.life, sheriff.b.me.seen.most) == (2, 4)


@rule("bang-hn-new-identity", "bang-info-hand-secret", "bang-setup-spare")
def test_only_the_player_sees_the_spare_until_it_is_taken_up() -> None:
    table = bang(event="new-identity", spares={"b": "paul-regret"})
    paul = CHARACTERS_NAMED["paul-regret"]
    assert table.b.sees.spare == -1
    table.a.ends()
    assert table.b.sees.spare == paul
    assert table.a.sees.spare == -1
    told = [event for event in table.table.events(0, 0) if event.kind.name == "spare-seen"]
    assert not told[0].is_whole()
    spares = {table.table.imagine(0, Chance.from_text(str(seed))).spare[1] for seed in range(30)}
    assert len(spares) > 5
    assert {table.table.imagine(1, Chance.from_text(str(seed))).spare[1] for seed in range(30)} == {paul}
    table.b.chooses("switch")
    assert table.table.view(SPECTATOR).figures[1].character == paul


@rule("bang-hn-new-identity-same-turn", "bang-char-greygory-deck-doubled")
def test_a_new_greygory_draws_two_characters_in_the_same_turn() -> None:
    table = bang(event="new-identity", characters={"b": "paul-regret"}, spares={"b": "greygory-deck"})
    table.a.ends()
    table.b.chooses("switch")
    assert len(table.table.held[1]) == 2
    doubled = bang(
        event="new-identity",
        spares={"c": "willy-the-kid"},
        characters={"c": "paul-regret", "d": "greygory-deck"},
        turn="b",
    )
    willy = CHARACTERS_NAMED["willy-the-kid"]
    doubled.table.held = [(), (), (), (willy, CHARACTERS_NAMED["rose-doolan"])]
    refresh_all(doubled.table)
    doubled.b.ends()
    doubled.c.chooses("switch")
    assert "willy-the-kid" in doubled.c.me.abilities
    assert "willy-the-kid" in doubled.d.me.abilities


@rule("bang-hn-new-identity-same-turn", "bang-char-suzy-lafayette-gained")
def test_a_new_suzy_with_an_empty_hand_draws_at_once() -> None:
    table = bang(event="new-identity", characters={"b": "jourdonnais"}, spares={"b": "suzy-lafayette"})
    table.a.ends()
    table.b.chooses("switch")
    assert len(table.b.hand.split()) == 3


@rule("bang-hn-new-identity-keep", "bang-char-vera-custer-persist")
def test_a_new_identity_loses_copies_and_copies_of_the_old_one_stay() -> None:
    table = bang(
        event="new-identity",
        characters={"b": "vera-custer", "c": "willy-the-kid"},
        spares={"b": "paul-regret", "c": "rose-doolan"},
    )
    willy = CHARACTERS_NAMED["willy-the-kid"]
    table.table.copied = [-1, willy, -1, -1]
    refresh_all(table.table)
    table.a.ends()
    table.b.chooses("switch")
    assert table.b.me.abilities == ["paul-regret"]
    other = bang(
        event="new-identity",
        characters={"d": "vera-custer", "c": "willy-the-kid"},
        spares={"c": "rose-doolan"},
        turn="b",
    )
    other.table.copied = [-1, -1, -1, willy]
    refresh_all(other.table)
    other.b.ends()
    other.c.chooses("switch")
    assert other.d.me.abilities == ["vera-custer", "willy-the-kid"]
