### «Кольт Экспресс»: что лежит на столе и как обстоят дела. Это говорят карточки доски в браузере и `?` в терминале.
### У бандитов, карт, добычи, ходов и карт раундов .text стоит рядом с названием.

colt-express-count-bullets = Оставшиеся пули
    .text = При каждом попадании одна из них уходит в колоду того, в кого попали. Кто к концу игры выпустит больше всех, получит $1000.
colt-express-count-neutral = Нейтральные пули
    .text = Их раздают маршал и рассерженные пассажиры. Если на всех сразу не хватит, до конца игры их больше не дают.
colt-express-count-hits = Полученные пули
    .text = Они лежат в колоде игрока и приходят на руку как карты, но сыграть их нельзя. При равенстве денег побеждает тот, у кого их меньше.
colt-express-count-cards = Рука и колода
    .text = В свой ход при планировании играют одну карту с руки или берут три из колоды. Руку видит только сам игрок.
colt-express-deck = Ваша колода
    .text = Вместо того чтобы играть карту, можно взять отсюда три. Пули, попавшие в вас, тоже здесь.
colt-express-discard = Сброс
    .text = Лежит открыто для всех. Когда колода закончится, его тасуют, и он становится новой колодой.
colt-express-slot-down = Карта лицом вниз
    .text = Знает её только тот, кто сыграл. Её откроют, когда до неё дойдёт очередь.
colt-express-slot-drew = Взяты карты
    .text = Здесь взяли три карты, а играть не стали, так что выполнять нечего.
colt-express-slot-empty = Место в плане
    .text = Здесь сыграют карту или возьмут три. После планирования все карты выполняются в этом порядке, слева направо.
colt-express-first = Первый игрок
    .text = Начинает каждый ход этого раунда. В следующем раунде первым будет игрок слева.

## Как обстоят дела

colt-express-now-spot =
    { $car ->
        [0] { $wagon } · { $level }
       *[other] Вагон { $car } · { $wagon } · { $level }
    }
colt-express-now-bandit = Играет { $seat }, сейчас { colt-express-at }.
colt-express-now-free = За этого бандита пока никто не играет.
colt-express-now-bullets = Осталось пуль: { $n } из { $of }.
colt-express-now-loot = Добыча: { $goods }.
colt-express-now-no-loot = Добычи нет.
colt-express-now-no-ability = За этим столом у бандитов нет умений.
colt-express-now-marshal = Сейчас он { colt-express-at }.
colt-express-now-neutral = Осталось нейтральных пуль: { $n } из { $of }.
colt-express-now-bandits = Бандиты здесь: { $bandits }.
colt-express-now-marshal-here = Маршал здесь.
colt-express-now-lying = Здесь лежит: { $goods }.
colt-express-now-nobody = Здесь никого и ничего нет.
colt-express-now-value = Вы знаете, сколько в нём: ${ $n }.
colt-express-now-values = В ваших кошельках: { $values_dollars }.
colt-express-now-on-board = { $bandit }: { $goods }.
colt-express-now-on-board-none = { $bandit }: добычи нет.
colt-express-now-hits = { $seat }: пуль получено { $n }.
colt-express-now-hits-from = Чьи пули: { $shooters }.
colt-express-now-cards = { $seat }: карт на руке { $hand }, в колоде { $deck }.
colt-express-now-on-top = Пуль поверх колоды: { $n }.
colt-express-now-discard = В нём: { $cards }.
colt-express-now-discard-empty = Он пуст.
colt-express-now-played = Карту играет { $seat }.
colt-express-now-turn = Ход игрока { $seat }.
colt-express-now-fired = Чья пуля: { $bandit } ({ $seat }).
colt-express-now-turns = Ходы: { $turns_short }.
colt-express-now-no-event = В конце этого раунда событий нет.
colt-express-now-events-off = За этим столом событий нет.
colt-express-now-first = В этом раунде: { $seat }.
