"""The connection to a server's table. One thread receives and another sends, as the server may be slow."""

from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

from coloretto.client import Client, Happened, RemoteTable, ServerError, Snapshot, UnreachableError
from coloretto.protocol.commands import AnyCommand
from coloretto.protocol.messages import Presence, Reacted
from coloretto.terminal.play.feed import Disconnected, Reconnected
from coloretto.terminal.play.sanitize import sanitized

LEFT = None


@dataclass(frozen=True)
class RefusedCommand:
    command: AnyCommand
    error: ServerError


InboxItem: TypeAlias = (
    Snapshot
    | Happened
    | Presence
    | Reacted
    | RefusedCommand
    | Disconnected
    | Reconnected
    | AnyCommand
    | Exception
    | None
)


class RemoteConnection:
    def __init__(self, client: Client, table: RemoteTable) -> None:
        self._client, self._table = client, table
        self.inbox: SimpleQueue[InboxItem] = SimpleQueue()
        """What the server sends, the person's answers, `LEFT`, or an error that ends the match."""
        self._outbox: SimpleQueue[tuple[AnyCommand, int | None] | None] = SimpleQueue()

    def start(self) -> None:
        for work in (self._receive, self._send):
            Thread(target=self._work, args=(work,), daemon=True).start()

    def send(self, command: AnyCommand, version: int | None) -> None:
        self._outbox.put((command, version))

    def close(self) -> None:
        """Send what waits, and nothing more."""
        self._outbox.put(LEFT)

    def _work(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as error:  # noqa: BLE001 - raised again by the feed
            self.inbox.put(error)

    def _receive(self) -> None:
        self._table.on_connection_change = self._note_connection
        self._table.on_presence_change = self.inbox.put
        self._table.on_reaction = self.inbox.put
        for message in self._table.messages():
            self.inbox.put(sanitized(message))

    def _note_connection(self, is_connected: bool) -> None:  # noqa: FBT001 - the client calls it so
        self.inbox.put(Reconnected() if is_connected else Disconnected())

    def _send(self) -> None:
        while (order := self._outbox.get()) is not LEFT:
            command, version = order
            try:
                self._client.command(self._table.id, command, version)
            except UnreachableError:
                raise
            except ServerError as error:
                self.inbox.put(RefusedCommand(command, error))
