### Dice Town: слова, которые нужны только доске в браузере. Коротко: это вывески и кнопки.

dice-town-board-you = Вы
dice-town-board-my-place = Ваше место
dice-town-board-others = Остальные игроки
dice-town-board-town = Город
dice-town-board-sheriff = шериф
dice-town-board-round = Раунд { $n }
dice-town-board-where-rolling = броски
dice-town-board-where-last = последний бросок
dice-town-board-where-over = Игра окончена

## Что даёт каждое здание, на табличке

dice-town-board-pays-gold-mine = самородок за каждую 9
dice-town-board-pays-bank = все деньги
dice-town-board-pays-stagecoach = плата за кубики; едет в банк
dice-town-board-pays-general-store = карта за каждый J, одна остаётся
dice-town-board-pays-saloon = карта соперника за каждую Q, одна ваша
dice-town-board-pays-sheriff = значок; решает все споры
dice-town-board-pays-town-hall = первая карта и ещё по одной за каждый A
dice-town-board-pays-doc-badluck = Ничего не выиграли?
dice-town-board-doc-fence = оградить 2 карты
dice-town-board-doc-card = карта магазина
dice-town-board-doc-dollars = $2 с каждого
dice-town-board-doc-nuggets = самородок с каждого
dice-town-board-best-hand = Комбинация
dice-town-board-won-with = достаётся тому, у кого больше всего таких кубиков: { $face }
dice-town-board-row = Открытая собственность, по очкам
dice-town-board-row-0 = 1-я
dice-town-board-row-1 = + A
dice-town-board-row-2 = + A A
dice-town-board-now = Сейчас очередь этого здания

## Кто там впереди; .short — для узких плиток

dice-town-board-lead-none = пока никто
    .short = пока никто
dice-town-board-lead-coach = ничей
    .short = ничей
dice-town-board-lead-doc = Доктор поможет
    .short = без побед
dice-town-board-lead-hall = решится в конце
    .short = комбинация
dice-town-board-lead-nobody-won = никому
    .short = никому
dice-town-board-lead-nothing = брать нечего
    .short = пусто
dice-town-board-lead-tie = ничья
dice-town-board-lead-if = × { $n }?
dice-town-board-lead-spoken-won = победитель: { $names }
dice-town-board-lead-spoken-doc = на приёме: { $names }

## Места за столом

dice-town-board-seat-down = готово
dice-town-board-seat-complete = пять кубиков
dice-town-board-kept = Отложено: { $faces }.
dice-town-board-fenced = Огороженная собственность
dice-town-board-known = Карты, о которых вы знаете

## Карты: что делают, в двух словах; .when — их момент

dice-town-board-card-unlimited-credit = Два захода в магазин
    .when = в магазине
dice-town-board-card-the-girls = Две кражи в салуне
    .when = в салуне
dice-town-board-card-the-brute = Этот бросок бесплатный
    .when = вместе с кубиками
dice-town-board-card-professional-cheater = Повернуть один кубик
    .when = вместе с кубиками
dice-town-board-card-corruption = Ещё одна карта ратуши
    .when = в ратуше
dice-town-board-card-dynamite = Два самородка за каждую 9
    .when = на руднике
dice-town-board-card-nervous-joe = Соперник платит вам $4
    .when = сразу
dice-town-board-card-marshal = Значок остаётся на месте
    .when = у шерифа
dice-town-board-card-even-split = Половина добычи
    .when = в банке
dice-town-board-card-wanted = Отменяет карту соперника
    .when = когда её играют
dice-town-board-card-doc-badlucks-elixir = К Доктору и после победы
    .when = у Доктора
dice-town-board-card-points =
    { $n ->
        [one] очко в конце
        [few] очка в конце
       *[many] очков в конце
    }
dice-town-board-card-property-when = без ограды
dice-town-board-card-equipment-when = не играется

## Те же имена на картах, с мягкими переносами

dice-town-board-head-unlimited-credit = Кредит{"\u00AD"}ная линия
dice-town-board-head-the-girls = Девушки
dice-town-board-head-the-brute = Жесто{"\u00AD"}кость
dice-town-board-head-professional-cheater = Шулер
dice-town-board-head-corruption = Кор{"\u00AD"}рупция
dice-town-board-head-dynamite = Динамит
dice-town-board-head-nervous-joe = Нервный Джо
dice-town-board-head-marshal = Маршал
dice-town-board-head-even-split = По-братски
dice-town-board-head-wanted = Особо опасен
dice-town-board-head-doc-badlucks-elixir = Эликсир Доктора
dice-town-board-head-equipment = Экипи{"\u00AD"}ровка
dice-town-board-head-property = Собст{"\u00AD"}вен{"\u00AD"}ность

## Кубики

