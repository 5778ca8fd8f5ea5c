"""Asking about the draw phase, and telling everybody who speaks for a figure what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang.abilities.questions import (
    AFTER_LIFE_LOST,
    BEFORE_DRAW,
    BEFORE_ELIMINATION,
    CARD_PUT_IN_PLAY,
    CARDS_OF_THE_DEAD,
    CHARACTER_STEP,
    CHECK_MADE,
    DISCARDS_GO_TO,
    DRAW_COUNT,
    DRAW_PHASE,
    DRAW_PHASE_END,
    DRAW_PILE,
    ENTERS_PLAY,
    EXCESS_GOES_TO,
    HAND_EMPTY,
    PHASE_2_ENDS,
    PLAYED_OUT_OF_TURN,
    SEAT_REACHED,
    SECOND_CARD,
    SOMEONE_DIED,
    TURN_CHECKS,
    TURN_ENDS,
    TURN_STARTS,
)

if TYPE_CHECKING:
    from posse.core.table import AnyStep
    from posse.games.bang.table import BangTable


def draw_phase(table: BangTable, me: int, step: AnyStep | None) -> AnyStep | None:
    if table.asks[me] & DRAW_PHASE:
        for voice in table.voices[me]:
            step = voice.draw_phase(table, me, step)
    return step


def draw_count(table: BangTable, me: int, count: int) -> int:
    if table.asks[me] & DRAW_COUNT:
        for voice in table.voices[me]:
            count = voice.draw_count(table, me, count)
    return count


def draw_pile(table: BangTable, me: int, pile: int) -> int:
    if table.asks[me] & DRAW_PILE:
        for voice in table.voices[me]:
            pile = voice.draw_pile(table, me, pile)
    return pile


def before_draw(table: BangTable, me: int) -> None:
    if table.asks[me] & BEFORE_DRAW:
        for voice in table.voices[me]:
            voice.before_draw(table, me)


def second_card(table: BangTable, me: int, card: int) -> None:
    if table.asks[me] & SECOND_CARD:
        for voice in table.voices[me]:
            voice.second_card(table, me, card)


def draw_phase_end(table: BangTable, me: int) -> None:
    if table.asks[me] & DRAW_PHASE_END:
        for voice in table.voices[me]:
            voice.draw_phase_end(table, me)


def enters_play(table: BangTable, me: int) -> None:
    if table.asks[me] & ENTERS_PLAY:
        for voice in table.voices[me]:
            voice.enters_play(table, me)


def seat_reached(table: BangTable, me: int) -> None:
    if table.asks[me] & SEAT_REACHED:
        for voice in table.voices[me]:
            voice.seat_reached(table, me)


def turn_starts(table: BangTable, me: int) -> None:
    if table.asks[me] & TURN_STARTS:
        for voice in table.voices[me]:
            voice.turn_starts(table, me)


def turn_checks(table: BangTable, me: int, kinds: list[int]) -> None:
    if table.asks[me] & TURN_CHECKS:
        for voice in table.voices[me]:
            voice.turn_checks(table, me, kinds)


def character_step(table: BangTable, me: int) -> None:
    if table.asks[me] & CHARACTER_STEP:
        for voice in table.voices[me]:
            voice.character_step(table, me)


def card_put_in_play(table: BangTable, me: int, card: int) -> None:
    if table.asks[me] & CARD_PUT_IN_PLAY:
        for voice in table.voices[me]:
            voice.card_put_in_play(table, me, card)


def check_made(table: BangTable, me: int, who: int, takers: list[int]) -> None:
    if table.asks[me] & CHECK_MADE:
        for voice in table.voices[me]:
            voice.check_made(table, me, who, takers)


def played_out_of_turn(table: BangTable, me: int, cards: int) -> None:
    if table.asks[me] & PLAYED_OUT_OF_TURN:
        for voice in table.voices[me]:
            voice.played_out_of_turn(table, me, cards)


def after_life_lost(table: BangTable, me: int, points: int, by: int) -> None:
    if table.asks[me] & AFTER_LIFE_LOST:
        for voice in table.voices[me]:
            voice.after_life_lost(table, me, points, by)


def before_elimination(table: BangTable, me: int, by: int, steps: list[AnyStep]) -> None:
    if table.asks[me] & BEFORE_ELIMINATION:
        for voice in table.voices[me]:
            voice.before_elimination(table, me, by, steps)


def cards_of_the_dead(table: BangTable, me: int, who: int, heirs: list[int]) -> None:
    if table.asks[me] & CARDS_OF_THE_DEAD:
        for voice in table.voices[me]:
            voice.cards_of_the_dead(table, me, who, heirs)


def someone_died(table: BangTable, me: int, who: int) -> None:
    if table.asks[me] & SOMEONE_DIED:
        for voice in table.voices[me]:
            voice.someone_died(table, me, who)


def hand_empty(table: BangTable, me: int) -> None:
    if table.asks[me] & HAND_EMPTY:
        for voice in table.voices[me]:
            voice.hand_empty(table, me)


def phase_2_ends(table: BangTable, me: int) -> None:
    if table.asks[me] & PHASE_2_ENDS:
        for voice in table.voices[me]:
            voice.phase_2_ends(table, me)


def discards_go_to(table: BangTable, me: int, pile: int) -> int:
    if table.asks[me] & DISCARDS_GO_TO:
        for voice in table.voices[me]:
            pile = voice.discards_go_to(table, me, pile)
    return pile


def excess_goes_to(table: BangTable, me: int, who: int, heirs: list[int]) -> None:
    if table.asks[me] & EXCESS_GOES_TO:
        for voice in table.voices[me]:
            voice.excess_goes_to(table, me, who, heirs)


def turn_ends(table: BangTable, me: int) -> None:
    if table.asks[me] & TURN_ENDS:
        for voice in table.voices[me]:
            voice.turn_ends(table, me)
