### «Дайс-Таун»: що відбувається, про що питають, чого не можна.
###
### Які є змінні, сказано в posse/words.py. { $count_nuggets } — число, полічене словами
### dice-town-counted-nuggets; { $goods } — список усього поліченого в повідомленні. Імена гравців не відмінюються,
### тому в непрямих відмінках перед ними стоїть слово «гравець»; час теперішній, щоб не виказувати стать.

## Полічене, як додаток при дієслові

dice-town-counted-dollars = ${ $n }
dice-town-counted-nuggets = { dice-town-nuggets.acc }
dice-town-counted-dice = { dice-town-dice.acc }
dice-town-counted-property = { dice-town-property-cards.acc }
dice-town-counted-store = { dice-town-store-cards.acc }
dice-town-counted-points = { dice-town-points.acc }
dice-town-counted-cards =
    { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }

## Налаштування гри

dice-town-setting-first_sheriff = Перший шериф
    .text = Місце, яке починає гру зі значком шерифа. Якщо його не названо, вирішує жереб.

## Види карт і причини кінця гри

dice-town-kind-property = Карта власності
    .acc = карту власності
dice-town-kind-store = Карта крамниці
    .acc = карту крамниці
dice-town-end-mine = Золота копальня порожня
dice-town-end-property = Усі карти власності розібрано

## Події: початок і кидки

dice-town-event-game-started = Гра починається. Значок шерифа носить { $sheriff }; у ратуші лежить власність на { $row_points } ПО.
dice-town-event-round-started = Починається раунд { $round }.
dice-town-event-thrown = { $seat } кидає { $count_dice }: { $faces_row }.
dice-town-event-thrown-hidden = { $seat } кидає { $count_dice } під стаканчик.
dice-town-event-last-throw = Останній кидок: { $seats }. Усі кубики залишаються, платити не треба.
dice-town-event-kept =
    { $count ->
        [0] { $seat } не залишає жодного кубика.
       *[other] { $seat } залишає { $count_dice }: { $faces_row }.
    }
dice-town-event-declared =
    { $cards_n ->
        [one] { $seat } заявляє карту «{ $cards }».
       *[other] { $seat } заявляє карти: { $cards }.
    }
dice-town-event-paid = { $seat } платить ${ $dollars } у диліжанс.
dice-town-event-combined = { $seat } збирає комбінацію «{ $hand }»: { $faces_row }.

## Події: карти крамниці

dice-town-event-card-played =
    { $victim_n ->
        [0] { $seat } грає карту «{ $card }».
       *[other] { $seat } грає карту «{ $card }» проти гравця { $victim }.
    }
dice-town-event-cancelled = { $by } скасовує карту «{ $card }» гравця { $seat }.
dice-town-event-fee-waived = { $seat } нічого не платить за цей кидок.
dice-town-event-keep-reduced = { $seat } не може заплатити за всі кубики й залишає тільки { $count_dice }: { $faces_row }.
dice-town-event-cheating = { $seat } хоче перевернути кубик із { $old } на { $new }.
dice-town-event-die-changed = { $seat } перевертає кубик із { $old } на { $new }.
dice-town-event-cheater-left = { $seat } не чіпає кубиків; карта «{ dice-town-card-professional-cheater }» йде у скид.

## Події: перемоги, нічиї та шериф

dice-town-event-unclaimed = Ніхто не виграє { $place_won }.
dice-town-event-nothing-there = Брати { $place_at } нічого.
dice-town-event-won = { $seat } виграє { $place_won }.
dice-town-event-dispute = Нічия { $place_at }: { $seats }. Вирішує шериф — { $sheriff }.
dice-town-event-offered =
    { $cards_n ->
        [0] { $seat } пропонує шерифові { $goods } за перемогу гравця { $for }.
       *[other] { $seat } пропонує шерифові { $goods } за перемогу гравця { $for }. Карти: { $cards_row }.
    }
