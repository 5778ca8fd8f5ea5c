"""Tables in memory: the directory of rooms, who sits where, and how a game is played."""
