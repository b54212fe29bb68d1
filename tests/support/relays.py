"""The network between a browser and a server, which a test can interrupt."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import Coroutine
from contextlib import suppress
from threading import Thread
from typing import Any, TypeVar

from support.waiting import HANG_TIMEOUT

T = TypeVar("T")

CHUNK = 65_536
HOST = "127.0.0.1"


class Relay:
    """Passes connections on to a server, from a thread of its own."""

    def __init__(self, port: int) -> None:
        self._server_port = port
        self._writers: set[StreamWriter] = set()
        self._is_interrupted = False
        self._flows = asyncio.Event()
        self._flows.set()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever)
        self._thread.start()
        self._listener = self._run(asyncio.start_server(self._pass_on, HOST, 0))
        self.port: int = self._listener.sockets[0].getsockname()[1]

    def interrupt(self) -> None:
        """Break every connection, and every new one until the network is restored."""
        self._is_interrupted = True
        self._loop.call_soon_threadsafe(self._flows.set)
        self._run(self._break_connections())

    def freeze(self) -> None:
        """Pass nothing on, though all connections stay open: no side notices that the network is gone."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def restore(self) -> None:
        self._is_interrupted = False
        self._loop.call_soon_threadsafe(self._flows.set)

    def close(self) -> None:
        self._listener.close()
        self.interrupt()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(HANG_TIMEOUT)
        self._loop.close()

    def _run(self, task: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(task, self._loop).result(HANG_TIMEOUT)

    async def _break_connections(self) -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass_on(self, reader: StreamReader, writer: StreamWriter) -> None:
        if self._is_interrupted:
            writer.transport.abort()
            return
        server_reader, server_writer = await asyncio.open_connection("localhost", self._server_port)
        ends = {writer, server_writer}
        self._writers |= ends
        await asyncio.gather(
            _copy(reader, server_writer, self._flows), _copy(server_reader, writer, self._flows)
        )
        self._writers -= ends


async def _copy(reader: StreamReader, writer: StreamWriter, flows: asyncio.Event) -> None:
    """Pass on what is read until one end closes; then close the other one, too."""
    with suppress(OSError):
        while chunk := await reader.read(CHUNK):
            await flows.wait()
            writer.write(chunk)
            await writer.drain()
    writer.close()
