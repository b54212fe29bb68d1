"""The HTTP interface: a function for each thing that can be asked."""

from collections.abc import AsyncIterator
from time import time as now
from typing import Annotated

import msgspec
from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Stream

from coloretto.protocol.commands import Request, Sit, Start
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
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.limits import MAX_LIST_LENGTH, MAX_RULES_LENGTH
from coloretto.protocol.messages import AnyMessage, Done, Snapshot
from coloretto.protocol.options import OPEN, TableOptions, check_options
from coloretto.protocol.refusals import RefusedError
from coloretto.record import record_from_json, write_record
from coloretto.record.record_json import RecordJson
from coloretto.rules import parse_rule_set, rule_set_text
from coloretto.server.base.rate_limits import NEW_IDENTITIES, NEW_TABLES, RECOVERIES
from coloretto.server.http.auth import COOKIE, address_of, identity_of, identity_or_nobody
from coloretto.server.http.dependencies import HttpAsk, TableId, check_may_open, inside_of, use
from coloretto.server.http.ndjson import lines_of_table
from coloretto.server.http.openapi import TOKEN, TOKEN_OR_NONE, JsonOrText
from coloretto.server.http.problems import AS_SOMEBODY, answers, problems
from coloretto.server.http.replays import frames, history, replay
from coloretto.server.http.watching import check_may_watch
from coloretto.server.http.websocket import limit
from coloretto.server.http.welcome import printed_rule_sets, welcome
from coloretto.server.live.identities import NewIdentity, person
from coloretto.server.live.rematch import rematch as play_again
from coloretto.server.services import Running
from coloretto.server.storage.database import Row
from coloretto.server.storage.store import Identity
from coloretto.server.table.state import Status
from coloretto.server.table.summary import TableLine
from coloretto.server.table.views import table_view

YEARS = 5 * 365 * 24 * 60 * 60

NEWS = answers(AnyMessage, "application/x-ndjson", "Lines: a message in each; an empty one is a heartbeat")

RECORD = answers(RecordJson, "application/json", "The record, see docs/formats.md; or its text")


# Who one is.


@post("/identities", summary="A new identity with its secret", responses=problems(413, 422))
async def new_identity(request: HttpAsk, data: NameWish) -> Response[MeWithToken]:
    use(request, NEW_IDENTITIES, address_of(request.scope))
    return _with_cookie(request, await inside_of(request).identities.create(data.name))


@post(
    "/recoveries",
    summary="The identity of a recovery code, on this device too",
    responses=problems(401, 413),
)
async def recover(request: HttpAsk, data: RecoveryCode) -> Response[MeWithToken]:
    use(request, RECOVERIES, address_of(request.scope))
    return _with_cookie(request, await inside_of(request).identities.recover(data.code))


@get("/me", summary="Who I am", security=TOKEN, responses=problems(*AS_SOMEBODY))
async def me(request: HttpAsk) -> Me:
    identity = await identity_of(request.scope, inside_of(request))
    return Me(identity.id, identity.name)


@patch("/me", summary="Another name for me", security=TOKEN, responses=problems(*AS_SOMEBODY, 413, 422))
async def rename(request: HttpAsk, data: NameWish) -> Me:
    inside = inside_of(request)
    identity = await inside.identities.rename(await identity_of(request.scope, inside), data.name)
    return Me(identity.id, identity.name)


@post(
    "/me/recovery",
    summary="A code by which I can be myself on another device, once",
    security=TOKEN,
    responses=problems(*AS_SOMEBODY),
)
async def new_recovery(request: HttpAsk) -> RecoveryCode:
    inside = inside_of(request)
    identity = await identity_of(request.scope, inside)
    use(request, RECOVERIES, identity.id)
    return RecoveryCode(await inside.identities.new_recovery(identity))


@get("/me/tables", summary="The tables where I sit", security=TOKEN, responses=problems(*AS_SOMEBODY))
async def my_tables(request: HttpAsk) -> list[MyTable]:
    inside = inside_of(request)
    identity = await identity_of(request.scope, inside)
    rows = await inside.store.tables_of(identity.id, MAX_LIST_LENGTH)
    return [await _my_table(inside, identity, row) for row in rows]


# What there is.


@get("/rules", summary="The printed rule sets", responses=problems())
async def rule_sets() -> list[RuleSetLine]:
    return printed_rule_sets()


@get("/levels", summary="The levels of bots, the weakest first", responses=problems())
async def levels() -> list[str]:
    return list(LEVELS)


@get(
    "/ratings",
    summary="Who is how strong in a rule set, the surest and strongest first",
    responses=problems(422),
)
async def ratings(
    request: HttpAsk,
    rules: Annotated[str, Parameter(max_length=MAX_RULES_LENGTH, description="a rule set's name")],
) -> list[RatingLine]:
    name = rule_set_text(parse_rule_set(rules))
    rated = await inside_of(request).store.ratings(name, MAX_LIST_LENGTH)
    return [RatingLine(each.player, each.name, each.mu, each.sigma, each.games) for each in rated]


@get("/tables", summary="The lobby", responses=problems())
async def lobby(
    request: HttpAsk,
    status: Annotated[
        Status, Parameter(description="which tables; `playing` are those between two games of a match, too")
    ] = Status.WAITING,
) -> list[LobbyLine]:
    rows = await inside_of(request).store.lobby(status.value, MAX_LIST_LENGTH)
    return [_lobby_line(*row) for row in rows]


# Tables.


@post("/tables", summary="A new table", security=TOKEN, responses=problems(*AS_SOMEBODY, 409, 413, 422))
async def open_table(request: HttpAsk, data: TableOptions) -> TableMade:
    inside = inside_of(request)
    identity = await identity_of(request.scope, inside)
    use(request, NEW_TABLES, identity.id)
    await check_may_open(inside, identity)
    return await _table_made(inside, await inside.hub.open_table(data, person(identity)))


