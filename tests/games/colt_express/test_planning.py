"""Section 7: the planning phase."""

import pytest

from posse.core.errors import Refused
from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express


@rule("colt-plan-turn-count", "colt-plan-end")
def test_one_turn_for_each_icon_in_printed_order():
    hand = "move move ladder rob punch shoot"
    table = colt_express(3, card="angry-marshal", hands=dict.fromkeys("abc", hand))
    table.plan("a:move b:move c:move a:move b:move c:move a:ladder b:ladder c:ladder a:rob c:rob")
    told = [(each["number"], each["turn"]) for each in table.told("turn-started")]
    assert told == [(1, "turn-standard"), (2, "turn-standard"), (3, "turn-tunnel"), (4, "turn-switching")]
    assert not table.stealing
    assert table.waiting_for == "b"  # the last player of the last icon
    table.b.plays("rob")
    assert table.stealing


@rule("colt-plan-order", "colt-plan-restart-first-player")
def test_players_act_one_at_a_time_from_the_first_player_at_every_icon():
    table = colt_express(4, card="braking", first="c")
    table.plan("c:move d:draw a:draw b:draw c:draw d:rob a:rob b:rob")
    assert table.waiting_for == "c"
    assert table.a.options == []
    assert table.a.refused("play:move") == "colt-plan-order"
    assert table.a.refused("draw") == "colt-plan-order"


@rule("colt-plan-restart-first-player")
def test_after_switching_the_next_icon_starts_with_the_first_player_again():
    table = colt_express(3, icons="switching standard", first="b")
    table.plan("b:rob a:rob c:rob b:ladder c:ladder a:ladder")
    assert [told["seat"] for told in table.told("card-up")] == [1, 0, 2, 1, 2, 0]


@rule("colt-plan-options", "colt-decide-plan")
def test_a_player_plays_one_card_or_draws_three():
    table = colt_express(3, bandits={"a": "tuco"}, hands={"a": "move shoot shoot bullet-doc"})
    assert table.a.options == ["play:move", "play:shoot", "draw"]  # each different card once
    table.a.plays("shoot")
    assert table.a.hand == "move shoot bullet-doc"
    assert table.waiting_for == "b"
    drawing = colt_express(3, hands={"a": "move"})
    drawing.a.draws()
    assert len(drawing.a.hand.split()) == 4
    assert drawing.waiting_for == "b"
    assert drawing.pile == ""


@rule("colt-plan-options")
def test_a_card_that_is_not_in_hand_cannot_be_played():
    table = colt_express(3, hands={"a": "move"})
    assert table.a.refused("play:shoot") == "colt-plan-options"
    assert table.a.refused("card:shoot") == "colt-plan-options"
    assert table.a.refused("play:2nd-move") == "colt-plan-options"


@rule("colt-plan-no-pass")
def test_nobody_may_pass():
    table = colt_express(3)
    assert "pass" not in table.a.options
    assert table.a.refused("pass") == "colt-plan-no-pass"
    assert table.a.question.standing == ""  # nor once and for all


@rule("colt-plan-play-any-action")
def test_a_card_may_be_played_even_if_it_looks_useless():
    table = colt_express(
        3,
        bullets={"ghost": 0},
        at={"ghost": "roof 0", "doc": "inside 3", "tuco": "inside 3"},
        hands={"a": "shoot punch rob"},
    )
    assert {"play:shoot", "play:punch", "play:rob"} <= set(table.a.options)
    table.a.plays("shoot")
    assert table.pile == "a:shoot"


@rule("colt-plan-on-top")
def test_the_pile_keeps_the_order_of_play():
    table = colt_express(3, card="bridge", first="b")
    table.plan("b:move c:rob a:punch b:shoot b:draw c:draw c:ladder")
    assert table.pile == "b:move c:rob a:punch b:shoot c:ladder"
    seen = [(card.seat, card.card) for card in table.sees.pile]
    assert seen == [(1, 0), (2, 3), (0, 4), (1, 2), (2, 1)]


@rule("colt-plan-face-up")
def test_a_card_is_played_face_up_unless_there_is_a_tunnel_or_ghost():
    table = colt_express(3, card="take-it-all", bandits={"a": "ghost", "b": "doc"})
    table.plan("a:move* b:move c:move")
    assert table.seen_pile() == "a:?* b:move c:move"
    table.plan("a:ladder b:ladder c:ladder")  # a tunnel
    assert table.seen_pile() == "a:?* b:move c:move a:?* b:?* c:?*"
    table.a.plays("rob")
    assert table.seen_pile().endswith("a:rob")


