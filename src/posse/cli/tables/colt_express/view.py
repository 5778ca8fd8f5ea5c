"""The shape of a Colt Express view, as far as a terminal reads it. Drawings import nothing of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, cast

from posse.core.table import View, Waiting

BANDITS: Final = ("ghost", "doc", "tuco", "cheyenne", "belle", "django")
ACTIONS: Final = ("move", "ladder", "shoot", "rob", "punch", "marshal")
MARSHAL_CARD: Final = 5  # shows no bandit: it belongs to the player
SECOND: Final = 8  # added to an action card that shows a player's second bandit
BULLET: Final = 16  # bullets are 16 to 21 by who fired them, 22 from the Marshal
NEUTRAL: Final = 22
LOOT: Final = ("purse", "jewel", "strongbox")
OWN_BULLETS: Final = 6
ROUNDS: Final = 5
JEWEL_VALUE: Final = 500
STRONGBOX_VALUE: Final = 1000
TURNS: Final = ("standard", "tunnel", "speeding-up", "switching")
EVENTS: Final = (
    "angry-marshal",
    "swivel-arm",
    "braking",
    "take-it-all",
    "passengers-rebellion",
    "pickpocketing",
    "marshals-revenge",
    "hostage-conductor",
)
WAGONS: Final = (
    "1-purse",
    "1-purse-1-jewel",
    "3-jewels",
    "3-purses",
    "3-purses-1-jewel",
    "4-purses-1-jewel",
)
_KINDS: Final = (*EVENTS[:5], "bridge", "two-tunnels")
ROUND_CARDS: Final = (
    *(f"{kind}-2-4" for kind in _KINDS),
    *(f"{kind}-5-6" for kind in _KINDS),
    *(f"station-{kind}" for kind in EVENTS[5:]),
)


class Purse(Protocol):
    """A purse on the train; its value is 0 for readers who may not know it."""

    token: int
    value: int


class Place(Protocol):
    """A level of a car."""

    car: int
    roof: bool
    bandits: list[int]
    purses: Sequence[Purse]
    jewels: int
    strongboxes: int


class Bandit(Protocol):
    """A bandit and its board; `values` of purses only for those who may know them."""

    bandit: int
    owner: int
    car: int
    roof: bool
    bullets: int
    purses: int
    jewels: int
    strongboxes: int
    values: list[int]


class Player(Protocol):
    """What a player has, cards by number only."""

    seat: int
    bandits: list[int]
    hand: int
    deck: int
    discard: list[int]
    bullets_on_top: int
    fired: int
    received: list[int]


class PileCard(Protocol):
    """A card on the common pile; -1 for what the reader may not know."""

    seat: int
    card: int
    bandit: int
    face_down: bool
    resolved: bool


class Train(Protocol):
    """The table as one seat sees it."""

    seat: int
    waiting: list[Waiting]
    over: bool
    abilities: bool
    events: bool
    expert: bool
    teams: bool
    round: int
    round_cards: list[int]
    first: int
    wagons: list[int]
    marshal: int
    neutral: int
    places: Sequence[Place]
    bandits: Sequence[Bandit]
    players: Sequence[Player]
    turns: list[int]
    turn: int
    pile: Sequence[PileCard]
    stealing: bool
    hand: list[int]
    picked: int
    kept: list[int]


def train_of(view: View) -> Train:
    return cast(Train, view)


def icons(train: Train) -> list[str]:
    """The turns of the round card, in their order."""
    found = {turn >> 6: TURNS[turn >> 3 & 7] for turn in train.turns}
    return [found[icon] for icon in sorted(found)]


def icon_now(train: Train) -> int:
    """The turn that is being taken; as many as there are when planning is over."""
    if train.turn < len(train.turns) and not train.stealing:
        return train.turns[train.turn] >> 6
    return len(icons(train))


def round_card(train: Train) -> str:
    """The round card that lies face up; "" before the first."""
    return ROUND_CARDS[train.round_cards[-1]] if train.round_cards else ""


def event_of(card: str) -> str:
    """The event that a round card ends with; "" for those without."""
    kind = card.removeprefix("station-").removesuffix("-2-4").removesuffix("-5-6")
    return kind if kind in EVENTS else ""


def bandit_of(train: Train, bandit: int) -> Bandit:
    return next(each for each in train.bandits if each.bandit == bandit)


def card_name(card: int) -> str:
    """A card as options name it: move, 2nd-move, bullet-tuco, bullet-marshal."""
    if card >= BULLET:
        return "bullet-" + ("marshal" if card == NEUTRAL else BANDITS[card - BULLET])
    return ("2nd-" if card & SECOND else "") + ACTIONS[card & 7]
