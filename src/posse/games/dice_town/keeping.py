"""Which dice the deputy keeps: what each choice may win, less what it costs."""

from __future__ import annotations

from typing import Final

from posse.games.dice_town.cards import BRUTE, CHEATER, CORRUPTION, CREDIT, DYNAMITE, POINTS
from posse.games.dice_town.dice import COST, HOW_MANY
from posse.games.dice_town.odds import (
    BEST_OF,
    BY_COUNT,
    FLAT,
    HALL_STEPS,
    RIVAL,
    hall_chances,
    prize_chances,
    short_of_middling,
)
from posse.games.dice_town.poker import ACE, UNIT
from posse.games.dice_town.rolling import CHEATER_UNIT, WITH_BRUTE
from posse.games.dice_town.settling import LEAVE
from posse.games.dice_town.view import DiceView, PlayerView
from posse.games.dice_town.worth import DOLLAR, badge_worth, paying, rounds_left

SHAPE: Final[tuple[int, ...]] = (BY_COUNT, FLAT, BEST_OF, FLAT, FLAT, FLAT)  # by face
DENIED: Final = 1.25  # a prize won is also one that no rival wins
SALOON: Final = 3.9  # the best of a few cards, and a rival's loss
# Throws with a choice that are still to come after this one, by the fewest loose dice of a rival.
CHOICES_LEFT: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 3)
TIE_MINE: Final = 19  # of 20 ties, so many are won: as the sheriff, and by a fair offer
TIE_OTHERS: Final = 7
CHEATER_HELD: Final = 2.2  # what a Cheater is worth kept for another time, and
BRUTE_HELD: Final = 1.1  # what The Brute is worth kept for another time


class Rolling:
    """One seat's outlook in the middle of a throw: what is at stake, and what the rivals have."""

    def __init__(self, view: DiceView) -> None:
        me = view.players[view.seat]
        self.view = view
        self.dollars = me.dollars
        self.left = rounds_left(view)
        self.tie = TIE_MINE if view.sheriff == view.seat else TIE_OTHERS
        self.prizes = prizes(view, self.left)
        self.row = row_prizes(view)
        self.rivals = [0, 0, 0, 0, 0, 0]  # their dice of each face, as `odds` counts them
        self.beaten = 1.0  # how likely a middling hand beats them all
        self.throws = 3
        self._look_around(view)

    def _look_around(self, view: DiceView) -> None:
        fewest = 5
        for player in view.players:
            if player.seat != view.seat and player.loose < fewest:
                fewest = player.loose
        self.throws = CHOICES_LEFT[fewest]
        for player in view.players:
            if player.seat != view.seat:
                self._add_rival(player)

    def _add_rival(self, rival: PlayerView) -> None:
        loose = rival.loose
        counts = [0, 0, 0, 0, 0, 0]
        dice = 0
        for face in rival.kept_faces:
            counts[face] += 1
            dice += UNIT[face]
        most = 0
        aim = ACE
        rivals = self.rivals
        for face in range(6):
            count = counts[face]
            rivals[face] += RIVAL[count][loose]
            if count >= most and count:
                most = count
                aim = face
        self.beaten *= short_of_middling(dice, 5 - loose, self.throws, aim)

    def ahead(self, loose: int) -> Ahead:
        """What the dice kept so far may bring if so many dice are still to be rolled."""
        found = self.outlooks[loose]
        if found is None:
            found = Ahead(self, loose)
            self.outlooks[loose] = found
        return found

    def value(self, counts: list[int], dice: int, kept: int) -> float:
        """What these kept dice may be worth when the rest is rolled; what was paid for them is not counted."""
        ahead = Ahead(self, 5 - kept, counts)
        return ahead.total + self.hall(dice, kept, ahead.throws, ahead.aim)

    def hall(self, dice: int, kept: int, throws: int, aim: int) -> float:
        none, one, more = hall_chances(dice, kept, throws, aim, self.beating)
        row = self.row
        return row[0] * none + row[1] * one + row[2] * more


class Ahead:
    """What some kept dice may bring at the five places of a face, with so many dice loose."""

    def __init__(self, rolling: Rolling, loose: int, counts: list[int]) -> None:
        self.rolling = rolling
        self.loose = loose
        self.rival_throws = rolling.throws if loose else 0
        self.throws = min(self.rival_throws, loose)
        self.total = 0.0
        self.aim = ACE
        self.gain = -1.0

def prizes(view: DiceView, left: float) -> list[float]:
    """What each face wins, times its shape: a nugget each, the dollars, the cards, the badge."""
    store = view.store
    mine = 2.0 if DYNAMITE in store else 1.0
    bank = DOLLAR * view.bank
    shop = 0.0
    if view.store_deck or view.discard:
        shop = 1.9 if view.round == 1 or CREDIT in store else 1.0
    saloon = 0.0
    for player in view.players:
        if player.seat != view.seat and (player.property_count or player.store_count):
            saloon = SALOON / DENIED
            break
    badge = badge_worth(left)
    return [mine * DENIED, bank * DENIED, shop * DENIED, saloon * DENIED, badge * DENIED, 0.0]


