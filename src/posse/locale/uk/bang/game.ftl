### «БЕНГ!»: що відбувається, про що питають, чого не можна.
###
### Які є змінні, сказано в posse/words.py. { $card_full } — карта з рангом і мастю, { $n_cards } — число, полічене
### словами bang-counted-cards. У грі вдвох кожен має по два персонажі: тоді $character каже, про кого мова,
### інакше він порожній ($character_n дорівнює 0). Імена гравців не відмінюються, тому в непрямих відмінках перед ними
### стоїть слово «гравець»; час теперішній, щоб не виказувати стать.

## Гроші

bang-counted-dollars =
    { $owed ->
        [0] ${ $n }
       *[other] −${ $owed }
    }

## Гравці та їхні персонажі

bang-who =
    { $character_n ->
        [0] { $seat }
       *[1] { $seat } ({ $character })
    }
bang-at-target =
    { $character_n ->
        [0] гравця { $target }
       *[1] гравця { $target } ({ $character })
    }
bang-you =
    { $character_n ->
        [0] вас
       *[1] { $character_acc }
    }

## Налаштування гри

bang-setting-mode = Режим гри
    .text = Прихована гра, рівно на шістьох: однієї ролі у грі немає, після загибелі шерифа гра триває, а сторона, яка вважає, що перемогла, має це оголосити.
bang-setting-mode-standard = Звичайна
bang-setting-mode-hidden_six = Прихована, вшістьох
bang-error-hidden-six = У приховану гру грають рівно { $seats } гравців.
bang-error-hidden-six-show = У прихованій грі вшістьох події «Шоу Дикого Заходу» не використовують.
bang-setting-dodge_city = Додж-Сіті
    .text = Додає 40 карт, серед них зелені, і 15 персонажів.
bang-setting-wws_characters = Персонажі «Шоу Дикого Заходу»
    .text = Додає 8 персонажів.
bang-setting-promo_characters = Промоперсонажі
    .text = Додає Джонні Кіша, Дядечка Вілла та Святого Клауса.
bang-setting-events = Карти подій
    .text = Яку колоду подій використовують. Від другого ходу шерифа подія змінює правила на коло. Не вдвох.
bang-setting-events-none = Немає
bang-setting-events-high_noon = «Спекотний полудень»
bang-setting-events-fistful = «Розсип карт»
bang-setting-events-mixed = Обидві разом
bang-setting-promo_events = Промоподії
    .text = До «Спекотного полудня» входять «Кайданки» та «Нова особистість».
bang-setting-wws_events = Події «Шоу Дикого Заходу»
    .text = Колода з десяти подій: наступну відкривають «Диліжанс» і «Веллс Фарго». Від чотирьох гравців.
bang-error-events = Для карт подій потрібно щонайменше { $seats } гравців.
bang-setting-no_mercy = Без пощади
    .text = Наприкінці свого ходу шериф може повернути на руку одну карту «Бенг!», зіграну в цей хід. Щонайменше четверо гравців.
bang-setting-match = Матч
    .text = Одна партія або стільки партій, скільки гравців: кожен один раз буває шерифом, а рахунок іде на гроші.
bang-setting-match-single = Одна партія
bang-setting-match-full = Стільки партій, скільки гравців
bang-setting-bounties = Винагороди за голову
    .text = Хто вбиває бандита, отримує $1000 замість трьох карт. Для матчів від чотирьох гравців.
bang-setting-experience = Досвід
    .text = Перед новою партією матчу кожен може лишити собі карти, що лежали перед ним, по $500 за кожну. Для матчів від чотирьох гравців.
bang-setting-hiring = Найм
    .text = Кожен починає матч із $1000, а персонажів продають на торгах. Для матчів від чотирьох гравців.
bang-setting-official_readings = За офіційними правилами
    .text = Там, де наша збірка правил розходиться з офіційними, діють офіційні: один перемикач для чотирьох налаштувань.
bang-setting-jail_persists = В’язниця до чирви
    .text = В’язень сидить у «В’язниці», поки йому не випаде чирва. Якщо вимкнути, як в офіційних правилах, «В’язниця» йде у скид після першої спроби.
bang-setting-second_copy = Друга однойменна карта
    .text = Що робити із синьою чи зеленою картою, якщо однойменна вже лежить перед гравцем.
bang-setting-second_copy-replaces = Замінює першу
bang-setting-second_copy-forbidden = Її не можна зіграти (офіційно)
bang-setting-green_ready = Зелені карти готові
    .text = З якої миті можна використати викладену зелену карту.
bang-setting-green_ready-next_turn = З наступного ходу власника
bang-setting-green_ready-turn_end = Щойно скінчиться хід (офіційно)
bang-setting-pixie_pete_cards = Піксі Піт бере
    .text = Скільки карт Піксі Піт бере у фазі 1: за нашою збіркою правил чотири, за офіційними правилами три.
bang-error-no-mercy = Для «Без пощади» потрібен шериф, тобто щонайменше { $seats } гравці.
bang-error-money = «Винагороди за голову», «Досвід» і «Найм» бувають лише в повному матчі, де щонайменше { $seats } гравці.

## Події: підготовка

bang-event-role-dealt = { $seat } отримує роль: { $role_nom }.
bang-event-role-dealt-hidden = { $seat } отримує роль долілиць.
bang-event-role-shown = { $seat } — { $role_nom }.
bang-event-character-dealt = { $seat } отримує персонажа: { $character }, { $life_life }.
bang-event-characters-offered = На вибір: { $characters }.
bang-event-character-picked = { $seat } бере персонажа: { $character }, { $life_life }.
bang-event-hand-dealt = { $seat } отримує карти: { $cards_full }.
bang-event-hand-dealt-hidden = { $seat } отримує { $n_cards }.

## Події: хід

bang-event-turn-started = Хід гравця { $seat }.
bang-event-greens-ready =
    { $cards_n ->
        [one] У гравця { $seat } готова карта { $cards_full }.
       *[other] У гравця { $seat } готові карти: { $cards_full }.
    }
