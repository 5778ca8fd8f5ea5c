"""8.3 and 9. Phase 2: what may be played, used and done, and how a card is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from posse.core.said import CARD, SEAT, TERM, Args, Refusal, Said
from posse.core.steps import Question, Step, remainder
from posse.core.table import seat_thing
from posse.games.bang import abilities, events, terms
from posse.games.bang.abilities import ACTIONS as ASKS_ACTIONS
from posse.games.bang.abilities import (
    CHARACTERS,
    COUNTS_AS,
    EVENT_CARDS,
    MAY_END_PLAY,
    MAY_PLAY,
    MAY_PUT_IN_PLAY,
    PHASE_2_ENDS,
)
from posse.games.bang.facts import (
    AIMED,
    BANG,
    BLUE,
    CARD_KIND,
    CARD_NAMES,
    CARDS,
    CARDS_NAMED,
    CHARACTER_NAMES,
    CHARACTERS_NAMED,
    EVENT_NAMES,
    EVENTS_NAMED,
    GENERAL_STORE,
    GREEN,
    KIND_COLOUR,
    KIND_NAMES,
    KINDS_NAMED,
    MAX_SEATS,
)
from posse.games.bang.pieces.packing import (
    ABILITY,
    ACTIONS,
    AS_BANG,
    AS_STORE,
    END,
    EVENT,
    PLAY,
    PLAYED_AS_STORE,
    TARGET,
    USE,
    VERB,
    WHAT,
)
from posse.games.bang.rules.aims import (
    IN_FRONT,
    IN_REACH,
    NOT_PLAYED,
    ON_ONESELF,
    targets,
)
from posse.games.bang.rules.answering import ability_label, counts_as
from posse.games.bang.rules.circle import around, in_reach, keep_reach
from posse.games.bang.rules.kinds import PRINTED, card_of
from posse.games.bang.rules.playable import barred, card_bars, second_copy, use_bars
from posse.games.bang.rules.resolving import HAS_COST, place_card, play_as, play_brown, shots_left, use_green
from posse.games.bang.table import BangTable

if TYPE_CHECKING:
    from mypy_extensions import i64


class PlayPhase(Step[BangTable]):
    """bang-turn-play-any-number"""

    def run(self, table: BangTable) -> None:
        if table.cut:
            return
        table.phase = 2
        keep_reach(table, table.active[table.turn])
        table.ask(table.turn, PLAYING)


# Who decides which of the cards in hand may be played, or adds others: such a menu is not counted.
CHANGES_PLAYS: Final = COUNTS_AS | MAY_PLAY | MAY_PUT_IN_PLAY | MAY_END_PLAY
NOBODY_AT_ALL: Final[list[int]] = []
# By card and target: the option of playing it. `Any`, so that compiled code puts the number that lies here
# on a menu, and does not make a new one.
PLAYS: Final[list[list[Any]]] = [
    [PLAY | card << WHAT | target for target in range(MAX_SEATS)] for card in range(CARDS)
]


class Play(Question[BangTable]):
    """What the turn player does next."""

    asks: ClassVar[str] = "play"
    rule: ClassVar[str] = "bang-turn-play-any-number"
    space: ClassVar[range] = range(ACTIONS)

    def options(self, table: BangTable, seat: int) -> list[int]:
        me = table.active[seat]
        asks = table.asks[me]
        hand = table.hands[seat]
        menu: list[int] = []
        may_shoot = shots_left(table, me)
        reach = in_reach(table, me) if may_shoot else NOBODY_AT_ALL
        mine = ON_ONESELF if table.figures > table.seats else IN_FRONT  # with two figures one is chosen
        aims = PRINTED.aims
        for card in hand:
            aim = aims[card]
            if aim == IN_REACH:
                aimed = reach
            elif aim > mine:
                aimed = targets(table, me, aim)
            else:
                if aim != NOT_PLAYED:
                    menu.append(PLAYS[card][me])
                continue
            options = PLAYS[card]
            for target in aimed:
                menu.append(options[target])
        if len(hand) == 1 and HAS_COST[CARD_KIND[hand[0]]]:
            menu = []  # bang-cost-extra-card
        if not table.copies_replace:
            menu = [option for option in menu if not second_copy(table, option)]
        if asks & COUNTS_AS and may_shoot:
            _as_bang(table, me, hand, menu)
        if asks & (MAY_PLAY | MAY_PUT_IN_PLAY):
            menu = [option for option in menu if barred(table, me, option) is None]
        if asks & ASKS_ACTIONS:
            abilities.actions(table, me, menu)
        if not asks & MAY_END_PLAY or abilities.may_end_play(table, me, True):
            menu.append(END)
        return menu

    def picked(self, table: BangTable, seat: int, draw: i64) -> int:
        """The same menu, counted: how many targets each card of the hand has, then what characters offer."""
        me: i64 = table.active[seat]
        asks = table.asks[me]
        hand = cast("list[i64]", table.hands[seat])
        if asks & CHANGES_PLAYS or not table.copies_replace or len(hand) == 1:
            return super().picked(table, seat, draw)
        reach = in_reach(table, me) if shots_left(table, me) else NOBODY_AT_ALL
        mine: i64 = ON_ONESELF if table.figures > table.seats else IN_FRONT
        aims = PRINTED.aims
        offers = NOBODY_AT_ALL
        if asks & ASKS_ACTIONS:
            offers = []
            abilities.actions(table, me, offers)
        shots: i64 = len(reach)
        count: i64 = len(offers) + 1  # and the end
        others: list[list[int]] = []  # the targets of each card that is aimed in another way
        for card in hand:
            aim: i64 = aims[card]
            if aim == IN_REACH:
                count += shots
            elif aim > mine:
                aimed = targets(table, me, aim)
                count += len(aimed)
                others.append(aimed)
            elif aim != NOT_PLAYED:
                count += 1
        at: i64 = remainder(draw, count)
        other: i64 = 0
        for card in hand:
            aim = aims[card]
            if aim == IN_REACH:
                if at < shots:
                    return PLAY | card << WHAT | reach[at]
                at -= shots
            elif aim > mine:
                aimed = others[other]
                if at < len(aimed):
                    return PLAY | card << WHAT | aimed[at]
                at -= len(aimed)
                other += 1
            elif aim != NOT_PLAYED:
                if at == 0:
                    return PLAY | card << WHAT | me
                at -= 1
        return offers[at] if at < len(offers) else END

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        me = table.active[seat]
        verb, what, target = option & VERB, option >> WHAT & 127, option & TARGET
        if option == END:
            if abilities.may_end_play(table, me, True):
                return None
            return Refusal("bang-turn-phase-2-ends", "bang-refusal-end")
        if verb in (PLAY, AS_BANG):
            return card_bars(table, seat, me, verb, what, target)
        if option in self.options(table, seat):
            return None
        if verb == AS_STORE:
            return Refusal("bang-char-uncle-will", "bang-refusal-as-store", (("card", CARD, what),))
        if verb == USE:
            return use_bars(table, me, what, target)
        if verb == EVENT:
            event = (("event", TERM, terms.HAPPENING[what]),)
            return Refusal("bang-event-duration", "bang-refusal-event-now", event)
        name = (("character", TERM, terms.CHARACTER[what]),)
        return Refusal("bang-char-" + CHARACTER_NAMES[what], "bang-refusal-ability-now", name)

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if option == END:
            events.play_ended(table, seat, "bang-turn-phase-2-ends")
            if table.heard & PHASE_2_ENDS:
                abilities.phase_2_ends(table, table.active[seat])
            return
        table.stack.append(PLAY_PHASE)
        me = table.active[seat]
        verb, what, target = option & VERB, option >> WHAT & 127, option & TARGET
        if verb == PLAY:
            kind = CARD_KIND[what]
            if KIND_COLOUR[kind] >= BLUE:
                place_card(table, me, what, target)
            else:
                play_brown(table, me, what, kind, target)
        elif verb == AS_BANG:
            play_as(table, me, what, BANG, target)
        elif verb == AS_STORE:
            table.used |= PLAYED_AS_STORE
            play_as(table, me, what, GENERAL_STORE, target)
        elif verb == USE:
            use_green(table, me, what, target)
        elif verb == EVENT:
            EVENT_CARDS[what].use(table, me, target)
            table.last = -1
        else:
            CHARACTERS[what].use(table, me, target)
            table.last = -1  # bang-char-lee-van-kliff-window

    def default(self, table: BangTable, seat: int) -> int:
        options = self.options(table, seat)
        return END if END in options else first_due(table, seat, options)

    def name(self, table: BangTable, seat: int, option: int) -> str:
        verb, what, target = option & VERB, option >> WHAT & 127, option & TARGET
        if option == END:
            return "end"
        at = ":" + terms.figure_name(target, table.figures, table.seats)
        me = table.active[seat]
        if verb == PLAY:
            aimed = is_aimed(CARD_KIND[what]) or target != me
            return "play:" + CARD_NAMES[what] + (at if aimed else "")
        if verb == AS_BANG:
            return "as-bang:" + CARD_NAMES[what] + at
        if verb == AS_STORE:
            return "as-general-store:" + CARD_NAMES[what]
        if verb == USE:
            return "use:" + KIND_NAMES[what] + (at if what in AIMED else "")
        if verb == EVENT:
            return "use:" + EVENT_NAMES[what] + (at if target != me else "")
        return "use:" + CHARACTER_NAMES[what] + (at if target != me else "")

    def option(self, table: BangTable, seat: int, name: str) -> int | None:
        if name == "end":
            return END
        parts = name.split(":")
        if not 2 <= len(parts) <= 3:
            return None
        me = table.active[seat]
        target = me
        if len(parts) == 3:
            target = terms.figure_named(parts[2], table.figures, table.seats)
        option = _option(parts[0], parts[1], target)
        if target < 0 or option is None:
            return None
        return option if self.name(table, seat, option) == name else None

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        verb, what, target = option & VERB, option >> WHAT & 127, option & TARGET
        if option == END:
            return Said("bang-option-end")
        if verb == ABILITY:
            said = ability_label(table, table.active[seat], what)
            if target == table.active[seat]:
                return said
            args = said.args if table.figures == table.seats else ()  # there $character is the target
            return _at(table, "bang-option-ability-at", args, said.touches, target)
        if verb == EVENT:
            args_of_event: Args = (("event", TERM, terms.HAPPENING[what]),)
            if target == table.active[seat]:
                said_by_card = EVENT_CARDS[what].use_says(table, target)
                return said_by_card or Said("bang-option-event", args_of_event)
            return _at(table, "bang-option-event-at", args_of_event, (), target)
        if verb == USE:
            card = card_of(table, table.active[seat], what)
            return _with(table, seat, "bang-option-use", card, what in AIMED, target, ())
        if verb == PLAY:
            return _with(table, seat, "bang-option-play", what, is_aimed(CARD_KIND[what]), target, ())
        kind = BANG if verb == AS_BANG else GENERAL_STORE
        more: Args = (("kind", TERM, terms.KIND[kind]),)
        return _with(table, seat, "bang-option-play-as", what, kind in AIMED, target, more)


def is_aimed(kind: int) -> bool:
    """Whether playing this kind names a target: a green card has none until it is used."""
    return kind in AIMED and KIND_COLOUR[kind] != GREEN


def _option(verb: str, what: str, target: int) -> int | None:
    """What a name means, whether it can be or not."""
    if verb == "play" and what in CARDS_NAMED:
        return PLAY | CARDS_NAMED[what] << WHAT | target
    if verb == "as-bang" and what in CARDS_NAMED:
        return AS_BANG | CARDS_NAMED[what] << WHAT | target
    if verb == "as-general-store" and what in CARDS_NAMED:
        return AS_STORE | CARDS_NAMED[what] << WHAT | target
    if verb == "use" and what in KINDS_NAMED:
        return USE | KINDS_NAMED[what] << WHAT | target
    if verb == "use" and what in CHARACTERS_NAMED:
        return ABILITY | CHARACTERS_NAMED[what] << WHAT | target
    if verb == "use" and what in EVENTS_NAMED:
        return EVENT | EVENTS_NAMED[what] << WHAT | target
    return None


def _with(table: BangTable, seat: int, key: str, card: int, aimed: bool, target: int, more: Args) -> Said:
    args: Args = (("card", CARD, card), *more)
    touches = (terms.CARD_THING[card],)
    if aimed or target != table.active[seat]:
        return _at(table, key + "-at", args, touches, target)
    return Said(key, args, touches)


def _at(table: BangTable, key: str, args: Args, touches: tuple[str, ...], target: int) -> Said:
    seat = table.owner[target]
    if table.figures == table.seats:
        return Said(key, (*args, ("seat", SEAT, seat)), (*touches, seat_thing(seat)))
    thing = "character:" + terms.figure_name(target, table.figures, table.seats)
    character: Args = (("seat", SEAT, seat), ("character", TERM, terms.CHARACTER[table.character[target]]))
    return Said(key + "-character", (*args, *character), (*touches, thing))


# What has to be played


def first_due(table: BangTable, seat: int, options: list[int]) -> int:
    """The card that has to be played, at its first target in turn order."""
    order = around(table, table.active[seat])
    order = [*order[1:], order[0]]
    due = [option for option in options if option & ~TARGET == PLAY | table.due << WHAT]
    return min(due, key=lambda option: order.index(option & TARGET)) if due else options[0]


def _as_bang(table: BangTable, me: int, hand: list[int], menu: list[int]) -> None:
    """bang-play-as-other: other cards that count as a Bang!."""
    aimed: list[int] | None = None
    for card in hand:
        kind = CARD_KIND[card]
        if kind != BANG and counts_as(table, me, card, BANG):
            if aimed is None:
                aimed = targets(table, me, IN_REACH)
            for target in aimed:
                menu.append(AS_BANG | card << WHAT | target)


PLAY_PHASE: Final = PlayPhase()
PLAYING: Final = Play()
