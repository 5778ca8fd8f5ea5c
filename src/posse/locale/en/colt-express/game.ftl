### Colt Express: what happens, what is asked, what is not allowed.
###
### posse/words.py says which variables there are. { $count_cards } is a number counted in the words of
### colt-express-counted-cards; { $car_into } is a car by its number, { colt-express-to } a car and a level.

## Counted things, as the object of a verb

colt-express-counted-cards = { colt-express-cards.acc }
colt-express-counted-purses = { colt-express-purses.acc }
colt-express-counted-jewels = { colt-express-jewels.acc }
colt-express-counted-strongboxes = { colt-express-strongboxes.acc }
colt-express-counted-bullets = { colt-express-bullets.acc }
colt-express-counted-dollars = ${ $n }

## Places by the number of their car: 0 is the locomotive

colt-express-counted-inside =
    { $n ->
        [0] in the locomotive
       *[other] in car { $n }
    }
colt-express-counted-into =
    { $n ->
        [0] into the locomotive
       *[other] into car { $n }
    }
colt-express-counted-roof =
    { $n ->
        [0] on the roof of the locomotive
       *[other] on the roof of car { $n }
    }
colt-express-counted-onto =
    { $n ->
        [0] to the roof of the locomotive
       *[other] to the roof of car { $n }
    }
colt-express-at =
    { $car ->
        [0] { $level_athead }
       *[other] { $level_at } { $car }
    }
colt-express-to =
    { $car ->
        [0] { $level_tohead }
       *[other] { $level_to } { $car }
    }

## Settings of the game

colt-express-setting-abilities = Abilities
    .text = Every bandit has an ability of its own. When off, all bandits are alike.
colt-express-setting-events = Events
    .text = Most rounds end with an event, and the last one at a station. When off, there are none.
colt-express-setting-expert = Expert variant
    .text = Cards left in hand can be kept for the next round, and a deck is shuffled only when it runs out.
colt-express-setting-characters = Characters
    .text = How players get their bandits or teams.
colt-express-setting-characters-choose = The players choose
colt-express-setting-characters-random = At random
colt-express-setting-bandits_per_player = Bandits per player
    .text = Two players always have two bandits each, four or more always one. Three players can have either, and one if nothing is set.

## Errors in the settings

colt-express-error-bandits =
    { $allowed ->
        [one] With { $seats } players everybody plays exactly one bandit.
       *[other] With { $seats } players everybody plays { $allowed } bandits.
    }

## Events: setting out

colt-express-event-train-coupled = The train is ready to leave. Behind the locomotive: { $wagons_full }.
colt-express-event-teams-dealt = The teams are formed: { $leaders } get { $partners } as their partners, in this order.
colt-express-event-character-taken = { $seat } plays as { $bandit }.
colt-express-event-team-taken = { $seat } plays as { $bandit } and { $partner }.
colt-express-event-first-player = { $seat } is the first player.
colt-express-event-placed = { $bandit } starts { $car_inside }.

## Events: planning

colt-express-event-round-started = Round { $round }: { $card_title }. Turns: { $turns_short }.
colt-express-event-card-picked = { $seat } picks { $card_acc } from the deck.
colt-express-event-card-picked-hidden = { $seat } picks a card from the deck.
colt-express-event-hand-drawn = { $seat } draws { $count_cards }: { $cards }.
colt-express-event-hand-drawn-hidden = { $seat } draws { $count_cards }.
colt-express-event-deck-shuffled = { $seat } shuffles the discard pile: it becomes the new deck.
colt-express-event-turn-started = Turn { $number }: { $turn_short }.
colt-express-whose =
    { $bandit_n ->
        [0] { "" }
       *[other] { " " }({ $bandit })
    }
colt-express-event-card-played = { $seat } plays { $card }{ colt-express-whose }.
colt-express-event-card-hidden = { $seat } plays { $card }{ colt-express-whose } face down.
colt-express-event-card-hidden-hidden = { $seat } plays a card face down.
colt-express-event-bonus-played = { $seat } adds { $card } ({ $bandit }).
colt-express-event-cards-drawn = { $seat } draws { $count_cards } instead of playing: { $cards }.
colt-express-event-cards-drawn-hidden = { $seat } draws { $count_cards } instead of playing.
colt-express-event-hands-away = The planning of round { $round } is over; all hands go back onto the decks.
colt-express-event-hand-kept =
    { $kept ->
        [0] { $seat } keeps no cards
       *[other] { $seat } keeps { $kept_cards }
    }{ $count ->
        [0] { " " }and discards nothing.
       *[other] { " " }and discards { $count }: { $cards }.
    }

## Events: stealing

