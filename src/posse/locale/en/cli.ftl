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
cli-play = A game in this terminal against bots.
    .more = At the table type help to see what can be typed: the number of an option, ? 2 for what it means, why … for what is not possible, log, rules, save FILE, quit. A game that you leave is kept, and you are told how to go on with it.
    .examples =
        posse play dice-town
        posse play dice-town --seats 3 --bots deputy,greenhorn --name Ann
        posse play dice-town --set first_sheriff=b --seed 7
        posse play colt-express --seats 5
        posse play saved.jsonl
cli-simulate = Many games between bots, with wins, scores and lengths and their 95% intervals.
    .more = With each game everybody moves one seat on. The same seed gives the same result, whatever the number of jobs.
    .examples =
        posse simulate dice-town --games 1000 --bots deputy,greenhorn,greenhorn,greenhorn
        posse simulate dice-town --games 10000 --jobs 8 --seed 7 --out games.parquet
        posse simulate dice-town --games 100 --json
cli-replay = Goes through a recorded game: forward, back, or straight to a choice.
    .more = Shown is what a spectator could see, or with --seat what that player saw. n goes on, b goes back, g 42 goes to choice 42, end goes to the end, q ends.
    .examples =
        posse replay saved.jsonl
        posse replay saved.jsonl --seat a
        posse replay saved.jsonl --at 42
        posse replay saved.jsonl --print
cli-verify = Checks a record from the file alone: its luck, every choice, and the result.
    .examples =
        posse verify saved.jsonl
        posse verify saved.jsonl --json
cli-rules = Lists, shows and searches the rules of the games.
    .more = Without anything: the games. With a game: its chapters. With the id of a rule, the number of a chapter, or words: the rules meant.
    .examples =
        posse rules dice-town
        posse rules dice-town 5.2
        posse rules dice-mine-nuggets
        posse rules dice-town sheriff tie
cli-games = The games there are: how many can play, which settings they have, which bots can join.
    .examples =
        posse games
        posse games --json
cli-serve = The server with the web client, on this machine only unless told otherwise.
    .more = It prints the address to open in a browser and runs until Ctrl-C. Tables are kept in one SQLite file in the data folder; nothing is lost when the server is killed.
    .examples =
        posse serve
        posse serve --open
        posse serve --host 0.0.0.0 --port 8080 --data /srv/posse
cli-bench = Measures how fast games run, as plain Python and compiled, side by side.
    .more = The two interpreters take turns; shown are the medians of CPU time. The compiled one is made by make fast.
    .examples =
        posse bench
        posse bench dice-town --seats 5 --repeats 9
        posse bench colt-express --seats 3,4,5,6
        posse bench --fast-python .venv-fast/bin/python --json
        posse bench server --tables 250 --rate 500

cli-argument-play = the game to play (posse games lists them), or a saved game to go on with
cli-argument-game = the game (posse games lists them)
cli-argument-bench = the game to measure (every game if none is named), or server
cli-argument-record = a recorded game
cli-argument-rules = a game, then the id of a rule, the number of a chapter, or words to look for
cli-option-host = the address to listen on (127.0.0.1 if none is given)
cli-option-port = the port to listen on (8765 if none is given; 0 takes any free one)
cli-option-data = the folder in which tables are kept
cli-option-db = a database by its URL instead of the SQLite file in the data folder
cli-option-metrics = who may read the figures at /metrics: local (programs on this machine, the default), all, or off (nobody)
cli-option-open = open the page in a browser
cli-option-tables = with server: how many tables are played at once
cli-option-rate = with server: how many choices a second are to be made (0: as many as it takes)
cli-option-help = show this page
cli-option-version = show the version
cli-option-lang = the language; otherwise POSSE_LANG or the language of the system decides
cli-option-json = print JSON for programs instead of text for people
cli-option-seed = any text: the same seed gives the same luck
cli-option-seats = how many sit at the table
cli-option-bench-seats = how many sit at the table; several numbers are measured one after another (4)
cli-option-set = change a setting of the game; may be repeated
cli-option-resume = go on with a saved game
cli-option-seat = the chair you take (a if none is named)
cli-option-bots = who plays against you; names are repeated until all chairs are taken
cli-option-name = what you are called at the table
cli-option-save = keep the game in this file
cli-option-games = how many games (100)
cli-option-simulated-bots = the bot on each chair, separated by commas
cli-option-jobs = how many processes (one for each processor)
cli-option-out = also write one row a game: .parquet, .csv or .jsonl
cli-option-replay-seat = see the game as this seat saw it
cli-option-at = show only the table after so many choices
cli-option-print = print the whole game instead of asking
cli-option-repeats = how often to measure (5)
cli-option-seconds = seconds of measuring: of each measurement (0.4), or of the whole with server (20)
cli-option-fast = the Python in which Posse is compiled (.venv-fast next to the sources)

## What can be wrong with a command line

cli-error-command = There is no command “{ $command }”. There are: { $known }.
cli-error-no-option = There is no option { $option } here; --help lists those there are.
cli-error-option-value = The option { $option } needs a value.
cli-error-option-flag = The option { $option } takes no value.
cli-error-missing = Something is missing: { $what }; --help shows how it is meant.
cli-error-extra = This is too much: { $what }; --help shows how it is meant.
cli-error-number = { $option } has to be a number from { $low } to { $high }, not “{ $value }”.
cli-error-word = { $option } has to be one of these: { $known }; not “{ $value }”.
cli-error-seat = There is no seat “{ $seat }”; the seats are { $first } to { $last }.
cli-error-text = { $option } has to be text, and “{ $value }” is none.
cli-error-set = “{ $given }” does not change a setting; write NAME=VALUE, for example first_sheriff=b.
cli-error-which-game = Which game? There are: { $known }.
cli-error-too-many-bots =
    { $bots ->
        [one] { $bots } bot and you do not fit on { $seats } chairs.
       *[other] { $bots } bots and you do not fit on { $seats } chairs.
    }
