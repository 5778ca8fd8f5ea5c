"""The referee's books: who sits where, with how much life, which cards lie open, and distances.

Everything here is worked out from `docs/rules/bang.md` and from what a spectator is told. Of the engine it
uses the numbers of the cards and what is printed on them, nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from posse.core import Event
from posse.games.bang.facts import CARD_KIND, CARD_NAMES, CARD_RANK, CARD_SUIT, KIND_NAMES, RANKS, SUITS

RANGES = {"volcanic": 1, "schofield": 2, "remington": 3, "rev-carabine": 4, "winchester": 5}
GREEN = (
    *("bible", "buffalo-rifle", "can-can", "canteen", "conestoga", "derringer", "howitzer", "iron-plate"),
    *("knife", "pepperbox", "pony-express", "sombrero", "ten-gallon-hat"),
)
BLUE = ("barrel", "scope", "mustang", "jail", "dynamite", "binocular", "hideout", *RANGES)
LIVES = {
    **dict.fromkeys(("el-gringo", "paul-regret", "pixie-pete", "elena-fuente", "vera-custer"), 3),
    **dict.fromkeys(("sean-mallory", "apache-kid", "teren-kill", "claus-the-saint"), 3),
    "gary-looter": 5,
    "big-spencer": 9,
}


def kind(card: int) -> str:
    return KIND_NAMES[CARD_KIND[card]]


def suit(card: int) -> str:
    return SUITS[CARD_SUIT[card]]


def rank(card: int) -> str:
    return RANKS[CARD_RANK[card]]


def bare(term: object) -> str:
    """A term without the word that says what it is one of: "card-bang", "character-suzy-lafayette"."""
    return str(term).partition("-")[2]


class Told:
    """An event as a spectator sees it."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.name = event.kind.name
        self.rule = event.rule
        self.facts: dict[str, Any] = event.facts()

    def number(self, name: str) -> int:
        value = self.facts[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        return bare(self.facts[name])

    def cards(self, name: str = "cards") -> tuple[int, ...]:
        return tuple(self.facts[name])

    @property
    def seat(self) -> int:
        return self.number("seat")

    @property
    def card(self) -> int:
        return self.number("card")


class Figure:
    """A character at the table. With two players each has two."""

    def __init__(self, seat: int, name: str, life: int) -> None:
        self.seat = seat
        self.name = name
        self.life = life
        self.most = life
        self.front: list[int] = []
        self.fresh: set[int] = set()  # green cards that cannot be used yet
        self.alive = True
        self.copied = ""  # by Vera Custer
        self.drawn: tuple[str, ...] = ()  # by Greygory Deck
        self.loss_by = -1  # who caused its last loss of life
        self.spare = ""  # the character that lies face down before it, if it was seen
        self.saved = False  # by Teren Kill's last check

    def __str__(self) -> str:
        return f"{self.name} ({self.seat})"

    def lies(self, *kinds: str) -> int:
        """How many cards of these kinds lie in front of it."""
        return sum([kind(card) in kinds for card in self.front])


class Debt:
    """Something that has to happen before anything else can begin."""

    def __init__(self, figure: Figure, rule: str, count: int, source: int = -1) -> None:
        self.figure = figure
        self.rule = rule
        self.count = count
        self.source = source  # the seat it comes from
        self.dry = False  # that seat's hand has run out meanwhile
        self.life = False  # life, not cards

    def __str__(self) -> str:
        return f"{self.figure} was still to get {self.count} for {self.rule}"


class Books:
    """What the referee knows of the table."""

    def __init__(self, seats: int, settings: dict[str, Any]) -> None:
        self.seats = seats
        self.settings = settings
        self.complaints: list[str] = []
        self.figures: list[Figure] = []
        self.ring: list[Figure] = []
        self.active: list[Figure] = []
        self.facing: Figure | None = None  # whose response is being waited for
        self.roles = [""] * seats
        self.hands = [0] * seats
        self.deck = 120 if settings.get("dodge_city") else 80
        self.pile: list[int] = []
        self.aside: list[int] = []
        self.using: list[tuple[int, int]] = []  # answers on their way to the pile, and whose
        self.flipped: list[int] = []  # lying aside for John Pain
        self.store: list[int] = []
        self.dry = False  # deck and discard pile have both run out
        self.thin = -1  # how many cards were left when the pile was shuffled
        self.debts: list[Debt] = []
        self.turn = -1
        self.told: Told | None = None
        self.event = ""  # of High Noon or A Fistful of Cards: the active one
        self.show = ""  # of Wild West Show: the active one
        self.ghost: Figure | None = None
        self.named_seat = -1  # by Handcuffs
        self.mine_open: set[int] = set()  # under Abandoned Mine: cards beside the deck that everybody saw
        self.mine_count = 0
        self.known_held: set[int] = set()  # cards that everybody knows to be in the turn player's hand
        self.dug = False  # the turn player discards to the mine
        self.burying: set[int] = set()  # told as buried, not yet as discarded
        self.unburied: set[int] = set()  # discarded, to be buried

    def complain(self, what: str) -> None:
        self.complaints.append(f"{what}, at {self.told.event if self.told else 'the end'}")

    def check(self, holds: bool, what: str) -> None:
        if not holds:
            self.complain(what)

    # Who is who

    def figure(self, seat: int, character: str = "") -> Figure:
        """The figure an event speaks of, the active one where it names none."""
        for each in self.figures:
            if each.seat == seat and each.name == character:
                return each
        return self.active[seat]

    def named(self, e: Told, seat: str = "seat") -> Figure:
        return self.figure(e.number(seat), e.word("character"))

    @property
    def mine(self) -> Figure:
        """The active figure of the turn player."""
        return self.active[self.turn]

    def living(self, seat: int) -> bool:
        return any(each.alive for each in self.figures if each.seat == seat)

    def in_game(self) -> list[Figure]:
        return [each for each in self.ring if each.alive]

    def round(self, start: Figure) -> list[Figure]:
        """Everybody in game in turn order, from this one (or from its place) on."""
        return [each for each in self.places(start) if each.alive]

    def places(self, start: Figure) -> list[Figure]:
        """bang-time-turn-order-gold-rush: all places in turn order, those of eliminated players too."""
        at = self.ring.index(start)
        order = self.ring[at:] + self.ring[:at]
        return [order[0], *reversed(order[1:])] if self.event == "gold-rush" else order

    def seats_from(self, seat: int) -> list[int]:
        """The players in game in turn order, from this one on."""
        if self.seats > 2:
            return [each.seat for each in self.round(self.figures[seat])]
        order = [(seat + step) % self.seats for step in range(self.seats)]
        return [each for each in order if self.living(each)]

    # Abilities

    def speaks(self, figure: Figure) -> bool:
        """bang-p2-ability, bang-p2-target-passive"""
        if self.facing is not None and self.facing.seat == figure.seat:
            return figure is self.facing
        return figure is self.active[figure.seat]

    def has(self, figure: Figure, ability: str, passive: bool = False) -> bool:
        if not figure.alive or not (passive or self.speaks(figure)):
            return False
        if self.event == "hangover":
            return False
        return ability in (figure.name, figure.copied, *figure.drawn)

    def holders(self, ability: str) -> Iterator[Figure]:
        return (each for each in self.in_game() if self.has(each, ability))

    def silenced(self, figure: Figure) -> bool:
        """bang-char-belle-star, bang-foc-lasso: whether the cards in front of it have no effect now."""
        if self.event == "lasso":
            return True
        if self.turn < 0 or figure.seat == self.turn:
            return False
        return self.has(self.mine, "belle-star")

    def at_work(self, figure: Figure, *kinds: str) -> int:
        """How many cards of these kinds in front of it have an effect."""
        return 0 if self.silenced(figure) else figure.lies(*kinds)

    def suit_of(self, card: int) -> str:
        """bang-hn-blessing, bang-hn-curse"""
        return {"blessing": "hearts", "curse": "spades"}.get(self.event, suit(card))

    def other_suits(self, cards: Iterable[int]) -> set[str]:
        """The suits that these cards show instead of their own."""
        return {self.suit_of(card) for card in cards if self.suit_of(card) != suit(card)}

    # Distance

    def distance(self, one: Figure, other: Figure) -> int:
        """bang-dist-base, bang-dist-seen, bang-dist-minimum"""
        if one is other:
            return 1
        circle = [each for each in self.ring if each.alive or each in (one, other)]
        steps = (circle.index(other) - circle.index(one)) % len(circle)
        seen = min(steps, len(circle) - steps)
        if self.event == "ambush":
            seen = 1
        seen += self.at_work(other, "mustang", "hideout") + self.has(other, "paul-regret")
        seen -= self.at_work(one, "scope", "binocular") + self.has(one, "rose-doolan")
        return max(seen, 1)

    def reach(self, figure: Figure) -> int:
        """bang-weapon-colt, bang-weapon-table"""
        if self.silenced(figure):
            return 1
        return max([RANGES.get(kind(card), 1) for card in figure.front], default=1)

    # Debts

    def owe(self, figure: Figure, rule: str, count: int, source: int = -1) -> None:
        if count > 0:
            self.debts.append(Debt(figure, rule, count, source))

    def heals(self, figure: Figure, rule: str, points: int) -> None:
        """Life that somebody is to get, as far as there is room for it. A ghost gets none."""
        if figure is self.ghost:
            return
        self.owe(figure, rule, min(points, figure.most - figure.life))
        if points and figure.life < figure.most:
            self.debts[-1].life = True

    def pay(self, seat: int, rule: str, count: int, source: int = -1) -> None:
        """Somebody gets what this rule gives them."""
        for debt in self.debts:
            fits = debt.figure.seat == seat and debt.rule == rule and debt.source in (-1, source)
            if fits and debt.count and count:
                paid = min(debt.count, count)
                debt.count -= paid
                count -= paid
        self.check(count == 0, f"{count} too many for {rule}")

    def owed(self, rule: str, seat: int = -1) -> int:
        return sum(
            [
                debt.count
                for debt in self.debts
                if debt.rule == rule and debt.figure.alive and seat in (-1, debt.figure.seat)
            ]
        )

    def forget(self, rule: str, figure: Figure | None = None) -> None:
        self.debts = [debt for debt in self.debts if debt.rule != rule or figure not in (None, debt.figure)]

    # Cards

    def from_deck(self, count: int) -> None:
        """bang-draw-reshuffle: the pile is shuffled only when a card is needed from an empty deck."""
        if self.thin >= 0:
            self.check(count > self.thin, f"shuffled with {self.thin} cards in the deck")
            self.thin = -1
        self.deck -= count
        self.check(self.deck >= 0, "more cards than there are in the deck")

    def is_open(self, card: int) -> bool:
        """Whether everybody sees where this card lies."""
        in_front = any(card in each.front for each in self.figures)
        places = (
            *self.pile,
            *self.aside,
            *[card for card, _ in self.using],
            *self.flipped,
            *self.store,
            *self.mine_open,
        )
        return in_front or card in places

    def to_pile(self, card: int, seat: int) -> None:
        """This player discards a card. bang-foc-abandoned-mine-discard: perhaps not onto the pile."""
        if card in self.burying:
            self.burying.discard(card)
            self.mine_open.add(card)
            return
        self.pile.append(card)
        if self.dug and seat == self.turn:
            self.unburied.add(card)

    def from_hand(self, seat: int, card: int) -> None:
        self.check(not self.is_open(card), f"{CARD_NAMES[card]} is in no hand")
        held = self.known_held - {card}
        self.lose(seat, 1)
        self.known_held = held

    def lose(self, seat: int, count: int) -> None:
        self.hands[seat] -= count
        self.known_held = set() if seat == self.turn else self.known_held
        self.check(self.hands[seat] >= 0, "more cards than the hand holds")
        for debt in self.debts:
            debt.dry = debt.dry or (debt.source == seat and not self.hands[seat])

    def from_front(self, figure: Figure, card: int) -> None:
        if card in figure.front:
            figure.front.remove(card)
            figure.fresh.discard(card)
        else:
            self.complain(f"{CARD_NAMES[card]} does not lie in front of {figure}")
