"""A pairwise array: few combinations of settings in which any two values that go together occur together."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import combinations, product

Value = Hashable
Row = dict[str, Value]
Pair = tuple[tuple[str, Value], tuple[str, Value]]

MOST_TRIES = 500  # for one pair: then rows are tried that differ little from the defaults
MOST_CHANGES = 2  # of the defaults, to make a pair possible


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
    row = _near_the_defaults(pair, factors, possible)
    settled = [name for name, _ in pair] if row else list(factors)
    for name in [name for name in factors if name not in settled]:
        known = {each: row[each] for each in settled}
        for value in sorted(
            factors[name], key=lambda value: _gain(known, name, value, missing), reverse=True
        ):
            if possible({**row, name: value}):
                row[name] = value
                break
        settled.append(name)
    return row


def _near_the_defaults(pair: Pair, factors: dict[str, list[Value]], possible: Callable[[Row], bool]) -> Row:
    """A possible row with this pair in which few values are not the defaults; empty if there is none."""
    plain = {name: values[0] for name, values in factors.items()} | dict(pair)
    free = [name for name in factors if (name, plain[name]) not in pair]
    for changes in range(MOST_CHANGES + 1):
        for names in combinations(free, changes):
            for values in product(*[factors[name] for name in names]):
                row = {**plain, **dict(zip(names, values, strict=True))}
                if possible(row):
                    return row
    return {}


def _gain(row: Row, name: str, value: Value, missing: dict[Pair, None]) -> int:
    """How many of the missing pairs a value adds to a row."""
    return sum([pair in missing for pair in pairs_of({**row, name: value}) if (name, value) in pair])


def _fill(row: Row, factors: dict[str, list[Value]], missing: dict[Pair, None]) -> Iterator[Row]:
    """All rows with these values, the most useful first; where that is the same, the default."""
    name = next((name for name in factors if name not in row), None)
    if name is None:
        yield {name: row[name] for name in factors}
        return
    for value in sorted(factors[name], key=lambda value: _gain(row, name, value, missing), reverse=True):
        yield from _fill({**row, name: value}, factors, missing)