colt-express-event-stealing-started =
    { $count ->
        [0] Nobody has played a card: there is nothing to carry out.
        [one] The robbery begins: there is { $count } card to carry out.
       *[other] The robbery begins: there are { $count } cards to carry out.
    }
colt-express-event-card-up = Next comes { $card }{ colt-express-whose }, played by { $seat }.
colt-express-event-no-effect = { $bandit } { $why }.
colt-express-event-moved = { $bandit } moves { colt-express-to }.
colt-express-event-climbed = { $bandit } { $level_climb } { colt-express-to }.
colt-express-event-shot =
    { $left ->
        [0] { $bandit } shoots { $victim } with the last bullet.
        [one] { $bandit } shoots { $victim }; { $left } bullet is left.
       *[other] { $bandit } shoots { $victim }; { $left } bullets are left.
    }
colt-express-event-pushed = { $bandit }'s shot throws { $victim } { colt-express-to }.
colt-express-event-stood = { $bandit }'s shot does not move { $victim }: the train ends here.
colt-express-event-robbed = { $bandit } takes { $loot_acc } (${ $value }).
colt-express-event-robbed-hidden = { $bandit } takes { $loot_acc }.
colt-express-event-punched = { $bandit } punches { $victim }.
colt-express-event-loot-dropped = { $victim } drops { $loot_acc } (${ $value }).
colt-express-event-loot-dropped-hidden = { $victim } drops { $loot_acc }.
colt-express-event-nothing-to-lose = { $victim } does not have { $loot_acc } to lose.
colt-express-event-purse-kept = { $bandit } pockets { $victim }'s purse (${ $value }).
colt-express-event-purse-kept-hidden = { $bandit } pockets { $victim }'s purse.
colt-express-event-knocked = { $victim } is knocked { colt-express-to }.
colt-express-event-marshal-moved = The Marshal moves { $car_into }.
colt-express-event-marshal-stayed = The Marshal stays { $car_inside }: the train ends here.
colt-express-event-fled = { $bandit } flees { $car_onto }.
colt-express-event-neutral-bullet =
    { $left ->
        [0] { $bandit } takes the last neutral bullet.
       *[other] { $bandit } takes a neutral bullet; { $left } left in the supply.
    }
colt-express-event-no-bullets =
    { $bandits_n ->
        [one] There is no neutral bullet left for { $bandits }.
       *[other] There are not enough neutral bullets for { $bandits }: none of them takes one, and no more are given in this game.
    }

## Events of round cards and stations

colt-express-event-event = { $event_cry } { $event_text }
colt-express-event-nobody-affected = The event affects nobody.
colt-express-event-swept = { $bandit } is thrown { $car_onto }.
colt-express-event-strongbox-out = The second strongbox appears { $car_inside }.
colt-express-event-picked-pocket = { $bandit } picks up a purse (${ $value }).
colt-express-event-picked-pocket-hidden = { $bandit } picks up a purse.
colt-express-event-pocket-left = { $bandit } takes no purse.
colt-express-event-hostage-paid = { $bandit } gets a purse of $250.

## Events: the end

colt-express-event-game-ended = Round { $round } is over, and so is the game.
colt-express-event-purses-opened =
    { $count ->
        [0] { $bandit } has no purses to open.
        [one] { $bandit } opens { $count_purses }: { $values_dollars }.
       *[other] { $bandit } opens { $count_purses }: { $values_dollars }. Total: ${ $total }.
    }
colt-express-event-purses-left = Left behind { colt-express-at }: { $count_purses } ({ $values_dollars }).
colt-express-event-bounty-paid =
    { $fired ->
        [0] Nobody has fired at a rival, so { $seat } too gets the bounty of $1,000.
       *[other] { $seat } gets the bounty of $1,000: nobody has fired more bullets ({ $fired }).
    }
colt-express-event-scored = { $seat } has ${ $dollars }.
colt-express-event-game-won =
    { $seats_n ->
        [one] { $seats } wins with ${ $dollars }!
       *[other] { $seats } share the victory with ${ $dollars } each!
    }

## Lines of the final score

# What a final score counts in.
colt-express-score-worth = ${ $n }
    .total = Total
colt-express-score-purses = { colt-express-purses }
colt-express-score-jewels = { colt-express-jewels }
colt-express-score-strongboxes = { colt-express-strongboxes }
colt-express-score-bounty =
    { $points ->
        [0] { $n ->
            [one] { $n } bullet fired
           *[other] { $n } bullets fired
        }
       *[other] { $n ->
            [one] the bounty ({ $n } bullet fired)
           *[other] the bounty ({ $n } bullets fired)
        }
    }

## Questions, to the player asked

