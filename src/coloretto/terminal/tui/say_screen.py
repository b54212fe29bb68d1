"""An input line for chat in place of the key bar, so that the table stays visible."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.screen import ModalScreen
from textual.widgets import Input

from coloretto.protocol.limits import MAX_CHAT_LENGTH
from coloretto.terminal.i18n import t
from coloretto.terminal.tui.key_bar import KeyBar, Keys

KEYS: Keys = (("Enter", "table-send", "send"), ("Esc", "tui-close", "close"))


class SayScreen(ModalScreen[str]):
    """Ends with the text to send; empty if the person cancels."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,ctrl+c,ctrl+q", "close")]
    AUTO_FOCUS = "Input"

    def compose(self) -> ComposeResult:
        with Horizontal(id="say-line"):
            yield Input(placeholder=t("table-say"), max_length=MAX_CHAT_LENGTH, compact=True)
            yield KeyBar(KEYS)

    def on_input_submitted(self, _event: Input.Submitted) -> None:
        self.action_send()

    def action_send(self) -> None:
        self.dismiss(self.query_one(Input).value.strip())

    def action_close(self) -> None:
        self.dismiss("")
