"""26. The event cards of High Noon."""

from __future__ import annotations

from posse.core.chance import Chance
from posse.core.table import SPECTATOR
from posse.games.bang.facts import BANG, CHARACTERS_NAMED
from posse.games.bang.rules.shots import fire
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


# Ghosts


@rule("bang-hn-ghost-town", "bang-hn-ghost-town-draw", "bang-turn-step-return")
def test_a_ghost_plays_its_turn_with_three_cards_and_is_gone() -> None:
    table = bang(event="ghost-town", life={"b": 0})
    table.a.ends()
    assert table.turn == "b"
    assert table.b.in_game
    assert len(table.b.hand.split()) == 3
    table.b.ends()
    assert not table.b.in_game
    assert table.b.hand == ""
    assert table.turn == "c"


@rule("bang-hn-ghost-town", "bang-turn-step-return")
def test_without_ghost_town_the_seat_is_skipped() -> None:
    table = bang(event="thirst", life={"b": 0})
    table.a.ends()
    assert table.turn == "c"
    assert not table.b.in_game


@rule("bang-hn-ghost-town-draw")
def test_a_ghost_draws_three_whatever_its_character() -> None:
    for name in ("pixie-pete", "bill-noface"):
        table = bang(event="ghost-town", life={"b": 0}, characters={"b": name})
        table.a.ends()
        assert len(table.b.hand.split()) == 3


@rule("bang-hn-ghost-town-no-life", "bang-hn-ghost-town-duel")
def test_a_ghost_that_loses_a_duel_loses_nothing() -> None:
    table = bang(event="ghost-town", life={"b": 0}, deck="duel beer beer", hands={"c": "bang"})
    table.a.ends()
    table.b.plays("duel", at="c")
    table.c.plays("bang")
    assert table.b.asked == "respond-bang"
    table.b.chooses("refuse")
    assert table.b.in_game
    assert table.waiting_for == "b"
    assert table.b.asked == "play"


@rule("bang-hn-ghost-town-no-life")
def test_a_ghost_gains_no_life_and_cannot_trade_cards_for_it() -> None:
    table = bang(event="ghost-town", life={"b": 0}, deck="beer beer saloon", characters={"b": "sid-ketchum"})
    table.a.ends()
    assert "use:sid-ketchum" not in table.b.options
    table.b.plays("beer")
    table.b.plays("saloon")
    assert table.b.life == 0
    living = bang(life={"a": 1}, hands={"a": "beer beer"}, characters={"a": "sid-ketchum"})
    assert "use:sid-ketchum" in living.a.options


@rule("bang-shot-ghost")
def test_a_shot_at_a_ghost_has_no_effect_and_nobody_is_asked() -> None:
    table = bang(event="ghost-town", life={"b": 0}, deck="missed beer beer", discard="bang")
    table.a.ends()
    assert table.table.ghost == 1
    card = table.table.discard[0]
    table.acts(lambda each: fire(each, 0, 1, card, BANG, 1))
    table.b.ends()
    assert "no-effect" in [event.kind.name for event in table.table.told]
    assert not [event for event in table.table.told if event.kind.name == "life-lost"]


@rule("bang-hn-ghost-town-counts")
def test_a_ghost_counts_for_beer_store_and_claus() -> None:
    beer = bang(
        players=4,
        event="ghost-town",
        life={"b": 0, "c": 1, "d": 0},
        deck="indians beer beer",
        hands={"c": "beer"},
    )
    beer.a.ends()
    beer.b.plays("indians")  # a, then c: three in game with the ghost, so the Beer saves
    assert beer.c.asked == "respond-bang"
    beer.c.chooses("refuse")
    beer.c.plays("beer")
    assert beer.c.life == 1
    store = bang(event="ghost-town", life={"b": 0}, deck="general-store beer beer 2♦ 3♦ 4♦ 5♦")
    store.a.ends()
    store.b.plays("general-store")
    assert len(store.sees.store) == 4


@rule("bang-hn-ghost-town-ability")
def test_a_ghost_has_its_ability_and_the_bang_limit() -> None:
    table = bang(
        event="ghost-town", life={"b": 0}, deck="bang bang bang", characters={"c": "slab-the-killer"}
    )
    table.a.ends()
    table.b.plays("bang", at="c")
    assert not table.b.may_play("bang", at="c")
    willy = bang(event="ghost-town", life={"b": 0}, deck="bang bang bang", characters={"b": "willy-the-kid"})
    willy.a.ends()
    willy.b.plays("bang", at="c")
    assert willy.b.may_play("bang", at="c")


