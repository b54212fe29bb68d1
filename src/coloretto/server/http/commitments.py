"""The commitment log, so that anyone can check it."""

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from coloretto.protocol.http import LogPage
from coloretto.protocol.limits import MAX_LOG_PAGE
from coloretto.server.http.dependencies import HttpRequest, services_of
from coloretto.server.http.problems import problems, response_of
from coloretto.server.http.replays import json_response

MAX_NUMBER = (1 << 53) - 1
"""Larger integers are rounded by many readers of JSON."""
PAGE = response_of(LogPage, "application/json", "Entries of the log, in order, and its head")


@get(
    "/commitments",
    summary="The commitment log: every commitment to a deck, in a chain of hashes",
    responses=PAGE | problems(422),
)
async def commitments(
    request: HttpRequest,
    after: Annotated[int, Parameter(ge=0, le=MAX_NUMBER, description="the last number seen")] = 0,
    commitment: Annotated[
        str | None, Parameter(pattern=r"^[0-9a-f]{64}\Z", description="only entries of this commitment")
    ] = None,
) -> Response[bytes]:
    log = services_of(request).log
    await log.chain_all()  # a game that has just started is in the log, too
    if commitment is None:
        entries = await log.store.entries(after, MAX_LOG_PAGE)
    else:
        entries = await log.store.entries_of(commitment, after, MAX_LOG_PAGE)
    page = LogPage(entries, await log.store.head())
    return await asyncio.to_thread(json_response, request, page)
