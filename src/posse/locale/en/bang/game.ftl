### BANG!: what happens, what is asked, what is not allowed.
###
### The variables are listed in posse/words.py. { $card_full } is a card with rank and suit, { $n_cards } a number counted
### by bang-counted-cards. With two players everybody has two characters: then $character says which of them it is,
### otherwise it is empty ($character_n is 0).

## Money

bang-counted-dollars =
    { $owed ->
        [0] ${ $n }
       *[other] −${ $owed }
    }

## Players and their characters

bang-who =
    { $character_n ->
        [0] { $seat }
       *[1] { $seat } ({ $character })
    }
bang-at-target =
    { $character_n ->
        [0] { $target }
       *[1] { $target } ({ $character })
    }
bang-you =
    { $character_n ->
        [0] you
       *[1] { $character_acc }
    }

## Settings

bang-setting-mode = Game mode
    .text = Hidden six, for exactly six players: one role is not in the game, the game goes on after the Sheriff's death, and a side that believes to have won has to declare it.
bang-setting-mode-standard = Standard
bang-setting-mode-hidden_six = Hidden six
bang-error-hidden-six = The hidden game is for exactly { $seats } players.
bang-error-hidden-six-show = The events of Wild West Show are not used in the hidden six-player game.
bang-setting-dodge_city = Dodge City
    .text = Adds 40 cards, green ones among them, and 15 characters.
bang-setting-wws_characters = Characters of Wild West Show
    .text = Adds 8 characters.
bang-setting-promo_characters = Promotional characters
    .text = Adds Johnny Kisch, Uncle Will and Claus “The Saint”.
bang-setting-events = Event cards
    .text = Which event deck is used. From the Sheriff's second turn on an event changes the rules for a round. Not with two players.
bang-setting-events-none = None
bang-setting-events-high_noon = High Noon
bang-setting-events-fistful = A Fistful of Cards
bang-setting-events-mixed = Both, mixed
bang-setting-promo_events = Promotional events
    .text = Handcuffs and New Identity are part of High Noon.
bang-setting-wws_events = Wild West Show events
    .text = A deck of ten events: Stagecoach and Wells Fargo turn the next one. For four players or more.
bang-error-events = Event cards need at least { $seats } players.
bang-setting-no_mercy = No Mercy
    .text = At the end of the turn the Sheriff may take back one Bang! card that was played in it. For four players or more.
bang-setting-match = Match
    .text = A single game, or as many games as there are players: everybody is the Sheriff once, and money counts.
bang-setting-match-single = A single game
bang-setting-match-full = As many games as players
bang-setting-bounties = Bounties
    .text = Who kills an Outlaw gets $1000 instead of three cards. For matches of four players or more.
bang-setting-experience = Experience
    .text = Before a new game of the match everybody may keep cards that lay in front of them, for $500 each. For matches of four players or more.
bang-setting-hiring = Hiring
    .text = Everybody begins the match with $1000, and characters are sold by auction. For matches of four players or more.
bang-setting-official_readings = Official readings
    .text = Where our rulebook and the official rules disagree, the official ones hold: one switch for four settings.
bang-setting-jail_persists = Jail until hearts
    .text = A prisoner stays in Jail until they draw hearts. Off, as in the official rules: Jail is discarded after one try.
bang-setting-second_copy = A second card of the same name
    .text = What happens to a blue or green card whose name already lies in front of its player.
bang-setting-second_copy-replaces = Replaces the first
bang-setting-second_copy-forbidden = Cannot be played (official)
bang-setting-green_ready = Green cards can be used
    .text = From when on a green card that has been put in play can be used.
bang-setting-green_ready-next_turn = From their owner's next turn
bang-setting-green_ready-turn_end = As soon as the turn has ended (official)
bang-setting-pixie_pete_cards = Pixie Pete draws
    .text = How many cards Pixie Pete draws in phase 1: four in our rulebook, three in the official rules.
bang-error-no-mercy = No Mercy needs a Sheriff, so at least { $seats } players.
bang-error-money = Bounties, Experience and Hiring need a full match of at least { $seats } players.

## Events: setting up

bang-event-role-dealt = { $seat } is dealt a role: { $role }.
bang-event-role-dealt-hidden = { $seat } is dealt a role, face down.
bang-event-role-shown = { $seat } is { $role_nom }.
bang-event-character-dealt = { $seat } is { $character }, with { $life } life.
bang-event-characters-offered = To choose from: { $characters }.
bang-event-character-picked = { $seat } picks { $character }, with { $life } life.
bang-event-hand-dealt = { $seat } is dealt { $cards_full }.
bang-event-hand-dealt-hidden = { $seat } is dealt { $n_cards }.

## Events: the turn

