"""Puts what the engine says into words: Fluent messages in English, Russian and Ukrainian.

The engine speaks in keys and arguments (`posse.core.said`). Each argument says what it is, and reaches
its message in the forms the message asks for:

| argument | variables |
|---|---|
| a seat | `$seat`: the player's name |
| a seat or a term that may be none | `$victim`, and `$victim_n`: 0 or 1 |
| seats, terms, cards, dice | `$cards`: "A, B and 2 × C"; `$cards_row`: "A, B, 2 × C"; `$cards_n`: how many |
| a term or a card | `$card`, and `$card_acc`, `$place_at`…: that attribute of the term's message |
| cards | `$card_points`, `$cards_points`: that argument of each card (`Card.args`) |
| a number | `$n`, as a number: messages choose their plurals by it; `$n_nuggets`: "2 nuggets" |
| numbers | `$values`: "250 and 300"; `$values_dollars`: each of them counted, "$250 and $300" |

"2 nuggets" is the message `<game>-counted-nuggets`. Where a message has several numbers, `$goods` lists those
above zero that are counted under their own name: "$3, 2 nuggets and 1 store card".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, cast

from posse.core.errors import PosseError
from posse.core.events import Event
from posse.core.game import Game, ScoreLine
from posse.core.said import (
    CARD,
    CARDS,
    DICE,
    DIE,
    MAYBE_SEAT,
    MAYBE_TERM,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    TERM,
    TERMS,
    TEXT,
    Arg,
    Args,
    Refusal,
    Said,
    Value,
    What,
)
from posse.messages import LANGUAGES, SPARE, Book, Word, book

GOODS: Final = "goods"
_ONE_OF: Final[dict[What, What]] = {SEATS: SEAT, TERMS: TERM, CARDS: CARD, NUMBERS: NUMBER, DICE: DIE}
LONGEST: Final = 2000

Names = Sequence[str]


def negotiate(wanted: Iterable[str]) -> str:
    """The first of these languages that Posse speaks, else English: `["uk-UA", "en"]` gives "uk"."""
    for tag in wanted:
        lang = tag.strip().lower().replace("_", "-").split("-")[0].split(".")[0]
        if lang in LANGUAGES:
            return lang
    return SPARE


def preferences(header: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first: "ru;q=0.5, uk" gives uk, ru."""
    found: list[tuple[float, str]] = []
    for part in header[:1000].split(","):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            quality = 0.0
        if tag.strip() and 0 < quality <= 1:
            found.append((-quality, tag.strip()))
    return [tag for _, tag in sorted(found, key=lambda each: each[0])]


