"""Which dice the deputy keeps: what each choice may win, less what it costs."""

from __future__ import annotations

from typing import Final

from posse.games.dice_town.cards import BRUTE, CHEATER, CORRUPTION, CREDIT, DYNAMITE, POINTS, SMALL_THEFT
from posse.games.dice_town.dice import COST, HOW_MANY
from posse.games.dice_town.odds import (
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
from posse.games.dice_town.poker import ACE, KING, UNIT
from posse.games.dice_town.robbing import saloon_worth
from posse.games.dice_town.rolling import CHEATER_UNIT, WITH_BRUTE
from posse.games.dice_town.settling import LEAVE
from posse.games.dice_town.view import DiceView, PlayerView
from posse.games.dice_town.worth import DOLLAR, badge_worth, paying, rounds_left

# What the prize for each face but the ace depends on.
SHAPE: Final[tuple[int, ...]] = (BY_COUNT, FLAT, BEST_OF, FLAT, FLAT)
NUGGET: Final = 1.0
STORE: Final = 1.0
BADGE: Final = 1.0
HALL: Final = 1.0
# Throws with a choice that are still to come after this one, by the fewest loose dice of a rival.
CHOICES_LEFT: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1)
DOC_DOLLAR: Final = 0.65  # from every rival, who misses it too
DOC_NUGGET: Final = 1.2
DOC_CARD: Final = 1.5
TIE_MINE: Final = 19  # of 20 ties, so many are won: as the sheriff, and by a fair offer
TIE_OTHERS: Final = 7
CHEATER_HELD: Final = 2.2  # what a Cheater is worth kept for another time, and
BRUTE_HELD: Final = 1.1  # what The Brute is


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
        """Count a rival's dice; returns how likely a middling hand beats him in the town hall."""
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
    """What some kept dice may win at the five places of a face, with so many dice still loose."""

    def __init__(self, rolling: Rolling, dice: int, loose: int) -> None:
        self.prizes = rolling.prizes
        self.loose = loose
        # Whoever is complete leaves his rivals the dice under their cups and a last throw.
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
        """What so many dice of a face may win there, how much more if one goes on after that face, and
        how likely they win nothing (never quite 0, so that it can be taken back)."""
        prize = self.prizes[face]
        if prize == 0.0:
            return 0.0, 0.0, 1.0
        other, aimed, wins = prize_chances(self.contests[face], count, self.loose, self.throws)
        return prize * other, prize * (aimed - other), 1.0 - 0.98 * wins


def prizes(view: DiceView, left: float) -> list[float]:
    """What each face wins, times its shape: a nugget each, the dollars, the cards, the badge."""
    store = view.store
    mine = 2 * NUGGET if DYNAMITE in store else NUGGET
    shop = 0.0
    if view.store_deck or view.discard:
        shop = 1.9 * STORE if view.round == 1 or CREDIT in store else STORE
    return [mine, DOLLAR * view.bank, shop, saloon_worth(view, left), BADGE * badge_worth(left)]


def row_prizes(view: DiceView) -> tuple[float, float, float]:
    """What the town hall pays with no ace, one, two or more."""
    points = [POINTS[card] for card in view.row] + [0, 0, 0]
    first = HALL * points[0] + (2.5 if CORRUPTION in view.store else 0.0)
    second = first + HALL * points[1]
    return first, second, second + HALL * points[2]


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


def own_dice(view: DiceView) -> int:
    """What this seat has kept, as a combination."""
    dice = 0
    for face in view.players[view.seat].kept_faces:
        dice += UNIT[face]
    return dice


class Pick:
    """Some of the dice rolled: which, as a combination, how many, and their faces, if one or two."""

    def __init__(self, mask: int, dice: int, count: int, first: int, second: int, faces: int) -> None:
        self.mask = mask
        self.dice = dice
        self.count = count
        self.first = first
        self.second = second
        self.faces = faces


def picks(view: DiceView, kept: int) -> list[Pick]:
    """What is worth a thought: no dice, dice of one face or two, all. Of a face it only matters how many.

    With most dice still loose, dice of two faces are a thought only if one of them makes a pair.
    """
    by_face: list[list[int]] = [[], [], [], [], [], []]
    everything = 0
    dice = 0
    for at in range(len(view.rolled)):
        face = view.rolled_faces[at]
        by_face[face].append(view.rolled[at])
        everything |= 1 << view.rolled[at]
        dice += UNIT[face]
    few = len(view.rolled) <= 3
    found = [Pick(0, 0, 0, -1, -1, 0)]
    complete = False
    for face in range(6):
        mask = 0
        before = len(found)
        for count, die in enumerate(by_face[face], 1):
            mask |= 1 << die
            added = UNIT[face] * count
            pair = few or count + (kept >> 3 * face & 7) > 1
            found.append(Pick(mask, added, count, face, -1, 1))
            for at in range(1, before):
                pick = found[at]
                if pick.faces == 1 and (pair or pick.count + (kept >> 3 * pick.first & 7) > 1):
                    both = Pick(pick.mask | mask, pick.dice + added, pick.count + count, pick.first, face, 2)
                    found.append(both)
                    complete = complete or both.mask == everything
        complete = complete or mask == everything
    if not complete:
        found.append(Pick(everything, dice, len(view.rolled), -1, -1, 3))
    return found


