### Вебклієнт: екрани, кнопки, стани. Що кажуть самі ігри, стоїть у файлах цих ігор.

## Головна

client-home-title = Виберіть гру та сідайте до столу
client-home-text = Чотири настільні гри про Дикий Захід просто в браузері: з друзями чи ботами, наживо або по ходу на день. Без реєстрації. Стіл сам показує, що можна зробити, і називає правило, коли не можна.
client-home-games = Ігри
client-poster-later = ще в дорозі
client-players-range =
    { $max ->
        [one] { $min }–{ $max } гравець
        [few] { $min }–{ $max } гравці
       *[many] { $min }–{ $max } гравців
    }
client-ticket = Сісти за стіл
client-ticket-seat = Ваше місце за столом
client-name = Ім’я
client-name-default = Вершник
client-name-text = Так вас звуть за столом. Там, де ви вже сидите, лишається попереднє ім’я.
client-name-saved = Тепер вас звуть { $name }.
client-players = Гравців
client-bots-level = Боти
client-sit-with-bots =
    { $n ->
        [1] Зіграти з ботом
        [one] Зіграти з { $n } ботом
       *[other] Зіграти з { $n } ботами
    }
client-sit-plank =
    { $n ->
        [one] { $game }: сісти з { $n } ботом
       *[other] { $game }: сісти з { $n } ботами
    }
client-game-later = { $game } ще в дорозі. Сьогодні можна зіграти в { $known }.
client-game-later-short = Ще не в місті
client-or-friends = або грайте з друзями
client-make-and-copy = Відкрити стіл і скопіювати посилання
client-table-made = Стіл відкрито. Передайте посилання друзям.
client-set-up-own = Налаштувати докладно
client-link = Посилання на стіл
client-link-hint = За стіл сяде кожен, хто має посилання.
client-link-go = Перейти до столу
client-link-copied = Посилання скопійовано.
client-link-by-hand = Браузер не дає скопіювати: посилання виділено, скопіюйте його вручну.
client-copy-link = Скопіювати
client-token = Токен
client-token-copied = Токен скопійовано.
client-token-by-hand = Браузер не дає скопіювати: токен виділено, скопіюйте його вручну.
client-copy-token = Скопіювати
client-copied = Скопійовано
client-foot-luck = Як перевірити удачу
client-foot-host = Власний сервер
client-foot-about = Про проєкт і подяки
client-foot-icons = Значки: game-icons.net, CC BY 3.0

## Столи у списках

client-tables = Столи
client-tables-title = Столи
client-tables-list = Усі столи
client-tables-mine = Ваші
client-tables-open = Є вільні місця
client-tables-running = Можна подивитися
client-see-all = Усі столи: { $n }
client-no-tables = Зараз ніхто не грає. Хтось має бути першим.
client-make-table = Відкрити стіл
client-lobby-lost = Зв’язок втрачено. Підключаємося знову…
client-your-turn = Ваш хід
client-your-answer = Ваша відповідь
client-table-waiting = Чекає на гравців
client-table-ready = Можна починати
client-table-starting = Починається
client-table-running = Триває гра
client-table-full = Усі місця зайняті, а спостерігати за цим столом не можна.
client-full = Місць немає
client-go-on = Продовжити
client-sit-down = Сісти
client-sit-here = Сісти тут
client-watch = Дивитися
client-seated = Зайнято { $n } з { $of }
client-you = ви
client-bots =
    { $n ->
        [one] { $n } бот
        [few] { $n } боти
       *[many] { $n } ботів
    }
client-clock-live-short = { $seconds } с на хід
client-clock-slow-short =
    { $hours ->
        [24] хід на день
        [one] хід на { $hours } годину
        [few] хід на { $hours } години
       *[many] хід на { $hours } годин
    }

## Зіграні партії

client-games-title = Зіграні партії
client-games-text = Завершені партії, які бачив цей браузер. Сервер зберігає їх тридцять днів.
client-no-games = Зіграних партій ще немає. Перша з’явиться тут.
client-replay = Повтор
client-result = Підсумок
client-winner = перемога
client-record = Зберегти запис

## Налаштування столу

client-new = Новий стіл
client-new-seats = Хто грає
client-new-options = Налаштування гри
client-new-company = Компанія
client-new-open = Хто може сісти
client-new-invite = За запрошенням
    .text = Цей стіл знайдуть лише ті, хто має посилання.
