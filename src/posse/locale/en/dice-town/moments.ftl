### The big moments, in large letters.

dice-town-moment-robbed = You are robbed!
dice-town-moment-badge-won = The badge is yours!
dice-town-moment-badge-lost = You lose the badge!
dice-town-moment-badge = A new sheriff!
dice-town-moment-tie = The sheriff has decided
dice-town-moment-won = You win!
dice-town-moment-over = The game is won
