"""What cards and characters are worth to the deputy. An average card in hand is worth 1. Not a rule."""

from __future__ import annotations

from typing import Final

from posse.games.bang.deputy.outlook import Outlook
from posse.games.bang.facts import (
    BANG,
    BARREL,
    BEER,
    BIBLE,
    BINOCULAR,
    BLUE,
    BRAWL,
    BUFFALO_RIFLE,
    CAN_CAN,
    CANTEEN,
    CARD_KIND,
    CAT_BALOU,
    CHARACTER_COUNT,
    CHARACTERS_NAMED,
    CONESTOGA,
    DERRINGER,
    DODGE,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    GREEN,
    HIDEOUT,
    HOWITZER,
    INDIANS,
    IRON_PLATE,
    JAIL,
    KIND_COLOUR,
    KIND_RANGE,
    KINDS,
    KNIFE,
    MISSED,
    MUSTANG,
    PANIC,
    PEPPERBOX,
    PONY_EXPRESS,
    PUNCH,
    RAG_TIME,
    SALOON,
    SCOPE,
    SHERIFF,
    SOMBRERO,
    SPRINGFIELD,
    STAGECOACH,
    TEN_GALLON_HAT,
    TEQUILA,
    VOLCANIC,
    WELLS_FARGO,
    WHISKY,
)
from posse.games.bang.view import FigureView

JANET: Final = CHARACTERS_NAMED["calamity-janet"]
WILLY: Final = CHARACTERS_NAMED["willy-the-kid"]
SPENCER: Final = CHARACTERS_NAMED["big-spencer"]
JOSE: Final = CHARACTERS_NAMED["jose-delgado"]
JOE: Final = CHARACTERS_NAMED["tequila-joe"]
BELLE: Final = CHARACTERS_NAMED["belle-star"]

_IN_HAND: Final[dict[int, float]] = {
    BANG: 1.1,
    MISSED: 1.6,
    BEER: 2.2,
    PANIC: 1.4,
    CAT_BALOU: 1.4,
    DUEL: 1.2,
    STAGECOACH: 2.0,
    GENERAL_STORE: 0.9,
    INDIANS: 1.1,
    GATLING: 1.6,
    SALOON: 1.0,
    WELLS_FARGO: 3.0,
    BARREL: 2.2,
    SCOPE: 1.3,
    MUSTANG: 1.9,
    JAIL: 1.7,
    DYNAMITE: 0.4,
    PUNCH: 0.9,
    DODGE: 2.0,
    SPRINGFIELD: 1.0,
    WHISKY: 1.6,
    TEQUILA: 1.0,
    BRAWL: 1.0,
    RAG_TIME: 1.2,
    BINOCULAR: 1.3,
    HIDEOUT: 1.9,
    BIBLE: 2.0,
    BUFFALO_RIFLE: 1.5,
    CAN_CAN: 1.4,
    CANTEEN: 1.9,
    CONESTOGA: 1.7,
    DERRINGER: 1.6,
    HOWITZER: 1.6,
    IRON_PLATE: 1.6,
    KNIFE: 1.1,
    PEPPERBOX: 1.3,
    PONY_EXPRESS: 2.4,
    SOMBRERO: 1.6,
    TEN_GALLON_HAT: 1.6,
}
IN_HAND: Final[list[float]] = [_IN_HAND.get(kind, 1.0) for kind in range(KINDS)]

_CHARACTER_WORTH: Final[dict[str, float]] = {
    "bart-cassidy": 2.6,
    "black-jack": 2.4,
    "calamity-janet": 2.4,
    "el-gringo": 2.2,
    "jesse-jones": 2.2,
    "jourdonnais": 2.4,
    "kit-carlson": 2.4,
    "lucky-duke": 2.0,
    "paul-regret": 2.2,
    "pedro-ramirez": 2.2,
    "rose-doolan": 2.0,
    "sid-ketchum": 2.6,
    "slab-the-killer": 2.6,
    "suzy-lafayette": 2.6,
    "vulture-sam": 1.8,
    "willy-the-kid": 3.2,
    "apache-kid": 2.0,
    "belle-star": 1.8,
    "bill-noface": 2.2,
    "chuck-wengam": 2.2,
    "doc-holyday": 2.4,
    "elena-fuente": 2.8,
    "greg-digger": 1.6,
    "herb-hunter": 1.6,
    "jose-delgado": 2.2,
    "molly-stark": 2.6,
    "pat-brennan": 2.0,
    "pixie-pete": 3.2,
    "sean-mallory": 2.0,
    "tequila-joe": 1.8,
    "vera-custer": 2.0,
    "flint-westwood": 2.8,
    "greygory-deck": 2.6,
    "john-pain": 2.2,
    "lee-van-kliff": 2.2,
    "teren-kill": 2.6,
    "youl-grinner": 2.8,
    "johnny-kisch": 1.8,
    "uncle-will": 2.2,
    "claus-the-saint": 2.0,
}
CHARACTER_WORTH: Final[list[float]] = [1.0] * CHARACTER_COUNT
for _name, _worth in _CHARACTER_WORTH.items():
    CHARACTER_WORTH[CHARACTERS_NAMED[_name]] = _worth