client-new-public = Для всіх
    .text = Стіл стоїть у списку, і сісти може будь-хто.
client-new-spectators = За грою можна спостерігати
    .text = Глядачі бачать те, що лежить відкрито, і нічого таємного.
client-new-questions = Запитання
client-new-ask-always = Запитувати всіх і завжди
    .text = Інакше нікого не питають про карту, якої він не має: стіл чекає мить і пасує за гравця, і ніхто цього не помічає.
client-new-hints = Підказки
    .text = Гравець, якого питають, може побачити найкращі відповіді та їхні шанси. Інші про це не дізнаються.
client-new-outside-bots = Можна стороннім ботам
    .text = Програми, які люди запускають на своїх комп’ютерах, можуть займати вільні місця. Вони позначені як боти.
client-new-time = Час
client-new-clock = Годинник
client-new-clock-none = Без годинника
    .text = Кожен думає стільки, скільки треба.
client-new-clock-live = Наживо
    .text = Кілька секунд на кожне рішення і запас на всю партію.
client-new-clock-slow = По днях
    .text = Кілька годин на кожне рішення: зазирайте, коли зручно.
client-new-live-only = З такими налаштуваннями грають наживо, а не листуванням.
client-new-seconds = Секунд на рішення
client-new-reserve = Секунд у запасі
client-new-hours = Годин на рішення
client-new-timeout = Коли час вийшов
client-new-timeout-bot = Грає бот
    .text = Коли час вийде, за гравця грає бот, доки той не повернеться.
client-new-timeout-default = Типовий хід
    .text = Коли час вийде, робиться хід, який правила призначають типовим.
client-new-pace = Темп ботів
client-pace-short = Темп
client-new-pace-instant = Миттєво
    .text = Боти відповідають одразу.
client-new-pace-quick = Швидко
    .text = Боти трохи замислюються, щоб ви встигали стежити.
client-new-pace-relaxed = Без поспіху
    .text = Боти не поспішають, як і люди.
client-new-then-start = Усі на місці: можна починати одразу.
client-new-then-wait =
    { $n ->
        [one] { $n } місце чекає на друга: ви отримаєте посилання.
        [few] { $n } місця чекають на друзів: ви отримаєте посилання.
       *[many] { $n } місць чекають на друзів: ви отримаєте посилання.
    }
client-option-drawn = за жеребом
client-yes = так
client-no = ні
client-seat-number = Місце { $n }
client-seat-for = Хто сидить на місці { $n }
client-seat-person = Друг
client-seat-bot = Бот: { $level }
client-you-sit = Ви
client-save = Зберегти

## До початку

client-lobby-free =
    { $n ->
        [one] Вільне { $n } місце.
        [few] Вільні { $n } місця.
       *[many] Вільно { $n } місць.
    }
client-lobby-held =
    { $n ->
        [one] { $n } місце залишено для того, хто ще не прийшов.
        [few] { $n } місця залишено для тих, хто ще не прийшов.
       *[many] { $n } місць залишено для тих, хто ще не прийшов.
    }
client-lobby-ready = Усі на місці.
client-lobby-host-starts = Усі на місці. Гру починає господар столу.
client-lobby-dealing = Тасуємо й роздаємо…
client-lobby-start = Почати гру
client-lobby-start-hint = Гра почнеться, коли не лишиться вільних місць. Посадіть на них ботів або зачекайте на друзів.
client-lobby-fill =
    { $n ->
        [one] Посадити бота на вільне місце
        [few] Посадити ботів на { $n } вільні місця
       *[many] Посадити ботів на { $n } вільних місць
    }
client-lobby-settings = У що граємо
client-invited = { $host } запрошує вас зіграти в { $game }
client-invited-open = Стіл: { $game }
client-invited-here = За столом
client-invited-time = Скільки триває
client-invited-nobody = поки нікого
client-invited-sit = Сісти за стіл
client-invited-full = Усі місця зайнято.
client-invited-full-watch = Усі місця зайнято. Коли гра почнеться, її можна буде дивитися тут.
client-lobby-watched = За грою можна спостерігати.
client-lobby-unwatched = Спостерігати не можна.
client-invite = Запросити
client-invite-public = Сісти можна й із загального списку.
client-invite-watch = За цим посиланням можна повернутися на своє місце або подивитися гру, якщо стіл це дозволяє.
client-sat-down = За стіл сів гравець { $name }.
client-got-up = З-за столу встав гравець { $name }.
client-leave-seat = Встати й піти
client-remove = Видалити
client-remove-who = Видалити гравця { $name }
client-remove-title = Видалити гравця { $name } з-за столу?
client-remove-text = Місце звільниться. Гравець { $name } дізнається про це й не зможе повернутися за цей стіл, доки ви не дозволите.
client-removed = Видалені гравці
client-let-back = Пустити назад
client-let-back-who = Пустити назад гравця { $name }
client-cancel = Скасувати

