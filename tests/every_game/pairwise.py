"""A pairwise array: few combinations of settings in which any two values that go together occur together."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import combinations

Value = Hashable
Row = dict[str, Value]
Pair = tuple[tuple[str, Value], tuple[str, Value]]

MOST_TRIES = 500  # for one pair: either it is found early, or the game refuses it


def pairwise(factors: dict[str, list[Value]], possible: Callable[[Row], bool], first: list[Row]) -> list[Row]:
    """These rows, then as many more as every pair of values takes. Greedy, and always the same."""
    missing = dict.fromkeys(_all_pairs(factors))
    rows = list(first)
    for row in rows:
        _cross_off(row, missing)
    while missing:
        pair = next(iter(missing))
        row = _row_with(pair, factors, missing, possible)
        if row:
            rows.append(row)
            _cross_off(row, missing)
        else:
            del missing[pair]  # the game refuses it
    return rows


def pairs_of(row: Row) -> list[Pair]:
    """The pairs of values that a row holds, each in the order of the names."""
    return list(combinations(sorted(row.items(), key=_name), 2))


def _name(item: tuple[str, Value]) -> str:
    return item[0]


def _all_pairs(factors: dict[str, list[Value]]) -> Iterator[Pair]:
    for one, other in combinations(sorted(factors), 2):
        for first in factors[one]:
            for second in factors[other]:
                yield (one, first), (other, second)


def _cross_off(row: Row, missing: dict[Pair, None]) -> None:
    for pair in pairs_of(row):
        missing.pop(pair, None)


def _row_with(
    pair: Pair, factors: dict[str, list[Value]], missing: dict[Pair, None], possible: Callable[[Row], bool]
) -> Row:
    """A possible row with this pair and as many of the missing ones as is easy; empty if there is none."""
    for tries, row in enumerate(_fill(dict(pair), factors, missing)):
        if possible(row):
            return row
        if tries == MOST_TRIES:
            break
    return {}


def _fill(row: Row, factors: dict[str, list[Value]], missing: dict[Pair, None]) -> Iterator[Row]:
    """All rows with these values, the most useful first; where that is the same, the default."""
    name = next((name for name in factors if name not in row), None)
    if name is None:
        yield {name: row[name] for name in factors}
        return

    def useful(value: Value) -> int:
        return sum([pair in missing for pair in pairs_of({**row, name: value}) if (name, value) in pair])

    for value in sorted(factors[name], key=useful, reverse=True):
        yield from _fill({**row, name: value}, factors, missing)
