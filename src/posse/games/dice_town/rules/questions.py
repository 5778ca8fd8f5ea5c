"""Every question the game can ask."""

from __future__ import annotations

from typing import Any, Final

from posse.core.steps import Question
from posse.games.dice_town.rules.bank import SplitWindow
from posse.games.dice_town.rules.dispute import OfferCards, OfferDollars, OfferFor, OfferNuggets, Ruling
from posse.games.dice_town.rules.doc import DoctorOrder, ElixirWindow, FencePick, Remedy
from posse.games.dice_town.rules.ending import FinalTie
from posse.games.dice_town.rules.joe import JoeTarget
from posse.games.dice_town.rules.mine import DynamiteWindow
from posse.games.dice_town.rules.playing import WantedWindow
from posse.games.dice_town.rules.rolling import Commit, CommitLast, DeclareCheaters
from posse.games.dice_town.rules.saloon import OnlyTarget, SaloonPick, SaloonTarget
from posse.games.dice_town.rules.settling import Cheat, ReduceKeep
from posse.games.dice_town.rules.sheriff import MarshalWindow
from posse.games.dice_town.rules.store import CreditWindow, StorePick
from posse.games.dice_town.rules.town_hall import CorruptionWindow

QUESTIONS: Final[list[type[Question[Any]]]] = [
    Commit,
    CommitLast,
    DeclareCheaters,
    ReduceKeep,
    Cheat,
    WantedWindow,
    OfferFor,
    OfferDollars,
    OfferNuggets,
    OfferCards,
    Ruling,
    DynamiteWindow,
    SplitWindow,
    CreditWindow,
    StorePick,
    JoeTarget,
    SaloonTarget,
    OnlyTarget,
    SaloonPick,
    MarshalWindow,
    CorruptionWindow,
    ElixirWindow,
    DoctorOrder,
    Remedy,
    FencePick,
    FinalTie,
]
