### Colt Express in a terminal, drawn and typed.

## Examples in the help

cli-colt-express-example-option = draw
cli-colt-express-example-thing = car 2
cli-colt-express-example-why = why shoot belle,  why pass
cli-colt-express-example-rules = roof shot

## At the table

cli-colt-express-title = Round { $round } of { $rounds } · { $card }
cli-colt-express-phase-planning = planning
cli-colt-express-phase-stealing = the robbery
cli-colt-express-phase-over = the end of the line
cli-colt-express-heading-stealing = The robbery
cli-colt-express-heading-over = The end of the line
cli-colt-express-signs = ● purse  ◆ jewel  ■ strongbox  ★ the Marshal  ▶ you.  Above a car: its roof.
cli-colt-express-legend = In the picture the locomotive is car 0; a bandit above a car stands on its roof. ▶ you, ① the first player, ★ the Marshal, ● a purse, ◆ a jewel, ■ a strongbox, ●$300 a purse whose value you know. On the pile: [in brackets] face down, → the card being carried out, ✓×3 three are done. In your hand ✗ marks bullets, which can never be played.
cli-colt-express-turns = Turns
cli-colt-express-then = Then
cli-colt-express-pile = Pile
cli-colt-express-column-player = Player
cli-colt-express-column-bandit = Bandit
cli-colt-express-column-bullets = Bullets
cli-colt-express-column-hits = Hits
cli-colt-express-column-hand = Hand
cli-colt-express-column-deck = Deck
cli-colt-express-column-discard = Discard
cli-colt-express-column-loot = Loot
cli-colt-express-column-ability = Ability
cli-colt-express-loot = Your loot
cli-colt-express-hand = Your hand
cli-colt-express-hand-empty = no card to play
cli-colt-express-dead-weight = bullets, dead weight: { $cards }
cli-colt-express-picked = Picked
cli-colt-express-kept = Kept
cli-colt-express-nothing = nothing
cli-colt-express-purse = purse no. { $n }
cli-colt-express-purse-known = purse no. { $n } (${ $value })
cli-colt-express-about-player = { $who } ({ $kind }), bandit: { $bandits }. Cards in hand { $hand }, in the deck { $deck }. Bullets taken from: { $hits }. Bullets fired: { $fired }.
cli-colt-express-about-expert = Discarded: { $discard }. Bullets on top of the deck: { $top }.
cli-colt-express-tip-character = ? tells you what each of them can do.
cli-colt-express-tip-plan = Cards go onto one common pile and are carried out in that order when planning is over. Targets are chosen only then, so think about where your bandit will be.
cli-colt-express-tip-pick = You take this card now and draw the others at random; nobody sees it.
cli-colt-express-tip-rob = Purses lie face down: ? car and its number tells what lies there.
cli-colt-express-tip-expert-keep = Name the cards one by one; what you do not keep goes to your discard pile.
cli-colt-express-type-draw = draw deck three
cli-colt-express-type-hide = hide hidden down facedown
cli-colt-express-type-small = car cars wagon to into play take go keep pick no at face a the in of on
cli-colt-express-type-roof = roof roofs top up
cli-colt-express-type-inside = inside
cli-colt-express-type-pass = pass skip nothing
cli-colt-express-type-leave = stay here