def commit(view: DiceView, options: list[int]) -> int:
    """The best of the commitments offered."""
    rolling = Rolling(view)
    dice = own_dice(view)
    kept = 5 - len(view.rolled)
    dollars = rolling.dollars
    brute = BRUTE in view.store
    prices = [paying(dollars, cost, rolling.left) for cost in COST]
    aheads: list[Ahead | None] = [None] * 6
    best = options[0]
    highest = -1000.0
    for pick in picks(view, dice):
        count = pick.count
        price = prices[count]
        option = pick.mask
        if count > 1 and brute and (COST[count] > dollars or price > BRUTE_HELD):
            option |= WITH_BRUTE
            price = BRUTE_HELD
        elif COST[count] > dollars:
            continue
        loose = 5 - kept - count
        after = dice + pick.dice
        if pick.faces > 2:
            value = rolling.value(after, 5)
        else:
            ahead = aheads[loose]
            if ahead is None:
                ahead = aheads[loose] = Ahead(rolling, dice, loose)
            value = _value_of(rolling, ahead, pick, after)
        value -= price
        if loose == 0 and CHEATER in view.store:
            gain = best_turn(rolling, after, 5, view.rolled_faces)[0] - held(CHEATER_HELD, rolling.left)
            if gain > 0.0:
                value += gain
                option += CHEATER_UNIT
        if value > highest:
            highest = value
            best = option
    return best


def _value_of(rolling: Rolling, ahead: Ahead, pick: Pick, after: int) -> float:
    """The value of the dice after a pick, from that of the dice before it: only its faces change."""
    total = ahead.total
    aim = ahead.aim
    gain = ahead.gain
    nothing = ahead.nothing
    for face in (pick.first, pick.second):
        if 0 <= face < ACE:
            other, more, missed = ahead.at(face, after >> 3 * face & 7)
            total += other - ahead.each[face]
            nothing *= missed / ahead.missed[face]
            if more > gain or aim == face:
                gain = more
                aim = face
    return rolling.with_hall(after, ahead, total, aim, gain, nothing)


def held(worth: float, left: float) -> float:
    """What a card is worth kept, while there is time to play it."""
    return worth * min(1.0, left / 4)


def best_turn(rolling: Rolling, dice: int, kept: int, faces: list[int]) -> tuple[float, int, int]:
    """What the best turn of one of these dice brings: the gain, its face before and after."""
    now = rolling.value(dice, kept)
    best = 0.0
    turned = -1
    to = -1
    for old in set(faces):
        for new in range(6):
            if new != old:
                gain = rolling.value(dice - UNIT[old] + UNIT[new], kept) - now
                if gain > best:
                    best = gain
                    turned = old
                    to = new
    return best, turned, to


def declare_cheaters(view: DiceView, options: list[int]) -> int:
    """In the last throw: one, if turning a die is worth more than the card."""
    rolling = Rolling(view)
    dice = own_dice(view)
    for face in view.rolled_faces:
        dice += UNIT[face]
    gain = best_turn(rolling, dice, 5, view.rolled_faces)[0]
    return 1 if gain > held(CHEATER_HELD, rolling.left) else 0


def cheat(view: DiceView, options: list[int]) -> int:
    """The card is played already: the best turn there is, if any helps."""
    me = view.players[view.seat]
    fresh = [me.kept_faces[at] for at in range(len(me.kept)) if me.kept[at] in me.fresh]
    gain, old, new = best_turn(Rolling(view), own_dice(view), len(me.kept), fresh)
    if gain > 0.0:
        for at in range(len(me.kept)):
            if me.kept_faces[at] == old and me.kept[at] in me.fresh:
                return 1 + 6 * me.kept[at] + new
    return LEAVE


def reduce(view: DiceView, options: list[int]) -> int:
    """The Brute was cancelled: the best of the dice he can still pay for."""
    rolling = Rolling(view)
    me = view.players[view.seat]
    best = options[0]
    highest = -1000.0
    for mask in options:
        dice = 0
        kept = 0
        for at in range(len(me.kept)):
            if me.kept[at] not in me.fresh or mask >> me.kept[at] & 1:
                dice += UNIT[me.kept_faces[at]]
                kept += 1
        value = rolling.value(dice, kept) - paying(rolling.dollars, COST[HOW_MANY[mask]], rolling.left)
        if value > highest:
            highest = value
            best = mask
    return best
