"""A table somebody could be at: everything this seat cannot know is dealt again.

The secrets of Carson City: the order of the bag; others' duel tiles; which tiles lie in the played pile once
somebody has drawn from it. (Sealed answers are the kernel's.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.carson_city.facts import DUEL_TILES, REFILL

if TYPE_CHECKING:
    from posse.games.carson_city.table import CarsonTable

Numbers = tuple[int, ...]

DREW: Final = 15  # in `table.played`: 16 x seat + the tile played, or + this for a refill
NONE: Final[Numbers] = (0,) * DUEL_TILES
# By how many tiles and their total: the hands there are, as counts by number
HANDS: Final[list[list[list[Numbers]]]] = [[[] for _ in range(31)] for _ in range(DUEL_TILES + 1)]


def _list_hands(counts: list[int], tile: int, left: int) -> None:
    if tile == DUEL_TILES:
        size = sum(counts)
        total = sum([number * count for number, count in enumerate(counts)])
        HANDS[size][total].append(tuple(counts))
        return
    for count in range(left + 1):
        _list_hands([*counts, count], tile + 1, left - count)


_list_hands([], 0, DUEL_TILES)


def redeal(table: CarsonTable, me: int) -> None:
    table.bag.sort()
    table.chance.shuffle(table.bag)
    if table.duel_tiles:
        _redeal_tiles(table, me)


def reshuffle(table: CarsonTable) -> None:
    """The order of the bag."""
    table.chance.shuffle(table.bag)


def _redeal_tiles(table: CarsonTable, me: int) -> None:
    refilled = 0  # seats that have drawn from the pile (bits)
    for entry in table.played:
        if entry & 15 == DREW:
            refilled |= 1 << (entry >> 4)
    if refilled:
        _redraw(table, me)
    first_hands = [seat for seat in range(table.seats) if seat != me and not refilled >> seat & 1]
    if table.seats > 2:  # with two players the first six are 0 to 5
        _deal_first_hands(table, first_hands)


# Hands as they were dealt: what is left of them has a known total (carson-tiles-total-public)


def _deal_first_hands(table: CarsonTable, seats: list[int]) -> None:
    pool = [0] * DUEL_TILES
    wanted: list[tuple[int, int]] = []
    for seat in seats:
        hand = table.arms[DUEL_TILES * seat : DUEL_TILES * (seat + 1)]
        for tile in range(DUEL_TILES):
            pool[tile] += hand[tile]
        wanted.append((sum(hand), sum([tile * count for tile, count in enumerate(hand)])))
    dealt = _share_out(table, pool, wanted)
    for number, seat in enumerate(seats):
        table.arms[DUEL_TILES * seat : DUEL_TILES * (seat + 1)] = dealt[number]


def _share_out(table: CarsonTable, pool: list[int], wanted: list[tuple[int, int]]) -> list[Numbers]:
    """Hands of these sizes and totals out of a pool that they use up. There is a way: the real one."""
    if len(wanted) < 2:
        return [tuple(pool)] if wanted else []
    size, total = wanted[0]
    hands = [hand for hand in HANDS[size][total] if _fits(hand, pool)]
    weights = [_ways(hand, pool) for hand in hands]
    while hands:
        at = _weighted(table, weights)
        hand = hands.pop(at)
        weights.pop(at)
        rest = _share_out(table, [pool[tile] - hand[tile] for tile in range(DUEL_TILES)], wanted[1:])
        if rest:
            return [hand, *rest]
    return []


def _fits(hand: Numbers, pool: list[int]) -> bool:
    for tile in range(DUEL_TILES):
        if hand[tile] > pool[tile]:
            return False
    return True


def _ways(hand: Numbers, pool: list[int]) -> int:
    """In how many ways this hand can be drawn from a pool."""
    ways = 1
    for tile in range(DUEL_TILES):
        for taken in range(hand[tile]):
            ways = ways * (pool[tile] - taken) // (taken + 1)
    return ways


def _weighted(table: CarsonTable, weights: list[int]) -> int:
    drawn = table.chance.below(sum(weights))
    for at, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return at
    raise AssertionError("weights add up to more than their sum")


# Hands drawn from the pile: what has been played since says what must have been in them


def _redraw(table: CarsonTable, me: int) -> None:
    """carson-tiles-pile-hidden: go through the log again; others may have drawn anything that fits it."""
    drawn = _drawn(table, me, 0, NONE, 0)
    assert drawn is not None
    table.drawn = drawn
    pile = [0] * DUEL_TILES
    held: dict[int, list[int]] = {}
    refills = 0
    for entry in table.played:
        seat, tile = entry >> 4, entry & 15
        if tile == DREW:
            held[seat] = [drawn[refills].count(each) for each in range(DUEL_TILES)]
            for each in drawn[refills]:
                pile[each] -= 1
            refills += 1
        else:
            pile[tile] += 1
            if seat in held:
                held[seat][tile] -= 1
    table.spent = pile
    for seat, hand in held.items():
        table.arms[DUEL_TILES * seat : DUEL_TILES * (seat + 1)] = hand


def _drawn(table: CarsonTable, me: int, at: int, pile: Numbers, refills: int) -> list[Numbers] | None:
    """What can have been drawn at each refill from here on, at random; None if nothing fits."""
    counts = list(pile)
    while at < len(table.played):
        seat, tile = table.played[at] >> 4, table.played[at] & 15
        at += 1
        if tile != DREW:
            counts[tile] += 1
            continue
        known = list(table.drawn[refills]) if seat == me else _played_until_refill(table, seat, at)
        for each in known:
            counts[each] -= 1
        return None if min(counts) < 0 else _try_draws(table, me, at, counts, refills, known)
    return []


def _try_draws(
    table: CarsonTable, me: int, at: int, counts: list[int], refills: int, known: list[int]
) -> list[Numbers] | None:
    """One refill: the tiles known to have been drawn, and any others from the pile, the likely ones first."""
    hands = [hand for hands in HANDS[REFILL - len(known)] for hand in hands if _fits(hand, counts)]
    weights = [_ways(hand, counts) for hand in hands]
    while hands:
        number = _weighted(table, weights)
        more = hands.pop(number)
        weights.pop(number)
        left = tuple([counts[tile] - more[tile] for tile in range(DUEL_TILES)])
        rest = _drawn(table, me, at, left, refills + 1)
        if rest is not None:
            tiles = known + [tile for tile in range(DUEL_TILES) for _ in range(more[tile])]
            return [tuple(sorted(tiles)), *rest]
    return None


def _played_until_refill(table: CarsonTable, seat: int, at: int) -> list[int]:
    """The tiles a seat has played from here on, up to its next refill: these are known to have been drawn."""
    found: list[int] = []
    for entry in table.played[at:]:
        if entry >> 4 == seat:
            if entry & 15 == DREW:
                break
            found.append(entry & 15)
    return found
