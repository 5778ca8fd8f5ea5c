### «Дайс-Таун»: что происходит, о чём спрашивают, чего нельзя.
###
### Какие есть переменные, сказано в posse/words.py. { $count_nuggets } — число, сосчитанное словами
### dice-town-counted-nuggets; { $goods } — список всего сосчитанного в сообщении. Имена игроков не склоняются,
### поэтому в косвенных падежах перед ними стоит слово «игрок»; время настоящее, чтобы не выдавать пол.

## Сосчитанное, как дополнение при глаголе

dice-town-counted-dollars = ${ $n }
dice-town-counted-nuggets = { dice-town-nuggets.acc }
dice-town-counted-dice = { dice-town-dice.acc }
dice-town-counted-property = { dice-town-property-cards.acc }
dice-town-counted-store = { dice-town-store-cards.acc }
dice-town-counted-points = { dice-town-points.acc }
dice-town-counted-cards =
    { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }

## Настройки игры

dice-town-setting-first_sheriff = Первый шериф
    .text = Место, которое начинает игру со значком шерифа. Если оно не названо, его выбирает жребий.

## Виды карт и причины конца игры

dice-town-kind-property = Карта собственности
    .acc = карту собственности
dice-town-kind-store = Карта магазина
    .acc = карту магазина
dice-town-end-mine = Золотой рудник пуст
dice-town-end-property = Все карты собственности разобраны

## События: начало и броски

dice-town-event-game-started = Игра начинается. Значок шерифа носит { $sheriff }; в ратуше лежит собственность на { $row_points } ПО.
dice-town-event-round-started = Начинается раунд { $round }.
dice-town-event-thrown = { $seat } бросает { $count_dice }: { $faces_row }.
dice-town-event-thrown-hidden = { $seat } бросает { $count_dice } под чашку.
dice-town-event-last-throw = Последний бросок: { $seats }. Все кубики остаются, платить не нужно.
dice-town-event-kept =
    { $count ->
        [0] { $seat } не оставляет ни одного кубика.
       *[other] { $seat } оставляет { $count_dice }: { $faces_row }.
    }
dice-town-event-declared =
    { $cards_n ->
        [one] { $seat } заявляет карту «{ $cards }».
       *[other] { $seat } заявляет карты: { $cards }.
    }
dice-town-event-paid = { $seat } платит ${ $dollars } в дилижанс.
dice-town-event-combined = { $seat } собирает комбинацию «{ $hand }»: { $faces_row }.

## События: карты магазина

dice-town-event-card-played =
    { $victim_n ->
        [0] { $seat } играет карту «{ $card }».
       *[other] { $seat } играет карту «{ $card }» против игрока { $victim }.
    }
dice-town-event-cancelled = { $by } отменяет карту «{ $card }» игрока { $seat }.
dice-town-event-fee-waived = { $seat } ничего не платит за этот бросок.
dice-town-event-keep-reduced = { $seat } не может заплатить за все кубики и оставляет только { $count_dice }: { $faces_row }.
dice-town-event-cheating = { $seat } хочет повернуть кубик с { $old } на { $new }.
dice-town-event-die-changed = { $seat } поворачивает кубик с { $old } на { $new }.
dice-town-event-cheater-left = { $seat } не трогает кубики; карта «{ dice-town-card-professional-cheater }» уходит в сброс.

## События: победы, ничьи и шериф

dice-town-event-unclaimed = Никто не выигрывает { $place_won }.
dice-town-event-nothing-there = Брать { $place_at } нечего.
dice-town-event-won = { $seat } выигрывает { $place_won }.
dice-town-event-dispute = Ничья { $place_at }: { $seats }. Решает шериф — { $sheriff }.
dice-town-event-offered =
    { $cards_n ->
        [0] { $seat } предлагает шерифу { $goods } за победу игрока { $for }.
       *[other] { $seat } предлагает шерифу { $goods } за победу игрока { $for }. Карты: { $cards_row }.
    }
