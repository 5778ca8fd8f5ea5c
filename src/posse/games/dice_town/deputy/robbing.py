"""The deputy at other people's expense: the saloon, Nervous Joe, and Doc's remedies."""

from __future__ import annotations

from typing import Final

from posse.core.table import Decision
from posse.games.dice_town.deputy.worth import (
    DOLLAR,
    PROPERTY_MEAN,
    STORE_LOOT,
    STORE_MEAN,
    card_worth,
    dice_of,
    rounds_left,
    threats,
    time_for_cards,
)
from posse.games.dice_town.facts import (
    ACE,
    DECLINE,
    FENCE,
    JACK,
    JOE_TAKES,
    KING,
    NINE,
    POINTS,
    PROPERTY,
    QUEEN,
    SMALL_THEFT,
    STORE_CARD,
    TAKE_DOLLARS,
    TAKE_NUGGETS,
    TEN,
)
from posse.games.dice_town.rules.saloon import PLAY_GIRLS, VICTIM
from posse.games.dice_town.view import DiceView, PlayerView

SALOON_BASE: Final = 2.5
SALOON_LOOT: Final = 0.78
SALOON_OWN: Final = 0.4
STORE_RIVALS: Final = 0.9  # of the rivals' share of the general store, as sometimes nobody wins it
BETTER: Final = 1.2  # how much better than the mean the best of many unknown cards is
FENCE_SAVES: Final = 0.2  # of a card's points, by keeping it from thieves


def saloon_target(view: DiceView, decision: Decision) -> int:
    """Where the best card is to be expected, and where it hurts."""
    if decision.options[-1] == PLAY_GIRLS:
        return PLAY_GIRLS
    left = rounds_left(view)
    threat = threats(view)
    queens = dice_of(view, view.seat, QUEEN)
    best = decision.options[0]
    highest = -1.0
    for option in decision.options:
        victim = option // VICTIM
        worth = loot(view.players[victim], option % VICTIM, queens, left) * (1 + threat[victim])
        if worth > highest:
            highest = worth
            best = option
    return best


def loot(victim: PlayerView, properties: int, queens: int, left: float) -> float:
    """The best of the cards drawn from a hand, on average: this many property cards, the rest store cards."""
    stores = min(queens, victim.property_count + victim.store_count) - properties
    first = 0.0
    second = 0.0
    if properties:
        known = [float(POINTS[card]) for card in victim.known if card >= PROPERTY]
        first = best_drawn(known, victim.property_count, properties, PROPERTY_MEAN)
    if stores:
        known = [card_worth(card, left) for card in victim.known if card < PROPERTY]
        second = best_drawn(known, victim.store_count, stores, STORE_LOOT)
    return max(first, second) + 0.3 * min(first, second)


def best_drawn(known: list[float], held: int, drawn: int, mean: float) -> float:
    """The best of some cards drawn from a hand of which a part is known."""
    unknown = held - len(known)
    total = sum(known) + mean * unknown
    top = max(known) if known else 0.0
    if unknown:
        top = max(top, mean + BETTER * (1 - 1 / (1 + unknown)))
    if drawn >= held:
        return top
    average = total / held
    return average + (top - average) * (1 - 1 / drawn + drawn / held) / 2


def saloon_worth(view: DiceView, left: float) -> float:
    """What the saloon is worth before the dice are thrown: some rival's good card, and one's own kept.

    While no rival holds a card, there is what the winner of the general store will hold by then.
    """
    best = 0.0
    for player in view.players:
        if player.seat != view.seat and (player.property_count or player.store_count):
            worth = 0.0
            if player.property_count:
                worth = PROPERTY_MEAN
            if player.store_count:
                worth = max(worth, STORE_LOOT)
            for card in player.known:
                worth = max(worth, float(POINTS[card]))
            best = max(best, worth)
    own = 0.0
    for card in view.property:
        own = max(own, float(POINTS[card]))
    for card in view.store:
        own = max(own, float(POINTS[card]))
    if best:
        return SALOON_BASE + SALOON_LOOT * best + SALOON_OWN * own
    if view.store_deck or view.discard:
        bought = 2 if view.round == 1 else 1
        rivals = STORE_RIVALS * (view.seats - 1) / view.seats
        best = best_drawn([], bought, bought, STORE_LOOT)
        return rivals * (SALOON_BASE + SALOON_LOOT * best + SALOON_OWN * own)
    return SALOON_OWN * own


def saloon_pick(view: DiceView, decision: Decision) -> int:
    left = rounds_left(view)
    return max(decision.options, key=lambda card: card_worth(card, left))


def joe_target(view: DiceView, decision: Decision) -> int:
    threat = threats(view)
    return max(
        decision.options, key=lambda seat: min(JOE_TAKES, view.players[seat].dollars) * (1 + threat[seat])
    )


def joe_worth(view: DiceView) -> float:
    threat = threats(view)
    most = 0.0
    for player in view.players:
        if player.seat != view.seat:
            most = max(most, DOLLAR * min(JOE_TAKES, player.dollars) * (1 + threat[player.seat]))
    return most


def remedy(view: DiceView, decision: Decision) -> int:
    left = rounds_left(view)
    return max(decision.options, key=lambda each: remedy_worth(view, each, left))


def best_remedy(view: DiceView, left: float) -> float:
    """What a visit to Doc would bring with the dice this seat has."""
    faces = view.players[view.seat].kept_faces
    best = 0.0
    if ACE in faces:
        best = remedy_worth(view, TAKE_NUGGETS, left)
    if KING in faces:
        best = max(best, remedy_worth(view, TAKE_DOLLARS, left))
    if JACK in faces or QUEEN in faces:
        best = max(best, remedy_worth(view, STORE_CARD, left))
    if view.property and (NINE in faces or TEN in faces):
        best = max(best, remedy_worth(view, FENCE, left))
    return best


def remedy_worth(view: DiceView, which: int, left: float) -> float:
    if which == DECLINE:
        return 0.0
    if which == FENCE:
        best = sorted([POINTS[card] for card in view.property])[-2:]
        return sum(best) * FENCE_SAVES * time_for_cards(left)
    if which == STORE_CARD:
        return STORE_MEAN
    threat = threats(view)
    worth = 0.0
    for player in view.players:
        if player.seat != view.seat:
            if which == TAKE_DOLLARS:
                worth += DOLLAR * min(SMALL_THEFT, player.dollars) * (1 + threat[player.seat])
            elif player.nuggets:
                worth += 1 + threat[player.seat]
    return worth


def fence(view: DiceView, decision: Decision) -> int:
    """The best: they are what a thief would take."""
    return max(decision.options)


def doctor_order(view: DiceView, decision: Decision) -> int:
    """It goes first, then the lesser dangers."""
    if view.seat in decision.options:
        return view.seat
    threat = threats(view)
    return min(decision.options, key=lambda seat: threat[seat])
