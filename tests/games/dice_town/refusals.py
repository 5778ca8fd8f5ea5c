"""Rules of Dice Town that refusals may cite at any time but their own."""

TIMES = ["dice-reveal-declare"]  # when The Brute and Professional Cheater are played
