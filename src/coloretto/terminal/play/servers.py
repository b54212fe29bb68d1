"""Servers, their tables, and the person's identities there."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

from coloretto._files import PRIVATE, atomic_write
from coloretto.client import Client, RemoteTable, ServerError
from coloretto.protocol.ids import TABLE_ID
from coloretto.record.shortening import shown
from coloretto.rules.errors import ColorettoError
from coloretto.server.base.settings import data_folder
from coloretto.terminal.errors import UsageError
from coloretto.terminal.i18n import t

FILE = "identities.json"
TABLE_PATH = "/table/"


@dataclass(frozen=True)
class TableAddress:
    server: str
    table: str
    """Empty for the address of a server alone."""


def parse_address(text: str) -> TableAddress:
    """The server and the table, if any, of an address like `http://host:8000/table/abc`."""
    address = urlsplit(text)
    if address.scheme not in {"http", "https"} or not address.netloc:
        raise UsageError(t("cli-bad-address", text=repr(text)))
    server, _, rest = text.partition("?")[0].partition("#")[0].partition(TABLE_PATH)
    return TableAddress(server.rstrip("/"), rest.strip("/"))


@contextmanager
def client_at(server: str, name: str | None) -> Iterator[Client]:
    """A client with the person's identity at a server, or with a new one of this name; None: a guest's."""
    with Client(server, _tokens().get(server)) as client:
        if client.token is not None:
            _drop_unknown_token(client)
        if client.token is None:
            _store_token(server, client.new_identity(name).token)
        yield client


@contextmanager
def known_client(server: str) -> Iterator[Client]:
    """A client with the person's identity at a server; an error if there is none."""
    token = _tokens().get(server)
    if token is None:
        raise ColorettoError(t("account-unknown-server", server=server))
    with Client(server, token) as client:
        yield client


def known_servers() -> list[str]:
    """The servers where the person has an identity."""
    return sorted(_tokens())


def forget_token(server: str) -> None:
    _write_tokens({each: token for each, token in _tokens().items() if each != server})


def table_at(client: Client, address: TableAddress, new: Callable[[Client], RemoteTable]) -> RemoteTable:
    """The table of an address; for a server alone, a new one.

    The table's id becomes a file name, so it is checked even though a server sent it.
    """
    table = client.table(address.table) if address.table else new(client)
    if not re.fullmatch(TABLE_ID, table.id):
        raise ServerError("unknown_table", f"no table is called {shown(table.id)}")
    return table


def _drop_unknown_token(client: Client) -> None:
    """A server with a new database does not know the token."""
    try:
        client.me()
    except ServerError as error:
        if error.code != "unauthorised":
            raise
        client.token = None


def _tokens() -> dict[str, str]:
    try:
        found = json.loads((data_folder() / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _store_token(server: str, token: str) -> None:
    _write_tokens({**_tokens(), server: token})


def _write_tokens(tokens: dict[str, str]) -> None:
    """Tokens are secrets: only their owner may read the file."""
    file = data_folder() / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(file, PRIVATE) as new:
        new.write_text(json.dumps(tokens), encoding="utf-8")
