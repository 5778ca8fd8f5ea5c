"""14. Elimination: a role is shown, cards leave, others react, and the killer is paid."""

from __future__ import annotations

from typing import ClassVar

from posse.core.questions import WhichCard
from posse.core.said import CARD, Refusal
from posse.core.steps import Step
from posse.games.bang import abilities, events
from posse.games.bang.abilities import CARDS_OF_THE_DEAD, DRAWS_DISCARDS, HANDS_OPEN, SOMEONE_DIED
from posse.games.bang.facts import CARDS, DEPUTY, NO_CARD, NO_FIGHT, NOBODY, OUTLAW, REWARD, SHERIFF
from posse.games.bang.rules.circle import around
from posse.games.bang.rules.ending import check_end, who_wins
from posse.games.bang.rules.fighting import two_left
from posse.games.bang.rules.leaving import belongings, discard_all, is_in_game, leave_game, nothing_left
from posse.games.bang.rules.money import note_killer, pay_bounty
from posse.games.bang.rules.piles import draw, lay_open
from posse.games.bang.rules.settling import reacting
from posse.games.bang.rules.taking import take_or_ask
from posse.games.bang.table import BangTable, Numbers


class Elimination(Step[BangTable]):
    """bang-elim-sequence: the role is shown and the player is out; cards, reactions and payment follow."""

    def __init__(self, figure: int, by: int) -> None:
        self.figure = figure
        self.by = by

    def run(self, table: BangTable) -> None:
        figure, seat = self.figure, table.owner[self.figure]
        killer = killer_of(table, figure, self.by)
        leave_game(table, figure)
        if table.first_out == NOBODY:
            table.first_out = seat
        table.fallen += 1
        if not is_in_game(table, seat):
            table.shown |= 1 << seat  # bang-elim-role-revealed
        events.eliminated(table, figure, killer, "bang-elim-when")
        table.push_all(CardsLeave(figure, killer), AfterElimination(figure, killer))


def killer_of(table: BangTable, figure: int, by: int) -> int:
    """bang-elim-killer: a figure of another player, or nobody."""
    return by if by != NOBODY and table.owner[by] != table.owner[figure] else NOBODY


class CardsLeave(Step[BangTable]):
    """bang-elim-cards-discarded: to an heir, or onto the pile. With two players the hand may stay."""

    def __init__(self, figure: int, by: int) -> None:
        self.figure = figure
        self.by = by

    def run(self, table: BangTable) -> None:
        figure = self.figure
        hand_too = not is_in_game(table, table.owner[figure])
        heirs = heirs_of(table, figure, hand_too)
        if heirs:
            table.push(Inheritance(figure, hand_too, tuple(heirs)))
        elif who_wins(table, figure, self.by):
            discard_all(table, figure, hand_too, NO_CARD, "bang-elim-cards-discarded")
        else:
            give_up_all(table, figure, hand_too, "bang-elim-cards-discarded")


def heirs_of(table: BangTable, figure: int, hand_too: bool) -> list[int]:
    """bang-char-vulture-sam-two: the nearest to the one who leaves comes first."""
    heirs: list[int] = []
    if table.heard & CARDS_OF_THE_DEAD and belongings(table, figure, hand_too):
        for other in around(table, figure):
            abilities.cards_of_the_dead(table, other, figure, heirs)
    return heirs


def give_up_all(table: BangTable, figure: int, hand_too: bool, rule: str) -> None:
    """bang-elim-order-asked: all cards go; where it matters, the player chooses the top one."""
    if table.heard & DRAWS_DISCARDS and len(belongings(table, figure, hand_too)) > 1:
        table.ask(table.owner[figure], TopCard(figure, hand_too, rule))
    else:
        discard_all(table, figure, hand_too, NO_CARD, rule)


