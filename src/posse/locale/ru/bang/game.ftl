### «БЭНГ!»: что происходит, о чём спрашивают, чего нельзя.
###
### Какие есть переменные, сказано в posse/words.py. { $card_full } — карта с рангом и мастью, { $n_cards } — число,
### сосчитанное словами bang-counted-cards. В игре вдвоём у каждого по два персонажа: тогда $character говорит, о ком речь,
### иначе он пуст ($character_n равно 0). Имена игроков не склоняются, поэтому в косвенных падежах перед ними стоит слово
### «игрок»; время настоящее, чтобы не выдавать пол.

## Деньги

bang-counted-dollars =
    { $owed ->
        [0] ${ $n }
       *[other] −${ $owed }
    }

## Игроки и их персонажи

bang-who =
    { $character_n ->
        [0] { $seat }
       *[1] { $seat } ({ $character })
    }
bang-at-target =
    { $character_n ->
        [0] игрока { $target }
       *[1] игрока { $target } ({ $character })
    }
bang-you =
    { $character_n ->
        [0] вас
       *[1] { $character_acc }
    }

## Настройки игры

bang-setting-mode = Режим игры
    .text = Скрытая игра, ровно на шестерых: одной роли в игре нет, после гибели шерифа игра идёт дальше, а сторона, которая считает, что победила, должна это объявить.
bang-setting-mode-standard = Обычная
bang-setting-mode-hidden_six = Скрытая, вшестером
bang-error-hidden-six = В скрытую игру играют ровно { $seats } игроков.
bang-error-hidden-six-show = В скрытой игре вшестером события «Шоу Дикого Запада» не используются.
bang-setting-dodge_city = Додж-Сити
    .text = Добавляет 40 карт, среди них зелёные, и 15 персонажей.
bang-setting-wws_characters = Персонажи «Шоу Дикого Запада»
    .text = Добавляет 8 персонажей.
bang-setting-promo_characters = Промоперсонажи
    .text = Добавляет Джонни Киша, Дядюшку Уилла и Святого Клауса.
bang-setting-events = Карты событий
    .text = Какая колода событий используется. Со второго хода шерифа событие меняет правила на круг. Не вдвоём.
bang-setting-events-none = Нет
bang-setting-events-high_noon = «Жаркий полдень»
bang-setting-events-fistful = «Россыпь карт»
bang-setting-events-mixed = Обе вместе
bang-setting-promo_events = Промособытия
    .text = В «Жаркий полдень» входят «Наручники» и «Новая личность».
bang-setting-wws_events = События «Шоу Дикого Запада»
    .text = Колода из десяти событий: следующее открывают «Дилижанс» и «Уэллс Фарго». От четырёх игроков.
bang-error-events = Для карт событий нужно не меньше { $seats } игроков.
bang-setting-no_mercy = Без пощады
    .text = В конце своего хода шериф может вернуть на руку одну карту «Бэнг!», сыгранную в этот ход. Не меньше четырёх игроков.
bang-setting-match = Матч
    .text = Одна партия или столько партий, сколько игроков: каждый один раз бывает шерифом, а счёт идёт на деньги.
bang-setting-match-single = Одна партия
bang-setting-match-full = Столько партий, сколько игроков
bang-setting-bounties = Награды за голову
    .text = Кто убивает бандита, получает $1000 вместо трёх карт. Для матчей от четырёх игроков.
bang-setting-experience = Опыт
    .text = Перед новой партией матча каждый может оставить себе карты, лежавшие перед ним, по $500 за каждую. Для матчей от четырёх игроков.
bang-setting-hiring = Найм
    .text = Каждый начинает матч с $1000, а персонажей продают с торгов. Для матчей от четырёх игроков.
bang-setting-official_readings = По официальным правилам
    .text = Там, где наш сборник правил расходится с официальными, действуют официальные: один переключатель для четырёх настроек.
bang-setting-jail_persists = Тюрьма до червей
    .text = Узник сидит в «Тюрьме», пока ему не выпадут черви. Если выключить, как в официальных правилах, «Тюрьма» уходит в сброс после первой попытки.
bang-setting-second_copy = Вторая одноимённая карта
    .text = Что делать с синей или зелёной картой, если одноимённая уже лежит перед игроком.
bang-setting-second_copy-replaces = Заменяет первую
bang-setting-second_copy-forbidden = Её нельзя сыграть (официально)
bang-setting-green_ready = Зелёные карты готовы
    .text = С какого момента можно использовать выложенную зелёную карту.
bang-setting-green_ready-next_turn = Со следующего хода хозяина
bang-setting-green_ready-turn_end = Как только кончится ход (официально)
bang-setting-pixie_pete_cards = Пикси Пит берёт
    .text = Сколько карт Пикси Пит берёт в фазе 1: по нашему сборнику правил четыре, по официальным правилам три.
bang-error-no-mercy = Для «Без пощады» нужен шериф, то есть не меньше { $seats } игроков.
bang-error-money = «Награды за голову», «Опыт» и «Найм» бывают только в полном матче, где не меньше { $seats } игроков.

## События: подготовка

bang-event-role-dealt = { $seat } получает роль: { $role_nom }.
bang-event-role-dealt-hidden = { $seat } получает роль лицом вниз.
bang-event-role-shown = { $seat } — { $role_nom }.
bang-event-character-dealt = { $seat } получает персонажа: { $character }, { $life_life }.
bang-event-characters-offered = На выбор: { $characters }.
bang-event-character-picked = { $seat } берёт персонажа: { $character }, { $life_life }.
bang-event-hand-dealt = { $seat } получает карты: { $cards_full }.
bang-event-hand-dealt-hidden = { $seat } получает { $n_cards }.

## События: ход

bang-event-turn-started = Ход игрока { $seat }.
bang-event-greens-ready =
    { $cards_n ->
        [one] У игрока { $seat } готова карта { $cards_full }.
       *[other] У игрока { $seat } готовы карты: { $cards_full }.
    }
