"""What the game screen needs besides the table: its callbacks, the prompt and the log."""

from typing import Protocol

from textual.widgets import RichLog, Static

from coloretto.rules import Position
from coloretto.terminal.tui.faces import painted


class ScreenCallbacks(Protocol):
    """What the screen asks of the app that shows it."""

    def begin(self) -> None:
        """The screen is mounted: start to follow the game."""
        ...

    def end(self, wish: str) -> None:
        """The person wants to `quit`, to play a `new` match, or to `replay` the game."""
        ...

    def show_rules(self, position: Position | None) -> None: ...

    def show_settings(self) -> None: ...


class Prompt(Static):
    """Whose turn it is, and what the keys do now."""


class GameLog(RichLog):
    """What happened, the latest at the bottom."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(wrap=True, min_width=1, highlight=False, markup=False)

    def tell(self, line: str) -> None:
        if line:
            self.write(painted(line))
