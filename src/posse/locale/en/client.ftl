### The web client: screens, buttons, states. What the games themselves say is in the games' own files.

## Home

client-home-title = Pick a game, pull up a chair
client-home-text = Four Old-West table games in your browser, with friends or bots, live or over days. No account. The table shows what you can do, and names the rule when you cannot.
client-home-games = Games
client-poster-later = on its way to town
client-players-range = { $min }–{ $max } players
client-ticket = Sit down
client-ticket-seat = Your seat at
client-name = Your name
client-name-default = Rider
client-name-text = This is what others at the table call you. Where you sit already, you keep the old name.
client-name-saved = From now on you are { $name }.
client-players = Players
client-bots-level = Bots
client-sit-with-bots =
    { $n ->
        [one] Sit down with a bot
       *[other] Sit down with { $n } bots
    }
client-sit-plank =
    { $n ->
        [one] Sit down: { $game }, 1 bot
       *[other] Sit down: { $game }, { $n } bots
    }
client-game-later = { $game } is still on its way to town. You can play { $known } today.
client-game-later-short = Not in town yet
client-or-friends = or play with friends
client-make-and-copy = Make a table and copy its link
client-table-made = The table is made. Pass the link on.
client-set-up-own = Set it up in detail
client-link = Link to the table
client-link-hint = Anyone with the link can sit down.
client-link-go = Go there
client-link-copied = Link copied.
client-link-by-hand = Your browser does not allow copying. The link is selected: copy it by hand.
client-copy-link = Copy link
client-token = The token
client-token-copied = Token copied.
client-token-by-hand = Your browser does not allow copying. The token is selected: copy it by hand.
client-copy-token = Copy token
client-copied = Copied
client-foot-luck = How to check the luck
client-foot-host = Host your own
client-foot-about = About and credits
client-foot-icons = Icons: game-icons.net, CC BY 3.0

## Tables in lists

client-tables = Tables
client-tables-title = Tables
client-tables-list = All tables
client-tables-mine = Yours
client-tables-open = With a free seat
client-tables-running = To watch
client-see-all = See all { $n }
client-no-tables = No table is running. Be the first.
client-make-table = Make a table
client-lobby-lost = Connection lost. Reconnecting…
client-your-turn = Your turn
client-your-answer = Your answer
client-table-waiting = Waiting for players
client-table-ready = Ready to start
client-table-starting = Starting
client-table-running = Playing
client-table-full = Every seat is taken, and this table can't be watched.
client-full = Full
client-go-on = Continue
client-sit-down = Sit down
client-sit-here = Sit here
client-watch = Watch
client-seated = { $n } of { $of } seated
client-you = you
client-bots =
    { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }
client-clock-live-short = { $seconds } s a move
client-clock-slow-short =
    { $hours ->
        [24] a move a day
        [one] a move an hour
       *[other] a move every { $hours } hours
    }

## Finished games

client-games-title = Old games
client-games-text = Finished games this browser has seen. The server keeps them for thirty days.
client-no-games = No finished games yet. The first one will appear here.
client-replay = Replay
client-result = Result
client-winner = won
client-record = Save the record

## Setting up a table

client-new = Set up a table
client-new-seats = Who plays
client-new-options = Game settings
client-new-company = Company
client-new-open = Who can join
client-new-invite = By invitation
    .text = Only people with the link can find this table.
client-new-public = Public
    .text = The table is listed, and anyone can sit down.
client-new-spectators = Others may watch
    .text = They see what is public, never what is hidden.
client-new-questions = Questions
client-new-ask-always = Ask everybody always
    .text = Otherwise nobody is asked for a card they do not hold: the table waits a moment and passes for them, and nobody can tell.
client-new-hints = Hints
    .text = A player who is asked may have the best answers shown, with their chances. Nobody else learns of it.
client-new-outside-bots = Outside bots may join
    .text = Programs that people run on their own computers may take free seats. They are marked as bots.
