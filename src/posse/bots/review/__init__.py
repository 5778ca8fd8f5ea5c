"""Reviews of finished games: everybody's chances over the game, what decided it, which choices were costly.

docs/review.md says what each figure means. `moments` are the positions of a record, `playing_on` plays them
on, `chances` is the curve, `comparing` weighs a choice against its alternatives, `reviewing` spends the
budget, `report` is what comes out.
"""

from posse.bots.review.report import Costly, Part, Point, Review, Turn
from posse.bots.review.reviewing import review, trials_in

__all__ = ["Costly", "Part", "Point", "Review", "Turn", "review", "trials_in"]
