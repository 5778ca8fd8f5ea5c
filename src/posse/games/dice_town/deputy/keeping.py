"""Which dice the deputy keeps: what each choice may win, less what it costs."""

from __future__ import annotations

from typing import Final

from posse.core.table import Decision
from posse.games.dice_town.deputy.outlook import Ahead, Rolling
from posse.games.dice_town.deputy.worth import paying, time_for_cards
from posse.games.dice_town.facts import ACE, BRUTE, CHEATER, FACE_COUNT, FIVE, FULL_HOUSE, KEEP_COST
from posse.games.dice_town.pieces.dice import HOW_MANY
from posse.games.dice_town.rules.poker import UNIT, hand_kind
from posse.games.dice_town.rules.rolling import CHEATER_UNIT, WITH_BRUTE
from posse.games.dice_town.rules.settling import LEAVE
from posse.games.dice_town.view import DiceView

A_LOOSE_DIE: Final = 0.12  # what it is worth to be free to decide later
CHEATER_HELD: Final = 2.9  # what a Cheater is worth kept for another time, and
BRUTE_HELD: Final = 0.85  # what The Brute is


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


def commit(view: DiceView, decision: Decision) -> int:
    """The best of the commitments offered."""
    options, values = commitments(view)
    return options[values.index(max(values))] if options else decision.options[0]


def commitments(view: DiceView) -> tuple[list[int], list[float]]:
    """The commitments worth a thought, and what each is worth."""
    rolling = Rolling(view)
    dice = own_dice(view)
    kept = 5 - len(view.rolled)
    dollars = rolling.dollars
    brute = BRUTE in view.store
    prices = [paying(dollars, cost, rolling.left) for cost in KEEP_COST]
    aheads: list[Ahead | None] = [None] * 6
    options: list[int] = []
    values: list[float] = []
    fewest = at_least(view, dice)
    for pick in picks(view, dice):
        count = pick.count
        if count < fewest:
            continue
        price = prices[count]
        option = pick.mask
        if count > 1 and brute and (KEEP_COST[count] > dollars or price > BRUTE_HELD):
            option |= WITH_BRUTE
            price = BRUTE_HELD
        elif KEEP_COST[count] > dollars:
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
        value += A_LOOSE_DIE * loose - price
        if loose == 0 and CHEATER in view.store:
            gain = best_turn(rolling, after, 5, view.rolled_faces)[0]
            gain -= CHEATER_HELD * time_for_cards(rolling.left)
            if gain > 0.0:
                value += gain
                option += CHEATER_UNIT
        options.append(option)
        values.append(value)
    return options, values


def at_least(view: DiceView, kept: int) -> int:
    """How many dice to keep at least, with a strong hand in sight that it can pay for.

    Five of a kind it takes. With a full house or four of a kind it does not pay for keeping none.
    """
    count = len(view.rolled)
    if KEEP_COST[count] > view.players[view.seat].dollars:
        return 0
    dice = kept
    for face in view.rolled_faces:
        dice += UNIT[face]
    kind = hand_kind(dice)
    return count if kind == FIVE else 1 if kind >= FULL_HOUSE else 0


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


def declare_cheaters(view: DiceView, decision: Decision) -> int:
    """In the last throw: one, if turning a die is worth more than the card."""
    rolling = Rolling(view)
    dice = own_dice(view)
    for face in view.rolled_faces:
        dice += UNIT[face]
    gain = best_turn(rolling, dice, 5, view.rolled_faces)[0]
    return 1 if gain > CHEATER_HELD * time_for_cards(rolling.left) else 0


def cheat(view: DiceView, decision: Decision) -> int:
    """The card is played already: the best turn there is, if any helps."""
    me = view.players[view.seat]
    fresh = [me.kept_faces[at] for at in range(len(me.kept)) if me.kept[at] in me.fresh]
    gain, old, new = best_turn(Rolling(view), own_dice(view), len(me.kept), fresh)
    if gain > 0.0:
        for at in range(len(me.kept)):
            if me.kept_faces[at] == old and me.kept[at] in me.fresh:
                return 1 + FACE_COUNT * me.kept[at] + new
    return LEAVE


def reduce(view: DiceView, decision: Decision) -> int:
    """The Brute was cancelled: the best of the dice it can still pay for."""
    rolling = Rolling(view)
    me = view.players[view.seat]
    best = decision.options[0]
    highest = -1000.0
    for mask in decision.options:
        dice = 0
        kept = 0
        for at in range(len(me.kept)):
            if me.kept[at] not in me.fresh or mask >> me.kept[at] & 1:
                dice += UNIT[me.kept_faces[at]]
                kept += 1
        value = rolling.value(dice, kept) - paying(rolling.dollars, KEEP_COST[HOW_MANY[mask]], rolling.left)
        if value > highest:
            highest = value
            best = mask
    return best
