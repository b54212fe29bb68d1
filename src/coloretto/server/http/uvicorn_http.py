"""HTTP as uvicorn hears it, but only so much of it and only for so long: by itself it listens for ever."""

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from coloretto.protocol.limits import MAX_HEADER_BYTES, MAX_RECORD_BYTES, REQUEST_TIMEOUT, RESPONSE_TIMEOUT


class Hearing(HttpToolsProtocol):
    """A connection. It ends with a request that is too large or too slow, or an answer that nobody reads."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(*args, **options)
        self._heard = 0
        """Bytes of the request that has begun."""
        self._most = MAX_HEADER_BYTES
        self._patience: TimerHandle | None = None
        """Runs from the beginning of a request to its end."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        self._listen()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._listen()
        self._heard += len(data)
        super().data_received(data)
        if self._heard > self._most and not self.transport.is_closing():
            self.send_400_response("The request is too large.")

    def on_message_begin(self) -> None:
        self._listen()
        self._most = MAX_HEADER_BYTES
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._most = MAX_HEADER_BYTES + MAX_RECORD_BYTES
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._end()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(RESPONSE_TIMEOUT, self._give_up_unread, self.cycle)

    def handle_websocket_upgrade(self) -> None:
        self._end()  # or the line would be closed in the midst of a game
        super().handle_websocket_upgrade()

    def _listen(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(REQUEST_TIMEOUT, self.transport.close)

    def _give_up_unread(self, answer: RequestResponseCycle) -> None:
        """To close would be to wait until all is read."""
        if answer is self.cycle and self.transport.get_write_buffer_size():
            self.transport.abort()

    def _end(self) -> None:
        self._heard = 0
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None