dice-town-event-offered-hidden = { $seat } пропонує шерифові { $goods } за перемогу гравця { $for }.
dice-town-event-ruled = Шериф { $sheriff } вирішує суперечку { $place_at }: перемагає { $seat }.
dice-town-event-bribe-paid = { $seat } віддає шерифові { $goods }.

## Події: будівлі

dice-town-event-nuggets-taken = { $seat } бере { $count_nuggets }.
dice-town-event-bank-robbed = { $seat } грабує банк і забирає ${ $dollars }.
dice-town-event-split-paid = { $seat } ділиться здобиччю: { $to } отримує ${ $dollars }.
dice-town-event-stagecoach-moved = Диліжанс привозить до банку ${ $dollars }.
dice-town-event-store-drawn = { $seat } бере { $count_store }: { $cards_row }.
dice-town-event-store-drawn-hidden = { $seat } бере { $count_store }.
dice-town-event-store-shuffled =
    { $count ->
        [one] Скид крамниці стає новою колодою: у ній { $count } карта.
        [few] Скид крамниці перемішано: у новій колоді { $count } карти.
       *[many] Скид крамниці перемішано: у новій колоді { $count } карт.
    }
dice-town-event-store-kept =
    { $discarded ->
        [0] { $seat } залишає карту «{ $card }».
       *[other] { $seat } залишає карту «{ $card }» і скидає { $discarded_cards }.
    }
dice-town-event-store-kept-hidden =
    { $discarded ->
        [0] { $seat } залишає карту крамниці.
       *[other] { $seat } залишає одну карту крамниці й скидає { $discarded_cards }.
    }
dice-town-event-joe-shown = { $seat } показує карту «{ dice-town-card-nervous-joe }» і вибирає, хто заплатить.
dice-town-event-joe-paid = { $victim } платить ${ $dollars } гравцеві { $seat }.
dice-town-event-joe-idle = { $seat } показує карту «{ dice-town-card-nervous-joe }», але в інших немає жодного долара.
dice-town-event-saloon-drawn = { $seat } тягне { $goods } з руки гравця { $victim }: { $cards_row }.
dice-town-event-saloon-drawn-hidden = { $seat } тягне { $goods } з руки гравця { $victim }.
dice-town-event-stolen = { $seat } краде карту «{ $card }» у гравця { $victim }.
dice-town-event-stolen-hidden = { $seat } краде { $kind_acc } у гравця { $victim }.
dice-town-event-badge-moved = { $seat } забирає значок шерифа в гравця { $old }.
dice-town-event-badge-kept = { $seat } залишається шерифом.
dice-town-event-property-taken =
    { $count ->
        [0] { $seat } не знаходить жодної карти власності.
       *[other] { $seat } бере { $count_property } ({ $cards_points } ПО).
    }
dice-town-event-property-drawn = { $seat } бере ще й верхню карту колоди власності: { $card_points } ПО.
dice-town-event-property-drawn-hidden = { $seat } бере ще й верхню карту колоди власності, не показуючи її.
dice-town-event-row-filled =
    { $count ->
        [one] Нова карта власності в ратуші: { $cards_points } ПО.
       *[other] Нові карти власності в ратуші: { $cards_points } ПО.
    }

## Події: Доктор Халепа

dice-town-event-elixir-drunk = { $seat } п’є еліксир і може піти до { dice-town-place-doc-badluck.gen }.
dice-town-event-doc-order = Шериф { $sheriff } встановлює чергу до { dice-town-place-doc-badluck.gen }: { $seats_row }.
dice-town-event-doc-declined = { $seat } відмовляється від засобів { dice-town-place-doc-badluck.gen }.
dice-town-event-doc-helpless = { dice-town-place-doc-badluck } нічим не може допомогти гравцеві { $seat }.
dice-town-event-fenced = { $seat } огороджує { $count_property } ({ $cards_points } ПО).
dice-town-event-doc-card = { $seat } отримує від { dice-town-place-doc-badluck.gen } карту «{ $card }».
dice-town-event-doc-card-hidden = { $seat } отримує від { dice-town-place-doc-badluck.gen } карту крамниці.
dice-town-event-small-theft = { $seat } краде ${ $dollars } у гравця { $victim }.
dice-town-event-big-theft = { $seat } краде самородок у гравця { $victim }.

