### Dice Town: what happens, what is asked, what is not allowed.
###
### posse/words.py says which variables there are. { $count_nuggets } is a number counted in the words of
### dice-town-counted-nuggets; { $goods } lists all counted numbers of a message.

## Counted things, as the object of a verb

dice-town-counted-dollars = ${ $n }
dice-town-counted-nuggets = { dice-town-nuggets.acc }
dice-town-counted-dice = { dice-town-dice.acc }
dice-town-counted-property = { dice-town-property-cards.acc }
dice-town-counted-store = { dice-town-store-cards.acc }
dice-town-counted-points = { dice-town-points.acc }
dice-town-counted-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Settings of the game

dice-town-setting-first_sheriff = First sheriff
    .text = The seat that starts with the sheriff's badge. If none is set, it is drawn at random.

## Kinds of cards, and why the game ended

dice-town-kind-property = Property card
    .acc = a property card
dice-town-kind-store = Store card
    .acc = a store card
dice-town-end-mine = The gold mine is empty
dice-town-end-property = All property cards are taken

## Events: setting out and rolling

dice-town-event-game-started = The game begins. { $sheriff } wears the sheriff's badge; properties worth { $row_points } VP lie in the town hall.
dice-town-event-round-started = Round { $round } begins.
dice-town-event-thrown = { $seat } rolls { $count_dice }: { $faces_row }.
dice-town-event-thrown-hidden = { $seat } rolls { $count_dice } under the cup.
dice-town-event-last-throw = Last throw for { $seats }: every die is kept, and nothing is paid.
dice-town-event-kept =
    { $count ->
        [0] { $seat } keeps no dice.
       *[other] { $seat } keeps { $count_dice }: { $faces_row }.
    }
dice-town-event-declared = { $seat } declares { $cards }.
dice-town-event-paid = { $seat } pays ${ $dollars } into the stagecoach.
dice-town-event-combined = { $seat } ends up with { $hand_ins }: { $faces_row }.

## Events: store cards

dice-town-event-card-played =
    { $victim_n ->
        [0] { $seat } plays { $card }.
       *[other] { $seat } plays { $card } against { $victim }.
    }
dice-town-event-cancelled = { $by } cancels { $card }, played by { $seat }.
dice-town-event-fee-waived = { $seat } pays nothing for this throw.
dice-town-event-keep-reduced = { $seat } cannot pay for all the dice and keeps only { $count_dice }: { $faces_row }.
dice-town-event-cheating = { $seat } wants to turn a die from { $old } to { $new }.
dice-town-event-die-changed = { $seat } turns a die from { $old } to { $new }.
dice-town-event-cheater-left = { $seat } leaves the dice alone; { dice-town-card-professional-cheater } is discarded.

## Events: winning, ties and the sheriff

dice-town-event-unclaimed = Nobody wins { $place_won }.
dice-town-event-nothing-there = There is nothing to take { $place_at }.
dice-town-event-won = { $seat } wins { $place_won }.
dice-town-event-dispute = A tie { $place_at } between { $seats }: { $sheriff }, the sheriff, decides.
dice-town-event-offered =
    { $cards_n ->
        [0] { $seat } offers the sheriff { $goods } to rule for { $for }.
       *[other] { $seat } offers the sheriff { $goods } to rule for { $for }. The cards: { $cards }.
    }
dice-town-event-offered-hidden = { $seat } offers the sheriff { $goods } to rule for { $for }.
dice-town-event-ruled = Sheriff { $sheriff } decides the tie { $place_at }: { $seat } wins.
dice-town-event-bribe-paid = { $seat } hands the sheriff { $goods }.

## Events: the locations

dice-town-event-nuggets-taken = { $seat } takes { $count_nuggets }.
dice-town-event-bank-robbed = { $seat } robs the bank of ${ $dollars }.
dice-town-event-split-paid = { $seat } shares the loot: { $to } gets ${ $dollars }.
dice-town-event-stagecoach-moved = The stagecoach brings ${ $dollars } to the bank.
dice-town-event-store-drawn = { $seat } draws { $count_store }: { $cards }.
dice-town-event-store-drawn-hidden = { $seat } draws { $count_store }.
dice-town-event-store-shuffled =
    { $count ->
        [one] The store's discard pile becomes its new deck: a single card.
       *[other] The store's discard pile is shuffled into a new deck of { $count } cards.
    }
dice-town-event-store-kept =
    { $discarded ->
        [0] { $seat } keeps { $card }.
       *[other] { $seat } keeps { $card } and discards { $discarded_cards }.
    }
