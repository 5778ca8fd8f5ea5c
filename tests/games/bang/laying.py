"""BANG! stories: `bang(…)` lays a table with only what matters, the rest is filled in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from posse.core.chance import Chance
from posse.core.table import SPECTATOR, seat_letter
from posse.games.bang import Bang
from posse.games.bang.facts import CARD_KIND, CARD_NAMES, CHARACTER_NAMES, EVENT_NAMES, KIND_NAMES, ROLES
from posse.games.bang.rules.circle import distance, sit_down
from posse.games.bang.rules.discarding import DISCARD_PHASE
from posse.games.bang.rules.drawing import DRAW_PHASE
from posse.games.bang.rules.playing import PLAY_PHASE
from posse.games.bang.rules.turns import THE_TURN, start_turn
from posse.games.bang.table import BangTable
from posse.games.bang.view import BangView, FigureView
from posse.testing.story import Player, Story, seat_at
from tests.games.bang.placing import (
    Box,
    PerSeat,
    deck_of,
    figure_at,
    lay_cards,
    lay_characters,
    lay_events,
    lay_roles,
    lay_show,
    lay_silence,
    named,
    needs_dodge_city,
)

GAME = Bang()
PHASES = {"draw": DRAW_PHASE, "play": PLAY_PHASE, "discard": DISCARD_PHASE}


class BangFigure:
    """A character at the table of a story: with two players `table.a1`, `table.b2`."""

    def __init__(self, story: BangStory, figure: int) -> None:
        self.story = story
        self.figure = figure

    @property
    def life(self) -> int:
        return self.story.table.life[self.figure]

    @property
    def front(self) -> str:
        """Cards in play by kind, the oldest first."""
        return " ".join([KIND_NAMES[CARD_KIND[card]] for card in self.story.table.front[self.figure]])

    @property
    def character(self) -> str:
        return CHARACTER_NAMES[self.story.table.character[self.figure]]

    @property
    def abilities(self) -> list[str]:
        """The characters whose abilities it has now, its own first."""
        return [CHARACTER_NAMES[each] for each in self.seen.abilities]

    @property
    def in_game(self) -> bool:
        return self.story.table.is_in_game(self.figure)

    def sees(self, other: str) -> int:
        """How far away it sees another one."""
        return distance(self.story.table, self.figure, figure_at(self.story.table, other))

    @property
    def seen(self) -> FigureView:
        return self.story.table.view(SPECTATOR).figures[self.figure]


class BangPlayer(Player[BangTable]):
    """A seat at a BANG! table. `life`, `front` and the like are those of the active character."""

    @property
    def me(self) -> BangFigure:
        return BangFigure(self.story, self.table.active[self.seat])  # type: ignore[arg-type]

    @property
    def sees(self) -> BangView:
        return self.table.view(self.seat)

    @property
    def hand(self) -> str:
        """Hand cards by kind, the oldest first."""
        return " ".join([KIND_NAMES[CARD_KIND[card]] for card in self.table.hands[self.seat]])

    @property
    def cards(self) -> str:
        """Hand cards by name, the oldest first."""
        return named(self.table.hands[self.seat])

    @property
    def life(self) -> int:
        return self.me.life

    @property
    def front(self) -> str:
        return self.me.front

    @property
    def in_game(self) -> bool:
        return any(self.table.is_in_game(figure) for figure in self.table.own[self.seat])

    @property
    def role(self) -> str:
        return ROLES[self.table.role[self.seat]]

    def distance(self, other: str) -> int:
        return self.me.sees(other)

    def held(self, word: str) -> str:
        """The name of the first hand card of this kind, or of this name."""
        for card in self.table.hands[self.seat]:
            if word in (CARD_NAMES[card], KIND_NAMES[CARD_KIND[card]]):
                return CARD_NAMES[card]
        raise AssertionError(f"{self} holds {self.cards}, no {word}")

    def plays(self, card: str, at: str = "", as_: str = "") -> None:
        """Plays a hand card by its kind or name: as an action, or as an answer."""
        verb = f"as-{as_}" if as_ else "play"
        self.chooses(f"{verb}:{self.held(card)}" + (f":{at}" if at else ""))

    def may_play(self, card: str, at: str = "", as_: str = "") -> bool:
        verb = f"as-{as_}" if as_ else "play"
        return f"{verb}:{self.held(card)}" + (f":{at}" if at else "") in self.options

    def cannot_play(self, card: str, at: str = "", as_: str = "") -> str:
        """The rule that forbids it."""
        verb = f"as-{as_}" if as_ else "play"
        return self.refused(f"{verb}:{self.held(card)}" + (f":{at}" if at else ""))

    def uses(self, what: str, at: str = "") -> None:
        """Uses a card in play or an ability: "barrel", "sid-ketchum"."""
        self.chooses(f"use:{what}" + (f":{at}" if at else ""))

    def pays(self, *cards: str) -> None:
        """Discards hand cards as a cost."""
        for card in cards:
            self.chooses("card:" + self.held(card))

    def takes(self, card: str) -> None:
        """Answers `take-card`: "hand", or a card in play by its kind."""
        if card == "hand":
            self.chooses("hand")
            return
        option = next(name for name in self.options if name.startswith(f"card:{card}-"))
        self.chooses(option)

    def discards(self, *cards: str) -> None:
        for card in cards:
            self.chooses("discard:" + self.held(card))

    def ends(self) -> None:
        self.chooses("end")


class BangStory(Story[BangTable]):
    """A BANG! table in a story."""

    a: BangPlayer
    b: BangPlayer
    c: BangPlayer
    d: BangPlayer
    e: BangPlayer
    f: BangPlayer
    g: BangPlayer
    h: BangPlayer
    a1: BangFigure
    a2: BangFigure
    b1: BangFigure
    b2: BangFigure

    def __init__(self, table: BangTable) -> None:
        super().__init__(table)
        for seat in range(table.seats):
            setattr(self, seat_letter(seat), self.player(seat))
        if table.seats == 2:
            for figure, name in enumerate(("a1", "a2", "b1", "b2")):
                setattr(self, name, BangFigure(self, figure))

    def player(self, seat: int) -> BangPlayer:
        return BangPlayer(self, seat)

    @property
    def sees(self) -> BangView:
        """What a spectator sees."""
        return self.table.view(SPECTATOR)

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return seat_letter(self.table.turn)

    @property
    def discard(self) -> str:
        """The discard pile by kind, the top card last."""
        return " ".join([KIND_NAMES[CARD_KIND[card]] for card in self.table.discard])

    @property
    def event(self) -> str:
        """The active event card of High Noon or A Fistful of Cards, "" for none."""
        return EVENT_NAMES[self.table.event] if self.table.event >= 0 else ""

    @property
    def show(self) -> str:
        """The active event card of Wild West Show, "" for none."""
        return EVENT_NAMES[self.table.show] if self.table.show >= 0 else ""

    @property
    def winners(self) -> str:
        result = self.table.result()
        return "" if result is None else " ".join([seat_letter(seat) for seat in result.winners])

    def moments(self, seed: int = 0) -> Iterator[None]:
        """Plays the table to its end at random; stops before every choice."""
        random = Random(seed)
        while not self.over:
            yield
            player = self.player(random.choice(self.table.asked_seats()))
            player.chooses(random.choice(player.options))


def new_bang(players: int = 5, seed: str = "7", **settings: object) -> BangStory:
    """A game as the rules set it up, with nothing arranged."""
    table = GAME.new(players, settings, Chance.from_text(seed))
    assert isinstance(table, BangTable)
    story = BangStory(table)
    story.check()
    return story


def bang(
    players: int = 4,
    *,
    roles: PerSeat | None = None,
    removed: str = "deputy",
    characters: PerSeat | None = None,
    life: dict[str, int] | None = None,
    hands: PerSeat | None = None,
    front: PerSeat | None = None,
    fresh: str = "",
    deck: str = "",
    discard: str = "",
    event: str = "",
    coming: str = "",
    spares: PerSeat | None = None,
    show: str = "",
    shows: str = "",
    turn: str = "a",
    phase: str = "play",
    **settings: object,
) -> BangStory:
    """A table in the middle of a game, ready to be played on.

    In the hidden six-player game `removed` is the role that nobody has.

    Only what matters is said. Seats not named in `characters` have one without an ability and four lives.
    `a` is the Sheriff (with one life more) unless `roles` says otherwise; then come outlaw, renegade, outlaw,
    deputy, outlaw, deputy, renegade; of three players `a` is the deputy. Everybody has full life but for
    `life`; 0 is out of the game. Hands and fronts not named are empty.

    A card is named by its kind ("bang"), its sign ("2♦") or both ("bang-2d"). `deck` are the next cards, in
    order; all cards not spoken of lie below them. `discard` is the pile, its top card last. `fresh` are kinds
    of green cards in play that cannot be used yet.

    `event` is the active event card, `coming` are the next ones in order; everybody has had a turn before, so
    the keeper turns one at the start of their turn. `spares` are characters that lie face down. `show` and
    `shows` are the same of Wild West Show.

    `phase` is where the story begins in the turn of `turn`: "start" with Dynamite and Jail, "draw", "play" or
    "discard". Dodge City is used where a card of it is named. With two players each has the characters "a1"
    and "a2", "b1" and "b2"; `front`, `characters` and `life` are by these names.
    """
    spoken = [*(hands or {}).values(), *(front or {}).values(), deck, discard]
    if needs_dodge_city(spoken):
        settings.setdefault("dodge_city", True)
    if event or coming:
        settings.setdefault("events", deck_of(f"{event} {coming}"))
    if show or shows:
        settings.setdefault("wws_events", True)
    complete = GAME.settings_for(players, settings)
    table = BangTable()
    table.begin(GAME, players, complete, Chance.from_text("story"))
    lay_roles(table, roles or {}, removed)
    lay_characters(table, characters or {}, life or {})
    box = Box(bool(complete["dodge_city"]))
    lay_cards(table, hands or {}, front or {}, deck, discard, fresh, box)
    lay_events(table, event, coming, spares or {})
    lay_show(table, show, shows)
    sit_down(table)
    lay_silence(table)
    lay_turn(table, seat_at(turn, players), phase)
    story = BangStory(table)
    story.acts(lambda each: each.go_on())
    return story


def lay_turn(table: BangTable, seat: int, phase: str) -> None:
    """Puts on the stack what is left of the turn."""
    if phase == "start":
        start_turn(table, seat)
        return
    table.turn = seat
    lay_silence(table)
    table.turns = 1
    ahead = THE_TURN[THE_TURN.index(PHASES[phase]) :]
    table.push_all(*ahead)


__all__ = ["BangFigure", "BangPlayer", "BangStory", "bang", "new_bang"]
