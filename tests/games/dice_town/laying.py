"""Dice Town stories: `dice_town(…)` lays a table with only what matters, the rest is filled in."""

from __future__ import annotations

from collections.abc import Callable

from posse.core.chance import Chance
from posse.core.registry import find
from posse.core.table import SPECTATOR, AnyStep, seat_letter
from posse.games.dice_town import scoring
from posse.games.dice_town.facts import CARD_NAMES, FACES, PLACES, PROPERTY_DECK
from posse.games.dice_town.pieces.bags import cards_in
from posse.games.dice_town.pieces.dice import keep_name
from posse.games.dice_town.rules.rounds import ROUND, THE_ROUND
from posse.games.dice_town.table import DiceTable
from posse.games.dice_town.view import DiceView
from posse.testing import luck
from posse.testing.story import Facts, Player, Story, seat_at
from tests.games.dice_town.placing import (
    Amounts,
    PerSeat,
    bag,
    cards,
    dice,
    lay_dice,
    lay_money,
    lay_nuggets,
    lay_property,
    lay_store,
    named,
)

UNSPOKEN = "9 10 J Q A"  # what dice show of which a story says nothing
ANY = -1  # whichever card luck has it


class DicePlayer(Player[DiceTable]):
    """A seat at a Dice Town table."""

    @property
    def dollars(self) -> int:
        return self.table.dollars[self.seat]

    @property
    def nuggets(self) -> int:
        return self.table.nuggets[self.seat]

    @property
    def store(self) -> str:
        """The store cards in this player's hand."""
        return named(self.sees.store)

    @property
    def fenced(self) -> str:
        return named(self.sees.players[self.seat].fenced)

    @property
    def sees(self) -> DiceView:
        return self.table.view(self.seat)

    @property
    def rolled(self) -> str:
        """What the player's loose dice show, as the player sees them."""
        return " ".join([FACES[face] for face in self.sees.rolled_faces])

    @property
    def kept(self) -> str:
        """What the player's kept dice show, seen by everybody."""
        return " ".join([FACES[face] for face in self.story_view().players[self.seat].kept_faces])

    @property
    def has_won(self) -> bool:
        """Whether the player has won something this round, seen by everybody."""
        return self.story_view().players[self.seat].won

    def story_view(self) -> DiceView:
        return self.table.view(SPECTATOR)

    def keeps(self, faces: str, declaring: str = "") -> None:
        """Commits the dice that show these faces ("none", "all"), with cards: "brute", "cheater cheater"."""
        name = keep_name(self._dice(faces))
        self.chooses("+".join([name, *declaring.split()]))

    def _dice(self, faces: str) -> int:
        seen = self.sees
        loose = dict(zip(seen.rolled, seen.rolled_faces, strict=True))
        wanted = list(loose.values()) if faces == "all" else [] if faces == "none" else dice(faces)
        kept = 0
        for face in wanted:
            die = next((die for die, shown in loose.items() if shown == face), -1)
            assert die >= 0, f"{self} has not rolled {faces} but {self.rolled}"
            kept |= 1 << die
            del loose[die]
        return kept

    def plays(self, name: str) -> None:
        """Plays a card in the window for it."""
        play = "play" if f"card:{name}" in self._touched("play") else f"play:{name}"
        assert play in self.options, f"{self} cannot play {name} but {self.options}"
        self.chooses(play)

    def _touched(self, option: str) -> tuple[str, ...]:
        question = self.question
        number = question.option(self.table, self.seat, option)
        return () if number is None else question.label(self.table, self.seat, number).touches

    def offers(self, dollars: int = 0, nuggets: int = 0, cards: str = "", to: str = "") -> None:
        """Makes a whole offer to the sheriff, in the player's own name or for `to`, question by question."""
        self.chooses("for:" + (to or seat_letter(self.seat)))
        left = cards_in(bag(cards))  # in the order in which they are asked for
        while self.asked and self.asked.startswith("offer-"):
            if self.asked == "offer-dollars":
                self.chooses(f"dollars:{dollars}")
            elif self.asked == "offer-nuggets":
                self.chooses(f"nuggets:{nuggets}")
            elif left:
                self.chooses("card:" + CARD_NAMES[left.pop(0)])
            else:
                self.chooses("done")

    def rules_for(self, letter: str) -> None:
        """As sheriff names the winner of a dispute."""
        self.chooses("for:" + letter)

    @property  # the last one, because from here on the word means these cards
    def property(self) -> str:
        """The property cards in this player's hand, by value."""
        return named(self.sees.property)


