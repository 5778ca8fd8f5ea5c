"""Files: records are read completely or not at all, and files are written atomically."""

from __future__ import annotations

import codecs
import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from posse.cli.terminal import cli_error
from posse.core import records
from posse.core.errors import PosseError, RecordError
from posse.core.records import Record
from posse.core.said import TEXT

LARGEST: Final = 64 * 1024 * 1024
REASONS: Final = {
    errno.ENOENT: "cli-reason-no-folder",
    errno.EACCES: "cli-reason-forbidden",
    errno.EPERM: "cli-reason-forbidden",
    errno.EISDIR: "cli-reason-folder",
    errno.ENOTDIR: "cli-reason-no-folder",
    errno.EEXIST: "cli-reason-no-folder",  # to a folder that should be made: something else is in its place
    errno.ENAMETOOLONG: "cli-reason-long",
    errno.EROFS: "cli-reason-read-only",
    errno.ENOSPC: "cli-reason-full",
    errno.EINVAL: "cli-reason-no-file",
}


class InFile(PosseError):
    """What is wrong with what a file holds. The caller names the file first."""

    def __init__(self, file: str, error: PosseError) -> None:
        super().__init__(error.key, error.arguments)
        self.file = file


class FileError(PosseError):
    """What the system says about a file. Its usual reasons have messages of their own."""

    def __init__(self, key: str, file: str, error: OSError, what: str = "file") -> None:
        self.reason_key = REASONS.get(error.errno or 0, "")
        reason = error.strerror or type(error).__name__
        super().__init__(key, ((what, TEXT, file), ("reason", TEXT, reason)))


def read_record(file: str) -> Record:
    """The record in a file; an error names the file and what is wrong with it."""
    try:
        with file_path(file).open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except (FileNotFoundError, ValueError):  # file names cannot hold a zero byte
        raise cli_error("error-file-missing", file=file) from None
    except OSError as error:
        raise FileError("error-file-read", file, error) from None
    try:
        if len(content) > LARGEST:
            raise RecordError("error-record-foreign")
        return records.read(content.decode("utf-8"))
    except UnicodeDecodeError:
        raise InFile(file, RecordError("error-record-foreign")) from None
    except PosseError as error:
        raise InFile(file, error) from None


def write_record(file: str, record: Record) -> Path:
    """Write a record to a file. An existing file that is not a record is left alone."""
    path = _record_path(file)
    write_atomically(path, lambda unfinished: _put(unfinished, records.write(record).encode()))
    return path


def check_record_file(file: str) -> None:
    """Check before the game that a record can be written here."""
    check_writable(_record_path(file))


def last_game_file(game: str) -> str:
    """Where an unsaved game goes when its player leaves."""
    try:
        folder = state_folder()
    except RuntimeError:  # this user has no home
        raise FileError("error-file-write", "~", FileNotFoundError(errno.ENOENT, "")) from None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("error-file-write", str(folder), error) from None
    return str(folder / f"last-{game}.jsonl")


def write_atomically(path: Path, write: Callable[[Path], None]) -> None:
    """Write to a temporary file first and rename it, so that this file is never half-written."""
    try:
        unfinished = _unfinished(path)
        try:
            write(unfinished)
            unfinished.chmod(0o666 & ~_umask())
            unfinished.replace(path)
        except BaseException:
            unfinished.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileError("error-file-write", str(path), error) from None


def check_writable(path: Path) -> None:
    """Check before long work that a file can be written here."""
    try:
        _unfinished(path).unlink()
    except OSError as error:
        raise FileError("error-file-write", str(path), error) from None


def file_path(file: str) -> Path:
    """A file by its name. Where there is no Ann, "~ann" is one like any other; to pathlib it is an error."""
    return Path(os.path.expanduser(file))


def _record_path(file: str) -> Path:
    path = file_path(file)
    if os.path.isfile(path) and path.stat().st_size and not _is_record(path):  # no error of its own
        raise cli_error("cli-error-not-ours", file=file)
    return path


def _unfinished(path: Path) -> Path:
    """An empty file beside this one, to be given its name when it is finished."""
    if "\0" in str(path):
        raise OSError(errno.EINVAL, "")
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "")
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "")  # a device or a pipe would be replaced by a file
    handle, name = tempfile.mkstemp(prefix=path.name + ".", suffix=".part", dir=path.parent)
    os.close(handle)
    return Path(name)


def state_folder() -> Path:
    base = os.environ.get("XDG_STATE_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "state") / "posse"


def _put(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def _is_record(path: Path) -> bool:
    try:
        with path.open("rb") as stream:
            return stream.read(16).removeprefix(codecs.BOM_UTF8).startswith(b'{"posse":')
    except OSError:
        return False


def _umask() -> int:
    """The mask for new files; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