@rule("colt-plan-bullets-unplayable", "colt-bullet-dead-card")
def test_bullets_are_never_played_and_stay_in_hand():
    table = colt_express(3, hands={"a": "move bullet-doc bullet-marshal"})
    assert table.a.refused("play:bullet-doc") == "colt-plan-bullets-unplayable"
    assert table.a.refused("hide:bullet-marshal") == "colt-plan-bullets-unplayable"
    assert table.a.refused("card:bullet-doc") == "colt-plan-bullets-unplayable"
    table.a.plays("move")
    assert table.a.hand == "bullet-doc bullet-marshal"
    assert table.b.refused("card:bullet-doc") == "colt-plan-options"


@rule("colt-plan-draw-adds", "colt-turn-standard")
def test_drawn_cards_join_the_hand_and_may_be_played_the_next_time():
    table = colt_express(3, card="braking", hands={"a": "move"}, decks={"a": "punch marshal rob shoot"})
    table.a.draws()
    assert table.a.hand == "move rob punch marshal"
    assert table.a.deck.startswith("shoot")
    assert table.a.refused("play:punch") == "colt-plan-order"  # it is b's turn now
    table.plan("b:move c:move")
    table.a.plays("punch")
    assert table.pile == "b:move c:move a:punch"


@rule("colt-plan-draw-short-deck")
@pytest.mark.parametrize("left", [1, 2])
def test_a_deck_of_one_or_two_cards_is_drawn_whole(left):
    ten = ["move", "move", "ladder", "ladder", "shoot", "shoot", "rob", "rob", "punch", "marshal"]
    table = colt_express(3, hands={"a": " ".join(ten[: 10 - left])})
    table.a.draws()
    assert table.a.hand.split() == ten
    assert table.last("cards-drawn")["count"] == left
    assert table.sees.players[0].deck == 0


@rule("colt-plan-draw-empty-deck")
def test_nobody_draws_from_an_empty_deck():
    table = colt_express(3, hands={"a": "move move ladder ladder shoot shoot rob rob punch marshal"})
    assert "draw" not in table.a.options
    assert table.a.refused("draw") == "colt-plan-draw-empty-deck"
    one = colt_express(3, hands={"a": "move move ladder ladder shoot shoot rob rob punch"})
    assert "draw" in one.a.options
    ten = "move move ladder ladder shoot shoot rob rob punch marshal"
    for bullet in ("ghost", "doc", "belle", "django", "marshal"):  # none of which is a card to play
        shot = colt_express(6, bandits={"a": "tuco"}, hands={"a": f"{ten} bullet-{bullet}"})
        actions = ["move", "ladder", "shoot", "rob", "punch", "marshal"]
        assert shot.a.options == [f"play:{card}" for card in actions]


@rule("colt-plan-draw-forced", "colt-plan-always-asked")
def test_the_one_who_holds_no_action_card_must_draw_and_is_asked_all_the_same():
    table = colt_express(3, hands={"a": "bullet-doc bullet-doc bullet-tuco"})
    assert table.waiting_for == "a"
    assert table.a.options == ["draw"]
    for seat in (1, 2, -1):
        assert [(each.seat, each.asks) for each in table.table.view(seat).waiting] == [(0, "plan")]
    table.a.draws()
    assert table.waiting_for == "b"


@rule("colt-plan-always-asked")
def test_a_bonus_and_a_keep_are_asked_even_if_there_is_nothing_to_choose():
    bonus = colt_express(2, bandits={"a": "ghost tuco", "b": "doc django"}, hands={"a": "shoot move marshal"})
    bonus.a.plays("shoot")
    assert (bonus.asks, bonus.a.options) == ("bonus", ["decline"])
    keep = colt_express(3, expert=True, turn=3, hands={"a": "move", "b": "ladder"})
    keep.plan("a:move b:ladder c:move")
    assert keep.waiting_for == "a b c"
    assert (keep.a.options, keep.b.options) == (["done"], ["done"])


