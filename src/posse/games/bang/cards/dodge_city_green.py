"""Green cards of Dodge City: put in play first, used once in a later turn."""

from __future__ import annotations

from posse.games.bang import events
from posse.games.bang.facts import BIBLE
from posse.games.bang.pieces.packing import SOURCE, use
from posse.games.bang.rules.aims import (
    ANY_OTHER,
    AT_ONE,
    IN_FRONT,
    IN_REACH,
    ON_ONESELF,
    TAKE_ANYWHERE,
    targets,
)
from posse.games.bang.rules.circle import others
from posse.games.bang.rules.kinds import Kind, card_of
from posse.games.bang.rules.life import gain_life
from posse.games.bang.rules.piles import draw, from_aside, from_front, lay_aside
from posse.games.bang.rules.shots import Shot, Volley, fire
from posse.games.bang.rules.taking import take_from
from posse.games.bang.table import BangTable


class Green(Kind):
    """bang-green-use: offered at `play` once it is ready."""

    aim: int = IN_FRONT
    use_aim: int = ON_ONESELF

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if card_of(table, me, self.kind) in table.fresh:
            return
        for target in targets(table, me, self.use_aim):
            menu.append(use(self.kind, target))


class GreenShot(Green):
    """One shot."""

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        fire(table, me, target, card, self.kind, 1)


class GreenMissed(Kind):
    """bang-green-missed-any-time: a Missed! in play, for its owner when shot at."""

    aim: int = IN_FRONT
    rule: str = "bang-green-missed-any-time"

    def dodges(self, table: BangTable, me: int, tried: int, menu: list[int]) -> None:
        if card_of(table, me, self.kind) not in table.fresh:
            menu.append(SOURCE | self.kind)

    def dodge(self, table: BangTable, me: int, shot: Shot) -> None:
        card = card_of(table, me, self.kind)
        from_front(table, me, card)
        lay_aside(table, card)  # bang-green-use-gone: it is not part of a reshuffle
        events.green_used(table, me, card, me, self.rule)
        if self.kind == BIBLE:
            draw(table, table.owner[me], 1, self.rule)
        from_aside(table, table.owner[me], card)
        shot.one_missed(table)


class Bible(GreenMissed):
    """A Missed! that brings a card."""

    rule: str = "bang-bible-cancel"


class BuffaloRifle(GreenShot):
    """A shot at any distance."""

    use_aim: int = ANY_OTHER
    rule: str = "bang-buffalo-rifle-shot"


class GreenTake(Green):
    """One card of anybody; not the card in use, which has left play."""

    use_aim: int = TAKE_ANYWHERE

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        before = len(menu)
        super().actions(table, me, menu)
        if len(menu) > before and len(table.front[me]) == 1:  # bang-green-use-gone
            menu.remove(use(self.kind, me))


class CanCan(GreenTake):
    """Makes any player discard a card."""

    rule: str = "bang-can-can-discard"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        take_from(table, me, card, target, self.rule, discards=True)


class Canteen(Green):
    """One life."""

    rule: str = "bang-canteen-heals"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        gain_life(table, me, 1, self.rule)


class Conestoga(GreenTake):
    """Takes a card from anybody."""

    rule: str = "bang-conestoga-take"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        take_from(table, me, card, target, self.rule)


class Derringer(GreenShot):
    """A card, and a shot at distance 1."""

    use_aim: int = AT_ONE
    rule: str = "bang-derringer-shot"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        draw(table, table.owner[me], 1, self.rule)
        fire(table, me, target, card, self.kind, 1)


class Howitzer(Green):
    """A shot at everybody else."""

    rule: str = "bang-howitzer-all"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        table.push(Volley(me, card, self.kind, tuple(others(table, me))))


class IronPlate(GreenMissed):
    """A Missed!."""

    rule: str = "bang-iron-plate-cancel"


class Knife(GreenShot):
    """A shot at distance 1."""

    use_aim: int = AT_ONE
    rule: str = "bang-knife-shot"


class Pepperbox(GreenShot):
    """A shot the weapon reaches."""

    use_aim: int = IN_REACH
    rule: str = "bang-pepperbox-shot"


class PonyExpress(Green):
    """Three cards."""

    rule: str = "bang-pony-express-draw"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        draw(table, table.owner[me], 3, self.rule)


class Sombrero(GreenMissed):
    """A Missed!."""

    rule: str = "bang-sombrero-cancel"


class TenGallonHat(GreenMissed):
    """A Missed!."""

    rule: str = "bang-ten-gallon-hat-cancel"
