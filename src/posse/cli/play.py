"""posse play: a game in the terminal against bots."""

from __future__ import annotations

import os
import secrets
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.text import Text

from posse.cli import arguments
from posse.cli.files import InFile, check_record_file, last_game_file, read_record, write_record
from posse.cli.keyboard import Keyboard
from posse.cli.screen import Screen
from posse.cli.sitting import Sitting, how_many, player_name, seat_names
from posse.cli.talk import Talk
from posse.cli.terminal import Terminal, cli_error
from posse.core import registry
from posse.core.chance import Chance
from posse.core.errors import PosseError, RecordError


def play(
    terminal: Terminal,
    game_or_file: str,
    resume: str,
    seats: str,
    seat: str,
    bots: str,
    name: str,
    settings: list[str],
    seed: str,
    save: str,
) -> None:
    """Sit down and play until the game is over or the player leaves."""
    if save:
        check_record_file(save)
    file = resume or (game_or_file if _is_file(game_or_file) else "")
    if file:
        new = {"--seats": seats, "--bots": bots, "--seed": seed, "--name": name, "--set": settings}
        for option, given in new.items():
            if given:
                raise cli_error("cli-error-resume-option", option=option)
        sitting = _resumed(file, seat)
    elif game_or_file:
        sitting = _new(terminal, game_or_file, seats, seat, bots, name, settings, seed)
    else:
        known = ", ".join(game.name for game in registry.games())
        raise cli_error("cli-error-which-game", known=known)
    screen = Screen(terminal, sitting)
    try:
        with _hanging_up_interrupts():
            screen.welcome(resumed=bool(file))
            _turns(screen, sitting, Talk(screen, sitting, Keyboard(terminal), save or file))
    except KeyboardInterrupt:
        _keep(terminal, sitting, save or file)  # first: printing may fail
        terminal.print()
    except (OSError, SystemExit):  # standard output is closed
        _keep(terminal, sitting, save or file)
        raise
    _leave(terminal, sitting, save or file)


@contextmanager
def _hanging_up_interrupts() -> Iterator[None]:
    """A closed window and a shutdown end a game like Ctrl-C."""
    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [signal.signal(number, signal.default_int_handler) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


def _is_file(given: str) -> bool:
    """Whether this names a file, not a game: it exists, or it looks like a path."""
    return bool(given) and ("/" in given or given.endswith((".jsonl", ".posse")) or os.path.isfile(given))


def _resumed(file: str, seat: str) -> Sitting:
    record = read_record(file)
    me = arguments.seat(seat, len(record.seats)) if seat else None
    try:
        sitting = Sitting.resumed(record, me)
    except RecordError as error:
        raise InFile(file, error) from None
    sitting.saved = Path(file)
    return sitting


def _new(
    terminal: Terminal,
    name: str,
    seats: str,
    seat: str,
    bots: str,
    player: str,
    settings: list[str],
    seed: str,
) -> Sitting:
    game = registry.find(name)
    others = arguments.bot_names(game, bots) if bots else [arguments.usual_bot(game)]
    count = arguments.number("--seats", seats, 1, 99) if seats else how_many(game, others)
    complete = game.settings_for(count, arguments.settings(settings))
    if len(others) > count - 1:
        raise cli_error("cli-error-too-many-bots", bots=len(others), seats=count)
    me = arguments.seat(seat, count) if seat else 0
    called = player_name(player, terminal.words)
    luck = Chance.from_text(arguments.seed(seed)).seed if seed else secrets.token_bytes(32)
    return Sitting.new(game, seat_names(game, count, me, called, others), me, complete, luck)


def _turns(screen: Screen, sitting: Sitting, talk: Talk) -> None:
    while True:
        sitting.go_on()
        screen.tell_news()
        if sitting.table.over:
            screen.result()
            return
        screen.question()
        if not talk.answer():
            return


def _leave(terminal: Terminal, sitting: Sitting, file: str) -> None:
    """Save the game, and tell the player how to continue it."""
    kept = _keep(terminal, sitting, file)
    over = sitting.table.over
    said = terminal.t("cli-kept-over" if over else "cli-kept", file=_shell(kept))
    terminal.out.print(Text(said), soft_wrap=True)


def _keep(terminal: Terminal, sitting: Sitting, file: str) -> Path:
    """Save to the file that was named, else to the state folder; nothing if it is already saved."""
    if sitting.saved is None and file:
        try:
            sitting.saved = write_record(file, sitting.record)
        except PosseError as error:
            terminal.complain(error)
    if sitting.saved is None:
        try:
            sitting.saved = write_record(last_game_file(sitting.game.name), sitting.record)
        except PosseError as error:
            raise cli_error("cli-not-kept", why=terminal.explain(error)) from None
    return sitting.saved


def _shell(path: Path) -> str:
    """A path quoted for the shell."""
    import shlex

    return shlex.quote(str(path))