bang-event-active-chosen = У гравця { $seat } тепер активний персонаж { $character }.
bang-event-play-ended = { $seat } більше не грає карт.
bang-event-excess-discarded = { $seat } скидає зайве: { $card_full }.
bang-event-excess-passed = Зайва карта гравця { $seat }, { $card_full }, дістається гравцеві { $heir }.
bang-event-excess-passed-hidden = Зайва карта гравця { $seat } дістається гравцеві { $heir }.
bang-event-taken-back = { $seat } повертає собі { $card_full }.

## Події: карти переходять із рук у руки

bang-event-cards-drawn = { $seat } бере з колоди: { $cards_full }.
bang-event-cards-drawn-hidden = { $seat } бере { $n_cards } з колоди.
bang-event-discard-drawn = { $seat } бере зі скиду «{ $card_acc }» { $card_sign }.
bang-event-card-shown = { $seat } показує карту: { $card_full }.
bang-event-card-shown-as = { $seat } показує карту: { $card_full }, але масть зараз — { $suit_nom }.
bang-event-looked = { $seat } дивиться верх колоди: { $cards_full }.
bang-event-looked-hidden = { $seat } дивиться { $n_cards } з верху колоди.
bang-event-kept = { $seat } лишає собі «{ $card_acc }» { $card_sign }.
bang-event-kept-hidden = { $seat } лишає собі одну з них.
bang-event-deck-shuffled = Скид тасують, і він стає новою колодою. Карт у ній: { $n }.
bang-event-card-stolen = { $thief } бере з руки гравця { $victim } «{ $card_acc }» { $card_sign }.
bang-event-card-stolen-hidden = { $thief } бере карту з руки гравця { $victim }.
bang-event-card-taken =
    { $other_n ->
        [0] { $thief } повертає собі «{ $card_acc }» { $card_sign }.
       *[1] { $thief } забирає «{ $card_acc }» { $card_sign } у { bang-other }.
    }
bang-other =
    { $character_n ->
        [0] гравця { $other }
       *[1] гравця { $other } ({ $character })
    }
bang-event-card-removed =
    { $other_n ->
        [0] { $by } скидає «{ $card_acc }» { $card_sign }.
       *[1] { $by } змушує { bang-other } скинути «{ $card_acc }» { $card_sign }.
    }
bang-event-cost-paid = { $seat } платить картою { $card_full }.
bang-event-card-given = { $seat } віддає «{ $card_acc }» { $card_sign } гравцеві { $to }.
bang-event-card-given-hidden = { $seat } віддає карту гравцеві { $to }.
bang-event-ability-copied = { $seat } копіює вміння { $ability_gen }.
bang-event-characters-drawn = Тепер { $seat } вміє те саме, що { $characters }.

## Події: розіграш

bang-event-card-played =
    { $target_n ->
        [0]
            { $as_n ->
                [0] { $seat } грає «{ $card_acc }» { $card_sign }.
               *[1] { $seat } грає «{ $card_acc }» { $card_sign } як «{ $as_acc }».
            }
       *[1]
            { $as_n ->
                [0] { $seat } грає «{ $card_acc }» { $card_sign } на { bang-at-target }.
               *[1] { $seat } грає «{ $card_acc }» { $card_sign } як «{ $as_acc }» на { bang-at-target }.
            }
    }
bang-event-card-repeated =
    { $target_n ->
        [0]
            { $as_n ->
                [0] { $seat } повторює «{ $card_acc }» { $card_sign }.
               *[1] { $seat } повторює «{ $card_acc }» { $card_sign } як «{ $as_acc }».
            }
       *[1]
            { $as_n ->
                [0] { $seat } повторює «{ $card_acc }» { $card_sign } на { bang-at-target }.
               *[1] { $seat } повторює «{ $card_acc }» { $card_sign } як «{ $as_acc }» на { bang-at-target }.
            }
    }
bang-event-card-placed =
    { $other_n ->
        [0]
            { $character_n ->
                [0] { $seat } викладає «{ $card_acc }» { $card_sign }.
               *[1] { $seat } кладе «{ $card_acc }» { $card_sign } перед своїм персонажем: { $character }.
            }
       *[1]
            { $character_n ->
                [0] { $seat } кладе «{ $card_acc }» { $card_sign } перед гравцем { $other }.
               *[1] { $seat } кладе «{ $card_acc }» { $card_sign } перед гравцем { $other } ({ $character }).
            }
    }
bang-event-card-replaced = { bang-who } скидає «{ $card_acc }» { $card_sign }, щоб звільнити місце.
bang-event-green-used =
    { $target_n ->
        [0] { $seat } використовує «{ $card_acc }» { $card_sign }.
       *[1] { $seat } використовує «{ $card_acc }» { $card_sign } проти { bang-at-target }.
    }
bang-event-ability-used = { $seat } застосовує вміння { $ability_gen }.
bang-event-card-done = Карта { $card_full } йде у скид.
bang-event-no-effect =
    { $character_n ->
        [0] Карта { $card_full } не діє на гравця { $seat }.
       *[1] Карта { $card_full } не діє на гравця { $seat } ({ $character }).
    }
bang-event-store-opened =
    { $cards_n ->
        [0] { $seat } відчиняє крамницю, але полиці порожні.
       *[other] { $seat } відчиняє крамницю. На полицях: { $cards_full }.
    }
bang-event-store-picked = { $seat } бере у крамниці «{ $card_acc }» { $card_sign }.

## Події: постріли та відповіді

bang-event-shot-fired =
    { $by_n ->
        [0] Постріл у { bang-at-target }!
       *[1]
            { $need ->
                [1] { $by } стріляє в { bang-at-target }!
               *[other] { $by } стріляє в { bang-at-target }: щоб ухилитися, потрібно { $need_misses }!
            }
    }
bang-event-answer-played =
    { $as_n ->
        [0] { bang-who } відповідає картою { $card_full }.
       *[1] { bang-who } відповідає картою { $card_full } як «{ $as_ins }».
    }
