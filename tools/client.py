"""Builds the web client into the Python package, and runs its npm scripts: `client.py build check test ...`.

Standard library only: used by the Makefile for checkouts and by hatch_build.py for wheels. A checkout cannot
leave it to the build hook, because uv caches editable builds.
"""

from __future__ import annotations

import hashlib
import sys

from environment import ROOT, guarded, read
from node import npm_ci, npm_run

CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "posse" / "web" / "static"
STAMP = CLIENT / "node_modules" / ".posse-build"


def has_client() -> bool:
    return (CLIENT / "src").is_dir()


def build() -> None:
    """Build, unless what is there was built from the same files."""
    want = inputs()
    if read(STAMP) == want and (BUILT / "index.html").is_file():
        return
    npm_ci(CLIENT)
    STAMP.unlink(missing_ok=True)
    print("Building the web client ...", file=sys.stderr)
    npm_run(CLIENT, "build")
    STAMP.write_text(want)


def inputs() -> str:
    """A digest of everything the client is built from; the words come from the Python package."""
    files = [file for file in CLIENT.iterdir() if file.is_file()]
    for folder in (CLIENT / "src", CLIENT / "public", ROOT / "src" / "posse" / "locale"):
        files += [file for file in folder.rglob("*") if file.is_file()]
    sha = hashlib.sha256()
    for file in sorted(files):
        sha.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return sha.hexdigest()


def main(scripts: list[str]) -> None:
    for script in scripts:
        if script == "build":
            build()
        else:
            npm_ci(CLIENT)
            npm_run(CLIENT, script)


if __name__ == "__main__":
    sys.exit(guarded(lambda: main(sys.argv[1:])))
