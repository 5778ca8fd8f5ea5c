"""posse rules: the catalogue of rules, listed, shown and searched."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from posse import catalogue
from posse.catalogue import Rule
from posse.cli.terminal import Terminal, cli_error


def rules(terminal: Terminal, wanted: list[str], as_json: bool) -> None:
    """`rules`: the games. `rules GAME`: its chapters. More: the rules with that id or those words."""
    said = [part for each in wanted for part in each.split()]
    game = ""
    if said and said[0].lower().replace("_", "-") in catalogue.games():
        game = said[0].lower().replace("_", "-")
        said = said[1:]
    if said:
        found = find(" ".join(said), terminal.lang, game or None)
        if as_json:
            terminal.json([as_dict(rule, terminal.lang) for rule in found])
        else:
            show(terminal, found)
    elif as_json:
        terminal.json([_book_dict(name, terminal.lang) for name in ([game] if game else catalogue.games())])
    else:
        if game:
            _chapters(terminal, game)
        else:
            _games(terminal)
        terminal.say("cli-rules-how", style="dim")


def find(wanted: str, lang: str, game: str | None) -> list[Rule]:
    """The rule of this id, the rules of this chapter ("5.2"), or those in which all these words occur."""
    every = catalogue.rules(game)
    exact = [rule for rule in every if rule.id == wanted.lower()]
    if exact:
        return exact
    if wanted.replace(".", "").isdigit():
        number = wanted.strip(".")
        return [
            rule
            for name in ([game] if game else catalogue.games())
            for section in catalogue.sections(name)
            for rule in section.rules
            if section.number == number or section.number.startswith(number + ".")
        ] or _nothing(wanted)
    return catalogue.search(wanted, lang, game) or _nothing(wanted)


def _nothing(wanted: str) -> list[Rule]:
    if " " not in wanted and "-" in wanted:
        catalogue.find(wanted)  # names the ids that come near
    raise cli_error("cli-error-no-rule", wanted=wanted[:60])


def show(terminal: Terminal, found: list[Rule], most: int = 0) -> None:
    """Rules under their headings, at most `most` of them."""
    shown = found[:most] if most else found
    section = ""
    for rule in shown:
        if rule.section != section:
            section = rule.section
            terminal.print(Text(catalogue.heading(section, terminal.lang), style="bold"))
        terminal.para(Text.assemble((rule.id, "cyan"), "  ", catalogue.text(rule.id, terminal.lang)), 2, 2)
    if len(found) > len(shown):
        terminal.say("cli-rules-more", style="dim", n=len(found) - len(shown))


def show_rules(terminal: Terminal, game: str, wanted: str, most: int) -> None:
    """What `rules …` shows at a table: of this game only, and not too much at once."""
    if wanted:
        show(terminal, find(wanted, terminal.lang, game), most)
    else:
        _chapters(terminal, game)


def _games(terminal: Terminal) -> None:
    for game in catalogue.games():
        count = len(catalogue.rules(game))
        terminal.print(
            Text.assemble((game, "cyan"), "  ", catalogue.title(game, terminal.lang), f" ({count})")
        )


def _chapters(terminal: Terminal, game: str) -> None:
    terminal.print(Text(catalogue.title(game, terminal.lang), style="bold"))
    for section in catalogue.sections(game):
        heading = catalogue.heading(section.key, terminal.lang)
        count = f" ({len(section.rules)})" if section.rules else ""
        terminal.print(Text("  " * section.depth + heading + count))


def as_dict(rule: Rule, lang: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "game": rule.game,
        "section": catalogue.heading(rule.section, lang),
        "text": catalogue.text(rule.id, lang),
    }


def _book_dict(game: str, lang: str) -> dict[str, Any]:
    return {
        "game": game,
        "title": catalogue.title(game, lang),
        "sections": [
            {
                "number": section.number,
                "heading": catalogue.heading(section.key, lang),
                "rules": [rule.id for rule in section.rules],
            }
            for section in catalogue.sections(game)
        ],
    }
