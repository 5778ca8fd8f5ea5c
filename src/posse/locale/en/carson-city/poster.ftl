### What the poster on the home page says. It is there before anything else of the game.

carson-city-poster = Claim land, build, duel for it
    .more = four rounds, seven characters
    .text = Parcels, houses, mines, and a duel wherever two want the same.
    .time = about an hour and a half
