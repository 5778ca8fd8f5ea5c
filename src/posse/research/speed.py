"""How many steps a second environments make, beside PettingZoo's own: `python -m posse.research.speed`.

One random player for all of them, in turns, so that a busy machine is as busy for each. PettingZoo's own
games need packages of their own (pip install 'pettingzoo[classic]'); what is not there is left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from posse.core import registry, table
from posse.research.aec import raw_env

CLASSIC: Final = (
    *("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "gin_rummy_v4", "hanabi_v5"),
    *("connect_four_v3", "tictactoe_v3", "chess_v6", "go_v5", "rps_v2"),
)
Maker = Callable[[], Any]


def steps_per_second(env: Any, seconds: float, random: Random) -> float:
    """Random play for about this long; an agent looks at its observation before each step.

    Seconds of one processor: what else the machine does counts less.
    """
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        env.reset(seed=random.randrange(1 << 30))
        for agent in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            env.step(None if terminated or truncated else _choose(env, agent, seen, info, random))
            steps += 1
    return steps / (process_time() - began)


def _choose(env: Any, agent: str, seen: Any, info: dict[str, Any], random: Random) -> int:
    mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
    if mask is None:
        return int(env.action_space(agent).sample())
    legal = mask.nonzero()[0]
    return int(legal[random.randrange(len(legal))])


def environments() -> dict[str, Maker]:
    """Ours, then those of PettingZoo's that can be made here."""
    found: dict[str, Maker] = {}
    for game in registry.games():
        found["posse " + game.name] = _ours(game.name)
    for name in CLASSIC:
        try:
            module = import_module("pettingzoo.classic." + name)
            module.raw_env()
        except (ImportError, AttributeError):
            continue
        found["pettingzoo " + name] = module.raw_env
    return found


def _ours(name: str) -> Maker:
    return lambda: raw_env(name)


def measure(seconds: float, repeats: int) -> dict[str, float]:
    """By environment: the median of its steps a second."""
    envs = {name: make() for name, make in environments().items()}
    seen: dict[str, list[float]] = {name: [] for name in envs}
    for repeat in range(repeats):
        for name, env in envs.items():
            seen[name].append(steps_per_second(env, seconds, Random(repeat)))
    return {name: median(rates) for name, rates in seen.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps per second of environments, side by side.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each environment and repeat")
    parser.add_argument("--repeats", type=int, default=5)
    given = parser.parse_args()
    side = "pure Python" if str(table.__file__).endswith((".py", ".pyc")) else "compiled"
    print(f"Posse is {side}. Steps per second of one processor, median of {given.repeats}:")
    for name, rate in measure(given.seconds, given.repeats).items():
        print(f"{name:40} {rate:10,.0f}")


if __name__ == "__main__":
    main()
