"""The HTTP routes. Their names are the operation ids of the OpenAPI document."""

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Stream

from coloretto.protocol.commands import Request, Sit
from coloretto.protocol.http import (
    Deleted,
    LobbyLine,
    LoggedOut,
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
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.limits import MAX_LIST_LENGTH, MAX_RULES_LENGTH
from coloretto.protocol.messages import AnyMessage, Done, Snapshot
from coloretto.protocol.options import OPEN, NewTable, TableOptions
from coloretto.record import record_from_json, write_record
from coloretto.record.record_json import RecordJson
from coloretto.rules import parse_rule_set, rule_set_text
from coloretto.server.base.identity import Identity
from coloretto.server.base.rate_limits import CHAT, NEW_IDENTITIES, RECOVERIES
from coloretto.server.http.auth import (
    COOKIE,
    address_of,
    check_may_watch,
    optional_identity,
    require_identity,
)
from coloretto.server.http.commitments import commitments
from coloretto.server.http.dependencies import (
    HttpRequest,
    TableId,
    consume,
    consume_command,
    identity_that_may_open,
    services_of,
    stored_record,
)
from coloretto.server.http.ndjson import lines_of_table
from coloretto.server.http.openapi import TOKEN, TOKEN_OR_NONE, JsonOrText
from coloretto.server.http.problems import AUTH, problems, response_of
from coloretto.server.http.replays import frames, history, replay
from coloretto.server.http.welcome import printed_rule_sets, welcome
from coloretto.server.live.hub import check_seen
from coloretto.server.live.identities import NewIdentity
from coloretto.server.live.rematch import rematch as open_rematch
from coloretto.server.live.renaming import rename_at_tables
from coloretto.server.services import Services
from coloretto.server.storage.database import Row
from coloretto.server.table.state import Status
from coloretto.server.table.summary import parse_details
from coloretto.server.table.views import table_view

COOKIE_SECONDS = 5 * 365 * 24 * 60 * 60

MESSAGES = response_of(AnyMessage, "application/x-ndjson", "A message per line; an empty line is a heartbeat")

RECORD = response_of(RecordJson, "application/json", "The record, see docs/formats.md; or its text")


# Identities.


@post("/identities", summary="Create an identity", responses=problems(413, 422))
async def new_identity(request: HttpRequest, data: NameWish) -> Response[MeWithToken]:
    consume(request, NEW_IDENTITIES, address_of(request.scope))
    return _with_cookie(request, await services_of(request).identities.create(data.name))


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
    return Me(identity.id, identity.name)


@patch("/me", summary="Rename me", security=TOKEN, responses=problems(*AUTH, 413, 422))
async def rename(request: HttpRequest, data: NameWish) -> Me:
    services = services_of(request)
    identity = await require_identity(request.scope, services)
    consume(request, CHAT, identity.id)
    renamed = await services.identities.rename(identity, data.name)
    await rename_at_tables(services.hub, services.store, renamed.person)
    return Me(renamed.id, renamed.name)


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


# Rules, levels, ratings, the lobby.


@get("/rules", summary="The printed rule sets", responses=problems())
async def rule_sets() -> list[RuleSetLine]:
    return printed_rule_sets()


@get("/levels", summary="The bot levels, the weakest first", responses=problems())
async def levels() -> list[str]:
    return list(LEVELS)


@get(
    "/ratings",
    summary="The ratings in a rule set, the surest and strongest first",
    responses=problems(422),
)
async def ratings(
    request: HttpRequest,
    rules: Annotated[str, Parameter(max_length=MAX_RULES_LENGTH, description="a rule set's name")],
) -> list[RatingLine]:
    name = rule_set_text(parse_rule_set(rules))
    rated = await services_of(request).store.ratings.of_rules(name, MAX_LIST_LENGTH)
    return [RatingLine(each.player, each.name, each.mu, each.sigma, each.games) for each in rated]


@get("/tables", summary="The lobby", responses=problems())
async def lobby(
    request: HttpRequest,
    status: Annotated[
        Status, Parameter(description="which tables; `playing` includes those between two games of a match")
    ] = Status.WAITING,
) -> list[LobbyLine]:
    rows = await services_of(request).store.lobby(status.value, MAX_LIST_LENGTH)
    return [_lobby_line(*row) for row in rows]


# Tables.


@post("/tables", summary="Open a table", security=TOKEN, responses=problems(*AUTH, 409, 413, 422))
async def open_table(request: HttpRequest, data: NewTable) -> TableMade:
    services, identity = services_of(request), await identity_that_may_open(request)
    return await _table_made(services, await services.hub.open_table(data.with_defaults(), identity.person))


@post(
    "/quick",
    summary="Start a match against bots",
    security=TOKEN,
    responses=problems(*AUTH, 409, 413, 422),
)
async def quick(request: HttpRequest, data: QuickWish) -> TableMade:
    services, identity = services_of(request), await identity_that_may_open(request)
    options = _quick_options(data)
    table = await services.hub.open_table(options, identity.person, starts_when_full=True)
    if data.sit:
        await services.hub.submit(table, identity.person, Request("sit", Sit(0)))
    return await _table_made(services, table)


def _quick_options(wish: QuickWish) -> TableOptions:
    bots = parse_rule_set(wish.rules).players - 1
    new = NewTable(
        rules=wish.rules,
        games=wish.games,
        seats=[OPEN, *[wish.level] * bots],
        public=False,
        spectators=False,
        pace=wish.pace,
    )
    return new.with_defaults()


@get(
    "/tables/{table:str}",
    summary="A snapshot of a table",
    security=TOKEN_OR_NONE,
    responses=problems(*AUTH, 404),
)
async def show_table(request: HttpRequest, table: TableId) -> Snapshot:
    services = services_of(request)
    watched = await check_may_watch(services, table, await optional_identity(request.scope, services))
    away = await services.presence.absences(watched)
    return Snapshot(watched.version, table_view(watched), services.hub.clock.now(), list(away))


@post(
    "/tables/{table:str}/commands",
    status_code=200,
    summary="Send a command to a table",
    security=TOKEN,
    responses=problems(*AUTH, 404, 409, 413, 422),
)
async def command(request: HttpRequest, table: TableId, data: Request) -> Done:
    services = services_of(request)
    identity = await require_identity(request.scope, services)
    consume_command(services, data, identity)
    return Done(data.id, await services.hub.submit(table, identity.person, data))


@get(
    "/tables/{table:str}/events",
    summary="Follow a table as JSON lines, until it is over",
    security=TOKEN_OR_NONE,
    responses=MESSAGES | problems(*AUTH, 404, 409),
)
async def events(
    request: HttpRequest,
    table: TableId,
    after: Annotated[int, Parameter(ge=0, description="the last version seen; 0 for none")] = 0,
    *,
    presence: Annotated[bool, Parameter(description="whether to send who is here or away")] = False,
) -> Stream:
    services = services_of(request)
    identity = await optional_identity(request.scope, services)
    check_seen(await check_may_watch(services, table, identity), after)
    address = address_of(request.scope)
    services.check_connections(address)
    lines: AsyncIterator[bytes] = lines_of_table(
        services, table, identity, after, address, wants_presence=presence
    )
    return Stream(lines, media_type="application/x-ndjson", headers={"Cache-Control": "no-store"})


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    summary="Open or join a rematch",
    security=TOKEN,
    responses=problems(*AUTH, 404, 409),
)
async def rematch(
    request: HttpRequest,
    table: TableId,
    sit: Annotated[bool, Parameter(description="take a seat now; else `sit`, with fresh entropy")] = True,  # noqa: FBT002
) -> TableMade:
    services, identity = services_of(request), await identity_that_may_open(request)
    new = await open_rematch(services.hub, table, identity.person, sit=sit)
    seat = (await services.hub.live(table)).table.seat_of(identity.id)
    return await _table_made(services, new, seat)


