"""Colt Express stories: `colt_express(…)` lays a table with only what matters, the rest is filled in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from posse.core.chance import Chance
from posse.core.registry import find
from posse.core.table import SPECTATOR, AnyStep, seat_letter
from posse.games.colt_express import scoring
from posse.games.colt_express.facts import BANDITS, CARD_NAMES, ROUND_CARDS, TURN_ICON, TURNS
from posse.games.colt_express.pieces.purses import purses_in
from posse.games.colt_express.rules.rounds import ROUND, THE_ROUND
from posse.games.colt_express.rules.turns import ORDERS, planning_order
from posse.games.colt_express.table import ColtTable
from posse.games.colt_express.view import BanditView, ColtView, PlaceView, PlayerView
from posse.testing import luck
from posse.testing.story import Facts, Player, Story
from tests.games.colt_express.placing import (
    BY,
    HIDDEN,
    PerBandit,
    PerPlace,
    PerSeat,
    bandit_named,
    bullets_in,
    lay_bullets,
    lay_cards,
    lay_gangs,
    lay_loot,
    lay_places,
    lay_rounds,
    lay_train,
    loot_words,
    named,
    place_named,
    place_words,
)

PURSES = 18  # no board can have more, so no more ways to lose one


class ColtPlayer(Player[ColtTable]):
    """A seat at a Colt Express table."""

    @property
    def sees(self) -> ColtView:
        return self.table.view(self.seat)

    @property
    def seen(self) -> PlayerView:
        """What everybody sees of this player."""
        return self.table.view(SPECTATOR).players[self.seat]

    @property
    def hand(self) -> str:
        """The cards in hand, in the order of the actions, bullets last."""
        return named(self.sees.hand)

    @property
    def deck(self) -> str:
        """The deck from its top, as nobody may see it."""
        return named(self.table.deck[self.seat][::-1])

    @property
    def cards(self) -> str:
        """All cards this player has, wherever they are, as nobody may see them."""
        table, seat = self.table, self.seat
        found = table.deck[seat] + table.hand[seat] + table.discard[seat]
        lying = table.pile[table.resolved :] if table.expert else table.pile
        return named(sorted(found + [each & 31 for each in lying if (each & ~HIDDEN) // BY == seat]))

    @property
    def discard(self) -> str:
        """The discard pile of the expert variant, the oldest card first."""
        return named(self.seen.discard)

    @property
    def received(self) -> str:
        """Who fired the bullets this player has received."""
        sources = (*BANDITS, "marshal")
        return " ".join([sources[at] for at, count in enumerate(self.seen.received) for _ in range(count)])

    @property
    def fired(self) -> int:
        return self.seen.fired

    def plays(self, card: str) -> None:
        self.chooses(f"play:{card}")

    def hides(self, card: str) -> None:
        """Plays a card face down with Ghost's ability."""
        self.chooses(f"hide:{card}")

    def draws(self) -> None:
        self.chooses("draw")


class ColtBandit:
    """A bandit on the train of a story."""

    def __init__(self, story: ColtStory, bandit: int) -> None:
        self.story = story
        self.bandit = bandit

    @property
    def place(self) -> str:
        """Where it is: "roof 2", "inside 0"."""
        return place_words(self.story.table.place[self.bandit])

    @property
    def board(self) -> str:
        """The loot on its board: "purse-250 purse-500 jewel", as only its player may see it."""
        table, bandit = self.story.table, self.bandit
        purses = purses_in(table.board_purses[bandit])
        return loot_words(purses, table.board_jewels[bandit], table.board_boxes[bandit])

    @property
    def bullets(self) -> int:
        """Own bullets left."""
        return self.story.table.bullets[self.bandit]

    def seen_by(self, seat: int = SPECTATOR) -> BanditView:
        views = self.story.table.view(seat).bandits
        return next(view for view in views if view.bandit == self.bandit)


