"""Brown cards of the base game: they take effect at once and go onto the discard pile."""

from __future__ import annotations

from posse.games.bang import abilities, events
from posse.games.bang.facts import BANG
from posse.games.bang.rules import duels
from posse.games.bang.rules.aims import (
    ANY_OTHER,
    IN_REACH,
    NOT_PLAYED,
    ON_ONESELF,
    TAKE_ANYWHERE,
    TAKE_AT_ONE,
)
from posse.games.bang.rules.circle import around, others
from posse.games.bang.rules.kinds import Kind
from posse.games.bang.rules.life import beer_works, gain_life
from posse.games.bang.rules.piles import draw
from posse.games.bang.rules.shots import Volley, fire
from posse.games.bang.rules.store import open_store
from posse.games.bang.rules.taking import take_from
from posse.games.bang.table import BangTable


class Bang(Kind):
    """One shot at a player the weapon reaches."""

    aim: int = IN_REACH
    rule: str = "bang-bang-shot"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        fire(table, me, target, card, BANG, abilities.misses_needed(table, me, 1))


class Missed(Kind):
    """Cancels a shot: an answer, never an action."""

    aim: int = NOT_PLAYED
    rule: str = "bang-missed-response-only"


class Beer(Kind):
    """One life for its player, unless only two are left."""

    aim: int = ON_ONESELF
    rule: str = "bang-beer-heals"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        if beer_works(table):
            gain_life(table, me, abilities.beer_heals(table, me, 1), self.rule)
        else:
            events.no_effect(table, me, card, "bang-beer-two-players")


class Panic(Kind):
    """Takes a card from a player at distance 1."""

    aim: int = TAKE_AT_ONE
    rule: str = "bang-panic-take"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        take_from(table, me, card, target, self.rule)


class CatBalou(Kind):
    """Makes any player discard a card."""

    aim: int = TAKE_ANYWHERE
    rule: str = "bang-cat-balou-discard"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        take_from(table, me, card, target, self.rule, discards=True)


class Duel(Kind):
    """Challenges any other player: Bang! cards in turns, until one has none."""

    aim: int = ANY_OTHER
    rule: str = "bang-duel-target"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        table.push(duels.Duel(me, target, target, card, self.kind))


class Stagecoach(Kind):
    """Two cards."""

    aim: int = ON_ONESELF
    rule: str = "bang-stagecoach-draw"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        draw(table, table.owner[me], 2, self.rule)


class GeneralStore(Kind):
    """A card for everybody, to be picked in turn."""

    aim: int = ON_ONESELF
    rule: str = "bang-general-store-reveal"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        open_store(table, me)


class Indians(Kind):
    """Everybody else plays a Bang! card or loses a life."""

    aim: int = ON_ONESELF
    rule: str = "bang-indians-all"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        table.push(duels.Raids(me, card, self.kind, tuple(others(table, me))))


class Gatling(Kind):
    """A shot at everybody else."""

    aim: int = ON_ONESELF
    rule: str = "bang-gatling-all"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        table.push(Volley(me, card, self.kind, tuple(others(table, me))))


class Saloon(Kind):
    """One life for everybody."""

    aim: int = ON_ONESELF
    rule: str = "bang-saloon-heals-all"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        for figure in around(table, me):
            gain_life(table, figure, 1, self.rule)


class WellsFargo(Kind):
    """Three cards."""

    aim: int = ON_ONESELF
    rule: str = "bang-wells-fargo-draw"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        draw(table, table.owner[me], 3, self.rule)