@rule("colt-plan-never-stuck")
@pytest.mark.parametrize(("players", "settings"), [(2, {}), (3, {}), (4, {"expert": True}), (6, {})])
def test_there_is_always_a_card_to_play_or_to_draw(players, settings):
    table = new_colt_express(players, "stuck", **settings)
    for _ in table.moments(2):
        for seat in table.table.asked_seats():
            assert table.player(seat).options


@rule("colt-plan-never-stuck")
def test_with_the_whole_deck_in_hand_and_five_cards_played_five_are_left():
    ten = "move move ladder ladder shoot shoot rob rob punch marshal"
    table = colt_express(3, card="two-tunnels", hands={"a": ten})
    for card in ("move", "move", "ladder", "ladder"):
        table.a.plays(card)
        while table.waiting_for != "a":
            player = table.player(table.table.asked_seats()[0])
            player.chooses(player.default)
    assert table.a.options == ["play:shoot", "play:rob", "play:punch", "play:marshal"]


@rule("colt-plan-no-takeback")
def test_a_played_card_stays_played():
    table = colt_express(3)
    decision = table.table.decision_id(0)
    table.a.plays("move")
    with pytest.raises(Refused):
        table.table.choose(0, decision, "play:shoot")  # a second click
    assert table.pile == "a:move"
    assert table.a.refused("card:move") == "colt-plan-order"  # it is somebody else's turn
    table.plan("b:move c:move")
    assert all(option.split(":")[0] in ("play", "draw") for option in table.a.options)


@rule("colt-plan-no-targets-yet")
def test_no_target_is_chosen_while_planning():
    table = colt_express(3, at={"ghost": "roof 1", "doc": "roof 2"}, loot={"roof 1": "jewel"})
    table.a.plays("shoot")
    assert table.waiting_for == "b"  # nobody was asked for a target
    for touch in ("bandit:doc", "bandit:nobody", "loot:jewel", "place:2-roof", "board:doc:purse"):
        for player in (table.a, table.b, table.c):
            assert player.refused(touch) == "colt-plan-no-targets-yet"


@rule("colt-plan-end")
def test_after_the_last_turn_nobody_plays_another_card():
    table = colt_express(3, turn=3, at={"ghost": "roof 1"}, hands={"a": "move move"})
    table.plan("a:move b:ladder c:ladder")
    assert table.stealing
    assert table.waiting_for == "a"
    assert table.a.refused("draw") == "colt-plan-end"
    assert table.a.refused("deck") == "colt-plan-end"
    assert table.b.refused("play:move") == "colt-plan-end"


@rule("colt-plan-end", "colt-expert-keep")
def test_cards_kept_by_an_expert_are_not_played_while_stealing():
    table = colt_express(
        3, expert=True, phase="stealing", pile="b:move", at={"doc": "roof 1"}, hands={"a": "move"}
    )
    assert table.waiting_for == "b"
    assert table.a.refused("play:move") == "colt-plan-end"


@rule("colt-plan-hand-away")
def test_cards_left_in_hand_go_back_onto_the_deck():
    table = colt_express(
        3,
        turn=3,
        at={"ghost": "roof 1"},
        hands={"a": "move rob punch bullet-doc"},
        decks={"a": "shoot shoot"},
    )
    table.plan("a:move b:ladder c:ladder")
    assert table.stealing
    assert [player.hand for player in table.sees.players] == [0, 0, 0]
    assert sorted(table.a.deck.split()[:3]) == ["bullet-doc", "punch", "rob"]  # on top of it
    assert table.a.deck.split()[3:5] == ["shoot", "shoot"]


@rule("colt-plan-hand-away-order")
@pytest.mark.parametrize("hand", ["punch rob rob shoot", "rob rob shoot punch"])
def test_the_order_of_returned_cards_does_not_matter(hand):
    """Whatever lies on top, the deck is shuffled before the next draw: 6 of 10 cards, each as likely."""
    drawn = 0
    for seed in range(60):
        table = colt_express(3, turn=3, hands={"a": f"ladder {hand}"}, at={"ghost": "roof 1"})
        table.table.chance = table.table.chance.from_text(str(seed))
        table.plan("a:ladder b:ladder c:ladder")
        assert table.round == 3
        drawn += "punch" in table.a.hand.split()
    assert 24 <= drawn <= 48  # about 36
