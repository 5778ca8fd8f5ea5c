"""What refusals in BANG! may cite besides the rules of what is asked and touched."""

from tests.every_game.belonging import Speaks

SPEAKS = {
    "bang-char-jose-delgado": Speaks("card use", during="pay play"),
    "bang-char-lee-van-kliff": Speaks("card use", during="pay play"),
    "bang-char-uncle-will": Speaks("as-general-store", during="play"),
    "bang-elim-no-further-part": Speaks("play as-bang use card copy", during="play vera-copy"),
    "bang-event-duration": Speaks("use", during="play"),
    "bang-green-delay": Speaks("use", during="play"),
    "bang-green-missed-any-time": Speaks("use", during="play"),
    "bang-weapon-range": Speaks("play as-bang use card", during="play"),
}
THINGS = ["card:bang-2d seat:b", "card:panic-jh seat:c", "card:duel-qd seat:a", "hand:b", "discard"]
