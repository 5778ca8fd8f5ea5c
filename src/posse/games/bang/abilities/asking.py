"""Asking for numbers, permissions and menus: everybody who speaks for a figure, in order, if any answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang.abilities.questions import (
    ACTIONS,
    ACTIONS_OF_OTHERS,
    ACTIONS_WHEN_ASKED,
    BANGS_PER_TURN,
    BASE_DISTANCE,
    BEER_HEALS,
    CHECK_CARDS,
    COUNTS_AS,
    DISTANCE_FROM_ME,
    DISTANCE_TO_ME,
    DODGES,
    DRAW_WAYS,
    DRAWS_DISCARDS,
    HAND_LIMIT,
    HANDS_OPEN,
    IMMUNE_TO,
    MAY_END_PLAY,
    MAY_PLAY,
    MAY_PUT_IN_PLAY,
    MISSES_NEEDED,
    STARTING_HAND,
    SUIT_SEEN,
    TURN_DIRECTION,
    WEAPON_RANGE,
    WHO_HAS_WON,
)

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def bangs_per_turn(table: BangTable, me: int, limit: int) -> int:
    if table.asks[me] & BANGS_PER_TURN:
        for voice in table.voices[me]:
            limit = voice.bangs_per_turn(table, me, limit)
    return limit


def misses_needed(table: BangTable, me: int, count: int) -> int:
    if table.asks[me] & MISSES_NEEDED:
        for voice in table.voices[me]:
            count = voice.misses_needed(table, me, count)
    return count


def weapon_range(table: BangTable, me: int, reach: int) -> int:
    if table.asks[me] & WEAPON_RANGE:
        for voice in table.voices[me]:
            reach = voice.weapon_range(table, me, reach)
    return reach


def base_distance(table: BangTable, me: int, other: int, steps: int) -> int:
    if table.asks[me] & BASE_DISTANCE:
        for voice in table.voices[me]:
            steps = voice.base_distance(table, me, other, steps)
    return steps


def distance_from_me(table: BangTable, me: int, steps: int) -> int:
    if table.asks[me] & DISTANCE_FROM_ME:
        for voice in table.voices[me]:
            steps = voice.distance_from_me(table, me, steps)
    return steps


def distance_to_me(table: BangTable, me: int, steps: int) -> int:
    if table.asks[me] & DISTANCE_TO_ME:
        for voice in table.voices[me]:
            steps = voice.distance_to_me(table, me, steps)
    return steps


def beer_heals(table: BangTable, me: int, points: int) -> int:
    if table.asks[me] & BEER_HEALS:
        for voice in table.voices[me]:
            points = voice.beer_heals(table, me, points)
    return points


def hand_limit(table: BangTable, me: int, cards: int) -> int:
    if table.asks[me] & HAND_LIMIT:
        for voice in table.voices[me]:
            cards = voice.hand_limit(table, me, cards)
    return cards


def starting_hand(table: BangTable, me: int, cards: int) -> int:
    if table.asks[me] & STARTING_HAND:
        for voice in table.voices[me]:
            cards = voice.starting_hand(table, me, cards)
    return cards


def check_cards(table: BangTable, me: int, cards: int) -> int:
    if table.asks[me] & CHECK_CARDS:
        for voice in table.voices[me]:
            cards = voice.check_cards(table, me, cards)
    return cards


def suit_seen(table: BangTable, me: int, card: int, suit: int) -> int:
    if table.asks[me] & SUIT_SEEN:
        for voice in table.voices[me]:
            suit = voice.suit_seen(table, me, card, suit)
    return suit


def turn_direction(table: BangTable, me: int, way: int) -> int:
    if table.asks[me] & TURN_DIRECTION:
        for voice in table.voices[me]:
            way = voice.turn_direction(table, me, way)
    return way


def counts_as(table: BangTable, me: int, card: int, kinds: int) -> int:
    if table.asks[me] & COUNTS_AS:
        for voice in table.voices[me]:
            kinds = voice.counts_as(table, me, card, kinds)
    return kinds


def may_play(table: BangTable, me: int, card: int, kind: int, purpose: int, may: bool) -> bool:
    if table.asks[me] & MAY_PLAY:
        for voice in table.voices[me]:
            may = voice.may_play(table, me, card, kind, purpose, may)
    return may


def may_put_in_play(table: BangTable, me: int, may: bool) -> bool:
    if table.asks[me] & MAY_PUT_IN_PLAY:
        for voice in table.voices[me]:
            may = voice.may_put_in_play(table, me, may)
    return may


def may_end_play(table: BangTable, me: int, may: bool) -> bool:
    if table.asks[me] & MAY_END_PLAY:
        for voice in table.voices[me]:
            may = voice.may_end_play(table, me, may)
    return may


def immune_to(table: BangTable, me: int, card: int, by: int, immune: bool) -> bool:
    if table.asks[me] & IMMUNE_TO:
        for voice in table.voices[me]:
            immune = voice.immune_to(table, me, card, by, immune)
    return immune


def draws_discards(table: BangTable, me: int, may: bool) -> bool:
    if table.asks[me] & DRAWS_DISCARDS:
        for voice in table.voices[me]:
            may = voice.draws_discards(table, me, may)
    return may


def hands_open(table: BangTable, me: int, open: bool) -> bool:
    if table.asks[me] & HANDS_OPEN:
        for voice in table.voices[me]:
            open = voice.hands_open(table, me, open)
    return open


def who_has_won(table: BangTable, me: int, won: int) -> int:
    if table.asks[me] & WHO_HAS_WON:
        for voice in table.voices[me]:
            won = voice.who_has_won(table, me, won)
    return won


def actions(table: BangTable, me: int, menu: list[int]) -> None:
    if table.asks[me] & ACTIONS:
        for voice in table.voices[me]:
            voice.actions(table, me, menu)


def actions_when_asked(table: BangTable, me: int, menu: list[int]) -> None:
    if table.asks[me] & ACTIONS_WHEN_ASKED:
        for voice in table.voices[me]:
            voice.actions_when_asked(table, me, menu)


def actions_of_others(table: BangTable, me: int, menu: list[int]) -> None:
    if table.asks[me] & ACTIONS_OF_OTHERS:
        for voice in table.voices[me]:
            voice.actions_of_others(table, me, menu)


def dodges(table: BangTable, me: int, tried: int, menu: list[int]) -> None:
    if table.asks[me] & DODGES:
        for voice in table.voices[me]:
            voice.dodges(table, me, tried, menu)


def draw_ways(table: BangTable, me: int, count: int, menu: list[int]) -> None:
    if table.asks[me] & DRAW_WAYS:
        for voice in table.voices[me]:
            voice.draw_ways(table, me, count, menu)