bang-event-shot-cancelled = Мимо! { bang-who } ухиляється від кулі.
bang-event-check-flipped =
    { $cards_n ->
        [0] { bang-who } випробовує удачу ({ $what }), але відкрити нічого.
       *[other] { bang-who } випробовує удачу ({ $what }): { $cards_full }.
    }
bang-event-check-flipped-as = { bang-who } випробовує удачу ({ $what }): { $cards_full }, але масть зараз — { $suit_nom }.
bang-event-check-chosen = { $seat } вибирає «{ $card_acc }» { $card_sign }.
bang-event-flipped-taken = { $seat } забирає відкриту карту: { $card_full }.
bang-event-barrel-tried =
    { $saved ->
        [0] Не допомогло ({ $what }): { bang-who } досі під пострілом.
       *[1] Допомогло ({ $what }): { bang-who } отримує одне «Мимо!».
    }
bang-event-jail-left = { bang-who } тікає з в’язниці!
bang-event-jail-stayed =
    { $gone ->
        [0] { bang-who } лишається у в’язниці й пропускає хід.
       *[1] { bang-who } пропускає хід у в’язниці й виходить на волю.
    }
bang-event-exploded =
    { $character_n ->
        [0] Динаміт вибухає перед гравцем { $seat }!
       *[1] Динаміт вибухає перед гравцем { $seat } ({ $character })!
    }
bang-event-dynamite-passed =
    { $character_n ->
        [0] Динаміт переходить від гравця { $seat } до гравця { $to }.
       *[1] Динаміт переходить від гравця { $seat } до гравця { $to } ({ $character }).
    }
bang-event-dynamite-stayed =
    { $character_n ->
        [0] Динаміт не вибухає й лишається перед гравцем { $seat }: у всіх інших уже є по одному.
       *[1] Динаміт не вибухає й лишається перед гравцем { $seat } ({ $character }): у всіх інших уже є по одному.
    }

## Події: життя та смерть

bang-event-life-lost =
    { $left ->
        [-2] { bang-who } втрачає { $n_life } та от-от помре!
        [-1] { bang-who } втрачає { $n_life } та от-от помре!
        [0] { bang-who } втрачає { $n_life } та от-от помре!
       *[other] { bang-who } втрачає { $n_life }, лишається { $left }.
    }
bang-event-life-gained =
    { $left ->
        [-1] { bang-who } повертає { $n_life }, але цього мало.
        [0] { bang-who } повертає { $n_life }, але цього мало.
       *[other] { bang-who } повертає { $n_life }, тепер { $left }.
    }
bang-event-eliminated =
    { $role_n ->
        [0]
            { $killer_n ->
                [0] { bang-who } вибуває з гри.
               *[1]
                    { $character_n ->
                        [0] { $killer } вибиває з гри гравця { $seat }.
                       *[1] { $killer } вибиває з гри персонажа { $character_acc } ({ $seat }).
                    }
            }
       *[1]
            { $killer_n ->
                [0] { $seat } вибуває з гри. Роль: { $role_nom }.
               *[1] { $killer } вибиває з гри гравця { $seat }: це { $role_nom }!
            }
    }
bang-event-cards-inherited =
    { $n ->
        [0] { $heir } забирає карти, що лежали перед гравцем { $seat }: { $cards_full }.
       *[other]
            { $cards_n ->
                [0] { $heir } забирає руку гравця { $seat }: { $hand_full }.
               *[other] { $heir } забирає руку гравця { $seat }: { $hand_full }; і викладені карти: { $cards_full }.
            }
    }
bang-event-cards-inherited-hidden =
    { $n ->
        [0] { $heir } забирає карти, що лежали перед гравцем { $seat }: { $cards_full }.
       *[other]
            { $cards_n ->
                [0] { $heir } забирає { $n_cards } з руки гравця { $seat }.
               *[other] { $heir } забирає { $n_cards } з руки гравця { $seat } та викладені карти: { $cards_full }.
            }
    }
bang-event-all-discarded = { bang-who } скидає все: { $cards_full }.

## Події: карти подій

bang-event-events-laid = Колода подій готова: { $n_events }. Першою буде «{ $next }».
bang-event-events-shuffled = Карти подій перемішано наново: { $n_events }.
bang-event-event-turned =
    { $next_n ->
        [0] { $seat } відкриває подію «{ $event }». { $event_text } Вона остання в колоді.
       *[1] { $seat } відкриває подію «{ $event }». { $event_text } Наступна — «{ $next }».
    }
bang-event-event-over = Подія «{ $event }» скінчилася.
bang-event-named = { $seat } обирає: { $target }. Подія «{ $event }».
bang-event-own-discarded = { $seat } віддає { $card_full }.
bang-event-spare-seen = { $seat } дивиться запасного персонажа: { $spare }.
bang-event-spare-seen-hidden = { $seat } дивиться запасного персонажа.
bang-event-identity-taken = У гравця { $seat } нова особистість: { $identity }, життів { $life } із { $most }.
bang-event-returned = { $seat } знову у грі, життів: { $life }!
bang-event-ghost-came = { $seat } повертається привидом!
bang-event-ghost-left = Привид гравця { $seat } знову зникає.
bang-event-buried = { $card_full } лежить долілиць біля колоди.
bang-event-excess-buried = { $seat }: зайва карта { $card_full } лягає долілиць біля колоди.
bang-event-excess-buried-hidden = { $seat }: зайва карта лягає долілиць біля колоди.
bang-event-mine-closed =
    { $n ->
        [one] На верх колоди лягає { $n } карта, що лежала біля неї.
        [few] На верх колоди лягають { $n } карти, що лежали біля неї.
       *[many] На верх колоди лягають { $n } карт, що лежали біля неї.
    }
bang-event-guessed =
    { $right ->
        [0] { $seat } називає: { $colour }. Це { $card_full }: не вгадано!
       *[1] { $seat } називає: { $colour }. Це { $card_full }: вгадано!
    }
