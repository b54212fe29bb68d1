"""A server process, from its start to its end."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from socket import socket
from time import perf_counter
from warnings import catch_warnings, simplefilter

import uvicorn
from litestar.exceptions import LitestarDeprecationWarning

from coloretto.bots import make_bot
from coloretto.bots.levels import LEVELS
from coloretto.rules import Position, RuleSet
from coloretto.server.api.app import create_app
from coloretto.server.api.socket import LARGEST_MESSAGE
from coloretto.server.settings import Settings

GRACE = 10
"""Seconds that requests have to end when the server is asked to."""

TINY = RuleSet(players=2, capacities=(1, 1), reserve=74)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, started: Callable[[str], None], *, check: bool) -> None:
        super().__init__(config)
        self._tell, self._check = started, check

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell(self._address())
            if self._check:  # not before it has begun: it would not end in order
                asyncio.get_running_loop().call_soon(self._stop)

    def _stop(self) -> None:
        self.should_exit = True

    def _address(self) -> str:
        """Where it listens: the port is known only now when any was asked for."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = "localhost" if host in {"0.0.0.0", "127.0.0.1", "::", "::1"} else host  # noqa: S104 - shown
        return f"http://{shown}:{port}"


def serve(
    settings: Settings, host: str, port: int, started: Callable[[str], None], *, check: bool = False
) -> bool:
    """Serve until asked to stop by a signal, or stop at once for a check; False if it could not start."""
    with catch_warnings():
        simplefilter("ignore", LitestarDeprecationWarning)  # it is for us to heed, not for who hosts
        app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
    server = _Server(config, started, check=check)
    with suppress(KeyboardInterrupt, SystemExit):  # raised when all has ended in order, or did not begin
        server.run()
    return server.started


def warm_up() -> float:
    """Have everything compiled that bots need; how many seconds that took."""
    begin = perf_counter()
    for level in LEVELS:
        make_bot(level, seed=0).choose(Position.new(TINY, seed=0))
    return perf_counter() - begin
