### Карсон-Сіті: головні події, великими літерами над полем.

carson-city-moment-duel = Дуель!
carson-city-moment-attacked = Вас атакують!
carson-city-moment-last-round = Останній раунд
carson-city-moment-won = Карсон-Сіті ваш!
carson-city-moment-over = Місто збудовано
