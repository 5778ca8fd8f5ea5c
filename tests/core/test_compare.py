"""The tool that compares tables: it must see every difference, or the promises are about nothing."""

from __future__ import annotations

from typing import Any

import pytest

from posse.core import Chance, registry
from posse.testing.compare import attributes, differences, picture


def tables() -> list[Any]:
    return [registry.find("dice-town").new(3, {}, Chance.from_text("compared")) for _ in "12"]


def test_equal_tables_have_no_differences() -> None:
    one, other = tables()
    assert one is not other
    assert differences(one, other) == []


def test_every_attribute_of_a_table_is_compared() -> None:
    one, _ = tables()
    names = set(attributes(one))
    assert {"chance", "stack", "lanes", "sealed", "told", "dollars", "hand", "faces", "winner"} <= names
    for name in names - {"game"}:
        other = one.clone()
        value = getattr(other, name)
        if isinstance(value, bool):
            setattr(other, name, not value)
        elif isinstance(value, int):
            setattr(other, name, value + 1)
        elif isinstance(value, list):
            setattr(other, name, [*value, value[0]] if value else [1])
        elif isinstance(value, tuple):
            setattr(other, name, (*value, 1))
        elif isinstance(value, dict):
            setattr(other, name, {**value, "more": 1})
        else:
            setattr(other, name, Chance.from_text("another"))
        assert differences(one, other), name
        assert all(line.startswith(name) for line in differences(one, other))
        assert differences(one, other, but=(name,)) == []


def test_a_difference_is_named_by_where_it_is() -> None:
    one, other = tables()
    other.dollars[2] = 7
    assert differences(one, other) == ["dollars[2]: 8, 7"]


def test_a_picture_does_not_change_with_the_table() -> None:
    one, other = tables()
    before = picture(one)
    one.dollars[0] += 1
    one.told.pop()
    one.chance.byte()
    assert before == picture(other)
    assert picture(one) != before


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, 2),
        (1, True),
        ([1], (1,)),
        ([1], [1, 2]),
        ((1, (2, 3)), (1, (2, 4))),
        ({1: 2}, {1: 3}),
        ({1: 2}, {"1": 2}),
        ({1: 2}, {True: 2}),
        ((1, [0]), (1, [False])),
        ({1, 2}, {1, 3}),
        ("a", b"a"),
        (None, 0),
        ([], None),
    ],
    ids=str,
)
def test_plain_things_that_differ(one: object, other: object) -> None:
    assert differences(one, other)
    assert differences([one], [other])
    assert differences(one, one) == []


def test_objects_that_differ() -> None:
    assert differences(Chance.from_text("1"), Chance.from_text("2"))
    assert differences(Chance.from_text("1"), Chance.from_text("1")) == []