bang-event-active-chosen = У игрока { $seat } теперь активен персонаж { $character }.
bang-event-play-ended = { $seat } больше не играет карт.
bang-event-excess-discarded = { $seat } сбрасывает лишнее: { $card_full }.
bang-event-excess-passed = Лишняя карта игрока { $seat }, { $card_full }, достаётся игроку { $heir }.
bang-event-excess-passed-hidden = Лишняя карта игрока { $seat } достаётся игроку { $heir }.
bang-event-taken-back = { $seat } возвращает себе { $card_full }.

## События: карты переходят из рук в руки

bang-event-cards-drawn = { $seat } берёт из колоды: { $cards_full }.
bang-event-cards-drawn-hidden = { $seat } берёт { $n_cards } из колоды.
bang-event-discard-drawn = { $seat } берёт из сброса «{ $card_acc }» { $card_sign }.
bang-event-card-shown = { $seat } показывает карту: { $card_full }.
bang-event-card-shown-as = { $seat } показывает карту: { $card_full }, но масть сейчас — { $suit_nom }.
bang-event-looked = { $seat } смотрит верх колоды: { $cards_full }.
bang-event-looked-hidden = { $seat } смотрит { $n_cards } с верха колоды.
bang-event-kept = { $seat } оставляет себе «{ $card_acc }» { $card_sign }.
bang-event-kept-hidden = { $seat } оставляет себе одну из них.
bang-event-deck-shuffled = Сброс тасуют, и он становится новой колодой. Карт в ней: { $n }.
bang-event-card-stolen = { $thief } берёт с руки игрока { $victim } «{ $card_acc }» { $card_sign }.
bang-event-card-stolen-hidden = { $thief } берёт карту с руки игрока { $victim }.
bang-event-card-taken =
    { $other_n ->
        [0] { $thief } возвращает себе «{ $card_acc }» { $card_sign }.
       *[1] { $thief } забирает «{ $card_acc }» { $card_sign } у { bang-other }.
    }
bang-other =
    { $character_n ->
        [0] игрока { $other }
       *[1] игрока { $other } ({ $character })
    }
bang-event-card-removed =
    { $other_n ->
        [0] { $by } сбрасывает «{ $card_acc }» { $card_sign }.
       *[1] { $by } заставляет { bang-other } сбросить «{ $card_acc }» { $card_sign }.
    }
bang-event-cost-paid = { $seat } платит картой { $card_full }.
bang-event-card-given = { $seat } отдаёт «{ $card_acc }» { $card_sign } игроку { $to }.
bang-event-card-given-hidden = { $seat } отдаёт карту игроку { $to }.
bang-event-ability-copied = { $seat } копирует умение { $ability_gen }.
bang-event-characters-drawn = Теперь { $seat } умеет то же, что { $characters }.

## События: розыгрыш

bang-event-card-played =
    { $target_n ->
        [0]
            { $as_n ->
                [0] { $seat } играет «{ $card_acc }» { $card_sign }.
               *[1] { $seat } играет «{ $card_acc }» { $card_sign } как «{ $as_acc }».
            }
       *[1]
            { $as_n ->
                [0] { $seat } играет «{ $card_acc }» { $card_sign } на { bang-at-target }.
               *[1] { $seat } играет «{ $card_acc }» { $card_sign } как «{ $as_acc }» на { bang-at-target }.
            }
    }
bang-event-card-repeated =
    { $target_n ->
        [0]
            { $as_n ->
                [0] { $seat } повторяет «{ $card_acc }» { $card_sign }.
               *[1] { $seat } повторяет «{ $card_acc }» { $card_sign } как «{ $as_acc }».
            }
       *[1]
            { $as_n ->
                [0] { $seat } повторяет «{ $card_acc }» { $card_sign } на { bang-at-target }.
               *[1] { $seat } повторяет «{ $card_acc }» { $card_sign } как «{ $as_acc }» на { bang-at-target }.
            }
    }
bang-event-card-placed =
    { $other_n ->
        [0]
            { $character_n ->
                [0] { $seat } выкладывает «{ $card_acc }» { $card_sign }.
               *[1] { $seat } кладёт «{ $card_acc }» { $card_sign } перед своим персонажем: { $character }.
            }
       *[1]
            { $character_n ->
                [0] { $seat } кладёт «{ $card_acc }» { $card_sign } перед игроком { $other }.
               *[1] { $seat } кладёт «{ $card_acc }» { $card_sign } перед игроком { $other } ({ $character }).
            }
    }
bang-event-card-replaced = { bang-who } сбрасывает «{ $card_acc }» { $card_sign }, чтобы освободить место.
bang-event-green-used =
    { $target_n ->
        [0] { $seat } использует «{ $card_acc }» { $card_sign }.
       *[1] { $seat } использует «{ $card_acc }» { $card_sign } против { bang-at-target }.
    }
bang-event-ability-used = { $seat } применяет умение { $ability_gen }.
bang-event-card-done = Карта { $card_full } уходит в сброс.
bang-event-no-effect =
    { $character_n ->
        [0] Карта { $card_full } не действует на игрока { $seat }.
       *[1] Карта { $card_full } не действует на игрока { $seat } ({ $character }).
    }
bang-event-store-opened =
    { $cards_n ->
        [0] { $seat } открывает лавку, но полки пусты.
       *[other] { $seat } открывает лавку. На полках: { $cards_full }.
    }
bang-event-store-picked = { $seat } берёт в лавке «{ $card_acc }» { $card_sign }.

## События: выстрелы и ответы

bang-event-shot-fired =
    { $by_n ->
        [0] Выстрел в { bang-at-target }!
       *[1]
            { $need ->
                [1] { $by } стреляет в { bang-at-target }!
               *[other] { $by } стреляет в { bang-at-target }: чтобы уйти от пули, нужно { $need_misses }!
            }
    }
bang-event-answer-played =
    { $as_n ->
        [0] { bang-who } отвечает картой { $card_full }.
       *[1] { bang-who } отвечает картой { $card_full } как «{ $as_ins }».
    }
