"""How the deputy looks at a throw: what is at stake, what the rivals have, what some dice may win."""

from __future__ import annotations

from typing import Final

from posse.games.dice_town.deputy.odds import (
    BEST_OF,
    BY_COUNT,
    FLAT,
    HALL_STEPS,
    RIVAL,
    contest,
    hall_chances,
    prize_chances,
    short_of_middling,
)
from posse.games.dice_town.deputy.robbing import saloon_worth
from posse.games.dice_town.deputy.worth import DOLLAR, PROPERTY_MEAN, badge_worth, lateness, rounds_left
from posse.games.dice_town.facts import ACE, CORRUPTION, CREDIT, DYNAMITE, KING, POINTS, SMALL_THEFT
from posse.games.dice_town.rules.poker import UNIT
from posse.games.dice_town.view import DiceView, PlayerView

# What the prize for each face but the ace depends on.
SHAPE: Final[tuple[int, ...]] = (BY_COUNT, FLAT, BEST_OF, FLAT, FLAT)
HALL: Final = 1.54  # a property card is also one that nobody else gets, and it counts in a tie
# How much more a place is worth the nearer the end is (`lateness`): a card from the store is soon of no use
HALL_LATE: Final = 0.24
SHOP_LATE: Final = -0.44
SALOON_LATE: Final = 0.4
SHOP: Final = 1.05
BADGE_TO_WIN: Final = 0.9  # of its worth, while it has to be won
DOC_DOLLAR: Final = 0.71  # from every rival, who misses it too
DOC_NUGGET: Final = 1.68
DOC_CARD: Final = 2.1
# Throws with a choice that are still to come after this one, by the fewest loose dice of a rival.
CHOICES_LEFT: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1)
TIE_MINE: Final = 19  # of 20 ties, this many are won: as the sheriff, and by a fair offer
TIE_OTHERS: Final = 5


class Rolling:
    """One seat's outlook in the middle of a throw: what is at stake, and what the rivals have."""

    def __init__(self, view: DiceView) -> None:
        me = view.seat
        self.dollars = view.players[me].dollars
        self.left = rounds_left(view)
        self.tie = TIE_MINE if view.sheriff == me else TIE_OTHERS
        self.prizes = prizes(view, self.left)
        self.row = row_prizes(view)
        self.doc = doc_prizes(view)
        self.rivals = [0, 0, 0, 0, 0, 0]  # their dice of each face, as `odds` counts them
        fewest = 5
        for player in view.players:
            if player.seat != me and player.loose < fewest:
                fewest = player.loose
        self.throws = CHOICES_LEFT[fewest]
        beaten = 1.0
        for player in view.players:
            if player.seat != me:
                beaten *= self._add_rival(player)
        self.beating = int(beaten * HALL_STEPS + 0.5)
        self.contests: list[int] = []
        self.last_contests: list[int] = []
        for face in range(5):
            self.contests.append(contest(self.rivals[face], self.throws, self.tie, SHAPE[face]))
            self.last_contests.append(contest(self.rivals[face], 0, self.tie, SHAPE[face]))

    def _add_rival(self, rival: PlayerView) -> float:
        """Count a rival's dice; returns how likely a middling hand beats theirs in the town hall."""
        loose = rival.loose
        counts = [0, 0, 0, 0, 0, 0]
        dice = 0
        for face in rival.kept_faces:
            counts[face] += 1
            dice += UNIT[face]
        most = 1
        aim = ACE
        rivals = self.rivals
        for face in range(6):
            count = counts[face]
            rivals[face] += RIVAL[count][loose]
            if count >= most:
                most = count
                aim = face
        return short_of_middling(dice, 5 - loose, self.throws, aim)

    def value(self, dice: int, kept: int) -> float:
        """What some kept dice (a combination) may win once the rest is rolled."""
        ahead = Ahead(self, dice, 5 - kept)
        return self.with_hall(dice, ahead, ahead.total, ahead.aim, ahead.gain, ahead.nothing)

    def with_hall(
        self, dice: int, ahead: Ahead, total: float, aim: int, gain: float, nothing: float
    ) -> float:
        """Those points and the town hall's, after one face or after aces; or Doc's, if nothing is won."""
        row = self.row
        throws = ahead.throws
        kept = 5 - ahead.loose
        none, one, more = hall_chances(dice, kept, throws, aim, self.beating)
        best = gain + row[0] * none + row[1] * one + row[2] * more
        nothing *= 1.0 - none - one - more
        if throws and dice >> 3 * ACE:
            none, one, more = hall_chances(dice, kept, throws, ACE, self.beating)
            best = max(best, row[0] * none + row[1] * one + row[2] * more)
        doc = self.doc[2] if dice >> 3 * ACE else self.doc[1] if dice >> 3 * KING & 7 else self.doc[0]
        return total + best + nothing * doc


