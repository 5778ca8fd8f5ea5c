"""How strong bots are, by OpenSkill (Plackett-Luce): a rating from the places in all games, with an interval.

Each game is a ranking of its seats. A bot that sits on several of them gets the mean of what they earn.
Only differences of ratings mean something; 25 is where everybody begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec

from posse.bots.arena import Outcome
from posse.bots.summary import Estimate, Z, wilson
from posse.core.errors import PosseError


@dataclass
class Rating:
    """One bot's strength."""

    name: str
    skill: Estimate
    played: int  # seats
    share: Estimate  # of wins, by seats played: chance alone gives one by the number of seats


def check_installed() -> None:
    if find_spec("openskill") is None:
        raise PosseError("error-openskill-missing")


def rate(outcomes: Sequence[Outcome]) -> list[Rating]:
    """The best first. The games count in the order of their numbers, so the result is always the same."""
    check_installed()
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)  # a bot does not get better or worse in between
    skills = {name: model.rating(name=name) for outcome in outcomes for name in outcome.seats}
    for outcome in sorted(outcomes, key=lambda each: each.number):
        teams = [[skills[name]] for name in outcome.seats]
        changed = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for name in dict.fromkeys(outcome.seats):
            own = [team[0] for team, seat in zip(changed, outcome.seats, strict=True) if seat == name]
            mu, sigma = sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)
            skills[name] = model.rating(mu=mu, sigma=sigma, name=name)
    found = [_rating(name, skill.mu, skill.sigma, outcomes) for name, skill in skills.items()]
    return sorted(found, key=lambda each: (-each.skill.value, each.name))


def _rating(name: str, mu: float, sigma: float, outcomes: Sequence[Outcome]) -> Rating:
    played = sum(outcome.seats.count(name) for outcome in outcomes)
    wins = sum(_won(outcome, name) for outcome in outcomes)
    return Rating(name, Estimate(mu, mu - Z * sigma, mu + Z * sigma), played, wilson(wins, played))


def _won(outcome: Outcome, name: str) -> float:
    """A shared first place is shared here, too."""
    return sum(1 / len(outcome.winners) for seat in outcome.winners if outcome.seats[seat] == name)