bang-event-shot-cancelled = Мимо! { bang-who } уходит от пули.
bang-event-check-flipped =
    { $cards_n ->
        [0] { bang-who } испытывает удачу ({ $what }), но открыть нечего.
       *[other] { bang-who } испытывает удачу ({ $what }): { $cards_full }.
    }
bang-event-check-flipped-as = { bang-who } испытывает удачу ({ $what }): { $cards_full }, но масть сейчас — { $suit_nom }.
bang-event-check-chosen = { $seat } выбирает «{ $card_acc }» { $card_sign }.
bang-event-flipped-taken = { $seat } забирает открытую карту: { $card_full }.
bang-event-barrel-tried =
    { $saved ->
        [0] Не помогло ({ $what }): { bang-who } всё ещё под выстрелом.
       *[1] Помогло ({ $what }): { bang-who } получает одно «Мимо!».
    }
bang-event-jail-left = { bang-who } сбегает из тюрьмы!
bang-event-jail-stayed =
    { $gone ->
        [0] { bang-who } остаётся в тюрьме и пропускает ход.
       *[1] { bang-who } пропускает ход в тюрьме и выходит на свободу.
    }
bang-event-exploded =
    { $character_n ->
        [0] Динамит взрывается перед игроком { $seat }!
       *[1] Динамит взрывается перед игроком { $seat } ({ $character })!
    }
bang-event-dynamite-passed =
    { $character_n ->
        [0] Динамит переходит от игрока { $seat } к игроку { $to }.
       *[1] Динамит переходит от игрока { $seat } к игроку { $to } ({ $character }).
    }
bang-event-dynamite-stayed =
    { $character_n ->
        [0] Динамит не взрывается и остаётся перед игроком { $seat }: у всех остальных уже есть по одному.
       *[1] Динамит не взрывается и остаётся перед игроком { $seat } ({ $character }): у всех остальных уже есть по одному.
    }

## События: жизнь и смерть

bang-event-life-lost =
    { $left ->
        [-2] { bang-who } теряет { $n_life } и вот-вот умрёт!
        [-1] { bang-who } теряет { $n_life } и вот-вот умрёт!
        [0] { bang-who } теряет { $n_life } и вот-вот умрёт!
       *[other] { bang-who } теряет { $n_life }, остаётся { $left }.
    }
bang-event-life-gained =
    { $left ->
        [-1] { bang-who } возвращает { $n_life }, но этого мало.
        [0] { bang-who } возвращает { $n_life }, но этого мало.
       *[other] { bang-who } возвращает { $n_life }, теперь { $left }.
    }
bang-event-eliminated =
    { $role_n ->
        [0]
            { $killer_n ->
                [0] { bang-who } выбывает из игры.
               *[1]
                    { $character_n ->
                        [0] { $killer } выбивает из игры игрока { $seat }.
                       *[1] { $killer } выбивает из игры персонажа { $character_acc } ({ $seat }).
                    }
            }
       *[1]
            { $killer_n ->
                [0] { $seat } выбывает из игры. Роль: { $role_nom }.
               *[1] { $killer } выбивает из игры игрока { $seat }: это { $role_nom }!
            }
    }
bang-event-cards-inherited =
    { $n ->
        [0] { $heir } забирает карты, лежавшие перед игроком { $seat }: { $cards_full }.
       *[other]
            { $cards_n ->
                [0] { $heir } забирает руку игрока { $seat }: { $hand_full }.
               *[other] { $heir } забирает руку игрока { $seat }: { $hand_full }; и выложенные карты: { $cards_full }.
            }
    }
bang-event-cards-inherited-hidden =
    { $n ->
        [0] { $heir } забирает карты, лежавшие перед игроком { $seat }: { $cards_full }.
       *[other]
            { $cards_n ->
                [0] { $heir } забирает { $n_cards } с руки игрока { $seat }.
               *[other] { $heir } забирает { $n_cards } с руки игрока { $seat } и выложенные карты: { $cards_full }.
            }
    }
bang-event-all-discarded = { bang-who } сбрасывает всё: { $cards_full }.

## События: карты событий

bang-event-events-laid = Колода событий готова: { $n_events }. Первым будет «{ $next }».
bang-event-events-shuffled = Карты событий перемешаны заново: { $n_events }.
bang-event-event-turned =
    { $next_n ->
        [0] { $seat } открывает событие «{ $event }». { $event_text } Оно последнее в колоде.
       *[1] { $seat } открывает событие «{ $event }». { $event_text } Следующее — «{ $next }».
    }
bang-event-event-over = Событие «{ $event }» закончилось.
bang-event-named = { $seat } выбирает: { $target }. Событие «{ $event }».
bang-event-own-discarded = { $seat } отдаёт { $card_full }.
bang-event-spare-seen = { $seat } смотрит запасного персонажа: { $spare }.
bang-event-spare-seen-hidden = { $seat } смотрит запасного персонажа.
bang-event-identity-taken = У игрока { $seat } новая личность: { $identity }, жизней { $life } из { $most }.
bang-event-returned = { $seat } снова в игре, жизней: { $life }!
bang-event-ghost-came = { $seat } возвращается призраком!
bang-event-ghost-left = Призрак игрока { $seat } снова исчезает.
bang-event-buried = { $card_full } лежит лицом вниз возле колоды.
bang-event-excess-buried = { $seat }: лишняя карта { $card_full } ложится лицом вниз возле колоды.
bang-event-excess-buried-hidden = { $seat }: лишняя карта ложится лицом вниз возле колоды.
bang-event-mine-closed =
    { $n ->
        [one] На верх колоды ложится { $n } карта, лежавшая возле неё.
        [few] На верх колоды ложатся { $n } карты, лежавшие возле неё.
       *[many] На верх колоды ложатся { $n } карт, лежавших возле неё.
    }
bang-event-guessed =
    { $right ->
        [0] { $seat } называет: { $colour }. Это { $card_full }: мимо!
       *[1] { $seat } называет: { $colour }. Это { $card_full }: в точку!
    }
