"""Answers by rehearsal: what to plan, and what to do when one's own card comes up.

What is hidden, others' hands and face-down cards and the own deck, is imagined a few times; an answer is
worth what it is worth on the average of these.
"""

from __future__ import annotations

from typing import Final

from posse.core.chance import Chance
from posse.core.game import Imagine
from posse.core.table import Decision
from posse.games.colt_express.deputy.greenhorn import acting
from posse.games.colt_express.deputy.programme import (
    OPEN,
    OPEN_BONUS,
    OPEN_SECOND_BONUS,
    OPEN_STANDARD,
    UNDECIDED,
    Branch,
    Rehearsal,
    Slot,
    cars_beside,
    kinds_on,
)
from posse.games.colt_express.deputy.train import BOX, JEWEL, PURSE, Train, train_of
from posse.games.colt_express.deputy.worth import Opinion
from posse.games.colt_express.facts import BULLET, NO_EVENT, ROUND_EVENTS, SECOND, SHOOT, STANDARD
from posse.games.colt_express.packing import PILE_CARD, PILE_SEAT
from posse.games.colt_express.rules.planning import FACE_DOWN, Bonus
from posse.games.colt_express.rules.punching import (
    KEEP,
    LOSE_BOX,
    LOSE_JEWEL,
    LOSE_NOTHING,
    LOSE_PURSE,
    PunchKeep,
    PunchLoot,
    PunchTarget,
    PunchWay,
)
from posse.games.colt_express.table import ColtTable
from posse.games.colt_express.view import ColtView

TIMES: Final = 3  # so often what is hidden is imagined
KIND_OF_LOSS: Final[dict[int, int]] = {LOSE_PURSE: PURSE, LOSE_JEWEL: JEWEL, LOSE_BOX: BOX, LOSE_NOTHING: 0}


def plan(view: ColtView, decision: Decision, imagine: Imagine) -> int:
    """The card that begins the best programme. What Ghost may hide he hides, unless he wants a bonus card."""
    card = rehearsed(view, decision, imagine)
    if view.teams and card in (SHOOT, SHOOT + SECOND):
        return card
    return card + FACE_DOWN if card + FACE_DOWN in decision.options else card


def rehearsed(view: ColtView, decision: Decision, imagine: Imagine) -> int:
    """The answer that is worth most on the average of what may be."""
    answers: dict[int, float] = {}
    gang = view.players[view.seat].bandits
    event = ROUND_EVENTS[view.round_cards[-1]] if view.events else NO_EVENT
    for time in range(TIMES if anything_hidden(view) else 1):
        table = imagine(Chance.from_text(f"{view.round} {view.turn} {len(view.pile)} {time}"))
        assert isinstance(table, ColtTable)
        train = train_of(table, view)
        opinion = Opinion(view.seat, gang, view.round, train.money)
        slots = to_come(view, table)
        if view.stealing:
            branches = first_branches(view, decision, table, train)
        else:
            hand = tuple([card for card in view.hand if card < BULLET])
            deck = tuple(reversed(table.deck[view.seat]))
            branches = [Branch(train, hand, deck, UNDECIDED)]
        Rehearsal(opinion, gang, slots, event, view.teams).best(branches, answers)
    best = decision.options[0]
    highest = -1e9
    for option in decision.options:
        if option in answers and answers[option] > highest:
            highest = answers[option]
            best = option
    return best


def anything_hidden(view: ColtView) -> bool:
    if not view.stealing:
        return True
    return any([card.card < 0 for card in view.pile])


def to_come(view: ColtView, table: ColtTable) -> list[Slot]:
    """The cards on the pile that have not come up, and whatever the turns still to be taken may add."""
    me = view.seat
    slots: list[Slot] = []
    for played in table.pile[table.resolved :]:
        card = played & PILE_CARD
        seat = played >> PILE_SEAT & 7
        slots.append(Slot(table.bandit_of(seat, card), card, seat == me))
    if view.stealing:
        return slots
    question = table.question(me)
    if isinstance(question, Bonus):
        slots.append(Slot(-1, OPEN_BONUS if question.shooter else OPEN_SECOND_BONUS, True))
    hands = [[card for card in hand if card < BULLET] for hand in table.hand]
    for turn in table.turns[table.turn :]:
        seat = turn & 7
        if seat == me:
            slots.append(Slot(-1, OPEN_STANDARD if turn >> 3 & 7 == STANDARD else OPEN, True))
        elif hands[seat]:
            card = hands[seat].pop()
            slots.append(Slot(table.bandit_of(seat, card), card, False))
    return slots


def first_branches(view: ColtView, decision: Decision, table: ColtTable, train: Train) -> list[Branch]:
    """One's own card has come up: what each answer leads to."""
    found: list[Branch] = []
    asks = decision.asks
    question = table.question(view.seat)
    mover = acting(view)
    for option in decision.options:
        if isinstance(question, PunchTarget):
            for kind in kinds_on(train.board[option]):
                keep = kind == PURSE and train.keeps[mover]
                punched(train, option, mover, option, kind, keep, found)
        elif isinstance(question, PunchLoot):
            kind = KIND_OF_LOSS[option]
            keep = kind == PURSE and train.keeps[mover]
            punched(train, option, mover, question.target, kind, keep, found)
        elif isinstance(question, PunchKeep):
            punched(train, option, mover, question.target, PURSE, option == KEEP, found)
        else:
            after = train.copy()
            if isinstance(question, PunchWay):
                kind = KIND_OF_LOSS[question.loot]
                after.punch(mover, question.target, kind, question.keep, option)
            elif asks == "move":
                after.arrive(mover, 2 * option + (train.place[mover] & 1))
            elif asks == "shoot":
                after.shoot(mover, option)
            elif asks == "marshal":
                after.move_marshal(option)
            found.append(Branch(after, (), (), option))
    return found


def punched(
    train: Train, first: int, puncher: int, target: int, kind: int, keep: bool, found: list[Branch]
) -> None:
    for car in cars_beside(train, train.place[target] >> 1):
        after = train.copy()
        after.punch(puncher, target, kind, keep, car)
        found.append(Branch(after, (), (), first))
