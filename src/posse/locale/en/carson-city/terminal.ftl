### Carson City in a terminal, drawn and typed.

## Examples in the help

cli-carson-city-example-option = pass
cli-carson-city-example-thing = e3
cli-carson-city-example-why = why e3,  why gambling
cli-carson-city-example-rules = duel tie

## At the table

cli-carson-city-round = Round { $round } of { $rounds }
cli-carson-city-over = the town stands
cli-carson-city-phase-setup = starting parcels
cli-carson-city-phase-characters = characters
cli-carson-city-phase-placement = placing cowboys
cli-carson-city-phase-actions = actions
cli-carson-city-phase-end = end of the round
cli-carson-city-points = VP
cli-carson-city-camps = On land
cli-carson-city-duels = Duels
cli-carson-city-table = Table
cli-carson-city-card = Your card
cli-carson-city-tiles = Your tiles
cli-carson-city-chosen = Chosen
cli-carson-city-kept = kept by { $who }: { $tiles }
cli-carson-city-left = left: tiles { $tiles }, roads { $roads }, houses { $houses }, revolvers { $revolvers }
cli-carson-city-column-player = Player
cli-carson-city-column-order = №
cli-carson-city-column-card = Card
cli-carson-city-column-money = $/limit
cli-carson-city-column-points = VP
cli-carson-city-column-cowboys = Men
cli-carson-city-column-revolvers = Guns
cli-carson-city-column-firepower = Fire
cli-carson-city-column-roads = Roads
cli-carson-city-column-parcels = Land
cli-carson-city-column-buildings = Bldgs
cli-carson-city-column-income = Pay
cli-carson-city-legend = On the map: { $signs }; ═ and ║ roads, $3 the price of land without an owner, [a] empty land of player a, Ra a a ranch of player a, * cowboys stand there (below the map you read whose). On the track: the letters are cowboys, 3a three of player a, a° the white cowboy, → the action being carried out, ✗ closed. In the table: ▶ you, ✓2 passed second, Men cowboys in hand, Fire firepower, Pay what your buildings pay now. Duels: = what the order of passing decides.

## What stands on a parcel, in two letters, and in a word

cli-carson-city-sign-ranch = Ra
cli-carson-city-sign-mine = Mi
cli-carson-city-sign-drugstore = Dr
cli-carson-city-sign-bank = Ba
cli-carson-city-sign-saloon = Sa
cli-carson-city-sign-hotel = Ho
cli-carson-city-sign-church = Ch
cli-carson-city-sign-prison = Pr
cli-carson-city-sign-house = ⌂
cli-carson-city-sign-mountain = ▲
cli-carson-city-name-ranch = Ranch
cli-carson-city-name-mine = Mine
cli-carson-city-name-drugstore = Drugstore
cli-carson-city-name-bank = Bank
cli-carson-city-name-saloon = Saloon
cli-carson-city-name-hotel = Hotel
cli-carson-city-name-church = Church
cli-carson-city-name-prison = Prison
cli-carson-city-name-house = House
cli-carson-city-name-mountain = Mountain
cli-carson-city-card-sheriff = Sheriff
cli-carson-city-card-banker = Banker
cli-carson-city-card-grocer = Grocer
cli-carson-city-card-chinese-worker = Worker
cli-carson-city-card-settler = Settler
cli-carson-city-card-captain = Captain
cli-carson-city-card-mercenary = Mercenary

## How to answer

cli-carson-city-hint-parcel = Type a parcel by column and row: E3. list shows all { $n } answers.
cli-carson-city-hint-edge = Type a parcel and a side of it: E3 north (or n, s, w, e). list shows all { $n } answers.
cli-carson-city-hint-build = Type a building and a parcel: saloon E3. list shows all { $n } answers.
cli-carson-city-tip-character = ? tells you what each card does.
cli-carson-city-tip-start-parcel = Land beside mountains suits mines, land near the roads suits everything else. ? E3 tells what would pay there.
cli-carson-city-tip-place = A parcel can be named at once: E3. ? E3 tells what it costs and what would pay there.
cli-carson-city-type-north = north n
cli-carson-city-type-south = south s
cli-carson-city-type-west = west w
cli-carson-city-type-east = east e
cli-carson-city-type-small = at on to of the a build buy claim attack guard lay put house road
