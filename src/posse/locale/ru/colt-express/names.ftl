### «Кольт Экспресс»: названия и слова игры.
###
### Само сообщение — название для подписи. Атрибуты нужны внутри предложений: .acc .gen .dat .ins .loc — падежи,
### .nom — название внутри предложения, .text — что это делает. Названия карт в предложении берут в кавычки: «…».

colt-express-name = Кольт Экспресс
colt-express-blurb = Спланируйте ограбление поезда карта за картой, а потом смотрите, как план летит под откос: стрельба, драки, беготня по крышам, а победит лишь самый богатый бандит.

## Бандиты и маршал

colt-express-bandit-ghost = Призрак
    .acc = Призрака
    .gen = Призрака
    .dat = Призраку
    .ins = Призраком
    .loc = Призраке
    .ability = В первый ход каждого раунда может сыграть карту лицом вниз.
colt-express-bandit-doc = Док
    .acc = Дока
    .gen = Дока
    .dat = Доку
    .ins = Доком
    .loc = Доке
    .ability = Начинает каждый раунд с 7 картами вместо 6.
colt-express-bandit-tuco = Туко
    .acc = Туко
    .gen = Туко
    .dat = Туко
    .ins = Туко
    .loc = Туко
    .ability = Может стрелять и сквозь крышу своего вагона — вверх или вниз.
colt-express-bandit-cheyenne = Шайенн
    .acc = Шайенн
    .gen = Шайенн
    .dat = Шайенн
    .ins = Шайенн
    .loc = Шайенн
    .ability = Если её удар выбивает кошелёк, может сразу забрать его себе.
colt-express-bandit-belle = Красотка
    .acc = Красотку
    .gen = Красотки
    .dat = Красотке
    .ins = Красоткой
    .loc = Красотке
    .ability = В неё нельзя стрелять, и её нельзя бить, пока есть другая цель.
colt-express-bandit-django = Джанго
    .acc = Джанго
    .gen = Джанго
    .dat = Джанго
    .ins = Джанго
    .loc = Джанго
    .ability = Его выстрел вдобавок отбрасывает цель на один вагон от него.
colt-express-marshal = Маршал
    .nom = маршал
    .acc = маршала
    .gen = маршала
    .dat = маршалу
    .ins = маршалом
    .loc = маршале
    .text = Он всегда внутри вагона. Бандит, который с ним встретится, получает нейтральную пулю и бежит на крышу. В маршала нельзя стрелять, и ударить его нельзя.

## Карты

colt-express-card-move = Перемещение
    .acc = Перемещение
    .gen = Перемещения
    .dat = Перемещению
    .ins = Перемещением
    .loc = Перемещении
    .text = Перейти в соседний вагон, а по крышам — на 1–3 вагона.
colt-express-card-ladder = Лестница
    .acc = Лестницу
    .gen = Лестницы
    .dat = Лестнице
    .ins = Лестницей
    .loc = Лестнице
    .text = Подняться на крышу вагона или спуститься с неё внутрь.
colt-express-card-shoot = Выстрел
    .acc = Выстрел
    .gen = Выстрела
    .dat = Выстрелу
    .ins = Выстрелом
    .loc = Выстреле
    .text = Отправить одну свою пулю в колоду бандита на линии огня.
colt-express-card-rob = Грабёж
    .acc = Грабёж
    .gen = Грабежа
    .dat = Грабежу
    .ins = Грабежом
    .loc = Грабеже
    .text = Взять один жетон добычи там, где находится ваш бандит.
colt-express-card-punch = Удар
    .acc = Удар
    .gen = Удара
    .dat = Удару
    .ins = Ударом
    .loc = Ударе
    .text = Ударить бандита рядом: он теряет один жетон добычи и отлетает в соседний вагон.
colt-express-card-marshal = Маршал
    .acc = Маршала
    .gen = Маршала
    .dat = Маршалу
    .ins = Маршалом
    .loc = Маршале
    .text = Передвинуть маршала на один вагон; кто с ним встретится, получит пулю и убежит на крышу.
colt-express-card-bullet = Пуля
    .acc = Пулю
    .gen = Пули
    .dat = Пуле
    .ins = Пулей
    .loc = Пуле
    .text = Только занимает место на руке: сыграть её нельзя.
colt-express-card-neutral-bullet = Нейтральная пуля
    .acc = Нейтральную пулю
    .gen = Нейтральной пули
    .dat = Нейтральной пуле
    .ins = Нейтральной пулей
    .loc = Нейтральной пуле
    .text = Пуля от маршала или пассажиров: занимает место, а сыграть её нельзя.

## Добыча

colt-express-loot-purse = Кошелёк
    .nom = кошелёк
    .acc = кошелёк
    .gen = кошелька
    .dat = кошельку
    .ins = кошельком
    .loc = кошельке
    .text = От $250 до $500. Сколько именно, знает только тот, чей бандит его держит.
colt-express-loot-jewel = Самоцвет
    .nom = самоцвет
    .acc = самоцвет
    .gen = самоцвета
    .dat = самоцвету
    .ins = самоцветом
    .loc = самоцвете
    .text = Стоит $500.
