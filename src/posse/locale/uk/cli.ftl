### Командний рядок: що каже `posse`, крім самих ігор.
###
### Рядки, які починаються з «posse», набирають так, як вони стоять, будь-якою мовою.

## Довідка

cli-usage = Як набирати:
cli-heading-arguments = Що вказати
cli-heading-options = Ключі
cli-heading-commands = Команди
cli-heading-examples = Приклади

cli-posse = Чотири настільні ігри про Дикий Захід на одному відкритому рушії: грайте, моделюйте, переглядайте й перевіряйте партії.
    .more = Кожна команда має власну довідку з прикладами: --help.
    .examples =
        posse play dice-town
        posse play colt-express
        posse games
        posse rules dice-town хабар
        posse simulate dice-town --games 1000 --bots deputy,greenhorn,greenhorn
cli-play = Партія проти ботів у цьому терміналі.
    .more = За столом наберіть «допомога», щоб побачити, що можна набрати: номер варіанта; «? 2» — що він означає; «чому …» — чому чогось не можна; «журнал», «правила», «зберегти ФАЙЛ», «вихід». Англійські слова теж годяться. Залишена партія зберігається, і вам скажуть, як її продовжити.
    .examples =
        posse play dice-town
        posse play dice-town --seats 3 --bots deputy,greenhorn --name Ганна
        posse play dice-town --set first_sheriff=b --seed 7
        posse play colt-express --seats 5
        posse play saved.jsonl
cli-simulate = Багато партій між ботами: перемоги, очки й довжина партій із 95-відсотковими інтервалами.
    .more = З кожною партією всі пересідають на одне місце. Те саме зерно дає той самий підсумок, хоч би скільки було процесів.
    .examples =
        posse simulate dice-town --games 1000 --bots deputy,greenhorn,greenhorn
        posse simulate dice-town --games 10000 --jobs 8 --seed 7 --out games.parquet
        posse simulate dice-town --games 100 --json
cli-arena = Боти грають одне з одним за всіх розсаджень; показує їхню силу з 95-відсотковими інтервалами.
    .more = Кожен розклад грається за всіх порядків ботів. Те саме зерно дає той самий підсумок, хоч би скільки було процесів. Рейтинги рахує OpenSkill: важать лише різниці.
    .examples =
        posse arena dice-town --bots deputy,greenhorn --games 600
        posse arena colt-express --bots deputy,greenhorn,greenhorn,greenhorn --games 400 --plot colt.svg
        posse arena bang --bots deputy,greenhorn --seats 5 --games 2000 --file bang-arena.jsonl
cli-replay = Гортає записану партію: вперед, назад або відразу до потрібного ходу.
    .more = Показано те, що бачив би глядач, а з ключем --seat — те, що бачив цей гравець. «в» — вперед, «н» — назад, «до 42» — до ходу 42, «кінець» — у кінець, «вихід» — завершити. Англійські n, b, g, end, q теж годяться.
    .examples =
        posse replay saved.jsonl
        posse replay saved.jsonl --seat a
        posse replay saved.jsonl --at 42
        posse replay saved.jsonl --print
cli-review = Розібрати закінчену партію: шанси всіх гравців, що її вирішило, дорогі помилки, удача й уміння.
    .more = Позиції багато разів дограються з новою удачею. Рішення судять за тим, що міг знати гравець. За тієї самої кількості спроб і того самого зерна розбір той самий.
    .examples =
        posse review saved.jsonl
        posse review saved.jsonl --seconds 120
        posse review saved.jsonl --trials 5000 --json
cli-verify = Перевіряє запис за самим лише файлом: випадковість, кожен хід і підсумок.
    .examples =
        posse verify saved.jsonl
        posse verify saved.jsonl --json
cli-rules = Перелічує, показує й шукає правила ігор.
    .more = Без нічого — ігри. З грою — її розділи. З іменем правила, номером розділу або словами — самі правила.
    .examples =
        posse rules dice-town
        posse rules dice-town 5.2
        posse rules dice-mine-nuggets
        posse rules dice-town шериф нічия
cli-games = Які ігри є: на скількох гравців, з якими налаштуваннями й ботами.
    .examples =
        posse games
        posse games --json
cli-serve = Сервер із вебклієнтом; без інших вказівок — лише для цього комп’ютера.
    .more = Друкує адресу для браузера й працює до Ctrl-C. Столи зберігаються в одному файлі SQLite у теці даних; навіть якщо сервер убити, нічого не пропаде.
    .examples =
        posse serve
        posse serve --open
        posse serve --host 0.0.0.0 --port 8080 --data /srv/posse
