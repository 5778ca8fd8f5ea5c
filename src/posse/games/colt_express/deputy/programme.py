"""Rehearsing a round: the pile as it lies, the cards still to come, and the best of one's own among them.

A rehearsal goes through the cards in the order in which they will come up. Others' cards are carried out as
they would like it; wherever one's own card leaves a choice, or a turn is still to be taken, the rehearsal
branches, and the few most promising branches are followed.
"""

from __future__ import annotations

from typing import Final

from posse.core.questions import DONE
from posse.games.colt_express.deputy.incident import happen
from posse.games.colt_express.deputy.rivals import act, weigh
from posse.games.colt_express.deputy.train import BOX, JEWEL, PURSE, Train, dearest
from posse.games.colt_express.deputy.worth import Opinion
from posse.games.colt_express.facts import (
    ACTION,
    BULLET,
    DRAW,
    LADDER,
    MARSHAL,
    MOVE,
    PUNCH,
    ROB,
    SECOND,
    SHOOT,
)
from posse.games.colt_express.rules.planning import DRAW_THREE

Hand = tuple[int, ...]

UNDECIDED: Final = -9  # a branch that has not come to the decision yet
ANY: Final = -10  # of the answers: all of them
OPEN: Final = -1  # a turn of one's own still to be taken
OPEN_STANDARD: Final = -2  # the same, where a Shoot gives a bonus card
OPEN_BONUS: Final = -3  # a bonus card: of the first bandit
OPEN_SECOND_BONUS: Final = -4  # of the second
LAID: Final = -5  # a card that lies face down already: any of the hand, but no draw
BREADTH: Final = 6  # branches followed for each answer
BREADTH_OF_TEAMS: Final = 3  # who have twice the answers, and bonus cards
BEFORE: Final = 6  # before the decision


class Slot:
    """A card that will come up, or a turn in which one's own is still to be chosen."""

    def __init__(self, bandit: int, card: int, mine: bool) -> None:
        self.bandit = bandit
        self.card = card
        self.mine = mine
        self.later: list[int] = []  # a rival's: what else this bandit will do


class Branch:
    """One way in which a round may go."""

    def __init__(self, train: Train, hand: Hand, deck: Hand, first: int, plan: Hand = ()) -> None:
        self.train = train
        self.hand = hand
        self.deck = deck  # the next card is the first
        self.first = first  # the answer it began with
        self.plan = plan  # what was done in each turn so far
        self.value = 0.0

    def like(self, train: Train) -> Branch:
        return Branch(train, self.hand, self.deck, self.first, self.plan)

    def without(self, card: int, first: int) -> Branch:
        at = self.hand.index(card)
        first = first if self.first == UNDECIDED else self.first
        left = self.hand[:at] + self.hand[at + 1 :]
        return Branch(self.train, left, self.deck, first, (*self.plan, card))

    def drawing(self) -> Branch:
        first = DRAW_THREE if self.first == UNDECIDED else self.first
        more = tuple([card for card in self.deck[:DRAW] if card < BULLET])
        return Branch(self.train, self.hand + more, self.deck[DRAW:], first, (*self.plan, DRAW_THREE))