colt-express-ask-character = Which bandit do you play?
colt-express-ask-team = Which team do you play?
colt-express-ask-placement = Which of your bandits starts in the last car?
colt-express-ask-pick = Which card of your deck do you take?
colt-express-ask-plan = { $turn }: do you play a card or draw three?
colt-express-ask-bonus = Do you add a card of your other bandit?
colt-express-ask-expert-keep = Which cards do you keep for the next round?
colt-express-ask-move = Where does { $bandit } go?
colt-express-ask-shoot = Who does { $bandit } shoot?
colt-express-ask-rob = What does { $bandit } take?
colt-express-ask-punch = Who does { $bandit } punch?
colt-express-ask-punch-loot = What does { $victim } lose?
colt-express-ask-punch-keep = Does { $bandit } keep the purse?
colt-express-ask-punch-way = Where does { $victim } land?
colt-express-ask-marshal = Where does the Marshal go?
colt-express-ask-pickpocket = Which purse does { $bandit } pick up, if any?

## What everybody sees while somebody is asked

colt-express-waiting-character =
    { $seats_n ->
        [one] { $seats } is choosing a bandit
       *[other] { $seats } are choosing bandits
    }
colt-express-waiting-placement =
    { $seats_n ->
        [one] { $seats } is placing two bandits
       *[other] { $seats } are placing their bandits
    }
colt-express-waiting-pick =
    { $seats_n ->
        [one] { $seats } is picking a card from the deck
       *[other] { $seats } are picking a card from their decks
    }
colt-express-waiting-plan =
    { $seats_n ->
        [one] { $seats } is planning
       *[other] { $seats } are planning
    }
colt-express-waiting-bonus = { $seats } may add a card
colt-express-waiting-expert-keep =
    { $seats_n ->
        [one] { $seats } is choosing cards to keep
       *[other] { $seats } are choosing cards to keep
    }
colt-express-waiting-move =
    { $seats_n ->
        [one] { $seats } is choosing where to go
       *[other] { $seats } are choosing where to go
    }
colt-express-waiting-shoot =
    { $seats_n ->
        [one] { $seats } is taking aim
       *[other] { $seats } are taking aim
    }
colt-express-waiting-rob =
    { $seats_n ->
        [one] { $seats } is choosing what to take
       *[other] { $seats } are choosing what to take
    }
colt-express-waiting-punch =
    { $seats_n ->
        [one] { $seats } is choosing who to punch
       *[other] { $seats } are choosing who to punch
    }
colt-express-waiting-punch-loot =
    { $seats_n ->
        [one] { $seats } is choosing what is lost
       *[other] { $seats } are choosing what is lost
    }
colt-express-waiting-punch-keep =
    { $seats_n ->
        [one] { $seats } is deciding whether to keep the purse
       *[other] { $seats } are deciding whether to keep the purse
    }
colt-express-waiting-punch-way =
    { $seats_n ->
        [one] { $seats } is choosing which way to punch
       *[other] { $seats } are choosing which way to punch
    }
colt-express-waiting-marshal =
    { $seats_n ->
        [one] { $seats } is choosing where the Marshal goes
       *[other] { $seats } are choosing where the Marshal goes
    }
colt-express-waiting-pickpocket = { $seats } may pick up a purse

## Answers on the menu; .text says what a card does or a bandit can

colt-express-option-character = { $bandit }
    .text = { $bandit_ability }
colt-express-option-team = { $bandit } and { $partner }
    .text = { $bandit }. { $bandit_ability } { $partner }. { $partner_ability }
colt-express-option-character-alike = { $bandit }
colt-express-option-team-alike = { $bandit } and { $partner }
colt-express-option-last-car = { $bandit } starts in the last car
colt-express-option-pick = Take { $card_acc }{ colt-express-whose }
    .text = { $card_text }
colt-express-option-play = Play { $card }{ colt-express-whose }
    .text = { $card_text }
colt-express-option-hide = Play { $card }{ colt-express-whose } face down
    .text = { $card_text }
colt-express-option-draw = Draw { $n_cards }
colt-express-option-no-bonus = Add no card
colt-express-option-keep = Keep { $card }{ colt-express-whose }
    .text = { $card_text }
colt-express-option-keep-done = Keep no more
colt-express-option-move = { $bandit } moves { colt-express-to }
colt-express-option-shoot = Shoot { $victim } ({ colt-express-at })
colt-express-option-take = Take { $loot_acc } (${ $value })
colt-express-option-take-purse = Take purse no. { $token }
colt-express-option-punch = Punch { $victim }
colt-express-option-punch-loot = { $victim } loses { $loot_acc }
colt-express-option-punch-keep-keep = Keep the purse
colt-express-option-punch-keep-drop = Let the purse drop
colt-express-option-knock = Knock { $victim } { colt-express-to }
colt-express-option-marshal = Send the Marshal { $car_into }
colt-express-option-leave = Take no purse

