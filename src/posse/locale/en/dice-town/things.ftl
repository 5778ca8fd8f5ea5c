### Dice Town: what lies on the table, and how it stands now. The cards of the board in the browser and `?` in the
### terminal say it. Places, cards, faces and remedies have their .text beside their names.

dice-town-count-dollars = Dollars
    .text = They pay for the dice you keep and for offers to the sheriff. At the end, every $2 is worth 1 VP.
dice-town-count-nuggets = Gold nuggets
    .text = They come from the gold mine. At the end, each is worth 1 VP. Until then you can offer them to the sheriff, and Doc Badluck's big theft can take them.
dice-town-count-property = Property cards in hand
    .text = They score their value at the end. Only their owner sees them. They can be stolen in the saloon until they are fenced.
dice-town-count-store = Store cards in hand
    .text = Each is played at its own moment; equipment scores points at the end. Only their owner sees them, and they can be stolen in the saloon.
dice-town-count-fenced = Fenced property
    .text = It lies open and nobody can steal it any more. It scores its value at the end.
dice-town-badge = Sheriff's badge
    .text = The sheriff decides every tie, and may take offers for it. The most kings win the badge; at the end it is worth 5 VP.
dice-town-cup = Leather cup
    .text = It hides dice until everyone has chosen which to keep. Only the player who rolled them sees them.
dice-town-tariff = What keeping costs
    .text = One die of a throw is free. Keeping none costs $1, and each further die $1 more. The money goes into the stagecoach.
dice-town-last-throw = Last throw
    .text = Someone has five dice. Everyone else throws once more: every die is kept, and nothing is paid.
dice-town-tie = A tie
    .text = The tied players are equally good here. Everyone except the sheriff may make an offer; then the sheriff names the winner.
dice-town-offer = Sealed offer
    .text = Dollars, nuggets and cards for the sheriff, opened together with all others. If the sheriff rules as the offer wants, the sheriff gets it; if not, it goes back.

## How it stands now

dice-town-now-mine = In the mine now: { $n_nuggets }.
dice-town-now-bank = In the bank now: ${ $n }.
dice-town-now-stagecoach = On board now: ${ $n }.
dice-town-now-store = Cards in the deck: { $deck }; in the discard pile: { $discard }.
dice-town-now-saloon = Cards in all hands together: { $n }.
dice-town-now-sheriff = { $seat } wears the badge now.
dice-town-now-row =
    { $values_n ->
        [0] No property card is left in the row.
       *[other] In the row now: { $values } VP. Cards in the deck: { $deck }.
    }
dice-town-now-visitors = To visit Doc: { $seats }.
dice-town-now-leads =
    { $seats_n ->
        [one] In the lead: { $seats } (× { $n }).
       *[other] Tied so far: { $seats } (× { $n }).
    }
dice-town-now-won = Won this round by { $seat }.
dice-town-now-nobody = Nobody has won it this round.
dice-town-now-when = Its time: “{ $card_when }”.
dice-town-now-copies =
    { $n ->
        [one] There is one in the game.
       *[other] There are { $n } in the game.
    }
dice-town-now-yours = It is in your hand; the others see only its back.
dice-town-now-slot =
    { $n ->
        [0] It lies first: the winner of the town hall takes it.
        [1] The winner of the town hall takes it for one ace.
       *[other] The winner of the town hall takes it for two aces.
    }
dice-town-now-hand = Number { $n } of the eight poker hands, counted from the best. The best hand wins the town hall.
dice-town-now-has = { $seat }: { $goods }.
dice-town-now-has-none = { $seat }: nothing now.
dice-town-now-fenced = { $seat }: { $values } VP.
dice-town-now-known = You know of these cards in this hand: { $cards }.
dice-town-now-dice = Dice set aside: { $faces_row }.
dice-town-now-under =
    { $n ->
        [one] One die is under the cup.
       *[other] { $n } dice are under the cup.
    }
dice-town-now-tied = Tied: { $seats }.

## What a tie is about

dice-town-stake-gold-mine = At stake: { $n_nuggets }.
dice-town-stake-bank = At stake: ${ $n }.
dice-town-stake-general-store =
    { $n ->
        [one] At stake: a store card from the deck.
       *[other] At stake: { $n } store cards to look at, one to keep.
    }
dice-town-stake-saloon =
    { $n ->
        [one] At stake: a card from a rival's hand.
       *[other] At stake: { $n } cards from a rival's hand to look at, one to keep.
    }
dice-town-stake-sheriff = At stake: the sheriff's badge (5 VP at the end).
dice-town-stake-town-hall = At stake: property worth { $values } VP.
