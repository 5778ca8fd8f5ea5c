"""27. The event cards of A Fistful of Cards."""

from __future__ import annotations

from posse.core.chance import Chance
from posse.core.table import SPECTATOR
from posse.games.bang.facts import EVENT_BOX, EVENT_NAMES
from posse.testing import rule
from tests.games.bang.laying import BangStory, bang, new_bang
from tests.games.bang.placing import named


def told(story: BangStory, kind: str) -> int:
    return [event.kind.name for event in story.table.told].count(kind)


def passes(story: BangStory) -> None:
    """Those who are asked do nothing, until the turn is over."""
    turn = story.table.turns
    while not story.over and story.table.turns == turn:
        seat = story.table.asked_seats()[0]
        story.acts(lambda table, seat=seat: table.take(seat, table.default(seat)))


@rule("bang-comp-events", "bang-event-deck-build", "bang-event-one-active")
def test_fistful_has_fifteen_cards_and_mixed_has_all_thirty() -> None:
    fistful = {name for number, name in enumerate(EVENT_NAMES) if EVENT_BOX[number] == 1}
    assert len(fistful) == 15
    assert {EVENT_NAMES[each] for each in new_bang(events="fistful").table.event_deck} == fistful
    assert len(new_bang(events="mixed").table.event_deck) == 30


@rule("bang-event-deck-no-final-card")
def test_a_fistful_of_cards_can_be_the_first_card() -> None:
    tops = {new_bang(seed=str(seed), events="fistful").table.event_deck[-1] for seed in range(150)}
    assert EVENT_NAMES.index("a-fistful-of-cards") in tops


# Hard Liquor


@rule("bang-foc-hard-liquor", "bang-turn-step-before-draw")
def test_a_drink_instead_of_phase_one() -> None:
    table = bang(event="hard-liquor", life={"b": 2})
    table.a.ends()
    assert table.b.asked == "hard-liquor"
    table.b.chooses("drink")
    assert table.b.life == 3
    assert table.b.hand == ""
    assert table.b.asked == "play"


@rule("bang-foc-hard-liquor", "bang-foc-hard-liquor-not-full")
def test_who_is_healthy_or_declines_draws() -> None:
    table = bang(event="hard-liquor")
    table.a.ends()
    assert table.b.asked == "play"
    assert len(table.b.hand.split()) == 2
    wounded = bang(event="hard-liquor", life={"b": 2})
    wounded.a.ends()
    wounded.b.chooses("draw")
    assert len(wounded.b.hand.split()) == 2
    assert wounded.b.life == 2


@rule("bang-turn-step-before-draw")
def test_youl_grinner_gets_nothing_if_phase_one_is_skipped_or_replaced() -> None:
    liquor = bang(
        event="hard-liquor", life={"b": 2}, characters={"b": "youl-grinner"}, hands={"c": "beer beer"}
    )
    liquor.a.ends()
    liquor.b.chooses("drink")
    assert liquor.b.asked == "play"
    assert liquor.c.hand == "beer beer"
    peyote = bang(event="peyote", characters={"b": "youl-grinner"}, hands={"c": "beer beer"})
    peyote.a.ends()
    assert peyote.b.asked == "peyote-guess"
    drawn = bang(
        event="hard-liquor", life={"b": 2}, characters={"b": "youl-grinner"}, hands={"c": "beer beer"}
    )
    drawn.a.ends()
    drawn.b.chooses("draw")
    assert drawn.waiting_for == "c"
    assert drawn.c.asked == "youl-gift"


# Abandoned Mine


@rule("bang-foc-abandoned-mine", "bang-foc-abandoned-mine-discard", "bang-foc-abandoned-mine-when")
def test_cards_come_from_the_discard_pile_and_go_onto_the_deck() -> None:
    table = bang(event="abandoned-mine", discard="duel beer", deck="gatling", hands={"b": "saloon missed"})
    table.a.ends()
    assert table.b.hand == "saloon missed beer duel"
    table.b.plays("saloon")
    assert table.discard == ""
    assert [named([card]) for card in table.sees.mine] == ["saloon-5h"]
    table.b.ends()
    assert table.turn == "c"
    assert table.c.hand.split()[0] == "saloon"  # the pile is empty: c draws from the deck, saloon on top
    assert table.sees.mine == []


@rule("bang-foc-abandoned-mine", "bang-foc-abandoned-mine-first-other")
def test_with_an_empty_discard_pile_cards_come_from_the_deck_and_discards_go_as_usual() -> None:
    table = bang(event="abandoned-mine", deck="duel beer", hands={"b": "saloon"})
    table.a.ends()
    assert table.b.hand.startswith("saloon duel")
    table.b.plays("saloon")
    assert table.discard.endswith("saloon")
    assert table.sees.mine == []


@rule("bang-foc-abandoned-mine")
def test_a_pile_with_one_card_is_completed_from_the_deck() -> None:
    table = bang(event="abandoned-mine", discard="duel", deck="gatling")
    table.a.ends()
    assert table.b.hand == "duel gatling"


