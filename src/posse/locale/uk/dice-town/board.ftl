### Dice Town: слова, потрібні лише дошці в браузері. Коротко: це вивіски й кнопки.

dice-town-board-you = Ви
dice-town-board-my-place = Ваше місце
dice-town-board-others = Інші гравці
dice-town-board-town = Місто
dice-town-board-sheriff = шериф
dice-town-board-round = Раунд { $n }
dice-town-board-where-rolling = кидки
dice-town-board-where-last = останній кидок
dice-town-board-where-over = Гру завершено

## Що дає кожна будівля, на табличці

dice-town-board-pays-gold-mine = самородок за кожну 9
dice-town-board-pays-bank = усі гроші
dice-town-board-pays-stagecoach = плата за кубики; їде в банк
dice-town-board-pays-general-store = карта за кожен J, одна лишається
dice-town-board-pays-saloon = карта суперника за кожну Q, одна ваша
dice-town-board-pays-sheriff = значок; вирішує всі суперечки
dice-town-board-pays-town-hall = перша карта і ще по одній за кожен A
dice-town-board-pays-doc-badluck = Нічого не виграли?
dice-town-board-doc-fence = огородити 2 карти
dice-town-board-doc-card = карта крамниці
dice-town-board-doc-dollars = $2 з кожного
dice-town-board-doc-nuggets = самородок з кожного
dice-town-board-best-hand = Комбінація
dice-town-board-won-with = дістається тому, хто має найбільше таких кубиків: { $face }
dice-town-board-row = Відкрита власність, за очками
dice-town-board-row-0 = 1-ша
dice-town-board-row-1 = + A
dice-town-board-row-2 = + A A
dice-town-board-now = Зараз черга цієї будівлі

## Хто там попереду; .short — для вузьких плиток

dice-town-board-lead-none = поки ніхто
    .short = поки ніхто
dice-town-board-lead-coach = нічий
    .short = нічий
dice-town-board-lead-doc = Доктор зарадить
    .short = без перемог
dice-town-board-lead-hall = в кінці раунду
    .short = комбінація
dice-town-board-lead-nobody-won = нікому
    .short = нікому
dice-town-board-lead-nothing = нема що брати
    .short = порожньо
dice-town-board-lead-tie = нічия
dice-town-board-lead-if = × { $n }?
dice-town-board-lead-spoken-won = переможець: { $names }
dice-town-board-lead-spoken-doc = на прийомі: { $names }

## Місця за столом

dice-town-board-seat-down = готово
dice-town-board-seat-complete = п’ять кубиків
dice-town-board-kept = Відкладено: { $faces }.
dice-town-board-fenced = Огороджена власність
dice-town-board-known = Карти, про які ви знаєте

## Карти: що роблять, двома словами; .when — їхня мить

dice-town-board-card-unlimited-credit = Дві дії крамниці
    .when = у крамниці
dice-town-board-card-the-girls = Дві крадіжки в салуні
    .when = у салуні
dice-town-board-card-the-brute = Цей кидок безплатний
    .when = разом із кубиками
dice-town-board-card-professional-cheater = Повернути один кубик
    .when = разом із кубиками
dice-town-board-card-corruption = Ще одна карта ратуші
    .when = у ратуші
dice-town-board-card-dynamite = Два самородки за кожну 9
    .when = у копальні
dice-town-board-card-nervous-joe = Суперник платить вам $4
    .when = одразу
dice-town-board-card-marshal = Значок лишається на місці
    .when = у шерифа
dice-town-board-card-even-split = Половина здобичі
    .when = у банку
dice-town-board-card-wanted = Скасовує карту суперника
    .when = коли її грають
dice-town-board-card-doc-badlucks-elixir = До Доктора й після перемоги
    .when = у Доктора
dice-town-board-card-points =
    { $n ->
        [one] очко в кінці
        [few] очки в кінці
       *[many] очок у кінці
    }
dice-town-board-card-property-when = без огорожі
dice-town-board-card-equipment-when = не грається

## Ті самі назви на картах, із м’якими переносами

dice-town-board-head-unlimited-credit = Кредит{"\u00AD"}на лінія
dice-town-board-head-the-girls = Дівчата
dice-town-board-head-the-brute = Груба сила
dice-town-board-head-professional-cheater = Шулер
dice-town-board-head-corruption = Корупція
dice-town-board-head-dynamite = Динаміт
dice-town-board-head-nervous-joe = Нервовий Джо
dice-town-board-head-marshal = Маршал
dice-town-board-head-even-split = По-братськи
dice-town-board-head-wanted = Розшу{"\u00AD"}кується
dice-town-board-head-doc-badlucks-elixir = Еліксир Доктора
dice-town-board-head-equipment = Споряд{"\u00AD"}ження
dice-town-board-head-property = Влас{"\u00AD"}ність

## Кубики

