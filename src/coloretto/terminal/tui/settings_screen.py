"""Settings that apply to all games in the terminal."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Label, Select, Static

from coloretto.locales import LANGUAGES
from coloretto.protocol.levels import LEVELS
from coloretto.terminal.i18n import t
from coloretto.terminal.preferences import Preferences, save_preferences
from coloretto.terminal.tui.key_bar import KeyBar

Options = list[tuple[str, str]]


class SettingsScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("escape,q", "close")]

    def __init__(self, chosen: Preferences, changed: Callable[[Preferences], None]) -> None:
        """`changed` is called right away, so that the screen behind follows."""
        super().__init__()
        self._chosen = chosen
        self._changed = changed

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="settings"):
            yield Static(t("tui-settings"), id="sheet-title")
            for name, label, options in _settings():
                yield Label(label)
                value = getattr(self._chosen, name)
                yield Select(options, value=value, allow_blank=False, id=name, compact=True)
            yield KeyBar((("Esc", "tui-close", "close"),))

    def on_select_changed(self, event: Select.Changed) -> None:
        name = event.select.id or ""
        if getattr(self._chosen, name) != event.value:
            self._chosen = replace(self._chosen, **{name: str(event.value)})
            save_preferences(self._chosen)
            self._changed(self._chosen)

    def action_close(self) -> None:
        self.dismiss(None)


def _settings() -> Iterator[tuple[str, str, Options]]:
    languages = [(own, code) for code, own in LANGUAGES.items()]
    yield "language", t("tui-settings-language"), [(t("tui-language-auto"), ""), *languages]
    yield (
        "theme",
        t("tui-settings-theme"),
        [
            (t("tui-theme-dark"), "dark"),
            (t("tui-theme-light"), "light"),
            (t("tui-theme-contrast"), "contrast"),
            (t("tui-theme-terminal"), "terminal"),
        ],
    )
    yield "level", t("tui-settings-level"), _levels()
    yield (
        "pace",
        t("tui-settings-pace"),
        [
            (t("tui-pace-instant"), "instant"),
            (t("tui-pace-quick"), "quick"),
            (t("tui-pace-normal"), "normal"),
            (t("tui-pace-slow"), "slow"),
        ],
    )


def _levels() -> Options:
    return [(t(f"level-{level}"), level) for level in LEVELS]
