### Carson City: what happens, what is asked, what is not allowed.
###
### posse/words.py says which variables there are. Parcels are named by column and row: E3.

## Counted things, as the object of a verb

carson-city-counted-cowboys =
    { $n ->
        [one] { $n } cowboy
       *[other] { $n } cowboys
    }
carson-city-counted-revolvers =
    { $n ->
        [one] { $n } revolver
       *[other] { $n } revolvers
    }
carson-city-counted-roads =
    { $n ->
        [one] { $n } road
       *[other] { $n } roads
    }
carson-city-counted-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
carson-city-counted-tiles =
    { $n ->
        [one] { $n } duel tile
       *[other] { $n } duel tiles
    }

## Settings of the game

carson-city-setting-sides = Sides of the characters
    .text = Yellow is simpler and right for first games. Red sides earn more for those who plan ahead.
carson-city-setting-sides-yellow = All yellow
carson-city-setting-sides-red = All red
carson-city-setting-sides-random = Each at random
carson-city-setting-duel_tiles = Might is right
    .text = Duels are fought with hidden number tiles from 0 to 5 instead of dice.
carson-city-setting-kit_carson = Kit Carson
    .text = Everybody places cowboys at the same time. For live games only.
carson-city-setting-settler_red = Red Settler
    .text = What the red Settler gets for each own mountain. The rulebook prints dollars, which may be a misprint.
carson-city-setting-settler_red-dollars = $1 for each mountain, as printed
carson-city-setting-settler_red-points = 1 point for each mountain
carson-city-setting-income_caps = Highest incomes
    .text = Each tile shows eight incomes. The rulebook does not say whether they start at zero.
carson-city-setting-income_caps-from_zero = From zero: at most $21, saloons $35
carson-city-setting-income_caps-from_one = From one step: at most $24, saloons $40
carson-city-setting-side_sheriff = Side of the Sheriff
    .text = A side of its own for this card.
carson-city-setting-side_sheriff-as_all = As all the others
carson-city-setting-side_sheriff-yellow = Yellow
carson-city-setting-side_sheriff-red = Red
carson-city-setting-side_banker = Side of the Banker
    .text = A side of its own for this card.
carson-city-setting-side_banker-as_all = As all the others
carson-city-setting-side_banker-yellow = Yellow
carson-city-setting-side_banker-red = Red
carson-city-setting-side_grocer = Side of the Grocer
    .text = A side of its own for this card.
carson-city-setting-side_grocer-as_all = As all the others
carson-city-setting-side_grocer-yellow = Yellow
carson-city-setting-side_grocer-red = Red
carson-city-setting-side_chinese_worker = Side of the Chinese Worker
    .text = A side of its own for this card.
carson-city-setting-side_chinese_worker-as_all = As all the others
carson-city-setting-side_chinese_worker-yellow = Yellow
carson-city-setting-side_chinese_worker-red = Red
carson-city-setting-side_settler = Side of the Settler
    .text = A side of its own for this card.
carson-city-setting-side_settler-as_all = As all the others
carson-city-setting-side_settler-yellow = Yellow
carson-city-setting-side_settler-red = Red
carson-city-setting-side_captain = Side of the Captain
    .text = A side of its own for this card.
carson-city-setting-side_captain-as_all = As all the others
carson-city-setting-side_captain-yellow = Yellow
carson-city-setting-side_captain-red = Red
carson-city-setting-side_mercenary = Side of the Mercenary
    .text = A side of its own for this card.
carson-city-setting-side_mercenary-as_all = As all the others
carson-city-setting-side_mercenary-yellow = Yellow
carson-city-setting-side_mercenary-red = Red

## Events: setting out