@rule("bang-hn-ghost-town-leave", "bang-char-vulture-sam-ghost")
def test_vulture_sam_takes_what_a_ghost_leaves() -> None:
    table = bang(
        event="ghost-town", life={"b": 0}, deck="barrel bang beer missed", characters={"c": "vulture-sam"}
    )
    table.a.ends()
    table.b.plays("barrel")
    table.b.ends()
    assert table.turn == "c"
    assert table.c.hand.startswith("bang beer barrel")


@rule("bang-hn-ghost-town-leave")
def test_a_ghost_has_no_phase_three_and_others_react_when_it_goes() -> None:
    table = bang(
        event="ghost-town",
        life={"b": 0, "c": 1},
        deck="bang beer missed 2♦ 3♦",
        characters={"b": "teren-kill", "c": "greg-digger", "d": "herb-hunter"},
    )
    table.a.ends()
    table.b.ends()
    assert table.turn == "c"
    assert table.c.life == 3
    assert len(table.d.hand.split()) == 2
    assert table.discard == "bang beer missed"
    assert "check-flipped" not in [event.kind.name for event in table.table.told]


@rule("bang-reward-ghost")
def test_a_ghost_that_kills_an_outlaw_is_paid() -> None:
    table = bang(event="ghost-town", life={"c": 0, "d": 1}, turn="b", deck="bang beer beer 2♦ 3♦ 4♦")
    table.b.ends()
    table.c.plays("bang", at="d")
    assert not table.d.in_game
    assert len(table.c.hand.split()) == 5


@rule("bang-dist-ghost")
def test_a_ghost_is_a_seat_in_its_own_turn_only() -> None:
    table = bang(event="ghost-town", life={"b": 0})
    assert table.a.distance("c") == 1
    table.a.ends()
    assert table.turn == "b"
    assert table.a.distance("c") == 2
    table.b.ends()
    assert table.a.distance("c") == 1


@rule("bang-win-ghost-counts", "bang-win-checked")
def test_the_law_has_not_won_while_the_ghost_of_an_outlaw_plays() -> None:
    table = bang(
        event="ghost-town",
        life={"b": 0, "c": 0, "d": 1},
        deck="bang beer beer 2♦ 3♦ 4♦",
        turn="a",
    )
    table.a.ends()  # b and d are outlaws, c is the renegade
    table.b.ends()
    assert table.turn == "c"  # the ghost of the renegade
    table.c.ends()
    assert table.turn == "d"
    assert not table.over


@rule("bang-win-checked", "bang-win-ghost-counts")
def test_the_end_is_checked_when_a_ghost_leaves() -> None:
    table = bang(event="ghost-town", life={"b": 0, "c": 0, "d": 1}, deck="duel beer beer")
    table.a.ends()
    table.b.plays("duel", at="d")  # the last outlaw falls to the ghost of another
    assert not table.d.in_game
    assert not table.over
    table.b.ends()
    assert table.over
    assert table.winners == "a"


@rule("bang-p3-ghost", "bang-p3-returned")
def test_with_three_players_a_ghost_does_not_count_for_the_end() -> None:
    table = bang(players=3, event="ghost-town", life={"a": 0, "c": 1}, turn="c", deck="bang beer beer beer")
    table.table.life[2] = 1
    table.c.ends()
    assert table.table.ghost == 0
    table.a.plays("bang", at="c")  # the deputy's ghost shoots its target
    assert table.over
    assert table.winners == "b"  # the last survivor


@rule("bang-char-kit-carlson-ghost", "bang-char-claus-the-saint-ghost")
def test_kit_and_claus_as_ghosts_keep_three_cards() -> None:
    kit = bang(event="ghost-town", life={"b": 0}, characters={"b": "kit-carlson"}, deck="2♦ 3♦ 4♦")
    kit.a.ends()
    assert kit.b.asked == "play"
    assert len(kit.b.hand.split()) == 3
    claus = bang(event="ghost-town", life={"b": 0}, characters={"b": "claus-the-saint"})
    claus.a.ends()
    assert claus.b.asked == "play"
    assert len(claus.b.hand.split()) == 3
    assert claus.c.hand == ""


@rule("bang-elim-copied-lost")
def test_greygory_deck_as_a_ghost_draws_two_characters_again() -> None:
    table = bang(event="ghost-town", life={"b": 0}, characters={"b": "greygory-deck"})
    assert table.table.held[1] == ()
    table.a.ends()
    assert len(table.table.held[1]) == 2


# Hangover


