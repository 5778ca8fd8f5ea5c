### BANG! in a terminal, drawn and typed.

## Examples in the help

cli-bang-example-option = bang b
cli-bang-example-thing = beer
cli-bang-example-why = why bang d,  why jail b
cli-bang-example-rules = dynamite

## At the table

cli-bang-turn = { $who }'s turn
cli-bang-over = the game is over
cli-bang-signs = ● life  ○ wound  ✓ in your reach  → whose turn  ▶ you.  Clockwise from you.
cli-bang-legend = Players are listed clockwise from you: ▶ you, → whose turn it is, ? who has to answer, ✝ out of the game. ● life, ○ a wound. The distance is as you see it, ✓ if your weapon reaches that far. Cards in play are below their player: (in brackets) those that cannot be used yet, ≈ an ability that is copied. Of the roles, ? is one that only its player knows, (in brackets) yours, which only you know.
cli-bang-column-player = Player
cli-bang-column-role = Role
cli-bang-column-character = Character
cli-bang-column-life = Life
cli-bang-column-hand = Hand
cli-bang-column-distance = Distance
cli-bang-passive = passive
cli-bang-known = known in hand: { $cards }
cli-bang-table = Table
cli-bang-deck = Deck { $n }
cli-bang-discard = Discard pile { $n }
cli-bang-aside = being resolved
cli-bang-store = General Store
cli-bang-flipped = drawn
cli-bang-laid = laid aside
cli-bang-score = Score
cli-bang-score-game = game { $n } of { $of }
cli-bang-score-total = total
cli-bang-money = ${ $n }
cli-bang-owed = −${ $n }
cli-bang-events = Event
cli-bang-next-event = next: { $event }: { $text }
cli-bang-hidden-six = hidden six: one role is not in the game
cli-bang-fight = the fight: the last survivor's side wins
cli-bang-mine = face down beside the deck: { $n }
cli-bang-deck_known = on top of the deck, as you know
cli-bang-you = You are
cli-bang-ability = Ability
cli-bang-weapon = Weapon
cli-bang-reach = reaches distance { $n }
cli-bang-shot = you have played your Bang!
cli-bang-hand = Your hand
cli-bang-hand-empty = no cards
cli-bang-hint-bid = Type your bid in dollars, in hundreds: { $low } to { $most }. pass leaves the auction.
cli-bang-hint-bid-must = You have to bid. Type dollars, in hundreds: { $low } to { $most }.
cli-bang-highest-bid = The highest bid so far: ${ $bid }.
cli-bang-which = Which of these do you mean? { $ways }
cli-bang-tip-play = Type a card and the player it is meant for: bang b, beer, cat balou c. end ends your turn; ? beer says what a card does, why bang d why it is not possible.
cli-bang-tip-respond-missed = Type missed, barrel, or take if you want to take the hit.
cli-bang-tip-respond-bang = Type bang, or no to lose 1 life.
cli-bang-tip-draft-pick = Type a name. You get two characters; only the active one uses its ability.
cli-bang-tip-discard-excess = Name the cards one by one: beer, or bang 9d if the suit matters.

## What can be typed

cli-bang-type-end = end done finish stop
cli-bang-type-pass = pass skip nothing
cli-bang-type-no = no none
cli-bang-type-take = take hit
cli-bang-type-refuse = refuse lose
cli-bang-type-give-up = surrender die up
cli-bang-type-nobody = nobody
cli-bang-type-leave = leave
cli-bang-type-keep = keep
cli-bang-type-switch = switch change
cli-bang-type-drink = drink
cli-bang-type-red = red
cli-bang-type-black = black
cli-bang-type-stop = stop
cli-bang-type-enough = enough
cli-bang-type-nothing = silent silence nothing
cli-bang-type-crime = crime defeated
cli-bang-type-law = law dead
cli-bang-type-go-on = next go begin continue
cli-bang-type-keep-on = keep
cli-bang-type-release = release let
cli-bang-type-no-more = enough done
cli-bang-type-draw = draw
cli-bang-type-deck = deck
cli-bang-type-discard = discard pile
cli-bang-type-look = look
cli-bang-type-hand = hand
cli-bang-type-use = use
cli-bang-type-small = play throw shoot fire at on as with the an my from of to and give copy be choose for i me
cli-bang-type-suits = h d c s
