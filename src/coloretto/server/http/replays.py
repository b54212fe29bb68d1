"""Finished games and uploaded records, action by action, and the history of a table."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from gzip import compress
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    Reference,
    RequestBody,
    Schema,
)
from litestar.params import Parameter

from coloretto.protocol.events import events_from_json
from coloretto.protocol.http import Proof, Replay
from coloretto.protocol.limits import MAX_RECORD_BYTES
from coloretto.protocol.messages import Happened
from coloretto.protocol.refusals import RefusedError
from coloretto.record import (
    GameRecord,
    prove_deck,
    read_record,
    verify,
    write_record,
)
from coloretto.record.frames import frames_of
from coloretto.record.places import place_of
from coloretto.record.score_json import sheets_of
from coloretto.record.shortening import brief
from coloretto.rules import ColorettoError, rule_set_text
from coloretto.server.base.rate_limits import REPLAYS
from coloretto.server.http.auth import address_of, check_may_watch, optional_identity
from coloretto.server.http.dependencies import HttpRequest, TableId, consume, services_of, stored_record
from coloretto.server.http.openapi import TOKEN_OR_NONE
from coloretto.server.http.problems import AUTH, problems, response_of
from coloretto.server.storage.commits import Commit

GZIP_MIN_BYTES = 1024
"""Shorter responses are not compressed."""

REPLAY = response_of(Replay, "application/json", "The game, action by action")
HISTORY = response_of(list[Happened], "application/json", "Every later version; none has a turn")


@dataclass
class TakesRecord(Operation):
    """An operation whose body is a record, as JSON or as text."""

    def __post_init__(self) -> None:
        record = Reference("#/components/schemas/RecordJson")
        text = Schema(type=OpenAPIType.STRING)
        content = {"application/json": OpenAPIMediaType(record), "text/plain": OpenAPIMediaType(text)}
        self.request_body = RequestBody(content, "A record, see docs/formats.md", required=True)


@get(
    "/tables/{table:str}/games/{game:int}/frames",
    summary="A finished game, action by action",
    responses=REPLAY | problems(404),
)
async def frames(request: HttpRequest, table: TableId, game: int) -> Response[bytes]:
    consume(request, REPLAYS, address_of(request.scope))
    record = await stored_record(request, table, game)
    match = (await services_of(request).hub.live(table)).table.match
    return await _replay_response(request, record, games=len(match.games) if match else 0)


@post(
    "/replays",
    status_code=200,
    summary="A record, verified, action by action",
    request_max_body_size=MAX_RECORD_BYTES,
    operation_class=TakesRecord,
    responses=REPLAY | problems(413, 422, 429),
)
async def replay(request: HttpRequest) -> Response[bytes]:
    consume(request, REPLAYS, address_of(request.scope))
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise RefusedError("bad_record", f"a record is UTF-8 text: {error}") from error
    return await _replay_response(request, text)


@get(
    "/tables/{table:str}/history",
    summary="The history of a table",
    security=TOKEN_OR_NONE,
    responses=HISTORY | problems(*AUTH, 404),
)
async def history(
    request: HttpRequest,
    table: TableId,
    after: Annotated[int, Parameter(ge=0, le=1 << 31, description="the last version seen")] = 0,
) -> Response[bytes]:
    services = services_of(request)
    await check_may_watch(services, table, await optional_identity(request.scope, services))
    commits = await services.store.commits(table, after)
    return await asyncio.to_thread(_history_response, request, commits)


def _history_response(request: HttpRequest, commits: Sequence[Commit]) -> Response[bytes]:
    return json_response(request, [Happened(c.sequence, c.time, events_from_json(c.events)) for c in commits])


async def _replay_response(request: HttpRequest, text: str, games: int = 0) -> Response[bytes]:
    """In a thread: it would hold up the event loop."""
    await services_of(request).hub.is_ready.wait()
    replay = await asyncio.to_thread(replay_of, text, games)
    return await asyncio.to_thread(json_response, request, replay)


def replay_of(text: str, games: int = 0) -> Replay:
    """A record, verified, as a replay; a refusal that says where the record is wrong.

    `games` is the number of finished games in its match.
    """
    try:
        record = read_record(text)
        last = verify(record)
    except ColorettoError as error:
        raise RefusedError("bad_record", brief(error), place=place_of(error, text)) from error
    return Replay(
        rules=rule_set_text(record.rule_set),
        names=list(record.names),
        tags=dict(record.tags),
        frames=frames_of(record),
        sheets=sheets_of(last),
        win_shares=list(last.win_shares) if last.is_over else [],
        proof=proof_of(record),
        scoring_table=record.rule_set.table.name,
        green_rows=record.rule_set.has_green_rows,
        text=write_record(record),
        games=games,
    )


def proof_of(record: GameRecord) -> Proof:
    """Whether the deck is the one the server committed to. The game itself was verified before."""
    proof = prove_deck(record)
    seed = None if record.seed is None else record.seed.hex()
    return Proof(proof.finding.verdict, proof.problem, record.commitment, seed, list(record.entropy))


def json_response(request: HttpRequest, value: Any) -> Response[bytes]:  # noqa: ANN401 - any JSON value
    """A JSON response, compressed if it is long and the client accepts that."""
    body = msgspec.json.encode(value)
    headers = {"Vary": "Accept-Encoding"}
    if len(body) >= GZIP_MIN_BYTES and "gzip" in request.headers.get("accept-encoding", ""):
        body = compress(body, compresslevel=4, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)
