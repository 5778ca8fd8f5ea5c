"""The planning phase: cards onto the common pile, face up or down, or three more in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from posse.core.piles import take_out
from posse.core.questions import DONE, WhichCard
from posse.core.said import CARD, MAYBE_TERM, NUMBER, TERM, Args, Refusal, Said
from posse.core.steps import Question, Step
from posse.games.colt_express import abilities, events, terms
from posse.games.colt_express.facts import (
    ACTION,
    BULLET,
    CARD_NAMES,
    CARDS_NAMED,
    DRAW,
    MARSHAL,
    SECOND,
    SHOOT,
    STANDARD,
    TUNNEL,
    TURN_KIND,
    TURN_PART,
)
from posse.games.colt_express.pieces.packing import BY, HIDDEN, PILE_CARD
from posse.games.colt_express.rules.bandits import ABOUT
from posse.games.colt_express.rules.decks import draw
from posse.games.colt_express.table import ColtTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

DRAW_THREE: Final = 63
FACE_DOWN: Final = 64  # added to a card that is hidden on the first turn of a round


class Planning(Step[ColtTable]):
    """colt-plan-order: the turns of the phase, one after another."""

    def run(self, table: ColtTable) -> None:
        next_turn(table)


def next_turn(table: ColtTable) -> None:
    """Asks the player whose turn is next, until the phase is over."""
    turns = table.turns
    turn = table.turn
    if turn < len(turns):
        events.turn_started(table, "colt-plan-turn-count")
        table.ask(turns[turn] & TURN_PART, PLAN)


def kind_of_turn(table: ColtTable) -> int:
    """Standard, tunnel, speeding-up or switching: the turn that is being taken."""
    return table.turns[table.turn] >> TURN_KIND & TURN_PART


def may_hide(table: ColtTable, seat: int) -> bool:
    """colt-ghost-face-down: only on the player's first turn of the round, and not in a tunnel."""
    return (
        table.first_turn >> seat & 1 == 1
        and abilities.hides_first_card(table, seat)
        and kind_of_turn(table) != TUNNEL
    )


def can_draw(table: ColtTable, seat: int) -> bool:
    """colt-plan-draw-empty-deck, colt-expert-draw-three."""
    return len(table.deck[seat]) > 0 or (table.expert and len(table.discard[seat]) > 0)


# By kind of turn: what a planning question is about.
_TURN: Final[list[Args]] = [(("turn", TERM, name),) for name in terms.TURN]

# Menus by what is on them (bits): the action cards in hand, and above those whether drawing and hiding is.
# Each is made when it is first needed; until then it is empty. (Compiled, only plain numbers are constants.)
_ACTIONS: Final = 0x3FFF  # cards 0 to SECOND + MARSHAL
_DRAWING: Final = 0x4000
_HIDING: Final = 0x8000
_NOT_MADE: Final[list[int]] = []
_MENUS: Final[list[list[int]]] = [_NOT_MADE] * (2 * _HIDING)


def make_menu(has: int) -> list[int]:
    """The menu that has this on it (bits), kept for the next time."""
    menu = [card for card in range(BULLET) if has & _ACTIONS & 1 << card]
    if has & _HIDING:
        menu += [FACE_DOWN + card for card in menu]
    if has & _DRAWING:
        menu.append(DRAW_THREE)
    _MENUS[has] = menu
    return menu


