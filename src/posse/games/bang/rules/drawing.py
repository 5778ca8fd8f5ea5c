"""8.2 Phase 1: how many cards, from where, one after another."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import WhichCard
from posse.core.said import CARD, NUMBER, SEAT, Args, Refusal, Said
from posse.core.steps import Question, Step
from posse.core.table import SEAT_LETTERS, seat_of
from posse.games.bang import abilities, events, terms
from posse.games.bang.abilities import (
    DRAW_COUNT,
    DRAW_PHASE_END,
    DRAW_PILE,
    DRAW_WAYS,
    HANDS_OPEN,
    SECOND_CARD,
)
from posse.games.bang.abilities import DRAW_PHASE as REPLACED
from posse.games.bang.facts import CARD_KIND, CARD_NAMES, CARDS, CARDS_NAMED, DRAWN, DYNAMITE, JAIL
from posse.games.bang.rules.piles import draw, draw_first_from_pile, from_front, lay_open, take_at_random
from posse.games.bang.rules.settling import settle
from posse.games.bang.table import BangTable

# Where cards may come from: the option of `draw-source`.
DECK: Final = 0
PILE: Final = 1
LOOK: Final = 2  # look at the top of the deck and choose
FROM: Final = 8  # + the seat whose hand the first card is taken from
IN_PLAY: Final = 16  # + the card in play that is taken instead of drawing


UNUSUAL: Final = REPLACED | DRAW_COUNT | DRAW_WAYS | SECOND_CARD | DRAW_PILE | DRAW_PHASE_END


class DrawPhase(Step[BangTable]):
    """bang-draw-two: the list of what happens in phase 1."""

    def run(self, table: BangTable) -> None:
        if table.cut:
            return
        me = table.active[table.turn]
        table.phase = 1
        asks = table.asks[me]
        if not asks & UNUSUAL:  # nothing but cards from the deck: there is nothing to react to
            draw(table, table.turn, DRAWN, "bang-draw-two")
            return
        table.push(END_OF_DRAWING)
        if asks & REPLACED:
            instead = abilities.draw_phase(table, me, None)
            if instead is not None:
                table.push(instead)
                return
        count = draw_count(table, me)
        if asks & DRAW_WAYS and is_asked(table, me, count):
            return
        draw_cards(table, me, count, 0)


def draw_count(table: BangTable, me: int) -> int:
    """bang-draw-count"""
    return abilities.draw_count(table, me, DRAWN) if table.asks[me] & DRAW_COUNT else DRAWN


def is_asked(table: BangTable, me: int, count: int) -> bool:
    """bang-draw-one-source-ability: where there are several ways, one is chosen."""
    ways = [DECK]
    abilities.draw_ways(table, me, count, ways)
    if ways == [DECK, LOOK]:  # looking is no choice of its own
        look(table, me, count)
        return True
    if len(ways) > 1:
        table.ask(table.owner[me], SOURCE)
    return len(ways) > 1


def draw_cards(table: BangTable, me: int, count: int, already: int) -> None:
    """bang-draw-one-by-one: `already` is how many have come from elsewhere."""
    if table.asks[me] & SECOND_CARD and already < 2 <= count + already:
        drawn = draw_in_phase(table, me, 2 - already, "bang-draw-two")
        if drawn == 2 - already:  # bang-foc-law-of-the-west-none
            abilities.second_card(table, me, table.hand_of(me)[-1])
        count -= 2 - already
    if count > 0:
        draw_in_phase(table, me, count, "bang-draw-two")


def draw_in_phase(table: BangTable, me: int, count: int, rule: str) -> int:
    """Cards of phase 1, from the pile that they come from; returns how many there were."""
    seat = table.owner[me]
    if table.asks[me] & DRAW_PILE and abilities.draw_pile(table, me, DECK) == PILE:
        return draw_first_from_pile(table, seat, count, rule)
    return draw(table, seat, count, rule)


class EndOfDrawing(Step[BangTable]):
    """Phase 1 is over: what is drawn at its end, then reactions."""

    def run(self, table: BangTable) -> None:
        me = table.acting()
        if table.asks[me] & DRAW_PHASE_END:
            abilities.draw_phase_end(table, me)
        settle(table)


class DrawSource(Question[BangTable]):
    """Where the first card comes from, or what is done instead of drawing."""

    asks: ClassVar[str] = "draw-source"
    rule: ClassVar[str] = "bang-draw-one-source-ability"
    space: ClassVar[range] = range(IN_PLAY + CARDS)

    def options(self, table: BangTable, seat: int) -> list[int]:
        me = table.active[seat]
        ways = [DECK]
        abilities.draw_ways(table, me, draw_count(table, me), ways)
        return ways

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        if FROM <= option < IN_PLAY and not table.hands[option - FROM]:
            return Refusal(self.rule, "bang-refusal-empty-hand", (("seat", SEAT, option - FROM),))
        return Refusal(self.rule, "bang-refusal-source")

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        me = table.active[seat]
        count = draw_count(table, me)
        if option == DECK:
            draw_cards(table, me, count, 0)
        elif option == LOOK:
            look(table, me, count)
        elif option == PILE:
            card = table.discard.pop()
            table.hands[seat].append(card)
            events.discard_drawn(table, seat, card, "bang-char-pedro-ramirez")
            draw_cards(table, me, count - 1, 1)
        elif option < IN_PLAY:
            table.deeds[8 * seat + option - FROM] += 1
            take_at_random(table, option - FROM, seat, "bang-char-jesse-jones")
            draw_cards(table, me, count - 1, 1)
        else:
            self.from_play(table, seat, option - IN_PLAY)

    def from_play(self, table: BangTable, seat: int, card: int) -> None:
        holder = next(figure for figure in table.circle if card in table.front[figure])
        if table.owner[holder] != seat:
            table.deeds[8 * seat + table.owner[holder]] += -1 if CARD_KIND[card] in (JAIL, DYNAMITE) else 1
        from_front(table, holder, card)
        table.hands[seat].append(card)
        events.card_taken(table, seat, holder, card, "bang-char-pat-brennan")

    def default(self, table: BangTable, seat: int) -> int:
        return self.options(table, seat)[0]

    def name(self, table: BangTable, seat: int, option: int) -> str:
        if option < FROM:
            return ("deck", "discard", "look")[option]
        if option < IN_PLAY:
            return "hand:" + SEAT_LETTERS[option - FROM]
        return "card:" + CARD_NAMES[option - IN_PLAY]

    def option(self, table: BangTable, seat: int, name: str) -> int | None:
        if name in ("deck", "discard", "look"):
            return ("deck", "discard", "look").index(name)
        where, _, what = name.partition(":")
        if where == "hand":
            victim = seat_of(what)
            return FROM + victim if 0 <= victim < table.seats else None
        if where == "card" and what in CARDS_NAMED:
            return IN_PLAY + CARDS_NAMED[what]
        return None

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        if option < FROM:
            thing = terms.DISCARD if option == PILE else terms.DECK
            return Said("bang-option-draw-" + self.name(table, seat, option), (), (thing,))
        if option < IN_PLAY:
            victim = option - FROM
            return Said("bang-option-draw-hand", (("seat", SEAT, victim),), ("hand:" + SEAT_LETTERS[victim],))
        card = option - IN_PLAY
        return Said("bang-option-draw-card", (("card", CARD, card),), (terms.CARD_THING[card],))


# Looking at the top cards

LOOKS_AT: Final = 3


def look(table: BangTable, me: int, count: int) -> None:
    """bang-char-kit-carlson: of the top three cards the player takes as many as they draw; the rest stays."""
    open_cards = 0
    if table.asks[me] & DRAW_PILE and abilities.draw_pile(table, me, DECK) == PILE:
        open_cards = min(LOOKS_AT, len(table.discard))  # bang-foc-abandoned-mine-characters
    ready_top(table, LOOKS_AT - open_cards, open_cards)
    seat = table.owner[me]
    top = on_top(table, open_cards, LOOKS_AT - open_cards)
    for card in top:
        table.knows[card] |= 1 << seat
    if count < len(top) and not table.loud & HANDS_OPEN:
        for card in top[open_cards:]:  # others no longer know which of these are still there
            table.knows[card] = 1 << seat
    events.looked(table, seat, top, "bang-char-kit-carlson")
    if top:
        table.push(Looking(me, min(count, len(top)), len(top), 0, open_cards))


def on_top(table: BangTable, open_cards: int, closed: int) -> list[int]:
    """The top cards of the discard pile and of the deck, the first to be drawn first."""
    return table.discard[: -open_cards - 1 : -1] + table.deck[: -closed - 1 : -1]


def ready_top(table: BangTable, count: int, stay: int) -> None:
    """bang-char-kit-carlson-short: a deck with too few cards is completed from the discard pile, shuffled.

    `stay` are cards on top of the pile that are looked at there.
    """
    if len(table.deck) >= count or len(table.discard) <= stay:
        return
    left = table.deck
    below = len(table.discard) - stay
    table.deck, table.discard = table.discard[:below], table.discard[below:]
    for card in table.deck:
        table.knows[card] = 0
    table.chance.shuffle(table.deck)
    table.deck += left
    events.deck_shuffled(table, "bang-draw-reshuffle")


class Looking(WhichCard[BangTable]):
    """Which of the cards on top of the deck to keep, one at a time. They stay on the deck until taken."""

    asks: ClassVar[str] = "kit-pick"
    rule: ClassVar[str] = "bang-char-kit-carlson"
    space: ClassVar[range] = range(CARDS)

    def __init__(self, me: int, takes: int, among: int, taken: int, open_cards: int = 0) -> None:
        self.me = me
        self.takes = takes
        self.among = among
        self.taken = taken
        self.open_cards = open_cards  # of those to choose from, on top of the discard pile

    def about(self, table: BangTable, seat: int) -> Args:
        return (("n", NUMBER, self.takes), ("among", NUMBER, self.among))

    def run(self, table: BangTable) -> None:
        seat = table.owner[self.me]
        if self.takes < self.among:
            table.ask(seat, self)
        else:  # there is nothing to choose
            self.chosen(table, seat, self.options(table, seat)[0])

    def options(self, table: BangTable, seat: int) -> list[int]:
        return on_top(table, self.open_cards, self.among - self.open_cards)

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal(self.rule, "bang-refusal-not-looked-at")

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        open_cards = self.open_cards
        if option in table.discard[len(table.discard) - open_cards :]:
            open_cards -= 1
            table.discard.remove(option)
            table.dug = True
            events.discard_drawn(table, seat, option, self.rule)
        else:
            table.deck.remove(option)
            events.kept(table, seat, option, self.rule)
        table.hands[seat].append(option)
        if table.loud & HANDS_OPEN:
            lay_open(table, seat, [option])
        if self.takes > 1:
            table.push(Looking(self.me, self.takes - 1, self.among - 1, self.taken + 1, open_cards))
        if self.taken == 1 and table.asks[self.me] & SECOND_CARD:  # bang-draw-second-of-picked
            abilities.second_card(table, self.me, option)


DRAW_PHASE: Final = DrawPhase()
END_OF_DRAWING: Final = EndOfDrawing()
SOURCE: Final = DrawSource()
