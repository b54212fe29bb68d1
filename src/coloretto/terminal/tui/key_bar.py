"""The keys of a screen in its last line, which can be clicked as well."""

from collections.abc import Sequence

from textual.widgets import Static

from coloretto.terminal.i18n import t

Keys = Sequence[tuple[str, str, str]]
"""The key as people know it, the id of what it does or nothing, and the action of the screen."""


class KeyBar(Static):
    def __init__(self, keys: Keys) -> None:
        super().__init__("", markup=True)
        self._keys = keys

    def on_mount(self) -> None:
        self.translate()

    def show(self, keys: Keys) -> None:
        if keys != self._keys:
            self._keys = keys
            self.translate()

    def translate(self) -> None:
        """Show the keys in the language that is spoken now."""
        self.update(
            "  ".join(
                f"[@click=screen.{action}][b]{key}[/b]{label(words)}[/]" for key, words, action in self._keys
            )
        )


def label(words: str) -> str:
    """What a key does; nothing for one that is explained with the next."""
    return f" {t(words)}" if words else ""
