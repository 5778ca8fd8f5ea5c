### The command line: what `posse` says beyond the games themselves.
###
### Lines that begin with "posse" are typed as they stand, in every language.

## Help

cli-usage = Usage:
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands
cli-heading-examples = Examples

cli-posse = Four Old-West tabletop games in one open engine: play, simulate, replay and check games.
    .more = Every command has its own --help, with examples.
    .examples =
        posse play dice-town
        posse play colt-express
        posse games
        posse rules dice-town bribe
        posse simulate dice-town --games 1000 --bots deputy,greenhorn,greenhorn,greenhorn
cli-play = Play a game against bots in this terminal.
    .more = At the table, type help for what you can type: the number of an option, ? 2 for what it means, why … for why something is not possible, log, rules, save FILE, quit. A game you leave is saved, and you are told how to continue it.
    .examples =
        posse play dice-town
        posse play dice-town --seats 3 --bots deputy,greenhorn --name Ann
        posse play dice-town --set first_sheriff=b --seed 7
        posse play colt-express --seats 5
        posse play saved.jsonl
cli-simulate = Play many games between bots; report wins, scores and lengths with 95% intervals.
    .more = Players rotate by one seat after each game. The same seed gives the same result, whatever the number of jobs.
    .examples =
        posse simulate dice-town --games 1000 --bots deputy,greenhorn,greenhorn,greenhorn
        posse simulate dice-town --games 10000 --jobs 8 --seed 7 --out games.parquet
        posse simulate dice-town --games 100 --json
cli-arena = Let bots play each other in all seatings; rate how strong they are, with 95% intervals.
    .more = Every deal is played in every order of the bots. The same seed gives the same result, whatever the number of jobs. Ratings are OpenSkill’s: only their differences mean something.
    .examples =
        posse arena dice-town --bots deputy,greenhorn --games 600
        posse arena colt-express --bots deputy,greenhorn,greenhorn,greenhorn --games 400 --plot colt.svg
        posse arena bang --bots deputy,greenhorn --seats 5 --games 2000 --file bang-arena.jsonl
cli-replay = Step through a recorded game: forward, back, or straight to a choice.
    .more = It shows what a spectator could see, or with --seat what that player saw. n goes forward, b goes back, g 42 goes to choice 42, end goes to the end, q quits.
    .examples =
        posse replay saved.jsonl
        posse replay saved.jsonl --seat a
        posse replay saved.jsonl --at 42
        posse replay saved.jsonl --print
cli-review = Review a finished game: everybody’s chances, what decided it, costly choices, luck and skill.
    .more = Positions are played on many times with fresh luck. A choice is judged by what its player could know. The same number of trials and the same seed give the same review.
    .examples =
        posse review saved.jsonl
        posse review saved.jsonl --seconds 120
        posse review saved.jsonl --trials 5000 --json
cli-verify = Check a record from the file alone: its luck, every choice, and the result.
    .examples =
        posse verify saved.jsonl
        posse verify saved.jsonl --json
cli-rules = List, show and search the rules of the games.
    .more = Without arguments it lists the games; with a game, its chapters; with a rule id, a chapter number or words, the matching rules.
    .examples =
        posse rules dice-town
        posse rules dice-town 5.2
        posse rules dice-mine-nuggets
        posse rules dice-town sheriff tie
cli-games = List the games: how many can play, which settings they have, which bots can join.
    .examples =
        posse games
        posse games --json
cli-serve = Start the server with the web client, on this machine only unless told otherwise.
    .more = It prints the address to open in a browser and runs until Ctrl-C. Tables are stored in one SQLite file in the data folder; nothing is lost when the server is killed.
    .examples =
        posse serve
        posse serve --open
        posse serve --host 0.0.0.0 --port 8080 --data /srv/posse
cli-bench = Measure how fast games run, as plain Python and compiled, side by side.
    .more = The two interpreters take turns; the results are medians of CPU time. make fast builds the compiled one.
    .examples =
        posse bench
        posse bench dice-town --seats 5 --repeats 9
        posse bench colt-express --seats 3,4,5,6
        posse bench bang --seats 5 --set dodge-city=on
        posse bench colt-express --against HEAD~20
        posse bench --fast-python .venv-fast/bin/python --json
        posse bench server --tables 250 --rate 500

