"""Dice Town in a terminal: eight places, everybody's things, your hand, your cup; and "keep J J"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from posse.cli.tables.drawing import Drawing
from posse.cli.terminal import trouble
from posse.core.events import Event
from posse.core.table import SEAT_LETTERS, Decision, View

FACES: Final = ("9", "10", "J", "Q", "K", "A")
PLACES: Final = (
    ("gold-mine", "9"),
    ("bank", "10"),
    ("stagecoach", ""),
    ("general-store", "J"),
    ("saloon", "Q"),
    ("sheriff", "K"),
    ("town-hall", ""),
    ("doc-badluck", ""),
)
ACTION_CARDS: Final = (
    "unlimited-credit",
    "the-girls",
    "the-brute",
    "professional-cheater",
    "corruption",
    "dynamite",
    "nervous-joe",
    "marshal",
    "even-split",
    "wanted",
    "doc-badlucks-elixir",
)
BRUTE: Final = "the-brute"
CHEATER: Final = "professional-cheater"
# The rule to read about each place.
PLACE_RULES: Final = {
    "gold-mine": "dice-mine-nuggets",
    "bank": "dice-bank-take-all",
    "stagecoach": "dice-stage-move",
    "general-store": "dice-store-draw",
    "saloon": "dice-saloon-draw",
    "sheriff": "dice-sheriff-most-kings",
    "town-hall": "dice-hall-best-hand",
    "doc-badluck": "dice-doc-eligible",
}
ABOUT_REVEALED: Final = ("cheat", "reduce-keep")
WIDE: Final = 100
# Letters that look the same on a Russian or Ukrainian keyboard.
LOOK_ALIKE: Final = str.maketrans({"к": "k", "а": "a"})

Town = Any  # a DiceView: drawings read a game's view and import nothing of the game


class TownDrawing(Drawing):
    # What is seen

    def table(self, view: View, width: int) -> RenderableType:
        town: Town = view
        title = self._t("title", round=town.round)
        if town.last_throw and any(player.loose for player in town.players):
            title += " · " + self._t("last-throw")
        parts: list[RenderableType] = [
            Rule(Text(title, style="bold"), align="left", style="dim"),
            self._places(town, width),
            Rule(style="dim"),
            self._players(town, width),
        ]
        mine = self._mine(town)
        if mine:
            parts += [Rule(style="dim"), *mine]
        return Group(*parts)

    def _places(self, town: Town, width: int) -> RenderableType:
        """The eight places in two columns, in the order in which they are resolved."""
        holds = [
            self.words.t("dice-town-nuggets", n=town.mine),
            f"${town.bank}",
            f"${town.stagecoach} → {self._place('bank', 'short')}",
            self._t("store", deck=town.store_deck, discard=town.discard),
            self._t("saloon"),
            f"★ {self.names[town.sheriff]}",
            self._row(town),
            self._visitors(town),
        ]
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(2):
            grid.add_column(width=2, justify="right")
            grid.add_column(no_wrap=True)
            grid.add_column(width=4, no_wrap=True)
            grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        for left in range(4):
            cells: list[RenderableType] = []
            for place in (left, left + 4):
                name, face = PLACES[place]
                cells += [
                    Text(str(place + 1), style="dim"),
                    Text(self._place(name, "" if width >= WIDE else "short"), style="bold"),
                    Text(f"[{face}]" if face else "", style="cyan"),
                    Text(holds[place]),
                ]
            grid.add_row(*cells)
        return grid

    def _row(self, town: Town) -> str:
        values = [str(self._points(card)) for card in town.row]
        return self._t("row", cards="·".join(values) or "–", deck=town.property_deck)

    def _visitors(self, town: Town) -> str:
        if town.visitors:
            return " → ".join(self.names[seat] for seat in town.visitors)
        return self._t("doc")

    def _players(self, town: Town, width: int) -> RenderableType:
        """Everybody in the order of the seats. ▶ is the reader, ★ the sheriff, ✓ who has won something."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", expand=False)
        grid.add_column("", width=3, no_wrap=True)
        grid.add_column(self._t("column-player"), no_wrap=True, overflow="ellipsis", min_width=12)
        if width >= WIDE:
            grid.add_column("", no_wrap=True, style="dim")
        for column in ("dollars", "nuggets", "property", "store"):
            grid.add_column(self._t(f"column-{column}"), justify="right", no_wrap=True)
        grid.add_column(self._t("column-fenced"), justify="center", no_wrap=True)
        grid.add_column(self._t("column-won"), justify="center", no_wrap=True)
        grid.add_column(self._t("column-dice"), no_wrap=True)
        for player in town.players:
            seat = player.seat
            me = seat == town.seat
            marks = ("▶" if me else " ") + ("★" if seat == town.sheriff else " ")
            cells = [marks, self.who(seat)]
            if width >= WIDE:
                cells.append(self.kinds[seat])
            cells += [f"${player.dollars}", str(player.nuggets)]
            cells += [str(player.property_count), str(player.store_count)]
            cells.append("+".join(str(self._points(card)) for card in player.fenced) or "–")
            cells.append("✓" if player.won else "–")
            row: list[RenderableType] = [Text(cell) for cell in cells]
            grid.add_row(*row, self._kept(player), style="bold" if me else "")
        return grid

    def _kept(self, player: Any) -> Text:
        """Dice set aside, and dots for those still under the cup."""
        shown = Text()
        for face in sorted(player.kept_faces):
            shown.append(f"[{FACES[face]}]", style="cyan")
        shown.append(" ·" * player.loose)
        return shown

    def _mine(self, town: Town) -> list[RenderableType]:
        """What only the reader sees: hand, cup, cards being looked at; and offers on the table."""
        lines: list[RenderableType] = []
        if town.seat >= 0:
            hand = self._cards([*town.store, *town.property])
            lines.append(_labelled(self._t("hand"), Text(hand or self._t("hand-empty"))))
        if town.rolled:
            lines.append(
                _labelled(self._t("cup"), _dice(dict(zip(town.rolled, town.rolled_faces, strict=True))))
            )
        elif any(each.seat == town.seat and each.asks in ABOUT_REVEALED for each in town.waiting):
            lines.append(_labelled(self._t("revealed"), _dice(_revealed(town))))
        if town.drawn:
            lines.append(_labelled(self._t("drawn"), Text(self._cards(town.drawn))))
        offers = [*town.offers, *([town.own_offer] if town.own_offer is not None else [])]
        lines += [_labelled(self._t("offer"), Text(self._offer(offer))) for offer in offers]
        return lines

    def _offer(self, offer: Any) -> str:
        """Whose offer, for whom, and what it is; faces of cards only where the view has them."""
        goods = []
        if offer.dollars:
            goods.append(f"${offer.dollars}")
        if offer.nuggets:
            goods.append(self.words.t("dice-town-nuggets", n=offer.nuggets))
        if offer.cards:
            goods.append(self._cards(offer.cards))
        else:
            for count, kind in ((offer.property_count, "property"), (offer.store_count, "store")):
                if count:
                    goods.append(self.words.t(f"dice-town-{kind}-cards", n=count))
        return self._t(
            "offer-for",
            who=self.names[offer.seat],
            whom=self.names[offer.supports],
            goods=self.words.row(goods) or "–",
        )

    def _cards(self, cards: Sequence[int]) -> str:
        """Cards by name, equal ones counted."""
        names = Counter(self.words.card(self.game, card) for card in cards)
        return " · ".join(name if count == 1 else f"{name} ×{count}" for name, count in names.items())

    def _points(self, card: int) -> int:
        return self.game.card_term(card)[1]

    def _place(self, place: str, form: str = "") -> str:
        return self.words.term(self.game, f"place-{place}", form)

    def _t(self, key: str, **values: str | int) -> str:
        return self.words.t(f"cli-dice-town-{key}", **values)

    # What is told

    def is_told(self, event: Event, reader: int) -> bool:
        """Not who rolls how many dice: the table shows that; nor that a round ends: the next one begins."""
        return event.kind.name not in ("thrown", "round-ended")

    def legend(self) -> str:
        return self._t("legend")

    def is_heading(self, event: Event) -> bool:
        return event.kind.name == "round-started"

    # What is typed

    def hint(self, view: View, decision: Decision) -> str:
        town: Town = view
        if decision.asks == "commit-keep":
            cards = [self._word(card) for card in (BRUTE, CHEATER) if self._holds(town, card)]
            extra = self._t("hint-cards", cards=" / ".join(cards)) if cards else ""
            return f"{self._t('hint-keep', n=len(decision.options))} {extra}".strip()
        if decision.asks == "reduce-keep":
            return self._t("hint-reduce")
        if decision.asks == "cheat":
            return self._t("hint-turn")
        if decision.asks in ("offer-dollars", "offer-nuggets"):
            return self._t("hint-amount", most=len(decision.options) - 1)
        return ""

    def read(self, view: View, decision: Decision, typed: str) -> str:
        if ":" in typed:
            return ""  # an option by its own name
        if decision.asks in ("commit-keep", "reduce-keep"):
            return self._read_keep(view, decision, typed)
        if decision.asks == "cheat":
            return self._read_turn(typed)
        if decision.asks in ("offer-dollars", "offer-nuggets"):
            amount = typed.removeprefix("$").strip()
            unit = decision.asks.removeprefix("offer-")
            return f"{unit}:{amount}" if amount.isascii() and amount.isdigit() and len(amount) < 4 else ""
        return ""

    def _read_keep(self, town: Town, decision: Decision, typed: str) -> str:
        """Dice by their numbers or faces, in any order: "keep 1 3", "J J brute", "none", "all"."""
        said = _tokens(typed)
        keeping = bool(said) and said[0] in self._means("keep")
        if keeping:
            said = said[1:]
        if decision.asks == "commit-keep":
            loose = _rolled(town)
        else:
            loose = _revealed(town)
        dice: set[int] = set()
        cards: list[str] = []
        for token in said:
            card = self._declared(token)
            if card:
                cards.append(card)
            elif token in self._means("all"):
                dice |= set(loose)
            elif token in self._means("none"):
                continue
            elif token in ("1", "2", "3", "4", "5"):
                dice.add(int(token) - 1)
            elif face := self._face(token):
                dice.add(self._die_showing(loose, dice, face))
            elif keeping:
                raise trouble("cli-dice-town-not-a-die", token=token)
            else:
                return ""
        if not dice and not any(token in self._means("none") for token in said):
            if keeping:
                raise trouble("cli-dice-town-which-dice")
            return ""
        kept = ",".join(str(die) for die in sorted(dice)) or "none"
        return f"keep:{kept}" + "".join(f"+{card}" for card in sorted(cards))

    def _read_turn(self, typed: str) -> str:
        """A die and the face it shall show: "turn 3 A"."""
        said = [token for token in _tokens(typed) if token not in self._means("turn")]
        if len(said) == 2 and said[0] in ("1", "2", "3", "4", "5"):
            face = self._face(said[1])
            if face:
                return f"turn:{int(said[0]) - 1}:{face}"
        return ""

    def _die_showing(self, loose: dict[int, int], taken: set[int], face: str) -> int:
        for die, shown in loose.items():
            if die not in taken and FACES[shown] == face:
                return die
        raise trouble("cli-dice-town-no-such-face", face=face)

    def _face(self, token: str) -> str:
        plain = token.translate(LOOK_ALIKE)
        for face in FACES:
            if plain == face.lower() or token == self.words.t(f"dice-town-face-long-{face}").lower():
                return face
        return ""

    def _declared(self, token: str) -> str:
        """The part of an option's name that declares a card: "+brute", "+cheater"."""
        token = token.removeprefix("+")
        for card, name in ((BRUTE, "brute"), (CHEATER, "cheater")):
            if token and (token == name or token == self._word(card)):
                return name
        return ""

    def _word(self, card: str) -> str:
        """One word to type for a card that is declared with the dice."""
        return self._t(f"word-{card}").lower()

    def _holds(self, town: Town, card: str) -> bool:
        return any(self.game.card_term(held)[0] == f"card-{card}" for held in town.store)

    def _means(self, word: str) -> set[str]:
        """The words that mean this, in English and in the language spoken."""
        return {word, *_tokens(self._t(f"type-{word}"))}

    def typed(self, name: str) -> str:
        """keep:0,2+brute is typed "keep 1 3 brute": people count dice from 1."""
        verb, _, rest = name.partition(":")
        if verb == "keep":
            dice, *cards = rest.split("+")
            numbers = (
                [self._first("none")] if dice == "none" else [str(int(die) + 1) for die in dice.split(",")]
            )
            named = {"brute": BRUTE, "cheater": CHEATER}
            return " ".join([self._first("keep"), *numbers, *[self._word(named[card]) for card in cards]])
        if verb == "turn":
            die, _, face = rest.partition(":")
            return f"{self._first('turn')} {int(die) + 1} {face}"
        return name

    def _first(self, word: str) -> str:
        """The word to type for this in the language spoken."""
        return _tokens(self._t(f"type-{word}"))[0]

    def attempts(self, view: View, decision: Decision | None, typed: str) -> list[str]:
        found: list[str] = []
        if decision is not None:
            option = self.read(view, decision, typed)
            if option:
                found.append(option)
        found += [typed, typed.replace(" ", ":")]
        found += [f"card:{card}" for card in self._cards_called(view, typed)]
        found += [f"place:{place}" for place in self._places_called(typed)]
        said = _tokens(typed)
        if said and said[-1] in ("1", "2", "3", "4", "5"):
            found.append(f"die:{int(said[-1]) - 1}")
        return found

    def _cards_called(self, town: Town, typed: str) -> list[str]:
        """The cards whose names contain what was typed: those in hand first."""
        wanted = typed.lower()
        held = []
        for card in [*town.store, *town.property]:
            term, points = self.game.card_term(card)
            name = term.removeprefix("card-") + (f"-{points}" if points else "")
            if wanted in self.words.card(self.game, card).lower() or wanted in name:
                held.append(name)
        known = [
            card
            for card in ACTION_CARDS
            if wanted in self.words.term(self.game, f"card-{card}").lower() or wanted in card
        ]
        return list(dict.fromkeys([*held, *known]))

    def _places_called(self, typed: str) -> list[str]:
        wanted = typed.lower()
        return [place for place, _ in PLACES if wanted in self._place(place).lower() or wanted in place]

    def about(self, view: View, typed: str) -> list[str]:
        town: Town = view
        found = []
        for seat, name in enumerate(self.names):
            if typed.lower() in (name.lower(), SEAT_LETTERS[seat]):
                found.append(self._about_player(town, seat))
        for place in self._places_called(typed):
            rule = PLACE_RULES[place]
            found.append(f"{self._place(place)}: {self.words.rule(rule)} [{rule}]")
        for card in ACTION_CARDS:
            name = self.words.term(self.game, f"card-{card}")
            if typed.lower() in name.lower() or typed.lower() in card:
                text = self.words.term(self.game, f"card-{card}", "text")
                when = self.words.term(self.game, f"card-{card}", "when")
                found.append(f"{name}: {text} ({when}.)")
        return found

    def _about_player(self, town: Town, seat: int) -> str:
        player = town.players[seat]
        known = self._cards(player.known) or "–"
        if seat == town.seat:
            known = self._cards([*town.store, *town.property]) or "–"
        return self._t(
            "about-player",
            who=self.names[seat],
            kind=self.kinds[seat],
            store=player.store_count,
            property=player.property_count,
            known=known,
        )


def _labelled(label: str, what: Text) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, min_width=10)
    grid.add_column()
    grid.add_row(Text(label, style="dim"), what)
    return grid


def _dice(faces: dict[int, int]) -> Text:
    """Dice with their numbers, as they are typed."""
    shown = Text()
    for die, face in faces.items():
        shown.append(f"{die + 1}:", style="dim")
        shown.append(f"[{FACES[face]}]", style="bold cyan")
        shown.append("  ")
    return shown


def _rolled(town: Town) -> dict[int, int]:
    """The reader's dice under the cup, with their faces."""
    return dict(zip(town.rolled, town.rolled_faces, strict=True))


def _revealed(town: Town) -> dict[int, int]:
    """The reader's dice kept in this throw, with their faces."""
    me = town.players[town.seat]
    faces = dict(zip(me.kept, me.kept_faces, strict=True))
    return {die: faces[die] for die in me.fresh}


def _tokens(typed: str) -> list[str]:
    return typed.lower().replace(",", " ").split()


DRAWING = TownDrawing
