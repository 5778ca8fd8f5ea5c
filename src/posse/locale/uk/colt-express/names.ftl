### «Колт Експрес»: назви й слова гри.
###
### Саме повідомлення — назва для підпису. Атрибути потрібні всередині речень: .acc .gen .dat .ins .loc — відмінки,
### .nom — назва всередині речення, .text — що це робить. Назви карт у реченні беруть у лапки: «…».

colt-express-name = Колт Експрес
colt-express-blurb = Сплануйте пограбування поїзда карта за картою, а тоді дивіться, як план летить шкереберть: стрілянина, бійки, біганина дахами, а переможе лише найбагатший бандит.

## Бандити й шериф

colt-express-bandit-ghost = Привид
    .acc = Привида
    .gen = Привида
    .dat = Привидові
    .ins = Привидом
    .loc = Привидові
    .ability = У перший хід кожного раунду може зіграти карту долілиць.
colt-express-bandit-doc = Док
    .acc = Дока
    .gen = Дока
    .dat = Докові
    .ins = Доком
    .loc = Докові
    .ability = Починає кожен раунд із 7 картами замість 6.
colt-express-bandit-tuco = Туко
    .acc = Туко
    .gen = Туко
    .dat = Туко
    .ins = Туко
    .loc = Туко
    .ability = Може стріляти й крізь дах свого вагона — угору чи вниз.
colt-express-bandit-cheyenne = Шаєнн
    .acc = Шаєнн
    .gen = Шаєнн
    .dat = Шаєнн
    .ins = Шаєнн
    .loc = Шаєнн
    .ability = Якщо її удар вибиває гаманець, може відразу забрати його собі.
colt-express-bandit-belle = Краля
    .acc = Кралю
    .gen = Кралі
    .dat = Кралі
    .ins = Кралею
    .loc = Кралі
    .ability = У неї не можна стріляти, і її не можна бити, поки є інша ціль.
colt-express-bandit-django = Джанґо
    .acc = Джанґо
    .gen = Джанґо
    .dat = Джанґо
    .ins = Джанґо
    .loc = Джанґо
    .ability = Його постріл ще й відкидає ціль на один вагон від нього.
colt-express-marshal = Шериф
    .nom = шериф
    .acc = шерифа
    .gen = шерифа
    .dat = шерифові
    .ins = шерифом
    .loc = шерифові
    .text = Він завжди всередині вагона. Бандит, який із ним зустрінеться, дістає нейтральну кулю й тікає на дах. У шерифа не можна стріляти, і вдарити його не можна.

## Карти

colt-express-card-move = Переміщення
    .acc = Переміщення
    .gen = Переміщення
    .dat = Переміщенню
    .ins = Переміщенням
    .loc = Переміщенні
    .text = Перейти в сусідній вагон, а дахами — на 1–3 вагони.
colt-express-card-ladder = Драбина
    .acc = Драбину
    .gen = Драбини
    .dat = Драбині
    .ins = Драбиною
    .loc = Драбині
    .text = Піднятися на дах вагона або спуститися з нього всередину.
colt-express-card-shoot = Постріл
    .acc = Постріл
    .gen = Пострілу
    .dat = Пострілу
    .ins = Пострілом
    .loc = Пострілі
    .text = Відправити одну свою кулю в колоду бандита, що на лінії вогню.
colt-express-card-rob = Грабіж
    .acc = Грабіж
    .gen = Грабежу
    .dat = Грабежу
    .ins = Грабежем
    .loc = Грабежі
    .text = Узяти один жетон здобичі там, де стоїть ваш бандит.
colt-express-card-punch = Удар
    .acc = Удар
    .gen = Удару
    .dat = Удару
    .ins = Ударом
    .loc = Ударі
    .text = Ударити бандита поруч: він утрачає один жетон здобичі й відлітає в сусідній вагон.
colt-express-card-marshal = Шериф
    .acc = Шерифа
    .gen = Шерифа
    .dat = Шерифові
    .ins = Шерифом
    .loc = Шерифі
    .text = Пересунути шерифа на один вагон; хто з ним зустрінеться, отримає кулю та втече на дах.
colt-express-card-bullet = Куля
    .acc = Кулю
    .gen = Кулі
    .dat = Кулі
    .ins = Кулею
    .loc = Кулі
    .text = Лише займає місце на руці: зіграти її не можна.
colt-express-card-neutral-bullet = Нейтральна куля
    .acc = Нейтральну кулю
    .gen = Нейтральної кулі
    .dat = Нейтральній кулі
    .ins = Нейтральною кулею
    .loc = Нейтральній кулі
    .text = Куля від шерифа чи пасажирів: займає місце, а зіграти її не можна.

