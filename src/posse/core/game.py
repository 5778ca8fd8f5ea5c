"""What a game says of itself: its name, seats, settings, bots; and how a table of it is set up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from posse.core.actions import ActionSpace
from posse.core.chance import Chance
from posse.core.encoding import Encoding
from posse.core.errors import SettingError
from posse.core.said import NUMBER, TEXT, Args
from posse.core.steps import Question
from posse.core.table import Decision, Table, View

if TYPE_CHECKING:
    from posse.core.search import Guide

SettingValue = bool | int | str | None
Imagine = Callable[[Chance], Table]
Chooser = Callable[[View, Decision, Imagine], int]


class Setting:
    """One thing that can be set before a game. `kind`: flag, choice, number or seat (None: not set)."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: SettingValue,
        rule: str,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        live_rule: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.rule = rule
        self.choices = choices
        self.low = low
        self.high = high
        self.live_rule = live_rule  # where it is switched on: the rule that nobody plays it by correspondence

    def read(self, given: object, seats: int) -> SettingValue:
        """The parsed value, or a SettingError that says what is allowed."""
        if given is None and self.default is None:
            return None
        if self.kind == "flag":
            if isinstance(given, bool):
                return given
            if isinstance(given, str) and given.lower() in ("on", "yes", "true", "off", "no", "false"):
                return given.lower() in ("on", "yes", "true")
            raise self._wrong(given, "on, off")
        if self.kind == "choice":
            if isinstance(given, str) and given in self.choices:
                return given
            raise self._wrong(given, ", ".join(self.choices))
        if self.kind == "seat":
            if isinstance(given, str) and len(given) == 1 and 0 <= ord(given) - ord("a") < seats:
                return ord(given) - ord("a")
            if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 10:
                given = int(given)
            if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < seats:
                return given
            raise self._wrong(given, f"0–{seats - 1}, a–{chr(ord('a') + seats - 1)}")
        if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 10:
            given = int(given)
        if isinstance(given, int) and not isinstance(given, bool) and self.low <= given <= self.high:
            return given
        raise self._wrong(given, f"{self.low}–{self.high}")

    def _wrong(self, given: object, allowed: str) -> SettingError:
        return SettingError(
            "error-setting-value",
            (("setting", TEXT, self.name), ("value", TEXT, str(given)[:40]), ("allowed", TEXT, allowed)),
        )


class Preset:
    """A switch for several settings at once: on, they have these values."""

    def __init__(self, name: str, values: dict[str, SettingValue], rule: str) -> None:
        self.name = name
        self.values = values
        self.rule = rule

    def read(self, given: object) -> dict[str, SettingValue]:
        """The settings it makes, none if it is off; or a SettingError."""
        on = Setting(self.name, "flag", False, self.rule).read(given, 0)
        return self.values if on else {}


class Card:
    """A card of a game, as `Game.cards` lists it by number.

    `name` is stable and the board's word for it ("card:" + name). `term` is the message that names it in
    words, with `args` as that message's variables: suit and rank, or points. A number that is no card at all
    has no name.
    """

    def __init__(self, name: str, term: str, args: Args = ()) -> None:
        self.name = name
        self.term = term
        self.args = args


NO_CARD: Final = Card("", "")


@dataclass
class ScoreLine:
    """One line of a final score: what for (a term of the game), how many, how many points, by which rule."""

    what: str
    count: int
    points: int
    rule: str


