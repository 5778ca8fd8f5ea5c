"""27. Two players with two characters each."""

from __future__ import annotations

from posse.core.table import SPECTATOR
from posse.games.bang.facts import CHARACTER_LIFE
from posse.testing import rule
from tests.games.bang.laying import BangStory, bang, new_bang


def drafted(seed: str = "7") -> BangStory:
    """A game of two whose characters have been picked."""
    table = new_bang(2, seed=seed)
    while table.table.asked_seats() and table.player(table.table.asked_seats()[0]).asked == "draft-pick":
        player = table.player(table.table.asked_seats()[0])
        player.chooses(player.options[0])
    return table


# Setup


@rule("bang-p2-draft", "bang-p2-no-spares")
def test_four_characters_are_drafted_one_at_a_time() -> None:
    table = new_bang(2)
    first = table.table.asked_seats()[0]
    order, offered = [], []
    while table.player(table.table.asked_seats()[0]).asked == "draft-pick":
        player = table.player(table.table.asked_seats()[0])
        order.append(player.seat)
        offered.append(len(player.options))
        player.chooses(player.options[0])
    assert offered[:3] == [4, 3, 2]
    assert order[:3] == [first, 1 - first, first]
    assert len(set(table.table.character)) == 4
    assert set(table.table.spare) == {-1}
    assert {new_bang(2, seed=str(seed)).table.asked_seats()[0] for seed in range(8)} == {0, 1}


@rule("bang-p2-life")
def test_each_character_has_its_own_life() -> None:
    table = drafted()
    assert table.table.life == [CHARACTER_LIFE[number] for number in table.table.character]
    assert set(table.table.role) == {-1}


@rule("bang-p2-active", "bang-p2-hand", "bang-p2-first")
def test_active_characters_are_chosen_in_secret_and_shown_together() -> None:
    table = drafted()
    first = new_bang(2).table.asked_seats()[0]
    assert table.waiting_for == "a b"
    choice = table.a.options[1]
    table.a.chooses(choice)
    assert table.b.asked == "choose-active"
    assert not table.told("active-chosen")
    table.b.chooses(table.b.options[0])
    assert len(table.told("active-chosen")) == 2
    assert "be:" + table.a.me.character == choice
    dealt = {event["seat"]: event["n"] for event in table.told("hand-dealt")}
    assert dealt[0] == CHARACTER_LIFE[table.table.character[table.table.active[0]]]
    assert table.table.turn == first


@rule("bang-p2-goal")
def test_who_eliminates_both_characters_wins() -> None:
    table = bang(players=2, hands={"a": "bang"}, life={"b1": 1, "b2": 0})
    table.a.plays("bang", at="b1")
    assert table.over
    assert table.winners == "a"
    one = bang(players=2, hands={"a": "bang"}, life={"b1": 1})
    one.a.plays("bang", at="b1")
    assert not one.over


# The ring


@rule("bang-p2-distance", "bang-p2-seating")
def test_the_four_characters_sit_in_a_ring() -> None:
    table = bang(players=2)
    assert table.a1.sees("a2") == 1
    assert table.a1.sees("b1") == 1
    assert table.a1.sees("b2") == 2
    assert table.a2.sees("b2") == 1
    assert table.a2.sees("b1") == 2
    assert table.sees.order == [0, 1, 3, 2]


@rule("bang-p2-distance")
def test_an_eliminated_character_leaves_the_ring() -> None:
    table = bang(players=2, life={"b1": 0})
    assert table.a1.sees("b2") == 1
    assert table.a2.sees("b2") == 1


# The active character


@rule("bang-p2-choose-active")
def test_the_active_character_is_chosen_before_phase_1() -> None:
    table = bang(players=2, deck="bang beer", turn="b", phase="start")
    assert table.b.asked == "choose-active"
    assert table.b.hand == ""
    table.b.chooses(table.b.options[1])
    assert table.b.me.character == table.b2.character
    assert table.b.hand == "bang beer"


@rule("bang-p2-jail-no-activation", "bang-p2-jail-check-all")
def test_a_character_that_failed_its_jail_check_is_not_made_active() -> None:
    table = bang(players=2, front={"b1": "jail"}, deck="5♠ bang beer", turn="b", phase="start")
    assert table.b1.front == "jail"
    assert table.b.me.character == table.b2.character
    assert table.b.hand == "bang beer"
    gone = bang(
        players=2, front={"b1": "jail"}, deck="5♠ bang beer", turn="b", phase="start", jail_persists=False
    )
    assert gone.b1.front == ""
    assert gone.b.me.character == gone.b2.character


