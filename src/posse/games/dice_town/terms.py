"""What the game's things are called in messages: the keys of its terms."""

from __future__ import annotations

from typing import Final

from posse.core.said import TERM, Args, value_of
from posse.games.dice_town.facts import FACES, HANDS, PLACES, REMEDIES

PLACE_TERMS: Final[tuple[str, ...]] = tuple("place-" + place for place in PLACES)
FACE_TERMS: Final[tuple[str, ...]] = tuple("face-" + face for face in FACES)
HAND_TERMS: Final[tuple[str, ...]] = tuple("hand-" + hand for hand in HANDS)
REMEDY_TERMS: Final[tuple[str, ...]] = tuple("remedy-" + remedy for remedy in REMEDIES)
PROPERTY_KIND: Final = "kind-property"
STORE_KIND: Final = "kind-store"

# By place: what a question is about that is asked there.
AT: Final[list[Args]] = [(("place", TERM, term),) for term in PLACE_TERMS]
NOWHERE: Final = -1


def place_in(about: Args) -> int:
    """The place that a question is about, NOWHERE if it is about none."""
    term = value_of(about, "place")
    return PLACE_TERMS.index(term) if isinstance(term, str) else NOWHERE


def tied_in(about: Args) -> list[int]:
    """The seats between which there is a tie."""
    seats = value_of(about, "tied")
    return [seat for seat in seats if isinstance(seat, int)] if isinstance(seats, tuple) else []