bang-event-extra-turn = { $seat } получает дополнительный ход!
bang-event-event-used =
    { $target_n ->
        [0] { $seat } пользуется событием «{ $event }».
       *[1] { $seat } пользуется событием «{ $event }» против игрока { $target }.
    }
bang-event-card-shot-at =
    { $as_n ->
        [0] { $seat } стреляет картой { $card_full } в карту { $prize_full } игрока { $target }.
       *[1] { $seat } стреляет картой { $card_full } как «{ $as }» в карту { $prize_full } игрока { $target }.
    }
bang-event-prize-lost = { $seat } теряет карту { $card_full }.
bang-event-swapped = { $seat } меняет карту { $card_full } на другую.
bang-event-readied = { $seat } готовит карту { $card_full }.
bang-event-pair-fired = { $seat } стреляет сразу двумя картами: { $cards_full }.
bang-event-roulette-passed = { $seat } увёртывается. Следующий!
bang-event-show-laid = Колода «Шоу Дикого Запада» готова: { $n_events }.
bang-event-show-turned = Шоу Дикого Запада: «{ $event }»! { $event_text }
bang-event-turn-skipped = { $seat } теряет этот ход.
bang-event-seats-swapped = { $seat } и { $other } меняются местами; { $other } пропустит ход.
bang-event-cards-seen = Все видят карты игрока { $seat }: { $cards_full }.
bang-event-roles-shuffled =
    { $seats_n ->
        [0] Роли никому не раздают заново.
       *[other] Роли перемешаны и розданы заново: { $seats }.
    }
bang-event-spoke = { $seat } нарушает молчание!
bang-event-card-named = { $seat } требует от игрока { $victim } карту «{ $kind }».
bang-event-card-stays = { $seat } не может сыграть карту { $card_full } и оставляет её.
bang-event-hand-swapped = { $seat } сбрасывает всю руку: { $cards_full }.

## События: конец

bang-event-crime-declared = { $seat } объявляет: «Преступность побеждена!»
bang-event-law-declared = { $seat } объявляет: «Закон мёртв!»
bang-event-fight-started = { $seats } сражаются до конца. Остальные выходят из игры.
bang-event-left-game = { $seat } выходит из игры.
bang-event-removed-shown = Роль, которой не было в игре: { $role_nom }.
bang-event-game-ended = { $side_win } { $winners }.
bang-event-revealed =
    { $role_n ->
        [0]
            { $cards_n ->
                [0] У игрока { $seat } карт на руке не осталось.
                [one] У игрока { $seat } на руке осталась карта { $cards_full }.
               *[other] У игрока { $seat } на руке остались карты: { $cards_full }.
            }
       *[1]
            { $cards_n ->
                [0] { $seat } — { $role_nom }; карт на руке не осталось.
                [one] { $seat } — { $role_nom }; на руке осталась карта { $cards_full }.
               *[other] { $seat } — { $role_nom }; на руке остались карты: { $cards_full }.
            }
    }
bang-event-game-began = Начинается партия { $n } из { $of }.
bang-event-paid = { $seat } получает ${ $n }, теперь у игрока { $total_dollars }.
bang-event-fined = { $seat } — помощник, убивший шерифа: штраф ${ $n }, остаётся { $total_dollars }.
bang-event-bounty-paid = { $seat } получает награду ${ $n }, теперь у игрока { $total_dollars }.
bang-event-card-kept = { $seat } оставляет себе карту { $card_full } за ${ $n }, остаётся { $total_dollars }.
bang-event-bid = { $seat } даёт ${ $n } за персонажа: { $character }.
bang-event-passed = { $seat } больше не торгуется за персонажа: { $character }.
bang-event-hired = { $seat } нанимает персонажа за ${ $n }: { $character }. Остаётся { $total_dollars }.
bang-event-match-ended = Матч окончен. Побеждает: { $winners }.

## Строки итогового счёта

bang-score-won =
    { $n ->
        [0] поражение
       *[other] победа
    }
bang-score-game = партия { $n }
bang-score-stake = деньги в начале
bang-score-total = Всего

## How a match ends: one with money, and a small one that counts games

bang-ending-match-you = Вы выигрываете матч: у вас { $score_dollars }!
bang-ending-match-winner =
    { $seats_n ->
        [one] Матч за игроком { $seats }: { $score_dollars }
       *[other] Матч делят { $seats }: по { $score_dollars }
    }
bang-ending-small-you = Вы выигрываете матч: { $score } из { $of } партий!
bang-ending-small-winner =
    { $seats_n ->
        [one] Матч за игроком { $seats }: { $score } из { $of } партий
       *[other] Матч делят { $seats }: по { $score } из { $of } партий
    }

## Вопросы тому, кого спрашивают; .text — для новичков

bang-ask-play = Ваш ход: какие карты вы играете?
    .text = Коснитесь карты, а затем игрока, для которого она. Играть можно сколько угодно карт, но обычно только один «Бэнг!».
bang-ask-respond-missed =
    { $by_n ->
        [0]
            { $need ->
                [1] В вас стреляют! Вы уклоняетесь?
               *[other] В вас стреляют! Чтобы уйти от пули, нужно { $need_misses }.
            }
       *[1]
            { $need ->
                [1] { $by } стреляет в { bang-you }! Вы уклоняетесь?
               *[other] { $by } стреляет в { bang-you }! Чтобы уйти от пули, нужно { $need_misses }.
            }
    }
    .text = Сыграйте «Мимо!» или испытайте удачу с «Бочкой». Если ничего не делать, вы потеряете 1 жизнь.
bang-ask-respond-bang = { $kind } ({ $by }): вы бросаете «Бэнг!»?
    .text = Если нет, вы потеряете 1 жизнь. «Мимо!» здесь не помогает.
bang-ask-rescue =
    { $missing ->
        [1] { bang-dying } Хватит ещё одной жизни.
       *[other] { bang-dying } Чтобы выжить, верните { $missing_life }.
    }
    .text = Теперь поможет только «Пиво», и то если в игре больше двух игроков.
