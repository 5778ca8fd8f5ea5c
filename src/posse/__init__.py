"""Posse: four Old-West tabletop games in one open engine."""

__version__ = "0.1.0"
