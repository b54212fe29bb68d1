"""Who may watch a table."""

from coloretto.server.live.connections import not_allowed
from coloretto.server.services import Running
from coloretto.server.storage.store import Identity
from coloretto.server.table.state import Table


async def check_may_watch(inside: Running, table_id: str, identity: Identity | None) -> Table:
    """The table; a refusal where spectators are not wanted."""
    table = (await inside.hub.live(table_id)).table
    if not table.may_be_watched_by(None if identity is None else identity.id):
        raise not_allowed()
    return table