bang-event-extra-turn = { $seat } отримує додатковий хід!
bang-event-event-used =
    { $target_n ->
        [0] { $seat } користується подією «{ $event }».
       *[1] { $seat } користується подією «{ $event }» проти гравця { $target }.
    }
bang-event-card-shot-at =
    { $as_n ->
        [0] { $seat } стріляє картою { $card_full } у карту { $prize_full } гравця { $target }.
       *[1] { $seat } стріляє картою { $card_full } як «{ $as }» у карту { $prize_full } гравця { $target }.
    }
bang-event-prize-lost = { $seat } втрачає карту { $card_full }.
bang-event-swapped = { $seat } міняє карту { $card_full } на іншу.
bang-event-readied = { $seat } готує карту { $card_full }.
bang-event-pair-fired = { $seat } стріляє відразу двома картами: { $cards_full }.
bang-event-roulette-passed = { $seat } ухиляється. Наступний!
bang-event-show-laid = Колода «Шоу Дикого Заходу» готова: { $n_events }.
bang-event-show-turned = Шоу Дикого Заходу: «{ $event }»! { $event_text }
bang-event-turn-skipped = { $seat } втрачає цей хід.
bang-event-seats-swapped = { $seat } і { $other } міняються місцями; { $other } пропустить хід.
bang-event-cards-seen = Усі бачать карти гравця { $seat }: { $cards_full }.
bang-event-roles-shuffled =
    { $seats_n ->
        [0] Ролей нікому не роздають наново.
       *[other] Ролі перемішано і роздано наново: { $seats }.
    }
bang-event-spoke = { $seat } порушує мовчання!
bang-event-card-named = { $seat } вимагає від гравця { $victim } карту «{ $kind }».
bang-event-card-stays = { $seat } не може зіграти карту { $card_full } і лишає її.
bang-event-hand-swapped = { $seat } скидає всю руку: { $cards_full }.

## Події: кінець

bang-event-crime-declared = { $seat } оголошує: «Злочинність переможено!»
bang-event-law-declared = { $seat } оголошує: «Закон мертвий!»
bang-event-fight-started = { $seats } б’ються до кінця. Решта виходить із гри.
bang-event-left-game = { $seat } виходить із гри.
bang-event-removed-shown = Роль, якої не було у грі: { $role_nom }.
bang-event-game-ended = { $side_win } { $winners }.
bang-event-revealed =
    { $role_n ->
        [0]
            { $cards_n ->
                [0] У гравця { $seat } карт на руці не лишилося.
                [one] У гравця { $seat } на руці лишилася карта { $cards_full }.
               *[other] У гравця { $seat } на руці лишилися карти: { $cards_full }.
            }
       *[1]
            { $cards_n ->
                [0] { $seat } — { $role_nom }; карт на руці не лишилося.
                [one] { $seat } — { $role_nom }; на руці лишилася карта { $cards_full }.
               *[other] { $seat } — { $role_nom }; на руці лишилися карти: { $cards_full }.
            }
    }
bang-event-game-began = Починається партія { $n } з { $of }.
bang-event-paid = { $seat } отримує ${ $n }, тепер у гравця { $total_dollars }.
bang-event-fined = { $seat } — помічник, що вбив шерифа: штраф ${ $n }, лишається { $total_dollars }.
bang-event-bounty-paid = { $seat } отримує винагороду ${ $n }, тепер у гравця { $total_dollars }.
bang-event-card-kept = { $seat } лишає собі карту { $card_full } за ${ $n }, лишається { $total_dollars }.
bang-event-bid = { $seat } дає ${ $n } за персонажа: { $character }.
bang-event-passed = { $seat } більше не торгується за персонажа: { $character }.
bang-event-hired = { $seat } наймає персонажа за ${ $n }: { $character }. Лишається { $total_dollars }.
bang-event-match-ended = Матч скінчено. Перемагає: { $winners }.

## Рядки підсумкового рахунку

bang-score-won =
    { $n ->
        [0] поразка
       *[other] перемога
    }
bang-score-game = партія { $n }
bang-score-stake = гроші на початку
bang-score-total = Разом

## How a match ends: one with money, and a small one that counts games

bang-ending-match-you = Ви виграєте матч: у вас { $score_dollars }!
bang-ending-match-winner =
    { $seats_n ->
        [one] Матч виграє { $seats }: { $score_dollars }
       *[other] Матч ділять { $seats }: по { $score_dollars }
    }
bang-ending-small-you = Ви виграєте матч: { $score } із { $of } партій!
bang-ending-small-winner =
    { $seats_n ->
        [one] Матч виграє { $seats }: { $score } із { $of } партій
       *[other] Матч ділять { $seats }: по { $score } із { $of } партій
    }

## Запитання тому, кого питають; .text — для новачків

bang-ask-play = Ваш хід: які карти ви граєте?
    .text = Торкніться карти, а потім гравця, для якого вона. Грати можна скільки завгодно карт, але зазвичай лише один «Бенг!».
bang-ask-respond-missed =
    { $by_n ->
        [0]
            { $need ->
                [1] У вас стріляють! Ви ухиляєтеся?
               *[other] У вас стріляють! Щоб ухилитися, потрібно { $need_misses }.
            }
       *[1]
            { $need ->
                [1] { $by } стріляє у { bang-you }! Ви ухиляєтеся?
               *[other] { $by } стріляє у { bang-you }! Щоб ухилитися, потрібно { $need_misses }.
            }
    }
    .text = Зіграйте «Мимо!» або випробуйте удачу з «Бочкою». Якщо нічого не робити, ви втратите 1 життя.
bang-ask-respond-bang = { $kind } ({ $by }): ви кидаєте «Бенг!»?
    .text = Якщо ні, ви втратите 1 життя. «Мимо!» тут не допомагає.
bang-ask-rescue =
    { $missing ->
        [1] { bang-dying } Вистачить іще одного життя.
       *[other] { bang-dying } Щоб вижити, поверніть { $missing_life }.
    }
    .text = Тепер допоможе лише «Пиво», та й то якщо у грі більше двох гравців.
