"""BANG! in a terminal: everybody as they sit, the piles, your role, your weapon, your hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from posse.cli.tables.bang.naming import SIGNS
from posse.cli.tables.bang.reading import (
    acting,
    active_events,
    are_two,
    as_they_sit,
    bang_of,
    far,
    is_asked,
    is_first,
    own,
)
from posse.cli.tables.bang.talk import BangTalk
from posse.cli.tables.lines import LABEL, Labelled, flow
from posse.core.events import Event
from posse.core.game import Result, ScoreLine
from posse.core.table import View
from posse.games.bang.facts import (
    CARD_KIND,
    CARD_SUIT,
    CHARACTER_LIFE,
    DIAMONDS,
    EVENT_NAMES,
    KIND_COLOUR,
    KIND_NAMES,
    NO_CARD,
    NO_EVENT,
    NO_ROLE,
    NOBODY,
    ROLES,
    WEAPONS,
)
from posse.games.bang.view import BangView, FigureView, MatchView, PlayerView

WIDE: Final = 120
ME: Final = "▶"
TURN: Final = "→"
ASKED: Final = "?"
BECOMES: Final = "→"
OWN_SUIT: Final = -1
MONEY: Final = ("bang-score-after-game", "bang-var-hiring-start")  # what these rules bring is dollars
LIFE: Final = "●"
LOST: Final = "○"
REACHED: Final = "✓"
OUT: Final = "✝"
INDENT: Final = 5  # of what lies in front of a player
HAND: Final = 30
NAME: Final = 14  # the letter of the seat, and as much of a name as can be typed at this table
PHASES: Final = ("checks", "draw", "play", "discard")
PLAY: Final = PHASES.index("play")
# Colours only help: everything stands there in words.
ROLE_COLOURS: Final = ("bold yellow", "green", "red", "magenta")
CARD_COLOURS: Final = ("", "bright_blue", "green")
# Told in other ways: by the table, or by what follows.
UNTOLD: Final = ("hand-dealt", "character-dealt", "card-done", "play-ended", "characters-offered")


class BangDrawing(BangTalk):
    """At 80 columns abilities are told of the reader's own characters, from 120 on of all."""

    short_menu: ClassVar[int] = 5  # the table is high

    def table(self, view: View, width: int) -> RenderableType:
        bang = bang_of(view)
        parts: list[RenderableType] = [
            Rule(Text(self._title(bang), style="bold"), align="left", style="dim"),
            *self._players(bang, width),
            *([Text(self._t("signs"), style="dim")] if bang.turns < 2 and bang.seat >= 0 else []),
            Rule(style="dim"),
            *self._middle(bang),
            *self._score(bang),
        ]
        mine = self._mine(bang, width) if bang.seat >= 0 else []
        return Group(*parts, *mine)

    def _title(self, bang: BangView) -> str:
        name = self.words.t(f"{self.game.name}-name")
        if bang.over:
            return f"{name} · {self._t('over')}"
        if not bang.turns:
            return name
        phase = self.words.term(self.game, f"phase-{PHASES[bang.phase]}")
        return f"{name} · {self._t('turn', who=self.names[bang.turn])} · {phase}"

    # Everybody as they sit

    def _players(self, bang: BangView, width: int) -> list[Text]:
        """A row for each character, clockwise from the reader on, and below it what lies there."""
        sitting = as_they_sit(bang)
        table = [self._heads(bang), *[self._cells(bang, figure) for figure in sitting]]
        widths = [max(cell_len(row[column].plain) for row in table) for column in range(len(table[0]))]
        lines = []
        for row, figure in zip(table, [None, *sitting], strict=True):
            line = _in_columns(row, widths)
            if figure is None or not figure.in_game:
                line.stylize("dim")
            elif figure.seat == bang.seat:
                line.stylize("bold")
            lines.append(line)
            if figure is not None:
                lines += _moved_in(flow(self._before(bang, figure, width), width - INDENT, " · "))
        return lines

    def _heads(self, bang: BangView) -> list[Text]:
        columns = ["player", *([] if are_two(bang) else ["role"]), "character", "life", "hand"]
        heads = [Text(self._t(f"column-{column}")) for column in columns]
        return [Text(), *heads, *([Text(self._t("column-distance"))] if acting(bang) else [])]

    def _cells(self, bang: BangView, figure: FigureView) -> list[Text]:
        """Marks, who, role, character, life, cards in hand, distance; a player's own things only once."""
        player = bang.players[figure.seat]
        first = is_first(bang, figure)
        name = Text(self.who(figure.seat) if first else "")
        name.truncate(NAME, overflow="ellipsis")
        cells = [
            Text(self._marks(bang, player) if first else ""),
            name,
            *([] if are_two(bang) else [self._role(player)]),
            Text(self._character_of(bang, figure)),
            _bullets(figure),
            Text(str(player.hand).rjust(2) if first else ""),
        ]
        if acting(bang) is not None:
            distance, reached = far(bang, figure.figure)
            cells.append(Text(f"{distance} {REACHED if reached else ''}" if distance else ""))
        return cells

    def _marks(self, bang: BangView, player: PlayerView) -> str:
        mine = ME if player.seat == bang.seat else " "
        if bang.over or not bang.turns:
            return mine
        if player.seat == bang.turn:
            return mine + TURN
        asked = is_asked(bang, player) and player.seat != bang.seat
        return mine + (ASKED if asked else "")

    def _role(self, player: PlayerView) -> Text:
        """A question mark where the reader may not know it, brackets where only the reader does."""
        if player.role == NO_ROLE:
            return Text("?")
        role = self.words.term(self.game, f"role-{ROLES[player.role]}")
        return Text(role if player.role_shown else f"({role})", style=ROLE_COLOURS[player.role])

    def _character_of(self, bang: BangView, figure: FigureView) -> str:
        if figure.character == NOBODY:
            return "–"
        passive = are_two(bang) and figure.in_game and not figure.active
        return self._character(figure.character) + (f" ({self._t('passive')})" if passive else "")

    def _before(self, bang: BangView, figure: FigureView, width: int) -> list[Text]:
        """Cards in play, in brackets those without effect now; copied abilities; known cards of the hand."""
        words = [self._card(card, bang.suit, figure.idle or card in figure.waiting) for card in figure.front]
        copied = [each for each in figure.abilities if each != figure.character]
        words += [Text(f"≈ {self._character(each)}", style="cyan") for each in copied]
        known = bang.players[figure.seat].known
        if known and is_first(bang, figure):
            words.append(Text(self._t("known", cards=self._cards(known)), style="dim"))
        if width >= WIDE and figure.character != NOBODY and figure.in_game and figure.seat != bang.seat:
            words.append(Text(self._ability(figure.character), style="dim italic"))
        return words

    def _card(self, card: int, counts: int, waits: bool = False) -> Text:
        """A card with rank and suit, also the one it counts as; in brackets if it cannot be used now."""
        kind = CARD_KIND[card]
        text = Text(self.words.term(self.game, f"card-{KIND_NAMES[kind]}") + " ")
        text.stylize(CARD_COLOURS[KIND_COLOUR[kind]])
        text.append_text(self._sign_of(card, counts))
        return Text.assemble("(", text, ")", style="dim") if waits else text

    def _sign_of(self, card: int, counts: int) -> Text:
        """Rank and suit: "9♦"; where an event card changes all suits "9♦→♠" (typed it is "9d" as ever)."""
        sign = Text(self.words.card(self.game, card, "sign"), style=_ink(CARD_SUIT[card]))
        if counts not in (OWN_SUIT, CARD_SUIT[card]):
            sign.append(f"{BECOMES}{SIGNS[counts]}", _ink(counts))
        return sign

    # The middle of the table

    def _middle(self, bang: BangView) -> list[RenderableType]:
        if bang.offered:
            return [self._offered(bang)]
        words = [Text(self._t("deck", n=bang.deck))]
        top = Text() if bang.top == NO_CARD else Text.assemble(": ", self._card(bang.top, bang.suit))
        words.append(Text.assemble(self._t("discard", n=bang.discard), top))
        for label in ("aside", "store", "flipped", "laid", "deck_known"):
            cards: list[int] = getattr(bang, label)
            if cards:
                shown = Text(", ").join(self._card(card, bang.suit) for card in cards)
                words.append(Text.assemble(f"{self._t(label)}: ", shown))
        if bang.mine:
            words.append(Text(self._t("mine", n=len(bang.mine))))
        if bang.hidden_six:
            words.append(Text(self._t("fight" if bang.fight else "hidden-six")))
        return [self._labelled("table", words), *self._events(bang)]

    def _events(self, bang: BangView) -> list[RenderableType]:
        """The active event cards and what they change for the reader, and the next one."""
        words = [Text(f"{self._event(event)}: {self._change(bang, event)}") for event in active_events(bang)]
        if bang.next_event != NO_EVENT:
            said = {"event": self._event(bang.next_event), "text": self._event(bang.next_event, "text")}
            words.append(Text(self._t("next-event", **said), style="dim"))
        return [self._labelled("events", words)] if words else []

    def _change(self, bang: BangView, event: int) -> str:
        """Who is out or only watches reads what stands on the card."""
        mine = acting(bang)
        if mine is None or not mine.in_game or not bang.turns:
            return self._event(event, "text")
        named = "nobody" if bang.named == NOBODY else "you" if bang.named == bang.seat else "other"
        return self.words.t(
            f"{self.game.name}-change-{EVENT_NAMES[event]}",
            turn="mine" if bang.turn == bang.seat else "other",
            n=len(bang.hand),
            acts=bang.acts,
            named=named,
            who=self.names[bang.named] if named == "other" else "",
        )

    def _score(self, bang: BangView) -> list[RenderableType]:
        """In a match: which game this is, and what everybody has, the richest first, game by game."""
        match = bang.match
        if match is None:
            return []
        if bang.winners:
            return [self._sheet(bang, match)]
        words = [Text(self._t("score-game", n=match.game + 1, of=match.games))]
        for seat in _richest_first(match):
            games = ", ".join([self._amount(match, row[seat]) for row in match.sheet])
            told = f"{self.who(seat)} {self._amount(match, match.totals[seat])}"
            words.append(Text(f"{told} ({games})" if games else told))
        return [self._labelled("score", words)]

    def _sheet(self, bang: BangView, match: MatchView) -> RenderableType:
        """Between two games and after the last: a column for each game, the richest first."""
        grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        grid.add_column(self._t("score-game", n=match.game + 1, of=match.games), no_wrap=True)
        for game in range(len(match.sheet)):
            grid.add_column(str(game + 1), justify="right", no_wrap=True)
        grid.add_column(self._t("score-total"), justify="right", no_wrap=True)
        for seat in _richest_first(match):
            amounts = [row[seat] for row in match.sheet] + [match.totals[seat]]
            style = "bold" if seat == bang.seat else ""
            grid.add_row(self.who(seat), *[self._amount(match, each) for each in amounts], style=style)
        return grid

    def _amount(self, match: MatchView, n: int) -> str:
        if not match.money:
            return str(n)
        return self._t("owed" if n < 0 else "money", n=abs(n))

    def _offered(self, bang: BangView) -> RenderableType:
        """Two players: the characters still to be picked, and what each can do."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for character in bang.offered:
            life = CHARACTER_LIFE[character]
            grid.add_row(self._character(character), Text(LIFE * life, style="red"), self._ability(character))
        return grid

    # What only the reader sees

    def _mine(self, bang: BangView, width: int) -> list[RenderableType]:
        lines: list[RenderableType] = []
        me = bang.players[bang.seat]
        if me.role != NO_ROLE and bang.turns <= bang.seats:
            role = f"role-{ROLES[me.role]}"
            said = f"{self.words.term(self.game, role)}. {self.words.term(self.game, role, 'text')}"
            lines.append(self._labelled("you", [Text(said)]))
        able = [self._able(bang, figure) for figure in own(bang) if figure.in_game]
        lines += [self._labelled("ability", [Text(said)]) for said in able if said]
        mine = acting(bang)
        if mine is not None and mine.in_game and not bang.over:
            lines.append(self._labelled("weapon", self._weapon(bang, mine)))
        if bang.hand:
            lines.append(self._hand(bang))
        elif mine is not None and mine.in_game and bang.turns:
            lines.append(self._labelled("hand", [Text(self._t("hand-empty"))]))
        return lines

    def _able(self, bang: BangView, figure: FigureView) -> str:
        """What a character of the reader can do, copied abilities too."""
        if figure.character == NOBODY:
            return ""
        name = f"{self._character(figure.character)}: " if are_two(bang) else ""
        if bang.turns and figure.active and not figure.abilities:
            return name + self.words.t(f"{self.game.name}-now-hushed")
        copied = [self._explained(each) for each in figure.abilities if each != figure.character]
        return " ≈ ".join([name + self._ability(figure.character), *copied])

    def _weapon(self, bang: BangView, mine: FigureView) -> list[Text]:
        guns = [card for card in mine.front if CARD_KIND[card] in WEAPONS]
        gun = self._card(guns[0], bang.suit) if guns else Text(self.words.term(self.game, "colt"))
        words = [Text.assemble(gun, ": ", self._t("reach", n=mine.range))]
        if bang.turn == bang.seat and bang.phase == PLAY and not bang.may_shoot:
            words.append(Text(self._t("shot"), style="dim"))
        return words

    def _hand(self, bang: BangView) -> RenderableType:
        """Each kind of card once, with the signs of its cards and what it does."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        label = self._t("hand")
        grid.add_column(no_wrap=True, min_width=LABEL - 1, style="dim")
        grid.add_column(max_width=HAND)
        grid.add_column(style="dim")
        for number, kind in enumerate(dict.fromkeys(CARD_KIND[card] for card in bang.hand)):
            signs = [self._sign_of(card, bang.suit) for card in bang.hand if CARD_KIND[card] == kind]
            term = f"card-{KIND_NAMES[kind]}"
            name = Text(self.words.term(self.game, term), style=CARD_COLOURS[KIND_COLOUR[kind]])
            cards = Text(" ").join([name, *signs])
            grid.add_row(label if number == 0 else "", cards, self.words.term(self.game, term, "text"))
        return grid

    def _labelled(self, label: str, words: Sequence[Text]) -> RenderableType:
        return Labelled(self._t(label), words, " · ")

    # What is told

    def is_told(self, event: Event, reader: int) -> bool:
        """Not what the table shows anyway; of the roles that are dealt, only the reader's."""
        name = event.kind.name
        if name == "role-dealt":
            return bool(event.values[0] == reader)
        return name not in UNTOLD

    def heading(self, event: Event) -> str:
        told: dict[str, Any] = event.facts()
        if event.kind.name == "turn-started":
            return self._t("turn", who=self.names[told["seat"]])
        return self._t("over") if event.kind.name == "game-ended" else ""

    def sentence(self, event: Event) -> str:
        return "" if event.kind.name == "turn-started" else super().sentence(event)

    def scored(self, line: ScoreLine) -> str:
        """The games of a match with what they brought; of a single game only whether it was won."""
        told = self.words.score(self.game, line)
        return told if line.rule == "bang-win-checked" else f"{told}: {self._earned(line.rule, line.points)}"

    def total(self, result: Result, seat: int) -> str:
        return self._earned(result.lines[seat][-1].rule, result.scores[seat])

    def _earned(self, rule: str, points: int) -> str:
        """Dollars in a match with money, also none of them; otherwise games won."""
        return self.words.counted(self.game, "dollars", points) if rule in MONEY else str(points)

    def legend(self) -> str:
        return self._t("legend")


def _bullets(figure: FigureView) -> Text:
    if not figure.in_game:
        return Text(OUT)
    life = max(0, figure.life)
    return Text.assemble((LIFE * life, "red"), (LOST * (figure.most - life), "dim"))


def _in_columns(row: Sequence[Text], widths: Sequence[int]) -> Text:
    line = Text()
    for cell, width in zip(row, widths, strict=True):
        line.append_text(cell)
        line.append(" " * (width - cell_len(cell.plain) + 1))
    line.rstrip()
    return line


def _moved_in(lines: Sequence[Text]) -> list[Text]:
    return [Text.assemble(" " * INDENT, line) for line in lines]


DRAWING = BangDrawing


def _ink(suit: int) -> str:
    return "red" if suit <= DIAMONDS else ""


def _richest_first(match: MatchView) -> list[int]:
    return sorted(range(len(match.totals)), key=lambda seat: (-match.totals[seat], seat))