cli-argument-play = the game to play (posse games lists them), or a saved game to continue
cli-argument-game = the game (posse games lists them)
cli-argument-bench = the game to measure (default: every game), or server
cli-argument-record = a recorded game
cli-argument-rules = a game, then a rule id, a chapter number, or words to search for
cli-option-host = the address to listen on (default: 127.0.0.1)
cli-option-port = the port to listen on (default: 8765; 0 takes any free port)
cli-option-data = the folder where tables are stored
cli-option-db = a database URL, instead of the SQLite file in the data folder
cli-option-metrics = who may read the metrics at /metrics: local (programs on this machine, the default), all, or off
cli-option-workers = several processes on one port (needs PostgreSQL)
cli-option-bot-processes = processes in which bots think (usually one for each processor but one)
cli-option-new-key = sign cookies with a new key from now on; those signed with the old one hold for 60 days and are renewed
cli-option-open = open the page in a browser
cli-option-tables = with server: how many tables to play at once
cli-option-rate = with server: how many choices a second to make (0: as many as possible)
cli-option-lobby = with server: how many look at the lists of the lobby meanwhile
cli-option-marshals = server: marshals that think meanwhile
cli-option-spectators = with server: how many look on at the tables
cli-option-bench-db = server: a PostgreSQL on which to measure (a database is made there, and removed), instead of an SQLite file
cli-option-servers = server: how many servers share a PostgreSQL database
cli-option-climb = server: raise the load until the p99 passes 100 ms
cli-option-against = a commit, branch or tag: its engine is built, and the two take turns
cli-option-help = show this page
cli-option-version = show the version
cli-option-lang = the language (default: POSSE_LANG, or the language of the system)
cli-option-json = print JSON for programs instead of text for people
cli-option-seed = any text: the same seed gives the same luck
cli-option-seats = how many players sit at the table
cli-option-bench-seats = how many players sit at the table; several numbers are measured one after another (default: 4)
cli-option-set = change a setting of the game; may be repeated
cli-option-resume = continue a saved game
cli-option-seat = your seat (default: a)
cli-option-bots = who plays against you; names are repeated until all seats are taken
cli-option-name = your name at the table
cli-option-save = save the game to this file
cli-option-games = how many games to play (default: 100)
cli-option-simulated-bots = the bot in each seat, separated by commas
cli-option-jobs = how many processes to use (default: one for each processor)
cli-option-out = also write one row per game: .parquet, .csv or .jsonl
cli-option-choices = with --out: another file with one row per choice
cli-option-positions = with --out: another file with the position before each choice, as numbers
cli-option-dask = play on the Dask cluster whose scheduler has this address
cli-option-arena-bots = the bots to compare, separated by commas; repeated until all seats are taken
cli-option-arena-games = how many games to play (default: one deal in all seatings)
cli-option-arena-file = keep the games in this file, and go on from what it has
cli-option-plot = also draw the ratings: .svg or .png
cli-option-review-seconds = about how long to think (default: 40 seconds)
cli-option-trials = how many positions to play on, instead of a time
cli-option-review-seed = a text that decides the luck of the trials (default: review)
cli-option-review-plot = also draw the chances: .svg or .png
cli-option-replay-seat = see the game as this seat saw it
cli-option-at = show only the table after this many choices
cli-option-print = print the whole game instead of asking
cli-option-repeats = how many times to measure (default: 5)
cli-option-seconds = seconds for each measurement (default: 0.4), or in total with server (default: 20)
cli-option-fast = the Python where Posse is compiled (default: .venv-fast next to the sources)

## What can be wrong with a command line

cli-error-command = There is no command “{ $command }”. There are: { $known }.
cli-error-no-option = There is no option { $option } here; --help lists the options.
cli-error-option-value = The option { $option } needs a value.
cli-error-option-flag = The option { $option } takes no value.
cli-error-missing = Missing: { $what }. See --help.
cli-error-extra = Unexpected: { $what }. See --help.
cli-error-number = { $option } has to be a number from { $low } to { $high }, not “{ $value }”.
cli-error-word = { $option } has to be one of these: { $known }; not “{ $value }”.
cli-error-seat = There is no seat “{ $seat }”; the seats are { $first } to { $last }.
cli-error-text = { $option } has to be text; “{ $value }” is not.
cli-error-set = “{ $given }” does not change a setting; write NAME=VALUE, for example first_sheriff=b.
cli-error-which-game = Which game? There are: { $known }.
cli-error-too-many-bots =
    { $bots ->
        [one] { $bots } bot and you do not fit on { $seats } seats.
       *[other] { $bots } bots and you do not fit on { $seats } seats.
    }
