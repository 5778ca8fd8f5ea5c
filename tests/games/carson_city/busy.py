"""How busy people choose: uniform random play hardly ever builds a house, asks for consent or attacks."""

from __future__ import annotations

from posse.games.carson_city.facts import NOBODY, PARCELS, SIDE
from posse.games.carson_city.rules.placing import ATTACK, GUARD, LAND, PASS, WHITE
from posse.games.carson_city.table import CarsonTable


def preferred(table: CarsonTable, seat: int, asks: str, options: list[int]) -> list[int]:
    """The options a busy player would think of; any of them, if this is not the moment."""
    if asks in ("start-parcel", "settle", "land"):
        wanted = [option for option in options if option < PARCELS and _is_near_town(table, option)]
    elif asks in ("place", "command"):
        wanted = [option for option in options if option in (LAND, ATTACK, GUARD, WHITE) or 6 <= option <= 12]
    elif asks in ("buy-tile", "cash"):
        wanted = [1]
    elif asks == "buy-land":
        wanted = [option for option in options if option < PARCELS]
    elif asks == "build":
        wanted = [option for option in options if option >= PARCELS] or options[1:]
    elif asks == "house":
        wanted = [option for option in options if option < PARCELS and _is_others(table, seat, option)]
    elif asks == "buy-points":
        wanted = options[:2]
    else:
        wanted = [option for option in options if option != PASS]
    return wanted or options


def _is_near_town(table: CarsonTable, parcel: int) -> bool:
    return table.reach[parcel // SIDE] >> parcel % SIDE & 1 == 1


def _is_others(table: CarsonTable, seat: int, parcel: int) -> bool:
    return table.owner[parcel] not in (NOBODY, seat)
