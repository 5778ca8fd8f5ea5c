### Що каже сервер: відвідувачам у браузері та тому, хто його запускає.

## Як звуть ботів за столом

bot-name-etta = Етта
bot-name-silas = Сайлас
bot-name-cora = Кора
bot-name-amos = Еймос
bot-name-hattie = Гетті
bot-name-boone = Бун
bot-name-lottie = Лотті
bot-name-ezra = Езра

## Відвідувачі

error-no-cookie = Цей браузер ще не назвався: оновіть сторінку й дозвольте сайту файли cookie.
error-bad-name = В імені від 1 до 24 видимих знаків, і серед них є літера або цифра.
error-name-first = Спершу оберіть ім'я.
error-origin = Запит надійшов із чужої сторінки, тому його відхилено.

## Столи

error-not-found = Такого столу немає, або до нього потрібне запрошення.
error-no-spectators = За цим столом не можна спостерігати за грою.
error-not-seated = У вас немає місця за цим столом.
error-not-host = Це може зробити лише господар столу.
error-not-yours = Це не ваше місце.
error-table-full = Усі місця за цим столом зайняті.
error-seat-taken = Це місце зайняте.
error-seats-free = Ще не всі місця зайняті: зачекайте когось або посадіть бота.
error-has-started = Гра за цим столом уже почалася.
error-not-running = За цим столом зараз не грають.
error-not-over = Гру за цим столом ще не закінчено.
error-is-here = Цей гравець за столом: передати місце ботові може лише він сам.
error-bot-plays = За вас грає бот. Спершу поверніть собі місце.
error-share-given = Ваше місце вже внесло свою частку випадку.
error-share-late = Жереб кинуто: додати частку випадку вже не можна.

## Обмеження

error-too-big = Це забагато даних.
error-too-fast = Повільніше, будь ласка: забагато водночас.
error-too-many-tables = Стільки столів водночас не можна. Спершу дограйте або покиньте один із них.
error-too-many-sockets = Відкрито забагато вікон. Спершу закрийте одне з них.

## Запити

error-bad-message = Сервер не зрозумів цього запиту: { $reason }.
error-bad-type = Сервер приймає лише JSON.
error-method = Так цього зробити не можна.
error-server = На сервері щось пішло не так. Там це записано.

## Запуск сервера

server-ready = Posse відкрито за адресою { $address } (Ctrl-C закриває його).
error-host = Не можна приймати з'єднання на { $host }, порт { $port }: на цьому комп'ютері немає такої адреси.
error-port-in-use = Порт { $port } на { $host } уже зайнятий: закрийте іншу програму або оберіть інший порт.
error-port-forbidden = Цьому користувачеві не можна приймати з'єднання на порту { $port }: оберіть порт, більший за 1023.
error-data-folder = До теки { $folder } не можна записувати ({ $reason }), а там зберігаються столи.
error-data-in-use = Текою { $folder } вже користується інший сервер Posse.
error-database-url = «{ $url }» — не та база даних, яку знає Posse: підходять sqlite:///файл і postgresql://користувач@вузол/назва.
error-database-driver = Драйвер { $driver } для цієї бази даних не встановлено: pip install 'posse[postgres]'.
error-database = Базу даних { $url } не вдається відкрити: { $reason }.
error-database-newer = Базу даних створено новішою версією Posse, ніж ця.

## Вимірювання сервера

server-load-tables = Столів
server-load-sockets = З'єднань
server-load-choices = Рішень
server-load-rate = Рішень за секунду
server-load-asked = Замовлено рішень за секунду
server-load-middle = Половина рішень дійшла до останнього місця за
server-load-late = 99 рішень зі 100 дійшли до останнього місця за
server-load-slowest = Найповільніше рішення тривало
server-load-ms = { NUMBER($ms, maximumFractionDigits: 1) } мс
error-load = Вимірювання не вдалося: { $reason }.
