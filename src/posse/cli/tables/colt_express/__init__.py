"""Colt Express in a terminal: the train, the round card, the common pile, the bandits, your hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from posse.cli.tables.colt_express.reading import (
    bandit_of,
    event_at_the_end,
    icon_now,
    icons,
    round_card,
    train_of,
)
from posse.cli.tables.colt_express.talk import TrainTalk
from posse.cli.tables.colt_express.train import COLOURS, MINE, STAR, Car, picture, signs
from posse.cli.tables.lines import Labelled
from posse.core.events import Event
from posse.core.table import View
from posse.games.colt_express.facts import (
    ACTION,
    BULLET,
    JEWEL_VALUE,
    MARSHAL,
    OWN_BULLETS,
    ROUNDS,
    SECOND,
    STRONGBOX_VALUE,
    WAGONS,
)
from posse.games.colt_express.view import BanditView, ColtView, PileCard, PlaceView, PlayerView

WIDE: Final = 120
FIRST: Final = "①"
DEAD: Final = "✗"
# Told in other ways: hands of others by their number, scores in the table that follows.
UNTOLD: Final = ("hand-drawn", "scored", "placed", "hands-away", "purses-left")
HEADINGS: Final = {"stealing-started": "heading-stealing", "game-ended": "heading-over"}


class TrainDrawing(TrainTalk):
    """At 80 columns abilities are told of the reader's own bandits, from 120 on of all."""

    short_menu: ClassVar[int] = 5  # the table is high

    def table(self, view: View, width: int) -> RenderableType:
        train = train_of(view)
        parts: list[RenderableType] = [
            Rule(Text(self._title(train), style="bold"), align="left", style="dim"),
            *(self._turns(train) if train.turns and not train.stealing else []),
            *picture(self._cars(train), width),
            *([Text(self._t("signs"), style="dim")] if train.round < 2 else []),
            *([self._pile(train)] if train.pile else []),
            Rule(style="dim"),
            self._boards(train, width),
        ]
        mine = self._mine(train, width) if train.seat >= 0 else []
        return Group(*parts, *mine)

    def _title(self, train: ColtView) -> str:
        if not train.round:
            return self.words.t(f"{self.game.name}-name")
        card = self.words.term(self.game, f"round-{round_card(train)}")
        title = self._t("title", round=train.round, rounds=ROUNDS, card=card)
        phase = "over" if train.over else "stealing" if train.stealing else "planning"
        return f"{title} · {self._t(f'phase-{phase}')}"

    # The round card and the pile

    def _turns(self, train: ColtView) -> list[RenderableType]:
        """The icons of the round card; the turn that is being taken in brackets, those before it ticked.

        What the event at the end will be is told in full while the first turn is being taken.
        """
        now = icon_now(train)
        line = []
        for number, turn in enumerate(icons(train)):
            word = self.words.term(self.game, f"turn-{turn}", "short")
            if number == now:
                line.append(Text(f"[{word}]", style="bold yellow"))
            else:
                line.append(Text(f"✓ {word}", style="dim") if number < now else Text(word))
        event = event_at_the_end(train)
        if not event:
            return [self._labelled("turns", *line, between=" › ")]
        term = f"event-card-{event}"
        line.append(Text(f"({self.words.term(self.game, term)})", style="italic"))
        rows = [self._labelled("turns", *line, between=" › ")]
        if not now:
            rows.append(self._labelled("then", Text(self.words.term(self.game, term, "text"))))
        return rows

    def _pile(self, train: ColtView) -> RenderableType:
        """Cards in the order they were played; brackets are face down. Those carried out are only counted."""
        done = sum(card.resolved for card in train.pile)
        asked = {each.asks for each in train.waiting}
        now = done - 1 if train.stealing and asked else -1  # what is asked belongs to the card turned up last
        items = []
        if done and (counted := done if now < 0 else now):
            items.append(Text(f"✓×{counted}", style="dim"))
        for number, card in enumerate(train.pile):
            if card.resolved and number != now:
                continue
            text = self._played(train, card)
            items.append(Text.assemble(("→ ", "bold"), text) if number == now else text)
        return self._labelled("pile", *items, between=" · ")

    def _played(self, train: ColtView, card: PileCard) -> Text:
        gang = train.players[card.seat].bandits
        who = card.bandit if card.bandit >= 0 else gang[0] if len(gang) == 1 else -1
        name = self.names[card.seat] if who < 0 else self._bandit(who)
        what = "?" if card.card < 0 else self.words.card(self.game, card.card)
        text = Text(f"{name}: {what}", style=COLOURS[who] if who >= 0 else "")
        if card.seat == train.seat:
            text.stylize("bold")
        return Text.assemble("[", text, "]") if card.face_down and not card.resolved else text

    # The train

    def _cars(self, train: ColtView) -> list[Car]:
        cars = []
        for car, wagon in enumerate(train.wagons):
            roof, inside = self._place_of(train, car, True), self._place_of(train, car, False)
            people = self._people(train, inside)
            if train.marshal == car:
                marshal = f"{STAR} {self.words.t('colt-express-marshal')}"
                people = [Text(marshal, style="bold"), *people]
            front = wagon < 0
            name = "place-locomotive" if front else f"wagon-{WAGONS[wagon]}"
            sign = self.words.term(self.game, name)
            marks = [f"{car} {sign}", *([sign] if front else []), f" {car} ", str(car)]
            cars.append(Car(marks, self._people(train, roof) + _loot(roof), people + _loot(inside), front))
        return cars

    def _people(self, train: ColtView, place: PlaceView) -> list[Text]:
        mine = train.players[train.seat].bandits if train.seat >= 0 else []
        return [
            Text((MINE if who in mine else "") + self._bandit(who), style=_style(who, who in mine))
            for who in place.bandits
        ]

    # Everybody's boards

    def _boards(self, train: ColtView, width: int) -> RenderableType:
        """A row for each bandit, in the order of the seats. ▶ is the reader, ① the first player."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", width=2, no_wrap=True)
        grid.add_column(self._t("column-player"), no_wrap=True, overflow="ellipsis", min_width=10)
        grid.add_column(self._t("column-bandit"), no_wrap=True)
        for column in ("bullets", "hits", "hand", "deck", *(["discard"] if train.expert else [])):
            grid.add_column(self._t(f"column-{column}"), justify="right", no_wrap=True)
        grid.add_column(self._t("column-loot"), no_wrap=True)
        if width >= WIDE and train.abilities and train.bandits:
            grid.add_column(self._t("column-ability"), style="dim")
        for player in train.players:
            for number, who in enumerate(player.bandits or [-1]):
                board = bandit_of(train, who) if who >= 0 else None
                cells = self._player_cells(train, player) if number == 0 else [""] * (5 + train.expert)
                row = [Text(cell) for cell in cells]
                name = Text(self._bandit(who), style=COLOURS[who]) if board else Text("–")
                row[2:2] = [name, Text(f"{board.bullets}/{OWN_BULLETS}" if board else "–")]
                row.append(_carried(board) if board else Text("–"))
                if width >= WIDE and train.abilities and board:
                    row.append(Text(self._ability(who)))
                grid.add_row(*row, style="bold" if player.seat == train.seat else "")
        return grid

    def _player_cells(self, train: ColtView, player: PlayerView) -> list[str]:
        marks = MINE if player.seat == train.seat else " "
        if train.round and player.seat == train.first and not train.over:
            marks += FIRST
        cells = [marks, self.who(player.seat), str(sum(player.received)), str(player.hand), str(player.deck)]
        return [*cells, str(len(player.discard))] if train.expert else cells

    # What only the reader sees

    def _mine(self, train: ColtView, width: int) -> list[RenderableType]:
        lines: list[RenderableType] = []
        me = train.players[train.seat]
        if train.abilities and width < WIDE and not train.over:
            lines += [self._row(self._bandit(who), [Text(self._ability(who))]) for who in me.bandits]
        if me.bandits:
            lines.append(self._labelled("loot", Text(self._worth(train, me.bandits))))
        if train.hand:
            lines.append(self._labelled("hand", *self._hand(train), between=" · "))
        if train.picked >= 0:
            held = self._cards(train, [train.picked]) if train.picked < BULLET else []
            lines.append(
                self._labelled("picked", *(held or [Text(self.words.card(self.game, train.picked))]))
            )
        if train.kept:
            lines.append(self._labelled("kept", *self._cards(train, train.kept), between=" · "))
        return lines

    def _worth(self, train: ColtView, gang: Sequence[int]) -> str:
        """The reader's loot in dollars, bandit by bandit."""
        said, total = [], 0
        for who in gang:
            board = bandit_of(train, who)
            dollars = [*sorted(board.values), *[JEWEL_VALUE] * board.jewels]
            dollars += [STRONGBOX_VALUE] * board.strongboxes
            total += sum(dollars)
            goods = " + ".join(self.points(value) for value in dollars) or "–"
            said.append(f"{self._bandit(who)}: {goods}" if len(gang) > 1 else goods)
        many = sum(len(part.split(" + ")) for part in said) > 1
        return "   ".join(said) + (f"   = {self.points(total)}" if many else "")

    def _hand(self, train: ColtView) -> list[Text]:
        """Cards that can be played, then the bullets, which only take up room."""
        actions = [card for card in train.hand if card < BULLET]
        bullets = [card for card in train.hand if card >= BULLET]
        words = self._cards(train, actions) or [Text(self._t("hand-empty"))]
        if bullets:
            dead = f"{DEAD} {self._t('dead-weight', cards=self._bullets(bullets))}"
            words.append(Text(dead, style="dim"))
        return words

    def _cards(self, train: ColtView, cards: Sequence[int]) -> list[Text]:
        """Action cards, equal ones counted; where a player has two bandits, after the name of each."""
        if not train.teams:
            return [Text(name) for name in self._counted(cards)]
        words = []
        for number, bandit in enumerate(train.players[train.seat].bandits):
            own = [card for card in cards if card & ACTION != MARSHAL and bool(card & SECOND) == bool(number)]
            if own:
                words.append(Text(f"{self._bandit(bandit)}: {self.words.row(self._counted(own))}"))
        shared = [card for card in cards if card & ACTION == MARSHAL]
        return words + [Text(name) for name in self._counted(shared)]

    def _counted(self, cards: Sequence[int]) -> list[str]:
        names = Counter(self.words.card(self.game, card) for card in cards)
        return [name if count == 1 else f"{name} ×{count}" for name, count in names.items()]

    def _labelled(self, label: str, *words: Text, between: str = " ") -> RenderableType:
        return self._row(self._t(label), words, between)

    def _row(self, label: str, words: Sequence[Text], between: str = " ") -> RenderableType:
        return Labelled(label, words, between)

    # What is told

    def is_told(self, event: Event, reader: int) -> bool:
        name = event.kind.name
        if name == "hand-drawn":
            return bool(event.values[0] == reader)
        return name not in UNTOLD

    def heading(self, event: Event) -> str:
        name = event.kind.name
        told: dict[str, Any] = event.facts()
        if name == "round-started":
            card = self.words.term(self.game, told["card"])
            return self._t("title", round=told["round"], rounds=ROUNDS, card=card)
        if name == "event":
            return self.words.term(self.game, told["event"], "cry")
        return self._t(HEADINGS[name]) if name in HEADINGS else ""

    def opens(self, event: Event) -> bool:
        return event.kind.name == "card-up"

    def sentence(self, event: Event) -> str:
        """Shorter than in the log where there are many: a card is named, then follows what it does."""
        told: dict[str, Any] = event.facts()
        if event.kind.name == "card-up":
            shown = told["bandit"]  # a team's Marshal card is its player's
            who = self.words.term(self.game, shown) if shown else self.names[told["seat"]]
            return f"▸ {who}, {self.words.card(self.game, told['card'])}:"
        if event.kind.name == "event":
            return self.words.term(self.game, told["event"], "text")
        return "" if event.kind.name in ("round-started", "game-ended") else super().sentence(event)

    def points(self, points: int) -> str:
        return self.words.counted(self.game, "dollars", points)

    def legend(self) -> str:
        return self._t("legend")


def _style(who: int, mine: bool) -> str:
    return COLOURS[who] + (" bold" if mine else "")


def _loot(place: PlaceView) -> list[Text]:
    known = [purse.value for purse in place.purses if purse.value]
    return signs(len(place.purses) - len(known), place.jewels, place.strongboxes, known)


def _carried(board: BanditView) -> Text:
    loot = signs(board.purses, board.jewels, board.strongboxes)
    return loot[0] if loot else Text("–")


DRAWING = TrainDrawing
