"""27. Two players with two characters each."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import BangStory, bang, new_bang


def drafted(seed: str = "7", **settings: object) -> BangStory:
    """A game of two after the draft: both have to choose who is active."""
    table = new_bang(2, seed, **settings)
    while table.asks == "draft-pick":
        player = table.player(table.table.asked_seats()[0])
        player.chooses(player.options[0])
    return table


# Setup


@rule("bang-p2-draft")
def test_four_characters_are_picked_in_turns() -> None:
    table = new_bang(2)
    first = table.waiting_for
    second = "b" if first == "a" else "a"
    assert len(table.sees.offered) == 4
    order = []
    while table.asks == "draft-pick":
        order.append(table.waiting_for)
        player = table.player("ab".index(table.waiting_for))
        player.chooses(player.options[-1])
    assert order == [first, second, first]  # the last character goes without a question
    assert table.sees.offered == ()
    characters = [figure.character for figure in table.sees.figures]
    assert len(set(characters)) == 4


@rule("bang-p2-draft")
def test_who_picks_first_is_random() -> None:
    assert {new_bang(2, str(seed)).waiting_for for seed in range(12)} == {"a", "b"}


@rule("bang-p2-life", "bang-p2-no-spares")
def test_each_character_has_its_own_life_and_there_are_no_roles() -> None:
    table = drafted()
    for figure in table.sees.figures:
        assert figure.life == figure.most in (3, 4)
    assert [player.role for player in table.a.sees.players] == [-1, -1]
    assert table.table.spare == [-1, -1]


@rule("bang-p2-active")
def test_both_choose_in_secret_who_is_active() -> None:
    table = drafted()
    assert table.waiting_for == "a b"
    a, b = table.a.options[1], table.b.options[1]
    before = table.b.sees
    table.a.chooses(a)
    assert table.b.sees.figures == before.figures
    assert "active-chosen" not in table.events
    table.b.chooses(b)
    assert [each["seat"] for each in table.told("active-chosen")] == [0, 1]
    assert [figure.active for figure in table.sees.figures] == [False, True, False, True]


@rule("bang-p2-hand", "bang-p2-first")
def test_hands_are_as_large_as_the_life_of_the_active_character() -> None:
    table = new_bang(2)
    first = table.waiting_for
    while table.asks == "draft-pick":
        player = table.player("ab".index(table.waiting_for))
        player.chooses(player.options[0])
    table.a.chooses(table.a.options[0])
    table.b.chooses(table.b.options[1])
    dealt = table.told("hand-dealt")
    assert [each["n"] for each in dealt] == [table.table.life[0], table.table.life[3]]
    assert table.turn == first


@rule("bang-p2-hand")
def test_big_spencer_starts_with_five_cards() -> None:
    for seed in range(40):
        table = drafted(str(seed), wws_characters=True)
        for player in (table.a, table.b):
            big = [option for option in player.options if option == "be:big-spencer"]
            player.chooses(big[0] if big else player.options[0])
            if big:
                spencer = player.seat
                break
        else:
            continue
        other = table.player(1 - spencer)
        if other.asked == "choose-active":
            other.chooses(other.options[0])
        assert table.told("hand-dealt")[spencer]["n"] == 5
        return
    raise AssertionError("nobody has picked Big Spencer")


@rule("bang-p2-goal", "bang-p2-eliminated")
def test_a_player_wins_by_eliminating_both_characters() -> None:
    table = bang(2, hands={"a": "bang bang"}, front={"a1": "volcanic"}, life={"b1": 1, "b2": 0})
    table.a.plays("bang", at="b1")
    assert table.winners == "a"
    assert table.last("game-ended")["rule"] == "bang-p2-goal"


@rule("bang-p2-goal", "bang-p2-eliminated", "bang-p2-no-reward")
def test_one_dead_character_does_not_end_the_game() -> None:
    table = bang(2, hands={"a": "bang", "b": "panic"}, front={"b1": "scope"}, life={"b1": 1})
    table.a.plays("bang", at="b1")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert not table.b1.in_game
    assert table.b2.in_game
    assert not table.over
    assert table.b.hand == "panic"  # the hand stays
    assert table.discard == "scope bang"
    assert table.a.hand == ""  # no reward
    assert table.b.me.figure == 3
    assert table.waiting_for == "a"


# Distances


@rule("bang-p2-distance", "bang-p2-seating")
def test_characters_sit_in_a_ring_of_four() -> None:
    table = bang(2)
    assert [table.a1.sees(other) for other in ("a2", "b1", "b2")] == [1, 1, 2]
    assert [table.b2.sees(other) for other in ("b1", "a2", "a1")] == [1, 1, 2]


@rule("bang-p2-seating")
def test_the_ring_begins_with_the_player_who_picked_first() -> None:
    for seed in range(8):
        table = new_bang(2, str(seed))
        first = "ab".index(table.waiting_for)
        while table.asks == "draft-pick":
            player = table.player("ab".index(table.waiting_for))
            player.chooses(player.options[0])
        mine, theirs = table.table.own[first], table.table.own[1 - first]
        assert table.table.ring == (mine[0], mine[1], theirs[1], theirs[0])


@rule("bang-p2-targets")
def test_cards_are_aimed_at_characters_from_the_active_one() -> None:
    table = bang(2, hands={"a": "bang"}, front={"a2": "winchester"})
    assert table.a.may_play("bang", at="b1")
    assert table.a.cannot_play("bang", at="b2") == "bang-weapon-range"  # the gun is a2's
    near = bang(2, hands={"a": "bang"}, front={"a1": "schofield"})
    assert near.a.may_play("bang", at="b2")


@rule("bang-p2-distance-abilities", "bang-p2-ability")
def test_a_passive_paul_regret_is_not_farther_away() -> None:
    passive = bang(2, characters={"b2": "paul-regret"})
    assert passive.a2.sees("b2") == 1
    active = bang(2, characters={"b1": "paul-regret"})
    assert active.a1.sees("b1") == 2
    assert active.a1.sees("b2") == 2  # only when Paul himself is aimed at


@rule("bang-p2-distance-cards")
def test_a_mustang_counts_for_the_character_behind_it() -> None:
    table = bang(2, front={"b2": "mustang"})
    assert table.a2.sees("b2") == 2
    assert table.a1.sees("b1") == 1


# The turn


@rule("bang-p2-choose-active")
def test_the_active_character_is_chosen_every_turn_before_drawing() -> None:
    table = bang(2, phase="start")
    assert table.a.asked == "choose-active"
    assert table.a.hand == ""
    table.a.chooses(table.a.options[1])
    assert table.a.me.figure == 1
    assert len(table.a.hand.split()) == 2
    assert table.a.asked == "play"


@rule("bang-p2-choose-active")
def test_with_one_character_left_nothing_is_asked() -> None:
    table = bang(2, phase="start", life={"a2": 0})
    assert table.a.asked == "play"


@rule("bang-p2-jail-no-activation")
def test_a_character_that_stays_in_jail_cannot_be_active() -> None:
    table = bang(2, phase="start", front={"a1": "jail"}, deck="2♠")
    assert table.a.asked == "play"
    assert table.a.me.figure == 1
    assert table.a1.front == "jail"


@rule("bang-p2-jail-no-activation")
def test_jail_that_goes_after_a_failed_check_bars_too() -> None:
    table = bang(2, phase="start", front={"a1": "jail"}, deck="2♠", jail_persists=False)
    assert table.a1.front == ""
    assert table.a.me.figure == 1
    assert table.a.asked == "play"


@rule("bang-p2-jail-no-activation", "bang-p2-jail-check-all")
def test_a_player_with_both_characters_in_jail_loses_the_turn() -> None:
    table = bang(2, phase="start", front={"a1": "jail-10s", "a2": "jail-js"}, deck="2♠ 3♠")
    assert len(table.told("jail-stayed")) == 2
    assert table.turn == "b"


@rule("bang-p2-jail-check-all")
def test_dynamite_is_checked_before_jail_for_both_characters() -> None:
    table = bang(2, phase="start", front={"a1": "jail", "a2": "dynamite"}, deck="2♠ 5♥")
    assert [each["what"] for each in table.told("check-flipped")] == ["card-dynamite", "card-jail"]
    assert table.a2.life == 1
    assert table.a1.front == ""
    assert table.a.asked == "choose-active"


@rule("bang-p2-check-active")
def test_the_character_that_is_checked_counts_as_active() -> None:
    table = bang(2, phase="start", characters={"a2": "lucky-duke"}, front={"a2": "dynamite"}, deck="2♠ 5♥")
    assert table.a.asked == "choose-check-card"  # Lucky Duke is passive
    table.a.chooses(next(name for name in table.a.options if name.endswith("h")))
    assert table.a2.life == 4
    assert table.a.asked == "choose-active"


@rule("bang-p2-check-once", "bang-p2-dynamite")
def test_dynamite_that_passes_to_the_own_partner_is_not_checked_again() -> None:
    table = bang(2, phase="start", front={"a1": "dynamite"}, deck="5♥ 2♠")
    assert (table.a1.front, table.a2.front) == ("", "dynamite")
    assert len(table.told("check-flipped")) == 1
    assert table.a.asked == "choose-active"


@rule("bang-p2-dynamite")
def test_dynamite_passes_clockwise_over_dead_characters() -> None:
    table = bang(2, phase="start", front={"a1": "dynamite"}, life={"a2": 0}, deck="5♥")
    assert table.b2.front == "dynamite"


@rule("bang-p2-hand-limit")
def test_the_hand_limit_is_the_life_of_the_active_character() -> None:
    table = bang(2, phase="discard", hands={"a": "beer missed panic"}, life={"a1": 2, "a2": 4})
    assert table.a.asked == "discard-excess"
    table.a.discards("panic")
    assert table.turn == "b"


# Abilities and answers


@rule("bang-p2-ability")
def test_only_the_active_character_has_its_ability() -> None:
    active = bang(2, hands={"a": "bang bang"}, characters={"a1": "willy-the-kid"})
    active.a.plays("bang", at="b1")
    assert active.a.may_play("bang", at="b1")
    passive = bang(2, hands={"a": "bang bang"}, characters={"a2": "willy-the-kid"})
    passive.a.plays("bang", at="b1")
    assert passive.a.cannot_play("bang", at="b1") == "bang-turn-one-shot"


@rule("bang-p2-target-passive")
def test_a_passive_target_counts_as_active_while_it_answers() -> None:
    table = bang(
        2, hands={"a": "bang"}, front={"a1": "schofield"}, characters={"b2": "jourdonnais"}, deck="5♥"
    )
    table.a.plays("bang", at="b2")
    assert table.b.options == ["take", "use:jourdonnais"]
    assert table.b.me.figure == 3
    table.b.uses("jourdonnais")
    assert table.b2.life == 4
    assert table.b.me.figure == 2  # and then the other one is active again
    assert table.waiting_for == "a"


@rule("bang-p2-target-passive")
def test_a_passive_bart_cassidy_draws_for_the_life_he_loses_as_a_target() -> None:
    table = bang(2, hands={"a": "bang"}, front={"a1": "schofield"}, characters={"b2": "bart-cassidy"})
    table.a.plays("bang", at="b2")
    assert table.b2.life == 3
    assert len(table.b.hand.split()) == 1
    assert table.waiting_for == "a"


@rule("bang-p2-own-passive")
def test_the_own_partner_may_be_chosen_where_oneself_may() -> None:
    hands = {"a": "panic cat-balou bang duel jail"}
    table = bang(2, hands=hands, front={"a2": "barrel"})
    assert table.a.may_play("panic", at="a2")
    assert table.a.may_play("cat-balou", at="a2")
    assert table.a.cannot_play("bang", at="a2") == "bang-bang-not-self"
    assert table.a.cannot_play("duel", at="a2") == "bang-duel-target"
    assert table.a.cannot_play("jail", at="a2") == "bang-jail-not-on-self"
    table.a.plays("panic", at="a2")
    assert table.a.hand == "cat-balou bang duel jail barrel"


@rule("bang-p2-own-passive")
def test_tequila_heals_the_own_partner() -> None:
    table = bang(2, hands={"a": "tequila beer"}, life={"a2": 1})
    table.a.plays("tequila", at="a2")
    assert table.a2.life == 2


@rule("bang-p2-blue")
def test_blue_cards_go_in_front_of_either_own_character() -> None:
    table = bang(2, hands={"a": "barrel scope"})
    table.a.plays("barrel", at="a2")
    table.a.plays("scope")
    assert (table.a1.front, table.a2.front) == ("scope", "barrel")
    assert table.a1.sees("b2") == 1
    assert table.a2.sees("b1") == 2


@rule("bang-p2-green-use")
def test_a_green_card_of_the_passive_character_is_only_an_answer() -> None:
    table = bang(2, front={"a2": "knife", "a1": "canteen"}, life={"a1": 2})
    assert table.a.options == ["use:canteen", "end"]
    shot = bang(2, hands={"a": "bang"}, front={"a1": "schofield", "b2": "sombrero", "b1": "iron-plate"})
    shot.a.plays("bang", at="b2")
    assert shot.b.options == ["take", "use:sombrero"]


# Cards


@rule("bang-p2-take")
def test_panic_takes_from_the_hand_or_from_the_character_aimed_at() -> None:
    table = bang(2, hands={"a": "panic", "b": "beer"}, front={"b1": "scope", "b2": "barrel"})
    table.a.plays("panic", at="b1")
    assert table.a.options == ["hand", "card:scope-as"]
    table.a.takes("hand")
    assert table.a.hand == "beer"


@rule("bang-p2-all-targets")
def test_gatling_and_indians_hit_both_characters_of_the_opponent() -> None:
    for card in ("gatling", "indians"):
        table = bang(2, hands={"a": card})
        table.a.plays(card)
        assert (table.b1.life, table.b2.life) == (3, 3)
        assert (table.a1.life, table.a2.life) == (4, 4)
        assert table.b.me.figure == 2
        assert table.waiting_for == "a"


@rule("bang-p2-all-targets")
def test_brawl_takes_one_card_for_each_character() -> None:
    table = bang(2, hands={"a": "brawl beer", "b": "missed"}, front={"b2": "barrel"})
    table.a.plays("brawl")
    table.a.takes("barrel")  # b2 comes first in the ring
    assert table.b.hand == ""
    assert table.b2.front == ""


@rule("bang-p2-saloon")
def test_saloon_heals_all_living_characters() -> None:
    table = bang(2, hands={"a": "saloon"}, life={"a1": 1, "a2": 2, "b1": 3, "b2": 0})
    table.a.plays("saloon")
    assert (table.a1.life, table.a2.life, table.b1.life, table.b2.life) == (2, 3, 4, 0)


@rule("bang-p2-store")
def test_a_general_store_has_a_card_for_each_living_character() -> None:
    table = bang(2, hands={"a": "general-store"}, life={"b2": 0}, deck="2♠ 3♠ 4♠")
    table.a.plays("general-store")
    assert len(table.sees.store) == 3
    order = []
    while table.asks == "pick-store":
        order.append(table.waiting_for)
        player = table.player("ab".index(table.waiting_for))
        player.chooses(player.options[0])
    assert order == ["a", "b"]  # and the last card goes to a
    assert (len(table.a.hand.split()), len(table.b.hand.split())) == (2, 1)


@rule("bang-p2-beer")
def test_beer_helps_the_active_character_until_two_are_left() -> None:
    table = bang(2, hands={"a": "beer"}, life={"a1": 2, "a2": 2})
    table.a.plays("beer")
    assert (table.a1.life, table.a2.life) == (3, 2)
    few = bang(2, hands={"a": "beer"}, life={"a1": 2, "a2": 0, "b2": 0})
    few.a.plays("beer")
    assert few.a1.life == 2


@rule("bang-p2-beer")
def test_beer_rescues_the_dying_character_passive_or_not() -> None:
    table = bang(2, hands={"a": "bang", "b": "beer"}, front={"a1": "schofield"}, life={"b2": 1})
    table.a.plays("bang", at="b2")
    table.b.chooses("take")
    table.b.plays("beer")
    assert table.b2.life == 1
    assert table.b.me.figure == 2


@rule("bang-p2-duel")
def test_a_duel_is_fought_by_the_active_and_the_challenged_character() -> None:
    table = bang(2, hands={"a": "duel", "b": "bang"})
    table.a.plays("duel", at="b2")
    assert table.b.me.figure == 3
    table.b.plays("bang")
    assert table.a1.life == 3
    assert (table.a2.life, table.b1.life, table.b2.life) == (4, 4, 4)
    assert table.b.me.figure == 2


@rule("bang-p2-eliminated-own-turn")
def test_the_turn_goes_on_with_the_other_character() -> None:
    table = bang(2, hands={"a": "duel beer", "b": "bang"}, life={"a1": 1})
    table.a.plays("duel", at="b1")
    table.b.plays("bang")
    table.a.chooses("refuse")
    table.a.chooses("give-up")
    assert not table.a1.in_game
    assert table.a.asked == "play"
    assert table.a.me.figure == 1


@rule("bang-p2-eliminated-own-turn")
def test_the_turn_ends_if_the_other_character_is_in_jail() -> None:
    table = bang(
        2,
        phase="start",
        hands={"a": "duel", "b": "bang"},
        life={"a1": 1},
        front={"a2": "jail"},
        deck="2♠ 5♣ 6♣",
    )
    assert table.a.asked == "play"
    table.a.plays("duel", at="b1")
    table.b.plays("bang")
    table.a.chooses("refuse")
    table.a.chooses("give-up")
    assert table.turn == "b"


@rule("bang-p2-character-step")
def test_vera_chooses_after_she_was_made_active_and_may_copy_her_partner() -> None:
    table = bang(2, phase="start", characters={"a1": "vera-custer", "a2": "willy-the-kid"})
    table.a.chooses("be:vera-custer")
    assert table.a.asked == "vera-copy"
    assert table.a.options == ["nobody", "copy:a2", "copy:b2", "copy:b1"]
    table.a.chooses("copy:a2")
    assert table.a1.seen.abilities == (30, 15)


@rule("bang-p2-character-step")
def test_veras_copy_lapses_even_if_she_is_passive_then() -> None:
    table = bang(2, phase="start", characters={"a1": "vera-custer", "a2": "willy-the-kid"})
    table.a.chooses("be:vera-custer")
    table.a.chooses("copy:a2")
    table.a.ends()
    table.b.chooses(table.b.options[0])
    table.b.ends()
    table.a.chooses("be:willy-the-kid")
    assert table.table.copied == [-1, -1, -1, -1]


@rule("bang-p2-claus")
def test_claus_draws_three_and_gives_one_away() -> None:
    table = bang(2, phase="draw", characters={"a1": "claus-the-saint"}, deck="2♠ 3♠ 4♠")
    assert table.a.asked == "claus-share"
    assert len(table.a.options) == 3
    table.a.chooses(table.a.options[0])
    assert (len(table.a.hand.split()), len(table.b.hand.split())) == (2, 1)
    assert table.a.asked == "play"


@rule("bang-p2-elim-abilities")
def test_vulture_sam_gets_the_cards_in_front_of_a_dead_character() -> None:
    table = bang(
        2,
        hands={"a": "bang", "b": "beer"},
        characters={"a1": "vulture-sam"},
        front={"b1": "scope"},
        life={"b1": 1},
    )
    table.a.plays("bang", at="b1")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert table.a.hand == "scope"
    assert table.b.hand == "beer"


@rule("bang-p2-elim-abilities")
def test_herb_hunter_and_greg_digger_react_only_while_active() -> None:
    for name, hand in (("a1", 2), ("a2", 0)):
        table = bang(2, hands={"a": "bang"}, characters={name: "herb-hunter"}, life={"b1": 1})
        table.a.plays("bang", at="b1")
        assert len(table.a.hand.split()) == hand
    digger = bang(2, hands={"a": "bang"}, characters={"a1": "greg-digger"}, life={"a1": 1, "b1": 1})
    digger.a.plays("bang", at="b1")
    assert digger.a1.life == 3
