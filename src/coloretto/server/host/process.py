"""A server process, from start to stop."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from signal import SIGTERM, default_int_handler, signal
from socket import socket

import uvicorn

from coloretto.protocol.limits import MAX_MESSAGE_LENGTH
from coloretto.server.base.settings import Settings
from coloretto.server.cluster.open_bus import check_bus
from coloretto.server.host.data_lock import lock_data
from coloretto.server.host.listening import bind, lan_address
from coloretto.server.host.tuning import raise_open_file_limit, tune_gc
from coloretto.server.http.app import create_app
from coloretto.server.http.uvicorn_http import TimeoutHttpProtocol
from coloretto.server.http.uvicorn_websocket import FastWebSocketProtocol
from coloretto.server.live.connections import Connections
from coloretto.server.services import CLOSE_TIMEOUT
from coloretto.server.storage.connect import prepare_database

SHUTDOWN_TIMEOUT = 5
"""Seconds that requests have to finish when the server stops."""
KEEP_ALIVE_TIMEOUT = 75
"""Seconds that a connection may be idle: longer than clients and proxies wait, so they close it first."""
PING_SECONDS = 10
"""Between two WebSocket pings, and until a missing answer closes the connection."""
LOOPBACK = {"0.0.0.0", "127.0.0.1", "::", "::1"}  # noqa: S104 - compared, not bound


class _Server(uvicorn.Server):
    def __init__(
        self,
        config: uvicorn.Config,
        connections: Connections,
        on_started: Callable[[str], None],
        *,
        check: bool,
    ) -> None:
        super().__init__(config)
        self._connections, self._on_started, self._check = connections, on_started, check

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_started(self._address())
            if self._check:  # once it runs, or it would not stop in order
                asyncio.get_running_loop().call_soon(self._stop)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Close streams and WebSockets first: uvicorn would wait for them to end."""
        for server in self.servers:
            server.close()
        await self._connections.close_all(CLOSE_TIMEOUT)
        await super().shutdown(sockets)

    def _stop(self) -> None:
        self.should_exit = True

    def _address(self) -> str:
        """Where it listens: with port 0 the system has chosen the port."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return f"http://{'localhost' if host in LOOPBACK else host}:{port}"


def serve(  # noqa: PLR0913 - everything the host decides
    settings: Settings,
    host: str,
    port: int,
    on_started: Callable[[str], None],
    on_warm: Callable[[], None] = lambda: None,
    *,
    check: bool = False,
) -> bool:
    """Serve until a signal stops it, or stop at once for a check; False if it could not start.

    `on_started` gets the server's URL; `on_warm` is called when everything is compiled. What the host can fix
    (data or port in use, database or bus unavailable) is a `ColorettoError` in one sentence.
    """
    connections = Connections()

    def tune_and_report() -> None:
        tune_gc()
        on_warm()

    config = uvicorn.Config(
        create_app(replace(settings, lan_address=lan_address(host)), connections, tune_and_report),
        http=TimeoutHttpProtocol,
        ws=FastWebSocketProtocol,
        ws_max_size=4 * MAX_MESSAGE_LENGTH,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        timeout_keep_alive=KEEP_ALIVE_TIMEOUT,
        server_header=False,
        proxy_headers=False,  # uvicorn would trust every program on this machine
    )
    server = _Server(config, connections, on_started, check=check)
    raise_open_file_limit()
    with lock_data(settings), _sigterm_interrupts():
        prepare_database(settings)  # here, because uvicorn would only log the error
        asyncio.run(check_bus(settings))
        sockets = bind(host, port)
        with suppress(KeyboardInterrupt, SystemExit):  # after a shutdown in order, or a failed start
            server.run(sockets)
    return server.started


@contextmanager
def _sigterm_interrupts() -> Iterator[None]:
    """SIGTERM stops in order, as Ctrl-C does; uvicorn raises it again when it has stopped."""
    before = signal(SIGTERM, default_int_handler)
    try:
        yield
    finally:
        signal(SIGTERM, before)
