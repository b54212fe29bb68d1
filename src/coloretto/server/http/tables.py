"""The routes of tables: open, look, command, follow, play again, read records."""

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.response import Stream

from coloretto.protocol.commands import Request, Sit
from coloretto.protocol.http import QuickWish, TableMade
from coloretto.protocol.messages import AnyMessage, Done, Snapshot
from coloretto.protocol.options import OPEN, NewTable, TableOptions
from coloretto.record import record_from_json, write_record
from coloretto.record.record_json import RecordJson
from coloretto.rules import parse_rule_set
from coloretto.server.http.auth import address_of, check_may_watch, optional_identity, require_identity
from coloretto.server.http.dependencies import (
    HttpRequest,
    TableId,
    consume_command,
    identity_that_may_open,
    services_of,
    stored_record,
)
from coloretto.server.http.ndjson import lines_of_table
from coloretto.server.http.openapi import TOKEN, TOKEN_OR_NONE, JsonOrText
from coloretto.server.http.problems import AUTH, problems, response_of
from coloretto.server.live.live_table import check_seen
from coloretto.server.live.rematch import rematch as open_rematch
from coloretto.server.services import Services
from coloretto.server.table.views import table_view

MESSAGES = response_of(AnyMessage, "application/x-ndjson", "A message per line; an empty line is a heartbeat")

RECORD = response_of(RecordJson, "application/json", "The record, see docs/formats.md; or its text")


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
    presence: Annotated[bool, Parameter(description="whether to send who is here, and reactions")] = False,
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
