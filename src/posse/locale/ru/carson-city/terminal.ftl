### Carson City in a terminal, drawn and typed.

## Examples in the help

cli-carson-city-example-option = пас
cli-carson-city-example-thing = e3
cli-carson-city-example-why = почему e3,  почему азартные
cli-carson-city-example-rules = дуэль ничья

## At the table

cli-carson-city-round = Раунд { $round } из { $rounds }
cli-carson-city-over = город построен
cli-carson-city-phase-setup = первые участки
cli-carson-city-phase-characters = персонажи
cli-carson-city-phase-placement = расстановка ковбоев
cli-carson-city-phase-actions = действия
cli-carson-city-phase-end = конец раунда
cli-carson-city-points = ПО
cli-carson-city-camps = На земле
cli-carson-city-duels = Дуэли
cli-carson-city-table = Стол
cli-carson-city-card = Персонаж
cli-carson-city-tiles = Фишки
cli-carson-city-chosen = Выбрано
cli-carson-city-kept = отложено у { $who }: { $tiles }
cli-carson-city-left = осталось: зданий { $tiles }, дорог { $roads }, домов { $houses }, револьверов { $revolvers }
cli-carson-city-column-player = Игрок
cli-carson-city-column-order = №
cli-carson-city-column-card = Персонаж
cli-carson-city-column-money = $/предел
cli-carson-city-column-points = ПО
cli-carson-city-column-cowboys = Ков.
cli-carson-city-column-revolvers = Рев.
cli-carson-city-column-firepower = Сила
cli-carson-city-column-roads = Дор.
cli-carson-city-column-parcels = Зем.
cli-carson-city-column-buildings = Зд.
cli-carson-city-column-income = Доход
cli-carson-city-legend = На карте: { $signs }; ═ и ║ дороги, $3 цена ничьей земли, [a] пустой участок игрока a, Ра a ранчо игрока a, * там стоят ковбои (чьи — под картой). На треке: буквы — ковбои, 3a три ковбоя игрока a, a° белый ковбой, → действие, которое сейчас выполняется, ✗ закрыто. В таблице: ▶ вы, ✓2 пас вторым, Ков. ковбои в запасе, Дор. дороги, Зем. участки, Зд. здания, Доход — сколько здания приносят сейчас. Дуэли: = что решит порядок пасов.

## What stands on a parcel, in two letters, and in a word

cli-carson-city-sign-ranch = Ра
cli-carson-city-sign-mine = Ру
cli-carson-city-sign-drugstore = Ап
cli-carson-city-sign-bank = Ба
cli-carson-city-sign-saloon = Са
cli-carson-city-sign-hotel = От
cli-carson-city-sign-church = Це
cli-carson-city-sign-prison = Тю
cli-carson-city-sign-house = ⌂
cli-carson-city-sign-mountain = ▲
cli-carson-city-name-ranch = Ранчо
cli-carson-city-name-mine = Рудник
cli-carson-city-name-drugstore = Аптека
cli-carson-city-name-bank = Банк
cli-carson-city-name-saloon = Салун
cli-carson-city-name-hotel = Отель
cli-carson-city-name-church = Церковь
cli-carson-city-name-prison = Тюрьма
cli-carson-city-name-house = Дом
cli-carson-city-name-mountain = Гора
cli-carson-city-card-sheriff = Шериф
cli-carson-city-card-banker = Банкир
cli-carson-city-card-grocer = Торговка
cli-carson-city-card-chinese-worker = Рабочий
cli-carson-city-card-settler = Поселенец
cli-carson-city-card-captain = Капитан
cli-carson-city-card-mercenary = Наёмник

## How to answer

cli-carson-city-hint-parcel = Наберите участок, столбец и ряд: E3. Все ответы ({ $n }): список.
cli-carson-city-hint-edge = Наберите участок и его сторону: E3 север (или с, ю, з, в). Все ответы ({ $n }): список.
cli-carson-city-hint-build = Наберите здание и участок: салун E3. Все ответы ({ $n }): список.
cli-carson-city-tip-character = ? расскажет, что даёт каждый персонаж.
cli-carson-city-tip-start-parcel = Земля у гор хороша для рудников, земля у дорог — для всего остального. ? E3 скажет, что там будет приносить доход.
cli-carson-city-tip-place = Участок можно назвать сразу: E3. ? E3 скажет, сколько он стоит и что там будет приносить доход.
cli-carson-city-type-north = север с
cli-carson-city-type-south = юг ю
cli-carson-city-type-west = запад з
cli-carson-city-type-east = восток в
cli-carson-city-type-small = на в к от у построить строить купить занять атаковать охранять проложить дом дорога дорогу
