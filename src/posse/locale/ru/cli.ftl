### Командная строка: что говорит `posse` помимо самих игр.
###
### Строки, которые начинаются с «posse», набирают так, как они стоят, на любом языке.

## Справка

cli-usage = Как набирать:
cli-heading-arguments = Что указать
cli-heading-options = Ключи
cli-heading-commands = Команды
cli-heading-examples = Примеры

cli-posse = Четыре настольные игры о Диком Западе на одном открытом движке: играйте, моделируйте, пересматривайте и проверяйте партии.
    .more = У каждой команды есть своя справка с примерами: --help.
    .examples =
        posse play dice-town
        posse play colt-express
        posse games
        posse rules dice-town взятка
        posse simulate dice-town --games 1000 --bots deputy,greenhorn,greenhorn
cli-play = Партия против ботов в этом терминале.
    .more = За столом наберите «помощь», чтобы увидеть, что можно набрать: номер варианта; «? 2» — что он значит; «почему …» — отчего что-то нельзя; «журнал», «правила», «сохранить ФАЙЛ», «выход». Английские слова тоже годятся. Оставленная партия сохраняется, и вам скажут, как её продолжить.
    .examples =
        posse play dice-town
        posse play dice-town --seats 3 --bots deputy,greenhorn --name Анна
        posse play dice-town --set first_sheriff=b --seed 7
        posse play colt-express --seats 5
        posse play saved.jsonl
cli-simulate = Много партий между ботами: победы, очки и длина партий с 95-процентными интервалами.
    .more = С каждой партией все пересаживаются на одно место. Одно и то же зерно даёт один и тот же итог, сколько бы ни было процессов.
    .examples =
        posse simulate dice-town --games 1000 --bots deputy,greenhorn,greenhorn
        posse simulate dice-town --games 10000 --jobs 8 --seed 7 --out games.parquet
        posse simulate dice-town --games 100 --json
cli-arena = Боты играют друг с другом при всех рассадках; показывает их силу с 95-процентными интервалами.
    .more = Каждый расклад играется при всех порядках ботов. Одно и то же зерно даёт один и тот же итог, сколько бы ни было процессов. Рейтинги считает OpenSkill: важны только разности.
    .examples =
        posse arena dice-town --bots deputy,greenhorn --games 600
        posse arena colt-express --bots deputy,greenhorn,greenhorn,greenhorn --games 400 --plot colt.svg
        posse arena bang --bots deputy,greenhorn --seats 5 --games 2000 --file bang-arena.jsonl
cli-replay = Листает записанную партию: вперёд, назад или сразу к нужному ходу.
    .more = Показано то, что видел бы зритель, а с ключом --seat — то, что видел этот игрок. «в» — вперёд, «н» — назад, «к 42» — к ходу 42, «конец» — в конец, «выход» — закончить. Английские n, b, g, end, q тоже годятся.
    .examples =
        posse replay saved.jsonl
        posse replay saved.jsonl --seat a
        posse replay saved.jsonl --at 42
        posse replay saved.jsonl --print
cli-review = Разобрать законченную партию: шансы всех игроков, что её решило, дорогие ошибки, удача и умение.
    .more = Позиции много раз доигрываются с новой удачей. Решение судят по тому, что мог знать игрок. При том же числе проб и том же зерне разбор тот же.
    .examples =
        posse review saved.jsonl
        posse review saved.jsonl --seconds 120
        posse review saved.jsonl --trials 5000 --json
cli-verify = Проверяет запись по одному лишь файлу: случайность, каждый ход и итог.
    .examples =
        posse verify saved.jsonl
        posse verify saved.jsonl --json
cli-rules = Перечисляет, показывает и ищет правила игр.
    .more = Без ничего — игры. С игрой — её главы. С именем правила, номером главы или словами — сами правила.
    .examples =
        posse rules dice-town
        posse rules dice-town 5.2
        posse rules dice-mine-nuggets
        posse rules dice-town шериф ничья
cli-games = Какие игры есть: на сколько человек, с какими настройками и ботами.
    .examples =
        posse games
        posse games --json
cli-serve = Сервер с веб-клиентом; без других указаний — только для этого компьютера.
    .more = Печатает адрес для браузера и работает до Ctrl-C. Столы хранятся в одном файле SQLite в папке данных; даже если сервер убить, ничего не пропадёт.
    .examples =
        posse serve
        posse serve --open
        posse serve --host 0.0.0.0 --port 8080 --data /srv/posse