@rule("bang-foc-abandoned-mine-discard", "bang-info-known-deck", "bang-info-hand-secret")
def test_excess_cards_are_buried_unseen_and_others_in_the_open() -> None:
    table = bang(
        event="abandoned-mine", discard="duel beer", hands={"b": "saloon missed missed"}, life={"b": 2}
    )
    table.a.ends()
    table.b.plays("saloon")
    table.table.life[1] = 2
    table.b.ends()
    assert table.b.asked == "discard-excess"
    table.b.discards("missed")
    seen = table.table.view(SPECTATOR).mine
    assert seen[-1] == -1
    assert table.b.sees.mine[-1] >= 0
    assert table.c.sees.mine[0] >= 0
    told_to_c = [event for event in table.table.events(0, 2) if event.kind.name == "excess-buried"]
    assert not told_to_c[0].is_whole()
    imagined = {table.table.imagine(2, Chance.from_text(str(seed))).mine[-1] for seed in range(20)}
    assert len(imagined) > 3


@rule("bang-foc-abandoned-mine-others")
def test_others_discard_onto_the_pile() -> None:
    table = bang(event="abandoned-mine", discard="duel bang", hands={"c": "missed"}, deck="2♦")
    table.a.ends()
    table.b.plays("bang", at="c")
    table.c.plays("missed")
    assert table.discard == "missed"
    assert named(list(table.sees.mine)).startswith("bang")


@rule("bang-foc-abandoned-mine-turn-cut", "bang-turn-player-eliminated", "bang-turn-end-sequence")
def test_a_turn_player_who_falls_leaves_the_mine_to_the_deck_and_the_rest_to_the_pile() -> None:
    table = bang(
        event="abandoned-mine", discard="beer duel", hands={"c": "bang", "b": "saloon"}, life={"b": 1}
    )
    table.a.ends()
    table.b.plays("duel", at="c")
    table.c.plays("bang")
    table.b.chooses("refuse")
    table.b.chooses("give-up")
    assert table.b.asked == "discard-order"
    table.b.chooses(table.b.options[0])
    assert not table.b.in_game
    assert table.turn == "c"
    assert table.sees.mine == []
    assert table.c.hand == "saloon beer"  # from the pile
    assert named(table.table.deck[-1:]).startswith("duel")


@rule("bang-foc-abandoned-mine-characters")
def test_kit_looks_at_the_discard_pile_and_pedro_is_not_asked() -> None:
    kit = bang(event="abandoned-mine", discard="duel beer", deck="gatling", characters={"b": "kit-carlson"})
    kit.a.ends()
    assert [option.split("-")[0] for option in kit.b.options] == ["card:beer", "card:duel", "card:gatling"]
    kit.b.takes("beer")
    kit.b.takes("gatling")
    assert kit.b.hand == "beer gatling"
    assert kit.discard == "duel"
    pedro = bang(event="abandoned-mine", discard="duel beer", characters={"b": "pedro-ramirez"})
    pedro.a.ends()
    assert pedro.b.asked == "play"
    assert pedro.b.hand == "beer duel"


@rule("bang-foc-abandoned-mine-characters", "bang-char-gary-looter-phase-3")
def test_gary_looter_still_takes_excess_cards() -> None:
    table = bang(
        event="abandoned-mine",
        discard="duel beer",
        hands={"b": "missed missed"},
        life={"b": 3},
        characters={"d": "gary-looter"},
    )
    table.a.ends()
    table.b.ends()
    table.b.discards("missed")
    assert table.d.hand == "missed"


@rule("bang-foc-abandoned-mine-first-other")
def test_pat_brennan_who_took_a_card_in_play_discards_as_usual() -> None:
    table = bang(
        event="abandoned-mine",
        discard="duel",
        front={"c": "barrel"},
        hands={"b": "saloon"},
        characters={"b": "pat-brennan"},
    )
    table.a.ends()
    table.b.takes("barrel")
    table.b.plays("saloon")
    assert table.discard == "duel saloon"


@rule("bang-elim-order-asked")
def test_the_top_card_matters_under_abandoned_mine() -> None:
    table = bang(event="abandoned-mine", hands={"a": "bang", "b": "duel indians"}, life={"b": 1})
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert table.b.asked == "discard-order"


@rule("bang-var-no-mercy-when")
def test_the_sheriff_takes_a_bang_back_out_of_the_mine() -> None:
    table = bang(coming="abandoned-mine", discard="duel bang", turn="d", no_mercy=True)
    table.d.ends()
    assert table.a.hand == "bang duel"
    table.a.plays("bang", at="b")
    table.a.ends()
    assert table.a.asked == "no-mercy-return"
    table.a.takes("bang")
    assert table.a.hand == "duel bang"
    assert table.sees.mine == []


# Ranch, Peyote


