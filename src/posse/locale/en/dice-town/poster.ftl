### What the poster on the home page says. It is there before anything else of the game.

dice-town-poster = Poker dice for the whole town
    .more = hidden throws, sealed bribes
    .text = Five dice under a cup, eight locations to win. In a tie the sheriff decides, and the sheriff can be bought.
    .time = about 45 minutes