cli-bench = Измеряет скорость игр: на чистом Python и скомпилированных, бок о бок.
    .more = Два интерпретатора работают по очереди; показаны медианы процессорного времени. Скомпилированный собирает make fast.
    .examples =
        posse bench
        posse bench dice-town --seats 5 --repeats 9
        posse bench colt-express --seats 3,4,5,6
        posse bench bang --seats 5 --set dodge-city=on
        posse bench colt-express --against HEAD~20
        posse bench --fast-python .venv-fast/bin/python --json
        posse bench server --tables 250 --rate 500

cli-argument-play = игра (их перечисляет posse games) или сохранённая партия, чтобы её продолжить
cli-argument-game = игра (их перечисляет posse games)
cli-argument-bench = игра, которую измерять (все, если не названа), или server
cli-argument-record = записанная партия
cli-argument-rules = игра, затем имя правила, номер главы или слова для поиска
cli-option-host = адрес, на котором слушать (если не указан, 127.0.0.1)
cli-option-port = порт, на котором слушать (если не указан, 8765; 0 — любой свободный)
cli-option-data = папка, в которой хранятся столы
cli-option-db = адрес базы данных вместо файла SQLite в папке данных
cli-option-metrics = кому показывать показатели на /metrics: local (программам на этой машине, так по умолчанию), all (всем) или off (никому)
cli-option-workers = несколько процессов на одном порту (нужен PostgreSQL)
cli-option-bot-processes = процессы, в которых думают боты (обычно по одному на каждое ядро, кроме одного)
cli-option-new-key = подписывать cookie новым ключом; подписанные старым действуют ещё 60 дней и обновляются
cli-option-open = открыть страницу в браузере
cli-option-tables = для server: за сколькими столами играть одновременно
cli-option-rate = для server: сколько выборов делать в секунду (0 — сколько получится)
cli-option-lobby = для server: сколько посетителей при этом смотрит списки столов
cli-option-marshals = server: сколько маршалов тем временем думает
cli-option-spectators = для server: сколько зрителей за столами
cli-option-bench-db = server: PostgreSQL, на котором измерять (там создаётся и потом удаляется база), вместо файла SQLite
cli-option-servers = server: сколько серверов работает на одной базе данных PostgreSQL
cli-option-climb = server: повышать нагрузку, пока p99 не превысит 100 мс
cli-option-against = коммит, ветка или метка: её движок собирается, и оба измеряются по очереди
cli-option-help = показать эту справку
cli-option-version = показать версию
cli-option-lang = язык; иначе его определяет POSSE_LANG или язык системы
cli-option-json = вывести JSON для программ вместо текста для людей
cli-option-seed = любой текст: одно и то же зерно даёт одну и ту же случайность
cli-option-seats = сколько человек за столом
cli-option-bench-seats = сколько игроков за столом; несколько чисел измеряются одно за другим (4)
cli-option-set = задать настройку игры; ключ можно повторять
cli-option-resume = продолжить сохранённую партию
cli-option-seat = какое место ваше (по умолчанию a)
cli-option-bots = кто играет против вас; имена повторяются, пока не заняты все места
cli-option-name = как вас зовут за столом
cli-option-save = сохранить партию в этот файл
cli-option-games = сколько партий (100)
cli-option-simulated-bots = бот на каждом месте, через запятую
cli-option-jobs = сколько процессов (по одному на процессор)
cli-option-out = записать ещё и по строке на партию: .parquet, .csv или .jsonl
cli-option-choices = вместе с --out: ещё один файл, по строке на решение
cli-option-positions = вместе с --out: ещё один файл, положение перед каждым решением в числах
cli-option-dask = играть на кластере Dask, планировщик которого по этому адресу
cli-option-arena-bots = каких ботов сравнить, через запятую; повторяются, пока не заняты все места
cli-option-arena-games = сколько партий (по умолчанию один расклад при всех рассадках)
cli-option-arena-file = хранить партии в этом файле и продолжать с того, что в нём есть
cli-option-plot = ещё и нарисовать рейтинги: .svg или .png
cli-option-review-seconds = сколько примерно думать (по умолчанию 40 секунд)
cli-option-trials = сколько раз доиграть позиции, вместо времени
cli-option-review-seed = текст, от которого зависит удача проб (по умолчанию review)
cli-option-review-plot = нарисовать и шансы: .svg или .png
cli-option-replay-seat = смотреть партию глазами этого места
cli-option-at = показать только стол после стольких ходов
cli-option-print = напечатать всю партию, ничего не спрашивая
cli-option-repeats = сколько раз измерять (5)
cli-option-seconds = сколько секунд измерять: каждое измерение (0.4), а для server — всё вместе (20)
cli-option-fast = Python, в котором Posse скомпилирован (.venv-fast рядом с исходниками)