dice-town-event-offered-hidden = { $seat } предлагает шерифу { $goods } за победу игрока { $for }.
dice-town-event-ruled = Шериф { $sheriff } решает спор { $place_at }: побеждает { $seat }.
dice-town-event-bribe-paid = { $seat } отдаёт шерифу { $goods }.

## События: здания

dice-town-event-nuggets-taken = { $seat } берёт { $count_nuggets }.
dice-town-event-bank-robbed = { $seat } грабит банк и забирает ${ $dollars }.
dice-town-event-split-paid = { $seat } делится добычей: { $to } получает ${ $dollars }.
dice-town-event-stagecoach-moved = Дилижанс привозит в банк ${ $dollars }.
dice-town-event-store-drawn = { $seat } берёт { $count_store }: { $cards_row }.
dice-town-event-store-drawn-hidden = { $seat } берёт { $count_store }.
dice-town-event-store-shuffled =
    { $count ->
        [one] Сброс магазина становится новой колодой: в ней { $count } карта.
        [few] Сброс магазина перемешан: в новой колоде { $count } карты.
       *[many] Сброс магазина перемешан: в новой колоде { $count } карт.
    }
dice-town-event-store-kept =
    { $discarded ->
        [0] { $seat } оставляет карту «{ $card }».
       *[other] { $seat } оставляет карту «{ $card }» и сбрасывает { $discarded_cards }.
    }
dice-town-event-store-kept-hidden =
    { $discarded ->
        [0] { $seat } оставляет карту магазина.
       *[other] { $seat } оставляет одну карту магазина и сбрасывает { $discarded_cards }.
    }
dice-town-event-joe-shown = { $seat } показывает карту «{ dice-town-card-nervous-joe }» и выбирает, кто заплатит.
dice-town-event-joe-paid = { $victim } платит ${ $dollars } игроку { $seat }.
dice-town-event-joe-idle = { $seat } показывает карту «{ dice-town-card-nervous-joe }», но у остальных нет ни доллара.
dice-town-event-saloon-drawn = { $seat } тянет { $goods } с руки игрока { $victim }: { $cards_row }.
dice-town-event-saloon-drawn-hidden = { $seat } тянет { $goods } с руки игрока { $victim }.
dice-town-event-stolen = { $seat } крадёт карту «{ $card }» у игрока { $victim }.
dice-town-event-stolen-hidden = { $seat } крадёт { $kind_acc } у игрока { $victim }.
dice-town-event-badge-moved = { $seat } забирает значок шерифа у игрока { $old }.
dice-town-event-badge-kept = { $seat } остаётся шерифом.
dice-town-event-property-taken =
    { $count ->
        [0] { $seat } не находит ни одной карты собственности.
       *[other] { $seat } берёт { $count_property } ({ $cards_points } ПО).
    }
dice-town-event-property-drawn = { $seat } берёт ещё и верхнюю карту колоды собственности: { $card_points } ПО.
dice-town-event-property-drawn-hidden = { $seat } берёт ещё и верхнюю карту колоды собственности, не показывая её.
dice-town-event-row-filled =
    { $count ->
        [one] Новая карта собственности в ратуше: { $cards_points } ПО.
       *[other] Новые карты собственности в ратуше: { $cards_points } ПО.
    }

## События: Доктор Невезение

dice-town-event-elixir-drunk = { $seat } пьёт эликсир и может пойти к { dice-town-place-doc-badluck.dat }.
dice-town-event-doc-order = Шериф { $sheriff } устанавливает очередь к { dice-town-place-doc-badluck.dat }: { $seats_row }.
dice-town-event-doc-declined = { $seat } отказывается от лекарств { dice-town-place-doc-badluck.gen }.
dice-town-event-doc-helpless = { dice-town-place-doc-badluck } ничем не может помочь игроку { $seat }.
dice-town-event-fenced = { $seat } огораживает { $count_property } ({ $cards_points } ПО).
dice-town-event-doc-card = { $seat } получает от { dice-town-place-doc-badluck.gen } карту «{ $card }».
dice-town-event-doc-card-hidden = { $seat } получает от { dice-town-place-doc-badluck.gen } карту магазина.
dice-town-event-small-theft = { $seat } крадёт ${ $dollars } у игрока { $victim }.
dice-town-event-big-theft = { $seat } крадёт самородок у игрока { $victim }.