cli-bench = Вимірює швидкість ігор: на чистому Python і скомпільованих, пліч-о-пліч.
    .more = Два інтерпретатори працюють по черзі; показано медіани процесорного часу. Скомпільований збирає make fast.
    .examples =
        posse bench
        posse bench dice-town --seats 5 --repeats 9
        posse bench colt-express --seats 3,4,5,6
        posse bench bang --seats 5 --set dodge-city=on
        posse bench colt-express --against HEAD~20
        posse bench --fast-python .venv-fast/bin/python --json
        posse bench server --tables 250 --rate 500

cli-argument-play = гра (їх перелічує posse games) або збережена партія, щоб її продовжити
cli-argument-game = гра (їх перелічує posse games)
cli-argument-bench = гра, яку вимірювати (усі, якщо не названо), або server
cli-argument-record = записана партія
cli-argument-rules = гра, потім ім’я правила, номер розділу або слова для пошуку
cli-option-host = адреса, на якій слухати (якщо не вказано, 127.0.0.1)
cli-option-port = порт, на якому слухати (якщо не вказано, 8765; 0 — будь-який вільний)
cli-option-data = тека, у якій зберігаються столи
cli-option-db = адреса бази даних замість файлу SQLite у теці даних
cli-option-metrics = кому показувати показники на /metrics: local (програмам на цій машині, так типово), all (усім) або off (нікому)
cli-option-workers = кілька процесів на одному порту (потрібен PostgreSQL)
cli-option-bot-processes = процеси, у яких думають боти (зазвичай по одному на кожне ядро, крім одного)
cli-option-new-key = підписувати cookie новим ключем; підписані старим чинні ще 60 днів і оновлюються
cli-option-open = відкрити сторінку в браузері
cli-option-tables = для server: за скількома столами грати водночас
cli-option-rate = для server: скільки виборів робити за секунду (0 — скільки вийде)
cli-option-lobby = для server: скільки відвідувачів при цьому дивиться списки столів
cli-option-marshals = server: скільки маршалів тим часом думає
cli-option-spectators = для server: скільки глядачів за столами
cli-option-bench-db = server: PostgreSQL, на якому вимірювати (там створюється й потім видаляється база), замість файлу SQLite
cli-option-servers = server: скільки серверів працює на одній базі даних PostgreSQL
cli-option-climb = server: підвищувати навантаження, доки p99 не перевищить 100 мс
cli-option-against = коміт, гілка або мітка: її рушій збирається, і обидва вимірюються по черзі
cli-option-help = показати цю довідку
cli-option-version = показати версію
cli-option-lang = мова; інакше її визначає POSSE_LANG або мова системи
cli-option-json = вивести JSON для програм замість тексту для людей
cli-option-seed = будь-який текст: те саме зерно дає ту саму випадковість
cli-option-seats = скільки гравців за столом
cli-option-bench-seats = скільки гравців за столом; кілька чисел вимірюються одне за одним (4)
cli-option-set = задати налаштування гри; ключ можна повторювати
cli-option-resume = продовжити збережену партію
cli-option-seat = яке місце ваше (типово a)
cli-option-bots = хто грає проти вас; імена повторюються, доки не зайнято всі місця
cli-option-name = як вас звати за столом
cli-option-save = зберегти партію в цей файл
cli-option-games = скільки партій (100)
cli-option-simulated-bots = бот на кожному місці, через кому
cli-option-jobs = скільки процесів (по одному на процесор)
cli-option-out = записати ще й по рядку на партію: .parquet, .csv або .jsonl
cli-option-choices = разом із --out: ще один файл, по рядку на рішення
cli-option-positions = разом із --out: ще один файл, становище перед кожним рішенням у числах
cli-option-dask = грати на кластері Dask, планувальник якого за цією адресою
cli-option-arena-bots = яких ботів порівняти, через кому; повторюються, доки не зайнято всі місця
cli-option-arena-games = скільки партій (типово один розклад за всіх розсаджень)
cli-option-arena-file = зберігати партії в цьому файлі й продовжувати з того, що в ньому є
cli-option-plot = ще й намалювати рейтинги: .svg або .png
cli-option-review-seconds = скільки приблизно думати (типово 40 секунд)
cli-option-trials = скільки разів дограти позиції, замість часу
cli-option-review-seed = текст, від якого залежить удача спроб (типово review)
cli-option-review-plot = намалювати й шанси: .svg або .png
cli-option-replay-seat = дивитися партію очима цього місця
cli-option-at = показати лише стіл після стількох ходів
cli-option-print = надрукувати всю партію, нічого не питаючи
cli-option-repeats = скільки разів вимірювати (5)
cli-option-seconds = скільки секунд вимірювати: кожне вимірювання (0.4), а для server — усе разом (20)
cli-option-fast = Python, у якому Posse скомпільовано (.venv-fast поруч із джерелами)

