### The bots: their names, what they are like, and what can go wrong with them.

bot-greenhorn = Greenhorn
    .text = New in town: plays at random, but does nothing plainly foolish.
bot-deputy = Deputy
    .text = Knows the trade: weighs what is worth winning, what it costs and what the others are after.
bot-marshal = Marshal
    .text = Thinks ahead: plays the likely answers on in many imagined games, up to 2 seconds for a decision.
    .slow = thinks up to 2 seconds

hint-chance =
    { $n ->
        [100] wins in all worlds
       *[other] wins in { $n } of 100 worlds
    }
hint-deputy = what the bot Deputy would do
hint-only = the only sensible answer
hint-even = It hardly matters which of these you choose.

error-unknown-bot = There is no bot called “{ $bot }” for this game. There are: { $known }.
error-illegal-choice = The bot { $bot } chose { $option } when asked for “{ $asks }”, which is not one of its options.
error-research-missing = posse.research needs further packages, which are not installed: pip install 'posse[research]'.
error-openskill-missing = Ratings need OpenSkill, which is not installed: pip install 'posse[arena]'.
error-tournament-file = { $file } holds something else than the games of this arena, so it was left alone; please choose another name.
error-dask-missing = Playing on a cluster needs Dask, which is not installed: pip install 'posse[dask]'.
error-dask = No Dask scheduler answers at { $address }: { $reason }.
error-dask-version = The workers of the cluster run another version of Posse: { $theirs }. This is { $ours }.
error-review-unfinished = Only a finished game can be reviewed.
