"""Messages as JSON text."""

from __future__ import annotations

from typing import Final

import msgspec

_encoder: Final = msgspec.json.Encoder()


def encode(message: object) -> str:
    """A message as text. Encode once, however many clients get it."""
    return _encoder.encode(message).decode()


def encode_raw(value: object) -> msgspec.Raw:
    """A part of a message that is already encoded."""
    return msgspec.Raw(_encoder.encode(value))