bang-event-turn-started = It is { $seat }'s turn.
bang-event-greens-ready = { $seat } can now use { $cards_full }.
bang-event-active-chosen = { $seat } plays with { $character } now.
bang-event-play-ended = { $seat } is done playing cards.
bang-event-excess-discarded = { $seat } has too many cards and discards { $card_full }.
bang-event-excess-passed = { $seat } has too many cards: { $card_full } goes to { $heir }.
bang-event-excess-passed-hidden = { $seat } has too many cards: one goes to { $heir }.
bang-event-taken-back = { $seat } takes { $card_full } back.

## Events: cards on the move

bang-event-cards-drawn = { $seat } draws { $cards_full }.
bang-event-cards-drawn-hidden = { $seat } draws { $n_cards }.
bang-event-discard-drawn = { $seat } takes { $card_full } from the discard pile.
bang-event-card-shown = { $seat } shows { $card_full }.
bang-event-card-shown-as = { $seat } shows { $card_full }; it counts as { $suit_nom }.
bang-event-looked = { $seat } looks at the top of the deck: { $cards_full }.
bang-event-looked-hidden = { $seat } looks at { $n_cards } on top of the deck.
bang-event-kept = { $seat } keeps { $card_full }.
bang-event-kept-hidden = { $seat } keeps one of them.
bang-event-deck-shuffled = The discard pile is shuffled and becomes the new deck: { $n_cards }.
bang-event-card-stolen = { $thief } takes { $card_full } from { $victim }'s hand.
bang-event-card-stolen-hidden = { $thief } takes a card from { $victim }'s hand.
bang-event-card-taken =
    { $other_n ->
        [0] { $thief } takes back { $card_full }.
       *[1] { $thief } takes { $card_full } away from { bang-other }.
    }
bang-other =
    { $character_n ->
        [0] { $other }
       *[1] { $other } ({ $character })
    }
bang-event-card-removed =
    { $other_n ->
        [0] { $by } discards { $card_full }.
       *[1] { $by } makes { bang-other } discard { $card_full }.
    }
bang-event-cost-paid = { $seat } pays with { $card_full }.
bang-event-card-given = { $seat } gives { $card_full } to { $to }.
bang-event-card-given-hidden = { $seat } gives { $to } a card.
bang-event-ability-copied = { $seat } copies the ability of { $ability }.
bang-event-characters-drawn = { $seat } now has the abilities of { $characters }.

## Events: playing

bang-event-card-played =
    { $target_n ->
        [0]
            { $as_n ->
                [0] { $seat } plays { $card_full }.
               *[1] { $seat } plays { $card_full } as { $as }.
            }
       *[1]
            { $as_n ->
                [0] { $seat } plays { $card_full } on { bang-at-target }.
               *[1] { $seat } plays { $card_full } as { $as } on { bang-at-target }.
            }
    }
bang-event-card-repeated =
    { $target_n ->
        [0]
            { $as_n ->
                [0] { $seat } repeats { $card_full }.
               *[1] { $seat } repeats { $card_full }, played as { $as }.
            }
       *[1]
            { $as_n ->
                [0] { $seat } repeats { $card_full } on { bang-at-target }.
               *[1] { $seat } repeats { $card_full }, played as { $as }, on { bang-at-target }.
            }
    }
bang-event-card-placed =
    { $other_n ->
        [0]
            { $character_n ->
                [0] { $seat } puts { $card_full } in play.
               *[1] { $seat } puts { $card_full } in front of { $character }.
            }
       *[1] { $seat } puts { $card_full } in front of { bang-other }.
    }
bang-event-card-replaced = { bang-who } discards { $card_full } to make room.
bang-event-green-used =
    { $target_n ->
        [0] { $seat } uses { $card_full }.
       *[1] { $seat } uses { $card_full } on { bang-at-target }.
    }
bang-event-ability-used = { $seat } uses the ability of { $ability }.
bang-event-card-done = { $card_full } goes onto the discard pile.
bang-event-no-effect = { $card_full } has no effect on { bang-who }.
bang-event-store-opened =
    { $cards_n ->
        [0] { $seat } opens the store, but the shelves are empty.
       *[other] { $seat } opens the store: { $cards_full }.
    }
bang-event-store-picked = { $seat } takes { $card_full } from the store.

## Events: shots and answers

bang-event-shot-fired =
    { $by_n ->
        [0] A shot is fired at { bang-at-target }!
       *[1]
            { $need ->
                [1] { $by } shoots at { bang-at-target }!
               *[other] { $by } shoots at { bang-at-target }: it takes { $need_misses } to dodge!
            }
    }
bang-event-answer-played =
    { $as_n ->
        [0] { bang-who } answers with { $card_full }.
       *[1] { bang-who } answers with { $card_full } as { $as }.
    }
bang-event-shot-cancelled = The shot misses { bang-who }.
bang-event-check-flipped =
    { $cards_n ->
        [0] { bang-who } has no card to draw for { $what }.
       *[other] { bang-who } draws { $cards_full } for { $what }.
    }
bang-event-check-flipped-as =
    { bang-who } draws { $cards_full } for { $what }; { $cards_n ->
        [one] it counts
       *[other] they count
    } as { $suit_nom }.
