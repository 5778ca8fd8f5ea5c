"""Bots by name: who there is, and what they may be told."""

from __future__ import annotations

from functools import partial

import pytest

from posse.bots import Deputy, Greenhorn, make, names, quick, usual
from posse.core import Chance, Game, PosseError, Table
from posse.core.registry import find, games
from posse.words import Words
from tests.every_game.cases import LONG, Case, all_cases

SEED = bytes(range(32))


def test_every_game_has_a_greenhorn_and_a_deputy_if_it_brings_one() -> None:
    for game in games():
        assert names(game)[:2] == ["greenhorn", "deputy"][: 2 if game.deputy() else 1]
        assert usual(game) == names(game)[:2][-1]
    assert isinstance(make("greenhorn", find("dice-town"), SEED), Greenhorn)
    assert isinstance(make(" Deputy ", find("dice-town"), SEED), Deputy)


def test_a_game_without_a_deputy_offers_none() -> None:
    plain = Game("plain", "1", 2, 4, "plain-end")
    assert names(plain) == ["greenhorn"]
    with pytest.raises(PosseError) as error:
        make("deputy", plain, SEED)
    assert ("known", "text", "greenhorn") in error.value.arguments


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_an_unknown_bot_is_told_with_those_there_are(lang: str) -> None:
    game = find("dice-town")
    with pytest.raises(PosseError) as error:
        make("sheriff", game, SEED)
    assert error.value.key == "error-unknown-bot"
    sentence = Words(lang).say(game.name, error.value, [])
    assert "sheriff" in sentence
    assert "greenhorn, deputy" in sentence


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_bot_is_introduced(lang: str) -> None:
    words = Words(lang)
    for game in games():
        for name in names(game):
            assert words.t(f"bot-{name}")


MOST = 30 if LONG else 12  # positions of one game that are looked at


def positions(case: Case) -> list[tuple[Table, int]]:
    """Some moments of a game between a deputy and greenhorns, each with a seat that has a real choice."""
    game, table = case.game, case.table("bots")
    players = [make(usual(game) if seat == 0 else names(game)[0], game, SEED) for seat in range(case.seats)]
    one_in = 1 + case.length() // (4 * MOST)
    found: list[tuple[Table, int]] = []
    choices = 0
    while not table.over and len(found) < MOST:
        seat = table.asked_seats()[0]
        decision = table.decision(seat)
        assert decision is not None
        option = decision.options[0]
        if len(decision.options) > 1:
            choices += 1
            if choices % one_in == 0:
                found.append((table.clone(), seat))
            option = players[seat].choose(table.view(seat), decision, partial(table.imagine, seat))
        table.take(seat, option)
    return found


CASES = [(case, name) for case in all_cases() for name in quick(case.game)]  # others: test_marshal.py


@pytest.mark.parametrize(("case", "name"), CASES, ids=[f"{case}-{name}" for case, name in CASES])
def test_a_bot_chooses_by_what_it_may_know_alone(case: Case, name: str) -> None:
    """The same view and decision, at a table where all that is hidden was dealt again: the same choice."""
    for number, (table, seat) in enumerate(positions(case)):
        chosen = set()
        for each in (table, table.imagine(seat, Chance.from_text(str(number)))):
            decision = each.decision(seat)
            assert decision is not None
            bot = make(name, case.game, SEED)
            option = bot.choose(each.view(seat), decision, partial(each.imagine, seat))
            assert option in decision.options
            chosen.add(option)
        assert len(chosen) == 1
