"""A card that somebody is made to play: the turn player chooses who, which kind, and the target."""

from __future__ import annotations

from typing import ClassVar

from posse.core.said import SEAT, TERM, Args, Refusal, Said
from posse.core.steps import Question
from posse.games.bang import events, terms
from posse.games.bang.abilities import PLAYED_OUT_OF_TURN
from posse.games.bang.facts import (
    BLUE,
    CARD_KIND,
    EXTRA_CARD,
    KIND_COLOUR,
    KIND_NAMES,
    KINDS,
    KINDS_NAMED,
    MAX_SEATS,
    PUNCH,
)
from posse.games.bang.rules.aims import NOT_PLAYED
from posse.games.bang.rules.finishing import finish
from posse.games.bang.rules.kinds import AIMS
from posse.games.bang.rules.kinds import KINDS as KIND_CARDS
from posse.games.bang.rules.paying import Pay
from posse.games.bang.rules.piles import lay_aside, lay_open, show_to_all
from posse.games.bang.rules.playable import forced_targets
from posse.games.bang.rules.resolving import Effect, place_card
from posse.games.bang.table import BangTable


class NameCard(Question[BangTable]):
    """bang-wws-dorothy-rage-which: a kind of card that can be played as an action."""

    asks: ClassVar[str] = "dorothy-card"
    rule: ClassVar[str] = "bang-wws-dorothy-rage"
    space: ClassVar[range] = range(KINDS)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def about(self, table: BangTable, seat: int) -> Args:
        return (("victim", SEAT, table.owner[self.victim]),)

    def run(self, table: BangTable) -> None:
        table.ask(table.turn, self)

    def options(self, table: BangTable, seat: int) -> list[int]:
        kinds = KINDS if table.settings["dodge_city"] else PUNCH
        return [kind for kind in range(kinds) if AIMS[kind] != NOT_PLAYED]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        args = (("card", TERM, terms.KIND[option]),)
        return Refusal(self.rule, "bang-refusal-not-named", args)

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        """bang-wws-dorothy-rage-missing: who does not have it shows the whole hand."""
        owner = table.owner[self.victim]
        events.card_named(table, seat, owner, option, self.rule)
        held = [card for card in table.hands[owner] if CARD_KIND[card] == option]
        if not held:
            lay_open(table, owner, table.hands[owner][:], "bang-wws-dorothy-rage-missing")
            return
        show_to_all(table, owner, held[0], self.rule)
        targets = forced_targets(table, self.victim, held[0])
        if not targets:
            events.card_stays(table, owner, held[0], "bang-wws-dorothy-rage-rules")
        elif len(targets) == 1:
            force(table, self.victim, held[0], targets[0])
        else:
            table.ask(seat, NameTarget(self.victim, held[0]))

    def default(self, table: BangTable, seat: int) -> int:
        return self.options(table, seat)[0]

    def name(self, table: BangTable, seat: int, option: int) -> str:
        return "name:" + KIND_NAMES[option]

    def option(self, table: BangTable, seat: int, name: str) -> int | None:
        verb, _, kind = name.partition(":")
        return KINDS_NAMED.get(kind) if verb == "name" else None

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        return Said("bang-option-dorothy-card", (("kind", TERM, terms.KIND[option]),))


class NameTarget(Question[BangTable]):
    """bang-wws-dorothy-rage-target: the target, by the owner's distances. The option is a figure."""

    asks: ClassVar[str] = "dorothy-target"
    rule: ClassVar[str] = "bang-wws-dorothy-rage"
    space: ClassVar[range] = range(MAX_SEATS)

    def __init__(self, victim: int, card: int) -> None:
        self.victim = victim
        self.card = card

    def about(self, table: BangTable, seat: int) -> Args:
        kind = terms.KIND[CARD_KIND[self.card]]
        return (("victim", SEAT, table.owner[self.victim]), ("kind", TERM, kind))

    def options(self, table: BangTable, seat: int) -> list[int]:
        return forced_targets(table, self.victim, self.card)

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal(self.rule, "bang-refusal-not-a-target", (("seat", SEAT, table.owner[option]),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        force(table, self.victim, self.card, option)

    def default(self, table: BangTable, seat: int) -> int:
        return self.options(table, seat)[0]

    def name(self, table: BangTable, seat: int, option: int) -> str:
        return "seat:" + terms.figure_name(option, table.figures, table.seats)

    def option(self, table: BangTable, seat: int, name: str) -> int | None:
        verb, _, what = name.partition(":")
        figure = terms.figure_named(what, table.figures, table.seats)
        return figure if verb == "seat" and figure >= 0 else None

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        owner = table.owner[option]
        return Said("bang-option-dorothy-target", (("seat", SEAT, owner),), ("seat:" + "abcdefgh"[owner],))


def force(table: BangTable, me: int, card: int, target: int) -> None:
    """bang-wws-dorothy-rage-limit: the owner plays it, and it counts for nobody."""
    kind = CARD_KIND[card]
    acts = table.acts
    if table.asks[me] & PLAYED_OUT_OF_TURN:  # bang-char-molly-stark-which
        answered = list(table.answered)
        answered[me] += 1
        table.answered = tuple(answered)
        table.stirred = True
    if KIND_COLOUR[kind] >= BLUE:
        place_card(table, me, card, target)
        table.acts = acts
        return
    seat = table.owner[me]
    table.hands[seat].remove(card)
    lay_aside(table, card)
    events.card_played(table, me, card, kind, target, KIND_CARDS[kind].rule)
    table.push(finish(card, kind, False, seat))
    if kind in EXTRA_CARD:
        table.push_all(Pay(me, 1, "bang-cost-extra-card"), Effect(me, card, kind, target))
    else:
        KIND_CARDS[kind].effect(table, me, card, target)
