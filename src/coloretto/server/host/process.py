"""A server process, from its start to its end."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from signal import SIGTERM, default_int_handler, signal
from socket import socket

import uvicorn

from coloretto.protocol.limits import MAX_MESSAGE_LENGTH
from coloretto.server.base.settings import Settings
from coloretto.server.cluster.open_bus import check_bus
from coloretto.server.host.data_lock import sole_server_of
from coloretto.server.host.garbage import look_for_garbage_seldom
from coloretto.server.host.tuning import ask_for_many_files
from coloretto.server.http.app import create_app
from coloretto.server.http.uvicorn_http import Hearing
from coloretto.server.http.uvicorn_websocket import Line
from coloretto.server.services import FAREWELLS, Running, bring_up_to_date, connection_of

GRACE = 5
"""Seconds that requests have to end when the server is asked to."""
KEEP_ALIVE = 75
"""Seconds that a connection may be idle: longer than clients and proxies wait, or they would ask too late."""


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, started: Callable[[str], None], *, check: bool) -> None:
        super().__init__(config)
        self._tell, self._check = started, check
        self.inside: Running | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell(self._address())
            if self._check:  # not before it has begun: it would not end in order
                asyncio.get_running_loop().call_soon(self._stop)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """End in order: streams and WebSockets, which would last for ever, before everything else."""
        for server in self.servers:
            server.close()
        if self.inside is not None:
            await self.inside.connections.end_all(FAREWELLS)
        await super().shutdown(sockets)

    def _stop(self) -> None:
        self.should_exit = True

    def _address(self) -> str:
        """Where it listens: the port is known only now when any was asked for."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = "localhost" if host in {"0.0.0.0", "127.0.0.1", "::", "::1"} else host  # noqa: S104 - shown
        return f"http://{shown}:{port}"


def serve(  # noqa: PLR0913 - what whoever hosts decides and is told
    settings: Settings,
    host: str,
    port: int,
    started: Callable[[str], None],
    prepared: Callable[[], None] = lambda: None,
    *,
    check: bool = False,
) -> bool:
    """Serve until asked to stop by a signal, or stop at once for a check; False if it could not start.

    `started` is told the address, and `prepared` is called when everything is compiled.
    """

    def begun(inside: Running) -> None:
        server.inside, inside.preparation.done = inside, all_prepared

    def all_prepared() -> None:
        look_for_garbage_seldom()
        prepared()

    config = uvicorn.Config(
        create_app(settings, begun),
        host=host,
        port=port,
        http=Hearing,
        ws=Line,
        ws_max_size=4 * MAX_MESSAGE_LENGTH,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        server_header=False,
    )
    server = _Server(config, started, check=check)
    ask_for_many_files()
    with sole_server_of(settings), _ended_by_sigterm():
        bring_up_to_date(connection_of(settings))  # here, for errors would be lost in uvicorn's log
        asyncio.run(check_bus(settings))
        with suppress(KeyboardInterrupt, SystemExit):  # when all has ended in order, or did not begin
            server.run()
    return server.started


@contextmanager
def _ended_by_sigterm() -> Iterator[None]:
    """SIGTERM asks for an end in order, as Ctrl-C does; uvicorn raises it again when it has ended."""
    before = signal(SIGTERM, default_int_handler)
    try:
        yield
    finally:
        signal(SIGTERM, before)
