"""Bots by name: who there is, and what they may be told."""

from __future__ import annotations

from functools import partial

import pytest

from posse.bots import Deputy, Greenhorn, make, names
from posse.core import Chance, Game, PosseError, Table
from posse.core.registry import find, games
from posse.words import Words

SEED = bytes(range(32))


def test_every_game_has_a_greenhorn_and_a_deputy() -> None:
    for game in games():
        assert names(game) == ["greenhorn", "deputy"]
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


def positions(game: Game, seats: int, seed: str) -> list[tuple[Table, int]]:
    """Some moments of a game between a deputy and greenhorns, each with a seat that has a real choice."""
    table = game.new(seats, {}, Chance.from_text(seed))
    players = [make(names(game)[-1 if seat == 0 else 0], game, SEED) for seat in range(seats)]
    chance = Chance.from_text("which moments")
    found: list[tuple[Table, int]] = []
    while not table.over:
        seat = table.asked_seats()[0]
        decision = table.decision(seat)
        assert decision is not None
        option = decision.options[0]
        if len(decision.options) > 1:
            if chance.below(4) == 0:
                found.append((table.clone(), seat))
            option = players[seat].choose(table.view(seat), decision, partial(table.imagine, seat))
        table.take(seat, option)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["greenhorn", "deputy"])
@pytest.mark.parametrize("game", games(), ids=[game.name for game in games()])
def test_a_bot_chooses_by_what_it_may_know_alone(game: Game, name: str, seats: int) -> None:
    """The same view and decision, at a table on which all that is hidden was dealt anew: the same choice."""
    for number, (table, seat) in enumerate(positions(game, seats, f"secrets {seats}")):
        chosen = set()
        for each in (table, table.imagine(seat, Chance.from_text(str(number)))):
            decision = each.decision(seat)
            assert decision is not None
            bot = make(name, game, SEED)
            option = bot.choose(each.view(seat), decision, partial(each.imagine, seat))
            assert option in decision.options
            chosen.add(option)
        assert len(chosen) == 1
