### «БЕНГ!»: слова, потрібні лише дошці у браузері. Коротко: це вивіски та кнопки.

bang-board-you = Ви
bang-board-my-place = Ваше місце
bang-board-others = Інші гравці

## Де ми

bang-board-where-over = Гру завершено
bang-board-where-setup = Вибір персонажів
bang-board-standing =
    { $n ->
        [one] у грі { $n }
        [few] у грі { $n }
       *[many] у грі { $n }
    }

## На аркуші гравця

bang-board-turn = ходить
bang-board-turn-yours = ваш хід
bang-board-waited = відповідає
bang-board-waited-you = ваша відповідь
bang-board-out = Поза грою
bang-board-life = Життів: { $n } з { $of }
bang-board-hand-count =
    { $n ->
        [one] на руці { $n } карта
        [few] на руці { $n } карти
       *[many] на руці { $n } карт
    }
bang-board-hand-of =
    { $n ->
        [one] Рука гравця { $who }: { $n } карта
        [few] Рука гравця { $who }: { $n } карти
       *[many] Рука гравця { $who }: { $n } карт
    }
bang-board-role-unknown = Роль невідома
bang-board-distance = Відстань
bang-board-in-reach = можна дістати
bang-board-too-far = задалеко
bang-board-not-aimed = зараз вибрати не можна
bang-board-fresh = поки не можна застосувати
bang-board-range = Ваша зброя б’є на { $n }.

## Рука й відповіді

bang-board-hand =
    { $n ->
        [one] У вас на руці { $n } карта
        [few] У вас на руці { $n } карти
       *[many] У вас на руці { $n } карт
    }
bang-board-hand-empty = На руці немає карт.
bang-board-answers = Що можна відповісти
bang-board-put-back = Скасувати
bang-board-discard =
    { $n ->
        [one] Скинути { $n } карту
        [few] Скинути { $n } карти
       *[many] Скинути { $n } карт
    }
bang-board-picked = { $what }: вибрано, ще не надіслано.
bang-board-picked-aim = { $what }: вибрано. Тепер виберіть ціль.
bang-board-aim-who = Тепер виберіть ціль.
bang-board-aim-what = Тепер торкніться підсвіченого.
bang-board-keys-cards = Відповісти або вибрати карту з руки
bang-board-keys-back = Повернути карту на руку
bang-board-keys-end = До кнопки кінця ходу; ще раз: закінчити хід

## Середина столу

bang-board-plays = Грає { $who }
bang-board-store = Крамниця
bang-board-flipped = Відкриті карти
bang-board-looked = Карти, які ви дивитеся
bang-board-events = Карти подій
bang-board-next-event = Далі: «{ $event }»
bang-board-next = Буде першою
bang-board-clockwise = Ходи йдуть за годинниковою стрілкою.
bang-board-backwards = Ходи йдуть проти годинникової стрілки.
bang-board-counts-as = вважається: { $suit }
bang-board-idle = зараз не діє
bang-board-hushed = Зараз уміння немає.
bang-board-ghost = Привид
bang-board-cuffed = У кайданках: у свій хід не грає карти з руки
bang-board-skips = пропустить хід
bang-board-due = треба зіграти
bang-board-draft = Персонажі на вибір
bang-board-life-of = Життів: { $n }
bang-board-no-character = Персонажа поки немає

## Що вам загрожує

bang-board-need-missed =
    { $n ->
        [one] Потрібно { $n } «Мимо!»
        [few] Потрібно { $n } «Мимо!»
       *[many] Потрібно { $n } «Мимо!»
    }
bang-board-need-life =
    { $n ->
        [one] Бракує { $n } життя
        [few] Бракує { $n } життів
       *[many] Бракує { $n } життів
    }

## Кінець гри

bang-board-results = Хто ким був
bang-board-winner = Перемога
bang-board-shot-by = Вибуває від руки гравця { $who }
bang-board-hand-left = Лишилося на руці

## Матч

bang-board-where-match-over = Матч скінчено
bang-board-where-game = Партія { $n } з { $of }
bang-board-between = Партію { $n } з { $of } скінчено
bang-board-score = Таблиця рахунку
bang-board-score-player = Гравець
bang-board-score-start = Початок
bang-board-score-game = Партія { $n }
bang-board-score-ahead = ще не зіграна
bang-board-score-total = Разом
bang-board-money = ${ $n }
bang-board-owed = −${ $n }
bang-board-games-won =
    { $n ->
        [one] { $n } перемога
        [few] { $n } перемоги
       *[many] { $n } перемог
    }
bang-board-auction = Персонажі на торгах
bang-board-auction-open = На торгах
bang-board-auction-bid = ${ $n }: { $who }
bang-board-bid = Дати ${ $n }
bang-board-bid-less = На $100 менше
bang-board-bid-more = На $100 більше
bang-board-bid-slider = Ваша ставка
bang-board-bid-all = усе: ${ $n }
bang-board-hidden-six = Прихована гра: однієї ролі у грі немає
bang-board-fight = Сутичка: переможе сторона останнього вцілілого
bang-board-removed = Не було у грі: { $role }