class Plan(Question[ColtTable]):
    """colt-plan-options: play one action card, or draw three."""

    asks: ClassVar[str] = "plan"
    rule: ClassVar[str] = "colt-plan-options"
    space: ClassVar[range] = range(FACE_DOWN + BULLET)

    def about(self, table: ColtTable, seat: int) -> Args:
        return _TURN[kind_of_turn(table)]

    def options(self, table: ColtTable, seat: int) -> list[int]:
        has: i64 = 0
        one: i64 = 1
        for card in cast("list[i64]", table.hand[seat]):  # compiled, machine words: see core/piles.py
            has |= one << card
        has &= _ACTIONS
        if table.deck[seat] or can_draw(table, seat):
            has |= _DRAWING
        if table.first_turn >> seat & 1 and may_hide(table, seat):
            has |= _HIDING
        menu = _MENUS[has]
        return menu if menu else make_menu(has)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option == DRAW_THREE:
            if can_draw(table, seat):
                return None
            rule = "colt-expert-draw-three" if table.expert else "colt-plan-draw-empty-deck"
            return Refusal(rule, "colt-express-refusal-empty-deck")
        card = option & PILE_CARD
        if card not in table.hand[seat]:
            return Refusal("colt-plan-options", "colt-express-refusal-not-held", (("card", CARD, card),))
        if card >= BULLET:
            return Refusal("colt-plan-bullets-unplayable", "colt-express-refusal-bullet")
        if option & FACE_DOWN and not may_hide(table, seat):
            return self._cannot_hide(table, seat)
        return None

    def _cannot_hide(self, table: ColtTable, seat: int) -> Refusal:
        if kind_of_turn(table) == TUNNEL:
            return Refusal("colt-ghost-tunnel", "colt-express-refusal-hidden-anyway")
        if not abilities.hides_first_card(table, seat):
            return Refusal("colt-ghost-face-down", "colt-express-refusal-not-ghost")
        return Refusal("colt-ghost-own-first-turn", "colt-express-refusal-ghost-late")

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        kind = table.turns[table.turn] >> TURN_KIND & TURN_PART
        table.turn += 1
        if table.first_turn:
            table.first_turn &= ~(1 << seat)
        if option == DRAW_THREE:
            events.cards_drawn(table, seat, draw(table, seat, DRAW), "colt-plan-draw-adds")
            next_turn(table)
            return
        card = option & PILE_CARD
        take_out(table.hand[seat], card)
        if option & FACE_DOWN or kind == TUNNEL:
            table.pile.append(HIDDEN + BY * seat + card)
            rule = "colt-ghost-face-down" if option & FACE_DOWN else "colt-turn-tunnel"
            events.card_hidden(table, seat, card, rule)
            next_turn(table)
            return
        table.pile.append(BY * seat + card)
        events.card_played(table, seat, card, "colt-plan-face-up")
        if table.teams and card & ACTION == SHOOT and kind == STANDARD:
            table.ask(seat, BONUS[1 if card & SECOND else 0])
        else:
            next_turn(table)

    def default(self, table: ColtTable, seat: int) -> int:
        """The first action card of the hand, else the draw."""
        return self.options(table, seat)[0]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        if option == DRAW_THREE:
            return "draw"
        return ("hide:" if option & FACE_DOWN else "play:") + CARD_NAMES[option & PILE_CARD]

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        if name == "draw":
            return DRAW_THREE
        how, _, what = name.partition(":")
        card = CARDS_NAMED.get(what)
        if card is None or how not in ("play", "hide"):
            return None
        return card + FACE_DOWN if how == "hide" else card

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        if option == DRAW_THREE:
            return Said("colt-express-option-draw", (("n", NUMBER, DRAW),), ("deck",))
        card = option & PILE_CARD
        hidden = option & FACE_DOWN or kind_of_turn(table) == TUNNEL
        key = "colt-express-option-hide" if hidden else "colt-express-option-play"
        return Said(
            key,
            card_args(table, seat, card),
            ("card:" + CARD_NAMES[card],),
        )


def card_args(table: ColtTable, seat: int, card: int) -> Args:
    """A card to play, and the bandit it shows."""
    return ("card", CARD, card), ("bandit", MAYBE_TERM, terms.shown(table.shown_on(seat, card)))


class Bonus(WhichCard[ColtTable]):
    """colt-team-bonus: after a face-up Shoot, one action card of the other bandit on top of it, or none."""

    asks: ClassVar[str] = "bonus"
    rule: ClassVar[str] = "colt-team-bonus"
    verb: ClassVar[str] = "play"
    none: ClassVar[str] = "decline"
    space: ClassVar[range] = range(DONE, BULLET)

    def __init__(self, shooter: int) -> None:
        self.shooter = shooter  # which of the two bandits the Shoot card shows

    def about(self, table: ColtTable, seat: int) -> Args:
        return ABOUT[table.gang[seat][1 - self.shooter]]

    def options(self, table: ColtTable, seat: int) -> list[int]:
        held = sorted(set(table.hand[seat]))
        return [card for card in held if self.forbids(table, seat, card) is None] + [DONE]

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option == DONE:
            return None
        if option not in table.hand[seat]:
            return Refusal("colt-team-bonus", "colt-express-refusal-not-held", (("card", CARD, option),))
        if option >= BULLET:
            return Refusal("colt-plan-bullets-unplayable", "colt-express-refusal-bullet")
        if option & ACTION == MARSHAL:
            return Refusal("colt-team-bonus-no-marshal", "colt-express-refusal-bonus-marshal")
        if (option >= SECOND) == (self.shooter == 1):
            return Refusal("colt-team-bonus-other-bandit", "colt-express-refusal-bonus-same")
        return None

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        if option != DONE:
            table.hand[seat].remove(option)
            table.pile.append(BY * seat + option)
            events.bonus_played(table, seat, option, "colt-team-bonus")
        next_turn(table)

    def default(self, table: ColtTable, seat: int) -> int:
        return DONE

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        if option == DONE:
            return Said("colt-express-option-no-bonus")
        return Said(
            "colt-express-option-play", card_args(table, seat, option), ("card:" + CARD_NAMES[option],)
        )


PLANNING: Final = Planning()
PLAN: Final = Plan()
BONUS: Final[list[Bonus]] = [Bonus(0), Bonus(1)]