class DiceStory(Story[DiceTable]):
    """A Dice Town table in a story."""

    a: DicePlayer
    b: DicePlayer
    c: DicePlayer
    d: DicePlayer
    e: DicePlayer

    def __init__(self, table: DiceTable, rolls: PerSeat | None = None, drawn: str = "") -> None:
        super().__init__(table)
        self.rolls = {
            seat_at(letter, table.seats): [throw.split() for throw in throws.split("/")]
            for letter, throws in (rolls or {}).items()
        }
        self.drawn = cards(drawn)
        for seat in range(table.seats):
            setattr(self, seat_letter(seat), self.player(seat))

    def player(self, seat: int) -> DicePlayer:
        return DicePlayer(self, seat)

    # What people see

    @property
    def sheriff(self) -> str:
        return seat_letter(self.table.sheriff)

    @property
    def bank(self) -> int:
        return self.table.bank

    @property
    def stagecoach(self) -> int:
        return self.table.stagecoach

    @property
    def mine(self) -> int:
        return self.table.mine

    @property
    def round(self) -> int:
        return self.table.round

    @property
    def row(self) -> str:
        """The property cards in the row, slot 1 first."""
        return " ".join([CARD_NAMES[number].removeprefix("property-") for number in self.table.row])

    @property
    def property_deck(self) -> int:
        return len(self.table.property_deck)

    @property
    def store_deck(self) -> int:
        return len(self.table.store_deck)

    @property
    def discard(self) -> str:
        """The store discard pile, faces and all."""
        return named(self.table.discard)

    @property
    def sees(self) -> DiceView:
        """What a spectator sees."""
        return self.table.view(SPECTATOR)

    def place(self, name: str) -> str:
        """Who won this location last: a seat letter, why nobody did, or nothing if it is still open."""
        found = ""
        for event in self.table.told:
            facts = event.facts()
            if facts.get("place") == f"place-{name}":
                found = event.kind.name
                if found in ("won", "ruled"):
                    found = seat_letter(_number(facts, "seat"))
                elif found == "dispute":
                    found = ""
        return found

    @property
    def score(self) -> Amounts:
        """What everybody's things are worth, by seat letter."""
        return {seat_letter(seat): points for seat, points in enumerate(scoring.totals(self.table))}

    @property
    def winners(self) -> str:
        """Who has won the game, once it is over."""
        result = self.table.result()
        return "" if result is None else " ".join([seat_letter(seat) for seat in result.winners])

    @property
    def ranks(self) -> Amounts:
        result = self.table.result()
        assert result is not None, "the game is not over"
        return {seat_letter(seat): rank for seat, rank in enumerate(result.ranks)}

    # What people do

    def everyone_keeps(self, faces: str = "all") -> None:
        """Everybody who is asked commits, until the throw is over: by default all dice."""
        for seat in self.table.asked_seats():
            if self.player(seat).asked == "commit-keep":
                self.player(seat).keeps(faces)

    def acts(self, act: Callable[[DiceTable], None]) -> None:
        """Loads the dice for what is about to happen, so that throws and thefts go as the story has it.

        What luck will be needed is found out on copies of the table, one throw or draw at a time.
        """
        rolls = {seat: throws[:] for seat, throws in self.rolls.items()}
        drawn = self.drawn[:]
        draws: list[int] = []
        met = 0
        while True:
            needs = self._needs(act, draws)
            if met == len(needs):
                break
            kind, facts = needs[met]
            count = _draws_needed(kind, facts)
            if len(draws) + count > luck.MOST and not rolls and not drawn:
                break  # so much luck cannot be decided at once, nor does it matter any longer
            if kind == "thrown":
                draws += _throw(rolls, facts)
            elif kind == "store-shuffled":
                draws += [0] * count
            else:
                draws = self._theft(act, draws, met, (drawn + [ANY] * count)[:count])
                del drawn[:count]
            met += 1
        luck.decide(self.table.chance, draws)
        super().acts(act)
        self.rolls = rolls
        self.drawn = drawn

    def _needs(self, act: Callable[[DiceTable], None], draws: list[int]) -> list[tuple[str, Facts]]:
        """All throws, shuffles and thefts that follow, if luck has it so far."""
        trial = self.table.clone()
        before = len(trial.told)
        luck.decide(trial.chance, draws)
        act(trial)
        return [
            (event.kind.name, event.facts())
            for event in trial.told[before:]
            if event.kind.name in ("thrown", "store-shuffled", "saloon-drawn")
        ]

    def _theft(
        self, act: Callable[[DiceTable], None], draws: list[int], met: int, wanted: list[int]
    ) -> list[int]:
        """Luck that draws just these cards from a victim's hand."""
        for place, wish in enumerate(wanted):
            for number in range(len(PROPERTY_DECK)):
                found = self._needs(act, [*draws, number])[met][1]["cards"]
                assert isinstance(found, tuple)
                if wish in (ANY, found[place]):
                    draws = [*draws, number]
                    break
            else:
                raise AssertionError(f"the thief cannot draw {CARD_NAMES[wish]}")
        return draws


