"""posse serve: the server with the web client, until Ctrl-C; and posse bench server, which measures it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

from posse.cli.arguments import decimal, number, one_of
from posse.cli.files import FileError, file_path
from posse.cli.terminal import Terminal
from posse.core.errors import PosseError

if TYPE_CHECKING:
    from posse.bench.server import Load


def serve(
    terminal: Terminal,
    host: str,
    port: str,
    data: str,
    db: str,
    metrics: str,
    new_key: bool,
    open_browser: bool,
    workers: str = "1",
    bot_processes: str = "",
) -> None:
    from posse.server.ops import run
    from posse.server.ops.metrics_access import METRICS_ACCESS
    from posse.server.ops.workers import MOST as MOST_WORKERS
    from posse.server.thinking.pool import MOST as MOST_PROCESSES

    def started(address: str) -> None:
        terminal.para(terminal.words.t("cli-serving", address=address))
        terminal.para(terminal.words.t("cli-serving-stop"))

    try:
        run.serve(
            host=host or run.HOST,
            port=number("--port", port, 0, 65535) if port else run.PORT,
            data=file_path(data) if data else None,
            db=db,
            metrics_access=one_of("--metrics", metrics or METRICS_ACCESS[0], METRICS_ACCESS),
            new_key=new_key,
            open_browser=open_browser,
            started=started,
            workers=number("--workers", workers, 1, MOST_WORKERS),
            bot_processes=number("--bot-processes", bot_processes, 1, MOST_PROCESSES) if bot_processes else 0,
        )
    except PosseError as error:
        if error.key == "error-data-folder" and isinstance(error.__cause__, OSError):
            raise FileError(error.key, str(error.arguments[0][2]), error.__cause__, "folder") from None
        raise


def bench_server(
    terminal: Terminal,
    tables: str,
    rate: str,
    seconds: str,
    lobby: str,
    spectators: str,
    as_json: bool,
    db: str = "",
    servers: str = "1",
    climbs: bool = False,
    marshals: str = "0",
) -> None:
    """Scripted players over real sockets, every choice stored before anyone hears of it."""
    from posse.bench.server import climb, measure
    from posse.server.ops.workers import MOST, require_postgresql

    count = number("--servers", servers, 1, MOST)
    if count > 1:
        require_postgresql(db)
    wanted = number("--tables", tables, 1, 2000)
    asked = decimal("--rate", rate, 0, 100_000)
    lasting = decimal("--seconds", seconds, 1, 600)
    if not as_json:
        terminal.para(terminal.words.t("cli-load-begins", tables=wanted, seconds=int(lasting)))
    thinking = number("--marshals", marshals, 0, 200)
    guests = number("--lobby", lobby, 0, 5000), number("--spectators", spectators, 0, wanted * 100)

    def measured() -> Iterator[Load]:
        if climbs:
            yield from climb(wanted, lasting, db, count, *guests, thinking)
        else:
            yield measure(wanted, 4, asked, lasting, None, 1, *guests, db, count, thinking)

    for load in measured():
        if as_json:
            terminal.json(asdict(load))
        else:
            _tell(terminal, load)


def _tell(terminal: Terminal, load: Load) -> None:
    say = terminal.words.t
    terminal.para(say("cli-load-servers", servers=load.servers, database=load.database))
    scope = {"tables": load.tables, "sockets": load.sockets, "seconds": int(load.seconds)}
    terminal.para(say("cli-load-scope", **scope))
    terminal.para(say("cli-load-guests", lobby=load.lobby, spectators=load.spectators))
    if load.marshals:
        terminal.para(say("cli-load-marshals", marshals=load.marshals))
    terminal.para(
        say("cli-load-rate", rate=f"{load.rate:.0f}", asked=f"{load.asked:.0f}", choices=load.choices)
    )
    times = {"p50": load.p50, "p99": load.p99, "slowest": load.slowest}
    terminal.para(say("cli-load-times", **{name: f"{value:.1f}" for name, value in times.items()}))
    if load.p99_after is not None:
        terminal.para(say("cli-load-after", p99=f"{load.p99_after:.1f}"))
    terminal.para(say("cli-load-missing", unanswered=load.unanswered, dropped=load.dropped))
    if load.cores is not None and load.memory is not None:
        before, after = load.memory
        terminal.para(say("cli-load-used", cores=f"{load.cores:.2f}", before=before, after=after))
