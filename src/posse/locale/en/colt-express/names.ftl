### Colt Express: the names and words of the game.
###
### The value of a message is a label. The attributes are for use inside sentences: .acc .gen .dat .ins .loc are
### grammatical cases (English has none), .nom is the name within a sentence, .text says what a thing does.

colt-express-name = Colt Express
colt-express-blurb = Plot a train robbery card by card, then watch the plan go off the rails: shots, punches and a run over the roofs, and only the richest bandit wins.

## Bandits, and the Marshal

colt-express-bandit-ghost = Ghost
    .acc = Ghost
    .gen = Ghost
    .dat = Ghost
    .ins = Ghost
    .loc = Ghost
    .ability = On the first turn of each round, may play the card face down.
colt-express-bandit-doc = Doc
    .acc = Doc
    .gen = Doc
    .dat = Doc
    .ins = Doc
    .loc = Doc
    .ability = Starts each round with 7 cards instead of 6.
colt-express-bandit-tuco = Tuco
    .acc = Tuco
    .gen = Tuco
    .dat = Tuco
    .ins = Tuco
    .loc = Tuco
    .ability = Can also shoot through the roof of his own car, up or down.
colt-express-bandit-cheyenne = Cheyenne
    .acc = Cheyenne
    .gen = Cheyenne
    .dat = Cheyenne
    .ins = Cheyenne
    .loc = Cheyenne
    .ability = When her punch knocks out a purse, she may pocket it at once.
colt-express-bandit-belle = Belle
    .acc = Belle
    .gen = Belle
    .dat = Belle
    .ins = Belle
    .loc = Belle
    .ability = Cannot be shot or punched while there is another bandit to aim at.
colt-express-bandit-django = Django
    .acc = Django
    .gen = Django
    .dat = Django
    .ins = Django
    .loc = Django
    .ability = His shot also throws the target one car away from him.
colt-express-marshal = Marshal
    .nom = the Marshal
    .acc = the Marshal
    .gen = the Marshal
    .dat = the Marshal
    .ins = the Marshal
    .loc = the Marshal
    .text = He is always inside a car. A bandit he meets takes a neutral bullet and flees to the roof. He cannot be shot or punched.

## Cards

colt-express-card-move = Move
    .acc = Move
    .gen = Move
    .dat = Move
    .ins = Move
    .loc = Move
    .text = Go to a neighbouring car, or along the roofs one to three cars.
colt-express-card-ladder = Ladder
    .acc = Ladder
    .gen = Ladder
    .dat = Ladder
    .ins = Ladder
    .loc = Ladder
    .text = Climb to the roof of the car, or down from it inside.
colt-express-card-shoot = Shoot
    .acc = Shoot
    .gen = Shoot
    .dat = Shoot
    .ins = Shoot
    .loc = Shoot
    .text = Put one of your bullets into the deck of a bandit in range.
colt-express-card-rob = Rob
    .acc = Rob
    .gen = Rob
    .dat = Rob
    .ins = Rob
    .loc = Rob
    .text = Take one loot token lying where your bandit is.
colt-express-card-punch = Punch
    .acc = Punch
    .gen = Punch
    .dat = Punch
    .ins = Punch
    .loc = Punch
    .text = Hit a bandit beside you: the target drops one loot token and flies into a neighbouring car.
colt-express-card-marshal = Marshal
    .acc = Marshal
    .gen = Marshal
    .dat = Marshal
    .ins = Marshal
    .loc = Marshal
    .text = Move the Marshal one car; any bandit he meets takes a bullet and flees to the roof.
colt-express-card-bullet = Bullet
    .acc = a bullet
    .gen = a bullet
    .dat = a bullet
    .ins = a bullet
    .loc = a bullet
    .text = Only takes up room in the hand: it can never be played.
colt-express-card-neutral-bullet = Neutral bullet
    .acc = a neutral bullet
    .gen = a neutral bullet
    .dat = a neutral bullet
    .ins = a neutral bullet
    .loc = a neutral bullet
    .text = A bullet from the Marshal or the passengers: it takes up room and can never be played.

## Loot

colt-express-loot-purse = Purse
    .nom = a purse
    .acc = a purse
    .gen = a purse
    .dat = a purse
    .ins = a purse
    .loc = a purse
    .text = Worth $250 to $500. Only the player whose bandit holds it knows how much.
colt-express-loot-jewel = Jewel
    .nom = a jewel
    .acc = a jewel
    .gen = a jewel
    .dat = a jewel
    .ins = a jewel
    .loc = a jewel
    .text = Worth $500.