@rule("bang-foc-ranch", "bang-turn-ranch-point")
def test_cards_are_swapped_at_the_end_of_phase_two() -> None:
    table = bang(event="ranch", hands={"a": "missed beer duel"}, deck="gatling saloon")
    table.a.ends()
    assert table.a.asked == "ranch-swap"
    table.a.discards("missed", "duel")
    table.a.chooses("enough")
    assert table.a.hand == "beer gatling saloon"
    assert table.turn == "b"


@rule("bang-foc-ranch", "bang-turn-skipped")
def test_nobody_is_asked_without_cards_or_in_a_turn_lost_to_jail() -> None:
    table = bang(event="ranch")
    table.a.ends()
    assert table.turn == "b"
    jailed = bang(event="ranch", hands={"b": "beer"}, front={"b": "jail"}, deck="2♠")
    jailed.a.ends()
    assert jailed.turn == "c"


@rule("bang-char-suzy-lafayette-swap")
def test_a_swap_of_the_whole_hand_does_not_trigger_suzy() -> None:
    table = bang(
        event="ranch", hands={"a": "missed beer"}, characters={"a": "suzy-lafayette"}, deck="duel duel"
    )
    table.a.ends()
    table.a.discards("missed", "beer")
    assert table.a.hand == "duel duel"


@rule("bang-foc-peyote")
def test_right_guesses_are_kept_and_a_wrong_one_ends_it() -> None:
    table = bang(event="peyote", deck="2♦ 3♠ 4♦ 5♦")
    table.a.ends()
    assert table.b.options == ["red", "black"]
    table.b.chooses("red")
    assert table.b.options == ["red", "black", "stop"]
    table.b.chooses("black")
    table.b.chooses("black")
    assert table.b.asked == "play"
    assert len(table.b.hand.split()) == 2
    assert len(table.discard.split()) == 1


@rule("bang-foc-peyote")
def test_a_player_may_stop_after_a_right_guess() -> None:
    table = bang(event="peyote", deck="2♦ 3♠")
    table.a.ends()
    table.b.chooses("red")
    table.b.chooses("stop")
    assert table.b.asked == "play"
    assert table.b.cards == "bang-2d"
    assert table.c.sees.players[1].known == [table.table.hands[1][0]]


@rule("bang-foc-peyote-abilities", "bang-check-what-is-not")
def test_peyote_replaces_draw_abilities_and_is_no_check() -> None:
    for name in ("pixie-pete", "kit-carlson", "jesse-jones", "claus-the-saint", "lucky-duke"):
        table = bang(event="peyote", characters={"b": name}, hands={"c": "beer"}, deck="2♦ 3♦")
        table.a.ends()
        assert table.b.asked == "peyote-guess", name
        table.b.chooses("black")
        assert table.b.asked == "play"
        assert told(table, "check-flipped") == 0


@rule("bang-foc-peyote-no-card")
def test_without_any_card_there_is_nothing_to_guess() -> None:
    table = bang(event="peyote")
    table.table.hands[2] = table.table.deck[:]
    for card in table.table.deck:
        table.table.knows[card] = 1 << 2
    table.table.deck = []
    table.a.ends()
    assert table.b.asked == "play"


# Ambush


@rule("bang-foc-ambush")
def test_everybody_is_next_to_everybody() -> None:
    table = bang(players=7, event="ambush", hands={"a": "bang panic"})
    assert table.a.distance("d") == 1
    assert table.a.may_play("bang", at="d")
    assert not bang(players=7, hands={"a": "bang"}).a.may_play("bang", at="d")


@rule("bang-foc-ambush-modifiers")
def test_cards_and_abilities_still_change_distances() -> None:
    table = bang(players=7, event="ambush", front={"d": "mustang"}, characters={"e": "paul-regret"})
    assert table.a.distance("d") == 2
    assert table.a.distance("e") == 2
    rose = bang(players=7, event="ambush", front={"d": "mustang"}, characters={"a": "rose-doolan"})
    assert rose.a.distance("d") == 1


# Ricochet


@rule("bang-foc-ricochet", "bang-foc-ricochet-range", "bang-foc-ricochet-unlimited")
def test_bang_cards_are_fired_at_cards_in_play() -> None:
    table = bang(players=7, event="ricochet", hands={"a": "bang bang bang"}, front={"d": "barrel mustang"})
    table.a.uses("ricochet", at="d")
    assert table.a.asked == "which-bang"
    table.a.pays("bang")
    assert table.a.asked == "ricochet-card"
    table.a.takes("mustang")
    assert table.d.asked == "ricochet-missed"
    table.d.chooses("take")
    assert table.d.front == "barrel"
    assert table.d.life == 4
    table.a.uses("ricochet", at="d")
    table.a.pays("bang")
    table.d.chooses("take")
    assert table.d.front == ""
    assert table.a.may_play("bang", at="b")  # it does not count


