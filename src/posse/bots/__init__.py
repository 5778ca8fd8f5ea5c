"""Players that are programs: they see a view and a decision, never the table."""

from posse.bots.arena import Maker, Outcome, play, simulate
from posse.bots.levels import Bot, Deputy, Greenhorn, make, names, quick, unknown, usual
from posse.bots.marshal import Budget, Marshal
from posse.bots.summary import BotSummary, Estimate, Summary, summarise

__all__ = [
    "Bot",
    "BotSummary",
    "Budget",
    "Deputy",
    "Estimate",
    "Greenhorn",
    "Maker",
    "Marshal",
    "Outcome",
    "Summary",
    "make",
    "names",
    "play",
    "quick",
    "simulate",
    "summarise",
    "unknown",
    "usual",
]
