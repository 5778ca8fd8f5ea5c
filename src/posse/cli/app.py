"""The commands and their options. Help texts are message keys: help.py puts them into words.

Every value arrives as text and is parsed by the command itself, so that an error in it is reported in one
line and in the user's language.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from typing import Annotated, Final

import typer
from typer import Argument, Option
from typer.main import get_command

from posse import __version__
from posse.cli.files import FileError
from posse.cli.help import HelpedCommand, HelpedGroup
from posse.cli.terminal import Terminal, cli_error, language
from posse.core.errors import PosseError

WRONG: Final = 2
INTERRUPTED: Final = 130

app = typer.Typer(cls=HelpedGroup, help="cli-posse", add_completion=False, rich_markup_mode=None)

Lang = Annotated[str, Option("--lang", metavar="en|ru|uk", help="cli-option-lang")]
Json = Annotated[bool, Option("--json", help="cli-option-json")]
Seed = Annotated[str, Option("--seed", metavar="TEXT", help="cli-option-seed")]
Seats = Annotated[str, Option("--seats", metavar="N", help="cli-option-seats")]
Settings = Annotated[list[str], Option("--set", metavar="NAME=VALUE", help="cli-option-set")]
Dask = Annotated[str, Option("--dask", metavar="ADDRESS", help="cli-option-dask")]
RecordFile = Annotated[str, Argument(metavar="FILE", help="cli-argument-record")]


def run(arguments: list[str] | None = None) -> int:
    """Run one command line; whatever goes wrong is one line on standard error."""
    given = sys.argv[1:] if arguments is None else arguments
    _never_fail_to_print()
    terminal = Terminal(language([], os.environ))  # to complain in about a --lang that is none
    try:
        terminal = Terminal(language(given, os.environ))
        code = get_command(app)(args=given, prog_name="posse", standalone_mode=False, obj=terminal)
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        if not _printing_fails():
            raise
        terminal.complain(FileError("cli-error-output", "", error))
        return WRONG
    except PosseError as error:
        terminal.complain(error)
        return WRONG
    except typer.TyperException as error:
        terminal.complain(_misused(error))
        return WRONG
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except SystemExit as left:  # the reader of our output has gone away
        return left.code if isinstance(left.code, int) else WRONG
    return code if isinstance(code, int) else 0


def _never_fail_to_print() -> None:
    """A terminal that cannot show a star gets a question mark, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _printing_fails() -> bool:
    """Whether standard output takes nothing more. What is left is thrown away: it would be tried again."""
    try:
        print(flush=True)
    except OSError:
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return True
    return False


def _misused(error: typer.TyperException) -> PosseError:
    """What Typer found wrong with the command line, as a message of our own."""
    kind = type(error).__name__
    option = str(getattr(error, "option_name", ""))
    if kind == "NoSuchOption":
        return cli_error("cli-error-no-option", option=option)
    if kind == "BadOptionUsage":
        flag = "does not take" in error.message
        return cli_error("cli-error-option-flag" if flag else "cli-error-option-value", option=option)
    if kind == "MissingParameter":
        missing = getattr(error, "param", None)
        what = str(getattr(missing, "metavar", "?"))
        if getattr(missing, "param_type_name", "") == "option":
            what = f"{missing.opts[0]} {what}" if missing is not None else what
        return cli_error("cli-error-missing", what=what)
    extra = re.search(r"\(([^()]*)\)$", error.message)
    return cli_error("cli-error-extra", what=extra[1] if extra else error.message)


