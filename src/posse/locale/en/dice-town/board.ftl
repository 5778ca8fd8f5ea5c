### Dice Town: words that only the board in the browser uses. Keep them short: they stand on signs and buttons.

dice-town-board-you = You
dice-town-board-my-place = Your place
dice-town-board-others = Other players
dice-town-board-town = The town
dice-town-board-sheriff = sheriff
dice-town-board-round = Round { $n }
dice-town-board-where-rolling = rolling
dice-town-board-where-last = last throw
dice-town-board-where-over = The game is over

## What each location pays, on its plate

dice-town-board-pays-gold-mine = 1 nugget for each 9
dice-town-board-pays-bank = all the money
dice-town-board-pays-stagecoach = paid for dice; goes to the bank
dice-town-board-pays-general-store = draw 1 for each J, keep 1
dice-town-board-pays-saloon = draw 1 for each Q from a rival, keep 1
dice-town-board-pays-sheriff = the badge; settles every tie
dice-town-board-pays-town-hall = takes the 1st card, and 1 more for each A
dice-town-board-pays-doc-badluck = Won nothing?
dice-town-board-doc-fence = fence 2 cards
dice-town-board-doc-card = a store card
dice-town-board-doc-dollars = $2 from each
dice-town-board-doc-nuggets = 1 gold from each
dice-town-board-best-hand = Best hand
dice-town-board-won-with = won by the most dice of this face: { $face }
dice-town-board-row = Open properties, by points
dice-town-board-row-0 = 1st
dice-town-board-row-1 = + A
dice-town-board-row-2 = + A A
dice-town-board-now = Being resolved now

## Who leads there; .short is for narrow tiles

dice-town-board-lead-none = nobody yet
    .short = nobody yet
dice-town-board-lead-coach = for nobody
    .short = for nobody
dice-town-board-lead-doc = Doc has a cure
    .short = no win? here
dice-town-board-lead-hall = open to the end
    .short = best hand
dice-town-board-lead-nobody-won = nobody won it
    .short = nobody
dice-town-board-lead-nothing = nothing to take
    .short = empty
dice-town-board-lead-tie = tie
dice-town-board-lead-if = × { $n }?
dice-town-board-lead-spoken-won = won by { $names }
dice-town-board-lead-spoken-doc = visiting: { $names }

## Seats

dice-town-board-seat-down = cup is down
dice-town-board-seat-complete = five kept
dice-town-board-kept = Kept: { $faces }.
dice-town-board-fenced = Fenced property
dice-town-board-known = Cards you know they hold

## Cards: what they do in a few words; .when is their moment

dice-town-board-card-unlimited-credit = Shop twice on one visit
    .when = at the store
dice-town-board-card-the-girls = Steal twice in the saloon
    .when = at the saloon
dice-town-board-card-the-brute = This throw costs you nothing
    .when = with your dice
dice-town-board-card-professional-cheater = Turn one die to any face
    .when = with your dice
dice-town-board-card-corruption = One more property, unseen
    .when = at the town hall
dice-town-board-card-dynamite = Two nuggets for each 9
    .when = at the mine
dice-town-board-card-nervous-joe = A rival pays you $4
    .when = at once
dice-town-board-card-marshal = The badge does not move
    .when = at the sheriff’s
dice-town-board-card-even-split = Half of what was robbed
    .when = at the bank
dice-town-board-card-wanted = Cancels a rival’s card
    .when = when one is played
dice-town-board-card-doc-badlucks-elixir = Visit Doc after a win
    .when = at Doc’s
dice-town-board-card-points =
    { $n ->
        [one] point at the end
       *[other] points at the end
    }
dice-town-board-card-property-when = not fenced
dice-town-board-card-equipment-when = never played

## The same names on the heads of cards, with soft hyphens

dice-town-board-head-unlimited-credit = Unlim{"\u00AD"}ited Credit
dice-town-board-head-the-girls = The Girls
dice-town-board-head-the-brute = The Brute
dice-town-board-head-professional-cheater = Profes{"\u00AD"}sional Cheater
dice-town-board-head-corruption = Corrup{"\u00AD"}tion
dice-town-board-head-dynamite = Dyna{"\u00AD"}mite
dice-town-board-head-nervous-joe = Nervous Joe
dice-town-board-head-marshal = Marshal
dice-town-board-head-even-split = Even Split
dice-town-board-head-wanted = Wanted
dice-town-board-head-doc-badlucks-elixir = Doc’s Elixir
dice-town-board-head-equipment = Equip{"\u00AD"}ment
dice-town-board-head-property = Property

## Dice

