"""Rules of Colt Express that refusals may cite at any time but their own."""

TIMES = ["colt-plan-no-targets-yet"]  # nothing on the train is chosen while cards are
