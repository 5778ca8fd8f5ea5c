### Colt Express: слова, которые нужны только доске в браузере. Коротко: это вывески и кнопки.

colt-express-board-you = Вы
colt-express-board-my-place = Ваше место
colt-express-board-others = Остальные игроки
colt-express-board-everybody = Все за столом
colt-express-board-boards = Планшеты всех бандитов
colt-express-board-train = Поезд
colt-express-board-train-walk = Места в поезде; стрелки ведут вдоль него
colt-express-board-nothing = пусто
colt-express-board-now-up = Выполняется: { $card }, { $bandit }, { $place }
colt-express-board-of = { $n } из { $of }
colt-express-board-dollars = ${ $n }

## Где мы

colt-express-board-round-of = Раунд { $n } из { $of }
colt-express-board-rounds = Раунды
colt-express-board-ticket-past = Раунд { $n }, сыгран
colt-express-board-ticket-now = Раунд { $n }, идёт сейчас
colt-express-board-ticket-to-come = Раунд { $n }, впереди
colt-express-board-setting-out = Отправление
colt-express-board-setting-out-text = Пять раундов до конечной. Победит самый богатый бандит.
colt-express-board-where-planning = план
colt-express-board-where-stealing = ограбление
colt-express-board-where-over = Игра окончена
colt-express-board-cry-stealing = Ограбление начинается!
colt-express-board-cry-over = Конечная!

## Карта раунда и рельсы

colt-express-board-plan = Карта раунда и план
colt-express-board-turns = Ходы этого раунда
colt-express-board-no-event = В конце раунда ничего не случится.
colt-express-board-neutral-left = Осталось нейтральных пуль: { $n } из { $of }
colt-express-board-slot-empty = { $who }: впереди
colt-express-board-slot-now = { $who }: выбирает сейчас
colt-express-board-slot-drew = { $who }: взяты карты
colt-express-board-slot-down = лицом вниз
colt-express-board-slot-acting = выполняется
colt-express-board-slot-done = выполнено
colt-express-board-slot-vain = впустую

## Планшеты

colt-express-board-first = первый игрок
colt-express-board-ribbon-first = первый
colt-express-board-next = следом
colt-express-board-no-bandit = Бандита ещё нет
colt-express-board-poster = Разыскивается
colt-express-board-no-loot = добычи нет
colt-express-board-loot-count = добыча: { $n }
colt-express-board-bullets-left = Осталось пуль: { $n } из { $of }
colt-express-board-hand-deck = на руке { $hand }, в колоде { $deck }
colt-express-board-took = попаданий: { $n }
colt-express-board-took-long = Получено пуль: { $n }

## Рука и колода

colt-express-board-hand =
    { $n ->
        [one] У вас на руке { $n } карта
        [few] У вас на руке { $n } карты
       *[many] У вас на руке { $n } карт
    }
colt-express-board-hand-empty = На руках нет карт.
colt-express-board-bullet = Пуля
colt-express-board-deck = Колода
colt-express-board-draw = Взять { $n }
colt-express-board-in-deck = в колоде { $n }
colt-express-board-discard = Сброшено: { $n }
colt-express-board-bullets-on-top = Пуль сверху: { $n }

## Выбор

colt-express-board-choices = Что можно выбрать
colt-express-board-picked = Выбрано, ещё не отправлено.
colt-express-board-put-back = Вернуть
colt-express-board-face-up = Лицом вверх
colt-express-board-face-down = Лицом вниз
colt-express-board-wanted = Разыскиваются бандиты
colt-express-board-taken-by = уже играет { $who }
colt-express-board-placement = Кто начинает в последнем вагоне
colt-express-board-placement-as = { $last } — в последнем вагоне, { $ahead } — на вагон впереди
colt-express-board-sealed = Выбор сделан. Его покажут, когда выберут все.
colt-express-board-pick = Карты вашей колоды
colt-express-board-picked-sealed = Вы получите эту карту, когда выберут все.
colt-express-board-keep =
    { $n ->
        [0] Ничего не оставлять
        [one] Оставить { $n } карту
        [few] Оставить { $n } карты
       *[many] Оставить { $n } карт
    }
colt-express-board-purse-no = № { $n }
colt-express-board-punch-steps = Удар в три шага
colt-express-board-step-punch = Кого
colt-express-board-step-punch-loot = Что теряет
colt-express-board-step-punch-way = Куда

colt-express-board-hint-character = Коснитесь плаката.
colt-express-board-hint-placement = Коснитесь одного из двух вариантов.
colt-express-board-hint-pick = Коснитесь нужной карты: её никто не увидит.
colt-express-board-hint-plan = Коснитесь карты или колоды. Цели выбирают потом.
colt-express-board-hint-bonus = Коснитесь карты другого бандита или идите дальше без неё.
colt-express-board-hint-expert-keep = Коснитесь всех карт, которые хотите оставить.
colt-express-board-hint-move = Коснитесь вагона или строки.
colt-express-board-hint-shoot = Коснитесь фигуры на поезде или строки.
colt-express-board-hint-rob = Коснитесь добычи на поезде или строки.
colt-express-board-hint-punch = Коснитесь фигуры на поезде или строки.
colt-express-board-hint-punch-loot = Коснитесь добычи на планшете или строки.
colt-express-board-hint-punch-keep = Сколько в кошельке, узнаете, только если оставите его себе.
colt-express-board-hint-punch-way = Коснитесь вагона или строки.
colt-express-board-hint-marshal = Коснитесь вагона или строки.
colt-express-board-hint-pickpocket = Коснитесь кошелька на поезде или не берите ничего.

## Пока действуют другие

colt-express-board-to-come = Ваши карты впереди
colt-express-board-none-to-come = Все ваши карты выполнены.
colt-express-board-kept = Оставлено на следующий раунд
colt-express-board-resting = Карты возвращаются в колоды.
colt-express-board-over = Поезд прибыл на конечную.

## Конец

colt-express-board-results-winner = { $who } уходит с добычей!
colt-express-board-results-winners = { $who } уходят с добычей!
colt-express-board-results-loot = Кто с чем ушёл
colt-express-board-results-left = Осталось в поезде:
colt-express-board-results-bounty = Награда за выстрелы
colt-express-board-results-fired =
    { $n ->
        [one] { $n } пуля в соперников
        [few] { $n } пули в соперников
       *[many] { $n } пуль в соперников
    }
colt-express-board-keys-cards = Выбрать карту с этим номером
colt-express-board-keys-draw = Взять карты и не играть
