"""26. The event cards of High Noon: ghosts."""

from __future__ import annotations

from posse.games.bang.facts import BANG
from posse.games.bang.rules.shots import fire
from posse.testing import rule
from tests.games.bang.laying import bang

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


@rule("bang-char-suzy-lafayette-gained", "bang-turn-step-return")
def test_suzy_comes_back_with_an_empty_hand_and_draws_a_card_at_once() -> None:
    ghost = bang(event="ghost-town", characters={"b": "suzy-lafayette"}, life={"b": 0})
    ghost.a.ends()
    assert len(ghost.b.hand.split()) == 4  # and three in phase 1
    orchard = bang(show="bone-orchard", characters={"b": "suzy-lafayette"}, life={"b": 0})
    orchard.a.ends()
    assert len(orchard.b.hand.split()) == 3
    dead_man = bang(event="dead-man", characters={"b": "suzy-lafayette"}, life={"b": 0})
    dead_man.table.first_out = 1
    dead_man.a.ends()
    assert len(dead_man.b.hand.split()) == 4  # two cards to begin with, and two in phase 1


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