client-new-time = Time
client-new-clock = Clock
client-new-clock-none = None
    .text = Take as long as you like.
client-new-clock-live = Live
    .text = A few seconds for each decision, and a reserve for the whole game.
client-new-clock-slow = Over days
    .text = A few hours for each decision: look in when you like.
client-new-live-only = With these settings the game is played live, not over days.
client-new-seconds = Seconds per decision
client-new-reserve = Seconds in reserve
client-new-hours = Hours per decision
client-new-timeout = When time is up
client-new-timeout-bot = A bot plays
    .text = When time is up, a bot plays until the player is back.
client-new-timeout-default = Default move
    .text = When time is up, the default move is made.
client-new-pace = Pace of the bots
client-pace-short = Pace
client-new-pace-instant = At once
    .text = Bots answer at once.
client-new-pace-quick = Quick
    .text = Bots think for a moment, so that you can follow.
client-new-pace-relaxed = Relaxed
    .text = Bots take their time, as people do.
client-new-then-start = Everyone is here: you can start now.
client-new-then-wait =
    { $n ->
        [one] One seat waits for a friend: you get a link to pass on.
       *[other] { $n } seats wait for friends: you get a link to pass on.
    }
client-option-drawn = random
client-yes = yes
client-no = no
client-seat-number = Seat { $n }
client-seat-for = Who sits in seat { $n }
client-seat-person = A friend
client-seat-bot = Bot: { $level }
client-you-sit = You
client-save = Save

## Before the start

