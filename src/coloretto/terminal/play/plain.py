"""A match in plain lines: it prints what happens and asks what to do, and never moves the cursor."""

import sys
from dataclasses import replace

from coloretto.rules import Action, Phase, Position
from coloretto.terminal.i18n import list_of, t
from coloretto.terminal.play import feed as feeds
from coloretto.terminal.play.bot_warning import bot_warning
from coloretto.terminal.play.chat import Chat
from coloretto.terminal.play.feed import Feed, FeedEvent, GameStarted, Moved, SharedFeed
from coloretto.terminal.play.prompt import (
    PromptCommand,
    UnclearAnswerError,
    is_quitting,
    question,
    understood,
)
from coloretto.terminal.text.board import table_lines
from coloretto.terminal.text.hints import hint
from coloretto.terminal.text.layout import rule_set_name, unnamed_kind
from coloretto.terminal.text.lines import read, say
from coloretto.terminal.text.narration import Narrator
from coloretto.terminal.text.palette import Palette
from coloretto.terminal.text.rules_in_short import rules_in_short
from coloretto.terminal.text.scores import bot_turn_lines, match_lines, result_lines
from coloretto.terminal.warmup import CompilationNotice, compilation_announced

RECAP = 3
"""How many past moves are repeated when a match is resumed."""


