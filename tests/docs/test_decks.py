"""docs/fairness.md is enough to deal every game: its lists and its code give the tables of the engine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from posse.core import Chance, registry
from posse.core.table import Table
from posse.games.bang import facts as bang_facts
from posse.games.carson_city import facts as carson_facts
from posse.games.colt_express import facts as colt_facts
from posse.games.dice_town import facts as dice_facts

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
SEEDS = [f"deal {number}" for number in range(12)]


def _lists(game: str) -> dict[str, Any]:
    """The lists of one game, as the page has them."""
    for block in re.findall(r"```json\n(.*?)```", PAGE, flags=re.DOTALL):
        found: dict[str, Any] = json.loads(block)
        if game in found:
            lists: dict[str, Any] = found[game]
            return lists
    raise AssertionError(game)


def _code() -> dict[str, Any]:
    names: dict[str, Any] = {}
    [code] = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    exec(code, names)
    return names


CODE = _code()


class Luck:
    """What the page says of luck, and nothing else."""

    def __init__(self, text: str) -> None:
        self.bytes: Iterator[int] = CODE["stream"](Chance.from_text(text).seed)

    def below(self, n: int) -> int:
        number: int = CODE["below"](self.bytes, n)
        return number

    def shuffled(self, things: list[Any]) -> list[Any]:
        CODE["shuffle"](self.bytes, things)
        return things


def _words(lines: str | list[str]) -> list[str]:
    return " ".join([lines] if isinstance(lines, str) else lines).split()


def _table(game: str, seats: int, settings: dict[str, Any], text: str) -> Any:
    table: Table = registry.find(game).new(seats, settings, Chance.from_text(text))
    return table


@pytest.mark.parametrize("text", SEEDS)
def test_dice_town(text: str) -> None:
    page, luck, names = _lists("dice-town"), Luck(text), dice_facts.CARD_NAMES
    table = _table("dice-town", 4, {"first_sheriff": None}, text)
    assert [names[card] for card in table.store_deck] == luck.shuffled(_words(page["store"]))
    properties = luck.shuffled(_words(page["property"]))
    assert [names[card] for card in table.row] == properties[:-4:-1]
    assert [names[card] for card in table.property_deck] == properties[:-3]
    assert table.sheriff == luck.below(4)
    assert list(table.faces) == [luck.below(6) for _ in range(20)]  # and the first throw


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("text", SEEDS[:6])
def test_colt_express(text: str, seats: int) -> None:
    page, luck = _lists("colt-express"), Luck(text)
    table = _table("colt-express", seats, {"characters": "random", "events": seats != 4}, text)
    wagons = luck.shuffled(_words(page["wagons"]))[:seats]
    assert [colt_facts.WAGONS[wagon] for wagon in table.wagons[1:]] == wagons
    purses = luck.shuffled(_words(page["purses"])[seats:])
    for place in range(2, 2 * table.cars, 2):
        lying = [str(colt_facts.PURSE_VALUES[table.token_kind[token]]) for token in table.purses[place]]
        assert lying == [purses.pop() for _ in lying]
    rounds = luck.shuffled(_words(page["rounds-2-4" if seats <= 4 else "rounds-5-6"]))
    rounds = rounds[:5] if seats == 4 else [*rounds[:4], _words(page["stations"])[luck.below(3)]]
    assert [colt_facts.ROUND_CARDS[card] for card in table.round_cards] == rounds
    free = _words(page["characters"])
    for gang in table.gang:
        assert colt_facts.BANDITS[gang[0]] == free.pop(luck.below(len(free)))
    assert table.first == luck.below(seats)
    for seat in [*range(table.first, seats), *range(table.first)]:
        deck = [*table.deck[seat], *table.hand[seat]]  # the hand is what lay on top
        assert [colt_facts.card_name(card) for card in deck] == luck.shuffled(_words(page["one-bandit"]))


@pytest.mark.parametrize("expert", [False, True])
def test_colt_express_with_two_bandits_each(expert: bool) -> None:
    page, luck = _lists("colt-express"), Luck("teams")
    settings = {"characters": "random", "bandits_per_player": 2, "expert": expert}
    table = _table("colt-express", 3, settings, "teams")
    wagons = luck.shuffled(_words(page["wagons"]))
    assert [colt_facts.WAGONS[wagon] for wagon in table.wagons[1:]] == wagons[:4]
    luck.shuffled(_words(page["purses"])[6:])
    luck.shuffled(_words(page["rounds-2-4"]))
    luck.below(3)
    partners = luck.shuffled(_words(page["partners"]))
    leaders = _words(page["leaders"])
    partner_of, free = dict(zip(leaders, partners, strict=True)), leaders[:]
    for gang in table.gang:
        leader = free.pop(luck.below(len(free)))
        assert [colt_facts.BANDITS[bandit] for bandit in gang] == [leader, partner_of[leader]]
    assert table.first == luck.below(3)
    for seat in [*range(table.first, 3), *range(table.first)]:
        deck = _words(page["two-bandits"])
        drawn = luck.shuffled(deck) if expert else deck  # else each picks a card first
        assert [colt_facts.card_name(card) for card in [*table.deck[seat], *table.hand[seat]]] == drawn


BANG_SETTINGS = [
    {},
    {"dodge_city": True, "events": "high_noon", "promo_events": False},
    {"wws_characters": True, "events": "fistful", "wws_events": True},
    {"dodge_city": True, "wws_characters": True, "promo_characters": True, "events": "mixed"},
]


BANG_CASES = [
    pytest.param(seats, settings, id="-".join([str(seats), *settings]))
    for seats in (3, 5, 8)
    for settings in BANG_SETTINGS
    if seats > 3 or "wws_events" not in settings
]


@pytest.mark.parametrize(("seats", "settings"), BANG_CASES)
@pytest.mark.parametrize("text", SEEDS[:6])
def test_bang(text: str, seats: int, settings: dict[str, Any]) -> None:
    page, luck = _lists("bang"), Luck(text)
    table = _table("bang", seats, settings, text)
    assert [bang_facts.ROLES[role] for role in table.role] == luck.shuffled(_words(page["roles"][str(seats)]))
    characters = luck.shuffled(_bang_characters(page, settings))
    for dealt in (table.character, table.spare):
        assert [bang_facts.CHARACTER_NAMES[each] for each in dealt] == [characters.pop() for _ in dealt]
    _check_events(page, luck, table, settings)
    _check_hands(page, luck, table, settings)


def _bang_characters(page: dict[str, Any], settings: dict[str, Any]) -> list[str]:
    used = {"base": True, "dodge-city": "dodge_city" in settings}
    used |= {"wild-west-show": "wws_characters" in settings, "promo": "promo_characters" in settings}
    return [name for box in page["characters"] if used[box] for name in _words(page["characters"][box])]


def _check_events(page: dict[str, Any], luck: Luck, table: Any, settings: dict[str, Any]) -> None:
    boxes = {"high_noon": ["high-noon"], "fistful": ["fistful"], "mixed": ["high-noon", "fistful"]}
    used = boxes.get(settings.get("events", ""), [])
    cards = [card for box in used for card in _words(page["events"][box])]
    if not settings.get("promo_events", True):
        cards = [card for card in cards if card not in ("handcuffs", "new-identity")]
    assert [bang_facts.EVENT_NAMES[card] for card in table.event_deck] == luck.shuffled(cards)
    if settings.get("wws_events"):
        *others, last = _words(page["events"]["wild-west-show"])
        show = [last, *luck.shuffled(others)]
        assert [bang_facts.EVENT_NAMES[card] for card in table.show_deck] == show


def _check_hands(page: dict[str, Any], luck: Luck, table: Any, settings: dict[str, Any]) -> None:
    """Greygory Deck's characters, then the playing cards; the first player may have drawn already."""
    taken = {bang_facts.CHARACTER_NAMES[character] for character in table.character}
    for figure in table.circle:
        if bang_facts.CHARACTER_NAMES[table.character[figure]] == "greygory-deck":
            pool = [name for name in _words(page["characters"]["base"]) if name not in taken]
            drawn = [bang_facts.CHARACTER_NAMES[character] for character in table.held[figure]]
            assert sorted(luck.shuffled(pool)[:2]) == sorted(drawn)
    lines = [*page["base"], *(page["dodge-city"] if "dodge_city" in settings else [])]
    cards = luck.shuffled([f"{line.split()[0]} {sign}" for line in lines for sign in line.split()[1:]])
    dealt = [card for event in table.told if event.kind.name == "hand-dealt" for card in event.values[2]]
    assert [_card(card) for card in dealt] == cards[::-1][: len(dealt)]
    assert [_card(card) for card in table.deck] == cards[: len(table.deck)]


