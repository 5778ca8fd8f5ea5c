"""Whatever is touched on the train in vain is answered with the reason that holds at that moment."""

import pytest

from posse.core.said import Refusal
from posse.games.colt_express.facts import BANDITS
from posse.testing import rule
from posse.words import Words
from tests.games.colt_express.laying import ColtPlayer, ColtStory, colt_express, new_colt_express

TOUCHES = ("bandit:doc", "loot:0", "loot:jewel", "place:2-roof", "board:doc:purse")


def why(player: ColtPlayer, attempt: str) -> tuple[str, str]:
    """The rule in the way, and what is said about it."""
    refusal = player.table.refusal(player.seat, attempt)
    assert refusal is not None, f"{attempt} is possible"
    said_in_every_language(player, refusal)
    return refusal.rule.removeprefix("colt-"), refusal.key.removeprefix("colt-express-refusal-")


def says(player: ColtPlayer, attempt: str) -> str:
    """What is said in English."""
    refusal = player.table.refusal(player.seat, attempt)
    assert refusal is not None, f"{attempt} is possible"
    return Words("en").say(player.table.game, refusal, ["Ann", "Bob", "Cy", "Di"])


def said_in_every_language(player: ColtPlayer, refusal: Refusal) -> None:
    said = [
        Words(lang).say(player.table.game, refusal, ["Ann", "Bob", "Cy", "Di"]) for lang in ("en", "ru", "uk")
    ]
    assert len(set(said)) == 3
    assert not any("colt-express" in sentence for sentence in said)


@rule("colt-move-same-level", "colt-punch-move", "colt-marshal-inside-only")
def test_the_other_level_of_a_car_that_would_do():
    moving = colt_express(3, at={"ghost": "inside 2"}, pile="a:move")
    assert why(moving.a, "place:1-roof") == ("move-same-level", "move-level")
    together = {"ghost": "roof 2", "doc": "roof 2", "tuco": "inside 3"}
    punching = colt_express(3, at=together, pile="a:punch")
    assert why(punching.a, "place:1-inside") == ("punch-move", "knock-level")
    sending = colt_express(3, marshal=2, pile="a:marshal")
    assert why(sending.a, "place:1-roof") == ("marshal-inside-only", "marshal-level")


@rule("colt-team-bonus-not-draw", "colt-team-bonus-face-up")
def test_a_bonus_is_neither_a_draw_nor_hidden():
    table = colt_express(2, bandits={"a": "ghost tuco", "b": "doc django"}, hands={"a": "shoot 2nd-rob"})
    table.a.plays("shoot")
    assert table.asks == "bonus"
    assert why(table.a, "draw") == why(table.a, "deck") == ("team-bonus-not-draw", "bonus-draw")
    assert why(table.a, "hide:2nd-rob") == ("team-bonus-face-up", "bonus-hide")


@rule("colt-team-form", "colt-team-choose", "colt-setup-characters")
def test_who_cannot_be_chosen():
    teams = new_colt_express(2, characters="choose")
    teams.a.chooses("be:doc")
    assert why(teams.b, "be:tuco") == ("team-form", "partner")
    assert why(teams.b, "be:doc") == ("team-choose", "taken")
    alone = new_colt_express(3, characters="choose")
    alone.a.chooses("be:doc")
    assert why(alone.b, "bandit:doc") == ("setup-characters", "taken")


@rule("colt-decide-character")
def test_before_the_robbery_there_is_nothing_to_touch_on_the_train():
    table = new_colt_express(3, characters="choose")
    for player in (table.a, table.b):
        assert why(player, "loot:0") == why(player, "place:2-roof") == ("decide-character", "not-begun")
    for player in (table.a, table.b):
        for touch in ("deck", "card:rob", "marshal"):
            assert why(player, touch) == ("decide-character", "not-begun")
            assert says(player, touch) == "The robbery has not begun yet."


@rule("colt-decide-character")
def test_a_poster_touched_out_of_turn_says_whose_turn_it_is():
    table = new_colt_express(3, characters="choose")
    assert why(table.b, "bandit:doc") == ("decide-character", "refusal-not-asked")
    assert says(table.b, "bandit:doc") == "It is not your turn to choose: Ann has to answer first."
    table.a.chooses("be:doc")
    assert why(table.a, "bandit:tuco") == ("decide-character", "refusal-not-asked")


@rule("colt-team-placement")
def test_the_deck_is_not_for_the_placement():
    table = new_colt_express(2)
    assert table.asks == "placement"
    assert why(table.a, "deck") == why(table.a, "card:move") == ("team-placement", "not-begun")
    assert why(table.a, "bandit:" + next(iter(theirs(table)))) == ("team-placement", "not-yours")


def theirs(table: ColtStory) -> list[str]:
    """The bandits of the second player."""
    return [BANDITS[bandit] for bandit in table.sees.players[1].bandits]


@rule("colt-plan-no-targets-yet", "colt-decide-move", "colt-decide-rob")
def test_the_marshal_is_no_target_unless_somebody_shoots_or_punches():
    planning = colt_express(3)
    assert (
        why(planning.a, "marshal") == why(planning.b, "marshal") == ("plan-no-targets-yet", "no-choice-yet")
    )
    assert says(planning.a, "marshal") == (
        "Nothing on the train is chosen now: that is done when a card is carried out."
    )
    moving = colt_express(3, at={"ghost": "inside 2"}, pile="a:move")
    assert why(moving.a, "marshal") == ("decide-move", "something-else")
    assert says(moving.a, "marshal") == "That is not what you are asked now."
    assert why(moving.b, "marshal") == ("steal-chooser", "not-yours-to-choose")
    robbing = colt_express(3, at={"ghost": "inside 2"}, loot={"inside 2": "purse-250 jewel"}, pile="a:rob")
    assert why(robbing.a, "marshal") == ("decide-rob", "something-else")