@rule("bang-foc-ricochet", "bang-shot-same-request", "bang-foc-ricochet-slab")
def test_one_missed_of_any_source_saves_the_card() -> None:
    table = bang(
        event="ricochet",
        hands={"a": "bang bang", "b": "missed"},
        front={"b": "barrel"},
        characters={"a": "slab-the-killer"},
        deck="2♥",
    )
    table.a.uses("ricochet", at="b")
    table.a.pays("bang")
    table.b.uses("barrel")
    assert table.b.front == "barrel"
    assert table.b.hand == "missed"
    table.a.uses("ricochet", at="b")
    assert table.b.asked == "ricochet-missed"
    table.b.plays("missed")
    assert table.b.front == "barrel"


@rule("bang-foc-ricochet", "bang-green-missed-any-time")
def test_a_green_card_that_is_shot_at_can_save_itself_and_is_used_up() -> None:
    table = bang(event="ricochet", hands={"a": "bang"}, front={"b": "sombrero"})
    table.a.uses("ricochet", at="b")
    assert table.b.options == ["take", "use:sombrero"]
    table.b.uses("sombrero")
    assert table.b.front == ""
    assert table.discard == "sombrero bang"
    fresh = bang(event="ricochet", hands={"a": "bang"}, front={"b": "sombrero"}, fresh="sombrero")
    fresh.a.uses("ricochet", at="b")
    assert fresh.b.front == ""


@rule("bang-foc-ricochet-as-bang")
def test_janet_fires_a_missed_at_a_card() -> None:
    table = bang(
        event="ricochet", hands={"a": "missed"}, front={"b": "barrel"}, characters={"a": "calamity-janet"}
    )
    table.a.uses("ricochet", at="b")
    table.b.chooses("take")
    assert table.b.front == ""
    without = bang(event="ricochet", hands={"a": "missed"}, front={"b": "barrel"})
    assert without.a.options == ["end"]


@rule("bang-foc-ricochet-as-bang")
def test_janet_snipes_with_a_missed() -> None:
    table = bang(event="sniper", hands={"a": "missed bang"}, characters={"a": "calamity-janet"})
    table.a.uses("sniper", at="b")
    assert table.b.life == 3


@rule("bang-char-apache-kid-cards")
def test_a_ricochet_of_diamonds_does_nothing_to_apache_kid() -> None:
    table = bang(
        event="ricochet", hands={"a": "bang-2d"}, front={"b": "barrel"}, characters={"b": "apache-kid"}
    )
    table.a.uses("ricochet", at="b")
    assert table.b.front == "barrel"
    assert table.waiting_for == "a"


@rule("bang-char-lee-van-kliff-what", "bang-turn-shot-counter-what")
def test_lee_van_kliff_repeats_neither_ricochet_nor_sniper() -> None:
    table = bang(
        event="ricochet", hands={"a": "bang bang"}, front={"b": "mustang"}, characters={"a": "lee-van-kliff"}
    )
    table.a.uses("ricochet", at="b")
    table.a.pays("bang")
    assert not [option for option in table.a.options if "lee-van-kliff" in option]
    sniper = bang(event="sniper", hands={"a": "bang bang bang"}, characters={"a": "lee-van-kliff"})
    sniper.a.uses("sniper", at="b")
    sniper.a.pays("bang", "bang")
    assert not [option for option in sniper.a.options if "lee-van-kliff" in option]


# The Judge, Lasso


@rule("bang-foc-the-judge")
def test_no_card_is_put_in_play() -> None:
    table = bang(event="the-judge", hands={"a": "barrel jail sombrero dynamite beer"}, front={"b": "barrel"})
    assert table.a.cannot_play("barrel") == "bang-foc-the-judge"
    assert not table.a.may_play("jail", at="b")
    assert not table.a.may_play("sombrero")
    assert not table.a.may_play("dynamite")
    assert table.a.may_play("beer")


@rule("bang-foc-the-judge", "bang-foc-the-judge-moves")
def test_cards_in_play_keep_working_and_dynamite_passes_on() -> None:
    table = bang(event="the-judge", front={"b": "dynamite mustang"}, deck="K♥")
    table.a.ends()
    assert table.c.front == "dynamite"
    assert table.a.distance("b") == 2


@rule("bang-foc-lasso", "bang-weapon-no-effect", "bang-char-jourdonnais-not-card")
def test_cards_in_play_do_nothing() -> None:
    table = bang(
        event="lasso",
        hands={"a": "bang"},
        front={"a": "winchester", "b": "barrel mustang"},
        characters={"b": "jourdonnais"},
    )
    assert table.a.distance("b") == 1
    assert not table.a.may_play("bang", at="c")
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", "use:jourdonnais"]


@rule("bang-foc-lasso-checks")
def test_jail_and_dynamite_are_not_checked_and_stay() -> None:
    table = bang(event="lasso", front={"b": "jail dynamite"}, deck="5♠ 5♣")
    table.a.ends()
    assert table.waiting_for == "b"
    assert table.b.asked == "play"
    assert table.b.front == "jail dynamite"
    assert table.b.life == 4
    assert told(table, "check-flipped") == 0


