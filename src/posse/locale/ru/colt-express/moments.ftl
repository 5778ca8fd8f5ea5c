### Большие события, крупными буквами.

colt-express-moment-shot = В вас попали!
colt-express-moment-punched = Вас ударили!
colt-express-moment-robbed = Ваш кошелёк украден!
colt-express-moment-marshal = Маршал!
colt-express-moment-won = Вы богаче всех!
colt-express-moment-over = Самый богатый бандит
