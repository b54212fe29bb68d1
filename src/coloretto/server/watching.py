"""Who may watch a table."""

from coloretto.server.refusals import RefusedError
from coloretto.server.running import Running
from coloretto.server.store import Identity
from coloretto.server.table import Status, Table


async def check_may_watch(inside: Running, table_id: str, identity: Identity | None) -> Table:
    """The table; a refusal where spectators are not wanted. Who may still sit down is none."""
    table = (await inside.hub.live(table_id)).table
    is_player = identity is not None and table.seat_of(identity.id) is not None
    if not (table.options.spectators or is_player or table.status is Status.WAITING):
        raise RefusedError("not_allowed", "only the players may watch this table")
    return table