## Refusals

colt-express-refusal-taken = { $bandit } is already taken.
colt-express-refusal-partner = { $bandit } comes with a team: choose { colt-express-bandit-ghost }, { colt-express-bandit-doc } or { colt-express-bandit-belle }.
colt-express-refusal-not-yours = This bandit is not yours.
colt-express-refusal-not-in-deck = Your deck does not hold { $card_acc }.
colt-express-refusal-not-held = You do not hold { $card_acc }.
colt-express-refusal-bullet = Bullets cannot be played.
colt-express-refusal-empty-deck = There are no cards left for you to draw.
colt-express-refusal-hidden-anyway = In a tunnel all cards are played face down anyway.
colt-express-refusal-not-ghost = Only { colt-express-bandit-ghost } can hide a card outside a tunnel.
colt-express-refusal-ghost-late = { colt-express-bandit-ghost } can hide a card only on your first turn of the round.
colt-express-refusal-bonus-marshal = The Marshal card cannot be added to a shot.
colt-express-refusal-bonus-same = The added card has to belong to the bandit who does not shoot.
colt-express-refusal-bonus-draw = You can add a card or not, but you cannot draw instead.
colt-express-refusal-bonus-hide = The added card is always played face up.
colt-express-refusal-keep-bullet = Bullets cannot be kept; they go to the discard pile.
colt-express-refusal-keep-order = Cards to keep are named in this order: { colt-express-card-move }, { colt-express-card-ladder }, { colt-express-card-shoot }, { colt-express-card-rob }, { colt-express-card-punch }, { colt-express-card-marshal }, with two bandits then those of the second. You are already past this one.
colt-express-refusal-no-pass = You cannot pass: choose one of the options.
colt-express-refusal-planning-over = The planning of this round is over.
colt-express-refusal-wait-turn = You play cards only when it is your turn.
colt-express-refusal-off-train = The train has no such car.
colt-express-refusal-must-move = Staying put is not allowed: the bandit has to move.
colt-express-refusal-roof-far =
    { $n ->
        [one] On the roofs a bandit moves at most { $n } car.
       *[other] On the roofs a bandit moves at most { $n } cars.
    }
colt-express-refusal-inside-far = Inside the train a bandit moves only to a neighbouring car.
colt-express-refusal-move-level = A move does not change the level.
colt-express-refusal-not-in-game = This bandit is not in the game.
colt-express-refusal-self = A bandit cannot be its own target.
colt-express-refusal-belle = { $victim } cannot be chosen while there is another target.
colt-express-refusal-same-place = { $victim } is in the same place as the shooter and cannot be shot.
colt-express-refusal-other-level = { $victim } is on the other level: a shot goes from inside to inside or from roof to roof.
colt-express-refusal-no-sight = { $victim } is not in the line of fire: somebody stands in between.
colt-express-refusal-too-far = { $victim } is too far away: inside the train a shot reaches only the neighbouring cars.
colt-express-refusal-elsewhere = { $victim } is somewhere else: only a bandit at the same place can be punched.
colt-express-refusal-no-such-loot = { $victim } does not have { $loot_acc }.
colt-express-refusal-must-knock = A punched bandit cannot stay put.
colt-express-refusal-knock-level = A punched bandit stays on the same level.
colt-express-refusal-not-adjacent = Only a neighbouring car is possible.
colt-express-refusal-marshal-must = The Marshal cannot stay put.
colt-express-refusal-marshal-level = The Marshal never goes onto a roof.
colt-express-refusal-marshal = The Marshal cannot be shot or punched.
colt-express-refusal-not-here = This does not lie where the bandit is.
colt-express-refusal-loot-level = This lies on the other level of the car.
colt-express-refusal-purses-only = Only a purse can be taken now.
colt-express-refusal-no-target-now = { $bandit } cannot be chosen now: targets are chosen when a card is carried out.
colt-express-refusal-no-choice-yet = Nothing on the train is chosen now: that is done when a card is carried out.
colt-express-refusal-not-begun = The robbery has not begun yet.
colt-express-refusal-something-else = That is not what you are asked now.
colt-express-refusal-not-yours-to-choose = It is for { $seat } to choose now.

## Hints: what an answer brings more often than the others

colt-express-hint-loot = brings about ${ $n } of loot by the end of the round
colt-express-hint-fires =
    { $n ->
        [100] fires a shot in all worlds
       *[other] fires a shot in { $n } of 100 worlds
    }
colt-express-hint-hit =
    { $n ->
        [0] is hit in none of the worlds
       *[other] is hit in only { $n } of 100 worlds
    }
