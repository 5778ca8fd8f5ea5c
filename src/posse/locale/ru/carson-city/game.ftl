### «Карсон-Сити»: что происходит, о чём спрашивают, чего нельзя.
###
### Какие есть переменные, сказано в posse/words.py. Участки называются по столбцу и ряду: E3. Имена игроков не
### склоняются, поэтому в косвенных падежах перед ними стоит слово «игрок»; время настоящее, чтобы не выдавать пол.

## Сосчитанное, как дополнение при глаголе

carson-city-counted-cowboys =
    { $n ->
        [one] { $n } ковбоя
        [few] { $n } ковбоев
       *[many] { $n } ковбоев
    }
carson-city-counted-revolvers =
    { $n ->
        [one] { $n } револьвер
        [few] { $n } револьвера
       *[many] { $n } револьверов
    }
carson-city-counted-roads =
    { $n ->
        [one] { $n } дорогу
        [few] { $n } дороги
       *[many] { $n } дорог
    }
carson-city-counted-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
carson-city-counted-tiles =
    { $n ->
        [one] { $n } фишку «Дуэль»
        [few] { $n } фишки «Дуэль»
       *[many] { $n } фишек «Дуэль»
    }

## Настройки игры

carson-city-setting-sides = Стороны персонажей
    .text = Жёлтая проще и хороша для первых игр. Красная приносит больше тем, кто думает наперёд.
carson-city-setting-sides-yellow = Все жёлтые
carson-city-setting-sides-red = Все красные
carson-city-setting-sides-random = Каждая случайно
carson-city-setting-duel_tiles = Право сильного
    .text = На дуэлях вместо кубиков — тайные фишки с числами от 0 до 5.
carson-city-setting-kit_carson = Кит Карсон
    .text = Все ставят ковбоев одновременно. Только для живых игр.
carson-city-setting-settler_red = Красный Поселенец
    .text = Что красный Поселенец получает за каждую свою гору. В книге правил напечатаны доллары; возможно, это опечатка.
carson-city-setting-settler_red-dollars = $1 за каждую гору, как напечатано
carson-city-setting-settler_red-points = 1 очко за каждую гору
carson-city-setting-income_caps = Наибольшие доходы
    .text = На каждой фишке восемь чисел. Начинаются ли они с нуля, книга правил не говорит.
carson-city-setting-income_caps-from_zero = С нуля: не больше $21, салуны $35
carson-city-setting-income_caps-from_one = С одного шага: не больше $24, салуны $40
carson-city-setting-side_sheriff = Сторона Шерифа
    .text = Отдельная сторона для этой карточки.
carson-city-setting-side_sheriff-as_all = Как у всех
carson-city-setting-side_sheriff-yellow = Жёлтая
carson-city-setting-side_sheriff-red = Красная
carson-city-setting-side_banker = Сторона Банкира
    .text = Отдельная сторона для этой карточки.
carson-city-setting-side_banker-as_all = Как у всех
carson-city-setting-side_banker-yellow = Жёлтая
carson-city-setting-side_banker-red = Красная
carson-city-setting-side_grocer = Сторона Торговки
    .text = Отдельная сторона для этой карточки.
carson-city-setting-side_grocer-as_all = Как у всех
carson-city-setting-side_grocer-yellow = Жёлтая
carson-city-setting-side_grocer-red = Красная
carson-city-setting-side_chinese_worker = Сторона Китайского рабочего
    .text = Отдельная сторона для этой карточки.
carson-city-setting-side_chinese_worker-as_all = Как у всех
carson-city-setting-side_chinese_worker-yellow = Жёлтая
carson-city-setting-side_chinese_worker-red = Красная
carson-city-setting-side_settler = Сторона Поселенца
    .text = Отдельная сторона для этой карточки.
carson-city-setting-side_settler-as_all = Как у всех
carson-city-setting-side_settler-yellow = Жёлтая
carson-city-setting-side_settler-red = Красная
carson-city-setting-side_captain = Сторона Капитана
    .text = Отдельная сторона для этой карточки.
carson-city-setting-side_captain-as_all = Как у всех
carson-city-setting-side_captain-yellow = Жёлтая
carson-city-setting-side_captain-red = Красная
carson-city-setting-side_mercenary = Сторона Наёмника
    .text = Отдельная сторона для этой карточки.
carson-city-setting-side_mercenary-as_all = Как у всех
carson-city-setting-side_mercenary-yellow = Жёлтая
carson-city-setting-side_mercenary-red = Красная