dice-town-event-store-kept-hidden =
    { $discarded ->
        [0] { $seat } keeps the store card.
       *[other] { $seat } keeps one store card and discards { $discarded_cards }.
    }
dice-town-event-joe-shown = { $seat } shows { dice-town-card-nervous-joe } and decides who pays.
dice-town-event-joe-paid = { $victim } pays { $seat } ${ $dollars }.
dice-town-event-joe-idle = { $seat } shows { dice-town-card-nervous-joe }, but no other player has a dollar.
dice-town-event-saloon-drawn = { $seat } draws { $goods } from the hand of { $victim }: { $cards }.
dice-town-event-saloon-drawn-hidden = { $seat } draws { $goods } from the hand of { $victim }.
dice-town-event-stolen = { $seat } steals { $card } from { $victim }.
dice-town-event-stolen-hidden = { $seat } steals { $kind_acc } from { $victim }.
dice-town-event-badge-moved = { $seat } takes the sheriff's badge from { $old }.
dice-town-event-badge-kept = { $seat } remains sheriff.
dice-town-event-property-taken =
    { $count ->
        [0] { $seat } finds no property left to take.
       *[other] { $seat } takes { $count_property } ({ $cards_points } VP).
    }
dice-town-event-property-drawn = { $seat } also takes the top card of the property deck: { $card }.
dice-town-event-property-drawn-hidden = { $seat } also takes the top card of the property deck, unseen.
dice-town-event-row-filled = New in the town hall: { $count_property } ({ $cards_points } VP).

## Events: Doc Badluck

dice-town-event-elixir-drunk = { $seat } drinks the elixir and may visit Doc Badluck.
dice-town-event-doc-order = Sheriff { $sheriff } sets the order of visits to Doc Badluck: { $seats_row }.
dice-town-event-doc-declined = { $seat } wants none of Doc Badluck's remedies.
dice-town-event-doc-helpless = Doc Badluck can do nothing for { $seat }.
dice-town-event-fenced = { $seat } fences { $count_property } ({ $cards_points } VP).
dice-town-event-doc-card = { $seat } gets a store card from Doc Badluck: { $card }.
dice-town-event-doc-card-hidden = { $seat } gets a store card from Doc Badluck.
dice-town-event-small-theft = { $seat } steals ${ $dollars } from { $victim }.
dice-town-event-big-theft = { $seat } steals a nugget from { $victim }.

## Events: the end

dice-town-event-round-ended = Round { $round } ends.
dice-town-event-game-ended = { $why }: the game is over.
dice-town-event-hand-shown =
    { $count ->
        [0] { $seat } has no cards in hand.
       *[other] { $seat } shows { $cards }.
    }
dice-town-event-scored = { $seat } scores { $points_points }.
dice-town-event-tie-named = Sheriff { $sheriff } decides the final tie for { $seat }.
dice-town-event-game-won = { $seat } wins with { $points_points }!

## Lines of the final score

dice-town-score-nuggets = { dice-town-nuggets }
    .text = 1 point each
dice-town-score-dollars = { dice-town-dollars }
    .text = 1 point for every full $2
dice-town-score-sheriff =
    { $n ->
        [0] no sheriff's badge
       *[other] the sheriff's badge
    }
    .text = 5 points for the player who wears it
dice-town-score-equipment =
    { $n ->
        [one] { $n } equipment card
       *[other] { $n } equipment cards
    }
    .text = each counts its own value
dice-town-score-property = { dice-town-property-cards }
    .text = each counts its own value, in hand or fenced

## Questions, to the player asked

dice-town-ask-commit-keep = Which dice do you keep?
    .text = Each location goes to the player with the most of its dice. Choices stay secret until everyone has made one.
dice-town-ask-declare-cheaters = The last throw: do you declare { dice-town-card-professional-cheater }?
    .text = Each such card turns one of your dice to any face.
dice-town-ask-cheat = Which die do you turn, and to which face?
dice-town-ask-reduce-keep = Your { dice-town-card-the-brute } was cancelled and you cannot pay for all these dice. Which do you keep?
dice-town-ask-wanted = { $seat } plays { $card }. Do you cancel it?
dice-town-ask-offer = A tie { $place_at }. Do you make { $sheriff }, the sheriff, an offer?
    .text = Offers are opened together. The sheriff gets those made for the winner; the others are returned.
dice-town-ask-offer-dollars = How many dollars do you offer?
dice-town-ask-offer-nuggets = How many nuggets do you offer?
dice-town-ask-offer-cards = Do you add a card to your offer?
dice-town-ask-ruling = A tie { $place_at }. Who wins?
    .text = You get every offer made for the player you name. Nothing binds you.
