"""The deputy's store cards: when each of them is worth playing, and when another's is worth a Wanted."""

from __future__ import annotations

from typing import Final

from posse.core.questions import PASS, PLAY
from posse.core.said import Args, number_of
from posse.core.table import Decision
from posse.games.dice_town.deputy.odds import BEST_OF_CARDS
from posse.games.dice_town.deputy.robbing import best_remedy, joe_worth
from posse.games.dice_town.deputy.worth import (
    DOLLAR,
    PROPERTY_MEAN,
    badge_worth,
    card_worth,
    dice_of,
    rounds_left,
    threats,
)
from posse.games.dice_town.facts import (
    BRUTE,
    CHEATER,
    CORRUPTION,
    CREDIT,
    DYNAMITE,
    ELIXIR,
    GIRLS,
    JACK,
    JOE,
    JOE_TAKES,
    MARSHAL,
    NINE,
    SPLIT,
    WANTED,
)
from posse.games.dice_town.view import DiceView

IN_HAND: Final = 0.4  # a card played now is certain; one kept may be stolen or never find its moment


def worth_it(gain: float, card: int, left: float) -> int:
    return PLAY if gain >= card_worth(card, left) - IN_HAND else PASS


def dynamite(view: DiceView, decision: Decision) -> int:
    nines = dice_of(view, view.seat, NINE)
    return worth_it(min(nines, view.mine - nines), DYNAMITE, rounds_left(view))


def even_split(view: DiceView, decision: Decision) -> int:
    half = number_of(decision.about, "dollars") // 2
    gain = DOLLAR * half * (1 + threats(view)[number_of(decision.about, "robber")])
    return worth_it(gain, SPLIT, rounds_left(view))


def credit(view: DiceView, decision: Decision) -> int:
    return worth_it(BEST_OF_CARDS[dice_of(view, view.seat, JACK)], CREDIT, rounds_left(view))


def corruption(view: DiceView, decision: Decision) -> int:
    return PLAY


def marshal(view: DiceView, decision: Decision) -> int:
    """The sheriff defends the badge; others only hinder a rival who is the greater danger."""
    winner = number_of(decision.about, "winner")
    left = rounds_left(view)
    threat = threats(view)
    stays = 1.0 if view.sheriff == view.seat else -threat[view.sheriff]
    return worth_it(badge_worth(left) * (stays + threat[winner]), MARSHAL, left)


def elixir(view: DiceView, decision: Decision) -> int:
    left = rounds_left(view)
    return worth_it(best_remedy(view, left), ELIXIR, left)


def wanted(view: DiceView, decision: Decision) -> int:
    """When the harm is worth the card."""
    left = rounds_left(view)
    return worth_it(harm(view, decision.about, left), WANTED, left)


def harm(view: DiceView, about: Args, left: float) -> float:
    """What a rival's card costs this seat if it takes effect: how far their gain counts, and its own loss."""
    by = number_of(about, "seat")
    victim = number_of(about, "victim")
    threat = threats(view)
    card = number_of(about, "card")
    if card == JOE:
        return DOLLAR * min(JOE_TAKES, view.players[victim].dollars) * _passing(view, threat, victim, by)
    if card == SPLIT:
        return DOLLAR * number_of(about, "dollars") * _passing(view, threat, victim, by)
    if card == DYNAMITE:
        nines = dice_of(view, by, NINE)
        return threat[by] * min(nines, view.mine - nines)
    if card == CREDIT:
        return threat[by] * BEST_OF_CARDS[dice_of(view, by, JACK)]
    if card == GIRLS:
        return threat[by] * 3.2 + (1.2 if view.store or view.property else 0.0)
    if card == CORRUPTION:
        return threat[by] * PROPERTY_MEAN
    if card == MARSHAL:
        return badge_worth(left) * _missing_the_badge(view, threat, victim)
    if card == ELIXIR:
        return threat[by] * 3.0 + 0.8
    if card == CHEATER:
        return threat[by] * 2.5 + 0.4
    if card == BRUTE:
        return threat[by] * DOLLAR * (len(view.players[by].fresh) - 1)
    return 0.0


def _passing(view: DiceView, threat: list[float], victim: int, by: int) -> float:
    """How bad it is that a dollar passes from the victim to the player of the card."""
    lost = 1.0 if victim == view.seat else -threat[victim]
    return threat[by] + lost


def _missing_the_badge(view: DiceView, threat: list[float], winner: int) -> float:
    """How bad it is that the badge stays with the sheriff instead of moving on."""
    if view.sheriff == view.seat:
        return -1.0
    lost = 1.0 if winner == view.seat else -threat[winner]
    return threat[view.sheriff] + lost


def store_pick(view: DiceView, decision: Decision) -> int:
    left = rounds_left(view)
    best = decision.options[0]
    highest = -1.0
    for card in decision.options:
        worth = joe_worth(view) if card == JOE else card_worth(card, left)
        if worth > highest:
            highest = worth
            best = card
    return best
