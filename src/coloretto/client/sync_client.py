"""The client for programs that do one thing after another: HTTP, and a stream of lines."""

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from time import sleep
from typing import Self

import httpx
import msgspec

from coloretto.client import endpoints
from coloretto.client.endpoints import Ask
from coloretto.client.errors import ServerError, UnreachableError
from coloretto.client.retry import Patience
from coloretto.client.table_commands import Acting
from coloretto.client.table_state import TableState
from coloretto.client.wire import (
    NOTHING,
    SILENCE,
    Answer,
    api_address,
    error_of,
    headers_of,
    new_request,
    pause_before_repeating,
    read_answer,
    read_news,
)
from coloretto.protocol.commands import AnyCommand
from coloretto.protocol.http import (
    LobbyLine,
    Me,
    MeWithToken,
    MyTable,
    QuickWish,
    RatingLine,
    RuleSetLine,
)
from coloretto.protocol.messages import Done, Happened, Snapshot
from coloretto.protocol.options import TableOptions
from coloretto.protocol.view import Turn
from coloretto.record import GameRecord, record_from_json


class Client:
    """Somebody at a server. The token is the secret of an identity made before: keep it to come back."""

    def __init__(self, server: str, token: str | None = None, *, patience: float = 60.0) -> None:
        self.server = server
        self.token = token
        self.patience = patience
        """Seconds for which a server that does not answer is tried again."""
        self._me: Me | None = None
        self._http = httpx.Client(base_url=api_address(server), timeout=SILENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    # Who I am.

    def new_identity(self, name: str) -> MeWithToken:
        """Be somebody new from now on."""
        return self._become(self.ask(endpoints.new_identity(name)))

    def me(self) -> Me:
        if self._me is None:
            self._me = self.ask(endpoints.me())
        return self._me

    def rename(self, name: str) -> Me:
        self._me = self.ask(endpoints.rename(name))
        return self._me

    def new_recovery(self) -> str:
        """A code by which I can be myself elsewhere, once: see `recover`."""
        return self.ask(endpoints.new_recovery()).code

    def recover(self, code: str) -> MeWithToken:
        """Be whoever has asked for a recovery code, from now on."""
        return self._become(self.ask(endpoints.recover(code)))

    def my_tables(self) -> list[MyTable]:
        """The tables where I sit, the latest first."""
        return self.ask(endpoints.my_tables())

    # What there is.

    def rule_sets(self) -> list[RuleSetLine]:
        """The printed ones."""
        return self.ask(endpoints.rule_sets())

    def levels(self) -> list[str]:
        """Of bots, the weakest first."""
        return self.ask(endpoints.levels())

    def ratings(self, rules: str) -> list[RatingLine]:
        """Who is how strong in a rule set."""
        return self.ask(endpoints.ratings(rules))

    def lobby(self, status: str = "waiting") -> list[LobbyLine]:
        """The public tables that wait for players, or of another status."""
        return self.ask(endpoints.lobby(status))

    # Tables.

    def open_table(self, options: TableOptions | None = None) -> "Table":
        """A new table, whose host I am. I have no seat yet."""
        return self.table(self.ask(endpoints.open_table(options)).id)

    def quick(self, wish: QuickWish | None = None) -> "Table":
        """A game against bots that has started."""
        return self.table(self.ask(endpoints.quick(wish)).id)

    def table(self, table: str) -> "Table":
        """A table that is there, by its id."""
        return Table(self, table, None if self.token is None else self.me().id)

    def command(self, table: str, command: AnyCommand, version: int | None = None) -> int:
        """Do something at a table, once, however often it must be sent; the version that it made.

        Where the server is asked too often, it is given the time that it wants.
        """
        body, patience = new_request(command, version), Patience(self.patience)
        while True:
            try:
                answer = self._send("POST", f"/tables/{table}/commands", body)
            except httpx.TransportError as error:
                sleep(patience.pause(error))
                continue
            pause = pause_before_repeating(answer, patience)
            if pause is None:
                return read_answer(answer, Done).version
            sleep(pause)

    def lines(self, table: str, after: int) -> Generator[str, None, None]:
        """A table's stream of lines, as long as it lasts; an empty one says that the server is there."""
        query = {"after": after} if after else {}
        address, headers = f"/tables/{table}/events", headers_of(self.token)
        with self._http.stream("GET", address, params=query, headers=headers) as answer:
            if not answer.is_success:
                answer.read()
                raise error_of(answer)
            yield ""
            yield from answer.iter_lines()

    def ask(self, ask: Ask[Answer]) -> Answer:
        """Ask once: what has no id must not be done twice."""
        body = None if ask.body is None else msgspec.json.encode(ask.body)
        try:
            answer = self._send(ask.method, ask.address, body, ask.query)
        except httpx.TransportError as error:
            raise UnreachableError(f"{self.server} was not reached: {error}") from error
        return ask.read(answer)

    def _become(self, made: MeWithToken) -> MeWithToken:
        self.token, self._me = made.token, Me(made.id, made.name)
        return made

    def _send(
        self, method: str, address: str, body: bytes | None = None, query: Mapping[str, str] = NOTHING
    ) -> httpx.Response:
        headers = headers_of(self.token, body)
        return self._http.request(method, address, content=body, headers=headers, params=query)


class Table(Acting[int, bool]):
    """A table at a server. Its `state` is as old as the last message that was read."""

    def __init__(self, client: Client, table: str, me: str | None) -> None:
        self.id = table
        self.state = TableState(me)
        self.connection_changed: Callable[[bool], None] = lambda _is_there: None
        """Is told, in the thread that reads messages, when the connection is lost and when it is back."""
        self._client = client
        self._was_connected = True

    @property
    def my_turn(self) -> Turn | None:
        """The game, if it is I who must play now."""
        return self.state.my_turn

    def messages(self) -> Iterator[Snapshot | Happened]:
        """The table as it is, then everything that happens, to the end; a lost connection is made anew."""
        patience = Patience(self._client.patience)
        while not self.state.is_over:
            why = "the stream has ended"
            try:
                with closing(self._client.lines(self.id, self.state.version)) as lines:
                    for line in lines:
                        patience.renew()
                        self._connected(is_there=True)
                        news = read_news(line) if line else None
                        if news is not None and self.state.update(news):
                            yield news
            except httpx.TransportError as error:
                why = str(error)
            if not self.state.is_over:
                self._connected(is_there=False)
                sleep(patience.pause(why))

    def _connected(self, *, is_there: bool) -> None:
        if is_there != self._was_connected:
            self._was_connected = is_there
            self.connection_changed(is_there)

    def do(self, command: AnyCommand, version: int | None = None) -> int:
        return self._client.command(self.id, command, version)

    def do_now(self, command: AnyCommand) -> bool:
        try:
            self.do(command, self.state.version)
        except ServerError as error:
            if error.code != "stale":
                raise
            return False
        return True

    def rematch(self) -> "Table":
        """A table for the same people and options once more; the same one for all who ask."""
        return self._client.table(self._client.ask(endpoints.rematch(self.id)).id)

    def record(self, game: int = 1) -> GameRecord:
        """A game that is over, not verified yet."""
        return record_from_json(self.record_json(game).encode())

    def record_json(self, game: int = 1) -> str:
        return self._client.ask(endpoints.record_json(self.id, game))

    def record_text(self, game: int = 1) -> str:
        return self._client.ask(endpoints.record_text(self.id, game))