## Что может быть не так с командной строкой

cli-error-command = Команды «{ $command }» нет. Есть: { $known }.
cli-error-no-option = Ключа { $option } здесь нет; все ключи показывает --help.
cli-error-option-value = Ключу { $option } нужно значение.
cli-error-option-flag = У ключа { $option } не бывает значения.
cli-error-missing = Не хватает: { $what }; --help покажет, как надо.
cli-error-extra = Это лишнее: { $what }; --help покажет, как надо.
cli-error-number = { $option } — это число от { $low } до { $high }, а не «{ $value }».
cli-error-word = { $option } — это одно из слов: { $known }; а не «{ $value }».
cli-error-seat = Места «{ $seat }» нет; места обозначены буквами от { $first } до { $last }.
cli-error-text = { $option } должен быть текстом, а «{ $value }» — не текст.
cli-error-set = «{ $given }» не задаёт настройку; пишут ИМЯ=ЗНАЧЕНИЕ, например first_sheriff=b.
cli-error-which-game = Какая игра? Есть: { $known }.
cli-error-too-many-bots =
    { $bots ->
        [one] { $bots } бот и вы — это больше, чем мест за столом ({ $seats }).
        [few] { $bots } бота и вы — это больше, чем мест за столом ({ $seats }).
       *[many] { $bots } ботов и вы — это больше, чем мест за столом ({ $seats }).
    }
cli-error-resume-option = Сохранённая партия идёт так, как была начата: ключ { $option } с ней не задают.
cli-error-name-bot = «{ $name }» — имя бота; возьмите, пожалуйста, другое.
cli-error-out = Не удаётся записать { $file }: имя должно кончаться на одно из { $known }.
cli-error-parquet = Для записи .parquet нужен pyarrow, а он не установлен: pip install 'posse[parquet]'. Без него можно писать .csv и .jsonl.
cli-error-plot = Чтобы рисовать, нужен matplotlib, а он не установлен: pip install 'posse[arena]'.
cli-error-arena-bots = Для арены нужны хотя бы два разных бота: --bots deputy,greenhorn.
cli-error-arena-seats = { $bots } ботов не рассадить на { $seats } мест.
cli-error-needs-out = Ключу { $option } нужен --out FILE: он пишет ещё один файл рядом с тем.
cli-error-positions-csv = Положения в .csv не помещаются: возьмите .parquet или .jsonl.
cli-error-not-ours = Файл { $file } уже есть, и это не запись Posse, поэтому он остался как был; выберите, пожалуйста, другое имя.
cli-error-output = Вывод не удаётся записать: { $reason }.
cli-error-no-rule = Ни одно правило не говорит об этом: «{ $wanted }».
cli-error-no-python = Python по пути { $python } нет.
cli-error-no-posse = В { $python } нет Posse, который можно было бы измерить.
cli-error-same-side = Posse в { $python } того же рода, что и этот: { $side }.
cli-error-no-clone = Для --against нужны git и клон репозитория Posse: здесь их нет.
cli-error-no-commit = В этом репозитории нет коммита «{ $ref }».
cli-error-stale-build = Скомпилированный Posse собран не из нынешних исходников: make fast соберёт его заново.
cli-error-build = Не удалось собрать коммит { $ref }: { $reason }
cli-error-against-game = Коммит { $ref } ещё не знает игры { $game }.
cli-error-against-failed = Движок коммита { $ref } не измерить: он слишком отличается от этого.
cli-in-file = { $file }: { $text }
cli-reason-forbidden = нет доступа
cli-reason-folder = это папка
cli-reason-no-folder = такой папки нет
cli-reason-no-file = это не обычный файл
cli-reason-long = слишком длинное имя
cli-reason-read-only = диск только для чтения
cli-reason-full = диск переполнен

