"""An interpreter that measures: posse.bench.engine in a process of its own, asked over pipes."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final

from posse.cli.terminal import cli_error
from posse.core.errors import PosseError
from posse.core.game import Game

MEASURING: Final = ("-m", "posse.bench.engine")


class Runner:
    """The measuring code in an interpreter of its own, which stays warm between repeats."""

    def __init__(
        self, python: str, code: Sequence[str] = MEASURING, failed: PosseError | None = None
    ) -> None:
        self.python = python
        self.failed = failed or cli_error("cli-error-no-posse", python=python)
        try:
            # -I: no PYTHONPATH and no current folder may put other sources before the installed ones.
            self.process = subprocess.Popen(
                [python, "-I", *code],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        except OSError:
            raise cli_error("cli-error-no-python", python=python) from None
        self.about = self._answer()
        self.side = "compiled" if self.about.get("compiled") else "pure"

    def __enter__(self) -> Runner:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def knows(self, game: Game) -> bool:
        """Whether it knows this game: an environment built earlier may not."""
        return game.name in self.about.get("games", ())

    def ask(self, request: dict[str, Any]) -> dict[str, float]:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self.failed from None
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            self.stop()
            raise self.failed
        return answer

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()