@rule("bang-foc-lasso-placing")
def test_cards_are_placed_and_taken_but_green_ones_not_used() -> None:
    table = bang(
        event="lasso",
        hands={"a": "barrel cat-balou", "b": "missed"},
        front={"a": "conestoga", "b": "sombrero"},
    )
    assert not [option for option in table.a.options if option.startswith("use:")]
    table.a.plays("barrel")
    assert table.a.front == "conestoga barrel"
    table.a.plays("cat-balou", at="b")
    table.a.takes("sombrero")
    assert table.b.front == ""


@rule("bang-foc-lasso-checks", "bang-event-duration")
def test_dynamite_is_checked_again_when_lasso_is_over() -> None:
    table = bang(event="lasso", coming="ambush", front={"a": "dynamite"}, turn="d", deck="5♠")
    table.d.ends()
    assert table.event == "ambush"
    assert table.a.life == 2


@rule("bang-foc-lasso-checks", "bang-event-duration")
def test_a_prisoner_goes_back_to_jail_when_lasso_is_over() -> None:
    table = bang(event="lasso", coming="ambush", front={"b": "jail"}, turn="d", deck="2♠ 3♠ 5♠")
    table.d.ends()
    table.a.ends()
    assert (table.event, table.turn, table.b.front) == ("ambush", "c", "jail")


# Blood Brothers, Dead Man


@rule("bang-foc-blood-brothers", "bang-foc-blood-brothers-target", "bang-char-bart-cassidy-any-cause")
def test_a_life_is_given_at_the_start_of_a_turn() -> None:
    table = bang(event="blood-brothers", life={"c": 1, "d": 3}, characters={"b": "bart-cassidy"})
    table.a.ends()
    assert table.b.options == ["nobody", "seat:c", "seat:d"]
    table.b.chooses("seat:c")
    assert (table.b.life, table.c.life) == (3, 2)
    assert len(table.b.hand.split()) == 3
    assert table.b.asked == "play"


@rule("bang-foc-blood-brothers", "bang-foc-blood-brothers-target")
def test_not_the_last_life_and_only_to_the_wounded() -> None:
    last = bang(event="blood-brothers", life={"b": 1, "c": 1})
    last.a.ends()
    assert last.b.asked == "play"
    healthy = bang(event="blood-brothers")
    healthy.a.ends()
    assert healthy.b.asked == "play"


@rule("bang-foc-dead-man", "bang-foc-dead-man-permanent", "bang-foc-dead-man-cards")
def test_the_first_to_fall_comes_back_for_good() -> None:
    table = bang(event="dead-man", life={"b": 0}, deck="duel beer gatling saloon")
    table.a.ends()
    assert table.turn == "b"
    assert table.b.life == 2
    assert table.b.hand == "duel beer gatling saloon"
    assert table.sees.players[1].role_shown
    table.b.plays("gatling")
    while table.waiting_for != "b":
        table.player(table.table.asked_seats()[0]).chooses("take")
    table.b.ends()
    while table.turn == "b":
        table.b.chooses(table.b.options[0])
    assert table.b.in_game


@rule("bang-foc-dead-man", "bang-foc-dead-man-present")
def test_only_the_first_comes_back_and_nobody_if_they_are_there() -> None:
    table = bang(event="dead-man", life={"b": 0, "c": 0})
    table.table.first_out = 2
    table.a.ends()
    assert table.turn == "c"
    present = bang(event="dead-man", life={"b": 0})
    present.table.first_out = 2
    present.a.ends()
    assert present.turn == "c"
    assert not present.b.in_game


@rule("bang-foc-dead-man-later")
def test_who_falls_first_while_it_is_active_comes_back_too() -> None:
    table = bang(event="dead-man", hands={"a": "bang"}, life={"b": 1})
    table.a.plays("bang", at="b")
    assert not table.b.in_game
    table.a.ends()
    assert table.turn == "b"
    assert table.b.life == 2


@rule("bang-foc-dead-man-cards", "bang-char-vulture-sam")
def test_vulture_sam_keeps_what_he_took_from_the_dead_man() -> None:
    near = bang(
        event="dead-man",
        hands={"a": "gatling", "b": "saloon"},
        life={"b": 1},
        characters={"c": "vulture-sam"},
        deck="2♦ 3♦ 4♦ duel beer duel",
    )
    near.a.plays("gatling")
    near.b.chooses("take")
    near.b.chooses("give-up")
    near.c.chooses("take")
    assert near.c.hand == "saloon"
    near.a.ends()
    assert near.turn == "b"
    assert "saloon" not in near.b.hand
    assert near.c.hand == "saloon"


# A Fistful of Cards


@rule("bang-foc-a-fistful-of-cards", "bang-foc-a-fistful-of-cards-fixed", "bang-shot-same-request")
def test_a_shot_for_each_card_in_hand() -> None:
    table = bang(
        event="a-fistful-of-cards", hands={"b": "missed beer duel"}, front={"b": "barrel"}, deck="2♠"
    )
    table.a.ends()
    assert table.b.asked == "respond-missed"
    table.b.plays("missed")
    table.b.uses("barrel")
    table.b.chooses("take")
    table.b.chooses("take")
    assert table.b.asked == "play"
    assert table.b.life == 2
    assert told(table, "shot-fired") == 3


