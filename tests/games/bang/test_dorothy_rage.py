"""28. Dorothy Rage: somebody is made to play a card."""

from __future__ import annotations

from posse.core.table import SPECTATOR
from posse.testing import rule
from tests.games.bang.laying import bang

# Dorothy Rage


@rule("bang-wws-dorothy-rage", "bang-wws-dorothy-rage-steps", "bang-wws-dorothy-rage-limit")
def test_somebody_is_made_to_fire_a_bang() -> None:
    table = bang(show="dorothy-rage", hands={"a": "bang", "b": "bang-2c"})
    table.a.uses("dorothy-rage", at="b")
    assert table.a.asked == "dorothy-card"
    table.a.chooses("name:bang")
    assert table.a.asked == "dorothy-target"
    assert table.a.options == ["seat:c", "seat:a"]
    table.a.chooses("seat:c")
    assert table.c.life == 3
    lost = next(event for event in table.table.told if event.kind.name == "life-lost")
    assert lost.values[-1] == 1  # b is the source
    assert table.a.may_play("bang", at="b")  # it counts for nobody


@rule("bang-wws-dorothy-rage-missing")
def test_who_does_not_have_the_card_shows_the_whole_hand() -> None:
    table = bang(show="dorothy-rage", hands={"b": "missed beer"})
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:duel")
    assert len(table.table.view(SPECTATOR).players[1].known) == 2
    assert table.last("cards-seen")["rule"] == "bang-wws-dorothy-rage-missing"
    assert table.b.hand == "missed beer"
    assert table.a.asked == "play"


@rule("bang-wws-dorothy-rage-once", "bang-ask-menu-whole")
def test_once_a_turn_and_only_against_players_with_cards() -> None:
    table = bang(show="dorothy-rage", hands={"b": "beer beer"})
    assert [option for option in table.a.options if "dorothy" in option] == ["use:dorothy-rage:b"]
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:beer")
    assert not [option for option in table.a.options if "dorothy" in option]


@rule("bang-wws-dorothy-rage-limit")
def test_a_forced_card_is_no_card_of_the_turn_player() -> None:
    """Nor one for Miss Susanna, if she comes up later in the turn."""
    for card in ("mustang", "beer"):
        table = bang(show="dorothy-rage", hands={"b": card})
        table.a.uses("dorothy-rage", at="b")
        table.a.chooses("name:" + card)
        assert (table.table.acts, table.b.hand) == (0, "")


@rule("bang-wws-dorothy-rage-limit")
def test_a_bang_is_forced_also_by_a_player_who_may_fire_no_more() -> None:
    table = bang(show="dorothy-rage", hands={"a": "bang", "b": "bang-2c"})
    table.a.plays("bang", at="d")
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:bang")
    table.a.chooses("seat:c")
    assert table.c.life == 3


@rule("bang-char-lee-van-kliff-what", "bang-char-lee-van-kliff-window")
def test_lee_does_not_repeat_what_he_makes_somebody_play() -> None:
    table = bang(
        show="dorothy-rage",
        characters={"a": "lee-van-kliff"},
        hands={"a": "bang", "b": "saloon"},
        life={"a": 2},
    )
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:saloon")
    assert table.a.life == 3
    assert "use:lee-van-kliff" not in table.a.options


@rule("bang-wws-dorothy-rage-which", "bang-wws-dorothy-rage-itself")
def test_what_may_be_named() -> None:
    table = bang(
        show="dorothy-rage",
        hands={"b": "missed dodge sombrero beer beer"},
        characters={"b": "calamity-janet"},
    )
    table.a.uses("dorothy-rage", at="b")
    assert "name:missed" not in table.a.options
    assert "name:dodge" not in table.a.options
    first = table.table.hands[1][3]
    table.a.chooses("name:beer")
    assert table.table.discard == [first]
    green = bang(show="dorothy-rage", hands={"b": "sombrero"})
    green.a.uses("dorothy-rage", at="b")
    green.a.chooses("name:sombrero")
    assert green.b.front == "sombrero"
    janet = bang(show="dorothy-rage", hands={"b": "missed"}, characters={"b": "calamity-janet"})
    janet.a.uses("dorothy-rage", at="b")
    janet.a.chooses("name:bang")
    assert janet.b.hand == "missed"  # shown, and not played as a Bang!