class Words:
    """One language. `t` for messages by key, the rest for what the engine says."""

    strict: ClassVar[bool] = False  # tests: a missing message or variable is an error

    def __init__(self, lang: str = SPARE) -> None:
        if lang not in LANGUAGES:
            known = ("known", TEXT, ", ".join(LANGUAGES))
            raise PosseError("error-language", (("language", TEXT, lang[:20]), known))
        self.lang = lang

    def t(self, key: str, **values: Word) -> str:
        """The message of this key; "key.text" is one of its attributes."""
        held = self._book_of(key)
        return key if held is None else self._format(held, key, values)

    def has(self, key: str) -> bool:
        return book(self.lang).has(key) or book(SPARE).has(key)

    def say(self, game: Game | None, said: Said | Refusal | PosseError, names: Names = ()) -> str:
        """An option, a question, a refusal or an error in words."""
        args = said.arguments if isinstance(said, PosseError) else said.args
        return self._speak(game, said.key, args, names)

    def ask(self, game: Game, prompt: Said, names: Names = ()) -> str:
        """The question a seat has to answer."""
        return self.say(game, prompt, names)

    def event(self, game: Game, event: Event, names: Names = ()) -> str:
        """What happened, as far as its reader may know it (`Event.seen_by`)."""
        key = f"{game.name}-event-{event.kind.name}"
        if not event.is_whole():
            key += "-hidden"
        args: list[Arg] = [
            (field.name, field.what, cast(Value, value))
            for field, value in zip(event.kind.fields, event.values, strict=True)
        ]
        return self._speak(game, key, args, names)

    def waiting(
        self, game: Game, asks: str, seats: Sequence[int], names: Names = (), about: Args = ()
    ) -> str:
        """What everybody may know of an open question: "Ann and Bob are choosing dice"."""
        args: Args = (("seats", SEATS, tuple(seats)), *about)
        return self._speak(game, f"{game.name}-waiting-{asks}", args, names)

    def card(self, game: Game, card: int, form: str = "") -> str:
        """A card's name, or another of its texts: `text` says what it does, `when` when to play it."""
        return self._card(game, card, form)

    def term(self, game: Game, term: str, form: str = "") -> str:
        """A word of the game: `term(game, "place-bank")`, `term(game, "place-bank", "at")`."""
        return self._term(game, term, form)

    def counted(self, game: Game, what: str, number: int) -> str:
        """This many of something, as the object of a verb: "2 nuggets". `$owed` is what is below zero."""
        return self.t(f"{game.name}-counted-{what}", n=int(number), owed=max(0, -int(number)))

    def explain(self, game: Game, said: Said, names: Names = ()) -> str:
        """More about an option: what its card or remedy does. Empty where its label says it all."""
        key = said.key + ".text"
        return self._speak(game, key, said.args, names) if self.has(key) else ""

    def score(self, game: Game, line: ScoreLine) -> str:
        """What a line of a final score counts: "6 nuggets"."""
        return self.t(f"{game.name}-{line.what}", n=line.count, points=line.points)

    def rule(self, rule_id: str) -> str:
        """What a rule says."""
        return self.t(rule_id)

    def both(self, things: Sequence[str]) -> str:
        """A list as people say it: "A, B and C"."""
        if len(things) < 2:
            return "".join(things)
        return self.t("list-last", first=self.row(things[:-1]), last=things[-1])

    def row(self, things: Sequence[str]) -> str:
        """A list with commas only: "A, B, C"."""
        return ", ".join(things)

    # From arguments to variables

    def _speak(self, game: Game | None, key: str, args: Iterable[Arg], names: Names) -> str:
        held = self._book_of(key)
        if held is None:
            return key
        given = {name: (what, value) for name, what, value in args}
        values: dict[str, Word] = {}
        for variable in held.variables(key):
            name, form = variable, ""
            if name not in given and "_" in name:
                name, _, form = variable.rpartition("_")
            if name in given:
                what, value = given[name]
                values[variable] = self._word(game, what, value, form, names)
            elif name == GOODS and game is not None:
                values[variable] = self.both(self._goods(game, given))
        return self._format(held, key, values)

    def _word(self, game: Game | None, what: What, value: Any, form: str, names: Names) -> Word:
        """A value in the form asked for; what is hidden from the reader is empty."""
        if value is None:
            return ""
        if what == NUMBER:
            return self.counted(game, form, value) if form and game is not None else int(value)
        if what == SEAT:
            return _name(value, names)
        if what == MAYBE_SEAT:
            if form == "n":
                return 0 if value < 0 else 1
            return "" if value < 0 else _name(value, names)
        if what == MAYBE_TERM:
            if form == "n":
                return 1 if value else 0
            return self._word(game, TERM, value, form, names) if value else ""
        if what in (SEATS, TERMS, CARDS, DICE, NUMBERS):
            return self._list(game, what, value, form, names)
        if what == CARD and game is not None:
            return self._card(game, value, form)
        if what == TERM and game is not None:
            return self._term(game, value, form)
        return str(value)

    def _list(self, game: Game | None, what: What, value: Any, form: str, names: Names) -> Word:
        if form == "n":
            return len(value)
        shape = "" if form == "row" else form
        one = _ONE_OF.get(what, TEXT)
        words = [str(self._word(game, one, each, shape, names)) for each in value]
        if what == CARDS and not (game is not None and _names_argument(game, value, form)):
            words = _heaped(words)
        return self.row(words) if form == "row" or what == DICE else self.both(words)

    def _goods(self, game: Game, given: dict[str, tuple[What, Any]]) -> list[str]:
        found = []
        for name, (what, value) in given.items():
            if what == NUMBER and value and self.has(f"{game.name}-counted-{name}"):
                found.append(self.counted(game, name, value))
        return found

    def _card(self, game: Game, card: int, form: str) -> str:
        known = game.cards[card]
        for name, what, value in known.args:
            if name == form:
                return str(self._word(game, what, value, "", ()))
        return self._term(game, known.term, form, known.args)

    def _term(self, game: Game, term: str, form: str = "", args: Args = ()) -> str:
        """A term in one of its forms. There are few of them, so each is put together once."""
        whole = f"{game.name}-{term}.{form}" if form else f"{game.name}-{term}"
        held = book(self.lang)
        text = held.terms.get((whole, args))
        if text is None:
            key = whole
            if form and not self.strict and not self.has(whole):
                key = f"{game.name}-{term}"  # the plain name rather than a hole in the sentence
            text = self._speak(game, key, args, ())
            held.terms[whole, args] = text
        return text

    # From messages to text

    def _book_of(self, key: str) -> Book | None:
        """Where the message stands: in this language, or else in English."""
        for lang in (self.lang, SPARE):
            held = book(lang)
            if held.has(key):
                if lang != self.lang and self.strict:
                    raise LookupError(f"{self.lang} has no message {key}")
                return held
        if self.strict:
            raise LookupError(f"no message {key}")
        return None

    def _format(self, held: Book, key: str, values: dict[str, Word]) -> str:
        text, errors = held.format(key, {name: _bounded(value) for name, value in values.items()})
        if errors and self.strict:
            raise LookupError(f"{held.lang} {key}: {errors[0]}") from errors[0]
        return text


def _names_argument(game: Game, cards: Iterable[int], form: str) -> bool:
    """Whether a form of cards is something each of them says of itself: "3 and 3" are not two of a kind."""
    return any(name == form for card in cards for name, _, _ in game.cards[card].args)


def _heaped(words: list[str]) -> list[str]:
    """Equal ones together: "2 × Property (3 VP)"."""
    counts = {word: words.count(word) for word in words}
    return [word if count == 1 else f"{count} × {word}" for word, count in counts.items()]


def _bounded(value: Word) -> Word:
    """Fluent takes no value longer than 2,500 characters: it would say nothing at all."""
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def _name(seat: int, names: Names) -> str:
    return names[seat] if 0 <= seat < len(names) else chr(ord("A") + seat)


__all__ = ["LANGUAGES", "Names", "Word", "Words", "negotiate", "preferences"]
