"""The full-screen UI. Its functions are imported on first use: plain games do without Textual."""

from typing import TYPE_CHECKING

from coloretto._lazy import lazy_names

if TYPE_CHECKING:
    from coloretto.terminal.tui.app import choose_unfinished, play_on_screen, replay_on_screen

__all__ = ["choose_unfinished", "play_on_screen", "replay_on_screen"]

lazy_names(__name__, {"app": ("choose_unfinished", "play_on_screen", "replay_on_screen")})
