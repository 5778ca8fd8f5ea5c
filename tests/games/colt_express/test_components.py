"""Section 4: what is in the box."""

from collections import Counter

import pytest

from posse.games.colt_express.facts import (
    BANDITS,
    CARD_NAMES,
    PURSE_VALUES,
    ROUND_CARDS,
    WAGON_JEWELS,
    WAGON_PURSES,
    WAGONS,
    group,
)
from posse.games.colt_express.pieces.purses import purses_in
from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express

WAGON_LOOT = {
    "1-purse": (1, 0),
    "1-purse-1-jewel": (1, 1),
    "3-jewels": (0, 3),
    "3-purses": (3, 0),
    "3-purses-1-jewel": (3, 1),
    "4-purses-1-jewel": (4, 1),
}


@rule("colt-comp-train")
def test_six_players_use_the_locomotive_and_all_six_wagons():
    table = new_colt_express(6)
    assert sorted(table.sees.wagons) == [-1, 0, 1, 2, 3, 4, 5]
    assert len(WAGONS) == 6


@rule(
    "colt-wagon-1-purse",
    "colt-wagon-1-purse-1-jewel",
    "colt-wagon-3-jewels",
    "colt-wagon-3-purses",
    "colt-wagon-3-purses-1-jewel",
    "colt-wagon-4-purses-1-jewel",
)
def test_each_wagon_has_the_loot_printed_on_its_floor():
    printed = zip(WAGON_PURSES, WAGON_JEWELS, strict=True)
    assert dict(zip(WAGONS, printed, strict=True)) == WAGON_LOOT
    table = new_colt_express(6)
    for car in range(1, 7):
        place = table.place(f"inside {car}")
        name = WAGONS[table.sees.wagons[car]]
        assert (len(place.purses), place.jewels, place.strongboxes) == (
            *WAGON_LOOT[name],
            0,
        )


@rule("colt-comp-purses")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_18_purses_of_six_values(players):
    table = new_colt_express(players).table
    kinds = [kind for bag in [*table.board_purses, table.supply] for kind in purses_in(bag)]
    kinds += [table.token_kind[token] for place in table.purses for token in place]
    found = Counter([PURSE_VALUES[kind] for kind in kinds])
    assert found == {250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}
    assert sum(found.values()) == 18


@rule("colt-comp-jewels")
def test_six_jewels_worth_500_each():
    table = new_colt_express(6)
    assert sum([place.jewels for place in table.sees.places]) == 6
    one = colt_express(
        3,
        card="marshals-revenge",
        pile="",
        boards={"ghost": "jewel jewel", "doc": "", "tuco": "jewel"},
    )
    assert one.score == {"a": 2000, "b": 1000, "c": 1500}


@rule("colt-comp-strongboxes")
def test_two_strongboxes_worth_1000_each():
    table = colt_express(3, card="take-it-all", pile="", marshal=2)
    assert [place.strongboxes for place in table.sees.places] == [
        1,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
    ]
    worth = colt_express(
        3,
        card="marshals-revenge",
        pile="",
        boards={"ghost": "strongbox strongbox", "doc": "", "tuco": ""},
    )
    assert worth.score == {"a": 3000, "b": 1000, "c": 1000}


@rule("colt-comp-round-cards")
def test_17_round_cards():
    assert len(ROUND_CARDS) == 17
    assert len(set(ROUND_CARDS)) == 17
    assert [len(group(4)), len(group(5)), len(set(group(4)) | set(group(5)))] == [
        7,
        7,
        14,
    ]
    assert [name for name in ROUND_CARDS if name.startswith("station-")] == [
        "station-pickpocketing",
        "station-marshals-revenge",
        "station-hostage-conductor",
    ]


@rule("colt-comp-neutral-bullets", "colt-setup-neutral-supply")
def test_13_neutral_bullets_lie_ready_for_everybody():
    table = new_colt_express(5)
    assert table.neutral == 13
    assert table.sees.neutral == 13
    assert [player.received[6] for player in table.sees.players] == [0] * 5


@rule("colt-comp-characters")
def test_six_characters_each_at_most_once():
    assert BANDITS == ("ghost", "doc", "tuco", "cheyenne", "belle", "django")
    table = new_colt_express(6)
    assert sorted([player.bandits[0] for player in table.sees.players]) == [
        0,
        1,
        2,
        3,
        4,
        5,
    ]
    choosing = new_colt_express(3, characters="choose")
    choosing.a.chooses("be:tuco")
    assert choosing.b.refused("be:tuco") == "colt-setup-characters"


@rule("colt-comp-action-cards", "colt-setup-action-deck")
def test_a_deck_is_the_ten_action_cards_of_the_character():
    table = new_colt_express(4)
    ten = "move move ladder ladder shoot shoot rob rob punch marshal"
    assert [player.cards for player in (table.a, table.b, table.c, table.d)] == [ten] * 4


@rule("colt-setup-action-deck")
def test_decks_are_shuffled():
    hands = {(new_colt_express(3, str(seed), expert=True).a.hand) for seed in range(12)}
    assert len(hands) > 3


@rule("colt-comp-bullet-cards", "colt-setup-own-bullets")
def test_everybody_has_six_bullets_of_his_own():
    table = new_colt_express(6)
    assert [bandit.bullets for bandit in table.sees.bandits] == [6] * 6
    teams = new_colt_express(2)
    assert [bandit.bullets for bandit in teams.sees.bandits] == [6] * 4


@rule("colt-setup-own-bullets", "colt-bullet-number-no-effect")
def test_which_of_his_bullets_he_fires_makes_no_difference():
    """Six shots one after another: each is worth one, the first like the last."""
    table = colt_express(
        3,
        at={"ghost": "roof 1", "doc": "roof 3"},
        pile="a:shoot a:shoot b:shoot b:shoot",
        bullets={"ghost": 4},
        received={"b": "ghost ghost"},
    )
    assert (table.ghost.bullets, table.doc.bullets) == (2, 4)
    assert (table.a.fired, table.b.fired) == (4, 2)
    assert table.b.received == "ghost ghost ghost ghost"
    assert len([name for name in CARD_NAMES.values() if name == "bullet-ghost"]) == 1  # all are one card


@rule("colt-comp-card-backs")
def test_a_face_down_card_shows_neither_action_nor_character():
    table = colt_express(2, bandits={"a": "ghost tuco", "b": "doc django"}, card="swivel-arm", turn=2)
    table.a.plays("2nd-move")
    for seat in (1, -1):
        card = table.table.view(seat).pile[0]
        assert (card.seat, card.card, card.bandit, card.face_down) == (0, -1, -1, True)
    assert table.b.hears("card-hidden") == {
        "seat": 0,
        "card": None,
        "bandit": None,
        "rule": "colt-turn-tunnel",
    }


@rule("colt-comp-loot-backs")
def test_of_a_token_its_kind_is_visible_but_not_a_purses_value():
    table = colt_express(3, loot={"inside 2": "purse-450 jewel", "roof 1": "strongbox"})
    for seat in (-1, 0, 1, 2):
        place = table.place("inside 2", seat)
        assert [purse.value for purse in place.purses] == [0]
        assert place.jewels == 1
        assert table.place("roof 1", seat).strongboxes == 1
    assert table.ghost.seen_by(1).purses == 1
    assert table.ghost.seen_by(1).values == []
