### Веб-клиент: экраны, кнопки, состояния. Что говорят сами игры, стоит в файлах этих игр.

## Главная

client-home-title = Выберите игру и подсаживайтесь
client-home-text = Четыре настольные игры о Диком Западе прямо в браузере: с друзьями или ботами, вживую или по ходу в день. Без регистрации. Стол сам показывает, что можно сделать, и называет правило, когда нельзя.
client-home-games = Игры
client-poster-later = ещё в пути
client-players-range =
    { $max ->
        [one] { $min }–{ $max } игрок
        [few] { $min }–{ $max } игрока
       *[many] { $min }–{ $max } игроков
    }
client-ticket = Сесть за стол
client-ticket-seat = Ваше место за столом
client-name = Имя
client-name-default = Всадник
client-name-text = Так вас зовут за столом. Там, где вы уже сидите, остаётся прежнее имя.
client-name-saved = Теперь вас зовут { $name }.
client-players = Игроков
client-bots-level = Боты
client-sit-with-bots =
    { $n ->
        [1] Сыграть с ботом
        [one] Сыграть с { $n } ботом
       *[other] Сыграть с { $n } ботами
    }
client-sit-plank =
    { $n ->
        [one] { $game }: сесть с { $n } ботом
       *[other] { $game }: сесть с { $n } ботами
    }
client-game-later = { $game } ещё в пути. Сегодня можно сыграть в { $known }.
client-game-later-short = Ещё не в городе
client-or-friends = или играйте с друзьями
client-make-and-copy = Открыть стол и скопировать ссылку
client-table-made = Стол открыт. Передайте ссылку друзьям.
client-set-up-own = Настроить подробно
client-link = Ссылка на стол
client-link-hint = За стол сядет любой, у кого есть ссылка.
client-link-go = Перейти к столу
client-link-copied = Ссылка скопирована.
client-link-by-hand = Браузер не даёт скопировать сам: ссылка выделена, скопируйте её вручную.
client-copy-link = Скопировать
client-token = Токен
client-token-copied = Токен скопирован.
client-token-by-hand = Браузер не даёт скопировать сам: токен выделен, скопируйте его вручную.
client-copy-token = Скопировать
client-copied = Скопировано
client-foot-luck = Как проверить удачу
client-foot-host = Свой сервер
client-foot-about = О проекте и благодарности
client-foot-icons = Значки: game-icons.net, CC BY 3.0

## Столы в списках

client-tables = Столы
client-tables-title = Столы
client-tables-list = Все столы
client-tables-mine = Ваши
client-tables-open = Есть свободные места
client-tables-running = Можно посмотреть
client-see-all = Все столы: { $n }
client-no-tables = Сейчас никто не играет. Начните первыми!
client-make-table = Открыть стол
client-lobby-lost = Связь потеряна. Подключаемся снова…
client-your-turn = Ваш ход
client-your-answer = Ваш ответ
client-table-waiting = Ждёт игроков
client-table-ready = Можно начинать
client-table-starting = Начинается
client-table-running = Идёт игра
client-table-full = Все места заняты, а наблюдать за этим столом нельзя.
client-full = Мест нет
client-go-on = Продолжить
client-sit-down = Сесть
client-sit-here = Сесть здесь
client-watch = Смотреть
client-seated = Занято { $n } из { $of }
client-you = вы
client-bots =
    { $n ->
        [one] { $n } бот
        [few] { $n } бота
       *[many] { $n } ботов
    }
client-clock-live-short = { $seconds } с на ход
client-clock-slow-short =
    { $hours ->
        [24] ход в день
        [one] ход в { $hours } час
        [few] ход в { $hours } часа
       *[many] ход в { $hours } часов
    }

## Сыгранные партии

client-games-title = Сыгранные партии
client-games-text = Законченные партии, которые видел этот браузер. Сервер хранит их тридцать дней.
client-no-games = Сыгранных партий пока нет. Первая появится здесь.
client-replay = Повтор
client-result = Итог
client-winner = победа
client-record = Сохранить запись

## Настройка стола

client-new = Новый стол
client-new-seats = Кто играет
client-new-options = Настройки игры
client-new-company = Компания
client-new-open = Кто может сесть
client-new-invite = По приглашению
    .text = Этот стол найдут только те, у кого есть ссылка.
