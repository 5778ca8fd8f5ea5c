### The big moments, in large letters.

bang-moment-duel = A duel!
bang-moment-jailed = You are in Jail!
bang-moment-exploded = The Dynamite explodes!
bang-moment-out = You are out!
bang-moment-killed = You hit your mark!
bang-moment-eliminated = One fewer!
bang-moment-won = Your side has won!
bang-moment-lost = Your side has lost
bang-moment-over = The last shot
bang-moment-ghost = A ghost!
bang-moment-back = Back from the dead!
bang-moment-spoke = Not a word!
bang-moment-seats = Seats are swapped!
bang-moment-match-won = You have won the match!
bang-moment-match-lost = The match is over
bang-moment-match-over = The match is over