## Події: кінець

dice-town-event-round-ended = Раунд { $round } закінчено.
dice-town-event-game-ended = { $why }: гру закінчено.
dice-town-event-hand-shown =
    { $count ->
        [0] На руці в гравця { $seat } карт немає.
       *[other] { $seat } показує руку: { $cards_row }.
    }
dice-town-event-scored = { $seat } набирає { $points_points }.
dice-town-event-tie-named = Шериф { $sheriff } вирішує нічию: перемогу отримує { $seat }.
dice-town-event-game-won = { $seat } перемагає й набирає { $points_points }!

## Рядки підсумкового рахунку

dice-town-score-nuggets = { dice-town-nuggets }
    .text = по 1 очку за самородок
dice-town-score-dollars = { dice-town-dollars }
    .text = 1 очко за кожні повні $2
dice-town-score-sheriff =
    { $n ->
        [0] без значка шерифа
       *[other] значок шерифа
    }
    .text = 5 очок тому, хто його носить
dice-town-score-equipment =
    { $n ->
        [one] { $n } карта спорядження
        [few] { $n } карти спорядження
       *[many] { $n } карт спорядження
    }
    .text = кожна дає свою вартість
dice-town-score-property = { dice-town-property-cards }
    .text = кожна дає свою вартість, на руці чи огороджена

## Запитання тому, кого питають

dice-town-ask-commit-keep = Які кубики ви залишаєте?
    .text = Кожна будівля дістається тому, хто має найбільше її кубиків. Вибір таємний, доки не готові всі.
dice-town-ask-declare-cheaters = Останній кидок: чи заявляєте ви карту «{ dice-town-card-professional-cheater }»?
    .text = Кожна така карта перевертає один ваш кубик на будь-яку грань.
dice-town-ask-cheat = Який кубик і на яку грань ви перевертаєте?
dice-town-ask-reduce-keep = Вашу карту «{ dice-town-card-the-brute }» скасовано, і за всі ці кубики вам не заплатити. Які ви залишаєте?
dice-town-ask-wanted = { $seat } грає карту «{ $card }». Чи скасовуєте ви її?
dice-town-ask-offer = Нічия { $place_at }. Чи запропонуєте ви щось шерифові ({ $sheriff })?
    .text = Пропозиції відкривають разом. Шериф отримає ті, що за переможця; решта повернеться власникам.
dice-town-ask-offer-dollars = Скільки доларів ви пропонуєте?
dice-town-ask-offer-nuggets = Скільки самородків ви пропонуєте?
dice-town-ask-offer-cards = Чи додаєте ви карту до пропозиції?
dice-town-ask-ruling = Нічия { $place_at }. Кому ви віддаєте перемогу?
    .text = Вам дістанеться все, що запропоновано за вибраного. Вирішувати можна як завгодно.
dice-town-ask-dynamite = Золота копальня ваша. Чи граєте ви спершу карту «{ dice-town-card-dynamite }»?
dice-town-ask-even-split = Банк пограбовано. Чи граєте ви карту «{ dice-town-card-even-split }», щоб отримати половину?
dice-town-ask-unlimited-credit = Крамниця ваша. Чи граєте ви спершу карту «{ dice-town-card-unlimited-credit }»?
dice-town-ask-store-pick =
    { $visit ->
        [1]
            { $round ->
                [1] Перший раунд, перший візит із двох: яку з цих карт ви залишаєте?
               *[other] { dice-town-card-unlimited-credit }, перший візит із двох: яку з цих карт ви залишаєте?
            }
        [2]
            { $round ->
                [1] Перший раунд, другий візит із двох: яку з цих карт ви залишаєте?
               *[other] { dice-town-card-unlimited-credit }, другий візит із двох: яку з цих карт ви залишаєте?
            }
       *[0] Яку з цих карт ви залишаєте?
    }
    .text =
        { $visit ->
            [0] Решта піде у скид.
           *[other]
                { $round ->
                    [1] У першому раунді крамниця обслуговує переможця двічі. Решта карт піде у скид.
                   *[other] { dice-town-card-unlimited-credit }: крамниця обслуговує вас двічі. Решта карт піде у скид.
                }
        }
