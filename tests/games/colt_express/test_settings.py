"""Section 3: what can be set before a game."""

import pytest

from posse.core.errors import SettingError
from posse.core.registry import find
from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express


def settings(players, **given):
    return find("colt-express").settings_for(players, given)


@rule("colt-opt-abilities")
def test_abilities_are_on_unless_switched_off():
    assert settings(4)["abilities"] is True
    assert new_colt_express(4).sees.abilities
    assert not new_colt_express(4, abilities=False).sees.abilities


@rule("colt-opt-abilities")
def test_without_abilities_all_characters_are_alike():
    for abilities in (True, False):
        ghost = colt_express(6, abilities=abilities)
        assert ("hide:move" in ghost.a.options) == abilities
        hands = colt_express(6, abilities=abilities, phase="round")
        assert [told["count"] for told in hands.told("hand-drawn")] == [
            6,
            6 + abilities,
            6,
            6,
            6,
            6,
        ]

        tuco = colt_express(
            3,
            abilities=abilities,
            at={"tuco": "inside 1", "doc": "roof 1"},
            pile="c:shoot",
        )
        assert (tuco.tuco.bullets == 5) == abilities

        at = {"cheyenne": "inside 2", "doc": "inside 2"}
        cheyenne = colt_express(4, abilities=abilities, at=at, pile="d:punch")
        assert cheyenne.asks == ("punch-keep" if abilities else "punch-way")

        at = {"ghost": "roof 2", "belle": "roof 1", "doc": "roof 3"}
        belle = colt_express(5, abilities=abilities, at=at, pile="a:shoot")
        assert belle.asks == ("plan" if abilities else "shoot")  # doc is the only target, or one of two

        at = {"django": "roof 2", "doc": "roof 3"}
        django = colt_express(6, abilities=abilities, at=at, pile="f:shoot")
        assert django.doc.place == ("roof 4" if abilities else "roof 3")


@rule("colt-opt-events")
def test_events_are_on_unless_switched_off():
    assert settings(4)["events"] is True
    with_events = new_colt_express(4).table.round_cards
    assert [card >= 14 for card in with_events] == [False, False, False, False, True]
    without = new_colt_express(4, events=False).table.round_cards
    assert [card >= 14 for card in without] == [False] * 5


@rule("colt-opt-events")
def test_without_events_an_icon_is_ignored():
    at = {"ghost": "roof 2"}
    assert colt_express(3, card="braking", at=at, pile="").ghost.place == "roof 1"
    ignored = colt_express(3, card="braking", at=at, pile="", events=False)
    assert ignored.ghost.place == "roof 2"
    assert "event" not in ignored.events
    assert ignored.round == 3


@rule("colt-opt-expert")
def test_the_expert_variant_is_off_unless_switched_on():
    assert settings(4)["expert"] is False
    for expert in (True, False):
        table = colt_express(3, expert=expert, card="bridge", turn=3)
        table.plan("a:ladder b:ladder c:ladder")
        assert table.asks == ("expert-keep" if expert else "plan")


@rule("colt-opt-bandits-2p")
def test_two_players_always_have_two_bandits_each():
    assert settings(2)["bandits_per_player"] == 2
    table = new_colt_express(2)
    assert [len(player.bandits) for player in table.sees.players] == [2, 2]
    with pytest.raises(SettingError) as error:
        settings(2, bandits_per_player=1)
    assert error.value.key == "colt-express-error-bandits"


@rule("colt-opt-bandits-3p")
def test_three_players_have_one_bandit_or_two():
    assert settings(3)["bandits_per_player"] == 1
    assert [len(player.bandits) for player in new_colt_express(3).sees.players] == [
        1,
        1,
        1,
    ]
    two = new_colt_express(3, bandits_per_player=2)
    assert [len(player.bandits) for player in two.sees.players] == [2, 2, 2]


@rule("colt-opt-bandits-4p-up")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_four_and_more_players_have_one_bandit_each(players):
    assert [len(player.bandits) for player in new_colt_express(players).sees.players] == [1] * players
    with pytest.raises(SettingError) as error:
        settings(players, bandits_per_player=2)
    assert error.value.key == "colt-express-error-bandits"
    assert settings(players, bandits_per_player=1)["bandits_per_player"] == 1


@rule("colt-opt-expert-with-teams")
def test_the_expert_variant_goes_with_any_number_of_bandits():
    for players, given in ((2, {}), (3, {"bandits_per_player": 2}), (3, {}), (6, {})):
        assert settings(players, expert=True, **given)["expert"] is True
        assert settings(players, **given)["expert"] is False
    table = new_colt_express(2, expert=True)
    assert (table.sees.expert, table.sees.teams) == (True, True)


@rule("colt-opt-characters")
def test_characters_are_chosen_unless_they_are_dealt():
    assert settings(4)["characters"] == "choose"
    assert new_colt_express(4, characters="choose").asks == "character"
    assert new_colt_express(4, characters="random").asks == "plan"
    assert new_colt_express(2, characters="choose").asks == "character"
    assert new_colt_express(2, characters="random").asks == "placement"


@rule("colt-opt-characters")
def test_dealt_characters_and_teams_are_uniform():
    seen = [new_colt_express(3, str(seed)).sees.players[0].bandits[0] for seed in range(120)]
    assert all(8 <= seen.count(bandit) <= 35 for bandit in range(6))  # about 20 each
    teams = [new_colt_express(2, str(seed)).sees.players[1].bandits[0] for seed in range(60)]
    assert {team: 8 <= teams.count(team) <= 35 for team in (0, 1, 4)} == {
        0: True,
        1: True,
        4: True,
    }


@rule("colt-opt-characters", "colt-opt-abilities", "colt-opt-events", "colt-opt-expert")
def test_everybody_sees_what_is_played():
    table = new_colt_express(4, abilities=False, events=False, expert=True)
    for seat in (-1, 0, 3):
        view = table.table.view(seat)
        assert (view.abilities, view.events, view.expert, view.teams) == (
            False,
            False,
            True,
            False,
        )