@post(
    "/quick",
    summary="A game against bots, at once",
    security=TOKEN,
    responses=problems(*AS_SOMEBODY, 409, 413, 422),
)
async def quick(request: HttpAsk, data: QuickWish) -> TableMade:
    inside = inside_of(request)
    identity = await identity_of(request.scope, inside)
    use(request, NEW_TABLES, identity.id)
    await check_may_open(inside, identity)
    players = check_options(TableOptions(rules=data.rules)).players
    options = TableOptions(
        rules=data.rules,
        seats=[OPEN, *[data.level] * (players - 1)],
        public=False,
        spectators=False,
        pace=data.pace,
    )
    table = await inside.hub.open_table(options, person(identity))
    await inside.hub.submit(table, person(identity), Request("sit", Sit(0, data.entropy)))
    await inside.hub.submit(table, person(identity), Request("start", Start()))
    return await _table_made(inside, table)


@get(
    "/tables/{table:str}",
    summary="A table as it is",
    security=TOKEN_OR_NONE,
    responses=problems(*AS_SOMEBODY, 404),
)
async def show_table(request: HttpAsk, table: TableId) -> Snapshot:
    inside = inside_of(request)
    shown = await check_may_watch(inside, table, await identity_or_nobody(request.scope, inside))
    return Snapshot(shown.version, table_view(shown), now())


@post(
    "/tables/{table:str}/commands",
    status_code=200,
    summary="Do something at a table",
    security=TOKEN,
    responses=problems(*AS_SOMEBODY, 404, 409, 413, 422),
)
async def command(request: HttpAsk, table: TableId, data: Request) -> Done:
    inside = inside_of(request)
    identity = await identity_of(request.scope, inside)
    limit(inside, data, identity)
    return Done(data.id, await inside.hub.submit(table, person(identity), data))


@get(
    "/tables/{table:str}/events",
    summary="What happens at a table, a JSON line each, until it is over",
    security=TOKEN_OR_NONE,
    responses=NEWS | problems(*AS_SOMEBODY, 404),
)
async def events(
    request: HttpAsk,
    table: TableId,
    after: Annotated[int, Parameter(ge=0, description="the last version seen; 0 for none")] = 0,
) -> Stream:
    inside = inside_of(request)
    identity = await identity_or_nobody(request.scope, inside)
    await check_may_watch(inside, table, identity)
    address = address_of(request.scope)
    inside.check_crowd(address)
    known = None if identity is None else identity.id
    lines: AsyncIterator[bytes] = lines_of_table(inside, table, known, after, address)
    return Stream(lines, media_type="application/x-ndjson", headers={"Cache-Control": "no-store"})


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    summary="The same people and options once more",
    security=TOKEN,
    responses=problems(*AS_SOMEBODY, 404, 409),
)
async def rematch(request: HttpAsk, table: TableId) -> TableMade:
    inside = inside_of(request)
    identity = await identity_of(request.scope, inside)
    use(request, NEW_TABLES, identity.id)
    await check_may_open(inside, identity)
    return await _table_made(inside, await play_again(inside.hub, table, person(identity)))


@get(
    "/tables/{table:str}/games/{game:int}",
    summary="The record of a finished game",
    operation_class=JsonOrText,
    responses=RECORD | problems(404),
)
async def record(
    request: HttpAsk,
    table: TableId,
    game: int,
    text: Annotated[bool, Parameter(description="as text instead of JSON")] = False,  # noqa: FBT002
) -> Response[bytes]:
    kept = await inside_of(request).store.record(table, game) if 0 < game < 1 << 31 else None
    if kept is None:
        raise RefusedError("unknown_game", f"there is no finished game {game} of a table {table!r}")
    if text:
        await inside_of(request).hub.is_ready.wait()
        plain = write_record(record_from_json(kept.encode()))
        return Response(plain.encode(), media_type="text/plain; charset=utf-8")
    return Response(kept.encode(), media_type="application/json")


async def _table_made(inside: Running, table: str) -> TableMade:
    return TableMade(table, (await inside.hub.live(table)).table.version)


async def _my_table(inside: Running, identity: Identity, row: Row) -> MyTable:
    table, status, rules_, summary, changed = row
    line = msgspec.json.decode(summary, type=TableLine)
    is_running = Status(status) in {Status.PLAYING, Status.BETWEEN}
    has_given_up = is_running and await _has_given_up(inside, identity, table)
    return MyTable(table, status, rules_, changed, line.games, line.seats, has_given_up)


async def _has_given_up(inside: Running, identity: Identity, table_id: str) -> bool:
    """Only the table itself tells: the lobby's line of it is not written anew when somebody gives up."""
    table = (await inside.hub.live(table_id)).table
    seat = table.seat_of(identity.id)
    return seat is not None and table.seats[seat].stand_in == "resigned"


def _lobby_line(table: str, rules_: str, host: str, summary: str, changed: float) -> LobbyLine:
    line = msgspec.json.decode(summary, type=TableLine)
    return LobbyLine(table, rules_, host, line.games, line.has_clock, line.spectators, line.seats, changed)


def _with_cookie(request: HttpAsk, new: NewIdentity) -> Response[MeWithToken]:
    identity: Identity = new.identity
    cookie = Cookie(
        COOKIE,
        value=new.token,
        max_age=YEARS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
    return Response(MeWithToken(identity.id, identity.name, new.token), status_code=201, cookies=[cookie])


ROUTES = [
    new_identity,
    recover,
    me,
    rename,
    new_recovery,
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
    welcome,
]
