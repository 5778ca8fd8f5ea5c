"""What a text must look like before a person sees it."""

import re
from itertools import pairwise

from posse.core import registry

NAMES = re.compile("|".join(rf"\b{game.name}\b" for game in registry.games() if "-" in game.name))


def well_said(text: str) -> bool:
    """A whole text: no hole, no stray space, no name from the program."""
    return (
        text == text.strip()
        and bool(text)
        and "  " not in text
        and not re.search(r"[{}_]|None|\(\)|[ :,;]\.$|: *$", text)
        and not NAMES.search(text)
        and not any(left == right == "," for left, right in pairwise(text))
    )


def a_sentence(text: str) -> bool:
    return (
        well_said(text) and text[-1] in ".!?" and (text[0].isupper() or text[0].isdigit() or text[0] == "$")
    )