bang-event-check-chosen = { $seat } lets { $card_full } count.
bang-event-flipped-taken = { $seat } takes the card that was drawn: { $card_full }.
bang-event-barrel-tried =
    { $saved ->
        [0] { $what } does not help { bang-who }.
       *[1] { $what } counts as a Missed! for { bang-who }.
    }
bang-event-jail-left = { bang-who } breaks out of Jail!
bang-event-jail-stayed =
    { $gone ->
        [0] { bang-who } stays in Jail and loses this turn.
       *[1] { bang-who } loses this turn in Jail, then walks free.
    }
bang-event-exploded = The Dynamite explodes in front of { bang-who }!
bang-event-dynamite-passed =
    { $character_n ->
        [0] { $seat } passes the Dynamite on to { $to }.
       *[1] { $seat } passes the Dynamite on to { $to } ({ $character }).
    }
bang-event-dynamite-stayed = The Dynamite does not explode, and stays in front of { bang-who }: everybody else has one.

## Events: life and death

bang-event-life-lost =
    { $left ->
        [-2] { bang-who } loses { $n_life } and is dying!
        [-1] { bang-who } loses { $n_life } and is dying!
        [0] { bang-who } loses { $n_life } and is dying!
       *[other] { bang-who } loses { $n_life } and has { $left } left.
    }
bang-event-life-gained =
    { $left ->
        [-1] { bang-who } gains { $n_life } and is still dying.
        [0] { bang-who } gains { $n_life } and is still dying.
       *[other] { bang-who } gains { $n_life } and has { $left } now.
    }
bang-event-eliminated =
    { $role_n ->
        [0]
            { $killer_n ->
                [0] { bang-who } is out of the game.
               *[1] { $killer } puts { bang-who } out of the game.
            }
       *[1]
            { $killer_n ->
                [0] { $seat } is out of the game and turns out to be { $role_nom }.
               *[1] { $killer } puts { $seat } out of the game: it was { $role_nom }!
            }
    }
bang-event-cards-inherited =
    { $n ->
        [0] { $heir } takes what lay in front of { $seat }: { $cards_full }.
       *[other]
            { $cards_n ->
                [0] { $heir } takes { $seat }'s hand: { $hand_full }.
               *[other] { $heir } takes { $seat }'s hand, { $hand_full }, and what lay in play, { $cards_full }.
            }
    }
bang-event-cards-inherited-hidden =
    { $n ->
        [0] { $heir } takes what lay in front of { $seat }: { $cards_full }.
       *[other]
            { $cards_n ->
                [0] { $heir } takes { $n_cards } from { $seat }'s hand.
               *[other] { $heir } takes { $n_cards } from { $seat }'s hand and what lay in play, { $cards_full }.
            }
    }
bang-event-all-discarded = { bang-who } discards everything: { $cards_full }.

## Events: event cards

bang-event-events-laid = The event deck lies ready: { $n_events }. { $next } comes first.
bang-event-events-shuffled = The event cards are shuffled again: { $n_events }.
bang-event-event-turned =
    { $next_n ->
        [0] { $seat } turns an event card: { $event }. { $event_text } It was the last of the deck.
       *[1] { $seat } turns an event card: { $event }. { $event_text } { $next } comes next.
    }
bang-event-event-over = { $event } is over.
bang-event-named = { $seat } names { $target }: { $event }.
bang-event-own-discarded = { $seat } gives up { $card_full }.
bang-event-spare-seen = { $seat } looks at the spare character: { $spare }.
bang-event-spare-seen-hidden = { $seat } looks at the spare character.
bang-event-identity-taken = { $seat } takes a new identity: { $identity }, with { $life } of { $most } life.
bang-event-returned = { $seat } is back in the game, with { $life } life!
bang-event-ghost-came = { $seat } comes back as a ghost!
bang-event-ghost-left = The ghost of { $seat } is gone again.
bang-event-buried = { $card_full } lies face down beside the deck.
bang-event-excess-buried = { $seat } has too many cards: { $card_full } lies face down beside the deck.
bang-event-excess-buried-hidden = { $seat } has too many cards: one lies face down beside the deck.
bang-event-mine-closed =
    { $n ->
        [one] The card that lay beside the deck goes on top of it.
       *[other] The { $n } cards that lay beside the deck go on top of it.
    }
bang-event-guessed =
    { $right ->
        [0] { $seat } guesses { $colour }: { $card_full }. Wrong!
       *[1] { $seat } guesses { $colour }: { $card_full }. Right!
    }
bang-event-extra-turn = { $seat } has an extra turn!
bang-event-event-used =
    { $target_n ->
        [0] { $seat } makes use of { $event }.
       *[1] { $seat } makes use of { $event } against { $target }.
    }
bang-event-card-shot-at =
    { $as_n ->
        [0] { $seat } fires { $card_full } at { $prize_full } in front of { $target }.
       *[1] { $seat } fires { $card_full } as { $as } at { $prize_full } in front of { $target }.
    }