## Місця

client-seat-free = вільне місце
client-seat-held = місце залишено
client-seat-host = господар столу
client-seat-turn = ходить
client-seat-choosing = вибирає
client-seat-target = можна вибрати
client-seat-chosen = вибрано
client-seat-away = грає бот
client-seat-gone = не на зв’язку
client-seat-out = поза грою
client-seat-is-bot = бот
client-seat-outside = Сторонній бот
client-outside-named = { $name } (бот)

## Рядок із запитанням

client-prompt = Що відбувається
client-prompt-you = Ваш хід
client-prompt-others = Чекаємо
client-prompt-now = Щойно
client-prompt-playing = Дивіться, що коїться…
client-prompt-watch-again = Подивіться ще раз…
client-prompt-again = Ще раз
client-prompt-paused = Пауза
client-prompt-over = Кінець
client-prompt-away = Вас немає
client-prompt-won =
    { $seats_n ->
        [one] Перемагає { $seats }.
       *[other] Перемогу ділять { $seats }.
    }
client-prompt-also = ви й { $seats }
client-prompt-lost = Зв’язок втрачено
client-prompt-lost-ask = Підключаємося знову…
client-prompt-lost-note = Нічого не втрачено: усі зроблені ходи збережено.
client-prompt-passed = Тут вам нема чого обирати. За мить гра піде далі.
client-prompt-standing = За вас відповіли, як ви й вказали.
client-prompt-sealed = Вашу відповідь запечатано.
client-prompt-answered = Вашу відповідь прийнято. За мить її побачать усі.
client-unseal = Забрати відповідь
client-hint = Підказка
client-hint-thinking = Думаю, це до 2 секунд…
client-hint-failed = Цього разу без підказки.
client-hint-worlds = Світ — це один із розкладів, можливих за того, що ви знаєте: приховані карти й випадок у кожному свої. Вашу підказку більше ніхто не бачить.
client-ask-always = Питати мене про це, навіть коли вибору немає
client-sending = Надсилаємо вашу відповідь…
client-skip-show = Пропустити
client-clock = Залишилося часу
client-clock-together = на всіх
client-clock-days = { $days } д { $hours } год
client-clock-hours = { $hours } год { $minutes } хв
client-why = Чому?
client-why-not = Зараз не можна.
client-thing-seat = { $seat }
client-thing-bot = Тут грає бот.
client-thing-see = Подивитися

## Навколо столу

client-log = Що сталося
client-log-short = Журнал
client-log-lines = Події, нові зверху
client-log-empty = Тут з’явиться перший рядок.
client-log-more = Показати раніші
client-log-fold = Згорнути журнал
client-log-whole = увесь журнал
client-chat = Чат
client-chat-lines = Повідомлення
client-chat-say = Скажіть щось
client-chat-send = Сказати
client-chat-empty = Привітайтеся.
client-chat-fold = Згорнути чат
client-hush = Ані слова!
client-hush-quiet = Промовчати
client-hush-speak = Усе одно сказати
client-chat-unread =
    { $n ->
        [one] { $n } нове повідомлення
        [few] { $n } нові повідомлення
       *[many] { $n } нових повідомлень
    }
