"""Writes the lock files: `lock.py` keeps versions that still fit, `lock.py --upgrade` takes the newest,
`lock.py --check` only looks whether they are fit to commit.

Locks hold versions and hashes, never where a package was fetched from: that is each machine's own affair.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from environment import BOOTSTRAP, LOCK, ROOT, SetupError, get_uv, guarded, run
from node import commands

NPM = [ROOT / "client", ROOT / "tools" / "browser"]


def main(arguments: list[str]) -> None:
    if "--check" not in arguments:
        python_locks(upgrade="--upgrade" in arguments)
        npm_locks()
    for lock in [LOCK, BOOTSTRAP, *(folder / "package-lock.json" for folder in NPM)]:
        if "://" in lock.read_text(encoding="utf-8"):
            raise SetupError(f"{lock.relative_to(ROOT)} names a host: write it by `make lock`.")


def python_locks(upgrade: bool) -> None:
    resolve: list[str | Path] = [get_uv(), "pip", "compile", "--quiet", "--no-header", "--generate-hashes"]
    resolve += ["--universal", "--python-version", "3.11"]
    if upgrade:
        resolve.append("--upgrade")
    everything = ["pyproject.toml", "--all-extras", "--group", "dev", "--group", "node"]
    run([*resolve, *everything, "-o", LOCK], "resolving Python packages")
    run([*resolve, "--group", "bootstrap", "-o", BOOTSTRAP], "resolving uv")


def npm_locks() -> None:
    """npm's package.json files name exact versions; there is nothing to upgrade but what those bring."""
    _, npm, env = commands()
    for folder in NPM:
        run([*npm, "install", "--package-lock-only"], "resolving npm packages", cwd=folder, **env)
        file = folder / "package-lock.json"
        lock = json.loads(file.read_text(encoding="utf-8"))
        for package in lock["packages"].values():
            package.pop("funding", None)  # addresses that say nothing about what is installed
        file.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(guarded(lambda: main(sys.argv[1:])))
