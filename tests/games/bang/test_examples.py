"""33. The worked examples, each as it is written. The number stands in the docstring."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import bang


@rule("bang-rescue-example", "bang-char-bart-cassidy-rescue")
def test_bart_survives_dynamite_by_two_beers_and_then_draws_three_cards() -> None:
    """1."""
    table = bang(
        hands={"b": "beer beer"},
        characters={"b": "bart-cassidy"},
        life={"b": 2},
        front={"b": "dynamite"},
        deck="2♠ missed missed missed panic panic",
        turn="b",
        phase="start",
    )
    assert table.last("life-lost")["left"] == -1
    table.b.plays("beer")
    table.b.plays("beer")
    assert table.b.life == 1
    assert table.b.hand == "missed missed missed panic panic"  # three of his own, two of phase 1
    assert table.waiting_for == "b"


@rule("bang-char-el-gringo-alive")
def test_a_bang_takes_el_gringos_last_life() -> None:
    """2."""
    table = bang(hands={"a": "bang jail"}, characters={"b": "el-gringo"}, life={"b": 1})
    table.a.plays("bang", at="b")
    assert not table.b.in_game
    assert table.a.hand.startswith("jail")
    assert table.waiting_for == "a"


@rule("bang-elim-sequence", "bang-char-vulture-sam-reward", "bang-elim-vulture-before-penalty")
def test_vulture_sam_kills_an_outlaw_or_a_deputy() -> None:
    """3."""
    hands, front = {"a": "bang", "b": "jail", "e": "jail"}, {"b": "scope", "e": "barrel"}
    sam = {"a": "vulture-sam"}
    outlaw = bang(5, characters=sam, hands=hands, front=front, life={"b": 1}, deck="beer beer panic")
    outlaw.a.plays("bang", at="b")
    outlaw.b.chooses("take")
    outlaw.b.chooses("give-up")
    assert outlaw.a.hand == "jail scope beer beer panic"
    deputy = bang(5, characters=sam, hands=hands, front=front, life={"e": 1}, deck="5♠")
    deputy.a.plays("bang", at="e")
    deputy.e.uses("barrel")
    deputy.e.chooses("take")
    deputy.e.chooses("give-up")
    assert deputy.a.hand == ""
    assert sorted(deputy.discard.split()[-3:]) == ["bang", "barrel", "jail"]


@rule("bang-char-suzy-lafayette-duel")
def test_suzy_loses_a_duel_with_her_last_card() -> None:
    """4."""
    table = bang(hands={"a": "duel bang", "b": "bang"}, characters={"b": "suzy-lafayette"}, deck="beer")
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    table.a.plays("bang")
    assert (table.b.life, table.b.hand) == (3, "beer")
    assert table.waiting_for == "a"


@rule("bang-time-simultaneous")
def test_suzy_beats_el_gringo_in_a_duel_with_her_last_card() -> None:
    """5."""
    table = bang(
        hands={"a": "duel"}, characters={"a": "suzy-lafayette", "b": "el-gringo"}, deck="beer missed panic"
    )
    table.a.plays("duel", at="b")
    assert table.b.life == 2
    assert (table.b.hand, table.a.hand) == ("beer", "missed")


@rule("bang-char-slab-the-killer", "bang-char-jourdonnais-barrel")
def test_slab_shoots_at_jourdonnais_behind_a_barrel() -> None:
    """6."""
    for cards, asked in (("5♥ 6♥", "a"), ("5♥ 6♠", "b")):
        table = bang(
            hands={"a": "bang", "b": "missed"},
            characters={"a": "slab-the-killer", "b": "jourdonnais"},
            front={"b": "barrel"},
            deck=cards,
        )
        table.a.plays("bang", at="b")
        table.b.uses("barrel")
        table.b.uses("jourdonnais")
        assert table.waiting_for == asked
        if asked == "b":
            table.b.plays("missed")
        assert table.b.life == 4
        assert table.waiting_for == "a"


@rule("bang-turn-step-event", "bang-hn-blessing")
def test_blessing_comes_before_the_sheriffs_dynamite_is_checked() -> None:
    """7."""
    table = bang(coming="blessing", front={"a": "dynamite"}, deck="2♠", phase="start")
    assert table.event == "blessing"
    assert (table.a.life, table.a.front, table.b.front) == (5, "", "dynamite")
    assert table.waiting_for == "a"


@rule("bang-dynamite-before-jail", "bang-jail-fail")
def test_dynamite_and_a_failed_jail() -> None:
    """8."""
    table = bang(front={"b": "dynamite jail"}, deck="2♠ 5♠", turn="b", phase="start")
    assert table.b.life == 1
    assert table.b.front == "jail"
    assert table.turn == "c"


@rule("bang-panic-self", "bang-turn-shot-counter")
def test_a_volcanic_taken_back_and_played_again() -> None:
    """9."""
    table = bang(players=8, hands={"a": "winchester panic bang bang bang bang"}, front={"a": "volcanic"})
    table.a.plays("panic", at="a")
    assert table.a.front == ""
    table.a.plays("winchester")
    table.a.plays("bang", at="e")
    assert not table.a.may_play("bang", at="e")
    table.a.plays("volcanic")
    assert table.a.front == "volcanic"
    for life in (3, 2, 1):
        table.a.plays("bang", at="b")
        assert table.b.life == life


@rule("bang-turn-volcanic-then-other")
def test_no_more_shots_once_the_volcanic_is_replaced() -> None:
    """10."""
    table = bang(hands={"a": "winchester bang bang bang"}, front={"a": "volcanic"})
    table.a.plays("bang", at="b")
    table.a.plays("bang", at="b")
    table.a.plays("winchester")
    assert not any(option.startswith("play:bang") for option in table.a.options)


@rule("bang-char-calamity-janet-duel", "bang-char-calamity-janet")
def test_calamity_janet_answers_with_the_other_card() -> None:
    """11."""
    table = bang(hands={"a": "indians bang", "b": "missed bang"}, characters={"b": "calamity-janet"})
    table.a.plays("indians")
    table.b.plays("missed", as_="bang")
    table.a.plays("bang", at="b")
    table.b.plays("bang", as_="missed")
    assert (table.b.life, table.b.hand) == (4, "")


@rule("bang-char-belle-star-scope")
def test_belle_star_shoots_at_paul_regret() -> None:
    """12."""
    table = bang(
        hands={"a": "bang schofield"},
        characters={"a": "belle-star", "b": "paul-regret"},
        front={"b": "mustang barrel"},
    )
    assert table.a.distance("b") == 2
    table.a.plays("schofield")
    table.a.plays("bang", at="b")
    assert table.b.life == 2
    assert table.waiting_for == "a"


@rule("bang-p8-sheriff-dies-first")
def test_of_sheriff_and_two_renegades_the_sheriff_falls_first() -> None:
    """13."""
    gone = {"b": 0, "d": 0, "e": 0, "f": 0, "g": 0}
    table = bang(players=8, hands={"h": "bang"}, life=gone | {"a": 1}, turn="h")
    table.h.plays("bang", at="a")
    assert table.winners == "b d f"


@rule("bang-time-wws-first")
def test_darling_valentine_exchanges_the_hand_before_the_shots_at_it() -> None:
    """14."""
    table = bang(
        event="a-fistful-of-cards",
        show="darling-valentine",
        hands={"b": "beer beer"},
        deck="missed panic",
    )
    table.a.ends()
    assert (table.b.asked, table.b.hand) == ("respond-missed", "missed panic")
    table.b.plays("missed")
    table.b.chooses("take")
    assert table.b.life == 3
    assert len(table.told("shot-fired")) == 2
    assert (table.turn, table.b.asked) == ("b", "play")


@rule("bang-reward-duel-own-fault")
def test_an_outlaw_loses_a_duel_with_the_sheriff_that_the_outlaw_began() -> None:
    """15."""
    table = bang(hands={"a": "bang", "b": "duel"}, life={"b": 1}, turn="b")
    table.b.plays("duel", at="a")
    table.a.plays("bang")
    assert not table.b.in_game
    assert table.a.hand == ""


@rule("bang-dist-seen", "bang-weapon-range", "bang-weapon-table")
def test_six_players_and_their_distances() -> None:
    """16 and 17."""
    for weapon, reaches in (("", False), ("volcanic", False), ("schofield", True), ("winchester", True)):
        table = bang(players=6, hands={"a": "bang"}, front={"a": weapon} if weapon else {})
        assert table.a.distance("c") == 2
        assert table.a.may_play("bang", at="c") == reaches
    near = bang(players=6, hands={"a": "bang"}, front={"a": "scope"})
    assert near.a.may_play("bang", at="c")
    shy = bang(players=6, hands={"a": "bang"}, front={"a": "scope", "c": "mustang"})
    assert shy.a.distance("c") == 2
    for weapon, reaches in (("remington", False), ("rev-carabine", True), ("winchester", True)):
        table = bang(players=6, hands={"a": "bang"}, front={"a": weapon, "d": "mustang"})
        assert table.a.distance("d") == 4
        assert table.a.may_play("bang", at="d") == reaches


@rule("bang-barrel-check", "bang-shot-order-free")
def test_a_barrel_and_a_missed() -> None:
    """18."""
    saved = bang(hands={"a": "bang", "b": "missed"}, front={"b": "barrel"}, deck="4♥")
    saved.a.plays("bang", at="b")
    saved.b.uses("barrel")
    assert (saved.b.life, saved.b.hand) == (4, "missed")
    other = bang(hands={"a": "bang", "b": "missed"}, front={"b": "barrel"}, deck="4♠")
    other.a.plays("bang", at="b")
    other.b.uses("barrel")
    other.b.plays("missed")
    assert (other.b.life, other.b.hand) == (4, "")
    assert other.waiting_for == "a"
