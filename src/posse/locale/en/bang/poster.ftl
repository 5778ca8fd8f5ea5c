### What the poster on the home page says. It is there before anything else of the game.

bang-poster = Sheriff, outlaws, hidden roles
    .more = with four expansions
    .text = Everybody knows who the Sheriff is. Nobody knows who is after him.
    .time = 20 to 40 minutes
