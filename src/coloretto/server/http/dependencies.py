"""What every function of the HTTP interface begins with."""

from typing import Annotated, Any

from litestar import Request as HttpRequest
from litestar.datastructures import State
from litestar.params import Parameter

from coloretto.protocol.ids import TABLE_ID
from coloretto.protocol.limits import MAX_OPEN_TABLES
from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.rate_limits import REQUESTS, RateLimit
from coloretto.server.http.auth import address_of, check_origin
from coloretto.server.services import Running
from coloretto.server.storage.store import Identity
from coloretto.server.table.state import Status

TableId = Annotated[str, Parameter(pattern=TABLE_ID)]
HttpAsk = HttpRequest[Any, Any, State]

READING = frozenset({"GET", "HEAD", "OPTIONS"})


def inside_of(request: HttpAsk) -> Running:
    inside: Running = request.app.state.inside
    return inside


def use(request: HttpAsk, limit: RateLimit, key: str) -> None:
    inside_of(request).use(limit, key)


async def use_request(request: HttpAsk) -> None:
    """Whatever is asked counts, by the address that it comes from; what changes something is ours to ask.

    A browser sends a form of any site, and lets the answer set our cookie: somebody would be another.
    """
    use(request, REQUESTS, address_of(request.scope))
    if request.method not in READING:
        check_origin(request.scope, inside_of(request))


async def check_may_open(inside: Running, identity: Identity) -> None:
    """Nobody fills the lobby or the disk with tables."""
    if not inside.settings.limits:
        return
    number = await inside.store.open_tables_of(identity.id, [Status.OVER.value, Status.CLOSED.value])
    if number >= MAX_OPEN_TABLES:
        raise RefusedError(
            "too_many_tables", f"you have opened {number} tables that are not over: close or finish one first"
        )