## Що може бути не так із командним рядком

cli-error-command = Команди «{ $command }» немає. Є: { $known }.
cli-error-no-option = Ключа { $option } тут немає; усі ключі показує --help.
cli-error-option-value = Ключеві { $option } потрібне значення.
cli-error-option-flag = Ключ { $option } пишуть без значення.
cli-error-missing = Бракує: { $what }; --help покаже, як треба.
cli-error-extra = Це зайве: { $what }; --help покаже, як треба.
cli-error-number = { $option } — це число від { $low } до { $high }, а не «{ $value }».
cli-error-word = { $option } — це одне зі слів: { $known }; а не «{ $value }».
cli-error-seat = Місця «{ $seat }» немає; місця позначено літерами від { $first } до { $last }.
cli-error-text = { $option } має бути текстом, а «{ $value }» — не текст.
cli-error-set = «{ $given }» не задає налаштування; пишуть ІМ’Я=ЗНАЧЕННЯ, наприклад first_sheriff=b.
cli-error-which-game = Яка гра? Є: { $known }.
cli-error-too-many-bots =
    { $bots ->
        [one] { $bots } бот і ви — це більше, ніж місць за столом ({ $seats }).
        [few] { $bots } боти й ви — це більше, ніж місць за столом ({ $seats }).
       *[many] { $bots } ботів і ви — це більше, ніж місць за столом ({ $seats }).
    }
cli-error-resume-option = Збережена партія йде так, як її почато: ключа { $option } з нею не задають.
cli-error-name-bot = «{ $name }» — ім’я бота; візьміть, будь ласка, інше.
cli-error-out = Не вдається записати { $file }: ім’я має закінчуватися на одне з { $known }.
cli-error-parquet = Щоб записати .parquet, потрібен pyarrow, а його не встановлено: pip install 'posse[parquet]'. Без нього можна писати .csv і .jsonl.
cli-error-plot = Щоб малювати, потрібен matplotlib, а його не встановлено: pip install 'posse[arena]'.
cli-error-arena-bots = Для арени потрібні принаймні два різні боти: --bots deputy,greenhorn.
cli-error-arena-seats = { $bots } ботів не розсадити на { $seats } місць.
cli-error-needs-out = Ключу { $option } потрібен --out FILE: він пише ще один файл поруч із тим.
cli-error-positions-csv = Становища в .csv не вміщуються: візьміть .parquet або .jsonl.
cli-error-not-ours = Файл { $file } уже є, і це не запис Posse, тож він лишився як був; виберіть, будь ласка, інше ім’я.
cli-error-output = Не вдається записати вивід: { $reason }.
cli-error-no-rule = Жодне правило не говорить про це: «{ $wanted }».
cli-error-no-python = Python за шляхом { $python } немає.
cli-error-no-posse = У { $python } немає Posse, який можна було б виміряти.
cli-error-same-side = Posse у { $python } того самого роду, що й цей: { $side }.
cli-error-no-clone = Для --against потрібні git і клон репозиторію Posse: тут їх немає.
cli-error-no-commit = У цьому репозиторії немає коміту «{ $ref }».
cli-error-stale-build = Скомпільований Posse зібрано не з теперішніх джерел: make fast збере його знову.
cli-error-build = Не вдалося зібрати коміт { $ref }: { $reason }
cli-error-against-game = Коміт { $ref } ще не знає гри { $game }.
cli-error-against-failed = Рушій коміту { $ref } не виміряти: він надто відрізняється від цього.
cli-in-file = { $file }: { $text }
cli-reason-forbidden = немає доступу
cli-reason-folder = це тека
cli-reason-no-folder = такої теки немає
cli-reason-no-file = це не звичайний файл
cli-reason-long = надто довге ім’я
cli-reason-read-only = диск лише для читання
cli-reason-full = диск переповнено

