"""The deputy in a dispute: what it offers the sheriff, and how it rules as sheriff."""

from __future__ import annotations

from typing import Final

from posse.core.questions import DONE
from posse.core.said import Args
from posse.core.table import Decision
from posse.games.dice_town.deputy.worth import DOLLAR, card_worth, prize_of, rounds_left, threats
from posse.games.dice_town.facts import SALOON
from posse.games.dice_town.terms import place_in, tied_in
from posse.games.dice_town.view import DiceView, OfferView

BID: Final = 0.37  # of what a prize is worth, so much is offered for it
ROBBED: Final = 0.5  # what it costs that a rival visits the saloon: they may come for one's own cards


def offer(view: DiceView, decision: Decision) -> int:
    """Only for itself, and only to a sheriff who is not tied too."""
    tied = tied_in(decision.about)
    if view.seat not in tied or view.sheriff in tied:
        return DONE
    return view.seat if bid(view, decision.about) > 0 else DONE


def bid(view: DiceView, about: Args) -> int:
    """How many dollars to offer: a part of what the prize is worth, no more than it takes."""
    place = place_in(about)
    left = rounds_left(view)
    threat = threats(view)
    denied = 0.0
    most = 0  # that a rival could offer, as dollars
    for seat in tied_in(about):
        if seat != view.seat:
            rival = view.players[seat]
            denied = max(denied, threat[seat] * prize_of(view, place, seat, left))
            most = max(most, rival.dollars + 2 * rival.nuggets + 2 * rival.property_count)
    worth = prize_of(view, place, view.seat, left) + denied
    return min(int(BID * worth / DOLLAR), most + 1)


def offer_dollars(view: DiceView, decision: Decision) -> int:
    return min(bid(view, decision.about), decision.options[-1])


def offer_nuggets(view: DiceView, decision: Decision) -> int:
    """Two dollars are a nugget: what the dollars could not reach."""
    missing = bid(view, decision.about) - view.players[view.seat].dollars
    return min(max(0, missing // 2), decision.options[-1])


def offer_cards(view: DiceView, decision: Decision) -> int:
    """Never: a card is worth more to its owner than a sheriff would think it is."""
    return DONE


def rule(view: DiceView, decision: Decision) -> int:
    """For the seat that brings it most: its own prize, or the offers less what the prize does for a rival."""
    place = place_in(decision.about)
    left = rounds_left(view)
    threat = threats(view)
    best = decision.options[0]
    highest = -1000.0
    for seat in decision.options:
        worth = prize_of(view, place, seat, left)
        if seat != view.seat:
            worth *= -threat[seat]
            if place == SALOON:
                worth -= ROBBED
        for each in view.offers:
            if each.supports == seat:
                worth += _worth_of(each, left) * (1 + threat[each.seat])
        if worth > highest:
            highest = worth
            best = seat
    return best


def _worth_of(offered: OfferView, left: float) -> float:
    worth = DOLLAR * offered.dollars + offered.nuggets
    for card in offered.cards:
        worth += card_worth(card, left)
    return worth