colt-express-loot-strongbox = Strongbox
    .nom = a strongbox
    .acc = a strongbox
    .gen = a strongbox
    .dat = a strongbox
    .ins = a strongbox
    .loc = a strongbox
    .text = Worth $1,000. One stands in the locomotive from the start; the other comes only with “Take It All!”.
colt-express-loot-any = Loot
    .nom = loot
    .acc = any loot
    .gen = any loot
    .dat = any loot
    .ins = any loot
    .loc = any loot

## Why a card comes to nothing, as what its bandit does

colt-express-why-nobody-in-sight = cannot shoot: there is nobody to aim at
colt-express-why-no-bullets-left = cannot shoot: no bullets are left
colt-express-why-no-loot-here = takes nothing: no loot lies here
colt-express-why-nobody-here = punches nobody: no other bandit is here

## Wagons; .full is the wagon with the loot on its floor

colt-express-wagon-1-purse = Freight car
    .nom = the freight car
    .loot = 1 purse
    .full = freight car (1 purse)
colt-express-wagon-1-purse-1-jewel = Mail car
    .nom = the mail car
    .loot = 1 purse and 1 jewel
    .full = mail car (1 purse and 1 jewel)
colt-express-wagon-3-jewels = Armoured car
    .nom = the armoured car
    .loot = 3 jewels
    .full = armoured car (3 jewels)
colt-express-wagon-3-purses = Passenger coach
    .nom = the passenger coach
    .loot = 3 purses
    .full = passenger coach (3 purses)
colt-express-wagon-3-purses-1-jewel = Dining car
    .nom = the dining car
    .loot = 3 purses and 1 jewel
    .full = dining car (3 purses and 1 jewel)
colt-express-wagon-4-purses-1-jewel = Saloon car
    .nom = the saloon car
    .loot = 4 purses and 1 jewel
    .full = saloon car (4 purses and 1 jewel)

## Kinds of turn; .short is the kind alone

colt-express-turn-standard = Standard turn
    .short = standard
    .text = One turn each, clockwise, cards face up.
colt-express-turn-tunnel = Tunnel
    .short = tunnel
    .text = One turn each, clockwise, cards face down.
colt-express-turn-speeding-up = Speeding up
    .short = speeding up
    .text = Two turns in a row each, clockwise, cards face up.
colt-express-turn-switching = Switching
    .short = switching
    .text = One turn each, counter-clockwise from the first player, cards face up.

## Events of round cards and stations; .cry is what is called out

colt-express-event-card-angry-marshal = Angry Marshal
    .cry = Angry Marshal!
    .text = Bandits on the roof of the Marshal's car take a neutral bullet each; then the Marshal moves one car towards the rear.
colt-express-event-card-swivel-arm = Swivel Arm
    .cry = Swivel Arm!
    .text = All bandits on the roofs are swept to the roof of the last car.
colt-express-event-card-braking = Braking
    .cry = Braking!
    .text = All bandits on the roofs slide one car towards the locomotive.
colt-express-event-card-take-it-all = Take It All!
    .cry = Take It All!
    .text = The second strongbox is set down inside the Marshal's car.
colt-express-event-card-passengers-rebellion = Passengers' Rebellion
    .cry = Passengers' Rebellion!
    .text = Every bandit inside a car takes a neutral bullet.
colt-express-event-card-pickpocketing = Pickpocketing
    .cry = Pickpocketing!
    .text = Every bandit who is alone in its place may take a purse lying there.
colt-express-event-card-marshals-revenge = Marshal's Revenge
    .cry = Marshal's Revenge!
    .text = Every bandit on the roof of the Marshal's car drops its least valuable purse there.
colt-express-event-card-hostage-conductor = Hostage Conductor
    .cry = Hostage Conductor!
    .text = Every bandit inside the locomotive or on its roof receives a $250 purse.

## Round cards; .title is the name within a sentence

colt-express-round-angry-marshal-2-4 = { colt-express-event-card-angry-marshal }
    .title = “{ colt-express-event-card-angry-marshal }”
colt-express-round-swivel-arm-2-4 = { colt-express-event-card-swivel-arm }
    .title = “{ colt-express-event-card-swivel-arm }”
colt-express-round-braking-2-4 = { colt-express-event-card-braking }
    .title = “{ colt-express-event-card-braking }”
