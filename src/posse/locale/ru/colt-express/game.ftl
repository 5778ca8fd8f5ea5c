### «Кольт Экспресс»: что происходит, о чём спрашивают, чего нельзя.
###
### Какие есть переменные, сказано в posse/words.py. { $count_cards } — число, сосчитанное словами
### colt-express-counted-cards; { $car_into } — вагон по номеру, { colt-express-to } — вагон и уровень. Имена игроков
### не склоняются, поэтому в косвенных падежах перед ними стоит слово «игрок»; время настоящее, чтобы не выдавать пол.

## Сосчитанное, как дополнение при глаголе

colt-express-counted-cards = { colt-express-cards.acc }
colt-express-counted-purses = { colt-express-purses.acc }
colt-express-counted-jewels = { colt-express-jewels.acc }
colt-express-counted-strongboxes = { colt-express-strongboxes.acc }
colt-express-counted-bullets = { colt-express-bullets.acc }
colt-express-counted-dollars = ${ $n }

## Места по номеру вагона: 0 — локомотив

colt-express-counted-inside =
    { $n ->
        [0] в локомотиве
       *[other] в вагоне { $n }
    }
colt-express-counted-into =
    { $n ->
        [0] в локомотив
       *[other] в вагон { $n }
    }
colt-express-counted-roof =
    { $n ->
        [0] на крыше локомотива
       *[other] на крыше вагона { $n }
    }
colt-express-counted-onto =
    { $n ->
        [0] на крышу локомотива
       *[other] на крышу вагона { $n }
    }
colt-express-at =
    { $car ->
        [0] { $level_athead }
       *[other] { $level_at } { $car }
    }
colt-express-to =
    { $car ->
        [0] { $level_tohead }
       *[other] { $level_to } { $car }
    }

## Настройки игры

colt-express-setting-abilities = Умения
    .text = У каждого бандита своё умение. Если выключить, все бандиты одинаковы.
colt-express-setting-events = События
    .text = Почти каждый раунд заканчивается событием, а последний — на станции. Если выключить, событий нет.
colt-express-setting-expert = Экспертный вариант
    .text = Карты, оставшиеся на руке, можно сохранить на следующий раунд, а колода тасуется, только когда закончится.
colt-express-setting-characters = Кто за кого
    .text = Как игрокам достаются бандиты или команды.
colt-express-setting-characters-choose = Выбирают игроки
colt-express-setting-characters-random = По жребию
colt-express-setting-bandits_per_player = Бандитов на игрока
    .text = При игре вдвоём у каждого всегда два бандита, вчетвером и больше — всегда один. Втроём можно и так и так; если ничего не выбрано — один.

## Ошибки в настройках

colt-express-error-bandits =
    { $allowed ->
        [one] При { $seats } игроках у каждого ровно один бандит.
       *[other] При { $seats } игроках бандитов у каждого ровно { $allowed }.
    }

## События: подготовка

colt-express-event-train-coupled = Поезд готов к отправлению. За локомотивом: { $wagons_full }.
colt-express-event-teams-dealt = Команды составлены: { $leaders }; их напарники, в том же порядке, — { $partners }.
colt-express-event-character-taken = { $seat } играет за { $bandit_acc }.
colt-express-event-team-taken = { $seat } играет за { $bandit_acc } и { $partner_acc }.
colt-express-event-first-player = Первый игрок — { $seat }.
colt-express-event-placed = { $bandit } начинает { $car_inside }.

## События: планирование

colt-express-event-round-started = Раунд { $round }: { $card_title }. Ходы: { $turns_short }.
colt-express-event-card-picked = { $seat } выбирает из колоды карту «{ $card }».
colt-express-event-card-picked-hidden = { $seat } выбирает карту из колоды.
colt-express-event-hand-drawn = { $seat } берёт { $count_cards }: { $cards_row }.
colt-express-event-hand-drawn-hidden = { $seat } берёт { $count_cards }.
colt-express-event-deck-shuffled = { $seat } тасует сброс: теперь это новая колода.
colt-express-event-turn-started = Ход { $number }: { $turn_short }.
colt-express-whose =
    { $bandit_n ->
        [0] { "" }
       *[other] { " " }({ $bandit })
    }
