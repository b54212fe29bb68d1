"""The HTTP interface: a function for each thing that can be asked."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Request as HttpRequest
from litestar import Response, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.params import Parameter
from litestar.response import Stream

from coloretto.bots.levels import LEVELS
from coloretto.record import record_from_json, write_record
from coloretto.record.record_json import RecordJson
from coloretto.rules import PRINTED, parse_rule_set, rule_set_text
from coloretto.server.api.answers import (
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
from coloretto.server.api.ids import TABLE_ID, check_command_id
from coloretto.server.api.openapi import TOKEN, TOKEN_OR_NONE, JsonOrText
from coloretto.server.api.problems import AS_SOMEBODY, answers, problems
from coloretto.server.api.socket import limit
from coloretto.server.api.streaming import lines_of_table
from coloretto.server.api.who import COOKIE, address_of, identity_of, identity_or_nobody
from coloretto.server.commands import Request, Sit, Start
from coloretto.server.identities import NewIdentity, person
from coloretto.server.limits import NEW_IDENTITIES, NEW_TABLES, RECOVERIES, Limit
from coloretto.server.messages import AnyMessage, Done, Snapshot, table_view
from coloretto.server.options import OPEN, TableOptions, check_options
from coloretto.server.refusals import RefusedError
from coloretto.server.running import Running
from coloretto.server.store import Identity
from coloretto.server.summaries import TableLine
from coloretto.server.table import Status
from coloretto.server.watching import check_may_watch

MOST_LINES = 100
YEARS = 5 * 365 * 24 * 60 * 60

NEWS = answers(AnyMessage, "application/x-ndjson", "Lines: a message in each; an empty one is a heartbeat")

RECORD = answers(RecordJson, "application/json", "The record, see docs/formats.md; or its text")

TableId = Annotated[str, Parameter(pattern=TABLE_ID)]
HttpAsk = HttpRequest[Any, Any, State]


def inside_of(request: HttpAsk) -> Running:
    inside: Running = request.app.state.inside
    return inside


def use(request: HttpAsk, limit_: Limit, key: str) -> None:
    inside = inside_of(request)
    if inside.settings.limits:
        inside.limiter.use(limit_, key)


# Who one is.


@post("/identities", summary="A new identity with its secret", responses=problems(413, 422, 429))
async def new_identity(request: HttpAsk, data: NameWish) -> Response[MeWithToken]:
    use(request, NEW_IDENTITIES, address_of(request.scope))
    return _with_cookie(request, await inside_of(request).identities.create(data.name))


@post(
    "/recoveries",
    summary="The identity of a recovery code, on this device too",
    responses=problems(401, 413, 429),
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
    responses=problems(*AS_SOMEBODY, 429),
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
    rows = await inside.store.tables_of(identity.id, MOST_LINES)
    return [MyTable(table, status, rules, changed) for table, status, rules, _, changed in rows]


# What there is.


@get("/rules", summary="The printed rule sets", responses=problems())
async def rule_sets() -> list[RuleSetLine]:
    return [
        RuleSetLine(name, each.players, list(each.capacities), each.games, list(each.table.points))
        for name, each in PRINTED.items()
    ]


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
    rules: Annotated[str, Parameter(max_length=200, description="a rule set's name")],
) -> list[RatingLine]:
    name = rule_set_text(parse_rule_set(rules))
    rated = await inside_of(request).store.ratings(name, MOST_LINES)
    return [RatingLine(each.player, each.name, each.mu, each.sigma, each.games) for each in rated]


@get("/tables", summary="The lobby", responses=problems())
async def lobby(
    request: HttpAsk,
    status: Annotated[Status, Parameter(description="which tables")] = Status.WAITING,
) -> list[LobbyLine]:
    rows = await inside_of(request).store.lobby(status.value, MOST_LINES)
    return [_lobby_line(*row) for row in rows]


# Tables.


@post("/tables", summary="A new table", security=TOKEN, responses=problems(*AS_SOMEBODY, 413, 422, 429))
async def open_table(request: HttpAsk, data: TableOptions) -> TableMade:
    inside = inside_of(request)
    identity = await identity_of(request.scope, inside)
    use(request, NEW_TABLES, identity.id)
    return await _table_made(inside, await inside.hub.open_table(data, person(identity)))


@post(
    "/quick",
    summary="A game against bots, at once",
    security=TOKEN,
    responses=problems(*AS_SOMEBODY, 413, 422, 429),
)
async def quick(request: HttpAsk, data: QuickWish) -> TableMade:
    inside = inside_of(request)
    identity = await identity_of(request.scope, inside)
    use(request, NEW_TABLES, identity.id)
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
    return Snapshot(shown.version, table_view(shown))


@post(
    "/tables/{table:str}/commands",
    status_code=200,
    summary="Do something at a table",
    security=TOKEN,
    responses=problems(*AS_SOMEBODY, 404, 409, 413, 422, 429),
)
async def command(request: HttpAsk, table: TableId, data: Request) -> Done:
    inside = inside_of(request)
    identity = await identity_of(request.scope, inside)
    check_command_id(data.id)
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
    await check_may_watch(inside, table, await identity_or_nobody(request.scope, inside))
    lines: AsyncIterator[bytes] = lines_of_table(inside, table, after)
    return Stream(lines, media_type="application/x-ndjson", headers={"Cache-Control": "no-store"})


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    summary="The same people and options once more",
    security=TOKEN,
    responses=problems(*AS_SOMEBODY, 404, 409, 429),
)
async def rematch(request: HttpAsk, table: TableId) -> TableMade:
    inside = inside_of(request)
    identity = await identity_of(request.scope, inside)
    use(request, NEW_TABLES, identity.id)
    return await _table_made(inside, await inside.hub.rematch(table, person(identity)))


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
        plain = write_record(record_from_json(kept.encode()))
        return Response(plain.encode(), media_type="text/plain; charset=utf-8")
    return Response(kept.encode(), media_type="application/json")


async def _table_made(inside: Running, table: str) -> TableMade:
    return TableMade(table, (await inside.hub.live(table)).table.version)


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
]
