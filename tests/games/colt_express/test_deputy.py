"""The deputy at telling moments of Colt Express: what anybody who knows the game would do."""

from __future__ import annotations

from functools import partial

import pytest

from posse.bots import make, simulate, summarise
from posse.core.registry import find
from posse.testing.story import seat_at
from tests.games.colt_express.laying import ColtStory, colt_express

GAME = find("colt-express")
NO_SHOTS = {"ghost": 0, "doc": 0, "tuco": 0, "cheyenne": 0}


def deputy(table: ColtStory, letter: str = "a") -> str:
    """What a deputy on this seat would choose, by name."""
    seat = seat_at(letter, table.table.seats)
    decision = table.table.decision(seat, named=True)
    assert decision is not None, f"{letter} is not asked"
    bot = make("deputy", GAME, bytes(32))
    option = bot.choose(table.table.view(seat), decision, partial(table.table.imagine, seat))
    return decision.names[decision.options.index(option)]


# Planning


def test_it_robs_where_it_stands() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 2"},
        loot={"inside 2": "jewel"},
        hands={"a": "move ladder rob marshal"},
        turn=3,
    )
    assert deputy(table) == "play:rob"


def test_a_programme_holds_together_first_the_way_then_the_loot() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 4"},
        loot={"inside 3": "jewel jewel"},
        hands={"a": "move rob rob bullet-marshal bullet-marshal bullet-marshal"},
        card="braking",
        turn=3,
    )
    assert deputy(table) == "play:move"
    table.a.plays("move")
    table.plan("b:draw c:draw d:draw")
    assert deputy(table) == "play:rob"  # it remembers that it will be there by then


def test_it_goes_on_from_where_its_cards_will_have_taken_it() -> None:
    """Two cards lead to the roof of another car; only the ladder down leads to the loot."""
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 4", "ghost": "inside 3", "tuco": "inside 3", "cheyenne": "inside 3"},
        loot={"inside 1": "jewel"},
        hands={"a": "ladder ladder move rob"},
        card="braking",
        bullets=NO_SHOTS,
    )
    for card in ("ladder", "move", "ladder"):
        assert deputy(table) == f"play:{card}"
        table.a.plays(card)
        for letter in "bcd":
            table.player(seat_at(letter, 4)).draws()
    assert deputy(table) == "play:rob"


def test_with_a_useless_hand_it_draws() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 2", "ghost": "inside 4", "tuco": "inside 4", "cheyenne": "inside 4"},
        loot={"inside 2": "jewel jewel jewel"},
        hands={"a": "ladder bullet-ghost bullet-tuco bullet-marshal"},
    )
    assert deputy(table) == "draw"


def test_on_the_last_turn_it_does_not_draw() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 4", "ghost": "inside 3", "tuco": "inside 3", "cheyenne": "inside 3"},
        hands={"a": "shoot bullet-ghost bullet-tuco bullet-marshal"},
        turn=3,
    )
    assert deputy(table) == "play:shoot"


@pytest.mark.parametrize("turn", [1, 3])
def test_it_draws_rather_than_play_a_card_that_does_nothing(turn: int) -> None:
    """Also where drawing brings it nothing: on the last turn."""
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 1", "ghost": "roof 4", "tuco": "roof 4", "cheyenne": "roof 4"},
        hands={"a": "punch bullet-ghost bullet-tuco bullet-marshal"},
        turn=turn,
    )
    assert deputy(table) == "draw"


def test_a_shot_that_wins_the_bounty_is_worth_more_than_a_purse() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 4", "ghost": "inside 3", "tuco": "inside 3", "cheyenne": "inside 3"},
        loot={"inside 4": "purse-300"},
        hands={"a": "shoot rob"},
        bullets={"doc": 3, "ghost": 2, "tuco": 6, "cheyenne": 6},
        card="hostage-conductor",
        turn=4,
    )
    assert deputy(table) == "play:shoot"


def test_it_does_not_climb_down_to_the_marshal() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "roof 0", "ghost": "roof 4", "tuco": "roof 4", "cheyenne": "roof 4"},
        hands={"a": "ladder rob shoot"},
        turn=3,
    )
    assert deputy(table) != "play:ladder"


