"""One of several, by arrow keys, by number or by mouse."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from coloretto.terminal.tui.key_bar import KeyBar


class ChoiceScreen(ModalScreen[int | None]):
    """Ends with the number of the line, from 0; with None where nothing was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q,ctrl+c,ctrl+q", "close"),
        *((str(number + 1), f"choose({number})") for number in range(9)),
    ]
    AUTO_FOCUS = "OptionList"

    def __init__(self, title: str, lines: Sequence[str], enter: str = "tui-go-on") -> None:
        """`enter`: the id of what the key Enter does."""
        super().__init__()
        self._enter = enter
        self._title = title
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Static(self._title, id="sheet-title")
            yield OptionList(*self._lines, id="choice-list", markup=False)
            yield KeyBar((("Enter", self._enter, "choose_highlighted"), ("Esc", "tui-close", "close")))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def action_choose_highlighted(self) -> None:
        self.dismiss(self.query_one(OptionList).highlighted)

    def action_choose(self, number: int) -> None:
        if number < len(self._lines):
            self.dismiss(number)

    def action_close(self) -> None:
        self.dismiss(None)