client-lobby-free =
    { $n ->
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
client-lobby-held =
    { $n ->
        [one] One seat is reserved for someone who has not arrived yet.
       *[other] { $n } seats are reserved for people who have not arrived yet.
    }
client-lobby-ready = Everyone is here.
client-lobby-host-starts = Everyone is here. The host starts the game.
client-lobby-dealing = Shuffling and dealing…
client-lobby-start = Start the game
client-lobby-start-hint = The game starts when no seat is free. Put bots in the free seats, or wait for your friends.
client-lobby-fill =
    { $n ->
        [one] Put a bot in the free seat
       *[other] Fill { $n } free seats with bots
    }
client-lobby-settings = Settings
client-invited = { $host } invites you to { $game }
client-invited-open = A table of { $game }
client-invited-here = At the table
client-invited-time = How long
client-invited-nobody = nobody yet
client-invited-sit = Take a seat
client-invited-full = Every seat is taken.
client-invited-full-watch = Every seat is taken. When the game begins, you can watch it here.
client-lobby-watched = Others may watch.
client-lobby-unwatched = Nobody may watch.
client-invite = Invite
client-invite-public = Anyone can also sit down from the list.
client-invite-watch = Anyone with the link can come back to a seat, or watch if the table allows it.
client-sat-down = { $name } sat down.
client-got-up = { $name } got up.
client-leave-seat = Get up and leave
client-remove = Remove
client-remove-who = Remove { $name }
client-remove-title = Remove { $name } from the table?
client-remove-text = The seat becomes free. { $name } is told, and cannot come back to this table until you allow it.
client-removed = Removed players
client-let-back = Let back in
client-let-back-who = Let back in: { $name }
client-cancel = Cancel

## Seats

client-seat-free = free seat
client-seat-held = reserved for this player
client-seat-host = host
client-seat-turn = turn
client-seat-choosing = choosing
client-seat-target = can be chosen
client-seat-chosen = chosen
client-seat-away = bot plays
client-seat-gone = not here
client-seat-out = out
client-seat-is-bot = bot
client-seat-outside = Outside bot
client-outside-named = { $name } (bot)

## The prompt line

client-prompt = What is going on
client-prompt-you = Your turn
client-prompt-others = Waiting
client-prompt-now = Just now
client-prompt-playing = Watch what happens…
client-prompt-watch-again = Watch it once more…
client-prompt-again = Once more
client-prompt-paused = Paused
client-prompt-over = The end
client-prompt-away = Away
client-prompt-won =
    { $seats_n ->
        [one] { $seats } wins the game.
       *[other] { $seats } win the game together.
    }
client-prompt-also = you and { $seats }
client-prompt-lost = Connection lost
client-prompt-lost-ask = Reconnecting…
client-prompt-lost-note = Nothing is lost: every move is saved.
client-prompt-passed = You have nothing to choose here. It goes on in a moment.
client-prompt-standing = Answered for you, as you have set it.
client-prompt-sealed = Your answer is sealed.
client-prompt-answered = Your answer is in. It is shown in a moment.
client-unseal = Take my answer back
client-hint = Hint
client-hint-thinking = Thinking, up to 2 seconds…
client-hint-failed = No hint this time.
client-hint-worlds = A world is one way the hidden cards and the luck could be, as far as you can know. Nobody else sees your hint.
client-ask-always = Ask me this even when I have no choice
client-sending = Sending your answer…
client-skip-show = Skip
client-clock = Time left
client-clock-together = for everybody
client-clock-days = { $days } d { $hours } h
client-clock-hours = { $hours } h { $minutes } min
client-why = Why?
client-why-not = Not now.
client-thing-seat = { $seat }
client-thing-bot = A bot plays here.
client-thing-see = Look at

## Around the table

client-log = What happened
client-log-short = Log
client-log-lines = Events, newest first
client-log-empty = Nothing has happened yet.
client-log-more = Show earlier lines
client-log-fold = Fold the log
client-log-whole = whole log
client-chat = Chat
client-chat-lines = Messages
client-chat-say = Say something
client-chat-send = Send
client-chat-empty = Say hello.
client-chat-fold = Hide the chat
client-hush = Not a word!
client-hush-quiet = Keep quiet
client-hush-speak = Speak all the same
client-chat-unread =
    { $n ->
        [one] 1 new message
       *[other] { $n } new messages
    }
client-choices = All choices
client-choices-none = You have nothing to decide right now.
client-tabs = Parts of the table
client-tab-table = Table
client-table-going = Opening the table…
client-table-stopped = This table cannot go on: the server now plays by newer rules.
client-table-stopped-note = An older server could still go on with this game, so nobody is shown what was hidden. The host can end it for good: then everybody who played can fetch the record.
client-table-end = End it for good
client-table-end-title = End this game for good?
client-table-end-text = After that no server can go on with it. Everybody who played can fetch the record, and it shows what was hidden.
client-table-end-note = An older server could still go on with this game, so nobody is shown what was hidden. If nobody will, end it for good: then everybody who played can fetch the record.
client-table-ended = This table was ended in the middle of the game. Its record has all of it up to there.
client-watching =
    { $n ->
        [one] One person is watching.
       *[other] { $n } people are watching.
    }
client-you-watch = You are watching
client-you-watch-note = You are watching: you see what is open to everyone.

## The plain board, for games that have none of their own

client-plain-table = On the table
client-plain-place = Your place
client-plain-none = none
client-plain-nobody = nobody

## The show of what happened

client-menu-show = Showing what happened
client-pause = Pause
client-pause-off = Go on
client-pause-over = It goes on.
client-paused = Paused. What has happened waits for you.
client-next-sentence = Next
client-again-last = Show the last round again
client-again-this = Show this round again
client-again-none = There is nothing to show again yet.
client-speed-now = Speed: { $speed }
client-sound-ask = Sound on?
client-sound-yes = On
client-sound-no = No
client-sound-is-on = Sounds are on.
client-sound-is-off = Sounds are off.

## The list of keys

client-keys = Keys
client-keys-text = With Tab and the arrows you reach everything on the board. Enter chooses.
client-keys-board = On this board
client-keys-pause = Pause the show, or go on
client-keys-next = To the next sentence
client-keys-skip = Skip the show; close what is open
client-keys-faster = Faster
client-keys-slower = Slower
client-keys-again = Show the last round again
client-keys-about = What is this? About the thing in focus
client-keys-choices = All choices
client-keys-hint = Hint: the best answers, where the table allows it
client-keys-chat = Chat
client-keys-log = What happened: unfold or fold the log; Enter on a line opens its rule
client-keys-rules = Rules
client-keys-menu = The table's menu
client-keys-sound = Sounds on or off
client-keys-list = This list

## The table's menu

client-menu = Table
client-menu-seat = Your seat
client-menu-hand-over = Have to go? A bot can play for you until you are back. The seat stays yours.
client-menu-away = A bot is playing for you. The seat is still yours.
client-time-up-bot = Your time ran out: a bot is playing for you. The seat is still yours.
client-handed-over = You have not answered for a while, so a bot is playing for you. The seat is still yours.
client-time-up-chosen = Your time ran out. Chosen for you: { $choice }
client-bot-plays-for = A bot is playing for { $name } now.
client-plays-again = { $name } is back at the table.
client-menu-absent = Someone is missing
client-menu-still = Somebody does not answer
client-menu-still-text =
    { $minutes ->
        [one] A bot can take over when a player has not answered for a minute. The seat stays theirs: one click takes it back.
       *[other] A bot can take over when a player has not answered for { $minutes } minutes. The seat stays theirs: one click takes it back.
    }
client-menu-taste = Sight and sound
client-hand-over = Let a bot play
client-hand-over-for = Let a bot play for { $name }
client-take-back = Take your seat back
client-standing = Standing answers
client-standing-text = Questions you do not want to be asked. Nobody else can tell: the answer comes as if you had clicked.
client-standing-list =
    { $n ->
        [0] None is on
        [one] One is on
       *[other] { $n } are on
    }
client-always = Always asked
client-always-text =
    { $n ->
        [one] This question is put to you even when you have no choice, so that nobody can read anything from your silence.
       *[other] These questions are put to you even when you have no choice, so that nobody can read anything from your silence.
    }
client-always-off = Ask me only when I have a choice
client-leave = Leave
client-leave-bot = Leave and let a bot play

## Results and replays

client-results-you = You win the game!
client-results-winner =
    { $n ->
        [one] { $names } wins the game
       *[other] { $names } win the game together
    }
client-results-rank = { $n }.
client-results-lines = Points of { $name }
client-results-total = Total
client-results-table = Look at the table
client-rematch = Play again
client-rematch-join = Join the new game
client-rematch-watch = Go to the new game
client-rematch-made = The others are playing again.
client-replay-start = The table before the first choice
client-replay-chose = { $seat }:
client-replay-taken-back = { $seat } takes an answer back
client-replay-choice = Choice { $n }
client-replay-choice-of = Choice { $n } of { $of }
client-replay-controls = Replay
client-replay-back = Step back
client-replay-forward = Step forward
client-replay-part-back = Previous round
client-replay-part-forward = Next round
client-replay-play = Play
client-replay-pause = Pause
client-replay-scrub = Choice
client-replay-seat = As seen by
client-replay-spectator = a spectator
client-replay-only = This is a replay: there is nothing to choose.

## Reviews

client-review = Review
client-review-about = A review shows everybody’s chances over the game, the moments that decided it, the most costly choices with what would have been better, and how much was luck.
client-review-make = Review this game
client-review-waiting = Another game is being reviewed first.
client-review-running = The game is being reviewed.
client-review-background = It goes on when you close this. Everybody who may see the game sees the review.
client-review-failed = The review did not succeed.
client-review-curve = Everybody’s chance to win, over the game
client-review-curve-sides = Everybody’s chance that their side wins, over the game
client-review-game = Game { $n }
client-review-match = A match of { $n } games: the chances are those of the game being played, and luck and skill are the mean of all games.
client-review-marks = Moments of the review
client-review-mark-turn = Choice { $n }: { $name } { $change }
client-review-mark-costly = Choice { $n }, costly: { $name } { $change }
client-review-turns = What decided it
client-review-no-turns = No single moment changed much.
client-review-by-choice = mostly by choice
client-review-by-luck = mostly by luck
client-review-costly = Costly choices
client-review-yours = Your most costly choices
client-review-no-costly = No choice was shown to be costly.
client-review-better = Better:
client-review-parts = Luck and skill, in points of a hundred
client-review-parts-about = Everybody begins with an even share of 100 points. The seat and the deal, the choices and the luck in play add to it or take from it, up to the result: 100 for a win, 0 for a loss. What one choice loses another may win back, so a figure can be more than 100.
client-review-luck = Luck made { $share } of all that moved the chances.
client-review-choices = choices
client-review-all-luck = luck
client-review-player = Player
client-review-result = Result
client-review-even = Even share
client-review-start = Seat and deal
client-review-own = Own choices
client-review-others = Others’ choices
client-review-later = Luck in play
client-review-note = Positions were played on many times with fresh luck. Choices are judged by what the player could know and compared with what a simple bot would have answered. ± is one standard error.

## Luck

client-luck = Luck
client-luck-how = How luck works here
client-luck-verify = Check the luck
client-luck-working = Computing…
client-luck-lobby = The server has sealed its secret seed. This is the fingerprint of that seed. Your browser adds luck of its own: it seals it now, and opens it when everybody's luck is sealed.
client-luck-text = All dice and shuffles come from one seed. First the server sealed its part. Then each player's browser sealed a part of its own, and only when all of them were sealed were they opened. So nobody could choose the result, not even a host who plays along. At the end everything is revealed.
client-luck-text-before = All dice and shuffles come from one seed. The server sealed its part before the deal, each player's browser added its own part, and at the end everything is revealed. In this game the players' parts were not sealed: you trust the server's operator not to have shown them to another player.
client-luck-step-hashes = Now each browser seals its part and sends only its fingerprint.
client-luck-step-shares = All parts are sealed. Now the browsers open them.
client-luck-left-out = Your browser's part is not in the luck of this game: it came too late, or you were not connected at the start. The default stands in for it.
client-luck-commitment = The server's seal (SHA-256 of its secret)
client-luck-own = The luck your browser added
client-luck-shares = Who added luck
client-luck-share-own = added luck of their own
client-luck-share-default = the marked default (a bot, or a player who was away)
client-luck-share-awaited = not yet
client-luck-share-sealed = sealed, not yet open
client-luck-lost =
    { $n ->
        [one] { $names } did not open their part of the luck in time. The table deals again.
       *[other] { $names } did not open their parts of the luck in time. The table deals again.
    }
client-luck-lost-deals = Deals that came to nothing, and who had not opened their part
client-luck-later = When the game is over, the server reveals its secret and you can check everything here.
client-luck-good = Everything checks out: the luck was fair.
client-luck-bad = Something does not match.
client-luck-right = Right:
client-luck-wrong = Wrong:
client-luck-check-commitment = the revealed secret has the fingerprint { $value } that was published.
client-luck-check-seen = it is the same fingerprint your browser noted when you came to the table ({ $value }).
client-luck-check-hashes =
    { $n ->
        [one] the part that a player added has the fingerprint it was sealed with.
       *[other] all { $n } parts that players added have the fingerprints they were sealed with.
    }
client-luck-check-listed = the list of those fingerprints is the one your browser saw before it opened its own part.
client-luck-check-own-share = the luck your browser added ({ $value }) is part of the seed.
client-luck-check-default-shares =
    { $n ->
        [one] one default part was made as the rules for luck say.
       *[other] { $n } default parts were made as the rules for luck say.
    }
client-luck-check-seed = the seed { $value } follows from the secret and all { $n } parts.
client-luck-check-dice =
    { $n ->
        [one] the one die you could see follows from the seed.
       *[other] all { $n } dice you could see follow from the seed.
    }
client-luck-check-lost =
    { $n ->
        [one] one deal before this one came to nothing, and the record says who had not opened their part.
       *[other] { $n } deals before this one came to nothing, and the record says who had not opened their part.
    }
client-luck-alone = No browser added luck in this game, so you have to trust the server's choice of its secret.
client-luck-rest = The record of the game, checked with “posse verify”, proves every choice and the result as well.
client-luck-more = More about luck

## Rules

client-rule = Rule
client-rule-open = Rule { $rule }
client-rule-copy = Copy the link to rule { $rule }
client-rule-more = More
client-rule-in-book = Open in the rules
client-rules-contents = Contents
client-rules-search = Search the rules
client-rules-found =
    { $n ->
        [0] No rule found
        [one] One rule found
       *[other] { $n } rules found
    }
client-rules-none = No rule contains all these words.

## Settings

client-settings-text = For this browser. Changes take effect at once.
client-settings-language = Language
client-settings-text-size = Text size
    .text = On top of your browser's own text size.
client-settings-text-normal = Normal
client-settings-text-large = Large
client-settings-text-larger = Larger
client-settings-motion = Motion
    .text = Without motion nothing flies or tumbles; everything that happens is still in the log.
client-settings-motion-system = Same as the system
client-settings-motion-full = On
client-settings-motion-none = Off
client-settings-motion-on = Motion
client-settings-speed = Speed
    .text = How long you are shown what happened. Every sentence stays long enough to be read.
client-settings-speed-slow = Slow
client-settings-speed-normal = Normal
client-settings-speed-fast = Fast
client-settings-theme = Theme
client-settings-theme-day = Day
client-settings-theme-night = Night
client-settings-theme-system = Same as the system
client-settings-sound = Sound
    .text = Dice, coins, a bell when it is your turn.
client-settings-sound-on = Sounds
client-settings-bots = Your bots
    .text = A program of yours can play at tables that allow outside bots. It proves who it is with a token: keep that to yourself, and revoke it when it is not needed or has leaked.
client-bot-name = Name of the bot
client-bot-make = Make a token
client-bot-made = The token of { $name }. Copy it now: it is shown only this once.
client-bot-revoke = Revoke
client-bot-revoke-who = Revoke the token of { $name }
client-bot-revoked = The token of { $name } no longer works.

## About

client-about = About Posse
client-about-text = Four Old-West tabletop games under one roof, open source, for browsers, terminals and bots.
client-about-luck = How to check the luck
    .text = Every shuffle and every die comes from one seed. Before the deal the server publishes the SHA-256 of its secret; each player's browser sends the hash of 32 random bytes, and the bytes themselves only when all hashes are in; the seed is the hash of all of them. When the game is over everything is revealed. “Check the luck” on the result recomputes it in your browser. To check every choice too, save the record and run this:
client-about-host = Host your own
    .text = Posse is one Python package. This starts it on a laptop and lets in everyone on the same network; without the last two words, only this computer can open it:
client-about-bots = Bots
    .text = Bots see what a player in their seat would see, and nothing else. They answer the same questions with the same options as you do.
client-about-credits = Thanks
client-about-icons = Icons by Lorc, Delapouite and others, from
client-about-fonts = Typefaces, under the
client-about-made-with = The client is made with Svelte, its words with Project Fluent.
client-about-names = Names and trademarks
    .text = BANG!, Colt Express, Dice Town and Carson City are trademarks of their owners. Posse is not affiliated with them. All pictures and texts here are our own; the rules are told in our own words. If you like a game, buy the box.

## Moving about, and when something is wrong

client-skip = Skip to the content
client-skip-question = Skip to the question
client-nav = Sections
client-nav-rules = Rules
client-nav-games = Old games
client-nav-settings = Settings
client-home = Home
client-close = Close
client-loading = Loading…
client-try-again = Try again
client-toast = Message
client-lost = There is nothing at this address. Maybe it blew away.
client-fault-offline = The server cannot be reached. Trying again…
client-fault-unknown = Something went wrong. Reloading the page may help.
client-fault-closed = This table was closed.
