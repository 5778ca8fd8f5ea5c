"""Converts the engine's types into the protocol's: only what a seat may know, never the table itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, get_args

from posse.bots import names as bot_names
from posse.bots.review import Costly, Part, Review, Turn
from posse.core import Game, Result, Table
from posse.core.hush import Hush
from posse.core.said import Arg, Refusal, Said, What
from posse.server.wire import finished, protocol

_KINDS: Final[dict[str, protocol.SettingKind]] = {kind: kind for kind in get_args(protocol.SettingKind)}


def args(source: Iterable[Arg]) -> list[protocol.Arg]:
    return [_arg(name, what, value) for name, what, value in source]


def _arg(name: str, what: What, value: Any) -> protocol.Arg:
    return protocol.Arg(name, what, list(value) if isinstance(value, tuple) else value)


def said(source: Said) -> protocol.Said:
    return protocol.Said(source.key, args(source.args), list(source.touches))


def refusal(source: Refusal) -> protocol.Refusal:
    return protocol.Refusal(source.rule, source.key, args(source.args))


def hushed(source: Hush, seat: int) -> protocol.Hushed:
    """What somebody is told whose message is not delivered."""
    return protocol.Hushed(refusal(source.answer(seat)), source.option if source.may_speak(seat) else None)


def events(table: Table, since: int, seat: int, until: int | None = None) -> list[protocol.Event]:
    """The events from this number on (up to another), as the seat may see them."""
    prefix = table.game.name + "-event-"
    found = []
    for number, event in enumerate(table.events(since, seat, until), since):
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


def decision(table: Table, seat: int) -> protocol.Decision | None:
    """What this seat is asked, with every option in words."""
    question = table.question(seat)
    decision = table.decision(seat, named=True)
    if question is None or decision is None:
        return None
    return protocol.Decision(
        id=decision.id,
        asks=decision.asks,
        rule=decision.rule,
        about=args(decision.about),
        prompt=said(question.prompt(table, seat)),
        options=[
            protocol.Option(name, said(question.label(table, seat, option)))
            for name, option in zip(decision.names, decision.options, strict=True)
        ],
        standing=question.standing if question.may_stand(table, seat) else None,
        hidden=question.hidden,
    )


def result(source: Result) -> protocol.Result:
    return protocol.Result(
        scores=source.scores,
        ranks=source.ranks,
        winners=source.winners,
        lines=[
            [protocol.ScoreLine(line.what, line.count, line.points, line.rule) for line in lines]
            for lines in source.lines
        ],
    )


def game(source: Game) -> protocol.Game:
    """What people may know before they sit down."""
    return protocol.Game(
        name=source.name,
        version=source.version,
        min_seats=source.min_seats,
        max_seats=source.max_seats,
        settings=[
            protocol.Setting(
                name=setting.name,
                kind=_KINDS[setting.kind],
                default=setting.default,
                choices=list(setting.choices),
                low=setting.low,
                high=setting.high,
                rule=setting.rule,
                live_rule=setting.live_rule,
                key=f"{source.name}-setting-{setting.name}",
            )
            for setting in source.settings
        ],
        presets=[
            protocol.Preset(preset.name, preset.values, preset.rule, f"{source.name}-setting-{preset.name}")
            for preset in source.presets
        ],
        cards=[protocol.Card(card.name, card.term, args(card.args)) for card in source.cards],
        bots=bot_names(source),
        hints=source.guide() is not None,
    )


def review(source: Review) -> finished.Review:
    """A review as it is stored and sent: figures with four digits."""
    return finished.Review(
        choices=source.choices,
        decisions=source.decisions,
        judged=source.judged,
        trials=source.trials,
        sides=source.sides,
        luck_share=_figure(source.luck_share()),
        curve=[
            finished.ReviewPoint(point.at, _figures(point.chances), _figures(point.errors))
            for point in source.curve
        ],
        turns=[_turn(turn) for turn in source.turns],
        costly=[_costly(each) for seat in source.costly for each in seat],
        parts=[_part(part) for part in source.parts],
        games=source.games,
    )


def _turn(turn: Turn) -> finished.ReviewTurn:
    return finished.ReviewTurn(
        turn.first,
        turn.last,
        turn.seat,
        _figures(turn.changes),
        _figure(turn.by_choice),
        turn.chooser,
        said(turn.chosen) if turn.chosen is not None else None,
    )


def _costly(costly: Costly) -> finished.CostlyChoice:
    return finished.CostlyChoice(
        costly.number,
        costly.seat,
        said(costly.chosen_said),
        said(costly.better_said),
        _figure(costly.chance),
        _figure(costly.cost),
        _figure(costly.error),
    )


def _part(part: Part) -> finished.ReviewPart:
    return finished.ReviewPart(
        part.seat,
        *_figures([part.result, part.even, part.start, part.own, part.own_error]),
        *_figures([part.others, part.others_error, part.luck]),
    )


def _figures(values: list[float]) -> list[float]:
    return [_figure(value) for value in values]


def _figure(value: float) -> float:
    return round(value, 4)
