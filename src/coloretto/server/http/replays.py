"""Finished games and records, action by action: the HTTP interface for those who show them."""

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
from coloretto.server.http.auth import address_of, identity_or_nobody
from coloretto.server.http.dependencies import HttpAsk, TableId, inside_of, use
from coloretto.server.http.openapi import TOKEN_OR_NONE
from coloretto.server.http.problems import AS_SOMEBODY, answers, problems
from coloretto.server.http.watching import check_may_watch
from coloretto.server.storage.commits import Commit

PACKED_FROM = 1024
"""Bytes from which on an answer is worth compressing."""

REPLAY = answers(Replay, "application/json", "The game, action by action")
HISTORY = answers(list[Happened], "application/json", "Every version after that one; none has a turn")


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
async def frames(request: HttpAsk, table: TableId, game: int) -> Response[bytes]:
    use(request, REPLAYS, address_of(request.scope))
    kept = await inside_of(request).store.record(table, game) if 0 < game < 1 << 31 else None
    if kept is None:
        raise RefusedError("unknown_game", f"there is no finished game {game} of a table {table!r}")
    match = (await inside_of(request).hub.live(table)).table.match
    return await _shown(request, kept, games=len(match.games) if match else 0)


@post(
    "/replays",
    status_code=200,
    summary="A record, verified and shown action by action",
    request_max_body_size=MAX_RECORD_BYTES,
    operation_class=TakesRecord,
    responses=REPLAY | problems(413, 422, 429),
)
async def replay(request: HttpAsk) -> Response[bytes]:
    use(request, REPLAYS, address_of(request.scope))
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise RefusedError("bad_record", f"a record is UTF-8 text: {error}") from error
    return await _shown(request, text)


@get(
    "/tables/{table:str}/history",
    summary="What has happened at a table so far",
    security=TOKEN_OR_NONE,
    responses=HISTORY | problems(*AS_SOMEBODY, 404),
)
async def history(
    request: HttpAsk,
    table: TableId,
    after: Annotated[int, Parameter(ge=0, le=1 << 31, description="the last version seen")] = 0,
) -> Response[bytes]:
    inside = inside_of(request)
    await check_may_watch(inside, table, await identity_or_nobody(request.scope, inside))
    commits = await inside.store.commits(table, after)
    return await asyncio.to_thread(_told, request, commits)


def _told(request: HttpAsk, commits: Sequence[Commit]) -> Response[bytes]:
    return packed(request, [Happened(c.sequence, c.time, events_from_json(c.events)) for c in commits])


async def _shown(request: HttpAsk, text: str, games: int = 0) -> Response[bytes]:
    """In a thread: it takes long enough for others to notice."""
    await inside_of(request).hub.is_ready.wait()
    replay = await asyncio.to_thread(replay_of, text, games)
    return await asyncio.to_thread(packed, request, replay)


def replay_of(text: str, games: int = 0) -> Replay:
    """A record verified and taken apart; a refusal with the place where it is wrong.

    So many games of its match are over.
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
    """Whether the deck is the one that was promised; that the game keeps the rules is known by now."""
    proof = prove_deck(record)
    seed = None if record.seed is None else record.seed.hex()
    return Proof(proof.finding.verdict, proof.problem, record.commitment, seed, list(record.entropy))


def packed(request: HttpAsk, answer: Any) -> Response[bytes]:  # noqa: ANN401 - whatever JSON can tell
    """An answer as JSON, compressed where it is long and the asker can read it so."""
    body = msgspec.json.encode(answer)
    headers = {"Vary": "Accept-Encoding"}
    if len(body) >= PACKED_FROM and "gzip" in request.headers.get("accept-encoding", ""):
        body = compress(body, compresslevel=4, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)