colt-express-loot-strongbox = Сейф
    .nom = сейф
    .acc = сейф
    .gen = сейфа
    .dat = сейфу
    .ins = сейфом
    .loc = сейфе
    .text = Стоит $1000. Один с самого начала стоит в локомотиве; второй появляется только с картой «Забирайте всё!».
colt-express-loot-any = Добыча
    .nom = добыча
    .acc = добычу
    .gen = добычи
    .dat = добыче
    .ins = добычей
    .loc = добыче

## Почему карта ничего не даёт: что при этом делает бандит

colt-express-why-nobody-in-sight = не может выстрелить: целиться не в кого
colt-express-why-no-bullets-left = не может выстрелить: пуль не осталось
colt-express-why-no-loot-here = ничего не берёт: добычи здесь нет
colt-express-why-nobody-here = никого не бьёт: рядом никого нет

## Вагоны; .full — вагон с добычей на полу

colt-express-wagon-1-purse = Товарный вагон
    .nom = товарный вагон
    .loot = 1 кошелёк
    .full = товарный вагон (1 кошелёк)
colt-express-wagon-1-purse-1-jewel = Почтовый вагон
    .nom = почтовый вагон
    .loot = 1 кошелёк и 1 самоцвет
    .full = почтовый вагон (1 кошелёк и 1 самоцвет)
colt-express-wagon-3-jewels = Бронированный вагон
    .nom = бронированный вагон
    .loot = 3 самоцвета
    .full = бронированный вагон (3 самоцвета)
colt-express-wagon-3-purses = Пассажирский вагон
    .nom = пассажирский вагон
    .loot = 3 кошелька
    .full = пассажирский вагон (3 кошелька)
colt-express-wagon-3-purses-1-jewel = Вагон-ресторан
    .nom = вагон-ресторан
    .loot = 3 кошелька и 1 самоцвет
    .full = вагон-ресторан (3 кошелька и 1 самоцвет)
colt-express-wagon-4-purses-1-jewel = Вагон-салон
    .nom = вагон-салон
    .loot = 4 кошелька и 1 самоцвет
    .full = вагон-салон (4 кошелька и 1 самоцвет)

## Виды ходов; .short — один только вид

colt-express-turn-standard = Стандартный ход
    .short = стандартный
    .text = По одному ходу по часовой стрелке, карты лицом вверх.
colt-express-turn-tunnel = Тоннель
    .short = тоннель
    .text = По одному ходу по часовой стрелке, карты лицом вниз.
colt-express-turn-speeding-up = Разгон
    .short = разгон
    .text = По два хода подряд по часовой стрелке, карты лицом вверх.
colt-express-turn-switching = Перевод стрелки
    .short = перевод стрелки
    .text = По одному ходу против часовой стрелки от первого игрока, карты лицом вверх.

## События карт раундов и станций; .cry — как о них объявляют

colt-express-event-card-angry-marshal = Сердитый маршал
    .cry = Сердитый маршал!
    .text = Бандиты на крыше вагона с маршалом получают по нейтральной пуле, затем маршал переходит на один вагон к хвосту поезда.
colt-express-event-card-swivel-arm = Поворотный кронштейн
    .cry = Поворотный кронштейн!
    .text = Всех бандитов на крышах сметает на крышу последнего вагона.
colt-express-event-card-braking = Торможение
    .cry = Торможение!
    .text = Всех бандитов на крышах бросает на один вагон к локомотиву.
colt-express-event-card-take-it-all = Забирайте всё!
    .cry = Забирайте всё!
    .text = В вагоне с маршалом появляется второй сейф.
colt-express-event-card-passengers-rebellion = Пассажиры дают отпор
    .cry = Пассажиры дают отпор!
    .text = Каждый бандит внутри вагона получает нейтральную пулю.
colt-express-event-card-pickpocketing = Карманная кража
    .cry = Карманная кража!
    .text = Каждый бандит, который стоит на своём месте один, может подобрать лежащий там кошелёк.
colt-express-event-card-marshals-revenge = Месть маршала
    .cry = Месть маршала!
    .text = Каждый бандит на крыше вагона с маршалом роняет там свой самый дешёвый кошелёк.
colt-express-event-card-hostage-conductor = Машинист в заложниках
    .cry = Машинист в заложниках!
    .text = Каждый бандит в локомотиве или на его крыше получает кошелёк ($250).

## Карты раундов; .title — название внутри предложения

colt-express-round-angry-marshal-2-4 = { colt-express-event-card-angry-marshal }
    .title = «{ colt-express-event-card-angry-marshal }»
colt-express-round-swivel-arm-2-4 = { colt-express-event-card-swivel-arm }
    .title = «{ colt-express-event-card-swivel-arm }»
colt-express-round-braking-2-4 = { colt-express-event-card-braking }
    .title = «{ colt-express-event-card-braking }»
colt-express-round-take-it-all-2-4 = { colt-express-event-card-take-it-all }
    .title = «{ colt-express-event-card-take-it-all }»