class ColtStory(Story[ColtTable]):
    """A Colt Express table in a story."""

    a: ColtPlayer
    b: ColtPlayer
    c: ColtPlayer
    d: ColtPlayer
    e: ColtPlayer
    f: ColtPlayer
    ghost: ColtBandit
    doc: ColtBandit
    tuco: ColtBandit
    cheyenne: ColtBandit
    belle: ColtBandit
    django: ColtBandit

    def __init__(self, table: ColtTable, lost: str = "") -> None:
        super().__init__(table)
        self.lost = [int(value) for value in lost.split()]
        for seat in range(table.seats):
            setattr(self, seat_letter(seat), self.player(seat))
        for bandit, name in enumerate(BANDITS):
            setattr(self, name, ColtBandit(self, bandit))

    def player(self, seat: int) -> ColtPlayer:
        return ColtPlayer(self, seat)

    # What people see

    @property
    def sees(self) -> ColtView:
        """What a spectator sees."""
        return self.table.view(SPECTATOR)

    @property
    def marshal(self) -> int:
        """The car the Marshal is in."""
        return self.table.marshal

    @property
    def neutral(self) -> int:
        """Neutral bullets left."""
        return self.table.neutral

    @property
    def round(self) -> int:
        return self.table.round

    @property
    def card(self) -> str:
        """The round card."""
        return ROUND_CARDS[self.table.round_cards[self.table.round - 1]]

    @property
    def first(self) -> str:
        """The first player of the round."""
        return seat_letter(self.table.first)

    @property
    def stealing(self) -> bool:
        return self.table.stealing

    @property
    def pile(self) -> str:
        """The common pile in the order of play, faces and all: "a:shoot b:move*"."""
        return self.seen_pile(None)

    def seen_pile(self, seat: int | None = SPECTATOR) -> str:
        """The pile as a seat sees it, "b:?*" for what it cannot see."""
        words = []
        for number, played in enumerate(self.table.pile):
            owner = (played & ~HIDDEN) // BY
            seen = self.table.view(owner if seat is None else seat).pile[number]
            card = "?" if seen.card < 0 else CARD_NAMES[seen.card]
            words.append(f"{seat_letter(seen.seat)}:{card}{'*' if seen.face_down else ''}")
        return " ".join(words)

    def loot(self, words: str) -> str:
        """What lies at a place, values and all."""
        table, place = self.table, place_named(words)
        purses = sorted([table.token_kind[token] for token in table.purses[place]])
        return loot_words(purses, table.jewels[place], table.boxes[place])

    def place(self, words: str, seat: int = SPECTATOR) -> PlaceView:
        """A place as a seat sees it."""
        return self.table.view(seat).places[place_named(words)]

    def purses(self, words: str) -> list[str]:
        """The purses that lie at a place, as options name them."""
        return [f"purse:{purse.token}" for purse in self.place(words).purses]

    @property
    def score(self) -> dict[str, int]:
        """What everybody would have if the game ended now, by seat letter."""
        return {seat_letter(seat): dollars for seat, dollars in enumerate(scoring.totals(self.table))}

    @property
    def winners(self) -> str:
        """Who has won the game, once it is over."""
        result = self.table.result()
        return "" if result is None else " ".join([seat_letter(seat) for seat in result.winners])

    @property
    def ranks(self) -> dict[str, int]:
        result = self.table.result()
        assert result is not None, "the game is not over"
        return {seat_letter(seat): rank for seat, rank in enumerate(result.ranks)}

    # What people do

    def plan(self, script: str) -> None:
        """Planning turns in their order: "a:move b:draw c:shoot*" (the star hides a card with Ghost)."""
        for word in script.split():
            letter, card = word.split(":")
            assert self.waiting_for == letter, f"{word}: it is the turn of {self.waiting_for}"
            player = self.player(ord(letter) - ord("a"))
            if card == "draw":
                player.draws()
            elif card.endswith("*"):
                player.hides(card.removesuffix("*"))
            else:
                player.plays(card)

    def finish_round(self) -> None:
        """Every player asked gives the platform's answer, until this round is over."""
        now = self.table.round
        while not self.over and self.table.round == now:
            player = self.player(self.table.asked_seats()[0])
            player.chooses(player.default)

    def finish_game(self) -> None:
        while not self.over:
            self.finish_round()

    def moments(self, seed: int = 0) -> Iterator[None]:
        """Plays the table to its end at random; stops before every choice."""
        random = Random(seed)
        while not self.over:
            yield
            player = self.player(random.choice(self.table.asked_seats()))
            player.chooses(random.choice(player.options))

    def acts(self, act: Callable[[ColtTable], None]) -> None:
        """Decides first which purses are lost to punches, if the story says so."""
        if self.lost:
            draw = self._loses(act, self.lost[0])
            if draw is not None:
                del self.lost[0]
                luck.decide(self.table.chance, [draw])
        super().acts(act)

    def _loses(self, act: Callable[[ColtTable], None], value: int) -> int | None:
        """Luck by which a purse of this value is lost, if any is: found out on copies of the table."""
        for draw in range(PURSES):
            trial = self.table.clone()
            before = len(trial.told)
            luck.decide(trial.chance, [draw])
            act(trial)
            lost = [event.facts() for event in trial.told[before:] if _purse_lost(event.facts())]
            if not lost:
                return None
            if lost[0]["value"] == value:
                return draw
        raise AssertionError(f"there is no purse of ${value} to lose")


def _purse_lost(facts: Facts) -> bool:
    """Whether an event tells of a purse that left a board."""
    return ("loser" in facts or facts.get("loot") == "loot-purse") and "victim" in facts


