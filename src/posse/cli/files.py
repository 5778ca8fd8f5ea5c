"""Record files: read whole or not at all, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

from posse.cli.terminal import trouble
from posse.core import records
from posse.core.errors import PosseError, RecordError
from posse.core.records import Record

LARGEST: Final = 64 * 1024 * 1024


def read_record(file: str) -> Record:
    """The record in a file; an error names the file and what is wrong with it."""
    path = Path(file).expanduser()
    try:
        if path.is_dir():
            raise trouble("cli-error-directory", file=file)
        if path.stat().st_size > LARGEST:
            raise RecordError("error-record-foreign")
        return records.read(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        raise trouble("cli-error-no-file", file=file) from None
    except (OSError, ValueError) as error:
        if isinstance(error, UnicodeDecodeError):
            raise InFile(file, RecordError("error-record-foreign")) from None
        raise trouble("cli-error-unreadable", file=file, why=reason(error)) from None
    except RecordError as error:
        raise InFile(file, error) from None


class InFile(PosseError):
    """What is wrong with a file: says the file first."""

    def __init__(self, file: str, error: PosseError) -> None:
        super().__init__(error.key, error.arguments)
        self.file = file
        self.error = error


def write_record(file: str, record: Record) -> Path:
    """Put a record into a file. A file that is there and is no record is left alone."""
    path = Path(file).expanduser()
    if path.is_dir():
        raise trouble("cli-error-directory", file=file)
    if path.exists() and path.stat().st_size and not _is_record(path):
        raise trouble("cli-error-not-ours", file=file)
    write_whole(path, records.write(record).encode())
    return path


def write_whole(path: Path, content: bytes) -> None:
    """All of it under that name, or nothing: a crash half-way leaves no half file behind."""
    try:
        handle, unfinished = tempfile.mkstemp(prefix=path.name + ".", suffix=".part", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(content)
            Path(unfinished).chmod(0o666 & ~_umask())
            Path(unfinished).replace(path)
        except BaseException:
            Path(unfinished).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise trouble("cli-error-unwritable", file=str(path), why=reason(error)) from None


def state_folder() -> Path:
    """Where an unsaved game goes when its player leaves."""
    base = os.environ.get("XDG_STATE_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "state") / "posse"


def reason(error: Exception) -> str:
    """The system's own short words for what went wrong."""
    return (error.strerror if isinstance(error, OSError) else None) or type(error).__name__


def _is_record(path: Path) -> bool:
    try:
        with path.open("rb") as stream:
            return stream.read(9) == b'{"posse":'
    except OSError:
        return False


def _umask() -> int:
    """The mask for new files; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
