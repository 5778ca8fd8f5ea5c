"""Section 20: the expert variant."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express

TEN = "move move ladder ladder shoot shoot rob rob punch marshal"


def planned(hand, **more):
    """Three experts after planning; a has this hand left, b and c have none."""
    hands = {"a": f"ladder {hand}", "b": "ladder", "c": "ladder"}
    table = colt_express(3, expert=True, phase="planning", turn=3, hands=hands, **more)
    table.plan("a:ladder b:ladder c:ladder")
    assert table.asks == "expert-keep"
    return table


@rule("colt-expert-keep", "colt-decide-expert-keep")
@pytest.mark.parametrize(
    "kept", ["", "move", "move move rob", "shoot marshal", "move move shoot rob marshal"]
)
def test_any_action_cards_may_be_kept_for_the_next_round(kept):
    table = planned("move move shoot rob marshal")
    for card in kept.split():
        table.a.chooses(f"keep:{card}")
    table.a.chooses("done")
    table.b.chooses("done")
    assert table.a.sees.kept == [
        {"move": 0, "shoot": 2, "rob": 3, "marshal": 5}[card] for card in kept.split()
    ]
    table.c.chooses("done")
    facts = table.told("hand-kept")[0]
    assert facts["kept"] == len(kept.split())
    assert table.round == 3
    for card in kept.split():
        assert table.a.hand.split().count(card) >= kept.split().count(card)
    assert table.a.seen.hand == 6


@rule("colt-expert-keep-order")
def test_cards_to_keep_are_named_in_the_order_of_the_actions():
    table = planned("move move shoot rob marshal")
    assert table.a.options == ["keep:move", "keep:shoot", "keep:rob", "keep:marshal", "done"]
    table.a.chooses("keep:shoot")
    assert table.a.options == ["keep:rob", "keep:marshal", "done"]
    assert table.a.refused("keep:move") == "colt-expert-keep-order"
    assert table.a.refused("card:move") == "colt-expert-keep-order"
    both = planned("move move shoot")
    both.a.chooses("keep:move")
    assert both.a.options == ["keep:move", "keep:shoot", "done"]  # the second of two
    both.a.chooses("keep:move")
    assert both.a.refused("keep:move") == "colt-expert-keep"  # there is no third


@rule("colt-expert-keep")
def test_only_cards_in_hand_can_be_kept():
    table = planned("move shoot")
    assert table.a.refused("keep:rob") == "colt-expert-keep"
    assert table.a.refused("keep:2nd-move") == "colt-expert-keep"


@rule("colt-expert-bullets-discarded", "colt-expert-discard-rest")
def test_bullets_and_all_cards_not_kept_go_face_up_to_the_discard_pile():
    table = planned("move shoot rob bullet-doc bullet-marshal")
    assert table.a.refused("keep:bullet-doc") == "colt-expert-bullets-discarded"
    assert table.a.refused("card:bullet-marshal") == "colt-expert-bullets-discarded"
    table.a.chooses("keep:rob")
    table.a.chooses("done")
    table.b.chooses("done")
    table.c.chooses("done")
    assert table.a.discard == "move shoot bullet-doc bullet-marshal ladder"  # the ladder has resolved since
    for seat in (-1, 1):
        told = table.told("hand-kept", seat)[0]
        assert (told["kept"], told["cards"]) == (1, (0, 2, 17, 22))
    assert "rob" in table.a.hand.split()


@rule("colt-expert-keep-secret")
def test_players_decide_at_the_same_time_and_what_is_kept_stays_hidden():
    tables = []
    for kept in ("move", "shoot"):
        table = planned("move shoot")
        assert table.waiting_for == "a b c"
        before = table.b.sees
        table.a.chooses(f"keep:{kept}")
        assert table.b.sees == before  # nobody learns that a has begun
        assert "hand-kept" not in table.events
        table.a.chooses("done")
        assert [waiting.seat for waiting in table.b.sees.waiting] == [1, 2]
        tables.append(table)
    assert tables[0].b.sees == tables[1].b.sees
    assert tables[0].sees == tables[1].sees
    assert tables[0].a.sees.kept == [0]
    assert tables[1].a.sees.kept == [2]


@rule("colt-expert-keep-secret", "colt-info-hand")
def test_the_number_of_kept_cards_is_public():
    table = planned("move shoot rob", at={"doc": "roof 1"}, pile="b:move")
    for choice in ("keep:move", "keep:rob", "done"):
        table.a.chooses(choice)
    table.b.chooses("done")
    table.c.chooses("done")
    assert table.stealing
    assert [player.hand for player in table.sees.players] == [2, 0, 0]
    assert table.a.hand == "move rob"
    assert table.sees.hand == table.b.sees.hand == []


@rule("colt-expert-keep-last-round")
def test_in_round_5_nobody_is_asked_and_all_hands_are_discarded():
    table = colt_express(
        3, expert=True, card="hostage-conductor", turn=4, hands={"a": "ladder move rob bullet-doc"}
    )
    table.plan("a:ladder b:ladder c:ladder")
    assert table.over
    assert "expert-keep" not in table.asks
    assert [player.hand for player in table.sees.players] == [0, 0, 0]
    assert table.told("hand-kept")[0]["cards"] == (0, 3, 17)


@rule("colt-expert-no-shuffle")
def test_decks_are_not_shuffled_between_rounds():
    table = planned("move", decks={"a": "punch marshal rob shoot shoot"})
    table.a.chooses("keep:move")
    table.a.chooses("done")
    before = table.table.chance.used
    table.b.chooses("done")
    table.c.chooses("done")
    assert table.round == 3
    assert table.a.hand == "move shoot shoot rob punch marshal"  # the next five of the deck, as they lay
    assert table.table.chance.used == before


@rule("colt-expert-no-shuffle")
def test_only_a_reshuffled_discard_pile_uses_luck():
    table = colt_express(
        3, expert=True, phase="stealing", pile="a:ladder", hands=dict.fromkeys("abc", "move")
    )
    before = table.table.chance.used
    assert table.round == 3
    assert "deck-shuffled" not in table.events
    again = colt_express(3, expert=True, phase="stealing", pile="", hands=dict.fromkeys("abc", "move"))
    assert again.table.chance.used == before


@rule("colt-expert-played-to-discard")
def test_each_resolved_card_goes_face_up_to_its_owners_discard_pile():
    table = colt_express(
        3,
        expert=True,
        phase="stealing",
        at={"ghost": "inside 1", "doc": "roof 1"},
        pile="a:ladder a:rob* b:move a:ladder",
        discards={"a": "marshal"},
    )
    assert table.waiting_for == "b"
    assert table.a.discard == "marshal ladder rob"
    assert table.b.discard == "move"
    table.b.chooses("car:2")
    assert "deck-shuffled" not in table.events
    assert table.a.discard == "marshal ladder rob ladder"


@rule("colt-expert-bullet-on-deck")
def test_a_received_bullet_is_drawn_next_and_the_latest_is_on_top():
    table = colt_express(
        3,
        expert=True,
        phase="stealing",
        at={"ghost": "roof 1", "doc": "roof 2", "tuco": "inside 3"},
        marshal=2,
        pile="a:shoot b:ladder",
        hands={"b": "move move ladder rob rob"},
        decks={"b": "punch shoot"},
        card="bridge",
    )
    assert table.round == 3
    assert table.b.received == "ghost marshal"
    # doc fills up to seven: the two bullets
    assert table.b.hand == "move move ladder rob rob bullet-ghost bullet-marshal"
    assert {told["rule"] for told in table.told("hand-drawn")} == {"colt-expert-draw-up"}
    one = colt_express(
        3,
        expert=True,
        phase="stealing",
        at={"ghost": "roof 1", "doc": "roof 2", "tuco": "inside 3"},
        marshal=2,
        pile="a:shoot b:ladder",
        hands={"b": "move move ladder rob rob punch"},
    )
    assert one.b.hand.split()[-1] == "bullet-marshal"  # the latest one came first
    assert one.b.deck.split()[0] == "bullet-ghost"


@rule("colt-expert-draw-up")
@pytest.mark.parametrize(("kept", "drawn"), [("", 6), ("move", 5), ("move move ladder rob", 2)])
def test_everybody_draws_until_he_holds_six(kept, drawn):
    table = colt_express(3, expert=True, phase="stealing", pile="", hands={"a": kept, "b": kept})
    assert [player.hand for player in table.sees.players] == [6, 7, 6]  # doc holds seven
    counts = {told["seat"]: told["count"] for told in table.told("hand-drawn")}
    assert (counts[0], counts[1]) == (drawn, drawn + 1)
    plain = colt_express(3, expert=True, phase="stealing", pile="", abilities=False)
    assert [player.hand for player in plain.sees.players] == [6, 6, 6]


@rule("colt-expert-draw-up-none")
@pytest.mark.parametrize(
    "kept", ["move move ladder ladder rob rob", "move move ladder ladder rob rob shoot punch"]
)
def test_the_one_who_holds_enough_draws_and_discards_nothing(kept):
    table = colt_express(3, expert=True, phase="stealing", pile="", hands={"a": kept})
    assert sorted(table.a.hand.split()) == sorted(kept.split())
    assert 0 not in [told["seat"] for told in table.told("hand-drawn")]
    assert table.a.discard == ""


@rule("colt-expert-draw-counts-bullets")
def test_bullets_drawn_count():
    table = colt_express(
        3,
        expert=True,
        phase="stealing",
        pile="",
        hands={"a": "move rob"},
        decks={"a": "bullet-doc bullet-tuco punch bullet-marshal shoot"},
    )
    assert table.a.hand == "move rob punch bullet-doc bullet-tuco bullet-marshal"
    assert table.a.deck.split()[0] == "shoot"


@rule("colt-expert-reshuffle")
def test_an_empty_deck_is_made_again_from_the_discard_pile():
    table = colt_express(
        3,
        expert=True,
        phase="stealing",
        pile="",
        hands={"a": "move rob"},
        discards={"a": "move ladder ladder shoot shoot marshal"},
    )
    assert len(table.a.hand.split()) == 6
    assert {"rob", "punch"} <= set(table.a.hand.split())  # the two that were left in the deck
    assert table.a.discard == ""
    assert len(table.a.deck.split()) == 4
    assert table.told("deck-shuffled") == [{"seat": 0, "rule": "colt-expert-reshuffle"}]
    full = colt_express(
        3, expert=True, phase="stealing", pile="", hands={"a": "move rob"}, discards={"a": "move"}
    )
    assert full.a.discard == "move"  # a deck that suffices is left alone
    assert "deck-shuffled" not in full.events


@rule("colt-expert-reshuffle")
def test_the_discard_pile_is_shuffled():
    hands = set()
    for seed in range(10):
        table = colt_express(
            3,
            expert=True,
            turn=1,
            hands={"a": "move rob"},
            discards={"a": "move ladder ladder shoot shoot marshal rob punch"},
        )
        table.table.chance = table.table.chance.from_text(str(seed))
        table.a.draws()
        assert len(table.a.hand.split()) == 5
        hands.add(table.a.hand)
    assert len(hands) > 4


@rule("colt-expert-draw-three")
@pytest.mark.parametrize(
    ("hand", "discard", "drawn"),
    [
        ("move move ladder ladder shoot shoot rob", "", 3),
        ("move move ladder ladder shoot shoot rob rob", "punch", 2),
        ("move move ladder ladder shoot shoot rob rob punch", "marshal", 1),
        ("move move ladder ladder shoot shoot", "rob rob punch marshal", 3),
    ],
)
def test_drawing_three_uses_the_discard_pile_too(hand, discard, drawn):
    table = colt_express(3, expert=True, hands={"a": hand}, discards={"a": discard})
    assert "draw" in table.a.options
    table.a.draws()
    assert table.last("cards-drawn")["count"] == drawn
    assert len(table.a.hand.split()) == len(hand.split()) + drawn


@rule("colt-expert-draw-three")
def test_only_with_deck_and_discard_pile_empty_nobody_draws():
    table = colt_express(3, expert=True, hands={"a": TEN})
    assert "draw" not in table.a.options
    assert table.a.refused("draw") == "colt-expert-draw-three"


@rule("colt-expert-discard-public", "colt-info-discard")
def test_discard_piles_are_seen_by_all():
    table = colt_express(3, expert=True, discards={"a": "move bullet-doc rob", "c": "marshal"})
    for seat in (-1, 0, 1, 2):
        piles = [player.discard for player in table.table.view(seat).players]
        assert piles == [[0, 17, 3], [], [5]]


@rule("colt-expert-no-shuffle", "colt-expert-played-to-discard")
def test_a_whole_expert_game_loses_no_card():
    table = new_colt_express(4, "expert", expert=True)
    for _ in table.moments(6):
        for player in (table.a, table.b, table.c, table.d):
            actions = [card for card in player.cards.split() if not card.startswith("bullet")]
            assert " ".join(actions) == TEN
