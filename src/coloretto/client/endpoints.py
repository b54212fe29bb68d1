"""What can be asked of a server: what goes out and how the answer is read, for both clients."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

import httpx
import msgspec

from coloretto.client.wire import Answer, read_answer, read_text
from coloretto.protocol.http import (
    LobbyLine,
    Me,
    MeWithToken,
    MyTable,
    NameWish,
    QuickWish,
    RatingLine,
    RecoveryCode,
    RuleSetLine,
    TableMade,
)
from coloretto.protocol.options import TableOptions


@dataclass(frozen=True)
class Ask(Generic[Answer]):
    method: str
    address: str
    read: Callable[[httpx.Response], Answer]
    body: msgspec.Struct | None = None
    query: Mapping[str, str] = field(default_factory=dict)


def get(address: str, kind: type[Answer], **query: str) -> Ask[Answer]:
    return Ask("GET", address, lambda answer: read_answer(answer, kind), query=query)


def post(address: str, body: msgspec.Struct | None, kind: type[Answer]) -> Ask[Answer]:
    return Ask("POST", address, lambda answer: read_answer(answer, kind), body)


# Who one is.


def new_identity(name: str) -> Ask[MeWithToken]:
    return post("/identities", NameWish(name), MeWithToken)


def me() -> Ask[Me]:
    return get("/me", Me)


def rename(name: str) -> Ask[Me]:
    return Ask("PATCH", "/me", lambda answer: read_answer(answer, Me), NameWish(name))


def new_recovery() -> Ask[RecoveryCode]:
    return post("/me/recovery", None, RecoveryCode)


def recover(code: str) -> Ask[MeWithToken]:
    return post("/recoveries", RecoveryCode(code), MeWithToken)


def my_tables() -> Ask[list[MyTable]]:
    return get("/me/tables", list[MyTable])


# What there is.


def rule_sets() -> Ask[list[RuleSetLine]]:
    return get("/rules", list[RuleSetLine])


def levels() -> Ask[list[str]]:
    return get("/levels", list[str])


def ratings(rules: str) -> Ask[list[RatingLine]]:
    return get("/ratings", list[RatingLine], rules=rules)


def lobby(status: str) -> Ask[list[LobbyLine]]:
    return get("/tables", list[LobbyLine], status=status)


# Tables.


def open_table(options: TableOptions | None) -> Ask[TableMade]:
    return post("/tables", options or TableOptions(), TableMade)


def quick(wish: QuickWish | None) -> Ask[TableMade]:
    return post("/quick", wish or QuickWish(), TableMade)


def rematch(table: str) -> Ask[TableMade]:
    return post(f"/tables/{table}/rematch", None, TableMade)


def record_json(table: str, game: int) -> Ask[str]:
    return Ask("GET", f"/tables/{table}/games/{game}", read_text)


def record_text(table: str, game: int) -> Ask[str]:
    return Ask("GET", f"/tables/{table}/games/{game}", read_text, query={"text": "true"})
