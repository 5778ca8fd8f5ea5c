"""What names, chat lines and the bodies of requests may look like."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from posse.core.said import TEXT
from posse.server.wire.errors import api_error
from posse.server.wire.protocol import LONGEST_CHAT, LONGEST_NAME

_NUL: Final = re.compile(r"(?<!\\)(?:\\\\)*\\u0000|\0")  # no database stores it


def require_text(body: str | bytes) -> None:
    """JSON is text, and no text has a NUL in it; else an error that says so."""
    try:
        text = body if isinstance(body, str) else body.decode()
    except UnicodeDecodeError:
        raise api_error("bad-message", ("reason", TEXT, "not UTF-8")) from None
    if _NUL.search(text):
        raise api_error("bad-message", ("reason", TEXT, "a NUL character"))


def clean_name(name: str) -> str:
    """A name as it is shown: one line of visible characters, or an error that says so."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    categories = [unicodedata.category(character) for character in name]
    if not 1 <= len(name) <= LONGEST_NAME or any(
        category[0] == "C" or category in ("Zl", "Zp") for category in categories
    ):
        raise api_error("bad-name")
    if not any(category[0] in "LNS" for category in categories) or _stacks_marks(categories):
        raise api_error("bad-name")
    return name


def clean_chat(text: str) -> str:
    """A line of chat without invisible characters; "" if nothing is left."""
    text = unicodedata.normalize("NFC", text)
    shown = "".join(each if unicodedata.category(each)[0] != "C" else " " for each in text)
    return " ".join(shown.split())[:LONGEST_CHAT]


def _stacks_marks(categories: list[str]) -> bool:
    """Whether three or more combining marks follow each other, as in no language."""
    return any(
        all(category in ("Mn", "Me") for category in categories[at : at + 3])
        for at in range(len(categories) - 2)
    )
