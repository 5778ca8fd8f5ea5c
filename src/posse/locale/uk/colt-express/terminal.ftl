### Colt Express in a terminal, drawn and typed.

## Examples in the help

cli-colt-express-example-option = взяти
cli-colt-express-example-thing = вагон 2
cli-colt-express-example-why = чому постріл краля,  чому пас
cli-colt-express-example-rules = дах постріл

## At the table

cli-colt-express-title = Раунд { $round } з { $rounds } · { $card }
cli-colt-express-phase-planning = планування
cli-colt-express-phase-stealing = пограбування
cli-colt-express-phase-over = кінцева станція
cli-colt-express-heading-stealing = Пограбування
cli-colt-express-heading-over = Кінцева станція
cli-colt-express-signs = ● гаманець  ◆ самоцвіт  ■ кейс  ★ шериф  ▶ ви.  Над вагоном — його дах.
cli-colt-express-legend = На малюнку локомотив — вагон 0; хто над вагоном, той на його даху. ▶ ви, ① перший гравець, ★ шериф, ● гаманець, ◆ самоцвіт, ■ кейс, ●$300 гаманець, вартість якого ви знаєте. У стосі: [у дужках] долілиць, → виконується зараз, ✓×3 три вже виконано. На руці ✗ позначає кулі: зіграти їх не можна.
cli-colt-express-turns = Ходи
cli-colt-express-then = Потім
cli-colt-express-pile = Стос
cli-colt-express-column-player = Гравець
cli-colt-express-column-bandit = Бандит
cli-colt-express-column-bullets = Кулі
cli-colt-express-column-hits = Рани
cli-colt-express-column-hand = Рука
cli-colt-express-column-deck = Колода
cli-colt-express-column-discard = Скид
cli-colt-express-column-loot = Здобич
cli-colt-express-column-ability = Уміння
cli-colt-express-loot = Здобич
cli-colt-express-hand = На руці
cli-colt-express-hand-empty = зіграти нічого
cli-colt-express-dead-weight = кулі, мертвий вантаж: { $cards }
cli-colt-express-picked = Вибрано
cli-colt-express-kept = Залишено
cli-colt-express-nothing = нічого
cli-colt-express-purse = гаманець № { $n }
cli-colt-express-purse-known = гаманець № { $n } (${ $value })
cli-colt-express-about-player = { $who } ({ $kind }), бандит: { $bandits }. Карт на руці { $hand }, у колоді { $deck }. Отримані кулі: { $hits }. Випущено куль: { $fired }.
cli-colt-express-about-expert = У скиді: { $discard }. Куль на верху колоди: { $top }.
cli-colt-express-tip-character = ? розповість, що вміє кожен із них.
cli-colt-express-tip-plan = Карти лягають у спільний стос і виконуються в тому самому порядку, коли планування закінчено. У кого й куди — вирішується аж тоді, тож прикиньте, де опиниться ваш бандит.
cli-colt-express-tip-pick = Цю карту ви берете зараз, решту — навмання; її ніхто не побачить.
cli-colt-express-tip-rob = Гаманці лежать долілиць: ? вагон і його номер покаже, що де лежить.
cli-colt-express-tip-expert-keep = Називайте карти по одній; чого не залишите, піде у ваш скид.
cli-colt-express-type-draw = взяти добрати тягнути колода
cli-colt-express-type-hide = сховати приховано долілиць
cli-colt-express-type-small = вагон вагона вагоні в у на зіграти забрати йти залишити вибрати №
cli-colt-express-type-roof = дах даху нагору
cli-colt-express-type-inside = усередині всередині всередину
cli-colt-express-type-pass = пас пропустити нічого
cli-colt-express-type-leave = лишитися стояти тут
