### The big moments, in large letters.

colt-express-moment-shot = You are shot!
colt-express-moment-punched = You are punched!
colt-express-moment-robbed = Your purse is gone!
colt-express-moment-marshal = The Marshal!
colt-express-moment-won = You are the richest!
colt-express-moment-over = The richest bandit
