### Carson City in a terminal, drawn and typed.

## Examples in the help

cli-carson-city-example-option = пас
cli-carson-city-example-thing = e3
cli-carson-city-example-why = чому e3,  чому азартні
cli-carson-city-example-rules = дуель нічия

## At the table

cli-carson-city-round = Раунд { $round } з { $rounds }
cli-carson-city-over = місто збудовано
cli-carson-city-phase-setup = перші ділянки
cli-carson-city-phase-characters = персонажі
cli-carson-city-phase-placement = розставлення ковбоїв
cli-carson-city-phase-actions = дії
cli-carson-city-phase-end = кінець раунду
cli-carson-city-points = ПО
cli-carson-city-camps = На землі
cli-carson-city-duels = Дуелі
cli-carson-city-table = Стіл
cli-carson-city-card = Персонаж
cli-carson-city-tiles = Фішки
cli-carson-city-chosen = Вибрано
cli-carson-city-kept = відкладено в { $who }: { $tiles }
cli-carson-city-left = лишилося: будівель { $tiles }, доріг { $roads }, будинків { $houses }, револьверів { $revolvers }
cli-carson-city-column-player = Гравець
cli-carson-city-column-order = №
cli-carson-city-column-card = Персонаж
cli-carson-city-column-money = $/межа
cli-carson-city-column-points = ПО
cli-carson-city-column-cowboys = Ков.
cli-carson-city-column-revolvers = Рев.
cli-carson-city-column-firepower = Сила
cli-carson-city-column-roads = Дор.
cli-carson-city-column-parcels = Зем.
cli-carson-city-column-buildings = Буд.
cli-carson-city-column-income = Дохід
cli-carson-city-legend = На мапі: { $signs }; ═ і ║ дороги, $3 ціна нічиєї землі, [a] порожня ділянка гравця a, Ра a ранчо гравця a, * там стоять ковбої (чиї — під мапою). На треку: літери — ковбої, 3a три ковбої гравця a, a° білий ковбой, → дія, яка виконується зараз, ✗ закрито. У таблиці: ▶ ви, ✓2 пас другим, Ков. ковбої в запасі, Дор. дороги, Зем. ділянки, Буд. будівлі, Дохід — скільки будівлі приносять зараз. Дуелі: = що вирішить порядок пасів.

## What stands on a parcel, in two letters, and in a word

cli-carson-city-sign-ranch = Ра
cli-carson-city-sign-mine = Ко
cli-carson-city-sign-drugstore = Ап
cli-carson-city-sign-bank = Ба
cli-carson-city-sign-saloon = Са
cli-carson-city-sign-hotel = Го
cli-carson-city-sign-church = Це
cli-carson-city-sign-prison = Вя
cli-carson-city-sign-house = ⌂
cli-carson-city-sign-mountain = ▲
cli-carson-city-name-ranch = Ранчо
cli-carson-city-name-mine = Копальня
cli-carson-city-name-drugstore = Аптека
cli-carson-city-name-bank = Банк
cli-carson-city-name-saloon = Салун
cli-carson-city-name-hotel = Готель
cli-carson-city-name-church = Церква
cli-carson-city-name-prison = В’язниця
cli-carson-city-name-house = Будинок
cli-carson-city-name-mountain = Гора
cli-carson-city-card-sheriff = Шериф
cli-carson-city-card-banker = Банкір
cli-carson-city-card-grocer = Крамарка
cli-carson-city-card-chinese-worker = Робітник
cli-carson-city-card-settler = Поселенець
cli-carson-city-card-captain = Капітан
cli-carson-city-card-mercenary = Найманець

## How to answer

cli-carson-city-hint-parcel = Наберіть ділянку, стовпець і ряд: E3. Усі відповіді ({ $n }): список.
cli-carson-city-hint-edge = Наберіть ділянку та її сторону: E3 північ (або пн, пд, з, с). Усі відповіді ({ $n }): список.
cli-carson-city-hint-build = Наберіть будівлю та ділянку: салун E3. Усі відповіді ({ $n }): список.
cli-carson-city-tip-character = ? розкаже, що дає кожен персонаж.
cli-carson-city-tip-start-parcel = Земля біля гір добра для копалень, земля біля доріг — для всього іншого. ? E3 скаже, що там приноситиме дохід.
cli-carson-city-tip-place = Ділянку можна назвати одразу: E3. ? E3 скаже, скільки вона коштує і що там приноситиме дохід.
cli-carson-city-type-north = північ пн
cli-carson-city-type-south = південь пд
cli-carson-city-type-west = захід з
cli-carson-city-type-east = схід с
cli-carson-city-type-small = на в у к від збудувати будувати купити зайняти атакувати охороняти прокласти дорога дорогу
