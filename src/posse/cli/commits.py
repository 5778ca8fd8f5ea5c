"""Another commit of this repository, built in a folder of its own: its engine, plain or compiled."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

import posse
from posse.cli.terminal import cli_error

CACHE: Final = Path("build", "against")
BUILT: Final = ".built"  # written last: a folder without it was interrupted
NEEDED: Final = ("src", "tools", "pyproject.toml", "Makefile")
_COMPILED: Final = re.compile(r"^COMPILED *:?= *(.+)$", re.MULTILINE)


class Clone:
    """The git clone that this Posse was started from."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @staticmethod
    def find() -> Clone:
        """Where the sources lie, or the environment, or where the command was typed."""
        for place in (Path(posse.__file__).resolve().parents[2], Path(sys.prefix).parent, Path.cwd()):
            top = _git(place, "rev-parse", "--show-toplevel")
            if top is not None and (Path(top) / "src" / "posse").is_dir():
                return Clone(Path(top))
        raise cli_error("cli-error-no-clone")

    def commit(self, ref: str) -> str:
        """The commit of a branch, a tag or the beginning of an id."""
        found = (
            None if ref.startswith("-") else _git(self.root, "rev-parse", "--verify", "-q", ref + "^{commit}")
        )
        if not found:
            raise cli_error("cli-error-no-commit", ref=ref[:80])
        return found

    def require_current_build(self) -> None:
        """The compiled engine has to be that of these sources, or the comparison would be of another."""
        done = _run(
            self._python(), "tools/fast.py", "--is-current", *self._packages(self.root), cwd=self.root
        )
        if done is None or done.returncode:
            raise cli_error("cli-error-stale-build")

    def build(self, commit: str, compiled: bool, tell: Callable[[], None]) -> Path:
        """The folder with the sources of this commit, compiled or not; made the first time it is wanted."""
        place = self.root / CACHE / f"{commit[:12]}-{self._way(compiled)}"
        if not (place / BUILT).exists():
            tell()
            shutil.rmtree(place, ignore_errors=True)
            self._export(commit, place)
            if compiled:
                self._compile(commit, place)
            (place / BUILT).touch()
        return place / "src"

    def _way(self, compiled: bool) -> str:
        """How it is built: another Python or another way to compile makes another build."""
        if not compiled:
            return "pure"
        made = sys.version.encode() + (self.root / "tools" / "fast.py").read_bytes()
        return sha256(made).hexdigest()[:12]

    def _export(self, commit: str, place: Path) -> None:
        there = (_git(self.root, "ls-tree", "--name-only", commit) or "").splitlines()
        wanted = [name for name in NEEDED if name in there]
        done = _run("git", "archive", "--format=tar", commit, *wanted, cwd=self.root)
        if "src" not in wanted or done is None or done.returncode:
            raise cli_error("cli-error-build", ref=commit[:12], reason="git archive")
        with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
            if hasattr(tarfile, "data_filter"):  # from Python 3.11.4 on
                archive.extraction_filter = tarfile.data_filter
            archive.extractall(place)

    def _compile(self, commit: str, place: Path) -> None:
        done = _run(self._python(), "tools/fast.py", "--of", place, *self._packages(place), cwd=self.root)
        if done is None or done.returncode:
            said = (done.stderr if done else b"").decode(errors="replace").strip().splitlines()
            raise cli_error(
                "cli-error-build", ref=commit[:12], reason=said[-1][:200] if said else "tools/fast.py"
            )

    def _python(self) -> str:
        return str(self.root / ".venv" / "bin" / "python")

    def _packages(self, root: Path) -> list[str]:
        """What `make fast` compiles there."""
        found = _COMPILED.search((root / "Makefile").read_text()) if (root / "Makefile").exists() else None
        return found[1].split() if found is not None else ["posse.core", "posse.games"]


def _git(place: Path, *words: str) -> str | None:
    done = _run("git", *words, cwd=place)
    return None if done is None or done.returncode else done.stdout.decode().strip()


def _run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[bytes] | None:
    try:
        return subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    except OSError:
        return None