dice-town-ask-joe-target = { dice-town-card-nervous-joe } на вашому боці. Хто вам платить?
dice-town-ask-saloon-target = Кого ви грабуєте і які карти тягнете?
    .text = За кожну вашу Q витягнете карту й одну з них залишите собі.
dice-town-ask-saloon-pick = Яку з цих карт ви крадете?
dice-town-ask-marshal = Значок ось-ось перейде до іншого. Чи граєте ви карту «{ dice-town-card-marshal }», щоб завадити?
dice-town-ask-corruption = Чи граєте ви карту «{ dice-town-card-corruption }» заради ще однієї карти власності?
dice-town-ask-elixir = Чи граєте ви карту «{ dice-town-card-doc-badlucks-elixir }», щоб теж потрапити на прийом?
dice-town-ask-doctor-order = Хто наступний до { dice-town-place-doc-badluck.gen }?
    .text = Порядок візитів призначає шериф.
dice-town-ask-doctor-remedy = Який засіб ви вибираєте?
    .text = Для засобу потрібен хоча б один кубик із тих, що на ньому.
dice-town-ask-fence-pick = Яку карту власності ви огороджуєте?
    .text = Огороджену карту не вкрасти, а очки вона приносить.
dice-town-ask-final-tie = Найкращі результати рівні. Кому ви віддаєте перемогу в грі?

## Що бачать усі, поки когось питають

dice-town-waiting-commit-keep =
    { $seats_n ->
        [one] { $seats } вибирає кубики
       *[other] { $seats } вибирають кубики
    }
dice-town-waiting-declare-cheaters =
    { $seats_n ->
        [one] { $seats } дивиться на кубики останнього кидка
       *[other] { $seats } дивляться на кубики останнього кидка
    }
dice-town-waiting-cheat =
    { $seats_n ->
        [one] { $seats } збирається перевернути кубик
       *[other] { $seats } збираються перевернути кубик
    }
dice-town-waiting-reduce-keep =
    { $seats_n ->
        [one] { $seats } повертає частину кубиків
       *[other] { $seats } повертають частину кубиків
    }
dice-town-waiting-wanted =
    { $seats_n ->
        [one] { $seats } може скасувати карту
       *[other] { $seats } можуть скасувати карту
    }
dice-town-waiting-offer =
    { $seats_n ->
        [one] { $seats } обмірковує пропозицію шерифові
       *[other] { $seats } обмірковують пропозиції шерифові
    }
dice-town-waiting-offer-dollars = { dice-town-waiting-offer }
dice-town-waiting-offer-nuggets = { dice-town-waiting-offer }
dice-town-waiting-offer-cards = { dice-town-waiting-offer }
dice-town-waiting-ruling =
    { $seats_n ->
        [one] { $seats } вирішує суперечку
       *[other] { $seats } вирішують суперечку
    }
dice-town-waiting-dynamite =
    { $seats_n ->
        [one] { $seats } може зіграти карту «{ dice-town-card-dynamite }»
       *[other] { $seats } можуть зіграти карту «{ dice-town-card-dynamite }»
    }
dice-town-waiting-even-split =
    { $seats_n ->
        [one] { $seats } може зіграти карту «{ dice-town-card-even-split }»
       *[other] { $seats } можуть зіграти карту «{ dice-town-card-even-split }»
    }
dice-town-waiting-unlimited-credit =
    { $seats_n ->
        [one] { $seats } може зіграти карту «{ dice-town-card-unlimited-credit }»
       *[other] { $seats } можуть зіграти карту «{ dice-town-card-unlimited-credit }»
    }
