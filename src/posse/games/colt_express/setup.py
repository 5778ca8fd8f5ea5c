"""Setting the table: the train and its loot, the round deck, characters or teams, the first player."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from posse.core.chance import Chance
from posse.core.game import Game
from posse.core.said import TERM, Refusal, Said
from posse.core.steps import Step
from posse.games.colt_express import characters, events, terms
from posse.games.colt_express.facts import (
    BANDIT_COUNT,
    JEWELS,
    LEADERS,
    MOST_CARS,
    ONE_BANDIT_DECK,
    PARTNERS,
    PURSE_COPIES,
    PURSE_KINDS,
    ROUNDS,
    STATIONS,
    TWO_BANDIT_DECK,
    WAGON_JEWELS,
    WAGON_PURSES,
    WAGONS,
    group,
)
from posse.games.colt_express.pieces.packing import TOKENS
from posse.games.colt_express.pieces.purses import bag_of, remove
from posse.games.colt_express.rules.bandits import WhichBandit, bandit_thing
from posse.games.colt_express.rules.loot import gain_purse
from posse.games.colt_express.rules.rounds import ROUND
from posse.games.colt_express.rules.teams import PLACE_TEAMS
from posse.games.colt_express.table import ColtTable

_PURSES: Final[list[int]] = [kind for kind in range(PURSE_KINDS) for _ in range(PURSE_COPIES[kind])]
_TOKENS: Final[tuple[int, ...]] = tuple(range(TOKENS))
# By place: what lies there before the train is loaded. Compiled, a copy is faster than making such a list.
_NO_LOOT: Final[list[int]] = [0] * (2 * MOST_CARS)
_NO_PURSES: Final[list[tuple[int, ...]]] = [()] * (2 * MOST_CARS)

_ONE_BANDIT: Final[list[int]] = list(ONE_BANDIT_DECK)
_TWO_BANDITS: Final[list[int]] = list(TWO_BANDIT_DECK)


def set_up(game: Game, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> ColtTable:
    """colt-setup-rng: luck in this order: wagons, purses, round cards, station, characters, first player."""
    table = ColtTable()
    table.begin(game, seats, settings, chance)
    table.telling = telling
    couple_train(table)
    load_train(table)
    shuffle_rounds(table)
    if table.teams:
        form_teams(table)
    else:
        table.free = tuple(range(BANDIT_COUNT))
    table.push_all(CHARACTERS, FIRST, PLACING, ROUND)
    return table


def couple_train(table: ColtTable) -> None:
    """colt-setup-wagon-count, colt-setup-wagon-choice, colt-team-wagons."""
    count = table.seats + 1 if table.teams else table.seats
    wagons = list(range(len(WAGONS)))
    table.chance.shuffle(wagons)
    table.wagons = (-1, *wagons[:count])
    table.cars = 1 + count
    events.train_coupled(table, wagons[:count], "colt-setup-wagon-choice")


def load_train(table: ColtTable) -> None:
    """colt-setup-wagon-loot, colt-setup-purses-random: from the purses left after each bandit's $250."""
    places = 2 * table.cars
    table.jewels = _NO_LOOT[:places]
    table.boxes = _NO_LOOT[:places]
    table.purses = _NO_PURSES[:places]
    bandits = 2 * table.seats if table.teams else table.seats
    purses = _PURSES[bandits:]  # the $250 ones come first
    table.chance.shuffle(purses)
    jewels = JEWELS
    laid = 0
    for car in range(1, table.cars):
        wagon = table.wagons[car]
        table.jewels[2 * car] = WAGON_JEWELS[wagon]
        jewels -= WAGON_JEWELS[wagon]
        count = WAGON_PURSES[wagon]
        table.purses[2 * car] = _TOKENS[laid : laid + count]
        laid += count
    left = len(purses) - laid
    table.token_kind = purses[left:]
    table.token_kind.reverse()  # purses are laid from the end of the shuffled list
    table.token_seen = [-1] * laid
    table.token_sure = [0] * laid
    table.boxes[0] = 1  # colt-setup-locomotive
    # The starting purses are taken from the supply with the characters.
    table.supply = bag_of(_PURSES[:bandits] + purses[:left])
    table.spare_jewels = jewels


def shuffle_rounds(table: ColtTable) -> None:
    """colt-setup-round-deck-events-on: four cards of the group on top of a station; without events, five."""
    cards = list(group(table.seats))
    table.chance.shuffle(cards)
    if table.events_on:
        station = STATIONS[table.chance.below(len(STATIONS))]
        table.round_cards = (*cards[: ROUNDS - 1], station)
    else:
        table.round_cards = tuple(cards[:ROUNDS])