## Здобич

colt-express-loot-purse = Гаманець
    .nom = гаманець
    .acc = гаманець
    .gen = гаманця
    .dat = гаманцю
    .ins = гаманцем
    .loc = гаманці
    .text = Від $250 до $500. Скільки саме, знає лише той, чий бандит його тримає.
colt-express-loot-jewel = Самоцвіт
    .nom = самоцвіт
    .acc = самоцвіт
    .gen = самоцвіту
    .dat = самоцвіту
    .ins = самоцвітом
    .loc = самоцвіті
    .text = Коштує $500.
colt-express-loot-strongbox = Кейс
    .nom = кейс
    .acc = кейс
    .gen = кейса
    .dat = кейсу
    .ins = кейсом
    .loc = кейсі
    .text = Коштує $1000. Один від самого початку стоїть у локомотиві; другий з’являється лише з картою «Забирайте все!».
colt-express-loot-any = Здобич
    .nom = здобич
    .acc = здобич
    .gen = здобичі
    .dat = здобичі
    .ins = здобиччю
    .loc = здобичі

## Чому карта нічого не дає: що при цьому робить бандит

colt-express-why-nobody-in-sight = не може вистрілити: немає в кого цілитися
colt-express-why-no-bullets-left = не може вистрілити: куль не лишилося
colt-express-why-no-loot-here = нічого не бере: здобичі тут немає
colt-express-why-nobody-here = нікого не б’є: поруч нікого немає

## Вагони; .full — вагон зі здобиччю на підлозі

colt-express-wagon-1-purse = Товарний вагон
    .nom = товарний вагон
    .loot = 1 гаманець
    .full = товарний вагон (1 гаманець)
colt-express-wagon-1-purse-1-jewel = Поштовий вагон
    .nom = поштовий вагон
    .loot = 1 гаманець і 1 самоцвіт
    .full = поштовий вагон (1 гаманець і 1 самоцвіт)
colt-express-wagon-3-jewels = Броньований вагон
    .nom = броньований вагон
    .loot = 3 самоцвіти
    .full = броньований вагон (3 самоцвіти)
colt-express-wagon-3-purses = Пасажирський вагон
    .nom = пасажирський вагон
    .loot = 3 гаманці
    .full = пасажирський вагон (3 гаманці)
colt-express-wagon-3-purses-1-jewel = Вагон-ресторан
    .nom = вагон-ресторан
    .loot = 3 гаманці й 1 самоцвіт
    .full = вагон-ресторан (3 гаманці й 1 самоцвіт)
colt-express-wagon-4-purses-1-jewel = Вагон-салон
    .nom = вагон-салон
    .loot = 4 гаманці й 1 самоцвіт
    .full = вагон-салон (4 гаманці й 1 самоцвіт)

## Види ходів; .short — сам лише вид

colt-express-turn-standard = Стандартний хід
    .short = стандартний
    .text = По одному ходу за годинниковою стрілкою, карти горілиць.
colt-express-turn-tunnel = Тунель
    .short = тунель
    .text = По одному ходу за годинниковою стрілкою, карти долілиць.
colt-express-turn-speeding-up = Розгін
    .short = розгін
    .text = По два ходи поспіль за годинниковою стрілкою, карти горілиць.
colt-express-turn-switching = Переведення стрілки
    .short = переведення стрілки
    .text = По одному ходу проти годинникової стрілки від першого гравця, карти горілиць.

## Події карт раундів і станцій; .cry — як про них оголошують

colt-express-event-card-angry-marshal = Сердитий шериф
    .cry = Сердитий шериф!
    .text = Бандити на даху вагона з шерифом отримують по нейтральній кулі, потім шериф переходить на один вагон до хвоста поїзда.
colt-express-event-card-swivel-arm = Поворотний кронштейн
    .cry = Поворотний кронштейн!
    .text = Усіх бандитів на дахах змітає на дах останнього вагона.
colt-express-event-card-braking = Гальмування
    .cry = Гальмування!
    .text = Усіх бандитів на дахах кидає на один вагон до локомотива.
colt-express-event-card-take-it-all = Забирайте все!
    .cry = Забирайте все!
    .text = У вагоні з шерифом з’являється другий кейс.
colt-express-event-card-passengers-rebellion = Пасажири дають відсіч
    .cry = Пасажири дають відсіч!
    .text = Усі, хто всередині вагонів, отримують по нейтральній кулі.
colt-express-event-card-pickpocketing = Кишенькова крадіжка
    .cry = Кишенькова крадіжка!
    .text = Хто стоїть на своєму місці сам, може підібрати звідти гаманець.