dice-town-waiting-store-pick =
    { $seats_n ->
        [one] { $seats } вибирає карту крамниці
       *[other] { $seats } вибирають карту крамниці
    }
dice-town-waiting-joe-target =
    { $seats_n ->
        [one] { $seats } вирішує, хто заплатить
       *[other] { $seats } вирішують, хто заплатить
    }
dice-town-waiting-saloon-target =
    { $seats_n ->
        [one] { $seats } видивляється жертву в салуні
       *[other] { $seats } видивляються жертву в салуні
    }
dice-town-waiting-saloon-pick =
    { $seats_n ->
        [one] { $seats } вибирає, що вкрасти
       *[other] { $seats } вибирають, що вкрасти
    }
dice-town-waiting-marshal =
    { $seats_n ->
        [one] { $seats } може зіграти карту «{ dice-town-card-marshal }»
       *[other] { $seats } можуть зіграти карту «{ dice-town-card-marshal }»
    }
dice-town-waiting-corruption =
    { $seats_n ->
        [one] { $seats } може зіграти карту «{ dice-town-card-corruption }»
       *[other] { $seats } можуть зіграти карту «{ dice-town-card-corruption }»
    }
dice-town-waiting-elixir =
    { $seats_n ->
        [one] { $seats } може зіграти карту «{ dice-town-card-doc-badlucks-elixir }»
       *[other] { $seats } можуть зіграти карту «{ dice-town-card-doc-badlucks-elixir }»
    }
dice-town-waiting-doctor-order =
    { $seats_n ->
        [one] { $seats } встановлює чергу до { dice-town-place-doc-badluck.gen }
       *[other] { $seats } встановлюють чергу до { dice-town-place-doc-badluck.gen }
    }
dice-town-waiting-doctor-remedy =
    { $seats_n ->
        [one] { $seats } вибирає засіб
       *[other] { $seats } вибирають засіб
    }
dice-town-waiting-fence-pick =
    { $seats_n ->
        [one] { $seats } вибирає, що огородити
       *[other] { $seats } вибирають, що огородити
    }
dice-town-waiting-final-tie =
    { $seats_n ->
        [one] { $seats } називає переможця
       *[other] { $seats } називають переможця
    }

## Відповіді, які можна дати раз і назавжди

dice-town-standing-wanted = Пропускати всі карти: не питати про скасування
dice-town-standing-declare-cheaters = Не питати про карту «{ dice-town-card-professional-cheater }» в останньому кидку
dice-town-standing-offer = Нічого не пропонувати, коли я не серед претендентів
dice-town-standing-dynamite = Не питати про карту «{ dice-town-card-dynamite }»
dice-town-standing-even-split = Не питати про карту «{ dice-town-card-even-split }»
dice-town-standing-unlimited-credit = Не питати про карту «{ dice-town-card-unlimited-credit }»
dice-town-standing-marshal = Не питати про карту «{ dice-town-card-marshal }»
dice-town-standing-corruption = Не питати про карту «{ dice-town-card-corruption }»
dice-town-standing-elixir = Не питати про карту «{ dice-town-card-doc-badlucks-elixir }»

## Відповіді на вибір; .text — що робить карта чи засіб

dice-town-option-pass = Пасувати
dice-town-option-play = Зіграти карту «{ $card }»
    .text = { $card_text }
dice-town-option-keep =
    { $n ->
        [0] Не залишати кубиків
       *[other] Залишити { $faces }
    }{ $cheaters ->
        [0] { "" }
        [one] { " " }і заявити карту «{ dice-town-card-professional-cheater }»
       *[other] { " " }і заявити { $cheaters } карти «{ dice-town-card-professional-cheater }»
    }{ $cost ->
        [0] { " " }(безплатно)
       *[other] { " " }(${ $cost })
    }
dice-town-option-keep-brute =
    Залишити { $faces } з картою «{ dice-town-card-the-brute }»{ $cheaters ->
        [0] { "" }
        [one] { " " }і картою «{ dice-town-card-professional-cheater }»
       *[other] { " " }і { $cheaters } картами «{ dice-town-card-professional-cheater }»
    }{ $cost ->
        [0] { " " }(безплатно)
       *[other] { " " }(${ $cost })
    }