def new_colt_express(players: int = 4, seed: str = "7", **settings: object) -> ColtStory:
    """A game as the rules set it up, with nothing arranged; by default the characters are dealt."""
    given = {"characters": "random", **settings}
    table = find("colt-express").new(players, given, Chance.from_text(seed))
    assert isinstance(table, ColtTable)
    story = ColtStory(table)
    story.check()
    return story


def colt_express(
    players: int = 4,
    *,
    bandits: PerSeat | None = None,
    at: PerBandit | None = None,
    marshal: int = 0,
    wagons: str = "",
    loot: PerPlace | None = None,
    boards: PerBandit | None = None,
    bullets: dict[str, int] | None = None,
    neutral: int | None = None,
    received: PerSeat | None = None,
    hands: PerSeat | None = None,
    decks: PerSeat | None = None,
    discards: PerSeat | None = None,
    pile: str | None = None,
    turn: int = 1,
    icons: str = "",
    card: str = "bridge",
    round: int | None = None,
    first: str = "a",
    phase: str = "",
    lost: str = "",
    abilities: bool = True,
    events: bool = True,
    expert: bool = False,
) -> ColtStory:
    """A table in the middle of a game, ready to be played on.

    Only what matters is said. Seats not named in `bandits` play the bandits left, ghost first; with two names
    each ("ghost tuco") everybody has two bandits. Bandits not named in `at` are inside the last car; those
    not named in `boards` have their starting purse. Nothing lies on the train but what `loot` says and a
    strongbox in the locomotive; all other tokens are left out. Purses that lie there are numbered as told.

    `bullets` and `neutral` are what is left, `received` who has what is gone ("tuco marshal"); bullets in
    hands, decks and discards count as received too. `decks` and `discards` name cards: a deck's next ones
    in order, with all cards not spoken of below them. Hands not spoken of have one card of each action.

    `card` is the round card, and the ones after it; stations are in round 5, others in round 2 unless
    `round` says more. `phase` is where the story begins: "planning", at the start of the `turn`-th icon,
    "stealing" with the cards of `pile` ("a:shoot b:move*", a star for face down), or "round", with the round
    card being turned up. Unless said, it is stealing if there is a `pile`, else planning. `icons` are
    turns that no printed card has ("tunnel standard").
    `lost` are the values of the purses lost to punches, in order, where that is up to luck.
    """
    gangs = bandits or {}
    teams = players == 2 or any(len(names.split()) == 2 for names in gangs.values())
    game = find("colt-express")
    given = {"abilities": abilities, "events": events, "expert": expert}
    settings = game.settings_for(players, {**given, "bandits_per_player": 2 if teams else 1})
    table = ColtTable()
    table.begin(game, players, settings, Chance.from_text("story"))
    phase = phase or ("planning" if pile is None else "stealing")
    lay_train(table, wagons, marshal)
    lay_gangs(table, gangs)
    lay_places(table, at or {})
    lay_rounds(table, card, round)
    lay_loot(table, loot or {}, boards or {})
    has = dict(received or {})
    for spoken_of in (hands or {}, decks or {}, discards or {}):
        for letter, words in spoken_of.items():
            has[letter] = " ".join([has.get(letter, ""), *bullets_in(words)])
    lay_bullets(table, bullets or {}, neutral, has)
    lay_cards(table, hands or {}, decks or {}, discards or {}, pile or "", phase == "planning")
    table.first = ord(first) - ord("a")
    _lay_phase(table, phase, turn, icons)
    story = ColtStory(table, lost)
    story.check()
    story.acts(lambda each: each.go_on())
    return story


def _lay_phase(table: ColtTable, phase: str, turn: int, icons: str) -> None:
    """Puts on the stack what is left of the round, last first."""
    ahead: list[AnyStep] = list(THE_ROUND)
    if phase == "round":
        table.round -= 1
        table.stack = [ROUND]
        return
    order = ORDERS[table.round_cards[table.round - 1]][table.seats][table.first]
    if icons:
        kinds = tuple([TURNS.index(name) for name in icons.split()])
        order = planning_order(kinds, table.seats, table.first)
    table.turns = order
    if phase == "planning":
        table.turn = [each >> TURN_ICON for each in order].index(turn - 1)
        table.first_turn = (1 << table.seats) - 1 if turn == 1 else 0
        table.stack = ahead[:-1]
    else:
        assert phase == "stealing", f"there is no phase {phase}"
        table.turn = len(order)
        table.stack = ahead[:-3]


__all__ = ["ColtBandit", "ColtPlayer", "ColtStory", "bandit_named", "colt_express", "new_colt_express"]