bang-dying =
    { $character_n ->
        [0] Вы при смерти!
       *[1] { $character } при смерти!
    }
bang-ask-take-card = Выберите карту игрока { $victim }.
bang-ask-pick-store = Какую карту вы берёте в лавке?
bang-ask-discard-excess =
    { $n ->
        [one] У вас { $n } лишняя карта. Какую вы сбрасываете?
        [few] У вас { $n } лишние карты. Какую вы сбрасываете?
       *[many] У вас { $n } лишних карт. Какую вы сбрасываете?
    }
    .text = В конце хода на руке может остаться столько карт, сколько у вас жизней.
bang-ask-no-mercy-return = Какой «Бэнг!» вы вернёте на руку?
    .text = Без пощады: в конце вашего хода одна карта «Бэнг!», сыгранная в этот ход, возвращается вам на руку.
bang-ask-next-game = Дальше — партия { $n } из { $of }
    .text = Смотрите на счёт сколько угодно: партия начнётся, когда все пойдут дальше.
bang-ask-keep-cards = Какую карту вы оставите за ${ $price }? У вас { $money_dollars }.
    .text = Оставленные карты входят в начальную руку. Оставить можно столько карт, сколько у вас жизней.
bang-ask-keep-character = Оставите ли вы персонажа за ${ $price }: { $character }? У вас { $money_dollars }.
bang-ask-hire-open = Какого персонажа вы выставляете на торги?
    .text = Вы первыми называете цену, потом другие могут дать больше.
bang-ask-hire-bid = Сколько вы дадите за персонажа: { $character }? У вас { $money_dollars }.
    .text = Ставки — сотни долларов. Наибольшая пока: ${ $bid }.
bang-ask-choose-check-card = Какая карта считается ({ $what })?
bang-ask-draw-source = Как вы берёте карты?
bang-ask-kit-pick =
    { $n ->
        [one] Какую карту вы оставляете себе?
        [few] Какую карту вы оставляете себе? Осталось выбрать { $n }.
       *[many] Какую карту вы оставляете себе? Осталось выбрать { $n }.
    }
bang-ask-pay =
    { $n ->
        [one] Какую карту вы сбрасываете за это?
        [few] Какие { $n } карты вы сбрасываете за это?
       *[many] Какие { $n } карт вы сбрасываете за это?
    }
bang-ask-discard-order = Какая из ваших карт окажется на верху сброса?
bang-ask-vera-copy = Чьё умение вы копируете?
    .text = Оно будет у вас до следующего вашего хода.
bang-ask-greygory-redraw = У вас умения персонажей: { $characters }. Взять двух других?
bang-ask-flint-trade = Какую карту вы отдаёте игроку { $to } за две его?
bang-ask-youl-gift = У игрока { $to } карт меньше, чем у вас: какую вы отдаёте?
bang-ask-claus-share = Какую карту вы отдаёте игроку { $to }?
bang-ask-daltons-discard = «Долтоны»: какую из выложенных карт вы отдаёте?
bang-ask-handcuffs-target = «Наручники»: кто не сможет играть карты с руки в свой ход?
bang-ask-new-identity = «Новая личность»: станете ли вы своим запасным персонажем?
    .text = У вас будет 2 жизни. Карты остаются, а прежний персонаж становится запасным.
bang-ask-declare = Объявляете, что другая сторона разбита?
    .text = Вы открываете роль. Кто ещё против вас, открывается тоже, и вы сражаетесь до конца, а остальные выбывают. Если таких нет, ваша сторона победила.
bang-ask-hard-liquor = «Крепкий ликёр»: пропустить фазу 1 и получить 1 жизнь?
bang-ask-ranch-swap =
    { $n ->
        [0] «Ранчо»: какие карты обменять?
       *[other] «Ранчо»: какую ещё карту обменять?
    }
    .text = Сбросьте сколько угодно карт, по одной. Потом вы возьмёте столько же из колоды.
bang-ask-peyote-guess = «Пейот»: следующая карта красная или чёрная?
    .text = Если угадали, карта ваша и можно гадать дальше. Если нет, она идёт в сброс и больше карт вы не берёте.
bang-ask-blood-brothers = «Кровные братья»: кому отдать одну свою жизнь?
bang-ask-which-bang =
    { $n ->
        [one] Какой картой вы стреляете?
       *[other] Какими двумя картами вы стреляете?
    }
bang-ask-ricochet-card = В какую карту игрока { $target } вы стреляете?
bang-ask-ricochet-missed = { $by } стреляет в вашу карту { $prize_full }! Спасаете её?
    .text = Её спасёт одно «Мимо!». Жизней вы не теряете.
bang-ask-roulette-missed = «Русская рулетка»: предъявляете «Мимо!»?
    .text = Первый, кто этого не сделает, теряет 2 жизни, и всё закончено.
bang-ask-dorothy-card = «Ярость Дороти»: какую карту должен сыграть { $victim }?
    .text = Если карта есть, её играют, а цель выбираете вы. Если нет, вся рука показывается.
bang-ask-dorothy-target = { $victim } играет «{ $kind }»: кто цель?
bang-ask-draft-pick = Какого персонажа вы берёте?
    .text = У вас два персонажа, но действует всегда один из них.
bang-ask-choose-active = Кто из ваших персонажей активен?
    .text = Карты играет активный персонаж, и действует только его умение.

## Что видят все, пока кого-то спрашивают

bang-waiting-play =
    { $seats_n ->
        [one] { $seats } играет карты
       *[other] { $seats } играют карты
    }
bang-waiting-respond-missed =
    { $by_n ->
        [0]
            { $seats_n ->
                [one] { $seats } может уклониться от выстрела
               *[other] { $seats } могут уклониться от выстрела
            }
       *[1]
            { $seats_n ->
                [one] { $by } стреляет, { $seats } может уклониться
               *[other] { $by } стреляет, { $seats } могут уклониться
            }
    }
