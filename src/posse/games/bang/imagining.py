"""A table somebody could be at: everything this seat cannot know is dealt again.

The secrets of the game, to be checked off: hands of others; the order of the deck, except for cards whose
place a player has seen; roles that are not shown, and the one that is not in the game; characters that lie
face down; the order of the event deck below its top card, that of the Wild West Show deck above its bottom
card. (Answers that are not open yet are the kernel's part.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.bang.facts import BOXES, CHARACTER_BOX, NOBODY
from posse.games.bang.invariants import cards_used
from posse.games.bang.rules.hidden_roles import deal_hidden_roles

if TYPE_CHECKING:
    from posse.core.table import AnyQuestion
    from posse.games.bang.table import BangTable, Numbers

# By BOXES: the characters in it.
CHARACTERS_IN: Final[list[list[int]]] = [
    [character for character, other in enumerate(CHARACTER_BOX) if other == box] for box in range(len(BOXES))
]


def redeal(table: BangTable, me: int) -> None:
    _deal_cards(table, me)
    if not table.over:
        _deal_roles(table, me)
        _deal_spares(table, me)
    _deal_events(table)


def reshuffle(table: BangTable) -> None:
    """The deck, except for cards whose place somebody has seen; the event cards that nobody can see."""
    knows = table.knows
    places = [at for at, card in enumerate(table.deck) if not knows[card]]
    cards = [table.deck[at] for at in places]
    table.chance.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        table.deck[at] = card
    _deal_events(table)


def _deal_events(table: BangTable) -> None:
    """bang-event-deck-face-up: only the top card is seen."""
    if len(table.event_deck) > 2:
        below = sorted(table.event_deck[:-1])
        table.chance.shuffle(below)
        table.event_deck = (*below, table.event_deck[-1])
    if len(table.show_deck) > 2:  # bang-wws-deck-build: all but the bottom card are unknown
        above = sorted(table.show_deck[1:])
        table.chance.shuffle(above)
        table.show_deck = (table.show_deck[0], *above)


def _deal_cards(table: BangTable, me: int) -> None:
    """Cards that this seat has lost sight of or never saw, to the places where such cards lie."""
    knows, mine = table.knows, 1 << me
    # Wherever else a card can lie everybody knows it.
    dealt = cards_used(table) if table.turns or table.deck else 0
    unknown = [card for card in range(dealt) if not knows[card] & mine]
    table.chance.shuffle(unknown)
    # Who else has seen a card on the deck is public, whatever card it is.
    seen = [knows[card] for card in table.deck]
    buried = [knows[card] for card in table.mine]
    if any(seen):
        for at, who in enumerate(seen):
            if not who & mine:
                card = unknown.pop()
                knows[card] = who
                table.deck[at] = card
    else:  # the same at one go
        table.deck = unknown[: ~len(seen) : -1]
        del unknown[len(unknown) - len(seen) :]
        for card in table.deck:
            knows[card] = 0
    if table.mine:
        table.mine = _deal_mine(table, buried, mine, unknown)
    for seat in range(table.seats):
        if seat != me and table.hands[seat]:
            _deal_hand(table, seat, mine, unknown)
    for seat in table.asked_seats():
        question = table.question(seat)
        if seat != me and question is not None and question.asks == "pay":
            _deal_price(table, seat, mine, question)


def _deal_mine(table: BangTable, seen: list[int], mine: int, unknown: list[int]) -> Numbers:
    """Cards laid aside face down, which their former owner alone may know."""
    found: list[int] = []
    for card, who in zip(table.mine, seen, strict=True):
        if not who & mine:
            card = unknown.pop()
            table.knows[card] = who
        found.append(card)
    return tuple(found)


def _deal_hand(table: BangTable, seat: int, mine: int, unknown: list[int]) -> None:
    """In what order others hold their cards is their own business: known ones first, each part sorted."""
    knows = table.knows
    hand = sorted([card for card in table.hands[seat] if knows[card] & mine])
    dealt = sorted([unknown.pop() for _ in range(len(table.hands[seat]) - len(hand))])
    for card in dealt:
        knows[card] = 1 << seat
    table.hands[seat] = hand + dealt


def _deal_price(table: BangTable, seat: int, mine: int, question: AnyQuestion) -> None:
    """Who pays for an ability has a card to pay with: otherwise they could not have used it."""
    if question.options(table, seat):
        return
    knows = table.knows
    elsewhere = [cards for cards in (table.deck, *table.hands) if cards is not table.hands[seat]]
    unknown = [card for cards in elsewhere for card in cards if not knows[card] & mine]
    unknown.sort()
    table.chance.shuffle(unknown)
    while not question.options(table, seat):
        wanted = unknown.pop()
        place = next(cards for cards in elsewhere if wanted in cards)
        _swap(table, place, table.hands[seat], wanted, mine)


def _swap(table: BangTable, place: list[int], hand: list[int], wanted: int, mine: int) -> None:
    """This card and one of a hand change places; nobody knows more than before."""
    knows = table.knows
    given = next(card for card in hand if not knows[card] & mine)
    knows[given], knows[wanted] = knows[wanted], knows[given]
    place[place.index(wanted)] = given
    hand[hand.index(given)] = wanted
    for held in (place, hand):
        if held is not table.deck:
            held.sort(key=lambda card: (not knows[card] & mine, card))


def _deal_roles(table: BangTable, me: int) -> None:
    """bang-setup-roles-secret"""
    if table.victors:  # between two games of a match everything is open
        return
    if table.hidden_six:
        deal_hidden_roles(table, me)
        return
    secret = [
        seat
        for seat in range(table.seats)
        if not table.shown >> seat & 1 and (seat != me or table.blind >> me & 1)
    ]
    if len(secret) < 2:
        return
    roles = sorted([table.role[seat] for seat in secret])
    table.chance.shuffle(roles)
    role = table.role[:]
    for seat in secret:
        role[seat] = roles.pop()
    table.role = role


def _deal_spares(table: BangTable, me: int) -> None:
    """bang-setup-spare: any character of the boxes in use that does not lie open and has not been seen."""
    if table.spare[0] == NOBODY:
        return
    seen = [table.spare[seat] for seat in range(table.seats) if table.spare_known[seat] >> me & 1]
    free = [
        character
        for character in characters_used(table)
        if character not in table.character and character not in seen
    ]
    table.chance.shuffle(free)
    table.spare = [
        table.spare[seat] if table.spare_known[seat] >> me & 1 else free.pop() for seat in range(table.seats)
    ]


def characters_used(table: BangTable) -> list[int]:
    """bang-setup-character: the characters of the boxes in use."""
    settings = table.settings
    base, dodge_city, wild_west_show, promotional = CHARACTERS_IN
    characters = list(base)
    if settings["dodge_city"]:
        characters += dodge_city
    if settings["wws_characters"]:
        characters += wild_west_show
    if settings["promo_characters"]:
        characters += promotional
    return characters
