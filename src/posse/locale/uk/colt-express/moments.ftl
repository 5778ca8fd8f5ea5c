### Великі події, великими літерами.

colt-express-moment-shot = У вас влучили!
colt-express-moment-punched = Вас ударили!
colt-express-moment-robbed = Ваш гаманець украдено!
colt-express-moment-marshal = Шериф!
colt-express-moment-won = Ви найбагатші!
colt-express-moment-over = Найбагатший бандит