def test_the_marshal_leaves_before_it_goes_for_his_strongbox() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "roof 0", "ghost": "inside 4", "tuco": "inside 4", "cheyenne": "inside 4"},
        hands={"a": "ladder rob marshal bullet-marshal bullet-marshal bullet-marshal"},
        card="braking",
        turn=2,
    )
    assert deputy(table) == "play:marshal"


def test_when_the_passengers_rebel_it_is_on_the_roof() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 2", "ghost": "inside 4", "tuco": "inside 4", "cheyenne": "inside 4"},
        loot={"inside 2": "purse-250"},
        hands={"a": "ladder move"},
        card="passengers-rebellion",
        turn=5,
    )
    assert deputy(table) == "play:ladder"


def test_ghost_hides_his_first_card() -> None:
    table = colt_express(
        bandits={"a": "ghost"},
        at={"ghost": "inside 2"},
        loot={"inside 2": "jewel"},
        hands={"a": "rob marshal"},
    )
    assert deputy(table).startswith("hide:")


def test_tuco_shoots_through_the_roof() -> None:
    table = colt_express(
        bandits={"a": "tuco"},
        at={"tuco": "roof 2", "ghost": "inside 2", "doc": "inside 2", "cheyenne": "inside 4"},
        hands={"a": "shoot ladder marshal"},
        turn=3,
    )
    assert deputy(table) == "play:shoot"


def test_belle_plans_her_programme_too_and_nobody_shoots_an_empty_colt() -> None:
    table = colt_express(
        bandits={"a": "belle"},
        at={"belle": "inside 4", "ghost": "inside 3", "doc": "inside 3", "tuco": "inside 3"},
        hands={"a": "shoot move"},
        loot={"inside 3": "purse-250"},
        bullets={"belle": 0},
        turn=3,
    )
    assert deputy(table) == "play:move"


# When its cards come up


def test_it_runs_to_the_strongbox_and_not_to_the_marshal() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 2"},
        marshal=3,
        loot={"inside 1": "strongbox", "inside 3": "jewel jewel"},
        pile="a:move a:rob",
    )
    assert deputy(table) == "car:1"


def test_it_chooses_the_car_by_the_cards_that_follow() -> None:
    """On the roofs it stops above the jewels, for a ladder and a Rob are still to come."""
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "roof 4"},
        loot={"inside 3": "purse-250", "inside 2": "jewel"},
        pile="a:move a:ladder a:rob",
    )
    assert deputy(table) == "car:2"


def test_it_shoots_the_one_who_is_ahead() -> None:
    table = colt_express(
        bandits={"a": "doc", "b": "ghost", "c": "tuco", "d": "cheyenne"},
        at={"doc": "inside 3", "ghost": "inside 4", "tuco": "inside 2", "cheyenne": "inside 4"},
        boards={"tuco": "strongbox jewel purse-500"},
        pile="a:shoot",
    )
    assert deputy(table) == "at:tuco"


def test_django_drives_his_victim_to_the_marshal() -> None:
    table = colt_express(
        bandits={"a": "django", "b": "ghost", "c": "tuco", "d": "cheyenne"},
        at={"django": "inside 2", "ghost": "inside 1", "tuco": "inside 3", "cheyenne": "inside 4"},
        pile="a:shoot",
    )
    assert deputy(table) == "at:ghost"


def test_it_takes_the_dearest_loot() -> None:
    loot = {"inside 2": "purse-500 jewel strongbox"}
    table = colt_express(bandits={"a": "doc"}, at={"doc": "inside 2"}, loot=loot, pile="a:rob")
    assert deputy(table) == "strongbox"


def test_of_purses_it_leaves_the_one_it_knows_to_be_poor() -> None:
    table = colt_express(
        bandits={"a": "doc", "b": "ghost"},
        at={"doc": "roof 2", "ghost": "roof 2"},
        loot={"roof 2": "purse-400"},
        pile="b:punch a:move a:rob",
    )
    table.b.chooses("car:1")
    table.a.chooses("car:2")
    assert deputy(table) == table.purses("roof 2")[0]  # not its own $250 that fell there


