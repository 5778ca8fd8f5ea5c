"""The deputy: Dice Town's own player. It weighs what is worth winning, and what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.core.game import Imagine
from posse.core.table import Decision, View
from posse.games.dice_town.cards import (
    BRUTE,
    CHEATER,
    CORRUPTION,
    CREDIT,
    DYNAMITE,
    ELIXIR,
    GIRLS,
    JOE,
    JOE_TAKES,
    MARSHAL,
    POINTS,
    PROPERTY,
    SMALL_THEFT,
    SPLIT,
    WANTED,
)
from posse.games.dice_town.dispute import DONE, EMPTY
from posse.games.dice_town.doc import DECLINE, FENCE, STORE_CARD, TAKE_DOLLARS
from posse.games.dice_town.keeping import choose_cheat, choose_dice, choose_reduction, declare_cheaters
from posse.games.dice_town.odds import BEST_OF_CARDS
from posse.games.dice_town.places import BANK, MINE, SALOON, SHERIFF, STORE
from posse.games.dice_town.playing import PASS, PLAY
from posse.games.dice_town.poker import ACE, JACK, NINE, QUEEN
from posse.games.dice_town.saloon import PLAY_GIRLS
from posse.games.dice_town.view import DiceView, OfferView
from posse.games.dice_town.worth import (
    DOLLAR,
    PROPERTY_MEAN,
    STORE_MEAN,
    badge_worth,
    card_worth,
    rounds_left,
    threats,
)

BID: Final = 0.6  # of what a prize is worth, so much is offered for it
NUGGETS_FROM: Final = 4.0  # a prize worth so much may cost nuggets too


def choose(view: View, decision: Decision, imagine: Imagine) -> int:
    assert isinstance(view, DiceView)
    options = decision.options
    if len(options) == 1:
        return options[0]
    return ANSWERS[decision.asks](view, options, imagine)


# What winning a place is worth


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


def stake(view: DiceView, left: float, threat: list[float]) -> float:
    """What it is worth that this seat and not another tied one wins."""
    worth = 0.0
    for seat in view.tied:
        if seat != view.seat:
            worth = max(worth, threat[seat] * prize_of(view, view.disputed, seat, left))
    return worth + prize_of(view, view.disputed, view.seat, left)


# Offers and rulings


def answer_offer(view: DiceView, options: list[int], imagine: Imagine) -> int:
    """Offers only for himself, and only to a sheriff who does not want the prize for himself."""
    own = 1 + view.seat
    if own not in options or len(options) > 2:
        return EMPTY
    if view.sheriff in view.tied:
        return EMPTY
    return own if bid(view) > 0 else EMPTY


def bid(view: DiceView) -> int:
    """How many dollars to offer: a part of what the prize is worth, no more than it takes."""
    left = rounds_left(view)
    threat = threats(view)
    worth = stake(view, left, threat)
    dollars = int(BID * worth / DOLLAR)
    richest = 0
    for seat in view.tied:
        if seat != view.seat:
            other = view.players[seat]
            richest = max(richest, other.dollars + 2 * other.nuggets + (2 if other.property_count else 0))
    return min(dollars, richest + 1)


def answer_offer_dollars(view: DiceView, options: list[int], imagine: Imagine) -> int:
    return min(bid(view), options[-1])


def answer_offer_nuggets(view: DiceView, options: list[int], imagine: Imagine) -> int:
    """What dollars could not reach, if the prize is worth it."""
    missing = bid(view) - view.players[view.seat].dollars
    if missing <= 0:
        return 0
    return min(missing // 2, options[-1])


def answer_offer_cards(view: DiceView, options: list[int], imagine: Imagine) -> int:
    return DONE


def answer_ruling(view: DiceView, options: list[int], imagine: Imagine) -> int:
    """For whoever brings him most: his own prize, or the offers less what the prize does for a rival."""
    left = rounds_left(view)
    threat = threats(view)
    best = options[0]
    highest = -1000.0
    for seat in options:
        worth = prize_of(view, view.disputed, seat, left)
        if seat != view.seat:
            worth *= -threat[seat]
            if view.disputed == SALOON:
                worth -= 0.5
        for offer in view.offers:
            if offer.supports == seat:
                worth += offer_worth(offer, left) * (1 + threat[offer.seat])
        if worth > highest:
            highest = worth
            best = seat
    return best


def offer_worth(offer: OfferView, left: float) -> float:
    worth = DOLLAR * offer.dollars + offer.nuggets
    for card in offer.cards:
        worth += card_worth(card, left)
    return worth


# Store cards at their moment


def answer_dynamite(view: DiceView, options: list[int], imagine: Imagine) -> int:
    nines = dice_of(view, view.seat, NINE)
    extra = min(nines, view.mine - nines)
    return PLAY if extra >= card_worth(DYNAMITE, rounds_left(view)) - 0.4 else PASS


def answer_split(view: DiceView, options: list[int], imagine: Imagine) -> int:
    half = view.robbed // 2
    gain = DOLLAR * half * (1 + threats(view)[view.robber])
    return PLAY if gain >= card_worth(SPLIT, rounds_left(view)) - 0.4 else PASS


def answer_credit(view: DiceView, options: list[int], imagine: Imagine) -> int:
    jacks = dice_of(view, view.seat, JACK)
    return PLAY if BEST_OF_CARDS[jacks] > card_worth(CREDIT, rounds_left(view)) else PASS


def answer_corruption(view: DiceView, options: list[int], imagine: Imagine) -> int:
    return PLAY


def answer_marshal(view: DiceView, options: list[int], imagine: Imagine) -> int:
    """The sheriff defends his badge; others only hinder a rival who is the greater danger."""
    left = rounds_left(view)
    if view.promoted == view.seat:
        return PASS
    threat = threats(view)
    badge = badge_worth(left)
    if view.sheriff == view.seat:
        gain = badge * (1 + threat[view.promoted])
    else:
        gain = badge * (threat[view.promoted] - threat[view.sheriff])
    return PLAY if gain > card_worth(MARSHAL, left) else PASS


def answer_elixir(view: DiceView, options: list[int], imagine: Imagine) -> int:
    left = rounds_left(view)
    best = max([remedy_worth(view, remedy, left) for remedy in own_remedies(view)] + [0.0])
    return PLAY if best > card_worth(ELIXIR, left) - 0.2 else PASS


def answer_wanted(view: DiceView, options: list[int], imagine: Imagine) -> int:
    """When the harm is worth the card."""
    left = rounds_left(view)
    return PLAY if harm(view, left) > card_worth(WANTED, left) else PASS


def harm(view: DiceView, left: float) -> float:
    """What a rival's card costs this seat if it takes effect."""
    me = view.seat
    threat = threats(view)
    by = view.played_by
    card = view.played_card
    if card == JOE:
        dollars = DOLLAR * min(JOE_TAKES, view.players[view.played_victim].dollars)
        return dollars * (threat[by] + (1.0 if view.played_victim == me else -threat[view.played_victim]))
    if card == SPLIT:
        dollars = DOLLAR * (view.robbed // 2)
        return dollars * (threat[by] + (1.0 if view.played_victim == me else -threat[view.played_victim]))
    if card == DYNAMITE:
        nines = dice_of(view, by, NINE)
        return threat[by] * min(nines, view.mine - nines)
    if card == CREDIT:
        return threat[by] * BEST_OF_CARDS[dice_of(view, by, JACK)]
    if card == GIRLS:
        mine = len(view.store) + len(view.property)
        return threat[by] * 3.2 + (1.2 if mine else 0.0)
    if card == CORRUPTION:
        return threat[by] * PROPERTY_MEAN
    if card == MARSHAL:
        # Without Marshal the badge goes to whoever has most kings; only he and the sheriff care much.
        badge = badge_worth(left)
        if view.sheriff == me:
            return -badge
        kings = dice_of(view, me, 4)
        most = max([dice_of(view, seat, 4) for seat in range(view.seats)])
        return badge if kings == most else 0.0
    if card == ELIXIR:
        return threat[by] * 3.0 + 1.0
    if card == CHEATER:
        return 0.5 + 2.5 * threat[by]
    if card == BRUTE:
        return threat[by] * DOLLAR * (len(view.players[by].fresh) - 1)
    return 0.0


# Cards, victims and remedies


def answer_store_pick(view: DiceView, options: list[int], imagine: Imagine) -> int:
    left = rounds_left(view)
    return max(options, key=lambda card: store_worth(view, card, left))


def store_worth(view: DiceView, card: int, left: float) -> float:
    if card == JOE:
        threat = threats(view)
        return max(
            [
                DOLLAR * min(JOE_TAKES, player.dollars) * (1 + threat[player.seat])
                for player in view.players
                if player.seat != view.seat
            ]
        )
    return card_worth(card, left)


def answer_joe(view: DiceView, options: list[int], imagine: Imagine) -> int:
    threat = threats(view)
    return max(options, key=lambda seat: min(JOE_TAKES, view.players[seat].dollars) * (1 + threat[seat]))


def answer_saloon_target(view: DiceView, options: list[int], imagine: Imagine) -> int:
    """Where the best card is to be expected, and where it hurts."""
    if options[-1] == PLAY_GIRLS:
        return PLAY_GIRLS
    left = rounds_left(view)
    threat = threats(view)
    queens = dice_of(view, view.seat, QUEEN)
    best = options[0]
    highest = -1.0
    for option in options:
        victim = option // 16
        worth = loot(view, victim, option % 16, queens, left) * (1 + threat[victim])
        if worth > highest:
            highest = worth
            best = option
    return best


def loot(view: DiceView, victim: int, properties: int, queens: int, left: float) -> float:
    """The best of the cards drawn, on average."""
    player = view.players[victim]
    stores = min(queens, player.property_count + player.store_count) - properties
    known_properties = [float(POINTS[card]) for card in player.known if card >= PROPERTY]
    known_stores = [card_worth(card, left) for card in player.known if card < PROPERTY]
    first = best_drawn(known_properties, player.property_count, properties, PROPERTY_MEAN, 1.4)
    second = best_drawn(known_stores, player.store_count, stores, 2.4, 1.5)
    return max(first, second) + 0.3 * min(first, second)


def best_drawn(known: list[float], held: int, drawn: int, mean: float, spread: float) -> float:
    """The best of some cards drawn from a hand of which a part is known."""
    if not drawn:
        return 0.0
    unknown = held - len(known)
    values = known + [mean] * unknown
    average = sum(values) / held
    top = max(values)
    if unknown:
        top = max(top, mean + spread * (1 - 1 / (1 + unknown)))
    share = (drawn - 1) / max(1, held - 1)
    return average + (top - average) * min(1.0, 0.5 * share + 0.5 * (1 - 1 / drawn)) if held > 1 else top


def answer_saloon_pick(view: DiceView, options: list[int], imagine: Imagine) -> int:
    left = rounds_left(view)
    threat = threats(view)[view.drawn_from]
    return max(options, key=lambda card: card_worth(card, left) * (1 + threat))


def own_remedies(view: DiceView) -> list[int]:
    faces = view.players[view.seat].kept_faces
    found = []
    if (0 in faces or 1 in faces) and view.property:
        found.append(FENCE)
    if 2 in faces or 3 in faces:
        found.append(STORE_CARD)
    if 4 in faces:
        found.append(TAKE_DOLLARS)
    if 5 in faces:
        found.append(3)
    return found


def remedy_worth(view: DiceView, remedy: int, left: float) -> float:
    if remedy == DECLINE:
        return 0.0
    if remedy == FENCE:
        best = sorted([POINTS[card] for card in view.property])[-2:]
        return sum(best) * FENCE_SAVES * min(1.0, left / 4)
    if remedy == STORE_CARD:
        return STORE_MEAN
    threat = threats(view)
    worth = 0.0
    for player in view.players:
        if player.seat != view.seat:
            if remedy == TAKE_DOLLARS:
                worth += DOLLAR * min(SMALL_THEFT, player.dollars) * (1 + threat[player.seat])
            elif player.nuggets:
                worth += 1 + threat[player.seat]
    return worth


FENCE_SAVES: Final = 0.2  # of a card's points, by keeping it from thieves


def answer_remedy(view: DiceView, options: list[int], imagine: Imagine) -> int:
    left = rounds_left(view)
    return max(options, key=lambda remedy: remedy_worth(view, remedy, left))


def answer_fence(view: DiceView, options: list[int], imagine: Imagine) -> int:
    return max(options)


def answer_order(view: DiceView, options: list[int], imagine: Imagine) -> int:
    """He goes first, then the lesser dangers."""
    if view.seat in options:
        return view.seat
    threat = threats(view)
    return min(options, key=lambda seat: threat[seat])


def answer_final(view: DiceView, options: list[int], imagine: Imagine) -> int:
    return view.seat if view.seat in options else options[0]


def answer_keep(view: DiceView, options: list[int], imagine: Imagine) -> int:
    return choose_dice(view, options)


def answer_declare(view: DiceView, options: list[int], imagine: Imagine) -> int:
    return declare_cheaters(view, options)


def answer_cheat(view: DiceView, options: list[int], imagine: Imagine) -> int:
    return choose_cheat(view, options)


def answer_reduce(view: DiceView, options: list[int], imagine: Imagine) -> int:
    return choose_reduction(view, options)


Answer = Callable[[DiceView, list[int], Imagine], int]
ANSWERS: Final[dict[str, Answer]] = {
    "commit-keep": answer_keep,
    "declare-cheaters": answer_declare,
    "cheat": answer_cheat,
    "reduce-keep": answer_reduce,
    "wanted": answer_wanted,
    "offer": answer_offer,
    "offer-dollars": answer_offer_dollars,
    "offer-nuggets": answer_offer_nuggets,
    "offer-cards": answer_offer_cards,
    "ruling": answer_ruling,
    "dynamite": answer_dynamite,
    "even-split": answer_split,
    "unlimited-credit": answer_credit,
    "store-pick": answer_store_pick,
    "joe-target": answer_joe,
    "saloon-target": answer_saloon_target,
    "saloon-pick": answer_saloon_pick,
    "marshal": answer_marshal,
    "corruption": answer_corruption,
    "elixir": answer_elixir,
    "doctor-order": answer_order,
    "doctor-remedy": answer_remedy,
    "fence-pick": answer_fence,
    "final-tie": answer_final,
}
