"""The endpoints of the API: what to send and how to read the response, for both clients."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

import httpx
import msgspec

from coloretto.client.wire import Answer, read_answer, read_text
from coloretto.protocol.http import (
    Deleted,
    IdentityWish,
    LobbyLine,
    LoggedOut,
    LogPage,
    Me,
    MeWish,
    MeWithToken,
    MyTable,
    QuickWish,
    RatingLine,
    RecoveryCode,
    RuleSetLine,
    TableMade,
)
from coloretto.protocol.messages import Snapshot
from coloretto.protocol.options import NewTable


@dataclass(frozen=True)
class Endpoint(Generic[Answer]):
    method: str
    path: str
    read: Callable[[httpx.Response], Answer]
    body: msgspec.Struct | None = None
    query: Mapping[str, str] = field(default_factory=dict)


def get(path: str, kind: type[Answer], **query: str) -> Endpoint[Answer]:
    return Endpoint("GET", path, lambda answer: read_answer(answer, kind), query=query)


def post(path: str, body: msgspec.Struct | None, kind: type[Answer]) -> Endpoint[Answer]:
    return Endpoint("POST", path, lambda answer: read_answer(answer, kind), body)


# Identities.


def new_identity(name: str | None) -> Endpoint[MeWithToken]:
    return post("/identities", IdentityWish(name), MeWithToken)


def me() -> Endpoint[Me]:
    return get("/me", Me)


def change_me(wish: MeWish) -> Endpoint[Me]:
    return Endpoint("PATCH", "/me", lambda answer: read_answer(answer, Me), wish)


def new_recovery() -> Endpoint[RecoveryCode]:
    return post("/me/recovery", None, RecoveryCode)


def log_out_elsewhere() -> Endpoint[LoggedOut]:
    return Endpoint("DELETE", "/me/tokens", lambda answer: read_answer(answer, LoggedOut))


def delete_me() -> Endpoint[Deleted]:
    return Endpoint("DELETE", "/me", lambda answer: read_answer(answer, Deleted))


def recover(code: str) -> Endpoint[MeWithToken]:
    return post("/recoveries", RecoveryCode(code), MeWithToken)


def my_tables() -> Endpoint[list[MyTable]]:
    return get("/me/tables", list[MyTable])


# Rule sets, levels, ratings, the lobby.


def rule_sets() -> Endpoint[list[RuleSetLine]]:
    return get("/rules", list[RuleSetLine])


def levels() -> Endpoint[list[str]]:
    return get("/levels", list[str])


def ratings(rules: str) -> Endpoint[list[RatingLine]]:
    return get("/ratings", list[RatingLine], rules=rules)


def lobby(status: str) -> Endpoint[list[LobbyLine]]:
    return get("/tables", list[LobbyLine], status=status)


def commitments(after: int = 0, commitment: str | None = None) -> Endpoint[LogPage]:
    query = {} if commitment is None else {"commitment": commitment}
    return get("/commitments", LogPage, after=str(after), **query)


# Tables.


def open_table(options: NewTable | None) -> Endpoint[TableMade]:
    return post("/tables", options or NewTable(), TableMade)


def quick(wish: QuickWish) -> Endpoint[TableMade]:
    """Without a seat: entropy comes with `sit`, when the commitment is known."""
    return post("/quick", msgspec.structs.replace(wish, sit=False, entropy=""), TableMade)


def rematch(table: str) -> Endpoint[TableMade]:
    """Without a seat, as `quick`."""
    path, query = f"/tables/{table}/rematch", {"sit": "false"}
    return Endpoint("POST", path, lambda answer: read_answer(answer, TableMade), query=query)


def snapshot(table: str) -> Endpoint[Snapshot]:
    return get(f"/tables/{table}", Snapshot)


def record_json(table: str, game: int) -> Endpoint[str]:
    return Endpoint("GET", f"/tables/{table}/games/{game}", read_text)


def record_text(table: str, game: int) -> Endpoint[str]:
    return Endpoint("GET", f"/tables/{table}/games/{game}", read_text, query={"text": "true"})
