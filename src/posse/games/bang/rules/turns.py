"""8.1 The turn: its steps in their order, and whose turn is next."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.core.table import AnyStep
from posse.games.bang import abilities, events
from posse.games.bang.abilities import (
    BEFORE_DRAW,
    CHARACTER_STEP,
    CHARACTERS,
    EVENT_CARDS,
    SEAT_REACHED,
    TURN_CHECKS,
)
from posse.games.bang.facts import DYNAMITE, JAIL, NO_CARD, NO_EVENT, NOBODY, SHERIFF
from posse.games.bang.rules.circle import next_seat, seats_after
from posse.games.bang.rules.copies import lapse
from posse.games.bang.rules.declaring import DECLARE, is_asked
from posse.games.bang.rules.discarding import DISCARD_PHASE
from posse.games.bang.rules.drawing import DRAW_PHASE
from posse.games.bang.rules.dynamite import DYNAMITE_CHECKS
from posse.games.bang.rules.event_deck import TURN_EVENT
from posse.games.bang.rules.jail import JAIL_CHECKS
from posse.games.bang.rules.keeping import turns_event
from posse.games.bang.rules.mercy import MERCY
from posse.games.bang.rules.piles import close_mine
from posse.games.bang.rules.playing import PLAY_PHASE
from posse.games.bang.rules.returning import GHOST_LEAVES
from posse.games.bang.rules.settling import settle
from posse.games.bang.rules.speaking import active_events, characters_of, new_turn
from posse.games.bang.rules.two_players import ACTIVE_STEP
from posse.games.bang.table import BangTable, Numbers


def start_turn(table: BangTable, seat: int, extra: bool = False) -> None:
    """A turn begins."""
    table.turn = seat
    table.turns += 1
    table.phase = 0
    table.cut = False
    table.bangs = 0
    table.acts = 0
    table.fired = ()
    table.used = 0
    table.dug = False
    table.dry = False
    table.due = NO_CARD
    table.extra = extra
    table.encore = False
    table.jailed = 0
    table.last = -1
    events.turn_started(table, seat, "bang-turn-clockwise")
    new_turn(table)
    if table.hidden_six and is_asked(table, seat):  # bang-six-crime-start: before any other step
        table.push_all(DECLARE, TURN_BEGINS)
    else:
        begin_turn(table, seat)


class TurnBegins(Step[BangTable]):
    """Nothing was declared; a declaration is a turn of its own (bang-six-fight-turn)."""

    def run(self, table: BangTable) -> None:
        if not table.cut:
            begin_turn(table, table.turn)
            return
        if table.fresh:  # bang-six-fight-turn-steps
            ready_greens(table, table.turn)
        lapse(table, table.turn)
        next_turn(table)


def begin_turn(table: BangTable, seat: int) -> None:
    """bang-turn-steps"""
    if table.skips >> seat & 1:
        skip_turn(table, seat)
        return
    mercy = table.no_mercy and table.role[seat] == SHERIFF and not table.eventful
    stack = table.stack  # what every turn has, the last first; steps that would do nothing are left out
    stack.append(END_OF_TURN)
    if mercy:
        stack.append(MERCY)
    stack.append(DISCARD_PHASE)
    stack.append(PLAY_PHASE)
    stack.append(DRAW_PHASE)
    if table.fresh:
        ready_greens(table, seat)
    if table.eventful:
        start_with_events(table, seat)
        return
    me = table.active[seat]
    asks = table.asks[me]
    if asks & PREPARED or table.seats == 2 or table.copied[me] != NOBODY:
        stack.append(PREPARATION)
    if asks & TURN_CHECKS or (table.seats == 2 and table.heard & TURN_CHECKS):
        stack.append(CHECKS)


def skip_turn(table: BangTable, seat: int) -> None:
    """bang-turn-step-skip-flag: nothing of this turn happens but the green cards and the event flip."""
    table.skips &= ~(1 << seat)
    table.cut = True
    if table.fresh:
        ready_greens(table, seat)
    events.turn_skipped(table, seat, "bang-turn-step-skip-flag")
    lapse(table, seat)
    table.stack.append(END_OF_TURN)
    if turns_event(table, seat):
        table.stack.append(TURN_EVENT)
    table.turned |= 1 << seat


def start_with_events(table: BangTable, seat: int) -> None:
    """bang-turn-step-event, bang-turn-step-start-effects: an event card changes what follows."""
    table.push_all(START_EFFECTS, CHECKS, PREPARATION)
    if not table.extra and turns_event(table, seat):  # bang-turn-extra
        table.push(TURN_EVENT)
    table.turned |= 1 << seat


class StartEffects(Step[BangTable]):
    """bang-turn-step-start-effects-jailed: event cards act before Jail is checked."""

    def run(self, table: BangTable) -> None:
        table.push_all(*[StartEffect(event) for event in active_events(table)])


class StartEffect(Step[BangTable]):
    """A player who is out by now meets nothing more."""

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, table: BangTable) -> None:
        if not table.cut:
            EVENT_CARDS[self.event].turn_starts(table, table.acting())


def ready_greens(table: BangTable, seat: int) -> None:
    """bang-turn-step-green: green cards put in play on an earlier turn can be used from now on."""
    ready = [card for figure in table.own[seat] for card in table.front[figure] if card in table.fresh]
    if ready:
        table.fresh = tuple([card for card in table.fresh if card not in ready])
        events.greens_ready(table, seat, ready, "bang-turn-step-green")


class Checks(Step[BangTable]):
    """bang-turn-step-dynamite, bang-turn-step-jail, bang-dynamite-before-jail.

    bang-p2-jail-check-all: with two players those in front of both own characters.
    """

    def run(self, table: BangTable) -> None:
        own = table.own[table.turn]
        kinds = [checked(table, figure) for figure in own]
        push_checks(table, own, kinds, JAIL, JAIL_CHECKS)
        push_checks(table, own, kinds, DYNAMITE, DYNAMITE_CHECKS)


def push_checks(
    table: BangTable, own: Numbers, kinds: list[list[int]], kind: int, checks: list[AnyStep]
) -> None:
    """The check of each figure in front of which a card of this kind is checked; the first comes first."""
    at = len(own)
    while at:
        at -= 1
        if kind in kinds[at]:
            table.stack.append(checks[own[at]])


def checked(table: BangTable, figure: int) -> list[int]:
    """The kinds of cards in front of a figure that are checked."""
    kinds: list[int] = []
    if table.asks[figure] & TURN_CHECKS:
        abilities.turn_checks(table, figure, kinds)
    return kinds


class Preparation(Step[BangTable]):
    """bang-turn-step-character, bang-turn-step-before-draw: what comes before phase 1, if anything."""

    def run(self, table: BangTable) -> None:
        if table.cut:
            return
        lapse(table, table.turn)
        if table.seats == 2:
            table.push_all(ACTIVE_STEP, CHARACTER_STEPS, BEFORE_DRAWING)
        elif table.asks[table.active[table.turn]] & (CHARACTER_STEP | BEFORE_DRAW):
            table.push_all(CHARACTER_STEPS, BEFORE_DRAWING)


class CharacterStep(Step[BangTable]):
    """Characters choose."""

    def run(self, table: BangTable) -> None:
        me = table.acting()
        if table.asks[me] & CHARACTER_STEP:
            abilities.character_step(table, me)
            settle(table)  # bang-char-suzy-lafayette-gained


class BeforeDraw(Step[BangTable]):
    """What happens just before phase 1: event cards first."""

    def run(self, table: BangTable) -> None:
        me = table.acting()
        if table.asks[me] & BEFORE_DRAW:
            table.push(CHARACTERS_BEFORE_DRAWING)
            for event in active_events(table):
                EVENT_CARDS[event].before_draw(table, me)


class CharactersBeforeDraw(Step[BangTable]):
    """bang-turn-step-before-draw: characters only if no event card skips or replaces phase 1."""

    def run(self, table: BangTable) -> None:
        me = table.acting()
        for event in active_events(table):
            if EVENT_CARDS[event].draw_phase(table, me, None) is not None:
                return
        for character in characters_of(table, me):
            CHARACTERS[character].before_draw(table, me)


class EndOfTurn(Step[BangTable]):
    """What happens at the end of a turn, before the next one begins."""

    def run(self, table: BangTable) -> None:
        settle(table)
        if table.fresh and not table.greens_wait:
            table.fresh = ()  # bang-green-delay-turn-end-option
        if table.eventful:
            table.push_all(*last_steps(table), NEXT_TURN)
        else:
            next_turn(table)


def last_steps(table: BangTable) -> list[AnyStep]:
    """bang-turn-end-sequence"""
    steps: list[AnyStep] = []
    if table.show != NO_EVENT:
        steps.append(EndEffect(table.show))
    if table.no_mercy:
        steps.append(MERCY)
    if table.dug or table.mine:  # the steps before may still discard
        steps.append(CLOSE_MINE)
    if table.event != NO_EVENT:
        steps.append(EndEffect(table.event))
    if table.ghost != NOBODY:
        steps.append(GHOST_LEAVES)
    return steps


class EndEffect(Step[BangTable]):
    """bang-turn-skipped: a turn that is lost has none."""

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, table: BangTable) -> None:
        if not table.cut:
            EVENT_CARDS[self.event].turn_ends(table, table.acting())


class CloseMine(Step[BangTable]):
    """Cards laid aside in this turn go onto the deck."""

    def run(self, table: BangTable) -> None:
        if table.mine:
            close_mine(table)


class NextTurn(Step[BangTable]):
    """The turn is over."""

    def run(self, table: BangTable) -> None:
        next_turn(table)


def next_turn(table: BangTable) -> None:
    """bang-turn-next-seat, bang-turn-step-return: an event card may bring somebody back at their seat."""
    if table.encore:
        start_turn(table, table.turn, extra=True)
        return
    if not table.loud & SEAT_REACHED:
        start_turn(table, next_seat(table))
        return
    for seat in seats_after(table):
        me = table.active[seat]
        for event in active_events(table):
            if not table.in_game >> me & 1:
                EVENT_CARDS[event].seat_reached(table, me)
        if table.in_game >> me & 1:
            settle(table)  # bang-char-suzy-lafayette-gained
            start_turn(table, seat)
            return


TURN_BEGINS: Final = TurnBegins()
START_EFFECTS: Final = StartEffects()
CHECKS: Final = Checks()
CHARACTER_STEPS: Final = CharacterStep()
BEFORE_DRAWING: Final = BeforeDraw()
CHARACTERS_BEFORE_DRAWING: Final = CharactersBeforeDraw()
CLOSE_MINE: Final = CloseMine()
PREPARATION: Final = Preparation()
END_OF_TURN: Final = EndOfTurn()
NEXT_TURN: Final = NextTurn()
PREPARED: Final = CHARACTER_STEP | BEFORE_DRAW
THE_TURN: Final = (
    CHECKS,
    PREPARATION,
    DRAW_PHASE,
    PLAY_PHASE,
    DISCARD_PHASE,
    MERCY,
    END_OF_TURN,
)