client-choices = Усі варіанти
client-choices-none = Зараз вас ні про що не запитують.
client-tabs = Частини столу
client-tab-table = Стіл
client-table-going = Ідемо до столу…
client-table-stopped = Цю партію не можна продовжити: сервер грає вже за новішими правилами.
client-table-stopped-note = Продовжити партію ще може старіший сервер, тому таємне нікому не показують. Господар столу може закінчити її назавжди: тоді запис зможуть завантажити всі, хто грав.
client-table-end = Закінчити назавжди
client-table-end-title = Закінчити цю партію назавжди?
client-table-end-text = Після цього її не зможе продовжити жоден сервер. Запис зможуть завантажити всі, хто грав, і в ньому видно все таємне.
client-table-end-note = Продовжити партію ще може старіший сервер, тому таємне нікому не показують. Якщо її вже ніхто не продовжить, закінчіть її назавжди: тоді запис зможуть завантажити всі, хто грав.
client-table-ended = Цю партію закінчили посередині. У записі є все, що в ній було.
client-watching =
    { $n ->
        [one] Дивиться { $n } глядач.
        [few] Дивляться { $n } глядачі.
       *[many] Дивляться { $n } глядачів.
    }
client-you-watch = Ви дивитеся
client-you-watch-note = Ви дивитеся гру: видно те, що відкрито всім.

## Проста дошка для ігор без власної

client-plain-table = На столі
client-plain-place = Ваше місце
client-plain-none = немає
client-plain-nobody = ніхто

## Показ того, що сталося

client-menu-show = Показ подій
client-pause = Пауза
client-pause-off = Далі
client-pause-over = Продовжуємо.
client-paused = Пауза. Усе, що сталося, на вас зачекає.
client-next-sentence = Далі
client-again-last = Показати минулий раунд ще раз
client-again-this = Показати цей раунд ще раз
client-again-none = Показувати ще раз поки нічого.
client-speed-now = Швидкість: { $speed }
client-sound-ask = Увімкнути звук?
client-sound-yes = Так
client-sound-no = Ні
client-sound-is-on = Звук увімкнено.
client-sound-is-off = Звук вимкнено.

## Список клавіш

client-keys = Клавіші
client-keys-text = Клавішею Tab і стрілками можна дійти до всього на столі. Enter вибирає.
client-keys-board = На цьому полі
client-keys-pause = Зупинити показ або продовжити
client-keys-next = До наступної фрази
client-keys-skip = Пропустити показ; закрити відкрите
client-keys-faster = Швидше
client-keys-slower = Повільніше
client-keys-again = Показати минулий раунд ще раз
client-keys-about = Що це? Про те, що зараз у фокусі
client-keys-choices = Усі варіанти
client-keys-hint = Підказка: найкращі відповіді, якщо стіл це дозволяє
client-keys-chat = Чат
client-keys-log = Що сталося: розгорнути або згорнути журнал; Enter на рядку відкриває його правило
client-keys-rules = Правила
client-keys-menu = Меню столу
client-keys-sound = Увімкнути або вимкнути звук
client-keys-list = Цей список

## Меню столу

client-menu = Стіл
client-menu-seat = Ваше місце
client-menu-hand-over = Треба відійти? Поки вас немає, за вас пограє бот. Місце лишиться вашим.
client-menu-away = За вас грає бот. Місце й далі ваше.
client-time-up-bot = Ваш час вийшов: за вас грає бот. Місце й далі ваше.
client-handed-over = Ви давно не відповідаєте, тому за вас грає бот. Місце й далі ваше.
client-time-up-chosen = Ваш час вийшов. За вас вибрано: { $choice }
client-bot-plays-for = За гравця { $name } тепер грає бот.
client-plays-again = Гравець { $name } знову за столом.
client-menu-absent = Когось немає
client-menu-still = Хтось не відповідає
client-menu-still-text =
    { $minutes ->
        [one] Якщо гравець не відповідає { $minutes } хвилину, за нього може пограти бот. Місце лишається за гравцем: повернути його можна одним натисканням.
        [few] Якщо гравець не відповідає { $minutes } хвилини, за нього може пограти бот. Місце лишається за гравцем: повернути його можна одним натисканням.
       *[many] Якщо гравець не відповідає { $minutes } хвилин, за нього може пограти бот. Місце лишається за гравцем: повернути його можна одним натисканням.
    }
client-menu-taste = Вигляд і звук
client-hand-over = Хай грає бот
client-hand-over-for = Хай за гравця { $name } грає бот
client-take-back = Повернутися за стіл
client-standing = Постійні відповіді
client-standing-text = Запитання, яких вам можна не ставити. Інші цього не помітять: відповідь прийде так, ніби ви натиснули самі.
client-standing-list =
    { $n ->
        [0] Жодну не ввімкнено
        [one] Увімкнено { $n }
       *[other] Увімкнено { $n }
    }