## За столом

cli-name-you = Мандрівник
cli-name-a = Еббі
cli-name-b = Бак
cli-name-c = Клара
cli-name-d = Датч
cli-name-e = Една
cli-name-f = Флойд
cli-name-g = Грейс
cli-name-h = Генк
cli-you = ви
cli-welcome = За столом: { $players }.
cli-welcome-back = З поверненням. За столом: { $players }.
cli-welcome-help = Наберіть «допомога», щоб побачити, що можна набрати, і «вихід», щоб піти.
cli-play-commands =
    2               вибрати варіант 2; досить і частини його слів: { $option }
    Enter           вибирає єдиний варіант
    список          усі варіанти і як їх набрати; #12 вибирає з нього
    ?               про що запитання і за яким правилом
    ? 2             що означає варіант 2;  ? { $thing }  — що це за місце, карта чи гравець
    чому …          чому чогось не можна:  { $why }
    підказка        найкращі відповіді та їхні шанси
    забрати         забрати відповідь, якої інші ще не бачили
    стіл            показати стіл ще раз
    журнал          що було нещодавно, з правилами;  журнал 50,  журнал усе
    правила …       правила:  правила,  правила 5.2,  правила { $rules }
    постійно        запитання, на які за вас відповідають, не питаючи
    сказати …       сказати що-небудь; боти не відповідають
    зберегти ФАЙЛ   зберегти партію у файл
    вихід           піти; партія збережеться
cli-hint-none = У цій грі немає підказок.
cli-example-option = пас
cli-example-thing = b
cli-example-why = чому пас
cli-example-rules = хід
cli-verb-help = допомога, довідка, д
cli-verb-table = стіл, с
cli-verb-list = список
cli-verb-explain = поясни, пояснити
cli-verb-hint = підказка
cli-verb-why = чому
cli-verb-back = забрати, назад
cli-verb-log = журнал
cli-verb-rules = правила, правило
cli-verb-standing = постійно
cli-verb-say = сказати, скажи
cli-verb-save = зберегти, збережи
cli-verb-quit = вихід, вийти, піти
cli-only-option = Досить натиснути Enter.
cli-error-no-such-number =
    { $n ->
        [1] Варіант тут лише один.
       *[other] Є лише варіанти від 1 до { $n }.
    }
cli-not-understood = «{ $typed }» тут незрозуміло; «допомога» покаже, що можна набрати.
cli-why-what = Чому що? Наприклад: { $why }.
cli-why-possible = Це зараз можна.
cli-standing-none = У цій грі вам ставлять кожне запитання.
cli-standing = За вас відповідають, не питаючи (наберіть «постійно» і номер, щоб перемкнути):
cli-standing-on = [так]
cli-standing-off = [ні ]
cli-standing-which = Що з цього «{ $what }»? Наберіть «постійно» і номер.
cli-say-nobody = Ніхто не відповідає: решта — боти.
cli-say-again = Наберіть це ще раз, щоб усе ж сказати.
cli-save-where = Куди? Наберіть «зберегти» та ім’я файлу.
cli-saved = Партію збережено в { $file }.
cli-kept = Партію збережено. Щоб продовжити: posse play { $file }
cli-kept-over = Партію збережено. Щоб переглянути: posse replay { $file }
cli-not-kept = Партію не збережено. { $why }
cli-column-place = Місце
cli-column-player = Гравець
cli-column-points = Очки
cli-column-for = За що

## Правила

cli-rules-how = posse rules ГРА — розділи; posse rules ГРА 5.2 або слова — самі правила.
cli-rules-more =
    { $n ->
        [one] … і ще { $n }; уточніть запит.
        [few] … і ще { $n }; уточніть запит.
       *[many] … і ще { $n }; уточніть запит.
    }

## Ігри

cli-games-version = версія правил { $version }
cli-games-settings = Налаштування
cli-games-bots = Боти
cli-games-allowed = Можна: { $allowed }; інакше { $default }.
cli-games-not-set = не задано

## Перевірка

cli-verified-file =
    { $n ->
        [one] Файл цілий: { $n } хід, печатка сходиться.
        [few] Файл цілий: { $n } ходи, печатка сходиться.
       *[many] Файл цілий: { $n } ходів, печатка сходиться.
    }
