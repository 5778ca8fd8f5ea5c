"""Two bandits a player: the secret placement, and the card picked at the start of each round."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import CARD, TERM, Refusal, Said
from posse.core.steps import Question, Step
from posse.games.colt_express import events, terms
from posse.games.colt_express.facts import BANDITS, CARD_NAMES, CARDS_NAMED
from posse.games.colt_express.table import ColtTable


class PlaceTeams(Step[ColtTable]):
    """colt-team-placement: secretly and at the same time, who starts in the last car."""

    def run(self, table: ColtTable) -> None:
        table.ask_sealed(table.everybody(), PLACEMENT)
        table.stack.append(REVEAL_PLACEMENT)


class Placement(Question[ColtTable]):
    """Which of the two bandits starts inside the last car: 0 the first, 1 the second."""

    asks: ClassVar[str] = "placement"
    rule: ClassVar[str] = "colt-team-placement"

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return _EITHER

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option > 1:
            return Refusal("colt-team-placement", "colt-express-refusal-not-yours")
        return None

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        table.sealed[seat] = option

    def default(self, table: ColtTable, seat: int) -> int:
        return 0

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return "last:" + BANDITS[table.gang[seat][option]]

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        if not name.startswith("last:") or name[5:] not in BANDITS:
            return None
        bandit = BANDITS.index(name[5:])
        return table.gang[seat].index(bandit) if bandit in table.gang[seat] else 2

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        bandit = table.gang[seat][option]
        return Said(
            "colt-express-option-last-car",
            (("bandit", TERM, terms.BANDIT[bandit]),),
            ("bandit:" + BANDITS[bandit],),
        )


_EITHER: Final[list[int]] = [0, 1]
PLACEMENT: Final = Placement()


class RevealPlacement(Step[ColtTable]):
    """colt-team-placement-reveal: all at once; the other bandit starts one car further forward."""

    def run(self, table: ColtTable) -> None:
        table.open_sealed()
        last = table.last_car()
        for seat in table.clockwise():
            in_last = table.sealed[seat]
            table.sealed[seat] = -1
            for which in (0, 1):
                bandit = table.gang[seat][which]
                car = last if which == in_last else last - 1
                table.place[bandit] = 2 * car
                events.placed(table, seat, bandit, car, "colt-team-placement-reveal")


PLACE_TEAMS: Final = PlaceTeams()
REVEAL_PLACEMENT: Final = RevealPlacement()


class PickCards(Step[ColtTable]):
    """colt-team-pick-card: everybody secretly takes one card of the whole deck into hand."""

    def run(self, table: ColtTable) -> None:
        table.ask_sealed(table.everybody(), PICK)
        table.stack.append(TAKE_PICKED)


class Pick(Question[ColtTable]):
    """colt-team-pick-any: any card will do, a bullet included."""

    asks: ClassVar[str] = "pick"
    rule: ClassVar[str] = "colt-team-pick-card"

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return sorted(set(table.deck[seat]))

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in table.deck[seat]:
            return None
        return Refusal("colt-team-pick-card", "colt-express-refusal-not-in-deck", (("card", CARD, option),))

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        table.sealed[seat] = option

    def default(self, table: ColtTable, seat: int) -> int:
        return min(table.deck[seat])

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return "pick:" + CARD_NAMES[option]

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        return CARDS_NAMED.get(name[5:]) if name.startswith("pick:") else None

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        bandit = terms.shown(table.shown_on(seat, option))
        return Said(
            "colt-express-option-pick",
            (("card", CARD, option), ("bandit", "maybe-term", bandit)),
            ("card:" + CARD_NAMES[option],),
        )


PICK: Final = Pick()


class TakePicked(Step[ColtTable]):
    """The picked cards go to the hands; nobody else learns which."""

    def run(self, table: ColtTable) -> None:
        table.open_sealed()
        for seat in range(table.seats):
            card = table.sealed[seat]
            table.sealed[seat] = -1
            table.deck[seat].remove(card)
            table.hand[seat].append(card)
            events.card_picked(table, seat, card, "colt-team-pick-card")


PICK_CARDS: Final = PickCards()
TAKE_PICKED: Final = TakePicked()