bang-event-prize-lost = { $seat } loses { $card_full }.
bang-event-swapped = { $seat } swaps { $card_full } for another card.
bang-event-readied = { $seat } readies { $card_full }.
bang-event-pair-fired = { $seat } fires { $cards_full } together.
bang-event-roulette-passed = { $seat } dodges. The next one, please!
bang-event-show-laid = The Wild West Show deck lies ready: { $n_events }.
bang-event-show-turned = Wild West Show: { $event }! { $event_text }
bang-event-turn-skipped = { $seat } loses this turn.
bang-event-seats-swapped = { $seat } and { $other } change seats; { $other } will lose a turn.
bang-event-cards-seen = Everybody sees these cards of { $seat }: { $cards_full }.
bang-event-roles-shuffled =
    { $seats_n ->
        [0] No role is dealt again.
       *[other] Roles are shuffled and dealt again among { $seats }.
    }
bang-event-spoke = { $seat } has spoken!
bang-event-card-named = { $seat } demands { $kind } from { $victim }.
bang-event-card-stays = { $seat } cannot play { $card_full } and keeps it.
bang-event-hand-swapped = { $seat } discards the whole hand: { $cards_full }.

## Events: the end

bang-event-crime-declared = { $seat } declares: “Crime is defeated!”
bang-event-law-declared = { $seat } declares: “The law is dead!”
bang-event-fight-started = { $seats } fight it out. Everybody else leaves the game.
bang-event-left-game = { $seat } leaves the game.
bang-event-removed-shown = The role that was not in the game: { $role_nom }.
bang-event-game-ended = { $side_win } { $winners }.
bang-event-revealed =
    { $role_n ->
        [0]
            { $cards_n ->
                [0] { $seat } has no cards left.
               *[other] { $seat } still holds { $cards_full }.
            }
       *[1]
            { $cards_n ->
                [0] { $seat } was { $role_nom }, with no cards left.
               *[other] { $seat } was { $role_nom } and still holds { $cards_full }.
            }
    }
bang-event-game-began = Game { $n } of { $of } begins.
bang-event-paid = { $seat } gets ${ $n } and has { $total_dollars } now.
bang-event-fined = { $seat } is a Deputy who killed the Sheriff: a fine of ${ $n } leaves { $total_dollars }.
bang-event-bounty-paid = { $seat } is paid the bounty of ${ $n } and has { $total_dollars } now.
bang-event-card-kept = { $seat } keeps { $card_full } for ${ $n } and has { $total_dollars } left.
bang-event-bid = { $seat } bids ${ $n } for { $character }.
bang-event-passed = { $seat } bids no more for { $character }.
bang-event-hired = { $seat } hires { $character } for ${ $n } and has { $total_dollars } left.
bang-event-match-ended = The match is over. The winners: { $winners }.

## Lines of the final score

bang-score-won =
    { $n ->
        [0] lost
       *[other] won
    }
bang-score-game = game { $n }
bang-score-stake = money at the start
bang-score-total = In all

## How a match ends: one with money, and a small one that counts games

bang-ending-match-you = You win the match with { $score_dollars }!
bang-ending-match-winner =
    { $seats_n ->
        [one] { $seats } wins the match with { $score_dollars }
       *[other] { $seats } win the match together with { $score_dollars } each
    }
bang-ending-small-you = You win the match with { $score } of { $of } games!
bang-ending-small-winner =
    { $seats_n ->
        [one] { $seats } wins the match: { $score } of { $of } games
       *[other] { $seats } win the match together: { $score } of { $of } games each
    }

## Questions to the player who is asked; .text for newcomers

bang-ask-play = Your turn: which cards do you play?
    .text = Touch a card, and then the player it is meant for. You may play any number of cards, but usually only one Bang!.
bang-ask-respond-missed =
    { $by_n ->
        [0]
            { $need ->
                [1] You are shot at! Do you dodge?
               *[other] You are shot at! It takes { $need_misses } to dodge.
            }
       *[1]
            { $need ->
                [1] { $by } shoots at { bang-you }! Do you dodge?
               *[other] { $by } shoots at { bang-you }! It takes { $need_misses } to dodge.
            }
    }
    .text = Play a Missed!, or try your luck with a Barrel. If you do nothing, you lose 1 life.
bang-ask-respond-bang = { $kind } ({ $by }): do you throw a Bang!?
    .text = If you do not, you lose 1 life. A Missed! does not help here.
bang-ask-rescue =
    { $missing ->
        [1] { bang-dying } One more life is enough.
       *[other] { bang-dying } You need { $missing_life } to live.
    }
    .text = Only Beer helps now, and not with two players left.
bang-dying =
    { $character_n ->
        [0] You are dying!
       *[1] { $character } is dying!
    }
