### BANG!: what lies on the table and how things stand. Cards of the board and `?` in the terminal say it.
### Cards, characters, roles, colours and phases have their .text beside their names.

bang-deck = Deck
    .text = Everybody draws from here, and a “draw!” flips its top card. When it is empty, the discard pile is shuffled and becomes the new deck.
bang-discard = Discard pile
    .text = Used and discarded cards. Everybody sees the top one.
bang-hand = Hand
    .text = Only its player sees these cards. At the end of a turn a hand may be no larger than its player's life.
bang-store = General Store
    .text = From its player on, everybody in turn takes one of these cards.
bang-aside = Being resolved
    .text = The effect of this card is not finished yet. Then it goes onto the discard pile.
bang-flipped = “Draw!”
    .text = The top card of the deck decides: its suit, and for Dynamite its rank.
bang-laid = Laid aside
    .text = Flipped for a “draw!”. John Pain may take it when everything is over, if he has fewer than six cards.
bang-turn = Turn
    .text = First Dynamite and Jail are checked. Then the player draws two cards, plays any number of them, and discards what is too much.
bang-star = Sheriff's star
    .text = The Sheriff is known to all, has one life more and takes the first turn. Jail cannot be played on the Sheriff.
bang-waiting = Not ready yet
    .text = A green card waits before it can be used, once. Then it goes onto the discard pile.
bang-role-unknown = Unknown role
    .text = Only its player knows it. Everybody sees it when that player is out, or when the game ends.
bang-count-life = Life
    .text = A bullet for each life. A player who loses the last one is out, unless a Beer saves them. It is also the limit of the hand at the end of a turn.
bang-count-distance = Distance
    .text = How many seats away, the shorter way round. Mustang and Hideout add 1, Scope and Binocular take 1 off; players who are out do not count.
bang-count-range = Range
    .text = How far your weapon shoots. A Bang! hits players whose distance is not greater. Without a weapon you have a Colt .45, which reaches 1.
bang-count-hand = Cards in hand
    .text = Everybody sees how many there are, only their player sees which.

## How things stand

bang-now-whose = Played by { $seat }.
bang-now-plays = Plays { $character }.
bang-now-life = Life: { $n } of { $of }.
bang-now-out = Out of the game.
bang-now-copies = Has the ability of { $ability } now: { $ability_ability }
bang-now-active = This character is active: only its ability counts.
bang-now-passive = This character is passive now.
bang-now-reached = Distance { $n }: you can reach them.
bang-now-far = Distance { $n }: too far for your weapon.
bang-now-hand =
    { $n ->
        [0] { $seat } has no cards in hand.
        [one] { $seat } has { $n } card in hand.
       *[other] { $seat } has { $n } cards in hand.
    }
bang-now-known = You know of { $cards_full }.
bang-now-deck =
    { $n ->
        [0] It is empty.
        [one] { $n } card is left.
       *[other] { $n } cards are left.
    }
bang-now-deck-known = On top, as you know: { $cards_full }.
bang-now-discard =
    { $n ->
        [0] It is empty.
        [one] { $n } card lies here.
       *[other] { $n } cards lie here.
    }
bang-now-before = Lies in front of { $seat }.
bang-now-waits = It cannot be used yet.
bang-now-role = { $seat } is { $role_nom }.
bang-now-role-secret = This is your role, and only you see it.
bang-now-role-hidden = Who { $seat } is, only { $seat } knows.
bang-now-colt = Your weapon: the Colt .45.
bang-now-gun = Your weapon: { $cards_full }.
bang-now-range = You reach distance { $n }.
