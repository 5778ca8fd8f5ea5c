### Dice Town in a terminal, drawn and typed.

## Examples in the help

cli-dice-town-example-option = pass
cli-dice-town-example-thing = bank
cli-dice-town-example-why = why wanted,  why keep all
cli-dice-town-example-rules = sheriff tie

## At the table

cli-dice-town-title = Dice Town · round { $round }
cli-dice-town-last-throw = last throw
cli-dice-town-store = deck { $deck }, discard { $discard }
cli-dice-town-saloon = a rival's card
cli-dice-town-row = { $cards } VP, deck { $deck }
cli-dice-town-doc = if you win nothing
cli-dice-town-column-player = Player
cli-dice-town-column-dollars = $
cli-dice-town-column-nuggets = Gold
cli-dice-town-column-property = Property
cli-dice-town-column-store = Store
cli-dice-town-column-fenced = Fenced
cli-dice-town-column-won = Won
cli-dice-town-column-dice = Dice
cli-dice-town-hand = Your hand
cli-dice-town-hand-empty = no cards
cli-dice-town-cup = Your cup
cli-dice-town-revealed = Revealed
cli-dice-town-drawn = Drawn
cli-dice-town-offer = Offer
cli-dice-town-offer-for =
    { $own ->
        [1] { $who } (own claim): { $goods }
       *[0] { $who } (for { $supported }): { $goods }
    }
cli-dice-town-legend = In the table: ▶ you, ★ the sheriff, ✓ has won something this round, [K] a die set aside, · a die still under the cup.
cli-dice-town-hint-keep =
    { $n ->
        [one] Type dice or faces: keep 1 3, keep J J, keep none, keep all. One die is free, none costs $1, each further one $1 more.
       *[other] Type dice or faces: keep 1 3, keep J J, keep none, keep all. One die is free, none costs $1, each further one $1 more. list shows all { $n } ways.
    }
cli-dice-town-brief-keep = keep 1 3, keep J J, keep all, keep none; ? explains, list shows all ways.
cli-dice-town-hint-cards = You may add: { $cards }.
cli-dice-town-hint-reduce = Type the dice you keep: keep 1 3, keep J J. One is free, each further one costs $1. list shows all ways.
cli-dice-town-hint-turn = Type a die and its new face: turn 3 A. Or leave. Dice are numbered 1 to 5 as they lie; list shows all ways.
cli-dice-town-hint-amount = Type how many: 0 to { $most }.
cli-dice-town-type-keep = keep k
cli-dice-town-type-none = none nothing 0
cli-dice-town-type-all = all
cli-dice-town-type-turn = turn to
cli-dice-town-word-brute = brute
cli-dice-town-word-cheater = cheater
cli-dice-town-not-a-die = “{ $token }” is neither a die (1 to 5) nor a face (9, 10, J, Q, K, A).
cli-dice-town-which-dice = Which dice? For example: keep 1 3, keep J J, keep none.
cli-dice-town-no-such-face = You have no (further) { $face } in this throw.
cli-dice-town-about-player = { $who } ({ $kind }): store cards { $store }, property cards in hand { $property }. Known to you: { $known }.