client-always = Питають завжди
client-always-text =
    { $n ->
        [1] Це запитання вам ставлять, навіть коли вибору немає: з вашого мовчання ніхто нічого не дізнається.
       *[other] Ці запитання вам ставлять, навіть коли вибору немає: з вашого мовчання ніхто нічого не дізнається.
    }
client-always-off = Питати, лише коли є вибір
client-leave = Вийти
client-leave-bot = Вийти, хай дограє бот

## Підсумки й повтори

client-results-you = Ви перемогли!
client-results-winner =
    { $n ->
        [one] Перемагає { $names }
       *[other] Перемогу ділять { $names }
    }
client-results-rank = { $n }.
client-results-lines = Очки гравця { $name }
client-results-total = Усього очок
client-results-table = Подивитися на стіл
client-rematch = Зіграти ще раз
client-rematch-join = Сісти за нову партію
client-rematch-watch = До нової партії
client-rematch-made = Решта грає ще раз.
client-replay-start = Стіл до першого вибору
client-replay-chose = { $seat }:
client-replay-taken-back = { $seat } забирає свою відповідь
client-replay-choice = Вибір { $n }
client-replay-choice-of = Вибір { $n } з { $of }
client-replay-controls = Повтор
client-replay-back = Крок назад
client-replay-forward = Крок уперед
client-replay-part-back = До попереднього раунду
client-replay-part-forward = До наступного раунду
client-replay-play = Дивитися
client-replay-pause = Пауза
client-replay-scrub = Вибір
client-replay-seat = Очима
client-replay-spectator = глядача
client-replay-only = Це повтор: вибирати тут нічого.

## Розбори

client-review = Розбір
client-review-about = Розбір показує шанси всіх гравців протягом партії, вирішальні моменти, найдорожчі помилки з кращим варіантом і те, скільки було удачі.
client-review-make = Розібрати партію
client-review-waiting = Спершу розбирається інша партія.
client-review-running = Партія розбирається.
client-review-background = Можна закрити це вікно: розбір триватиме. Його побачать усі, кому видно партію.
client-review-failed = Розбір не вдався.
client-review-curve = Шанси кожного на перемогу протягом партії
client-review-curve-sides = Шанси кожного на перемогу його сторони протягом партії
client-review-game = Партія { $n }
client-review-match =
    { $n ->
        [one] Матч з { $n } партії: шанси стосуються тієї партії, що триває, а удача й уміння — середнє за всіма партіями.
       *[other] Матч із { $n } партій: шанси стосуються тієї партії, що триває, а удача й уміння — середнє за всіма партіями.
    }
client-review-marks = Моменти розбору
client-review-mark-turn = Вибір { $n }: { $name } { $change }
client-review-mark-costly = Вибір { $n }, дорога помилка: { $name } { $change }
client-review-turns = Що вирішило партію
client-review-no-turns = Жоден момент не змінив багато.
client-review-by-choice = здебільшого рішенням
client-review-by-luck = здебільшого удачею
client-review-costly = Дорогі помилки
client-review-yours = Ваші найдорожчі помилки
client-review-no-costly = Дорогих помилок не знайдено.
client-review-better = Краще:
client-review-parts = Удача й уміння, у сотих частках перемоги
client-review-parts-about = Спочатку всі мають порівну зі 100 очок. Місце й роздача, рішення та удача у грі додають до них або віднімають, а наприкінці виходить підсумок: 100 за перемогу, 0 за поразку. Утрачене одним рішенням можна повернути іншим, тож числа бувають і більші за 100.
client-review-luck = Частка удачі в усьому, що змінювало шанси: { $share }.
client-review-choices = рішення
client-review-all-luck = удача
client-review-player = Гравець
client-review-result = Підсумок
client-review-even = Рівна частка
client-review-start = Місце й роздача
client-review-own = Свої рішення
client-review-others = Рішення інших
client-review-later = Удача в грі
client-review-note = Позиції багато разів дограно з новою удачею. Рішення судять за тим, що міг знати гравець, і порівнюють з тим, як відповів би простий бот. ± — одна стандартна похибка.

## Випадок

