"""Round cards: the turns of the planning phase and the event at the end."""

from __future__ import annotations

from typing import Final

STANDARD: Final = 0
TUNNEL: Final = 1
SPEEDING_UP: Final = 2
SWITCHING: Final = 3
TURNS: Final[tuple[str, ...]] = ("standard", "tunnel", "speeding-up", "switching")

NO_EVENT: Final = -1
ANGRY_MARSHAL: Final = 0
SWIVEL_ARM: Final = 1
BRAKING: Final = 2
TAKE_IT_ALL: Final = 3
REBELLION: Final = 4
PICKPOCKETING: Final = 5
REVENGE: Final = 6
HOSTAGE: Final = 7
EVENTS: Final[tuple[str, ...]] = (
    "angry-marshal",
    "swivel-arm",
    "braking",
    "take-it-all",
    "passengers-rebellion",
    "pickpocketing",
    "marshals-revenge",
    "hostage-conductor",
)

_S, _T, _2, _R = STANDARD, TUNNEL, SPEEDING_UP, SWITCHING


class RoundCard:
    def __init__(self, name: str, turns: tuple[int, ...], event: int, rule: str) -> None:
        self.name = name
        self.turns = turns
        self.event = event
        self.rule = rule


CARDS: Final[tuple[RoundCard, ...]] = (
    # 0 to 6: for 2 to 4 players
    RoundCard("angry-marshal-2-4", (_S, _S, _T, _R), ANGRY_MARSHAL, "colt-card-2-4-angry-marshal"),
    RoundCard("swivel-arm-2-4", (_S, _T, _S, _S), SWIVEL_ARM, "colt-card-2-4-swivel-arm"),
    RoundCard("braking-2-4", (_S, _S, _S, _S), BRAKING, "colt-card-2-4-braking"),
    RoundCard("take-it-all-2-4", (_S, _T, _2, _S), TAKE_IT_ALL, "colt-card-2-4-take-it-all"),
    RoundCard(
        "passengers-rebellion-2-4", (_S, _S, _T, _S, _S), REBELLION, "colt-card-2-4-passengers-rebellion"
    ),
    RoundCard("bridge-2-4", (_S, _2, _S), NO_EVENT, "colt-card-2-4-bridge"),
    RoundCard("two-tunnels-2-4", (_S, _T, _S, _T, _S), NO_EVENT, "colt-card-2-4-two-tunnels"),
    # 7 to 13: for 5 and 6 players
    RoundCard("angry-marshal-5-6", (_S, _S, _R), ANGRY_MARSHAL, "colt-card-5-6-angry-marshal"),
    RoundCard("swivel-arm-5-6", (_S, _T, _S), SWIVEL_ARM, "colt-card-5-6-swivel-arm"),
    RoundCard("braking-5-6", (_S, _T, _S, _S), BRAKING, "colt-card-5-6-braking"),
    RoundCard("take-it-all-5-6", (_S, _2, _R), TAKE_IT_ALL, "colt-card-5-6-take-it-all"),
    RoundCard("passengers-rebellion-5-6", (_S, _T, _S, _R), REBELLION, "colt-card-5-6-passengers-rebellion"),
    RoundCard("bridge-5-6", (_S, _2), NO_EVENT, "colt-card-5-6-bridge"),
    RoundCard("two-tunnels-5-6", (_S, _T, _S, _T), NO_EVENT, "colt-card-5-6-two-tunnels"),
    # 14 to 16: stations
    RoundCard("station-pickpocketing", (_S, _S, _T, _S), PICKPOCKETING, "colt-card-station-pickpocketing"),
    RoundCard("station-marshals-revenge", (_S, _S, _T, _S), REVENGE, "colt-card-station-marshals-revenge"),
    RoundCard("station-hostage-conductor", (_S, _S, _T, _S), HOSTAGE, "colt-card-station-hostage-conductor"),
)
FEW: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6)
MANY: Final[tuple[int, ...]] = (7, 8, 9, 10, 11, 12, 13)
STATIONS: Final[tuple[int, ...]] = (14, 15, 16)
ROUNDS: Final = 5


def group(seats: int) -> tuple[int, ...]:
    """colt-setup-round-cards-group: which cards a number of players uses."""
    return FEW if seats <= 4 else MANY


# A planning turn is one number: 64 x which icon + 8 x what kind + the seat that acts.
def planning_order(icons: tuple[int, ...], seats: int, first: int) -> list[int]:
    """colt-plan-order: every turn of the planning phase in its order, for icons and a first player."""
    turns: list[int] = []
    for icon, kind in enumerate(icons):
        for step in range(seats):
            seat = (first - step if kind == SWITCHING else first + step) % seats
            turn = 64 * icon + 8 * kind + seat
            turns += [turn, turn] if kind == SPEEDING_UP else [turn]
    return turns


# Made once for every card, number of players and first player: [card][seats][first].
ORDERS: Final[list[list[list[list[int]]]]] = [
    [[planning_order(card.turns, seats, first) for first in range(seats)] for seats in range(7)]
    for card in CARDS
]