def form_teams(table: ColtTable) -> None:
    """colt-team-form: Cheyenne, Django and Tuco are dealt to Ghost, Doc and Belle."""
    partners = list(PARTNERS)
    table.chance.shuffle(partners)
    table.team_partner = tuple(partners)
    table.free = LEADERS
    events.teams_dealt(table, LEADERS, table.team_partner, "colt-team-form")


class Characters(Step[ColtTable]):
    """colt-setup-characters: one after another from seat 0, or dealt at random."""

    def run(self, table: ColtTable) -> None:
        seat = 0
        while seat < table.seats and table.gang[seat]:
            seat += 1
        if seat == table.seats:
            return
        table.stack.append(self)
        if table.settings["characters"] == "random":
            take(table, seat, table.free[table.chance.below(len(table.free))])
        elif len(table.free) == 1:  # colt-decide-character: the last one is given without asking
            take(table, seat, table.free[0])
        else:
            table.ask(seat, CHOOSE)


def take(table: ColtTable, seat: int, bandit: int) -> None:
    """A character, with its partner if there are teams, sits down with its starting purse."""
    table.free = tuple([other for other in table.free if other != bandit])
    if table.teams:
        partner = table.team_partner[LEADERS.index(bandit)]
        table.gang[seat] = (bandit, partner)
        events.team_taken(table, seat, bandit, partner, "colt-team-choose")
    else:
        table.gang[seat] = (bandit,)
        events.character_taken(table, seat, bandit, "colt-setup-characters")
    everybody_else = ((1 << table.seats) - 1) & ~(1 << seat)
    for member in table.gang[seat]:
        table.owner[member] = seat
        table.supply = remove(table.supply, 0)
        gain_purse(table, member, 0, everybody_else)
    characters.refresh(table, table.gang[seat])
    table.deck[seat] = _TWO_BANDITS[:] if table.teams else _ONE_BANDIT[:]


class Choose(WhichBandit):
    """colt-decide-character: one of the characters or teams still free."""

    asks: ClassVar[str] = "character"
    rule: ClassVar[str] = "colt-decide-character"
    verb: ClassVar[str] = "be"

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return list(table.free)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in table.free:
            return None
        args = (("bandit", TERM, terms.BANDIT[option]),)
        if table.teams and option not in LEADERS:
            return Refusal("colt-team-form", "colt-express-refusal-partner", args)
        rule = "colt-team-choose" if table.teams else "colt-setup-characters"
        return Refusal(rule, "colt-express-refusal-taken", args)

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        take(table, seat, option)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        touches = (bandit_thing(option),)
        alike = "" if table.abilities else "-alike"  # nothing to tell of abilities that do not apply
        if table.teams:
            partner = table.team_partner[LEADERS.index(option)]
            args = (("bandit", TERM, terms.BANDIT[option]), ("partner", TERM, terms.BANDIT[partner]))
            return Said("colt-express-option-team" + alike, args, touches)
        args_of_one = (("bandit", TERM, terms.BANDIT[option]),)
        return Said("colt-express-option-character" + alike, args_of_one, touches)

    def prompt(self, table: ColtTable, seat: int) -> Said:
        return Said("colt-express-ask-team" if table.teams else "colt-express-ask-character")


class First(Step[ColtTable]):
    """colt-setup-first-player: at random, once all characters are taken."""

    def run(self, table: ColtTable) -> None:
        table.first = table.chance.below(table.seats)
        events.first_player(table, table.first, "colt-setup-first-player")
        if table.expert:  # colt-expert-no-shuffle: the initial shuffle is the only one
            for seat in table.clockwise():
                table.chance.shuffle(table.deck[seat])


class Placing(Step[ColtTable]):
    """colt-setup-placement: clockwise, last car and the one before it in turn; teams choose secretly."""

    def run(self, table: ColtTable) -> None:
        if table.teams:
            table.stack.append(PLACE_TEAMS)
            return
        for number, seat in enumerate(table.clockwise()):
            bandit = table.gang[seat][0]
            car = table.last_car() - number % 2
            table.place[bandit] = 2 * car
            events.placed(table, seat, bandit, car, "colt-setup-placement")


CHARACTERS: Final = Characters()
CHOOSE: Final = Choose()
FIRST: Final = First()
PLACING: Final = Placing()