## События: подготовка

carson-city-event-sides-fixed = Карточки персонажей разложены: { $sides_row }.
carson-city-event-order-drawn = Начальный порядок: { $order_row }.
carson-city-event-duel-tiles-dealt = { $seat } получает фишки «Дуэль» на { $total } и ${ $money }: { $tiles }.
carson-city-event-duel-tiles-dealt-hidden = { $seat } получает фишки «Дуэль» на { $total } и ${ $money }.
carson-city-event-town-founded = Город основан на { $parcel }: дом и дороги вокруг него.
carson-city-event-mountain-rose = На { $parcel } вырастает гора.
carson-city-event-row-filled = Новое в ряду зданий: { $tiles_row }.
carson-city-event-parcel-claimed =
    { $standing_n ->
        [0] { $seat } занимает участок { $parcel }.
       *[other] { $seat } занимает участок { $parcel }, на котором стоит { $standing_nom }.
    }

## События: раунды и персонажи

carson-city-event-round-started = Раунд { $round }. Персонажей выбирают в таком порядке: { $order_row }.
carson-city-event-character-taken = { $seat } берёт { $character_acc } ({ $side_nom }).
carson-city-event-white-cowboy-taken = { $seat } получает белого ковбоя.
carson-city-event-waited = { $seat } ждёт: { $source }.
carson-city-event-declined =
    { $building_n ->
        [0] { $seat } отказывается: { $source }.
       *[other] { $seat } отказывается: { $source } ({ $building_bare }).
    }
carson-city-event-cowboys-hired = { $seat } нанимает { $count_cowboys } за ${ $price }.
carson-city-event-revolvers-bought = { $seat } покупает { $count_revolvers } за ${ $price }.
carson-city-event-turn-order-set = Очерёдность хода: { $order_row }.

## События: расстановка ковбоев

carson-city-event-cowboy-placed =
    { $building_n ->
        [0] { $seat } ставит { $cowboy_acc }: «{ $space }».
       *[other] { $seat } ставит { $cowboy_acc }: «{ $space }» ({ $building_bare }).
    }
carson-city-event-land-staked = { $seat } ставит { $cowboy_acc } на { $parcel }, чтобы купить участок за ${ $price }.
carson-city-event-building-attacked = { $seat } атакует { $building_acc } игрока { $owner } на { $parcel }.
carson-city-event-building-guarded = { $seat } охраняет { $building_acc } на { $parcel }: { $cowboy_nom }.
carson-city-event-cowboy-lifted =
    { $space_n ->
        [0] { $seat } уводит { $cowboy_acc } с { $parcel }.
       *[other]
            { $building_n ->
                [0] { $seat } уводит { $cowboy_acc } с клетки «{ $space }».
               *[other] { $seat } уводит { $cowboy_acc } с клетки «{ $space }» ({ $building_bare }).
            }
    }
carson-city-event-passed = { $seat } пасует; место в порядке пасов — { $position }.

## События: доходы и приобретения

carson-city-event-money-received = { $seat } получает ${ $amount } ({ $source }).
carson-city-event-points-received = { $seat } получает { $count_points } ({ $source }).
carson-city-event-roads-received =
    { $count ->
        [0] Дорог для игрока { $seat } не осталось ({ $source }).
       *[other] { $seat } берёт { $count_roads } ({ $source }).
    }
carson-city-event-revolvers-received =
    { $count ->
        [0] Револьверов для игрока { $seat } не осталось ({ $building }).
       *[other] { $seat } берёт { $count_revolvers } ({ $building }).
    }
carson-city-event-cowboys-received =
    { $count ->
        [0] { $seat } не берёт новых ковбоев: больше десяти не бывает.
       *[other] { $seat } берёт из резерва { $count_cowboys }.
    }
carson-city-event-three-guns-taken = { $seat } берёт «Три ствола»: ещё три револьвера на этот раунд.
carson-city-event-gambled = { $seat } бросает кубики: { $dice }. Выигрыш — ${ $amount }.
carson-city-event-points-bought =
    { $count ->
        [0] { $seat } не покупает очков ({ $source }).
       *[other] { $seat } покупает { $count_points } за ${ $price } ({ $source }).
    }

## События: дуэли

