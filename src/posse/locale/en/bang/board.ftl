### BANG!: words that only the board in the browser uses. Keep them short: they stand on signs and buttons.

bang-board-you = You
bang-board-my-place = Your place
bang-board-others = Other players

## Where we are

bang-board-where-over = The game is over
bang-board-where-setup = Choosing characters
bang-board-standing =
    { $n ->
        [one] { $n } still standing
       *[other] { $n } still standing
    }

## On a bill

bang-board-turn = turn
bang-board-turn-yours = your turn
bang-board-waited = answers
bang-board-waited-you = you answer
bang-board-out = Out of the game
bang-board-life = Life: { $n } of { $of }
bang-board-hand-count =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
bang-board-hand-of =
    { $n ->
        [one] { $who }'s hand: { $n } card
       *[other] { $who }'s hand: { $n } cards
    }
bang-board-role-unknown = Role unknown
bang-board-distance = Distance
bang-board-in-reach = in reach
bang-board-too-far = too far
bang-board-not-aimed = cannot be chosen now
bang-board-fresh = cannot be used yet
bang-board-range = Your gun reaches { $n }.

## Hand and answers

bang-board-hand =
    { $n ->
        [one] Your hand: { $n } card
       *[other] Your hand: { $n } cards
    }
bang-board-hand-empty = No cards in hand.
bang-board-answers = What you can answer
bang-board-put-back = Put it back
bang-board-discard =
    { $n ->
        [one] Discard { $n } card
       *[other] Discard { $n } cards
    }
bang-board-picked = { $what }: picked; not sent yet.
bang-board-picked-aim = { $what }: picked. Now choose who it is aimed at.
bang-board-aim-who = Now choose a target.
bang-board-aim-what = Now touch what glows.
bang-board-keys-cards = Answer, or pick a card of your hand
bang-board-keys-back = Put the card back
bang-board-keys-end = Go to “End the turn”; again: end it

## The middle of the table

bang-board-plays = { $who } plays
bang-board-store = General Store
bang-board-flipped = Cards turned up
bang-board-looked = Cards you look at
bang-board-events = Event cards
bang-board-next-event = Next: { $event }
bang-board-next = Comes first
bang-board-clockwise = Turns go clockwise.
bang-board-backwards = Turns go counter-clockwise.
bang-board-counts-as = counts as { $suit }
bang-board-idle = has no effect now
bang-board-hushed = No ability now.
bang-board-ghost = Ghost
bang-board-cuffed = In handcuffs: plays no hand cards in their own turn
bang-board-skips = loses a turn
bang-board-due = has to be played
bang-board-draft = Characters to pick from
bang-board-life-of = Life: { $n }
bang-board-no-character = No character yet

## What is coming at you

bang-board-need-missed =
    { $n ->
        [one] One Missed! is needed
       *[other] { $n } Missed! are needed
    }
bang-board-need-life =
    { $n ->
        [one] { $n } life is missing
       *[other] { $n } lives are missing
    }

## The end

bang-board-results = Who was who
bang-board-winner = Winner
bang-board-shot-by = Eliminated by { $who }
bang-board-hand-left = Left in hand

## A match

bang-board-where-match-over = The match is over
bang-board-where-game = Game { $n } of { $of }
bang-board-between = Game { $n } of { $of } is over
bang-board-score = Score sheet
bang-board-score-player = Player
bang-board-score-start = Start
bang-board-score-game = Game { $n }
bang-board-score-ahead = not played yet
bang-board-score-total = Total
bang-board-money = ${ $n }
bang-board-owed = −${ $n }
bang-board-games-won =
    { $n ->
        [one] { $n } game won
       *[other] { $n } games won
    }
bang-board-auction = Characters for sale
bang-board-auction-open = On sale
bang-board-auction-bid = ${ $n }: { $who }
bang-board-bid = Bid ${ $n }
bang-board-bid-less = Bid $100 less
bang-board-bid-more = Bid $100 more
bang-board-bid-slider = Your bid
bang-board-bid-all = all: ${ $n }
bang-board-hidden-six = Hidden six: one role is not in the game
bang-board-fight = The fight: the last survivor's side wins
bang-board-removed = Not in the game: { $role }
