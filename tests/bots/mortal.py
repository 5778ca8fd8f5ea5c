"""A bot that kills the Dask worker it plays on, once: the first that makes the file kills itself."""

from __future__ import annotations

import os
import signal
from contextlib import suppress

from posse.bots import make
from posse.core import Decision, Game, View
from posse.core.game import Imagine

MARK = "POSSE_TEST_MORTAL"  # names the file


class Mortal:
    def __init__(self, game: Game, seed: bytes) -> None:
        self.greenhorn = make("greenhorn", game, seed)

    def choose(self, view: View, decision: Decision, imagine: Imagine) -> int:
        self.die_once()
        return self.greenhorn.choose(view, decision, imagine)

    def die_once(self) -> None:
        from distributed import get_worker

        file = os.environ.get(MARK)
        with suppress(ValueError, FileExistsError):
            get_worker()  # a ValueError where this is none
            if file:
                os.close(os.open(file, os.O_CREAT | os.O_EXCL))
                os.kill(os.getpid(), signal.SIGKILL)
