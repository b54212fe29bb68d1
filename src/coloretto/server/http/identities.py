"""The routes of identities, and the cookie that holds a token."""

from typing import Annotated, NamedTuple

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Parameter

from coloretto.protocol.http import (
    Deleted,
    IdentityWish,
    LoggedOut,
    Me,
    MeWish,
    MeWithToken,
    MyTable,
    RecoveryCode,
)
from coloretto.protocol.limits import MAX_LIST_LENGTH
from coloretto.server.base.identity import Identity
from coloretto.server.base.rate_limits import CHAT, NEW_IDENTITIES, RECOVERIES
from coloretto.server.http.auth import COOKIE, address_of, require_identity
from coloretto.server.http.dependencies import HttpRequest, consume, services_of
from coloretto.server.http.openapi import TOKEN
from coloretto.server.http.problems import AUTH, problems
from coloretto.server.live.identities import NewIdentity
from coloretto.server.live.renaming import rename_at_tables
from coloretto.server.services import Services
from coloretto.server.storage.database import Row
from coloretto.server.table.state import Status
from coloretto.server.table.summary import parse_details

COOKIE_SECONDS = 5 * 365 * 24 * 60 * 60


@post("/identities", summary="Create an identity", responses=problems(413, 422))
async def new_identity(request: HttpRequest, data: IdentityWish) -> Response[MeWithToken]:
    consume(request, NEW_IDENTITIES, address_of(request.scope))
    return _with_cookie(request, await services_of(request).identities.create(data.name, data.avatar))


@post(
    "/recoveries",
    summary="Use a recovery code to get an identity on this device",
    responses=problems(401, 413),
)
async def recover(request: HttpRequest, data: RecoveryCode) -> Response[MeWithToken]:
    consume(request, RECOVERIES, address_of(request.scope))
    return _with_cookie(request, await services_of(request).identities.recover(data.code))


@get("/me", summary="My identity", security=TOKEN, responses=problems(*AUTH))
async def me(request: HttpRequest) -> Me:
    identity = await require_identity(request.scope, services_of(request))
    return identity.me


@patch("/me", summary="Change my name or my avatar", security=TOKEN, responses=problems(*AUTH, 413, 422))
async def change_me(request: HttpRequest, data: MeWish) -> Me:
    services = services_of(request)
    identity = await require_identity(request.scope, services)
    consume(request, CHAT, identity.id)
    changed = await services.identities.change(identity, data)
    await rename_at_tables(services.hub, services.store, changed.person)
    return changed.me


@post(
    "/me/recovery",
    summary="A one-time code to use my identity on another device",
    security=TOKEN,
    responses=problems(*AUTH),
)
async def new_recovery(request: HttpRequest) -> RecoveryCode:
    services = services_of(request)
    identity = await require_identity(request.scope, services)
    consume(request, RECOVERIES, identity.id)
    return RecoveryCode(await services.identities.new_recovery(identity))


@delete(
    "/me/tokens",
    status_code=200,
    summary="Log out on all other devices, or everywhere",
    security=TOKEN,
    responses=problems(*AUTH),
)
async def log_out(
    request: HttpRequest,
    everywhere: Annotated[bool, Parameter(description="on this device, too")] = False,  # noqa: FBT002
) -> LoggedOut:
    services = services_of(request)
    identity = await require_identity(request.scope, services)
    return LoggedOut(await services.identities.log_out(identity, everywhere=everywhere))


@delete(
    "/me",
    status_code=200,
    summary="Delete my identity, and my name and chat at all tables",
    security=TOKEN,
    responses=problems(*AUTH),
)
async def delete_me(request: HttpRequest) -> Response[Deleted]:
    services = services_of(request)
    identity = await require_identity(request.scope, services)
    tables = await services.deleter.delete(identity)
    return Response(Deleted(tables), cookies=[_cookie(request, "", max_age=0)])


@get("/me/tables", summary="The tables where I have a seat", security=TOKEN, responses=problems(*AUTH))
async def my_tables(request: HttpRequest) -> list[MyTable]:
    services = services_of(request)
    identity = await require_identity(request.scope, services)
    rows = await services.store.tables_of(identity.id, MAX_LIST_LENGTH)
    return [await _my_table(services, identity, row) for row in rows]


async def _my_table(services: Services, identity: Identity, row: Row) -> MyTable:
    table, status, rules_, summary, changed = row
    details = parse_details(summary)
    is_running = Status(status) in {Status.PLAYING, Status.BETWEEN}
    now = await _seat_status(services, identity, table) if is_running else SeatStatus()
    return MyTable(
        table, status, rules_, changed, details.games, details.seats, now.has_resigned, now.seat, now.to_move
    )


class SeatStatus(NamedTuple):
    """An identity's part in a match: its seat, and who is to move."""

    has_resigned: bool = False
    seat: int | None = None
    to_move: int | None = None


async def _seat_status(services: Services, identity: Identity, table_id: str) -> SeatStatus:
    """Asks the table itself: its stored summary does not change with every move."""
    table = await services.hub.current(table_id)
    seat = table.seat_of(identity.id)
    has_resigned = seat is not None and table.seats[seat].stand_in == "resigned"
    return SeatStatus(has_resigned, seat, table.to_move)


def _with_cookie(request: HttpRequest, new: NewIdentity) -> Response[MeWithToken]:
    identity, cookie = new.identity, _cookie(request, new.token, max_age=COOKIE_SECONDS)
    made = MeWithToken(identity.id, identity.name, new.token, identity.avatar)
    return Response(made, status_code=201, cookies=[cookie])


def _cookie(request: HttpRequest, token: str, max_age: int) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        max_age=max_age,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