dice-town-board-dice = Ваші кубики
dice-town-board-die = { $face }
dice-town-board-throw = Кидок { $n }.
dice-town-board-dice-touch = Торкніться кубиків, які залишите
dice-town-board-dice-reduce = Торкніться кубиків, за які заплатите
dice-town-board-dice-last = Усі кубики цього кидка залишаються
dice-town-board-dice-down = Ваш стаканчик на столі
dice-town-board-dice-under = Під вашим стаканчиком
dice-town-board-dice-rolling = Кубики котяться
dice-town-board-dice-yours = Ваші кубики в цьому раунді
dice-town-board-dice-none = Кубики в стаканчику
dice-town-board-dice-aside = маленькі вже відкладено
dice-town-board-keep-tab = беру
dice-town-board-keep-do = Залишити
dice-town-board-keep-for = за ${ $cost }
dice-town-board-keep-free = безплатно
dice-town-board-keep-nothing = Нічого не залишати за ${ $cost }
dice-town-board-keep-not = Так залишити не можна
dice-town-board-keep-choose = Виберіть кубики
dice-town-board-free = даром
dice-town-board-tariff = Скільки коштує залишити кубики
dice-town-board-tariff-lab = плата в диліжанс
dice-town-board-tariff-dice =
    { $n ->
        [0] жодного
        [one] { $n } кубик
        [few] { $n } кубики
       *[many] { $n } кубиків
    }
dice-town-board-tariff-no = дорого
dice-town-board-tariff-not = не можна
dice-town-board-last-throw = Останній кидок: лишається все, платити не треба
dice-town-board-announce-keep =
    { $cost ->
        [0] { $dice }, безплатно.
       *[other] { $dice }, { $dollars }; у вас { $have }.
    }
dice-town-board-cheat-die = Торкніться кубика, який перевернете
dice-town-board-cheat-face = Тепер — нової грані
dice-town-board-cheat-faces = Грані
dice-town-board-cheat-to = на грань: { $face }
dice-town-board-cheat-first = Перевернути кубик

## Рука

dice-town-board-hand = Ваша рука
dice-town-board-hand-secret = бачите тільки ви
dice-town-board-hand-empty = У вас немає карт.
dice-town-board-hand-declare = заявити
dice-town-board-hand-declared = заявлено
dice-town-board-hand-offer = додати
dice-town-board-hand-offered = у листі
dice-town-board-hand-fence = огородити
dice-town-board-hand-play = зіграти

## Мить для карти

dice-town-board-window-held = у вас на руці
dice-town-board-window-not-held = не у вас
dice-town-board-window-final = Зіграну карту назад не взяти.
dice-town-board-window-secret = Вас питають, як і всіх: ніхто не дізнається, що у вас на руці.
dice-town-board-window-play = Зіграти карту «{ $card }»
dice-town-board-against = проти
dice-town-board-drama-badge = Значок переходить з рук у руки
dice-town-board-drama-robbery = Банк пограбовано
dice-town-board-drama-store = У крамниці
dice-town-board-drama-theft = У салуні
dice-town-board-stamp-cancelled = Скасовано
dice-town-board-stamp-last-throw = Останній кидок
dice-town-board-stamp-game-ended = Кінець

## Суперечки

dice-town-board-dispute-title = { $place }: нічия
dice-town-board-dispute-stake = На кону: { $what }
dice-town-board-dispute-decides = вирішує
dice-town-board-dispute-decides-you = вирішуєте
dice-town-board-dispute-writing = пише…
dice-town-board-dispute-sealed = запечатано
dice-town-board-dispute-for = за
dice-town-board-dispute-nothing = нічого не пропонує
dice-town-board-offer-to = Шерифе
dice-town-board-offer-for = хай переможе
dice-town-board-offer-dollars = Долари
dice-town-board-offer-nuggets = Самородки
dice-town-board-offer-less = менше
dice-town-board-offer-more = більше
dice-town-board-offer-cards =
    { $n ->
        [0] Карт поки немає: торкніться карти на руці, щоб додати її
        [one] у листі { $n } карта
        [few] у листі { $n } карти
       *[many] у листі { $n } карт
    }
dice-town-board-offer-seal = Запечатати
dice-town-board-offer-sealing = Запечатуємо…
dice-town-board-offer-who-first = Спершу скажіть, за кого пропозиція.
dice-town-board-offer-empty = У пропозиції поки нічого немає.
dice-town-board-seats-ruling = Значок у вас. Кому віддати перемогу?
dice-town-board-seats-joe-target = Нервовий Джо забере $4. У кого?
dice-town-board-seats-doctor-order = Хто заходить наступним?
dice-town-board-seats-final-tie = Рівні до останнього очка. Хто переможе у грі?
dice-town-board-ruling-no-offer = без пропозицій
dice-town-board-queue = У черзі:

## Крамниця, салун, Доктор

dice-town-board-fan-store-pick = Просто з прилавка: торкніться карти, яку залишите
dice-town-board-fan-saloon-pick = Торкніться карти, яку вкрадете; решта повернеться
dice-town-board-fan-victim = У ваших картах риється { $who }
dice-town-board-fan-looking = Ви дивитеся ці карти
dice-town-board-fan-take = узяти
dice-town-board-saloon-lead = Виберіть жертву і які карти тягти
dice-town-board-saloon-none = нема що красти
dice-town-board-kind-property = карти власності
dice-town-board-kind-store = карти крамниці
dice-town-board-doc-lead = Один засіб — за вашими кубиками
dice-town-board-fence-lead = Торкніться карти власності на руці, щоб огородити її

## Підсумки

dice-town-board-results-winner = Місто дістається гравцеві { $who }
dice-town-board-results-winners = Місто дістається гравцям { $who }
dice-town-board-results-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
dice-town-board-results-cards = Що було на руках
dice-town-board-results-nuggets = Самородки
dice-town-board-keys-dice = Вибрати кубик із цим номером
