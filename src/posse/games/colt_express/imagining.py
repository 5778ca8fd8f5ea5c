"""A train somebody could be on: everything this seat cannot know is dealt again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.colt_express.facts import BANDIT_COUNT, BULLET, NOBODY, STATIONS, group
from posse.games.colt_express.pieces.packing import BY, HIDDEN, PILE_CARD, PILE_SEAT
from posse.games.colt_express.pieces.purses import NO_PURSE, bag_of, purses_in, take_out

if TYPE_CHECKING:
    from posse.games.colt_express.table import ColtTable


def redeal(table: ColtTable, me: int) -> None:
    for seat in range(table.seats):
        if seat == me:
            if table.gang[seat]:
                _shuffle_deck(table, seat)
        elif table.gang[seat]:
            _deal_cards(table, seat)
            for bandit in range(BANDIT_COUNT):  # what others are sure of is not known to me
                table.known[BANDIT_COUNT * seat + bandit] = NO_PURSE
    _deal_purses(table, me)
    _deal_rounds(table)


def reshuffle(table: ColtTable) -> None:
    """Decks, purses on the train that nobody has had, the rounds to come."""
    for seat in range(table.seats):
        if table.gang[seat]:
            _shuffle_deck(table, seat)
    if not table.over:
        _shuffle_purses(table)
    _deal_rounds(table)


def _shuffle_purses(table: ColtTable) -> None:
    aside = table.set_aside()  # the lowest of the supply, and everybody knows it
    unknown: list[int] = purses_in(table.supply)[aside:]
    spare = len(unknown)
    lying: list[int] = []
    for tokens in table.purses:
        for token in tokens:
            if not table.token_sure[token]:
                lying.append(token)
                unknown.append(table.token_kind[token])
    table.chance.shuffle(unknown)
    table.supply = bag_of([0] * aside + [unknown.pop() for _ in range(spare)])
    for token in lying:
        table.token_kind[token] = unknown.pop()


def _bullets_on_top(table: ColtTable, seat: int) -> int:
    """colt-info-expert-known-bullets: bullets received lie on top of a deck until drawn, for all to know."""
    deck = table.deck[seat]
    count = 0
    while count < len(deck) and deck[-1 - count] >= BULLET and count < table.fresh_bullets[seat]:
        count += 1
    return count


def _shuffle_deck(table: ColtTable, seat: int) -> None:
    """The order of one's own deck is unknown too, except for bullets on top."""
    deck = table.deck[seat]
    top = _bullets_on_top(table, seat) if table.expert else 0
    rest = sorted(deck[: len(deck) - top])
    table.chance.shuffle(rest)
    table.deck[seat] = rest + deck[len(deck) - top :]


def _deal_cards(table: ColtTable, seat: int) -> None:
    """Another player's hand, deck and face-down cards: all their cards except the open ones."""
    top = _bullets_on_top(table, seat) if table.expert else 0
    deck = table.deck[seat]
    known_top = deck[len(deck) - top :] if top else []
    unknown = deck[: len(deck) - top] + table.hand[seat]
    hidden: list[int] = []  # numbers of their face-down cards on the pile
    for number in range(table.resolved, len(table.pile)):
        played = table.pile[number]
        if played >= HIDDEN and played >> PILE_SEAT & 7 == seat:
            hidden.append(number)
            unknown.append(played & PILE_CARD)
    if not unknown:
        return
    unknown.sort()
    if hidden:
        laid = _take_actions(table, unknown, len(hidden))
        for number, card in zip(hidden, laid, strict=True):
            table.pile[number] = HIDDEN + BY * seat + card
    size = len(table.hand[seat])
    kept: list[int] = []
    if size and table.stealing:  # expert: they kept what they hold now, so it is no bullet
        kept = _take_actions(table, unknown, size)
        size = 0
    table.chance.shuffle(unknown)
    table.hand[seat] = kept + unknown[:size]
    table.deck[seat] = unknown[size:] + known_top


def _take_actions(table: ColtTable, cards: list[int], count: int) -> list[int]:
    """This many action cards out of these, at random."""
    actions = [card for card in cards if card < BULLET]
    table.chance.shuffle(actions)
    taken = [actions.pop() for _ in range(count)]
    for card in taken:
        cards.remove(card)
    return taken


def _deal_purses(table: ColtTable, me: int) -> None:
    """Purses whose value I cannot be sure of: on the train, on others' boards, left out."""
    if table.over:
        return  # colt-end-reveal: all have been opened
    aside = table.set_aside()  # the lowest of the supply, and everybody knows it
    unknown: list[int] = purses_in(table.supply)[aside:]
    spare = len(unknown)
    lying: list[int] = []
    for tokens in table.purses:
        for token in tokens:
            if not table.token_sure[token] >> me & 1:
                lying.append(token)
                unknown.append(table.token_kind[token])
            table.token_sure[token] &= 1 << me
            if table.token_seen[token] != me and table.token_seen[token] >= 0:
                table.token_sure[token] |= 1 << table.token_seen[token]
    boards: list[int] = []
    for bandit in range(BANDIT_COUNT):
        owner = table.owner[bandit]
        if owner != NOBODY and owner != me:
            hidden = take_out(table.board_purses[bandit], table.known[BANDIT_COUNT * me + bandit])
            if hidden:
                boards.append(bandit)
                unknown += purses_in(hidden)
    unknown.sort()
    table.chance.shuffle(unknown)
    table.supply = bag_of([0] * aside + [unknown.pop() for _ in range(spare)])
    for token in lying:
        table.token_kind[token] = unknown.pop()
    for bandit in boards:
        known = table.known[BANDIT_COUNT * me + bandit]
        count = table.board_purses[bandit].bit_count() - known.bit_count()
        table.board_purses[bandit] = bag_of(purses_in(known) + [unknown.pop() for _ in range(count)])


def _deal_rounds(table: ColtTable) -> None:
    """colt-info-round-future: the cards to come are those of the set that have not been turned up."""
    turned = table.round_cards[: table.round]
    left = len(table.round_cards) - len(turned)
    if left == 0:
        return
    cards = [card for card in group(table.seats) if card not in turned]
    table.chance.shuffle(cards)
    if table.events_on:
        station = STATIONS[table.chance.below(len(STATIONS))]
        table.round_cards = (*turned, *cards[: left - 1], station)
    else:
        table.round_cards = (*turned, *cards[:left])