dice-town-option-cheaters =
    { $n ->
        [0] Нічого не заявляти
        [one] Заявити карту «{ dice-town-card-professional-cheater }»
       *[other] Заявити { $n } карти «{ dice-town-card-professional-cheater }»
    }
dice-town-option-leave = Залишити кубики як є
dice-town-option-turn = Перевернути { $old } на { $new }
dice-town-option-offer-nothing = Нічого не пропонувати
dice-town-option-offer-own = Зробити пропозицію за себе
dice-town-option-offer-for = Зробити пропозицію за гравця { $seat }
dice-town-option-dollars = Запропонувати ${ $n }
dice-town-option-nuggets =
    { $n ->
        [0] Не пропонувати самородків
       *[other] Запропонувати { $n_nuggets }
    }
dice-town-option-offer-cards = Додати карту «{ $card }»
    .text = { $card_text }
dice-town-option-done = Більше нічого
dice-town-option-ruling = Віддати перемогу: { $seat }
dice-town-option-ruling-self = Віддати перемогу собі
dice-town-option-store-pick = Залишити карту «{ $card }»
    .text = { $card_text }
dice-town-option-joe-target = Платить { $seat }
dice-town-option-rob = Витягти в гравця { $seat } { $goods }
dice-town-option-saloon-pick = Украсти карту «{ $card }»
    .text = { $card_text }
dice-town-option-doctor-order = Далі заходить { $seat }
dice-town-option-remedy = { $remedy }
    .text = { $remedy_text }
dice-town-option-decline = Дякую, не треба
dice-town-option-fence-pick = Огородити карту «{ $card }»
dice-town-option-final-tie = У грі перемагає { $seat }

## Відмови

