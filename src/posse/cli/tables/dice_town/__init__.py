"""Dice Town in a terminal: eight places, everybody's things, your hand and your cup."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from posse.cli.tables.dice_town.reading import revealed, rolled, town_of
from posse.cli.tables.dice_town.talk import TownTalk
from posse.core.events import Event
from posse.core.table import View
from posse.games.dice_town.facts import FACE_OF_PLACE, FACES, NO_FACE, PLACES
from posse.games.dice_town.view import DiceView, OfferView, PlayerView

WIDE: Final = 100
WIDER: Final = 120
FENCED: Final = 4
NAME: Final = 14  # the letter of the seat, and as much of a name as can be typed at this table
ABOUT_REVEALED: Final = ("cheat", "reduce-keep")


class TownDrawing(TownTalk):
    """At 80 columns names of places are short; from 100 on everything is spelt out."""

    def table(self, view: View, width: int) -> RenderableType:
        town = town_of(view)
        title = self._t("title", round=town.round)
        if town.last_throw and not town.over and any(player.loose for player in town.players):
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

    def _places(self, town: DiceView, width: int) -> RenderableType:
        """The eight places in two columns, in the order in which they are resolved."""
        holds = self._holds(town)
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(2):
            grid.add_column(width=2, justify="right")
            grid.add_column(no_wrap=True)
            grid.add_column(width=4, no_wrap=True)
            grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        half = len(PLACES) // 2
        for left in range(half):
            cells: list[RenderableType] = []
            for place in (left, left + half):
                face = FACE_OF_PLACE[place]  # that wins it
                cells += [
                    Text(str(place + 1), style="dim"),
                    Text(self._place(PLACES[place], "" if width >= WIDE else "short"), style="bold"),
                    Text("" if face == NO_FACE else f"[{FACES[face]}]", style="cyan"),
                    Text(holds[place]),
                ]
            grid.add_row(*cells)
        return grid

    def _holds(self, town: DiceView) -> list[str]:
        """What is to be had at each place."""
        values = "·".join(str(self._points(card)) for card in town.row)
        visitors = " → ".join(self.names[seat] for seat in town.visitors)
        return [
            self.words.t("dice-town-nuggets", n=town.mine),
            f"${town.bank}",
            f"${town.stagecoach} → {self._place('bank', 'short')}",
            self._t("store", deck=town.store_deck, discard=town.discard),
            self._t("saloon"),
            f"★ {self.names[town.sheriff]}",
            self._t("row", cards=values or "–", deck=town.property_deck),
            visitors or self._t("doc"),
        ]

    def _players(self, town: DiceView, width: int) -> RenderableType:
        """Everybody in the order of the seats. ▶ is the reader, ★ the sheriff, ✓ who has won something."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", width=3, no_wrap=True)
        grid.add_column(self._t("column-player"), no_wrap=True, overflow="ellipsis", min_width=12)
        if width >= WIDE:
            grid.add_column("", no_wrap=True, style="dim")
        for column in ("dollars", "nuggets", "property", "store"):
            grid.add_column(self._t(f"column-{column}"), justify="right", no_wrap=True)
        for column in ("fenced", "won"):
            grid.add_column(self._t(f"column-{column}"), justify="center", no_wrap=True)
        grid.add_column(self._t("column-dice"), no_wrap=True)
        for player in town.players:
            me = player.seat == town.seat
            grid.add_row(*self._cells(town, player, width), _kept(player), style="bold" if me else "")
        return grid

    def _cells(self, town: DiceView, player: PlayerView, width: int) -> list[Text]:
        seat = player.seat
        marks = ("▶" if seat == town.seat else " ") + ("★" if seat == town.sheriff else " ")
        cells = [marks, self.who(seat)]
        if width >= WIDE:
            cells.append(self.kinds[seat])
        cells += [f"${player.dollars}", str(player.nuggets)]
        cells += [str(player.property_count), str(player.store_count)]
        cells.append(_sum([self._points(card) for card in player.fenced]))
        cells.append("✓" if player.won else "–")
        shown = [Text(cell) for cell in cells]
        if width < WIDER:  # names of people at a server may be long, and dice would be cut off
            shown[1].truncate(NAME, overflow="ellipsis")
        return shown

    def _mine(self, town: DiceView) -> list[RenderableType]:
        """What only the reader sees: hand, cup, cards being looked at; and offers on the table."""
        lines: list[RenderableType] = []
        if town.seat >= 0:
            hand = self._cards([*town.store, *town.property])
            lines.append(_labelled(self._t("hand"), Text(hand or self._t("hand-empty"))))
        if any(each.seat == town.seat and each.asks in ABOUT_REVEALED for each in town.waiting):
            lines.append(_labelled(self._t("revealed"), _numbered(revealed(town))))
        elif town.rolled:
            lines.append(_labelled(self._t("cup"), _numbered(rolled(town))))
        if town.drawn:
            lines.append(_labelled(self._t("drawn"), Text(self._cards(town.drawn))))
        offers = [*town.offers, *([town.own_offer] if town.own_offer is not None else [])]
        lines += [_labelled(self._t("offer"), Text(self._offer(offer))) for offer in offers]
        return lines

    def _offer(self, offer: OfferView) -> str:
        """Whose offer, who it supports, and what is in it; faces of cards only where the view has them."""
        goods = [f"${offer.dollars}"] if offer.dollars else []
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
            supported=self.names[offer.supports],
            own=int(offer.seat == offer.supports),
            goods=self.words.row(goods) or "–",
        )

    # What is told

    def is_told(self, event: Event, reader: int) -> bool:
        """Not who rolls how many dice (the table shows it), that a round ends, or the scores: they follow."""
        return event.kind.name not in ("thrown", "round-ended", "scored")

    def heading(self, event: Event) -> str:
        return super().sentence(event) if event.kind.name == "round-started" else ""

    def sentence(self, event: Event) -> str:
        return "" if self.heading(event) else super().sentence(event)

    def legend(self) -> str:
        return self._t("legend")


def _sum(values: list[int]) -> str:
    """What fenced cards are worth: each of a few, of more their sum and how many they are."""
    if len(values) > FENCED:
        return f"Σ{sum(values)} ({len(values)})"
    return "+".join([str(value) for value in values]) or "–"


def _kept(player: PlayerView) -> Text:
    """Dice set aside, and dots for those still under the cup."""
    shown = Text()
    for face in sorted(player.kept_faces):
        shown.append(f"[{FACES[face]}]", style="cyan")
    shown.append(" ·" * player.loose)
    return shown


def _numbered(faces: dict[int, int]) -> Text:
    """Dice with the numbers by which they are typed."""
    shown = Text()
    for die, face in faces.items():
        shown.append(f"{die + 1}:", style="dim")
        shown.append(f"[{FACES[face]}]", style="bold cyan")
        shown.append("  ")
    return shown


def _labelled(label: str, what: Text) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, min_width=10)
    grid.add_column()
    grid.add_row(Text(label, style="dim"), what)
    return grid


DRAWING = TownDrawing
