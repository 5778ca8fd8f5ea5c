### «БЭНГ!» в терминале: как нарисовано и что набирают.

## Примеры в справке

cli-bang-example-option = бэнг b
cli-bang-example-thing = пиво
cli-bang-example-why = почему бэнг d,  почему тюрьма b
cli-bang-example-rules = динамит

## За столом

cli-bang-turn = Ходит { $who }
cli-bang-over = игра окончена
cli-bang-signs = ● жизнь  ○ рана  ✓ вы достаёте  → чей ход  ▶ вы.  От вас по часовой стрелке.
cli-bang-legend = Игроки идут по часовой стрелке от вас: ▶ вы, → чей ход, ? кто должен ответить, ✝ кто выбыл. ● жизнь, ○ рана. Расстояние — каким его видите вы, ✓ — ваше оружие достаёт. Карты в игре стоят под своим игроком: (в скобках) те, что ещё нельзя использовать, ≈ — перенятое умение. Из ролей ? — та, что знает только её игрок, (в скобках) ваша, если её знаете только вы.
cli-bang-column-player = Игрок
cli-bang-column-role = Роль
cli-bang-column-character = Персонаж
cli-bang-column-life = Жизнь
cli-bang-column-hand = Карты
cli-bang-column-distance = Даль
cli-bang-passive = не активен
cli-bang-known = известно на руке: { $cards }
cli-bang-table = Стол
cli-bang-deck = Колода { $n }
cli-bang-discard = Сброс { $n }
cli-bang-aside = разыгрывается
cli-bang-store = Лавка
cli-bang-flipped = вскрыто
cli-bang-laid = отложено
cli-bang-score = Счёт
cli-bang-score-game = партия { $n } из { $of }
cli-bang-score-total = всего
cli-bang-money = ${ $n }
cli-bang-owed = −${ $n }
cli-bang-events = Событие
cli-bang-next-event = дальше: { $event }: { $text }
cli-bang-hidden-six = скрытая игра: одной роли в игре нет
cli-bang-fight = схватка: победит сторона последнего уцелевшего
cli-bang-mine = лицом вниз возле колоды: { $n }
cli-bang-deck_known = сверху в колоде, как вы знаете
cli-bang-you = Вы
cli-bang-ability = Умение
cli-bang-weapon = Оружие
cli-bang-reach = достаёт на расстояние { $n }
cli-bang-shot = «Бэнг!» в этот ход уже сыгран
cli-bang-hand = На руке
cli-bang-hand-empty = карт нет
cli-bang-hint-bid = Наберите ставку в долларах, сотнями: от { $low } до { $most }. пас — больше не торговаться.
cli-bang-hint-bid-must = Ставку сделать нужно. Наберите доллары, сотнями: от { $low } до { $most }.
cli-bang-highest-bid = Самая высокая ставка: ${ $bid }.
cli-bang-which = Что из этого вы имеете в виду? { $ways }
cli-bang-tip-play = Наберите карту и игрока, против которого она: бэнг b, пиво, кэт c. конец завершает ход; ? пиво скажет, что делает карта, почему бэнг d — почему так нельзя.
cli-bang-tip-respond-missed = Наберите мимо, бочка или принять, если готовы потерять жизнь.
cli-bang-tip-respond-bang = Наберите бэнг — или нет, и тогда вы теряете 1 жизнь.
cli-bang-tip-draft-pick = Наберите имя. Персонажей у вас будет два; действует умение только активного.
cli-bang-tip-discard-excess = Называйте карты по одной: пиво — или бэнг 9б, если важна масть.

## Что можно набрать

cli-bang-type-end = конец закончить стоп всё
cli-bang-type-pass = пас пропустить ничего
cli-bang-type-no = нет
cli-bang-type-take = принять попадание
cli-bang-type-refuse = отказ потерять
cli-bang-type-give-up = сдаться умереть
cli-bang-type-nobody = никого никто
cli-bang-type-leave = оставить
cli-bang-type-keep = оставить
cli-bang-type-switch = сменить поменять
cli-bang-type-drink = выпить пить
cli-bang-type-red = красное красная
cli-bang-type-black = чёрное чёрная черное черная
cli-bang-type-stop = стоп остановиться
cli-bang-type-enough = хватит
cli-bang-type-nothing = молчать молчу ничего
cli-bang-type-crime = преступность побеждена
cli-bang-type-law = закон мёртв мертв
cli-bang-type-go-on = дальше далее начать
cli-bang-type-keep-on = оставить оставляю
cli-bang-type-release = отпустить отпускаю
cli-bang-type-no-more = хватит довольно
cli-bang-type-draw = тянуть добрать
cli-bang-type-deck = колода колоды
cli-bang-type-discard = сбросить сброс сброса
cli-bang-type-look = посмотреть
cli-bang-type-hand = рука руки
cli-bang-type-use = применить использовать
cli-bang-type-small = сыграть играть взять стрелять выстрелить бросить дать отдать скопировать выбрать быть в во на у из с по как игрока игроку карту против мой моя
cli-bang-type-suits = ч б т п
