"""What the marshal knows of a round of Colt Express: what rivals will plan, and what they will do with it."""

from __future__ import annotations

from functools import partial

import pytest

from posse.bots.marshal import Budget, Marshal
from posse.core.chance import Chance
from posse.core.registry import find
from posse.games.colt_express.deputy.foreseeing import NOTHING, Foresight
from posse.games.colt_express.deputy.guide import KEPT, ColtGuide, answer_on
from posse.games.colt_express.deputy.rivals import act, weigh
from posse.games.colt_express.deputy.train import Train, train_of
from posse.games.colt_express.deputy.worth import Opinion
from posse.games.colt_express.facts import CARDS_NAMED, DOC, LADDER, MOVE, NO_EVENT, ROB, SHOOT
from posse.games.colt_express.rules.planning import FACE_DOWN
from posse.games.colt_express.table import ColtTable
from tests.games.colt_express.laying import ColtStory, colt_express

GAME = find("colt-express")
BULLETS = "bullet-ghost bullet-tuco bullet-marshal"
IDLE = {"b": "ladder", "c": "ladder", "d": "ladder"}
ELSEWHERE = {"ghost": "inside 4", "tuco": "inside 4", "cheyenne": "inside 4"}


def foreseen(table: ColtStory, letter: str, me: int = 1) -> list[str]:
    """What a player will do in the turns to come and has laid face down, as seat `me` foresees it."""
    world = table.table
    foresight = Foresight(world, train_of(world, world.view(me)), NO_EVENT, me)
    foresight.think()
    names = {card: name for name, card in CARDS_NAMED.items()}
    seat = "abcdef".index(letter)
    own = [turn for turn in foresight.turns if turn.seat == seat]
    return ["draw" if turn.card == NOTHING else names[turn.card] for turn in own]


def marshal(table: ColtStory, seat: int = 0, trials: int = 40) -> str:
    """What a marshal on this seat would choose, by name."""
    decision = table.table.decision(seat, named=True)
    assert decision is not None
    bot = Marshal(ColtGuide(), bytes(32), Budget(trials))
    option = bot.choose(table.table.view(seat), decision, partial(table.table.imagine, seat))
    return decision.names[decision.options.index(option)]


def train(table: ColtStory) -> Train:
    return train_of(table.table, table.table.view(0))


# What rivals will plan


def test_a_rival_goes_to_the_loot_and_takes_it() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 2", **ELSEWHERE},
        loot={"inside 1": "jewel"},
        hands={"a": "move rob ladder", **IDLE},
        icons="standard standard",
    )
    assert foreseen(table, "a") == ["move", "rob"]


def test_a_rival_who_holds_nothing_of_use_draws() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 1", "ghost": "roof 4", "tuco": "roof 4", "cheyenne": "roof 4"},
        loot={"inside 1": "jewel"},
        hands={"a": f"punch {BULLETS}", **IDLE},
        decks={"a": "rob rob"},
        icons="standard standard",
    )
    assert foreseen(table, "a") == ["draw", "rob"]


def test_a_card_that_lies_face_down_is_one_that_suits_its_owner() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 2", **ELSEWHERE},
        loot={"inside 2": "jewel"},
        hands={"a": "rob ladder"},
        pile="a:marshal* b:move",
        icons="tunnel standard",
        phase="planning",
        turn=2,
    )
    assert foreseen(table, "a")[0] == "rob"


def test_what_is_known_stays_as_it_is() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 2", **ELSEWHERE},
        loot={"inside 2": "jewel"},
        hands={"a": "rob rob"},
        pile="a:ladder b:move*",
        icons="standard standard",
        phase="planning",
        turn=2,
    )
    assert foreseen(table, "a")[0] == "ladder"
    assert foreseen(table, "b", 1)[0] == "move"  # b knows what b has laid face down


# What they will do when their cards come up


def test_who_moves_has_the_cards_in_mind_that_are_still_to_come() -> None:
    story = colt_express(
        bandits={"a": "doc"},
        at={"doc": "roof 3", **ELSEWHERE},
        loot={"roof 2": "purse-250", "inside 1": "jewel"},
    )
    opinion = Opinion(0, 1, 4)
    glance, robbing, climbing = train(story), train(story), train(story)
    act(glance, DOC, MOVE)
    weigh(robbing, DOC, MOVE, [ROB], opinion)
    weigh(climbing, DOC, MOVE, [LADDER, ROB], opinion)
    assert (glance.place[DOC], robbing.place[DOC], climbing.place[DOC]) == (5, 5, 3)


def test_nobody_climbs_down_to_the_marshal_if_another_way_leads_to_loot() -> None:
    story = colt_express(
        bandits={"a": "doc"},
        at={"doc": "roof 3", **ELSEWHERE},
        marshal=1,
        loot={"inside 1": "strongbox", "inside 2": "purse-250"},
    )
    after = train(story)
    weigh(after, DOC, MOVE, [LADDER, ROB], Opinion(0, 1, 4))
    assert after.place[DOC] == 5


def test_a_shot_hits_the_one_who_is_likeliest_to_win_not_the_richest() -> None:
    """Tuco has a little more, Cheyenne the bounty."""
    story = colt_express(
        bandits={"a": "doc", "b": "ghost", "c": "tuco", "d": "cheyenne"},
        at={"doc": "inside 3", "ghost": "roof 1", "tuco": "inside 2", "cheyenne": "inside 4"},
        boards={"tuco": "purse-500", "cheyenne": "purse-400"},
        bullets={"cheyenne": 1},
        card="hostage-conductor",
    )
    glance, weighed = train(story), train(story)
    act(glance, DOC, SHOOT)
    weigh(weighed, DOC, SHOOT, [], Opinion(0, 5, 4))
    assert [glance.hits[2], glance.hits[3]] == [1, 0]
    assert [weighed.hits[2], weighed.hits[3]] == [0, 1]