cli-verified-luck-agreed = Випадковість така, як умовлено: зерно сервера відповідає зобов’язанню { $commitment }…, даному до роздачі, а зерно { $seed }… виходить із нього й часток усіх гравців.
cli-verified-luck-hashed = Випадковість така, як умовлено: зерно сервера відповідає зобов’язанню { $commitment }…, даному до роздачі, кожна частка відповідає хешу, який її місце надіслало до відкриття часток, а зерно { $seed }… виходить із них усіх.
cli-verified-lost =
    { $n ->
        [one] До цього не відбулася { $n } роздача: своєї частки не відкрили { $seats }.
        [few] До цього не відбулися { $n } роздачі: своєї частки не відкрили { $seats }.
       *[many] До цього не відбулося { $n } роздач: своєї частки не відкрили { $seats }.
    }
cli-verified-luck-local = Випадковість місцевої партії: усе випливає із зерна { $seed }…; ніхто інший у ньому участі не брав, тож більше перевіряти нічого.
cli-verified-choices =
    { $n ->
        [one] { $n } хід зроблено за правилами. Гра: { $game }, версія правил { $version }.
        [few] Усі { $n } ходи зроблено за правилами. Гра: { $game }, версія правил { $version }.
       *[many] Усі { $n } ходів зроблено за правилами. Гра: { $game }, версія правил { $version }.
    }
cli-verified-open = Партію не закінчено, тож підсумку для перевірки ще немає.
cli-verified-result = Підсумок відповідає ходам: { $scores }. Перемога: { $winners }.

## Перегляд

cli-replay-help-line = в вперед · н назад · до 42 до ходу 42 · початок · кінець · журнал · вихід (в 5, н 5: п’ять кроків)
cli-replay-verb-next = в, вперед
cli-replay-verb-back = н, назад
cli-replay-verb-go = до
cli-replay-verb-end = кінець
cli-replay-verb-start = початок
cli-replay-verb-log = журнал
cli-replay-verb-help = допомога, довідка
cli-replay-verb-quit = вихід, вийти, піти
cli-replay-choice-number = Хід
cli-replay-taken-back = { $name } забирає свою відповідь
cli-replay-start-line =
    { $n ->
        [one] Перед першим ходом; усього { $n } хід
        [few] Перед першим ходом; усього { $n } ходи
       *[many] Перед першим ходом; усього { $n } ходів
    }

## Моделювання

cli-simulate-progress = Тривають партії
cli-simulate-title =
    { $games ->
        [one] { $game }: { $games } партія
        [few] { $game }: { $games } партії
       *[many] { $game }: { $games } партій
    }
cli-simulate-bot = Бот
cli-simulate-seats = Місць
cli-simulate-wins = Перемог
cli-simulate-share = Частка перемог
cli-simulate-score = Очки
cli-simulate-rounds = Раундів за партію
cli-simulate-choices = Рішень за партію
cli-simulate-interval = У дужках 95-відсоткові інтервали. Поділене перше місце зараховується як частина перемоги.
cli-simulate-written =
    { $n ->
        [one] У { $file } записано { $n } рядок.
        [few] У { $file } записано { $n } рядки.
       *[many] У { $file } записано { $n } рядків.
    }

## Арена

cli-arena-skill = Рейтинг
cli-arena-note =
    { $seatings ->
        [one] У дужках 95-відсоткові інтервали. Кожен розклад грається за { $seatings } розсадження.
        [few] У дужках 95-відсоткові інтервали. Кожен розклад грається за { $seatings } розсаджень.
       *[many] У дужках 95-відсоткові інтервали. Кожен розклад грається за { $seatings } розсаджень.
    }
cli-arena-uneven = Останній розклад зіграно не за всіх розсаджень: чесніше, коли кількість партій кратна { $seatings }.
cli-arena-drawn = Намальовано в { $file }.

## Review

cli-error-review-budget = Вкажіть або --seconds, або --trials, але не обидва.
cli-review-progress = Розбір
cli-review-title =
    { $n ->
        [one] Розбір партії в { $game }, { $n } рішення
        [few] Розбір партії в { $game }, { $n } рішення
       *[many] Розбір партії в { $game }, { $n } рішень
    }
cli-review-curve = Шанси кожного на перемогу, від початку до кінця:
cli-review-sides = Шанси кожного на перемогу його сторони, від початку до кінця:
cli-review-match =
    { $n ->
        [one] Матч з { $n } партії: шанси стосуються тієї партії, що триває, а удача й уміння — середнє за всіма партіями.
       *[other] Матч із { $n } партій: шанси стосуються тієї партії, що триває, а удача й уміння — середнє за всіма партіями.
    }
