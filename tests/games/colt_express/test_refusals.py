"""Whatever is touched on the train in vain is answered with the reason that holds at that moment."""

import pytest

from posse.core.said import Refusal
from posse.testing import rule
from posse.words import Words
from tests.games.colt_express.laying import ColtPlayer, colt_express, new_colt_express

TOUCHES = ("bandit:doc", "loot:0", "loot:jewel", "place:2-roof", "board:doc:purse")


def why(player: ColtPlayer, attempt: str) -> tuple[str, str]:
    """The rule in the way, and what is said about it."""
    refusal = player.table.refusal(player.seat, attempt)
    assert refusal is not None, f"{attempt} is possible"
    said_in_every_language(player, refusal)
    return refusal.rule.removeprefix("colt-"), refusal.key.removeprefix("colt-express-refusal-")


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