carson-city-event-sides-fixed = The character cards lie ready: { $sides_row }.
carson-city-event-order-drawn = The first order is drawn: { $order_row }.
carson-city-event-duel-tiles-dealt = { $seat } gets duel tiles worth { $total } and ${ $money }: { $tiles }.
carson-city-event-duel-tiles-dealt-hidden = { $seat } gets duel tiles worth { $total } and ${ $money }.
carson-city-event-town-founded = The town is founded at { $parcel }: a house, and roads around it.
carson-city-event-mountain-rose = A mountain rises at { $parcel }.
carson-city-event-row-filled = New in the building row: { $tiles_row }.
carson-city-event-parcel-claimed =
    { $standing_n ->
        [0] { $seat } claims { $parcel }.
       *[other] { $seat } claims { $parcel }, with { $standing_acc } on it.
    }

## Events: rounds and characters

carson-city-event-round-started = Round { $round }. Characters are chosen in this order: { $order_row }.
carson-city-event-character-taken = { $seat } takes { $character_acc } ({ $side_nom }).
carson-city-event-white-cowboy-taken = { $seat } gets the white cowboy.
carson-city-event-waited = { $seat } waits with { $source_acc }.
carson-city-event-declined =
    { $building_n ->
        [0] { $seat } declines: { $source }.
       *[other] { $seat } declines: { $source } ({ $building_bare }).
    }
carson-city-event-cowboys-hired = { $seat } hires { $count_cowboys } for ${ $price }.
carson-city-event-revolvers-bought = { $seat } buys { $count_revolvers } for ${ $price }.
carson-city-event-turn-order-set = The turn order is set: { $order_row }.

## Events: placing cowboys

carson-city-event-cowboy-placed =
    { $building_n ->
        [0] { $seat } places { $cowboy_acc }: { $space }.
       *[other] { $seat } places { $cowboy_acc }: { $space } ({ $building_bare }).
    }
carson-city-event-land-staked = { $seat } places { $cowboy_acc } on { $parcel } to buy it for ${ $price }.
carson-city-event-building-attacked = { $seat } attacks { $owner }'s { $building_bare } at { $parcel }.
carson-city-event-building-guarded = { $seat } guards { $building_acc } at { $parcel } with { $cowboy_acc }.
carson-city-event-cowboy-lifted =
    { $space_n ->
        [0] { $seat } moves { $cowboy_acc } away from { $parcel }.
       *[other]
            { $building_n ->
                [0] { $seat } moves { $cowboy_acc } away from this space: { $space }.
               *[other] { $seat } moves { $cowboy_acc } away from this space: { $space } ({ $building_bare }).
            }
    }
carson-city-event-passed = { $seat } passes, number { $position } in pass order.

## Events: gains

carson-city-event-money-received = { $seat } gets ${ $amount } ({ $source }).
carson-city-event-points-received = { $seat } gets { $count_points } ({ $source }).
carson-city-event-roads-received =
    { $count ->
        [0] No road is left for { $seat } ({ $source }).
       *[other] { $seat } takes { $count_roads } ({ $source }).
    }
carson-city-event-revolvers-received =
    { $count ->
        [0] No revolver is left for { $seat } ({ $building }).
       *[other] { $seat } takes { $count_revolvers } ({ $building }).
    }
carson-city-event-cowboys-received =
    { $count ->
        [0] { $seat } takes no new cowboys: ten is the most.
       *[other] { $seat } takes { $count_cowboys } from the reserve.
    }
carson-city-event-three-guns-taken = { $seat } takes the Three Guns: three more revolvers this round.
carson-city-event-gambled = { $seat } rolls { $dice } and wins ${ $amount }.
carson-city-event-points-bought =
    { $count ->
        [0] { $seat } buys no points ({ $source }).
       *[other] { $seat } buys { $count_points } for ${ $price } ({ $source }).
    }

## Events: duels

carson-city-duel-place = { $place }{ $place_join }{ $parcel }
carson-city-event-duel-fought =
    { $building_n ->
        [0] Duel ({ carson-city-duel-place }): { $seats_row } have { $strengths_row }. { $winner } wins.
       *[other] Duel ({ $place }: { $building_bare }): { $seats_row } have { $strengths_row }. { $winner } wins.
    }