## События: конец

dice-town-event-round-ended = Раунд { $round } окончен.
dice-town-event-game-ended = { $why }: игра окончена.
dice-town-event-hand-shown =
    { $count ->
        [0] На руке у игрока { $seat } карт нет.
       *[other] { $seat } показывает руку: { $cards_row }.
    }
dice-town-event-scored = { $seat } набирает { $points_points }.
dice-town-event-tie-named = Шериф { $sheriff } решает ничью: победу получает { $seat }.
dice-town-event-game-won = { $seat } побеждает и набирает { $points_points }!

## Строки итогового счёта

dice-town-score-nuggets = { dice-town-nuggets }
    .text = по 1 очку за самородок
dice-town-score-dollars = { dice-town-dollars }
    .text = 1 очко за каждые полные $2
dice-town-score-sheriff =
    { $n ->
        [0] без значка шерифа
       *[other] значок шерифа
    }
    .text = 5 очков тому, кто его носит
dice-town-score-equipment =
    { $n ->
        [one] { $n } карта экипировки
        [few] { $n } карты экипировки
       *[many] { $n } карт экипировки
    }
    .text = каждая приносит свою ценность
dice-town-score-property = { dice-town-property-cards }
    .text = каждая приносит свою ценность, на руке или огороженная

## Вопросы тому, кого спрашивают

dice-town-ask-commit-keep = Какие кубики вы оставляете?
    .text = Каждое здание достаётся тому, у кого больше всего его кубиков. Выбор тайный, пока не готовы все.
dice-town-ask-declare-cheaters = Последний бросок: заявляете ли вы карту «{ dice-town-card-professional-cheater }»?
    .text = Каждая такая карта поворачивает один ваш кубик на любую грань.
dice-town-ask-cheat = Какой кубик и на какую грань вы поворачиваете?
dice-town-ask-reduce-keep = Вашу карту «{ dice-town-card-the-brute }» отменили, и за все эти кубики вам не заплатить. Какие вы оставляете?
dice-town-ask-wanted = { $seat } играет карту «{ $card }». Отменяете ли вы её?
dice-town-ask-offer = Ничья { $place_at }. Предложите ли вы что-нибудь шерифу ({ $sheriff })?
    .text = Предложения вскрывают разом. Шериф получит те, что за победителя; остальные вернутся владельцам.
dice-town-ask-offer-dollars = Сколько долларов вы предлагаете?
dice-town-ask-offer-nuggets = Сколько самородков вы предлагаете?
dice-town-ask-offer-cards = Добавляете ли вы карту к предложению?
dice-town-ask-ruling = Ничья { $place_at }. Кому вы отдаёте победу?
    .text = Вам достанется всё, что предложено за выбранного. Решать можно как угодно.
dice-town-ask-dynamite = Золотой рудник ваш. Играете ли вы сначала карту «{ dice-town-card-dynamite }»?
dice-town-ask-even-split = Банк ограблен. Играете ли вы карту «{ dice-town-card-even-split }», чтобы получить половину?
dice-town-ask-unlimited-credit = Магазин ваш. Играете ли вы сначала карту «{ dice-town-card-unlimited-credit }»?
dice-town-ask-store-pick =
    { $visit ->
        [1]
            { $round ->
                [1] Первый раунд, первый визит из двух: какую из этих карт вы оставляете?
               *[other] { dice-town-card-unlimited-credit }, первый визит из двух: какую из этих карт вы оставляете?
            }
        [2]
            { $round ->
                [1] Первый раунд, второй визит из двух: какую из этих карт вы оставляете?
               *[other] { dice-town-card-unlimited-credit }, второй визит из двух: какую из этих карт вы оставляете?
            }
       *[0] Какую из этих карт вы оставляете?
    }
    .text =
        { $visit ->
            [0] Остальные уйдут в сброс.
           *[other]
                { $round ->
                    [1] В первом раунде магазин обслуживает победителя дважды. Остальные карты уйдут в сброс.
                   *[other] { dice-town-card-unlimited-credit }: магазин обслуживает вас дважды. Остальные карты уйдут в сброс.
                }
        }