client-new-public = Для всех
    .text = Стол стоит в списке, и сесть может любой.
client-new-spectators = За игрой можно наблюдать
    .text = Зрители видят то, что лежит открыто, и ничего тайного.
client-new-questions = Вопросы
client-new-ask-always = Спрашивать всех и всегда
    .text = Иначе никого не спрашивают о карте, которой у него нет: стол выжидает мгновение и пасует за игрока, и никто этого не замечает.
client-new-hints = Подсказки
    .text = Игрок, которого спрашивают, может увидеть лучшие ответы и их шансы. Остальные об этом не узнают.
client-new-outside-bots = Можно сторонним ботам
    .text = Программы, которые люди запускают на своих компьютерах, могут занимать свободные места. Они помечены как боты.
client-new-time = Время
client-new-clock = Часы
client-new-clock-none = Без часов
    .text = Каждый думает столько, сколько нужно.
client-new-clock-live = Вживую
    .text = Несколько секунд на каждое решение и запас на всю партию.
client-new-clock-slow = По дням
    .text = Несколько часов на каждое решение: заглядывайте, когда удобно.
client-new-live-only = С такими настройками играют вживую, а не по переписке.
client-new-seconds = Секунд на решение
client-new-reserve = Секунд в запасе
client-new-hours = Часов на решение
client-new-timeout = Когда время вышло
client-new-timeout-bot = Играет бот
    .text = Когда время выйдет, за игрока играет бот, пока тот не вернётся.
client-new-timeout-default = Ход по умолчанию
    .text = Когда время выйдет, делается ход, который правила назначают по умолчанию.
client-new-pace = Темп ботов
client-pace-short = Темп
client-new-pace-instant = Мгновенно
    .text = Боты отвечают сразу.
client-new-pace-quick = Быстро
    .text = Боты чуть задумываются, чтобы вы успевали следить.
client-new-pace-relaxed = Не спеша
    .text = Боты не торопятся, как и люди.
client-new-then-start = Все в сборе: можно начинать сразу.
client-new-then-wait =
    { $n ->
        [one] { $n } место ждёт друга: вы получите ссылку.
        [few] { $n } места ждут друзей: вы получите ссылку.
       *[many] { $n } мест ждут друзей: вы получите ссылку.
    }
client-option-drawn = по жребию
client-yes = да
client-no = нет
client-seat-number = Место { $n }
client-seat-for = Кто сидит на месте { $n }
client-seat-person = Друг
client-seat-bot = Бот: { $level }
client-you-sit = Вы
client-save = Сохранить

## До начала

client-lobby-free =
    { $n ->
        [one] Свободно { $n } место.
        [few] Свободны { $n } места.
       *[many] Свободно { $n } мест.
    }
client-lobby-held =
    { $n ->
        [one] { $n } место оставлено для того, кто ещё не пришёл.
        [few] { $n } места оставлены для тех, кто ещё не пришёл.
       *[many] { $n } мест оставлено для тех, кто ещё не пришёл.
    }
client-lobby-ready = Все в сборе.
client-lobby-host-starts = Все в сборе. Игру начинает хозяин стола.
client-lobby-dealing = Тасуем и сдаём…
client-lobby-start = Начать игру
client-lobby-start-hint = Игра начнётся, когда не останется свободных мест. Посадите на них ботов или подождите друзей.
client-lobby-fill =
    { $n ->
        [one] Посадить бота на свободное место
        [few] Посадить ботов на { $n } свободных места
       *[many] Посадить ботов на { $n } свободных мест
    }
client-lobby-settings = Во что играем
client-invited = { $host } приглашает вас сыграть в { $game }
client-invited-open = Стол: { $game }
client-invited-here = За столом
client-invited-time = Сколько длится
client-invited-nobody = пока никого
client-invited-sit = Сесть за стол
client-invited-full = Все места заняты.
client-invited-full-watch = Все места заняты. Когда игра начнётся, её можно будет смотреть здесь.
client-lobby-watched = За игрой можно наблюдать.
client-lobby-unwatched = Наблюдать нельзя.
client-invite = Пригласить
client-invite-public = Сесть можно и из общего списка.
client-invite-watch = По этой ссылке можно вернуться на своё место или посмотреть игру, если стол это разрешает.
client-sat-down = За стол сел игрок { $name }.
client-got-up = Из-за стола встал игрок { $name }.
client-leave-seat = Встать и уйти
client-remove = Удалить
client-remove-who = Удалить игрока { $name }
client-remove-title = Удалить игрока { $name } из-за стола?
client-remove-text = Место освободится. Игрок { $name } узнает об этом и не сможет вернуться за этот стол, пока вы не разрешите.
client-removed = Удалённые игроки
client-let-back = Пустить обратно
client-let-back-who = Пустить обратно игрока { $name }
client-cancel = Отмена