bang-ask-take-card = Choose one of { $victim }'s cards.
bang-ask-pick-store = Which card do you take from the store?
bang-ask-discard-excess =
    { $n ->
        [one] You hold one card too many. Which one do you discard?
       *[other] You hold { $n } cards too many. Which one do you discard?
    }
    .text = At the end of your turn you may hold as many cards as you have life.
bang-ask-no-mercy-return = Which Bang! do you take back?
    .text = No Mercy: at the end of your turn one Bang! card that you played in it comes back into your hand.
bang-ask-next-game = Game { $n } of { $of } is next
    .text = Look at the score as long as you like: the game begins when everybody has gone on.
bang-ask-keep-cards = Which card do you keep for ${ $price }? You have { $money_dollars }.
    .text = Kept cards are part of your starting hand. You may keep as many as you have life.
bang-ask-keep-character = Do you keep { $character } for ${ $price }? You have { $money_dollars }.
bang-ask-hire-open = Which character do you put up for auction?
    .text = You open with a bid of your own; then the others may bid more.
bang-ask-hire-bid = How much do you bid for { $character }? You have { $money_dollars }.
    .text = Bids are hundreds of dollars. The highest bid so far: ${ $bid }.
bang-ask-choose-check-card = Which card counts for { $what }?
bang-ask-draw-source = How do you draw your cards?
bang-ask-kit-pick =
    { $n ->
        [one] Which card do you keep?
       *[other] Which card do you keep? { $n } to go.
    }
bang-ask-pay =
    { $n ->
        [one] Which card do you discard for it?
       *[other] Which { $n } cards do you discard for it?
    }
bang-ask-discard-order = Which of your cards ends on top of the discard pile?
bang-ask-vera-copy = Whose ability do you copy?
    .text = You have it until your next turn.
bang-ask-greygory-redraw = You have the abilities of { $characters }. Do you draw two others?
bang-ask-flint-trade = Which card do you give { $to } for two of theirs?
bang-ask-youl-gift = { $to } has fewer cards than you: which card do you give away?
bang-ask-claus-share = Which card do you give { $to }?
bang-ask-daltons-discard = The Daltons: which of your cards in play do you give up?
bang-ask-handcuffs-target = Handcuffs: who may not play hand cards in their own turn?
bang-ask-new-identity = New Identity: do you become your spare character?
    .text = You would have 2 life. Your cards stay, and your old character becomes the spare.
bang-ask-declare = Do you declare that the other side is beaten?
    .text = You show your role. Those still against you show theirs and fight it out with you; all others leave the game. If there are none, your side has won.
bang-ask-hard-liquor = Hard Liquor: do you skip phase 1 for 1 life?
bang-ask-ranch-swap =
    { $n ->
        [0] Ranch: which cards do you swap for others?
       *[other] Ranch: which other card do you swap?
    }
    .text = Discard any number of cards, one by one. Then you draw as many from the deck.
bang-ask-peyote-guess = Peyote: is the next card red or black?
    .text = If you are right, the card is yours and you may guess again. If not, it is discarded and you draw nothing more.
bang-ask-blood-brothers = Blood Brothers: who gets one of your lives?
bang-ask-which-bang =
    { $n ->
        [one] Which card do you fire?
       *[other] Which two cards do you fire together?
    }
bang-ask-ricochet-card = Which card in front of { $target } do you shoot at?
bang-ask-ricochet-missed = { $by } shoots at your card { $prize_full }! Do you save it?
    .text = One Missed! saves it. You lose no life.
bang-ask-roulette-missed = Russian Roulette: do you produce a Missed!?
    .text = The first player who does not loses 2 life, and it is over.
bang-ask-dorothy-card = Dorothy Rage: which card must { $victim } play?
    .text = If they have it, it is played and you choose the target. If not, the whole hand is shown.
bang-ask-dorothy-target = { $victim } plays { $kind }: who is the target?
bang-ask-draft-pick = Which character do you take?
    .text = You play with two characters, one of them at a time.
bang-ask-choose-active = Which of your characters is active?
    .text = Only the active character's ability counts, and it is the one that plays the cards.

## What everybody sees while somebody is asked

bang-waiting-play =
    { $seats_n ->
        [one] { $seats } is playing cards
       *[other] { $seats } are playing cards
    }
bang-waiting-respond-missed =
    { $by_n ->
        [0] { $seats } may dodge a shot
       *[1] { $by } shoots at { $seats }, who may dodge
    }
bang-waiting-respond-bang = { $seats } may throw a Bang! ({ $kind })
bang-waiting-rescue =
    { $seats_n ->
        [one] { $seats } is dying
       *[other] { $seats } are dying
    }
bang-waiting-take-card =
    { $seats_n ->
        [one] { $seats } is choosing one of { $victim }'s cards
       *[other] { $seats } are choosing one of { $victim }'s cards
    }
bang-waiting-pick-store =
    { $seats_n ->
        [one] { $seats } is looking around in the store
       *[other] { $seats } are looking around in the store
    }
bang-waiting-discard-excess =
    { $seats_n ->
        [one] { $seats } is discarding cards
       *[other] { $seats } are discarding cards
    }
