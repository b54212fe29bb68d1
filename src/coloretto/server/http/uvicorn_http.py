"""uvicorn's HTTP protocol with limits on the size and duration of requests, which uvicorn lacks."""

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from coloretto.protocol.limits import MAX_HEADER_BYTES, MAX_RECORD_BYTES, REQUEST_TIMEOUT, RESPONSE_TIMEOUT


class TimeoutHttpProtocol(HttpToolsProtocol):
    """Closes the connection on a request that is too large or too slow, or a response that nobody reads."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(*args, **options)
        self._received = 0
        """Bytes of the current request."""
        self._max_bytes = MAX_HEADER_BYTES
        self._timeout: TimerHandle | None = None
        """Runs from the start of a request to its end."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        self._start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timeout()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._start_timeout()
        self._received += len(data)
        super().data_received(data)
        if self._received > self._max_bytes and not self.transport.is_closing():
            self.send_400_response("The request is too large.")

    def on_message_begin(self) -> None:
        self._start_timeout()
        self._max_bytes = MAX_HEADER_BYTES
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._max_bytes = MAX_HEADER_BYTES + MAX_RECORD_BYTES
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timeout()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(RESPONSE_TIMEOUT, self._abort_unread, self.cycle)

    def handle_websocket_upgrade(self) -> None:
        self._stop_timeout()  # or it would close the WebSocket later
        super().handle_websocket_upgrade()

    def _start_timeout(self) -> None:
        if self._timeout is None:
            self._timeout = self.loop.call_later(REQUEST_TIMEOUT, self.transport.close)

    def _stop_timeout(self) -> None:
        self._received = 0
        if self._timeout is not None:
            self._timeout.cancel()
        self._timeout = None

    def _abort_unread(self, response: RequestResponseCycle) -> None:
        """Abort, because closing would wait until everything is read."""
        if response is self.cycle and self.transport.get_write_buffer_size():
            self.transport.abort()
