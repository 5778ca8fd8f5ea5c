### «Колт Експрес»: що відбувається, про що питають, чого не можна.
###
### Які є змінні, сказано в posse/words.py. { $count_cards } — число, полічене словами
### colt-express-counted-cards; { $car_into } — вагон за номером, { colt-express-to } — вагон і рівень. Імена гравців
### не відмінюються, тому в непрямих відмінках перед ними стоїть слово «гравець»; час теперішній, щоб не виказувати стать.

## Полічене, як додаток при дієслові

colt-express-counted-cards = { colt-express-cards.acc }
colt-express-counted-purses = { colt-express-purses.acc }
colt-express-counted-jewels = { colt-express-jewels.acc }
colt-express-counted-strongboxes = { colt-express-strongboxes.acc }
colt-express-counted-bullets = { colt-express-bullets.acc }
colt-express-counted-dollars = ${ $n }

## Місця за номером вагона: 0 — локомотив

colt-express-counted-inside =
    { $n ->
        [0] в локомотиві
       *[other] у вагоні { $n }
    }
colt-express-counted-into =
    { $n ->
        [0] до локомотива
       *[other] у вагон { $n }
    }
colt-express-counted-roof =
    { $n ->
        [0] на даху локомотива
       *[other] на даху вагона { $n }
    }