bang-dying =
    { $character_n ->
        [0] Ви при смерті!
       *[1] { $character } при смерті!
    }
bang-ask-take-card = Виберіть карту гравця { $victim }.
bang-ask-pick-store = Яку карту ви берете у крамниці?
bang-ask-discard-excess =
    { $n ->
        [one] У вас { $n } зайва карта. Яку ви скидаєте?
        [few] У вас { $n } зайві карти. Яку ви скидаєте?
       *[many] У вас { $n } зайвих карт. Яку ви скидаєте?
    }
    .text = Наприкінці ходу на руці може лишитися стільки карт, скільки у вас життів.
bang-ask-no-mercy-return = Який «Бенг!» ви повернете на руку?
    .text = Без пощади: наприкінці вашого ходу одна карта «Бенг!», зіграна в цей хід, повертається вам на руку.
bang-ask-next-game = Далі — партія { $n } з { $of }
    .text = Дивіться на рахунок скільки завгодно: партія почнеться, коли всі підуть далі.
bang-ask-keep-cards = Яку карту ви лишите за ${ $price }? У вас { $money_dollars }.
    .text = Лишені карти входять до початкової руки. Лишити можна стільки карт, скільки у вас життів.
bang-ask-keep-character = Чи лишите ви персонажа за ${ $price }: { $character }? У вас { $money_dollars }.
bang-ask-hire-open = Якого персонажа ви виставляєте на торги?
    .text = Ви першими називаєте ціну, потім інші можуть дати більше.
bang-ask-hire-bid = Скільки ви дасте за персонажа: { $character }? У вас { $money_dollars }.
    .text = Ставки — сотні доларів. Найбільша поки що: ${ $bid }.
bang-ask-choose-check-card = Котра карта рахується ({ $what })?
bang-ask-draw-source = Як ви берете карти?
bang-ask-kit-pick =
    { $n ->
        [one] Яку карту ви лишаєте собі?
        [few] Яку карту ви лишаєте собі? Ще треба вибрати { $n }.
       *[many] Яку карту ви лишаєте собі? Ще треба вибрати { $n }.
    }
bang-ask-pay =
    { $n ->
        [one] Яку карту ви скидаєте за це?
        [few] Які { $n } карти ви скидаєте за це?
       *[many] Які { $n } карт ви скидаєте за це?
    }
bang-ask-discard-order = Котра з ваших карт опиниться на верху скиду?
bang-ask-vera-copy = Чиє вміння ви копіюєте?
    .text = Воно буде у вас до наступного вашого ходу.
bang-ask-greygory-redraw = У вас уміння персонажів: { $characters }. Узяти двох інших?
bang-ask-flint-trade = Яку карту ви віддаєте гравцеві { $to } за дві його?
bang-ask-youl-gift = Гравець { $to } має менше карт, ніж ви: яку ви віддаєте?
bang-ask-claus-share = Яку карту ви віддаєте гравцеві { $to }?
bang-ask-daltons-discard = «Долтони»: яку з викладених карт ви віддаєте?
bang-ask-handcuffs-target = «Кайданки»: хто не зможе грати карти з руки у свій хід?
bang-ask-new-identity = «Нова особистість»: чи станете ви своїм запасним персонажем?
    .text = У вас буде 2 життя. Карти лишаються, а попередній персонаж стає запасним.
bang-ask-declare = Оголошуєте, що іншу сторону розбито?
    .text = Ви відкриваєте роль. Хто ще лишився проти вас, теж відкривається, і ви б’єтеся до кінця, а решта вибувають. Якщо таких немає, ваша сторона перемогла.
bang-ask-hard-liquor = «Міцний лікер»: пропустити фазу 1 й отримати 1 життя?
bang-ask-ranch-swap =
    { $n ->
        [0] «Ранчо»: які карти обміняти?
       *[other] «Ранчо»: яку ще карту обміняти?
    }
    .text = Скиньте скільки завгодно карт, по одній. Потім ви візьмете стільки ж із колоди.
bang-ask-peyote-guess = «Пейот»: наступна карта червона чи чорна?
    .text = Якщо вгадали, карта ваша і можна вгадувати далі. Якщо ні, вона йде у скид і більше карт ви не берете.
bang-ask-blood-brothers = «Кровні брати»: кому віддати одне своє життя?
bang-ask-which-bang =
    { $n ->
        [one] Якою картою ви стріляєте?
       *[other] Якими двома картами ви стріляєте?
    }
bang-ask-ricochet-card = У яку карту гравця { $target } ви стріляєте?
bang-ask-ricochet-missed = { $by } стріляє у вашу карту { $prize_full }! Рятуєте її?
    .text = Її врятує одне «Мимо!». Життів ви не втрачаєте.
bang-ask-roulette-missed = «Російська рулетка»: пред’являєте «Мимо!»?
    .text = Перший, хто цього не зробить, втрачає 2 життя, і все закінчено.
bang-ask-dorothy-card = «Лють Дороті»: яку карту має зіграти { $victim }?
    .text = Якщо карта є, її грають, а ціль обираєте ви. Якщо ні, уся рука показується.
bang-ask-dorothy-target = { $victim } грає «{ $kind }»: хто ціль?
bang-ask-draft-pick = Якого персонажа ви берете?
    .text = У вас два персонажі, але діє завжди один із них.
bang-ask-choose-active = Хто з ваших персонажів активний?
    .text = Карти грає активний персонаж, і діє лише його вміння.

## Що бачать усі, поки когось питають

bang-waiting-play =
    { $seats_n ->
        [one] { $seats } грає карти
       *[other] { $seats } грають карти
    }
bang-waiting-respond-missed =
    { $by_n ->
        [0]
            { $seats_n ->
                [one] { $seats } може ухилитися від пострілу
               *[other] { $seats } можуть ухилитися від пострілу
            }
       *[1]
            { $seats_n ->
                [one] { $by } стріляє, { $seats } може ухилитися
               *[other] { $by } стріляє, { $seats } можуть ухилитися
            }
    }
