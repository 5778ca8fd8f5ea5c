### «Карсон-Сіті»: що відбувається, про що питають, чого не можна.
###
### Які є змінні, сказано в posse/words.py. Ділянки називаються за стовпцем і рядом: E3. Імена гравців не
### відмінюються, тому в непрямих відмінках перед ними стоїть слово «гравець»; час теперішній, щоб не виказувати стать.

## Полічене, як додаток до дієслова

carson-city-counted-cowboys =
    { $n ->
        [one] { $n } ковбоя
        [few] { $n } ковбоїв
       *[many] { $n } ковбоїв
    }
carson-city-counted-revolvers =
    { $n ->
        [one] { $n } револьвер
        [few] { $n } револьвери
       *[many] { $n } револьверів
    }
carson-city-counted-roads =
    { $n ->
        [one] { $n } дорогу
        [few] { $n } дороги
       *[many] { $n } доріг
    }
carson-city-counted-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
carson-city-counted-tiles =
    { $n ->
        [one] { $n } плашку «Дуель»
        [few] { $n } плашки «Дуель»
       *[many] { $n } плашок «Дуель»
    }

## Налаштування гри

carson-city-setting-sides = Боки персонажів
    .text = Жовтий простіший і годиться для перших ігор. Червоний приносить більше тим, хто думає наперед.
carson-city-setting-sides-yellow = Усі жовті
carson-city-setting-sides-red = Усі червоні
carson-city-setting-sides-random = Кожен випадково
carson-city-setting-duel_tiles = Право сильного
    .text = На дуелях замість кубиків — таємні плашки з числами від 0 до 5.
carson-city-setting-kit_carson = Кіт Карсон
    .text = Усі ставлять ковбоїв одночасно. Лише для живих ігор.
carson-city-setting-settler_red = Червоний Поселенець
    .text = Що червоний Поселенець отримує за кожну свою гору. У книзі правил надруковано долари; можливо, це помилка друку.
carson-city-setting-settler_red-dollars = $1 за кожну гору, як надруковано
carson-city-setting-settler_red-points = 1 очко за кожну гору
carson-city-setting-income_caps = Найбільші доходи
    .text = На кожній плашці вісім чисел. Чи починаються вони з нуля, книга правил не каже.
carson-city-setting-income_caps-from_zero = Від нуля: не більше $21, салуни $35
carson-city-setting-income_caps-from_one = Від одного кроку: не більше $24, салуни $40
carson-city-setting-side_sheriff = Бік Шерифа
    .text = Окремий бік для цієї картки.
carson-city-setting-side_sheriff-as_all = Як у всіх
carson-city-setting-side_sheriff-yellow = Жовтий
carson-city-setting-side_sheriff-red = Червоний
carson-city-setting-side_banker = Бік Банкіра
    .text = Окремий бік для цієї картки.
carson-city-setting-side_banker-as_all = Як у всіх
carson-city-setting-side_banker-yellow = Жовтий
carson-city-setting-side_banker-red = Червоний
carson-city-setting-side_grocer = Бік Крамарки
    .text = Окремий бік для цієї картки.
carson-city-setting-side_grocer-as_all = Як у всіх
carson-city-setting-side_grocer-yellow = Жовтий
carson-city-setting-side_grocer-red = Червоний
carson-city-setting-side_chinese_worker = Бік Китайського робітника
    .text = Окремий бік для цієї картки.
carson-city-setting-side_chinese_worker-as_all = Як у всіх
carson-city-setting-side_chinese_worker-yellow = Жовтий
carson-city-setting-side_chinese_worker-red = Червоний
carson-city-setting-side_settler = Бік Поселенця
    .text = Окремий бік для цієї картки.
carson-city-setting-side_settler-as_all = Як у всіх
carson-city-setting-side_settler-yellow = Жовтий
carson-city-setting-side_settler-red = Червоний
carson-city-setting-side_captain = Бік Капітана
    .text = Окремий бік для цієї картки.
carson-city-setting-side_captain-as_all = Як у всіх
carson-city-setting-side_captain-yellow = Жовтий
carson-city-setting-side_captain-red = Червоний
carson-city-setting-side_mercenary = Бік Найманця
    .text = Окремий бік для цієї картки.
carson-city-setting-side_mercenary-as_all = Як у всіх
carson-city-setting-side_mercenary-yellow = Жовтий
carson-city-setting-side_mercenary-red = Червоний

## Події: підготовка

