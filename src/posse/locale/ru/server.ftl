### Что говорит сервер: посетителям в браузере и тому, кто его запускает.

## Как зовут ботов за столом

bot-name-etta = Этта
bot-name-silas = Сайлас
bot-name-cora = Кора
bot-name-amos = Эймос
bot-name-hattie = Хэтти
bot-name-boone = Бун
bot-name-lottie = Лотти
bot-name-ezra = Эзра

## Посетители

error-no-cookie = Этот браузер ещё не представился: обновите страницу и разрешите сайту файлы cookie.
error-bad-name = В имени от 1 до 24 видимых знаков, и среди них есть буква или цифра.
error-name-first = Сначала выберите имя.
error-origin = Запрос пришёл с чужой страницы и отклонён.

## Столы

error-not-found = Такого стола нет, или к нему нужно приглашение.
error-no-spectators = За этим столом нельзя наблюдать за игрой.
error-not-seated = У вас нет места за этим столом.
error-not-host = Это может сделать только хозяин стола.
error-not-yours = Это не ваше место.
error-table-full = Все места за этим столом заняты.
error-seat-taken = Это место занято.
error-seats-free = Ещё не все места заняты: подождите кого-нибудь или посадите бота.
error-has-started = Игра за этим столом уже началась.
error-not-running = За этим столом сейчас не играют.
error-not-over = Игра за этим столом ещё не закончена.
error-is-here = Этот игрок за столом: передать место боту может только он сам.
error-bot-plays = За вас играет бот. Сначала верните себе место.
error-share-given = Ваше место уже внесло свою долю случая.
error-share-late = Жребий брошен: добавить долю случая уже нельзя.

## Ограничения

error-too-big = Это слишком много данных.
error-too-fast = Помедленнее, пожалуйста: слишком много сразу.
error-too-many-tables = Столько столов сразу нельзя. Сначала доиграйте или покиньте один из них.
error-too-many-sockets = Открыто слишком много окон. Сначала закройте одно из них.

## Запросы

error-bad-message = Сервер не понял этот запрос: { $reason }.
error-bad-type = Сервер принимает только JSON.
error-method = Так это сделать нельзя.
error-server = На сервере что-то пошло не так. Там это записано.

## Запуск сервера

server-ready = Posse открыт по адресу { $address } (Ctrl-C закрывает его).
error-host = Нельзя принимать соединения на { $host }, порт { $port }: на этом компьютере нет такого адреса.
error-port-in-use = Порт { $port } на { $host } уже занят: закройте другую программу или выберите другой порт.
error-port-forbidden = Этому пользователю нельзя принимать соединения на порту { $port }: выберите порт больше 1023.
error-data-folder = В папку { $folder } нельзя записывать ({ $reason }), а там хранятся столы.
error-data-in-use = Папкой { $folder } уже пользуется другой сервер Posse.
error-database-url = «{ $url }» — не та база данных, которую знает Posse: подходят sqlite:///файл и postgresql://пользователь@узел/имя.
error-database-driver = Драйвер { $driver } для этой базы данных не установлен: pip install 'posse[postgres]'.
error-database = Базу данных { $url } не удаётся открыть: { $reason }.
error-database-newer = База данных создана более новой версией Posse, чем эта.

## Измерение сервера

server-load-tables = Столов
server-load-sockets = Соединений
server-load-choices = Решений
server-load-rate = Решений в секунду
server-load-asked = Заказано решений в секунду
server-load-middle = Половина решений дошла до последнего места за
server-load-late = 99 решений из 100 дошли до последнего места за
server-load-slowest = Самое медленное решение заняло
server-load-ms = { NUMBER($ms, maximumFractionDigits: 1) } мс
error-load = Измерение не удалось: { $reason }.