## Места

client-seat-free = свободное место
client-seat-held = место оставлено
client-seat-host = хозяин стола
client-seat-turn = ходит
client-seat-choosing = выбирает
client-seat-target = можно выбрать
client-seat-chosen = выбор сделан
client-seat-away = играет бот
client-seat-gone = не на связи
client-seat-out = вне игры
client-seat-is-bot = бот
client-seat-outside = Сторонний бот
client-outside-named = { $name } (бот)

## Строка с вопросом

client-prompt = Что происходит
client-prompt-you = Ваш ход
client-prompt-others = Ждём
client-prompt-now = Только что
client-prompt-playing = Смотрите, что творится…
client-prompt-watch-again = Посмотрите ещё раз…
client-prompt-again = Ещё раз
client-prompt-paused = Пауза
client-prompt-over = Конец
client-prompt-away = Вас нет
client-prompt-won =
    { $seats_n ->
        [one] Победа за игроком { $seats }.
       *[other] Победу делят { $seats }.
    }
client-prompt-also = вы и { $seats }
client-prompt-lost = Связь потеряна
client-prompt-lost-ask = Подключаемся снова…
client-prompt-lost-note = Ничего не потеряно: все сделанные ходы сохранены.
client-prompt-passed = Вам здесь нечего выбирать. Через мгновение игра продолжится.
client-prompt-standing = За вас отвечено, как вы и указали.
client-prompt-sealed = Ваш ответ запечатан.
client-prompt-answered = Ваш ответ принят. Через мгновение его увидят все.
client-unseal = Забрать ответ
client-hint = Подсказка
client-hint-thinking = Думаю, это до 2 секунд…
client-hint-failed = На этот раз без подсказки.
client-hint-worlds = Мир — это один из раскладов, возможных при том, что вы знаете: скрытые карты и случай в каждом свои. Вашу подсказку больше никто не видит.
client-ask-always = Спрашивать меня об этом, даже если выбора нет
client-sending = Отправляем ваш ответ…
client-skip-show = Пропустить
client-clock = Осталось времени
client-clock-together = на всех
client-clock-days = { $days } д { $hours } ч
client-clock-hours = { $hours } ч { $minutes } мин
client-why = Почему?
client-why-not = Сейчас нельзя.
client-thing-seat = { $seat }
client-thing-bot = Здесь играет бот.
client-thing-see = Посмотреть

## Вокруг стола

client-log = Что произошло
client-log-short = Журнал
client-log-lines = События, новые сверху
client-log-empty = Здесь появится первая строка.
client-log-more = Показать более ранние
client-log-fold = Свернуть журнал
client-log-whole = весь журнал
client-chat = Чат
client-chat-lines = Сообщения
client-chat-say = Скажите что-нибудь
client-chat-send = Сказать
client-chat-empty = Поздоровайтесь.
client-chat-fold = Свернуть чат
client-hush = Ни слова!
client-hush-quiet = Промолчать
client-hush-speak = Всё равно сказать
client-chat-unread =
    { $n ->
        [one] { $n } новое сообщение
        [few] { $n } новых сообщения
       *[many] { $n } новых сообщений
    }
