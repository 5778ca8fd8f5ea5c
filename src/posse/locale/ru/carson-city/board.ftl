### Карсон-Сити: слова, которые есть только на поле в браузере. Они коротки: стоят на табличках и кнопках.

## Стол

carson-city-board-you = Вы
carson-city-board-map = Карта
carson-city-board-map-walk = Участки карты; по ним ведут стрелки
carson-city-board-road-places = Места для дороги
carson-city-board-zoom-in = Ближе
carson-city-board-zoom-out = Дальше
carson-city-board-parts = Части стола
carson-city-board-track = Действия
carson-city-board-track-order = по порядку от 1 до 23, вдоль дороги
carson-city-board-actions = Действия
carson-city-board-actions-at = Действия { $n }/{ $of }
carson-city-board-characters = Персонажи
carson-city-board-players = Игроки
carson-city-board-orders = Порядок и запас
carson-city-board-order-choice = Выбор
carson-city-board-order-turn = Ход
carson-city-board-order-pass = Пас
carson-city-board-nobody = никто
carson-city-board-supply-bag = мешочек { $n }
carson-city-board-supply-houses = дома { $n }
carson-city-board-supply-roads = дороги { $n }
carson-city-board-supply-revolvers = револьверы { $n }
carson-city-board-answers = Ответы
carson-city-board-picked = Выбрано. Коснитесь ещё раз или нажмите кнопку.
carson-city-board-put-back = Отменить
carson-city-board-dollars = ${ $n }

## Где мы

carson-city-board-round-of = Раунд { $n } из { $of }
carson-city-board-step-of = шаг { $n } из { $of }
carson-city-board-phase-setup = начало
carson-city-board-phase-characters = персонажи
carson-city-board-phase-placement = расстановка
carson-city-board-phase-actions = действия
carson-city-board-phase-end = конец раунда
carson-city-board-where-over = Игра окончена

## Участки

carson-city-board-bare = свободная земля
carson-city-board-nobodys = без владельца
carson-city-board-yours = ваша собственность
carson-city-board-owned-by = владелец: { $who }
carson-city-board-costs = цена ${ $n }
carson-city-board-earns = доход ${ $n }
carson-city-board-by-road = есть дорога
carson-city-board-no-road = дороги пока нет
carson-city-board-stand-here = ковбои: { $who }
carson-city-board-duel-due = будет дуэль
carson-city-board-price = цена
carson-city-board-income = доход
carson-city-board-place-card = Что вы рассматриваете
carson-city-board-look-hint = Коснитесь участка или клетки: здесь появятся цена, доход и дуэль на этом месте.
carson-city-board-would-earn = Ваше здание принесло бы здесь
carson-city-board-would-earn-first = Здание принесло бы здесь
carson-city-board-attacker-half = Победивший нападающий забирает половину.
carson-city-board-half-of = половина от ${ $n }

## Дуэли

carson-city-board-duel = Дуэль
carson-city-board-duel-if = Дуэль, если кто-нибудь придёт
carson-city-board-power-parts = ковбои { $cowboys }, стволы { $guns }
carson-city-board-if-you-join = Если придёте вы
carson-city-board-tie = ничья
carson-city-board-tiles-decide = Решают скрытые фишки: шансов не знает никто.

## Действия

carson-city-board-per-cowboy = за ковбоя
carson-city-board-space-wages = Жалованье
carson-city-board-space-three-guns = Три ствола
carson-city-board-space-three-roads = Три дороги
carson-city-board-space-road = Дорога
carson-city-board-space-land-purchase = Земля
carson-city-board-space-parcel-income = Участки
carson-city-board-space-cowboy-income = Ковбои
carson-city-board-space-gambling = Кубики
carson-city-board-space-building-income = Доход
carson-city-board-space-parcel-vp = Участки
carson-city-board-space-cowboy-vp = Ковбои
carson-city-board-space-building-vp = Город
carson-city-board-space-buy-vp-5 = Купить
carson-city-board-space-buy-vp-4 = Купить
carson-city-board-space-buy-vp-3 = Купить
carson-city-board-space-buy-vp-2 = Купить
carson-city-board-no-tile = пусто
carson-city-board-for-you = для вас ${ $n }
carson-city-board-closed = закрыто
carson-city-board-being-done = выполняется

## Игроки

carson-city-board-limit = предел ${ $n }
carson-city-board-passed = Пас { $n }
carson-city-board-waits = ждёт
carson-city-board-doubles = удваивает: { $building }
carson-city-board-no-character = персонажа пока нет
carson-city-board-kept = отложено
carson-city-board-count-money = Деньги
carson-city-board-count-points = Очки
carson-city-board-count-cowboys = Ковбои в запасе
carson-city-board-count-revolvers = Револьверы
carson-city-board-count-roads = Дороги в запасе
carson-city-board-count-parcels = Участки
carson-city-board-count-buildings = Здания
carson-city-board-count-firepower = Сила

## Дороги и постройка

carson-city-board-lay-road = Проложить дорогу
carson-city-board-no-more-road = Без дороги
carson-city-board-steps = Шаги постройки
carson-city-board-step-site = 1. Участок
carson-city-board-step-road = 2. Дорога
carson-city-board-step-house = 3. Дом
carson-city-board-roads-left = в запасе: { $n }
carson-city-board-pass-place = место { $n } в порядке пасов

## Клавиши и итоги

carson-city-board-keys-next = предыдущий или следующий участок, которого можно коснуться
carson-city-board-keys-road = сначала проложить дорогу
carson-city-board-keys-answer = к ответу с этим номером; ещё раз: дать его
carson-city-board-keys-none = к ответу «ничего не делать» (пас, не покупать); ещё раз: дать его
carson-city-board-town = Город в конце игры
carson-city-board-by-round = По раундам: очки и доход построек
carson-city-board-round = Раунд { $n }

## Доход, лист на телефоне, раунды

carson-city-board-ledger = Доход построек на сейчас
carson-city-board-ledger-tab = Доход
carson-city-board-ledger-none = Построек пока нет.
carson-city-board-raided = атакована: половина под угрозой
carson-city-board-price-land = за землю
carson-city-board-counts = По ${ $n } за:
carson-city-board-sheet-more = Показать больше
carson-city-board-sheet-less = Показать меньше
carson-city-board-phases = Фазы раунда
carson-city-board-rounds = Раунды
carson-city-board-round-now = раунд { $n }, идёт
carson-city-board-round-past = раунд { $n }, сыгран
carson-city-board-round-to-come = раунд { $n }, впереди
carson-city-board-mine-short = Рудник
carson-city-board-how = Четыре раунда. В каждом все берут по персонажу, затем по одному ставят ковбоев, затем клетки с 1 по 23 выполняются по порядку. Ковбои, которые встретились, стреляются. Побеждает тот, у кого больше очков.
