"""All that the game can ask."""

from __future__ import annotations

from typing import Any, Final

from posse.core.steps import Question
from posse.games.carson_city.rules.actions import BuyPoints
from posse.games.carson_city.rules.choosing import ChooseCharacter
from posse.games.carson_city.rules.construction import Build, BuyTile, Consent, House
from posse.games.carson_city.rules.contests import AttackDuel, LandDuel
from posse.games.carson_city.rules.duels import DuelTile
from posse.games.carson_city.rules.ending import MoneyLimit
from posse.games.carson_city.rules.income import DoubleIncome
from posse.games.carson_city.rules.kit import Command, MoveTo, WhichCowboy
from posse.games.carson_city.rules.offers import (
    AnyTile,
    Arming,
    Bundle,
    CashOrDouble,
    CashOrHouses,
    CashOrMountains,
    FreeParcel,
    Hiring,
)
from posse.games.carson_city.rules.placing import AttackSite, GuardSite, LandSite, Place, PlaceWhite
from posse.games.carson_city.rules.purchase import BuyLand
from posse.games.carson_city.rules.roads import LayRoad
from posse.games.carson_city.setup import StartParcel

QUESTIONS: Final[list[type[Question[Any]]]] = [
    StartParcel,
    ChooseCharacter,
    CashOrDouble,
    CashOrHouses,
    CashOrMountains,
    FreeParcel,
    AnyTile,
    Hiring,
    Arming,
    LayRoad,
    Place,
    PlaceWhite,
    LandSite,
    AttackSite,
    GuardSite,
    Command,
    WhichCowboy,
    MoveTo,
    LandDuel,
    BuyLand,
    BuyTile,
    Build,
    House,
    Consent,
    DoubleIncome,
    AttackDuel,
    DuelTile,
    BuyPoints,
    Bundle,
    MoneyLimit,
]
