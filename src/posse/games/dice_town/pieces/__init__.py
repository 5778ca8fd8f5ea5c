"""The pieces of the box as small numbers: hands of cards, sets of dice."""
