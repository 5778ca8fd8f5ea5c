"""The command line: play, simulate, replay, verify, rules, games, bench (docs/cli.md)."""

from __future__ import annotations


def main(arguments: list[str] | None = None) -> int:
    """What the command `posse` runs. Returns the exit code: 0, or 2 for whatever went wrong."""
    from posse.cli.app import run  # not above: posse.bench.engine must load without all of this

    return run(arguments)