@rule("bang-p2-jail-no-activation")
def test_with_both_in_jail_the_turn_is_lost() -> None:
    table = bang(players=2, front={"b1": "jail-js", "b2": "jail-4h"}, deck="5♠ 6♠", turn="b", phase="start")
    assert table.turn == "a"


@rule("bang-p2-jail-check-all")
def test_every_dynamite_and_jail_of_both_is_checked_dynamite_first() -> None:
    table = bang(
        players=2, front={"b1": "jail", "b2": "dynamite"}, deck="5♦ 6♥ bang beer", turn="b", phase="start"
    )
    flips = table.told("check-flipped")
    assert [str(flip["what"]) for flip in flips] == ["card-dynamite", "card-jail"]
    assert table.b2.front == ""
    assert table.b1.front in ("", "dynamite")


@rule("bang-p2-check-active")
def test_during_a_check_the_character_concerned_counts_as_active() -> None:
    table = bang(
        players=2,
        characters={"b2": "lucky-duke"},
        front={"b2": "jail"},
        deck="5♠ 6♥ bang beer",
        turn="b",
        phase="start",
    )
    assert table.b.asked == "choose-check-card"
    passive = bang(
        players=2,
        characters={"b1": "lucky-duke"},
        front={"b2": "jail"},
        deck="5♠ 6♥ bang beer",
        turn="b",
        phase="start",
    )
    assert passive.b.asked != "choose-check-card"
    assert passive.b2.front == "jail"


@rule("bang-p2-check-once")
def test_a_dynamite_passed_between_own_characters_is_not_checked_again() -> None:
    table = bang(players=2, front={"b2": "dynamite"}, deck="5♦ 2♠", turn="b", phase="start")
    assert table.b1.front == "dynamite"
    assert len(table.told("check-flipped")) == 1
    assert table.b1.life == 4


@rule("bang-p2-ability")
def test_only_the_active_characters_ability_works() -> None:
    table = bang(players=2, hands={"a": "missed"}, characters={"a2": "calamity-janet"})
    assert table.a.options == ["end"]
    active = bang(players=2, hands={"a": "missed"}, characters={"a1": "calamity-janet"})
    assert any(option.startswith("as-bang") for option in active.a.options)


@rule("bang-p2-target-passive")
def test_a_passive_target_counts_as_active_while_it_answers() -> None:
    table = bang(
        players=2,
        hands={"a": "bang"},
        characters={"b1": "bart-cassidy", "b2": "jourdonnais"},
        front={"a1": "scope"},
        deck="5♥ beer",
    )
    table.a.plays("bang", at="b2")
    assert "use:jourdonnais" in table.b.options
    table.b.uses("jourdonnais")
    assert table.b2.life == 4
    assert table.b.me.character == "bart-cassidy"


@rule("bang-p2-targets")
def test_cards_are_aimed_at_characters_by_the_active_ones_reach() -> None:
    table = bang(players=2, hands={"a": "bang"}, front={"a2": "scope"})
    assert table.a.may_play("bang", at="b1")
    assert not table.a.may_play("bang", at="b2")
    scope = bang(players=2, hands={"a": "bang"}, front={"a1": "scope"})
    assert scope.a.may_play("bang", at="b2")


@rule("bang-p2-distance-abilities", "bang-p2-distance-cards")
def test_a_passive_paul_regret_is_seen_as_near_as_anybody() -> None:
    active = bang(players=2, characters={"b1": "paul-regret"})
    assert active.a1.sees("b1") == 2
    passive = bang(players=2, characters={"b2": "paul-regret"})
    assert passive.a2.sees("b2") == 1
    horse = bang(players=2, front={"b2": "mustang"})
    assert horse.a2.sees("b2") == 2


@rule("bang-p2-own-passive")
def test_the_own_passive_character_is_oneself_but_never_shot_at() -> None:
    table = bang(
        players=2,
        hands={"a": "panic cat-balou tequila bang duel jail"},
        front={"a2": "barrel"},
        life={"a2": 1},
    )
    assert table.a.may_play("panic", at="a2")
    assert table.a.may_play("cat-balou", at="a2")
    assert table.a.may_play("tequila", at="a2")
    for card in ("bang", "duel", "jail"):
        assert not table.a.may_play(card, at="a2")