colt-express-round-take-it-all-2-4 = { colt-express-event-card-take-it-all }
    .title = “{ colt-express-event-card-take-it-all }”
colt-express-round-passengers-rebellion-2-4 = { colt-express-event-card-passengers-rebellion }
    .title = “{ colt-express-event-card-passengers-rebellion }”
colt-express-round-bridge-2-4 = Bridge
    .title = “Bridge”
colt-express-round-two-tunnels-2-4 = Two Tunnels
    .title = “Two Tunnels”
colt-express-round-angry-marshal-5-6 = { colt-express-event-card-angry-marshal }
    .title = “{ colt-express-event-card-angry-marshal }”
colt-express-round-swivel-arm-5-6 = { colt-express-event-card-swivel-arm }
    .title = “{ colt-express-event-card-swivel-arm }”
colt-express-round-braking-5-6 = { colt-express-event-card-braking }
    .title = “{ colt-express-event-card-braking }”
colt-express-round-take-it-all-5-6 = { colt-express-event-card-take-it-all }
    .title = “{ colt-express-event-card-take-it-all }”
colt-express-round-passengers-rebellion-5-6 = { colt-express-event-card-passengers-rebellion }
    .title = “{ colt-express-event-card-passengers-rebellion }”
colt-express-round-bridge-5-6 = Bridge
    .title = “Bridge”
colt-express-round-two-tunnels-5-6 = Two Tunnels
    .title = “Two Tunnels”
colt-express-round-station-pickpocketing = Station: { colt-express-event-card-pickpocketing }
    .title = the station “{ colt-express-event-card-pickpocketing }”
colt-express-round-station-marshals-revenge = Station: { colt-express-event-card-marshals-revenge }
    .title = the station “{ colt-express-event-card-marshals-revenge }”
colt-express-round-station-hostage-conductor = Station: { colt-express-event-card-hostage-conductor }
    .title = the station “{ colt-express-event-card-hostage-conductor }”

## Places. Of a level: .at and .to go before the number of a car, .athead and .tohead mean the locomotive

colt-express-place-locomotive = Locomotive
    .nom = the locomotive
    .acc = the locomotive
    .gen = the locomotive
    .dat = the locomotive
    .ins = the locomotive
    .loc = the locomotive
colt-express-place-wagon = Car { $n }
    .nom = car { $n }
    .acc = car { $n }
    .gen = car { $n }
    .dat = car { $n }
    .ins = car { $n }
    .loc = car { $n }
colt-express-level-inside = Inside
    .at = inside car
    .athead = inside the locomotive
    .to = into car
    .tohead = into the locomotive
    .climb = climbs down
    .text = Inside, a bandit moves one car at a time and shoots into the cars next to it. The Marshal walks here.
colt-express-level-roof = Roof
    .at = on the roof of car
    .athead = on the roof of the locomotive
    .to = to the roof of car
    .tohead = to the roof of the locomotive
    .climb = climbs up
    .text = On the roofs, a bandit runs one to three cars and shoots at the nearest bandits in either direction. The Marshal never comes up.

## Counted things; .acc is the object of a verb: “takes …”

colt-express-purses =
    { $n ->
        [one] { $n } purse
       *[other] { $n } purses
    }
    .acc =
        { $n ->
            [one] { $n } purse
           *[other] { $n } purses
        }
colt-express-jewels =
    { $n ->
        [one] { $n } jewel
       *[other] { $n } jewels
    }
    .acc =
        { $n ->
            [one] { $n } jewel
           *[other] { $n } jewels
        }
colt-express-strongboxes =
    { $n ->
        [one] { $n } strongbox
       *[other] { $n } strongboxes
    }
    .acc =
        { $n ->
            [one] { $n } strongbox
           *[other] { $n } strongboxes
        }
colt-express-bullets =
    { $n ->
        [one] { $n } bullet
       *[other] { $n } bullets
    }
    .acc =
        { $n ->
            [one] { $n } bullet
           *[other] { $n } bullets
        }
colt-express-neutral-bullets =
    { $n ->
        [one] { $n } neutral bullet
       *[other] { $n } neutral bullets
    }
    .acc =
        { $n ->
            [one] { $n } neutral bullet
           *[other] { $n } neutral bullets
        }
colt-express-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .acc =
        { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
colt-express-dollars =
    { $n ->
        [one] { $n } dollar
       *[other] { $n } dollars
    }
    .acc =
        { $n ->
            [one] { $n } dollar
           *[other] { $n } dollars
        }