dice-town-ask-joe-target = { dice-town-card-nervous-joe } на вашей стороне. Кто вам платит?
dice-town-ask-saloon-target = Кого вы грабите и какие карты тянете?
    .text = За каждую вашу Q вытянете карту и одну из них оставите себе.
dice-town-ask-saloon-pick = Какую из этих карт вы крадёте?
dice-town-ask-marshal = Значок вот-вот перейдёт к другому. Играете ли вы карту «{ dice-town-card-marshal }», чтобы помешать?
dice-town-ask-corruption = Играете ли вы карту «{ dice-town-card-corruption }» ради ещё одной карты собственности?
dice-town-ask-elixir = Играете ли вы карту «{ dice-town-card-doc-badlucks-elixir }», чтобы тоже попасть на приём?
dice-town-ask-doctor-order = Кто следующий к { dice-town-place-doc-badluck.dat }?
    .text = Порядок визитов назначает шериф.
dice-town-ask-doctor-remedy = Какое лекарство вы выбираете?
    .text = Для средства нужен хотя бы один кубик из тех, что на нём.
dice-town-ask-fence-pick = Какую карту собственности вы огораживаете?
    .text = Огороженную карту не украсть, а очки она приносит.
dice-town-ask-final-tie = Лучшие результаты равны. Кому вы отдаёте победу в игре?

## Что видят все, пока кого-то спрашивают

dice-town-waiting-commit-keep =
    { $seats_n ->
        [one] { $seats } выбирает кубики
       *[other] { $seats } выбирают кубики
    }
dice-town-waiting-declare-cheaters =
    { $seats_n ->
        [one] { $seats } смотрит на кубики последнего броска
       *[other] { $seats } смотрят на кубики последнего броска
    }
dice-town-waiting-cheat =
    { $seats_n ->
        [one] { $seats } собирается повернуть кубик
       *[other] { $seats } собираются повернуть кубик
    }
dice-town-waiting-reduce-keep =
    { $seats_n ->
        [one] { $seats } возвращает часть кубиков
       *[other] { $seats } возвращают часть кубиков
    }
dice-town-waiting-wanted =
    { $seats_n ->
        [one] { $seats } может отменить карту
       *[other] { $seats } могут отменить карту
    }
dice-town-waiting-offer =
    { $seats_n ->
        [one] { $seats } обдумывает предложение шерифу
       *[other] { $seats } обдумывают предложения шерифу
    }
dice-town-waiting-offer-dollars = { dice-town-waiting-offer }
dice-town-waiting-offer-nuggets = { dice-town-waiting-offer }
dice-town-waiting-offer-cards = { dice-town-waiting-offer }
dice-town-waiting-ruling =
    { $seats_n ->
        [one] { $seats } решает спор
       *[other] { $seats } решают спор
    }
dice-town-waiting-dynamite =
    { $seats_n ->
        [one] { $seats } может сыграть карту «{ dice-town-card-dynamite }»
       *[other] { $seats } могут сыграть карту «{ dice-town-card-dynamite }»
    }
dice-town-waiting-even-split =
    { $seats_n ->
        [one] { $seats } может сыграть карту «{ dice-town-card-even-split }»
       *[other] { $seats } могут сыграть карту «{ dice-town-card-even-split }»
    }
dice-town-waiting-unlimited-credit =
    { $seats_n ->
        [one] { $seats } может сыграть карту «{ dice-town-card-unlimited-credit }»
       *[other] { $seats } могут сыграть карту «{ dice-town-card-unlimited-credit }»
    }