carson-city-event-duel-tiles-drawn = { $seat } draws { $count_tiles }: { $tiles }.
carson-city-event-duel-tiles-drawn-hidden = { $seat } draws { $count_tiles }.

## Events: land, roads, construction

carson-city-event-land-bought =
    { $standing_n ->
        [0] { $seat } buys { $parcel } for ${ $price }.
       *[other] { $seat } buys { $parcel } with { $standing_acc } for ${ $price }.
    }
carson-city-event-land-declined = { $seat } does not buy { $parcel }.
carson-city-event-land-lapsed = { $seat } cannot buy { $parcel } for ${ $price }: { $why }.
carson-city-event-road-laid = { $seat } lays a road { $side } { $parcel }.
carson-city-event-tile-bought = { $seat } buys { $building_acc } for ${ $price }.
carson-city-event-tile-lapsed = { $seat } cannot pay ${ $price } for { $building_acc }.
carson-city-event-tile-kept = { $seat } keeps { $building_acc } for later.
carson-city-event-consent-asked = { $seat } asks { $owner } for leave to put a house on { $parcel }.
carson-city-event-consent-given = { $owner } agrees: { $seat } may put a house on { $parcel }.
carson-city-event-consent-refused = { $owner } refuses: no house on { $parcel }.
carson-city-event-built = { $seat } builds { $building_acc } at { $parcel }.
carson-city-event-house-built =
    { $owner_n ->
        [0] A house goes up at { $parcel }, on nobody's land.
       *[other] A house goes up at { $parcel }, on { $owner }'s land.
    }
carson-city-event-attack-cancelled = The new church protects { $building_acc } at { $parcel }: { $seat } takes the cowboy back.

## Events: building income

carson-city-event-income-doubled = { $seat } doubles the income of this type: { $building }.
carson-city-event-building-paid =
    { $thief_n ->
        [0] { $building } at { $parcel }: ${ $amount } for { $seat }.
       *[other] { $building } at { $parcel }: ${ $kept } for { $seat }, ${ $share } for { $thief }, who attacked it.
    }
carson-city-event-income-received = { $seat } gets ${ $amount } from buildings in all.

## Events: the end of a round and of the game

carson-city-event-marker-moved = The 1858 marker moves and closes a space: { $space }.
carson-city-event-limit-kept =
    { $count ->
        [0] { $seat } is over the limit of ${ $limit } and gives ${ $amount } to the bank.
       *[other] { $seat } is over the limit of ${ $limit } and gives ${ $amount } to the bank for { $count_points }.
    }
carson-city-event-row-shifted = The building row moves up: { $tiles_row }.
carson-city-event-characters-returned = Round { $round } is over. The character cards go back.
carson-city-event-three-guns-returned = { $seat } puts the Three Guns back.
carson-city-event-scored = { $seat } has { $points_points } from the game and { $total_points } after the final scoring.
carson-city-event-game-ended = { $winner } wins with { $total_points }!

## Reasons

carson-city-why-money = there is not enough money
carson-city-why-claims = no property tile is left

## Lines of the final score

# What a final score counts in.
carson-city-score-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .total = Total
carson-city-score-earned = earned in the game
carson-city-score-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
carson-city-score-houses =
    { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }
carson-city-score-mountains =
    { $n ->
        [one] { $n } mountain
       *[other] { $n } mountains
    }
carson-city-score-money = ${ $n } left
carson-city-score-finishing =
    { $n ->
        [one] { $n } player finished later
       *[other] { $n } players finished later
    }

## Questions, to the player asked

carson-city-ask-start-parcel = Which parcel is yours from the start?
    .text = You build on your own land. Roads, mountains and houses nearby make it worth more.