@rule("bang-foc-a-fistful-of-cards")
def test_an_empty_hand_is_not_shot_at() -> None:
    table = bang(event="a-fistful-of-cards")
    table.a.ends()
    assert table.b.asked == "play"
    assert told(table, "shot-fired") == 0


@rule("bang-foc-a-fistful-of-cards-fixed")
def test_the_shots_stop_when_the_player_is_out() -> None:
    table = bang(event="a-fistful-of-cards", hands={"b": "duel duel duel"}, life={"b": 1})
    table.a.ends()
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert not table.b.in_game
    assert told(table, "shot-fired") == 1
    assert table.turn == "c"


@rule("bang-foc-a-fistful-of-cards-between")
def test_a_card_gained_after_one_shot_helps_against_the_next() -> None:
    table = bang(
        event="a-fistful-of-cards",
        hands={"b": "duel duel"},
        characters={"b": "bart-cassidy"},
        deck="missed",
    )
    table.a.ends()
    table.b.chooses("take")
    table.b.plays("missed")
    assert table.b.life == 3


@rule("bang-foc-a-fistful-of-cards-no-source")
def test_these_shots_are_nobodys() -> None:
    table = bang(
        event="a-fistful-of-cards",
        hands={"a": "duel", "b": "duel"},
        characters={"b": "el-gringo"},
        life={"b": 1},
    )
    table.a.ends()
    table.b.chooses("take")
    table.b.chooses("give-up")
    out = next(event for event in table.table.told if event.kind.name == "eliminated")
    assert out.values[3] == -1
    assert table.a.hand == "duel"
    apache = bang(event="a-fistful-of-cards", hands={"b": "beer"}, characters={"b": "apache-kid"})
    apache.a.ends()
    apache.b.chooses("take")
    assert apache.b.life == 2


@rule("bang-char-john-pain-delay-event")
def test_john_pain_waits_for_the_last_of_the_shots() -> None:
    table = bang(
        event="a-fistful-of-cards",
        hands={"b": "duel duel"},
        front={"b": "barrel"},
        characters={"c": "john-pain"},
        deck="2♥ 3♥",
    )
    table.a.ends()
    table.b.uses("barrel")
    assert table.c.hand == ""
    table.b.uses("barrel")
    assert len(table.c.hand.split()) == 2


# Vendetta


@rule("bang-foc-vendetta", "bang-foc-vendetta-once", "bang-turn-extra", "bang-turn-end-sequence")
def test_hearts_bring_an_extra_turn_and_only_one() -> None:
    table = bang(event="vendetta", deck="2♥ beer beer 3♥")
    table.a.ends()
    assert table.turn == "a"
    assert told(table, "extra-turn") == 1
    assert table.a.hand == "beer beer"
    table.a.ends()
    assert table.turn == "b"
    assert told(table, "check-flipped") == 1


@rule("bang-foc-vendetta", "bang-check-optional-mandatory")
def test_any_other_suit_ends_the_turn() -> None:
    table = bang(event="vendetta", deck="2♠")
    table.a.ends()
    assert table.turn == "b"
    assert table.table.discard


@rule("bang-foc-vendetta", "bang-check-lucky-duke")
def test_lucky_duke_chooses_for_his_vendetta() -> None:
    table = bang(event="vendetta", deck="2♠ 2♥", characters={"a": "lucky-duke"})
    table.a.ends()
    assert table.a.asked == "choose-check-card"
    table.a.chooses(table.a.options[1])
    assert table.turn == "a"
    assert told(table, "extra-turn") == 1


@rule("bang-turn-extra", "bang-event-flip")
def test_the_event_does_not_change_in_an_extra_turn() -> None:
    table = bang(event="vendetta", coming="ambush", deck="2♥")
    table.a.ends()
    assert table.turn == "a"
    assert table.event == "vendetta"
    assert told(table, "event-turned") == 0


@rule("bang-turn-skipped", "bang-foc-vendetta")
def test_a_turn_lost_to_jail_has_no_vendetta() -> None:
    table = bang(event="vendetta", deck="2♠ 3♠ 2♥", front={"b": "jail"})
    table.a.ends()
    assert table.turn == "c"
    assert told(table, "check-flipped") == 2


@rule("bang-char-vera-custer-extra-turn")
def test_vera_chooses_again_in_an_extra_turn() -> None:
    table = bang(event="vendetta", characters={"a": "vera-custer", "b": "willy-the-kid"}, deck="2♥")
    table.a.ends()
    assert table.turn == "a"
    assert table.a.asked == "vera-copy"


@rule("bang-char-john-pain-delay-turn")
def test_john_pain_takes_the_card_of_a_vendetta() -> None:
    table = bang(event="vendetta", characters={"c": "john-pain"}, deck="2♠")
    table.a.ends()
    assert len(table.c.hand.split()) == 1


# Sniper