client-choices = Все варианты
client-choices-none = Сейчас вас ни о чём не спрашивают.
client-tabs = Части стола
client-tab-table = Стол
client-table-going = Идём к столу…
client-table-stopped = Эту партию нельзя продолжить: сервер играет уже по новым правилам.
client-table-stopped-note = Продолжить партию ещё может сервер постарше, поэтому тайное никому не показывают. Хозяин стола может закончить её насовсем: тогда запись смогут скачать все, кто играл.
client-table-end = Закончить насовсем
client-table-end-title = Закончить эту партию насовсем?
client-table-end-text = После этого её не сможет продолжить ни один сервер. Запись смогут скачать все, кто играл, и в ней видно всё тайное.
client-table-end-note = Продолжить партию ещё может сервер постарше, поэтому тайное никому не показывают. Если её уже никто не продолжит, закончите её насовсем: тогда запись смогут скачать все, кто играл.
client-table-ended = Эту партию закончили на середине. В записи есть всё, что в ней было.
client-watching =
    { $n ->
        [one] Смотрит { $n } зритель.
        [few] Смотрят { $n } зрителя.
       *[many] Смотрят { $n } зрителей.
    }
client-you-watch = Вы смотрите
client-you-watch-note = Вы смотрите игру: видно то, что открыто всем.

## Простая доска для игр без своей

client-plain-table = На столе
client-plain-place = Ваше место
client-plain-none = нет
client-plain-nobody = никто

## Показ того, что произошло

client-menu-show = Показ событий
client-pause = Пауза
client-pause-off = Продолжить
client-pause-over = Продолжаем.
client-paused = Пауза. Всё, что произошло, вас подождёт.
client-next-sentence = Дальше
client-again-last = Показать прошлый раунд ещё раз
client-again-this = Показать этот раунд ещё раз
client-again-none = Показывать ещё раз пока нечего.
client-speed-now = Скорость: { $speed }
client-sound-ask = Включить звук?
client-sound-yes = Да
client-sound-no = Нет
client-sound-is-on = Звук включён.
client-sound-is-off = Звук выключен.

## Список клавиш

client-keys = Клавиши
client-keys-text = Клавишей Tab и стрелками можно дойти до всего на столе. Enter выбирает.
client-keys-board = На этом поле
client-keys-pause = Остановить показ или продолжить
client-keys-next = К следующей фразе
client-keys-skip = Пропустить показ; закрыть открытое
client-keys-faster = Быстрее
client-keys-slower = Медленнее
client-keys-again = Показать прошлый раунд ещё раз
client-keys-about = Что это? О том, что сейчас в фокусе
client-keys-choices = Все варианты
client-keys-hint = Подсказка: лучшие ответы, если стол это позволяет
client-keys-chat = Чат
client-keys-log = Что произошло: развернуть или свернуть журнал; Enter на строке открывает её правило
client-keys-rules = Правила
client-keys-menu = Меню стола
client-keys-sound = Включить или выключить звук
client-keys-list = Этот список

## Меню стола

client-menu = Стол
client-menu-seat = Ваше место
client-menu-hand-over = Нужно отойти? Пока вас нет, за вас поиграет бот. Место останется вашим.
client-menu-away = За вас играет бот. Место по-прежнему ваше.
client-time-up-bot = Ваше время вышло: за вас играет бот. Место по-прежнему ваше.
client-handed-over = Вы давно не отвечаете, поэтому за вас играет бот. Место по-прежнему ваше.
client-time-up-chosen = Ваше время вышло. За вас выбрано: { $choice }
client-bot-plays-for = За игрока { $name } теперь играет бот.
client-plays-again = Игрок { $name } снова за столом.
client-menu-absent = Кого-то нет
client-menu-still = Кто-то не отвечает
client-menu-still-text =
    { $minutes ->
        [one] Если игрок не отвечает { $minutes } минуту, за него может поиграть бот. Место останется за игроком: вернуть его можно одним нажатием.
        [few] Если игрок не отвечает { $minutes } минуты, за него может поиграть бот. Место останется за игроком: вернуть его можно одним нажатием.
       *[many] Если игрок не отвечает { $minutes } минут, за него может поиграть бот. Место останется за игроком: вернуть его можно одним нажатием.
    }
client-menu-taste = Вид и звук
client-hand-over = Пусть играет бот
client-hand-over-for = Пусть за игрока { $name } играет бот
client-take-back = Вернуться за стол
client-standing = Постоянные ответы
client-standing-text = Вопросы, которые вам можно не задавать. Другие этого не заметят: ответ придёт так, будто вы нажали сами.
client-standing-list =
    { $n ->
        [0] Ни один не включён
        [one] Включён { $n }
       *[other] Включено { $n }
    }
