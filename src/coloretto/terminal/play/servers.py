"""Servers, their tables, and who one is there."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from coloretto._files import PRIVATE, atomic_write
from coloretto.client import Client, QuickWish, ServerError, Table
from coloretto.protocol.ids import TABLE_ID
from coloretto.record.shortening import shown
from coloretto.rules import ColorettoError
from coloretto.server.base.settings import data_folder
from coloretto.terminal.i18n import t
from coloretto.terminal.play.saved_games import TablePlace

FILE = "identities.json"
MARK = "/table/"


class AddressError(ColorettoError):
    """No address of a server."""


def parse_place(text: str) -> TablePlace:
    """The server and the table, if there is one, of an address like `http://host:8000/table/abc`."""
    address = urlsplit(text)
    if address.scheme not in {"http", "https"} or not address.netloc:
        raise AddressError(t("cli-bad-address", text=repr(text)))
    server, _, rest = text.partition("?")[0].partition("#")[0].partition(MARK)
    return TablePlace(server.rstrip("/"), rest.strip("/"))


@contextmanager
def client_at(server: str, name: str) -> Iterator[Client]:
    """Somebody at a server: the same as last time, or somebody new of this name."""
    with Client(server, _tokens().get(server)) as client:
        if client.token is not None:
            _forget_if_unknown(client)
        if client.token is None:
            _remember(server, client.new_identity(name).token)
        yield client


def table_at(client: Client, place: TablePlace, wish: QuickWish) -> Table:
    """The table of an address, or a new one with bots where it names a server alone.

    Its id becomes the name of a file and is shown, so that it must be one, whatever a server says.
    """
    table = client.table(place.table) if place.table else client.quick(wish)
    if not re.fullmatch(TABLE_ID, table.id):
        raise ServerError("unknown_table", f"no table is called {shown(table.id)}")
    return table


def _forget_if_unknown(client: Client) -> None:
    """A server that began anew does not know us any more."""
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


def _remember(server: str, token: str) -> None:
    """Tokens are secrets: nobody else may read the file."""
    file = data_folder() / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(file, PRIVATE) as new:
        new.write_text(json.dumps({**_tokens(), server: token}), encoding="utf-8")