cli-error-resume-option = A saved game continues as it began: { $option } cannot be used with it.
cli-error-name-bot = “{ $name }” is the name of a bot; please choose another.
cli-error-out = { $file } cannot be written: its name has to end in one of { $known }.
cli-error-parquet = Writing .parquet needs pyarrow, which is not installed: pip install 'posse[parquet]'. Without it, .csv and .jsonl work.
cli-error-plot = Drawing needs matplotlib, which is not installed: pip install 'posse[arena]'.
cli-error-arena-bots = An arena needs at least two different bots: --bots deputy,greenhorn.
cli-error-arena-seats = { $bots } bots cannot sit on { $seats } seats.
cli-error-needs-out = { $option } needs --out FILE: it writes another file beside that one.
cli-error-positions-csv = Positions do not fit into .csv: choose .parquet or .jsonl.
cli-error-not-ours = { $file } exists and is not a Posse record, so it was left alone; please choose another name.
cli-error-output = The output cannot be written: { $reason }.
cli-error-no-rule = No rule mentions “{ $wanted }”.
cli-error-no-python = There is no Python at { $python }.
cli-error-no-posse = { $python } has no Posse to measure.
cli-error-same-side = The Posse of { $python } is of the same kind as this one: { $side }.
cli-error-no-clone = --against needs a git clone of Posse, and git: there is none here.
cli-error-no-commit = This repository has no commit “{ $ref }”.
cli-error-stale-build = The compiled Posse was not built from the present sources: make fast builds it again.
cli-error-build = Commit { $ref } could not be built: { $reason }
cli-error-against-game = Commit { $ref } does not know { $game } yet.
cli-error-against-failed = The engine of commit { $ref } cannot be measured: it is too different from this one.
cli-in-file = { $file }: { $text }
cli-reason-forbidden = access is not permitted
cli-reason-folder = it is a folder
cli-reason-no-folder = there is no such folder
cli-reason-no-file = it is not a regular file
cli-reason-long = its name is too long
cli-reason-read-only = the disk is read-only
cli-reason-full = the disk is full

## At the table

cli-name-you = Stranger
cli-name-a = Abby
cli-name-b = Buck
cli-name-c = Clara
cli-name-d = Dutch
cli-name-e = Edna
cli-name-f = Floyd
cli-name-g = Grace
cli-name-h = Hank
cli-you = you
cli-welcome = At the table: { $players }.
cli-welcome-back = Welcome back. At the table: { $players }.
cli-welcome-help = Type help to see what you can type, quit to leave.
cli-play-commands =
    2            choose option 2; part of its words is enough: { $option }
    Enter        choose the only option
    list         all options with their names; #12 chooses from the list
    ?            the question and its rule
    ? 2          what option 2 means;  ? { $thing }  what a place, card or player is
    why …        why something is not possible:  { $why }
    hint         the best answers, with their chances
    back         take back an answer that the others have not seen yet
    table        draw the table again
    log          the latest events, with their rules;  log 50,  log all
    rules …      the rules:  rules,  rules 5.2,  rules { $rules }
    standing     questions answered for you without asking
    say …        say something; the bots do not answer
    save FILE    save the game to a file
    quit         leave; the game is saved
cli-hint-none = There are no hints in this game.
cli-example-option = pass
cli-example-thing = b
cli-example-why = why pass
cli-example-rules = turn
cli-verb-help = help, h
cli-verb-table = table, t
cli-verb-list = list, l
cli-verb-explain = explain
cli-verb-hint = hint
cli-verb-why = why
cli-verb-back = back
cli-verb-log = log
cli-verb-rules = rules, rule
cli-verb-standing = standing
cli-verb-say = say
cli-verb-save = save
cli-verb-quit = quit, q, exit
cli-only-option = Just press Enter.
cli-error-no-such-number =
    { $n ->
        [one] There is only option 1.
       *[other] The options are numbered from 1 to { $n }.
    }