client-always = Спрашивают всегда
client-always-text =
    { $n ->
        [1] Этот вопрос вам задают, даже если выбора нет: по вашему молчанию никто ничего не узнает.
       *[other] Эти вопросы вам задают, даже если выбора нет: по вашему молчанию никто ничего не узнает.
    }
client-always-off = Спрашивать, только когда есть выбор
client-leave = Выйти
client-leave-bot = Выйти, пусть доиграет бот

## Итоги и повторы

client-results-you = Вы победили!
client-results-winner =
    { $n ->
        [one] Победитель: { $names }
       *[other] Победители: { $names }
    }
client-results-rank = { $n }.
client-results-lines = Очки игрока { $name }
client-results-total = Всего очков
client-results-table = Посмотреть на стол
client-rematch = Сыграть ещё раз
client-rematch-join = Сесть за новую партию
client-rematch-watch = К новой партии
client-rematch-made = Остальные играют ещё раз.
client-replay-start = Стол до первого выбора
client-replay-chose = { $seat }:
client-replay-taken-back = { $seat } забирает свой ответ
client-replay-choice = Выбор { $n }
client-replay-choice-of = Выбор { $n } из { $of }
client-replay-controls = Повтор
client-replay-back = Шаг назад
client-replay-forward = Шаг вперёд
client-replay-part-back = К предыдущему раунду
client-replay-part-forward = К следующему раунду
client-replay-play = Смотреть
client-replay-pause = Пауза
client-replay-scrub = Выбор
client-replay-seat = Глазами
client-replay-spectator = зрителя
client-replay-only = Это повтор: выбирать здесь нечего.

## Разборы

client-review = Разбор
client-review-about = Разбор показывает шансы всех игроков по ходу партии, решающие моменты, самые дорогие ошибки с лучшим вариантом и то, сколько было удачи.
client-review-make = Разобрать партию
client-review-waiting = Сначала разбирается другая партия.
client-review-running = Партия разбирается.
client-review-background = Можно закрыть это окно: разбор продолжится. Его увидят все, кому видна партия.
client-review-failed = Разбор не удался.
client-review-curve = Шансы каждого на победу по ходу партии
client-review-curve-sides = Шансы каждого на победу его стороны по ходу партии
client-review-game = Партия { $n }
client-review-match =
    { $n ->
        [one] Матч из { $n } партии: шансы относятся к той партии, что идёт, а удача и умение — среднее по всем партиям.
       *[other] Матч из { $n } партий: шансы относятся к той партии, что идёт, а удача и умение — среднее по всем партиям.
    }
client-review-marks = Моменты разбора
client-review-mark-turn = Выбор { $n }: { $name } { $change }
client-review-mark-costly = Выбор { $n }, дорогая ошибка: { $name } { $change }
client-review-turns = Что решило партию
client-review-no-turns = Ни один момент не изменил многого.
client-review-by-choice = в основном решением
client-review-by-luck = в основном удачей
client-review-costly = Дорогие ошибки
client-review-yours = Ваши самые дорогие ошибки
client-review-no-costly = Дорогих ошибок не найдено.
client-review-better = Лучше:
client-review-parts = Удача и умение, в сотых долях победы
client-review-parts-about = Вначале у всех поровну из 100 очков. Место и раздача, решения и удача в игре прибавляют к ним или отнимают, а в конце выходит итог: 100 за победу, 0 за поражение. Потерянное одним решением можно вернуть другим, поэтому числа бывают и больше 100.
client-review-luck = Доля удачи во всём, что меняло шансы: { $share }.
client-review-choices = решения
client-review-all-luck = удача
client-review-player = Игрок
client-review-result = Итог
client-review-even = Равная доля
client-review-start = Место и раздача
client-review-own = Свои решения
client-review-others = Решения других
client-review-later = Удача в игре
client-review-note = Позиции много раз доиграны с новой удачей. Решения судят по тому, что мог знать игрок, и сравнивают с тем, как ответил бы простой бот. ± — одна стандартная ошибка.

## Случай

