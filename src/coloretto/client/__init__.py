"""The Python client of the server's interface, for bots and other programs. See docs/server.md."""

from coloretto.client.async_client import AsyncClient, AsyncTable
from coloretto.client.bot_runner import run_bot, run_bot_async
from coloretto.client.errors import ServerError, UnreachableError
from coloretto.client.sync_client import Client, Table
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
from coloretto.protocol.options import Clock, TableOptions
from coloretto.protocol.view import Turn

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
    "QuickWish",
    "RatingLine",
    "RuleSetLine",
    "ServerError",
    "Snapshot",
    "Table",
    "TableOptions",
    "Turn",
    "UnreachableError",
    "run_bot",
    "run_bot_async",
]