def _card(card: int) -> str:
    sign = bang_facts.RANKS[bang_facts.CARD_RANK[card]] + "♥♦♣♠"[bang_facts.CARD_SUIT[card]]
    return f"{bang_facts.KIND_NAMES[bang_facts.CARD_KIND[card]]} {sign}"


@pytest.mark.parametrize("text", SEEDS[:3])
def test_bang_for_two(text: str) -> None:
    page, luck = _lists("bang"), Luck(text)
    table = _table("bang", 2, {}, text)
    offered = luck.shuffled(_words(page["characters"]["base"]))[:4]
    assert [bang_facts.CHARACTER_NAMES[character] for character in table.offered] == offered
    assert table.turn == luck.below(2)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("text", SEEDS)
def test_carson_city(text: str, seats: int) -> None:
    page, luck = _lists("carson-city"), Luck(text)
    table = _table("carson-city", seats, {"sides": "random", "duel_tiles": True}, text)
    assert list(table.sides) == [luck.below(2) for _ in _words(page["characters"])]
    assert list(table.selection) == luck.shuffled(list(range(seats)))
    tiles = _words(page["duel-tiles"]) * seats
    if seats > 2:
        luck.shuffled(tiles)
    for seat in range(seats):
        hand = [int(tile) for tile in tiles[6 * seat : 6 * seat + 6]]
        assert table.arms[6 * seat : 6 * seat + 6] == [hand.count(tile) for tile in range(6)]
    column, row = 1 + luck.below(6), 1 + luck.below(6)
    standing = {8 * row + column: "house"}
    while len(standing) < 10:
        column, row = 1 + luck.below(6), 1 + luck.below(6)
        standing.setdefault(8 * row + column, "mountain")
    found = {parcel: carson_facts.STANDS[what] for parcel, what in enumerate(table.what) if what}
    assert found == standing
    bag = luck.shuffled(_words(page["bag"]))
    drawn = [carson_facts.STANDS[table.row[place]] for place in (2, 3, 4)]
    assert drawn == bag[:3]
    assert [carson_facts.STANDS[tile] for tile in table.bag[::-1]] == bag[3:]


def test_every_game_stands_on_the_page() -> None:
    for game in registry.games():
        assert _lists(game.name)
