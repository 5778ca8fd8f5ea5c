"""The games as environments for learning: PettingZoo, Gymnasium, OpenSpiel (docs/research.md)."""

from __future__ import annotations

from importlib.util import find_spec

from posse.core.errors import PosseError

if any(find_spec(package) is None for package in ("numpy", "gymnasium", "pettingzoo")):
    raise PosseError("error-research-missing")

from posse.research.aec import BoardEnv, env, raw_env
from posse.research.parallel import ParallelBoardEnv, parallel_env
from posse.research.single import SingleSeatEnv, single_seat

__all__ = [
    "BoardEnv",
    "ParallelBoardEnv",
    "SingleSeatEnv",
    "env",
    "parallel_env",
    "raw_env",
    "single_seat",
]
