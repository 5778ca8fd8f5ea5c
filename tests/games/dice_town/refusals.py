"""What refusals in Dice Town may cite besides the rules of what is asked and touched."""

from posse.games.dice_town.facts import CARD_NAMES
from tests.every_game.belonging import Speaks

WINDOWS = "dynamite even-split unlimited-credit marshal corruption elixir wanted"

SPEAKS = {
    "dice-auto-commit": Speaks("die", during="commit-keep"),
    "dice-card-no-null-play": Speaks("card keep", during="commit-keep"),
    "dice-comp-hand": Speaks("card play"),  # what is in one's hand
    "dice-dispute-offer-order": Speaks("card dollars nuggets", during="offer*"),
    "dice-dispute-offer-owned": Speaks("card dollars nuggets", during="offer-*"),
    "dice-dispute-sealed": Speaks("for seat dollars nuggets card empty done", during="offer"),
    "dice-fence-safe": Speaks("fenced"),
    "dice-last-throw-forced-keep": Speaks("die keep", during="declare-cheaters"),
    "dice-reveal-declare": Speaks("card keep play"),  # when The Brute and Professional Cheater are played
    "dice-roll-commit-final": Speaks("die keep card cheaters", during="commit-keep declare-cheaters"),
    "dice-roll-kept-locked": Speaks("die"),
    "dice-roll-next": Speaks("die", but="commit-keep declare-cheaters"),
    "dice-score-property": Speaks("card play"),  # what property cards are for, as they are not played
    "dice-stage-nobody": Speaks("place"),
    "dice-wanted-not-equipment": Speaks("card play"),
    "dice-wanted-not-own": Speaks("card", during="wanted"),
    "dice-window-one-pass": Speaks("card pass play", during=WINDOWS),
    "dice-window-pass-only": Speaks("card play", during=WINDOWS),
}
THINGS = ["cheaters:2", "keep:0+cheater+cheater", "keep:none+brute", "keep:none+cheater"]
THINGS += ["fenced:" + name for name in CARD_NAMES if name.startswith("property")]
