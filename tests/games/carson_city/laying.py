"""Carson City stories: `carson_city(…)` lays a table with only what matters, the rest is filled in."""

from __future__ import annotations

from collections.abc import Callable

from posse.core.chance import Chance
from posse.core.table import SPECTATOR, seat_letter
from posse.games.carson_city import GAME
from posse.games.carson_city.facts import (
    ACTING,
    CHARACTERS,
    CHOOSING,
    ENDING,
    NOTHING,
    PARCEL_NAMES,
    SPACES,
    STANDS,
)
from posse.games.carson_city.rules.actions import NEXT_ACTION
from posse.games.carson_city.rules.rounds import ROUND, THE_ROUND
from posse.games.carson_city.rules.spaces import open_spaces
from posse.games.carson_city.setup import CLAIMING
from posse.games.carson_city.table import CarsonTable
from posse.games.carson_city.view import CarsonView, PlayerView
from posse.testing import luck
from posse.testing.story import Player, Story, seat_at
from tests.games.carson_city.placing import (
    Counts,
    PerSeat,
    empty_bag,
    lay_characters,
    lay_cowboys,
    lay_duel_tiles,
    lay_goods,
    lay_land,
    lay_map,
    lay_tiles,
    parcel_named,
    seats_named,
    sides_wanted,
)


class CarsonPlayer(Player[CarsonTable]):
    """A seat at a Carson City table."""

    @property
    def sees(self) -> CarsonView:
        return self.table.view(self.seat)

    @property
    def seen(self) -> PlayerView:
        """What everybody sees of this player."""
        return self.table.view(SPECTATOR).players[self.seat]

    @property
    def money(self) -> int:
        return self.seen.money

    @property
    def points(self) -> int:
        return self.seen.points

    @property
    def cowboys(self) -> int:
        """In hand."""
        return self.seen.cowboys

    @property
    def reserve(self) -> int:
        return self.seen.reserve

    @property
    def revolvers(self) -> int:
        return self.seen.revolvers

    @property
    def firepower(self) -> int:
        return self.seen.firepower

    @property
    def roads(self) -> int:
        return self.seen.roads

    @property
    def claims(self) -> int:
        return self.seen.claims

    @property
    def character(self) -> str:
        return "" if self.seen.character < 0 else CHARACTERS[self.seen.character]

    @property
    def kept(self) -> str:
        """Tiles taken and not built, in the order they were taken."""
        return " ".join([STANDS[tile] for tile in self.seen.kept])

    @property
    def land(self) -> str:
        """Own parcels, row by row: "e3 f3"."""
        owner = self.table.view(SPECTATOR).owner
        return " ".join([PARCEL_NAMES[at].lower() for at in range(64) if owner[at] == self.seat])

    @property
    def at(self) -> str:
        """Where this player's cowboys stand, spaces first, each place as often as it has one."""
        view = self.table.view(SPECTATOR)
        spaces = [SPACES[each.space] for each in view.spaces for seat in each.cowboys if seat == self.seat]
        camps = [PARCEL_NAMES[each.parcel].lower() for each in view.camps if self.seat in each.cowboys]
        return " ".join(spaces + camps)

    @property
    def tiles(self) -> str:
        """Duel tiles in hand."""
        return " ".join([str(tile) for tile in self.sees.tiles])

    def places(self, space: str) -> None:
        """A cowboy on an action space: "three-guns"."""
        self.chooses("space:" + space)

    def stakes(self, parcel: str) -> None:
        """A cowboy on land to buy."""
        self.chooses("land")
        self.chooses("parcel:" + parcel)

    def attacks(self, parcel: str) -> None:
        self.chooses("attack")
        self.chooses("parcel:" + parcel)

    def guards(self, parcel: str) -> None:
        self.chooses("guard")
        self.chooses("parcel:" + parcel)

    def passes(self) -> None:
        """Passes in placement; declines, keeps or is done elsewhere."""
        for name in ("pass", "finish", "decline", "keep", "done", "points:0"):
            if name in self.options:
                self.chooses(name)
                return
        raise AssertionError(f"{self} cannot pass: {self.options}")

    def lays(self, edge: str) -> None:
        """A road before the decision that is open."""
        self.chooses("road")
        self.chooses("edge:" + edge)

    def builds(self, building: str, parcel: str, house: str = "") -> None:
        self.chooses(f"{building}:{parcel}")
        if house:
            self.chooses("parcel:" + house)


