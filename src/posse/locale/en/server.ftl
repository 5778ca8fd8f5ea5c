### What the server says: to visitors in the browser, and to the person who starts it.

## What bots are called at a table

bot-name-etta = Etta
bot-name-silas = Silas
bot-name-cora = Cora
bot-name-amos = Amos
bot-name-hattie = Hattie
bot-name-boone = Boone
bot-name-lottie = Lottie
bot-name-ezra = Ezra

## Visitors

error-no-cookie = The server does not know this browser yet: reload the page and allow cookies for this site.
error-no-token = This needs the token of a bot: Authorization: Bearer posse_bot_… The token may have been revoked.
error-bad-name = A name has 1 to 24 visible characters and at least one letter or digit.
error-name-first = Choose a name first.
error-origin = This request came from another site and was refused.

## Tables

error-not-found = There is no such table, or it needs an invitation.
error-no-spectators = This table can't be watched.
error-no-outside-bots = The host of this table has not allowed outside bots.
error-removed = The host has asked you to leave this table. You can come back only when the host lets you.
error-not-seated = You have no seat at this table.
error-not-host = Only the host of the table can do this.
error-not-yours = This seat is not yours.
error-table-full = All seats at this table are taken.
error-seat-taken = This seat is taken.
error-seats-free = Not all seats are taken yet: wait for someone, or put a bot there.
error-seat-free = Nobody sits there.
error-own-seat = You cannot remove yourself: get up instead.
error-no-seat = This table has no such seat.
error-has-started = The game at this table has already started.
error-not-running = There is no game running at this table.
error-not-over = The game at this table is not over yet.
error-not-stopped = This table has not been stopped by newer rules.
error-is-here = This player is at the table: only they can hand their seat to a bot.
error-still-thinking =
    { $seconds ->
        [one] This player has not been thinking for long: a bot can take over in a second.
       *[other] This player has not been thinking for long: a bot can take over in { $seconds } seconds.
    }
error-bot-plays = A bot is playing for you. Take your seat back first.
error-no-hints = There are no hints at this table.
error-hint-late = That question is over: there is nothing to give a hint for.
error-hint-busy = Too many are thinking at the moment. Please ask again in a little while.
error-share-given = Your seat has already added its luck.
error-share-early = Not everybody's luck is sealed yet: yours is opened later.
error-share-late = The dice are cast: no more luck can be added.
error-share-wrong = This is not the luck that your seat has sealed.
error-share-missed = Your part of the luck was not opened in time, so the table deals again. If that happens once more, a bot gets your seat.
error-seat-lost = Your part of the luck was not opened in time, for the second time. A bot has your seat now.

## Limits

error-too-big = That is too big.
error-too-fast = Slow down, please: too many requests.
error-too-many-tables = You have too many tables at once. Finish or leave one of them first.
error-too-many-sockets = Too many windows are open. Close one of them first.
error-too-many-reviews = Many games are being reviewed already. Please try again in a few minutes.
error-too-many-bots = Bots play alone at too many tables already. Sit down at one, or wait until one ends.
error-too-many-accounts = You have as many bots as one visitor may have. Revoke one first.
error-server-full = All tables of this server are taken just now. Try again in a few minutes.

## Requests

error-bad-message = The server did not understand this request: { $reason }.
error-bad-type = The server accepts only JSON.
error-method = This cannot be done that way.
error-too-slow = The request took too long to arrive.
error-server = Something went wrong on the server. The error has been logged.
error-no-database = The server cannot reach its database just now. Nothing is lost: try again in a moment.

## Starting the server

error-host = Cannot listen on { $host }, port { $port }: there is no such address on this machine.
error-port-in-use = Port { $port } is already in use on { $host }: close the other program, or choose another port.
error-port-forbidden = This user is not allowed to listen on port { $port }: choose one above 1023.
error-data-folder = The folder { $folder } cannot be written ({ $reason }): tables are kept there.
error-data-in-use = Another Posse server is already using the folder { $folder }.
error-database-in-use = Another Posse server is using the database { $url }, and only one at a time can.
error-database-url = “{ $url }” is not a database that Posse knows: it takes sqlite:///file and postgresql://user@host/name.
error-database-driver = The driver { $driver } for this database is not installed: pip install 'posse[postgres]'.
error-database = The database { $url } cannot be opened: { $reason }.
error-database-full = The database { $url } has no connection left for this server: a server needs up to 15. Raise max_connections, or start fewer servers.
error-database-newer = The database was made by a newer Posse than this one.
error-database-older = Servers of an older Posse are still using this database, and this version has to change it in a way they do not understand. Stop them first.
error-workers-database = --workers needs PostgreSQL (--db postgresql://…): with SQLite there is one server.
error-workers-start = A worker did not start in time.

## Measuring the server

error-load = The measurement failed: { $reason }.
