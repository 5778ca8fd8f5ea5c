"""What the game's things are called in messages: the keys of its terms."""

from __future__ import annotations

from typing import Final

from posse.games.dice_town.facts import FACES, HANDS, PLACES, REMEDIES

PLACE_TERMS: Final[tuple[str, ...]] = tuple("place-" + place for place in PLACES)
FACE_TERMS: Final[tuple[str, ...]] = tuple("face-" + face for face in FACES)
HAND_TERMS: Final[tuple[str, ...]] = tuple("hand-" + hand for hand in HANDS)
REMEDY_TERMS: Final[tuple[str, ...]] = tuple("remedy-" + remedy for remedy in REMEDIES)
PROPERTY_KIND: Final = "kind-property"
STORE_KIND: Final = "kind-store"