dice-town-ask-dynamite = The gold mine is yours. Do you play { dice-town-card-dynamite } first?
dice-town-ask-even-split = The bank has been robbed. Do you play { dice-town-card-even-split } for half of it?
dice-town-ask-unlimited-credit = The general store is yours. Do you play { dice-town-card-unlimited-credit } first?
dice-town-ask-store-pick =
    { $visit ->
        [1]
            { $round ->
                [1] Round one, first of two visits: which of these cards do you keep?
               *[other] { dice-town-card-unlimited-credit }, first of two visits: which of these cards do you keep?
            }
        [2]
            { $round ->
                [1] Round one, second of two visits: which of these cards do you keep?
               *[other] { dice-town-card-unlimited-credit }, second of two visits: which of these cards do you keep?
            }
       *[0] Which of these cards do you keep?
    }
    .text =
        { $visit ->
            [0] The others are discarded.
           *[other]
                { $round ->
                    [1] In round one the store serves its winner twice. The others are discarded.
                   *[other] { dice-town-card-unlimited-credit }: the store serves you twice. The others are discarded.
                }
        }
dice-town-ask-joe-target = { dice-town-card-nervous-joe } is on your side. Who pays you?
dice-town-ask-saloon-target = Who do you rob, and which cards do you draw?
    .text = You draw one card for each of your queens and keep one of them.
dice-town-ask-saloon-pick = Which of these cards do you steal?
dice-town-ask-marshal = The badge is about to change hands. Do you play { dice-town-card-marshal } to stop it?
dice-town-ask-corruption = Do you play { dice-town-card-corruption } for one more property card?
dice-town-ask-elixir = Do you play { dice-town-card-doc-badlucks-elixir } to see him too?
dice-town-ask-doctor-order = Who visits Doc Badluck next?
    .text = The sheriff sets the order.
dice-town-ask-doctor-remedy = Which remedy do you take?
    .text = A remedy needs one of the dice shown on it.
dice-town-ask-fence-pick = Which property card do you fence?
    .text = A fenced property cannot be stolen, and it still scores.
dice-town-ask-final-tie = The best scores are equal. Who wins the game?

## What everybody sees while somebody is asked

dice-town-waiting-commit-keep =
    { $seats_n ->
        [one] { $seats } is choosing dice
       *[other] { $seats } are choosing dice
    }
dice-town-waiting-declare-cheaters =
    { $seats_n ->
        [one] { $seats } is looking at the dice of the last throw
       *[other] { $seats } are looking at the dice of the last throw
    }
dice-town-waiting-cheat =
    { $seats_n ->
        [one] { $seats } is about to turn a die
       *[other] { $seats } are about to turn a die
    }
dice-town-waiting-reduce-keep =
    { $seats_n ->
        [one] { $seats } has to put dice back
       *[other] { $seats } have to put dice back
    }
dice-town-waiting-wanted = { $seats } may cancel the card
dice-town-waiting-offer =
    { $seats_n ->
        [one] { $seats } is thinking about an offer to the sheriff
       *[other] { $seats } are thinking about an offer to the sheriff
    }
dice-town-waiting-offer-dollars = { dice-town-waiting-offer }
dice-town-waiting-offer-nuggets = { dice-town-waiting-offer }
dice-town-waiting-offer-cards = { dice-town-waiting-offer }
dice-town-waiting-ruling =
    { $seats_n ->
        [one] { $seats } has to decide the tie
       *[other] { $seats } have to decide the tie
    }
dice-town-waiting-dynamite = { $seats } may play { dice-town-card-dynamite }
dice-town-waiting-even-split = { $seats } may play { dice-town-card-even-split }
dice-town-waiting-unlimited-credit = { $seats } may play { dice-town-card-unlimited-credit }
dice-town-waiting-store-pick =
    { $seats_n ->
        [one] { $seats } is choosing a store card
       *[other] { $seats } are choosing a store card
    }
dice-town-waiting-joe-target =
    { $seats_n ->
        [one] { $seats } is deciding who pays { dice-town-card-nervous-joe }
       *[other] { $seats } are deciding who pays { dice-town-card-nervous-joe }
    }
dice-town-waiting-saloon-target =
    { $seats_n ->
        [one] { $seats } is choosing a victim in the saloon
       *[other] { $seats } are choosing a victim in the saloon
    }
dice-town-waiting-saloon-pick =
    { $seats_n ->
        [one] { $seats } is choosing what to steal
       *[other] { $seats } are choosing what to steal
    }
