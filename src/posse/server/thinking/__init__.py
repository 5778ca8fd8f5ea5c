"""Processes in which bots think, so that a search takes no time from the tables."""

from posse.server.thinking.pool import Busy, Lost, ThinkingPool, usual_processes

__all__ = ["Busy", "Lost", "ThinkingPool", "usual_processes"]
