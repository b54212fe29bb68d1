"""The synchronous client: HTTP requests, and a stream of lines for messages."""

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from time import sleep
from typing import Self

import httpx
import msgspec

from coloretto.client import endpoints
from coloretto.client.endpoints import Endpoint
from coloretto.client.errors import ServerError, UnreachableError
from coloretto.client.retry import Backoff
from coloretto.client.table_commands import NO_SEAT, TableCommands, WithEntropy
from coloretto.client.table_state import TableState
from coloretto.client.wire import (
    NO_QUERY,
    READ_TIMEOUT,
    STREAM_TIMEOUT,
    Answer,
    api_url,
    delay_before_retry,
    error_of,
    headers_of,
    new_request,
    read_answer,
    read_message,
)
from coloretto.protocol.commands import AnyCommand
from coloretto.protocol.http import (
    LobbyLine,
    Me,
    MeWish,
    MeWithToken,
    MyTable,
    QuickWish,
    RatingLine,
    RuleSetLine,
)
from coloretto.protocol.messages import Done, Happened, Presence, Reacted, Snapshot
from coloretto.protocol.options import NewTable
from coloretto.protocol.view import Turn
from coloretto.record import GameRecord, record_from_json


class Client:
    """A connection to a server. The token is the secret of an identity: keep it to come back."""

    def __init__(self, server: str, token: str | None = None, *, give_up_after: float = 60.0) -> None:
        self.server = server
        self.token = token
        self.give_up_after = give_up_after
        """Seconds to retry while the server does not answer."""
        self._me: Me | None = None
        self._http = httpx.Client(base_url=api_url(server), timeout=READ_TIMEOUT)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    # Identities.

    def new_identity(self, name: str | None = None) -> MeWithToken:
        """Create an identity and use it from now on; without a name, that of a guest."""
        return self._adopt(self.call(endpoints.new_identity(name)))

    def me(self) -> Me:
        if self._me is None:
            self._me = self.call(endpoints.me())
        return self._me

    def rename(self, name: str) -> Me:
        return self._change_me(MeWish(name=name))

    def choose_avatar(self, avatar: int | None) -> Me:
        """The face that clients show for this identity, from 0; None for no choice."""
        return self._change_me(MeWish(avatar=avatar))

    def _change_me(self, wish: MeWish) -> Me:
        self._me = self.call(endpoints.change_me(wish))
        return self._me

    def new_recovery(self) -> str:
        """A code to use this identity on another device, once: see `recover`."""
        return self.call(endpoints.new_recovery()).code

    def log_out_elsewhere(self) -> int:
        """Revoke all other tokens of this identity, and its recovery codes; how many tokens."""
        return self.call(endpoints.log_out_elsewhere()).tokens

    def delete_me(self) -> int:
        """Delete this identity for good, and its name and chat at all tables; how many tables."""
        deleted = self.call(endpoints.delete_me())
        self.token = self._me = None
        return deleted.tables

    def recover(self, code: str) -> MeWithToken:
        """Use the identity that created a recovery code, from now on."""
        return self._adopt(self.call(endpoints.recover(code)))

    def my_tables(self) -> list[MyTable]:
        """The tables where this identity has a seat, the latest first."""
        return self.call(endpoints.my_tables())

    # Rule sets, levels, ratings, the lobby.

    def rule_sets(self) -> list[RuleSetLine]:
        """The printed rule sets."""
        return self.call(endpoints.rule_sets())

    def levels(self) -> list[str]:
        """The levels of bots, the weakest first."""
        return self.call(endpoints.levels())

    def ratings(self, rules: str) -> list[RatingLine]:
        """The ratings in a rule set, the strongest first."""
        return self.call(endpoints.ratings(rules))

    def lobby(self, status: str = "waiting") -> list[LobbyLine]:
        """The public tables of a status: by default those that wait for players."""
        return self.call(endpoints.lobby(status))

    # Tables.

    def open_table(self, options: NewTable | None = None) -> "RemoteTable":
        """A new table with this identity as its host, who has no seat yet."""
        made = self.call(endpoints.open_table(options))
        return self.table(made.id, made.commitment)

    def quick(self, wish: QuickWish | None = None) -> "RemoteTable":
        """A started game against bots. Its deck is committed to before the client adds entropy."""
        wish = wish or QuickWish()
        made = self.call(endpoints.quick(wish))
        table = self.table(made.id, made.commitment)
        if wish.sit:
            table.sit(0, entropy=wish.entropy or None)
        return table

    def table(self, table: str, commitment: str = "") -> "RemoteTable":
        """An existing table, by its id, and the commitment to its next deck if it is known."""
        return RemoteTable(self, table, None if self.token is None else self.me().id, commitment)

    def command(self, table: str, command: AnyCommand, version: int | None = None) -> int:
        """Carry out a command once, however often it must be sent; the version that it made.

        After a rate limit it waits as long as the server asks for.
        """
        body, backoff = new_request(command, version), Backoff(self.give_up_after)
        while True:
            try:
                answer = self._send("POST", f"/tables/{table}/commands", body)
            except httpx.TransportError as error:
                sleep(backoff.next_delay(error))
                continue
            delay = delay_before_retry(answer, backoff)
            if delay is None:
                return read_answer(answer, Done).version
            sleep(delay)

    def lines(self, table: str, after: int) -> Generator[str, None, None]:
        """A table's stream of lines until it ends; an empty line is a heartbeat."""
        query = {"presence": "true"} | ({"after": str(after)} if after else {})
        path, headers = f"/tables/{table}/events", headers_of(self.token)
        timeout = httpx.Timeout(READ_TIMEOUT, read=STREAM_TIMEOUT)
        with self._http.stream("GET", path, params=query, headers=headers, timeout=timeout) as answer:
            if not answer.is_success:
                answer.read()
                raise error_of(answer)
            yield ""
            yield from answer.iter_lines()

    def call(self, endpoint: Endpoint[Answer]) -> Answer:
        """Send a request once: without a command id it must not be repeated."""
        body = None if endpoint.body is None else msgspec.json.encode(endpoint.body)
        try:
            answer = self._send(endpoint.method, endpoint.path, body, endpoint.query)
        except httpx.TransportError as error:
            raise UnreachableError(f"{self.server} did not answer: {error}") from error
        return endpoint.read(answer)

    def _adopt(self, made: MeWithToken) -> MeWithToken:
        self.token, self._me = made.token, made.me
        return made

    def _send(
        self, method: str, path: str, body: bytes | None = None, query: Mapping[str, str] = NO_QUERY
    ) -> httpx.Response:
        headers = headers_of(self.token, body)
        return self._http.request(method, path, content=body, headers=headers, params=query)