carson-city-event-sides-fixed = Картки персонажів розкладено: { $sides_row }.
carson-city-event-order-drawn = Початковий порядок: { $order_row }.
carson-city-event-duel-tiles-dealt = { $seat } отримує плашки «Дуель» на { $total } і ${ $money }: { $tiles }.
carson-city-event-duel-tiles-dealt-hidden = { $seat } отримує плашки «Дуель» на { $total } і ${ $money }.
carson-city-event-town-founded = Місто засновано на { $parcel }: будинок і дороги довкола нього.
carson-city-event-mountain-rose = На { $parcel } виростає гора.
carson-city-event-row-filled = Нове в ряду будівель: { $tiles_row }.
carson-city-event-parcel-claimed =
    { $standing_n ->
        [0] { $seat } займає ділянку { $parcel }.
       *[other] { $seat } займає ділянку { $parcel }, на якій стоїть { $standing_nom }.
    }

## Події: раунди та персонажі

carson-city-event-round-started = Раунд { $round }. Персонажів вибирають у такому порядку: { $order_row }.
carson-city-event-character-taken = { $seat } бере { $character_acc } ({ $side_nom }).
carson-city-event-white-cowboy-taken = { $seat } отримує білого ковбоя.
carson-city-event-waited = { $seat } чекає: { $source }.
carson-city-event-declined =
    { $building_n ->
        [0] { $seat } відмовляється: { $source }.
       *[other] { $seat } відмовляється: { $source } ({ $building_bare }).
    }
carson-city-event-cowboys-hired = { $seat } наймає { $count_cowboys } за ${ $price }.
carson-city-event-revolvers-bought = { $seat } купує { $count_revolvers } за ${ $price }.
carson-city-event-turn-order-set = Черговість ходу: { $order_row }.

## Події: розставлення ковбоїв

carson-city-event-cowboy-placed =
    { $building_n ->
        [0] { $seat } ставить { $cowboy_acc }: «{ $space }».
       *[other] { $seat } ставить { $cowboy_acc }: «{ $space }» ({ $building_bare }).
    }
carson-city-event-land-staked = { $seat } ставить { $cowboy_acc } на { $parcel }, щоб купити ділянку за ${ $price }.
carson-city-event-building-attacked = { $seat } атакує { $building_acc } гравця { $owner } на { $parcel }.
carson-city-event-building-guarded = { $seat } охороняє { $building_acc } на { $parcel }: { $cowboy_nom }.
carson-city-event-cowboy-lifted =
    { $space_n ->
        [0] { $seat } відводить { $cowboy_acc } з { $parcel }.
       *[other]
            { $building_n ->
                [0] { $seat } відводить { $cowboy_acc } з клітинки «{ $space }».
               *[other] { $seat } відводить { $cowboy_acc } з клітинки «{ $space }» ({ $building_bare }).
            }
    }
carson-city-event-passed = { $seat } пасує; місце в порядку пасів — { $position }.

## Події: доходи та здобутки

carson-city-event-money-received = { $seat } отримує ${ $amount } ({ $source }).
carson-city-event-points-received = { $seat } отримує { $count_points } ({ $source }).
carson-city-event-roads-received =
    { $count ->
        [0] Доріг для гравця { $seat } не лишилося ({ $source }).
       *[other] { $seat } бере { $count_roads } ({ $source }).
    }
carson-city-event-revolvers-received =
    { $count ->
        [0] Револьверів для гравця { $seat } не лишилося ({ $building }).
       *[other] { $seat } бере { $count_revolvers } ({ $building }).
    }
carson-city-event-cowboys-received =
    { $count ->
        [0] { $seat } не бере нових ковбоїв: більше десяти не буває.
       *[other] { $seat } бере з резерву { $count_cowboys }.
    }
carson-city-event-three-guns-taken = { $seat } бере «Три стволи»: ще три револьвери на цей раунд.
carson-city-event-gambled = { $seat } кидає кубики: { $dice }. Виграш — ${ $amount }.
carson-city-event-points-bought =
    { $count ->
        [0] { $seat } не купує очок ({ $source }).
       *[other] { $seat } купує { $count_points } за ${ $price } ({ $source }).
    }

## Події: дуелі

carson-city-duel-place = { $place }{ $place_join }{ $parcel }
carson-city-event-duel-fought =
    { $building_n ->
        [0] Дуель ({ carson-city-duel-place }): { $seats_row } — { $strengths_row }. Перемагає { $winner }.
       *[other] Дуель ({ $place }: { $building_bare }): { $seats_row } — { $strengths_row }. Перемагає { $winner }.
    }
