"""Answers by rehearsal: what to plan, and what to do when one's own card comes up.

What is hidden (others' hands, face-down cards, one's own deck) is imagined a few times; the value of an
answer is its mean over these.
"""

from __future__ import annotations

from typing import Final

from posse.core.chance import Chance
from posse.core.game import Imagine
from posse.core.questions import YES
from posse.core.said import Args, number_of, value_of
from posse.core.table import Decision
from posse.games.colt_express.deputy.foreseeing import NOTHING, Foresight
from posse.games.colt_express.deputy.greenhorn import bandit_in
from posse.games.colt_express.deputy.programme import (
    ANY,
    BREADTH,
    BREADTH_OF_TEAMS,
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
from posse.games.colt_express.facts import (
    BULLET,
    NO_EVENT,
    NOBODY,
    ROUND_EVENTS,
    SECOND,
    SHOOT,
    STANDARD,
    TURN_KIND,
    TURN_PART,
)
from posse.games.colt_express.pieces.packing import PILE_CARD, PILE_SEAT
from posse.games.colt_express.rules.planning import DRAW_THREE, FACE_DOWN
from posse.games.colt_express.rules.punching import LOOT_TERMS, LOSE_BOX, LOSE_JEWEL, LOSE_PURSE
from posse.games.colt_express.table import ColtTable
from posse.games.colt_express.view import ColtView

TIMES: Final = 16  # how many times the hidden cards are imagined
KIND_OF_LOSS: Final[dict[int, int]] = {LOSE_PURSE: PURSE, LOSE_JEWEL: JEWEL, LOSE_BOX: BOX}


def plan(view: ColtView, decision: Decision, imagine: Imagine) -> int:
    """The card that begins the best programme."""
    return hidden(view, decision, rehearsed(view, decision, imagine))


def planned_in(view: ColtView, decision: Decision, table: ColtTable) -> int:
    """The same by somebody who imagines only this one table, and follows few branches."""
    answers: dict[int, float] = {}
    of_use = in_world(view, decision, table, BREADTH_OF_TEAMS, answers)
    return hidden(view, decision, best_of(decision, answers, of_use))


def hidden(view: ColtView, decision: Decision, card: int) -> int:
    """What Ghost may hide he hides, unless he wants a bonus card."""
    if view.teams and card in (SHOOT, SHOOT + SECOND):
        return card
    return card + FACE_DOWN if card + FACE_DOWN in decision.options else card


def rehearsed(view: ColtView, decision: Decision, imagine: Imagine) -> int:
    """The answer with the highest mean over the imagined tables. It draws rather than play a dead card."""
    answers: dict[int, float] = {}
    of_use: set[int] = set()
    for time in range(TIMES if anything_hidden(view) else 1):
        table = imagine(Chance.from_text(f"{view.round} {view.turn} {len(view.pile)} {time}"))
        assert isinstance(table, ColtTable)
        of_use |= in_world(view, decision, table, breadth_for(view), answers)
    return best_of(decision, answers, of_use)


def best_of(decision: Decision, answers: dict[int, float], of_use: set[int]) -> int:
    """The highest; a draw rather than a card that would change nothing."""
    best = decision.options[0]
    highest = -1e9
    for option in decision.options:
        if option in answers:
            value = answers[option]
            if value > highest or (value == highest and option == DRAW_THREE and best not in of_use):
                highest = value
                best = option
    return best


def rehearsed_on(view: ColtView, decision: Decision, table: ColtTable) -> int:
    """The best answer on a table where nothing is secret."""
    answers: dict[int, float] = {}
    in_world(view, decision, table, breadth_for(view), answers)
    best = decision.options[0]
    for option in decision.options:
        if answers.get(option, -1.0) > answers.get(best, -1.0):
            best = option
    return best


def breadth_for(view: ColtView) -> int:
    return BREADTH_OF_TEAMS if view.teams else BREADTH


def in_world(
    view: ColtView,
    decision: Decision,
    table: ColtTable,
    breadth: int,
    answers: dict[int, float],
) -> set[int]:
    """Rehearse every answer on one imagined table, and add what each is worth to `answers`.

    Returns the cards that would change something, played now.
    """
    return rehearsal_of(view, decision, table, breadth, answers).of_use


def rehearsal_of(
    view: ColtView,
    decision: Decision,
    table: ColtTable,
    breadth: int,
    answers: dict[int, float],
    foresees: bool = False,
    tried: int = ANY,
) -> Rehearsal:
    """A rehearsal of every answer on one imagined table, with what each is worth added to `answers`.

    Who foresees thinks of what rivals will plan (`foreseeing`) and how they will weigh their choices. Only
    one answer may be `tried`: a card, or to draw. Then rivals plan with that in view.
    """
    gang = view.players[view.seat].bandits
    event = ROUND_EVENTS[view.round_cards[-1]] if view.events else NO_EVENT
    train = train_of(table, view)
    opinion = Opinion(view.seat, view.round, view.seats)
    if foresees:
        slots = foreseen(view, decision, table, train, event, tried)
    else:
        slots = to_come(view, decision, table)
    if view.stealing:
        branches = first_branches(view, decision, train)
    else:
        hand = tuple([card for card in view.hand if card < BULLET])
        deck = tuple(reversed(table.deck[view.seat]))
        branches = [Branch(train, hand, deck, UNDECIDED)]
    rehearsal = Rehearsal(opinion, gang, slots, event, view.teams, breadth)
    rehearsal.tried = tried
    if foresees:
        rehearsal.grow_wise()
    rehearsal.best(branches, answers)
    return rehearsal


def anything_hidden(view: ColtView) -> bool:
    if not view.stealing:
        return True
    return any([card.card < 0 for card in view.pile])


def to_come(view: ColtView, decision: Decision, table: ColtTable) -> list[Slot]:
    """The cards on the pile that have not come up, and whatever the turns still to be taken may add."""
    me = view.seat
    slots: list[Slot] = []
    for played in table.pile[table.resolved :]:
        card = played & PILE_CARD
        seat = played >> PILE_SEAT & 7
        slots.append(Slot(table.bandit_of(seat, card), card, seat == me))
    if view.stealing:
        return slots
    if decision.asks == "bonus":
        slots.append(own_bonus(view, decision))
    hands = [[card for card in hand if card < BULLET] for hand in table.hand]
    for turn in table.turns[table.turn :]:
        seat = turn & TURN_PART
        if seat == me:
            slots.append(own_turn(turn))
        elif hands[seat]:
            card = hands[seat].pop()
            slots.append(Slot(table.bandit_of(seat, card), card, False))
    return slots


def foreseen(
    view: ColtView, decision: Decision, table: ColtTable, train: Train, event: int, tried: int
) -> list[Slot]:
    """The same, with cards for the rivals that suit them."""
    foresight = Foresight(table, train, event, view.seat, NOTHING if tried == ANY else tried)
    foresight.think()
    laid = [turn for turn in foresight.turns if turn.laid]
    slots = [foresight.slot(turn, view.seat) for turn in laid]
    if decision.asks == "bonus":
        slots.append(own_bonus(view, decision))
    to_take = [] if table.stealing else table.turns[table.turn :]
    for turn, taken in zip(foresight.turns[len(laid) :], to_take, strict=True):
        if turn.seat == view.seat:
            slots.append(own_turn(taken))
        elif turn.card != NOTHING:
            slots.append(foresight.slot(turn, view.seat))
    return slots


def own_turn(turn: int) -> Slot:
    return Slot(-1, OPEN_STANDARD if turn >> TURN_KIND & TURN_PART == STANDARD else OPEN, True)


def own_bonus(view: ColtView, decision: Decision) -> Slot:
    second = bandit_in(decision.about) == view.players[view.seat].bandits[1]
    return Slot(-1, OPEN_SECOND_BONUS if second else OPEN_BONUS, True)


def first_branches(view: ColtView, decision: Decision, train: Train) -> list[Branch]:
    """One's own card has come up: what each answer leads to."""
    found: list[Branch] = []
    asks = decision.asks
    about = decision.about
    mover = bandit_in(about) if about else NOBODY
    victim = bandit_in(about, "victim") if len(about) > 1 else NOBODY
    for option in decision.options:
        if asks == "punch":
            for kind in kinds_on(train.board[option]):
                keep = kind == PURSE and train.keeps[mover]
                punched(train, option, mover, option, kind, keep, found)
        elif asks == "punch-loot":
            kind = KIND_OF_LOSS[option]
            keep = kind == PURSE and train.keeps[mover]
            punched(train, option, mover, victim, kind, keep, found)
        elif asks == "punch-keep":
            punched(train, option, mover, victim, PURSE, option == YES, found)
        else:
            after = train.copy()
            if asks == "punch-way":
                after.punch(mover, victim, kind_lost(about), number_of(about, "kept") == 1, option)
            elif asks == "move":
                after.arrive(mover, 2 * option + (train.place[mover] & 1))
            elif asks == "shoot":
                after.shoot(mover, option)
            elif asks == "marshal":
                after.move_marshal(option)
            found.append(Branch(after, (), (), option))
    return found


def kind_lost(about: Args) -> int:
    """The kind of loot that a punch makes its target lose, 0 for none."""
    loot = value_of(about, "loot")
    return KIND_OF_LOSS[LOOT_TERMS.index(str(loot))] if loot else 0


def punched(
    train: Train, first: int, puncher: int, target: int, kind: int, keep: bool, found: list[Branch]
) -> None:
    for car in cars_beside(train, train.place[target] >> 1):
        after = train.copy()
        after.punch(puncher, target, kind, keep, car)
        found.append(Branch(after, (), (), first))