cli-not-understood = “{ $typed }” is not understood here; help shows what you can type.
cli-why-what = Why what? For example: { $why }.
cli-why-possible = That is possible right now.
cli-standing-none = This game has no questions that can be answered in advance.
cli-standing = Answered for you without asking (type standing and a number to switch):
cli-standing-on = [on ]
cli-standing-off = [off]
cli-standing-which = Which one is “{ $what }”? Type standing and its number.
cli-say-nobody = Nobody answers: the others are bots.
cli-say-again = Type it once more to speak all the same.
cli-save-where = Where to? Type save and a file name.
cli-saved = The game is saved in { $file }.
cli-kept = The game is saved. To continue: posse play { $file }
cli-kept-over = The game is saved. To watch it again: posse replay { $file }
cli-not-kept = The game is not saved. { $why }
cli-column-place = Place
cli-column-player = Player
cli-column-points = Points
cli-column-for = For

## Rules

cli-rules-how = posse rules GAME lists its chapters; posse rules GAME 5.2 or words shows rules.
cli-rules-more =
    { $n ->
        [one] … and { $n } more; add words to narrow it down.
       *[other] … and { $n } more; add words to narrow it down.
    }

## Games

cli-games-version = rules version { $version }
cli-games-settings = Settings
cli-games-bots = Bots
cli-games-allowed = Allowed: { $allowed }; default: { $default }.
cli-games-not-set = not set

## Verify

cli-verified-file =
    { $n ->
        [one] The file is complete: { $n } choice, and its seal matches.
       *[other] The file is complete: { $n } choices, and its seal matches.
    }
cli-verified-luck-agreed = The luck is as agreed: the server's seed matches the commitment { $commitment }… made before the deal, and the seed { $seed }… follows from it and from every seat's share.
cli-verified-luck-hashed = The luck is as agreed: the server's seed matches the commitment { $commitment }… made before the deal, every share matches the hash that its seat sent before any share was shown, and the seed { $seed }… follows from all of them.
cli-verified-lost =
    { $n ->
        [one] Before that, one deal came to nothing because a share was not revealed: { $seats }.
       *[other] Before that, { $n } deals came to nothing because a share was not revealed: { $seats }.
    }
cli-verified-luck-local = The luck is that of a local game: everything follows from the seed { $seed }…; nobody else had a share in it, so there is nothing more to check.
cli-verified-choices =
    { $n ->
        [one] { $n } choice is legal by the rules of { $game }, version { $version }.
       *[other] All { $n } choices are legal by the rules of { $game }, version { $version }.
    }
cli-verified-open = The game is not over, so there is no result to check.
cli-verified-result = The result follows from the choices: { $scores }. The winner: { $winners }.

## Replay

cli-replay-help-line = n next · b back · g 42 go to choice 42 · start · end · log · q quit (n 5, b 5: five steps)
cli-replay-verb-next = n, next
cli-replay-verb-back = b, back
cli-replay-verb-go = g, go
cli-replay-verb-end = end
cli-replay-verb-start = start
cli-replay-verb-log = log
cli-replay-verb-help = h, help, ?
cli-replay-verb-quit = q, quit
cli-replay-choice-number = The choice
cli-replay-taken-back = { $name } takes an answer back
cli-replay-start-line =
    { $n ->
        [one] Before the first choice of { $n }
       *[other] Before the first of { $n } choices
    }

## Simulate

cli-simulate-progress = Playing
cli-simulate-title =
    { $games ->
        [one] { $game }: { $games } game
       *[other] { $game }: { $games } games
    }
cli-simulate-bot = Bot
cli-simulate-seats = Seats
cli-simulate-wins = Wins
cli-simulate-share = Share of wins
cli-simulate-score = Score
cli-simulate-rounds = Rounds per game
cli-simulate-choices = Choices per game
cli-simulate-interval = In brackets: 95% intervals. A shared first place counts as part of a win.
cli-simulate-written =
    { $n ->
        [one] { $n } row written to { $file }.
       *[other] { $n } rows written to { $file }.
    }

## Arena