@rule("bang-p2-blue")
def test_blue_cards_go_in_front_of_either_own_character_and_work_for_it_alone() -> None:
    table = bang(players=2, hands={"a": "scope mustang", "b": "bang"})
    table.a.plays("scope", at="a2")
    assert table.a2.front == "scope"
    assert table.a1.sees("b2") == 2
    assert table.a2.sees("b1") == 1
    table.a.plays("mustang")
    assert table.a1.front == "mustang"


@rule("bang-p2-green-use")
def test_a_passive_characters_green_card_only_answers_for_it() -> None:
    table = bang(players=2, front={"a2": "canteen"}, life={"a1": 1, "a2": 1})
    assert table.a.options == ["end"]
    shot = bang(players=2, hands={"a": "bang"}, front={"a1": "scope", "b2": "sombrero"})
    shot.a.plays("bang", at="b2")
    assert "use:sombrero" in shot.b.options
    other = bang(players=2, hands={"a": "bang"}, front={"b2": "sombrero"})
    other.a.plays("bang", at="b1")
    assert other.b1.life == 3


@rule("bang-p2-hand-limit")
def test_the_hand_limit_is_the_active_characters_life() -> None:
    table = bang(players=2, hands={"a": "bang beer missed"}, life={"a1": 2})
    table.a.ends()
    assert table.a.asked == "discard-excess"
    table.a.discards("bang")
    assert table.turn == "b"


@rule("bang-p2-take")
def test_taking_reaches_the_hand_or_the_cards_of_the_character_aimed_at() -> None:
    table = bang(players=2, hands={"a": "cat-balou", "b": "beer"}, front={"b1": "barrel", "b2": "scope"})
    table.a.plays("cat-balou", at="b2")
    assert [option.split("-")[0] for option in table.a.options] == ["hand", "card:scope"]


@rule("bang-p2-all-targets")
def test_gatling_and_indians_hit_both_of_the_opponent_and_none_of_ones_own() -> None:
    for card in ("gatling", "indians"):
        table = bang(players=2, hands={"a": card})
        table.a.plays(card)
        assert (table.b1.life, table.b2.life) == (3, 3)
        assert (table.a1.life, table.a2.life) == (4, 4)
    brawl = bang(players=2, hands={"a": "brawl beer", "b": "missed jail panic"})
    brawl.a.plays("brawl")
    assert len(brawl.b.hand.split()) == 1


@rule("bang-p2-saloon")
def test_a_saloon_heals_all_four() -> None:
    table = bang(players=2, hands={"a": "saloon"}, life={"a1": 1, "a2": 1, "b1": 1, "b2": 1})
    table.a.plays("saloon")
    assert table.table.life == [2, 2, 2, 2]


@rule("bang-p2-store")
def test_the_store_has_a_card_for_each_character() -> None:
    table = bang(players=2, hands={"a": "general-store"}, deck="bang beer missed panic jail", life={"b2": 0})
    table.a.plays("general-store")
    assert len(table.sees.store) == 3
    order = []
    while table.sees.store:
        player = table.player(table.table.asked_seats()[0])
        if player.asked != "pick-store":
            break
        order.append(player.seat)
        player.chooses(player.options[0])
    assert order[:2] == [0, 1]
    assert len(table.a.hand.split()) == 2
    assert len(table.b.hand.split()) == 1


@rule("bang-p2-beer")
def test_a_beer_helps_the_active_character_until_two_are_left() -> None:
    table = bang(players=2, hands={"a": "beer"}, life={"a1": 1, "a2": 1})
    table.a.plays("beer")
    assert (table.a1.life, table.a2.life) == (2, 1)
    last = bang(players=2, hands={"a": "beer"}, life={"a1": 1, "a2": 0, "b2": 0})
    last.a.plays("beer")
    assert last.a1.life == 1
    dying = bang(players=2, hands={"a": "bang", "b": "beer"}, front={"a1": "scope"}, life={"b2": 1})
    dying.a.plays("bang", at="b2")
    dying.b.chooses("take")
    dying.b.plays("beer")
    assert dying.b2.life == 1


@rule("bang-p2-dynamite")
def test_dynamite_passes_clockwise_through_the_ring() -> None:
    table = bang(players=2, front={"a1": "dynamite"}, deck="5♦", turn="a", phase="start")
    assert table.a2.front == "dynamite"
    across = bang(players=2, front={"a2": "dynamite"}, deck="5♦", turn="a", phase="start")
    assert across.b2.front == "dynamite"