cli-error-resume-option = A saved game goes on as it was begun: { $option } cannot be given with it.
cli-error-name-bot = “{ $name }” is the name of a bot; please take another.
cli-error-out = { $file } cannot be written: its name has to end in one of { $known }.
cli-error-parquet = Writing .parquet needs pyarrow, which is not installed: pip install 'posse[parquet]'. Without it, .csv and .jsonl work.
cli-error-not-ours = { $file } is there and is no record of Posse, so it is left as it is; please take another name.
cli-error-output = The output cannot be written: { $reason }.
cli-error-no-rule = No rule speaks of “{ $wanted }”.
cli-error-no-python = There is no Python at { $python }.
cli-error-no-posse = { $python } has no Posse that could be measured.
cli-error-same-side = The Posse of { $python } is of the same kind as this one: { $side }.
cli-in-file = { $file }: { $text }
cli-reason-forbidden = access is not permitted
cli-reason-folder = it is a folder
cli-reason-no-folder = there is no such folder
cli-reason-no-file = it is not an ordinary file
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
cli-welcome-help = Type help to see what can be typed, quit to leave.
cli-play-commands =
    2            choose option 2; part of its words will do: { $option }
    Enter        takes the only option there is
    list         all options, with their own names; #12 chooses from it
    ?            what is asked and by which rule
    ? 2          what option 2 means;  ? { $thing }  what a place, card or player is
    why …        why something is not possible:  { $why }
    table        draw the table again
    log          what happened lately, with the rules;  log 50,  log all
    rules …      the rules:  rules,  rules 5.2,  rules { $rules }
    standing     questions to be answered for you without asking
    save FILE    keep the game in a file
    quit         leave; the game is kept
cli-example-option = pass
cli-example-thing = b
cli-example-why = why pass
cli-example-rules = turn
cli-verb-help = help, h
cli-verb-table = table, t
cli-verb-list = list, l
cli-verb-explain = explain
cli-verb-why = why
cli-verb-log = log
cli-verb-rules = rules, rule
cli-verb-standing = standing
cli-verb-save = save
cli-verb-quit = quit, q, exit
cli-only-option = Enter will do. With standing such questions need not be asked at all.
cli-error-no-such-number =
    { $n ->
        [one] There is only option 1.
       *[other] The options are numbered from 1 to { $n }.
    }
cli-not-understood = “{ $typed }” is not understood here; help shows what can be typed.
cli-why-what = Why what? For example: { $why }.
cli-why-possible = That is possible right now.
cli-standing-none = In this game every question is put to you.
cli-standing = Answered for you without asking (type standing and a number to switch):
cli-standing-on = [on ]
cli-standing-off = [off]
cli-standing-which = Which one is “{ $what }”? Type standing and its number.
cli-save-where = Where to? Type save and the name of a file.
cli-saved = The game is kept in { $file }.
cli-kept = The game is kept. To go on: posse play { $file }
cli-kept-over = The game is kept. To see it again: posse replay { $file }
cli-not-kept = The game is not kept. { $why }
cli-column-place = Place
cli-column-player = Player
cli-column-points = Points
cli-column-for = For

## Rules

cli-rules-how = posse rules GAME lists its chapters; posse rules GAME 5.2 or words shows rules.
cli-rules-more =
    { $n ->
        [one] … and { $n } more; say it more closely.
       *[other] … and { $n } more; say it more closely.
    }

## Games

cli-games-version = rules version { $version }
cli-games-settings = Settings
cli-games-bots = Bots
cli-games-allowed = Allowed: { $allowed }; otherwise { $default }.
cli-games-not-set = not set

## Verify

cli-verified-file =
    { $n ->
        [one] The file is whole: { $n } choice, and its seal matches.
       *[other] The file is whole: { $n } choices, and its seal matches.
    }
cli-verified-luck-agreed = The luck is as agreed: the server's seed matches the commitment { $commitment }… made before the deal, and the seed { $seed }… follows from it and from every seat's share.
cli-verified-luck-local = The luck is that of a local game: everything follows from the seed { $seed }…; nobody else had a share in it, so there is nothing more to check.
cli-verified-choices =
    { $n ->
        [one] { $n } choice is legal by the rules of { $game }, version { $version }.
       *[other] All { $n } choices are legal by the rules of { $game }, version { $version }.
    }
cli-verified-open = The game is not over, so there is no result to check.
cli-verified-result = The result is that of the choices: { $scores }. The winner: { $winners }.

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
cli-bench-events-off = Event log off
cli-bench-events-on = Event log on
cli-bench-games-per-second = games per second
cli-bench-decisions-per-second = decisions per second
cli-bench-clone-us = clone of a table
cli-bench-imagine-us = imagined table
cli-bench-make-fast = There is no compiled Posse next to this one: make fast builds it.
cli-bench-make-fast-again = The compiled Posse next to this one does not know every game yet: make fast builds it anew.

## The server

cli-serving = Posse is open: { $address }
cli-serving-stop = Ctrl-C closes it. Tables go on where they were when it is started again.
cli-load-begins =
    { $tables ->
        [one] Playing one table for { $seconds } seconds…
       *[other] Playing { $tables } tables for { $seconds } seconds…
    }
cli-load-scope = { $tables } tables, { $sockets } sockets, { $seconds } seconds, every choice stored first.
cli-load-rate = { $rate } choices a second ({ $asked } wanted), { $choices } in all.
cli-load-times = From a choice to the last seat informed: p50 { $p50 } ms, p99 { $p99 } ms, slowest { $slowest } ms.