cli-arena-skill = Rating
cli-arena-note =
    { $seatings ->
        [one] In brackets: 95% intervals. There is one seating.
       *[other] In brackets: 95% intervals. Every deal is played in { $seatings } seatings.
    }
cli-arena-uneven = The last deal was not played in all { $seatings } seatings: a multiple of { $seatings } games is fairer.
cli-arena-drawn = Drawn in { $file }.

## Review

cli-error-review-budget = Give either --seconds or --trials, not both.
cli-review-progress = Reviewing
cli-review-title =
    { $n ->
        [one] Review of a game of { $game }, { $n } choice
       *[other] Review of a game of { $game }, { $n } choices
    }
cli-review-curve = Everybody’s chance to win, from the start to the end:
cli-review-sides = Everybody’s chance that their side wins, from the start to the end:
cli-review-match = A match of { $n } games: the chances are those of the game being played, and luck and skill are the mean of all games.
cli-review-turns = What decided it
cli-review-no-turns = No single moment changed much.
cli-review-costly = Costly choices
cli-review-no-costly = No choice was shown to be costly.
cli-review-parts = Luck and skill, in points of a hundred
cli-review-choice = Choice
cli-review-chance = Chance
cli-review-what = What was chosen
cli-review-change = Change
cli-review-by-choice = Of it by choice
cli-review-chosen = Chosen
cli-review-better = Better
cli-review-cost = Cost
cli-review-player = Player
cli-review-result = Result
cli-review-even = Even share
cli-review-start = Seat and deal
cli-review-own = Own choices
cli-review-others = Others’ choices
cli-review-later = Luck in play
cli-review-luck = Luck made { $share } of all that moved the chances.
cli-review-doubt = ± is one standard error. Choices are compared with those of the game’s quick player; a costly one was worse than another by more than two and a half standard errors, for all its player could know.
cli-review-judged = The alternatives of { $n } out of { $all } choices were looked at, those where the chances moved most.
cli-review-again = { $trials } trials. The same again: --trials { $trials } --seed { $seed }

## Bench

cli-bench-progress = Measuring
cli-bench-title =
    { $repeats ->
        [one] { $game }, { $seats } players, random play, one thread: CPU time, measured once.
       *[other] { $game }, { $seats } players, random play, one thread: CPU time, medians of { $repeats }.
    }
cli-bench-pure = pure Python
cli-bench-compiled = compiled
cli-bench-ratio = ratio
cli-bench-here = here
cli-bench-building = Getting commit { $ref } …
cli-bench-building-compiled = Building commit { $ref } (a few minutes, only this once) …
cli-bench-events-off = Event log off
cli-bench-events-on = Event log on
cli-bench-games-per-second = games per second
cli-bench-decisions-per-second = decisions per second
cli-bench-clone-us = clone of a table
cli-bench-imagine-us = imagined table
cli-bench-make-fast = There is no compiled Posse next to this one; make fast builds it.
cli-bench-make-fast-again = The compiled Posse next to this one does not know every game yet; make fast rebuilds it.

## The server

cli-serving = Posse is running: { $address }
cli-serving-stop = Press Ctrl-C to stop. After a restart, tables continue where they were.
cli-load-begins =
    { $tables ->
        [one] Playing one table for { $seconds } seconds…
       *[other] Playing { $tables } tables for { $seconds } seconds…
    }
cli-load-servers = Servers: { $servers }, database: { $database }.
cli-load-scope = { $tables } tables, { $sockets } sockets, { $seconds } seconds; every choice is stored first.
cli-load-guests = Looking on: in the lobby { $lobby }, at the tables { $spectators }.
cli-load-marshals = { $marshals ->
    [one] { $marshals } marshal thinks
   *[other] { $marshals } marshals think
} meanwhile.
cli-load-rate = { $rate } choices a second ({ $asked } wanted), { $choices } in total.
cli-load-times = From a choice until every seat knows it: p50 { $p50 } ms, p99 { $p99 } ms, slowest { $slowest } ms.
cli-load-after = When the load has gone: p99 { $p99 } ms.
cli-load-missing = Choices without an answer: { $unanswered }. Sockets that the server has closed: { $dropped }.
cli-load-used = The servers used { $cores } cores; memory { $before } MB when the load began, { $after } MB when it had gone.
