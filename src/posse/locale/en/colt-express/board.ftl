### Colt Express: words that only the board in the browser uses. Keep them short: they stand on signs and buttons.

colt-express-board-you = You
colt-express-board-my-place = Your place
colt-express-board-others = Other players
colt-express-board-everybody = Everyone at the table
colt-express-board-boards = Boards of all bandits
colt-express-board-train = The train
colt-express-board-train-walk = Places on the train; arrow keys move along it
colt-express-board-nothing = empty
colt-express-board-now-up = Being carried out: { $card }, { $bandit }, { $place }
colt-express-board-of = { $n } of { $of }
colt-express-board-dollars = ${ $n }

## Where we are

colt-express-board-round-of = Round { $n } of { $of }
colt-express-board-rounds = Rounds
colt-express-board-ticket-past = Round { $n }, over
colt-express-board-ticket-now = Round { $n }, now
colt-express-board-ticket-to-come = Round { $n }, to come
colt-express-board-setting-out = Setting out
colt-express-board-setting-out-text = Five rounds to the end of the line. The richest bandit wins.
colt-express-board-where-planning = planning
colt-express-board-where-stealing = the robbery
colt-express-board-where-over = The game is over
colt-express-board-cry-stealing = The robbery begins!
colt-express-board-cry-over = End of the line!

## The round card and the rail

colt-express-board-plan = Round card and plan
colt-express-board-turns = Turns of this round
colt-express-board-no-event = No event at the end of this round.
colt-express-board-neutral-left = Neutral bullets left: { $n } of { $of }
colt-express-board-slot-empty = { $who }: to come
colt-express-board-slot-now = { $who }: choosing now
colt-express-board-slot-drew = { $who }: drew cards
colt-express-board-slot-down = face down
colt-express-board-slot-acting = being carried out
colt-express-board-slot-done = done
colt-express-board-slot-vain = had no effect

## Boards

colt-express-board-first = first player
colt-express-board-ribbon-first = first
colt-express-board-next = next
colt-express-board-no-bandit = No bandit yet
colt-express-board-poster = Wanted
colt-express-board-no-loot = no loot
colt-express-board-loot-count = loot: { $n }
colt-express-board-bullets-left = Bullets left: { $n } of { $of }
colt-express-board-hand-deck = hand { $hand }, deck { $deck }
colt-express-board-took = hit × { $n }
colt-express-board-took-long = Bullets taken: { $n }

## Hand and deck

colt-express-board-hand =
    { $n ->
        [one] Your hand: { $n } card
       *[other] Your hand: { $n } cards
    }
colt-express-board-hand-empty = No cards in hand.
colt-express-board-bullet = Bullet
colt-express-board-deck = Deck
colt-express-board-draw = Draw { $n }
colt-express-board-in-deck = { $n } in deck
colt-express-board-discard = Discarded: { $n }
colt-express-board-bullets-on-top = Bullets on top: { $n }

## Choosing

colt-express-board-choices = What you can choose
colt-express-board-picked = Picked; not sent yet.
colt-express-board-put-back = Put back
colt-express-board-face-up = Face up
colt-express-board-face-down = Face down
colt-express-board-wanted = Wanted: the bandits
colt-express-board-taken-by = taken: { $who }
colt-express-board-placement = Who starts in the last car
colt-express-board-placement-as = { $last } in the last car, { $ahead } one car ahead
colt-express-board-sealed = Sealed. It is shown when everyone has chosen.
colt-express-board-pick = Cards of your deck
colt-express-board-picked-sealed = You get this card when everyone has picked.
colt-express-board-keep =
    { $n ->
        [0] Keep nothing
        [one] Keep { $n } card
       *[other] Keep { $n } cards
    }
colt-express-board-purse-no = No. { $n }
colt-express-board-punch-steps = A punch in three steps
colt-express-board-step-punch = Who
colt-express-board-step-punch-loot = What is lost
colt-express-board-step-punch-way = Which way

colt-express-board-hint-character = Touch a poster.
colt-express-board-hint-placement = Touch one of the two ways.
colt-express-board-hint-pick = Touch the card you want; nobody sees it.
colt-express-board-hint-plan = Touch a card or the deck. Targets are chosen later.
colt-express-board-hint-bonus = Touch a card of your other bandit, or go on without.
colt-express-board-hint-expert-keep = Touch all the cards you want to keep.
colt-express-board-hint-move = Touch a car of the train or a row.
colt-express-board-hint-shoot = Touch a figure on the train or a row.
colt-express-board-hint-rob = Touch the loot on the train or a row.
colt-express-board-hint-punch = Touch a figure on the train or a row.
colt-express-board-hint-punch-loot = Touch the loot on the board or a row.
colt-express-board-hint-punch-keep = You learn its value only if you keep it.
colt-express-board-hint-punch-way = Touch a car of the train or a row.
colt-express-board-hint-marshal = Touch a car of the train or a row.
colt-express-board-hint-pickpocket = Touch a purse on the train, or leave them all.

## While others act

colt-express-board-to-come = Your cards still to come
colt-express-board-none-to-come = All your cards have been carried out.
colt-express-board-kept = Kept for the next round
colt-express-board-resting = The cards are going back to their decks.
colt-express-board-over = The train has reached the end of the line.

## The end

colt-express-board-results-winner = { $who } gets away with it!
colt-express-board-results-winners = { $who } get away with it!
colt-express-board-results-loot = What everyone got away with
colt-express-board-results-left = Left on the train:
colt-express-board-results-bounty = Bounty: most bullets fired
colt-express-board-results-fired =
    { $n ->
        [one] { $n } bullet fired at rivals
       *[other] { $n } bullets fired at rivals
    }
colt-express-board-keys-cards = Pick the card with this number
colt-express-board-keys-draw = Draw cards instead of playing
