"""The Python client of a game server, for bots and other programs. See docs/server.md."""

from typing import TYPE_CHECKING

from coloretto._lazy import lazy_names
from coloretto.protocol.http import (
    LobbyLine,
    Me,
    MeWithToken,
    MyTable,
    QuickWish,
    RatingLine,
    RuleSetLine,
)
from coloretto.protocol.messages import Happened, Snapshot
from coloretto.protocol.options import Clock, NewTable, TableOptions
from coloretto.protocol.view import TableView, Turn

if TYPE_CHECKING:
    from coloretto.client.async_client import AsyncClient, AsyncTable
    from coloretto.client.bot_runner import run_bot, run_bot_async
    from coloretto.client.errors import ServerError, UnreachableError
    from coloretto.client.sync_client import Client, RemoteTable

__all__ = [
    "AsyncClient",
    "AsyncTable",
    "Client",
    "Clock",
    "Happened",
    "LobbyLine",
    "Me",
    "MeWithToken",
    "MyTable",
    "NewTable",
    "QuickWish",
    "RatingLine",
    "RemoteTable",
    "RuleSetLine",
    "ServerError",
    "Snapshot",
    "TableOptions",
    "TableView",
    "Turn",
    "UnreachableError",
    "run_bot",
    "run_bot_async",
]

lazy_names(
    __name__,
    {
        "async_client": ("AsyncClient", "AsyncTable"),
        "bot_runner": ("run_bot", "run_bot_async"),
        "errors": ("ServerError", "UnreachableError"),
        "sync_client": ("Client", "RemoteTable"),
    },
)