carson-city-event-duel-tiles-drawn = { $seat } бере { $count_tiles }: { $tiles }.
carson-city-event-duel-tiles-drawn-hidden = { $seat } бере { $count_tiles }.

## Події: земля, дороги, будівництво

carson-city-event-land-bought =
    { $standing_n ->
        [0] { $seat } купує { $parcel } за ${ $price }.
       *[other] { $seat } купує { $parcel } за ${ $price }; там стоїть { $standing_nom }.
    }
carson-city-event-land-declined = { $seat } не купує { $parcel }.
carson-city-event-land-lapsed = { $seat } не може купити { $parcel } за ${ $price }: { $why }.
carson-city-event-road-laid = { $seat } прокладає дорогу { $side } { $parcel }.
carson-city-event-tile-bought = { $seat } купує { $building_acc } за ${ $price }.
carson-city-event-tile-lapsed = { $seat } не може заплатити ${ $price } за { $building_acc }.
carson-city-event-tile-kept = { $seat } відкладає { $building_acc } на потім.
carson-city-event-consent-asked = { $seat } просить у гравця { $owner } дозволу поставити будинок на { $parcel }.
carson-city-event-consent-given = { $owner } погоджується: { $seat } ставить будинок на { $parcel }.
carson-city-event-consent-refused = { $owner } відмовляє: будинку на { $parcel } не буде.
carson-city-event-built = { $seat } будує { $building_acc } на { $parcel }.
carson-city-event-house-built =
    { $owner_n ->
        [0] На нічиїй ділянці { $parcel } з’являється будинок.
       *[other] На ділянці { $parcel } гравця { $owner } з’являється будинок.
    }
carson-city-event-attack-cancelled = Нова церква захищає { $building_acc } на { $parcel }: { $seat } забирає ковбоя.

## Події: дохід від будівель

carson-city-event-income-doubled = { $seat } подвоює дохід цього виду: { $building }.
carson-city-event-building-paid =
    { $thief_n ->
        [0] { $building } на { $parcel }: { $seat } отримує ${ $amount }.
       *[other] { $building } на { $parcel }: { $seat } отримує ${ $kept }, а { $thief } за напад — ${ $share }.
    }
carson-city-event-income-received = { $seat } отримує від будівель усього ${ $amount }.

## Події: кінець раунду та гри

carson-city-event-marker-moved = Жетон «1858» зсувається й закриває клітинку «{ $space }».
carson-city-event-limit-kept =
    { $count ->
        [0] Гравець { $seat } має більше ${ $limit }: ${ $amount } іде в банк.
       *[other] Гравець { $seat } має більше ${ $limit }: ${ $amount } іде в банк, натомість — { $count_points }.
    }
carson-city-event-row-shifted = Ряд будівель зсувається: { $tiles_row }.
carson-city-event-characters-returned = Раунд { $round } закінчено. Картки персонажів повертаються.
carson-city-event-three-guns-returned = { $seat } повертає «Три стволи».
carson-city-event-scored = Гравець { $seat } має за гру { $points_points }, а після підрахунку — { $total_points }.
carson-city-event-game-ended = Перемагає { $winner }: { $total_points }!

## Причини

carson-city-why-money = бракує грошей
carson-city-why-claims = плашок «Власність» не лишилося

## Рядки підсумкового рахунку

# What a final score counts in.
carson-city-score-worth =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
    .total = Усього
carson-city-score-earned = отримано за гру
carson-city-score-buildings =
    { $n ->
        [one] { $n } будівля
        [few] { $n } будівлі
       *[many] { $n } будівель
    }
carson-city-score-houses =
    { $n ->
        [one] { $n } будинок
        [few] { $n } будинки
       *[many] { $n } будинків
    }
carson-city-score-mountains =
    { $n ->
        [one] { $n } гора
        [few] { $n } гори
       *[many] { $n } гір
    }
carson-city-score-money = лишилося ${ $n }
carson-city-score-finishing =
    { $n ->
        [one] пізніше закінчив { $n } гравець
        [few] пізніше закінчили { $n } гравці
       *[many] пізніше закінчили { $n } гравців
    }

## Запитання тому, кого питають

carson-city-ask-start-parcel = Яка ділянка ваша від самого початку?
    .text = Будують на своїй землі. Дороги, гори й будинки поруч роблять її ціннішою.
carson-city-ask-character = Хто допомагає вам у цьому раунді?
    .text = Номер визначає порядок ходу. Гроші понад межу підуть у банк наприкінці раунду.
