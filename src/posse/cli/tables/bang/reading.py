"""What a terminal reads out of a BANG! view."""

from __future__ import annotations

from posse.core.table import SEAT_LETTERS, View
from posse.games.bang.facts import NO_EVENT
from posse.games.bang.view import BangView, FigureView, PlayerView


def bang_of(view: View) -> BangView:
    assert isinstance(view, BangView)
    return view


def active_events(view: BangView) -> list[int]:
    return [event for event in (view.show, view.event) if event != NO_EVENT]


def are_two(view: BangView) -> bool:
    """Whether everybody has two characters."""
    return len(view.figures) > view.seats


def figure_name(view: BangView, figure: int) -> str:
    """What options call a character at the table: "b", or with two characters a player "b1" and "b2"."""
    if not are_two(view):
        return SEAT_LETTERS[figure]
    owner = view.figures[figure].seat
    return f"{SEAT_LETTERS[owner]}{1 + view.players[owner].figures.index(figure)}"


def own(view: BangView) -> list[FigureView]:
    """The reader's characters."""
    return [figure for figure in view.figures if figure.seat == view.seat]


def acting(view: BangView) -> FigureView | None:
    """The reader's character that plays the cards; a spectator has none."""
    found = [figure for figure in own(view) if figure.active]
    return found[0] if found else None


def as_they_sit(view: BangView) -> list[FigureView]:
    """Everybody clockwise, from the reader on."""
    mine = acting(view)
    first = view.order.index(mine.figure) if mine is not None else 0
    return [view.figures[figure] for figure in [*view.order[first:], *view.order[:first]]]


def far(view: BangView, figure: int) -> tuple[int, bool]:
    """How far away the reader sees a character (0: no distance), and whether their weapon reaches it."""
    mine = acting(view)
    distance = mine.distances[figure] if mine is not None and mine.figure != figure else 0
    return distance, mine is not None and 0 < distance <= mine.range


def is_first(view: BangView, figure: FigureView) -> bool:
    """Whether this is where a player's own things are told: once, at the first of their characters."""
    listed = [each.figure for each in as_they_sit(view) if each.seat == figure.seat]
    return listed[0] == figure.figure


def is_asked(view: BangView, player: PlayerView) -> bool:
    return any(each.seat == player.seat for each in view.waiting)