carson-city-duel-place = { $place }{ $place_join }{ $parcel }
carson-city-event-duel-fought =
    { $building_n ->
        [0] Дуэль ({ carson-city-duel-place }): { $seats_row } — { $strengths_row }. Побеждает { $winner }.
       *[other] Дуэль ({ $place }: { $building_bare }): { $seats_row } — { $strengths_row }. Побеждает { $winner }.
    }
carson-city-event-duel-tiles-drawn = { $seat } берёт { $count_tiles }: { $tiles }.
carson-city-event-duel-tiles-drawn-hidden = { $seat } берёт { $count_tiles }.

## События: земля, дороги, строительство

carson-city-event-land-bought =
    { $standing_n ->
        [0] { $seat } покупает { $parcel } за ${ $price }.
       *[other] { $seat } покупает { $parcel } за ${ $price }; там стоит { $standing_nom }.
    }
carson-city-event-land-declined = { $seat } не покупает { $parcel }.
carson-city-event-land-lapsed = { $seat } не может купить { $parcel } за ${ $price }: { $why }.
carson-city-event-road-laid = { $seat } прокладывает дорогу { $side } { $parcel }.
carson-city-event-tile-bought = { $seat } покупает { $building_acc } за ${ $price }.
carson-city-event-tile-lapsed = { $seat } не может заплатить ${ $price } за { $building_acc }.
carson-city-event-tile-kept = { $seat } откладывает { $building_acc } на потом.
carson-city-event-consent-asked = { $seat } просит у игрока { $owner } разрешения поставить дом на { $parcel }.
carson-city-event-consent-given = { $owner } соглашается: { $seat } ставит дом на { $parcel }.
carson-city-event-consent-refused = { $owner } отказывает: дома на { $parcel } не будет.
carson-city-event-built = { $seat } строит { $building_acc } на { $parcel }.
carson-city-event-house-built =
    { $owner_n ->
        [0] На ничьём участке { $parcel } появляется дом.
       *[other] На участке { $parcel } игрока { $owner } появляется дом.
    }
carson-city-event-attack-cancelled = Новая церковь защищает { $building_acc } на { $parcel }: { $seat } забирает ковбоя.

## События: доход от зданий

carson-city-event-income-doubled = { $seat } удваивает доход этого вида: { $building }.
carson-city-event-building-paid =
    { $thief_n ->
        [0] { $building } на { $parcel }: { $seat } получает ${ $amount }.
       *[other] { $building } на { $parcel }: { $seat } получает ${ $kept }, а { $thief } за нападение — ${ $share }.
    }
carson-city-event-income-received = { $seat } получает от зданий всего ${ $amount }.

## События: конец раунда и игры

carson-city-event-marker-moved = Фишка «1858» сдвигается и закрывает клетку «{ $space }».
carson-city-event-limit-kept =
    { $count ->
        [0] У игрока { $seat } больше ${ $limit }: ${ $amount } уходит в банк.
       *[other] У игрока { $seat } больше ${ $limit }: ${ $amount } уходит в банк, взамен — { $count_points }.
    }
carson-city-event-row-shifted = Ряд зданий сдвигается: { $tiles_row }.
carson-city-event-characters-returned = Раунд { $round } окончен. Карточки персонажей возвращаются.
carson-city-event-three-guns-returned = { $seat } возвращает «Три ствола».
carson-city-event-scored = У игрока { $seat } за игру { $points_points }, а после подсчёта — { $total_points }.
carson-city-event-game-ended = Побеждает { $winner }: { $total_points }!

## Причины

carson-city-why-money = не хватает денег
carson-city-why-claims = фишек «Собственность» не осталось

## Строки итогового счёта

# What a final score counts in.
carson-city-score-worth =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
    .total = Всего
carson-city-score-earned = получено за игру
carson-city-score-buildings =
    { $n ->
        [one] { $n } здание
        [few] { $n } здания
       *[many] { $n } зданий
    }
carson-city-score-houses =
    { $n ->
        [one] { $n } дом
        [few] { $n } дома
       *[many] { $n } домов
    }
carson-city-score-mountains =
    { $n ->
        [one] { $n } гора
        [few] { $n } горы
       *[many] { $n } гор
    }
carson-city-score-money = осталось ${ $n }
carson-city-score-finishing =
    { $n ->
        [one] позже закончил { $n } игрок
        [few] позже закончили { $n } игрока
       *[many] позже закончили { $n } игроков
    }

## Вопросы тому, кого спрашивают

carson-city-ask-start-parcel = Какой участок ваш с самого начала?
    .text = Строят на своей земле. Дороги, горы и дома рядом делают её ценнее.
