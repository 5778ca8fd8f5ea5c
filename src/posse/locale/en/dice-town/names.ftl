### Dice Town: the names and words of the game.
###
### A location's or card's own text is its name as a label. The attributes are for use inside sentences:
### .acc .gen .dat .ins .loc are grammatical cases (English has none and repeats the name),
### .at says where something happens, .won what its winner wins, .short fits a narrow sign, .text and .when say what a card does and when.

dice-town-name = Dice Town
dice-town-blurb = Five dice under a leather cup, a few dollars to bribe your luck, and a whole town to win: its gold, its bank, its saloon and the sheriff's badge.

## Locations, in the order in which they are resolved

dice-town-place-gold-mine = Gold Mine
    .acc = Gold Mine
    .gen = Gold Mine
    .dat = Gold Mine
    .ins = Gold Mine
    .loc = Gold Mine
    .at = in the gold mine
    .won = the gold mine
    .short = Gold Mine
    .text = The player with the most 9s takes one nugget for each of them. When the mine is empty, the game ends after that round.
dice-town-place-bank = Bank
    .acc = Bank
    .gen = Bank
    .dat = Bank
    .ins = Bank
    .loc = Bank
    .at = at the bank
    .won = the bank
    .short = Bank
    .text = The player with the most 10s takes all the money in it.
dice-town-place-stagecoach = Stagecoach
    .acc = Stagecoach
    .gen = Stagecoach
    .dat = Stagecoach
    .ins = Stagecoach
    .loc = Stagecoach
    .at = in the stagecoach
    .won = the stagecoach
    .short = Stagecoach
    .text = Nobody wins it. What players pay for their dice goes in here, and moves to the bank after the bank has been robbed.
dice-town-place-general-store = General Store
    .acc = General Store
    .gen = General Store
    .dat = General Store
    .ins = General Store
    .loc = General Store
    .at = in the general store
    .won = the general store
    .short = Store
    .text = The player with the most jacks draws one store card for each of them and keeps one. In round 1 they do this twice.
dice-town-place-saloon = Saloon
    .acc = Saloon
    .gen = Saloon
    .dat = Saloon
    .ins = Saloon
    .loc = Saloon
    .at = in the saloon
    .won = the saloon
    .short = Saloon
    .text = The player with the most queens draws one card for each of them from a rival's hand, keeps one and gives the rest back.
dice-town-place-sheriff = Sheriff
    .acc = Sheriff
    .gen = Sheriff
    .dat = Sheriff
    .ins = Sheriff
    .loc = Sheriff
    .at = at the sheriff's
    .won = the sheriff's badge
    .short = Sheriff
    .text = The player with the most kings takes the badge. The sheriff decides every tie; at the end the badge is worth 5 VP.
dice-town-place-town-hall = Town Hall
    .acc = Town Hall
    .gen = Town Hall
    .dat = Town Hall
    .ins = Town Hall
    .loc = Town Hall
    .at = in the town hall
    .won = the town hall
    .short = Town Hall
    .text = The best poker hand takes the first property card of the row, and one more for each ace in it.
dice-town-place-doc-badluck = Doc Badluck
    .acc = Doc Badluck
    .gen = Doc Badluck
    .dat = Doc Badluck
    .ins = Doc Badluck
    .loc = Doc Badluck
    .at = at Doc Badluck's
    .won = a visit to Doc Badluck
    .short = Doc Badluck
    .text = Players who have won nothing this round may visit Doc and take one remedy, by a die they have: 9 or 10 fences two properties, J or Q is a store card, K takes $2 from every rival, A one nugget from each.

## Faces of the dice

dice-town-face-9 = 9
dice-town-face-10 = 10
dice-town-face-J = J
dice-town-face-Q = Q
dice-town-face-K = K
dice-town-face-A = A
dice-town-face-long-9 = nine
    .text = The most 9s win the gold mine. At Doc Badluck's a 9 fences two properties.
dice-town-face-long-10 = ten
    .text = The most 10s win the bank. At Doc Badluck's a 10 fences two properties.
dice-town-face-long-J = jack
    .text = The most jacks win the general store. At Doc Badluck's a jack is good for a store card.
dice-town-face-long-Q = queen
    .text = The most queens win the saloon. At Doc Badluck's a queen is good for a store card.
dice-town-face-long-K = king
    .text = The most kings win the sheriff's badge. At Doc Badluck's a king takes $2 from every rival.
dice-town-face-long-A = ace
    .text = Aces win no place of their own. In the hand that wins the town hall, each takes one more property card. At Doc Badluck's an ace takes a nugget from every rival.

## Store cards

dice-town-card-unlimited-credit = Unlimited Credit
    .acc = Unlimited Credit
    .gen = Unlimited Credit
    .dat = Unlimited Credit
    .ins = Unlimited Credit
    .loc = Unlimited Credit
    .text = You carry out the store action twice on this visit.
    .when = When you win the general store, before you draw
dice-town-card-the-girls = The Girls
    .acc = The Girls
    .gen = The Girls
    .dat = The Girls
    .ins = The Girls
    .loc = The Girls
    .text = You steal in the saloon twice, from the same rival or from two.
    .when = When you win the saloon, before you name a victim
dice-town-card-the-brute = The Brute
    .acc = The Brute
    .gen = The Brute
    .dat = The Brute
    .ins = The Brute
    .loc = The Brute
    .text = You keep two or more dice of this throw and pay nothing.
    .when = Declared together with your dice, in any throw but the last