dice-town-board-dice = Your dice
dice-town-board-die = { $face }
dice-town-board-throw = Throw { $n }.
dice-town-board-dice-touch = Touch the dice to keep
dice-town-board-dice-reduce = Touch the dice you can pay for
dice-town-board-dice-last = Every die of this throw is kept
dice-town-board-dice-down = Your cup is down
dice-town-board-dice-under = Under your cup
dice-town-board-dice-rolling = The dice are rolling
dice-town-board-dice-yours = Your dice this round
dice-town-board-dice-none = The dice are in the cup
dice-town-board-dice-aside = the small ones are kept already
dice-town-board-keep-tab = keep
dice-town-board-keep-do = Keep
dice-town-board-keep-for = for ${ $cost }
dice-town-board-keep-free = for free
dice-town-board-keep-nothing = Keep none for ${ $cost }
dice-town-board-keep-not = That cannot be kept
dice-town-board-keep-choose = Choose your dice
dice-town-board-free = free
dice-town-board-tariff = What keeping costs
dice-town-board-tariff-lab = paid to the stagecoach
dice-town-board-tariff-dice =
    { $n ->
        [0] none
        [one] { $n } die
       *[other] { $n } dice
    }
dice-town-board-tariff-no = too expensive
dice-town-board-tariff-not = not now
dice-town-board-last-throw = Last throw: everything is kept, nothing is paid
dice-town-board-announce-keep =
    { $cost ->
        [0] { $dice }, free.
       *[other] { $dice }, { $dollars }; you have { $have }.
    }
dice-town-board-cheat-die = Touch the die to turn
dice-town-board-cheat-face = Now choose its new face
dice-town-board-cheat-faces = Faces
dice-town-board-cheat-to = to { $face }
dice-town-board-cheat-first = Turn the die

## The hand

dice-town-board-hand = Your hand
dice-town-board-hand-secret = only you see it
dice-town-board-hand-empty = You have no cards.
dice-town-board-hand-declare = declare
dice-town-board-hand-declared = declared
dice-town-board-hand-offer = offer
dice-town-board-hand-offered = offered
dice-town-board-hand-fence = fence it
dice-town-board-hand-play = play

## Moments for a card

dice-town-board-window-held = in your hand
dice-town-board-window-not-held = not in your hand
dice-town-board-window-final = A played card cannot be taken back.
dice-town-board-window-secret = Everyone is asked this; nobody learns what you hold.
dice-town-board-window-play = Play { $card }
dice-town-board-against = against
dice-town-board-drama-badge = The badge is changing hands
dice-town-board-drama-robbery = The bank is robbed
dice-town-board-drama-store = In the general store
dice-town-board-drama-theft = In the saloon
dice-town-board-stamp-cancelled = Cancelled
dice-town-board-stamp-last-throw = Last throw
dice-town-board-stamp-game-ended = The end

## Disputes

dice-town-board-dispute-title = { $place }: a tie
dice-town-board-dispute-stake = At stake: { $what }
dice-town-board-dispute-decides = decides
dice-town-board-dispute-decides-you = decide
dice-town-board-dispute-writing = writing …
dice-town-board-dispute-sealed = sealed
dice-town-board-dispute-for = for
dice-town-board-dispute-nothing = offers nothing
dice-town-board-offer-to = Sheriff
dice-town-board-offer-for = the winner should be
dice-town-board-offer-dollars = Dollars
dice-town-board-offer-nuggets = Nuggets
dice-town-board-offer-less = less
dice-town-board-offer-more = more
dice-town-board-offer-cards =
    { $n ->
        [0] No card yet: touch one in your hand to add it
        [one] { $n } card goes with it
       *[other] { $n } cards go with it
    }
dice-town-board-offer-seal = Seal the offer
dice-town-board-offer-sealing = Sealing …
dice-town-board-offer-who-first = First say who the offer is for.
dice-town-board-offer-empty = There is nothing in the offer yet.
dice-town-board-seats-ruling = You wear the badge. Who wins?
dice-town-board-seats-joe-target = Nervous Joe takes $4 from
dice-town-board-seats-doctor-order = Who goes in next?
dice-town-board-seats-final-tie = Equal to the last point. Who wins the game?
dice-town-board-ruling-no-offer = no offer
dice-town-board-queue = In the queue:

## Store, saloon, Doc

dice-town-board-fan-store-pick = Fresh from the store: touch the card you keep
dice-town-board-fan-saloon-pick = Touch the card you steal; the others go back
dice-town-board-fan-victim = { $who } is going through your cards
dice-town-board-fan-looking = You are looking at these
dice-town-board-fan-take = take it
dice-town-board-saloon-lead = Pick a victim, and which backs to draw
dice-town-board-saloon-none = nothing to steal
dice-town-board-kind-property = property cards
dice-town-board-kind-store = store cards
dice-town-board-doc-lead = One remedy, by the dice you have
dice-town-board-fence-lead = Touch a property card in your hand to put a fence around it

## Results

dice-town-board-results-winner = { $who } owns this town
dice-town-board-results-winners = { $who } own this town together
dice-town-board-results-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
dice-town-board-results-cards = Cards left in hand
dice-town-board-results-nuggets = Nuggets
dice-town-board-keys-dice = Pick the die with this number