colt-express-event-card-marshals-revenge = Помста шерифа
    .cry = Помста шерифа!
    .text = Усі, хто на даху вагона з шерифом, кладуть там свій найдешевший гаманець.
colt-express-event-card-hostage-conductor = Машиніст-заручник
    .cry = Машиніст-заручник!
    .text = Усі, хто в локомотиві чи на його даху, отримують по гаманцю вартістю $250.

## Карти раундів; .title — назва всередині речення

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
colt-express-round-bridge-2-4 = Міст
    .title = «Міст»
colt-express-round-two-tunnels-2-4 = Два тунелі
    .title = «Два тунелі»
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
colt-express-round-bridge-5-6 = Міст
    .title = «Міст»
colt-express-round-two-tunnels-5-6 = Два тунелі
    .title = «Два тунелі»
colt-express-round-station-pickpocketing = Станція: { colt-express-event-card-pickpocketing }
    .title = станція «{ colt-express-event-card-pickpocketing }»
colt-express-round-station-marshals-revenge = Станція: { colt-express-event-card-marshals-revenge }
    .title = станція «{ colt-express-event-card-marshals-revenge }»
colt-express-round-station-hostage-conductor = Станція: { colt-express-event-card-hostage-conductor }
    .title = станція «{ colt-express-event-card-hostage-conductor }»

## Місця. У рівня: .at і .to стоять перед номером вагона, .athead і .tohead — про локомотив

colt-express-place-locomotive = Локомотив
    .nom = локомотив
    .acc = локомотив
    .gen = локомотива
    .dat = локомотиву
    .ins = локомотивом
    .loc = локомотиві
colt-express-place-wagon = Вагон { $n }
    .nom = вагон { $n }
    .acc = вагон { $n }
    .gen = вагона { $n }
    .dat = вагону { $n }
    .ins = вагоном { $n }
    .loc = вагоні { $n }
colt-express-level-inside = Усередині
    .at = у вагоні
    .athead = у локомотиві
    .to = у вагон
    .tohead = до локомотива
    .climb = спускається
    .text = Усередині бандит переходить у сусідній вагон і стріляє лише по сусідніх. Тут ходить шериф.
colt-express-level-roof = Дах
    .at = на даху вагона
    .athead = на даху локомотива
    .to = на дах вагона
    .tohead = на дах локомотива
    .climb = підіймається
    .text = Дахами бандит біжить на 1–3 вагони й стріляє в найближчих бандитів в обидва боки. Шериф сюди не підіймається.

## Слова з числом; .acc — додаток при дієслові: «бере …»

colt-express-purses =
    { $n ->
        [one] { $n } гаманець
        [few] { $n } гаманці
       *[many] { $n } гаманців
    }
    .acc =
        { $n ->
            [one] { $n } гаманець
            [few] { $n } гаманці
           *[many] { $n } гаманців
        }
colt-express-jewels =
    { $n ->
        [one] { $n } самоцвіт
        [few] { $n } самоцвіти
       *[many] { $n } самоцвітів
    }
    .acc =
        { $n ->
            [one] { $n } самоцвіт
            [few] { $n } самоцвіти
           *[many] { $n } самоцвітів
        }
colt-express-strongboxes =
    { $n ->
        [one] { $n } кейс
        [few] { $n } кейси
       *[many] { $n } кейсів
    }
    .acc =
        { $n ->
            [one] { $n } кейс
            [few] { $n } кейси
           *[many] { $n } кейсів
        }
colt-express-bullets =
    { $n ->
        [one] { $n } куля
        [few] { $n } кулі
       *[many] { $n } куль
    }
    .acc =
        { $n ->
            [one] { $n } кулю
            [few] { $n } кулі
           *[many] { $n } куль
        }
colt-express-neutral-bullets =
    { $n ->
        [one] { $n } нейтральна куля
        [few] { $n } нейтральні кулі
       *[many] { $n } нейтральних куль
    }
    .acc =
        { $n ->
            [one] { $n } нейтральну кулю
            [few] { $n } нейтральні кулі
           *[many] { $n } нейтральних куль
        }
colt-express-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
    .acc =
        { $n ->
            [one] { $n } карту
            [few] { $n } карти
           *[many] { $n } карт
        }
colt-express-dollars =
    { $n ->
        [one] { $n } долар
        [few] { $n } долари
       *[many] { $n } доларів
    }
    .acc =
        { $n ->
            [one] { $n } долар
            [few] { $n } долари
           *[many] { $n } доларів
        }