@rule("bang-foc-sniper", "bang-foc-sniper-counts", "bang-foc-sniper-slab")
def test_two_bang_cards_take_two_missed_and_count_as_one() -> None:
    for name in ("willy-the-kid", "slab-the-killer"):
        table = bang(
            event="sniper",
            hands={"a": "bang bang bang", "b": "missed missed missed"},
            characters={"a": name} if name == "slab-the-killer" else {},
        )
        table.a.uses("sniper", at="b")
        table.a.pays("bang", "bang")
        table.b.plays("missed")
        table.b.plays("missed")
        assert table.b.life == 4
        assert table.a.asked == "play"
        assert not table.a.may_play("bang", at="b")


@rule("bang-foc-sniper")
def test_sniper_needs_two_cards_a_free_shot_and_a_target_in_range() -> None:
    one = bang(event="sniper", hands={"a": "bang beer"})
    assert "use:sniper:b" not in one.a.options
    far = bang(players=5, event="sniper", hands={"a": "bang bang bang bang"})
    assert "use:sniper:b" in far.a.options
    assert "use:sniper:c" not in far.a.options
    far.a.plays("bang", at="b")
    assert "use:sniper:b" not in far.a.options


@rule("bang-event-no-source", "bang-char-el-gringo-abilities", "bang-foc-sniper")
def test_the_shooter_is_the_source_of_a_sniper_shot() -> None:
    table = bang(event="sniper", hands={"a": "bang bang beer"}, characters={"b": "el-gringo"})
    table.a.uses("sniper", at="b")
    table.a.pays("bang", "bang")
    assert table.b.life == 2
    assert table.b.hand == "beer"


@rule("bang-char-apache-kid-sniper")
def test_one_diamond_of_the_two_is_enough_for_apache_kid() -> None:
    table = bang(event="sniper", hands={"a": "bang-2d bang-2c"}, characters={"b": "apache-kid"})
    table.a.uses("sniper", at="b")
    assert table.b.life == 3
    black = bang(event="sniper", hands={"a": "bang-3c bang-2c"}, characters={"b": "apache-kid"})
    black.a.uses("sniper", at="b")
    assert black.b.life == 2


# Russian Roulette


@rule("bang-foc-russian-roulette", "bang-event-on-reveal", "bang-event-spent")
def test_the_first_who_has_no_missed_loses_two_lives() -> None:
    table = bang(coming="russian-roulette", hands={"a": "missed", "b": "missed", "c": "beer"}, phase="start")
    assert table.a.asked == "roulette-missed"
    table.a.plays("missed")
    table.b.plays("missed")
    table.c.chooses("refuse")
    assert table.c.life == 2
    assert table.a.asked == "play"
    assert table.event == "russian-roulette"


@rule("bang-foc-russian-roulette-loops", "bang-shot-same-request", "bang-shot-barrel-each-request")
def test_it_goes_round_again_and_barrels_help_each_time() -> None:
    table = bang(
        coming="russian-roulette",
        hands={"a": "missed", "b": "missed", "c": "missed", "d": "missed"},
        front={"a": "barrel"},
        deck="2♥ 3♠",
        phase="start",
    )
    table.a.uses("barrel")  # hearts
    table.b.plays("missed")
    table.c.plays("missed")
    table.d.plays("missed")
    assert table.a.asked == "roulette-missed"
    table.a.uses("barrel")  # spades
    table.a.plays("missed")
    assert table.b.life == 2  # nothing left, and nothing to be asked for


@rule("bang-foc-russian-roulette-choice", "bang-shot-sources")
def test_a_player_may_refuse_and_every_source_counts() -> None:
    table = bang(
        coming="russian-roulette",
        hands={"a": "dodge beer", "b": "bang", "c": "missed"},
        front={"d": "sombrero"},
        characters={"b": "calamity-janet"},
        phase="start",
    )
    table.a.plays("dodge")
    table.b.plays("bang", as_="missed")
    assert table.c.may_play("missed")
    table.c.chooses("refuse")
    assert table.c.life == 2
    assert table.c.hand == "missed"


@rule("bang-foc-russian-roulette", "bang-shot-same-request")
def test_green_cards_jourdonnais_and_elena_produce_a_missed_too() -> None:
    table = bang(
        coming="russian-roulette",
        hands={"c": "beer"},
        front={"a": "sombrero", "d": "barrel"},
        characters={"b": "jourdonnais", "c": "elena-fuente"},
        deck="2♥ 2♠",
        phase="start",
    )
    table.a.uses("sombrero")
    table.b.uses("jourdonnais")  # hearts
    table.c.plays("beer", as_="missed")
    table.d.uses("barrel")  # spades
    if table.d.asked == "roulette-missed":
        table.d.chooses("refuse")
    assert [player.life for player in (table.a, table.b, table.c, table.d)] == [5, 4, 3, 2]


