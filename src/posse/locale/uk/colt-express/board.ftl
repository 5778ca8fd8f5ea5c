### Colt Express: слова, потрібні лише дошці у браузері. Коротко: це вивіски та кнопки.

colt-express-board-you = Ви
colt-express-board-my-place = Ваше місце
colt-express-board-others = Інші гравці
colt-express-board-everybody = Усі за столом
colt-express-board-boards = Планшети всіх бандитів
colt-express-board-train = Поїзд
colt-express-board-train-walk = Місця в поїзді; стрілки ведуть уздовж нього
colt-express-board-nothing = порожньо
colt-express-board-now-up = Виконується: { $card }, { $bandit }, { $place }
colt-express-board-of = { $n } з { $of }
colt-express-board-dollars = ${ $n }

## Де ми

colt-express-board-round-of = Раунд { $n } з { $of }
colt-express-board-rounds = Раунди
colt-express-board-ticket-past = Раунд { $n }, зіграно
colt-express-board-ticket-now = Раунд { $n }, триває
colt-express-board-ticket-to-come = Раунд { $n }, попереду
colt-express-board-setting-out = Відправлення
colt-express-board-setting-out-text = П’ять раундів до кінцевої. Переможе найбагатший бандит.
colt-express-board-where-planning = план
colt-express-board-where-stealing = пограбування
colt-express-board-where-over = Гру завершено
colt-express-board-cry-stealing = Пограбування починається!
colt-express-board-cry-over = Кінцева!

## Карта раунду й рейки

colt-express-board-plan = Карта раунду й план
colt-express-board-turns = Ходи цього раунду
colt-express-board-no-event = Наприкінці раунду нічого не станеться.
colt-express-board-neutral-left = Лишилося нейтральних куль: { $n } з { $of }
colt-express-board-slot-empty = { $who }: попереду
colt-express-board-slot-now = { $who }: вибирає зараз
colt-express-board-slot-drew = { $who }: узято карти
colt-express-board-slot-down = долілиць
colt-express-board-slot-acting = виконується
colt-express-board-slot-done = виконано
colt-express-board-slot-vain = намарно

## Планшети

colt-express-board-first = перший гравець
colt-express-board-ribbon-first = перший
colt-express-board-next = далі
colt-express-board-no-bandit = Бандита ще немає
colt-express-board-poster = Розшук
colt-express-board-no-loot = здобичі немає
colt-express-board-loot-count = здобич: { $n }
colt-express-board-bullets-left = Лишилося куль: { $n } з { $of }
colt-express-board-hand-deck = на руці { $hand }, у колоді { $deck }
colt-express-board-took = влучань: { $n }
colt-express-board-took-long = Отримано куль: { $n }

## Рука й колода

colt-express-board-hand =
    { $n ->
        [one] У вас на руці { $n } карта
        [few] У вас на руці { $n } карти
       *[many] У вас на руці { $n } карт
    }
colt-express-board-hand-empty = На руках немає карт.
colt-express-board-bullet = Куля
colt-express-board-deck = Колода
colt-express-board-draw = Узяти { $n }
colt-express-board-in-deck = у колоді { $n }
colt-express-board-discard = Скинуто: { $n }
colt-express-board-bullets-on-top = Куль зверху: { $n }

## Вибір

colt-express-board-choices = Що можна вибрати
colt-express-board-picked = Вибрано, ще не надіслано.
colt-express-board-put-back = Повернути
colt-express-board-face-up = Горілиць
colt-express-board-face-down = Долілиць
colt-express-board-wanted = Розшукуються бандити
colt-express-board-taken-by = уже грає { $who }
colt-express-board-placement = Хто починає в останньому вагоні
colt-express-board-placement-as = { $last } — в останньому вагоні, { $ahead } — на вагон попереду
colt-express-board-sealed = Вибір зроблено. Його покажуть, коли виберуть усі.
colt-express-board-pick = Карти вашої колоди
colt-express-board-picked-sealed = Ви отримаєте цю карту, коли виберуть усі.
colt-express-board-keep =
    { $n ->
        [0] Нічого не залишати
        [one] Залишити { $n } карту
        [few] Залишити { $n } карти
       *[many] Залишити { $n } карт
    }
colt-express-board-purse-no = № { $n }
colt-express-board-punch-steps = Удар у три кроки
colt-express-board-step-punch = Кого
colt-express-board-step-punch-loot = Що втрачає
colt-express-board-step-punch-way = Куди

colt-express-board-hint-character = Торкніться плаката.
colt-express-board-hint-placement = Торкніться одного з двох варіантів.
colt-express-board-hint-pick = Торкніться потрібної карти: її ніхто не побачить.
colt-express-board-hint-plan = Торкніться карти або колоди. Цілі вибирають потім.
colt-express-board-hint-bonus = Торкніться карти іншого бандита або йдіть далі без неї.
colt-express-board-hint-expert-keep = Торкніться всіх карт, які хочете залишити.
colt-express-board-hint-move = Торкніться вагона або рядка.
colt-express-board-hint-shoot = Торкніться постаті на поїзді або рядка.
colt-express-board-hint-rob = Торкніться здобичі на поїзді або рядка.
colt-express-board-hint-punch = Торкніться постаті на поїзді або рядка.
colt-express-board-hint-punch-loot = Торкніться здобичі на планшеті або рядка.
colt-express-board-hint-punch-keep = Скільки в гаманці, дізнаєтеся, лише якщо залишите його собі.
colt-express-board-hint-punch-way = Торкніться вагона або рядка.
colt-express-board-hint-marshal = Торкніться вагона або рядка.
colt-express-board-hint-pickpocket = Торкніться гаманця на поїзді або не беріть нічого.

## Поки діють інші

colt-express-board-to-come = Ваші карти попереду
colt-express-board-none-to-come = Усі ваші карти виконано.
colt-express-board-kept = Залишено на наступний раунд
colt-express-board-resting = Карти повертаються в колоди.
colt-express-board-over = Поїзд прибув на кінцеву.

## Кінець

colt-express-board-results-winner = { $who } утікає зі здобиччю!
colt-express-board-results-winners = { $who } утікають зі здобиччю!
colt-express-board-results-loot = Хто з чим утік
colt-express-board-results-left = Лишилося в поїзді:
colt-express-board-results-bounty = Винагорода за постріли
colt-express-board-results-fired =
    { $n ->
        [one] { $n } куля в суперників
        [few] { $n } кулі в суперників
       *[many] { $n } куль у суперників
    }
colt-express-board-keys-cards = Вибрати карту з цим номером
colt-express-board-keys-draw = Узяти карти й не грати
