"""The protocol as it is written down: schema, types, page and messages agree."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from posse.server.rooms import seat_rows
from posse.server.wire import errors, protocol
from posse.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_json_schema_is_current():
    tool = [sys.executable, "tools/protocol_types.py", "--check", "--schema"]
    done = subprocess.run(tool, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("union", [protocol.ServerMessage, protocol.ClientMessage])
def test_every_message_stands_on_the_page(union):
    for each in get_args(union):
        tag = each.__struct_config__.tag
        assert f"`{tag}`" in PAGE or f"`{tag} {{" in PAGE, tag


def test_every_error_stands_on_the_page_with_its_status():
    for code, status in errors.STATUS.items():
        row = next(line for line in PAGE.splitlines() if line.startswith("| `") and f"`{code}`" in line)
        assert f"| {status} |" in row, code
    rows = [line for line in PAGE.splitlines() if re.search(r"\| [45]\d\d \|", line)]
    listed = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row.split(" | ")[0])}
    engine = {"setting-value", "setting-unknown", "seats", "unknown-game", "unknown-bot"}
    assert listed == set(errors.STATUS) | engine


def test_every_way_a_socket_is_closed_stands_on_the_page():
    for name in (
        "GOING_AWAY",
        "POLICY_VIOLATION",
        "TRY_LATER",
        "NO_COOKIE",
        "FORBIDDEN",
        "NO_TABLE",
        "CLOSED",
        "TOO_MANY",
    ):
        assert re.search(rf"\| [\d, ]*{getattr(errors, name)}[\d, ]* \|", PAGE), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_sentence(lang):
    words = Words(lang)
    for code in errors.STATUS:
        assert code == errors.REFUSED or words.has("error-" + code), code
    for name in seat_rows.BOT_NAMES:
        assert words.t("bot-name-" + name.lower())


def test_what_clients_send_is_checked_to_the_letter():
    for each in get_args(protocol.ClientMessage):
        assert each.__struct_config__.forbid_unknown_fields
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"ping","x":1}', type=protocol.ClientMessage)
