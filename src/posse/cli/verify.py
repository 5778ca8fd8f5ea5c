"""posse verify: whether a record is what it says it is, from the file alone."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from posse.cli.files import InFile, read_record
from posse.cli.sitting import shown_name
from posse.cli.terminal import Terminal
from posse.core import records, registry
from posse.core.errors import PosseError
from posse.core.records import Record


def verify(terminal: Terminal, file: str, as_json: bool) -> None:
    """Luck, choices, result. The first thing that does not hold is the error."""
    try:
        record = read_record(file)
        try:
            records.verify(record)
        except PosseError as error:
            raise InFile(file, error) from None
    except PosseError as error:
        if as_json:
            terminal.json({"file": file, "ok": False, "error": error.key, "message": terminal.explain(error)})
        raise
    if as_json:
        terminal.json(_as_dict(file, record))
        return
    for line in _checked(terminal, record):
        terminal.para(Text.assemble(("✓ ", "bold green"), line), 0, 2)


def _checked(terminal: Terminal, record: Record) -> list[str]:
    words = terminal.words
    game = registry.find(record.game)
    luck = "cli-verified-luck-agreed" if record.luck.commitment else "cli-verified-luck-local"
    lines = [
        words.t("cli-verified-file", n=len(record.choices)),
        words.t(luck, seed=record.luck.seed.hex()[:16], commitment=record.luck.commitment[:16]),
        words.t(
            "cli-verified-choices",
            n=len(record.choices),
            game=words.t(f"{game.name}-name"),
            version=game.version,
        ),
    ]
    if record.scores is None or record.ranks is None:
        return [*lines, words.t("cli-verified-open")]
    scores = [f"{name} {score}" for name, score in zip(_who(record), record.scores, strict=True)]
    winners = [name for name, rank in zip(_who(record), record.ranks, strict=True) if rank == 1]
    return [*lines, words.t("cli-verified-result", scores=words.row(scores), winners=words.both(winners))]


def _who(record: Record) -> list[str]:
    """Seats by letter and name: several seats may have the same bot."""
    return [f"{chr(ord('a') + seat)} ({shown_name(name)})" for seat, name in enumerate(record.seats)]


def _as_dict(file: str, record: Record) -> dict[str, Any]:
    return {
        "file": file,
        "ok": True,
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "choices": len(record.choices),
        "luck": "agreed" if record.luck.commitment else "local",
        "seed": record.luck.seed.hex(),
        "over": record.scores is not None,
        "scores": record.scores,
        "ranks": record.ranks,
    }
