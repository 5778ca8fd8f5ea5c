### Карсон-Сіті: слова, які є лише на полі в браузері. Вони короткі: стоять на табличках і кнопках.

## Стіл

carson-city-board-you = Ви
carson-city-board-map = Мапа
carson-city-board-map-walk = Ділянки мапи; по них ведуть стрілки
carson-city-board-road-places = Місця для дороги
carson-city-board-zoom-in = Ближче
carson-city-board-zoom-out = Далі
carson-city-board-parts = Частини столу
carson-city-board-track = Дії
carson-city-board-track-order = за порядком від 1 до 23, уздовж дороги
carson-city-board-actions = Дії
carson-city-board-actions-at = Дії { $n }/{ $of }
carson-city-board-characters = Персонажі
carson-city-board-players = Гравці
carson-city-board-orders = Порядок і запас
carson-city-board-order-choice = Вибір
carson-city-board-order-turn = Хід
carson-city-board-order-pass = Пас
carson-city-board-nobody = ніхто
carson-city-board-supply-bag = мішечок { $n }
carson-city-board-supply-houses = будинки { $n }
carson-city-board-supply-roads = дороги { $n }
carson-city-board-supply-revolvers = револьвери { $n }
carson-city-board-answers = Відповіді
carson-city-board-picked = Вибрано. Торкніться ще раз або натисніть кнопку.
carson-city-board-put-back = Скасувати
carson-city-board-dollars = ${ $n }

## Де ми

carson-city-board-round-of = Раунд { $n } з { $of }
carson-city-board-step-of = крок { $n } з { $of }
carson-city-board-phase-setup = початок
carson-city-board-phase-characters = персонажі
carson-city-board-phase-placement = розставлення
carson-city-board-phase-actions = дії
carson-city-board-phase-end = кінець раунду
carson-city-board-where-over = Гру закінчено

## Ділянки

carson-city-board-bare = вільна земля
carson-city-board-nobodys = без власника
carson-city-board-yours = ваша власність
carson-city-board-owned-by = власник: { $who }
carson-city-board-costs = ціна ${ $n }
carson-city-board-earns = дохід ${ $n }
carson-city-board-by-road = є дорога
carson-city-board-no-road = дороги ще немає
carson-city-board-stand-here = ковбої: { $who }
carson-city-board-duel-due = буде дуель
carson-city-board-price = ціна
carson-city-board-income = дохід
carson-city-board-place-card = Що ви розглядаєте
carson-city-board-look-hint = Торкніться ділянки чи клітинки: тут з’являться ціна, дохід і дуель на цьому місці.
carson-city-board-would-earn = Ваша будівля дала б тут
carson-city-board-would-earn-first = Будівля дала б тут
carson-city-board-attacker-half = Нападник, що переміг, забирає половину.
carson-city-board-half-of = половина від ${ $n }

## Дуелі

carson-city-board-duel = Дуель
carson-city-board-duel-if = Дуель, якщо хтось прийде
carson-city-board-power-parts = ковбої { $cowboys }, стволи { $guns }
carson-city-board-if-you-join = Якщо прийдете ви
carson-city-board-tie = нічия
carson-city-board-tiles-decide = Вирішують приховані плашки: шансів не знає ніхто.

## Дії

carson-city-board-per-cowboy = за ковбоя
carson-city-board-space-wages = Платня
carson-city-board-space-three-guns = Три стволи
carson-city-board-space-three-roads = Три дороги
carson-city-board-space-road = Дорога
carson-city-board-space-land-purchase = Земля
carson-city-board-space-parcel-income = Ділянки
carson-city-board-space-cowboy-income = Ковбої
carson-city-board-space-gambling = Кубики
carson-city-board-space-building-income = Дохід
carson-city-board-space-parcel-vp = Ділянки
carson-city-board-space-cowboy-vp = Ковбої
carson-city-board-space-building-vp = Місто
carson-city-board-space-buy-vp-5 = Купити
carson-city-board-space-buy-vp-4 = Купити
carson-city-board-space-buy-vp-3 = Купити
carson-city-board-space-buy-vp-2 = Купити
carson-city-board-no-tile = порожньо
carson-city-board-for-you = для вас ${ $n }
carson-city-board-closed = закрито
carson-city-board-being-done = виконується

## Гравці

carson-city-board-limit = межа ${ $n }
carson-city-board-passed = Пас { $n }
carson-city-board-waits = чекає
carson-city-board-doubles = подвоює: { $building }
carson-city-board-no-character = персонажа ще немає
carson-city-board-kept = відкладено
carson-city-board-count-money = Гроші
carson-city-board-count-points = Очки
carson-city-board-count-cowboys = Ковбої в запасі
carson-city-board-count-revolvers = Револьвери
carson-city-board-count-roads = Дороги в запасі
carson-city-board-count-parcels = Ділянки
carson-city-board-count-buildings = Будівлі
carson-city-board-count-firepower = Сила

## Дороги й будівництво

carson-city-board-lay-road = Прокласти дорогу
carson-city-board-no-more-road = Без дороги
carson-city-board-steps = Кроки будівництва
carson-city-board-step-site = 1. Ділянка
carson-city-board-step-road = 2. Дорога
carson-city-board-step-house = 3. Будинок
carson-city-board-roads-left = у запасі: { $n }
carson-city-board-pass-place = місце { $n } в порядку пасів

## Клавіші й підсумки

carson-city-board-keys-next = попередня чи наступна ділянка, якої можна торкнутися
carson-city-board-keys-road = спершу прокласти дорогу
carson-city-board-keys-answer = до відповіді з цим номером; ще раз: дати її
carson-city-board-keys-none = до відповіді «нічого не робити» (пас, не купувати); ще раз: дати її
carson-city-board-town = Місто в кінці гри
carson-city-board-by-round = По раундах: очки й дохід будівель
carson-city-board-round = Раунд { $n }

## Дохід, аркуш на телефоні, раунди

carson-city-board-ledger = Дохід будівель на зараз
carson-city-board-ledger-tab = Дохід
carson-city-board-ledger-none = Будівель поки немає.
carson-city-board-raided = атаковано: половина під загрозою
carson-city-board-price-land = за землю
carson-city-board-counts = По ${ $n } за:
carson-city-board-sheet-more = Показати більше
carson-city-board-sheet-less = Показати менше
carson-city-board-phases = Фази раунду
carson-city-board-rounds = Раунди
carson-city-board-round-now = раунд { $n }, триває
carson-city-board-round-past = раунд { $n }, зіграно
carson-city-board-round-to-come = раунд { $n }, попереду
carson-city-board-mine-short = Копальня
carson-city-board-how = Чотири раунди. У кожному всі беруть по персонажу, потім по одному ставлять ковбоїв, потім клітинки з 1 по 23 виконують за порядком. Ковбої, які зустрілися, стріляються. Перемагає той, у кого більше очок.
