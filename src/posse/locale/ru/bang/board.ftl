### «БЭНГ!»: слова, которые нужны только доске в браузере. Коротко: это вывески и кнопки.

bang-board-you = Вы
bang-board-my-place = Ваше место
bang-board-others = Другие игроки

## Где мы

bang-board-where-over = Игра окончена
bang-board-where-setup = Выбор персонажей
bang-board-standing =
    { $n ->
        [one] в игре { $n }
        [few] в игре { $n }
       *[many] в игре { $n }
    }

## На листке игрока

bang-board-turn = ходит
bang-board-turn-yours = ваш ход
bang-board-waited = отвечает
bang-board-waited-you = ваш ответ
bang-board-out = Вне игры
bang-board-life = Жизней: { $n } из { $of }
bang-board-hand-count =
    { $n ->
        [one] на руке { $n } карта
        [few] на руке { $n } карты
       *[many] на руке { $n } карт
    }
bang-board-hand-of =
    { $n ->
        [one] Рука игрока { $who }: { $n } карта
        [few] Рука игрока { $who }: { $n } карты
       *[many] Рука игрока { $who }: { $n } карт
    }
bang-board-role-unknown = Роль неизвестна
bang-board-distance = Расстояние
bang-board-in-reach = достать можно
bang-board-too-far = далеко
bang-board-not-aimed = сейчас выбрать нельзя
bang-board-fresh = пока нельзя применить
bang-board-range = Ваше оружие бьёт на { $n }.

## Рука и ответы

bang-board-hand =
    { $n ->
        [one] У вас на руке { $n } карта
        [few] У вас на руке { $n } карты
       *[many] У вас на руке { $n } карт
    }
bang-board-hand-empty = На руке нет карт.
bang-board-answers = Что можно ответить
bang-board-put-back = Отменить
bang-board-discard =
    { $n ->
        [one] Сбросить { $n } карту
        [few] Сбросить { $n } карты
       *[many] Сбросить { $n } карт
    }
bang-board-picked = { $what }: выбрано, ещё не отправлено.
bang-board-picked-aim = { $what }: выбрано. Теперь выберите цель.
bang-board-aim-who = Теперь выберите цель.
bang-board-aim-what = Теперь коснитесь подсвеченного.
bang-board-keys-cards = Ответить или выбрать карту с руки
bang-board-keys-back = Вернуть карту на руку
bang-board-keys-end = К кнопке конца хода; ещё раз: закончить ход

## Середина стола

bang-board-plays = Играет { $who }
bang-board-store = Лавка
bang-board-flipped = Открытые карты
bang-board-looked = Карты, которые вы смотрите
bang-board-events = Карты событий
bang-board-next-event = Дальше: «{ $event }»
bang-board-next = Будет первым
bang-board-clockwise = Ходы идут по часовой стрелке.
bang-board-backwards = Ходы идут против часовой стрелки.
bang-board-counts-as = считается: { $suit }
bang-board-idle = сейчас не действует
bang-board-hushed = Сейчас умения нет.
bang-board-ghost = Призрак
bang-board-cuffed = В наручниках: в свой ход не играет карты с руки
bang-board-skips = пропустит ход
bang-board-due = надо сыграть
bang-board-draft = Персонажи на выбор
bang-board-life-of = Жизней: { $n }
bang-board-no-character = Персонажа пока нет

## Что вам грозит

bang-board-need-missed =
    { $n ->
        [one] Нужно { $n } «Мимо!»
        [few] Нужно { $n } «Мимо!»
       *[many] Нужно { $n } «Мимо!»
    }
bang-board-need-life =
    { $n ->
        [one] Не хватает { $n } жизни
        [few] Не хватает { $n } жизней
       *[many] Не хватает { $n } жизней
    }

## Конец игры

bang-board-results = Кто кем был
bang-board-winner = Победа
bang-board-shot-by = Выбывает от руки игрока { $who }
bang-board-hand-left = Осталось на руке

## Матч

bang-board-where-match-over = Матч окончен
bang-board-where-game = Партия { $n } из { $of }
bang-board-between = Партия { $n } из { $of } окончена
bang-board-score = Таблица счёта
bang-board-score-player = Игрок
bang-board-score-start = Начало
bang-board-score-game = Партия { $n }
bang-board-score-ahead = ещё не сыграна
bang-board-score-total = Всего
bang-board-money = ${ $n }
bang-board-owed = −${ $n }
bang-board-games-won =
    { $n ->
        [one] { $n } победа
        [few] { $n } победы
       *[many] { $n } побед
    }
bang-board-auction = Персонажи на торгах
bang-board-auction-open = На торгах
bang-board-auction-bid = ${ $n }: { $who }
bang-board-bid = Дать ${ $n }
bang-board-bid-less = На $100 меньше
bang-board-bid-more = На $100 больше
bang-board-bid-slider = Ваша ставка
bang-board-bid-all = всё: ${ $n }
bang-board-hidden-six = Скрытая игра: одной роли в игре нет
bang-board-fight = Схватка: победит сторона последнего уцелевшего
bang-board-removed = Не было в игре: { $role }
