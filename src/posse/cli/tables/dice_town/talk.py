"""What people type at a Dice Town table ("keep J J", "why wanted"), and what is said of its things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final

from posse.cli.tables.dice_town.reading import revealed, rolled, town_of
from posse.cli.tables.drawing import Drawing
from posse.cli.terminal import cli_error
from posse.core.said import CARD, NUMBER, NUMBERS, SEAT, SEATS, Said, number_of
from posse.core.table import SEAT_LETTERS, Decision, View
from posse.games.dice_town.facts import (
    ABOUT,
    BRUTE,
    CARD_NAMES,
    CHEATER,
    DICE_EACH,
    EQUIPMENT,
    FACES,
    PLACES,
)
from posse.games.dice_town.view import DiceView

NOW: Final = "dice-town-now"  # how a message begins that says how a thing stands
ACTION_CARDS: Final = CARD_NAMES[:EQUIPMENT]
# Cards declared with the dice: how an option's name says so, and which card it is.
DECLARED: Final = {"brute": BRUTE, "cheater": CHEATER}
# What else lies on the table and has a name.
OTHER_THINGS: Final = ("count", "badge", "cup", "tariff", "last-throw", "tie", "offer", "remedy")
DICE: Final = tuple(str(die + 1) for die in range(DICE_EACH))
# Letters that look the same on a Russian or Ukrainian keyboard.
LOOK_ALIKE: Final = str.maketrans({"к": "k", "а": "a"})


class TownTalk(Drawing):
    """The half of the drawing that listens. People count dice from 1, the engine from 0."""

    rules: ClassVar[dict[str, str]] = ABOUT

    def _t(self, key: str, **values: str | int) -> str:
        return self.words.t(f"cli-dice-town-{key}", **values)

    def _place(self, place: str, form: str = "") -> str:
        return self.words.term(self.game, f"place-{place}", form)

    def _cards(self, cards: Sequence[int]) -> str:
        """Cards by name, equal ones counted."""
        names = Counter(self.words.card(self.game, card) for card in cards)
        return " · ".join(name if count == 1 else f"{name} ×{count}" for name, count in names.items())

    # How to answer

    def hint(self, view: View, decision: Decision, brief: bool = False) -> str:
        if decision.asks == "commit-keep":
            held = town_of(view).store
            words = [self._word(part) for part, card in DECLARED.items() if card in held]
            extra = self._t("hint-cards", cards=" / ".join(words)) if words else ""
            how = self._t("brief-keep") if brief else self._t("hint-keep", n=len(decision.options))
            return f"{how} {extra}".strip()
        if decision.asks == "reduce-keep":
            return self._t("hint-reduce")
        if decision.asks == "cheat":
            return self._t("hint-turn")
        if decision.asks in ("offer-dollars", "offer-nuggets"):
            return self._t("hint-amount", most=len(decision.options) - 1)
        return ""

    def typed(self, name: str) -> str:
        """keep:0,2+brute is typed "keep 1 3 brute"."""
        verb, _, rest = name.partition(":")
        if verb == "keep":
            dice, *cards = rest.split("+")
            kept = [] if dice == "none" else [str(int(die) + 1) for die in dice.split(",")]
            words = [self._word(card) for card in cards]
            return " ".join([self._first("keep"), *(kept or [self._first("none")]), *words])
        if verb == "turn":
            die, _, face = rest.partition(":")
            return f"{self._first('turn')} {int(die) + 1} {face}"
        return name

    def _word(self, part: str) -> str:
        """One word to type for a card that is declared with the dice."""
        return self._t(f"word-{part}")

    def _first(self, word: str) -> str:
        """The word to type for this in the language spoken."""
        return tokens(self._t(f"type-{word}"))[0]

    def _means(self, word: str) -> set[str]:
        """The words that mean this, in English and in the language spoken."""
        return {word, *tokens(self._t(f"type-{word}"))}

    # What is meant

    def read(self, view: View, decision: Decision, typed: str) -> str:
        if ":" in typed:
            return ""  # an option by its own name
        if decision.asks == "commit-keep":
            return self._read_keep(rolled(town_of(view)), typed)
        if decision.asks == "reduce-keep":
            return self._read_keep(revealed(town_of(view)), typed)
        if decision.asks == "cheat":
            return self._read_turn(typed)
        if decision.asks in ("offer-dollars", "offer-nuggets"):
            amount = typed.removeprefix("$").strip()
            unit = decision.asks.removeprefix("offer-")
            return f"{unit}:{amount}" if amount.isascii() and amount.isdigit() and len(amount) < 4 else ""
        return ""

    def _read_keep(self, loose: dict[int, int], typed: str) -> str:
        """Dice by their numbers or faces, in any order: "keep 1 3", "J J brute", "none", "all"."""
        said = tokens(typed)
        sure = bool(said) and said[0] in self._means("keep")
        if len(said) == 1 and said[0].isalpha() and self._face(said[0]):
            return ""  # q alone is more likely to mean quit than the queen
        dice: set[int] = set()
        cards: list[str] = []
        none = False
        for token in said[1:] if sure else said:
            if card := self._declared(token):
                cards.append(card)
            elif token in self._means("none"):
                none = True
            elif token in self._means("all"):
                dice |= set(loose)
            elif token in DICE:
                dice.add(int(token) - 1)
            elif face := self._face(token):
                dice.add(_die_showing(loose, dice, face))
            elif sure:
                raise cli_error("cli-dice-town-not-a-die", token=token[:20])
            else:
                return ""  # something else may be meant
        if not dice and not none:
            if sure:
                raise cli_error("cli-dice-town-which-dice")
            return ""
        kept = ",".join(str(die) for die in sorted(dice)) or "none"
        return f"keep:{kept}" + "".join(f"+{card}" for card in sorted(cards))

    def _read_turn(self, typed: str) -> str:
        """A die and the face it shall show: "turn 3 A"."""
        said = [token for token in tokens(typed) if token not in self._means("turn")]
        face = self._face(said[1]) if len(said) == 2 and said[0] in DICE else ""
        return f"turn:{int(said[0]) - 1}:{face}" if face else ""

    def _face(self, token: str) -> str:
        plain = token.translate(LOOK_ALIKE)
        for face in FACES:
            if plain == face.lower() or token == self.words.t(f"dice-town-face-long-{face}").lower():
                return face
        return ""

    def _declared(self, token: str) -> str:
        """The part of an option's name that declares a card: brute, cheater."""
        for part in DECLARED:
            if token.removeprefix("+") in (part, self._word(part)):
                return part
        return ""

    def attempts(self, view: View, decision: Decision | None, typed: str) -> list[str]:
        found = [self.read(view, decision, typed)] if decision is not None else []
        found += [typed, typed.replace(" ", ":")]
        found += [f"card:{card}" for card in self._cards_called(town_of(view), typed)]
        found += [f"place:{place}" for place in self._places_called(typed)]
        said = tokens(typed)
        if said and said[-1] in DICE:
            found.append(f"die:{int(said[-1]) - 1}")
        return [attempt for attempt in found if attempt]

    def _cards_called(self, town: DiceView, typed: str) -> list[str]:
        """The cards whose names contain what was typed: those in hand first."""
        held = []
        for card in [*town.store, *town.property]:
            name = self.game.cards[card].name
            if typed.lower() in self.words.card(self.game, card).lower() or typed.lower() in name:
                held.append(name)
        return list(dict.fromkeys([*held, *self._action_cards_called(typed)]))

    def _action_cards_called(self, typed: str) -> list[str]:
        wanted = typed.lower()
        names = {card: self.words.term(self.game, f"card-{card}").lower() for card in ACTION_CARDS}
        return [card for card, name in names.items() if wanted in name or wanted in card]

    def _places_called(self, typed: str) -> list[str]:
        wanted = typed.lower()
        return [place for place in PLACES if wanted in self._place(place).lower() or wanted in place]

    # What is said of a thing

    def about(self, view: View, typed: str) -> list[str]:
        found = [
            self._about_player(town_of(view), seat)
            for seat, name in enumerate(self.names)
            if typed.lower() in (name.lower(), SEAT_LETTERS[seat])
        ]
        if found:
            return found
        town = town_of(view)
        found = [
            self.explained(f"place-{place}", self._place_now(town, place))
            for place in self._places_called(typed)
        ]
        for card in self._action_cards_called(typed):
            when = (("card", CARD, ACTION_CARDS.index(card)),)
            found.append(self.explained(f"card-{card}", [Said(f"{NOW}-when", when)]))
        return found + [self.explained(term) for term in self._things_called(typed)]

    def _things_called(self, typed: str) -> list[str]:
        """Dollars, the badge, the cup …: whatever has this in its name."""
        terms = [term for term in ABOUT if term.startswith(OTHER_THINGS)]
        return [term for term in terms if typed.lower() in self.words.term(self.game, term).lower()]

    def _place_now(self, town: DiceView, place: str) -> list[Said]:
        """What is to be had there."""
        hands = sum(player.store_count + player.property_count for player in town.players)
        row = [self._points(card) for card in town.row]
        held: dict[str, Said] = {
            "gold-mine": Said(f"{NOW}-mine", (("n", NUMBER, town.mine),)),
            "bank": Said(f"{NOW}-bank", (("n", NUMBER, town.bank),)),
            "stagecoach": Said(f"{NOW}-stagecoach", (("n", NUMBER, town.stagecoach),)),
            "general-store": Said(
                f"{NOW}-store", (("deck", NUMBER, town.store_deck), ("discard", NUMBER, town.discard))
            ),
            "saloon": Said(f"{NOW}-saloon", (("n", NUMBER, hands),)),
            "sheriff": Said(f"{NOW}-sheriff", (("seat", SEAT, town.sheriff),)),
            "town-hall": Said(
                f"{NOW}-row", (("values", NUMBERS, tuple(row)), ("deck", NUMBER, town.property_deck))
            ),
        }
        if place == "doc-badluck":
            visitors = tuple(town.visitors)
            return [Said(f"{NOW}-visitors", (("seats", SEATS, visitors),))] if visitors else []
        return [held[place]]

    def _points(self, card: int) -> int:
        return number_of(self.game.cards[card].args, "points")

    def _about_player(self, town: DiceView, seat: int) -> str:
        """How many cards the player has, and which of them the reader has seen."""
        player = town.players[seat]
        known = [*town.store, *town.property] if seat == town.seat else player.known
        return self._t(
            "about-player",
            who=self.names[seat],
            kind=self.kinds[seat],
            store=player.store_count,
            property=player.property_count,
            known=self._cards(known) or "–",
        )


def _die_showing(loose: dict[int, int], taken: set[int], face: str) -> int:
    for die, shown in loose.items():
        if die not in taken and FACES[shown] == face:
            return die
    raise cli_error("cli-dice-town-no-such-face", face=face)


def tokens(typed: str) -> list[str]:
    return typed.lower().replace(",", " ").split()
