"""What refusals in Carson City may cite besides the rules of what is asked and touched."""

from tests.every_game.belonging import Speaks

PLACING = "place command white move-to land attack guard"
BUILDINGS = "ranch mine drugstore bank saloon hotel church prison"

SPEAKS = {
    "carson-action-land-purchase": Speaks("parcel", during="buy-land"),
    "carson-build-delayed-only-then": Speaks(f"tile parcel {BUILDINGS}"),
    "carson-char-optional-funds": Speaks("cowboys points revolvers", during="hire arm bundle"),
    "carson-char-sheriff-yellow": Speaks("cowboy white", during="place command"),
    "carson-church-protects": Speaks("parcel", during=PLACING),
    "carson-decide-type-owned": Speaks(BUILDINGS, during="double"),
    "carson-house-not-attackable": Speaks("parcel", during="attack guard"),
    "carson-overview-phases": Speaks("character space"),
    "carson-place-attackable": Speaks("parcel", during=PLACING),
    "carson-place-not-closed": Speaks("space", during=PLACING),
    "carson-place-not-owned-parcel": Speaks("parcel", during=PLACING),
    "carson-place-one-per-space": Speaks("parcel space", during=PLACING),
    "carson-place-target-attack": Speaks("attack parcel", during=PLACING),
    "carson-place-target-defend": Speaks("guard parcel", during=PLACING),
    "carson-road-connect": Speaks("edge"),
    "carson-road-on-edge": Speaks("edge"),
    "carson-road-window": Speaks("edge road"),
    "carson-sheriff-red-no-attack": Speaks("parcel", during=PLACING),
    "carson-sheriff-red-no-challenge": Speaks("parcel space", during=PLACING),
    "carson-sheriff-white-no-attack": Speaks("parcel attack", during=PLACING),
    "carson-sheriff-white-safe": Speaks("parcel space", during=PLACING),
    "carson-sheriff-white-where": Speaks("parcel space", during=PLACING),
    "carson-term-kept-tile": Speaks(f"tile parcel {BUILDINGS}", during="build"),
}
