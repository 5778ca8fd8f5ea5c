"""Cards on the move: drawn, discarded, put in play, taken; and who knows of it.

`table.knows[card]` are the seats that know where a card is. Drawing adds the drawer; what happens in the open
makes it everybody's; a card that passes unseen is known to giver and taker, and onlookers lose track of the
whole hand it came from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.piles import take_out
from posse.core.table import EVERYBODY
from posse.games.bang import events
from posse.games.bang.abilities import HANDS_OPEN
from posse.games.bang.facts import CARD_KIND, CARDS, NO_CARD
from posse.games.bang.rules.speaking import fall_silent, speak_up

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable, Numbers


# By card: that card and no other, as it lies aside or in front of somebody. Made once.
ALONE: Final[list[Numbers]] = [(card,) for card in range(CARDS)]


# The deck


def next_card(table: BangTable) -> int:
    """The top card of the deck, which is rebuilt if it is empty; -1 if there is no card at all.

    bang-draw-reshuffle, bang-draw-nothing-left
    """
    if not table.deck:
        if not table.discard:
            return NO_CARD
        _reshuffle(table)
    return table.deck.pop()


def _reshuffle(table: BangTable) -> None:
    table.deck, table.discard = table.discard, []
    for card in table.deck:
        table.knows[card] = 0
    table.chance.shuffle(table.deck)
    events.deck_shuffled(table, "bang-draw-reshuffle")


def draw(table: BangTable, seat: int, count: int, rule: str) -> int:
    """A player draws this many cards, or what there is. Returns how many: the last of the hand."""
    hand, knows, bit = table.hands[seat], table.knows, 1 << seat
    before = len(hand)
    for _ in range(count):
        card = table.deck.pop() if table.deck else next_card(table)
        if card == NO_CARD:
            break
        hand.append(card)
        knows[card] = knows[card] | bit
    drawn = len(hand) - before
    if drawn and (table.telling or table.loud & HANDS_OPEN):
        events.cards_drawn(table, seat, hand[before:], rule)
        if table.loud & HANDS_OPEN:
            lay_open(table, seat, hand[before:])
    return drawn


def lay_open(table: BangTable, seat: int, cards: list[int], rule: str = "bang-wws-sacagaway") -> None:
    """Everybody sees these hand cards."""
    for card in cards:
        table.knows[card] = EVERYBODY[table.seats]
    if cards:
        events.cards_seen(table, seat, cards, rule)


def draw_first_from_pile(table: BangTable, seat: int, count: int, rule: str) -> int:
    """bang-foc-abandoned-mine: from the discard pile as long as it has cards, then from the deck."""
    taken = 0
    while table.discard and taken < count:
        card = table.discard.pop()
        table.hands[seat].append(card)
        taken += 1
        table.dug = True
        events.discard_drawn(table, seat, card, "bang-foc-abandoned-mine")
    return taken + (draw(table, seat, count - taken, rule) if taken < count else 0)


def flip(table: BangTable) -> int:
    """The top card of the deck, face up; where it goes is for the rule to say. -1 if there is none."""
    card = next_card(table)
    if card != NO_CARD:
        table.knows[card] = EVERYBODY[table.seats]
    return card


def flip_several(table: BangTable, count: int) -> Numbers:
    """The same for this many cards, or what there is of them."""
    flipped: Numbers = ()
    for _ in range(count):
        card = flip(table)
        if card != NO_CARD:
            flipped = flipped + ALONE[card] if flipped else ALONE[card]
    return flipped


def show_to_all(table: BangTable, seat: int, card: int, rule: str, suit: int = -1) -> None:
    """A hand card is shown, as another suit if it counts as one: everybody knows now who holds it."""
    table.knows[card] = EVERYBODY[table.seats]
    events.card_shown(table, seat, card, suit, rule)


# A hand


def from_hand(table: BangTable, seat: int, card: int) -> None:
    """A card leaves a hand; where it goes is for the rule to say.

    A list that runs empty gives all its memory back and is slow from then on: it is replaced.
    """
    if len(table.hands[seat]) > 1:
        take_out(table.hands[seat], card)
    else:
        table.hands[seat] = []


# The discard pile


def to_discard(table: BangTable, card: int) -> None:
    """Onto the discard pile, face up."""
    table.discard.append(card)
    table.knows[card] = EVERYBODY[table.seats]


def discard(table: BangTable, seat: int, card: int) -> None:
    """A player discards a card, face up. bang-foc-abandoned-mine-discard: it may go to the mine instead."""
    table.knows[card] = EVERYBODY[table.seats]
    if table.dug and seat == table.turn:
        table.mine = (*table.mine, card)
        events.buried(table, card, "bang-foc-abandoned-mine-discard")
    else:
        table.discard.append(card)


def bury_unseen(table: BangTable, seat: int, card: int) -> None:
    """A hand card goes to the mine face down: only its player knows it.

    Others see only that one did, so they lose track of the hand.
    """
    from_hand(table, seat, card)
    for other in (card, *table.hands[seat]):
        table.knows[other] &= 1 << seat
    table.mine = (*table.mine, card)
    events.excess_buried(table, seat, card, "bang-foc-abandoned-mine-discard")


def close_mine(table: BangTable) -> None:
    """bang-foc-abandoned-mine-when: all together onto the deck, the last one discarded on top."""
    events.mine_closed(table, len(table.mine), "bang-foc-abandoned-mine-when")
    table.deck += table.mine
    table.mine = ()


def just_discarded(table: BangTable, seat: int, count: int) -> list[int]:
    """The last cards that this player has discarded, wherever they went."""
    return list(table.mine[-count:]) if table.dug and seat == table.turn else table.discard[-count:]


def lose_from_hand(table: BangTable, seat: int, card: int) -> None:
    """A hand card is discarded; the event is for the rule to tell."""
    from_hand(table, seat, card)
    discard(table, seat, card)


def lay_aside(table: BangTable, card: int) -> None:
    """bang-play-discard-when: a card in use lies open beside the piles."""
    table.aside = (*table.aside, card) if table.aside else ALONE[card]
    table.knows[card] = EVERYBODY[table.seats]


def from_aside(table: BangTable, seat: int, card: int) -> None:
    """The effect of a card that this player used is finished: it is discarded."""
    if len(table.aside) == 1:
        table.aside = ()
    else:
        table.aside = tuple([other for other in table.aside if other != card])
    if table.dug:
        discard(table, seat, card)
    else:
        table.discard.append(card)


# Cards in play


def put_in_front(table: BangTable, figure: int, card: int) -> None:
    table.front[figure] += ALONE[card]
    table.knows[card] = EVERYBODY[table.seats]
    speak_up(table, figure, CARD_KIND[card])


def from_front(table: BangTable, figure: int, card: int) -> None:
    """A card leaves play; where it goes is for the rule to say."""
    front = table.front[figure]
    table.front[figure] = tuple([other for other in front if other != card]) if len(front) > 1 else ()
    if card in table.fresh:
        table.fresh = tuple([other for other in table.fresh if other != card])
    fall_silent(table, figure, CARD_KIND[card])


def discard_from_front(table: BangTable, figure: int, card: int) -> None:
    from_front(table, figure, card)
    discard(table, table.owner[figure], card)


# From one hand to another


def pass_unseen(table: BangTable, giver: int, taker: int, card: int) -> None:
    """A card goes from hand to hand. Others see only that one did, so they lose track of the giver's hand."""
    hand, knows = table.hands[giver], table.knows
    both = 1 << giver | 1 << taker
    if table.loud & HANDS_OPEN:
        both = EVERYBODY[table.seats]
    if len(hand) > 1:
        for other in hand:
            knows[other] &= both
    knows[card] |= both
    from_hand(table, giver, card)
    table.hands[taker].append(card)
    if table.loud & HANDS_OPEN:
        lay_open(table, taker, [card])


def take_at_random(table: BangTable, victim: int, thief: int, rule: str) -> None:
    """bang-play-random-hand-card, bang-play-taken-to-hand"""
    card = table.chance.pick(table.hands[victim])
    pass_unseen(table, victim, thief, card)
    events.card_stolen(table, thief, victim, card, rule)