carson-city-ask-cash = { $character }: $8 одразу чи зачекаєте?
carson-city-ask-settle = Яку ділянку ви займете безплатно?
carson-city-ask-take-tile = Візьмете будівлю за ${ $price }?
carson-city-ask-hire = Скільки ковбоїв ви наймаєте?
carson-city-ask-arm = Скільки револьверів ви купуєте?
carson-city-ask-bundle = Скільки очок ви купуєте?
carson-city-ask-road = Де прокласти дорогу?
carson-city-ask-place = Куди стає ваш наступний ковбой?
    .text = На дію або на карту: купити землю, напасти. Де ковбої зустрінуться, там дуель.
carson-city-ask-white = Куди стає білий ковбой?
carson-city-ask-land = Яку ділянку ви хочете купити?
carson-city-ask-attack = Яку будівлю ви атакуєте?
carson-city-ask-guard = Яку будівлю ви охороняєте?
carson-city-ask-command = Поставити ковбоя, пересунути чи закінчити?
carson-city-ask-move = Якого ковбоя ви пересуваєте?
carson-city-ask-move-to = Куди він іде?
carson-city-ask-land-duel = Яка дуель за землю наступна?
carson-city-ask-attack-duel = Яка дуель за будівлю наступна?
carson-city-ask-buy-land = За яку ділянку ви платите?
carson-city-ask-buy-tile = Купуєте { $building_acc } за ${ $price }?
carson-city-ask-build =
    { $building_n ->
        [0] Яку будівлю ви зводите?
       *[other] Де ви будуєте { $building_acc }?
    }
carson-city-ask-house = Де стане будинок?
    .text = На вільній землі біля дороги. На чужій він стане чужим, і власник має погодитися.
carson-city-ask-consent = { $builder } хоче поставити будинок на вашій ділянці { $parcel }. Ви згодні?
carson-city-ask-double = $8 чи подвійний дохід від одного виду будівель?
carson-city-ask-duel-tile = Дуель ({ carson-city-duel-place }): яку плашку ви граєте?
    .text = Число додається до вашої сили. Перемагає більша сума.
carson-city-ask-buy-points = Скільки очок ви купуєте по ${ $price }?
carson-city-ask-limit = Вам можна лишити ${ $limit }. Скільки ви здаєте в банк?
    .text = За кожні повні $10, здані в банк, ви отримуєте 1 очко.

## Що бачать усі, поки когось питають

carson-city-waiting-start-parcel = { $seats } вибирає початкову ділянку
carson-city-waiting-character = { $seats } вибирає персонажа
carson-city-waiting-cash = { $seats } вирішує: гроші чи терпіння
carson-city-waiting-settle = { $seats } може зайняти ділянку безплатно
carson-city-waiting-take-tile = { $seats } може взяти будівлю
carson-city-waiting-hire = { $seats } може найняти ковбоїв
carson-city-waiting-arm = { $seats } може купити револьвери
carson-city-waiting-bundle = { $seats } може купити очки
carson-city-waiting-road = { $seats } прокладає дорогу
carson-city-waiting-place = { $seats } ставить ковбоя або пасує
carson-city-waiting-white = { $seats } ставить білого ковбоя
carson-city-waiting-land = { $seats } вибирає ділянку
carson-city-waiting-attack = { $seats } вибирає, що атакувати
carson-city-waiting-guard = { $seats } вибирає, що охороняти
carson-city-waiting-command =
    { $seats_n ->
        [one] { $seats } ставить ковбоїв
       *[other] { $seats } ставлять ковбоїв
    }
carson-city-waiting-move = { $seats } пересуває ковбоя
carson-city-waiting-move-to = { $seats } пересуває ковбоя
carson-city-waiting-land-duel = { $seats } вибирає наступну дуель
carson-city-waiting-attack-duel = { $seats } вибирає наступну дуель
carson-city-waiting-buy-land = { $seats } платить за землю
carson-city-waiting-buy-tile = { $seats } може купити { $building_acc }
carson-city-waiting-build = { $seats } будує
carson-city-waiting-house = { $seats } шукає місце для будинку
carson-city-waiting-consent = { $seats } вирішує про будинок на { $parcel }
carson-city-waiting-double = { $seats } вирішує, що подвоїти
carson-city-waiting-duel-tile =
    { $seats_n ->
        [one] { $seats } вибирає плашку «Дуель»
       *[other] { $seats } вибирають плашки «Дуель»
    }