# The search


def test_it_takes_the_only_jewel_before_its_rival_does() -> None:
    """A rival beside it holds nothing but a Rob and a Ladder: next turn the jewel will be gone."""
    table = colt_express(
        bandits={"a": "doc", "b": "ghost"},
        at={"doc": "inside 2", "ghost": "inside 2", "tuco": "inside 4", "cheyenne": "inside 4"},
        loot={"inside 2": "jewel"},
        hands={"a": "rob shoot move", "b": "rob ladder"},
        card="braking",
        turn=2,
    )
    world = table.table
    rob, move = ColtGuide().judge(world, 0, [ROB, MOVE])
    assert rob > move
    assert marshal(table) == "play:rob"


def test_when_cards_come_up_it_plays_the_pile_on_and_leaves_the_world_alone() -> None:
    """Of two ways the one on which it will still be there for its Rob."""
    table = colt_express(
        bandits={"a": "doc", "b": "ghost"},
        at={"doc": "inside 3", "ghost": "inside 1", "tuco": "roof 1", "cheyenne": "roof 1"},
        loot={"inside 2": "jewel", "inside 4": "jewel"},
        pile="a:move b:move b:rob a:rob",
    )
    world = table.table
    before = world.view(0)
    two, four = ColtGuide().judge(world, 0, [2, 4])
    assert four > two  # Ghost will have taken the other jewel
    assert world.view(0) == before
    assert marshal(table) == "car:4"


def test_at_the_end_of_the_game_the_chance_is_the_result() -> None:
    table = colt_express(
        bandits={"a": "doc", "b": "ghost"},
        at={"doc": "inside 3", "ghost": "roof 1", "tuco": "roof 1", "cheyenne": "roof 1"},
        loot={"inside 2": "jewel", "inside 4": "purse-250"},
        boards={"ghost": "purse-500"},
        card="hostage-conductor",
        pile="a:move a:rob",
    )
    assert ColtGuide().judge(table.table, 0, [2, 4]) == [1.0, pytest.approx(0.5)]


def test_what_ghost_hides_is_worth_what_he_shows() -> None:
    table = colt_express(
        bandits={"a": "ghost"},
        at={"ghost": "inside 2"},
        loot={"inside 2": "jewel"},
        hands={"a": "rob marshal"},
    )
    assert marshal(table).startswith("hide:")


def first_plan(bandits: int = 1) -> ColtTable:
    """The first card of a game is to be chosen."""
    seats = 4 if bandits == 1 else 3
    table = GAME.new(seats, {"bandits_per_player": bandits}, Chance.from_text("plans"), telling=False)
    while (decision := table.decision(table.asked_seats()[0])) is not None and decision.asks != "plan":
        table.take(decision.seat, decision.options[0])
    assert isinstance(table, ColtTable)
    return table


def test_of_plans_the_deputys_and_the_most_promising_are_played_on() -> None:
    table = first_plan(bandits=2)  # who have more cards to choose from
    decision = table.decision(table.asked_seats()[0])
    assert decision is not None
    seat = decision.seat
    guide = ColtGuide()
    view = table.view(seat)
    options = guide.candidates(view, decision, partial(table.imagine, seat))
    assert options[0] == guide.deputy(view, decision, partial(table.imagine, seat))
    assert len(options) == 1 + KEPT < len({option & ~FACE_DOWN for option in decision.options})
    expected = guide.expected(view, decision, options)
    assert expected[0] == 0.0
    dropped = [merit for option, merit in guide.promises.items() if option not in options]
    assert min(expected[1:]) >= max(dropped)
    assert guide.stages(options) == 2
    turns = len(view.turns)
    assert guide.trials_for(view, decision, 96) == int(96 / (0.8 + 0.2 * turns)) < 40
    view.turn = turns - 1
    assert guide.trials_for(view, decision, 96) == 96


def test_who_plans_while_a_round_is_played_on_knows_no_hand_but_their_own() -> None:
    table = first_plan()
    seat = table.asked_seats()[0]
    for number in range(4):
        other = table.imagine(seat, Chance.from_text(f"other hands {number}"))
        assert isinstance(other, ColtTable)
        assert other.hand != table.hand
        one = table.imagine(seat, Chance.from_text("luck"))
        assert isinstance(one, ColtTable)
        other.chance = one.chance.clone()
        other.deck[seat], one.deck[seat] = table.deck[seat][:], table.deck[seat][:]
        assert answer_on(other, seat) == answer_on(one, seat)


@pytest.mark.parametrize(
    ("seats", "settings"), [(2, {}), (3, {"bandits_per_player": 2}), (4, {"expert": True}), (6, {})]
)
def test_it_searches_teams_experts_and_big_gangs(seats: int, settings: dict[str, object]) -> None:
    """It has an answer to whatever it is asked in the first round."""
    table = GAME.new(seats, settings, Chance.from_text("teams"), telling=False)
    guide = ColtGuide()
    luck = Chance.from_text("answers")
    asked = 0
    while table.waiting and guide.horizon(table, 0) < 2:
        seat = table.asked_seats()[0]
        decision = table.decision(seat)
        assert decision is not None
        option = luck.pick(GAME.sensible(table.view(seat), decision))
        if seat == 0 and len(decision.options) > 1:
            bot = Marshal(guide, bytes(32), Budget(2))
            option = bot.choose(table.view(seat), decision, partial(table.imagine, seat))
            asked += 1
        assert option in decision.options
        table.take(seat, option)
    assert asked > 2