colt-express-event-card-played = { $seat } играет карту «{ $card }»{ colt-express-whose }.
colt-express-event-card-hidden = { $seat } играет карту «{ $card }»{ colt-express-whose } лицом вниз.
colt-express-event-card-hidden-hidden = { $seat } играет карту лицом вниз.
colt-express-event-bonus-played = { $seat } добавляет карту «{ $card }» ({ $bandit }).
colt-express-event-cards-drawn = { $seat } не играет, а берёт { $count_cards }: { $cards_row }.
colt-express-event-cards-drawn-hidden = { $seat } не играет, а берёт { $count_cards }.
colt-express-event-hands-away = Планирование раунда { $round } окончено; карты с рук возвращаются в колоды.
colt-express-event-hand-kept =
    { $kept ->
        [0] { $seat } не оставляет карт
       *[other] { $seat } оставляет { $kept_cards }
    }{ $count ->
        [0] { " " }и ничего не сбрасывает.
       *[other] { " " }и сбрасывает { $count }: { $cards_row }.
    }

## События: ограбление

colt-express-event-stealing-started =
    { $count ->
        [0] Никто не сыграл ни одной карты: разыгрывать нечего.
        [one] Начинается ограбление: в стопке { $count } карта.
        [few] Начинается ограбление: в стопке { $count } карты.
       *[many] Начинается ограбление: в стопке { $count } карт.
    }
colt-express-event-card-up = Карта игрока { $seat }: «{ $card }»{ colt-express-whose }.
colt-express-event-no-effect = { $bandit } { $why }.
colt-express-event-moved = { $bandit } переходит { colt-express-to }.
colt-express-event-climbed = { $bandit } { $level_climb } { colt-express-to }.
colt-express-event-shot =
    { $left ->
        [0] { $bandit } стреляет в { $victim_acc } последней пулей.
        [one] { $bandit } стреляет в { $victim_acc }; остаётся { $left } пуля.
        [few] { $bandit } стреляет в { $victim_acc }; остаются { $left } пули.
       *[many] { $bandit } стреляет в { $victim_acc }; остаётся { $left } пуль.
    }
colt-express-event-pushed = Выстрел { $bandit_gen } отбрасывает { $victim_acc } { colt-express-to }.
colt-express-event-stood = Выстрел { $bandit_gen } не отбрасывает { $victim_acc }: дальше поезда нет.
colt-express-event-robbed = { $bandit } берёт { $loot_acc } (${ $value }).
colt-express-event-robbed-hidden = { $bandit } берёт { $loot_acc }.
colt-express-event-punched = { $bandit } бьёт { $victim_acc }.
colt-express-event-loot-dropped = { $victim } роняет { $loot_acc } (${ $value }).
colt-express-event-loot-dropped-hidden = { $victim } роняет { $loot_acc }.
colt-express-event-nothing-to-lose = У { $victim_gen } нет { $loot_gen }: терять нечего.
colt-express-event-purse-kept = { $bandit } забирает себе кошелёк { $victim_gen } (${ $value }).
colt-express-event-purse-kept-hidden = { $bandit } забирает себе кошелёк { $victim_gen }.
colt-express-event-knocked = { $victim } отлетает { colt-express-to }.
colt-express-event-marshal-moved = Маршал переходит { $car_into }.
colt-express-event-marshal-stayed = Маршал остаётся { $car_inside }: дальше поезда нет.
colt-express-event-fled = { $bandit } убегает { $car_onto }.
colt-express-event-neutral-bullet =
    { $left ->
        [0] { $bandit } получает последнюю нейтральную пулю.
       *[other] { $bandit } получает нейтральную пулю; в запасе остаётся { $left }.
    }
colt-express-event-no-bullets =
    { $bandits_n ->
        [one] Для { $bandits_gen } нейтральной пули уже нет.
       *[other] На всех ({ $bandits }) нейтральных пуль не хватает: пулю не получает никто, и до конца игры их больше не выдают.
    }

## События карт раундов и станций

colt-express-event-event = { $event_cry } { $event_text }
colt-express-event-nobody-affected = Событие никого не затрагивает.
colt-express-event-swept = { $bandit } оказывается { $car_roof }.
colt-express-event-strongbox-out = Второй сейф появляется { $car_inside }.
colt-express-event-picked-pocket = { $bandit } подбирает кошелёк (${ $value }).
colt-express-event-picked-pocket-hidden = { $bandit } подбирает кошелёк.
colt-express-event-pocket-left = { $bandit } не берёт кошелёк.
colt-express-event-hostage-paid = { $bandit } получает кошелёк ($250).

