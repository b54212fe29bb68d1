"""A game on the screen: the table, what is asked, what happened."""

from time import time
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical
from textual.screen import Screen

from coloretto.rules import Action, Phase, Position
from coloretto.terminal.i18n import list_of, t
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
from coloretto.terminal.play.prompt import rows_to_choose, why_not
from coloretto.terminal.text.layout import drawn_card, rule_set_name
from coloretto.terminal.text.narration import Narrator
from coloretto.terminal.text.scores import score_lines, winner_sentence
from coloretto.terminal.tui.choice_screen import ChoiceScreen
from coloretto.terminal.tui.faces import SCREEN_PALETTE, painted
from coloretto.terminal.tui.game_parts import GameLog, Host, Prompt
from coloretto.terminal.tui.key_bar import KeyBar, Keys
from coloretto.terminal.tui.say_screen import SayScreen
from coloretto.terminal.tui.scene import Scene, scene_of
from coloretto.terminal.tui.table_widgets import DeckView, RowView, TableView
from coloretto.terminal.tui.text_screen import EndScreen, TextScreen, sheet_columns

KEYS: Keys = (
    ("?", "tui-rules", "rules"),
    ("S", "tui-scores", "scores"),
    ("O", "tui-settings", "settings"),
    ("Q", "tui-quit", "leave"),
)
SPEAK = ("C", "new-chat", "say")
RESIGN = ("X", "table-resign", "resign")
END_KEYS: Keys = (
    ("N", "tui-new-game", "end('new')"),
    ("R", "tui-replay", "end('replay')"),
    ("Q", "tui-quit", "end('quit')"),
)
TABLE_END_KEYS: Keys = (("Esc", "tui-close", "close"), ("Q", "tui-quit", "end('quit')"))


class GameScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        ("d", "draw"),
        *((str(row + 1), f"row({row})") for row in range(5)),
        ("down,right,tab", "app.focus_next"),
        ("up,left,shift+tab", "app.focus_previous"),
        ("enter,space", "agree"),
        ("pageup", "log(-5)"),
        ("pagedown", "log(5)"),
        ("question_mark,h,f1", "rules"),
        ("s", "scores"),
        ("o,f2", "settings"),
        ("c", "say"),
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

    def __init__(self, course: Course, host: Host, *, may_play_again: bool) -> None:
        super().__init__()
        self._host = host
        self._course = course
        self._shared = course if isinstance(course, SharedCourse) else None
        self._may_play_again = may_play_again
        self._dealt: Dealt | None = None
        self._position: Position | None = None
        self.asked: Asked | None = None
        self._invited: Invited | None = None
        self._last: Moved | None = None
        self._is_away = False
        self.finished: Finished | None = None

    def compose(self) -> ComposeResult:
        with Container(id="body"):
            with Vertical(id="left"):
                yield TableView()
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

    def follow(self, happening: Happening) -> None:
        match happening:
            case Dealt():
                self._begin(happening)
            case Moved():
                self._move(happening)
            case Asked():
                self.asked, self._invited = happening, None
            case Invited():
                self.asked, self._invited = None, happening
            case Away() | Back():
                self._is_away = isinstance(happening, Away)
            case Told():
                self.query_one(GameLog).tell(happening.sentence)
            case Finished():
                self._finish(happening)
        self._refresh()

    def _begin(self, dealt: Dealt) -> None:
        self._dealt, self._position, self.finished = dealt, dealt.position, None
        self.asked = self._invited = self._last = None
        log = self.query_one(GameLog)
        log.tell(rule_set_name(dealt.position.rule_set))
        for line in self._narrator.removed(dealt.position):
            log.tell(line)
        if dealt.position.to_move is not None:
            log.tell(self._narrator.round_begins(dealt.position.round, dealt.position.to_move))

    def _move(self, moved: Moved) -> None:
        self._position, self._last, self.asked = moved.after, moved, None
        for line in self._narrator.tell(moved.player, moved.before, moved.action, moved.after):
            self.query_one(GameLog).tell(line)
        if moved.after.is_last_round and not moved.before.is_last_round and not moved.is_past:
            self.notify(t("last-round-about"), title=t("tui-last-round-title"), severity="warning", timeout=6)

    def _finish(self, finished: Finished) -> None:
        self.finished = finished
        self.app.clear_notifications()  # they would lie over the points
        winner = winner_sentence(finished.position, self._names, self._narrator.you)
        keys = END_KEYS if self._may_play_again else TABLE_END_KEYS
        self.app.push_screen(EndScreen(winner, self._result_lines(finished), keys), self._ended)

    def _result_lines(self, finished: Finished) -> list[str]:
        names = self._names
        lines = [*score_lines(finished.position, names, SCREEN_PALETTE, sheet_columns(self.size.width))]
        if finished.totals is not None:
            totals = zip(names, finished.totals, strict=True)
            items = [t("verify-score", name=name, points=points) for name, points in totals]
            lines += ["", t("table-totals", totals=list_of(items))]
        return lines

    def _ended(self, wish: str | None) -> None:
        if wish:
            self._host.end(wish)

    @property
    def _names(self) -> tuple[str, ...]:
        return self._dealt.names if self._dealt else ()

    @property
    def _narrator(self) -> Narrator:
        return Narrator(self._names, self._dealt.mine if self._dealt else (), SCREEN_PALETTE)

    # What is shown.

    @property
    def scene(self) -> Scene | None:
        if self._dealt is None or self._position is None:
            return None
        return scene_of(self._dealt, self._position, self.asked, self._last)

    def _refresh(self) -> None:
        if self.scene is not None:
            self.query_one(TableView).show(self.scene)
        prompt = self.query_one(Prompt)
        prompt.set_class(self.asked is not None or self._invited is not None, "mine")
        prompt.set_class(self._is_away, "away")
        prompt.update(self._prompt())
        self.query_one(KeyBar).show(self.keys)

    @property
    def keys(self) -> Keys:
        """What can be done besides playing."""
        may_speak = self._shared is not None and self._shared.may_speak
        may_resign = self._shared is not None and self._shared.may_resign
        return (*KEYS[:-1], *([SPEAK] * may_speak), *([RESIGN] * may_resign), KEYS[-1])

    def translate(self) -> None:
        """Show everything in the language that is spoken now; what was told stays as it is."""
        self.query_one(KeyBar).translate()
        self._refresh()

    def _prompt(self) -> Text:
        if self._is_away:
            return Text(t("app-away"), style="bold")
        if self._invited is not None:
            return Text(self._invited.sentence, style="bold")
        if self.asked is not None:
            sentence, keys = self._question(self.asked)
            return Text.assemble(painted(sentence), (_time_left(self.asked), "bold"), "\n", (keys, "dim"))
        if self.finished is not None:
            return Text(t("turn-over"), style="bold")
        return Text.assemble(painted(self._others_turn()), "\n", (self._why_not_mine(), "dim"))

    def _question(self, asked: Asked) -> tuple[str, str]:
        """What a person must decide, and by which keys."""
        position, rows = asked.position, rows_to_choose(asked.position)
        name = "" if len(self._narrator.mine) == 1 else f"{self._names[asked.player]}: "
        if position.phase == Phase.PLACE:
            card = SCREEN_PALETTE.a_card(drawn_card(position))
            return name + t("turn-place-you", card=card), t("tui-your-keys-place", rows=rows)
        if Action.DRAW not in position.legal_actions:
            return name + t("turn-only-take-you"), t("tui-your-keys-take", rows=rows)
        if not rows:
            return name + t("turn-only-draw-you"), t("tui-your-keys-draw")
        return name + t("turn-choose-you"), t("tui-your-keys-choose", rows=rows)

    def _others_turn(self) -> str:
        position = self._position
        if position is None or position.to_move is None:
            return ""
        if position.drawn is not None:
            card = SCREEN_PALETTE.a_card(position.drawn)
            return t("turn-place-other", player=self._names[position.to_move], card=card)
        return t("tui-thinking", player=self._names[position.to_move])

    def _why_not_mine(self) -> str:
        position, you = self._position, self._narrator.you
        is_out = position is not None and you is not None and you not in position.players_in
        return t("turn-out-you") if is_out else ""

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
            self._course.answer(action)

    def action_log(self, lines: int) -> None:
        """Look at what happened before, and back."""
        self.query_one(GameLog).scroll_relative(y=lines, animate=False)

    def action_agree(self) -> None:
        if self._invited is not None:
            self._invited = None
            self._course.agree()
            self._refresh()

    def action_rules(self) -> None:
        self._host.show_rules(self._position)

    def action_scores(self) -> None:
        if self._position is not None:
            lines = list(
                score_lines(self._position, self._names, SCREEN_PALETTE, sheet_columns(self.size.width))
            )
            self.app.push_screen(TextScreen(t("tui-now"), lines))

    def action_settings(self) -> None:
        self._host.show_settings()

    def action_say(self) -> None:
        if self._shared is not None and self._shared.may_speak:
            self.app.push_screen(SayScreen(), self._say)

    def _say(self, text: str | None) -> None:
        if text and self._shared is not None:
            self._shared.say(text)

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


def _time_left(asked: Asked) -> str:
    if asked.deadline is None:
        return ""
    return f"  {t('tui-seconds-left', count=max(0, round(asked.deadline - time())))}"