dice-town-waiting-marshal = { $seats } may play { dice-town-card-marshal }
dice-town-waiting-corruption = { $seats } may play { dice-town-card-corruption }
dice-town-waiting-elixir = { $seats } may play { dice-town-card-doc-badlucks-elixir }
dice-town-waiting-doctor-order =
    { $seats_n ->
        [one] { $seats } is setting the order of visits to Doc Badluck
       *[other] { $seats } are setting the order of visits to Doc Badluck
    }
dice-town-waiting-doctor-remedy =
    { $seats_n ->
        [one] { $seats } is choosing a remedy
       *[other] { $seats } are choosing a remedy
    }
dice-town-waiting-fence-pick =
    { $seats_n ->
        [one] { $seats } is choosing property to fence
       *[other] { $seats } are choosing property to fence
    }
dice-town-waiting-final-tie =
    { $seats_n ->
        [one] { $seats } has to name the winner
       *[other] { $seats } have to name the winner
    }

## Answers that can be given once and for all

dice-town-standing-wanted = Let every card pass: never ask me to cancel one
dice-town-standing-declare-cheaters = Never ask me for { dice-town-card-professional-cheater } in the last throw
dice-town-standing-offer = Offer nothing when I am not one of the tied players
dice-town-standing-dynamite = Never ask me for { dice-town-card-dynamite }
dice-town-standing-even-split = Never ask me for { dice-town-card-even-split }
dice-town-standing-unlimited-credit = Never ask me for { dice-town-card-unlimited-credit }
dice-town-standing-marshal = Never ask me for { dice-town-card-marshal }
dice-town-standing-corruption = Never ask me for { dice-town-card-corruption }
dice-town-standing-elixir = Never ask me for { dice-town-card-doc-badlucks-elixir }

## Answers on the menu; .text says what a card or a remedy does

dice-town-option-pass = Pass
dice-town-option-play = Play { $card }
    .text = { $card_text }
dice-town-option-keep =
    { $n ->
        [0] Keep no dice
       *[other] Keep { $faces }
    }{ $cheaters ->
        [0] { "" }
        [one] { " " }with { dice-town-card-professional-cheater }
       *[other] { " " }with { $cheaters } × { dice-town-card-professional-cheater }
    }{ $cost ->
        [0] { " " }(free)
       *[other] { " " }(${ $cost })
    }
dice-town-option-keep-brute =
    Keep { $faces } with { dice-town-card-the-brute }{ $cheaters ->
        [0] { "" }
        [one] { " " }and { dice-town-card-professional-cheater }
       *[other] { " " }and { $cheaters } × { dice-town-card-professional-cheater }
    }{ $cost ->
        [0] { " " }(free)
       *[other] { " " }(${ $cost })
    }
dice-town-option-cheaters =
    { $n ->
        [0] Declare no card
        [one] Declare { dice-town-card-professional-cheater }
       *[other] Declare { $n } × { dice-town-card-professional-cheater }
    }
dice-town-option-leave = Leave the dice as they are
dice-town-option-turn = Turn { $old } to { $new }
dice-town-option-offer-nothing = Offer nothing
dice-town-option-offer-own = Make an offer for yourself
dice-town-option-offer-for = Make an offer for { $seat }
dice-town-option-dollars = Offer ${ $n }
dice-town-option-nuggets =
    { $n ->
        [0] Offer no nuggets
       *[other] Offer { $n_nuggets }
    }
dice-town-option-offer-cards = Add { $card }
    .text = { $card_text }
dice-town-option-done = That is all
dice-town-option-ruling = Rule for { $seat }
dice-town-option-ruling-self = Rule for yourself
dice-town-option-store-pick = Keep { $card }
    .text = { $card_text }
dice-town-option-joe-target = { $seat } pays
dice-town-option-rob = Rob { $seat }: { $goods }
dice-town-option-saloon-pick = Steal { $card }
    .text = { $card_text }
dice-town-option-doctor-order = { $seat } is next
dice-town-option-remedy = { $remedy }
    .text = { $remedy_text }
dice-town-option-decline = No, thanks
dice-town-option-fence-pick = Fence { $card }
dice-town-option-final-tie = { $seat } wins the game

## Refusals

