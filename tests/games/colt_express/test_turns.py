"""Sections 8 and 9: kinds of turns, and the round cards they stand on."""

import pytest

from posse.games.colt_express.facts import EVENTS, ROUND_CARDS, ROUND_TURNS, TURN_PART, TURNS, group
from posse.testing import rule
from tests.games.colt_express.laying import colt_express

LETTERS = {"S": "standard", "T": "tunnel", "2": "speeding-up", "R": "switching"}
FEW = {
    "angry-marshal": "S S T R",
    "swivel-arm": "S T S S",
    "braking": "S S S S",
    "take-it-all": "S T 2 S",
    "passengers-rebellion": "S S T S S",
    "bridge": "S 2 S",
    "two-tunnels": "S T S T S",
}
MANY = {
    "angry-marshal": "S S R",
    "swivel-arm": "S T S",
    "braking": "S T S S",
    "take-it-all": "S 2 R",
    "passengers-rebellion": "S T S R",
    "bridge": "S 2",
    "two-tunnels": "S T S T",
}
STATIONS = dict.fromkeys(["pickpocketing", "marshals-revenge", "hostage-conductor"], "S S T S")
NO_EVENT = ("bridge", "two-tunnels")


@rule("colt-turn-standard")
def test_standard_one_turn_each_clockwise_face_up():
    table = colt_express(4, icons="standard standard", first="b")
    table.plan("b:move c:ladder d:draw a:shoot")
    assert table.seen_pile() == "b:move c:ladder a:shoot"
    assert table.waiting_for == "b"


@rule("colt-turn-tunnel")
def test_tunnel_one_turn_each_clockwise_face_down():
    table = colt_express(4, icons="tunnel standard", first="b")
    table.plan("b:move c:ladder d:draw a:shoot")
    assert table.seen_pile() == "b:?* c:?* a:?*"
    assert table.pile == "b:move* c:ladder* a:shoot*"
    assert table.waiting_for == "b"


@rule("colt-turn-tunnel-draw-visible")
def test_in_a_tunnel_everybody_sees_who_draws():
    table = colt_express(3, card="swivel-arm", turn=2, hands={"a": "move", "b": "move"})
    table.plan("a:move b:draw")
    for seat in (0, 1, 2, -1):
        told = table.told("cards-drawn", seat)
        assert [(each["seat"], each["count"]) for each in told] == [(1, 3)]
        assert [(card.seat, card.face_down) for card in table.table.view(seat).pile] == [(0, True)]
    assert table.sees.players[1].hand == 4


@rule("colt-turn-tunnel-owner-knows")
def test_the_player_knows_the_hidden_card_and_everybody_who_played_it():
    table = colt_express(3, card="swivel-arm", turn=2)
    table.plan("a:punch b:rob")
    assert table.seen_pile(0) == "a:punch* b:?*"
    assert table.seen_pile(1) == "a:?* b:rob*"
    assert table.seen_pile(2) == table.seen_pile(-1) == "a:?* b:?*"
    assert table.a.hears("card-hidden")["card"] is None  # b's is the last
    assert table.b.hears("card-hidden")["card"] == 3
    assert [each["seat"] for each in table.told("card-hidden")] == [0, 1]


@rule("colt-turn-speeding-up")
def test_speeding_up_two_turns_in_a_row_each_clockwise_face_up():
    table = colt_express(3, icons="speeding-up standard", first="c")
    table.plan("c:move c:ladder a:draw a:move b:rob b:punch")
    assert table.seen_pile() == "c:move c:ladder a:move b:rob b:punch"
    assert table.waiting_for == "c"
    assert [each["turn"] for each in table.told("turn-started")] == ["turn-speeding-up", "turn-standard"]


@rule("colt-turn-speeding-up-independent")
@pytest.mark.parametrize("choices", ["move draw", "draw move", "move ladder", "draw draw"])
def test_each_of_the_two_turns_is_a_choice_of_its_own(choices):
    table = colt_express(3, turn=2, hands={"a": "move ladder"})
    for choice in choices.split():
        assert table.waiting_for == "a"
        assert {"draw", "play:ladder"} <= set(table.a.options)
        table.a.chooses(choice if choice == "draw" else f"play:{choice}")
    assert table.waiting_for == "b"
    assert [word.removeprefix("a:") for word in table.pile.split()] == [
        choice for choice in choices.split() if choice != "draw"
    ]


