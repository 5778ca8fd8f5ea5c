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
bang-hidden-six = Hidden six
    .text = One role was taken out of the game unseen. The game goes on after the Sheriff's death: at the start of a turn somebody may declare that crime is defeated or that the law is dead.
bang-fight = The fight
    .text = Everybody who is left has shown their role, and they fight it out. The side of the last survivor wins.
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
bang-now-box = From the box “{ $box }”.
bang-now-active-event = It is active now.
bang-now-next = It comes next.
bang-now-hushed = An event card keeps the character from using the ability now.
bang-now-idle = It has no effect now.

## What an active event card changes for the reader, if they are in the game. The board and the terminal say it.
# Arguments: turn (mine or other), n (cards in hand), acts (cards played in this turn), named (you, other, nobody), who.

bang-change-blessing = Every “draw!” of yours shows hearts: Barrels help, Jail lets you go, Dynamite does not explode.
bang-change-curse = Every “draw!” of yours shows spades: Barrels fail, Jail holds you, Dynamite explodes on 2 to 9.
bang-change-ghost-town = Players who are out take their turns as ghosts, and you cannot hurt them.
bang-change-hangover = Your character has no ability, and neither has anybody else's.
bang-change-gold-rush = After you comes the player on your right: turns go counter-clockwise.
bang-change-the-daltons = You discard one of your cards in play, if you have any; then nothing is changed.
bang-change-the-sermon =
    { $turn ->
        [mine] You may not play Bang! in this turn.
       *[other] You may not play Bang! in your own turn; in the turns of others you may answer with it.
    }
bang-change-high-noon = You lose 1 life at the start of each of your turns.
bang-change-thirst = You draw one card in phase 1, not two.
bang-change-train-arrival = You draw one card more at the end of phase 1.
bang-change-shootout = You may play two Bang! cards in your turn.
bang-change-the-reverend = You may not play Beer, not even to stay alive.
bang-change-the-doctor = If nobody has less life than you, you gain 1; then the card is gone.
bang-change-handcuffs =
    { $named ->
        [you] You may not play hand cards in your own turn.
        [nobody] One player will not play hand cards in their own turn.
       *[other] { $who } may not play hand cards in their own turn; you may.
    }
bang-change-new-identity = At the start of your turn you may become the character that lies face down before you, with 2 life.
bang-change-hard-liquor = You may skip phase 1 and gain 1 life instead.
bang-change-abandoned-mine = In phase 1 you draw from the discard pile; then what you discard goes onto the deck.
bang-change-ranch = At the end of phase 2 you may swap hand cards for as many from the deck.
bang-change-peyote = In phase 1 you guess red or black: what you guess right is yours, a mistake ends it.
bang-change-ambush = Everybody counts as at distance 1 for you, before cards and abilities.
bang-change-ricochet = You may fire Bang! at cards in play in front of others.
bang-change-the-judge = You may not put cards in play.
bang-change-lasso = Your cards in play have no effect, and neither have the others'.
bang-change-blood-brothers = At the start of your turn you may give one of your lives to somebody.
bang-change-dead-man = The player who was out first comes back with 2 life and two cards.
bang-change-a-fistful-of-cards =
    { $n ->
        [0] With no cards in hand nobody shoots at you when your turn starts.
        [one] When your turn starts you are shot at once: you hold { $n } card.
       *[other] When your turn starts you are shot at { $n } times: you hold { $n } cards.
    }
bang-change-vendetta = At the end of your turn you “draw!”: hearts bring you another turn.
bang-change-sniper = You may fire two Bang! cards as one shot that takes two Missed!.
bang-change-russian-roulette = In turn everybody produces a Missed!; who cannot loses 2 life. Then nothing is changed.
bang-change-law-of-the-west = The second card you draw in phase 1 is shown, and you have to play it if you can.
bang-change-helena-zontero = On a red card everybody but the Sheriff gets another role; then nothing is changed.
bang-change-lady-rosa-of-texas = Once in your turn you may swap seats with the player on your right, who loses a turn.
bang-change-gag = You may not talk: a word in the chat costs you 1 life.
bang-change-dorothy-rage = Once in your turn you may make somebody play a card you name, if they have it.
bang-change-darling-valentine = At the start of your turn you swap your whole hand for as many cards from the deck.
bang-change-bone-orchard = Players who are out come back with 1 life and a role dealt again.
bang-change-showdown = Any card of yours may be a Bang!, and a Bang! may be a Missed!.
bang-change-sacagaway = Everybody sees your hand, and you see theirs.
bang-change-miss-susanna =
    { $turn ->
        [mine] Cards you have played in this turn: { $acts }. With fewer than 3 you lose 1 life.
       *[other] If you play fewer than three cards in your turn you lose 1 life.
    }
bang-change-wild-west-show = Your role counts no more: you win if you are the last survivor.