bang-waiting-no-mercy-return =
    { $seats_n ->
        [one] { $seats } may take a Bang! back
       *[other] { $seats } may take a Bang! back
    }
bang-waiting-next-game =
    { $seats_n ->
        [one] { $seats } is looking at the score
       *[other] { $seats } are looking at the score
    }
bang-waiting-keep-cards =
    { $seats_n ->
        [one] { $seats } is choosing which cards to keep
       *[other] { $seats } are choosing which cards to keep
    }
bang-waiting-keep-character =
    { $seats_n ->
        [one] { $seats } may keep { $character }
       *[other] { $seats } may keep { $character }
    }
bang-waiting-hire-open =
    { $seats_n ->
        [one] { $seats } is opening an auction
       *[other] { $seats } are opening an auction
    }
bang-waiting-hire-bid =
    { $seats_n ->
        [one] { $seats } is bidding for { $character }
       *[other] { $seats } are bidding for { $character }
    }
bang-waiting-choose-check-card =
    { $seats_n ->
        [one] { $seats } is choosing between two cards
       *[other] { $seats } are choosing between two cards
    }
bang-waiting-draw-source =
    { $seats_n ->
        [one] { $seats } is about to draw
       *[other] { $seats } are about to draw
    }
bang-waiting-kit-pick =
    { $seats_n ->
        [one] { $seats } is looking at the top of the deck
       *[other] { $seats } are looking at the top of the deck
    }
bang-waiting-pay =
    { $seats_n ->
        [one] { $seats } is choosing a card to discard
       *[other] { $seats } are choosing a card to discard
    }
bang-waiting-discard-order =
    { $seats_n ->
        [one] { $seats } is putting the last cards away
       *[other] { $seats } are putting the last cards away
    }
bang-waiting-vera-copy =
    { $seats_n ->
        [one] { $seats } is choosing an ability
       *[other] { $seats } are choosing an ability
    }
bang-waiting-greygory-redraw =
    { $seats_n ->
        [one] { $seats } is thinking about other characters
       *[other] { $seats } are thinking about other characters
    }
bang-waiting-flint-trade =
    { $seats_n ->
        [one] { $seats } is choosing a card for a trade
       *[other] { $seats } are choosing a card for a trade
    }
bang-waiting-youl-gift =
    { $seats_n ->
        [one] { $seats } is choosing a card to give away
       *[other] { $seats } are choosing a card to give away
    }
bang-waiting-claus-share =
    { $seats_n ->
        [one] { $seats } is handing out cards
       *[other] { $seats } are handing out cards
    }
bang-waiting-daltons-discard =
    { $seats_n ->
        [one] { $seats } is giving up a card in play
       *[other] { $seats } are giving up cards in play
    }
bang-waiting-handcuffs-target =
    { $seats_n ->
        [one] { $seats } is choosing who gets the Handcuffs
       *[other] { $seats } are choosing who gets the Handcuffs
    }
bang-waiting-new-identity =
    { $seats_n ->
        [one] { $seats } is thinking about a new identity
       *[other] { $seats } are thinking about new identities
    }
bang-waiting-declare =
    { $seats_n ->
        [one] { $seats } may declare something
       *[other] { $seats } may declare something
    }
bang-waiting-hard-liquor =
    { $seats_n ->
        [one] { $seats } is thinking about a drink
       *[other] { $seats } are thinking about a drink
    }
bang-waiting-ranch-swap =
    { $seats_n ->
        [one] { $seats } is swapping cards
       *[other] { $seats } are swapping cards
    }
bang-waiting-peyote-guess =
    { $seats_n ->
        [one] { $seats } is guessing: red or black
       *[other] { $seats } are guessing: red or black
    }
bang-waiting-blood-brothers =
    { $seats_n ->
        [one] { $seats } may give a life away
       *[other] { $seats } may give a life away
    }
bang-waiting-which-bang =
    { $seats_n ->
        [one] { $seats } is choosing what to fire
       *[other] { $seats } are choosing what to fire
    }
bang-waiting-ricochet-card =
    { $seats_n ->
        [one] { $seats } is choosing a card to shoot at
       *[other] { $seats } are choosing a card to shoot at
    }
bang-waiting-ricochet-missed =
    { $seats_n ->
        [one] { $seats } may save a card in play
       *[other] { $seats } may save a card in play
    }
bang-waiting-roulette-missed =
    { $seats_n ->
        [one] { $seats } has to show a Missed!
       *[other] { $seats } have to show a Missed!
    }
bang-waiting-dorothy-card =
    { $seats_n ->
        [one] { $seats } is naming a card
       *[other] { $seats } are naming a card
    }
bang-waiting-dorothy-target =
    { $seats_n ->
        [one] { $seats } is choosing a target
       *[other] { $seats } are choosing a target
    }
bang-waiting-draft-pick =
    { $seats_n ->
        [one] { $seats } is taking a character
       *[other] { $seats } are taking a character
    }