carson-city-ask-character = Кто помогает вам в этом раунде?
    .text = Номер задаёт порядок хода. Деньги сверх предела уйдут в банк в конце раунда.
carson-city-ask-cash = { $character }: $8 сразу или подождёте?
carson-city-ask-settle = Какой участок вы займёте бесплатно?
carson-city-ask-take-tile = Возьмёте здание за ${ $price }?
carson-city-ask-hire = Сколько ковбоев вы нанимаете?
carson-city-ask-arm = Сколько револьверов вы покупаете?
carson-city-ask-bundle = Сколько очков вы покупаете?
carson-city-ask-road = Где проложить дорогу?
carson-city-ask-place = Куда встаёт ваш следующий ковбой?
    .text = На действие или на карту: купить землю, напасть. Где ковбои встретятся, там дуэль.
carson-city-ask-white = Куда встаёт белый ковбой?
carson-city-ask-land = Какой участок вы хотите купить?
carson-city-ask-attack = Какое здание вы атакуете?
carson-city-ask-guard = Какое здание вы охраняете?
carson-city-ask-command = Поставить ковбоя, передвинуть или закончить?
carson-city-ask-move = Какого ковбоя вы передвигаете?
carson-city-ask-move-to = Куда он идёт?
carson-city-ask-land-duel = Какая дуэль за землю следующая?
carson-city-ask-attack-duel = Какая дуэль за здание следующая?
carson-city-ask-buy-land = За какой участок вы платите?
carson-city-ask-buy-tile = Покупаете { $building_acc } за ${ $price }?
carson-city-ask-build =
    { $building_n ->
        [0] Какое здание вы строите?
       *[other] Где вы строите { $building_acc }?
    }
carson-city-ask-house = Где встанет дом?
    .text = На свободной земле у дороги. На чужой он станет чужим, и хозяин должен согласиться.
carson-city-ask-consent = { $builder } хочет поставить дом на вашем участке { $parcel }. Вы согласны?
carson-city-ask-double = $8 или двойной доход от одного вида зданий?
carson-city-ask-duel-tile = Дуэль ({ carson-city-duel-place }): какую фишку вы играете?
    .text = Число прибавляется к вашей силе. Побеждает большая сумма.
carson-city-ask-buy-points = Сколько очков вы покупаете по ${ $price }?
carson-city-ask-limit = Вам можно оставить ${ $limit }. Сколько вы сдаёте в банк?
    .text = За каждые полные $10, сданные в банк, вы получаете 1 очко.

## Что видят все, пока кого-то спрашивают

carson-city-waiting-start-parcel = { $seats } выбирает начальный участок
carson-city-waiting-character = { $seats } выбирает персонажа
carson-city-waiting-cash = { $seats } решает: деньги или терпение
carson-city-waiting-settle = { $seats } может занять участок бесплатно
carson-city-waiting-take-tile = { $seats } может взять здание
carson-city-waiting-hire = { $seats } может нанять ковбоев
carson-city-waiting-arm = { $seats } может купить револьверы
carson-city-waiting-bundle = { $seats } может купить очки
carson-city-waiting-road = { $seats } прокладывает дорогу
carson-city-waiting-place = { $seats } ставит ковбоя или пасует
carson-city-waiting-white = { $seats } ставит белого ковбоя
carson-city-waiting-land = { $seats } выбирает участок
carson-city-waiting-attack = { $seats } выбирает, что атаковать
carson-city-waiting-guard = { $seats } выбирает, что охранять
carson-city-waiting-command =
    { $seats_n ->
        [one] { $seats } ставит ковбоев
       *[other] { $seats } ставят ковбоев
    }
carson-city-waiting-move = { $seats } передвигает ковбоя
carson-city-waiting-move-to = { $seats } передвигает ковбоя
carson-city-waiting-land-duel = { $seats } выбирает следующую дуэль
carson-city-waiting-attack-duel = { $seats } выбирает следующую дуэль
carson-city-waiting-buy-land = { $seats } платит за землю
carson-city-waiting-buy-tile = { $seats } может купить { $building_acc }
carson-city-waiting-build = { $seats } строит
carson-city-waiting-house = { $seats } ищет место для дома
carson-city-waiting-consent = { $seats } решает о доме на { $parcel }
carson-city-waiting-double = { $seats } решает, что удвоить
carson-city-waiting-duel-tile =
    { $seats_n ->
        [one] { $seats } выбирает фишку «Дуэль»
       *[other] { $seats } выбирают фишки «Дуэль»
    }
