"""Players that are programs: they see a view and a decision, never the table."""

from posse.bots.arena import Maker, Outcome, play, simulate
from posse.bots.levels import Bot, Deputy, Greenhorn, make, names
from posse.bots.summary import BotSummary, Estimate, Summary, summarise

__all__ = [
    "Bot",
    "BotSummary",
    "Deputy",
    "Estimate",
    "Greenhorn",
    "Maker",
    "Outcome",
    "Summary",
    "make",
    "names",
    "play",
    "simulate",
    "summarise",
]