class Rehearsal:
    def __init__(
        self, opinion: Opinion, gang: list[int], slots: list[Slot], event: int, teams: bool, breadth: int
    ) -> None:
        self.opinion = opinion
        self.gang = gang
        self.slots = slots
        self.event = event
        self.teams = teams
        self.breadth = breadth  # branches followed for each answer
        self.wise = False  # whether rivals weigh what they do
        self.tried = ANY  # the answer that is rehearsed
        self.of_use: set[int] = set()  # cards that would change something, played now
        self.ends: dict[int, Branch] = {}  # by answer: the best that follows from it

    def best(self, branches: list[Branch], answers: dict[int, float]) -> None:
        """Play the round to its end from these branches; adds to each answer what it is worth."""
        turns = sum([1 for slot in self.slots if slot.card < 0])
        robs = sum([1 for slot in self.slots if slot.mine and slot.card & ACTION == ROB and slot.card >= 0])
        for slot in self.slots:
            if not slot.mine:
                for branch in branches:
                    self.come_up(branch.train, slot)
                continue
            grown: list[Branch] = []
            if slot.card >= 0:
                if slot.card & ACTION == ROB:
                    robs -= 1
                for branch in branches:
                    for train in outcomes(branch.train, slot.bandit, slot.card & ACTION):
                        grown.append(branch.like(train))
            else:
                turns -= 1
                for branch in branches:
                    self.take_turn(branch, slot.card, grown)
            branches = self.most_promising(grown, turns, robs) if len(grown) > 1 else grown
        best: dict[int, float] = {}
        for branch in branches:
            happen(branch.train, self.event)
            value = self.opinion.after(branch.train)
            if branch.first not in best or value > best[branch.first]:
                best[branch.first] = value
                self.ends[branch.first] = branch
        for first, value in best.items():
            answers[first] = answers.get(first, 0.0) + value

    def come_up(self, train: Train, slot: Slot) -> None:
        if self.wise:
            weigh(train, slot.bandit, slot.card, slot.later, self.opinion)
        else:
            act(train, slot.bandit, slot.card)

    def grow_wise(self) -> None:
        """From now on rivals know what they will do later."""
        self.wise = True
        for number, slot in enumerate(self.slots):
            if not slot.mine:
                rest = self.slots[number + 1 :]
                slot.later = [other.card & ACTION for other in rest if other.bandit == slot.bandit]

    def take_turn(self, branch: Branch, kind: int, grown: list[Branch]) -> None:
        """One's own turn: any card of the hand, or three more."""
        if kind in (OPEN_BONUS, OPEN_SECOND_BONUS):
            self.add_bonus(branch, kind, grown)
            return
        tried = 0
        for card in branch.hand:
            if tried >> card & 1:
                continue
            tried |= 1 << card
            if branch.first == UNDECIDED and self.tried not in (ANY, card):
                continue
            bandit = self.gang[1] if card & SECOND else self.gang[0]
            after = branch.without(card, card)
            changed = changes(branch.train, bandit, card & ACTION)
            if changed and branch.first == UNDECIDED:
                self.of_use.add(card)
            for train in changed or [branch.train.copy()]:
                played = after.like(train)
                grown.append(played)
                if kind == OPEN_STANDARD and self.teams and card & ACTION == SHOOT:
                    self.add_bonus(played, OPEN_BONUS if card & SECOND else OPEN_SECOND_BONUS, grown)
        may_draw = branch.first != UNDECIDED or self.tried in (ANY, DRAW_THREE)
        if branch.deck and kind != LAID and may_draw:
            drawn = branch.drawing()
            drawn.train = branch.train.copy()
            grown.append(drawn)

    def add_bonus(self, branch: Branch, kind: int, grown: list[Branch]) -> None:
        """A card of the bandit who did not shoot, or none."""
        second = kind == OPEN_SECOND_BONUS
        if branch.first == UNDECIDED:
            grown.append(Branch(branch.train.copy(), branch.hand, branch.deck, DONE))
        for card in sorted(set(branch.hand)):
            if card & ACTION != MARSHAL and (card >= SECOND) == second:
                after = branch.without(card, card)
                for train in outcomes(branch.train, self.gang[1 if second else 0], card & ACTION):
                    grown.append(after.like(train))

    def most_promising(self, branches: list[Branch], turns: int, robs: int) -> list[Branch]:
        """A few for each answer, and of branches that come to the same only one.

        `turns` of its own are still to be taken, this many `robs` lie on the pile already.
        """
        opinion = self.opinion
        for branch in branches:
            will_rob = robs > 0 or (turns > 0 and (ROB in branch.hand or ROB + SECOND in branch.hand))
            branch.value = opinion.on_the_way(branch.train, will_rob)
        branches.sort(key=value_of, reverse=True)
        kept: list[Branch] = []
        counts: dict[int, int] = {}
        last: dict[int, Branch] = {}
        for branch in branches:
            first = branch.first
            count = counts.get(first, 0)
            if count >= (self.breadth if first != UNDECIDED else BEFORE):
                continue
            if count and same(last[first], branch):
                continue
            counts[first] = count + 1
            last[first] = branch
            kept.append(branch)
        return kept


def value_of(branch: Branch) -> float:
    return branch.value


def same(one: Branch, other: Branch) -> bool:
    return (
        one.value == other.value
        and one.train.place == other.train.place
        and one.train.marshal == other.train.marshal
        and sorted(one.hand) == sorted(other.hand)
    )


def outcomes(train: Train, bandit: int, action: int) -> list[Train]:
    """The trains that one's own card can lead to, each a copy."""
    return changes(train, bandit, action) or [train.copy()]


def changes(train: Train, bandit: int, action: int) -> list[Train]:
    """The same; none if the card would do nothing."""
    found: list[Train] = []
    if action == MOVE:
        here = train.place[bandit]
        for car in train.cars_from(here):
            after = train.copy()
            after.arrive(bandit, 2 * car + (here & 1))
            found.append(after)
    elif action == LADDER:
        after = train.copy()
        after.arrive(bandit, train.place[bandit] ^ 1)
        found.append(after)
    elif action == SHOOT:
        for target in train.shot_targets(bandit):
            after = train.copy()
            after.shoot(bandit, target)
            found.append(after)
    elif action == ROB:
        kind = dearest(train.loot[train.place[bandit]])
        if kind:
            after = train.copy()
            after.take(bandit, kind)
            found.append(after)
    elif action == PUNCH:
        for target in train.punch_targets(bandit):
            for kind in kinds_on(train.board[target]):
                keep = kind == PURSE and train.keeps[bandit]
                for car in cars_beside(train, train.place[target] >> 1):
                    after = train.copy()
                    after.punch(bandit, target, kind, keep, car)
                    found.append(after)
    else:
        for car in cars_beside(train, train.marshal):
            after = train.copy()
            after.move_marshal(car)
            found.append(after)
    return found


def kinds_on(board: int) -> list[int]:
    """The kinds of loot on a board; [0] if it is empty."""
    found = []
    if board >= BOX:
        found.append(BOX)
    if board & 0xF0:
        found.append(JEWEL)
    if board & 15:
        found.append(PURSE)
    return found or [0]


def cars_beside(train: Train, car: int) -> list[int]:
    return [other for other in (car - 1, car + 1) if 0 <= other < train.cars]
