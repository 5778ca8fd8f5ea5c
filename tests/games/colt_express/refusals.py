"""What refusals in Colt Express may cite besides the rules of what is asked and touched."""

from tests.every_game.belonging import Speaks

PLANNING = "pick plan bonus"
CARDS = "card play hide deck draw"
TRAIN = "at bandit board car jewel loot marshal place purse strongbox"

SPEAKS = {
    "colt-comp-characters": Speaks("at bandit", during="shoot punch"),
    "colt-ghost-face-down": Speaks("hide", during="plan"),
    "colt-ghost-tunnel": Speaks("hide", during="plan"),
    "colt-plan-bullets-unplayable": Speaks("card", during="plan bonus"),
    "colt-plan-end": Speaks(CARDS, but=PLANNING),
    "colt-plan-no-targets-yet": Speaks(TRAIN, during=PLANNING + " expert-keep"),
    "colt-plan-order": Speaks(CARDS, during="plan bonus"),
    "colt-setup-characters": Speaks("bandit be", during="character"),
    "colt-station-pickpocket": Speaks("loot purse", during="pickpocket"),
    "colt-station-pickpocket-purses-only": Speaks("jewel loot strongbox", during="pickpocket"),
    "colt-steal-chooser": Speaks(TRAIN, but=PLANNING + " expert-keep"),
    "colt-team-choose": Speaks("bandit be", during="character"),
    "colt-team-form": Speaks("bandit be", during="character"),
}
THINGS = ["board:doc:strongbox", "board:tuco:strongbox"]