class CarsonStory(Story[CarsonTable]):
    """A Carson City table in a story."""

    a: CarsonPlayer
    b: CarsonPlayer
    c: CarsonPlayer
    d: CarsonPlayer
    e: CarsonPlayer

    def __init__(self, table: CarsonTable, dice: str = "") -> None:
        super().__init__(table)
        self.dice = [int(face) - 1 for face in dice.split()]
        for seat in range(table.seats):
            setattr(self, seat_letter(seat), self.player(seat))

    def player(self, seat: int) -> CarsonPlayer:
        return CarsonPlayer(self, seat)

    # What people see

    @property
    def sees(self) -> CarsonView:
        """What a spectator sees."""
        return self.table.view(SPECTATOR)

    @property
    def round(self) -> int:
        return self.table.round

    @property
    def row(self) -> str:
        """The building row from the $3 space on, "-" for an empty space."""
        return " ".join(["-" if tile == NOTHING else STANDS[tile] for tile in self.sees.row])

    @property
    def turn_order(self) -> str:
        return " ".join([seat_letter(seat) for seat in self.sees.turn_order])

    @property
    def pass_order(self) -> str:
        return " ".join([seat_letter(seat) for seat in self.sees.pass_order])

    def what(self, parcel: str) -> str:
        """What stands on a parcel."""
        return STANDS[self.sees.what[parcel_named(parcel)]]

    def owner(self, parcel: str) -> str:
        """The letter of a parcel's owner, "" for nobody."""
        seat = self.sees.owner[parcel_named(parcel)]
        return "" if seat < 0 else seat_letter(seat)

    def price(self, parcel: str) -> int:
        return self.sees.prices[parcel_named(parcel)]

    def income(self, parcel: str) -> int:
        """What the building on a parcel pays."""
        return self.sees.incomes[parcel_named(parcel)]

    def reached(self, parcel: str) -> bool:
        return parcel_named(parcel) in self.sees.reached

    @property
    def winners(self) -> str:
        """Who has won the game, once it is over."""
        result = self.table.result()
        return "" if result is None else " ".join([seat_letter(seat) for seat in result.winners])

    @property
    def scores(self) -> dict[str, int]:
        result = self.table.result()
        assert result is not None, "the game is not over"
        return {seat_letter(seat): score for seat, score in enumerate(result.scores)}

    def line(self, letter: str, what: str) -> tuple[int, int]:
        """How many of something, and the points for it, in a final score: `line("a", "money")`."""
        result = self.table.result()
        assert result is not None, "the game is not over"
        lines = result.lines[seat_at(letter, self.table.seats)]
        return next((line.count, line.points) for line in lines if line.what == "score-" + what)

    # What people do

    def acts(self, act: Callable[[CarsonTable], None]) -> None:
        """Loads the dice first, if the story says how they fall."""
        if not self.dice:
            super().acts(act)
            return
        loaded = self.dice[: luck.MOST]
        luck.decide(self.table.chance, loaded)
        before = self.table.chance.used
        super().acts(act)
        del self.dice[: min(self.table.chance.used - before, len(loaded))]

    def everybody_passes(self) -> None:
        """Passes in placement, in turn, until the phase is over."""
        while self.asks == "place":
            self.player(self.table.asked_seats()[0]).chooses("pass")

    def default(self) -> None:
        """The platform answers for everybody who is asked now."""
        player = self.player(self.table.asked_seats()[0])
        player.chooses(player.default)

    def finish_round(self) -> None:
        """The platform answers for everybody, until this round is over."""
        now = self.table.round
        while not self.over and self.table.round == now:
            self.default()

    def finish_game(self) -> None:
        while not self.over:
            self.finish_round()


def new_carson_city(players: int = 4, seed: str = "7", dice: str = "", **settings: object) -> CarsonStory:
    """A game as the rules set it up, with nothing arranged; the first player is to claim a parcel."""
    table = GAME.new(players, settings, Chance.from_text(seed))
    assert isinstance(table, CarsonTable)
    story = CarsonStory(table, dice)
    story.check()
    return story