colt-express-round-passengers-rebellion-2-4 = { colt-express-event-card-passengers-rebellion }
    .title = «{ colt-express-event-card-passengers-rebellion }»
colt-express-round-bridge-2-4 = Мост
    .title = «Мост»
colt-express-round-two-tunnels-2-4 = Два тоннеля
    .title = «Два тоннеля»
colt-express-round-angry-marshal-5-6 = { colt-express-event-card-angry-marshal }
    .title = «{ colt-express-event-card-angry-marshal }»
colt-express-round-swivel-arm-5-6 = { colt-express-event-card-swivel-arm }
    .title = «{ colt-express-event-card-swivel-arm }»
colt-express-round-braking-5-6 = { colt-express-event-card-braking }
    .title = «{ colt-express-event-card-braking }»
colt-express-round-take-it-all-5-6 = { colt-express-event-card-take-it-all }
    .title = «{ colt-express-event-card-take-it-all }»
colt-express-round-passengers-rebellion-5-6 = { colt-express-event-card-passengers-rebellion }
    .title = «{ colt-express-event-card-passengers-rebellion }»
colt-express-round-bridge-5-6 = Мост
    .title = «Мост»
colt-express-round-two-tunnels-5-6 = Два тоннеля
    .title = «Два тоннеля»
colt-express-round-station-pickpocketing = Станция: { colt-express-event-card-pickpocketing }
    .title = станция «{ colt-express-event-card-pickpocketing }»
colt-express-round-station-marshals-revenge = Станция: { colt-express-event-card-marshals-revenge }
    .title = станция «{ colt-express-event-card-marshals-revenge }»
colt-express-round-station-hostage-conductor = Станция: { colt-express-event-card-hostage-conductor }
    .title = станция «{ colt-express-event-card-hostage-conductor }»

## Места. У уровня: .at и .to стоят перед номером вагона, .athead и .tohead — о локомотиве

colt-express-place-locomotive = Локомотив
    .nom = локомотив
    .acc = локомотив
    .gen = локомотива
    .dat = локомотиву
    .ins = локомотивом
    .loc = локомотиве
colt-express-place-wagon = Вагон { $n }
    .nom = вагон { $n }
    .acc = вагон { $n }
    .gen = вагона { $n }
    .dat = вагону { $n }
    .ins = вагоном { $n }
    .loc = вагоне { $n }
colt-express-level-inside = Внутри
    .at = в вагоне
    .athead = в локомотиве
    .to = в вагон
    .tohead = в локомотив
    .climb = спускается
    .text = Внутри бандит переходит в соседний вагон и стреляет только по соседним. Здесь ходит маршал.
colt-express-level-roof = Крыша
    .at = на крыше вагона
    .athead = на крыше локомотива
    .to = на крышу вагона
    .tohead = на крышу локомотива
    .climb = поднимается
    .text = По крышам бандит бежит на 1–3 вагона и стреляет в ближайших бандитов в обе стороны. Маршал сюда не поднимается.

## Слова с числом; .acc — дополнение при глаголе: «берёт …»

colt-express-purses =
    { $n ->
        [one] { $n } кошелёк
        [few] { $n } кошелька
       *[many] { $n } кошельков
    }
    .acc =
        { $n ->
            [one] { $n } кошелёк
            [few] { $n } кошелька
           *[many] { $n } кошельков
        }
colt-express-jewels =
    { $n ->
        [one] { $n } самоцвет
        [few] { $n } самоцвета
       *[many] { $n } самоцветов
    }
    .acc =
        { $n ->
            [one] { $n } самоцвет
            [few] { $n } самоцвета
           *[many] { $n } самоцветов
        }
colt-express-strongboxes =
    { $n ->
        [one] { $n } сейф
        [few] { $n } сейфа
       *[many] { $n } сейфов
    }
    .acc =
        { $n ->
            [one] { $n } сейф
            [few] { $n } сейфа
           *[many] { $n } сейфов
        }
colt-express-bullets =
    { $n ->
        [one] { $n } пуля
        [few] { $n } пули
       *[many] { $n } пуль
    }
    .acc =
        { $n ->
            [one] { $n } пулю
            [few] { $n } пули
           *[many] { $n } пуль
        }
colt-express-neutral-bullets =
    { $n ->
        [one] { $n } нейтральная пуля
        [few] { $n } нейтральные пули
       *[many] { $n } нейтральных пуль
    }
    .acc =
        { $n ->
            [one] { $n } нейтральную пулю
            [few] { $n } нейтральные пули
           *[many] { $n } нейтральных пуль
        }
colt-express-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
    .acc =
        { $n ->
            [one] { $n } карту
            [few] { $n } карты
           *[many] { $n } карт
        }
colt-express-dollars =
    { $n ->
        [one] { $n } доллар
        [few] { $n } доллара
       *[many] { $n } долларов
    }
    .acc =
        { $n ->
            [one] { $n } доллар
            [few] { $n } доллара
           *[many] { $n } долларов
        }