@rule("bang-hn-hangover", "bang-char-jourdonnais-not-card")
def test_nobody_has_an_ability() -> None:
    table = bang(event="hangover", hands={"a": "bang"}, characters={"b": "jourdonnais"}, life={"b": 2})
    table.a.plays("bang", at="b")
    assert table.b.life == 1  # not even asked
    assert table.b.me.abilities == []


@rule("bang-hn-hangover-drawbacks")
def test_big_spencer_may_play_missed() -> None:
    table = bang(event="hangover", hands={"a": "bang", "b": "missed"}, characters={"b": "big-spencer"})
    table.a.plays("bang", at="b")
    assert table.b.may_play("missed")
    sober = bang(hands={"a": "bang", "b": "missed"}, characters={"b": "big-spencer"})
    sober.a.plays("bang", at="b")
    assert not sober.b.may_play("missed")


@rule("bang-hn-hangover-hand-limit")
def test_sean_mallory_discards_like_anybody() -> None:
    table = bang(
        event="hangover",
        characters={"a": "sean-mallory"},
        hands={"a": "bang beer missed"},
        life={"a": 2},
        phase="discard",
    )
    assert table.a.asked == "discard-excess"


@rule("bang-hn-hangover-vera")
def test_veras_copy_lapses_in_her_turn_and_she_chooses_nothing() -> None:
    table = bang(event="hangover", characters={"b": "vera-custer", "c": "willy-the-kid"})
    table.table.copied = [-1, CHARACTERS_NAMED["willy-the-kid"], -1, -1]
    table.a.ends()
    assert table.b.asked == "play"
    assert table.table.copied[1] == -1


@rule("bang-hn-hangover-vera")
def test_greygory_keeps_his_characters_and_a_copy_works_again_afterwards() -> None:
    table = bang(
        event="hangover",
        coming="shootout",
        characters={"b": "greygory-deck", "c": "vera-custer"},
        turn="d",
    )
    willy, rose = CHARACTERS_NAMED["willy-the-kid"], CHARACTERS_NAMED["rose-doolan"]
    table.table.held = [(), (willy, rose), (), ()]
    table.table.copied = [-1, -1, willy, -1]
    assert table.b.me.abilities == []
    table.d.ends()
    assert table.event == "shootout"
    assert table.b.me.abilities == ["greygory-deck", "willy-the-kid", "rose-doolan"]
    assert table.c.me.abilities == ["vera-custer", "willy-the-kid"]


@rule("bang-char-suzy-lafayette-gained")
def test_suzy_draws_as_soon_as_hangover_is_over() -> None:
    table = bang(event="hangover", coming="shootout", characters={"c": "suzy-lafayette"}, turn="d")
    assert table.c.hand == ""
    table.d.ends()
    assert len(table.c.hand.split()) == 1


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


# The Sermon, The Reverend, Handcuffs


@rule("bang-hn-the-sermon", "bang-hn-the-sermon-symbols")
def test_no_bang_in_ones_own_turn_but_other_shots() -> None:
    table = bang(event="the-sermon", hands={"a": "bang gatling punch"})
    assert table.a.cannot_play("bang", at="b") == "bang-hn-the-sermon"
    assert table.a.may_play("gatling")
    assert table.a.may_play("punch", at="b")


@rule("bang-hn-the-sermon-as-bang", "bang-play-as-other-bars")
def test_nothing_is_played_as_bang_either() -> None:
    table = bang(event="the-sermon", hands={"a": "missed"}, characters={"a": "calamity-janet"})
    assert table.a.options == ["end"]


@rule("bang-hn-the-sermon-duel", "bang-info-asked-barred")
def test_in_a_duel_only_the_others_may_answer() -> None:
    table = bang(event="the-sermon", hands={"a": "duel bang", "b": "bang"})
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    assert table.a.life == 4  # barred altogether, so not even asked
    assert table.waiting_for == "a"
    assert table.a.asked == "play"


@rule("bang-hn-the-sermon-as-missed")
def test_a_bang_as_a_missed_is_allowed_in_ones_own_turn() -> None:
    table = bang(
        event="the-sermon",
        hands={"b": "bang"},
        characters={"b": "calamity-janet"},
        turn="b",
        discard="gatling",
    )
    card = table.table.discard[0]
    assert "as-bang" not in " ".join(table.b.options)
    table.table.waiting = 0
    table.acts(lambda each: (fire(each, 0, 1, card, BANG, 1), each.go_on())[1])
    assert table.b.may_play("bang", as_="missed")