carson-city-waiting-buy-points = { $seats } може купити очки
carson-city-waiting-limit =
    { $seats_n ->
        [one] Гравець { $seats } має грошей більше за обмеження
       *[other] Гравці { $seats } мають грошей більше за обмеження
    }

## Відповіді; .text каже більше

carson-city-option-start-parcel = Зайняти { $parcel }
carson-city-option-character = { $character }
carson-city-option-cash = Узяти $8
carson-city-option-wait-double = Чекати доходу від будівель
    .text = Тоді ви візьмете $8 або подвоїте дохід усіх своїх будівель одного виду.
carson-city-option-wait-houses = Чекати: 1 очко за кожен ваш будинок наприкінці раунду
carson-city-option-wait-mountain-dollars = Чекати: $1 за кожну вашу гору наприкінці раунду
carson-city-option-wait-mountain-points = Чекати: 1 очко за кожну вашу гору наприкінці раунду
carson-city-option-settle = Зайняти { $parcel }
carson-city-option-settle-decline = Не займати
carson-city-option-take-tile = Узяти { $building_acc }
    .text = { $building_text }
carson-city-option-take-tile-decline = Нічого не брати
carson-city-option-hire = Найняти { $n_cowboys } за ${ $price }
carson-city-option-hire-decline = Нікого не наймати
carson-city-option-arm = Купити { $n_revolvers } за ${ $price }
carson-city-option-arm-decline = Не купувати
carson-city-option-bundle = Купити { $n_points } за ${ $price }
carson-city-option-bundle-decline = Не купувати
carson-city-option-road = Спершу прокласти дорогу
carson-city-option-lay = Дорога { $side } { $parcel }
carson-city-option-no-road = Не прокладати
carson-city-option-pass = Пас
    .text = У цьому раунді ви більше не ставите ковбоїв. Хто пасує рано, виграє нічиї й першим вибирає в наступному раунді.
carson-city-option-place =
    { $building_n ->
        [0] { $space }
       *[other] { $space }: { $building_bare }
    }
    .text = { $space_text }
carson-city-option-to-land = Купити ділянку
carson-city-option-to-attack = Атакувати будівлю
carson-city-option-to-guard = Охороняти свою будівлю
carson-city-option-white = Білий ковбой
carson-city-option-back = Назад
carson-city-option-land = Купити { $parcel }
carson-city-option-attack = Атакувати { $parcel }
carson-city-option-guard = Охороняти { $parcel }
carson-city-option-finish = Закінчити розставлення
    .text = У цьому раунді ви більше не ставите й не пересуваєте ковбоїв.
carson-city-option-move = Пересунути ковбоя
carson-city-option-move-from-space =
    { $building_n ->
        [0] Ковбой на клітинці «{ $space }»
       *[other] Ковбой на клітинці «{ $space }» ({ $building_bare })
    }
carson-city-option-move-from-parcel = Ковбой на { $parcel }
carson-city-option-land-duel = Дуель на { $parcel }
carson-city-option-attack-duel = Дуель на { $parcel }
carson-city-option-buy-land = Заплатити ${ $price } за { $parcel }
carson-city-option-buy-land-decline = Більше не купувати
carson-city-option-buy-tile-buy = Купити { $building_acc } за ${ $price }
    .text = { $building_text }
carson-city-option-buy-tile-decline = Не купувати
carson-city-option-build = { $building } на { $parcel }
    .text = { $building_text }
carson-city-option-build-keep = Відкласти на потім
carson-city-option-build-done = Більше не будувати
carson-city-option-house =
    { $owner_n ->
        [0] Будинок на { $parcel }
       *[other] Будинок на { $parcel }, якщо { $owner } не проти
    }
carson-city-option-house-back = Інше місце для будівлі
carson-city-option-consent-agree = Погодитися
carson-city-option-consent-refuse = Відмовити
carson-city-option-double = Подвоїти: { $building }
carson-city-option-duel-tile = Плашка { $n }
carson-city-option-points =
    { $n ->
        [0] Не купувати
       *[other] Купити { $n_points }
    }
carson-city-option-limit =
    { $n ->
        [0] Здати ${ $dollars }
       *[other] Здати ${ $dollars } й отримати { $n_points }
    }

## Відмови

