"""What things are worth to the deputy, in victory points. An estimate, not a rule."""

from __future__ import annotations

from math import exp
from typing import Final

from posse.games.dice_town.deputy.odds import BEST_OF_CARDS
from posse.games.dice_town.facts import (
    ACE,
    BADGE_POINTS,
    BANK,
    BRUTE,
    CHEATER,
    CORRUPTION,
    CREDIT,
    DYNAMITE,
    ELIXIR,
    EQUIPMENT,
    GIRLS,
    JACK,
    JOE,
    MARSHAL,
    MINE,
    NINE,
    POINTS,
    PROPERTY,
    QUEEN,
    SALOON,
    SHERIFF,
    SPLIT,
    STORE,
    WANTED,
)
from posse.games.dice_town.view import DiceView, PlayerView

DOLLAR: Final = 0.66  # half a point at the end, and a little freedom until then
SPARE_DOLLARS: Final = 3  # the first few are worth more: with none left one takes what comes
SCARCE_DOLLAR: Final = 0.66
PROPERTY_MEAN: Final = 3.0
STORE_MEAN: Final = 1.8  # of a card drawn blindly
STORE_LOOT: Final = 2.3  # of one that its owner chose to keep

NUGGETS_A_ROUND: Final = 2.4
PROPERTY_A_ROUND: Final = 1.9

RIVALS_COUNT: Final = 0.45  # how much all rivals' points together count against one's own
LEADER_COUNTS: Final = 4.5  # the smaller, the more of that falls to the leader

# What action cards are worth in hand, while there is time to play them.
CARD_WORTH: Final[dict[int, float]] = {
    CREDIT: 2.0,
    GIRLS: 2.4,
    BRUTE: 1.5,
    CHEATER: 2.6,
    CORRUPTION: 2.4,
    DYNAMITE: 2.3,
    JOE: 3.0,
    MARSHAL: 1.7,
    SPLIT: 2.0,
    WANTED: 1.8,
    ELIXIR: 2.2,
}
TIME_TO_PLAY: Final = 4.0  # rounds; with fewer left an action card is worth less


def rounds_left(view: DiceView) -> float:
    """How many rounds are still to be played after this one, at the usual pace; less than 1 near the end."""
    mine = view.mine / NUGGETS_A_ROUND
    property = (view.property_deck + len(view.row)) / PROPERTY_A_ROUND
    return max(0.0, min(mine, property) - 1)


def lateness(left: float) -> float:
    """How near the end is: 0 three rounds before it, at most 0.75, below 0 before that."""
    return 1.0 / (1.0 + left) - 0.25


def paying(dollars: int, cost: int, left: float) -> float:
    """What it costs in points to pay this many of one's dollars."""
    if left <= 0.3:
        return dollars // 2 - (dollars - cost) // 2 + 0.02 * cost
    scarce = min(cost, max(0, SPARE_DOLLARS - (dollars - cost)))
    return DOLLAR * (cost - scarce) + SCARCE_DOLLAR * scarce


def time_for_cards(left: float) -> float:
    """The part of an action card's worth that remains with this many rounds left."""
    return min(1.0, left / TIME_TO_PLAY)


def card_worth(card: int, left: float) -> float:
    if card >= EQUIPMENT:
        return float(POINTS[card])
    return CARD_WORTH[card] * time_for_cards(left)


def badge_worth(left: float) -> float:
    """Five points if it is kept to the end, and a say in every tie until then."""
    return BADGE_POINTS / (1.0 + BADGE_DRIFT * left) + min(left, 1.0) * BADGE_POWER


BADGE_DRIFT: Final = 0.4
BADGE_POWER: Final = 0.5


def standing(view: DiceView, player: PlayerView) -> float:
    """About how many points a player has by now."""
    points = player.nuggets + player.dollars / 2
    if player.seat == view.sheriff:
        points += BADGE_POINTS
    for card in player.fenced:
        points += POINTS[card]
    if player.seat == view.seat:
        for card in view.store:
            points += POINTS[card]
        for card in view.property:
            points += POINTS[card]
        return points
    points += PROPERTY_MEAN * player.property_count + STORE_MEAN * player.store_count
    for card in player.known:
        points += POINTS[card] - (PROPERTY_MEAN if card >= PROPERTY else STORE_MEAN)
    return points


def threats(view: DiceView) -> list[float]:
    """By seat: how much a point for that rival counts against one's own. More for the leader."""
    weights = [0.0] * view.seats
    total = 0.0
    for player in view.players:
        if player.seat != view.seat:
            weight = exp(standing(view, player) / LEADER_COUNTS)
            weights[player.seat] = weight
            total += weight
    share = RIVALS_COUNT if view.seats > 2 else 0.95
    return [share * weight / total for weight in weights]


def dice_of(view: DiceView, seat: int, face: int) -> int:
    return view.players[seat].kept_faces.count(face)


def prize_of(view: DiceView, place: int, seat: int, left: float) -> float:
    """About how many points a place brings this seat, its dice being what they are."""
    if place == MINE:
        return float(min(dice_of(view, seat, NINE), view.mine))
    if place == BANK:
        return DOLLAR * view.bank
    if place == STORE:
        return BEST_OF_CARDS[dice_of(view, seat, JACK)] * (2 if view.round == 1 else 1)
    if place == SALOON:
        return 2.8 + 0.5 * dice_of(view, seat, QUEEN)
    if place == SHERIFF:
        return badge_worth(left)
    count = 1 + dice_of(view, seat, ACE)
    return float(sum([POINTS[card] for card in view.row[:count]]))