## События: конец

colt-express-event-game-ended = Раунд { $round } окончен, а с ним и игра.
colt-express-event-purses-opened =
    { $count ->
        [0] { $bandit } не открывает кошельков: их нет.
        [1] { $bandit } открывает { $count_purses }: { $values_dollars }.
       *[other] { $bandit } открывает { $count_purses }: { $values_dollars }. Всего: ${ $total }.
    }
colt-express-event-purses-left = Осталось { colt-express-at }: { $count_purses } ({ $values_dollars }).
colt-express-event-bounty-paid =
    { $fired ->
        [0] В соперников никто не стрелял, поэтому награду в $1 000 получает и { $seat }.
       *[other] { $seat } получает награду в $1 000: больше пуль ({ $fired }) не выпустил никто.
    }
colt-express-event-scored = { $seat } набирает ${ $dollars }.
colt-express-event-game-won =
    { $seats_n ->
        [one] { $seats } побеждает и забирает ${ $dollars }!
       *[other] { $seats } делят победу: у каждого по ${ $dollars }!
    }

## Строки итогового счёта

# What a final score counts in.
colt-express-score-worth = ${ $n }
    .total = Всего
colt-express-score-purses = { colt-express-purses }
colt-express-score-jewels = { colt-express-jewels }
colt-express-score-strongboxes = { colt-express-strongboxes }
colt-express-score-bounty =
    { $points ->
        [0] выпущено пуль: { $n }
       *[other] награда (выпущено пуль: { $n })
    }

## Вопросы тому, кого спрашивают

colt-express-ask-character = За кого вы играете?
colt-express-ask-team = За какую команду вы играете?
colt-express-ask-placement = Кто из ваших бандитов начинает в последнем вагоне?
colt-express-ask-pick = Какую карту колоды вы берёте себе?
colt-express-ask-plan = { $turn }: вы играете карту или берёте три?
colt-express-ask-bonus = Добавляете ли вы карту другого бандита?
colt-express-ask-expert-keep = Какие карты вы оставляете на следующий раунд?
colt-express-ask-move = Куда идёт { $bandit }?
colt-express-ask-shoot = В кого стреляет { $bandit }?
colt-express-ask-rob = Что берёт { $bandit }?
colt-express-ask-punch = Кого бьёт { $bandit }?
colt-express-ask-punch-loot = Что теряет { $victim }?
colt-express-ask-punch-keep = Забирает ли { $bandit } кошелёк себе?
colt-express-ask-punch-way = Куда отлетает { $victim }?
colt-express-ask-marshal = Куда идёт маршал?
colt-express-ask-pickpocket = Какой кошелёк подбирает { $bandit }, и подбирает ли вообще?

## Что видят все, пока кого-то спрашивают

colt-express-waiting-character =
    { $seats_n ->
        [one] { $seats } выбирает, за кого играть
       *[other] { $seats } выбирают, за кого играть
    }
colt-express-waiting-placement =
    { $seats_n ->
        [one] { $seats } расставляет бандитов
       *[other] { $seats } расставляют бандитов
    }
colt-express-waiting-pick =
    { $seats_n ->
        [one] { $seats } выбирает карту из колоды
       *[other] { $seats } выбирают по карте из колоды
    }
colt-express-waiting-plan =
    { $seats_n ->
        [one] { $seats } строит планы
       *[other] { $seats } строят планы
    }
colt-express-waiting-bonus =
    { $seats_n ->
        [one] { $seats } может добавить карту
       *[other] { $seats } могут добавить карту
    }
colt-express-waiting-expert-keep =
    { $seats_n ->
        [one] { $seats } решает, какие карты оставить
       *[other] { $seats } решают, какие карты оставить
    }
colt-express-waiting-move =
    { $seats_n ->
        [one] { $seats } выбирает, куда идти
       *[other] { $seats } выбирают, куда идти
    }
colt-express-waiting-shoot =
    { $seats_n ->
        [one] { $seats } целится
       *[other] { $seats } целятся
    }