client-luck = Удача
client-luck-how = Як тут влаштовано удачу
client-luck-verify = Перевірити удачу
client-luck-working = Рахуємо…
client-luck-lobby = Сервер запечатав своє таємне зерно. Ось його відбиток. Ваш браузер додає свою частку випадку: запечатує її зараз, а відкриває, коли запечатано частки всіх гравців.
client-luck-text = Усі кидки й тасування йдуть з одного зерна. Спершу свою частину запечатав сервер. Потім браузер кожного гравця запечатав свою частку, і лише коли було запечатано всі, їх відкрили. Тож підібрати результат не міг ніхто, навіть господар сервера, який грає сам. Наприкінці відкривається все.
client-luck-text-before = Усі кидки й тасування йдуть з одного зерна. Свою частину сервер запечатав до роздачі, браузер кожного гравця додав свою, а наприкінці відкривається все. У цій партії частки гравців ще не запечатувалися: лишається вірити, що господар сервера нікому їх не показав.
client-luck-step-hashes = Зараз кожен браузер запечатує свою частку й надсилає лише її відбиток.
client-luck-step-shares = Усі частки запечатано. Тепер браузери їх відкривають.
client-luck-left-out = Частки вашого браузера немає в удачі цієї партії: вона запізнилася, або вас не було на зв’язку на початку. Замість неї взято типову частку.
client-luck-commitment = Печатка сервера (SHA-256 його таємниці)
client-luck-own = Частка, яку додав ваш браузер
client-luck-shares = Хто додав частку випадку
client-luck-share-own = власна частка
client-luck-share-default = типова частка (бот або гравця немає на зв’язку)
client-luck-share-awaited = ще чекаємо
client-luck-share-sealed = запечатано, ще не відкрито
client-luck-lost =
    { $n ->
        [one] Частку випадку не відкрито вчасно: { $names }. Стіл роздає наново.
       *[other] Частки випадку не відкрито вчасно: { $names }. Стіл роздає наново.
    }
client-luck-lost-deals = Роздачі, що не відбулися, і ті, хто не відкрив своєї частки
client-luck-later = Коли партія скінчиться, печатку зламають, і тут можна буде все перевірити.
client-luck-good = Усе сходиться: удача була чесною.
client-luck-bad = Щось не сходиться.
client-luck-right = Правильно:
client-luck-wrong = Неправильно:
client-luck-check-commitment = відкрита таємниця має той самий відбиток { $value }, що його було оголошено.
client-luck-check-seen = цей самий відбиток ваш браузер записав, коли ви прийшли за стіл ({ $value }).
client-luck-check-hashes =
    { $n ->
        [one] у { $n } частки гравців той відбиток, з яким її було запечатано.
       *[other] у { $n } часток гравців ті відбитки, з якими їх було запечатано.
    }
client-luck-check-listed = список цих відбитків той самий, що його ваш браузер бачив, перш ніж відкрити свою частку.
client-luck-check-own-share = частка, яку додав ваш браузер ({ $value }), увійшла в зерно.
client-luck-check-default-shares =
    { $n ->
        [one] { $n } типову частку отримано так, як велять правила.
        [few] { $n } типові частки отримано так, як велять правила.
       *[many] { $n } типових часток отримано так, як велять правила.
    }
client-luck-check-seed =
    { $n ->
        [one] зерно { $value } випливає з таємниці та { $n } частки.
       *[other] зерно { $value } випливає з таємниці та всіх { $n } часток.
    }
client-luck-check-dice =
    { $n ->
        [one] { $n } кубик, який ви бачили, випливає із зерна.
        [few] усі { $n } кубики, які ви бачили, випливають із зерна.
       *[many] усі { $n } кубиків, які ви бачили, випливають із зерна.
    }
client-luck-check-lost =
    { $n ->
        [one] { $n } роздача перед цією не відбулася, і в записі сказано, хто не відкрив своєї частки.
        [few] { $n } роздачі перед цією не відбулися, і в записі сказано, хто не відкрив своєї частки.
       *[many] { $n } роздач перед цією не відбулося, і в записі сказано, хто не відкрив своєї частки.
    }
client-luck-alone = У цій партії жоден браузер не додав своєї частки, тож таємницю сервера лишається прийняти на віру.
client-luck-rest = Запис партії, перевірений командою «posse verify», доводить ще й кожен вибір та підсумок.
client-luck-more = Докладніше про удачу

## Правила

