"""Makes the virtual environments that the Makefile's commands run in. Standard library only.

Everything lands inside the checkout: uv in .tools, packages in .venv. Each finished step leaves a stamp with
a digest of what it was made from, so a second run does nothing and an interrupted one starts that step again.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
BOOTSTRAP = ROOT / "tools" / "bootstrap.lock"
LOG = TOOLS / "setup.log"

# An environment breaks when its folder is moved or its Python replaced: then it is made again.
PLACE = f"{ROOT}\n{sys.base_prefix}\n{sys.version}\n"

# What pip, uv and npm print when they cannot reach a package index.
NO_NETWORK = re.compile(
    r"dns error|error sending request|tcp connect|connection refused|connection reset|connection error"
    r"|newconnectionerror|name resolution|network is unreachable|timed out|failed to fetch"
    r"|\b(?:ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ENETUNREACH|ETIMEDOUT)\b",
    re.IGNORECASE,
)


class SetupError(Exception):
    """Something the person at the keyboard can do something about, in one sentence."""


def main() -> int:
    return guarded(sync_checkout)


def guarded(work: Callable[[], None]) -> int:
    """Run `work`; answer with an exit code, and with a sentence instead of a traceback."""
    try:
        work()
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on from here.", file=sys.stderr)
        return 130
    return 0


def sync_checkout() -> None:
    """.venv: exactly the locked packages, and this checkout as an editable install."""
    want = digest(LOCK, ROOT / "pyproject.toml")
    if is_current(VENV, want):
        return
    once = "" if VENV.exists() else " (only this once; it takes a minute)"
    print(f"Setting up Posse in .venv{once} ...", file=sys.stderr)
    with one_at_a_time():
        if is_current(VENV, want):
            return
        python = sync_packages(VENV)
        # Without isolation: the build backend is in the lock too, so nothing unpinned is fetched.
        pip(python, "install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        stamp(VENV, want)


def sync_packages(venv: Path) -> Path:
    """Make `venv` hold exactly what the lock names; return its Python."""
    uv = get_uv()
    complete = read(venv / ".synced") != ""  # else an interrupted run may have left half a package
    (venv / ".synced").unlink(missing_ok=True)
    if not complete or read(venv / ".place") != PLACE:
        run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, venv], "making " + venv.name)
        (venv / ".place").write_text(PLACE)
    python = venv / "bin" / "python"
    pip(python, "sync", "--require-hashes", str(LOCK))
    return python


def pip(python: Path, command: str, *arguments: str) -> None:
    run([get_uv(), "pip", command, "--quiet", "--python", python, *arguments], "installing packages")


def get_uv() -> Path:
    """The pinned uv, installed by pip on the first call."""
    uv = TOOLS / "bin" / "uv"
    want = digest(BOOTSTRAP)
    if not (uv.exists() and is_current(TOOLS, want)):
        try:
            import ensurepip  # noqa: F401  (Debian ships venv without it)
        except ImportError:
            raise SetupError(
                f"{sys.executable} cannot make virtual environments: install its venv package first "
                "(on Debian and Ubuntu: apt install python3-venv)."
            ) from None
        run([sys.executable, "-m", "venv", "--clear", TOOLS], "making .tools")
        install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
        install += ["--retries", "1", "--only-binary", ":all:", "--require-hashes", "-r"]
        run([TOOLS / "bin" / "python", *install, BOOTSTRAP], "installing uv")
        stamp(TOOLS, want)
    return uv


def run(command: Sequence[str | Path], doing: str, cwd: Path = ROOT, **variables: str) -> None:
    """Run quietly; when it fails, keep the output in a file and say in a sentence what to do."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env={**environment(), **variables},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise SetupError(f"Set-up failed while {doing}: {error}.") from error
    if done.returncode:
        raise SetupError(explain(done.stdout, doing))


def explain(output: str, doing: str) -> str:
    try:
        TOOLS.mkdir(exist_ok=True)
        LOG.write_text(output, encoding="utf-8")
        details = f" (The details are in {LOG.relative_to(ROOT)}.)"
    except OSError:
        details = ""
    if NO_NETWORK.search(output):
        sentence = (
            f"The package index cannot be reached ({doing} failed): check the network and run it again."
        )
    elif "No space left on device" in output:
        sentence = f"The disk is full ({doing} failed): make room and run it again."
    elif "Permission denied" in output or "Read-only file system" in output:
        sentence = f"Not allowed to write ({doing} failed): make {ROOT} writable and run it again."
    else:
        sentence = f"{output.rstrip()}\nSomething went wrong: {doing} failed."
    return sentence + details


def environment() -> dict[str, str]:
    """The caller's, without what would lead pip and uv away from this checkout's own environments."""
    env = dict(os.environ, UV_PYTHON_DOWNLOADS="never", UV_NO_PROGRESS="1")
    for name in ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "PIP_USER", "PIP_REQUIRE_VIRTUALENV"):
        env.pop(name, None)
    if "PIP_INDEX_URL" in env and "UV_INDEX_URL" not in env:  # behind a mirror, told to pip alone
        env.setdefault("UV_DEFAULT_INDEX", env["PIP_INDEX_URL"])
    if not os.access(Path.home(), os.W_OK):  # a service user: keep the download caches in here as well
        for name in ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache"):
            env.setdefault(name, str(TOOLS / "cache" / name.split("_")[0].lower()))
    return env


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold a lock, so that `make play` and `make test` in two terminals do not set up over each other."""
    import fcntl

    try:
        TOOLS.mkdir(exist_ok=True)
        lock = open(ROOT / ".tools.lock", "w")  # noqa: SIM115  (beside .tools, which may be remade)
    except OSError as error:
        raise SetupError(
            f"Cannot write in {ROOT} ({error.strerror}): "
            "Posse sets itself up inside its own folder, so that must be writable."
        ) from error
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def digest(*files: Path) -> str:
    """What an environment is made from."""
    sha = hashlib.sha256(PLACE.encode())
    for file in files:
        sha.update(file.read_bytes())
    return sha.hexdigest()


def stamp(venv: Path, value: str) -> None:
    (venv / ".synced").write_text(value)


def is_current(venv: Path, want: str) -> bool:
    return (venv / "bin" / "python").exists() and read(venv / ".synced") == want


def read(file: Path) -> str:
    try:
        return file.read_text()
    except OSError:
        return ""
