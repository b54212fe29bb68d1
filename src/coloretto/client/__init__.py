"""The Python client of the server's interface, for bots and other programs. See docs/server.md."""

from coloretto.client.errors import MissingExtraError, ServerError, UnreachableError

try:
    from coloretto.client.async_client import AsyncClient, AsyncTable
    from coloretto.client.bot_runner import run_bot, run_bot_async
    from coloretto.client.sync_client import Client, Table
except ModuleNotFoundError as error:
    missing = (error.name or "").partition(".")[0]
    if missing not in {"httpx", "websockets"}:
        raise
    raise MissingExtraError(missing) from error

from coloretto.server.api.answers import LobbyLine, Me, MeWithToken, QuickWish
from coloretto.server.messages import Happened, Snapshot, Turn
from coloretto.server.options import Clock, TableOptions

__all__ = [
    "AsyncClient",
    "AsyncTable",
    "Client",
    "Clock",
    "Happened",
    "LobbyLine",
    "Me",
    "MeWithToken",
    "MissingExtraError",
    "QuickWish",
    "ServerError",
    "Snapshot",
    "Table",
    "TableOptions",
    "Turn",
    "UnreachableError",
    "run_bot",
    "run_bot_async",
]
