"""posse verify: whether a record is what it says it is, from the file alone."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from posse.cli.files import InFile, read_record
from posse.cli.sitting import shown_name
from posse.cli.terminal import Terminal
from posse.core import records, registry
from posse.core.errors import PosseError
from posse.core.luck import Luck
from posse.core.records import Record
from posse.core.table import SEAT_LETTERS


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
    lines = [
        words.t("cli-verified-file", n=len(record.choices)),
        words.t(
            f"cli-verified-luck-{_form(record.luck)}",
            seed=record.luck.seed.hex()[:16],
            commitment=record.luck.commitment[:16],
        ),
        *_lost(terminal, record),
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


def _form(luck: Luck) -> str:
    """How the seed came about: local, agreed on, or agreed on with hashes before the shares."""
    if not luck.commitment:
        return "local"
    return "agreed" if luck.hashes is None else "hashed"


def _lost(terminal: Terminal, record: Record) -> list[str]:
    """Who did not reveal a share, in all deals that came to nothing."""
    lost = record.luck.lost
    if not lost:
        return []
    missing = [_named(seat, deal.seats[seat]) for deal in lost for seat in deal.missing()]
    return [terminal.words.t("cli-verified-lost", n=len(lost), seats=terminal.words.row(missing))]


def _who(record: Record) -> list[str]:
    """Seats by letter and name: several seats may have the same bot."""
    return [_named(seat, name) for seat, name in enumerate(record.seats)]


def _named(seat: int, name: str) -> str:
    return f"{SEAT_LETTERS[seat]} ({shown_name(name)})"


def _as_dict(file: str, record: Record) -> dict[str, Any]:
    return {
        "file": file,
        "ok": True,
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "choices": len(record.choices),
        "luck": "agreed" if record.luck.commitment else "local",
        "hashed": record.luck.hashes is not None,
        "lost_deals": [[SEAT_LETTERS[seat] for seat in deal.missing()] for deal in record.luck.lost],
        "seed": record.luck.seed.hex(),
        "over": record.scores is not None,
        "scores": record.scores,
        "ranks": record.ranks,
    }