colt-express-waiting-rob =
    { $seats_n ->
        [one] { $seats } выбирает добычу
       *[other] { $seats } выбирают добычу
    }
colt-express-waiting-punch =
    { $seats_n ->
        [one] { $seats } выбирает, кого ударить
       *[other] { $seats } выбирают, кого ударить
    }
colt-express-waiting-punch-loot =
    { $seats_n ->
        [one] { $seats } выбирает, что выбить
       *[other] { $seats } выбирают, что выбить
    }
colt-express-waiting-punch-keep =
    { $seats_n ->
        [one] { $seats } решает, забрать ли кошелёк
       *[other] { $seats } решают, забрать ли кошелёк
    }
colt-express-waiting-punch-way =
    { $seats_n ->
        [one] { $seats } выбирает, в какую сторону ударить
       *[other] { $seats } выбирают, в какую сторону ударить
    }
colt-express-waiting-marshal =
    { $seats_n ->
        [one] { $seats } выбирает, куда пойдёт маршал
       *[other] { $seats } выбирают, куда пойдёт маршал
    }
colt-express-waiting-pickpocket =
    { $seats_n ->
        [one] { $seats } может подобрать кошелёк
       *[other] { $seats } могут подобрать кошелёк
    }

## Ответы на выбор; .text — что делает карта или умеет бандит

colt-express-option-character = { $bandit }
    .text = { $bandit_ability }
colt-express-option-team = { $bandit } и { $partner }
    .text = { $bandit }. { $bandit_ability } { $partner }. { $partner_ability }
colt-express-option-character-alike = { $bandit }
colt-express-option-team-alike = { $bandit } и { $partner }
colt-express-option-last-car = { $bandit } начинает в последнем вагоне
colt-express-option-pick = Взять карту «{ $card }»{ colt-express-whose }
    .text = { $card_text }
colt-express-option-play = Сыграть карту «{ $card }»{ colt-express-whose }
    .text = { $card_text }
colt-express-option-hide = Сыграть карту «{ $card }»{ colt-express-whose } лицом вниз
    .text = { $card_text }
colt-express-option-draw = Взять { $n_cards }
colt-express-option-no-bonus = Не добавлять карту
colt-express-option-keep = Оставить карту «{ $card }»{ colt-express-whose }
    .text = { $card_text }
colt-express-option-keep-done = Больше ничего не оставлять
colt-express-option-move = { $bandit } переходит { colt-express-to }
colt-express-option-shoot = Выстрелить в { $victim_acc } ({ colt-express-at })
colt-express-option-take = Взять { $loot_acc } (${ $value })
colt-express-option-take-purse = Взять кошелёк № { $token }
colt-express-option-punch = Ударить { $victim_acc }
colt-express-option-punch-loot = { $victim } теряет { $loot_acc }
colt-express-option-punch-keep-keep = Забрать кошелёк
colt-express-option-punch-keep-drop = Оставить кошелёк лежать
colt-express-option-knock = Отбросить { $victim_acc } { colt-express-to }
colt-express-option-marshal = Отправить маршала { $car_into }
colt-express-option-leave = Не брать кошелёк

## Отказы

