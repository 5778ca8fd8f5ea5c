"""The kernel: tables, steps, questions, events, luck and records. It knows no game."""

from posse.core.chance import Chance
from posse.core.errors import PosseError, Refused
from posse.core.events import Event, Kind, only_for, public
from posse.core.game import Game, GameOption, OptionValue, Result, ScoreLine
from posse.core.said import Refusal, Said
from posse.core.steps import Question, Step
from posse.core.table import SEAT_LETTERS, Decision, Table, View

__all__ = [
    "SEAT_LETTERS",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "GameOption",
    "Kind",
    "OptionValue",
    "PosseError",
    "Question",
    "Refusal",
    "Refused",
    "Result",
    "Said",
    "ScoreLine",
    "Step",
    "Table",
    "View",
    "only_for",
    "public",
]