bang-waiting-respond-bang =
    { $seats_n ->
        [one] { $seats } може кинути «Бенг!» ({ $kind })
       *[other] { $seats } можуть кинути «Бенг!» ({ $kind })
    }
bang-waiting-rescue = { $seats } при смерті
bang-waiting-take-card =
    { $seats_n ->
        [one] { $seats } вибирає карту гравця { $victim }
       *[other] { $seats } вибирають карту гравця { $victim }
    }
bang-waiting-pick-store =
    { $seats_n ->
        [one] { $seats } вибирає товар у крамниці
       *[other] { $seats } вибирають товар у крамниці
    }
bang-waiting-discard-excess =
    { $seats_n ->
        [one] { $seats } скидає зайві карти
       *[other] { $seats } скидають зайві карти
    }
bang-waiting-no-mercy-return =
    { $seats_n ->
        [one] { $seats } може повернути собі «Бенг!»
       *[other] { $seats } можуть повернути собі «Бенг!»
    }
bang-waiting-next-game =
    { $seats_n ->
        [one] { $seats } дивиться на рахунок
       *[other] { $seats } дивляться на рахунок
    }
bang-waiting-keep-cards =
    { $seats_n ->
        [one] { $seats } вибирає, які карти лишити
       *[other] { $seats } вибирають, які карти лишити
    }
bang-waiting-keep-character =
    { $seats_n ->
        [one] { $seats } вирішує, чи лишити персонажа: { $character }
       *[other] { $seats } вирішують, чи лишити персонажа: { $character }
    }
bang-waiting-hire-open =
    { $seats_n ->
        [one] { $seats } відкриває торги
       *[other] { $seats } відкривають торги
    }
bang-waiting-hire-bid =
    { $seats_n ->
        [one] { $seats } торгується за персонажа: { $character }
       *[other] { $seats } торгуються за персонажа: { $character }
    }
bang-waiting-choose-check-card =
    { $seats_n ->
        [one] { $seats } вибирає з двох карт
       *[other] { $seats } вибирають із двох карт
    }
bang-waiting-draw-source =
    { $seats_n ->
        [one] { $seats } вирішує, звідки взяти карти
       *[other] { $seats } вирішують, звідки взяти карти
    }
bang-waiting-kit-pick =
    { $seats_n ->
        [one] { $seats } дивиться верхні карти колоди
       *[other] { $seats } дивляться верхні карти колоди
    }
bang-waiting-pay =
    { $seats_n ->
        [one] { $seats } вибирає, якою картою платити
       *[other] { $seats } вибирають, якою картою платити
    }
bang-waiting-discard-order =
    { $seats_n ->
        [one] { $seats } складає останні карти
       *[other] { $seats } складають останні карти
    }
bang-waiting-vera-copy =
    { $seats_n ->
        [one] { $seats } вибирає, чиє вміння скопіювати
       *[other] { $seats } вибирають, чиє вміння скопіювати
    }
bang-waiting-greygory-redraw =
    { $seats_n ->
        [one] { $seats } вирішує, чи не змінити персонажів
       *[other] { $seats } вирішують, чи не змінити персонажів
    }
bang-waiting-flint-trade =
    { $seats_n ->
        [one] { $seats } вибирає карту для обміну
       *[other] { $seats } вибирають карти для обміну
    }
bang-waiting-youl-gift =
    { $seats_n ->
        [one] { $seats } вибирає, яку карту віддати
       *[other] { $seats } вибирають, яку карту віддати
    }
bang-waiting-claus-share =
    { $seats_n ->
        [one] { $seats } роздає карти
       *[other] { $seats } роздають карти
    }
bang-waiting-daltons-discard =
    { $seats_n ->
        [one] { $seats } віддає викладену карту
       *[other] { $seats } віддають викладені карти
    }
bang-waiting-handcuffs-target =
    { $seats_n ->
        [one] { $seats } обирає, кому дістануться кайданки
       *[other] { $seats } обирають, кому дістануться кайданки
    }
bang-waiting-new-identity =
    { $seats_n ->
        [one] { $seats } думає про нову особистість
       *[other] { $seats } думають про нову особистість
    }
bang-waiting-declare =
    { $seats_n ->
        [one] { $seats } може щось оголосити
       *[other] { $seats } можуть щось оголосити
    }
bang-waiting-hard-liquor =
    { $seats_n ->
        [one] { $seats } думає, чи не випити
       *[other] { $seats } думають, чи не випити
    }
bang-waiting-ranch-swap =
    { $seats_n ->
        [one] { $seats } обмінює карти
       *[other] { $seats } обмінюють карти
    }
bang-waiting-peyote-guess =
    { $seats_n ->
        [one] { $seats } вгадує: червоне чи чорне
       *[other] { $seats } вгадують: червоне чи чорне
    }
bang-waiting-blood-brothers =
    { $seats_n ->
        [one] { $seats } може віддати життя
       *[other] { $seats } можуть віддати життя
    }
bang-waiting-which-bang =
    { $seats_n ->
        [one] { $seats } обирає, чим стріляти
       *[other] { $seats } обирають, чим стріляти
    }
bang-waiting-ricochet-card =
    { $seats_n ->
        [one] { $seats } обирає карту, в яку стріляти
       *[other] { $seats } обирають карту, в яку стріляти
    }
bang-waiting-ricochet-missed =
    { $seats_n ->
        [one] { $seats } може врятувати викладену карту
       *[other] { $seats } можуть врятувати викладену карту
    }
bang-waiting-roulette-missed =
    { $seats_n ->
        [one] { $seats } має пред’явити «Мимо!»
       *[other] { $seats } мають пред’явити «Мимо!»
    }
bang-waiting-dorothy-card =
    { $seats_n ->
        [one] { $seats } називає карту
       *[other] { $seats } називають карту
    }
bang-waiting-dorothy-target =
    { $seats_n ->
        [one] { $seats } обирає ціль
       *[other] { $seats } обирають ціль
    }
bang-waiting-draft-pick =
    { $seats_n ->
        [one] { $seats } бере персонажа
       *[other] { $seats } беруть персонажів
    }