## За столом

cli-name-you = Странник
cli-name-a = Эбби
cli-name-b = Бак
cli-name-c = Клара
cli-name-d = Датч
cli-name-e = Эдна
cli-name-f = Флойд
cli-name-g = Грейс
cli-name-h = Хэнк
cli-you = вы
cli-welcome = За столом: { $players }.
cli-welcome-back = С возвращением. За столом: { $players }.
cli-welcome-help = Наберите «помощь», чтобы увидеть, что можно набрать, и «выход», чтобы уйти.
cli-play-commands =
    2               выбрать вариант 2; хватит и части его слов: { $option }
    Enter           выбирает единственный вариант
    список          все варианты и как их набрать; #12 выбирает из него
    ?               о чём вопрос и по какому правилу
    ? 2             что значит вариант 2;  ? { $thing }  — что это за место, карта или игрок
    почему …        отчего что-то нельзя:  { $why }
    подсказка       лучшие ответы и их шансы
    забрать         забрать ответ, которого другие ещё не видели
    стол            показать стол ещё раз
    журнал          что было недавно, с правилами;  журнал 50,  журнал всё
    правила …       правила:  правила,  правила 5.2,  правила { $rules }
    постоянно       вопросы, на которые за вас отвечают, не спрашивая
    сказать …       сказать что-нибудь; боты не отвечают
    сохранить ФАЙЛ  сохранить партию в файл
    выход           уйти; партия сохранится
cli-hint-none = В этой игре нет подсказок.
cli-example-option = пас
cli-example-thing = b
cli-example-why = почему пас
cli-example-rules = ход
cli-verb-help = помощь, справка, п
cli-verb-table = стол, с
cli-verb-list = список
cli-verb-explain = объясни, объяснить
cli-verb-hint = подсказка
cli-verb-why = почему
cli-verb-back = забрать, назад
cli-verb-log = журнал
cli-verb-rules = правила, правило
cli-verb-standing = постоянно
cli-verb-say = сказать, скажи
cli-verb-save = сохранить, сохрани
cli-verb-quit = выход, выйти, уйти
cli-only-option = Достаточно нажать Enter.
cli-error-no-such-number =
    { $n ->
        [1] Вариант здесь только один.
       *[other] Есть только варианты от 1 до { $n }.
    }
cli-not-understood = «{ $typed }» здесь непонятно; «помощь» покажет, что можно набрать.
cli-why-what = Почему что? Например: { $why }.
cli-why-possible = Это сейчас можно.
cli-standing-none = В этой игре вам задают каждый вопрос.
cli-standing = За вас отвечают, не спрашивая (наберите «постоянно» и номер, чтобы переключить):
cli-standing-on = [да ]
cli-standing-off = [нет]
cli-standing-which = Что из этого «{ $what }»? Наберите «постоянно» и номер.
cli-say-nobody = Никто не отвечает: остальные — боты.
cli-say-again = Наберите это ещё раз, чтобы всё же сказать.
cli-save-where = Куда? Наберите «сохранить» и имя файла.
cli-saved = Партия сохранена в { $file }.
cli-kept = Партия сохранена. Чтобы продолжить: posse play { $file }
cli-kept-over = Партия сохранена. Чтобы пересмотреть: posse replay { $file }
cli-not-kept = Партия не сохранена. { $why }
cli-column-place = Место
cli-column-player = Игрок
cli-column-points = Очки
cli-column-for = За что

## Правила

cli-rules-how = posse rules ИГРА — главы; posse rules ИГРА 5.2 или слова — сами правила.
cli-rules-more =
    { $n ->
        [one] … и ещё { $n }; уточните запрос.
        [few] … и ещё { $n }; уточните запрос.
       *[many] … и ещё { $n }; уточните запрос.
    }

## Игры

cli-games-version = версия правил { $version }
cli-games-settings = Настройки
cli-games-bots = Боты
cli-games-allowed = Можно: { $allowed }; иначе { $default }.
cli-games-not-set = не задано

## Проверка

cli-verified-file =
    { $n ->
        [one] Файл цел: { $n } ход, печать сходится.
        [few] Файл цел: { $n } хода, печать сходится.
       *[many] Файл цел: { $n } ходов, печать сходится.
    }