def carson_city(
    players: int = 3,
    *,
    phase: str = "placement",
    round: int = 1,
    action: str = "wages",
    order: str = "",
    town: str = "d4",
    land: PerSeat | None = None,
    stands: dict[str, str] | None = None,
    mountains: str = "",
    laid: str = "",
    money: Counts | None = None,
    points: Counts | None = None,
    revolvers: Counts | None = None,
    roads: Counts | None = None,
    claims: Counts | None = None,
    cowboys: Counts | None = None,
    at: PerSeat | None = None,
    white: str = "",
    characters: PerSeat | None = None,
    waited: str = "",
    three_guns: str = "",
    row: str = "",
    bag: str = "",
    bag_empty: bool = False,
    kept: PerSeat | None = None,
    tiles: PerSeat | None = None,
    pile: str = "",
    dice: str = "",
    **settings: object,
) -> CarsonStory:
    """A table in the middle of a game, ready to be played on.

    Only what matters is said. `phase` is where the story begins: "claims" (starting parcels), "characters",
    "placement", "actions" (at the space `action`) or "end". `order` is the order of the players ("b a c"):
    the selection order, and from the actions on the pass order; by default seats in order. Characters not
    named are banker, grocer, settler, captain, mercenary, so that turn order is seating order, too; "grocer
    red" has the red side. `white` is where the yellow Sheriff's cowboy stands ("hand", "wages", "e3").

    The town centre is a house on D4 with four roads; `laid` are further roads ("h34"). Mountains not named in
    `mountains` lie in row 8 and column H. `land` are parcels by owner, `stands` what stands on parcels. `at`
    is where cowboys stand ("wages wages e3"), `cowboys` how many are in hand, `claims` how many property
    tiles are left. `row` is the building row from $3 on, `bag` the next tiles, `kept` tiles in front of
    players. `tiles` are duel tiles, `pile` those already played. `dice` are the next faces rolled.
    """
    cards = characters or {}
    given: dict[str, object] = {**sides_wanted(cards), **settings}
    if tiles is not None:
        given["duel_tiles"] = True
    table = CarsonTable()
    table.begin(GAME, players, GAME.settings_for(players, given), Chance.from_text("story"))
    _lay_sides(table)
    lay_land(table, land or {})
    lay_map(table, town, stands or {}, mountains, laid)
    lay_tiles(table, row, bag, kept or {})
    lay_goods(table, money or {}, points or {}, revolvers or {}, roads or {}, claims or {})
    if bag_empty:
        empty_bag(table)
    table.round = round
    table.selection = seats_named(order) or tuple(range(players))
    if phase not in ("claims", "characters"):
        lay_characters(table, cards)
    lay_cowboys(table, cowboys or {}, at or {}, white)
    for letter in waited.split():
        table.waited |= 1 << seat_at(letter, players)
    if three_guns:
        table.three_guns = seat_at(three_guns, players)
    if table.duel_tiles:
        lay_duel_tiles(table, tiles or {}, pile)
    _lay_phase(table, phase, action)
    story = CarsonStory(table, dice)
    story.check()
    story.acts(lambda each: each.go_on())
    return story


def _lay_sides(table: CarsonTable) -> None:
    sides = [table.settings["side_" + name.replace("-", "_")] for name in CHARACTERS]
    everybody = table.settings["sides"]
    table.sides = tuple([1 if (everybody if side == "as_all" else side) == "red" else 0 for side in sides])


def _lay_phase(table: CarsonTable, phase: str, action: str) -> None:
    """Puts on the stack what is left of the round, last first."""
    if phase == "claims":
        table.round = 0
        snake = [*table.selection, *table.selection[::-1]]
        table.stack = [ROUND, *[CLAIMING[seat] for seat in reversed(snake)]]
        return
    ahead = len(THE_ROUND) - {"characters": 0, "placement": 1, "actions": 3, "end": 3}[phase]
    table.stack = [ROUND, *THE_ROUND[:ahead]]
    table.open = open_spaces(table)
    table.phase = CHOOSING
    if phase in ("actions", "end"):
        table.pass_order = table.selection
        table.phase = ENDING if phase == "end" else ACTING
    if phase == "actions":
        table.stack.append(NEXT_ACTION)
        table.action = SPACES.index(action) - 1


__all__ = ["CarsonPlayer", "CarsonStory", "carson_city", "new_carson_city"]