@rule("bang-p2-duel")
def test_a_duel_is_between_the_active_and_the_challenged_character() -> None:
    table = bang(players=2, hands={"a": "duel", "b": "bang"})
    table.a.plays("duel", at="b2")
    table.b.plays("bang")
    assert (table.a1.life, table.a2.life) == (3, 4)
    lost = bang(players=2, hands={"a": "duel"})
    lost.a.plays("duel", at="b2")
    assert (lost.b1.life, lost.b2.life) == (4, 3)


# Elimination


@rule("bang-p2-eliminated")
def test_an_eliminated_characters_cards_go_and_the_hand_stays() -> None:
    table = bang(
        players=2,
        hands={"a": "bang", "b": "jail missed"},
        front={"b1": "barrel", "b2": "scope"},
        life={"b1": 1},
        deck="5♠",
    )
    table.a.plays("bang", at="b1")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert not table.b1.in_game
    assert table.b.hand == "jail missed"
    assert (table.b1.front, table.b2.front) == ("", "scope")
    assert table.b.me.character == table.b2.character
    table.a.ends()
    assert table.b.asked == "play"  # nothing to choose any more


@rule("bang-p2-eliminated-own-turn")
def test_the_turn_goes_on_with_the_other_character() -> None:
    table = bang(players=2, hands={"a": "duel beer", "b": "bang"}, life={"a1": 1})
    table.a.plays("duel", at="b1")
    table.b.plays("bang")
    table.a.chooses("refuse")
    if table.a.asked == "rescue":
        table.a.chooses("give-up")
    assert not table.a1.in_game
    assert table.turn == "a"
    assert table.waiting_for == "a"
    assert table.a.me.character == table.a2.character


@rule("bang-p2-eliminated-own-turn")
def test_the_turn_ends_if_the_other_one_failed_its_jail_check() -> None:
    table = bang(
        players=2,
        hands={"b": "duel", "a": "bang"},
        front={"b2": "jail"},
        life={"b1": 1},
        deck="5♠ missed missed",
        turn="b",
        phase="start",
    )
    assert table.b.me.character == table.b1.character
    table.b.plays("duel", at="a1")
    table.a.plays("bang")
    table.b.chooses("refuse")
    if table.b.asked == "rescue":
        table.b.chooses("give-up")
    assert not table.b1.in_game
    assert table.turn == "a"


@rule("bang-p2-character-step")
def test_vera_copies_after_the_active_character_is_chosen_her_partner_included() -> None:
    table = bang(players=2, characters={"b1": "vera-custer", "b2": "bart-cassidy"}, turn="b", phase="start")
    assert table.b.asked == "choose-active"
    table.b.chooses("be:vera-custer")
    assert table.b.asked == "vera-copy"
    assert "copy:b2" in table.b.options


@rule("bang-p2-claus")
def test_claus_keeps_two_and_gives_one() -> None:
    table = bang(
        players=2, characters={"b1": "claus-the-saint"}, deck="bang beer missed", turn="b", phase="draw"
    )
    if table.b.asked == "claus-share":
        table.b.chooses(table.b.options[0])
    assert len(table.b.hand.split()) == 2
    assert len(table.a.hand.split()) == 1


@rule("bang-p2-no-reward")
def test_there_are_no_rewards() -> None:
    table = bang(players=2, hands={"a": "bang beer"}, life={"b1": 1}, deck="jail jail panic")
    table.a.plays("bang", at="b1")
    assert table.a.hand == "beer"


@rule("bang-p2-elim-abilities")
def test_vultures_and_diggers_react_while_they_are_active() -> None:
    active = bang(
        players=2,
        hands={"a": "bang"},
        characters={"a1": "vulture-sam"},
        front={"b1": "scope"},
        life={"b1": 1},
    )
    active.a.plays("bang", at="b1")
    assert active.a.hand == "scope"
    passive = bang(
        players=2,
        hands={"a": "bang"},
        characters={"a2": "vulture-sam"},
        front={"b1": "scope"},
        life={"b1": 1},
    )
    passive.a.plays("bang", at="b1")
    assert passive.a.hand == ""
    greg = bang(players=2, hands={"a": "bang"}, characters={"a1": "greg-digger"}, life={"a1": 1, "b1": 1})
    greg.a.plays("bang", at="b1")
    assert greg.a1.life == 3
    assert greg.table.view(SPECTATOR).figures[2].in_game is False
