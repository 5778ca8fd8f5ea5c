"""The wagons and the loot printed on their floors."""

from __future__ import annotations

from typing import Final


class Wagon:
    def __init__(self, name: str, purses: int, jewels: int, rule: str) -> None:
        self.name = name
        self.purses = purses
        self.jewels = jewels
        self.rule = rule


WAGONS: Final[tuple[Wagon, ...]] = (
    Wagon("1-purse", 1, 0, "colt-wagon-1-purse"),
    Wagon("1-purse-1-jewel", 1, 1, "colt-wagon-1-purse-1-jewel"),
    Wagon("3-jewels", 0, 3, "colt-wagon-3-jewels"),
    Wagon("3-purses", 3, 0, "colt-wagon-3-purses"),
    Wagon("3-purses-1-jewel", 3, 1, "colt-wagon-3-purses-1-jewel"),
    Wagon("4-purses-1-jewel", 4, 1, "colt-wagon-4-purses-1-jewel"),
)