def row_prizes(view: DiceView) -> tuple[float, float, float]:
    """What the town hall pays with no ace, one, two or more."""
    points = [POINTS[card] for card in view.row] + [0, 0, 0]
    extra = 3.0 if CORRUPTION in view.store else 0.0
    first = points[0] + extra
    second = first + points[1]
    return first * DENIED, second * DENIED, (second + points[2]) * DENIED


def own_dice(view: DiceView) -> tuple[list[int], int, int]:
    """What this seat has kept: by face, as a combination, and how many."""
    counts = [0, 0, 0, 0, 0, 0]
    dice = 0
    kept = view.players[view.seat].kept_faces
    for face in kept:
        counts[face] += 1
        dice += UNIT[face]
    return counts, dice, len(kept)


def choose_dice(view: DiceView, options: list[int]) -> int:
    """The best of the commitments offered."""
    rolling = Rolling(view)
    counts, dice, kept = own_dice(view)
    best = options[0]
    highest = -1000.0
    brute = BRUTE in view.store
    seen: set[int] = set()
    masks = [0]
    for die in view.rolled:
        masks += [mask | 1 << die for mask in masks]
    face_of = {die: view.rolled_faces[at] for at, die in enumerate(view.rolled)}
    for mask in masks:
        taken = 0
        number = 0
        after = counts[:]
        for die in view.rolled:
            if mask >> die & 1:
                face = face_of[die]
                after[face] += 1
                taken += UNIT[face]
                number += 1
        if taken in seen:
            continue
        seen.add(taken)
        cost = COST[number]
        price = paying(rolling.dollars, cost, rolling.left) if cost else 0.0
        option = mask
        if cost > rolling.dollars or (number > 1 and brute and price > BRUTE_HELD):
            if number < 2 or not brute:
                continue
            option |= WITH_BRUTE
            price = BRUTE_HELD
        value = rolling.value(after, dice + taken, kept + number) - price
        if kept + number == 5 and CHEATER in view.store:
            gain = best_turn(rolling, after, dice + taken, 5, [face_of[die] for die in view.rolled])[0]
            if gain > cheater_held(rolling.left):
                value += gain - cheater_held(rolling.left)
                option += CHEATER_UNIT
        if value > highest:
            highest = value
            best = option
    return best


def cheater_held(left: float) -> float:
    return CHEATER_HELD * min(1.0, left / 4)


def best_turn(
    rolling: Rolling, counts: list[int], dice: int, kept: int, faces: list[int]
) -> tuple[float, int, int]:
    """What the best turn of one of these dice brings: the gain, its face before and after."""
    now = rolling.value(counts, dice, kept)
    best = (0.0, -1, -1)
    for old in set(faces):
        for new in range(6):
            if new != old:
                counts[old] -= 1
                counts[new] += 1
                gain = rolling.value(counts, dice - UNIT[old] + UNIT[new], kept) - now
                counts[old] += 1
                counts[new] -= 1
                if gain > best[0]:
                    best = (gain, old, new)
    return best


def declare_cheaters(view: DiceView, options: list[int]) -> int:
    """In the last throw: one, if turning a die is worth more than the card."""
    rolling = Rolling(view)
    counts, dice, kept = own_dice(view)
    for face in view.rolled_faces:
        counts[face] += 1
        dice += UNIT[face]
        kept += 1
    gain = best_turn(rolling, counts, dice, kept, view.rolled_faces)[0]
    return 1 if gain > cheater_held(rolling.left) else 0


def choose_cheat(view: DiceView, options: list[int]) -> int:
    """The card is played already: the best turn there is, if any helps."""
    rolling = Rolling(view)
    counts, dice, kept = own_dice(view)
    me = view.players[view.seat]
    fresh = [face for die, face in zip(me.kept, me.kept_faces, strict=True) if die in me.fresh]
    gain, old, new = best_turn(rolling, counts, dice, kept, fresh)
    if gain <= 0.0:
        return LEAVE
    for die, face in zip(me.kept, me.kept_faces, strict=True):
        if die in me.fresh and face == old:
            return 1 + 6 * die + new
    return LEAVE


def choose_reduction(view: DiceView, options: list[int]) -> int:
    """The Brute was cancelled: the best of the dice he can still pay for."""
    rolling = Rolling(view)
    me = view.players[view.seat]
    best = options[0]
    highest = -1000.0
    for mask in options:
        counts = [0, 0, 0, 0, 0, 0]
        dice = 0
        kept = 0
        for die, face in zip(me.kept, me.kept_faces, strict=True):
            if die not in me.fresh or mask >> die & 1:
                counts[face] += 1
                dice += UNIT[face]
                kept += 1
        value = rolling.value(counts, dice, kept)
        value -= paying(rolling.dollars, COST[HOW_MANY[mask]], rolling.left)
        if value > highest:
            highest = value
            best = mask
    return best