carson-city-waiting-buy-points = { $seats } может купить очки
carson-city-waiting-limit =
    { $seats_n ->
        [one] У игрока { $seats } денег больше ограничения
       *[other] У игроков { $seats } денег больше ограничения
    }

## Ответы; .text говорит больше

carson-city-option-start-parcel = Занять { $parcel }
carson-city-option-character = { $character }
carson-city-option-cash = Взять $8
carson-city-option-wait-double = Ждать дохода от зданий
    .text = Тогда вы возьмёте $8 или удвоите доход всех своих зданий одного вида.
carson-city-option-wait-houses = Ждать: 1 очко за каждый ваш дом в конце раунда
carson-city-option-wait-mountain-dollars = Ждать: $1 за каждую вашу гору в конце раунда
carson-city-option-wait-mountain-points = Ждать: 1 очко за каждую вашу гору в конце раунда
carson-city-option-settle = Занять { $parcel }
carson-city-option-settle-decline = Не занимать
carson-city-option-take-tile = Взять { $building_acc }
    .text = { $building_text }
carson-city-option-take-tile-decline = Ничего не брать
carson-city-option-hire = Нанять { $n_cowboys } за ${ $price }
carson-city-option-hire-decline = Никого не нанимать
carson-city-option-arm = Купить { $n_revolvers } за ${ $price }
carson-city-option-arm-decline = Не покупать
carson-city-option-bundle = Купить { $n_points } за ${ $price }
carson-city-option-bundle-decline = Не покупать
carson-city-option-road = Сначала проложить дорогу
carson-city-option-lay = Дорога { $side } { $parcel }
carson-city-option-no-road = Не прокладывать
carson-city-option-pass = Пас
    .text = В этом раунде вы больше не ставите ковбоев. Кто пасует рано, выигрывает ничьи и первым выбирает в следующем раунде.
carson-city-option-place =
    { $building_n ->
        [0] { $space }
       *[other] { $space }: { $building_bare }
    }
    .text = { $space_text }
carson-city-option-to-land = Купить участок
carson-city-option-to-attack = Атаковать здание
carson-city-option-to-guard = Охранять своё здание
carson-city-option-white = Белый ковбой
carson-city-option-back = Назад
carson-city-option-land = Купить { $parcel }
carson-city-option-attack = Атаковать { $parcel }
carson-city-option-guard = Охранять { $parcel }
carson-city-option-finish = Закончить расстановку
    .text = В этом раунде вы больше не ставите и не передвигаете ковбоев.
carson-city-option-move = Передвинуть ковбоя
carson-city-option-move-from-space =
    { $building_n ->
        [0] Ковбой на клетке «{ $space }»
       *[other] Ковбой на клетке «{ $space }» ({ $building_bare })
    }
carson-city-option-move-from-parcel = Ковбой на { $parcel }
carson-city-option-land-duel = Дуэль на { $parcel }
carson-city-option-attack-duel = Дуэль на { $parcel }
carson-city-option-buy-land = Заплатить ${ $price } за { $parcel }
carson-city-option-buy-land-decline = Больше не покупать
carson-city-option-buy-tile-buy = Купить { $building_acc } за ${ $price }
    .text = { $building_text }
carson-city-option-buy-tile-decline = Не покупать
carson-city-option-build = { $building } на { $parcel }
    .text = { $building_text }
carson-city-option-build-keep = Отложить на потом
carson-city-option-build-done = Больше не строить
carson-city-option-house =
    { $owner_n ->
        [0] Дом на { $parcel }
       *[other] Дом на { $parcel }, если { $owner } не против
    }
carson-city-option-house-back = Другое место для здания
carson-city-option-consent-agree = Согласиться
carson-city-option-consent-refuse = Отказать
carson-city-option-double = Удвоить: { $building }
carson-city-option-duel-tile = Фишка { $n }
carson-city-option-points =
    { $n ->
        [0] Не покупать
       *[other] Купить { $n_points }
    }
carson-city-option-limit =
    { $n ->
        [0] Сдать ${ $dollars }
       *[other] Сдать ${ $dollars } и получить { $n_points }
    }

## Отказы

