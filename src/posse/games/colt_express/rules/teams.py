"""Two bandits a player: the secret placement, and the card picked at the start of each round."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import WhichCard
from posse.core.said import CARD, MAYBE_TERM, Refusal, Said
from posse.core.steps import Step
from posse.games.colt_express import events, terms
from posse.games.colt_express.facts import CARD_NAMES, NEUTRAL
from posse.games.colt_express.rules.bandits import ABOUT, WhichBandit, bandit_thing
from posse.games.colt_express.table import ColtTable


class PlaceTeams(Step[ColtTable]):
    """colt-team-placement: secretly and at the same time, who starts in the last car."""

    def run(self, table: ColtTable) -> None:
        table.ask_sealed(table.everybody(), PLACEMENT)
        table.stack.append(REVEAL_PLACEMENT)


class Placement(WhichBandit):
    """Which of the two bandits starts inside the last car."""

    asks: ClassVar[str] = "placement"
    rule: ClassVar[str] = "colt-team-placement"
    verb: ClassVar[str] = "last"

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return list(table.gang[seat])

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option not in table.gang[seat]:
            return Refusal("colt-team-placement", "colt-express-refusal-not-yours")
        return None

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        table.sealed[seat] = option

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return Said("colt-express-option-last-car", ABOUT[option], (bandit_thing(option),))


PLACEMENT: Final = Placement()


class RevealPlacement(Step[ColtTable]):
    """colt-team-placement-reveal: all at once; the other bandit starts one car further forward."""

    def run(self, table: ColtTable) -> None:
        table.open_sealed()
        last = table.last_car()
        for seat in table.clockwise():
            in_last = table.sealed[seat]
            table.sealed[seat] = -1
            for bandit in table.gang[seat]:
                car = last if bandit == in_last else last - 1
                table.place[bandit] = 2 * car
                events.placed(table, seat, bandit, car, "colt-team-placement-reveal")


PLACE_TEAMS: Final = PlaceTeams()
REVEAL_PLACEMENT: Final = RevealPlacement()


class PickCards(Step[ColtTable]):
    """colt-team-pick-card: everybody secretly takes one card of the whole deck into hand."""

    def run(self, table: ColtTable) -> None:
        table.ask_sealed(table.everybody(), PICK)
        table.stack.append(TAKE_PICKED)


class Pick(WhichCard[ColtTable]):
    """colt-team-pick-any: any card, even a bullet."""

    asks: ClassVar[str] = "pick"
    rule: ClassVar[str] = "colt-team-pick-card"
    verb: ClassVar[str] = "pick"
    space: ClassVar[range] = range(NEUTRAL + 1)

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return sorted(set(table.deck[seat]))

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in table.deck[seat]:
            return None
        return Refusal("colt-team-pick-card", "colt-express-refusal-not-in-deck", (("card", CARD, option),))

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        table.sealed[seat] = option

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        bandit = terms.shown(table.shown_on(seat, option))
        return Said(
            "colt-express-option-pick",
            (("card", CARD, option), ("bandit", MAYBE_TERM, bandit)),
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