carson-city-ask-character = Which character helps you this round?
    .text = Its number sets the turn order. Money over its limit goes to the bank after the round.
carson-city-ask-cash = { $character }: $8 now, or do you wait?
carson-city-ask-settle = Which parcel do you claim for free?
carson-city-ask-take-tile = Do you take a building for ${ $price }?
carson-city-ask-hire = How many cowboys do you hire?
carson-city-ask-arm = How many revolvers do you buy?
carson-city-ask-bundle = How many points do you buy?
carson-city-ask-road = Where do you lay the road?
carson-city-ask-place = Where does your next cowboy go?
    .text = To an action, or onto the map to buy land or attack. Cowboys who meet fight a duel.
carson-city-ask-white = Where does the white cowboy go?
carson-city-ask-land = Which parcel do you want to buy?
carson-city-ask-attack = Which building do you attack?
carson-city-ask-guard = Which building do you guard?
carson-city-ask-command = Place cowboys, move them, or finish?
carson-city-ask-move = Which cowboy do you move?
carson-city-ask-move-to = Where does it go?
carson-city-ask-land-duel = Which duel for land comes next?
carson-city-ask-attack-duel = Which duel for a building comes next?
carson-city-ask-buy-land = Which parcel do you pay for?
carson-city-ask-buy-tile = Do you buy { $building_acc } for ${ $price }?
carson-city-ask-build =
    { $building_n ->
        [0] Which building do you put up now?
       *[other] Where do you build { $building_acc }?
    }
carson-city-ask-house = Where does the house go?
    .text = On free land with a road. On another player's land it is theirs, and they must agree.
carson-city-ask-consent = { $builder } wants to put a house on your parcel { $parcel }. Do you agree?
carson-city-ask-double = $8, or double income from one type of building?
carson-city-ask-duel-tile = Duel ({ carson-city-duel-place }): which tile do you play?
    .text = It is added to your firepower. The highest sum wins.
carson-city-ask-buy-points = How many points do you buy at ${ $price } each?
carson-city-ask-limit = You may keep ${ $limit }. How much do you give to the bank?
    .text = Each full $10 that goes to the bank gives you 1 point.

## What everybody sees while somebody is asked

carson-city-waiting-start-parcel = { $seats } chooses a starting parcel
carson-city-waiting-character = { $seats } chooses a character
carson-city-waiting-cash = { $seats } decides: cash or patience
carson-city-waiting-settle = { $seats } may claim a parcel for free
carson-city-waiting-take-tile = { $seats } may take a building
carson-city-waiting-hire = { $seats } may hire cowboys
carson-city-waiting-arm = { $seats } may buy revolvers
carson-city-waiting-bundle = { $seats } may buy points
carson-city-waiting-road = { $seats } lays a road
carson-city-waiting-place = { $seats } places a cowboy or passes
carson-city-waiting-white = { $seats } places the white cowboy
carson-city-waiting-land = { $seats } chooses a parcel to buy
carson-city-waiting-attack = { $seats } chooses a building to attack
carson-city-waiting-guard = { $seats } chooses a building to guard
carson-city-waiting-command =
    { $seats_n ->
        [one] { $seats } is placing cowboys
       *[other] { $seats } are placing cowboys
    }
carson-city-waiting-move = { $seats } moves a cowboy
carson-city-waiting-move-to = { $seats } moves a cowboy
carson-city-waiting-land-duel = { $seats } chooses the next duel
carson-city-waiting-attack-duel = { $seats } chooses the next duel
carson-city-waiting-buy-land = { $seats } pays for land
carson-city-waiting-buy-tile = { $seats } may buy { $building_acc }
carson-city-waiting-build = { $seats } is building
carson-city-waiting-house = { $seats } looks for a place for the house
carson-city-waiting-consent = { $seats } decides about a house on { $parcel }
carson-city-waiting-double = { $seats } decides what to double
carson-city-waiting-duel-tile =
    { $seats_n ->
        [one] { $seats } chooses a duel tile
       *[other] { $seats } choose duel tiles
    }