bang-waiting-choose-active =
    { $seats_n ->
        [one] { $seats } вибирає активного персонажа
       *[other] { $seats } вибирають активних персонажів
    }

## Відповіді на вибір; .text — що робить карта чи вміння

bang-option-end = Закінчити хід
bang-option-play = Зіграти «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-play-at = Зіграти «{ $card_acc }» { $card_sign } на гравця { $seat }
    .text = { $card_text }
bang-option-play-at-character = Зіграти «{ $card_acc }» { $card_sign } на персонажа { $character_acc } ({ $seat })
    .text = { $card_text }
bang-option-play-as = Зіграти «{ $card_acc }» { $card_sign } як «{ $kind_acc }»
    .text = { $kind_text }
bang-option-play-as-at = Зіграти «{ $card_acc }» { $card_sign } як «{ $kind_acc }» на гравця { $seat }
    .text = { $kind_text }
bang-option-play-as-at-character = Зіграти «{ $card_acc }» { $card_sign } як «{ $kind_acc }» на персонажа { $character_acc } ({ $seat })
    .text = { $kind_text }
bang-option-throw = Кинути «{ $card_acc }» { $card_sign }
    .text = Тоді ви не втрачаєте життя.
bang-option-throw-as = Кинути «{ $card_acc }» { $card_sign } як «{ $kind_acc }»
    .text = Тоді ви не втрачаєте життя.
bang-option-throw-duel = Кинути «{ $card_acc }» { $card_sign }
    .text = Тоді кидати «Бенг!» має гравець { $by }.
bang-option-throw-duel-as = Кинути «{ $card_acc }» { $card_sign } як «{ $kind_acc }»
    .text = Тоді кидати «Бенг!» має гравець { $by }.
bang-option-use = Використати «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-use-at = Використати «{ $card_acc }» { $card_sign } проти гравця { $seat }
    .text = { $card_text }
bang-option-use-at-character = Використати «{ $card_acc }» { $card_sign } проти персонажа { $character_gen } ({ $seat })
    .text = { $card_text }
bang-option-ability = Застосувати вміння { $character_gen }
    .text = { $character_ability }
bang-option-ability-at = Застосувати вміння { $character_gen } проти гравця { $seat }
    .text = { $character_ability }
bang-option-ability-at-character = Застосувати вміння проти персонажа { $character_gen } ({ $seat })
bang-option-take = Прийняти постріл
bang-option-refuse = Втратити 1 життя
bang-option-refuse-roulette =
    { $n ->
        [one] Втратити { $n } життя
        [few] Втратити { $n } життя
       *[many] Втратити { $n } життів
    }
bang-option-give-up = Здатися
bang-option-draw-deck = Узяти з колоди
bang-option-draw-discard = Узяти верхню карту скиду
bang-option-draw-look = Подивитися три верхні карти
bang-option-draw-hand = Узяти карту з руки гравця { $seat }
bang-option-draw-card = Узяти «{ $card_acc }» { $card_sign } замість карт із колоди
    .text = { $card_text }
bang-option-take-card = Узяти «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-take-card-hand = Узяти випадкову карту з руки гравця { $seat }
bang-option-remove = Скинути «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-remove-hand = Скинути випадкову карту з руки гравця { $seat }
bang-option-pick-store = Узяти «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-discard-excess = Скинути «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-no-mercy-return = Повернути «{ $card_acc }» { $card_sign }
bang-option-leave = Лишити у скиді
bang-option-go-on = Почати партію { $n }
bang-option-keep-cards = Лишити «{ $card_acc }» { $card_sign }
bang-option-no-more = Більше нічого не лишати
bang-option-keep-character-keep-on = Заплатити й лишити
bang-option-keep-character-release = Відпустити
bang-option-hire-open = { $character }, { $life_life }
bang-option-hundreds =
    { $n ->
        [0] Не підвищувати
       *[other] ${ $n }00
    }
bang-option-choose-check-card = Хай рахується { $card_full }
bang-option-choose-check-card-as = Хай рахується { $card_full } (масть зараз — { $suit_nom })
bang-option-kit-pick = Лишити «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-pay = Скинути «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-discard-order = Зверху { $card_full }
    .text = { $card_text }
bang-option-copy = Скопіювати вміння { $character_gen } ({ $seat })
    .text = { $character_ability }
bang-option-copy-nobody = Нікого не копіювати
bang-option-greygory-redraw-draw = Узяти двох інших
bang-option-greygory-redraw-keep = Лишити цих
bang-option-flint-trade = Віддати «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-youl-gift = Віддати «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-claus-share = Віддати «{ $card_acc }» { $card_sign }
    .text = { $card_text }
bang-option-daltons-discard = Віддати { $card_full }
    .text = { $card_text }
bang-option-handcuffs-target = { $seat }
bang-option-new-identity-switch = Нова особистість: { $character }
    .text = { $character_ability }
bang-option-new-identity-keep = Попередня особистість: { $character }
    .text = { $character_ability }
bang-option-event = Застосувати подію «{ $event }»
    .text = { $event_text }
bang-option-event-at = «{ $event }» проти гравця { $seat }
    .text = { $event_text }
bang-option-change-seats = Помінятися місцями з гравцем { $seat }
    .text = { $event_text }
bang-option-declare-nothing = Промовчати
bang-option-declare-crime = «Злочинність переможено!»
bang-option-declare-law = «Закон мертвий!»
bang-option-hard-liquor-drink = Випити: 1 життя, карт немає
bang-option-hard-liquor-draw = Узяти карти
bang-option-ranch-swap = Обміняти { $card_full }
    .text = { $card_text }
bang-option-ranch-keep = Лишити всі карти
bang-option-ranch-draw =
    { $n ->
        [one] Досить: взяти { $n } карту
        [few] Досить: взяти { $n } карти
       *[many] Досить: взяти { $n } карт
    }
