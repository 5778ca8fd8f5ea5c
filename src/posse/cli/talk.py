"""Understands what a player types at a table: an option, a question about it, or one of the commands."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from posse.bots.hints import hardly_differ
from posse.cli.files import write_record
from posse.cli.keyboard import Keyboard
from posse.cli.rules import show_rules
from posse.cli.screen import Screen, log
from posse.cli.sitting import Sitting
from posse.core.errors import PosseError, Refused
from posse.core.said import NUMBER, TEXT, Said
from posse.core.table import Decision

VERBS: Final = (
    "help", "table", "list", "explain", "why", "hint", "back", "log", "rules", "standing", "say", "save",
    "quit",
)  # fmt: skip
RECENT: Final = 20
SHORTEST_WORD: Final = 3
MOST_RULES: Final = 12


class Talk:
    """The conversation at one table. Commands have words in the language spoken, English ones always work."""

    def __init__(self, screen: Screen, sitting: Sitting, keyboard: Keyboard, file: str) -> None:
        self.screen = screen
        self.sitting = sitting
        self.keyboard = keyboard
        self.terminal = screen.terminal
        self.words = screen.words
        self.file = file  # where `save` goes when no file is named
        self.warned = -1  # after how many choices the player was told what speaking costs
        self.verbs = {
            word.strip(): verb for verb in VERBS for word in self.words.t(f"cli-verb-{verb}").split(",")
        }
        self.verbs.update({verb: verb for verb in VERBS})

    def answer(self) -> bool:
        """Listen until the question is answered; False when the player leaves."""
        while True:
            typed = self.keyboard.ask("> ")
            if typed is None:
                return False
            try:
                done = self._understand(typed)
            except Refused as refused:
                self.screen.refusal(refused.refusal)
                continue
            except PosseError as error:
                self._say(self.terminal.explain(error), mark="✗ ")
                continue
            if done is not None:
                return done

    def _understand(self, typed: str) -> bool | None:
        """True: answered. False: the player leaves. None: ask again."""
        decision = self.screen.decision()
        if typed.startswith("?"):
            self._explain(decision, typed[1:].strip())
            return None
        word, _, rest = typed.partition(" ")
        verb = self.verbs.get(word.lower(), "")
        option = self._option(decision, typed) or ("" if verb else self._by_words(decision, typed))
        if option:
            self.sitting.choose(option)
            return True
        if verb == "quit":
            return False
        if verb == "say":
            return self._speak()
        if verb:
            self._command(decision, verb, rest.strip())
        elif not typed:
            self.screen.question()
        else:
            self._why_not(decision, typed)
        return None

    def _command(self, decision: Decision, verb: str, rest: str) -> None:
        if verb == "help":
            self._help()
            if self.screen.drawing.legend():
                self._say(self.screen.drawing.legend())
        elif verb == "table":
            self.screen.table()
        elif verb == "list":
            self.screen.list(decision)
        elif verb == "explain":
            self._explain(decision, rest)
        elif verb == "why":
            self._why(decision, rest)
        elif verb == "hint":
            self._hint(decision)
        elif verb == "back":
            self.sitting.take_back()
            self.screen.question()
        elif verb == "log":
            self._log(rest)
        elif verb == "rules":
            self._rules(rest)
        elif verb == "standing":
            self._standing(rest)
        elif verb == "save":
            self._save(rest)

    def _help(self) -> None:
        """What can be typed, with examples of this game; some commands only where there is a use for them."""
        useless = [] if self.screen.drawing.switches() else ["standing"]
        useless += [] if self.sitting.table.hush() else ["say"]
        useless += [] if self.sitting.game.guide() else ["hint"]
        skipped = tuple([self.words.t(f"cli-verb-{verb}").split(",")[0] for verb in useless])
        for line in self.words.t("cli-play-commands", **self.screen.drawing.examples()).splitlines():
            if not skipped or not line.startswith(skipped):
                self.terminal.para(line, 2, _second_column(line))

    def _speak(self) -> bool | None:
        """Bots do not talk. Where the game makes talk dear, it has to be said twice."""
        table, me = self.sitting.table, self.sitting.me
        hush = table.hush()
        if hush is None:
            self._say(self.words.t("cli-say-nobody"))
            return None
        told = len(self.sitting.record.choices)
        if hush.may_speak(me) and self.warned == told:
            self.sitting.choose(hush.option)
            return True
        self.screen.refusal(hush.answer(me))
        if hush.may_speak(me):
            self.warned = told
            self._say(self.words.t("cli-say-again"))
        return None

    # Options

    def _option(self, decision: Decision, typed: str) -> str:
        """The option of this number, shorthand or name, legal or not; "" if it is something else."""
        if not typed:
            return decision.names[0] if len(decision.names) == 1 else ""
        number = typed[1:].strip() if typed.startswith("#") else typed
        view = self.sitting.table.view(self.sitting.me)
        hinted = bool(self.screen.drawing.hint(view, decision))
        if number.isascii() and number.isdigit() and (not hinted or typed.startswith("#")):
            return self._numbered(decision, number)
        read = self.screen.drawing.read(view, decision, typed)
        if read:
            return read
        if typed in decision.names:
            return typed
        return ""

    def _by_words(self, decision: Decision, typed: str) -> str:
        """The one option in whose words this begins a word. A slip of a letter or two chooses nothing."""
        if len(typed) < SHORTEST_WORD:
            return ""
        begins = re.compile(r"\b" + re.escape(typed.lower()))
        meant = [
            name
            for option, name in zip(decision.options, decision.names, strict=True)
            if begins.search(self.screen.label(option).lower())
        ]
        return meant[0] if len(meant) == 1 else ""

    def _numbered(self, decision: Decision, number: str) -> str:
        at = int(number.lstrip("0")[:6] or 0)
        if not 1 <= at <= len(decision.names):
            raise PosseError("cli-error-no-such-number", (("n", NUMBER, len(decision.names)),))
        return decision.names[at - 1]

    # Explanations

    def _explain(self, decision: Decision, what: str) -> None:
        """`?`: the question; `? 3`: an option; `? bank`: a thing of the game."""
        view = self.sitting.table.view(self.sitting.me)
        if not what:
            self.screen.prompt()
            self.screen.rule(decision.rule)
            for text in self.screen.drawing.about_question(view, decision):
                self._say(text)
            self.screen.how_to_answer()
            return
        option = self._option(decision, what)
        if option in decision.names:
            self._explain_option(decision, option)
            return
        about = self.screen.drawing.about(view, what)
        for text in about:
            self._say(text)
        if about:
            return
        option = self._by_words(decision, what)
        if option:
            self._explain_option(decision, option)
        else:
            self._why(decision, what)

    def _explain_option(self, decision: Decision, name: str) -> None:
        option = decision.options[decision.names.index(name)]
        table, me = self.sitting.table, self.sitting.me
        question = table.question(me)
        assert question is not None
        said: Said = question.label(table, me, option)
        label = self.words.say(self.sitting.game, said, self.screen.names)
        self.terminal.print(Text.assemble((label, "bold"), f"  {self.screen.drawing.typed(name)}"))
        for text in self._texts(said):
            self._say(text)
        self.screen.rule(decision.rule)

    def _texts(self, said: Said) -> list[str]:
        """What is to be known of an option, or else of the cards it touches."""
        text = Said(f"{said.key}.text", said.args)
        if self.words.has(text.key):
            return [self.words.say(self.sitting.game, text, self.screen.names)]
        terms = [thing.replace(":", "-") for thing in said.touches]
        return [
            f"{self.words.term(self.sitting.game, term)}: {self.words.term(self.sitting.game, term, 'text')}"
            for term in terms
            if self.words.has(f"{self.sitting.game.name}-{term}.text")
        ]

    def _why(self, decision: Decision, what: str) -> None:
        if not what:
            self._say(self.words.t("cli-why-what", why=self.screen.drawing.examples()["why"]))
            return
        self._why_not(decision, what)

    def _why_not(self, decision: Decision, attempt: str) -> None:
        """The first reading of what was typed about which the table has something to say."""
        table, me = self.sitting.table, self.sitting.me
        for reading in self.screen.drawing.attempts(table.view(me), decision, attempt):
            refusal = table.refusal(me, reading)
            if refusal is None:
                self._say(self.words.t("cli-why-possible"))
                return
            if refusal.key != "refusal-unknown-option":
                self.screen.refusal(refusal)
                return
        self._say(self.words.t("cli-not-understood", typed=attempt[:60]), mark="✗ ")

    def _hint(self, decision: Decision) -> None:
        """The best answers, each with its chance and what tells it from the others."""
        found = self.sitting.hints()
        if not found:
            self._say(self.words.t("cli-hint-none"))
        for each in found:
            name = decision.names[decision.options.index(each.option)]
            why = each.why(self.sitting.game)
            parts = [self.words.t("hint-chance", n=each.chance)] if each.chance >= 0 else []
            told = "; ".join([*parts, *([self.words.t(why[0], n=why[1])] if why else [])])
            label = self.screen.label(each.option)
            self.terminal.print(Text.assemble("  ", (label, "bold"), f"  {self.screen.drawing.typed(name)}"))
            self._say(told)
        if hardly_differ(found):
            self._say(self.words.t("hint-even"))

    # The other commands

    def _log(self, rest: str) -> None:
        """The last sentences with the rules they cite; `log 50`, `log all`."""
        table, me = self.sitting.table, self.sitting.me
        events = table.events(0, me)
        count = len(events) if rest else RECENT
        if rest.isascii() and rest.isdigit():
            count = int(rest[:6])
        log(self.terminal, self.screen.drawing, events, max(0, len(events) - count))

    def _rules(self, rest: str) -> None:
        show_rules(self.terminal, self.sitting.game.name, rest, MOST_RULES)

    def _standing(self, rest: str) -> None:
        """Which questions are answered without asking; naming one switches it on or off."""
        switches = self.screen.drawing.switches()
        if not switches:
            self._say(self.words.t("cli-standing-none"))
            return
        on = self.sitting.standing.on
        if rest:
            chosen = [
                asks
                for number, (asks, text) in enumerate(switches, 1)
                if rest in (asks, str(number)) or (not rest.isdigit() and rest.lower() in text.lower())
            ]
            if len(chosen) != 1:
                raise PosseError("cli-standing-which", (("what", TEXT, rest[:40]),))
            self.sitting.standing.switch(chosen[0], chosen[0] not in on)
        self._say(self.words.t("cli-standing"))
        for number, (asks, text) in enumerate(switches, 1):
            mark = self.words.t("cli-standing-on" if asks in on else "cli-standing-off")
            self.terminal.print(Text(f"{number:>3} {mark}  {text}"))

    def _save(self, rest: str) -> None:
        file = rest or self.file
        if not file:
            raise PosseError("cli-save-where")
        self.sitting.saved = write_record(file, self.sitting.record)
        self.file = file
        self._say(self.words.t("cli-saved", file=str(self.sitting.saved)))

    def _say(self, text: str, mark: str = "") -> None:
        self.terminal.para(Text.assemble((mark, "bold red"), text), 0 if mark else 2)


def _second_column(line: str) -> int:
    """Where the explanation begins in "save FILE    save the game to a file"."""
    column = re.match(r"\S+(?: \S+)*  +", line)
    return column.end() if column else 0
