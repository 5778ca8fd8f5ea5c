"""Prints what happens in one game of every case: run in other processes, it must print the same."""

from __future__ import annotations

from hashlib import sha256

from tests.every_game.cases import all_cases
from tests.every_game.playing import as_bytes, by_decision, play_on

LONGEST = 250  # choices


def fingerprints() -> list[str]:
    found = []
    for case in all_cases():
        table = case.table("fingerprint")
        play_on(table, by_decision("fingerprint"), LONGEST)
        found.append(f"{case} {sha256(as_bytes(table.told)).hexdigest()}")
    return found


if __name__ == "__main__":
    print("\n".join(fingerprints()))
