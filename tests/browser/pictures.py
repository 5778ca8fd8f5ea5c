"""The pictures of the README (`make pictures`): recorded moments, as a player sees them."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PIL import Image

from tests.browser.fixtures import Newcomer
from tests.browser.moments import LaidTable
from tests.browser.people import PHONE

FOLDER: Final = Path(__file__).parents[2] / "docs/pictures"
DESK: Final = (1280, 800)
TAKEN: Final = (
    ("bang", "play-seven", DESK, "bang"),
    ("colt-express", "plan-middle", DESK, "colt-express"),
    ("dice-town", "commit-after-town", DESK, "dice-town"),
    ("carson-city", "place", DESK, "carson-city"),
    ("bang", "events-both", PHONE, "bang-phone"),
    ("carson-city", "build", PHONE, "carson-city-phone"),
    ("dice-town", "saloon-target", PHONE, "dice-town-phone"),
    ("colt-express", "shoot-roof", PHONE, "colt-express-phone"),
)


def test_take_pictures(newcomer: Newcomer) -> None:
    page = newcomer("Ann", DESK).page
    table = LaidTable(page)
    FOLDER.mkdir(exist_ok=True)
    for game, moment, (width, height), name in TAKEN:
        page.set_viewport_size({"width": width, "height": height})
        table.lay(game, moment)
        page.wait_for_selector("#question")
        page.wait_for_load_state("networkidle")
        shot = page.screenshot(animations="disabled")
        Image.open(io.BytesIO(shot)).save(FOLDER / f"{name}.webp", quality=80, method=6)
