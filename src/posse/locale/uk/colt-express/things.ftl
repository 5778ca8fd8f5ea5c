### «Колт Експрес»: що лежить на столі і які зараз справи. Це кажуть картки дошки в браузері та `?` у терміналі.
### У бандитів, карт, здобичі, ходів і карт раундів .text стоїть поруч із назвою.

colt-express-count-bullets = Кулі, що лишилися
    .text = Після кожного влучного пострілу одна з них іде в колоду того, у кого влучили. Хто до кінця гри випустить найбільше, отримає $1000.
colt-express-count-neutral = Нейтральні кулі
    .text = Їх роздають шериф і розлючені пасажири. Якщо на всіх відразу не вистачить, до кінця гри їх більше не дають.
colt-express-count-hits = Отримані кулі
    .text = Вони лежать у колоді гравця й приходять на руку як карти, але зіграти їх не можна. За однакових грошей перемагає той, у кого їх менше.
colt-express-count-cards = Рука й колода
    .text = У свій хід під час планування грають одну карту з руки або беруть три з колоди. Руку бачить лише сам гравець.
colt-express-deck = Ваша колода
    .text = Замість того щоб грати карту, можна взяти звідси три. Кулі, що влучили у вас, теж тут.
colt-express-discard = Скид
    .text = Лежить відкрито для всіх. Коли колода скінчиться, його тасують, і він стає новою колодою.
colt-express-slot-down = Карта долілиць
    .text = Знає її лише той, хто зіграв. Її відкриють, коли до неї дійде черга.
colt-express-slot-drew = Узято карти
    .text = Тут узяли три карти, а грати не стали, тож виконувати нічого.
colt-express-slot-empty = Місце в плані
    .text = Тут зіграють карту або візьмуть три. Після планування всі карти виконують у цьому порядку, зліва направо.
colt-express-first = Перший гравець
    .text = Починає кожен хід цього раунду. У наступному раунді першим буде гравець ліворуч.

## Які зараз справи

colt-express-now-spot =
    { $car ->
        [0] { $wagon } · { $level }
       *[other] Вагон { $car } · { $wagon } · { $level }
    }
colt-express-now-bandit = Грає { $seat }, зараз { colt-express-at }.
colt-express-now-free = За цього бандита поки ніхто не грає.
colt-express-now-bullets = Лишилося куль: { $n } з { $of }.
colt-express-now-loot = Здобич: { $goods }.
colt-express-now-no-loot = Здобичі немає.
colt-express-now-no-ability = За цим столом бандити не мають умінь.
colt-express-now-marshal = Зараз він { colt-express-at }.
colt-express-now-neutral = Лишилося нейтральних куль: { $n } з { $of }.
colt-express-now-bandits = Бандити тут: { $bandits }.
colt-express-now-marshal-here = Шериф тут.
colt-express-now-lying = Тут лежить: { $goods }.
colt-express-now-nobody = Тут нікого й нічого немає.
colt-express-now-value = Ви знаєте, скільки в ньому: ${ $n }.
colt-express-now-values = У ваших гаманцях: { $values_dollars }.
colt-express-now-on-board = { $bandit }: { $goods }.
colt-express-now-on-board-none = { $bandit }: здобичі немає.
colt-express-now-hits = { $seat }: куль отримано { $n }.
colt-express-now-hits-from = Чиї кулі: { $shooters }.
colt-express-now-cards = { $seat }: карт на руці { $hand }, у колоді { $deck }.
colt-express-now-on-top = Куль на верху колоди: { $n }.
colt-express-now-discard = У ньому: { $cards }.
colt-express-now-discard-empty = Він порожній.
colt-express-now-played = Карту грає { $seat }.
colt-express-now-turn = Хід гравця { $seat }.
colt-express-now-fired = Чия куля: { $bandit } ({ $seat }).
colt-express-now-turns = Ходи: { $turns_short }.
colt-express-now-no-event = Наприкінці цього раунду подій немає.
colt-express-now-events-off = За цим столом подій немає.
colt-express-now-first = У цьому раунді: { $seat }.
