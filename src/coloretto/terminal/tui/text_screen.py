"""A sheet of text over the table: the rules, the scores, the end of a game."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from coloretto.terminal.tui.faces import painted, stacked
from coloretto.terminal.tui.key_bar import KeyBar, Keys

WIDEST_SHEET = 84
EDGES = 8
"""Columns of a sheet without text: border, padding and scrollbar."""
CLOSE: Keys = (("Esc", "tui-close", "close"),)


def sheet_columns(screen_columns: int) -> int:
    """How long the lines of a sheet may be."""
    return min(WIDEST_SHEET, screen_columns * 96 // 100) - EDGES


class TextScreen(ModalScreen[str]):
    """Ends with an empty text when it is closed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q,enter,space", "close"),
        ("down,j", "scroll(1)"),
        ("up,k", "scroll(-1)"),
        ("pagedown", "scroll(10)"),
        ("pageup", "scroll(-10)"),
    ]

    def __init__(self, title: str, lines: Sequence[str], keys: Keys = CLOSE) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Static(Text(self._title), id="sheet-title")
            with VerticalScroll(id="scroll"):
                yield Static(stacked(map(painted, self._lines)), id="sheet-text")
            yield KeyBar(self._keys)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#scroll").scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        self.dismiss("")


class EndScreen(TextScreen):
    """The end of a game, and what can be done then. Ends with the wish of the key that was pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter", "end('next', 'new')"),
        ("n", "end('new')"),
        ("r", "end('replay')"),
        ("q", "end('quit')"),
        ("escape", "close"),
    ]

    def action_end(self, *wishes: str) -> None:
        """End with the first of these wishes that a key offers; with nothing if none does."""
        offered = [wish for wish in wishes if any(action == f"end('{wish}')" for _, _, action in self._keys)]
        self.dismiss(offered[0] if offered else "")