bang-waiting-choose-active =
    { $seats_n ->
        [one] { $seats } is choosing the active character
       *[other] { $seats } are choosing their active characters
    }

## Options; .text says what a card or ability does

bang-option-end = End the turn
bang-option-play = Play { $card_full }
    .text = { $card_text }
bang-option-play-at = Play { $card_full } on { $seat }
    .text = { $card_text }
bang-option-play-at-character = Play { $card_full } on { $character } ({ $seat })
    .text = { $card_text }
bang-option-play-as = Play { $card_full } as { $kind }
    .text = { $kind_text }
bang-option-play-as-at = Play { $card_full } as { $kind } on { $seat }
    .text = { $kind_text }
bang-option-play-as-at-character = Play { $card_full } as { $kind } on { $character } ({ $seat })
    .text = { $kind_text }
bang-option-throw = Throw { $card_full }
    .text = Then you lose no life.
bang-option-throw-as = Throw { $card_full } as { $kind }
    .text = Then you lose no life.
bang-option-throw-duel = Throw { $card_full }
    .text = Then { $by } has to throw one.
bang-option-throw-duel-as = Throw { $card_full } as { $kind }
    .text = Then { $by } has to throw one.
bang-option-use = Use { $card_full }
    .text = { $card_text }
bang-option-use-at = Use { $card_full } on { $seat }
    .text = { $card_text }
bang-option-use-at-character = Use { $card_full } on { $character } ({ $seat })
    .text = { $card_text }
bang-option-ability = Use the ability of { $character }
    .text = { $character_ability }
bang-option-ability-at = Use the ability of { $character } on { $seat }
    .text = { $character_ability }
bang-option-ability-at-character = Use your ability on { $character } ({ $seat })
bang-option-take = Take the hit
bang-option-refuse = Lose 1 life
bang-option-refuse-roulette = Lose { $n } life
bang-option-give-up = Give up
bang-option-draw-deck = Draw from the deck
bang-option-draw-discard = Take the top card of the discard pile
bang-option-draw-look = Look at the top three cards
bang-option-draw-hand = Take a card from { $seat }'s hand
bang-option-draw-card = Take { $card_full } instead of drawing
    .text = { $card_text }
bang-option-take-card = Take { $card_full }
    .text = { $card_text }
bang-option-take-card-hand = Take a random card from { $seat }'s hand
bang-option-remove = Discard { $card_full }
    .text = { $card_text }
bang-option-remove-hand = Discard a random card from { $seat }'s hand
bang-option-pick-store = Take { $card_full }
    .text = { $card_text }
bang-option-discard-excess = Discard { $card_full }
    .text = { $card_text }
bang-option-no-mercy-return = Take back { $card_full }
bang-option-leave = Leave them on the pile
bang-option-go-on = Begin game { $n }
bang-option-keep-cards = Keep { $card_full }
bang-option-no-more = Keep no further card
bang-option-keep-character-keep-on = Pay and keep
bang-option-keep-character-release = Release
bang-option-hire-open = { $character }, { $life_life }
bang-option-hundreds =
    { $n ->
        [0] No bid of my own
       *[other] ${ $n }00
    }
bang-option-choose-check-card = { $card_full } counts
bang-option-choose-check-card-as = { $card_full } counts, as { $suit_nom }
bang-option-kit-pick = Keep { $card_full }
    .text = { $card_text }
bang-option-pay = Discard { $card_full }
    .text = { $card_text }
bang-option-discard-order = { $card_full } on top
    .text = { $card_text }
bang-option-copy = Copy { $character } ({ $seat })
    .text = { $character_ability }
bang-option-copy-nobody = Copy nobody
bang-option-greygory-redraw-draw = Draw two other characters
bang-option-greygory-redraw-keep = Keep them
bang-option-flint-trade = Give { $card_full }
    .text = { $card_text }
bang-option-youl-gift = Give { $card_full }
    .text = { $card_text }
bang-option-claus-share = Give { $card_full }
    .text = { $card_text }
bang-option-daltons-discard = Give up { $card_full }
    .text = { $card_text }
bang-option-handcuffs-target = { $seat }
bang-option-new-identity-switch = Become { $character }
    .text = { $character_ability }
bang-option-new-identity-keep = Stay { $character }
    .text = { $character_ability }
bang-option-event = Make use of { $event }
    .text = { $event_text }
bang-option-event-at = { $event } against { $seat }
    .text = { $event_text }
bang-option-change-seats = Swap seats with { $seat }
    .text = { $event_text }
bang-option-declare-nothing = Say nothing
bang-option-declare-crime = “Crime is defeated!”
bang-option-declare-law = “The law is dead!”
bang-option-hard-liquor-drink = Drink: 1 life, no cards
bang-option-hard-liquor-draw = Draw cards
bang-option-ranch-swap = Swap { $card_full }
    .text = { $card_text }