class PlainGame:
    def __init__(self, feed: Feed) -> None:
        self._feed = feed
        self._chat = Chat(feed) if isinstance(feed, SharedFeed) else None
        self._palette = Palette.of(sys.stdout)
        self._game: GameStarted | None = None
        self._past: list[Moved] = []
        self._is_finished = False

    def play(self) -> bool:
        """Play until the match is over or the person leaves; whether it is over."""
        for event in self._feed.events():
            self._follow(event)
        return self._is_finished

    def _follow(self, event: FeedEvent) -> None:
        if isinstance(event, Moved):
            self._past.append(event) if event.is_past else self._tell(event)
            return
        was_resumed = self._recap()
        match event:
            case feeds.GameStarted():
                self._start(event)
            case feeds.DecisionNeeded():
                self._ask(event, is_new=was_resumed)
            case feeds.ConfirmationNeeded():
                self._ask_to_confirm(event)
            case feeds.Announcement():
                say(event.sentence)
            case feeds.NamesChanged():
                self._game = None if self._game is None else replace(self._game, names=event.names)
            case feeds.Disconnected():
                say(t("app-away"))
            case feeds.Reconnected():
                say(t("app-back"))
            case feeds.GameFinished():
                self._finish(event)

    @property
    def _narrator(self) -> Narrator:
        game = self._game
        return Narrator(game.names if game else (), game.mine if game else (), self._palette)

    def _start(self, game: GameStarted) -> None:
        is_first, self._game = self._game is None, game
        if is_first:
            self._welcome(game)
        if game.games > 1:
            say("", self._palette.loud(t("game-of-match", game=game.game, games=game.games)))
        say(*self._narrator.removed(game.position))
        if game.commitment:
            say(t("plain-commitment", commitment=game.commitment))
        if game.position.to_move is not None:
            say("", self._narrator.round_begins(game.position.round, game.position.to_move))

    def _welcome(self, game: GameStarted) -> None:
        say(t("plain-welcome", rules=rule_set_name(game.position.rule_set)), _players(game), t("plain-aim"))
        if game.games > 1:
            say(t("plain-match", games=game.games))
        say(t("plain-how-to-ask"))
        if game.is_against_bots:
            say(t("plain-how-to-hint", hint=t("plain-words-hint").split()[0]))
        if self._chat is not None and game.mine:
            say(self._chat.help)

    def _tell(self, moved: Moved) -> None:
        told = self._narrator.tell(
            moved.player, moved.before, moved.action, moved.after, by_stand_in=moved.by_stand_in
        )
        say(*told)

    def _recap(self) -> bool:
        """Repeat the last moves of a resumed game; False if there are none."""
        if not self._past:
            return False
        say("", t("plain-resumed"))
        for moved in self._past[-RECAP:]:
            self._tell(moved)
        self._past.clear()
        return True

    def _ask(self, asked: feeds.DecisionNeeded, *, is_new: bool) -> None:
        """Ask what to do; the table is shown first where it has changed since the last question."""
        position = asked.position
        if position.phase == Phase.PLACE and len(position.legal_actions) == 1:
            self._feed.answer(position.legal_actions[0])
            return
        if position.phase == Phase.CHOOSE or is_new:
            self._show_table(position)
        answer = self._answer(asked)
        if isinstance(answer, Action):
            self._feed.answer(answer)
        elif answer is PromptCommand.QUIT:
            self._feed.leave()

    def _answer(self, asked: feeds.DecisionNeeded) -> Action | PromptCommand:
        """An action, or the wish to quit or to give up."""
        while True:
            with bot_warning(asked):
                line = read(self._question(asked))
            try:
                answer = self._talk(line) or understood(line, asked.position)
            except UnclearAnswerError as unclear:
                say(str(unclear))
                continue
            if isinstance(answer, Action) or answer in {PromptCommand.QUIT, PromptCommand.RESIGN}:
                return answer
            self._show(answer, asked.position)

    def _talk(self, line: str) -> PromptCommand | None:
        return None if self._chat is None else self._chat.handle(line)

    def _question(self, asked: feeds.DecisionNeeded) -> str:
        asks = question(asked.position, self._palette)
        game = self._game
        if game is None or len(game.mine) == 1:
            return asks
        return t("plain-asks", player=game.names[asked.player], question=asks)

    def _show(self, wanted: PromptCommand, position: Position) -> None:
        if wanted == PromptCommand.RULES:
            say("", *rules_in_short(position.rule_set), "", *t("plain-rules-keys").splitlines())
        elif wanted == PromptCommand.TABLE:
            self._show_table(position)
        elif wanted == PromptCommand.HINT:
            say(self._hint(position))

    def _hint(self, position: Position) -> str:
        game = self._game
        if game is None or not game.is_against_bots:
            return t("hint-only-against-bots")
        with compilation_announced(CompilationNotice(t("hint-compiling"))):
            return hint(position, game.names)

    def _ask_to_confirm(self, needed: feeds.ConfirmationNeeded) -> None:
        say(needed.sentence)
        while (command := self._talk(line := read(">"))) is PromptCommand.SPEAK:
            continue
        if is_quitting(line):
            self._feed.leave()
        elif command is not PromptCommand.RESIGN:
            self._feed.confirm()

    def _finish(self, finished: feeds.GameFinished) -> None:
        self._is_finished = finished.is_last
        if self._game is None:
            return
        told = self._narrator.for_stand_ins(finished.stand_ins)
        say("", *result_lines(finished.position, told.names, told.you, self._palette))
        say(*bot_turn_lines(self._game.names, finished.bot_turns))
        if finished.match is not None:
            say(*match_lines(finished.match, told.names, told.you, self._palette))

    def _show_table(self, position: Position) -> None:
        if self._game is not None:
            say("", *table_lines(position, self._game.names, self._palette))


def _players(game: GameStarted) -> str:
    """The opponents of a single person; all players if several people share the keyboard."""
    seats = list(zip(game.names, game.kinds, strict=True))
    if len(game.mine) == 1:
        seats = [seat for player, seat in enumerate(seats) if player not in game.mine]
    named = [_named(name, kind) for name, kind in seats]
    if len(game.mine) == 1:
        return t("plain-against", bots=list_of(named))
    return t("plain-players", players=list_of(named))


def _named(name: str, kind: str) -> str:
    shown = unnamed_kind(name, kind)
    return t("plain-bot-of-kind", name=name, kind=shown) if shown else name
