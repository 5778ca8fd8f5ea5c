"""What a terminal reads out of a Colt Express view."""

from __future__ import annotations

from posse.core.table import View
from posse.games.colt_express.facts import (
    EVENTS,
    NO_EVENT,
    ROUND_CARDS,
    ROUND_EVENTS,
    TURN_ICON,
    TURN_KIND,
    TURN_PART,
    TURNS,
)
from posse.games.colt_express.view import BanditView, ColtView


def train_of(view: View) -> ColtView:
    assert isinstance(view, ColtView)
    return view


def icons(train: ColtView) -> list[str]:
    """The turns of the round card, in their order."""
    found = {turn >> TURN_ICON: TURNS[turn >> TURN_KIND & TURN_PART] for turn in train.turns}
    return [found[icon] for icon in sorted(found)]


def icon_now(train: ColtView) -> int:
    """The turn that is being taken; as many as there are when planning is over."""
    if train.turn < len(train.turns) and not train.stealing:
        return train.turns[train.turn] >> TURN_ICON
    return len(icons(train))


def round_card(train: ColtView) -> str:
    """The round card that lies face up; "" before the first."""
    return ROUND_CARDS[train.round_cards[-1]] if train.round_cards else ""


def event_at_the_end(train: ColtView) -> str:
    """The event that the round ends with; "" if there is none."""
    event = ROUND_EVENTS[train.round_cards[-1]] if train.events and train.round_cards else NO_EVENT
    return "" if event == NO_EVENT else EVENTS[event]


def bandit_of(train: ColtView, bandit: int) -> BanditView:
    return next(each for each in train.bandits if each.bandit == bandit)