cli-verified-luck-agreed = Случайность такова, как условлено: зерно сервера отвечает обязательству { $commitment }…, данному до раздачи, а зерно { $seed }… получается из него и долей всех игроков.
cli-verified-luck-hashed = Случайность такова, как условлено: зерно сервера отвечает обязательству { $commitment }…, данному до раздачи, каждая доля отвечает хешу, который её место прислало до вскрытия долей, а зерно { $seed }… получается из них всех.
cli-verified-lost =
    { $n ->
        [one] До этого не состоялась { $n } раздача: свою долю не вскрыли { $seats }.
        [few] До этого не состоялись { $n } раздачи: свою долю не вскрыли { $seats }.
       *[many] До этого не состоялось { $n } раздач: свою долю не вскрыли { $seats }.
    }
cli-verified-luck-local = Случайность местной партии: всё следует из зерна { $seed }…; никто другой в нём не участвовал, так что больше проверять нечего.
cli-verified-choices =
    { $n ->
        [one] { $n } ход сделан по правилам. Игра: { $game }, версия правил { $version }.
        [few] Все { $n } хода сделаны по правилам. Игра: { $game }, версия правил { $version }.
       *[many] Все { $n } ходов сделаны по правилам. Игра: { $game }, версия правил { $version }.
    }
cli-verified-open = Партия не окончена, так что итога для проверки ещё нет.
cli-verified-result = Итог отвечает ходам: { $scores }. Победа: { $winners }.

## Пересмотр

cli-replay-help-line = в вперёд · н назад · к 42 к ходу 42 · начало · конец · журнал · выход (в 5, н 5: пять шагов)
cli-replay-verb-next = в, вперёд, вперед
cli-replay-verb-back = н, назад
cli-replay-verb-go = к
cli-replay-verb-end = конец
cli-replay-verb-start = начало
cli-replay-verb-log = журнал
cli-replay-verb-help = помощь, справка
cli-replay-verb-quit = выход, выйти, уйти
cli-replay-choice-number = Ход
cli-replay-taken-back = { $name } забирает свой ответ
cli-replay-start-line =
    { $n ->
        [one] Перед первым ходом; всего { $n } ход
        [few] Перед первым ходом; всего { $n } хода
       *[many] Перед первым ходом; всего { $n } ходов
    }

## Моделирование

cli-simulate-progress = Идут партии
cli-simulate-title =
    { $games ->
        [one] { $game }: { $games } партия
        [few] { $game }: { $games } партии
       *[many] { $game }: { $games } партий
    }
cli-simulate-bot = Бот
cli-simulate-seats = Мест
cli-simulate-wins = Побед
cli-simulate-share = Доля побед
cli-simulate-score = Очки
cli-simulate-rounds = Раундов за партию
cli-simulate-choices = Решений за партию
cli-simulate-interval = В скобках 95-процентные интервалы. Разделённое первое место считается частью победы.
cli-simulate-written =
    { $n ->
        [one] В { $file } записана { $n } строка.
        [few] В { $file } записаны { $n } строки.
       *[many] В { $file } записано { $n } строк.
    }

## Арена

cli-arena-skill = Рейтинг
cli-arena-note =
    { $seatings ->
        [one] В скобках 95-процентные интервалы. Каждый расклад играется при { $seatings } рассадке.
        [few] В скобках 95-процентные интервалы. Каждый расклад играется при { $seatings } рассадках.
       *[many] В скобках 95-процентные интервалы. Каждый расклад играется при { $seatings } рассадках.
    }
cli-arena-uneven = Последний расклад сыгран не при всех рассадках: честнее, когда число партий кратно { $seatings }.
cli-arena-drawn = Нарисовано в { $file }.

## Review

cli-error-review-budget = Укажите либо --seconds, либо --trials, но не оба.
cli-review-progress = Разбор
cli-review-title =
    { $n ->
        [one] Разбор партии в { $game }, { $n } решение
        [few] Разбор партии в { $game }, { $n } решения
       *[many] Разбор партии в { $game }, { $n } решений
    }
cli-review-curve = Шансы каждого на победу, от начала до конца:
cli-review-sides = Шансы каждого на победу его стороны, от начала до конца:
cli-review-match =
    { $n ->
        [one] Матч из { $n } партии: шансы относятся к той партии, что идёт, а удача и умение — среднее по всем партиям.
       *[other] Матч из { $n } партий: шансы относятся к той партии, что идёт, а удача и умение — среднее по всем партиям.
    }