@rule("colt-shoot-marshal-immune", "colt-punch-marshal-immune", "colt-marshal-mandatory")
def test_the_marshal_is_out_of_reach():
    apart = {"ghost": "inside 2", "doc": "inside 1", "tuco": "inside 3"}
    shooting = colt_express(3, at=apart, pile="a:shoot")
    assert why(shooting.a, "marshal") == ("shoot-marshal-immune", "marshal")
    together = {"ghost": "inside 2", "doc": "inside 2", "tuco": "inside 2"}
    punching = colt_express(3, at=together, pile="a:punch")
    assert why(punching.a, "marshal") == ("punch-marshal-immune", "marshal")
    sending = colt_express(3, marshal=2, pile="a:marshal")
    assert why(sending.a, "marshal") == ("marshal-mandatory", "marshal-must")


@rule("colt-plan-end")
@pytest.mark.parametrize("touch", ["card:rob", "play:rob", "card:bullet-doc", "deck", "draw"])
def test_cards_are_not_played_while_stealing(touch):
    table = colt_express(3, at={"ghost": "inside 2"}, pile="a:move b:rob")
    assert why(table.a, touch) == why(table.b, touch) == ("plan-end", "planning-over")
    assert says(table.a, touch) == "The planning of this round is over."


@rule("colt-plan-order")
@pytest.mark.parametrize("touch", ["card:rob", "deck"])
def test_cards_are_played_only_in_turn(touch):
    table = colt_express(3)
    assert why(table.b, touch) == ("plan-order", "wait-turn")


@rule("colt-punch-loot-chooser")
def test_only_the_board_of_the_punched_bandit_counts():
    together = {"ghost": "inside 2", "doc": "inside 2", "tuco": "roof 2"}
    table = colt_express(
        3, at=together, boards={"doc": "purse-250 jewel", "tuco": "strongbox"}, pile="a:punch"
    )
    assert table.asks == "punch-loot"
    assert why(table.a, "board:doc:strongbox") == ("punch-loot-chooser", "no-such-loot")
    assert why(table.a, "board:tuco:strongbox") == ("punch-loot-chooser", "something-else")
    assert why(table.a, "loot:strongbox") == ("punch-loot-chooser", "something-else")


@rule("colt-team-bonus", "colt-decide-pickpocket", "colt-expert-keep")
def test_what_may_be_declined_is_not_said_to_be_mandatory():
    bonus = colt_express(2, bandits={"a": "ghost tuco", "b": "doc django"}, hands={"a": "shoot 2nd-rob"})
    bonus.a.plays("shoot")
    assert why(bonus.a, "pass") == ("team-bonus", "something-else")


@pytest.mark.parametrize("touch", ["seat:b", "die:3", "wagon:1-purse", "purse:99", "be:doc", "drop"])
def test_no_id_is_read_out(touch):
    table = colt_express(3, at={"ghost": "inside 2"}, pile="a:move")
    assert why(table.a, touch) == ("decide-move", "something-else")


@rule("colt-plan-no-targets-yet")
@pytest.mark.parametrize("touch", TOUCHES)
def test_nothing_on_the_train_is_chosen_while_planning(touch):
    table = colt_express(3)
    said = "no-target-now" if touch == "bandit:doc" else "no-choice-yet"
    assert why(table.a, touch) == why(table.b, touch) == ("plan-no-targets-yet", said)


@rule("colt-steal-chooser")
@pytest.mark.parametrize("touch", TOUCHES)
def test_what_another_player_has_to_choose(touch):
    table = colt_express(3, at={"ghost": "inside 2"}, pile="a:move")
    assert why(table.b, touch) == ("steal-chooser", "not-yours-to-choose")
    refusal = table.table.refusal(1, touch)
    assert refusal is not None
    assert refusal.args[0][2] == 0  # and says who


@rule("colt-decide-move", "colt-decide-rob")
def test_what_the_card_does_not_ask_for():
    moving = colt_express(3, at={"ghost": "inside 2"}, pile="a:move")
    assert why(moving.a, "bandit:doc") == ("decide-move", "something-else")
    robbing = colt_express(3, at={"ghost": "inside 2"}, loot={"inside 2": "purse-250 jewel"}, pile="a:rob")
    assert why(robbing.a, "place:2-roof") == ("decide-rob", "something-else")


@rule("colt-decide-pickpocket", "colt-station-pickpocket")
def test_while_another_picks_a_pocket():
    table = colt_express(
        3, card="pickpocketing", marshal=0, at={"ghost": "roof 2"}, loot={"roof 2": "purse-250"}, pile=""
    )
    assert table.asks == "pickpocket"
    assert why(table.b, "loot:0") == ("decide-pickpocket", "not-yours-to-choose")
    assert why(table.a, "loot:7") == ("station-pickpocket", "not-here")
    assert why(table.a, "loot:jewel") == ("station-pickpocket-purses-only", "purses-only")


@rule("colt-plan-no-pass", "colt-move-mandatory", "colt-rob-mandatory")
def test_passing_is_refused_by_the_rule_that_makes_an_answer_necessary():
    assert why(colt_express(3).a, "pass") == ("plan-no-pass", "no-pass")
    moving = colt_express(3, at={"ghost": "inside 2"}, pile="a:move")
    assert why(moving.a, "pass") == ("move-mandatory", "no-pass")
    robbing = colt_express(3, at={"ghost": "inside 2"}, loot={"inside 2": "purse-250 jewel"}, pile="a:rob")
    assert why(robbing.a, "pass") == ("rob-mandatory", "no-pass")
