### What every game and every tool of Posse says.

## Lists: "A, B and C". Commas come before, from the program.

list-last = { $first } and { $last }

## Languages, each in its own

language-en = English
language-ru = Русский
language-uk = Українська

## Seats

seats-range = { $min } to { $max } players

## Refusals that are the same in every game

refusal-stale = This question was already answered; the table has moved on.
refusal-unknown-option = That is not an answer to this question.
refusal-not-asked =
    { $n ->
        [one] It is not your turn to choose: { $seats } has to answer first.
       *[other] It is not your turn to choose: { $seats } have to answer first.
    }
refusal-over = The game is over.
refusal-moment = One moment: the answers are about to be shown.
refusal-take-back = There is no answer of yours that you could still take back.
refusal-too-fast = Not so fast: one hand, one command after the other.
refusal-live-only = This way of playing is only for live games: choose no clock, or a clock in seconds.

## Errors: games, seats, settings

error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-seats = This game is for { $min } to { $max } players, not for { $seats }.
error-setting-unknown = The game has no setting “{ $setting }”. It has: { $known }.
error-setting-value = The setting “{ $setting }” cannot be “{ $value }”; allowed: { $allowed }.

## Errors: words and rules

error-language = Posse does not speak “{ $language }”; it speaks { $known }.
error-unknown-rule =
    { $n ->
        [0] There is no rule “{ $rule }”.
       *[other] There is no rule “{ $rule }”. Similar rules: { $near }.
    }

## Errors: records

error-record-foreign = This is not a game record of Posse.
error-record-format = This record has the format { $format }, which this version of Posse does not know.
error-record-version = This record was made with version { $theirs } of the rules of { $game }; here they are at version { $ours }, so it would be a different game.
error-record-line = The record is damaged at line { $line }.
error-record-cut =
    { $lines ->
        [one] The record is cut short: it has only { $lines } line.
       *[other] The record is cut short: it has only { $lines } lines.
    }
error-record-changed = The record was changed after it was written: its seal does not match.
error-record-illegal = Choice { $number } of the record, “{ $option }”, is not legal ({ $rule }).
error-record-asks = Choice { $number } of the record says it answers “{ $asks }”, but something else was asked.
error-verify-commitment = The server's seed does not match the commitment published before the deal.
error-verify-share = Seat { $seat } is marked as having added no luck of its own, but its share is not the default one.
error-verify-hash = The share of seat { $seat } does not match the hash that the seat sent before anything was revealed.
error-verify-lost = Deal { $number } is said to have come to nothing, but nobody was missing in it.
error-verify-seed = The seed of the table does not follow from the server's seed and the shares of the seats.
error-verify-result = The result stated in the record is not the result of its choices.

## Errors: files

error-file-missing = There is no file { $file }.
error-file-read = { $file } cannot be read: { $reason }.
error-file-write = { $file } cannot be written: { $reason }.