def test_it_punches_the_strongbox_loose_and_picks_it_up() -> None:
    table = colt_express(
        bandits={"a": "doc", "b": "ghost", "c": "tuco"},
        at={"doc": "roof 2", "ghost": "roof 2", "tuco": "roof 2", "cheyenne": "inside 4"},
        boards={"tuco": "purse-250 jewel strongbox", "ghost": "jewel"},
        pile="a:punch a:rob",
    )
    assert deputy(table) == "at:tuco"
    table.a.chooses("at:tuco")
    assert deputy(table) == "strongbox"


def test_it_knocks_its_victim_into_the_marshals_arms() -> None:
    table = colt_express(
        bandits={"a": "doc", "b": "ghost"},
        at={"doc": "inside 2", "ghost": "inside 2"},
        marshal=3,
        pile="a:punch",
    )
    assert deputy(table) == "car:3"


def test_cheyenne_keeps_the_purse_she_punches_loose() -> None:
    table = colt_express(
        bandits={"a": "cheyenne", "b": "ghost"},
        at={"cheyenne": "inside 2", "ghost": "inside 2"},
        pile="a:punch",
    )
    assert deputy(table) == "keep"


def test_the_marshal_is_sent_to_the_others_and_not_to_itself() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 1", "ghost": "inside 3", "tuco": "inside 3", "cheyenne": "inside 4"},
        marshal=2,
        pile="a:marshal",
    )
    assert deputy(table) == "car:3"


# Stations


def test_it_is_on_the_locomotive_when_the_conductor_pays() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "roof 2", "ghost": "inside 4", "tuco": "inside 4", "cheyenne": "inside 4"},
        card="hostage-conductor",
        pile="a:move",
    )
    assert deputy(table) == "car:0"


def test_it_keeps_off_the_marshals_roof_when_he_takes_revenge() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "roof 1", "ghost": "inside 4", "tuco": "inside 4", "cheyenne": "inside 4"},
        marshal=2,
        card="marshals-revenge",
        pile="a:move",
    )
    assert deputy(table) != "car:2"


def test_at_pickpocketing_it_wants_to_be_alone_with_a_purse() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        at={"doc": "inside 2", "ghost": "inside 3", "tuco": "inside 3", "cheyenne": "inside 3"},
        loot={"inside 1": "purse-300 purse-250", "inside 3": "purse-300 purse-350"},
        card="pickpocketing",
        pile="a:move",
    )
    assert deputy(table) == "car:1"
    table.a.chooses("car:1")
    assert deputy(table).startswith("purse:")


# Experts and teams


def test_an_expert_keeps_what_it_will_need() -> None:
    table = colt_express(
        bandits={"a": "doc"},
        hands={"a": "rob rob marshal shoot", "b": "rob", "c": "rob", "d": "rob"},
        card="braking",
        turn=4,
        expert=True,
    )
    table.plan("a:shoot b:rob c:rob d:rob")
    assert deputy(table) == "keep:rob"
    table.a.chooses("keep:rob")
    assert deputy(table) == "keep:rob"
    table.a.chooses("keep:rob")
    assert deputy(table) == "done"


def test_partners_do_not_shoot_each_other() -> None:
    table = colt_express(
        2,
        bandits={"a": "doc tuco", "b": "ghost cheyenne"},
        at={"doc": "inside 2", "tuco": "inside 1", "ghost": "inside 3", "cheyenne": "inside 1"},
        pile="a:shoot",
    )
    assert deputy(table) in ("at:ghost", "at:cheyenne")


def test_after_a_shot_the_partner_adds_a_card_that_is_of_use() -> None:
    table = colt_express(
        2,
        bandits={"a": "doc tuco", "b": "ghost cheyenne"},
        at={"doc": "inside 2", "tuco": "inside 1", "ghost": "inside 3", "cheyenne": "inside 3"},
        loot={"inside 1": "jewel"},
        hands={"a": "shoot marshal 2nd-rob 2nd-punch"},
        card="braking",
        turn=4,
    )
    assert deputy(table) == "play:shoot"
    table.a.plays("shoot")
    assert deputy(table) == "play:2nd-rob"