dice-town-refusal-not-rolled = You can keep only dice that you have rolled in this throw.
dice-town-refusal-not-held = You do not hold { $card }.
dice-town-refusal-only-one = You hold only one { $card }.
dice-town-refusal-cheater-no-die = { dice-town-card-professional-cheater } needs a die to turn: keep at least one.
dice-town-refusal-brute-none = { dice-town-card-the-brute } cannot be declared without keeping dice.
dice-town-refusal-brute-one = One die is free anyway: { dice-town-card-the-brute } would change nothing.
dice-town-refusal-brute-last = { dice-town-card-the-brute } cannot be declared in the last throw.
dice-town-refusal-cost = That costs ${ $cost }, and you have ${ $dollars }.
dice-town-refusal-not-revealed = You can keep only dice that you have just revealed.
dice-town-refusal-reduce-none = You have to keep at least one of these dice.
dice-town-refusal-other-throw = You can turn only a die kept in this throw.
dice-town-refusal-same-face = The die already shows this face.
dice-town-refusal-die-kept = This die is set aside and is not rolled again this round.
dice-town-refusal-committed = You have already chosen your dice for this throw, and the choice cannot be changed.
dice-town-refusal-answered = You have already answered, and the answer cannot be changed.
dice-town-refusal-all-kept = All dice of the last throw are kept: there is nothing to choose.
dice-town-refusal-only-die = You have no dollars, so you keep this die: there is nothing to choose.
dice-town-refusal-die-later = Loose dice are rolled again once this throw is paid for.
dice-town-refusal-card-time = This is not the time for { $card }. Its time: “{ $card_when }”.
dice-town-refusal-property-not-played = Property cards are not played; they score points at the end.
dice-town-refusal-equipment-not-played = Equipment cards are not played; they score points at the end.
dice-town-refusal-fenced = A fenced card stays where it is until the end of the game.
dice-town-refusal-wanted-own = You cannot cancel your own card.
dice-town-refusal-place = There is nothing for you to do { $place_at } right now.
dice-town-refusal-place-asked = You are being asked about { $place_won } right now: choose one of the answers.
dice-town-refusal-stagecoach = Nobody wins the stagecoach: its dollars go to the bank.
dice-town-refusal-won = You have won something this round, and Doc Badluck is for players who have won nothing.
dice-town-refusal-offer-own = You are one of the tied players: your offer is for yourself.
dice-town-refusal-not-tied = { $seat } is not one of the tied players.
dice-town-refusal-too-much = You do not have { $n } of these to offer.
dice-town-refusal-offer-fenced = Fenced property cards cannot be offered.
dice-town-refusal-offer-order = Cards are added to an offer in the order of your hand, and you have already passed this one.
dice-town-refusal-offer-steps = An offer is put together in order: who it is for, dollars, nuggets, cards.
dice-town-refusal-offered-already = { $card } is already in your offer.
dice-town-refusal-not-drawn = { $card } is not among the cards drawn.
dice-town-refusal-opponent = It has to be one of your opponents.
dice-town-refusal-no-dollars = { $seat } has no dollars to pay with.
dice-town-refusal-no-cards = { $seat } has no cards to steal.
dice-town-refusal-split = The hand of { $seat } does not allow this: exactly { $n_cards } in total, and of each kind no more than it holds.
dice-town-refusal-girls-late = { dice-town-card-the-girls } can be played only before the first victim is named.
dice-town-refusal-no-die = You have no die for this remedy: { $remedy }.
dice-town-refusal-nothing-to-fence = You have no property card in hand to fence.
dice-town-refusal-useless = This remedy would do nothing for you now: { $remedy }.
dice-town-refusal-placed = { $seat } already has a place in the queue.
dice-town-refusal-no-visit = { $seat } has won something this round and does not visit Doc Badluck.
dice-town-refusal-fence-store = Only property cards can be fenced.

## Hints: what an answer brings more often than the others

dice-town-hint-gold =
    { $n ->
        [100] takes gold in all worlds
       *[other] takes gold in { $n } of 100 worlds
    }
dice-town-hint-dollars = brings about ${ $n } by the end of the round
dice-town-hint-property =
    { $n ->
        [100] gains property in all worlds
       *[other] gains property in { $n } of 100 worlds
    }
dice-town-hint-store =
    { $n ->
        [100] takes a General Store card in all worlds
       *[other] takes a General Store card in { $n } of 100 worlds
    }
dice-town-hint-theft =
    { $n ->
        [100] takes a rival’s card in all worlds
       *[other] takes a rival’s card in { $n } of 100 worlds
    }
dice-town-hint-sheriff =
    { $n ->
        [100] ends the round as Sheriff in all worlds
       *[other] ends the round as Sheriff in { $n } of 100 worlds
    }
dice-town-hint-points =
    { $n ->
        [one] brings about { $n } point by the end of the round
       *[other] brings about { $n } points by the end of the round
    }