class RemoteTable(TableCommands[int, bool]):
    """A table at a server. Its `state` is as old as the last message that was read."""

    def __init__(self, client: Client, table: str, me: str | None, commitment: str = "") -> None:
        self.id = table
        self.commitment = commitment
        """The latest that the server has told before entropy was drawn; empty if there was none yet."""
        self.entropy = ""
        """What this client contributed last."""
        self._is_committed = bool(commitment)
        self.state = TableState(me)
        self.on_connection_change: Callable[[bool], None] = lambda _is_connected: None
        """Called in the reading thread: False when the connection is lost, True when it is back."""
        self.on_presence_change: Callable[[Presence], None] = lambda _presence: None
        """Called in the reading thread when a person connects or leaves: see `TableState.away`."""
        self.on_reaction: Callable[[Reacted], None] = lambda _reacted: None
        """Called in the reading thread when a player shows a reaction."""
        self._client = client
        self._was_connected = True

    @property
    def my_turn(self) -> Turn | None:
        """The game, if it is this client's turn."""
        return self.state.my_turn

    def messages(self) -> Iterator[Snapshot | Happened]:
        """A snapshot, then every message until the table ends; reconnects when the connection is lost."""
        backoff = Backoff(self._client.give_up_after)
        while not self.state.is_over:
            reason = "the stream has ended"
            try:
                with closing(self._client.lines(self.id, self.state.version)) as lines:
                    for line in lines:
                        backoff.reset()
                        self._connected(is_connected=True)
                        message = read_message(line) if line else None
                        if isinstance(message, Presence):
                            self.state.update_presence(message)
                            self.on_presence_change(message)
                        elif isinstance(message, Reacted):
                            self.on_reaction(message)
                        elif message is not None and self.state.update(message):
                            yield message
            except httpx.TransportError as error:
                reason = str(error)
            if not self.state.is_over:
                self._connected(is_connected=False)
                sleep(backoff.next_delay(reason))

    def _connected(self, *, is_connected: bool) -> None:
        if is_connected != self._was_connected:
            self._was_connected = is_connected
            self.on_connection_change(is_connected)

    def do(self, command: AnyCommand, version: int | None = None) -> int:
        return self._client.command(self.id, command, version)

    def do_committed(self, command: Callable[[], WithEntropy]) -> int:
        if self.state.view is not None:
            self.commitment = self.state.view.commitment
        elif not self._is_committed:
            self.commitment = self._client.call(endpoints.snapshot(self.id)).table.commitment
        self._is_committed = False  # a commitment is to one deck
        made = command()
        self.entropy = made.entropy
        return self.do(made)

    def do_now(self, command: AnyCommand) -> bool:
        try:
            self.do(command, self.state.version)
        except ServerError as error:
            if error.code != "stale":
                raise
            return False
        return True

    def rematch(self) -> "RemoteTable":
        """A table for the same players and options; everyone who asks gets the same one, and a seat."""
        made = self._client.call(endpoints.rematch(self.id))
        table = self._client.table(made.id, made.commitment)
        for seat in (made.seat, None):
            try:
                table.sit(seat)
                break
            except ServerError as error:
                if error.code not in NO_SEAT:
                    raise
        return table

    def record(self, game: int = 1) -> GameRecord:
        """The record of a finished game, not verified yet."""
        return record_from_json(self.record_json(game).encode())

    def record_json(self, game: int = 1) -> str:
        return self._client.call(endpoints.record_json(self.id, game))

    def record_text(self, game: int = 1) -> str:
        return self._client.call(endpoints.record_text(self.id, game))
