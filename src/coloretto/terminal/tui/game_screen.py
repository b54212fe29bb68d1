"""A game on the screen: the table, what is asked, what happened."""

from collections.abc import Iterator
from dataclasses import replace
from threading import Thread
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical
from textual.screen import Screen

from coloretto.protocol.reactions import REACTIONS
from coloretto.rules import Action, Position
from coloretto.terminal.i18n import t
from coloretto.terminal.play import feed as feeds
from coloretto.terminal.play.feed import (
    DecisionNeeded,
    Feed,
    FeedEvent,
    GameFinished,
    GameStarted,
    Moved,
    SharedFeed,
)
from coloretto.terminal.play.prompt import why_not
from coloretto.terminal.text.hints import hint
from coloretto.terminal.text.layout import rule_set_name
from coloretto.terminal.text.narration import Narrator
from coloretto.terminal.text.scores import bot_turn_lines, match_lines, score_lines, winner_sentence
from coloretto.terminal.tui.choice_screen import ChoiceScreen
from coloretto.terminal.tui.faces import SCREEN_PALETTE
from coloretto.terminal.tui.game_parts import GameLog, Prompt, ScreenCallbacks
from coloretto.terminal.tui.key_bar import KeyBar, Keys
from coloretto.terminal.tui.say_screen import SayScreen
from coloretto.terminal.tui.scene import Scene, scene_of
from coloretto.terminal.tui.table_widgets import BoardView, DeckView, RowView
from coloretto.terminal.tui.text_screen import EndScreen, TextScreen, sheet_columns
from coloretto.terminal.tui.turn_text import question_text, waiting_text
from coloretto.terminal.warmup import CompilationNotice, compilation_announced

KEYS: Keys = (
    ("?", "tui-rules", "rules"),
    ("S", "tui-scores", "scores"),
    ("O", "tui-settings", "settings"),
    ("Q", "tui-quit", "leave"),
)
HINT = ("T", "tui-hint", "hint")
SPEAK = ("C", "new-chat", "say")
REACT = ("R", "table-react", "react")
RESIGN = ("X", "table-resign", "resign")
HINT_SECONDS = 12
COMPILING_SECONDS = 30
CLOSE = ("Esc", "tui-close", "close")
NEXT_GAME = ("Enter", "tui-next-game", "end('next')")
NEW_MATCH = ("N", "tui-new-game", "end('new')")
END_KEYS: Keys = (("R", "tui-replay", "end('replay')"), ("Q", "tui-quit", "end('quit')"))


class GameScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        ("d", "draw"),
        *((str(row + 1), f"row({row})") for row in range(5)),
        ("down,right,tab", "app.focus_next"),
        ("up,left,shift+tab", "app.focus_previous"),
        ("enter,space", "confirm"),
        ("pageup", "log(-5)"),
        ("pagedown", "log(5)"),
        ("question_mark,h,f1", "rules"),
        ("s", "scores"),
        ("t", "hint"),
        ("o,f2", "settings"),
        ("c", "say"),
        ("r", "react"),
        ("x", "resign"),
        ("q,ctrl+c,ctrl+q", "leave"),
    ]
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012 - Textual declares it so
        (0, "-narrow"),
        (76, "-normal"),
        (116, "-wide"),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012 - see above
        (0, "-short"),
        (30, "-roomy"),
        (44, "-tall"),
    ]

    def __init__(self, feed: Feed, host: ScreenCallbacks) -> None:
        super().__init__()
        self._host = host
        self._feed = feed
        self._shared = feed if isinstance(feed, SharedFeed) else None
        self._game: GameStarted | None = None
        self._position: Position | None = None
        self.asked: DecisionNeeded | None = None
        self._confirmation: feeds.ConfirmationNeeded | None = None
        self._last: Moved | None = None
        self._is_disconnected = False
        self.finished: GameFinished | None = None

    def compose(self) -> ComposeResult:
        with Container(id="body"):
            with Vertical(id="left"):
                yield BoardView()
                yield Prompt(id="prompt")
            yield GameLog()
        yield KeyBar(KEYS)

    def on_mount(self) -> None:
        self.call_after_refresh(self._host.begin)
        self.set_interval(1, self._tick)

    def _tick(self) -> None:
        if self.asked is not None and self.asked.deadline is not None:
            self.query_one(Prompt).update(self._prompt())

    # What happens.

    def follow(self, event: FeedEvent) -> None:
        match event:
            case feeds.GameStarted():
                self._start(event)
            case feeds.Moved():
                self._move(event)
            case feeds.DecisionNeeded():
                self.asked, self._confirmation = event, None
            case feeds.ConfirmationNeeded():
                self.asked, self._confirmation = None, event
            case feeds.Disconnected() | feeds.Reconnected():
                self._is_disconnected = isinstance(event, feeds.Disconnected)
            case feeds.NamesChanged():
                self._game = None if self._game is None else replace(self._game, names=event.names)
            case feeds.Announcement():
                self.query_one(GameLog).tell(event.sentence)
            case feeds.GameFinished():
                self.show_end(event)
        self._refresh()

    def _start(self, game: GameStarted) -> None:
        if self.finished is not None and isinstance(self.app.screen, EndScreen):
            self.app.screen.dismiss("")  # a server starts the next game by itself after a while
        self._game, self._position, self.finished = game, game.position, None
        self.asked = self._confirmation = self._last = None
        log = self.query_one(GameLog)
        for line in self._opening_lines(game):
            log.tell(line)

    def _opening_lines(self, game: GameStarted) -> Iterator[str]:
        yield rule_set_name(game.position.rule_set)
        if game.games > 1:
            yield t("game-of-match", game=game.game, games=game.games)
        if game.commitment:
            yield t("plain-commitment", commitment=game.commitment)
        yield from self._narrator.removed(game.position)
        if game.position.to_move is not None:
            yield self._narrator.round_begins(game.position.round, game.position.to_move)

    def _move(self, moved: Moved) -> None:
        self._position, self._last, self.asked = moved.after, moved, None
        self._confirmation = None
        told = self._narrator.tell(
            moved.player, moved.before, moved.action, moved.after, by_stand_in=moved.by_stand_in
        )
        for line in told:
            self.query_one(GameLog).tell(line)
        if moved.after.is_last_round and not moved.before.is_last_round and not moved.is_past:
            self.notify(t("last-round-about"), title=t("tui-last-round-title"), severity="warning", timeout=6)

    def show_end(self, finished: GameFinished) -> None:
        self.finished = finished
        self.app.clear_notifications()  # they would cover the points
        told = self._narrator.for_stand_ins(finished.stand_ins)
        winner = winner_sentence(finished.position, told.names, told.you)
        self.app.push_screen(EndScreen(winner, self._result_lines(finished), self._end_keys), self._end)

    @property
    def _end_keys(self) -> Keys:
        if self.finished is not None and not self.finished.is_last:
            return (NEXT_GAME, *END_KEYS)
        return (NEW_MATCH, *END_KEYS) if self._feed.may_play_again else (CLOSE, *END_KEYS)

    def _result_lines(self, finished: GameFinished) -> list[str]:
        columns = sheet_columns(self.size.width)
        lines = [*score_lines(finished.position, self._names, SCREEN_PALETTE, columns)]
        lines += bot_turn_lines(self._names, finished.bot_turns)
        if finished.match is not None:
            told = self._narrator.for_stand_ins(finished.stand_ins)
            lines += ["", *match_lines(finished.match, told.names, told.you, SCREEN_PALETTE)]
        return lines

    def _end(self, wish: str | None) -> None:
        if wish == "next":
            self.action_confirm()
        elif wish:
            self._host.end(wish)

    @property
    def _names(self) -> tuple[str, ...]:
        return self._game.names if self._game else ()

    @property
    def _narrator(self) -> Narrator:
        return Narrator(self._names, self._game.mine if self._game else (), SCREEN_PALETTE)

    # What is shown.

    @property
    def scene(self) -> Scene | None:
        if self._game is None or self._position is None:
            return None
        return scene_of(self._game, self._position, self.asked, self._last)

    def _refresh(self) -> None:
        if self.scene is not None:
            self.query_one(BoardView).show(self.scene)
        prompt = self.query_one(Prompt)
        prompt.set_class(self.asked is not None or self._confirmation is not None, "mine")
        prompt.set_class(self._is_disconnected, "away")
        prompt.update(self._prompt())
        self.query_one(KeyBar).show(self.keys)

    @property
    def keys(self) -> Keys:
        """What can be done besides playing."""
        may_speak = self._shared is not None and self._shared.may_speak
        may_resign = self._shared is not None and self._shared.may_resign
        hint_key = [HINT] * (self._game is not None and self._game.is_against_bots)
        speak_keys = [SPEAK, REACT] * may_speak
        return (*KEYS[:-1], *hint_key, *speak_keys, *([RESIGN] * may_resign), KEYS[-1])

    def translate(self) -> None:
        """Show everything in the current language; what the log already says stays."""
        self.query_one(KeyBar).translate()
        self._refresh()

    def _prompt(self) -> Text:
        if self._is_disconnected:
            return Text(t("app-away"), style="bold")
        if self._confirmation is not None:
            return Text(self._confirmation.sentence, style="bold")
        if self.asked is not None:
            return question_text(self.asked, self._narrator)
        if self.finished is not None:
            return Text(t("turn-over"), style="bold")
        return waiting_text(self._position, self._narrator)

    # What a person does.

    def action_draw(self) -> None:
        self._choose(Action.DRAW)

    def action_row(self, row: int) -> None:
        scene = self.scene
        action = scene.action_of_row(row) if scene else None
        if action is not None:
            self._choose(action)
        elif self.asked is not None and row < len(self.asked.position.rows):
            self.notify(why_not(row + 1, self.asked.position), severity="warning", timeout=4)

    def on_deck_view_chosen(self, _message: DeckView.Chosen) -> None:
        self.action_draw()

    def on_row_view_chosen(self, message: RowView.Chosen) -> None:
        self.action_row(message.row)

    def _choose(self, action: Action) -> None:
        if self.asked is not None and action in self.asked.position.legal_actions:
            self.asked = None
            self._feed.answer(action)

    def action_log(self, lines: int) -> None:
        """Look at what happened before, and back."""
        self.query_one(GameLog).scroll_relative(y=lines, animate=False)

    def action_confirm(self) -> None:
        if self._confirmation is not None:
            self._confirmation = None
            self._feed.confirm()
            self._refresh()

    def action_rules(self) -> None:
        self._host.show_rules(self._position)

    def action_scores(self) -> None:
        if self._position is not None:
            lines = list(
                score_lines(self._position, self._names, SCREEN_PALETTE, sheet_columns(self.size.width))
            )
            self.app.push_screen(TextScreen(t("tui-now"), lines))

    def action_hint(self) -> None:
        """Advice for the decision that is asked for; it is computed beside the screen."""
        if self.asked is not None and self._game is not None and self._game.is_against_bots:
            Thread(target=self._advise, args=(self.asked,), daemon=True).start()

    def _advise(self, asked: DecisionNeeded) -> None:
        with compilation_announced(CompilationNotice(t("hint-compiling"), self._announce)):
            advice = hint(asked.position, self._names)
        if self.app.is_running:
            self.app.call_from_thread(self._show_hint, asked, advice)

    def _announce(self, text: str) -> None:
        if self.app.is_running:
            self.notify(text, title=t("tui-hint"), timeout=COMPILING_SECONDS)

    def _show_hint(self, asked: DecisionNeeded, advice: str) -> None:
        if asked is self.asked:
            self.notify(advice, title=t("tui-hint"), timeout=HINT_SECONDS)

    def action_settings(self) -> None:
        self._host.show_settings()

    def action_say(self) -> None:
        if self._shared is not None and self._shared.may_speak:
            self.app.push_screen(SayScreen(), self._say)

    def _say(self, text: str | None) -> None:
        if text and self._shared is not None:
            self._shared.say(text)

    def action_react(self) -> None:
        if self._shared is not None and self._shared.may_speak:
            names = [t(f"reaction-{reaction}") for reaction in REACTIONS]
            self.app.push_screen(ChoiceScreen(t("table-react"), names, "tui-choose"), self._react)

    def _react(self, number: int | None) -> None:
        if number is not None and self._shared is not None:
            self._shared.react(REACTIONS[number])

    def action_resign(self) -> None:
        if self._shared is not None and self._shared.may_resign:
            answers = [t("table-play-on"), t("table-resign-yes")]
            self.app.push_screen(ChoiceScreen(t("table-resign-sure"), answers, "tui-choose"), self._resign)

    def _resign(self, answer: int | None) -> None:
        if answer == 1 and self._shared is not None:
            self.asked = None
            self._shared.resign()
            self._refresh()

    def action_leave(self) -> None:
        self._host.end("quit")