@rule("bang-wws-dorothy-rage-which", "bang-wws-dorothy-rage-target")
def test_the_owner_pays_and_the_turn_player_chooses_the_card_to_take() -> None:
    table = bang(
        show="dorothy-rage", hands={"b": "rag-time beer duel", "c": "missed"}, front={"c": "barrel mustang"}
    )
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:rag-time")
    table.b.pays("beer")
    assert table.waiting_for == "a"
    assert table.a.asked == "take-card"
    table.a.takes("barrel")
    assert "barrel" in table.b.hand
    assert table.c.front == "mustang"


@rule("bang-wws-dorothy-rage-rules")
def test_a_card_that_cannot_be_played_stays_shown_in_hand() -> None:
    far = bang(
        players=7,
        show="dorothy-rage",
        hands={"d": "bang"},
        front={"c": "mustang", "e": "mustang"},
    )
    far.a.uses("dorothy-rage", at="d")
    far.a.chooses("name:bang")
    assert far.d.hand == "bang"
    assert len(far.sees.players[3].known) == 1
    assert len(far.told("card-stays")) == 1


@rule("bang-wws-dorothy-rage-order", "bang-wws-dorothy-rage-turn-player-dies", "bang-turn-player-eliminated")
def test_a_forced_gatling_goes_round_from_its_owner_and_may_end_the_turn() -> None:
    table = bang(
        show="dorothy-rage",
        hands={"b": "missed", "c": "gatling", "d": "missed"},
        life={"b": 1},
        turn="b",
    )
    table.b.uses("dorothy-rage", at="c")
    table.b.chooses("name:gatling")
    assert table.waiting_for == "d"
    table.d.chooses("take")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert not table.b.in_game
    assert table.turn == "c"
    assert table.a.life == 4


@rule("bang-wws-dorothy-rage-own-turn-bars", "bang-hn-the-sermon-indians")
def test_own_turn_bars_do_not_hold_for_the_forced_player() -> None:
    table = bang(
        event="the-sermon", show="dorothy-rage", hands={"a": "bang", "b": "indians bang", "c": "bang"}
    )
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:indians")
    table.c.plays("bang")
    assert table.a.life == 4  # barred in the own turn, so not even asked
    again = bang(event="the-sermon", show="dorothy-rage", hands={"b": "bang"})
    again.a.uses("dorothy-rage", at="b")
    again.a.chooses("name:bang")
    again.a.chooses("seat:c")
    assert again.c.life == 3
    judge = bang(event="the-judge", show="dorothy-rage", hands={"b": "barrel"})
    judge.a.uses("dorothy-rage", at="b")
    judge.a.chooses("name:barrel")
    assert judge.b.front == ""


@rule("bang-green-delay-forced", "bang-char-molly-stark-which")
def test_a_forced_green_card_waits_and_molly_draws() -> None:
    table = bang(show="dorothy-rage", hands={"b": "sombrero"}, characters={"b": "molly-stark"})
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:sombrero")
    assert table.b.me.seen.waiting
    assert len(table.b.hand.split()) == 1
    end = bang(show="dorothy-rage", hands={"b": "sombrero"}, green_ready="turn_end")
    end.a.uses("dorothy-rage", at="b")
    end.a.chooses("name:sombrero")
    assert end.b.me.seen.waiting
    end.a.ends()
    assert not end.b.me.seen.waiting


@rule("bang-char-belle-star-forced")
def test_in_belle_stars_turn_the_forced_player_has_no_weapon() -> None:
    table = bang(
        players=7,
        show="dorothy-rage",
        hands={"d": "bang"},
        front={"d": "winchester"},
        characters={"a": "belle-star"},
    )
    table.a.uses("dorothy-rage", at="d")
    table.a.chooses("name:bang")
    assert table.a.options == ["seat:c", "seat:e"]


@rule("bang-turn-own-turn-only", "bang-wws-dorothy-rage")
def test_a_forced_stagecoach_turns_the_next_card() -> None:
    table = bang(show="dorothy-rage", shows="showdown", hands={"b": "stagecoach"})
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:stagecoach")
    assert len(table.b.hand.split()) == 2
    assert table.show == "showdown"


@rule("bang-foc-abandoned-mine-forced")
def test_a_forced_card_goes_to_the_pile_also_when_the_turn_player_has_drawn_from_the_mine() -> None:
    table = bang(event="abandoned-mine", show="dorothy-rage", discard="duel beer", hands={"c": "saloon"})
    table.a.ends()
    assert table.b.hand == "beer duel"
    table.b.uses("dorothy-rage", at="c")
    table.b.chooses("name:saloon")
    assert table.discard == "saloon"
    table.b.plays("beer")
    assert table.discard == "saloon"
    assert len(table.sees.mine) == 1
