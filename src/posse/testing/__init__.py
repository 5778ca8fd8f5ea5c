"""For tests of Posse and of games written for it. Needs pytest, which playing does not."""

from __future__ import annotations

import pytest

from posse import catalogue
from posse.core.errors import PosseError


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the rules it proves: `@rule("dice-roll-throw", "dice-roll-private")`.

    An unknown id fails at import, at the line that wrote it, and the error lists similar ids.
    """
    if not ids:
        raise ValueError('@rule needs the id of a rule: @rule("dice-roll-throw")')
    for rule_id in ids:
        try:
            catalogue.find(rule_id)
        except PosseError as error:
            near = next((str(value) for name, _, value in error.arguments if name == "near"), "")
            hint = f"; did you mean {near}?" if near else ""
            raise ValueError(f"there is no rule {rule_id!r}{hint}") from None
    return pytest.mark.rule(*ids)


__all__ = ["rule"]