colt-express-refusal-taken = { $bandit_acc } уже выбрал кто-то другой.
colt-express-refusal-partner = { $bandit } достаётся вместе с командой: выберите { colt-express-bandit-ghost.acc }, { colt-express-bandit-doc.acc } или { colt-express-bandit-belle.acc }.
colt-express-refusal-not-yours = Это не ваш бандит.
colt-express-refusal-not-in-deck = В вашей колоде нет карты «{ $card }».
colt-express-refusal-not-held = У вас нет карты «{ $card }».
colt-express-refusal-bullet = Пули сыграть нельзя.
colt-express-refusal-empty-deck = Брать нечего: карт в колоде нет.
colt-express-refusal-hidden-anyway = В тоннеле все карты и так играют лицом вниз.
colt-express-refusal-not-ghost = Вне тоннеля скрыть карту может только { colt-express-bandit-ghost }.
colt-express-refusal-ghost-late = { colt-express-bandit-ghost } может скрыть карту только в первый ваш ход раунда.
colt-express-refusal-bonus-marshal = Карту «{ colt-express-card-marshal }» к выстрелу добавить нельзя.
colt-express-refusal-bonus-same = Добавить можно только карту того бандита, который не стреляет.
colt-express-refusal-bonus-draw = Вместо дополнительной карты брать карты из колоды нельзя.
colt-express-refusal-bonus-hide = Дополнительную карту играют только лицом вверх.
colt-express-refusal-keep-bullet = Пули оставить нельзя: они уходят в сброс.
colt-express-refusal-keep-order = Карты, которые остаются, называют по порядку: { colt-express-card-move }, { colt-express-card-ladder }, { colt-express-card-shoot }, { colt-express-card-rob }, { colt-express-card-punch }, { colt-express-card-marshal }; при двух бандитах — затем карты второго. Эту вы уже пропустили.
colt-express-refusal-no-pass = Пасовать нельзя: что-то придётся выбрать.
colt-express-refusal-planning-over = Планирование этого раунда окончено.
colt-express-refusal-wait-turn = Карты играют только в свой ход.
colt-express-refusal-off-train = В поезде нет такого вагона.
colt-express-refusal-must-move = Остаться на месте нельзя: бандит обязан перейти.
colt-express-refusal-roof-far =
    { $n ->
        [one] По крышам бандит проходит не больше чем { $n } вагон.
        [few] По крышам бандит проходит не больше чем { $n } вагона.
       *[many] По крышам бандит проходит не больше чем { $n } вагонов.
    }
colt-express-refusal-inside-far = Внутри поезда бандит переходит только в соседний вагон.
colt-express-refusal-move-level = При переходе уровень не меняется.
colt-express-refusal-not-in-game = Этот бандит в игре не участвует.
colt-express-refusal-self = Бандит не может быть целью для самого себя.
colt-express-refusal-belle = { $victim_acc } нельзя выбрать, пока есть другая цель.
colt-express-refusal-same-place = { $victim } там же, где и стрелок: стрелять нельзя.
colt-express-refusal-other-level = { $victim } на другом уровне: стреляют только изнутри внутрь или с крыши на крышу.
colt-express-refusal-no-sight = { $victim } не на линии огня: кто-то стоит между вами.
colt-express-refusal-too-far = { $victim } слишком далеко: внутри поезда стреляют только в соседние вагоны.
colt-express-refusal-elsewhere = { $victim } в другом месте: ударить можно только того, кто рядом.
colt-express-refusal-no-such-loot = У { $victim_gen } нет { $loot_gen }.
colt-express-refusal-must-knock = После удара остаться на месте нельзя.
colt-express-refusal-knock-level = От удара отлетают на том же уровне.
colt-express-refusal-not-adjacent = Подходит только соседний вагон.
colt-express-refusal-marshal-must = Маршал не может остаться на месте.
colt-express-refusal-marshal-level = Маршал никогда не поднимается на крышу.
colt-express-refusal-marshal = Маршала нельзя ни подстрелить, ни ударить.
colt-express-refusal-not-here = Это лежит не там, где стоит бандит.
colt-express-refusal-loot-level = Это лежит на другом уровне вагона.
colt-express-refusal-purses-only = Сейчас можно взять только кошелёк.
colt-express-refusal-no-target-now = { $bandit_acc } сейчас выбрать нельзя: цель выбирают, когда карта разыгрывается.
colt-express-refusal-no-choice-yet = Пока в поезде выбирать нечего: выбирают, когда карта разыгрывается.
colt-express-refusal-not-begun = Ограбление ещё не началось.
colt-express-refusal-something-else = Сейчас вас спрашивают не об этом.
colt-express-refusal-not-yours-to-choose = Сейчас выбирает { $seat }.

## Подсказки: что этот ответ приносит чаще других

colt-express-hint-loot = приносит к концу раунда добычу примерно на ${ $n }
colt-express-hint-fires =
    { $n ->
        [100] выстрел во всех мирах
        [one] выстрел в { $n } мире из 100
       *[other] выстрел в { $n } мирах из 100
    }
colt-express-hint-hit =
    { $n ->
        [0] пуля не достаётся вам ни в одном мире
        [one] пуля достаётся вам лишь в { $n } мире из 100
       *[other] пуля достаётся вам лишь в { $n } мирах из 100
    }
