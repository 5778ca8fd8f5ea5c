"""Help in the reader's language: commands and options carry message keys, here they become pages."""

from __future__ import annotations

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from posse.cli.terminal import Terminal, cli_error, paragraph


class HelpedCommand(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(self, ctx))

    def invoke(self, ctx: Any) -> Any:
        """An empty value is none: --out "$FILE" with nothing in $FILE is a slip, not to be passed over."""
        for param in self.get_params(ctx):
            typed = ctx.get_parameter_source(param.name).name == "COMMANDLINE"
            if typed and ctx.params.get(param.name) == "":
                if param.param_type_name == "argument":
                    raise cli_error("cli-error-missing", what=_argument(param))
                raise cli_error("cli-error-option-value", option=param.opts[0])
        return super().invoke(ctx)


class HelpedGroup(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(self, ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            raise cli_error("cli-error-command", command=args[0][:40], known=", ".join(known))
        return super().resolve_command(ctx, args)


def page(command: Any, ctx: Any) -> str:
    """Usage, what it does, arguments, options, commands, examples."""
    terminal: Terminal = ctx.obj
    key: str = command.help
    parts: list[RenderableType] = [
        Text.assemble((terminal.t("cli-usage"), "bold"), " ", usage(command, ctx)),
        "",
        *paragraph(terminal.out, terminal.t(key), 2),
    ]
    if terminal.words.has(key + ".more"):
        parts += ["", *paragraph(terminal.out, terminal.t(key + ".more"), 2)]
    given = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [(_argument(param), param.help) for param in given if param.param_type_name == "argument"]
    options = [(_option(param), param.help) for param in given if param.param_type_name == "option"]
    commands = [(name, command.get_command(ctx, name).help) for name in getattr(command, "commands", {})]
    for heading, rows in (
        ("cli-heading-arguments", arguments),
        ("cli-heading-commands", commands),
        ("cli-heading-options", options),
    ):
        if rows:
            parts += ["", Text(terminal.t(heading), style="bold"), *_rows(terminal, rows)]
    if terminal.words.has(key + ".examples"):
        parts += ["", Text(terminal.t("cli-heading-examples"), style="bold")]
        examples = terminal.t(key + ".examples").splitlines()
        parts += [Text("  " + line, no_wrap=True, overflow="ignore") for line in examples]
    return _rendered(terminal.out, Group(*parts))


def usage(command: Any, ctx: Any) -> str:
    pieces = [ctx.command_path]
    if getattr(command, "commands", None):
        pieces.append("COMMAND")
    for param in command.get_params(ctx):
        if param.param_type_name == "argument":
            optional = not param.required and not param.metavar.startswith("[")
            pieces.append(f"[{param.metavar}]" if optional else param.metavar)
    return " ".join([*pieces, "[--…]"])


def _argument(param: Any) -> str:
    return str(param.metavar)


def _option(param: Any) -> str:
    names = ", ".join(param.opts)
    return names if param.is_flag else f"{names} {param.metavar}"


def _rows(terminal: Terminal, rows: list[tuple[str, str]]) -> list[Text]:
    """Names in one column, what they mean in the next."""
    column = max(len(name) for name, _ in rows) + 4
    lines = []
    for name, key in rows:
        about = paragraph(terminal.out, terminal.t(_help_key(key)), column)
        about[0] = Text.assemble("  ", (name, "cyan"), " " * (column - 2 - len(name)), about[0][column:])
        lines += about
    return lines


def _help_key(key: str) -> str:
    """--help is Typer's own; its text is ours too."""
    return key if key.startswith("cli-") else "cli-option-help"


def _rendered(console: Console, page: RenderableType) -> str:
    with console.capture() as captured:
        console.print(page, soft_wrap=True)
    return captured.get()
