### Dice Town in a terminal, drawn and typed.

## Examples in the help

cli-dice-town-example-option = пас
cli-dice-town-example-thing = банк
cli-dice-town-example-why = почему динамит,  почему оставить все
cli-dice-town-example-rules = шериф ничья

## At the table

cli-dice-town-title = Дайс-Таун · раунд { $round }
cli-dice-town-last-throw = последний бросок
cli-dice-town-store = колода { $deck }, сброс { $discard }
cli-dice-town-saloon = карта соперника
cli-dice-town-row = { $cards } ПО, колода { $deck }
cli-dice-town-doc = кто без выигрыша
cli-dice-town-column-player = Игрок
cli-dice-town-column-dollars = $
cli-dice-town-column-nuggets = Золото
cli-dice-town-column-property = Собств.
cli-dice-town-column-store = Магазин
cli-dice-town-column-fenced = Ограда
cli-dice-town-column-won = Приз
cli-dice-town-column-dice = Кубики
cli-dice-town-hand = На руке
cli-dice-town-hand-empty = карт нет
cli-dice-town-cup = Под чашкой
cli-dice-town-revealed = Вскрыто
cli-dice-town-drawn = Вытянуто
cli-dice-town-offer = Взятка
cli-dice-town-offer-for =
    { $own ->
        [1] { $who } (за себя): { $goods }
       *[0] { $who } (за игрока { $supported }): { $goods }
    }
cli-dice-town-legend = В таблице: ▶ вы, ★ шериф, ✓ что-то выиграл в этом раунде, [K] отложенный кубик, · кубик ещё под чашкой.
cli-dice-town-hint-keep =
    { $n ->
        [one] Наберите кубики или грани: оставить 1 3, оставить J J, оставить все, ничего. Один кубик бесплатно, ни одного — $1, каждый следующий — ещё $1.
        [few] Наберите кубики или грани: оставить 1 3, оставить J J, оставить все, ничего. Один кубик бесплатно, ни одного — $1, каждый следующий — ещё $1. Все способы ({ $n }): список.
       *[many] Наберите кубики или грани: оставить 1 3, оставить J J, оставить все, ничего. Один кубик бесплатно, ни одного — $1, каждый следующий — ещё $1. Все способы ({ $n }): список.
    }
cli-dice-town-brief-keep = оставить 1 3, оставить J J, оставить все, ничего; ? объяснит, список — все способы.
cli-dice-town-hint-cards = Можно добавить: { $cards }.
cli-dice-town-hint-reduce = Наберите кубики, которые оставляете: оставить 1 3, оставить J J. Один бесплатно, каждый следующий — $1. Все способы: список.
cli-dice-town-hint-turn = Наберите кубик и новую грань: повернуть 3 A. Или: как есть. Кубики пронумерованы от 1 до 5, как лежат; все способы: список.
cli-dice-town-hint-amount = Наберите сколько: от 0 до { $most }.
cli-dice-town-type-keep = оставить о
cli-dice-town-type-none = ничего ноль 0
cli-dice-town-type-all = все всё
cli-dice-town-type-turn = повернуть на
cli-dice-town-word-brute = жестокость
cli-dice-town-word-cheater = шулер
cli-dice-town-not-a-die = «{ $token }» — не кубик (от 1 до 5) и не грань (9, 10, J, Q, K, A).
cli-dice-town-which-dice = Какие кубики? Например: оставить 1 3, оставить J J, оставить ничего.
cli-dice-town-no-such-face = В этом броске у вас нет (больше) грани { $face }.
cli-dice-town-about-player = { $who } ({ $kind }): карт магазина { $store }, карт собственности на руке { $property }. Вам известны: { $known }.