bang-waiting-respond-bang =
    { $seats_n ->
        [one] { $seats } может бросить «Бэнг!» ({ $kind })
       *[other] { $seats } могут бросить «Бэнг!» ({ $kind })
    }
bang-waiting-rescue = { $seats } при смерти
bang-waiting-take-card =
    { $seats_n ->
        [one] { $seats } выбирает карту игрока { $victim }
       *[other] { $seats } выбирают карту игрока { $victim }
    }
bang-waiting-pick-store =
    { $seats_n ->
        [one] { $seats } выбирает товар в лавке
       *[other] { $seats } выбирают товар в лавке
    }
bang-waiting-discard-excess =
    { $seats_n ->
        [one] { $seats } сбрасывает лишние карты
       *[other] { $seats } сбрасывают лишние карты
    }
bang-waiting-no-mercy-return =
    { $seats_n ->
        [one] { $seats } может вернуть себе «Бэнг!»
       *[other] { $seats } могут вернуть себе «Бэнг!»
    }
bang-waiting-next-game =
    { $seats_n ->
        [one] { $seats } смотрит на счёт
       *[other] { $seats } смотрят на счёт
    }
bang-waiting-keep-cards =
    { $seats_n ->
        [one] { $seats } выбирает, какие карты оставить
       *[other] { $seats } выбирают, какие карты оставить
    }
bang-waiting-keep-character =
    { $seats_n ->
        [one] { $seats } решает, оставить ли персонажа: { $character }
       *[other] { $seats } решают, оставить ли персонажа: { $character }
    }
bang-waiting-hire-open =
    { $seats_n ->
        [one] { $seats } открывает торги
       *[other] { $seats } открывают торги
    }
bang-waiting-hire-bid =
    { $seats_n ->
        [one] { $seats } торгуется за персонажа: { $character }
       *[other] { $seats } торгуются за персонажа: { $character }
    }
bang-waiting-choose-check-card =
    { $seats_n ->
        [one] { $seats } выбирает из двух карт
       *[other] { $seats } выбирают из двух карт
    }
bang-waiting-draw-source =
    { $seats_n ->
        [one] { $seats } решает, откуда взять карты
       *[other] { $seats } решают, откуда взять карты
    }
bang-waiting-kit-pick =
    { $seats_n ->
        [one] { $seats } смотрит верхние карты колоды
       *[other] { $seats } смотрят верхние карты колоды
    }
bang-waiting-pay =
    { $seats_n ->
        [one] { $seats } выбирает, какой картой платить
       *[other] { $seats } выбирают, какой картой платить
    }
bang-waiting-discard-order =
    { $seats_n ->
        [one] { $seats } складывает последние карты
       *[other] { $seats } складывают последние карты
    }
bang-waiting-vera-copy =
    { $seats_n ->
        [one] { $seats } выбирает, чьё умение скопировать
       *[other] { $seats } выбирают, чьё умение скопировать
    }
bang-waiting-greygory-redraw =
    { $seats_n ->
        [one] { $seats } решает, не сменить ли персонажей
       *[other] { $seats } решают, не сменить ли персонажей
    }
bang-waiting-flint-trade =
    { $seats_n ->
        [one] { $seats } выбирает карту для обмена
       *[other] { $seats } выбирают карты для обмена
    }
bang-waiting-youl-gift =
    { $seats_n ->
        [one] { $seats } выбирает, какую карту отдать
       *[other] { $seats } выбирают, какую карту отдать
    }
bang-waiting-claus-share =
    { $seats_n ->
        [one] { $seats } раздаёт карты
       *[other] { $seats } раздают карты
    }
bang-waiting-daltons-discard =
    { $seats_n ->
        [one] { $seats } отдаёт выложенную карту
       *[other] { $seats } отдают выложенные карты
    }
bang-waiting-handcuffs-target =
    { $seats_n ->
        [one] { $seats } выбирает, кому достанутся наручники
       *[other] { $seats } выбирают, кому достанутся наручники
    }
bang-waiting-new-identity =
    { $seats_n ->
        [one] { $seats } думает о новой личности
       *[other] { $seats } думают о новой личности
    }
bang-waiting-declare =
    { $seats_n ->
        [one] { $seats } может что-нибудь объявить
       *[other] { $seats } могут что-нибудь объявить
    }
bang-waiting-hard-liquor =
    { $seats_n ->
        [one] { $seats } думает, не выпить ли
       *[other] { $seats } думают, не выпить ли
    }
bang-waiting-ranch-swap =
    { $seats_n ->
        [one] { $seats } обменивает карты
       *[other] { $seats } обменивают карты
    }
bang-waiting-peyote-guess =
    { $seats_n ->
        [one] { $seats } гадает: красное или чёрное
       *[other] { $seats } гадают: красное или чёрное
    }
bang-waiting-blood-brothers =
    { $seats_n ->
        [one] { $seats } может отдать жизнь
       *[other] { $seats } могут отдать жизнь
    }
bang-waiting-which-bang =
    { $seats_n ->
        [one] { $seats } выбирает, чем стрелять
       *[other] { $seats } выбирают, чем стрелять
    }
bang-waiting-ricochet-card =
    { $seats_n ->
        [one] { $seats } выбирает карту, в которую стрелять
       *[other] { $seats } выбирают карту, в которую стрелять
    }
bang-waiting-ricochet-missed =
    { $seats_n ->
        [one] { $seats } может спасти выложенную карту
       *[other] { $seats } могут спасти выложенную карту
    }
bang-waiting-roulette-missed =
    { $seats_n ->
        [one] { $seats } должен предъявить «Мимо!»
       *[other] { $seats } должны предъявить «Мимо!»
    }
bang-waiting-dorothy-card =
    { $seats_n ->
        [one] { $seats } называет карту
       *[other] { $seats } называют карту
    }
bang-waiting-dorothy-target =
    { $seats_n ->
        [one] { $seats } выбирает цель
       *[other] { $seats } выбирают цель
    }
