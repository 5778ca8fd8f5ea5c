"""Logs go to where errors go at that moment."""

from __future__ import annotations

import io
import sys

import pytest
import structlog

from posse.server.ops import logs


def test_a_stream_that_is_gone_takes_no_log_with_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    passing = io.StringIO()
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(sys, "stderr", passing)
        logs.set_up()
    passing.close()
    structlog.get_logger("posse.test").error("still heard")
    assert '"event": "still heard"' in capsys.readouterr().err