bang-option-peyote-guess-red = Червона
bang-option-peyote-guess-black = Чорна
bang-option-peyote-guess-stop = Зупинитися
bang-option-blood-brothers = Віддати життя гравцеві { $seat }
bang-option-nobody = Нікому
bang-option-which-bang = Вистрілити картою { $card_full }
bang-option-ricochet-card = Стріляти в карту { $card_full }
    .text = { $card_text }
bang-option-dorothy-card = { $kind }
    .text = { $kind_text }
bang-option-speak = Заговорити і втратити 1 життя
bang-option-dorothy-target = { $seat }
bang-option-draft-pick = { $character }: { $life_life }
    .text = { $character_ability }
bang-option-choose-active = { $character }: { $life_life }
    .text = { $character_ability }

## Відмови

bang-refusal-speech-costs = Діє «Кляп»: ніхто не розмовляє. Якщо все ж заговорите, втратите 1 життя, а повідомлення ніхто не отримає.
bang-refusal-speech-later = Діє «Кляп»: ніхто не розмовляє, а цієї миті — навіть ціною життя. Зачекайте, поки той, чий хід, зможе зіграти карту.
bang-refusal-speech-none = Діє «Кляп»: ніхто не розмовляє, а життів для плати у вас немає.
bang-refusal-ability-now = Уміння { $character_gen } зараз застосувати не можна.
bang-refusal-as-store = Карту «{ $card }» зараз не можна зіграти як «Крамницю».
bang-refusal-barred = Карту «{ $card }» зараз грати не можна.
bang-refusal-copy-self = Себе скопіювати не можна.
bang-refusal-empty-hand = У гравця { $seat } немає карт на руці.
bang-refusal-end = Закінчити хід поки що не можна.
bang-refusal-event-bars = Через подію «{ $event }» зараз не можна зіграти карту «{ $card }».
bang-refusal-event-now = Подія «{ $event }» зараз цього не дозволяє.
bang-refusal-not-named = Карту «{ $card }» назвати не можна.
bang-refusal-not-a-target = { $seat } не може бути ціллю.
bang-refusal-no-blood = Гравцеві { $seat } не можна віддати життя.
bang-refusal-declare = Зараз ви цього оголосити не можете.
bang-refusal-stop = Угадайте бодай раз.
bang-refusal-extra-card = Карті «{ $card }» потрібна ще одна карта з руки, а іншої ви не маєте.
bang-refusal-green-waits = Карта «{ $card }» має почекати: її щойно виклали.
bang-refusal-jail-self = Себе у в’язницю не саджають.
bang-refusal-jail-sheriff = { $seat } — шериф, а шерифа у в’язницю не посадити.
bang-refusal-jail-twice = { $seat } вже у в’язниці.
bang-refusal-no-answer = Карта «{ $card }» тут не допоможе.
bang-refusal-no-card = Гравець { $seat } не має для цього карт.
bang-refusal-no-cost = Картою «{ $card }» заплатити не можна.
bang-refusal-no-gift = Карту «{ $card }» віддати не можна.
bang-refusal-not-as-bang = Карту «{ $card }» не можна зіграти як «Бенг!».
bang-refusal-not-flipped = Цю карту не відкривали.
bang-refusal-not-held = У вас на руці немає карти «{ $card }».
bang-refusal-not-to-take-back = Карту { $card_full } не можна повернути: це не «Бенг!» цього ходу, що лежить у скиді.
bang-refusal-not-to-keep = Карту { $card_full } лишити не можна.
bang-refusal-bid = Ставка — це сотні доларів, більша за минулу; у вас { $money_dollars }.
bang-refusal-not-in-play = Карта «{ $card }» перед вами не лежить.
bang-refusal-not-in-store = Карти «{ $card }» у крамниці немає.
bang-refusal-not-looked-at = Вибрати можна лише з тих карт, які ви дивитеся.
bang-refusal-not-there = Ця карта не лежить перед гравцем { $seat }.
bang-refusal-not-to-choose = Зараз вибрати не можна: { $character }.
bang-refusal-not-yours = Карта «{ $card }» не ваша.
bang-refusal-one-shot = Більше карт «Бенг!» у цей хід грати не можна.
bang-refusal-out = { $seat } вже не у грі.
bang-refusal-own-hand = Свою руку вибрати не можна.
bang-refusal-own-only = Цю карту грають лише для себе.
bang-refusal-response-only = Карта «{ $card }» годиться лише у відповідь на постріл у вас.
bang-refusal-second-copy = Карта «{ $card }» там уже лежить, а другу зіграти не можна.
bang-refusal-self = У себе цілитися не можна.
bang-refusal-something-else = Зараз вас питають не про це.
bang-refusal-source = Звідси карти взяти не можна.
bang-refusal-source-now = Карта «{ $card }» зараз не допоможе.
bang-refusal-too-far = До гравця { $seat } відстань { $distance }, а ви дістаєте на { $reach }.

## Підказки: що ця відповідь приносить частіше за інші

bang-hint-eliminates =
    { $n ->
        [100] ворог вибуває за коло в усіх світах
        [one] ворог вибуває за коло у { $n } світі зі 100
       *[other] ворог вибуває за коло у { $n } світах зі 100
    }
bang-hint-enemies =
    { $n ->
        [one] за коло вороги втрачають приблизно { $n } життя
        [few] за коло вороги втрачають приблизно { $n } життя
       *[many] за коло вороги втрачають приблизно { $n } життів
    }
bang-hint-survives =
    { $n ->
        [100] ви лишаєтеся живі в усіх світах
        [one] ви лишаєтеся живі у { $n } світі зі 100
       *[other] ви лишаєтеся живі у { $n } світах зі 100
    }
bang-hint-loses =
    { $n ->
        [0] за коло ви не втрачаєте життя в жодному світі
        [one] ви втрачаєте життя за коло лише у { $n } світі зі 100
       *[other] ви втрачаєте життя за коло лише у { $n } світах зі 100
    }
bang-hint-cards =
    { $n ->
        [one] після кола в руці приблизно { $n } карта
        [few] після кола в руці приблизно { $n } карти
       *[many] після кола в руці приблизно { $n } карт
    }
