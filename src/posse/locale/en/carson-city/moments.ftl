### Carson City: big moments, in large letters over the board.

carson-city-moment-duel = A duel!
carson-city-moment-attacked = You are attacked!
carson-city-moment-last-round = The last round
carson-city-moment-won = Carson City is yours!
carson-city-moment-over = The town stands
