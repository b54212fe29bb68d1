"""What the routes share."""

from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Request as LitestarRequest
from litestar.datastructures import State
from litestar.params import Parameter

from coloretto.protocol.commands import React, Request, Say
from coloretto.protocol.ids import TABLE_ID
from coloretto.protocol.limits import MAX_OPEN_TABLES
from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.identity import Identity
from coloretto.server.base.rate_limits import CHAT, COMMANDS, NEW_TABLES, REQUESTS, RateLimit
from coloretto.server.http.auth import address_of, check_origin, require_identity
from coloretto.server.services import Services
from coloretto.server.table.state import Status

TableId = Annotated[str, Parameter(pattern=TABLE_ID)]
HttpRequest = LitestarRequest[Any, Any, State]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
MAX_GAME_NUMBER = (1 << 31) - 1
"""What every database stores as an integer."""


def services_of(request: HttpRequest) -> Services:
    services: Services = request.app.state.services
    return services


def consume(request: HttpRequest, limit: RateLimit, key: str) -> None:
    services_of(request).consume(limit, key)


async def check_request(request: HttpRequest) -> None:
    """Every request counts against its address's limit; one that changes something must not be cross-site.

    A browser sends forms from any site, and the response could set our cookie: the visitor's identity would
    be another.
    """
    consume(request, REQUESTS, address_of(request.scope))
    if request.method not in SAFE_METHODS:
        check_origin(request.scope, services_of(request))


async def identity_that_may_open(request: HttpRequest) -> Identity:
    """The identity of a request for a new table, within its limits."""
    services = services_of(request)
    identity = await require_identity(request.scope, services)
    consume(request, NEW_TABLES, identity.id)
    await check_may_open(services, identity)
    return identity


async def check_may_open(services: Services, identity: Identity) -> None:
    """Refuse a host who has too many unfinished tables.

    The oldest game against bots makes room for the new table: no other person waits for it.
    """
    if not services.settings.limits:
        return
    tables = await services.store.open_tables_of(identity.id, [Status.OVER.value, Status.CLOSED.value])
    if len(tables) >= MAX_OPEN_TABLES and not await _close_oldest_solo(services, tables):
        raise RefusedError(
            "too_many_tables", f"you have {len(tables)} unfinished tables: close or finish one first"
        )


async def _close_oldest_solo(services: Services, tables: Sequence[str]) -> bool:
    """False if other people play at all of these tables."""
    for table in tables:
        if await services.hub.close_solo(table):
            return True
    return False


async def stored_record(request: HttpRequest, table: str, game: int) -> str:
    """The record of a finished game as JSON."""
    is_possible = 0 < game <= MAX_GAME_NUMBER
    record = await services_of(request).store.record(table, game) if is_possible else None
    if record is None:
        raise RefusedError("unknown_game", f"table {table!r} has no finished game {game}")
    return record


def consume_command(services: Services, request: Request, identity: Identity) -> None:
    """Count a command against its identity's rate limit."""
    services.consume(CHAT if isinstance(request.command, Say | React) else COMMANDS, identity.id)
