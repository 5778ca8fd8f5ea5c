"""Promise 8: positions as numbers (core/encoding.py) say what a view says, and nothing else."""

from __future__ import annotations

import re

import pytest

from posse.core import Chance, Game
from posse.core.encoding import MOST, Encoding
from posse.core.registry import games
from posse.core.table import View
from posse.testing.compare import differences
from tests.every_game.cases import Case, budget

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@budget(1_500)
def test_numbers_lie_within_their_bounds_and_every_argument_has_its_place(case: Case) -> None:
    encoding = case.game.encoding()
    for stretch in case.stretches(telling=False):
        for seat in stretch.moments():
            decision = stretch.table.decision(seat)
            assert decision is not None
            row = encoding.encode(stretch.table.glance(seat), decision)
            assert len(row) == encoding.size
            for field in encoding.fields:
                part = row[field.at : field.at + field.size]
                assert field.low <= min(part), field.name
                assert max(part) <= field.high, field.name
            check_about(encoding, decision.about)


def check_about(encoding: Encoding, about: tuple[tuple[str, str, object], ...]) -> None:
    if len(encoding.fields) == 4:
        return  # a game that has no encoding of its own
    for name, _, value in about:
        assert name in encoding.about
        parts = value if isinstance(value, tuple) else (value,)
        assert name.endswith("tied") or len(parts) <= encoding.names.count(name)
        for part in parts:
            assert not isinstance(part, str) or not part or part in encoding.terms


@budget(900)
def test_a_seat_observes_the_same_at_every_table_it_could_be_at(case: Case) -> None:
    encoding = case.game.encoding()
    for stretch in case.stretches(telling=False):
        table = stretch.table
        for _ in stretch.samples(one_in=4, cost=4):
            for seat in range(table.seats):
                row = encoding.encode(table.glance(seat), table.decision(seat))
                imagined = table.imagine(seat, Chance.from_text(str(stretch.random.random())))
                assert encoding.encode(imagined.glance(seat), imagined.decision(seat)) == row
                assert encoding.encode(table.view(seat), table.decision(seat)) == row


@budget(1_500)
def test_what_looks_different_is_encoded_differently(case: Case) -> None:
    """Of the order of cards in a pile, and of what others are asked, more can be seen than is encoded."""
    encoding = case.game.encoding()
    if len(encoding.fields) == 4:
        return
    for stretch in case.stretches(telling=False):
        seen: dict[bytes, View] = {}
        for seat in stretch.moments():
            view = stretch.table.glance(seat)
            row = encoding.encode(view, stretch.table.decision(seat)).tobytes()
            found = differences(seen.setdefault(row, view), view)
            assert [each for each in found if not each.startswith("waiting")] == []


@every_game
def test_fields_have_names_and_say_what_they_are(game: Game) -> None:
    encoding = game.encoding()
    names = [field.name for field in encoding.fields]
    assert len(set(names)) == len(names)
    assert sum(field.size for field in encoding.fields) == encoding.size
    assert set(encoding.about) <= set(encoding.names)
    for field in encoding.fields:
        assert re.fullmatch("[a-z_]+", field.name)
        assert field.says or field.name == "about"
        assert -MOST <= field.low < field.high <= MOST