def in_front(figure: FigureView, kind: int) -> bool:
    for card in figure.front:
        if CARD_KIND[card] == kind:
            return True
    return False


def weapon_of(figure: FigureView) -> int:
    """The weapon in play, as a kind; -1 for the Colt."""
    for card in figure.front:
        if KIND_RANGE[CARD_KIND[card]]:
            return CARD_KIND[card]
    return -1


def held(out: Outlook, kind: int) -> int:
    count = 0
    for card in out.view.hand:
        if CARD_KIND[card] == kind:
            count += 1
    return count


def keep(out: Outlook, card: int) -> float:
    """What it is worth to hold this card after the turn, or to pick it up."""
    kind = CARD_KIND[card]
    copies = held(out, kind)
    if card in out.view.hand:
        copies -= 1
    if KIND_RANGE[kind]:
        return max(0.15, gun_gain(out, kind)) if not copies else 0.15
    if KIND_COLOUR[kind] >= BLUE and kind not in (JAIL, DYNAMITE):
        return _stays(out, kind, copies)
    worth = IN_HAND[kind]
    if kind == JAIL and out.alive == 2 and out.view.seats > 3 and out.role != SHERIFF:
        return 0.1  # bang-jail-not-on-sheriff, and nobody else is left
    if kind == BEER:
        return _beer(out, worth) - 0.1 * copies
    if kind in (BANG, MISSED):
        worth += _for_character(out, kind)
    return worth - 0.25 * copies


def _stays(out: Outlook, kind: int, copies: int) -> float:
    """A second copy is of no use, unless a card can be made of it."""
    if in_front(out.me, kind) or copies:
        return 0.9 if out.has(JOSE) and KIND_COLOUR[kind] != GREEN else 0.15
    return IN_HAND[kind]


def _beer(out: Outlook, worth: float) -> float:
    if out.alive <= 2:
        return 0.05
    if out.has(JOE):
        worth += 1.0
    return worth + (1.2 if out.me.life <= 2 else 0.0)


def _for_character(out: Outlook, kind: int) -> float:
    if out.has(JANET):
        return 0.5
    if kind == MISSED and out.has(SPENCER):
        return -1.4
    if kind == BANG and (out.has(WILLY) or in_front(out.me, VOLCANIC)):
        return 0.5
    return 0.0


# Weapons


def reach(out: Outlook, steps: int) -> float:
    """The enemies within this many steps, by how much they are hated."""
    total = 0.0
    for figure in out.view.figures:
        near = figure.in_game and out.me.distances[figure.figure] <= steps
        if near and figure.seat != out.seat and out.hate[figure.seat] > 0.0:
            total += out.hate[figure.seat]
    return total


def gun_worth(out: Outlook, kind: int) -> float:
    """In play: the enemies it reaches, and a little for those who may move."""
    steps = KIND_RANGE[kind] if kind >= 0 else 1
    worth = 1.2 * reach(out, steps) + 0.25 * steps
    if kind == VOLCANIC and not out.has(WILLY) and worth > 0.6:
        worth += 0.7 * max(0, held(out, BANG) - 1) + 0.3
    return worth


def gun_gain(out: Outlook, kind: int) -> float:
    """Over the weapon in play; never a worse one, but for a Volcanic with many Bang! cards to fire."""
    now = weapon_of(out.me)
    if kind == now or (kind != VOLCANIC and now != VOLCANIC and KIND_RANGE[kind] <= KIND_RANGE[max(0, now)]):
        return 0.0
    if kind == VOLCANIC and now >= 0 and (held(out, BANG) < 3 or reach(out, 1) < 0.3):
        return 0.0
    if now == VOLCANIC and out.view.bangs and held(out, BANG) and reach(out, 1) > 0.3:
        return 0.0  # it is still firing
    return gun_worth(out, kind) - gun_worth(out, now)


# Cards in front of others


def taken(out: Outlook, figure: FigureView, card: int) -> float:
    """What it is worth that this card leaves the front of a figure, apart from who gets it."""
    kind = CARD_KIND[card]
    hatred = out.hate[figure.seat]
    if kind == JAIL:
        return -hatred * (3.0 if out.view.jail_persists else 2.0)
    if kind == DYNAMITE:
        return -hatred * (1.0 if figure.life > 3 else 1.6)
    if KIND_RANGE[kind]:
        return hatred * (0.7 + 0.35 * KIND_RANGE[kind])
    worth = IN_HAND[kind] + (0.3 if kind in (BARREL, MUSTANG, HIDEOUT) else 0.0)
    if figure.seat != out.seat and out.view.players[figure.seat].role == SHERIFF:
        worth += 0.2
    return hatred * worth


def from_hand(out: Outlook, figure: FigureView) -> float:
    """A random hand card of this figure's player. The last ones are what dodges are made of."""
    hand = out.view.players[figure.seat].hand
    if not hand or figure.seat == out.seat:
        return -9.0
    worth = 1.2 if hand > 2 else 1.5
    if figure.life == 1:
        worth += 0.5
    return out.hate[figure.seat] * worth
