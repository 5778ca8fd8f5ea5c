"""Every question that can be asked."""

from __future__ import annotations

from typing import Any, Final

from posse.core.steps import Question
from posse.games.bang.rules.bang_cards import WhichBang
from posse.games.bang.rules.brothers import Blood
from posse.games.bang.rules.checks import ChooseCheck
from posse.games.bang.rules.copying import Copy, Redraw
from posse.games.bang.rules.declaring import Declare
from posse.games.bang.rules.discarding import DiscardExcess
from posse.games.bang.rules.drawing import DrawSource, Looking
from posse.games.bang.rules.duels import Duel, Raid
from posse.games.bang.rules.elimination import TopCard
from posse.games.bang.rules.experience import KeepCard
from posse.games.bang.rules.forcing import NameCard, NameTarget
from posse.games.bang.rules.giving import Gift, Share, Trade
from posse.games.bang.rules.giving_up import GiveUp
from posse.games.bang.rules.guessing import Guess
from posse.games.bang.rules.hiring import Bid, KeepOn, Opens
from posse.games.bang.rules.identity import TakeIdentity
from posse.games.bang.rules.life import Dying
from posse.games.bang.rules.liquor import Liquor
from posse.games.bang.rules.mercy import TakeBack
from posse.games.bang.rules.naming import NameSomebody
from posse.games.bang.rules.pause import GoOn
from posse.games.bang.rules.paying import Pay
from posse.games.bang.rules.playing import Play
from posse.games.bang.rules.ricochet import Ricochet, WhichPrize
from posse.games.bang.rules.roulette import Roulette
from posse.games.bang.rules.shots import Shot
from posse.games.bang.rules.store import Pick
from posse.games.bang.rules.swapping import Swap
from posse.games.bang.rules.taking import TakeCard
from posse.games.bang.rules.two_players import ChooseActive, DraftPick, FirstActive

QUESTIONS: Final[list[type[Question[Any]]]] = [
    *(Play, Shot, Raid, Duel, Dying, TakeCard, Pick, DiscardExcess),
    *(ChooseCheck, DrawSource, Looking, Pay, TopCard),
    *(Copy, Redraw, Trade, Gift, Share),
    *(GiveUp, NameSomebody, TakeIdentity),
    *(Liquor, Swap, Guess, Blood, WhichBang, WhichPrize, Ricochet, Roulette),
    *(NameCard, NameTarget),
    *(DraftPick, FirstActive, ChooseActive),
    *(TakeBack, KeepCard, KeepOn, Opens, Bid, GoOn, Declare),
]