@rule("colt-turn-speeding-up-use-drawn")
def test_a_card_drawn_in_the_first_turn_may_be_played_in_the_second():
    table = colt_express(3, turn=2, hands={"a": "bullet-doc"}, decks={"a": "punch move rob"})
    assert table.a.options == ["draw"]
    table.a.draws()
    table.a.plays("punch")
    assert table.pile == "a:punch"
    assert table.waiting_for == "b"


@rule("colt-turn-switching")
@pytest.mark.parametrize(("first", "order"), [("a", "a d c b"), ("b", "b a d c"), ("d", "d c b a")])
def test_switching_one_turn_each_counter_clockwise_from_the_first_player_face_up(first, order):
    table = colt_express(4, card="angry-marshal", turn=4, first=first)
    script = [f"{letter}:draw" for letter in order.split()]
    table.plan(" ".join(script[:1]))
    second = order.split()[1]
    table.plan(f"{second}:rob")
    assert table.seen_pile() == f"{second}:rob"
    table.plan(" ".join(script[2:]))
    assert table.stealing or table.round == 3


@rule("colt-turn-switching-only-here")
def test_switching_changes_the_direction_for_one_icon():
    table = colt_express(3, icons="standard switching standard", first="b")
    table.plan("b:rob c:rob a:rob b:draw a:draw c:draw b:ladder c:ladder a:ladder")
    assert [told["seat"] for told in table.told("card-up")] == [1, 2, 0, 1, 2, 0]
    later = colt_express(3, card="angry-marshal braking", pile="", first="b")
    assert later.first == "c"
    later.plan("c:draw a:draw b:draw")


@rule("colt-turn-switching-two-players")
def test_with_two_players_switching_has_the_usual_order_but_gives_no_bonus():
    gangs = {"a": "ghost tuco", "b": "doc django"}
    orders = []
    for icon in ("standard", "switching"):
        table = colt_express(2, bandits=gangs, icons=icon, first="b")
        orders.append([turn & TURN_PART for turn in table.sees.turns])
        table.b.plays("shoot")
        assert table.asks == ("bonus" if icon == "standard" else "plan")
    assert orders == [[1, 0], [1, 0]]


@rule(
    "colt-card-2-4-angry-marshal",
    "colt-card-2-4-swivel-arm",
    "colt-card-2-4-braking",
    "colt-card-2-4-take-it-all",
    "colt-card-2-4-passengers-rebellion",
    "colt-card-2-4-bridge",
    "colt-card-2-4-two-tunnels",
)
@pytest.mark.parametrize(("name", "icons"), FEW.items())
def test_round_cards_for_two_to_four_players(name, icons):
    turns_and_event(3, name, icons)


@rule(
    "colt-card-5-6-angry-marshal",
    "colt-card-5-6-swivel-arm",
    "colt-card-5-6-braking",
    "colt-card-5-6-take-it-all",
    "colt-card-5-6-passengers-rebellion",
    "colt-card-5-6-bridge",
    "colt-card-5-6-two-tunnels",
)
@pytest.mark.parametrize(("name", "icons"), MANY.items())
def test_round_cards_for_five_and_six_players(name, icons):
    turns_and_event(5, name, icons)


@rule(
    "colt-card-station-pickpocketing",
    "colt-card-station-marshals-revenge",
    "colt-card-station-hostage-conductor",
)
@pytest.mark.parametrize(("name", "icons"), STATIONS.items())
@pytest.mark.parametrize("players", [2, 4, 6])
def test_stations(players, name, icons):
    turns_and_event(players, name, icons)


def turns_and_event(players, name, icons):
    """Plays the planning phase of a card and looks at its event."""
    table = colt_express(players, card=name, phase="round")
    wanted = [f"turn-{LETTERS[icon]}" for icon in icons.split()]
    assert table.last("round-started")["turns"] == tuple(wanted)
    table.finish_round()
    told = [each["turn"] for each in table.told("turn-started")][: len(wanted)]
    assert told == wanted
    bare = colt_express(players, card=name, pile="")
    happened = [str(each["event"]) for each in bare.told("event")]
    assert happened == ([] if name in NO_EVENT else [f"event-card-{name}"])


def test_there_are_no_other_cards():
    assert [ROUND_CARDS[card] for card in group(4)] == [f"{name}-2-4" for name in FEW]
    assert [ROUND_CARDS[card] for card in group(5)] == [f"{name}-5-6" for name in MANY]
    assert list(ROUND_CARDS[14:]) == [f"station-{name}" for name in STATIONS]
    assert len(EVENTS) == 8
    assert len(TURNS) == 4


@rule("colt-card-starts-standard")
def test_every_card_begins_with_a_standard_turn():
    assert {turns[0] for turns in ROUND_TURNS} == {TURNS.index("standard")}
