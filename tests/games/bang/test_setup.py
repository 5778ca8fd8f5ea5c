"""7. Setup."""

from __future__ import annotations

from collections import Counter

import pytest

from posse.core.errors import SettingError
from posse.games.bang.facts import CHARACTER_LIFE, CHARACTER_NAMES, ROLES, SHERIFF
from posse.testing import rule
from tests.games.bang.laying import GAME, new_bang

ROLE_TABLE = {
    4: {"sheriff": 1, "renegade": 1, "outlaw": 2},
    5: {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1},
    6: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1},
    7: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2},
    8: {"sheriff": 1, "renegade": 2, "outlaw": 3, "deputy": 2},
    3: {"renegade": 1, "outlaw": 1, "deputy": 1},
}


@rule("bang-setup-player-count")
def test_two_to_eight_players_play() -> None:
    for players in range(2, 9):
        assert new_bang(players).waiting_for
    for players in (1, 9):
        with pytest.raises(SettingError):
            GAME.new(players, {})


@rule("bang-setup-seats")
def test_the_seats_form_a_ring() -> None:
    table = new_bang(6)
    assert table.table.ring == (0, 1, 2, 3, 4, 5)
    assert table.a.distance("f") == 1
    assert table.sees.order == (0, 1, 2, 3, 4, 5)


@rule("bang-setup-role-table", "bang-setup-roles-dealt")
@pytest.mark.parametrize("players", ROLE_TABLE)
def test_each_number_of_players_has_its_roles(players: int) -> None:
    dealt = []
    for seed in range(12):
        table = new_bang(players, seed=str(seed))
        assert Counter([ROLES[role] for role in table.table.role]) == ROLE_TABLE[players]
        dealt.append(tuple(table.table.role))
    assert len(set(dealt)) > 1  # they are shuffled


@rule("bang-setup-role-table")
def test_two_players_have_no_roles() -> None:
    assert set(new_bang(2).table.role) == {-1}


@rule("bang-setup-sheriff-reveals", "bang-setup-roles-secret")
def test_only_the_sheriff_is_known() -> None:
    table = new_bang(7)
    shown = [player.seat for player in table.sees.players if player.role >= 0]
    assert [table.table.role[seat] for seat in shown] == [SHERIFF]
    assert table.last("role-shown")["seat"] == shown[0]
    other = next(seat for seat in range(7) if seat not in shown)
    assert table.player(other).sees.players[other].role == table.table.role[other]
    assert len([player for player in table.player(other).sees.players if player.role >= 0]) == 2


@rule("bang-setup-character", "bang-setup-spare", "bang-setup-unused")
def test_each_player_has_a_character_face_up_and_another_face_down() -> None:
    table = new_bang(8)
    dealt = [*table.table.character, *table.table.spare]
    assert len(set(dealt)) == 16  # all of the base box, each once
    assert all(number < 16 for number in dealt)
    assert [figure.character for figure in table.sees.figures] == table.table.character
    assert not any("spare" in event.kind.name for event in table.table.told)


@rule("bang-setup-life", "bang-setup-sheriff-extra-life", "bang-setup-hand")
def test_life_and_hands_follow_the_character_and_the_star() -> None:
    for seed in range(8):
        table = new_bang(5, seed=str(seed))
        for seat in range(5):
            printed = CHARACTER_LIFE[table.table.character[seat]]
            life = printed + (1 if table.table.role[seat] == SHERIFF else 0)
            assert table.table.life[seat] == table.table.most[seat] == life
            drawn = 2 if table.table.turn == seat else 0
            if CHARACTER_NAMES[table.table.character[seat]] not in ("black-jack", "kit-carlson"):
                assert len(table.table.hands[seat]) - drawn in (life, life - drawn)


@rule("bang-setup-deck")
def test_the_discard_pile_starts_empty() -> None:
    table = new_bang(4)
    assert table.table.discard == []
    assert len(table.table.deck) == 80 - sum(len(hand) for hand in table.table.hands)


@rule("bang-setup-order")
def test_setup_runs_in_its_order() -> None:
    table = new_bang(5)
    kinds = [event.kind.name for event in table.table.told]
    order = ["role-dealt", "role-shown", "character-dealt", "hand-dealt", "turn-started"]
    assert [kinds.index(kind) for kind in order] == sorted([kinds.index(kind) for kind in order])


@rule("bang-setup-first-turn")
def test_the_sheriff_begins() -> None:
    for seed in range(6):
        table = new_bang(6, seed=str(seed))
        assert table.table.role[table.table.turn] == SHERIFF
