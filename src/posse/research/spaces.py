"""What observations and actions look like, as Gymnasium describes it."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from posse.core.encoding import Field
from posse.research.turns import Rules


def observations(rules: Rules, flat: bool, waits: bool = False) -> spaces.Dict:
    """`observation`: named arrays, or one row of all of them; `action_mask`: 1 for what may be done."""
    mask = spaces.Box(0, 1, (rules.actions.size + (1 if waits else 0),), np.int8)
    seen: spaces.Space[Any]
    if flat:
        seen = _row(rules)
    else:
        seen = spaces.Dict({field.name: _box(field) for field in rules.encoding.fields})
    return spaces.Dict({"observation": seen, "action_mask": mask})


def actions(rules: Rules, waits: bool = False) -> spaces.Discrete:
    """One number for every option of every question; with `waits` one more, for those who are not asked."""
    return spaces.Discrete(rules.actions.size + (1 if waits else 0))


def _box(field: Field) -> spaces.Box:
    return spaces.Box(field.low, field.high, field.shape, np.int16)


def _row(rules: Rules) -> spaces.Box:
    low = np.zeros(rules.encoding.size, np.int16)
    high = np.zeros(rules.encoding.size, np.int16)
    for field in rules.encoding.fields:
        low[field.at : field.at + field.size] = field.low
        high[field.at : field.at + field.size] = field.high
    return spaces.Box(low, high, dtype=np.int16)
