"""The full-screen apps: a game, a replay, or a list of unfinished games."""

from threading import Thread
from typing import ClassVar

from textual.app import App
from textual.screen import Screen
from textual.theme import Theme

from coloretto.locales import language_of
from coloretto.record import GameRecord
from coloretto.rules import ColorettoError, Position
from coloretto.terminal.i18n import set_language, t
from coloretto.terminal.play.feed import Feed, GameExit
from coloretto.terminal.play.local_feed import LocalFeed
from coloretto.terminal.play.saved_games import UnfinishedGame
from coloretto.terminal.preferences import PACES, Preferences, load_preferences
from coloretto.terminal.records.replay import readable
from coloretto.terminal.text.layout import edition_of
from coloretto.terminal.text.rules import rules_lines, rules_texts
from coloretto.terminal.text.rules_in_short import rules_in_short
from coloretto.terminal.tui.choice_screen import ChoiceScreen
from coloretto.terminal.tui.game_screen import GameScreen
from coloretto.terminal.tui.replay_screen import ReplayScreen
from coloretto.terminal.tui.settings_screen import SettingsScreen
from coloretto.terminal.tui.text_screen import TextScreen, sheet_columns

THEMES = {
    "dark": "textual-dark",
    "light": "textual-light",
    "contrast": "contrast",
    "terminal": "ansi-dark",
}
CONTRAST = Theme(
    name="contrast",
    primary="#ffff00",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#303030",
    boost="#202020",
    warning="#ffff00",
    dark=True,
)


class ColorettoApp(App[GameExit]):
    CSS_PATH = "style.tcss"
    TITLE = "Coloretto"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS: ClassVar[str | None] = None

    def __init__(self) -> None:
        super().__init__()
        self._chosen = load_preferences()
        self.register_theme(CONTRAST)
        self.theme = THEMES[self._chosen.theme]

    def show_rules(self, position: Position | None) -> None:
        """The rules in short, of the game that is played, then all of them."""
        short = rules_in_short(position.rule_set) if position else []
        edition = edition_of(position.rule_set) if position else None
        lines = [*short, "", *rules_lines(rules_texts(edition), sheet_columns(self.size.width))]
        self.push_screen(TextScreen(t("tui-rules"), lines))

    def show_settings(self) -> None:
        self.push_screen(SettingsScreen(self._chosen, self._change))

    def _change(self, chosen: Preferences) -> None:
        if chosen.language != self._chosen.language:
            set_language(language_of(chosen.language))
            for screen in self.screen_stack:
                if isinstance(screen, GameScreen | ReplayScreen):
                    screen.translate()
        self._chosen = chosen
        self.theme = THEMES[chosen.theme]


class GameApp(ColorettoApp):
    """A match. It is followed in a thread of its own, because bots and servers take their time."""

    def __init__(self, feed: Feed) -> None:
        super().__init__()
        self.feed = feed
        self.game = GameScreen(feed, self)
        self.problem: Exception | None = None

    def get_default_screen(self) -> Screen[None]:
        return self.game

    def begin(self) -> None:
        """Start to follow the match."""
        Thread(target=self._follow, daemon=True).start()

    def _follow(self) -> None:
        try:
            for event in self.feed.events():
                self.call_from_thread(self.game.follow, event)
        except Exception as error:  # noqa: BLE001 - shown when the screen has closed
            self.problem = error
            if self.is_running:
                self.call_from_thread(self.exit, GameExit.LEFT)

    def _change(self, chosen: Preferences) -> None:
        super()._change(chosen)
        if isinstance(self.feed, LocalFeed):
            self.feed.pace = PACES[chosen.pace] / 1000

    def end(self, wish: str) -> None:
        """Leave, play again, or replay the game."""
        if wish == "replay":
            self._replay()
            return
        self.feed.leave()
        is_over = self.game.finished is not None and self.game.finished.is_last
        self.exit(GameExit.AGAIN if wish == "new" else GameExit.FINISHED if is_over else GameExit.LEFT)

    def _replay(self) -> None:
        try:
            record = self.feed.record()
        except ColorettoError as error:
            self._show_end_again(None)
            self.notify(str(error), severity="warning")
            return
        self.push_screen(ReplayScreen(readable(record), 0), self._show_end_again)

    def _show_end_again(self, _result: None) -> None:
        if self.game.finished is not None:
            self.game.show_end(self.game.finished)


def play_on_screen(feed: Feed) -> GameExit:
    app = GameApp(feed)
    outcome = app.run()
    feed.leave()
    if app.problem is not None:
        raise app.problem
    return outcome or GameExit.LEFT


class ReplayApp(ColorettoApp):
    def __init__(self, record: GameRecord, move: int) -> None:
        super().__init__()
        self._replay = ReplayScreen(record, move)

    def on_mount(self) -> None:
        self.push_screen(self._replay, lambda _wish: self.exit(GameExit.FINISHED))


def replay_on_screen(record: GameRecord, move: int) -> None:
    ReplayApp(record, move).run()


class ChoiceApp(ColorettoApp):
    def __init__(self, games: list[UnfinishedGame]) -> None:
        super().__init__()
        self._games = games
        self.chosen: UnfinishedGame | None = None

    def on_mount(self) -> None:
        self.push_screen(ChoiceScreen(t("tui-unfinished"), [game.line for game in self._games]), self._choose)

    def _choose(self, number: int | None) -> None:
        self.chosen = None if number is None else self._games[number]
        self.exit(GameExit.LEFT)


def choose_unfinished(games: list[UnfinishedGame]) -> UnfinishedGame:
    app = ChoiceApp(games)
    app.run()
    if app.chosen is None:
        raise KeyboardInterrupt
    return app.chosen
