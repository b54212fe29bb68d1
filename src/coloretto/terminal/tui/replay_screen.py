"""A recorded game on the screen: step, play, jump by rounds."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from coloretto.record import GameRecord
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
    ("Q", "tui-close", "leave"),
)
PAUSE = 0.9
"""Seconds between two moves while it plays by itself."""


class ReplayBar(Static):
    """Where in the game one is."""


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
        self.query_one(ReplayBar).update(self._place())
        log = self.query_one(GameLog)
        log.clear()
        for step in self._steps[: self.move + 1]:
            for line in step.lines:
                log.tell(line)

    def _place(self) -> Text:
        moves = len(self._steps) - 1
        if self.move == 0:
            return Text(t("replay-opening"))
        words = t("replay-move", move=self.move, moves=moves)
        if self.move == moves and not self._steps[-1].position.is_over:
            words = f"{words}  {t('replay-unfinished')}"
        return Text(words, style="bold")

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