def test_without_a_card_of_use_there_is_no_bonus() -> None:
    table = colt_express(
        2,
        bandits={"a": "doc tuco", "b": "ghost cheyenne"},
        at={"doc": "inside 2", "tuco": "roof 0", "ghost": "inside 3", "cheyenne": "inside 3"},
        hands={"a": "shoot 2nd-ladder"},
        card="braking",
        turn=4,
    )
    table.a.plays("shoot")
    assert deputy(table) == "decline"  # the Marshal is below


def test_a_team_picks_the_rob_of_the_one_who_sits_beside_the_loot() -> None:
    table = colt_express(
        2,
        bandits={"a": "doc tuco", "b": "ghost cheyenne"},
        at={"doc": "inside 2", "tuco": "inside 1"},
        loot={"inside 1": "jewel", "inside 2": "purse-250"},
        phase="round",
    )
    assert deputy(table) == "pick:2nd-rob"


# The greenhorn


def sensible(table: ColtStory, letter: str = "a") -> list[str]:
    """What a greenhorn on this seat would think of."""
    seat = seat_at(letter, table.table.seats)
    decision = table.table.decision(seat, named=True)
    assert decision is not None, f"{letter} is not asked"
    options = GAME.sensible(table.table.view(seat), decision)
    return [decision.names[decision.options.index(option)] for option in options]


def test_a_greenhorn_draws_only_when_its_hand_will_not_do() -> None:
    good = colt_express(bandits={"a": "doc"}, hands={"a": "move ladder rob shoot punch"})
    assert sensible(good) == ["play:move", "play:ladder", "play:shoot", "play:rob", "play:punch"]
    poor = colt_express(bandits={"a": "doc"}, hands={"a": "move shoot"}, bullets={"doc": 0})
    assert sensible(poor) == ["play:move", "draw"]


def test_a_greenhorn_walks_neither_to_the_marshal_nor_sends_him_to_itself() -> None:
    inside = colt_express(bandits={"a": "doc"}, at={"doc": "inside 2"}, marshal=1, pile="a:move")
    assert sensible(inside) == ["car:3"]
    roof = colt_express(bandits={"a": "doc"}, at={"doc": "roof 2"}, marshal=1, pile="a:move")
    assert "car:1" in sensible(roof)
    marshal = colt_express(bandits={"a": "doc"}, at={"doc": "inside 3"}, marshal=2, pile="a:marshal")
    assert sensible(marshal) == ["car:1"]


def test_a_greenhorn_knows_what_loot_is_worth() -> None:
    for loot, wanted in [("purse-500 jewel strongbox", "strongbox"), ("purse-500 jewel", "jewel")]:
        table = colt_express(
            bandits={"a": "doc"}, at={"doc": "inside 2"}, loot={"inside 2": loot}, pile="a:rob"
        )
        assert sensible(table) == [wanted]


def test_a_greenhorn_spares_its_partner_if_it_can() -> None:
    table = colt_express(
        2,
        bandits={"a": "doc tuco", "b": "ghost cheyenne"},
        at={"doc": "inside 2", "tuco": "inside 1", "ghost": "inside 3", "cheyenne": "inside 1"},
        pile="a:shoot",
    )
    assert sensible(table) == ["at:ghost", "at:cheyenne"]
    assert "pick:bullet-ghost" not in sensible(
        colt_express(
            2, bandits={"a": "doc tuco", "b": "ghost cheyenne"}, bullets={"ghost": 5}, phase="round"
        ),
        "a",
    )


# Strength


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(2, {}), (3, {"bandits_per_player": 2}), (4, {}), (4, {"expert": True}), (6, {"abilities": False})],
)
def test_a_deputy_clearly_beats_greenhorns(seats: int, settings: dict[str, object]) -> None:
    """The seed fixes every game, so this never changes by luck; docs/bots.md has the whole measurement."""
    bots = ["deputy"] + ["greenhorn"] * (seats - 1)
    outcomes = simulate(GAME, bots, 4, seed="strength", settings=settings)
    deputy, greenhorn = summarise(outcomes).bots
    assert deputy.name == "deputy"
    assert deputy.share.value >= 0.75
    assert deputy.score.value > 2 * greenhorn.score.value
