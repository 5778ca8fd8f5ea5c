"""What people type at a Colt Express table ("shoot", "why belle"), and what is said of its things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from posse.cli.tables.colt_express.reading import bandit_of, train_of
from posse.cli.tables.drawing import Drawing
from posse.core.said import NUMBER, SEAT, TERM, Args, Said
from posse.core.table import SEAT_LETTERS, Decision, View
from posse.games.colt_express.facts import (
    ABOUT,
    ACTION,
    ACTIONS,
    BANDITS,
    BULLET,
    EVENTS,
    LOOT,
    MARSHAL,
    NEUTRAL,
    NEUTRAL_BULLETS,
    OWN_BULLETS,
    SECOND,
    TURN_KIND,
    TURN_PART,
    TURNS,
    card_name,
)
from posse.games.colt_express.view import BanditView, ColtView, PlaceView

SHORTEST: Final = 3  # letters that name a thing
# What else lies on the table and has a name.
OTHER_THINGS: Final = ("count", "deck", "discard", "first")
# Where an action card is the answer, and how the option's name begins.
CARD_ANSWERS: Final = {"plan": "play", "bonus": "play", "pick": "pick", "expert-keep": "keep"}
BANDIT_ANSWERS: Final = {"shoot": "at", "punch": "at", "character": "be", "placement": "last"}
CAR_ANSWERS: Final = ("move", "marshal", "punch-way")
DECLINED: Final = {"bonus": "decline", "pickpocket": "leave", "expert-keep": "done"}
LOOT_ANSWERS: Final = ("rob", "punch-loot", "pickpocket")
# What people say besides the names of things; small words mean nothing. The messages have them.
WORDS: Final = ("draw", "hide", "small", "roof", "inside", "pass", "leave")
NOW: Final = "colt-express-now"  # how a message begins that says how a thing stands


class Meant:
    """The things that a line names."""

    def __init__(self) -> None:
        self.cards: list[int] = []  # of ACTIONS
        self.bandits: list[int] = []
        self.loot: list[str] = []
        self.cars: list[int] = []
        self.words: set[str] = set()
        self.bullet = False
        self.unknown: list[str] = []


class TrainTalk(Drawing):
    """The half of the drawing that listens."""

    rules: ClassVar[dict[str, str]] = ABOUT

    def _t(self, key: str, **values: str | int) -> str:
        return self.words.t(f"cli-colt-express-{key}", **values)

    def _bandit(self, bandit: int) -> str:
        return self.words.term(self.game, f"bandit-{BANDITS[bandit]}")

    def _ability(self, bandit: int) -> str:
        return self.words.term(self.game, f"bandit-{BANDITS[bandit]}", "ability")

    def _bullets(self, bullets: Iterable[int]) -> str:
        """Bullets by who fired them: "Tuco ×2, Marshal"."""
        shooters = Counter(
            self.words.t("colt-express-marshal") if card == NEUTRAL else self._bandit(card - BULLET)
            for card in sorted(bullets)
        )
        return self.words.row(
            [name if count == 1 else f"{name} ×{count}" for name, count in shooters.items()]
        )

    # How to answer

    def tip(self, decision: Decision) -> str:
        key = f"tip-{decision.asks}"
        return self._t(key) if self.words.has(f"cli-colt-express-{key}") else ""

    def about_question(self, view: View, decision: Decision) -> list[str]:
        train = train_of(view)
        if decision.asks == "plan":
            turn = f"turn-{TURNS[train.turns[train.turn] >> TURN_KIND & TURN_PART]}"
            return [self.explained(turn), self._t("tip-plan")]
        if decision.asks == "character" and train.abilities and not train.teams:
            free = [name.removeprefix("be:") for name in decision.names]
            return [f"{self._bandit(n)}: {self._ability(n)}" for n, who in enumerate(BANDITS) if who in free]
        return []

    def _explained(self, term: str) -> str:
        return f"{self.words.term(self.game, term)}: {self.words.term(self.game, term, 'text')}"

    # What is meant

    def _meant(self, typed: str) -> Meant:
        """Everything a line names, in English or the user's language; the beginning of a name is enough."""
        meant = Meant()
        for token in typed.lower().replace(",", " ").replace("-", " ").split():
            if token.isascii() and token.isdigit():
                meant.cars.append(int(token[:3]))
                continue
            if not self._name(meant, token):
                meant.unknown.append(token)
        return meant

    def _name(self, meant: Meant, token: str) -> bool:
        """Whether a word names something, which is noted."""
        said = [word for word in WORDS if token in self._t(f"type-{word}").split() or token == word]
        if said:
            meant.words.update(said)
            return True
        cards = [n for n, card in enumerate(ACTIONS) if self._called(token, card, f"card-{card}")]
        bandits = [n for n, who in enumerate(BANDITS) if self._called(token, who, f"bandit-{who}")]
        loot = [kind for kind in LOOT if self._called(token, kind, f"loot-{kind}")]
        front = self._called(token, "locomotive", "place-locomotive")
        bullet = self._called(token, "bullet", "card-bullet")
        meant.cards += cards[:1]
        meant.bandits += bandits[:1]
        meant.loot += loot[:1]
        meant.cars += [0] * front
        meant.bullet = meant.bullet or bullet
        return bool(cards or bandits or loot or front or bullet)

    def _called(self, token: str, name: str, term: str) -> bool:
        """Whether this begins the name of a thing, in any of its cases."""
        if len(token) < SHORTEST:
            return False
        forms = [self.words.term(self.game, term, form) for form in ("", "acc", "gen", "dat", "ins", "loc")]
        return any(form.lower().split()[-1].startswith(token) for form in [name, *forms])

    def read(self, view: View, decision: Decision, typed: str) -> str:
        if ":" in typed:
            return ""  # an option by its own name
        train = train_of(view)
        meant = self._meant(typed)
        if meant.unknown or not typed.strip():
            return ""
        asks = decision.asks
        said = meant.words - {"small"}
        if asks == "plan" and said == {"draw"} and not (meant.cards or meant.bandits or meant.loot):
            return "draw"
        if asks in DECLINED and said == {"pass"}:
            return DECLINED[asks]
        if asks in CARD_ANSWERS:
            return self._read_card(train, asks, meant)
        played = {ACTIONS[card] for card in meant.cards}
        if asks in BANDIT_ANSWERS and len(meant.bandits) == 1 and played <= {asks} and not meant.cars:
            return f"{BANDIT_ANSWERS[asks]}:{BANDITS[meant.bandits[0]]}"
        if asks in CAR_ANSWERS and len(meant.cars) == 1 and not meant.words & {"roof", "inside"}:
            return f"car:{meant.cars[0]}"
        if asks in LOOT_ANSWERS and len(meant.loot) == 1 and not meant.bandits:
            return self._read_loot(decision, meant)
        return ""

    def _read_card(self, train: ColtView, asks: str, meant: Meant) -> str:
        """An action card, with its bandit where a player has two: "move", "hide rob", "ghost shoot"."""
        idle = {"hide", "small"} if asks == "plan" else {"draw", "small"}  # "draw" of a deck, in a team
        if len(meant.cards) != 1 or meant.loot or meant.cars or meant.words - idle:
            return ""
        card = meant.cards[0]
        gang = train.players[train.seat].bandits
        if meant.bandits and (len(meant.bandits) > 1 or meant.bandits[0] not in gang):
            return ""
        if len(gang) > 1 and card != MARSHAL:
            held = [each for each in (card, card + SECOND) if each in train.hand]
            if meant.bandits:
                card += SECOND * gang.index(meant.bandits[0])
            elif len(held) == 1:
                card = held[0]
            else:
                return ""  # either of the two, or neither
        how = "hide" if "hide" in meant.words else CARD_ANSWERS[asks]
        return f"{how}:{card_name(card)}"

    def _read_loot(self, decision: Decision, meant: Meant) -> str:
        kind = meant.loot[0]
        if kind != "purse" or decision.asks == "punch-loot":
            return kind
        if meant.cars:
            return f"purse:{meant.cars[0]}"
        purses = [name for name in decision.names if name.startswith("purse:")]
        return purses[0] if len(purses) == 1 else ""

    def attempts(self, view: View, decision: Decision | None, typed: str) -> list[str]:
        train = train_of(view)
        meant = self._meant(typed)
        found = [self.read(view, decision, typed)] if decision is not None else []
        aimed = {ACTIONS[card] for card in meant.cards} & {"shoot", "punch"}
        cards = decision is not None and decision.asks in CARD_ANSWERS
        if MARSHAL in meant.cards and (aimed or not cards):
            found.append("marshal")  # the man, not the card
        found += [f"bandit:{BANDITS[who]}" for who in meant.bandits]
        for word in ("draw", "pass"):
            found += [word] * (word in meant.words)
        if "hide" in meant.words:
            found += [f"hide:{card_name(card)}" for card in meant.cards or _actions(train.hand)[:1]]
        found += [f"place:{place}" for place in self._places(train, decision, meant)]
        found += [f"loot:{thing}" for kind in meant.loot for thing in self._tokens(train, kind)]
        found += [f"card:{card_name(card)}" for card in self._cards_meant(train, meant)]
        found += ["marshal"] * (MARSHAL in meant.cards)
        found += [typed, typed.replace(" ", ":")]
        return [attempt for attempt in found if attempt]

    def _cards_meant(self, train: ColtView, meant: Meant) -> list[int]:
        held = [card for card in train.hand if card < BULLET and card & ACTION in meant.cards]
        bullets = [card for card in train.hand if card >= BULLET] or [NEUTRAL]
        return [*held, *meant.cards, *(bullets if meant.bullet else [])]

    def _places(self, train: ColtView, decision: Decision | None, meant: Meant) -> list[str]:
        """Places by car and level. Without a car, it means one that is offered, or the reader's own."""
        if not meant.cars and not meant.words & {"roof", "inside", "leave"}:
            return []
        mine = [bandit_of(train, who) for who in train.players[train.seat].bandits]
        offered = [name for name in decision.names if name.startswith("car:")] if decision is not None else []
        cars = meant.cars or [bandit.car for bandit in mine] or [0]
        if offered and not meant.cars and "leave" not in meant.words:
            cars = [int(offered[0].removeprefix("car:"))]
        roof = "roof" in meant.words or ("inside" not in meant.words and any(bandit.roof for bandit in mine))
        return [f"{car}-{'roof' if roof else 'inside'}" for car in cars]

    def _tokens(self, train: ColtView, kind: str) -> list[str]:
        """Things of a kind that lie about; those that do not lie at the reader's place come first."""
        if kind != "purse":
            return [kind]
        mine = {(each.car, each.roof) for each in train.bandits if each.owner == train.seat}
        lying = sorted(
            ((place.car, place.roof) in mine, purse.token) for place in train.places for purse in place.purses
        )
        return [str(token) for _, token in lying[:1]]

    # What is said of a thing

    def about(self, view: View, typed: str) -> list[str]:
        train = train_of(view)
        players = [
            self._about_player(train, seat)
            for seat, name in enumerate(self.names)
            if typed.lower() in (name.lower(), SEAT_LETTERS[seat])
        ]
        if players:
            return players
        meant = self._meant(typed)
        found = [self._about_bandit(train, who) for who in meant.bandits]
        found += [self.explained(f"card-{ACTIONS[card]}") for card in meant.cards]
        neutral = Said(f"{NOW}-neutral", (("n", NUMBER, train.neutral), ("of", NUMBER, NEUTRAL_BULLETS)))
        if MARSHAL in meant.cards:
            at = Said(f"{NOW}-marshal", _place(train.marshal, roof=False))
            found.append(self.explained("marshal", [at, neutral]))
        found += [self.explained(f"loot-{kind}") for kind in meant.loot]
        if meant.bullet:
            found += [self.explained("card-bullet"), self.explained("count-neutral", [neutral])]
        found += [self._about_car(train, car) for car in meant.cars if car < len(train.wagons)]
        return found or self._about_round(typed)

    def _about_round(self, typed: str) -> list[str]:
        """Kinds of turns and events, by any part of their names."""
        turns = [f"turn-{turn}" for turn in TURNS]
        events = [f"event-card-{event}" for event in EVENTS]
        others = [term for term in ABOUT if term.startswith(OTHER_THINGS)]
        found = []
        for term in [*turns, *events, *others]:
            name = self.words.term(self.game, term)
            if len(typed) >= SHORTEST and (typed.lower() in name.lower() or typed.lower() in term):
                found.append(self._explained(term) if term in events else self.explained(term))
        return found

    def _about_bandit(self, train: ColtView, who: int) -> str:
        """The ability, and if the bandit is on the train, where, whose, and what it has left."""
        board = next((each for each in train.bandits if each.bandit == who), None)
        now = self._bandit_now(board) if board is not None and train.round else []
        return self.explained(f"bandit-{BANDITS[who]}", now, "ability")

    def _bandit_now(self, board: BanditView) -> list[Said]:
        loot = (
            ("purses", NUMBER, board.purses),
            ("jewels", NUMBER, board.jewels),
            ("strongboxes", NUMBER, board.strongboxes),
        )
        return [
            Said(f"{NOW}-bandit", (("seat", SEAT, board.owner), *_place(board.car, board.roof))),
            Said(f"{NOW}-bullets", (("n", NUMBER, board.bullets), ("of", NUMBER, OWN_BULLETS))),
            Said(f"{NOW}-loot", loot) if any(n for _, _, n in loot) else Said(f"{NOW}-no-loot"),
        ]

    def _place_of(self, train: ColtView, car: int, roof: bool) -> PlaceView:
        return next(place for place in train.places if (place.car, place.roof) == (car, roof))

    def _about_car(self, train: ColtView, car: int) -> str:
        """Who and what is on the roof of a car and inside it; purses with the numbers they are taken by."""
        said = []
        for roof in (True, False):
            place = self._place_of(train, car, roof)
            there = [self._bandit(who) for who in place.bandits]
            if not roof and train.marshal == car:
                there.append(self.words.t("colt-express-marshal"))
            there += [self._purse(purse.token, purse.value) for purse in place.purses]
            for kind, count in (("jewels", place.jewels), ("strongboxes", place.strongboxes)):
                there += [self.words.t(f"colt-express-{kind}", n=count)] * bool(count)
            level = self.words.term(self.game, "level-roof" if roof else "level-inside")
            said.append(f"{level}: {self.words.row(there) or self._t('nothing')}.")
        name = "place-locomotive" if train.wagons[car] < 0 else "place-wagon"
        return f"{self.words.t(f'colt-express-{name}', n=car)}. {' '.join(said)}"

    def _purse(self, token: int, value: int) -> str:
        return self._t("purse-known", n=token, value=value) if value else self._t("purse", n=token)

    def _about_player(self, train: ColtView, seat: int) -> str:
        player = train.players[seat]
        hits = [BULLET + who for who, count in enumerate(player.received) for _ in range(count)]
        said = self._t(
            "about-player",
            who=self.names[seat],
            kind=self.kinds[seat],
            bandits=self.words.row([self._bandit(who) for who in player.bandits]) or "–",
            hand=player.hand,
            deck=player.deck,
            hits=self._bullets(hits) or "–",
            fired=player.fired,
        )
        if train.expert:
            discard = self.words.row([self.words.card(self.game, card) for card in sorted(player.discard)])
            said += " " + self._t("about-expert", discard=discard or "–", top=player.bullets_on_top)
        return said


def _place(car: int, roof: bool) -> Args:
    return (("car", NUMBER, car), ("level", TERM, "level-roof" if roof else "level-inside"))


def _actions(hand: Sequence[int]) -> list[int]:
    return [card for card in hand if card < BULLET]
