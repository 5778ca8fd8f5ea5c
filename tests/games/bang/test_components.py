"""3. Components, and 4. Settings."""

from __future__ import annotations

from collections import Counter

import pytest

from posse.core.errors import SettingError
from posse.games.bang.facts import (
    BASE_CARDS,
    BLUE,
    BROWN,
    CARD_KIND,
    CARD_NAMES,
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    CHARACTER_NAMES,
    GREEN,
    KIND_COLOUR,
    RANKS,
    SUITS,
)
from posse.testing import rule
from tests.games.bang.laying import GAME, bang, new_bang


def colours(cards: range) -> dict[int, int]:
    return dict(Counter([KIND_COLOUR[CARD_KIND[card]] for card in cards]))


@rule("bang-comp-base-deck")
def test_the_base_deck_has_80_cards() -> None:
    assert BASE_CARDS == 80
    assert colours(range(80)) == {BROWN: 63, BLUE: 17}
    table = new_bang(4)
    held = sum(len(hand) for hand in table.table.hands)
    assert len(table.table.deck) + held == 80


@rule("bang-comp-dodge-city-deck")
def test_dodge_city_adds_40_cards_to_the_same_deck() -> None:
    assert CARDS == 120
    assert colours(range(80, 120)) == {BROWN: 19, BLUE: 7, GREEN: 14}
    table = new_bang(4, dodge_city=True)
    assert len(table.table.deck) + sum(len(hand) for hand in table.table.hands) == 120


@rule("bang-comp-suits")
def test_every_card_has_a_suit_and_a_rank() -> None:
    assert SUITS == ("hearts", "diamonds", "clubs", "spades")
    assert RANKS == ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    signs = Counter([(CARD_SUIT[card], CARD_RANK[card]) for card in range(BASE_CARDS)])
    assert all(0 <= suit < 4 and 0 <= rank < 13 for suit, rank in signs)
    assert len(signs) == 52  # every sign is there
    assert max(signs.values()) == 2


@rule("bang-comp-characters")
def test_there_are_42_characters_in_four_boxes() -> None:
    assert len(set(CHARACTER_NAMES)) == 42
    boxes = {
        16: {},
        31: {"dodge_city": True},
        24: {"wws_characters": True},
        19: {"promo_characters": True},
    }
    for count, settings in boxes.items():
        seen = set()
        for seed in range(120):
            seen |= set(new_bang(8, seed=str(seed), **settings).table.character)
        assert len(seen) == count


@rule("bang-comp-book")
def test_the_book_symbol_has_no_effect_of_its_own() -> None:
    table = bang(hands={"a": "duel"}, front={})
    table.a.plays("duel", at="b")
    kinds = {event.kind.name for event in table.table.told}
    assert kinds <= {"card-played", "life-lost", "card-done"}


@rule("bang-comp-card-identity")
def test_cards_of_one_kind_have_one_name_whatever_their_sign() -> None:
    table = bang(hands={"a": "barrel-ks"}, front={"a": "barrel-qs"})
    table.a.plays("barrel-ks")
    assert table.a.front == "barrel"
    assert len(set(CARD_NAMES)) == CARDS


@rule("bang-opt-official-readings")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_official_readings_are_free_for_every_number_of_players(players: int) -> None:
    plain = GAME.settings_for(players, {})
    ours = {
        "jail_persists": True,
        "second_copy": "replaces",
        "green_ready": "next_turn",
        "pixie_pete_cards": 4,
    }
    assert {name: plain[name] for name in ours} == ours
    official = {
        "jail_persists": False,
        "second_copy": "forbidden",
        "green_ready": "turn_end",
        "pixie_pete_cards": 3,
    }
    assert {name: GAME.settings_for(players, official)[name] for name in official} == official
    assert new_bang(players, **official).waiting_for
    with pytest.raises(SettingError):
        GAME.settings_for(players, {"pixie_pete_cards": 5})


def test_one_switch_sets_the_four_official_readings() -> None:
    official = GAME.settings_for(5, {"official_readings": "on"})
    assert official == GAME.settings_for(
        5,
        {
            "jail_persists": "off",
            "second_copy": "forbidden",
            "green_ready": "turn_end",
            "pixie_pete_cards": 3,
        },
    )
    for name, value in GAME.settings_for(5, {}).items():
        switched = name in GAME.presets[0].values
        assert (official[name] != value) == switched, name
