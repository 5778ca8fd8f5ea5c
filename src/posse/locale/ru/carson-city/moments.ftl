### Карсон-Сити: главные события, крупно над полем.

carson-city-moment-duel = Дуэль!
carson-city-moment-attacked = Вас атакуют!
carson-city-moment-last-round = Последний раунд
carson-city-moment-won = Карсон-Сити ваш!
carson-city-moment-over = Город построен