class Ahead:
    """What some kept dice may win at the five places of a face, with this many dice still loose."""

    def __init__(self, rolling: Rolling, dice: int, loose: int) -> None:
        self.prizes = rolling.prizes
        self.loose = loose
        # A complete player leaves the rivals the dice under their cups and a last throw.
        self.rivals_throws = rolling.throws if loose else 0
        self.throws = min(self.rivals_throws, loose)
        self.total = 0.0
        self.aim = 0
        self.gain = 0.0
        self.nothing = 1.0  # how likely none of these places is won
        self.each = [0.0, 0.0, 0.0, 0.0, 0.0]
        self.missed = [1.0, 1.0, 1.0, 1.0, 1.0]
        self.contests = rolling.contests if self.rivals_throws else rolling.last_contests
        for face in range(5):
            other, gain, missed = self.at(face, dice >> 3 * face & 7)
            self.total += other
            self.nothing *= missed
            self.each[face] = other
            self.missed[face] = missed
            if gain > self.gain:
                self.gain = gain
                self.aim = face

    def at(self, face: int, count: int) -> tuple[float, float, float]:
        """What this many dice of a face may win there, how much more if one goes on after that face, and
        how likely they win nothing (never quite 0, so that it can be taken back)."""
        prize = self.prizes[face]
        if prize == 0.0:
            return 0.0, 0.0, 1.0
        other, aimed, wins = prize_chances(self.contests[face], count, self.loose, self.throws)
        return prize * other, prize * (aimed - other), 1.0 - 0.98 * wins


def prizes(view: DiceView, left: float) -> list[float]:
    """What each face wins, times its shape: a nugget each, the dollars, the cards, the badge."""
    store = view.store
    mine = 2.0 if DYNAMITE in store else 1.0
    shop = 0.0
    if view.store_deck or view.discard:
        shop = 1.9 if view.round == 1 or CREDIT in store else 1.0
    late = lateness(left)
    shop *= SHOP + SHOP_LATE * late
    saloon = saloon_worth(view, left) * (1.0 + SALOON_LATE * late)
    return [mine, DOLLAR * view.bank, shop, saloon, BADGE_TO_WIN * badge_worth(left)]


def row_prizes(view: DiceView) -> tuple[float, float, float]:
    """What the town hall pays with no ace, one, two or more."""
    points = [POINTS[card] for card in view.row] + [0, 0, 0]
    hall = HALL + HALL_LATE * lateness(rounds_left(view))
    first = hall * points[0] + (PROPERTY_MEAN if CORRUPTION in view.store else 0.0)
    second = first + hall * points[1]
    return first, second, second + hall * points[2]


def doc_prizes(view: DiceView) -> tuple[float, float, float]:
    """What a visit to Doc is worth with neither king nor ace, with a king, with an ace."""
    dollars = 0.0
    nuggets = 0.0
    for player in view.players:
        if player.seat != view.seat:
            dollars += DOC_DOLLAR * min(SMALL_THEFT, player.dollars)
            if player.nuggets:
                nuggets += DOC_NUGGET
    return DOC_CARD, max(DOC_CARD, dollars), max(DOC_CARD, nuggets)
