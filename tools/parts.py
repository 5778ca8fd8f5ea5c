"""Runs parts of the checks one after the other and says at the end how many seconds each took.

`parts.py lint types test-python` runs `make lint` and so on, and stops at the first that fails.
"""

from __future__ import annotations

import subprocess
import sys
import time


def main(parts: list[str]) -> int:
    took: list[tuple[str, float]] = []
    failed = ""
    for part in parts:
        start = time.monotonic()
        done = subprocess.run(["make", "--no-print-directory", part], check=False)
        took.append((part, time.monotonic() - start))
        if done.returncode:
            failed = part
            break
    print(table(took, failed), flush=True)
    return 1 if failed else 0


def table(took: list[tuple[str, float]], failed: str) -> str:
    """Seconds for each part, and for all of them."""
    lines = [_line(part, seconds, "  failed" if part == failed else "") for part, seconds in took]
    return "\n".join(["", *lines, _line("all", sum([seconds for _, seconds in took]), "")])


def _line(part: str, seconds: float, remark: str) -> str:
    return f"{part.removeprefix('test-'):<10}{seconds:>7.0f} s{remark}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
