"""The referee of the hidden six-player game: which roles are possible, declarations, and the fight."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from tests.games.bang.referee import Referee
from tests.games.bang.referee_books import Told

FIRST = ("deputy", "deputy", "outlaw", "renegade")
REST = ("outlaw", "outlaw")
BAD = ("outlaw", "renegade")
SIDES = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws", "renegade": "renegade"}

World = tuple[str, ...]  # a role for each seat


def dealings(sheriff: int) -> set[World]:
    """bang-six-first-four to bang-six-rest: every way in which the roles can lie."""
    found = set()
    opposite = (sheriff + 3) % 6
    others = [seat for seat in range(6) if seat not in (sheriff, opposite)]
    for one, _, *left in permutations(FIRST):
        for order in set(permutations((*left, *REST))):
            world = [""] * 6
            world[sheriff], world[opposite] = "sheriff", one
            for seat, role in zip(others, order, strict=True):
                world[seat] = role
            found.add(tuple(world))
    return found


class SixReferee(Referee):
    """`ways` are all dealings that fit what everybody has seen."""

    after_end = ("revealed", "removed-shown")

    def __init__(self, seats: int, settings: dict[str, Any]) -> None:
        super().__init__(seats, settings)
        self.ways: set[World] = set()
        self.fight: set[int] = set()  # who fights it out
        self.declarer = -1
        self.declared = ""
        self.at_start = False  # nothing has happened yet in this turn
        self.leaving: list[int] = []  # who has still to leave before the fight
        self.removed = ""

    def follow(self, event: Any) -> None:
        start = event.kind.name == "turn-started"
        super().follow(event)
        self.at_start = start

    # Roles

    def on_role_shown(self, e: Told) -> None:
        role = e.word("role")
        self.check(self.roles[e.seat] == "", f"{self.roles[e.seat]} was shown before")
        if role == "sheriff":
            self.first = self.sheriff = e.seat
            self.ways = dealings(e.seat)
        else:
            self.check(self.has_to_show(e.seat, role, e.rule), f"{role} is secret")
        self.learns(e.seat, role)

    def has_to_show(self, seat: int, role: str, rule: str) -> bool:
        if rule == "bang-six-two-left":
            return seat in self.standing() and len(self.standing()) == 2
        if seat == self.declarer:
            return role == ("deputy" if self.declared == "crime" else "outlaw")
        wanted = {"crime": BAD, "law": ("deputy", "renegade")}.get(self.declared, ())
        return role in wanted and seat in self.standing()

    def learns(self, seat: int, role: str) -> None:
        self.roles[seat] = role
        self.ways = {way for way in self.ways if way[seat] == role}
        self.check(bool(self.ways), f"{seat} cannot be {role}")

    def standing(self) -> list[int]:
        """bang-six-counting: those in game but for a ghost."""
        return [each.seat for each in self.figures if each.alive and each is not self.ghost]

    def out(self) -> list[str]:
        return [self.roles[each.seat] for each in self.figures if not each.alive]

    # Declarations

    def on_crime_declared(self, e: Told) -> None:
        """bang-six-crime-when, bang-six-crime-who, bang-six-crime-start"""
        self.declares(e.seat, "crime")
        self.check(len([role for role in self.out() if role in BAD]) >= 3, "three bad players are not out")
        alive = self.living(self.sheriff)
        self.check(not alive or e.seat == self.sheriff, "the Sheriff declares, nobody else")

    def on_law_declared(self, e: Told) -> None:
        """bang-six-law-when"""
        self.declares(e.seat, "law")
        self.check({"sheriff", "deputy"} <= set(self.out()), "Sheriff and a Deputy are not out")

    def declares(self, seat: int, what: str) -> None:
        self.check(self.at_start and seat == self.turn, "not at the start of the own turn")
        self.check(not self.fight, "nobody declares in a fight")
        self.check(self.figures[seat] is not self.ghost, "a ghost declares nothing")
        self.declarer, self.declared = seat, what
        self.flip_due, self.lost_turn, self.last_out = False, True, -1
        if self.settings.get("green_ready", "next_turn") == "turn_end":
            self.ripe = set()

    # The fight

    def on_fight_started(self, e: Told) -> None:
        """bang-six-crime-answer, bang-six-law-answer, bang-six-two-left"""
        seats = set(e.facts["seats"])
        standing = set(self.standing())
        self.check(not self.fight and seats <= standing, "no fight now")
        self.check(all(self.roles[seat] for seat in seats), "a secret role in a fight")
        if self.declared:
            enemies = BAD if self.declared == "crime" else ("deputy", "renegade")
            silent = standing - seats
            self.ways = {way for way in self.ways if not [s for s in silent if way[s] in enemies]}
            self.check(bool(self.ways), "somebody else had to reveal")
            self.check(self.declarer in seats and len(seats) > 1, "the declarer fights")
            if self.has(self.mine, "vera-custer") or self.mine.name == "vera-custer":
                self.mine.copied, self.mine.drawn = "", ()
        else:
            self.check(len(seats) == 2 and seats == standing, "two are left and fight")
        self.fight = seats
        self.leaving = [each.seat for each in self.figures if each.alive and each.seat not in seats]
        self.dug, self.due = False, -1

    def on_left_game(self, e: Told) -> None:
        me = self.figures[e.seat]
        self.check(e.seat in self.leaving, "they do not have to leave")
        self.leaving = [seat for seat in self.leaving if seat != e.seat]
        self.check(self.has_left(), "cards of somebody who is out of the game")
        self.ghost = None if me is self.ghost else self.ghost
        me.alive, me.copied, me.drawn = False, "", ()
        self.gone, self.heirs = me, []
        self.skips.discard(e.seat)

    def on_event_over(self, e: Told) -> None:
        """bang-six-fight-events-stop"""
        if e.rule != "bang-six-fight-events-stop":
            super().on_event_over(e)
            return
        self.check(bool(self.fight) and self.event == e.word("event"), f"{self.event} is active")
        self.check(not self.leaving, f"{self.leaving} have still to leave")
        hushed, self.event = self.event == "hangover", ""
        if hushed and not self.declared:  # they react after the fight has begun
            self.react()
        self.named_seat, self.doctor, self.naming, self.daltons = -1, False, False, []

    def on_event_turned(self, e: Told) -> None:
        self.check(not self.fight, "no events in a fight")
        super().on_event_turned(e)

    def on_turn_started(self, e: Told) -> None:
        super().on_turn_started(e)
        self.flip_due = self.flip_due and not self.fight
        self.declarer, self.declared = -1, ""

    def settle(self) -> None:
        super().settle()
        if self.figures and self.winners is None:
            self.check(bool(self.fight) or len(self.standing()) > 2, "two are left and do not fight")
            self.check(not self.leaving, f"{self.leaving} have still to leave")
            self.check(not self.fight or not self.event, f"{self.event} in a fight")
            self.check(not self.declared or bool(self.fight), "a declaration that nothing followed")

    def rewards(self, role: str, killer: int) -> None:
        """bang-six-fight-three, bang-six-fight-bounty"""
        if not self.fight:
            super().rewards(role, killer)
        elif killer >= 0 and not (role == "outlaw" and self.settings.get("bounties")):
            self.owe(self.figures[killer], "bang-six-fight-three", 3)

    # Who has won

    def fell(self, me: Any, role: str) -> None:
        self.dead_first = me.seat if self.dead_first < 0 else self.dead_first
        self.learns(me.seat, role)

    def moves(self, seat: int, ghost: str) -> None:
        """Roles never change here."""

    def goes_on(self) -> None:
        if not self.deaths:
            return
        self.ways = {way for way in self.ways if not self.side_of(way)}
        self.check(bool(self.ways), "the game was over")

    def side_of(self, way: World) -> str:
        """Who has won if this is how the roles lie; "" if the game goes on."""
        standing = self.standing()
        sides = {SIDES[way[seat]] for seat in standing}
        if len(standing) <= 2 and len(sides) == 1:  # bang-six-last-one, bang-six-two-left
            return sides.pop()
        out = [way[each.seat] for each in self.figures if not each.alive]
        if len([role for role in out if role in BAD]) == 4:  # bang-six-certain-law
            return "law"
        there = [way[each.seat] for each in self.figures if each.alive]
        fallen = "sheriff" in out and out.count("deputy") == 2
        return "outlaws" if fallen and "renegade" not in there else ""  # bang-six-certain-outlaws

    def on_removed_shown(self, e: Told) -> None:
        self.removed = e.word("role")

    def finish(self) -> list[str]:
        self.told = None
        left = sorted((*self.roles, self.removed))
        self.check(left == sorted(("sheriff", *FIRST, *REST)), f"{self.removed} was removed")
        self.ways = {way for way in self.ways if list(way) == self.roles}
        self.check(bool(self.ways), "the roles could not lie so")
        side = self.side_of(tuple(self.roles))
        if not side and self.declared and not self.fight:  # bang-six-crime-true, bang-six-law-true
            enemies = BAD if self.declared == "crime" else ("deputy", "renegade")
            none = not [seat for seat in self.standing() if self.roles[seat] in enemies]
            side = {"crime": "law", "law": "outlaws"}[self.declared] if none else ""
        won = tuple([seat for seat in range(6) if SIDES[self.roles[seat]] == side])
        self.check(self.side == side and self.winners == won, f"{side} has won, not {self.side}")
        return self.complaints
