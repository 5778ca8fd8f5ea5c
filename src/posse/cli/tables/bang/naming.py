"""What the words of a line can name at a BANG! table, and what each option is about.

Both are sets of features ("kind:beer", "sign:9d", "figure:b", "character:sid-ketchum", "verb:end"), so a
line means the options that answer to every word of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from posse.cli.tables.bang.reading import acting, figure_name, own
from posse.core.game import Game
from posse.core.table import SEAT_LETTERS
from posse.games.bang.facts import (
    CARD_KIND,
    CARD_NAMES,
    CARD_RANK,
    CARD_SUIT,
    CARDS_NAMED,
    CHARACTER_NAMES,
    EVENT_NAMES,
    KIND_NAMES,
    NO_ROLE,
    NOBODY,
    RANKS,
    ROLES,
    SUITS,
)
from posse.games.bang.view import BangView
from posse.words import Words

SHORTEST: Final = 3  # letters that begin the name of a thing
CASES: Final = ("", "acc", "gen", "dat", "ins", "loc")
SIGNS: Final = "♥♦♣♠"
AS: Final = "as-"  # how the name of an option begins that plays a card as another kind
NO_BID: Final = "hundreds:0"
# Words for what is done, and the options they choose. The messages have them in every language.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "end": ("end",),
    "pass": (
        *("end", "take", "refuse", "give-up", "nobody", "keep", "leave", "stop", "enough", "draw"),
        *("nothing", "no-more", "release", NO_BID),
    ),
    "no": ("take", "refuse", "give-up", "nobody", "keep", "leave", "nothing", "no-more", "release"),
    "take": ("take",),
    "refuse": ("refuse",),
    "give-up": ("give-up",),
    "nobody": ("nobody",),
    "leave": ("leave",),
    "keep": ("keep", "keep-on"),
    "switch": ("switch",),
    "drink": ("drink",),
    "red": ("red",),
    "black": ("black",),
    "stop": ("stop",),
    "enough": ("enough", "no-more"),
    "nothing": ("nothing",),
    "crime": ("crime",),
    "law": ("law",),
    "go-on": ("go-on",),
    "keep-on": ("keep-on",),
    "release": ("release",),
    "no-more": ("no-more",),
    "draw": ("draw", "deck"),
    "deck": ("deck",),
    "discard": ("discard",),
    "look": ("look",),
    "hand": ("hand",),
    "use": ("use",),
    "small": (),
}
# Seats and ranks as they are found on a Russian or Ukrainian keyboard.
SEAT_ALIKE: Final = str.maketrans("абцсдеєфгх", "abccdeefgh")
RANK_ALIKE: Final = str.maketrans("ка", "ka")


def words_of(text: str) -> list[str]:
    """The words of a line or a name, in small letters and without marks such as “ ” and ’."""
    return re.sub(r"[^\w♥♦♣♠.]+", " ", re.sub("[’ʼ']", "", text.lower())).replace(".", " ").split()


class Naming:
    """Names in one language. What a word can mean depends on who sits at the table."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.players = [words_of(name) for name in names]
        self.kinds = self._called("card", KIND_NAMES)
        self.characters = self._called("character", CHARACTER_NAMES)
        self.roles = self._called("role", ROLES)
        self.events = self._called("happening", EVENT_NAMES, ("",))
        self.verbs = {verb: {*words_of(verb), *self._typed(verb)} for verb in VERBS}
        self.suits = self._typed("suits")

    def _typed(self, word: str) -> list[str]:
        return self.words.t(f"cli-bang-type-{word}").split()

    def _called(self, sort: str, names: Iterable[str], cases: tuple[str, ...] = CASES) -> list[set[str]]:
        """For each thing the words it is called by, in the cases its name has, and in English."""
        return [
            {
                word
                for form in (name, *[self.words.term(self.game, f"{sort}-{name}", case) for case in cases])
                for word in words_of(form)
                if len(word) > 1  # "a Deputy" is not called "a": that is a seat
            }
            for name in names
        ]

    def sign(self, card: int) -> str:
        """A card's rank and suit as they are typed: "9d"."""
        return RANKS[CARD_RANK[card]].lower() + self.suits[CARD_SUIT[card]]

    # What a word can name

    def verb(self, token: str) -> list[str] | None:
        """The options that a word for a deed chooses; None if it is no such word."""
        found = [verb for verb, known in self.verbs.items() if token in known]
        return [f"verb:{option}" for verb in found for option in VERBS[verb]] if found else None

    def things(self, view: BangView, token: str) -> set[str]:
        """Everything that a word can name; the beginning of a name is enough."""
        found = {f"kind:{KIND_NAMES[kind]}" for kind in _begun(token, self.kinds)}
        found |= {f"character:{CHARACTER_NAMES[who]}" for who in _begun(token, self.characters)}
        found |= {f"role:{ROLES[role]}" for role in _begun(token, self.roles)}
        if view.eventful:
            found |= {f"happening:{EVENT_NAMES[event]}" for event in _begun(token, self.events)}
        found |= self._sign(token)
        for seat in [*_begun(token, [set(name) for name in self.players]), *self._letter(view, token)]:
            found |= {f"figure:{figure_name(view, figure)}" for figure in view.players[seat].figures}
        names = [figure_name(view, figure.figure) for figure in view.figures]
        return found | {f"figure:{token}"} if token in names else found

    def _letter(self, view: BangView, token: str) -> list[int]:
        letter = token.translate(SEAT_ALIKE)
        return (
            [SEAT_LETTERS.index(letter)] if len(token) == 1 and letter in SEAT_LETTERS[: view.seats] else []
        )

    def _sign(self, token: str) -> set[str]:
        rank, suit = token[:-1].translate(RANK_ALIKE).upper(), token[-1:]
        for suits in ([suit[0] for suit in SUITS], list(SIGNS), self.suits):
            if rank in RANKS and suit in suits:
                return {f"sign:{rank}{suits.index(suit)}"}
        return set()