dice-town-refusal-not-rolled = Залишити можна тільки кубики цього кидка.
dice-town-refusal-not-held = У вас немає карти «{ $card }».
dice-town-refusal-only-one = Карта «{ $card }» у вас лише одна.
dice-town-refusal-cheater-no-die = Карті «{ dice-town-card-professional-cheater }» потрібен кубик: залиште хоча б один.
dice-town-refusal-brute-none = Карту «{ dice-town-card-the-brute }» не можна заявити, не залишаючи кубиків.
dice-town-refusal-brute-one = Один кубик і так безплатний: карта «{ dice-town-card-the-brute }» нічого не змінить.
dice-town-refusal-brute-last = В останньому кидку карту «{ dice-town-card-the-brute }» заявити не можна.
dice-town-refusal-cost = Це коштує ${ $cost }, а у вас ${ $dollars }.
dice-town-refusal-not-revealed = Залишити можна тільки кубики, які ви щойно розкрили.
dice-town-refusal-reduce-none = Хоча б один із цих кубиків треба залишити.
dice-town-refusal-other-throw = Перевернути можна тільки кубик, залишений у цьому кидку.
dice-town-refusal-same-face = Кубик уже лежить цією гранню.
dice-town-refusal-die-kept = Цей кубик відкладено, у цьому раунді його більше не кидають.
dice-town-refusal-committed = Ви вже вибрали кубики в цьому кидку, і змінити вибір не можна.
dice-town-refusal-answered = Ви вже відповіли, і змінити відповідь не можна.
dice-town-refusal-all-kept = В останньому кидку залишаються всі кубики: вибирати нічого.
dice-town-refusal-only-die = Доларів у вас немає, тому цей кубик залишається: вибирати нічого.
dice-town-refusal-die-later = Вільні кубики перекинуть, коли за цей кидок заплатять.
dice-town-refusal-card-time = Карту «{ $card }» зараз зіграти не можна. Її час: «{ $card_when }».
dice-town-refusal-property-not-played = Карти власності не грають: вони дають очки наприкінці.
dice-town-refusal-equipment-not-played = Карти спорядження не грають: вони дають очки наприкінці.
dice-town-refusal-fenced = Огороджена карта залишається на місці до кінця гри.
dice-town-refusal-wanted-own = Скасувати власну карту не можна.
dice-town-refusal-place = Зараз вам { $place_at } робити нічого.
dice-town-refusal-place-asked = Запитання зараз саме про { $place_won }: виберіть одну з відповідей.
dice-town-refusal-stagecoach = Диліжанс ніхто не виграє: його долари потрапляють у банк.
dice-town-refusal-won = У цьому раунді ви вже щось виграли, а { dice-town-place-doc-badluck } приймає лише тих, хто не виграв нічого.
dice-town-refusal-offer-own = Ви — один із претендентів: пропонувати можна тільки за себе.
dice-town-refusal-not-tied = { $seat } — не претендент у цій суперечці.
dice-town-refusal-too-much = Стільки у вас немає: { $n }.
dice-town-refusal-offer-fenced = Огороджену власність пропонувати не можна.
dice-town-refusal-offer-order = Карти додають до пропозиції за порядком, як на руці; цю ви вже пропустили.
dice-town-refusal-offer-steps = Пропозицію складають за порядком: за кого, долари, самородки, карти.
dice-town-refusal-offered-already = Карта «{ $card }» вже є у вашій пропозиції.
dice-town-refusal-not-drawn = Серед узятих карт немає карти «{ $card }».
dice-town-refusal-opponent = Це має бути хтось із суперників.
dice-town-refusal-no-dollars = { $seat } не може заплатити: доларів немає.
dice-town-refusal-no-cards = У гравця { $seat } немає карт, які можна вкрасти.
dice-town-refusal-split = Рука гравця { $seat } цього не дозволяє: усього треба витягти { $n_cards }, і кожного виду не більше, ніж там є.
dice-town-refusal-girls-late = Карту «{ dice-town-card-the-girls }» можна зіграти тільки до того, як названо першу жертву.
dice-town-refusal-no-die = Для засобу «{ $remedy }» у вас немає кубика.
dice-town-refusal-nothing-to-fence = У вас на руці немає карт власності, огороджувати нічого.
dice-town-refusal-useless = Засіб «{ $remedy }» вам зараз нічого не дасть.
dice-town-refusal-placed = { $seat } уже стоїть у черзі.
dice-town-refusal-no-visit = { $seat } не йде до { dice-town-place-doc-badluck.gen }: у цьому раунді вже була перемога.
dice-town-refusal-fence-store = Огородити можна тільки карти власності.

## Підказки: що ця відповідь приносить частіше за інші

dice-town-hint-gold =
    { $n ->
        [100] золото в усіх світах
        [one] золото у { $n } світі зі 100
       *[other] золото у { $n } світах зі 100
    }
dice-town-hint-dollars = приносить до кінця раунду приблизно ${ $n }
dice-town-hint-property =
    { $n ->
        [100] власність в усіх світах
        [one] власність у { $n } світі зі 100
       *[other] власність у { $n } світах зі 100
    }
dice-town-hint-store =
    { $n ->
        [100] карта крамниці в усіх світах
        [one] карта крамниці у { $n } світі зі 100
       *[other] карта крамниці у { $n } світах зі 100
    }
dice-town-hint-theft =
    { $n ->
        [100] карта суперника дістається вам в усіх світах
        [one] карта суперника дістається вам у { $n } світі зі 100
       *[other] карта суперника дістається вам у { $n } світах зі 100
    }
dice-town-hint-sheriff =
    { $n ->
        [100] зірка шерифа до кінця раунду в усіх світах
        [one] зірка шерифа до кінця раунду у { $n } світі зі 100
       *[other] зірка шерифа до кінця раунду у { $n } світах зі 100
    }
dice-town-hint-points =
    { $n ->
        [one] приносить до кінця раунду приблизно { $n } очко
        [few] приносить до кінця раунду приблизно { $n } очки
       *[many] приносить до кінця раунду приблизно { $n } очок
    }