bang-option-ranch-keep = Keep all cards
bang-option-ranch-draw =
    { $n ->
        [one] Enough: draw { $n } card
       *[other] Enough: draw { $n } cards
    }
bang-option-peyote-guess-red = Red
bang-option-peyote-guess-black = Black
bang-option-peyote-guess-stop = Stop
bang-option-blood-brothers = Give { $seat } a life
bang-option-nobody = Nobody
bang-option-which-bang = Fire { $card_full }
bang-option-ricochet-card = Shoot at { $card_full }
    .text = { $card_text }
bang-option-dorothy-card = { $kind }
    .text = { $kind_text }
bang-option-speak = Speak, and lose 1 life
bang-option-dorothy-target = { $seat }
bang-option-draft-pick = { $character }: { $life_life }
    .text = { $character_ability }
bang-option-choose-active = { $character }: { $life_life }
    .text = { $character_ability }

## Refusals

bang-refusal-speech-costs = Gag: nobody talks. If you speak all the same you lose 1 life, and nobody gets your message.
bang-refusal-speech-later = Gag: nobody talks, and at this moment not even for a life. Wait until the player whose turn it is may play a card.
bang-refusal-speech-none = Gag: nobody talks, and you have no life to pay with.
bang-refusal-ability-now = The ability of { $character } cannot be used now.
bang-refusal-as-store = { $card } cannot be played as General Store now.
bang-refusal-barred = You may not play { $card } now.
bang-refusal-copy-self = You cannot copy yourself.
bang-refusal-empty-hand = { $seat } has no cards in hand.
bang-refusal-end = You cannot end your turn yet.
bang-refusal-event-bars = { $event }: you may not play { $card } now.
bang-refusal-event-now = { $event } does not allow that now.
bang-refusal-not-named = { $card } cannot be named.
bang-refusal-not-a-target = { $seat } cannot be the target.
bang-refusal-no-blood = { $seat } cannot take a life from you.
bang-refusal-declare = You cannot declare that now.
bang-refusal-stop = Guess at least once.
bang-refusal-extra-card = { $card } needs another card from your hand, and you have none.
bang-refusal-green-waits = { $card } has to wait: it was only just put in play.
bang-refusal-jail-self = You cannot put yourself in Jail.
bang-refusal-jail-sheriff = { $seat } is the Sheriff, and nobody jails the Sheriff.
bang-refusal-jail-twice = { $seat } is in Jail already.
bang-refusal-no-answer = { $card } does not help here.
bang-refusal-no-card = { $seat } has no card for that.
bang-refusal-no-cost = You cannot pay with { $card }.
bang-refusal-no-gift = You cannot give { $card }.
bang-refusal-not-as-bang = { $card } cannot be played as Bang!.
bang-refusal-not-flipped = That card was not drawn.
bang-refusal-not-held = You do not hold { $card }.
bang-refusal-not-to-take-back = You cannot take back { $card_full }: it is not a Bang! of this turn on the discard pile.
bang-refusal-not-to-keep = You cannot keep { $card_full }.
bang-refusal-bid = A bid is a number of hundreds above the last one, and you have { $money_dollars }.
bang-refusal-not-in-play = { $card } does not lie in front of you.
bang-refusal-not-in-store = { $card } is not in the store.
bang-refusal-not-looked-at = You may only choose among the cards you look at.
bang-refusal-not-there = That card does not lie in front of { $seat }.
bang-refusal-not-to-choose = { $character } is not to choose now.
bang-refusal-not-yours = { $card } is not one of your cards.
bang-refusal-one-shot = You have played your Bang! for this turn.
bang-refusal-out = { $seat } is out of the game.
bang-refusal-own-hand = You cannot choose your own hand.
bang-refusal-own-only = This card is for yourself.
bang-refusal-response-only = { $card } is only an answer to a shot at you.
bang-refusal-second-copy = { $card } lies there already, and a second one cannot be played.
bang-refusal-self = You cannot aim at yourself.
bang-refusal-something-else = You are asked something else now.
bang-refusal-source = You cannot draw from there.
bang-refusal-source-now = { $card } does not help now.
bang-refusal-too-far = { $seat } is { $distance } away, and you reach { $reach }.

## Hints: what an answer brings more often than the others

bang-hint-eliminates =
    { $n ->
        [100] eliminates an enemy within a round in all worlds
       *[other] eliminates an enemy within a round in { $n } of 100 worlds
    }
bang-hint-enemies =
    { $n ->
        [one] enemies lose about { $n } life point within a round
       *[other] enemies lose about { $n } life points within a round
    }
bang-hint-survives =
    { $n ->
        [100] survives the round in all worlds
       *[other] survives the round in { $n } of 100 worlds
    }
bang-hint-loses =
    { $n ->
        [0] loses no life within a round in any of the worlds
       *[other] loses life within a round in only { $n } of 100 worlds
    }
bang-hint-cards =
    { $n ->
        [one] about { $n } card in hand after a round
       *[other] about { $n } cards in hand after a round
    }