@dataclass
class Result:
    """How it ended, by seat. Rank 1 is the best; equal seats share a rank."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    lines: list[list[ScoreLine]] = field(default_factory=list)


class Game:
    """A game that can be played: each game's package has one, called GAME."""

    def __init__(self, name: str, version: str, min_seats: int, max_seats: int, end_rule: str) -> None:
        self.name = name
        self.version = version  # of its rules: another version is another game to a record
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.end_rule = end_rule
        self.settings: list[Setting] = []
        self.presets: list[
            Preset
        ] = []  # can be given like settings; a setting that is given itself goes first
        self.cards: list[Card] = []  # by number
        self.questions: list[type[Question[Any]]] = []  # all it can ask
        self.rules = name  # its file in docs/rules
        self.sides = False  # players win together: each of a side has won, none only a share of it
        self.rests = False  # defaults alone may never end it: a table that everybody has left waits for them
        self.ponders = False  # its deputy takes its time: a server lets it think in another process
        self.open_menus = False  # all know what a seat may choose openly: how long it thinks tells nothing
        self._numbers: dict[str, int] = {}
        self._usual: dict[int, dict[str, Any]] = {}  # by seats: the settings where none are given

    def new(
        self,
        seats: int,
        settings: dict[str, Any] | None = None,
        chance: Chance | None = None,
        telling: bool = True,
    ) -> Table:
        """A table set up by the rules, run on to the first decision."""
        complete = self.settings_for(seats, settings) if settings else self._usual_settings(seats)
        table = self.set_up(seats, complete, chance or Chance.from_text(self.name), telling)
        table.go_on()
        return table

    def _usual_settings(self, seats: int) -> dict[str, Any]:
        """The settings where none are given, worked out once: searches and simulations set up many tables."""
        usual = self._usual.get(seats)
        if usual is None:
            usual = self._usual[seats] = self.settings_for(seats, {})
        return usual.copy()

    def settings_for(self, seats: int, given: dict[str, Any]) -> dict[str, Any]:
        """Every setting with its value, or a SettingError for what this game does not have."""
        if isinstance(seats, bool) or not self.min_seats <= seats <= self.max_seats:
            raise SettingError(
                "error-seats",
                (("seats", NUMBER, seats), ("min", NUMBER, self.min_seats), ("max", NUMBER, self.max_seats)),
            )
        presets = [preset for preset in self.presets if preset.name in given]
        known = {setting.name for setting in self.settings} | {preset.name for preset in self.presets}
        for name in given:
            if name not in known:
                raise SettingError(
                    "error-setting-unknown",
                    (("setting", TEXT, str(name)[:40]), ("known", TEXT, ", ".join(sorted(known)))),
                )
        made: dict[str, Any] = {}
        for preset in presets:
            made.update(preset.read(given[preset.name]))
        complete: dict[str, Any] = {}
        for setting in self.settings:
            wanted = given.get(setting.name, made.get(setting.name, setting.default))
            complete[setting.name] = setting.read(wanted, seats)
        self.check_settings(seats, complete)
        return complete

    def live_rule(self, settings: dict[str, Any]) -> str:
        """The rule that a game with these settings is only played live, "" if there is none."""
        for setting in self.settings:
            if setting.live_rule and settings[setting.name] != setting.default:
                return setting.live_rule
        return ""

    def card_named(self, name: str) -> int | None:
        """The number of the card of this name, if there is one."""
        if not self._numbers:
            self._numbers = {card.name: number for number, card in enumerate(self.cards) if card.name}
        return self._numbers.get(name)

    def actions(self) -> ActionSpace:
        """Its fixed action space."""
        return ActionSpace(self)

    def encoding(self) -> Encoding:
        """How its positions are written as numbers. Without its own fields: only what is asked."""
        return Encoding(self, [], [], [])

    # What each game answers for itself

    def as_of(self, version: str) -> Game | None:
        """The game by the rules of this version; None if nobody here knows them any more.

        A game that has changed a rule may still play by the old one: then it returns another game of the same
        name, whose version is the old one. Rules ask `table.game`. Tables and records of that version go on.
        """
        return self if version == self.version else None

    def check_settings(self, seats: int, settings: dict[str, Any]) -> None:
        """Raise a SettingError for settings that cannot be combined."""

    def set_up(self, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> Table:
        raise NotImplementedError

    def sensible(self, view: View, decision: Decision) -> list[int]:
        """The options a greenhorn would think of: all but obviously bad ones."""
        return decision.options

    def deputy(self) -> Chooser | None:
        """The game's own fast player, if it has one."""
        return None

    def guide(self) -> Guide | None:
        """What it brings to a search, if it brings anything."""
        return None