dice-town-waiting-store-pick =
    { $seats_n ->
        [one] { $seats } выбирает карту магазина
       *[other] { $seats } выбирают карту магазина
    }
dice-town-waiting-joe-target =
    { $seats_n ->
        [one] { $seats } решает, кто заплатит
       *[other] { $seats } решают, кто заплатит
    }
dice-town-waiting-saloon-target =
    { $seats_n ->
        [one] { $seats } высматривает жертву в салуне
       *[other] { $seats } высматривают жертву в салуне
    }
dice-town-waiting-saloon-pick =
    { $seats_n ->
        [one] { $seats } выбирает, что украсть
       *[other] { $seats } выбирают, что украсть
    }
dice-town-waiting-marshal =
    { $seats_n ->
        [one] { $seats } может сыграть карту «{ dice-town-card-marshal }»
       *[other] { $seats } могут сыграть карту «{ dice-town-card-marshal }»
    }
dice-town-waiting-corruption =
    { $seats_n ->
        [one] { $seats } может сыграть карту «{ dice-town-card-corruption }»
       *[other] { $seats } могут сыграть карту «{ dice-town-card-corruption }»
    }
dice-town-waiting-elixir =
    { $seats_n ->
        [one] { $seats } может сыграть карту «{ dice-town-card-doc-badlucks-elixir }»
       *[other] { $seats } могут сыграть карту «{ dice-town-card-doc-badlucks-elixir }»
    }
dice-town-waiting-doctor-order =
    { $seats_n ->
        [one] { $seats } устанавливает очередь к { dice-town-place-doc-badluck.dat }
       *[other] { $seats } устанавливают очередь к { dice-town-place-doc-badluck.dat }
    }
dice-town-waiting-doctor-remedy =
    { $seats_n ->
        [one] { $seats } выбирает лекарство
       *[other] { $seats } выбирают лекарство
    }
dice-town-waiting-fence-pick =
    { $seats_n ->
        [one] { $seats } выбирает, что огородить
       *[other] { $seats } выбирают, что огородить
    }
dice-town-waiting-final-tie =
    { $seats_n ->
        [one] { $seats } называет победителя
       *[other] { $seats } называют победителя
    }

## Ответы, которые можно дать раз и навсегда

dice-town-standing-wanted = Пропускать все карты: не спрашивать об отмене
dice-town-standing-declare-cheaters = Не спрашивать о карте «{ dice-town-card-professional-cheater }» в последнем броске
dice-town-standing-offer = Ничего не предлагать, когда я не среди претендентов
dice-town-standing-dynamite = Не спрашивать о карте «{ dice-town-card-dynamite }»
dice-town-standing-even-split = Не спрашивать о карте «{ dice-town-card-even-split }»
dice-town-standing-unlimited-credit = Не спрашивать о карте «{ dice-town-card-unlimited-credit }»
dice-town-standing-marshal = Не спрашивать о карте «{ dice-town-card-marshal }»
dice-town-standing-corruption = Не спрашивать о карте «{ dice-town-card-corruption }»
dice-town-standing-elixir = Не спрашивать о карте «{ dice-town-card-doc-badlucks-elixir }»

## Ответы на выбор; .text — что делает карта или лекарство

dice-town-option-pass = Пасовать
dice-town-option-play = Сыграть карту «{ $card }»
    .text = { $card_text }
dice-town-option-keep =
    { $n ->
        [0] Не оставлять кубиков
       *[other] Оставить { $faces }
    }{ $cheaters ->
        [0] { "" }
        [one] { " " }и заявить карту «{ dice-town-card-professional-cheater }»
       *[other] { " " }и заявить { $cheaters } карты «{ dice-town-card-professional-cheater }»
    }{ $cost ->
        [0] { " " }(бесплатно)
       *[other] { " " }(${ $cost })
    }
