### Carson City: words that only the board in the browser uses. Keep them short: they stand on signs and buttons.

## The table

carson-city-board-you = You
carson-city-board-map = Map
carson-city-board-map-walk = Parcels of the map; arrow keys move over it
carson-city-board-road-places = Places for a road
carson-city-board-zoom-in = Closer
carson-city-board-zoom-out = Farther away
carson-city-board-parts = Parts of the table
carson-city-board-track = Actions
carson-city-board-track-order = carried out from 1 to 23, along the trail
carson-city-board-actions = Actions
carson-city-board-actions-at = Actions { $n }/{ $of }
carson-city-board-characters = Characters
carson-city-board-players = Players
carson-city-board-orders = Orders and supply
carson-city-board-order-choice = Choice
carson-city-board-order-turn = Turn
carson-city-board-order-pass = Passed
carson-city-board-nobody = nobody
carson-city-board-supply-bag = bag { $n }
carson-city-board-supply-houses = houses { $n }
carson-city-board-supply-roads = roads { $n }
carson-city-board-supply-revolvers = revolvers { $n }
carson-city-board-answers = Answers
carson-city-board-picked = Picked. Touch it again, or press the button, to do it.
carson-city-board-put-back = Put back
carson-city-board-dollars = ${ $n }

## Where we are

carson-city-board-round-of = Round { $n } of { $of }
carson-city-board-step-of = step { $n } of { $of }
carson-city-board-phase-setup = setting out
carson-city-board-phase-characters = characters
carson-city-board-phase-placement = placement
carson-city-board-phase-actions = actions
carson-city-board-phase-end = end of the round
carson-city-board-where-over = The game is over

## Parcels

carson-city-board-bare = free land
carson-city-board-nobodys = no owner
carson-city-board-yours = yours
carson-city-board-owned-by = owner: { $who }
carson-city-board-costs = costs ${ $n }
carson-city-board-earns = earns ${ $n }
carson-city-board-by-road = reached by road
carson-city-board-no-road = no road yet
carson-city-board-stand-here = cowboys: { $who }
carson-city-board-duel-due = a duel is due
carson-city-board-price = price
carson-city-board-income = income
carson-city-board-place-card = What you look at
carson-city-board-look-hint = Touch a parcel or a space: its price, its income and the duel there are shown here.
carson-city-board-would-earn = A building of yours here would earn
carson-city-board-would-earn-first = A building here would earn
carson-city-board-attacker-half = An attacker who wins takes half of it.
carson-city-board-half-of = half of ${ $n }

## Duels

carson-city-board-duel = Duel
carson-city-board-duel-if = A duel, if somebody comes
carson-city-board-power-parts = cowboys { $cowboys }, guns { $guns }
carson-city-board-if-you-join = If you ride in
carson-city-board-tie = tie
carson-city-board-tiles-decide = Hidden tiles decide: nobody knows the chances.

## The track

carson-city-board-per-cowboy = per cowboy
carson-city-board-space-wages = Wages
carson-city-board-space-three-guns = Three guns
carson-city-board-space-three-roads = Three roads
carson-city-board-space-road = Road
carson-city-board-space-land-purchase = Land is sold
carson-city-board-space-parcel-income = Parcels
carson-city-board-space-cowboy-income = Cowboys
carson-city-board-space-gambling = Dice
carson-city-board-space-building-income = Pay day
carson-city-board-space-parcel-vp = Parcels
carson-city-board-space-cowboy-vp = Cowboys
carson-city-board-space-building-vp = Town
carson-city-board-space-buy-vp-5 = Buy
carson-city-board-space-buy-vp-4 = Buy
carson-city-board-space-buy-vp-3 = Buy
carson-city-board-space-buy-vp-2 = Buy
carson-city-board-no-tile = no tile
carson-city-board-for-you = ${ $n } for you
carson-city-board-closed = closed
carson-city-board-being-done = being carried out

## Players

carson-city-board-limit = limit ${ $n }
carson-city-board-passed = Passed { $n }
carson-city-board-waits = waits
carson-city-board-doubles = doubles: { $building }
carson-city-board-no-character = no character yet
carson-city-board-kept = kept
carson-city-board-count-money = Money
carson-city-board-count-points = Points
carson-city-board-count-cowboys = Cowboys in hand
carson-city-board-count-revolvers = Revolvers
carson-city-board-count-roads = Roads in hand
carson-city-board-count-parcels = Parcels
carson-city-board-count-buildings = Buildings
carson-city-board-count-firepower = Firepower

## Roads and building

carson-city-board-lay-road = Lay a road
carson-city-board-no-more-road = No road
carson-city-board-steps = Steps of building
carson-city-board-step-site = 1. Parcel
carson-city-board-step-road = 2. Road
carson-city-board-step-house = 3. House
carson-city-board-roads-left = in hand: { $n }
carson-city-board-pass-place = place { $n } in pass order

## Keys and results

carson-city-board-keys-next = the parcel that can be touched before this one, or after it
carson-city-board-keys-road = lay a road first
carson-city-board-keys-answer = go to the answer with this number; again: give it
carson-city-board-keys-none = go to the answer that does nothing (pass, do not buy); again: give it
carson-city-board-town = The town at the end
carson-city-board-by-round = Round by round: points, and income of buildings
carson-city-board-round = Round { $n }

## Income, the sheet of a phone, rounds

carson-city-board-ledger = Building income as it stands
carson-city-board-ledger-tab = Income
carson-city-board-ledger-none = No building yet.
carson-city-board-raided = attacked: half of it is at stake
carson-city-board-price-land = land
carson-city-board-counts = ${ $n } for each of:
carson-city-board-sheet-more = Show more
carson-city-board-sheet-less = Show less
carson-city-board-phases = Phases of the round
carson-city-board-rounds = Rounds
carson-city-board-round-now = round { $n }, being played
carson-city-board-round-past = round { $n }, played
carson-city-board-round-to-come = round { $n }, to come
carson-city-board-mine-short = Mine
carson-city-board-how = Four rounds. In each of them everybody takes a character, then cowboys are placed one by one, then spaces 1 to 23 are carried out in this order. Cowboys that meet fight a duel. The most points win.