def _throw(rolls: dict[int, list[list[str]]], facts: Facts) -> list[int]:
    """What a seat's next throw shows, by the story as far as it says."""
    seat = _number(facts, "seat")
    count = _number(facts, "count")
    spoken: list[str] = []
    if seat in rolls:
        spoken, *rolls[seat] = rolls[seat]
        if not rolls[seat]:
            del rolls[seat]
    assert len(spoken) <= count, f"{seat_letter(seat)} rolls {count} dice, not {' '.join(spoken)}"
    return dice(" ".join((spoken + UNSPOKEN.split()[len(spoken) :])[:count]))


def _draws_needed(kind: str, facts: Facts) -> int:
    if kind == "thrown":
        return _number(facts, "count")
    if kind == "store-shuffled":
        return _number(facts, "count") - 1
    return _number(facts, "property") + _number(facts, "store")


def _number(facts: Facts, name: str) -> int:
    number = facts[name]
    assert isinstance(number, int)
    return number


def new_dice_town(players: int = 4, seed: str = "7", **options: object) -> DiceStory:
    """A game as the rules set it up, with nothing arranged."""
    table = find("dice-town").new(players, options, Chance.from_text(seed))
    assert isinstance(table, DiceTable)
    story = DiceStory(table)
    story.check()
    return story


def dice_town(
    players: int = 4,
    *,
    sheriff: str = "a",
    round: int = 2,
    dollars: Amounts | None = None,
    bank: int | None = None,
    stagecoach: int | None = None,
    nuggets: Amounts | None = None,
    mine: int | None = None,
    store: PerSeat | None = None,
    property: PerSeat | None = None,
    fenced: PerSeat | None = None,
    row: str | None = None,
    property_deck: str = "",
    property_left: int | None = None,
    store_deck: str = "",
    store_left: int | None = None,
    discard: str | None = None,
    played: str = "",
    dice: PerSeat | None = None,
    rolls: PerSeat | None = None,
    drawn: str = "",
    at: str = "",
    won: str = "",
) -> DiceStory:
    """A table in the middle of a game, ready to be played on.

    Only what matters is said. Other seats have $8, and dollars over or short are the bank's if nothing is
    said of it, else another seat's; nuggets not spoken of are in the mine. Decks name their next cards in
    order and hold all cards not spoken of; `store_left` and `property_left` say how many cards they hold at
    most: more store cards lie face down on the discard pile (or, if that is spoken of, are held by the last
    seat), more property cards are fenced before the last seat. `played` cards lie openly on the discard
    pile.

    `dice` are kept dice. With five for everybody the action phase begins; who is not named takes no part in
    it then and has aces (which only the town hall and Doc would count). `at` plays only these places of
    the round ("rolling": none of them), `won` are seats that have won something before.
    `rolls` are the next throws of each seat, "A A K Q 9 / J J"; with them, who is not named in `dice` has
    kept no die. `drawn` are the cards a thief draws, in order.
    """
    game = find("dice-town")
    table = game.set_up(
        players, game.settings_for(players, {"first_sheriff": sheriff}), Chance.from_text("story"), True
    )
    assert isinstance(table, DiceTable)
    table.told = []
    table.round = round
    for seat in range(players):
        letter = seat_letter(seat)
        table.hand[seat] = bag((store or {}).get(letter, "") + " " + (property or {}).get(letter, ""))
        table.fenced[seat] = bag((fenced or {}).get(letter, ""))
        if won and letter in won.split():
            table.won |= 1 << seat
    lay_money(table, dollars or {}, bank, stagecoach)
    lay_nuggets(table, nuggets or {}, mine)
    lay_property(table, row, cards(property_deck), property_left)
    lay_store(table, cards(store_deck), store_left, discard, cards(played))
    lay_dice(table, dice or {}, dice is not None and rolls is None, at)
    table.stack = [
        ROUND,
        *[step for name, step in _steps() if name in _PHASES or not at or name in at.split()],
    ]
    for name in at.split():
        assert name in (*PLACES, "rolling"), f"there is no place {name}"
    story = DiceStory(table, rolls, drawn)
    story.check()
    story.acts(lambda each: each.go_on())
    return story


_PHASES = ("rolling", "end")  # of every round, whatever places a story plays


def _steps() -> list[tuple[str, AnyStep]]:
    """The steps of a round by name, last first as the stack wants them."""
    names = ["rolling", *PLACES, "end"]
    return list(zip(reversed(names), THE_ROUND, strict=True))