cli-review-turns = Що вирішило партію
cli-review-no-turns = Жоден момент не змінив багато.
cli-review-costly = Дорогі помилки
cli-review-no-costly = Дорогих помилок не знайдено.
cli-review-parts = Удача й уміння, у сотих частках перемоги
cli-review-choice = Рішення
cli-review-chance = Шанс
cli-review-what = Що вибрано
cli-review-change = Зміна
cli-review-by-choice = З неї рішеннями
cli-review-chosen = Вибрано
cli-review-better = Краще
cli-review-cost = Ціна
cli-review-player = Гравець
cli-review-result = Підсумок
cli-review-even = Рівна частка
cli-review-start = Місце й роздача
cli-review-own = Свої рішення
cli-review-others = Рішення інших
cli-review-later = Удача в грі
cli-review-luck = Частка удачі в усьому, що змінювало шанси: { $share }.
cli-review-doubt = ± — одна стандартна похибка. Рішення порівнюються з рішеннями швидкого гравця цієї гри; дороге було гірше за інше більш ніж на дві з половиною стандартні похибки, за всім, що міг знати гравець.
cli-review-judged = Інші можливості розглянуто в { $n } рішень із { $all }: там, де шанси змінювалися найбільше.
cli-review-again = Спроб: { $trials }. Те саме ще раз: --trials { $trials } --seed { $seed }

## Швидкість

cli-bench-progress = Вимірювання
cli-bench-title =
    { $repeats ->
        [one] { $game }, гравців: { $seats }, випадкова гра, один потік: процесорний час, { $repeats } вимірювання.
        [few] { $game }, гравців: { $seats }, випадкова гра, один потік: процесорний час, медіани { $repeats } вимірювань.
       *[many] { $game }, гравців: { $seats }, випадкова гра, один потік: процесорний час, медіани { $repeats } вимірювань.
    }
cli-bench-pure = чистий Python
cli-bench-compiled = скомпільовано
cli-bench-ratio = відношення
cli-bench-here = тут
cli-bench-building = Витягується коміт { $ref } …
cli-bench-building-compiled = Збирається коміт { $ref } (кілька хвилин, лише вперше) …
cli-bench-events-off = Без журналу подій
cli-bench-events-on = З журналом подій
cli-bench-games-per-second = партій за секунду
cli-bench-decisions-per-second = рішень за секунду
cli-bench-clone-us = копія столу
cli-bench-imagine-us = уявний стіл
cli-bench-make-fast = Скомпільованого Posse поруч немає: його збирає make fast.
cli-bench-make-fast-again = Скомпільований Posse поруч знає ще не всі ігри: make fast збере його наново.

## Дайс-Таун: малюнок і набір

## The server

cli-serving = Posse працює за адресою { $address }
cli-serving-stop = Ctrl-C зупиняє сервер. Після нового запуску столи продовжать з того самого місця.
cli-load-begins =
    { $tables ->
        [one] Граємо за { $tables } столом { $seconds } с…
        [few] Граємо за { $tables } столами { $seconds } с…
       *[many] Граємо за { $tables } столами { $seconds } с…
    }
cli-load-servers = Серверів: { $servers }, база даних: { $database }.
cli-load-scope = Столів: { $tables }, з’єднань: { $sockets }, секунд: { $seconds }; кожен вибір спершу записано.
cli-load-guests = Дивляться: у списках столів { $lobby }, за столами { $spectators }.
cli-load-marshals = Тим часом { $marshals ->
    [one] думає { $marshals } маршал
    [few] думають { $marshals } маршали
   *[many] думають { $marshals } маршалів
}.
cli-load-rate = Виборів за секунду: { $rate } (потрібно було { $asked }), усього { $choices }.
cli-load-times = Від вибору до останнього сповіщеного місця: p50 { $p50 } мс, p99 { $p99 } мс, найдовше { $slowest } мс.
cli-load-after = Коли навантаження минуло: p99 { $p99 } мс.
cli-load-missing = Виборів без відповіді: { $unanswered }. З’єднань, закритих сервером: { $dropped }.
cli-load-used = Сервери зайняли ядер: { $cores }; пам’ять { $before } МБ на початку навантаження, { $after } МБ після нього.
