"""What the deputy expects of a card's effect: shots, duels, volleys, thefts, cures, each at its target."""

from __future__ import annotations

from typing import Final

from posse.games.bang.deputy.outlook import LIFE, Outlook, lands
from posse.games.bang.deputy.suits import suit
from posse.games.bang.deputy.worth import JOE, from_hand, held, taken
from posse.games.bang.facts import (
    BANG,
    BEER,
    BRAWL,
    BUFFALO_RIFLE,
    CAN_CAN,
    CANTEEN,
    CAT_BALOU,
    CHARACTERS_NAMED,
    CONESTOGA,
    DERRINGER,
    DIAMONDS,
    DUEL,
    GATLING,
    GENERAL_STORE,
    HOWITZER,
    INDIANS,
    JAIL,
    KNIFE,
    PANIC,
    PEPPERBOX,
    PONY_EXPRESS,
    PUNCH,
    RAG_TIME,
    SALOON,
    SPRINGFIELD,
    STAGECOACH,
    TEQUILA,
    WELLS_FARGO,
    WHISKY,
)
from posse.games.bang.view import FigureView

SLAB: Final = CHARACTERS_NAMED["slab-the-killer"]
APACHE: Final = CHARACTERS_NAMED["apache-kid"]
GRINGO: Final = CHARACTERS_NAMED["el-gringo"]
SHOTS: Final = (BANG, PUNCH, SPRINGFIELD, BUFFALO_RIFLE, DERRINGER, KNIFE, PEPPERBOX)
THEFTS: Final = (PANIC, RAG_TIME, CONESTOGA)
REMOVALS: Final = (CAT_BALOU, CAN_CAN)
AIMED: Final = (*SHOTS, *THEFTS, *REMOVALS, DUEL, JAIL, TEQUILA)
CARDS_DRAWN: Final[dict[int, int]] = {STAGECOACH: 2, WELLS_FARGO: 3, PONY_EXPRESS: 3}
A_DODGE: Final = 0.5  # a shot that misses at least costs its target a card, as a part of a card's worth


def effect(out: Outlook, card: int, kind: int, target: int) -> float:
    """What the effect of this kind at this figure brings, before the card is counted."""
    figure = out.view.figures[target]
    if kind in SHOTS:
        return shot(out, card, kind, figure)
    if kind in THEFTS or kind in REMOVALS:
        return theft(out, card, kind, figure)
    if kind in CARDS_DRAWN:
        return 1.0 * CARDS_DRAWN[kind]
    if kind == DUEL:
        return duel(out, card, figure)
    if kind in (GATLING, HOWITZER, INDIANS):
        return volley(out, card, kind)
    if kind == JAIL:
        return jail(out, card, figure)
    return cure(out, kind, figure)


def cure(out: Outlook, kind: int, figure: FigureView) -> float:
    if kind == SALOON:
        return saloon(out)
    if kind == GENERAL_STORE:
        return store(out)
    if kind == BRAWL:
        return brawl(out)
    if kind == BEER:
        return heal(out, out.me, 2 if out.has(JOE) else 1) if out.alive > 2 else -1.0
    if kind in (WHISKY, CANTEEN):
        return heal(out, out.me, 2 if kind == WHISKY else 1)
    if kind == TEQUILA:
        return heal(out, figure, 1)
    return -1.0


def immune(out: Outlook, figure: FigureView, card: int) -> bool:
    return APACHE in figure.abilities and card >= 0 and suit(out.view, card) == DIAMONDS


# At one figure


def shot(out: Outlook, card: int, kind: int, figure: FigureView) -> float:
    if immune(out, figure, card):
        return -1.0
    need = 2 if kind == BANG and out.has(SLAB) else 1
    chance = lands(out, figure, need)
    worth = chance * out.hits[figure.figure] + (1.0 - chance) * A_DODGE * need * out.hate[figure.seat]
    if GRINGO in figure.abilities and len(out.view.hand) > 1:
        worth -= 0.5 * chance
    return worth + (1.0 if kind == DERRINGER and worth > 0.0 else 0.0)  # no friend is shot for a card


def duel(out: Outlook, card: int, figure: FigureView) -> float:
    """Bang! cards in hand against those they may hold; with the last life only if it is safe."""
    if immune(out, figure, card):
        return -1.0
    mine = held(out, BANG)
    hand = out.view.players[figure.seat].hand
    chance = (1.0, 0.66, 0.5, 0.4)[min(3, hand)]
    chance = min(1.0, chance + (1.0 - chance) * min(1.0, 0.35 * mine))
    risk = 0.0 if out.ghost else (1.0 - chance) * (LIFE if out.me.life > 1 else 9.0)
    return chance * out.hits[figure.figure] - risk


def theft(out: Outlook, card: int, kind: int, figure: FigureView) -> float:
    if immune(out, figure, card) and figure.seat != out.seat:
        return -1.0
    highest = from_hand(out, figure)
    for other in figure.front:
        highest = max(highest, taken(out, figure, other))
    return highest + 0.6 if highest > 0.0 and kind in THEFTS else highest


def jail(out: Outlook, card: int, figure: FigureView) -> float:
    """Turns lost, on average; the strong are worth more behind bars."""
    if immune(out, figure, card):
        return -1.0
    turns = 1.6 if out.view.jail_persists else 0.75
    strength = 1.2 + 0.1 * out.hand_of(figure) + 0.2 * figure.life
    return out.hate[figure.seat] * turns * strength - 0.3


# At many


def volley(out: Outlook, card: int, kind: int) -> float:
    total = 0.0
    for figure in out.view.figures:
        if not figure.in_game or figure.seat == out.seat or immune(out, figure, card):
            continue
        if kind == INDIANS:
            hand = out.hand_of(figure)
            chance = (1.0, 0.7, 0.55, 0.45)[min(3, hand)]
        else:
            chance = lands(out, figure)
        total += chance * out.hits[figure.figure]
        total += (1.0 - chance) * A_DODGE * out.hate[figure.seat]
    return total


def store(out: Outlook) -> float:
    """The first pick for oneself, a card for everybody else."""
    total = 1.6
    for player in out.view.players:
        if player.seat != out.seat and out.view.figures[player.figures[0]].in_game:
            total -= 0.75 * out.hate[player.seat]
    return total


def brawl(out: Outlook) -> float:
    total = 0.0
    for figure in out.view.figures:
        if figure.in_game and figure.seat != out.seat and (figure.front or out.hand_of(figure)):
            total += out.hate[figure.seat] if out.hate[figure.seat] > 0.0 else 1.2 * out.hate[figure.seat]
    return total


def saloon(out: Outlook) -> float:
    total = 0.0
    for figure in out.view.figures:
        if figure.in_game:
            total += heal(out, figure, 1)
    return total


def heal(out: Outlook, figure: FigureView, points: int) -> float:
    """Lives gained by a figure, for or against this player. A ghost gains none."""
    if figure.figure == out.view.ghost:
        return -1.0
    gained = min(points, figure.most - figure.life)
    if figure.seat == out.seat:
        weight = LIFE if figure.life <= 2 else 0.75 * LIFE
        return weight * gained - 0.6 * (points - gained)
    hatred = out.hate[figure.seat]
    return -hatred * gained * (2.0 if figure.life <= 2 else 1.3)
