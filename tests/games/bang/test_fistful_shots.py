"""27. The event cards of A Fistful of Cards with distances and shots."""

from __future__ import annotations

from posse.games.bang import GAME
from posse.testing import rule
from posse.words import Words
from tests.games.bang.laying import bang

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


@rule("bang-foc-ricochet", "bang-shot-barrel-once")
def test_a_barrel_is_tried_once_against_a_ricochet() -> None:
    table = bang(
        event="ricochet", hands={"a": "bang", "b": "beer"}, front={"b": "barrel scope"}, deck="2♠ 3♥"
    )
    table.a.uses("ricochet", at="b")
    table.a.chooses(next(option for option in table.a.options if "scope" in option))
    table.b.uses("barrel")
    assert table.b.options == ["take"]
    table.b.chooses("take")
    assert table.b.front == "barrel"


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
    assert len(table.told("shot-fired")) == 3


@rule("bang-foc-a-fistful-of-cards")
def test_an_empty_hand_is_not_shot_at() -> None:
    table = bang(event="a-fistful-of-cards")
    table.a.ends()
    assert table.b.asked == "play"
    assert len(table.told("shot-fired")) == 0


@rule("bang-foc-a-fistful-of-cards-fixed")
def test_the_shots_stop_when_the_player_is_out() -> None:
    table = bang(event="a-fistful-of-cards", hands={"b": "duel duel duel"}, life={"b": 1})
    table.a.ends()
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert not table.b.in_game
    assert len(table.told("shot-fired")) == 1
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
    question = table.table.question(2)
    assert question is not None
    assert Words("en").say(GAME, question.label(table.table, 2, 0), []) == "Lose 2 life"
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
    assert "use:barrel" not in table.a.options  # once each time
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
