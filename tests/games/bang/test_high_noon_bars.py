"""26. The event cards of High Noon that forbid or silence something."""

from __future__ import annotations

from posse.games.bang.facts import BANG, CHARACTERS_NAMED
from posse.games.bang.rules.shots import fire
from posse.testing import rule
from tests.games.bang.laying import bang

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