carson-city-refusal-already-there = Ваш ковбой там уже стоїть.
carson-city-refusal-white-there = Там стоїть білий ковбой: поруч ніхто стати не може.
carson-city-refusal-white-joins = Білий ковбой стає лише туди, де немає ковбоїв.
carson-city-refusal-white-attack = Білий ковбой ніколи не атакує.
carson-city-refusal-peaceful = Шериф не дає вам у цьому раунді нікого викликати на дуель.
carson-city-refusal-no-attack = Шериф не дає вам у цьому раунді атакувати.
carson-city-refusal-owned = Ділянка { $parcel } вже має власника.
carson-city-refusal-not-free = Ця ділянка не вільна.
carson-city-refusal-no-tile-there = Там немає плашки.
carson-city-refusal-no-road-there = До цієї ділянки не підходить дорога.
carson-city-refusal-no-cowboy = У вас немає ковбоїв у запасі.
carson-city-refusal-no-building = Там немає будівлі.
carson-city-refusal-money = Це коштує ${ $price }, а стільки у вас немає.
carson-city-refusal-reserve = Стільки в резерві немає.
carson-city-refusal-limit = Треба здати не менше ${ $excess }.
carson-city-refusal-type-not-owned = Ви не маєте на карті будівель цього виду: { $building }.
carson-city-refusal-road-there = Там уже є дорога.
carson-city-refusal-road-apart = Нова дорога має примикати до вже прокладеної.
carson-city-refusal-no-roads = У вас немає доріг, або прокладати їх ніде.
carson-city-refusal-own-building = Це ваша власна будівля.
carson-city-refusal-nothing-to-guard = У вас немає будівлі, яку можна атакувати.
carson-city-refusal-nothing-to-attack = Немає будівлі, яку ви могли б атакувати.
carson-city-refusal-not-yours = Це не ваша будівля.
carson-city-refusal-not-your-parcel = Будувати можна лише на своїй ділянці.
carson-city-refusal-not-that-tile = У вас немає такої плашки: { $building }.
carson-city-refusal-nobody-to-move = Вам нікого пересувати.
carson-city-refusal-no-white = Білий ковбой не у вас.
carson-city-refusal-no-such-tile = Плашки { $n } у вас немає.
carson-city-refusal-no-right = Ви не маєте права купити цю ділянку.
carson-city-refusal-no-land = Немає ділянки, яку ви могли б купити.
carson-city-refusal-no-house-place = Дорога не підходить до жодної вільної ділянки для будинку. Спершу прокладіть дорогу.
carson-city-refusal-no-duel-there = Там дуель не очікується.
carson-city-refusal-no-cowboy-there = Вашого ковбоя там немає.
carson-city-refusal-moved-enough = У цьому раунді ви вже досить пересували ковбоїв.
carson-city-refusal-marker = На клітинку «{ $space }» ковбоїв не ставлять: вони стоять на карті.
carson-city-refusal-immune = Цю будівлю атакувати не можна: { $building }.
carson-city-refusal-house-on-building = Там стане нова будівля: будинкові потрібна інша ділянка.
carson-city-refusal-consent = Власник уже відмовив.
carson-city-refusal-closed = Клітинка «{ $space }» вже закрита.
carson-city-refusal-church = Поруч церква: атакувати не можна.
carson-city-refusal-something-else = Зараз питання про інше.
carson-city-refusal-not-choosing = Персонажів обирають на початку раунду.
carson-city-refusal-not-placing = Ковбоїв виставляють лише у другій фазі раунду.
carson-city-refusal-kept-when = Відкладені будівлі зводять після дії за $3.
carson-city-refusal-no-duel-now = Зараз ви не берете участі в дуелі.
carson-city-refusal-roads-when = Дороги прокладають перед власним рішенням: про персонажа, ковбоя, купівлю чи будівництво.
carson-city-refusal-character-taken = Цей персонаж уже зайнятий: { $character }.

## Підказки: що ця відповідь приносить частіше за інші

carson-city-hint-points =
    { $n ->
        [one] приносить у цьому раунді приблизно { $n } очко
        [few] приносить у цьому раунді приблизно { $n } очки
       *[many] приносить у цьому раунді приблизно { $n } очок
    }
carson-city-hint-dollars = приносить до кінця раунду приблизно ${ $n }
carson-city-hint-buildings =
    { $n ->
        [100] нова будівля в усіх світах
        [one] нова будівля у { $n } світі зі 100
       *[other] нова будівля у { $n } світах зі 100
    }
carson-city-hint-land =
    { $n ->
        [100] нова ділянка в усіх світах
        [one] нова ділянка у { $n } світі зі 100
       *[other] нова ділянка у { $n } світах зі 100
    }
