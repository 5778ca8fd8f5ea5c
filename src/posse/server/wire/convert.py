"""Puts what the engine says into messages: only what a seat may know, never the table itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, get_args

from posse.bots import names as bot_names
from posse.core import Game, Result, Table
from posse.core.said import Arg, Refusal, Said, What
from posse.server.wire import protocol

_KINDS: Final[dict[str, protocol.SettingKind]] = {kind: kind for kind in get_args(protocol.SettingKind)}


def args_told(args: Iterable[Arg]) -> list[protocol.Arg]:
    return [_arg(name, what, value) for name, what, value in args]


def _arg(name: str, what: What, value: Any) -> protocol.Arg:
    return protocol.Arg(name, what, list(value) if isinstance(value, tuple) else value)


def said_told(said: Said) -> protocol.Said:
    return protocol.Said(said.key, args_told(said.args), list(said.touches))


def refusal_told(refusal: Refusal) -> protocol.Refusal:
    return protocol.Refusal(refusal.rule, refusal.key, args_told(refusal.args))


def events_told(table: Table, since: int, seat: int) -> list[protocol.Event]:
    """The events from this number on, as the seat may see them."""
    prefix = table.game.name + "-event-"
    found = []
    for number, event in enumerate(table.events(since, seat), since):
        kind = event.kind
        found.append(
            protocol.Event(
                number=number,
                kind=kind.name,
                rule=event.rule,
                key=prefix + kind.name + ("" if event.is_whole() else "-hidden"),
                args=[
                    _arg(field.name, field.what, value)
                    for field, value in zip(kind.fields, event.values, strict=True)
                ],
            )
        )
    return found


def decision_told(table: Table, seat: int) -> protocol.Decision | None:
    """What this seat is asked, with every option in words."""
    question = table.question(seat)
    decision = table.decision(seat, named=True)
    if question is None or decision is None:
        return None
    return protocol.Decision(
        id=decision.id,
        asks=decision.asks,
        rule=decision.rule,
        about=args_told(decision.about),
        prompt=said_told(question.prompt(table, seat)),
        options=[
            protocol.Option(name, said_told(question.label(table, seat, option)))
            for name, option in zip(decision.names, decision.options, strict=True)
        ],
        standing=question.standing if question.may_stand(table, seat) else None,
    )


def result_told(result: Result) -> protocol.Result:
    return protocol.Result(
        scores=result.scores,
        ranks=result.ranks,
        winners=result.winners,
        lines=[
            [protocol.ScoreLine(line.what, line.count, line.points, line.rule) for line in lines]
            for lines in result.lines
        ],
    )


def game_told(game: Game) -> protocol.Game:
    """What there is to know before one sits down."""
    return protocol.Game(
        name=game.name,
        version=game.version,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        settings=[
            protocol.Setting(
                name=setting.name,
                kind=_KINDS[setting.kind],
                default=setting.default,
                choices=list(setting.choices),
                low=setting.low,
                high=setting.high,
                rule=setting.rule,
                key=f"{game.name}-opt-{setting.name}",
            )
            for setting in game.settings
        ],
        cards=[protocol.Card(card.name, card.term, args_told(card.args)) for card in game.cards],
        bots=bot_names(game),
    )
