"""A recorded game on the screen: step, play, jump by rounds."""

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical
from textual.css.query import NoMatches
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from coloretto.analysis import cached_review
from coloretto.record import GameRecord
from coloretto.rules import ColorettoError
from coloretto.terminal.analysis.moments import ReviewMoments
from coloretto.terminal.i18n import t
from coloretto.terminal.records.replay import ReplayStep, replay_steps
from coloretto.terminal.text.narration import Narrator
from coloretto.terminal.text.scores import score_lines, winner_sentence
from coloretto.terminal.tui.faces import SCREEN_PALETTE
from coloretto.terminal.tui.game_parts import GameLog
from coloretto.terminal.tui.game_screen import GameScreen
from coloretto.terminal.tui.key_bar import KeyBar, Keys
from coloretto.terminal.tui.scene import Scene
from coloretto.terminal.tui.table_widgets import BoardView
from coloretto.terminal.tui.text_screen import TextScreen, sheet_columns

KEYS: Keys = (
    ("←", "", "step('back')"),
    ("→", "replay-step", "step('on')"),
    ("PgUp", "", "jump('back')"),
    ("PgDn", "replay-round", "jump('on')"),
    ("P", "replay-play", "play"),
    ("S", "tui-scores", "scores"),
    ("R", "replay-key-review", "review"),
    ("Q", "tui-close", "leave"),
)
REVIEWED_KEYS: Keys = (*KEYS[:-2], ("M", "replay-mistake", "mistake('on')"), KEYS[-1])
"""Those of a replay that has been reviewed."""
PAUSE = 0.9
"""Seconds between two moves while it plays by itself."""
PROBLEM_SECONDS = 10


class ReplayBar(Static):
    """Where in the game one is, and what the review says about that."""


class ReplayScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,n,l", "step('on')"),
        ("left,b,h", "step('back')"),
        ("pagedown,j,down", "jump('on')"),
        ("pageup,k,up", "jump('back')"),
        ("home,g", "go(0)"),
        ("end,G", "go(-1)"),
        ("p,space", "play"),
        ("s", "scores"),
        ("r", "review"),
        ("m", "mistake('on')"),
        ("M", "mistake('back')"),
        ("q,escape,ctrl+c,ctrl+q", "leave"),
    ]
    HORIZONTAL_BREAKPOINTS = GameScreen.HORIZONTAL_BREAKPOINTS
    VERTICAL_BREAKPOINTS = GameScreen.VERTICAL_BREAKPOINTS

    def __init__(self, record: GameRecord, move: int) -> None:
        super().__init__()
        self._record = record
        self._steps: list[ReplayStep] = list(replay_steps(record, SCREEN_PALETTE))
        self.move = move
        self._timer: Timer | None = None
        self._is_playing = False
        self._moments: ReviewMoments | None = None
        self._is_reviewing = False

    def compose(self) -> ComposeResult:
        with Container(id="body"):
            with Vertical(id="left"):
                yield BoardView()
                yield ReplayBar()
            yield GameLog()
        yield KeyBar(KEYS)

    def on_mount(self) -> None:
        self._timer = self.set_interval(PAUSE, lambda: self.action_step("on"), pause=True)
        self._show()

    def translate(self) -> None:
        self.query_one(KeyBar).translate()
        self._show()

    def _show(self) -> None:
        step = self._steps[self.move]
        scene = Scene(step.position, self._record.names, new=step.new)
        self.query_one(BoardView).show(scene)
        self._show_place()
        log = self.query_one(GameLog)
        log.clear()
        for step in self._steps[: self.move + 1]:
            for line in step.lines:
                log.tell(line)

    def _show_place(self) -> None:
        review = [] if self._moments is None else [self._moments.shares(self.move)]
        review += [] if self._moments is None else self._moments.sentences(self.move)
        lines = [self._place(), *map(Text, review)]
        self.query_one(ReplayBar).update(Text("\n").join(lines))

    def _place(self) -> Text:
        moves = len(self._steps) - 1
        if self.move == 0:
            return Text(t("replay-opening"))
        words = t("replay-move", move=self.move, moves=moves)
        if self.move == moves and not self._steps[-1].position.is_over:
            words = f"{words}  {t('replay-unfinished')}"
        return Text(words, style="bold")

    # The review, which is computed beside the screen.

    def action_review(self) -> None:
        if self._moments is None and not self._is_reviewing:
            self._is_reviewing = True
            Thread(target=self._review, daemon=True).start()

    def _review(self) -> None:
        try:
            reviewed = cached_review(self._record, on_progress=self._on_progress)
        except ColorettoError as error:  # what it says about its scores or its deck is wrong
            self._call(self._show_problem, str(error))
        else:
            self._call(self._show_review, ReviewMoments(self._record, reviewed))

    def _on_progress(self, done: int, total: int) -> None:
        self._call(self._show_progress, t("replay-reviewing", done=done, total=total))

    def _call(self, method: Callable[[Any], None], value: object) -> None:
        """From the thread of the review, for as long as there is a screen."""
        with suppress(RuntimeError, NoMatches):
            self.app.call_from_thread(method, value)

    def _show_progress(self, words: str) -> None:
        self.query_one(ReplayBar).update(words)

    def _show_problem(self, words: str) -> None:
        self._is_reviewing = False
        self.notify(words, severity="error", timeout=PROBLEM_SECONDS)

    def _show_review(self, moments: ReviewMoments) -> None:
        self._moments = moments
        self.query_one(KeyBar).show(REVIEWED_KEYS)
        self._show_place()

    def action_mistake(self, where: str) -> None:
        """To the next mistake that the review has found, or to the one before."""
        if self._moments is None:
            return
        find = self._moments.next_mistake if where == "on" else self._moments.last_mistake
        found = find(self.move)
        if found is not None:
            self.action_go(found)
        else:
            self.notify(t("insight-no-mistake"), timeout=4)

    def action_step(self, where: str) -> None:
        move = self.move + (1 if where == "on" else -1)
        self.action_go(max(0, min(move, len(self._steps) - 1)))

    def action_go(self, move: int) -> None:
        move %= len(self._steps)
        if move == self.move and self._is_playing:
            self.action_play()
        self.move = move
        self._show()

    def action_jump(self, where: str) -> None:
        """To the beginning of the next round, of this one, or of the one before."""
        starts = [
            number
            for number, step in enumerate(self._steps)
            if number == 0 or step.position.round != self._steps[number - 1].position.round
        ]
        later = [start for start in starts if start > self.move] or [len(self._steps) - 1]
        earlier = [start for start in starts if start < self.move] or [0]
        self.action_go(later[0] if where == "on" else earlier[-1])

    def action_play(self) -> None:
        self._is_playing = not self._is_playing
        if self._timer is not None:
            self._timer.resume() if self._is_playing else self._timer.pause()

    def action_scores(self) -> None:
        position, names = self._steps[self.move].position, self._record.names
        reader = Narrator.of_record(names, SCREEN_PALETTE).you
        title = winner_sentence(position, names, reader) if position.is_over else t("tui-now")
        lines = list(score_lines(position, names, SCREEN_PALETTE, sheet_columns(self.size.width)))
        self.app.push_screen(TextScreen(title, lines))

    def action_leave(self) -> None:
        self.dismiss(None)