dice-town-board-dice = Ваши кубики
dice-town-board-die = { $face }
dice-town-board-throw = Бросок { $n }.
dice-town-board-dice-touch = Коснитесь кубиков, которые оставите
dice-town-board-dice-reduce = Коснитесь кубиков, за которые заплатите
dice-town-board-dice-last = Все кубики этого броска остаются
dice-town-board-dice-down = Ваша чашка на столе
dice-town-board-dice-under = Под вашей чашкой
dice-town-board-dice-rolling = Кубики катятся
dice-town-board-dice-yours = Ваши кубики в этом раунде
dice-town-board-dice-none = Кубики в чашке
dice-town-board-dice-aside = маленькие уже отложены
dice-town-board-keep-tab = беру
dice-town-board-keep-do = Оставить
dice-town-board-keep-for = за ${ $cost }
dice-town-board-keep-free = бесплатно
dice-town-board-keep-nothing = Ничего не оставлять за ${ $cost }
dice-town-board-keep-not = Так оставить нельзя
dice-town-board-keep-choose = Выберите кубики
dice-town-board-free = даром
dice-town-board-tariff = Сколько стоит оставить кубики
dice-town-board-tariff-lab = плата в дилижанс
dice-town-board-tariff-dice =
    { $n ->
        [0] ни одного
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
dice-town-board-tariff-no = дорого
dice-town-board-tariff-not = нельзя
dice-town-board-last-throw = Последний бросок: остаётся всё, платить не нужно
dice-town-board-announce-keep =
    { $cost ->
        [0] { $dice }, бесплатно.
       *[other] { $dice }, { $dollars }; у вас { $have }.
    }
dice-town-board-cheat-die = Коснитесь кубика, который повернёте
dice-town-board-cheat-face = Теперь — новой грани
dice-town-board-cheat-faces = Грани
dice-town-board-cheat-to = на грань: { $face }
dice-town-board-cheat-first = Повернуть кубик

## Рука

dice-town-board-hand = Ваша рука
dice-town-board-hand-secret = видите только вы
dice-town-board-hand-empty = У вас нет карт.
dice-town-board-hand-declare = заявить
dice-town-board-hand-declared = заявлена
dice-town-board-hand-offer = предложить
dice-town-board-hand-offered = в письме
dice-town-board-hand-fence = оградить
dice-town-board-hand-play = сыграть

## Момент для карты

dice-town-board-window-held = у вас на руке
dice-town-board-window-not-held = не у вас
dice-town-board-window-final = Сыгранную карту назад не взять.
dice-town-board-window-secret = Вас спрашивают, как и всех: никто не узнает, что у вас на руке.
dice-town-board-window-play = Сыграть карту «{ $card }»
dice-town-board-against = против
dice-town-board-drama-badge = Значок переходит из рук в руки
dice-town-board-drama-robbery = Банк ограблен
dice-town-board-drama-store = В магазине
dice-town-board-drama-theft = В салуне
dice-town-board-stamp-cancelled = Отменено
dice-town-board-stamp-last-throw = Последний бросок
dice-town-board-stamp-game-ended = Конец

## Споры

dice-town-board-dispute-title = { $place }: ничья
dice-town-board-dispute-stake = На кону: { $what }
dice-town-board-dispute-decides = решает
dice-town-board-dispute-decides-you = решаете
dice-town-board-dispute-writing = пишет…
dice-town-board-dispute-sealed = запечатано
dice-town-board-dispute-for = за
dice-town-board-dispute-nothing = ничего не предлагает
dice-town-board-offer-to = Шериф
dice-town-board-offer-for = пусть победит
dice-town-board-offer-dollars = Доллары
dice-town-board-offer-nuggets = Самородки
dice-town-board-offer-less = меньше
dice-town-board-offer-more = больше
dice-town-board-offer-cards =
    { $n ->
        [0] Карт пока нет: коснитесь карты на руке, чтобы добавить её
        [one] в письме { $n } карта
        [few] в письме { $n } карты
       *[many] в письме { $n } карт
    }
dice-town-board-offer-seal = Запечатать
dice-town-board-offer-sealing = Запечатываем…
dice-town-board-offer-who-first = Сначала скажите, за кого предложение.
dice-town-board-offer-empty = В предложении пока ничего нет.
dice-town-board-seats-ruling = Значок у вас. Кому отдать победу?
dice-town-board-seats-joe-target = Нервный Джо возьмёт $4. У кого?
dice-town-board-seats-doctor-order = Кто заходит следующим?
dice-town-board-seats-final-tie = Равны до последнего очка. Кто победит в игре?
dice-town-board-ruling-no-offer = без предложений
dice-town-board-queue = В очереди:

## Магазин, салун, Доктор

dice-town-board-fan-store-pick = Прямо с прилавка: коснитесь карты, которую оставите
dice-town-board-fan-saloon-pick = Коснитесь карты, которую украдёте; остальные вернутся
dice-town-board-fan-victim = В ваших картах роется { $who }
dice-town-board-fan-looking = Вы смотрите эти карты
dice-town-board-fan-take = взять
dice-town-board-saloon-lead = Выберите жертву и какие карты тянуть
dice-town-board-saloon-none = красть нечего
dice-town-board-kind-property = карты собственности
dice-town-board-kind-store = карты магазина
dice-town-board-doc-lead = Одно средство — по вашим кубикам
dice-town-board-fence-lead = Коснитесь карты собственности на руке, чтобы огородить её

## Итоги

dice-town-board-results-winner = Город достаётся игроку { $who }
dice-town-board-results-winners = Город достаётся игрокам { $who }
dice-town-board-results-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
dice-town-board-results-cards = Что было на руках
dice-town-board-results-nuggets = Самородки
dice-town-board-keys-dice = Выбрать кубик с этим номером