bang-waiting-draft-pick =
    { $seats_n ->
        [one] { $seats } берёт персонажа
       *[other] { $seats } берут персонажей
    }
bang-waiting-choose-active =
    { $seats_n ->
        [one] { $seats } выбирает активного персонажа
       *[other] { $seats } выбирают активных персонажей
    }

## Ответы на выбор; .text — что делает карта или умение

bang-option-end = Закончить ход
bang-option-play = Сыграть «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-play-at = Сыграть «{ $card_acc }» { $card_sign } на игрока { $seat }
    .text = { $card_text }
bang-option-play-at-character = Сыграть «{ $card_acc }» { $card_sign } на персонажа { $character_acc } ({ $seat })
    .text = { $card_text }
bang-option-play-as = Сыграть «{ $card_acc }» { $card_sign } как «{ $kind_acc }»
    .text = { $kind_text }
bang-option-play-as-at = Сыграть «{ $card_acc }» { $card_sign } как «{ $kind_acc }» на игрока { $seat }
    .text = { $kind_text }
bang-option-play-as-at-character = Сыграть «{ $card_acc }» { $card_sign } как «{ $kind_acc }» на персонажа { $character_acc } ({ $seat })
    .text = { $kind_text }
bang-option-throw = Бросить «{ $card_acc }» { $card_sign }
    .text = Тогда вы не теряете жизни.
bang-option-throw-as = Бросить «{ $card_acc }» { $card_sign } как «{ $kind_acc }»
    .text = Тогда вы не теряете жизни.
bang-option-throw-duel = Бросить «{ $card_acc }» { $card_sign }
    .text = Тогда бросать «Бэнг!» должен игрок { $by }.
bang-option-throw-duel-as = Бросить «{ $card_acc }» { $card_sign } как «{ $kind_acc }»
    .text = Тогда бросать «Бэнг!» должен игрок { $by }.
bang-option-use = Использовать «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-use-at = Использовать «{ $card_acc }» { $card_sign } против игрока { $seat }
    .text = { $card_text }
bang-option-use-at-character = Использовать «{ $card_acc }» { $card_sign } против персонажа { $character_gen } ({ $seat })
    .text = { $card_text }
bang-option-ability = Применить умение { $character_gen }
    .text = { $character_ability }
bang-option-ability-at = Применить умение { $character_gen } против игрока { $seat }
    .text = { $character_ability }
bang-option-ability-at-character = Применить умение против персонажа { $character_gen } ({ $seat })
bang-option-take = Принять выстрел
bang-option-refuse = Потерять 1 жизнь
bang-option-refuse-roulette =
    { $n ->
        [one] Потерять { $n } жизнь
        [few] Потерять { $n } жизни
       *[many] Потерять { $n } жизней
    }
bang-option-give-up = Сдаться
bang-option-draw-deck = Взять из колоды
bang-option-draw-discard = Взять верхнюю карту сброса
bang-option-draw-look = Посмотреть три верхние карты
bang-option-draw-hand = Взять карту с руки игрока { $seat }
bang-option-draw-card = Взять «{ $card_acc }» { $card_sign } вместо карт из колоды
    .text = { $card_text }
bang-option-take-card = Взять «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-take-card-hand = Взять случайную карту с руки игрока { $seat }
bang-option-remove = Сбросить «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-remove-hand = Сбросить случайную карту с руки игрока { $seat }
bang-option-pick-store = Взять «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-discard-excess = Сбросить «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-no-mercy-return = Вернуть «{ $card_acc }» { $card_sign }
bang-option-leave = Оставить в сбросе
bang-option-go-on = Начать партию { $n }
bang-option-keep-cards = Оставить «{ $card_acc }» { $card_sign }
bang-option-no-more = Больше ничего не оставлять
bang-option-keep-character-keep-on = Заплатить и оставить
bang-option-keep-character-release = Отпустить
bang-option-hire-open = { $character }, { $life_life }
bang-option-hundreds =
    { $n ->
        [0] Не набавлять
       *[other] ${ $n }00
    }
bang-option-choose-check-card = Пусть считается { $card_full }
bang-option-choose-check-card-as = Пусть считается { $card_full } (масть сейчас — { $suit_nom })
bang-option-kit-pick = Оставить «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-pay = Сбросить «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-discard-order = Сверху { $card_full }
    .text = { $card_text }
bang-option-copy = Скопировать умение { $character_gen } ({ $seat })
    .text = { $character_ability }
bang-option-copy-nobody = Никого не копировать
bang-option-greygory-redraw-draw = Взять двух других
bang-option-greygory-redraw-keep = Оставить этих
bang-option-flint-trade = Отдать «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-youl-gift = Отдать «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-claus-share = Отдать «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-daltons-discard = Отдать { $card_full }
    .text = { $card_text }
bang-option-handcuffs-target = { $seat }
bang-option-new-identity-switch = Новая личность: { $character }
    .text = { $character_ability }
bang-option-new-identity-keep = Прежняя личность: { $character }
    .text = { $character_ability }
bang-option-event = Применить событие «{ $event }»
    .text = { $event_text }
bang-option-event-at = «{ $event }» против игрока { $seat }
    .text = { $event_text }
bang-option-change-seats = Поменяться местами с игроком { $seat }
    .text = { $event_text }
bang-option-declare-nothing = Промолчать
bang-option-declare-crime = «Преступность побеждена!»
bang-option-declare-law = «Закон мёртв!»
bang-option-hard-liquor-drink = Выпить: 1 жизнь, карт нет
bang-option-hard-liquor-draw = Взять карты
bang-option-ranch-swap = Обменять { $card_full }
    .text = { $card_text }
bang-option-ranch-keep = Оставить все карты
bang-option-ranch-draw =
    { $n ->
        [one] Хватит: взять { $n } карту
        [few] Хватит: взять { $n } карты
       *[many] Хватит: взять { $n } карт
    }
