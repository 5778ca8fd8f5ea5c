"""The kernel: tables, steps, questions, events, luck and records. It knows no game."""

from posse.core.actions import ActionSpace
from posse.core.chance import Chance
from posse.core.errors import PosseError, Refused
from posse.core.events import Event, Kind, only_for, public
from posse.core.game import Card, Game, Result, ScoreLine, Setting, SettingValue
from posse.core.said import Args, Refusal, Said
from posse.core.steps import Question, Step
from posse.core.table import SEAT_LETTERS, About, Decision, Table, View, Waiting

__all__ = [
    "SEAT_LETTERS",
    "About",
    "ActionSpace",
    "Args",
    "Card",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "Kind",
    "PosseError",
    "Question",
    "Refusal",
    "Refused",
    "Result",
    "Said",
    "ScoreLine",
    "Setting",
    "SettingValue",
    "Step",
    "Table",
    "View",
    "Waiting",
    "only_for",
    "public",
]