cli-review-turns = Что решило партию
cli-review-no-turns = Ни один момент не изменил многого.
cli-review-costly = Дорогие ошибки
cli-review-no-costly = Дорогих ошибок не найдено.
cli-review-parts = Удача и умение, в сотых долях победы
cli-review-choice = Решение
cli-review-chance = Шанс
cli-review-what = Что выбрано
cli-review-change = Изменение
cli-review-by-choice = Из него решениями
cli-review-chosen = Выбрано
cli-review-better = Лучше
cli-review-cost = Цена
cli-review-player = Игрок
cli-review-result = Итог
cli-review-even = Равная доля
cli-review-start = Место и раздача
cli-review-own = Свои решения
cli-review-others = Решения других
cli-review-later = Удача в игре
cli-review-luck = Доля удачи во всём, что меняло шансы: { $share }.
cli-review-doubt = ± — одна стандартная ошибка. Решения сравниваются с решениями быстрого игрока этой игры; дорогое было хуже другого больше чем на две с половиной стандартные ошибки, по всему, что мог знать игрок.
cli-review-judged = Другие возможности рассмотрены у { $n } решений из { $all }: там, где шансы менялись сильнее всего.
cli-review-again = Проб: { $trials }. То же ещё раз: --trials { $trials } --seed { $seed }

## Скорость

cli-bench-progress = Измерение
cli-bench-title =
    { $repeats ->
        [one] { $game }, игроков: { $seats }, случайная игра, один поток: процессорное время, { $repeats } измерение.
        [few] { $game }, игроков: { $seats }, случайная игра, один поток: процессорное время, медианы { $repeats } измерений.
       *[many] { $game }, игроков: { $seats }, случайная игра, один поток: процессорное время, медианы { $repeats } измерений.
    }
cli-bench-pure = чистый Python
cli-bench-compiled = скомпилировано
cli-bench-ratio = отношение
cli-bench-here = здесь
cli-bench-building = Извлекается коммит { $ref } …
cli-bench-building-compiled = Собирается коммит { $ref } (несколько минут, только в первый раз) …
cli-bench-events-off = Без журнала событий
cli-bench-events-on = С журналом событий
cli-bench-games-per-second = партий в секунду
cli-bench-decisions-per-second = решений в секунду
cli-bench-clone-us = копия стола
cli-bench-imagine-us = воображаемый стол
cli-bench-make-fast = Скомпилированного Posse рядом нет: его собирает make fast.
cli-bench-make-fast-again = Скомпилированный Posse рядом знает ещё не все игры: make fast соберёт его заново.

## Дайс-Таун: рисунок и набор

## The server

cli-serving = Posse работает по адресу { $address }
cli-serving-stop = Ctrl-C останавливает сервер. После нового запуска столы продолжат с того же места.
cli-load-begins =
    { $tables ->
        [one] Играем за { $tables } столом { $seconds } с…
        [few] Играем за { $tables } столами { $seconds } с…
       *[many] Играем за { $tables } столами { $seconds } с…
    }
cli-load-servers = Серверов: { $servers }, база данных: { $database }.
cli-load-scope = Столов: { $tables }, соединений: { $sockets }, секунд: { $seconds }; каждый выбор сначала записан.
cli-load-guests = Смотрят: в списках столов { $lobby }, за столами { $spectators }.
cli-load-marshals = Тем временем { $marshals ->
    [one] думает { $marshals } маршал
    [few] думают { $marshals } маршала
   *[many] думают { $marshals } маршалов
}.
cli-load-rate = Выборов в секунду: { $rate } (требовалось { $asked }), всего { $choices }.
cli-load-times = От выбора до последнего извещённого места: p50 { $p50 } мс, p99 { $p99 } мс, самое долгое { $slowest } мс.
cli-load-after = Когда нагрузка ушла: p99 { $p99 } мс.
cli-load-missing = Выборов без ответа: { $unanswered }. Соединений, закрытых сервером: { $dropped }.
cli-load-used = Серверы заняли ядер: { $cores }; память { $before } МБ в начале нагрузки, { $after } МБ после неё.
