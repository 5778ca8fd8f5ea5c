"""Puts what the engine says into words: Fluent messages in English, Russian and Ukrainian.

The engine speaks in keys and arguments (`posse.core.said`). Each argument says what it is, and reaches
its message in the forms the message asks for:

| argument | variables |
|---|---|
| a seat | `$seat`: the player's name |
| a seat that may be none | `$victim`, and `$victim_n`: 0 or 1 |
| seats, terms, cards, dice | `$cards`: "A, B and C"; `$cards_row`: "A, B, C"; `$cards_n`: how many |
| a term or a card | `$card`, and `$card_acc`, `$place_at`…: that attribute of the term's message |
| cards | `$card_points`, `$cards_points`: what they are worth |
| a number | `$n`, as a number: messages choose their plurals by it |

`$goods` is there for every message with several numbers: "$3, 2 nuggets and 1 store card", from those above
zero that have a message `<game>-counted-<name>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from posse.core.errors import PosseError
from posse.core.events import Event
from posse.core.game import Game, ScoreLine
from posse.core.said import CARD, CARDS, NUMBER, SEAT, SEATS, TERM, TERMS, TEXT, Arg, Refusal, Said

LANGUAGES: Final = ("en", "ru", "uk")
SPARE: Final = "en"  # spoken where a message is missing
LOCALE: Final = Path(__file__).parent / "locale"
GOODS: Final = "goods"

Word = str | int
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


def files(lang: str) -> list[Path]:
    """The files with a language's sentences, without the texts of the rules."""
    return sorted((LOCALE / lang).glob("*.ftl"))


def rule_files(lang: str) -> list[Path]:
    """The files with the texts of the rules: one a game, under the game's name."""
    return sorted((LOCALE / lang / "rules").glob("*.ftl"))


def parse(path: Path) -> list[ast.Message]:
    """The messages of a file in their order. What Fluent cannot read is an error, not skipped."""
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    messages = []
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: not Fluent: {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            messages.append(entry)
    return messages


def message_ids(path: Path) -> list[str]:
    return [message.id.name for message in parse(path)]


class _Uses(Visitor):
    """Which variables a pattern names, and which other messages it takes in."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


class Book:
    """All messages of one language, each file read once and only when something of it is asked for."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.patterns: dict[str, ast.Pattern] = {}  # "key" and "key.attribute"
        self.used: dict[str, frozenset[str]] = {}
        self.terms: dict[tuple[str, int], str] = {}
        self.has_rules = False
        self._add(files(lang))

    def _add(self, paths: list[Path]) -> None:
        for path in paths:
            messages = parse(path)
            for message in messages:
                key = message.id.name
                if key in self.patterns:
                    raise ValueError(f"{path.name}: {key} is there twice")
                if message.value is not None:
                    self.patterns[key] = message.value
                for attribute in message.attributes:
                    self.patterns[f"{key}.{attribute.id.name}"] = attribute.value
            self.bundle.add_resource(ast.Resource(body=[*messages]))

    def has(self, key: str) -> bool:
        if key not in self.patterns and not self.has_rules:
            self.has_rules = True
            self._add(rule_files(self.lang))
        return key in self.patterns

    def variables(self, key: str) -> frozenset[str]:
        """The variables a message needs, also those of messages it takes in."""
        found = self.used.get(key)
        if found is None:
            uses = _Uses()
            uses.visit(self.patterns[key])
            names = set(uses.variables)
            for other in uses.messages:
                if self.has(other):
                    names |= self.variables(other)
            found = frozenset(names)
            self.used[key] = found
        return found

    def format(self, key: str, values: dict[str, Word]) -> tuple[str, list[Exception]]:
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `has` was asked before
        text, errors = self.bundle.format_pattern(pattern, values)
        return str(text), errors


@cache
def book(lang: str) -> Book:
    """The messages of a language, read on first use."""
    return Book(lang)


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
        args = [
            (field.name, field.what, value)
            for field, value in zip(event.kind.fields, event.values, strict=True)
        ]
        return self._speak(game, key, args, names)

    def waiting(self, game: Game, asks: str, seats: Sequence[int], names: Names = ()) -> str:
        """What everybody may know of an open question: "Ann and Bob are choosing dice"."""
        return self._speak(game, f"{game.name}-waiting-{asks}", [("seats", SEATS, tuple(seats))], names)

    def card(self, game: Game, card: int, form: str = "") -> str:
        """A card's name, or another of its texts: `text` says what it does, `when` when to play it."""
        return self._card(game, card, form)

    def term(self, game: Game, term: str, form: str = "") -> str:
        """A word of the game: `term(game, "place-bank")`, `term(game, "place-bank", "at")`."""
        return self._term(f"{game.name}-{term}", form, 0)

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

    def _word(self, game: Game | None, what: str, value: Any, form: str, names: Names) -> Word:
        """A value in the form asked for; what is hidden from the reader is empty."""
        if value is None:
            return ""
        if what == NUMBER:
            return int(value)
        if what == SEAT:
            return _name(value, names)
        if what == "maybe-seat":
            if form == "n":
                return 0 if value < 0 else 1
            return "" if value < 0 else _name(value, names)
        if what in (SEATS, TERMS, CARDS, "dice"):
            return self._list(game, what, value, form, names)
        if what == CARD and game is not None:
            return self._card(game, value, form)
        if what == TERM and game is not None:
            return self._term(f"{game.name}-{value}", form, 0)
        return str(value)

    def _list(self, game: Game | None, what: str, value: Any, form: str, names: Names) -> Word:
        if form == "n":
            return len(value)
        shape = "" if form == "row" else form
        one = {SEATS: SEAT, TERMS: TERM, CARDS: CARD}.get(what, TEXT)
        words = [str(self._word(game, one, each, shape, names)) for each in value]
        return self.row(words) if form == "row" or what == "dice" else self.both(words)

    def _goods(self, game: Game, given: dict[str, tuple[str, Any]]) -> list[str]:
        found = []
        for name, (what, value) in given.items():
            key = f"{game.name}-counted-{name}"
            if what == NUMBER and value and book(self.lang).has(key):
                found.append(self.t(key, n=value))
        return found

    def _card(self, game: Game, card: int, form: str) -> str:
        term, points = game.card_term(card)
        return str(points) if form == "points" else self._term(f"{game.name}-{term}", form, points)

    def _term(self, key: str, form: str, points: int) -> str:
        """A term in one of its forms. There are few of them, so each is put together once."""
        whole = f"{key}.{form}" if form else key
        held = book(self.lang)
        text = held.terms.get((whole, points))
        if text is None:
            if form and not self.strict and not self.has(whole):
                whole = key  # the plain name rather than a hole in the sentence
            text = self.t(whole, points=points)
            held.terms[whole, points] = text
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
        text, errors = held.format(key, values)
        if errors and self.strict:
            raise LookupError(f"{held.lang} {key}: {errors[0]}") from errors[0]
        return text


def _name(seat: int, names: Names) -> str:
    return names[seat] if 0 <= seat < len(names) else chr(ord("A") + seat)
