"""A game in plain lines: it prints what happens and asks what to do, and never moves the cursor."""

import sys

from coloretto.rules import Action, Phase, Position
from coloretto.terminal.i18n import list_of, t
from coloretto.terminal.play.chat import Company
from coloretto.terminal.play.feed import (
    Asked,
    Away,
    Back,
    Course,
    Dealt,
    Finished,
    Happening,
    Invited,
    Moved,
    SharedCourse,
    Told,
)
from coloretto.terminal.play.prompt import Request, UnclearAnswerError, is_quitting, question, understood
from coloretto.terminal.text.board import table_lines
from coloretto.terminal.text.layout import kind_name, rule_set_name
from coloretto.terminal.text.lines import read, say
from coloretto.terminal.text.narration import Narrator
from coloretto.terminal.text.palette import Palette
from coloretto.terminal.text.rules_in_short import rules_in_short
from coloretto.terminal.text.scores import result_lines

LAST_LINES = 3
"""Of what happened before, in a game that goes on."""


class PlainGame:
    def __init__(self, course: Course) -> None:
        self._course = course
        self._company = Company(course) if isinstance(course, SharedCourse) else None
        self._palette = Palette.of(sys.stdout)
        self._dealt: Dealt | None = None
        self._position: Position | None = None
        self._past: list[Moved] = []
        self.is_finished = False
        """Whether the last game that was seen came to its end."""

    def play(self) -> bool:
        """Play until it is over or the person leaves; whether it came to its end."""
        for happening in self._course.happenings():
            self._follow(happening)
        return self.is_finished

    def _follow(self, happening: Happening) -> None:
        if isinstance(happening, Moved):
            self._position = happening.after
            self._past.append(happening) if happening.is_past else self._tell(happening)
            return
        was_resumed = self._recall()
        match happening:
            case Dealt():
                self._welcome(happening)
            case Asked():
                self._ask(happening, is_new=was_resumed)
            case Invited():
                self._invite(happening)
            case Told():
                say(happening.sentence)
            case Away() | Back():
                say(t("app-away") if isinstance(happening, Away) else t("table-back"))
            case Finished():
                self._finish(happening)

    @property
    def _narrator(self) -> Narrator:
        dealt = self._dealt
        return Narrator(dealt.names if dealt else (), dealt.mine if dealt else (), self._palette)

    def _welcome(self, dealt: Dealt) -> None:
        self._dealt, self._position, self.is_finished = dealt, dealt.position, False
        position, rule_set = dealt.position, dealt.position.rule_set
        say(t("plain-welcome", rules=rule_set_name(rule_set)), _players(dealt), t("plain-aim"))
        if rule_set.games > 1:
            say(t("plain-match", games=rule_set.games))
        say(*self._narrator.removed(position), t("plain-how-to-ask"))
        if self._company is not None and dealt.mine:
            say(self._company.help)
        if dealt.commitment:
            say(t("plain-commitment", commitment=dealt.commitment))
        if position.to_move is not None:
            say("", self._narrator.round_begins(position.round, position.to_move))

    def _tell(self, moved: Moved) -> None:
        say(*self._narrator.tell(moved.player, moved.before, moved.action, moved.after))

    def _recall(self) -> bool:
        """Tell what happened last in a game that goes on; whether it is such a game."""
        if not self._past:
            return False
        say("", t("plain-resumed"))
        for moved in self._past[-LAST_LINES:]:
            self._tell(moved)
        self._past.clear()
        return True

    def _ask(self, asked: Asked, *, is_new: bool) -> None:
        """Ask what to do, at a table that has been seen unless it is a new one."""
        position = asked.position
        if position.phase == Phase.PLACE and len(position.legal_actions) == 1:
            self._course.answer(position.legal_actions[0])
            return
        if position.phase == Phase.CHOOSE or is_new:
            self._show_table(position)
        answer = self._answer(asked)
        if isinstance(answer, Action):
            self._course.answer(answer)
        elif answer is Request.QUIT:
            self._course.leave()

    def _answer(self, asked: Asked) -> Action | Request:
        """What the person wants to do, be it to leave or to give up."""
        while True:
            line = read(self._question(asked))
            try:
                answer = self._talk(line) or understood(line, asked.position)
            except UnclearAnswerError as unclear:
                say(str(unclear))
                continue
            if isinstance(answer, Action) or answer in {Request.QUIT, Request.RESIGN}:
                return answer
            self._grant(answer, asked.position)

    def _talk(self, line: str) -> Request | None:
        return None if self._company is None else self._company.heed(line)

    def _question(self, asked: Asked) -> str:
        asks = question(asked.position, self._palette)
        dealt = self._dealt
        if dealt is None or len(dealt.mine) == 1:
            return asks
        return t("plain-asks", player=dealt.names[asked.player], question=asks)

    def _grant(self, request: Request, position: Position) -> None:
        if request == Request.RULES:
            say("", *rules_in_short(position.rule_set), "", *t("plain-rules-keys").splitlines())
        elif request == Request.TABLE:
            self._show_table(position)

    def _invite(self, invited: Invited) -> None:
        say(invited.sentence)
        while (request := self._talk(line := read(">"))) is Request.SPEAK:
            continue
        if is_quitting(line):
            self._course.leave()
        elif request is not Request.RESIGN:
            self._course.agree()

    def _finish(self, finished: Finished) -> None:
        self.is_finished = True
        dealt = self._dealt
        if dealt is None:
            return
        say("", *result_lines(finished.position, dealt.names, self._narrator.you, self._palette))
        if finished.totals is not None:
            totals = zip(dealt.names, finished.totals, strict=True)
            items = [t("verify-score", name=name, points=points) for name, points in totals]
            say(t("table-totals", totals=list_of(items)))

    def _show_table(self, position: Position) -> None:
        if self._dealt is not None:
            say("", *table_lines(position, self._dealt.names, self._palette))


def _players(dealt: Dealt) -> str:
    """Who one plays against, or who is at the table where several people share the keyboard."""
    seats = list(zip(dealt.names, dealt.kinds, strict=True))
    if len(dealt.mine) == 1:
        seats = [seat for player, seat in enumerate(seats) if player not in dealt.mine]
    named = [_named(name, kind_name(kind)) for name, kind in seats]
    if len(dealt.mine) == 1:
        return t("plain-against", bots=list_of(named))
    return t("plain-players", players=list_of(named))


def _named(name: str, kind: str) -> str:
    """With what plays there, where that is not the name already."""
    return t("plain-bot-of-kind", name=name, kind=kind) if kind not in {"", name} else name
