"""What is left to `make test-long`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest


def crossed(*values: Sequence[Any]) -> list[Any]:
    """Parameters for all combinations of these values; `make test` takes only as many as show each value."""
    quick = {tuple([of[at % len(of)] for of in values]) for at in range(max([len(of) for of in values]))}
    return [
        pytest.param(*each, marks=() if each in quick else (pytest.mark.slow,)) for each in product(*values)
    ]
