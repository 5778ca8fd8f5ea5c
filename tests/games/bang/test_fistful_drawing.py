"""27. The event cards of A Fistful of Cards that change what is drawn and discarded."""

from __future__ import annotations

from posse.core.chance import Chance
from posse.core.table import SPECTATOR
from posse.testing import rule
from tests.games.bang.laying import bang
from tests.games.bang.placing import named

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


@rule("bang-foc-abandoned-mine-when", "bang-turn-end-sequence")
def test_a_beer_that_saves_from_miss_susanna_goes_onto_the_deck_in_the_same_turn() -> None:
    table = bang(
        event="abandoned-mine",
        show="miss-susanna",
        discard="scope barrel",
        hands={"b": "beer"},
        life={"b": 1},
    )
    table.a.ends()
    table.b.plays("barrel")
    table.b.plays("scope")
    table.b.ends()
    assert table.sees.mine == []
    assert table.b.asked == "rescue"
    table.b.plays("beer")
    assert table.turn == "c"
    assert table.sees.mine == []
    assert table.c.hand.split()[0] == "beer"  # the pile is empty, and it lay on top of the deck


@rule("bang-foc-abandoned-mine-characters", "bang-char-black-jack")
def test_black_jacks_further_card_comes_from_the_discard_pile_too() -> None:
    table = bang(
        event="abandoned-mine", characters={"b": "black-jack"}, discard="saloon 4♥ beer", deck="gatling"
    )
    table.a.ends()
    assert table.b.hand.split()[0] == "beer"
    assert table.b.hand.split()[2:] == ["saloon"]
    empty = bang(event="abandoned-mine", characters={"b": "black-jack"}, discard="4♥ beer", deck="gatling")
    empty.a.ends()
    assert empty.b.hand.split()[2:] == ["gatling"]


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


@rule("bang-foc-abandoned-mine-discard", "bang-info-hand-secret")
def test_onlookers_lose_track_of_a_hand_that_a_card_is_buried_from() -> None:
    table = bang(event="abandoned-mine", discard="duel beer", hands={"b": "saloon missed"}, life={"b": 2})
    table.a.ends()
    assert len(table.sees.players[1].known) == 2  # both came from the pile
    table.b.ends()
    table.b.discards("beer")
    assert table.sees.mine == [-1]
    assert table.sees.players[1].known == []  # else all would know that it was the beer
    assert len(table.b.sees.hand) == 3


@rule("bang-foc-abandoned-mine-discard", "bang-wws-sacagaway")
def test_with_open_hands_everybody_sees_what_is_buried() -> None:
    table = bang(
        event="abandoned-mine",
        shows="sacagaway",
        discard="duel",
        hands={"a": "stagecoach", "b": "saloon beer"},
        life={"b": 2},
    )
    table.a.plays("stagecoach")
    table.a.ends()
    table.b.ends()
    table.b.discards("beer")
    assert named(table.sees.mine) == "beer-6h"
    assert len(table.sees.players[1].known) == 3


@rule("bang-foc-abandoned-mine-when", "bang-foc-abandoned-mine-discard")
def test_the_last_card_discarded_lies_on_top_of_the_deck() -> None:
    table = bang(event="abandoned-mine", discard="mustang scope", hands={"b": "saloon beer"}, life={"b": 2})
    table.a.ends()
    table.b.plays("saloon")
    table.b.plays("beer")
    table.b.ends()
    assert table.c.hand == "beer saloon"


@rule("bang-foc-abandoned-mine-characters", "bang-foc-abandoned-mine-discard")
def test_what_kit_takes_from_the_pile_counts_for_the_mine() -> None:
    table = bang(
        event="abandoned-mine",
        characters={"b": "kit-carlson"},
        discard="saloon",
        deck="duel beer",
        hands={"b": "gatling"},
    )
    table.a.ends()
    table.b.takes("saloon")
    table.b.takes("beer")
    table.b.plays("saloon")
    assert named(table.sees.mine) == "saloon-5h"
    nothing = bang(
        event="abandoned-mine", characters={"b": "kit-carlson"}, discard="duel", deck="saloon beer"
    )
    nothing.a.ends()
    nothing.b.takes("saloon")
    nothing.b.takes("beer")
    nothing.b.plays("saloon")
    assert nothing.sees.mine == []


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
        assert len(table.told("check-flipped")) == 0


@rule("bang-foc-peyote-no-card")
def test_without_any_card_there_is_nothing_to_guess() -> None:
    table = bang(event="peyote")
    table.table.hands[2] = table.table.deck[:]
    for card in table.table.deck:
        table.table.knows[card] = 1 << 2
    table.table.deck = []
    table.a.ends()
    assert table.b.asked == "play"


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
    assert len(table.told("card-shown")) == 0
    assert "end" in table.b.options


@rule("bang-foc-law-of-the-west-none", "bang-char-claus-the-saint-short")
def test_the_only_card_there_is_is_not_shown() -> None:
    for character, left in (("willy-the-kid", 1), ("claus-the-saint", 4)):
        table = bang(event="law-of-the-west", characters={"b": character})
        given = table.table.deck[:-left]
        table.table.hands[3] = given
        for card in given:
            table.table.knows[card] = 1 << 3
        table.table.deck = table.table.deck[-left:]
        table.a.ends()
        while table.b.asked == "claus-share":
            table.b.chooses(table.b.options[0])
        assert table.b.asked == "play"
        assert len(table.b.hand.split()) == 1
        assert len(table.told("card-shown")) == 0


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