carson-city-refusal-already-there = Ваш ковбой там уже стоит.
carson-city-refusal-white-there = Там стоит белый ковбой: рядом никто встать не может.
carson-city-refusal-white-joins = Белый ковбой встаёт только туда, где нет ковбоев.
carson-city-refusal-white-attack = Белый ковбой никогда не атакует.
carson-city-refusal-peaceful = Шериф не даёт вам в этом раунде никого вызывать на дуэль.
carson-city-refusal-no-attack = Шериф не даёт вам в этом раунде атаковать.
carson-city-refusal-owned = У участка { $parcel } уже есть владелец.
carson-city-refusal-not-free = Этот участок не свободен.
carson-city-refusal-no-tile-there = Там нет фишки.
carson-city-refusal-no-road-there = К этому участку не подходит дорога.
carson-city-refusal-no-cowboy = У вас нет ковбоев в запасе.
carson-city-refusal-no-building = Там нет здания.
carson-city-refusal-money = Это стоит ${ $price }, а столько у вас нет.
carson-city-refusal-reserve = Столько в резерве нет.
carson-city-refusal-limit = Нужно сдать не меньше ${ $excess }.
carson-city-refusal-type-not-owned = У вас на карте нет зданий этого вида: { $building }.
carson-city-refusal-road-there = Там уже есть дорога.
carson-city-refusal-road-apart = Новая дорога должна примыкать к уже проложенной.
carson-city-refusal-no-roads = У вас нет дорог, или прокладывать их негде.
carson-city-refusal-own-building = Это ваше собственное здание.
carson-city-refusal-nothing-to-guard = У вас нет здания, которое можно атаковать.
carson-city-refusal-nothing-to-attack = Нет здания, которое вы могли бы атаковать.
carson-city-refusal-not-yours = Это не ваше здание.
carson-city-refusal-not-your-parcel = Строить можно только на своём участке.
carson-city-refusal-not-that-tile = У вас нет такой фишки: { $building }.
carson-city-refusal-nobody-to-move = Вам некого передвинуть.
carson-city-refusal-no-white = Белый ковбой не у вас.
carson-city-refusal-no-such-tile = Фишки { $n } у вас нет.
carson-city-refusal-no-right = У вас нет права купить этот участок.
carson-city-refusal-no-land = Нет участка, который вы могли бы купить.
carson-city-refusal-no-house-place = Дорога не подходит ни к одному свободному участку для дома. Сначала проложите дорогу.
carson-city-refusal-no-duel-there = Там дуэли не предстоит.
carson-city-refusal-no-cowboy-there = Вашего ковбоя там нет.
carson-city-refusal-moved-enough = В этом раунде вы уже достаточно передвигали ковбоев.
carson-city-refusal-marker = На клетку «{ $space }» ковбоев не ставят: они стоят на карте.
carson-city-refusal-immune = Это здание атаковать нельзя: { $building }.
carson-city-refusal-house-on-building = Там встанет новое здание: дому нужен другой участок.
carson-city-refusal-consent = Владелец уже отказал.
carson-city-refusal-closed = Клетка «{ $space }» уже закрыта.
carson-city-refusal-church = Рядом церковь: атаковать нельзя.
carson-city-refusal-something-else = Сейчас вопрос о другом.
carson-city-refusal-not-choosing = Персонажей выбирают в начале раунда.
carson-city-refusal-not-placing = Ковбоев выставляют только во второй фазе раунда.
carson-city-refusal-kept-when = Отложенные здания строят после действия за $3.
carson-city-refusal-no-duel-now = Сейчас вы не участвуете в дуэли.
carson-city-refusal-roads-when = Дороги прокладывают перед своим решением: о персонаже, ковбое, покупке или стройке.
carson-city-refusal-character-taken = Этот персонаж уже занят: { $character }.

## Подсказки: что этот ответ приносит чаще других

carson-city-hint-points =
    { $n ->
        [one] приносит в этом раунде примерно { $n } очко
        [few] приносит в этом раунде примерно { $n } очка
       *[many] приносит в этом раунде примерно { $n } очков
    }
carson-city-hint-dollars = приносит к концу раунда примерно ${ $n }
carson-city-hint-buildings =
    { $n ->
        [100] новое здание во всех мирах
        [one] новое здание в { $n } мире из 100
       *[other] новое здание в { $n } мирах из 100
    }
carson-city-hint-land =
    { $n ->
        [100] новый участок во всех мирах
        [one] новый участок в { $n } мире из 100
       *[other] новый участок в { $n } мирах из 100
    }