carson-city-waiting-buy-points = { $seats } may buy points
carson-city-waiting-limit =
    { $seats_n ->
        [one] { $seats } is over the money limit
       *[other] { $seats } are over the money limit
    }

## Answers on the menu; .text says more

carson-city-option-start-parcel = Claim { $parcel }
carson-city-option-character = { $character }
carson-city-option-cash = Take $8
carson-city-option-wait-double = Wait for pay day
    .text = Then take $8, or double the income of all your buildings of one type.
carson-city-option-wait-houses = Wait: 1 point for each of your houses at the end of the round
carson-city-option-wait-mountain-dollars = Wait: $1 for each of your mountains at the end of the round
carson-city-option-wait-mountain-points = Wait: 1 point for each of your mountains at the end of the round
carson-city-option-settle = Claim { $parcel }
carson-city-option-settle-decline = Claim nothing
carson-city-option-take-tile = Take { $building_acc }
    .text = { $building_text }
carson-city-option-take-tile-decline = Take nothing
carson-city-option-hire = Hire { $n_cowboys } for ${ $price }
carson-city-option-hire-decline = Hire nobody
carson-city-option-arm = Buy { $n_revolvers } for ${ $price }
carson-city-option-arm-decline = Buy none
carson-city-option-bundle = Buy { $n_points } for ${ $price }
carson-city-option-bundle-decline = Buy none
carson-city-option-road = Lay a road first
carson-city-option-lay = A road { $side } { $parcel }
carson-city-option-no-road = No road
carson-city-option-pass = Pass
    .text = You place no more cowboys this round. Those who pass early win ties and choose first next round.
carson-city-option-place =
    { $building_n ->
        [0] { $space }
       *[other] { $space }: { $building_bare }
    }
    .text = { $space_text }
carson-city-option-to-land = Buy a parcel
carson-city-option-to-attack = Attack a building
carson-city-option-to-guard = Guard a building of yours
carson-city-option-white = The white cowboy
carson-city-option-back = Back
carson-city-option-land = Buy { $parcel }
carson-city-option-attack = Attack { $parcel }
carson-city-option-guard = Guard { $parcel }
carson-city-option-finish = Finish placing
    .text = You place and move no more cowboys this round.
carson-city-option-move = Move a cowboy
carson-city-option-move-from-space =
    { $building_n ->
        [0] The cowboy on this space: { $space }
       *[other] The cowboy on this space: { $space } ({ $building_bare })
    }
carson-city-option-move-from-parcel = The cowboy at { $parcel }
carson-city-option-land-duel = The duel at { $parcel }
carson-city-option-attack-duel = The duel at { $parcel }
carson-city-option-buy-land = Pay ${ $price } for { $parcel }
carson-city-option-buy-land-decline = Buy no more
carson-city-option-buy-tile-buy = Buy { $building_acc } for ${ $price }
    .text = { $building_text }
carson-city-option-buy-tile-decline = Do not buy it
carson-city-option-build = { $building } at { $parcel }
    .text = { $building_text }
carson-city-option-build-keep = Keep it for later
carson-city-option-build-done = Build no more
carson-city-option-house =
    { $owner_n ->
        [0] The house at { $parcel }
       *[other] The house at { $parcel }, if { $owner } agrees
    }
carson-city-option-house-back = Another place for the building
carson-city-option-consent-agree = Agree
carson-city-option-consent-refuse = Refuse
carson-city-option-double = Double: { $building }
carson-city-option-duel-tile = Tile { $n }
carson-city-option-points =
    { $n ->
        [0] Buy none
       *[other] Buy { $n_points }
    }
carson-city-option-limit =
    { $n ->
        [0] Give ${ $dollars }
       *[other] Give ${ $dollars } for { $n_points }
    }

## Refusals

