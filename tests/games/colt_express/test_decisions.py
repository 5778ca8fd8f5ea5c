"""Section 21: every decision, who makes it, what it offers, whether it may be declined, who sees it."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express

GANGS = {"a": "ghost tuco", "b": "doc django"}
TOGETHER = {"cheyenne": "inside 2", "ghost": "inside 2", "doc": "inside 2"}


def asks_for(table, letter, asks, rule_id, options):
    player = getattr(table, letter)
    assert player.asked == asks
    assert player.question.rule == rule_id
    assert player.options == options
    assert player.default in options
    for option in options:
        number = player.question.option(table.table, player.seat, option)
        assert player.question.label(table.table, player.seat, number).key.startswith("colt-express-option-")
    assert player.question.prompt(table.table, player.seat).key.startswith("colt-express-ask-")


@rule("colt-decide-character")
def test_a_character():
    table = new_colt_express(6, characters="choose")
    names = ["ghost", "doc", "tuco", "cheyenne", "belle", "django"]
    for seat, letter in enumerate("abcde"):
        asks_for(table, letter, "character", "colt-decide-character", [f"be:{name}" for name in names[seat:]])
        assert getattr(table, letter).refused("decline") == "colt-decide-character"
        getattr(table, letter).chooses(f"be:{names[seat]}")
        for viewer in (-1, 0, 5):
            assert table.table.view(viewer).players[seat].bandits == [seat]
    assert table.asks == "plan"  # the last one was given
    assert table.sees.players[5].bandits == [5]


@rule("colt-decide-team-placement")
def test_the_placement_of_a_team():
    table = new_colt_express(3, characters="choose", bandits_per_player=2)
    table.a.chooses("be:ghost")
    table.b.chooses("be:belle")
    assert table.waiting_for == "a b c"
    partner = table.table.gang[0][1]
    names = ("ghost", "doc", "tuco", "cheyenne", "belle", "django")
    asks_for(table, "a", "placement", "colt-team-placement", ["last:ghost", f"last:{names[partner]}"])
    assert table.a.refused("decline") == "colt-team-placement"
    for letter in "cab":
        assert "placed" not in table.events
        getattr(table, letter).chooses(getattr(table, letter).options[0])
    assert len(table.told("placed")) == 6


@rule("colt-decide-team-pick")
def test_the_pick_of_a_team():
    table = colt_express(2, bandits=GANGS, phase="round", received={"a": "doc marshal"})
    options = "move ladder shoot rob punch marshal 2nd-move 2nd-ladder 2nd-shoot 2nd-rob 2nd-punch"
    picks = [f"pick:{card}" for card in [*options.split(), "bullet-doc", "bullet-marshal"]]
    asks_for(table, "a", "pick", "colt-team-pick-card", picks)
    assert table.a.refused("decline") == "colt-team-pick-card"
    assert table.b.asked == "pick"  # at the same time
    table.a.chooses("pick:rob")
    assert table.told("card-picked") == []
    table.b.chooses("pick:rob")
    assert [told["card"] for told in table.told("card-picked", 1)] == [None, 3]


@rule("colt-decide-plan")
def test_a_planning_turn():
    table = colt_express(
        3, bandits={"a": "tuco"}, hands={"a": "move move punch bullet-doc"}, card="swivel-arm"
    )
    asks_for(table, "a", "plan", "colt-plan-options", ["play:move", "play:punch", "draw"])
    assert table.a.refused("decline") == "colt-plan-no-pass"
    table.a.plays("punch")
    assert table.last("card-played")["card"] == 4  # face up: everybody sees it
    table.plan("b:draw c:move")
    assert table.last("cards-drawn")["count"] == 3
    table.a.plays("move")  # in the tunnel
    assert table.last("card-hidden")["card"] is None
    full = colt_express(
        3, bandits={"a": "tuco"}, hands={"a": "move move ladder ladder shoot shoot rob rob punch marshal"}
    )
    assert "draw" not in full.a.options


@rule("colt-decide-plan", "colt-expert-draw-three")
def test_a_planning_turn_of_an_expert():
    ten = "move move ladder ladder shoot shoot rob rob punch"
    table = colt_express(3, expert=True, bandits={"a": "tuco"}, hands={"a": ten}, discards={"a": "marshal"})
    assert table.sees.players[0].deck == 0
    assert "draw" in table.a.options


@rule("colt-decide-ghost")
def test_ghosts_choice():
    table = colt_express(3, hands={"a": "move"})
    asks_for(table, "a", "plan", "colt-plan-options", ["play:move", "hide:move", "draw"])
    table.a.hides("move")
    for seat in (-1, 1):
        assert [(card.seat, card.face_down) for card in table.table.view(seat).pile] == [(0, True)]
    tunnel = colt_express(3, hands={"a": "move"}, icons="tunnel")
    assert tunnel.a.options == ["play:move", "draw"]


@rule("colt-decide-team-bonus")
def test_a_bonus_card():
    table = colt_express(2, bandits=GANGS, hands={"a": "shoot move 2nd-move 2nd-shoot marshal"})
    table.a.plays("shoot")
    asks_for(table, "a", "bonus", "colt-team-bonus", ["play:2nd-move", "play:2nd-shoot", "decline"])
    table.a.plays("2nd-move")
    for seat in (-1, 1):
        told = table.last("bonus-played", seat)
        assert (told["seat"], told["card"], told["bandit"]) == (0, 8, "bandit-tuco")


@rule("colt-decide-expert-keep")
def test_what_an_expert_keeps():
    table = colt_express(3, expert=True, turn=3, hands={"a": "ladder move rob bullet-doc"})
    table.plan("a:ladder b:ladder c:ladder")
    assert table.waiting_for == "a b c"
    asks_for(table, "a", "expert-keep", "colt-expert-keep", ["keep:move", "keep:rob", "done"])
    table.a.chooses("keep:rob")
    table.a.chooses("done")
    table.b.chooses("done")
    table.c.chooses("done")
    told = table.told("hand-kept", 1)[0]
    assert told == {"seat": 0, "kept": 1, "count": 2, "cards": (0, 17), "rule": "colt-expert-discard-rest"}


@rule("colt-decide-move")
def test_a_move():
    table = colt_express(3, at={"ghost": "roof 1"}, pile="a:move")
    asks_for(table, "a", "move", "colt-decide-move", ["car:0", "car:2", "car:3"])
    assert table.a.refused("decline") == "colt-move-mandatory"
    table.a.chooses("car:3")
    assert table.last("moved")["car"] == 3


@rule("colt-decide-shoot")
def test_a_shot():
    table = colt_express(3, at={"ghost": "roof 1", "doc": "roof 0", "tuco": "roof 2"}, pile="a:shoot")
    asks_for(table, "a", "shoot", "colt-decide-shoot", ["at:doc", "at:tuco"])
    assert table.a.refused("decline") == "colt-shoot-mandatory"
    table.a.chooses("at:doc")
    assert table.last("shot")["victim"] == "bandit-doc"


@rule("colt-decide-rob")
def test_a_robbery():
    table = colt_express(
        3, at={"ghost": "roof 1"}, loot={"roof 1": "purse-500 purse-250 jewel jewel strongbox"}, pile="a:rob"
    )
    asks_for(table, "a", "rob", "colt-decide-rob", ["purse:0", "purse:1", "jewel", "strongbox"])
    assert table.a.refused("decline") == "colt-rob-mandatory"
    table.a.chooses("purse:1")
    told = table.last("robbed")
    assert (told["token"], told["value"]) == (1, None)  # which token, not its value


@rule("colt-decide-punch")
def test_a_punch():
    table = colt_express(4, at=TOGETHER, boards={"doc": "purse-500 jewel"}, pile="d:punch")
    asks_for(table, "d", "punch", "colt-decide-punch", ["at:ghost", "at:doc"])
    table.d.chooses("at:doc")
    asks_for(table, "d", "punch-loot", "colt-punch-loot-chooser", ["purse", "jewel"])
    table.d.chooses("purse")
    asks_for(table, "d", "punch-keep", "colt-cheyenne-keep-purse", ["keep", "drop"])
    assert table.d.refused("decline") == "colt-cheyenne-keep-purse"
    table.d.chooses("drop")
    asks_for(table, "d", "punch-way", "colt-punch-direction", ["car:1", "car:3"])
    assert table.d.refused("decline") == "colt-punch-move-mandatory"
    table.d.chooses("car:1")
    assert table.last("punched")["victim"] == "bandit-doc"
    assert table.last("loot-dropped")["loot"] == "loot-purse"
    assert table.last("loot-dropped")["value"] is None
    assert table.last("knocked")["car"] == 1


@rule("colt-decide-marshal")
def test_the_marshals_way():
    table = colt_express(3, marshal=1, pile="a:marshal")
    asks_for(table, "a", "marshal", "colt-decide-marshal", ["car:0", "car:2"])
    table.a.chooses("car:2")
    assert table.last("marshal-moved")["car"] == 2


@rule("colt-decide-pickpocket")
def test_pickpocketing():
    table = colt_express(
        3, card="pickpocketing", at={"ghost": "roof 1"}, loot={"roof 1": "purse-500 purse-250 jewel"}, pile=""
    )
    asks_for(table, "a", "pickpocket", "colt-decide-pickpocket", ["purse:0", "purse:1", "leave"])
    table.a.chooses("purse:0")
    for seat in (-1, 1):
        told = table.last("picked-pocket", seat)
        assert (told["token"], told["value"]) == (0, None)
    assert table.a.hears("picked-pocket")["value"] == 500


@rule("colt-decide-no-choice-ladder")
def test_ladder_encounters_and_djangos_push_ask_nobody():
    table = colt_express(
        6,
        marshal=2,
        at={"django": "roof 1", "doc": "roof 2", "ghost": "roof 2", "tuco": "inside 4"},
        pile="a:ladder b:ladder f:ladder f:ladder",
    )
    assert table.asks == "plan"
    pushed = colt_express(6, at={"django": "roof 1", "doc": "roof 2"}, pile="f:shoot")
    assert pushed.doc.place == "roof 3"
    assert pushed.asks == "plan"


@rule("colt-decide-no-choice-ladder")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_nothing_else_is_ever_asked(players):
    known = {"character", "placement", "pick", "plan", "bonus", "expert-keep", "move", "shoot", "rob"}
    known |= {"punch", "punch-loot", "punch-keep", "punch-way", "marshal", "pickpocket"}
    for expert in (False, players > 2):
        table = new_colt_express(players, "asked", characters="choose", expert=expert)
        asked = set()
        for _ in table.moments(8):
            asked |= set(table.asks.split())
        assert asked <= known