@get(
    "/tables/{table:str}/games/{game:int}",
    summary="The record of a finished game",
    operation_class=JsonOrText,
    responses=RECORD | problems(404),
)
async def record(
    request: HttpRequest,
    table: TableId,
    game: int,
    text: Annotated[bool, Parameter(description="as text instead of JSON")] = False,  # noqa: FBT002
) -> Response[bytes]:
    stored = (await stored_record(request, table, game)).encode()
    if text:
        await services_of(request).hub.is_ready.wait()
        plain = write_record(record_from_json(stored))
        return Response(plain.encode(), media_type="text/plain; charset=utf-8")
    return Response(stored, media_type="application/json")


async def _table_made(services: Services, table_id: str, seat: int | None = None) -> TableMade:
    table = (await services.hub.live(table_id)).table
    return TableMade(table_id, table.version, table.commitment, seat)


async def _my_table(services: Services, identity: Identity, row: Row) -> MyTable:
    table, status, rules_, summary, changed = row
    details = parse_details(summary)
    is_running = Status(status) in {Status.PLAYING, Status.BETWEEN}
    has_resigned = is_running and await _has_resigned(services, identity, table)
    return MyTable(table, status, rules_, changed, details.games, details.seats, has_resigned)


async def _has_resigned(services: Services, identity: Identity, table_id: str) -> bool:
    """Asks the table itself: its stored summary does not change when a player resigns."""
    table = await services.hub.current(table_id)
    seat = table.seat_of(identity.id)
    return seat is not None and table.seats[seat].stand_in == "resigned"


def _lobby_line(table: str, rules_: str, host: str, summary: str, changed: float) -> LobbyLine:
    details = parse_details(summary)
    return LobbyLine(
        table,
        rules_,
        host,
        details.games,
        details.has_clock,
        details.spectators,
        details.seats,
        changed,
    )


def _with_cookie(request: HttpRequest, new: NewIdentity) -> Response[MeWithToken]:
    identity, cookie = new.identity, _cookie(request, new.token, max_age=COOKIE_SECONDS)
    return Response(MeWithToken(identity.id, identity.name, new.token), status_code=201, cookies=[cookie])


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


ROUTES = [
    new_identity,
    recover,
    me,
    rename,
    new_recovery,
    log_out,
    delete_me,
    my_tables,
    rule_sets,
    levels,
    ratings,
    lobby,
    open_table,
    quick,
    show_table,
    command,
    events,
    rematch,
    record,
    frames,
    replay,
    history,
    commitments,
    welcome,
]
