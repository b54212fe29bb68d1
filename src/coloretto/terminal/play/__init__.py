"""`coloretto play`: matches on this machine and at a server.

`play_at_server` is imported on first use: the HTTP client takes longer to import than a local match to start.
"""

from typing import TYPE_CHECKING

from coloretto._lazy import lazy_names

if TYPE_CHECKING:
    from coloretto.terminal.play.remote import play_at_server

__all__ = ["play_at_server"]

lazy_names(__name__, {"remote": ("play_at_server",)})
