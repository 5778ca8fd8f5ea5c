### «БЕНГ!» у терміналі: як намальовано й що набирають.

## Приклади в довідці

cli-bang-example-option = бенг b
cli-bang-example-thing = пиво
cli-bang-example-why = чому бенг d,  чому в’язниця b
cli-bang-example-rules = динаміт

## За столом

cli-bang-turn = Ходить { $who }
cli-bang-over = гру закінчено
cli-bang-signs = ● життя  ○ рана  ✓ ви дістаєте  → чий хід  ▶ ви.  Від вас за годинниковою стрілкою.
cli-bang-legend = Гравці йдуть за годинниковою стрілкою від вас: ▶ ви, → чий хід, ? хто має відповісти, ✝ хто вибув. ● життя, ○ рана. Відстань — якою її бачите ви, ✓ — ваша зброя дістає. Карти у грі стоять під своїм гравцем: (у дужках) ті, що їх іще не можна використати, ≈ — перейняте вміння. З ролей ? — та, що її знає лише її гравець, (у дужках) ваша, якщо її знаєте лише ви.
cli-bang-column-player = Гравець
cli-bang-column-role = Роль
cli-bang-column-character = Персонаж
cli-bang-column-life = Життя
cli-bang-column-hand = Карти
cli-bang-column-distance = Даль
cli-bang-passive = не активний
cli-bang-known = відомо на руці: { $cards }
cli-bang-table = Стіл
cli-bang-deck = Колода { $n }
cli-bang-discard = Скид { $n }
cli-bang-aside = розігрується
cli-bang-store = Крамниця
cli-bang-flipped = відкрито
cli-bang-laid = відкладено
cli-bang-score = Рахунок
cli-bang-score-game = партія { $n } з { $of }
cli-bang-score-total = разом
cli-bang-money = ${ $n }
cli-bang-owed = −${ $n }
cli-bang-events = Подія
cli-bang-next-event = далі: { $event }: { $text }
cli-bang-hidden-six = прихована гра: однієї ролі у грі немає
cli-bang-fight = сутичка: переможе сторона останнього вцілілого
cli-bang-mine = долілиць біля колоди: { $n }
cli-bang-deck_known = згори в колоді, як ви знаєте
cli-bang-you = Ви
cli-bang-ability = Вміння
cli-bang-weapon = Зброя
cli-bang-reach = дістає на відстань { $n }
cli-bang-shot = «Бенг!» у цей хід уже зіграно
cli-bang-hand = На руці
cli-bang-hand-empty = карт немає
cli-bang-hint-bid = Наберіть ставку в доларах, сотнями: від { $low } до { $most }. пас — більше не торгуватися.
cli-bang-hint-bid-must = Ставку зробити треба. Наберіть долари, сотнями: від { $low } до { $most }.
cli-bang-highest-bid = Найвища ставка: ${ $bid }.
cli-bang-which = Що з цього ви маєте на увазі? { $ways }
cli-bang-tip-play = Наберіть карту й гравця, проти якого вона: бенг b, пиво, кет c. кінець завершує хід; ? пиво скаже, що робить карта, чому бенг d — чому так не можна.
cli-bang-tip-respond-missed = Наберіть мимо, бочка або прийняти, якщо готові втратити життя.
cli-bang-tip-respond-bang = Наберіть бенг — або ні, і тоді ви втрачаєте 1 життя.
cli-bang-tip-draft-pick = Наберіть ім’я. Персонажів у вас буде два; діє вміння лише активного.
cli-bang-tip-discard-excess = Називайте карти по одній: пиво — або бенг 9б, якщо важлива масть.

## Що можна набрати

cli-bang-type-end = кінець закінчити стоп усе
cli-bang-type-pass = пас пропустити нічого
cli-bang-type-no = ні
cli-bang-type-take = прийняти влучання
cli-bang-type-refuse = відмова втратити
cli-bang-type-give-up = здатися померти
cli-bang-type-nobody = нікого ніхто
cli-bang-type-leave = лишити
cli-bang-type-keep = лишити залишити
cli-bang-type-switch = змінити поміняти
cli-bang-type-drink = випити пити
cli-bang-type-red = червоне червона
cli-bang-type-black = чорне чорна
cli-bang-type-stop = стоп зупинитися
cli-bang-type-enough = досить
cli-bang-type-nothing = мовчати мовчу нічого
cli-bang-type-crime = злочинність подолано
cli-bang-type-law = закон мертвий
cli-bang-type-go-on = далі почати
cli-bang-type-keep-on = лишити лишаю
cli-bang-type-release = відпустити відпускаю
cli-bang-type-no-more = досить годі
cli-bang-type-draw = тягнути добрати
cli-bang-type-deck = колода колоди
cli-bang-type-discard = скинути скид скиду
cli-bang-type-look = подивитися
cli-bang-type-hand = рука руки
cli-bang-type-use = застосувати використати
cli-bang-type-small = зіграти грати взяти стріляти вистрілити кинути дати віддати скопіювати вибрати бути в у на з із зі по як гравця гравцю карту проти мій моя
cli-bang-type-suits = ч б т п