client-rule = Правило
client-rule-open = Правило { $rule }
client-rule-copy = Скопіювати посилання на правило { $rule }
client-rule-more = Докладніше
client-rule-in-book = Відкрити в правилах
client-rules-contents = Зміст
client-rules-search = Пошук у правилах
client-rules-found =
    { $n ->
        [0] Нічого не знайдено
        [one] Знайдено { $n } правило
        [few] Знайдено { $n } правила
       *[many] Знайдено { $n } правил
    }
client-rules-none = Правила з усіма цими словами немає.

## Налаштування

client-settings-text = Для цього браузера. Усе діє одразу.
client-settings-language = Мова
client-settings-text-size = Розмір тексту
    .text = Додається до розміру, заданого в браузері.
client-settings-text-normal = Звичайний
client-settings-text-large = Великий
client-settings-text-larger = Ще більший
client-settings-motion = Рух
    .text = Без руху ніщо не літає й не котиться, але все, що сталося, стоїть у журналі.
client-settings-motion-system = Як у системі
client-settings-motion-full = Увімкнено
client-settings-motion-none = Вимкнено
client-settings-motion-on = Рух
client-settings-speed = Швидкість
    .text = Як довго показується те, що сталося. Кожна фраза лишається на екрані, доки її не прочитати.
client-settings-speed-slow = Повільно
client-settings-speed-normal = Звичайно
client-settings-speed-fast = Швидко
client-settings-theme = Світло
client-settings-theme-day = День
client-settings-theme-night = Ніч
client-settings-theme-system = Як у системі
client-settings-sound = Звук
    .text = Кості, монети й дзвіночок, коли ваш хід.
client-settings-sound-on = Звуки
client-settings-bots = Ваші боти
    .text = Ваша програма може грати за столами, де дозволено сторонніх ботів. Її впізнають за токеном: нікому його не показуйте й відкличте, якщо він більше не потрібен або потрапив у чужі руки.
client-bot-name = Ім’я бота
client-bot-make = Створити токен
client-bot-made = Токен бота { $name }. Скопіюйте його зараз: він показується лише один раз.
client-bot-revoke = Відкликати
client-bot-revoke-who = Відкликати токен бота { $name }
client-bot-revoked = Токен бота { $name } більше не діє.

## Про проєкт

client-about = Про Posse
client-about-text = Чотири настільні гри про Дикий Захід під одним дахом: відкритий код, для браузера, термінала й ботів.
client-about-luck = Як перевірити удачу
    .text = Кожне тасування і кожен кидок ідуть з одного зерна. До роздачі сервер оголошує SHA-256 своєї таємниці, браузер кожного гравця надсилає хеш 32 випадкових байтів, а самі байти — лише коли надійшли хеші всіх; зерно — хеш усього цього разом. Коли партію завершено, відкривається все. Кнопка «Перевірити удачу» на екрані підсумків перераховує це у вашому браузері. Щоб перевірити й кожен вибір, збережіть запис і виконайте:
client-about-host = Власний сервер
    .text = Posse — це один пакет на Python. Ця команда запускає його на ноутбуці й пускає всіх у тій самій домашній мережі; без двох останніх слів увійти можна лише з цього комп’ютера:
client-about-bots = Боти
    .text = Бот бачить рівно те, що побачив би гравець на його місці. Відповідає він на ті самі запитання й тими самими варіантами, що й ви.
client-about-credits = Дякуємо
client-about-icons = Значки — Lorc, Delapouite та інші, із сайту
client-about-fonts = Шрифти, за ліцензією
client-about-made-with = Клієнт зроблено на Svelte, тексти — на Project Fluent.
client-about-names = Назви й товарні знаки
    .text = BANG!, Colt Express, Dice Town і Carson City — назви, що належать їхнім власникам. Posse з ними не пов’язаний. Усі малюнки й тексти тут наші власні, правила переказано своїми словами. Сподобалася гра — купіть коробку.

## Переходи й негаразди

client-skip = До вмісту
client-skip-question = До запитання
client-nav = Розділи
client-nav-rules = Правила
client-nav-games = Партії
client-nav-settings = Налаштування
client-home = На головну
client-close = Закрити
client-loading = Завантажуємо…
client-try-again = Спробувати ще раз
client-toast = Повідомлення
client-lost = За цією адресою нічого немає. Мабуть, вітром здуло.
client-fault-offline = Сервер недоступний. Пробуємо знову…
client-fault-unknown = Тут щось пішло не так. Може допомогти оновлення сторінки.
client-fault-closed = Цей стіл закрито.