dice-town-option-keep-brute =
    Оставить { $faces } с картой «{ dice-town-card-the-brute }»{ $cheaters ->
        [0] { "" }
        [one] { " " }и картой «{ dice-town-card-professional-cheater }»
       *[other] { " " }и { $cheaters } картами «{ dice-town-card-professional-cheater }»
    }{ $cost ->
        [0] { " " }(бесплатно)
       *[other] { " " }(${ $cost })
    }
dice-town-option-cheaters =
    { $n ->
        [0] Ничего не заявлять
        [one] Заявить карту «{ dice-town-card-professional-cheater }»
       *[other] Заявить { $n } карты «{ dice-town-card-professional-cheater }»
    }
dice-town-option-leave = Оставить кубики как есть
dice-town-option-turn = Повернуть { $old } на { $new }
dice-town-option-offer-nothing = Ничего не предлагать
dice-town-option-offer-own = Сделать предложение за себя
dice-town-option-offer-for = Сделать предложение за игрока { $seat }
dice-town-option-dollars = Предложить ${ $n }
dice-town-option-nuggets =
    { $n ->
        [0] Не предлагать самородков
       *[other] Предложить { $n_nuggets }
    }
dice-town-option-offer-cards = Добавить карту «{ $card }»
    .text = { $card_text }
dice-town-option-done = Больше ничего
dice-town-option-ruling = Отдать победу: { $seat }
dice-town-option-ruling-self = Отдать победу себе
dice-town-option-store-pick = Оставить карту «{ $card }»
    .text = { $card_text }
dice-town-option-joe-target = Платит { $seat }
dice-town-option-rob = Вытянуть у игрока { $seat } { $goods }
dice-town-option-saloon-pick = Украсть карту «{ $card }»
    .text = { $card_text }
dice-town-option-doctor-order = Дальше заходит { $seat }
dice-town-option-remedy = { $remedy }
    .text = { $remedy_text }
dice-town-option-decline = Спасибо, не надо
dice-town-option-fence-pick = Огородить карту «{ $card }»
dice-town-option-final-tie = В игре побеждает { $seat }

## Отказы