@rule("bang-char-lee-van-kliff-sermon")
def test_lee_van_kliff_may_discard_a_bang_under_the_sermon() -> None:
    table = bang(event="the-sermon", hands={"a": "stagecoach bang"}, characters={"a": "lee-van-kliff"})
    table.a.plays("stagecoach")
    table.a.uses("lee-van-kliff")
    table.a.pays("bang")
    assert len(table.a.hand.split()) == 4


@rule("bang-hn-the-reverend", "bang-rescue-offered-barred", "bang-info-asked-barred")
def test_nobody_drinks_not_even_to_live() -> None:
    table = bang(event="the-reverend", hands={"a": "bang beer", "b": "beer"}, life={"a": 2, "b": 1})
    assert table.a.cannot_play("beer") == "bang-hn-the-reverend"
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert not table.b.in_game  # the rescue is not even offered


@rule("bang-hn-the-reverend", "bang-saloon-not-beer", "bang-char-sid-ketchum-two-players")
def test_saloon_and_sid_ketchum_are_not_stopped_by_the_reverend() -> None:
    table = bang(
        event="the-reverend",
        hands={"a": "saloon", "b": "bang missed"},
        life={"a": 2, "b": 2},
        characters={"b": "sid-ketchum"},
    )
    table.a.plays("saloon")
    assert table.a.life == table.b.life == 3
    table.a.ends()
    assert "use:sid-ketchum" in table.b.options


@rule("bang-play-as-other-bars")
def test_elena_may_use_a_beer_as_missed_under_the_reverend() -> None:
    table = bang(event="the-reverend", hands={"a": "bang", "b": "beer"}, characters={"b": "elena-fuente"})
    table.a.plays("bang", at="b")
    table.b.plays("beer", as_="missed")
    assert table.b.life == 3


@rule("bang-hn-handcuffs")
def test_the_named_player_plays_no_hand_cards_in_their_own_turn() -> None:
    table = bang(
        coming="handcuffs", hands={"b": "beer bang", "c": "beer"}, life={"b": 2, "c": 2}, phase="start"
    )
    assert table.a.options == ["seat:a", "seat:b", "seat:c", "seat:d"]
    table.a.chooses("seat:b")
    table.a.ends()
    assert table.turn == "b"
    assert table.b.options == ["end"]
    table.b.ends()
    while table.turn == "b":
        table.b.chooses(table.b.options[0])
    assert table.c.may_play("beer")


@rule("bang-hn-handcuffs")
def test_with_the_next_event_nobody_is_named_any_more() -> None:
    table = bang(event="thirst", coming="handcuffs ambush", phase="start")
    table.a.chooses("seat:b")
    assert table.sees.named == 1
    for player in (table.a, table.b, table.c, table.d):
        player.ends()
    assert (table.event, table.sees.named) == ("ambush", -1)


@rule("bang-hn-handcuffs-scope", "bang-info-asked-barred")
def test_handcuffs_bar_answers_in_the_own_turn_and_nothing_in_others_turns() -> None:
    table = bang(
        event="handcuffs",
        hands={"b": "bang missed", "c": "bang"},
        front={"b": "conestoga"},
        turn="a",
        phase="play",
    )
    table.table.named = 1
    table.a.ends()
    assert [option for option in table.b.options if not option.startswith("use:")] == ["end"]
    assert [option for option in table.b.options if option.startswith("use:conestoga")]
    table.b.ends()
    while table.turn == "b":
        table.b.chooses(table.b.options[0])
    table.c.plays("bang", at="b")
    assert table.b.may_play("missed")


@rule("bang-hn-handcuffs-scope", "bang-rescue-offered-barred")
def test_handcuffs_bar_a_rescuing_beer_but_not_sid_ketchum() -> None:
    beer = bang(event="handcuffs", hands={"b": "beer"}, front={"b": "dynamite"}, life={"b": 1}, deck="5♠")
    beer.table.named = 1
    beer.a.ends()
    assert not beer.b.in_game
    sid = bang(
        event="handcuffs",
        hands={"b": "beer bang"},
        life={"b": 2},
        characters={"b": "sid-ketchum"},
    )
    sid.table.named = 1
    sid.a.ends()
    assert "use:sid-ketchum" in sid.b.options
    assert not sid.b.may_play("beer")


@rule("bang-hn-handcuffs-scope")
def test_handcuffs_bar_a_card_played_as_a_general_store() -> None:
    table = bang(event="handcuffs", characters={"b": "uncle-will"}, hands={"b": "beer"})
    table.table.named = 1
    table.a.ends()
    assert table.b.options == ["end"]


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