def _begun(token: str, called: Sequence[set[str]]) -> list[int]:
    """The things with a name that begins so; those with exactly this name, if there are any."""
    exactly = [number for number, known in enumerate(called) if token in known]
    if exactly or len(token) < SHORTEST:
        return exactly
    return [n for n, known in enumerate(called) if any(word.startswith(token) for word in known)]


# What an option is about


def about_option(view: BangView, name: str) -> set[str]:
    """Everything that can be said to mean this option."""
    return about_deed(name) | about_target(view, name)


def about_deed(name: str) -> set[str]:
    """What is done, and with which card or ability."""
    verb, *parts = name.split(":")
    found = {f"verb:{name if name == NO_BID else verb}"}
    if verb.startswith(AS):
        found.add(f"as:{verb.removeprefix(AS)}")
    for part in parts:
        if part in CARDS_NAMED:
            card = CARDS_NAMED[part]
            found |= {
                f"kind:{KIND_NAMES[CARD_KIND[card]]}",
                f"sign:{RANKS[CARD_RANK[card]]}{CARD_SUIT[card]}",
            }
        elif part in KIND_NAMES:
            found.add(f"kind:{part}")
        elif part in CHARACTER_NAMES:
            found.add(f"character:{part}")
        elif part in EVENT_NAMES:
            found.add(f"happening:{part}")
    return found


def about_target(view: BangView, name: str) -> set[str]:
    """Who it is done to."""
    found = set()
    for part in name.split(":")[1:]:
        for figure in view.figures:
            if part in (figure_name(view, figure.figure), SEAT_LETTERS[figure.seat]):
                found |= about_figure(view, figure.figure) | {f"figure:{part}"}
    return found


def about_figure(view: BangView, figure: int) -> set[str]:
    """What somebody at the table is called: by letter, character and role, if everybody knows it."""
    shown = view.figures[figure]
    found = {f"figure:{figure_name(view, figure)}"}
    if shown.character != NOBODY:
        found.add(f"character:{CHARACTER_NAMES[shown.character]}")
    player = view.players[shown.seat]
    return found | {f"role:{ROLES[player.role]}"} if player.role_shown and player.role != NO_ROLE else found


def own_names(view: BangView) -> set[str]:
    """What the reader's own characters are called."""
    return {f"figure:{figure_name(view, figure.figure)}" for figure in own(view)}


def cards_of(view: BangView, kind: str) -> list[str]:
    """The reader's cards of a kind, in hand and then in play; or any, if there is none."""
    mine = acting(view)
    near = [*view.hand, *(mine.front if mine is not None else []), *view.store, *view.flipped]
    found = [CARD_NAMES[card] for card in near if KIND_NAMES[CARD_KIND[card]] == kind]
    return found or [name for name, card in CARDS_NAMED.items() if KIND_NAMES[CARD_KIND[card]] == kind][:1]