@app.callback(invoke_without_command=True)
def posse(
    context: typer.Context,
    version: Annotated[bool, Option("--version", help="cli-option-version")] = False,
    lang: Lang = "",
) -> None:
    if version:
        typer.echo(f"posse {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("play", cls=HelpedCommand, help="cli-play")
def play(
    context: typer.Context,
    game: Annotated[str, Argument(metavar="GAME|FILE", help="cli-argument-play")] = "",
    resume: Annotated[str, Option("--resume", metavar="FILE", help="cli-option-resume")] = "",
    seats: Seats = "",
    seat: Annotated[str, Option("--seat", metavar="a|b|…", help="cli-option-seat")] = "",
    bots: Annotated[str, Option("--bots", metavar="BOT,…", help="cli-option-bots")] = "",
    name: Annotated[str, Option("--name", metavar="NAME", help="cli-option-name")] = "",
    settings: Settings = [],  # noqa: B006  Typer copies it
    seed: Seed = "",
    save: Annotated[str, Option("--save", metavar="FILE", help="cli-option-save")] = "",
    lang: Lang = "",
) -> None:
    from posse.cli.play import play as command

    command(context.obj, game, resume, seats, seat, bots, name, settings, seed, save)


@app.command("simulate", cls=HelpedCommand, help="cli-simulate")
def simulate(
    context: typer.Context,
    game: Annotated[str, Argument(metavar="GAME", help="cli-argument-game")],
    games: Annotated[str, Option("--games", metavar="N", help="cli-option-games")] = "100",
    bots: Annotated[str, Option("--bots", metavar="BOT,…", help="cli-option-simulated-bots")] = "",
    jobs: Annotated[str, Option("--jobs", metavar="N", help="cli-option-jobs")] = "",
    settings: Settings = [],  # noqa: B006  Typer copies it
    seed: Seed = "",
    out: Annotated[str, Option("--out", metavar="FILE", help="cli-option-out")] = "",
    choices: Annotated[bool, Option("--choices", help="cli-option-choices")] = False,
    positions: Annotated[bool, Option("--positions", help="cli-option-positions")] = False,
    dask: Dask = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    from posse.cli.simulate import simulate as command

    command(context.obj, game, games, bots, jobs, settings, seed, out, choices, positions, dask, as_json)


@app.command("arena", cls=HelpedCommand, help="cli-arena")
def arena(
    context: typer.Context,
    game: Annotated[str, Argument(metavar="GAME", help="cli-argument-game")],
    bots: Annotated[str, Option("--bots", metavar="BOT,…", help="cli-option-arena-bots")],
    seats: Seats = "",
    games: Annotated[str, Option("--games", metavar="N", help="cli-option-arena-games")] = "",
    jobs: Annotated[str, Option("--jobs", metavar="N", help="cli-option-jobs")] = "",
    settings: Settings = [],  # noqa: B006  Typer copies it
    seed: Seed = "",
    file: Annotated[str, Option("--file", metavar="FILE", help="cli-option-arena-file")] = "",
    plot: Annotated[str, Option("--plot", metavar="FILE", help="cli-option-plot")] = "",
    dask: Dask = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    from posse.cli.arena import arena as command

    command(context.obj, game, bots, seats, games, jobs, settings, seed, file, plot, dask, as_json)


@app.command("replay", cls=HelpedCommand, help="cli-replay")
def replay(
    context: typer.Context,
    file: RecordFile,
    seat: Annotated[str, Option("--seat", metavar="a|b|…", help="cli-option-replay-seat")] = "",
    at: Annotated[str, Option("--at", metavar="N", help="cli-option-at")] = "",
    only_print: Annotated[bool, Option("--print", help="cli-option-print")] = False,
    lang: Lang = "",
) -> None:
    from posse.cli.replay import replay as command

    command(context.obj, file, seat, at, only_print)


@app.command("review", cls=HelpedCommand, help="cli-review")
def review(
    context: typer.Context,
    file: RecordFile,
    seconds: Annotated[str, Option("--seconds", metavar="X", help="cli-option-review-seconds")] = "",
    trials: Annotated[str, Option("--trials", metavar="N", help="cli-option-trials")] = "",
    seed: Annotated[str, Option("--seed", metavar="TEXT", help="cli-option-review-seed")] = "",
    plot: Annotated[str, Option("--plot", metavar="FILE", help="cli-option-review-plot")] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    from posse.cli.review import review_file as command

    command(context.obj, file, seconds, trials, seed, plot, as_json)


@app.command("verify", cls=HelpedCommand, help="cli-verify")
def verify(context: typer.Context, file: RecordFile, as_json: Json = False, lang: Lang = "") -> None:
    from posse.cli.verify import verify as command

    command(context.obj, file, as_json)


@app.command("rules", cls=HelpedCommand, help="cli-rules")
def rules(
    context: typer.Context,
    wanted: Annotated[list[str], Argument(metavar="[GAME] [ID|WORDS…]", help="cli-argument-rules")] = [],  # noqa: B006
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    from posse.cli.rules import rules as command

    command(context.obj, wanted, as_json)


@app.command("games", cls=HelpedCommand, help="cli-games")
def games(context: typer.Context, as_json: Json = False, lang: Lang = "") -> None:
    from posse.cli.games import games as command

    command(context.obj, as_json)


@app.command("serve", cls=HelpedCommand, help="cli-serve")
def serve(
    context: typer.Context,
    host: Annotated[str, Option("--host", metavar="HOST", help="cli-option-host")] = "",
    port: Annotated[str, Option("--port", metavar="N", help="cli-option-port")] = "",
    data: Annotated[str, Option("--data", metavar="FOLDER", help="cli-option-data")] = "",
    db: Annotated[str, Option("--db", metavar="URL", help="cli-option-db")] = "",
    metrics: Annotated[str, Option("--metrics", metavar="WHO", help="cli-option-metrics")] = "",
    new_key: Annotated[bool, Option("--new-key", help="cli-option-new-key")] = False,
    workers: Annotated[str, Option("--workers", metavar="N", help="cli-option-workers")] = "1",
    bot_processes: Annotated[
        str, Option("--bot-processes", metavar="N", help="cli-option-bot-processes")
    ] = "",
    open_browser: Annotated[bool, Option("--open", help="cli-option-open")] = False,
    lang: Lang = "",
) -> None:
    from posse.cli.serve import serve as command

    command(context.obj, host, port, data, db, metrics, new_key, open_browser, workers, bot_processes)


@app.command("bench", cls=HelpedCommand, help="cli-bench")
def bench(
    context: typer.Context,
    game: Annotated[str, Argument(metavar="GAME", help="cli-argument-bench")] = "",
    seats: Annotated[str, Option("--seats", metavar="N,…", help="cli-option-bench-seats")] = "",
    settings: Settings = [],  # noqa: B006  Typer copies it
    repeats: Annotated[str, Option("--repeats", metavar="N", help="cli-option-repeats")] = "5",
    seconds: Annotated[str, Option("--seconds", metavar="X", help="cli-option-seconds")] = "",
    fast_python: Annotated[str, Option("--fast-python", metavar="PATH", help="cli-option-fast")] = "",
    against: Annotated[str, Option("--against", metavar="REF", help="cli-option-against")] = "",
    tables: Annotated[str, Option("--tables", metavar="N", help="cli-option-tables")] = "250",
    rate: Annotated[str, Option("--rate", metavar="X", help="cli-option-rate")] = "500",
    lobby: Annotated[str, Option("--lobby", metavar="N", help="cli-option-lobby")] = "200",
    spectators: Annotated[str, Option("--spectators", metavar="N", help="cli-option-spectators")] = "50",
    db: Annotated[str, Option("--db", metavar="URL", help="cli-option-bench-db")] = "",
    servers: Annotated[str, Option("--servers", metavar="N", help="cli-option-servers")] = "1",
    marshals: Annotated[str, Option("--marshals", metavar="N", help="cli-option-marshals")] = "0",
    climb: Annotated[bool, Option("--climb", help="cli-option-climb")] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    if game == "server":
        from posse.cli.serve import bench_server

        bench_server(
            context.obj,
            tables,
            rate,
            seconds or "20",
            lobby,
            spectators,
            as_json,
            db,
            servers,
            climb,
            marshals,
        )
        return
    from posse.cli.bench import bench as command

    command(context.obj, game, seats, settings, repeats, seconds or "0.4", fast_python, against, as_json)
