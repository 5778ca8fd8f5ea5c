"""What people type at a BANG! table ("bang b", "end", "? beer"), and what is said of its things."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Final

from posse.cli.tables.bang.naming import (
    AS,
    Naming,
    about_deed,
    about_figure,
    about_option,
    cards_of,
    own_names,
    words_of,
)
from posse.cli.tables.bang.reading import acting, are_two, bang_of, far, figure_name
from posse.cli.tables.drawing import Drawing
from posse.cli.terminal import cli_error
from posse.core.said import CARDS, NUMBER, SEAT, TERM, Arg, Said, number_of
from posse.core.table import SEAT_LETTERS, Decision, View
from posse.games.bang.facts import (
    ABOUT,
    CARD_KIND,
    CARDS_NAMED,
    CHARACTER_NAMES,
    CHARACTERS_NAMED,
    EVENT_NAMES,
    KIND_NAMES,
    KINDS_NAMED,
    NO_ROLE,
    NOBODY,
    ROLES,
    WEAPONS,
)
from posse.games.bang.view import BangView, FigureView

NOW: Final = "now"  # of a message that says how a thing stands
MOST_MEANINGS: Final = 8
BID: Final = "hundreds"  # how the name of a bid begins
# What else lies on the table and has a name.
OTHER_THINGS: Final = (
    *("deck", "discard", "hand", "store", "aside", "flipped", "laid", "turn", "star", "waiting", "colt"),
    *("role-unknown", "count-life", "count-distance", "count-range", "count-hand"),
    *("colour-brown", "colour-blue", "colour-green"),
    *("phase-checks", "phase-draw", "phase-play", "phase-discard"),
)
CHARACTER_ANSWERS: Final = ("draft-pick", "choose-active", "vera-copy")


class Line:
    """A line in parts: what each of its words can name, and what its words for deeds can mean."""

    def __init__(self) -> None:
        self.things: list[set[str]] = []
        self.deeds: list[set[str]] = []
        self.unknown = False

    def named(self, sort: str) -> list[str]:
        """The things of a sort that every word of that sort can mean: "kind" gives "cat-balou"."""
        sets = [{each for each in word if each.startswith(f"{sort}:")} for word in self.things]
        narrowed = [word for word in sets if word]
        both = set.intersection(*narrowed) if narrowed else set()
        return sorted(each.partition(":")[2] for each in both)


class BangTalk(Drawing):
    """The half of the drawing that listens."""

    rules: ClassVar[dict[str, str]] = ABOUT

    def _t(self, key: str, **values: str | int) -> str:
        return self.words.t(f"cli-bang-{key}", **values)

    def _character(self, character: int) -> str:
        return self.words.term(self.game, f"character-{CHARACTER_NAMES[character]}")

    def _ability(self, character: int) -> str:
        return self.words.term(self.game, f"character-{CHARACTER_NAMES[character]}", "ability")

    def _event(self, event: int, form: str = "") -> str:
        return self.words.term(self.game, f"happening-{EVENT_NAMES[event]}", form)

    def _cards(self, cards: Sequence[int]) -> str:
        return self.words.row([self.words.card(self.game, card, "full") for card in cards])

    @cached_property
    def naming(self) -> Naming:
        return Naming(self.game, self.words, self.names)

    # How to answer

    def tip(self, decision: Decision) -> str:
        key = f"tip-{decision.asks}"
        return self._t(key) if self.words.has(f"cli-bang-{key}") else ""

    def hint(self, view: View, decision: Decision, brief: bool = False) -> str:
        """Bids are amounts of money: numbers of a list would mislead."""
        if decision.asks != "hire-bid":
            return ""
        bids = [bid for bid in map(_dollars, decision.names) if bid]
        key = "hint-bid-must" if len(bids) == len(decision.names) else "hint-bid"
        how = self._t(key, low=min(bids, default=0), most=max(bids, default=0))
        bid = number_of(decision.about, "bid")
        return f"{self._t('highest-bid', bid=bid)} {how}" if bid else how

    def about_question(self, view: View, decision: Decision) -> list[str]:
        """The abilities to choose from; a tip where there is one."""
        bang = bang_of(view)
        if decision.asks in CHARACTER_ANSWERS:
            about = [about_option(bang, name) for name in decision.names]
            names = [each.partition(":")[2] for option in about for each in option if each.startswith("char")]
            return [self._explained(CHARACTERS_NAMED[name]) for name in dict.fromkeys(names)]
        return [self.tip(decision)] if self.tip(decision) else []

    def _explained(self, character: int) -> str:
        return f"{self._character(character)}: {self._ability(character)}"

    def typed(self, name: str) -> str:
        """play:bang-9d:b is typed "bang 9d b"."""
        verb, *parts = name.split(":")
        if not parts:
            return self._word(verb)
        if verb == BID:
            return str(_dollars(name)) if _dollars(name) else self._word("pass")
        words = []
        if verb.startswith(AS):
            words.append(self._called(f"card-{verb.removeprefix(AS)}"))
        if verb in ("use", "hand"):
            words.append(self._word(verb))
        for part in parts:
            if part in CARDS_NAMED:
                card = CARDS_NAMED[part]
                kind = self._called(f"card-{KIND_NAMES[CARD_KIND[card]]}")
                words += [kind, self.naming.sign(card)]
            elif part in KINDS_NAMED:
                words.append(self._called(f"card-{part}"))
            elif part in CHARACTERS_NAMED:
                words.append(self._called(f"character-{part}"))
            elif part in EVENT_NAMES:
                words.append(self._called(f"happening-{part}"))
            else:
                words.append(part)
        return " ".join(words)

    def _word(self, verb: str) -> str:
        return self._t(f"type-{verb}").split()[0]

    def _called(self, term: str) -> str:
        return " ".join(words_of(self.words.term(self.game, term)))

    # What is meant

    def _line(self, bang: BangView, typed: str) -> Line:
        line = Line()
        tokens = words_of(typed)
        for number, token in enumerate(tokens, 1):
            deed = self.naming.verb(token)
            things = self.naming.things(bang, token)
            if deed is not None:
                line.deeds.append(things.union(deed))  # "as" is a word of the sentence, or the ace of spades
            elif things & own_names(bang) and len(token) == 1 and number < len(tokens):
                line.deeds.append(things)  # and so is "a", which may be the reader's seat
            elif things:
                line.things.append(things)
            else:
                line.unknown = True
        return line

    def _meant(self, bang: BangView, decision: Decision, line: Line) -> list[str]:
        """The options that answer to everything that is named, the likeliest reading only."""
        about = {name: about_option(bang, name) for name in decision.names}
        if line.unknown or not (line.things or line.deeds):
            return []
        found = [name for name in about if all(_answers(about[name], word) for word in line.things)]
        if decision.asks == "play" and line.things:  # a player alone chooses no card
            found = [name for name in found if any(_answers(about_deed(name), word) for word in line.things)]
        done = bool(line.things)
        for deed in line.deeds:
            chosen = [name for name in found if about[name] & deed]
            found, done = chosen or found, done or bool(chosen)
        if not done:
            return []
        plainly = [name for name in found if all(about[name] & word for word in line.things)]
        found = plainly or found
        found = [name for name in found if not name.startswith(AS)] or found if plainly else found
        if not line.named("figure"):
            found = [name for name in found if not _is_aimed(about[name])] or found
        return found

    def _apart(self, found: Sequence[str]) -> list[str]:
        """One of each that differ in more than the suit of a card."""
        kinds: dict[str, str] = {}
        for name in found:
            parts = [
                KIND_NAMES[CARD_KIND[CARDS_NAMED[part]]] if part in CARDS_NAMED else part
                for part in name.split(":")
            ]
            kinds.setdefault(":".join(parts), name)
        return list(kinds.values())

    def read(self, view: View, decision: Decision, typed: str) -> str:
        """One option; of cards that differ only in suit the one that comes first."""
        if ":" in typed:
            return ""  # an option by its own name
        bang = bang_of(view)
        if decision.asks == "hire-bid" and (amount := _amount(typed)) is not None:
            return _bid(amount)
        found = self._apart(self._meant(bang, decision, self._line(bang, typed)))
        return found[0] if len(found) == 1 else ""

    def attempts(self, view: View, decision: Decision | None, typed: str) -> list[str]:
        """Options and things that may have been meant. Several that are possible: which of them?"""
        bang = bang_of(view)
        line = self._line(bang, typed)
        if decision is not None:
            meant = self._apart(self._meant(bang, decision, line))
            if len(meant) > 1:
                ways = [self.typed(name) for name in meant[:MOST_MEANINGS]]
                raise cli_error("cli-bang-which", ways=self.words.row(ways))
            if meant:
                return meant
        found = self._tried(bang, line)
        found += sorted({each.partition(":")[2] for deed in line.deeds for each in deed})
        return [*found, typed, typed.replace(" ", ":")]

    def _tried(self, bang: BangView, line: Line) -> list[str]:
        """Cards on players, cards, abilities, players: what a hand might have tried."""
        figures = [
            name
            for name in self._figures(bang)
            if line.named("figure") + line.named("role") and self._is_meant(bang, name, line)
        ]
        found: list[str] = []
        mine = acting(bang)
        for kind in line.named("kind"):
            for card in cards_of(bang, kind):
                lies = mine is not None and CARDS_NAMED[card] in mine.front
                whole = f"use:{kind}" if lies else f"play:{card}"
                for figure in figures:
                    touched = f"{'character' if are_two(bang) else 'seat'}:{figure}"
                    found += [f"{whole}:{figure}", f"card:{card} {touched}"]
                found += [whole, f"card:{card}"]
        for character in line.named("character"):
            found += [f"use:{character}:{figure}" for figure in figures] + [f"use:{character}"]
        return found + [f"seat:{figure[0]}" for figure in figures]

    def _figures(self, bang: BangView) -> dict[str, int]:
        return {figure_name(bang, figure.figure): figure.figure for figure in bang.figures}

    def _is_meant(self, bang: BangView, name: str, line: Line) -> bool:
        about = about_figure(bang, self._figures(bang)[name])
        return any(about & word for word in line.things)

    # What is said of a thing

    def about(self, view: View, typed: str) -> list[str]:
        bang = bang_of(view)
        line = self._line(bang, typed)
        if not line.unknown and line.things:
            found = [self._about_player(bang, seat) for seat in self._seats(bang, line)]
            found += [self._about_kind(bang, kind) for kind in line.named("kind")]
            found += [self._about_character(bang, who) for who in line.named("character")]
            found += [self.explained(f"role-{role}") for role in line.named("role")]
            found += [self.explained(f"happening-{event}") for event in line.named("happening")]
            if found:
                return found
        return [self._about_thing(bang, term) for term in OTHER_THINGS if self._is_called(term, typed)]

    def _seats(self, bang: BangView, line: Line) -> list[int]:
        return sorted({SEAT_LETTERS.index(name[0]) for name in line.named("figure")})

    def _is_called(self, term: str, typed: str) -> bool:
        name = " ".join(words_of(self.words.term(self.game, term)))
        wanted = " ".join(words_of(typed))
        return len(wanted) > 2 and (wanted in name or term in (wanted, f"count-{wanted}"))

    def _about_thing(self, bang: BangView, term: str) -> str:
        now: list[Said] = []
        if term == "deck":
            now = [_now("deck", ("n", NUMBER, bang.deck))]
            now += [_now("deck-known", ("cards", CARDS, tuple(bang.deck_known)))] * bool(bang.deck_known)
        elif term == "discard":
            now = [_now("discard", ("n", NUMBER, bang.discard))]
        elif term == "count-range":
            now = self._weapon_now(bang)
        return self.explained(term, now).removesuffix(" []")

    def _weapon_now(self, bang: BangView) -> list[Said]:
        mine = acting(bang)
        if mine is None:
            return []
        guns = tuple(card for card in mine.front if CARD_KIND[card] in WEAPONS)
        return [
            _now("gun", ("cards", CARDS, guns)) if guns else _now("colt"),
            _now("range", ("n", NUMBER, mine.range)),
        ]

    def _about_kind(self, bang: BangView, kind: str) -> str:
        """What a card does, and who has one in play."""
        now = []
        for figure in bang.figures:
            for card in figure.front:
                if KIND_NAMES[CARD_KIND[card]] == kind:
                    now.append(_now("before", ("seat", SEAT, figure.seat)))
                    now += [_now("waits")] * (card in figure.waiting)
        return self.explained(f"card-{kind}", now)

    def _about_character(self, bang: BangView, name: str) -> str:
        """The ability; and if the character is at the table, whose it is and how it stands."""
        who = CHARACTERS_NAMED[name]
        now = [said for figure in bang.figures if figure.character == who for said in _stands(bang, figure)]
        return self.explained(f"character-{name}", now, "ability")

    def _about_player(self, bang: BangView, seat: int) -> str:
        player = bang.players[seat]
        now = []
        if player.role != NO_ROLE:
            role = ("role", TERM, f"role-{ROLES[player.role]}")
            now.append(_now("role", ("seat", SEAT, seat), role))
        for number in player.figures:
            figure = bang.figures[number]
            if figure.character != NOBODY:
                now.append(
                    _now("plays", ("character", TERM, f"character-{CHARACTER_NAMES[figure.character]}"))
                )
                now += _life(figure)
            distance, reached = far(bang, number)
            if distance and seat != bang.seat:
                now.append(_now("reached" if reached else "far", ("n", NUMBER, distance)))
        now.append(_now("hand", ("seat", SEAT, seat), ("n", NUMBER, player.hand)))
        now += [_now("known", ("cards", CARDS, tuple(player.known)))] * bool(player.known)
        said = " ".join(self.words.say(self.game, each, self.names) for each in now)
        return f"{self.names[seat]} ({self.kinds[seat]}). {said}"


def _dollars(name: str) -> int:
    """What a bid is: "hundreds:5" is $500."""
    return 100 * int(name.partition(":")[2])


def _amount(typed: str) -> int | None:
    """Dollars as people type them: "500", "$1,200"; None if it is something else."""
    plain = re.sub(r"[\s,$]", "", typed)
    return int(plain[:7]) if plain.isascii() and plain.isdigit() else None


def _bid(amount: int) -> str:
    """The option, legal or not; "" for what is no number of hundreds."""
    return f"{BID}:{amount // 100}" if amount % 100 == 0 else ""


def _now(key: str, *args: Arg) -> Said:
    return Said(f"bang-{NOW}-{key}", args)


def _life(figure: FigureView) -> list[Said]:
    if not figure.in_game:
        return [_now("out")]
    return [_now("life", ("n", NUMBER, figure.life), ("of", NUMBER, figure.most))]


def _stands(bang: BangView, figure: FigureView) -> list[Said]:
    said = [_now("whose", ("seat", SEAT, figure.seat)), *_life(figure)]
    copied = [each for each in figure.abilities if each != figure.character]
    said += [_now("copies", ("ability", TERM, f"character-{CHARACTER_NAMES[each]}")) for each in copied]
    if are_two(bang) and figure.in_game:
        said.append(_now("active" if figure.active else "passive"))
    return said


def _answers(about: set[str], word: set[str]) -> bool:
    """Whether an option can be meant by a word: also by the kind that a card is played as."""
    return bool(about & (word | {each.replace("kind:", "as:", 1) for each in word}))


def _is_aimed(about: set[str]) -> bool:
    return any(each.startswith("figure:") for each in about)
