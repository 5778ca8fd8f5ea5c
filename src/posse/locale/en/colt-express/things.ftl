### Colt Express: what lies on the table, and how it stands now. The cards of the board in the browser and `?` in the
### terminal say it. Bandits, cards, loot, turns and round cards have their .text beside their names.

colt-express-count-bullets = Bullets left
    .text = Each shot that hits puts one of them into the deck of the player who was hit. The player who has fired the most by the end gets $1,000.
colt-express-count-neutral = Neutral bullets
    .text = The Marshal and angry passengers hand them out. Once there are too few for everyone who is due one, no more are given in this game.
colt-express-count-hits = Bullets taken
    .text = They lie in the player's deck and are drawn like cards, but can never be played. Among equally rich players the one with fewer bullets wins.
colt-express-count-cards = Hand and deck
    .text = In a planning turn one card of the hand is played, or three are drawn from the deck. Only the player sees the hand.
colt-express-deck = Your deck
    .text = Instead of playing a card you may draw three from here. The bullets that have hit you are in it, too.
colt-express-discard = Discard pile
    .text = It lies open for everyone. When the deck runs out, it is shuffled and becomes the new deck.
colt-express-slot-down = A card face down
    .text = Only its player knows it. It is turned over when it is carried out.
colt-express-slot-drew = Cards drawn
    .text = Here three cards were drawn and none was played, so nothing will be carried out.
colt-express-slot-empty = A place in the plan
    .text = One card will be played here, or three drawn. After planning all cards are carried out in this order, from left to right.
colt-express-first = First player
    .text = Begins every turn of this round. In the next round it is the player to the left.

## How it stands now

colt-express-now-spot =
    { $car ->
        [0] { $wagon } · { $level }
       *[other] Car { $car } · { $wagon } · { $level }
    }
colt-express-now-bandit = Played by { $seat }, now { colt-express-at }.
colt-express-now-free = Nobody plays this bandit yet.
colt-express-now-bullets = Bullets left: { $n } of { $of }.
colt-express-now-loot = Loot: { $goods }.
colt-express-now-no-loot = No loot.
colt-express-now-no-ability = At this table bandits have no abilities.
colt-express-now-marshal = He is { colt-express-at } now.
colt-express-now-neutral = Neutral bullets left: { $n } of { $of }.
colt-express-now-bandits = Bandits here: { $bandits }.
colt-express-now-marshal-here = The Marshal is here.
colt-express-now-lying = Lying here: { $goods }.
colt-express-now-nobody = Nobody and nothing is here.
colt-express-now-value = You know what is in it: ${ $n }.
colt-express-now-values = In your purses: { $values_dollars }.
colt-express-now-on-board = { $bandit }: { $goods }.
colt-express-now-on-board-none = { $bandit }: no loot.
colt-express-now-hits = { $seat }: { $n_bullets }.
colt-express-now-hits-from = Fired by: { $shooters }.
colt-express-now-cards = { $seat }: cards in hand { $hand }, in the deck { $deck }.
colt-express-now-on-top = Bullets on top of the deck: { $n }.
colt-express-now-discard = In it: { $cards }.
colt-express-now-discard-empty = It is empty.
colt-express-now-played = Played by { $seat }.
colt-express-now-turn = { $seat }'s turn.
colt-express-now-fired = Fired by { $bandit } ({ $seat }).
colt-express-now-turns = Turns: { $turns_short }.
colt-express-now-no-event = No event at the end of this round.
colt-express-now-events-off = At this table there are no events.
colt-express-now-first = In this round: { $seat }.