@rule("bang-foc-russian-roulette-gained", "bang-char-john-pain-delay-event")
def test_cards_gained_arrive_when_it_is_over() -> None:
    table = bang(
        coming="russian-roulette",
        hands={"a": "missed", "b": "missed beer", "c": "missed"},
        front={"d": "barrel"},
        characters={"b": "molly-stark", "c": "suzy-lafayette", "d": "john-pain"},
        deck="2♥ duel duel duel",
        phase="start",
    )
    table.a.plays("missed")
    table.b.plays("missed")
    assert table.b.hand == "beer"
    table.c.plays("missed")
    assert table.c.hand == ""
    table.d.uses("barrel")
    assert table.a.life == 3  # nothing left: it is over
    assert table.b.hand.startswith("beer ")
    assert len(table.c.hand.split()) == 1
    assert len(table.d.hand.split()) == 1


@rule("bang-event-on-reveal-dies")
def test_a_keeper_who_falls_to_the_roulette_has_no_turn() -> None:
    table = bang(players=3, coming="russian-roulette", life={"a": 1}, phase="start")
    assert not table.a.in_game
    assert table.turn == "b"
    kinds = [
        event.kind.name for event in table.table.told if event.kind.name in ("event-turned", "eliminated")
    ]
    assert kinds == ["event-turned", "eliminated", "event-turned"]  # it stays until b, keeper now, turns one


# Law of the West


@rule("bang-foc-law-of-the-west", "bang-foc-law-of-the-west-end")
def test_the_second_card_is_shown_and_must_be_played() -> None:
    table = bang(event="law-of-the-west", deck="missed duel")
    table.a.ends()
    assert table.b.hand == "missed duel"
    assert table.c.sees.players[1].known == [table.table.hands[1][1]]
    assert "end" not in table.b.options
    assert table.b.refused("end") == "bang-turn-phase-2-ends"
    table.b.plays("duel", at="c")
    assert "end" in table.b.options


@rule("bang-foc-law-of-the-west", "bang-foc-law-of-the-west-end", "bang-play-no-effect-allowed")
def test_a_card_that_cannot_be_played_binds_nobody_and_a_useless_one_does() -> None:
    missed = bang(event="law-of-the-west", deck="duel missed")
    missed.a.ends()
    assert "end" in missed.b.options
    beer = bang(event="law-of-the-west", deck="missed beer")
    beer.a.ends()
    assert "end" not in beer.b.options  # at full life
    far = bang(players=7, event="law-of-the-west", deck="missed bang", front={"a": "mustang", "c": "mustang"})
    far.a.ends()
    assert "end" in far.b.options  # nobody in reach


@rule("bang-foc-law-of-the-west-itself")
def test_using_the_card_otherwise_ends_the_duty_too() -> None:
    table = bang(event="law-of-the-west", deck="bang duel", characters={"b": "uncle-will"})
    table.a.ends()
    assert "end" not in table.b.options
    table.b.plays("duel", as_="general-store")
    while table.b.asked != "play":
        player = table.player(table.table.asked_seats()[0])
        player.chooses(player.options[0])
    assert "end" in table.b.options
    missed = bang(event="law-of-the-west", deck="bang missed", characters={"b": "calamity-janet"})
    missed.a.ends()
    assert "end" in missed.b.options  # it could only be played as a Bang!


@rule("bang-foc-law-of-the-west-none")
def test_a_single_card_is_not_shown() -> None:
    table = bang(event="law-of-the-west", characters={"b": "bill-noface"}, deck="duel")
    table.a.ends()
    assert table.b.hand == "duel"
    assert told(table, "card-shown") == 0
    assert "end" in table.b.options


@rule("bang-draw-second-of-picked", "bang-foc-law-of-the-west")
def test_the_second_card_of_kit_and_of_claus() -> None:
    kit = bang(event="law-of-the-west", characters={"b": "kit-carlson"}, deck="duel beer gatling")
    kit.a.ends()
    kit.b.takes("gatling")
    kit.b.takes("duel")
    assert named([kit.table.due]).startswith("duel")
    claus = bang(
        players=4,
        event="law-of-the-west",
        characters={"b": "claus-the-saint"},
        deck="duel beer gatling saloon missed",
    )
    claus.a.ends()
    for card in ("duel", "beer", "missed"):
        claus.b.chooses("give:" + claus.b.held(card))
    assert claus.b.hand == "gatling saloon"
    assert named([claus.table.due]).startswith("saloon")


@rule("bang-foc-law-of-the-west-end")
def test_who_is_absent_plays_the_card_at_the_next_player() -> None:
    table = bang(event="law-of-the-west", deck="missed duel")
    table.a.ends()
    option = table.table.default(1)
    assert table.table.question(1).name(table.table, 1, option) == f"play:{table.b.held('duel')}:c"


@rule("bang-turn-steps")
def test_everybody_can_pass_through_every_event() -> None:
    for number, name in enumerate(EVENT_NAMES):
        if EVENT_BOX[number] < 2:
            table = bang(
                coming=name, phase="start", hands={"a": "bang beer", "b": "missed duel", "c": "jail"}
            )
            for _ in range(4):
                passes(table)
            assert told(table, "turn-started") >= 4