bang-option-peyote-guess-red = Красная
bang-option-peyote-guess-black = Чёрная
bang-option-peyote-guess-stop = Остановиться
bang-option-blood-brothers = Отдать жизнь игроку { $seat }
bang-option-nobody = Никому
bang-option-which-bang = Выстрелить картой { $card_full }
bang-option-ricochet-card = Стрелять в карту { $card_full }
    .text = { $card_text }
bang-option-dorothy-card = { $kind }
    .text = { $kind_text }
bang-option-speak = Заговорить и потерять 1 жизнь
bang-option-dorothy-target = { $seat }
bang-option-draft-pick = { $character }: { $life_life }
    .text = { $character_ability }
bang-option-choose-active = { $character }: { $life_life }
    .text = { $character_ability }

## Отказы

bang-refusal-speech-costs = Действует «Кляп»: никто не разговаривает. Если всё-таки заговорите, потеряете 1 жизнь, а сообщения никто не получит.
bang-refusal-speech-later = Действует «Кляп»: никто не разговаривает, а в этот момент — даже ценой жизни. Подождите, пока тот, чей ход, сможет сыграть карту.
bang-refusal-speech-none = Действует «Кляп»: никто не разговаривает, а жизней для платы у вас нет.
bang-refusal-ability-now = Умение { $character_gen } сейчас применить нельзя.
bang-refusal-as-store = Карту «{ $card }» сейчас нельзя сыграть как «Лавку».
bang-refusal-barred = Карту «{ $card }» сейчас играть нельзя.
bang-refusal-copy-self = Себя скопировать нельзя.
bang-refusal-empty-hand = У игрока { $seat } нет карт на руке.
bang-refusal-end = Закончить ход пока нельзя.
bang-refusal-event-bars = Из-за события «{ $event }» сейчас нельзя сыграть карту «{ $card }».
bang-refusal-event-now = Событие «{ $event }» сейчас этого не позволяет.
bang-refusal-not-named = Карту «{ $card }» назвать нельзя.
bang-refusal-not-a-target = { $seat } не может быть целью.
bang-refusal-no-blood = Игроку { $seat } нельзя отдать жизнь.
bang-refusal-declare = Сейчас вы этого объявить не можете.
bang-refusal-stop = Угадайте хотя бы раз.
bang-refusal-extra-card = Карте «{ $card }» нужна ещё одна карта с руки, а другой у вас нет.
bang-refusal-green-waits = Карта «{ $card }» должна подождать: её только что выложили.
bang-refusal-jail-self = Себя в тюрьму не сажают.
bang-refusal-jail-sheriff = { $seat } — шериф, а шерифа в тюрьму не посадить.
bang-refusal-jail-twice = { $seat } уже в тюрьме.
bang-refusal-no-answer = Карта «{ $card }» здесь не поможет.
bang-refusal-no-card = У игрока { $seat } нет для этого карт.
bang-refusal-no-cost = Картой «{ $card }» заплатить нельзя.
bang-refusal-no-gift = Карту «{ $card }» отдать нельзя.
bang-refusal-not-as-bang = Карту «{ $card }» нельзя сыграть как «Бэнг!».
bang-refusal-not-flipped = Эту карту не открывали.
bang-refusal-not-held = У вас на руке нет карты «{ $card }».
bang-refusal-not-to-take-back = Карту { $card_full } нельзя вернуть: это не «Бэнг!» этого хода, лежащий в сбросе.
bang-refusal-not-to-keep = Карту { $card_full } оставить нельзя.
bang-refusal-bid = Ставка — это сотни долларов, больше прошлой; у вас { $money_dollars }.
bang-refusal-not-in-play = Карта «{ $card }» перед вами не лежит.
bang-refusal-not-in-store = Карты «{ $card }» в лавке нет.
bang-refusal-not-looked-at = Выбрать можно только из тех карт, которые вы смотрите.
bang-refusal-not-there = Эта карта не лежит перед игроком { $seat }.
bang-refusal-not-to-choose = Сейчас выбрать нельзя: { $character }.
bang-refusal-not-yours = Карта «{ $card }» не ваша.
bang-refusal-one-shot = Больше карт «Бэнг!» в этот ход играть нельзя.
bang-refusal-out = { $seat } уже не в игре.
bang-refusal-own-hand = Свою руку выбрать нельзя.
bang-refusal-own-only = Эту карту играют только для себя.
bang-refusal-response-only = Карта «{ $card }» годится только в ответ на выстрел в вас.
bang-refusal-second-copy = Карта «{ $card }» там уже лежит, а вторую сыграть нельзя.
bang-refusal-self = В себя целиться нельзя.
bang-refusal-something-else = Сейчас вас спрашивают не об этом.
bang-refusal-source = Отсюда карты взять нельзя.
bang-refusal-source-now = Карта «{ $card }» сейчас не поможет.
bang-refusal-too-far = До игрока { $seat } расстояние { $distance }, а вы достаёте на { $reach }.

## Подсказки: что этот ответ приносит чаще других

bang-hint-eliminates =
    { $n ->
        [100] враг выбывает за круг во всех мирах
        [one] враг выбывает за круг в { $n } мире из 100
       *[other] враг выбывает за круг в { $n } мирах из 100
    }
bang-hint-enemies =
    { $n ->
        [one] за круг враги теряют примерно { $n } жизнь
        [few] за круг враги теряют примерно { $n } жизни
       *[many] за круг враги теряют примерно { $n } жизней
    }
bang-hint-survives =
    { $n ->
        [100] вы остаётесь в живых во всех мирах
        [one] вы остаётесь в живых в { $n } мире из 100
       *[other] вы остаётесь в живых в { $n } мирах из 100
    }
bang-hint-loses =
    { $n ->
        [0] за круг вы не теряете жизни ни в одном мире
        [one] вы теряете жизнь за круг лишь в { $n } мире из 100
       *[other] вы теряете жизнь за круг лишь в { $n } мирах из 100
    }
bang-hint-cards =
    { $n ->
        [one] после круга на руке примерно { $n } карта
        [few] после круга на руке примерно { $n } карты
       *[many] после круга на руке примерно { $n } карт
    }
