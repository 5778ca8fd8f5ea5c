### Dice Town in a terminal, drawn and typed.

## Examples in the help

cli-dice-town-example-option = пас
cli-dice-town-example-thing = банк
cli-dice-town-example-why = чому динаміт,  чому залишити всі
cli-dice-town-example-rules = шериф нічия

## At the table

cli-dice-town-title = Дайс-Таун · раунд { $round }
cli-dice-town-last-throw = останній кидок
cli-dice-town-store = колода { $deck }, скид { $discard }
cli-dice-town-saloon = карта суперника
cli-dice-town-row = { $cards } ПО, колода { $deck }
cli-dice-town-doc = хто без виграшу
cli-dice-town-column-player = Гравець
cli-dice-town-column-dollars = $
cli-dice-town-column-nuggets = Золото
cli-dice-town-column-property = Власн.
cli-dice-town-column-store = Крамн.
cli-dice-town-column-fenced = Огорожа
cli-dice-town-column-won = Приз
cli-dice-town-column-dice = Кубики
cli-dice-town-hand = На руці
cli-dice-town-hand-empty = карт немає
cli-dice-town-cup = Стаканчик
cli-dice-town-revealed = Розкрито
cli-dice-town-drawn = Витягнуто
cli-dice-town-offer = Хабар
cli-dice-town-offer-for =
    { $own ->
        [1] { $who } (за себе): { $goods }
       *[0] { $who } (за гравця { $supported }): { $goods }
    }
cli-dice-town-legend = У таблиці: ▶ ви, ★ шериф, ✓ щось виграв у цьому раунді, [K] відкладений кубик, · кубик іще під стаканчиком.
cli-dice-town-hint-keep =
    { $n ->
        [one] Наберіть кубики або грані: залишити 1 3, залишити J J, залишити всі, нічого. Один кубик безплатно, жодного — $1, кожен наступний — ще $1.
        [few] Наберіть кубики або грані: залишити 1 3, залишити J J, залишити всі, нічого. Один кубик безплатно, жодного — $1, кожен наступний — ще $1. Усі способи ({ $n }): список.
       *[many] Наберіть кубики або грані: залишити 1 3, залишити J J, залишити всі, нічого. Один кубик безплатно, жодного — $1, кожен наступний — ще $1. Усі способи ({ $n }): список.
    }
cli-dice-town-brief-keep = залишити 1 3, залишити J J, залишити всі, нічого; ? пояснить, список — усі способи.
cli-dice-town-hint-cards = Можна додати: { $cards }.
cli-dice-town-hint-reduce = Наберіть кубики, які залишаєте: залишити 1 3, залишити J J. Один безплатно, кожен наступний — $1. Усі способи: список.
cli-dice-town-hint-turn = Наберіть кубик і нову грань: перевернути 3 A. Або: як є. Кубики пронумеровано від 1 до 5, як лежать; усі способи: список.
cli-dice-town-hint-amount = Наберіть скільки: від 0 до { $most }.
cli-dice-town-type-keep = залишити з
cli-dice-town-type-none = нічого нуль 0
cli-dice-town-type-all = всі усі все
cli-dice-town-type-turn = перевернути повернути на
cli-dice-town-word-brute = сила
cli-dice-town-word-cheater = шулер
cli-dice-town-not-a-die = «{ $token }» — не кубик (від 1 до 5) і не грань (9, 10, J, Q, K, A).
cli-dice-town-which-dice = Які кубики? Наприклад: залишити 1 3, залишити J J, залишити нічого.
cli-dice-town-no-such-face = У цьому кидку ви не маєте (більше) грані { $face }.
cli-dice-town-about-player = { $who } ({ $kind }): карт крамниці { $store }, карт власності на руці { $property }. Вам відомі: { $known }.