class TopCard(WhichCard[BangTable]):
    """bang-elim-cards-discarded: which of the own cards ends on top of the pile."""

    asks: ClassVar[str] = "discard-order"
    rule: ClassVar[str] = "bang-elim-cards-discarded"
    space: ClassVar[range] = range(CARDS)

    def __init__(self, figure: int, hand_too: bool, why: str) -> None:
        self.figure = figure
        self.hand_too = hand_too
        self.why = why

    def options(self, table: BangTable, seat: int) -> list[int]:
        return belongings(table, self.figure, self.hand_too)

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal(self.rule, "bang-refusal-not-yours", (("card", CARD, option),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        discard_all(table, self.figure, self.hand_too, option, self.why)

    def default(self, table: BangTable, seat: int) -> int:
        return self.options(table, seat)[-1]


class Inheritance(Step[BangTable]):
    """bang-char-vulture-sam: an heir takes all cards; two of them take turns (bang-char-vulture-sam-two)."""

    def __init__(self, figure: int, hand_too: bool, heirs: Numbers) -> None:
        self.figure = figure
        self.hand_too = hand_too
        self.heirs = heirs

    def run(self, table: BangTable) -> None:
        figure, heir = self.figure, self.heirs[0]
        if len(self.heirs) == 1:
            inherit(table, figure, heir, self.hand_too)
        elif belongings(table, figure, self.hand_too):
            table.push(Inheritance(figure, self.hand_too, (*self.heirs[1:], heir)))
            take_or_ask(table, heir, figure, False, "bang-char-vulture-sam-two", table.owner[heir])


def inherit(table: BangTable, figure: int, heir: int, hand_too: bool) -> None:
    """All cards, those in play too. Only the two know the hand, and nobody loses track of a card in it."""
    seat, to = table.owner[figure], table.owner[heir]
    hand = table.hands[seat] if hand_too else []
    front = list(table.front[figure])
    events.cards_inherited(table, to, figure, hand, front, "bang-char-vulture-sam")
    for card in hand:
        table.knows[card] |= 1 << to
    table.hands[to] += [*hand, *front]
    if table.loud & HANDS_OPEN:
        lay_open(table, to, hand)
    nothing_left(table, figure, hand_too)


class AfterElimination(Step[BangTable]):
    """bang-elim-sequence: the end of the game is checked, others react, reward or penalty."""

    def __init__(self, figure: int, by: int) -> None:
        self.figure = figure
        self.by = by

    def run(self, table: BangTable) -> None:
        if table.match.games > 1 and self.by != NOBODY:
            note_killer(table, table.owner[self.figure], table.owner[self.by])
        if check_end(table, self.figure, self.by):
            return
        fighting = table.fight != NO_FIGHT
        if table.hidden_six:
            two_left(table)
        if table.heard & SOMEONE_DIED:
            for other in reacting(table):
                abilities.someone_died(table, other, self.figure)
        if fighting:
            pay_fighter(table, self.by, table.role[table.owner[self.figure]])
        elif self.by != NOBODY and (table.in_game >> self.by & 1 or not table.fight):
            pay(table, self.by, table.role[table.owner[self.figure]])


def pay_fighter(table: BangTable, killer: int, role: int) -> None:
    """bang-six-fight-three: whatever the roles; bang-six-fight-bounty"""
    if killer == NOBODY:
        return
    if role == OUTLAW and table.match.bounties:
        pay_bounty(table, table.owner[killer])
    else:
        draw(table, table.owner[killer], REWARD, "bang-six-fight-three")


def pay(table: BangTable, killer: int, role: int) -> None:
    """bang-reward-outlaw, bang-penalty-deputy, bang-p3-reward; for two players bang-p2-no-reward."""
    seat = table.owner[killer]
    if table.seats == 3:
        draw(table, seat, REWARD, "bang-p3-reward")
    elif role == OUTLAW and table.match.bounties:
        pay_bounty(table, seat)
    elif role == OUTLAW:
        draw(table, seat, REWARD, "bang-reward-outlaw")
    elif role == DEPUTY and table.role[seat] == SHERIFF:
        give_up_all(table, killer, True, "bang-penalty-deputy")