colt-express-counted-onto =
    { $n ->
        [0] на дах локомотива
       *[other] на дах вагона { $n }
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

## Налаштування гри

colt-express-setting-abilities = Уміння
    .text = Кожен бандит має своє вміння. Якщо вимкнути, усі бандити однакові.
colt-express-setting-events = Події
    .text = Майже кожен раунд закінчується подією, а останній — на станції. Якщо вимкнути, подій немає.
colt-express-setting-expert = Експертний варіант
    .text = Карти, що лишилися на руці, можна зберегти на наступний раунд, а колоду тасують, тільки коли вона закінчиться.
colt-express-setting-characters = Хто за кого
    .text = Як гравцям дістаються бандити чи команди.
colt-express-setting-characters-choose = Вибирають гравці
colt-express-setting-characters-random = За жеребом
colt-express-setting-bandits_per_player = Бандитів на гравця
    .text = У грі вдвох кожен завжди має двох бандитів, учотирьох і більше — завжди одного. Утрьох можна і так, і так; якщо нічого не вибрано — один.

## Помилки в налаштуваннях

colt-express-error-bandits =
    { $allowed ->
        [one] Коли гравців { $seats }, кожен має рівно одного бандита.
       *[other] Коли гравців { $seats }, бандитів у кожного рівно { $allowed }.
    }

## Події: приготування

colt-express-event-train-coupled = Поїзд готовий вирушати. За локомотивом: { $wagons_full }.
colt-express-event-teams-dealt = Команди складено: { $leaders }; їхні напарники, у тому самому порядку, — { $partners }.
colt-express-event-character-taken = { $seat } грає за { $bandit_acc }.
colt-express-event-team-taken = { $seat } грає за { $bandit_acc } та { $partner_acc }.
colt-express-event-first-player = Перший гравець — { $seat }.
colt-express-event-placed = { $bandit } починає { $car_inside }.

## Події: планування

colt-express-event-round-started = Раунд { $round }: { $card_title }. Ходи: { $turns_short }.
colt-express-event-card-picked = { $seat } вибирає з колоди карту «{ $card }».
colt-express-event-card-picked-hidden = { $seat } вибирає карту з колоди.
colt-express-event-hand-drawn = { $seat } бере { $count_cards }: { $cards_row }.
colt-express-event-hand-drawn-hidden = { $seat } бере { $count_cards }.
colt-express-event-deck-shuffled = { $seat } тасує скид: тепер це нова колода.
colt-express-event-turn-started = Хід { $number }: { $turn_short }.
colt-express-whose =
    { $bandit_n ->
        [0] { "" }
       *[other] { " " }({ $bandit })
    }
colt-express-event-card-played = { $seat } грає карту «{ $card }»{ colt-express-whose }.
colt-express-event-card-hidden = { $seat } грає карту «{ $card }»{ colt-express-whose } долілиць.
colt-express-event-card-hidden-hidden = { $seat } грає карту долілиць.
colt-express-event-bonus-played = { $seat } додає карту «{ $card }» ({ $bandit }).
colt-express-event-cards-drawn = { $seat } не грає, а бере { $count_cards }: { $cards_row }.
colt-express-event-cards-drawn-hidden = { $seat } не грає, а бере { $count_cards }.
colt-express-event-hands-away = Планування раунду { $round } закінчено; карти з рук повертаються до колод.
colt-express-event-hand-kept =
    { $kept ->
        [0] { $seat } не залишає карт
       *[other] { $seat } залишає { $kept_cards }
    }{ $count ->
        [0] { " " }та нічого не скидає.
       *[other] { " " }та скидає { $count }: { $cards_row }.
    }

## Події: пограбування

colt-express-event-stealing-started =
    { $count ->
        [0] Ніхто не зіграв жодної карти: розігрувати нічого.
        [one] Починається пограбування: у стосі { $count } карта.
        [few] Починається пограбування: у стосі { $count } карти.
       *[many] Починається пограбування: у стосі { $count } карт.
    }
colt-express-event-card-up = Карта гравця { $seat }: «{ $card }»{ colt-express-whose }.
colt-express-event-no-effect = { $bandit } { $why }.
colt-express-event-moved = { $bandit } переходить { colt-express-to }.
colt-express-event-climbed = { $bandit } { $level_climb } { colt-express-to }.
colt-express-event-shot =
    { $left ->
        [0] { $bandit } стріляє в { $victim_acc } останньою кулею.
        [one] { $bandit } стріляє в { $victim_acc }; лишається { $left } куля.
        [few] { $bandit } стріляє в { $victim_acc }; лишаються { $left } кулі.
       *[many] { $bandit } стріляє в { $victim_acc }; лишається { $left } куль.
    }
colt-express-event-pushed = Постріл { $bandit_gen } відкидає { $victim_acc } { colt-express-to }.
colt-express-event-stood = Постріл { $bandit_gen } не відкидає { $victim_acc }: далі поїзда немає.
colt-express-event-robbed = { $bandit } бере { $loot_acc } (${ $value }).
colt-express-event-robbed-hidden = { $bandit } бере { $loot_acc }.
colt-express-event-punched = { $bandit } б’є { $victim_acc }.
colt-express-event-loot-dropped = { $victim } втрачає { $loot_acc } (${ $value }).
colt-express-event-loot-dropped-hidden = { $victim } втрачає { $loot_acc }.
colt-express-event-nothing-to-lose = У { $victim_gen } немає { $loot_gen }: втрачати нічого.
colt-express-event-purse-kept = { $bandit } забирає собі гаманець { $victim_gen } (${ $value }).
colt-express-event-purse-kept-hidden = { $bandit } забирає собі гаманець { $victim_gen }.
colt-express-event-knocked = { $victim } відлітає { colt-express-to }.
colt-express-event-marshal-moved = Шериф переходить { $car_into }.
colt-express-event-marshal-stayed = Шериф лишається { $car_inside }: далі поїзда немає.
colt-express-event-fled = { $bandit } тікає { $car_onto }.
colt-express-event-neutral-bullet =
    { $left ->
        [0] { $bandit } отримує останню нейтральну кулю.
       *[other] { $bandit } отримує нейтральну кулю; у запасі лишається { $left }.
    }
colt-express-event-no-bullets =
    { $bandits_n ->
        [one] Для { $bandits_gen } нейтральної кулі вже немає.
       *[other] На всіх ({ $bandits }) нейтральних куль не вистачає: кулі не отримує ніхто, і до кінця гри їх більше не видають.
    }

## Події карт раундів і станцій

colt-express-event-event = { $event_cry } { $event_text }
colt-express-event-nobody-affected = Подія нікого не зачіпає.
colt-express-event-swept = { $bandit } опиняється { $car_roof }.
colt-express-event-strongbox-out = Другий кейс з’являється { $car_inside }.
colt-express-event-picked-pocket = { $bandit } підбирає гаманець (${ $value }).
colt-express-event-picked-pocket-hidden = { $bandit } підбирає гаманець.
colt-express-event-pocket-left = { $bandit } не бере гаманця.
colt-express-event-hostage-paid = { $bandit } отримує гаманець вартістю $250.

## Події: кінець

colt-express-event-game-ended = Раунд { $round } закінчено, а з ним і гру.
colt-express-event-purses-opened =
    { $count ->
        [0] { $bandit } не відкриває гаманців: їх немає.
        [1] { $bandit } відкриває { $count_purses }: { $values_dollars }.
       *[other] { $bandit } відкриває { $count_purses }: { $values_dollars }. Усього: ${ $total }.
    }
colt-express-event-purses-left = Лишилося { colt-express-at }: { $count_purses } ({ $values_dollars }).
colt-express-event-bounty-paid =
    { $fired ->
        [0] У суперників ніхто не стріляв, тому винагороду в $1 000 отримує і { $seat }.
       *[other] { $seat } отримує винагороду в $1 000: більше куль ({ $fired }) не випустив ніхто.
    }
colt-express-event-scored = { $seat } набирає ${ $dollars }.
colt-express-event-game-won =
    { $seats_n ->
        [one] { $seats } перемагає й забирає ${ $dollars }!
       *[other] { $seats } ділять перемогу: у кожного по ${ $dollars }!
    }

## Рядки підсумкового рахунку

# What a final score counts in.
colt-express-score-worth = ${ $n }
    .total = Усього
colt-express-score-purses = { colt-express-purses }
colt-express-score-jewels = { colt-express-jewels }
colt-express-score-strongboxes = { colt-express-strongboxes }
colt-express-score-bounty =
    { $points ->
        [0] випущено куль: { $n }
       *[other] винагорода (випущено куль: { $n })
    }

## Запитання тому, кого питають

colt-express-ask-character = За кого ви граєте?
colt-express-ask-team = За яку команду ви граєте?
colt-express-ask-placement = Хто з ваших бандитів починає в останньому вагоні?
colt-express-ask-pick = Яку карту колоди ви берете собі?
colt-express-ask-plan = { $turn }: ви граєте карту чи берете три?
colt-express-ask-bonus = Чи додаєте ви карту іншого бандита?
colt-express-ask-expert-keep = Які карти ви залишаєте на наступний раунд?
colt-express-ask-move = Куди йде { $bandit }?
colt-express-ask-shoot = У кого стріляє { $bandit }?
colt-express-ask-rob = Що бере { $bandit }?
colt-express-ask-punch = Кого б’є { $bandit }?
colt-express-ask-punch-loot = Що втрачає { $victim }?
colt-express-ask-punch-keep = Чи забирає { $bandit } гаманець собі?
colt-express-ask-punch-way = Куди відлітає { $victim }?
colt-express-ask-marshal = Куди йде шериф?
colt-express-ask-pickpocket = Який гаманець підбирає { $bandit }, і чи підбирає взагалі?

## Що бачать усі, поки когось питають

colt-express-waiting-character =
    { $seats_n ->
        [one] { $seats } вибирає, за кого грати
       *[other] { $seats } вибирають, за кого грати
    }
colt-express-waiting-placement =
    { $seats_n ->
        [one] { $seats } розставляє бандитів
       *[other] { $seats } розставляють бандитів
    }
colt-express-waiting-pick =
    { $seats_n ->
        [one] { $seats } вибирає карту з колоди
       *[other] { $seats } вибирають по карті з колоди
    }
colt-express-waiting-plan =
    { $seats_n ->
        [one] { $seats } будує плани
       *[other] { $seats } будують плани
    }
colt-express-waiting-bonus =
    { $seats_n ->
        [one] { $seats } може додати карту
       *[other] { $seats } можуть додати карту
    }
colt-express-waiting-expert-keep =
    { $seats_n ->
        [one] { $seats } вирішує, які карти залишити
       *[other] { $seats } вирішують, які карти залишити
    }
colt-express-waiting-move =
    { $seats_n ->
        [one] { $seats } вибирає, куди йти
       *[other] { $seats } вибирають, куди йти
    }
colt-express-waiting-shoot =
    { $seats_n ->
        [one] { $seats } цілиться
       *[other] { $seats } ціляться
    }
colt-express-waiting-rob =
    { $seats_n ->
        [one] { $seats } вибирає здобич
       *[other] { $seats } вибирають здобич
    }
colt-express-waiting-punch =
    { $seats_n ->
        [one] { $seats } вибирає, кого вдарити
       *[other] { $seats } вибирають, кого вдарити
    }
colt-express-waiting-punch-loot =
    { $seats_n ->
        [one] { $seats } вибирає, що вибити
       *[other] { $seats } вибирають, що вибити
    }
colt-express-waiting-punch-keep =
    { $seats_n ->
        [one] { $seats } вирішує, чи забрати гаманець
       *[other] { $seats } вирішують, чи забрати гаманець
    }
colt-express-waiting-punch-way =
    { $seats_n ->
        [one] { $seats } вибирає, у який бік ударити
       *[other] { $seats } вибирають, у який бік ударити
    }
colt-express-waiting-marshal =
    { $seats_n ->
        [one] { $seats } вибирає, куди піде шериф
       *[other] { $seats } вибирають, куди піде шериф
    }
colt-express-waiting-pickpocket =
    { $seats_n ->
        [one] { $seats } може підібрати гаманець
       *[other] { $seats } можуть підібрати гаманець
    }

## Відповіді на вибір; .text — що робить карта чи вміє бандит

colt-express-option-character = { $bandit }
    .text = { $bandit_ability }
colt-express-option-team = { $bandit } та { $partner }
    .text = { $bandit }. { $bandit_ability } { $partner }. { $partner_ability }
colt-express-option-character-alike = { $bandit }
colt-express-option-team-alike = { $bandit } та { $partner }
colt-express-option-last-car = { $bandit } починає в останньому вагоні
colt-express-option-pick = Узяти карту «{ $card }»{ colt-express-whose }
    .text = { $card_text }
colt-express-option-play = Зіграти карту «{ $card }»{ colt-express-whose }
    .text = { $card_text }
colt-express-option-hide = Зіграти карту «{ $card }»{ colt-express-whose } долілиць
    .text = { $card_text }
colt-express-option-draw = Узяти { $n_cards }
colt-express-option-no-bonus = Не додавати карти
colt-express-option-keep = Залишити карту «{ $card }»{ colt-express-whose }
    .text = { $card_text }
colt-express-option-keep-done = Більше нічого не залишати
colt-express-option-move = { $bandit } переходить { colt-express-to }
colt-express-option-shoot = Вистрілити в { $victim_acc } ({ colt-express-at })
colt-express-option-take = Узяти { $loot_acc } (${ $value })
colt-express-option-take-purse = Узяти гаманець № { $token }
colt-express-option-punch = Ударити { $victim_acc }
colt-express-option-punch-loot = { $victim } втрачає { $loot_acc }
colt-express-option-punch-keep-keep = Забрати гаманець
colt-express-option-punch-keep-drop = Залишити гаманець лежати
colt-express-option-knock = Відкинути { $victim_acc } { colt-express-to }
colt-express-option-marshal = Відправити шерифа { $car_into }
colt-express-option-leave = Не брати гаманця

## Відмови

colt-express-refusal-taken = { $bandit_acc } уже вибрав хтось інший.
colt-express-refusal-partner = { $bandit } дістається разом із командою: виберіть { colt-express-bandit-ghost.acc }, { colt-express-bandit-doc.acc } або { colt-express-bandit-belle.acc }.
colt-express-refusal-not-yours = Це не ваш бандит.
colt-express-refusal-not-in-deck = У вашій колоді немає карти «{ $card }».
colt-express-refusal-not-held = У вас немає карти «{ $card }».
colt-express-refusal-bullet = Кулі зіграти не можна.
colt-express-refusal-empty-deck = Брати нічого: карт у колоді немає.
colt-express-refusal-hidden-anyway = У тунелі всі карти й так грають долілиць.
colt-express-refusal-not-ghost = Поза тунелем приховати карту може тільки { colt-express-bandit-ghost }.
colt-express-refusal-ghost-late = { colt-express-bandit-ghost } може приховати карту тільки в перший ваш хід раунду.
colt-express-refusal-bonus-marshal = Карту «{ colt-express-card-marshal }» до пострілу додати не можна.
colt-express-refusal-bonus-same = Додати можна тільки карту того бандита, який не стріляє.
colt-express-refusal-bonus-draw = Замість додаткової карти брати карти з колоди не можна.
colt-express-refusal-bonus-hide = Додаткову карту грають тільки горілиць.
colt-express-refusal-keep-bullet = Кулі залишити не можна: вони йдуть у скид.
colt-express-refusal-keep-order = Карти, які лишаються, називають за порядком: { colt-express-card-move }, { colt-express-card-ladder }, { colt-express-card-shoot }, { colt-express-card-rob }, { colt-express-card-punch }, { colt-express-card-marshal }; за двох бандитів — далі карти другого. Цю ви вже пропустили.
colt-express-refusal-no-pass = Пасувати не можна: щось доведеться вибрати.
colt-express-refusal-planning-over = Планування цього раунду закінчено.
colt-express-refusal-wait-turn = Карти грають тільки у свій хід.
colt-express-refusal-off-train = У поїзді немає такого вагона.
colt-express-refusal-must-move = Залишитися на місці не можна: бандит мусить перейти.
colt-express-refusal-roof-far =
    { $n ->
        [one] Дахами бандит переходить щонайбільше на { $n } вагон.
        [few] Дахами бандит переходить щонайбільше на { $n } вагони.
       *[many] Дахами бандит переходить щонайбільше на { $n } вагонів.
    }
colt-express-refusal-inside-far = Усередині поїзда бандит переходить тільки в сусідній вагон.
colt-express-refusal-move-level = Під час переходу рівень не змінюється.
colt-express-refusal-not-in-game = Цей бандит у грі участі не бере.
colt-express-refusal-self = Бандит не може бути ціллю для самого себе.
colt-express-refusal-belle = { $victim_acc } не можна вибрати, поки є інша ціль.
colt-express-refusal-same-place = { $victim } там само, де й стрілець: стріляти не можна.
colt-express-refusal-other-level = { $victim } на іншому рівні: стріляють тільки зсередини всередину або з даху на дах.
colt-express-refusal-no-sight = { $victim } не на лінії вогню: хтось стоїть між вами.
colt-express-refusal-too-far = { $victim } надто далеко: усередині поїзда стріляють тільки в сусідні вагони.
colt-express-refusal-elsewhere = { $victim } в іншому місці: ударити можна тільки того, хто поруч.
colt-express-refusal-no-such-loot = У { $victim_gen } немає { $loot_gen }.
colt-express-refusal-must-knock = Після удару залишитися на місці не можна.
colt-express-refusal-knock-level = Від удару відлітають на тому самому рівні.
colt-express-refusal-not-adjacent = Підходить тільки сусідній вагон.
colt-express-refusal-marshal-must = Шериф не може залишитися на місці.
colt-express-refusal-marshal-level = Шериф ніколи не підіймається на дах.
colt-express-refusal-marshal = Шерифа не можна ні підстрелити, ні вдарити.
colt-express-refusal-not-here = Це лежить не там, де стоїть бандит.
colt-express-refusal-loot-level = Це лежить на іншому рівні вагона.
colt-express-refusal-purses-only = Зараз можна взяти тільки гаманець.
colt-express-refusal-no-target-now = { $bandit_acc } зараз вибрати не можна: ціль вибирають, коли карту розігрують.
colt-express-refusal-no-choice-yet = Поки що в поїзді вибирати нічого: вибирають, коли карту розігрують.
colt-express-refusal-not-begun = Пограбування ще не почалося.
colt-express-refusal-something-else = Зараз вас питають не про це.
colt-express-refusal-not-yours-to-choose = Зараз вибирає { $seat }.

## Підказки: що ця відповідь приносить частіше за інші

colt-express-hint-loot = приносить до кінця раунду здобич приблизно на ${ $n }
colt-express-hint-fires =
    { $n ->
        [100] постріл в усіх світах
        [one] постріл у { $n } світі зі 100
       *[other] постріл у { $n } світах зі 100
    }
colt-express-hint-hit =
    { $n ->
        [0] куля не дістається вам у жодному світі
        [one] куля дістається вам лише у { $n } світі зі 100
       *[other] куля дістається вам лише у { $n } світах зі 100
    }
