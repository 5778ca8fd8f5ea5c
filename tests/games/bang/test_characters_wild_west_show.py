"""23. Characters of Wild West Show, but for John Pain and Greygory Deck."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import BangPlayer, bang, new_bang


def dealt(character: str, role: str = "") -> BangPlayer:
    """A player who has been dealt this character, as the rules set a game up."""
    for seed in range(600):
        table = new_bang(5, str(seed), wws_characters=True)
        for seat in range(5):
            player = table.player(seat)
            if player.me.character == character and role in ("", player.role):
                return player
    raise AssertionError(f"nobody is dealt {character}")


def offered(player: BangPlayer, what: str) -> list[str]:
    return [name for name in player.options if what in name]


# Big Spencer


@rule("bang-char-big-spencer")
def test_big_spencer_cannot_dodge_with_a_missed() -> None:
    table = bang(hands={"a": "bang", "b": "missed"}, characters={"b": "big-spencer"})
    table.a.plays("bang", at="b")
    assert table.b.options == ["take"]
    table.b.chooses("take")
    assert table.b.life == 8
    assert table.b.hand == "missed"


@rule("bang-char-big-spencer-symbols")
def test_big_spencer_dodges_by_other_means() -> None:
    table = bang(
        hands={"a": "bang", "b": "missed dodge"},
        front={"b": "iron-plate barrel"},
        characters={"b": "big-spencer"},
    )
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", f"play:{table.b.held('dodge')}", "use:iron-plate", "use:barrel"]
    table.b.plays("dodge")
    assert table.b.life == 9


@rule("bang-char-big-spencer-hand", "bang-char-gary-looter-hand")
def test_big_spencer_and_gary_start_with_five_cards_even_as_sheriff() -> None:
    for character, life in (("big-spencer", 9), ("gary-looter", 5)):
        for role in ("outlaw", "sheriff"):
            player = dealt(character, role)
            cards = len(player.table.hands[player.seat])
            drawn = sum(told["n"] for told in player.story.told("cards-drawn") if told["seat"] == player.seat)
            assert cards - drawn == 5
            assert player.life == life + (role == "sheriff")


# Flint Westwood


@rule("bang-char-flint-westwood")
def test_flint_gives_a_card_of_his_choice_and_takes_two_at_random() -> None:
    table = bang(hands={"a": "beer saloon", "b": "bang-2d bang-3d"}, characters={"a": "flint-westwood"})
    table.a.uses("flint-westwood", at="b")
    table.a.chooses("give:" + table.a.held("saloon"))
    assert sorted(table.a.cards.split()) == ["bang-2d", "bang-3d", "beer-6h"]
    assert table.b.hand == "saloon"
    assert table.last("card-given")["card"] is None  # nobody else saw it
    assert table.waiting_for == "a"


@rule("bang-char-flint-westwood-one-card")
def test_flint_takes_the_one_card_there_is_and_none_where_there_is_none() -> None:
    table = bang(hands={"a": "beer", "b": "bang"}, characters={"a": "flint-westwood"})
    assert offered(table.a, "flint") == ["use:flint-westwood:b"]
    table.a.uses("flint-westwood", at="b")
    assert (table.a.hand, table.b.hand) == ("bang", "beer")


@rule("bang-char-flint-westwood-order")
def test_flint_names_his_card_before_he_takes_any() -> None:
    table = bang(hands={"a": "beer saloon", "b": "bang missed"}, characters={"a": "flint-westwood"})
    table.a.uses("flint-westwood", at="b")
    assert table.a.asked == "flint-trade"
    assert table.b.hand == "bang missed"
    assert table.a.options == [f"give:{table.a.held('beer')}", f"give:{table.a.held('saloon')}"]
    table.a.chooses("give:" + table.a.held("beer"))
    assert table.b.hand == "beer"  # so he did not get it back
    assert table.events[-3:] == ["card-stolen", "card-stolen", "card-given"]


@rule("bang-char-flint-westwood-once")
def test_flint_trades_once_a_turn() -> None:
    table = bang(hands={"a": "beer", "b": "bang", "c": "bang"}, characters={"a": "flint-westwood"})
    table.a.uses("flint-westwood", at="b")
    assert offered(table.a, "flint") == []
    assert table.a.refused("use:flint-westwood:c") == "bang-char-flint-westwood"


# Gary Looter


@rule("bang-char-gary-looter")
def test_excess_cards_of_others_go_to_gary_unseen() -> None:
    table = bang(
        hands={"a": "bang bang bang bang beer missed"}, characters={"c": "gary-looter"}, phase="discard"
    )
    table.a.discards("beer")
    assert table.c.hand == "beer"
    assert table.discard == ""
    assert table.last("excess-passed")["card"] is None
    assert table.c.hears("excess-passed")["card"] is not None


@rule("bang-char-gary-looter")
def test_garys_own_excess_is_discarded() -> None:
    table = bang(
        hands={"c": "bang bang bang bang bang missed"},
        characters={"c": "gary-looter"},
        turn="c",
        phase="discard",
    )
    table.c.discards("missed")
    assert table.discard == "missed"


@rule("bang-char-gary-looter-phase-3")
def test_gary_gets_neither_costs_nor_played_cards() -> None:
    table = bang(hands={"a": "springfield beer"}, characters={"c": "gary-looter"})
    table.a.plays("springfield", at="b")
    assert table.discard == "beer springfield"
    assert table.c.hand == ""


@rule("bang-char-gary-looter-two")
def test_of_two_garys_the_nearest_to_the_one_who_discards_takes_the_cards() -> None:
    for turn, heir in (("a", "b"), ("c", "d")):
        table = bang(
            hands={turn: "bang bang bang bang bang missed"},
            characters={"b": "gary-looter", "d": "vera-custer"},
            turn="d",
            phase="start",
        )
        table.d.chooses("copy:b")
        while table.turn != turn:
            player = table.player(table.table.asked_seats()[0])
            player.chooses("end" if "end" in player.options else player.options[0])
        player = table.player(table.table.turn)
        player.ends()
        before = {letter: len(table.table.hands["abcd".index(letter)]) for letter in "bd"}
        player.chooses(player.options[0])
        gained = [letter for letter in "bd" if len(table.table.hands["abcd".index(letter)]) > before[letter]]
        assert gained == [heir]


# Lee Van Kliff


@rule("bang-char-lee-van-kliff")
def test_lee_repeats_the_brown_card_he_has_just_played_for_a_bang() -> None:
    table = bang(hands={"a": "stagecoach bang"}, characters={"a": "lee-van-kliff"}, deck="7♥ 8♥ 9♥ 10♥")
    table.a.plays("stagecoach")
    table.a.uses("lee-van-kliff")
    table.a.pays("bang")
    assert len(table.table.hands[0]) == 4
    assert table.discard == "stagecoach bang"


@rule("bang-char-lee-van-kliff")
def test_lee_needs_a_bang_to_repeat() -> None:
    table = bang(hands={"a": "stagecoach missed"}, characters={"a": "lee-van-kliff"}, deck="7♥ 8♥")
    table.a.plays("stagecoach")
    assert offered(table.a, "lee") == []


@rule("bang-char-lee-van-kliff-bang")
def test_lee_repeats_a_bang_beyond_the_limit() -> None:
    table = bang(hands={"a": "bang bang bang"}, characters={"a": "lee-van-kliff"})
    table.a.plays("bang", at="b")
    assert table.a.cannot_play("bang", at="b") == "bang-turn-one-shot"
    table.a.uses("lee-van-kliff", at="d")
    table.a.pays("bang")
    assert (table.b.life, table.d.life) == (3, 3)
    assert table.table.bangs == 1


@rule("bang-char-lee-van-kliff-once")
def test_a_repeat_is_not_repeated() -> None:
    table = bang(hands={"a": "beer bang bang bang"}, characters={"a": "lee-van-kliff"}, life={"a": 1})
    table.a.plays("beer")
    table.a.uses("lee-van-kliff")
    table.a.pays("bang")
    assert table.a.life == 3
    assert offered(table.a, "lee") == []


@rule("bang-char-lee-van-kliff-window")
def test_the_chance_to_repeat_is_lost_with_the_next_deed() -> None:
    table = bang(hands={"a": "beer barrel bang bang"}, characters={"a": "lee-van-kliff"}, life={"a": 1})
    table.a.plays("beer")
    assert offered(table.a, "lee") == ["use:lee-van-kliff"]
    table.a.plays("barrel")
    assert offered(table.a, "lee") == []


@rule("bang-char-lee-van-kliff-what")
def test_neither_answers_nor_green_cards_are_repeated() -> None:
    table = bang(
        hands={"d": "bang", "a": "missed bang"},
        front={"a": "canteen"},
        characters={"a": "lee-van-kliff"},
        turn="d",
        deck="7♥ 8♥",
        life={"a": 2},
    )
    table.d.plays("bang", at="a")
    table.a.plays("missed")
    table.d.ends()
    assert table.turn == "a"
    assert offered(table.a, "lee") == []
    table.a.uses("canteen")
    assert offered(table.a, "lee") == []


@rule("bang-char-lee-van-kliff-targets")
def test_a_repeat_needs_a_legal_target_which_is_chosen_again() -> None:
    table = bang(hands={"a": "panic bang bang", "b": "beer"}, characters={"a": "lee-van-kliff"})
    table.a.plays("panic", at="b")
    assert offered(table.a, "lee") == []  # nobody near has a card
    table = bang(
        hands={"a": "panic bang bang", "b": "beer", "c": "beer", "d": "saloon"},
        characters={"a": "lee-van-kliff"},
    )
    table.a.plays("panic", at="b")
    assert offered(table.a, "lee") == ["use:lee-van-kliff:d"]  # c is too far away
    table.a.uses("lee-van-kliff", at="d")
    assert [event["target"] for event in table.told("card-repeated")] == [3]  # everybody hears it at once
    table.a.pays("bang")
    assert table.d.hand == ""


@rule("bang-char-lee-van-kliff-targets")
def test_a_repeat_costs_no_extra_card_and_keeps_the_suit() -> None:
    table = bang(hands={"a": "springfield beer bang bang"}, characters={"a": "lee-van-kliff"})
    table.a.plays("springfield", at="c")
    table.a.pays("beer")
    table.a.uses("lee-van-kliff", at="c")
    table.a.pays("bang")
    assert table.c.life == 2
    assert table.a.hand == "bang"
    table = bang(hands={"a": "bang-2d bang-9c"}, characters={"a": "lee-van-kliff", "b": "apache-kid"})
    table.a.plays("bang-2d", at="b")
    table.a.uses("lee-van-kliff", at="b")
    assert table.discard == "bang bang"
    assert table.b.life == 3  # a Bang! of diamonds, though clubs paid for it


# Teren Kill


@rule("bang-char-teren-kill", "bang-char-teren-kill-draw")
def test_teren_survives_unless_it_is_spades_and_draws_a_card_at_once() -> None:
    table = bang(
        hands={"a": "gatling", "c": "missed"}, characters={"b": "teren-kill"}, life={"b": 1}, deck="5♥ 4♦"
    )
    table.a.plays("gatling")
    assert table.waiting_for == "c"  # the Gatling goes on
    assert table.b.life == 1
    assert table.b.cards == "bang-4d"


@rule("bang-char-teren-kill")
def test_spades_kill_teren() -> None:
    table = bang(hands={"a": "bang"}, characters={"b": "teren-kill"}, life={"b": 1}, deck="2♠")
    table.a.plays("bang", at="b")
    assert not table.b.in_game


@rule("bang-char-teren-kill", "bang-check-suit-change")
def test_blessing_saves_teren_and_curse_kills_him() -> None:
    for event, card, saved in (("blessing", "2♠", True), ("curse", "5♥", False)):
        table = bang(
            event=event, hands={"a": "bang"}, characters={"b": "teren-kill"}, life={"b": 1}, deck=card
        )
        table.a.plays("bang", at="b")
        assert table.b.in_game == saved


@rule("bang-char-teren-kill")
def test_a_wounded_teren_checks_nothing() -> None:
    table = bang(hands={"a": "bang"}, characters={"b": "teren-kill"}, life={"b": 2}, deck="2♠")
    table.a.plays("bang", at="b")
    assert table.b.life == 1
    assert "check-flipped" not in table.events


@rule("bang-char-teren-kill-beer-first")
def test_teren_drinks_before_the_check_or_not_at_all() -> None:
    table = bang(hands={"a": "bang", "b": "beer"}, characters={"b": "teren-kill"}, life={"b": 1}, deck="2♠")
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert table.b.asked == "rescue"
    table.b.plays("beer")
    assert table.b.life == 1
    assert "check-flipped" not in table.events
    table = bang(hands={"a": "bang", "b": "beer"}, characters={"b": "teren-kill"}, life={"b": 1}, deck="2♠")
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert not table.b.in_game  # 2♠, and the Beer is gone with him


@rule("bang-char-teren-kill-two-players")
def test_teren_checks_with_two_players_left_where_beer_does_nothing() -> None:
    table = bang(
        hands={"a": "bang", "b": "beer"},
        characters={"b": "teren-kill"},
        life={"b": 1, "c": 0, "d": 0},
        deck="5♥",
    )
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert table.b.life == 1
    assert table.waiting_for == "a"


# Youl Grinner


@rule("bang-char-youl-grinner")
def test_everybody_with_more_cards_gives_youl_one_of_their_choice() -> None:
    table = bang(
        hands={"a": "beer", "b": "bang missed", "c": "saloon", "d": "duel missed missed"},
        characters={"a": "youl-grinner"},
        phase="start",
        deck="4♦ 5♦",
    )
    assert table.b.options == [f"give:{table.b.held('bang')}", f"give:{table.b.held('missed')}"]
    table.b.chooses("give:" + table.b.held("missed"))
    table.d.chooses("give:" + table.d.held("duel"))
    assert table.a.hand == "beer missed duel bang bang"
    assert table.c.hand == "saloon"  # no more than he has
    assert table.last("card-given")["card"] is None


@rule("bang-char-youl-grinner-compare")
def test_hands_are_compared_before_the_first_gift() -> None:
    table = bang(
        hands={"a": "beer", "b": "bang missed", "d": "duel missed"},
        characters={"a": "youl-grinner"},
        phase="start",
    )
    table.b.chooses("give:" + table.b.held("bang"))
    assert table.a.hand == "beer bang"  # as many as d has, and d gives all the same
    assert table.waiting_for == "d"


@rule("bang-char-youl-grinner-triggers")
def test_empty_hands_are_looked_at_after_the_last_gift() -> None:
    table = bang(
        hands={"b": "bang", "d": "duel missed"},
        characters={"a": "youl-grinner", "b": "suzy-lafayette"},
        phase="start",
        deck="4♦ 5♦ 6♦",
    )
    assert table.b.hand == ""  # she gave her only card, and waits
    table.d.chooses("give:" + table.d.held("duel"))
    assert table.b.cards == "bang-4d"


@rule("bang-char-teren-kill")
def test_teren_has_one_life_after_his_check_however_deep_he_had_fallen() -> None:
    table = bang(
        characters={"b": "teren-kill"},
        front={"b": "dynamite"},
        life={"b": 1},
        deck="2♠ 3♥",
        turn="b",
        phase="start",
    )
    assert table.b.life == 1
    assert table.last("life-gained")["n"] == 3
    assert table.waiting_for == "b"
