"""A new name or avatar at the tables where a person has a seat, or is the host."""

from coloretto.protocol.events import Person
from coloretto.server.live.hub import Hub
from coloretto.server.storage.store import Store
from coloretto.server.table.names import rename
from coloretto.server.table.state import Status

MAX_ATTEMPTS = 20
"""At a table that changes all the time."""


async def rename_at_tables(hub: Hub, store: Store, person: Person) -> None:
    """Show a person's new name and avatar wherever a match is not over."""
    ended = [Status.OVER.value, Status.CLOSED.value]
    for table in await store.unfinished_tables_of(person.id, ended):
        await _rename_at(hub, table, person)


async def _rename_at(hub: Hub, table_id: str, person: Person) -> None:
    for _ in range(MAX_ATTEMPTS):
        version = (await hub.live(table_id)).table.version
        if await hub.act(table_id, version, lambda table, _secrets: rename(table, person)):
            return