carson-city-refusal-already-there = You already have a cowboy there.
carson-city-refusal-white-there = The white cowboy stands there: nobody may join it.
carson-city-refusal-white-joins = The white cowboy goes only where no cowboy stands.
carson-city-refusal-white-attack = The white cowboy never attacks.
carson-city-refusal-peaceful = The Sheriff does not let you challenge anybody this round.
carson-city-refusal-no-attack = The Sheriff does not let you attack this round.
carson-city-refusal-owned = { $parcel } already has an owner.
carson-city-refusal-not-free = That parcel is not free.
carson-city-refusal-no-tile-there = No tile lies there.
carson-city-refusal-no-road-there = No road reaches that parcel.
carson-city-refusal-no-cowboy = You have no cowboy in hand.
carson-city-refusal-no-building = No building stands there.
carson-city-refusal-money = That costs ${ $price }, and you do not have it.
carson-city-refusal-reserve = The reserve does not have that many.
carson-city-refusal-limit = You have to give at least ${ $excess }.
carson-city-refusal-type-not-owned = You have no building of this type on the map: { $building }.
carson-city-refusal-road-there = A road already lies there.
carson-city-refusal-road-apart = A new road must touch a road that already lies there.
carson-city-refusal-no-roads = You have no road to lay, or no place for one.
carson-city-refusal-own-building = That is your own building.
carson-city-refusal-nothing-to-guard = You have no building that could be attacked.
carson-city-refusal-nothing-to-attack = There is no building you could attack.
carson-city-refusal-not-yours = That building is not yours.
carson-city-refusal-not-your-parcel = You can build only on a parcel of yours.
carson-city-refusal-not-that-tile = You have no tile of this kind to build: { $building }.
carson-city-refusal-nobody-to-move = You have no cowboy to move.
carson-city-refusal-no-white = You do not have the white cowboy.
carson-city-refusal-no-such-tile = You have no tile { $n }.
carson-city-refusal-no-right = You have no right to buy that parcel.
carson-city-refusal-no-land = There is no parcel you could buy.
carson-city-refusal-no-house-place = No road reaches a free parcel for the house. Lay a road first.
carson-city-refusal-no-duel-there = No duel is due there.
carson-city-refusal-no-cowboy-there = No cowboy of yours stands there.
carson-city-refusal-moved-enough = You have moved cowboys often enough this round.
carson-city-refusal-marker = No cowboy stands on this space: { $space }. Place cowboys on the map instead.
carson-city-refusal-immune = This building cannot be attacked: { $building }.
carson-city-refusal-house-on-building = The new building goes there: the house needs another parcel.
carson-city-refusal-consent = The owner has refused already.
carson-city-refusal-closed = This space is closed now: { $space }.
carson-city-refusal-church = A church stands next to it: it cannot be attacked.
carson-city-refusal-something-else = That is not what you are asked now.
carson-city-refusal-not-choosing = Characters are chosen at the start of a round.
carson-city-refusal-not-placing = Cowboys are placed in the second phase of a round only.
carson-city-refusal-kept-when = Kept tiles are built after the $3 space has been resolved.
carson-city-refusal-no-duel-now = You are not in a duel now.
carson-city-refusal-roads-when = Roads are laid before a decision of your own: a character, a placement, a purchase or a building.
carson-city-refusal-character-taken = { $character } is already taken.

## Hints: what an answer brings more often than the others

carson-city-hint-points =
    { $n ->
        [one] brings about { $n } point in this round
       *[other] brings about { $n } points in this round
    }
carson-city-hint-dollars = brings about ${ $n } by the end of the round
carson-city-hint-buildings =
    { $n ->
        [100] puts up a building in all worlds
       *[other] puts up a building in { $n } of 100 worlds
    }
carson-city-hint-land =
    { $n ->
        [100] gains land in all worlds
       *[other] gains land in { $n } of 100 worlds
    }