dice-town-refusal-not-rolled = Оставить можно только кубики этого броска.
dice-town-refusal-not-held = У вас нет карты «{ $card }».
dice-town-refusal-only-one = Карта «{ $card }» у вас только одна.
dice-town-refusal-cheater-no-die = Карте «{ dice-town-card-professional-cheater }» нужен кубик: оставьте хотя бы один.
dice-town-refusal-brute-none = Карту «{ dice-town-card-the-brute }» нельзя заявить, не оставляя кубиков.
dice-town-refusal-brute-one = Один кубик и так бесплатен: карта «{ dice-town-card-the-brute }» ничего не изменит.
dice-town-refusal-brute-last = В последнем броске карту «{ dice-town-card-the-brute }» заявить нельзя.
dice-town-refusal-cost = Это стоит ${ $cost }, а у вас ${ $dollars }.
dice-town-refusal-not-revealed = Оставить можно только кубики, которые вы только что вскрыли.
dice-town-refusal-reduce-none = Хотя бы один из этих кубиков надо оставить.
dice-town-refusal-other-throw = Повернуть можно только кубик, оставленный в этом броске.
dice-town-refusal-same-face = Кубик уже лежит этой гранью.
dice-town-refusal-die-kept = Этот кубик отложен, в этом раунде его больше не бросают.
dice-town-refusal-committed = Вы уже выбрали кубики в этом броске, и изменить выбор нельзя.
dice-town-refusal-answered = Вы уже ответили, и изменить ответ нельзя.
dice-town-refusal-all-kept = В последнем броске остаются все кубики: выбирать нечего.
dice-town-refusal-only-die = Долларов у вас нет, поэтому этот кубик остаётся: выбирать нечего.
dice-town-refusal-die-later = Свободные кубики перебросят, когда за этот бросок заплатят.
dice-town-refusal-card-time = Карту «{ $card }» сейчас сыграть нельзя. Её время: «{ $card_when }».
dice-town-refusal-property-not-played = Карты собственности не играют: они приносят очки в конце.
dice-town-refusal-equipment-not-played = Карты экипировки не играют: они приносят очки в конце.
dice-town-refusal-fenced = Огороженная карта остаётся на месте до конца игры.
dice-town-refusal-wanted-own = Отменить собственную карту нельзя.
dice-town-refusal-place = Сейчас вам { $place_at } делать нечего.
dice-town-refusal-place-asked = Вопрос сейчас как раз про { $place_won }: выберите один из ответов.
dice-town-refusal-stagecoach = Дилижанс никто не выигрывает: его доллары попадают в банк.
dice-town-refusal-won = В этом раунде вы уже что-то выиграли, а { dice-town-place-doc-badluck } принимает только тех, кто не выиграл ничего.
dice-town-refusal-offer-own = Вы — один из претендентов: предлагать можно только за себя.
dice-town-refusal-not-tied = { $seat } — не претендент в этом споре.
dice-town-refusal-too-much = Столько у вас нет: { $n }.
dice-town-refusal-offer-fenced = Огороженную собственность предлагать нельзя.
dice-town-refusal-offer-order = Карты добавляют к предложению по порядку, как на руке; эту вы уже пропустили.
dice-town-refusal-offer-steps = Предложение собирают по порядку: за кого, доллары, самородки, карты.
dice-town-refusal-offered-already = Карта «{ $card }» уже есть в вашем предложении.
dice-town-refusal-not-drawn = Среди взятых карт нет карты «{ $card }».
dice-town-refusal-opponent = Это должен быть кто-то из соперников.
dice-town-refusal-no-dollars = { $seat } не может заплатить: долларов нет.
dice-town-refusal-no-cards = У игрока { $seat } нет карт, которые можно украсть.
dice-town-refusal-split = Рука игрока { $seat } этого не позволяет: всего надо вытянуть { $n_cards }, и каждого вида не больше, чем там есть.
dice-town-refusal-girls-late = Карту «{ dice-town-card-the-girls }» можно сыграть только до того, как названа первая жертва.
dice-town-refusal-no-die = Для лекарства «{ $remedy }» у вас нет кубика.
dice-town-refusal-nothing-to-fence = У вас на руке нет карт собственности, огораживать нечего.
dice-town-refusal-useless = Лекарство «{ $remedy }» вам сейчас ничего не даст.
dice-town-refusal-placed = { $seat } уже стоит в очереди.
dice-town-refusal-no-visit = { $seat } не идёт к { dice-town-place-doc-badluck.dat }: в этом раунде уже была победа.
dice-town-refusal-fence-store = Огородить можно только карты собственности.

## Подсказки: что этот ответ приносит чаще других

dice-town-hint-gold =
    { $n ->
        [100] золото во всех мирах
        [one] золото в { $n } мире из 100
       *[other] золото в { $n } мирах из 100
    }
dice-town-hint-dollars = приносит к концу раунда примерно ${ $n }
dice-town-hint-property =
    { $n ->
        [100] собственность во всех мирах
        [one] собственность в { $n } мире из 100
       *[other] собственность в { $n } мирах из 100
    }
dice-town-hint-store =
    { $n ->
        [100] карта магазина во всех мирах
        [one] карта магазина в { $n } мире из 100
       *[other] карта магазина в { $n } мирах из 100
    }
dice-town-hint-theft =
    { $n ->
        [100] карта соперника достаётся вам во всех мирах
        [one] карта соперника достаётся вам в { $n } мире из 100
       *[other] карта соперника достаётся вам в { $n } мирах из 100
    }
dice-town-hint-sheriff =
    { $n ->
        [100] звезда шерифа к концу раунда во всех мирах
        [one] звезда шерифа к концу раунда в { $n } мире из 100
       *[other] звезда шерифа к концу раунда в { $n } мирах из 100
    }
dice-town-hint-points =
    { $n ->
        [one] приносит к концу раунда примерно { $n } очко
        [few] приносит к концу раунда примерно { $n } очка
       *[many] приносит к концу раунда примерно { $n } очков
    }