client-luck = Удача
client-luck-how = Как здесь устроена удача
client-luck-verify = Проверить удачу
client-luck-working = Считаем…
client-luck-lobby = Сервер запечатал своё тайное зерно. Вот его отпечаток. Ваш браузер добавляет свою долю случая: запечатывает её сейчас, а вскрывает, когда запечатаны доли всех игроков.
client-luck-text = Все броски и тасовки идут из одного зерна. Сначала свою часть запечатал сервер. Потом браузер каждого игрока запечатал свою долю, и только когда были запечатаны все, их вскрыли. Поэтому подобрать результат не мог никто, даже хозяин сервера, который играет сам. В конце открывается всё.
client-luck-text-before = Все броски и тасовки идут из одного зерна. Свою часть сервер запечатал до раздачи, браузер каждого игрока добавил свою, а в конце открывается всё. В этой партии доли игроков ещё не запечатывались: остаётся верить, что хозяин сервера никому их не показал.
client-luck-step-hashes = Сейчас каждый браузер запечатывает свою долю и отправляет только её отпечаток.
client-luck-step-shares = Все доли запечатаны. Теперь браузеры их вскрывают.
client-luck-left-out = Доли вашего браузера нет в удаче этой партии: она опоздала, или вас не было на связи в начале. Вместо неё взята доля по умолчанию.
client-luck-commitment = Печать сервера (SHA-256 его тайны)
client-luck-own = Доля, которую добавил ваш браузер
client-luck-shares = Кто добавил долю случая
client-luck-share-own = своя доля
client-luck-share-default = доля по умолчанию (бот или игрока нет на связи)
client-luck-share-awaited = ещё ждём
client-luck-share-sealed = запечатана, ещё не вскрыта
client-luck-lost =
    { $n ->
        [one] Доля случая не вскрыта вовремя: { $names }. Стол раздаёт заново.
       *[other] Доли случая не вскрыты вовремя: { $names }. Стол раздаёт заново.
    }
client-luck-lost-deals = Несостоявшиеся раздачи и те, кто не вскрыл свою долю
client-luck-later = Когда партия закончится, печать вскроют, и здесь можно будет всё проверить.
client-luck-good = Всё сходится: удача была честной.
client-luck-bad = Что-то не сходится.
client-luck-right = Верно:
client-luck-wrong = Неверно:
client-luck-check-commitment = у открытой тайны тот самый отпечаток { $value }, что был объявлен.
client-luck-check-seen = этот же отпечаток ваш браузер записал, когда вы пришли за стол ({ $value }).
client-luck-check-hashes =
    { $n ->
        [one] у { $n } доли игроков тот отпечаток, с которым она была запечатана.
       *[other] у { $n } долей игроков те отпечатки, с которыми они были запечатаны.
    }
client-luck-check-listed = список этих отпечатков тот же, что ваш браузер видел, прежде чем вскрыть свою долю.
client-luck-check-own-share = доля, которую добавил ваш браузер ({ $value }), вошла в зерно.
client-luck-check-default-shares =
    { $n ->
        [one] { $n } доля по умолчанию получена так, как велят правила.
        [few] { $n } доли по умолчанию получены так, как велят правила.
       *[many] { $n } долей по умолчанию получено так, как велят правила.
    }
client-luck-check-seed =
    { $n ->
        [one] зерно { $value } следует из тайны и { $n } доли.
       *[other] зерно { $value } следует из тайны и всех { $n } долей.
    }
client-luck-check-dice =
    { $n ->
        [one] { $n } кубик, который вы видели, следует из зерна.
        [few] все { $n } кубика, которые вы видели, следуют из зерна.
       *[many] все { $n } кубиков, которые вы видели, следуют из зерна.
    }
client-luck-check-lost =
    { $n ->
        [one] { $n } раздача перед этой не состоялась, и в записи сказано, кто не вскрыл свою долю.
        [few] { $n } раздачи перед этой не состоялись, и в записи сказано, кто не вскрыл свою долю.
       *[many] { $n } раздач перед этой не состоялось, и в записи сказано, кто не вскрыл свою долю.
    }
client-luck-alone = В этой партии ни один браузер не добавил своей доли, так что тайну сервера остаётся принять на веру.
client-luck-rest = Запись партии, проверенная командой «posse verify», доказывает ещё и каждый выбор, и итог.
client-luck-more = Подробнее об удаче

## Правила

