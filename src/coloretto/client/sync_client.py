"""The client for programs that do one thing after another: HTTP, and a stream of lines."""

from collections.abc import Generator, Iterator
from contextlib import closing
from time import sleep
from typing import Self

import httpx
import msgspec

from coloretto.client.errors import ServerError, UnreachableError
from coloretto.client.patience import Patience
from coloretto.client.seen import Seen
from coloretto.client.wire import (
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
from coloretto.rules import Action
from coloretto.server.api.answers import LobbyLine, Me, MeWithToken, NameWish, QuickWish, TableMade
from coloretto.server.commands import AnyCommand, Play, Sit, Start
from coloretto.server.messages import Done, Happened, Snapshot, Turn
from coloretto.server.options import TableOptions


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

    def new_identity(self, name: str) -> MeWithToken:
        """Be somebody new from now on."""
        made = self._post("/identities", NameWish(name), MeWithToken)
        self.token, self._me = made.token, Me(made.id, made.name)
        return made

    def me(self) -> Me:
        if self._me is None:
            self._me = self._get("/me", Me)
        return self._me

    def lobby(self) -> list[LobbyLine]:
        """The tables that wait for players."""
        return self._get("/tables", list[LobbyLine])

    def open_table(self, options: TableOptions | None = None) -> "Table":
        """A new table, whose host I am. I have no seat yet."""
        return self.table(self._post("/tables", options or TableOptions(), TableMade).id)

    def quick(self, wish: QuickWish | None = None) -> "Table":
        """A game against bots that has started."""
        return self.table(self._post("/quick", wish or QuickWish(), TableMade).id)

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
        """A table's stream of lines, as long as it lasts."""
        query = {"after": after} if after else {}
        address, headers = f"/tables/{table}/events", headers_of(self.token)
        with self._http.stream("GET", address, params=query, headers=headers) as answer:
            if not answer.is_success:
                answer.read()
                raise error_of(answer)
            yield from (line for line in answer.iter_lines() if line)

    def _get(self, address: str, kind: type[Answer]) -> Answer:
        return read_answer(self._ask("GET", address), kind)

    def _post(self, address: str, body: msgspec.Struct, kind: type[Answer]) -> Answer:
        return read_answer(self._ask("POST", address, msgspec.json.encode(body)), kind)

    def _ask(self, method: str, address: str, body: bytes | None = None) -> httpx.Response:
        """Once: what has no id must not be done twice."""
        try:
            return self._send(method, address, body)
        except httpx.TransportError as error:
            raise UnreachableError(f"{self.server} was not reached: {error}") from error

    def _send(self, method: str, address: str, body: bytes | None = None) -> httpx.Response:
        headers = headers_of(self.token) | ({} if body is None else {"Content-Type": "application/json"})
        return self._http.request(method, address, content=body, headers=headers)


class Table:
    """A table at a server. What is `seen` of it is as old as the last message that was asked for."""

    def __init__(self, client: Client, table: str, me: str | None) -> None:
        self.id = table
        self.seen = Seen(me)
        self._client = client

    @property
    def my_turn(self) -> Turn | None:
        """The game, if it is I who must play now."""
        return self.seen.my_turn

    def messages(self) -> Iterator[Snapshot | Happened]:
        """The table as it is, then everything that happens, to the end; a lost connection is made anew."""
        patience = Patience(self._client.patience)
        while not self.seen.is_over:
            why = "the stream has ended"
            try:
                with closing(self._client.lines(self.id, self.seen.version)) as lines:
                    for line in lines:
                        patience.renew()
                        news = read_news(line)
                        if news is not None and self.seen.hear(news):
                            yield news
            except httpx.TransportError as error:
                why = str(error)
            if not self.seen.is_over:
                sleep(patience.pause(why))

    def do(self, command: AnyCommand, version: int | None = None) -> int:
        """Do something, at a certain version of the table or at any; the version that it made."""
        return self._client.command(self.id, command, version)

    def do_now(self, command: AnyCommand) -> bool:
        """Do something at the table as it was seen last.

        False if the table has gone on: the next message tells how.
        """
        try:
            self.do(command, self.seen.version)
        except ServerError as error:
            if error.code != "stale":
                raise
            return False
        return True

    def sit(self, seat: int | None = None) -> int:
        return self.do(Sit(seat))

    def start(self) -> int:
        return self.do(Start())

    def play(self, action: Action | str) -> bool:
        """Play in the position of `my_turn`. See `do_now`."""
        return self.do_now(Play(action if isinstance(action, str) else action.text))