dice-town-card-professional-cheater = Professional Cheater
    .acc = Professional Cheater
    .gen = Professional Cheater
    .dat = Professional Cheater
    .ins = Professional Cheater
    .loc = Professional Cheater
    .text = After the reveal you turn one die kept in this throw to any face you like.
    .when = Declared before the reveal of any throw
dice-town-card-corruption = Corruption
    .acc = Corruption
    .gen = Corruption
    .dat = Corruption
    .ins = Corruption
    .loc = Corruption
    .text = You also take the top card of the property deck, unseen by the others.
    .when = When you win the town hall, after you take your cards
dice-town-card-dynamite = Dynamite
    .acc = Dynamite
    .gen = Dynamite
    .dat = Dynamite
    .ins = Dynamite
    .loc = Dynamite
    .text = You take two nuggets for each 9 instead of one.
    .when = When you win the gold mine, before you take nuggets
dice-town-card-nervous-joe = Nervous Joe
    .acc = Nervous Joe
    .gen = Nervous Joe
    .dat = Nervous Joe
    .ins = Nervous Joe
    .loc = Nervous Joe
    .text = One rival of your choice pays you $4.
    .when = At once, the moment you get it
dice-town-card-marshal = Marshal
    .acc = Marshal
    .gen = Marshal
    .dat = Marshal
    .ins = Marshal
    .loc = Marshal
    .text = The badge stays with the current sheriff.
    .when = When the badge is about to change hands
dice-town-card-even-split = Even Split
    .acc = Even Split
    .gen = Even Split
    .dat = Even Split
    .ins = Even Split
    .loc = Even Split
    .text = The robber gives you half of the money taken, rounded down.
    .when = When a rival has robbed the bank of $2 or more
dice-town-card-wanted = Wanted
    .acc = Wanted
    .gen = Wanted
    .dat = Wanted
    .ins = Wanted
    .loc = Wanted
    .text = The store card a rival has just played is cancelled.
    .when = When a rival plays a store card
dice-town-card-doc-badlucks-elixir = Doc Badluck's Elixir
    .acc = Doc Badluck's Elixir
    .gen = Doc Badluck's Elixir
    .dat = Doc Badluck's Elixir
    .ins = Doc Badluck's Elixir
    .loc = Doc Badluck's Elixir
    .text = You may visit Doc Badluck even though you have won something this round.
    .when = Before the visits to Doc Badluck

## Cards that are never played: they score points at the end

dice-town-card-equipment = Equipment ({ $points } VP)
    .acc = Equipment ({ $points } VP)
    .gen = Equipment ({ $points } VP)
    .dat = Equipment ({ $points } VP)
    .ins = Equipment ({ $points } VP)
    .loc = Equipment ({ $points } VP)
    .text = Worth { $points } VP at the end of the game.
    .when = Never played
    .short = Equipment
dice-town-card-property = Property ({ $points } VP)
    .acc = Property ({ $points } VP)
    .gen = Property ({ $points } VP)
    .dat = Property ({ $points } VP)
    .ins = Property ({ $points } VP)
    .loc = Property ({ $points } VP)
    .text = Worth { $points } VP at the end of the game, in hand or fenced.
    .when = Never played; can be fenced at Doc Badluck's
    .short = Property

## Poker hands, from high to low; .ins follows "with"

dice-town-hand-five-of-a-kind = Five of a kind
    .ins = five of a kind
dice-town-hand-four-of-a-kind = Four of a kind
    .ins = four of a kind
dice-town-hand-full-house = Full house
    .ins = a full house
dice-town-hand-straight = Straight
    .ins = a straight
dice-town-hand-three-of-a-kind = Three of a kind
    .ins = three of a kind
dice-town-hand-two-pair = Two pair
    .ins = two pair
dice-town-hand-one-pair = One pair
    .ins = one pair
dice-town-hand-high-card = High card
    .ins = a high card

## Doc Badluck's remedies

dice-town-remedy-barbed-wire = Barbed wire
    .text = Fence two property cards from your hand: nobody can steal them any more.
dice-town-remedy-store-card = Store card
    .text = Take the top card of the store deck.
dice-town-remedy-small-theft = Small theft
    .text = Take $2 from every rival.
dice-town-remedy-big-theft = Big theft
    .text = Take one nugget from every rival.

## Counted things; .acc is the object of a verb: "takes …"

dice-town-dollars =
    { $n ->
        [one] { $n } dollar
       *[other] { $n } dollars
    }
    .acc =
        { $n ->
            [one] { $n } dollar
           *[other] { $n } dollars
        }
dice-town-nuggets =
    { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }
    .acc =
        { $n ->
            [one] { $n } nugget
           *[other] { $n } nuggets
        }
dice-town-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
    .acc =
        { $n ->
            [one] { $n } die
           *[other] { $n } dice
        }
dice-town-store-cards =
    { $n ->
        [one] { $n } store card
       *[other] { $n } store cards
    }
    .acc =
        { $n ->
            [one] { $n } store card
           *[other] { $n } store cards
        }
dice-town-property-cards =
    { $n ->
        [one] { $n } property card
       *[other] { $n } property cards
    }
    .acc =
        { $n ->
            [one] { $n } property card
           *[other] { $n } property cards
        }
dice-town-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
    .acc =
        { $n ->
            [one] { $n } victory point
           *[other] { $n } victory points
        }