client-rule = Правило
client-rule-open = Правило { $rule }
client-rule-copy = Скопировать ссылку на правило { $rule }
client-rule-more = Подробнее
client-rule-in-book = Открыть в правилах
client-rules-contents = Содержание
client-rules-search = Поиск по правилам
client-rules-found =
    { $n ->
        [0] Ничего не найдено
        [one] Найдено { $n } правило
        [few] Найдено { $n } правила
       *[many] Найдено { $n } правил
    }
client-rules-none = Правила со всеми этими словами нет.

## Настройки

client-settings-text = Для этого браузера. Всё действует сразу.
client-settings-language = Язык
client-settings-text-size = Размер текста
    .text = Вдобавок к размеру, заданному в браузере.
client-settings-text-normal = Обычный
client-settings-text-large = Крупный
client-settings-text-larger = Ещё крупнее
client-settings-motion = Движение
    .text = Без движения ничего не летает и не катится, но всё, что случилось, стоит в журнале.
client-settings-motion-system = Как в системе
client-settings-motion-full = Включено
client-settings-motion-none = Выключено
client-settings-motion-on = Движение
client-settings-speed = Скорость
    .text = Как долго показывается то, что произошло. Каждая фраза остаётся на экране, пока её не прочесть.
client-settings-speed-slow = Медленно
client-settings-speed-normal = Обычно
client-settings-speed-fast = Быстро
client-settings-theme = Свет
client-settings-theme-day = День
client-settings-theme-night = Ночь
client-settings-theme-system = Как в системе
client-settings-sound = Звук
    .text = Кости, монеты и колокольчик, когда ваш ход.
client-settings-sound-on = Звуки
client-settings-bots = Ваши боты
    .text = Ваша программа может играть за столами, где разрешены сторонние боты. Её узнают по токену: никому его не показывайте и отзовите, если он больше не нужен или попал в чужие руки.
client-bot-name = Имя бота
client-bot-make = Создать токен
client-bot-made = Токен бота { $name }. Скопируйте его сейчас: он показывается только один раз.
client-bot-revoke = Отозвать
client-bot-revoke-who = Отозвать токен бота { $name }
client-bot-revoked = Токен бота { $name } больше не действует.

## О проекте

client-about = О Posse
client-about-text = Четыре настольные игры о Диком Западе под одной крышей: открытый код, для браузера, терминала и ботов.
client-about-luck = Как проверить удачу
    .text = Каждая тасовка и каждый бросок идут из одного зерна. До раздачи сервер объявляет SHA-256 своей тайны, браузер каждого игрока отправляет хеш 32 случайных байтов, а сами байты — лишь когда пришли хеши всех; зерно — хеш всего этого вместе. Когда партия окончена, открывается всё. Кнопка «Проверить удачу» на экране итогов пересчитывает это в вашем браузере. Чтобы проверить и каждый выбор, сохраните запись и выполните:
client-about-host = Свой сервер
    .text = Posse — это один пакет на Python. Эта команда запускает его на ноутбуке и пускает всех в той же домашней сети; без двух последних слов войти можно только с этого компьютера:
client-about-bots = Боты
    .text = Бот видит ровно то, что увидел бы игрок на его месте. Отвечает он на те же вопросы и теми же вариантами, что и вы.
client-about-credits = Спасибо
client-about-icons = Значки — Lorc, Delapouite и другие, с сайта
client-about-fonts = Шрифты, по лицензии
client-about-made-with = Клиент сделан на Svelte, тексты — на Project Fluent.
client-about-names = Названия и товарные знаки
    .text = BANG!, Colt Express, Dice Town и Carson City — названия, которые принадлежат их владельцам. Posse с ними не связан. Все рисунки и тексты здесь наши собственные, правила пересказаны своими словами. Понравилась игра — купите коробку.

## Переходы и неполадки

client-skip = К содержанию
client-skip-question = К вопросу
client-nav = Разделы
client-nav-rules = Правила
client-nav-games = Партии
client-nav-settings = Настройки
client-home = На главную
client-close = Закрыть
client-loading = Загружаем…
client-try-again = Попробовать ещё раз
client-toast = Сообщение
client-lost = По этому адресу ничего нет. Видно, ветром унесло.
client-fault-offline = Сервер недоступен. Пробуем снова…
client-fault-unknown = Здесь что-то пошло не так. Может помочь обновление страницы.
client-fault-closed = Этот стол закрыли.
