"""In tests a missing message or variable is an error, not a key on the screen."""

from posse.words import Words

Words.strict = True
