### What the poster on the home page says. It is there before anything else of the game.

colt-express-poster = Plan a train robbery, watch it go wrong
    .more = five rounds and one Marshal
    .text = You plan your moves in turn. Then they all happen, and the Marshal walks in.
    .time = about 40 minutes
