"""Reactions of players: sent to everyone who follows the table now, at any process, and stored nowhere."""

import asyncio
from logging import getLogger

from coloretto.protocol.events import Person
from coloretto.protocol.messages import Reacted, message_to_json
from coloretto.server.base.bus import ReactionNotice
from coloretto.server.base.identity import new_id
from coloretto.server.live.live_table import LiveTable
from coloretto.server.storage.database import DatabaseError
from coloretto.server.storage.store import Store
from coloretto.server.table.decide import check_may_speak

_LOG = getLogger(__name__)


class Reactions:
    """For one event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = new_id()
        self._notifying: set[asyncio.Task[None]] = set()

    def react(self, live: LiveTable, person: Person, reaction: str) -> None:
        """Show a player's reaction; a refusal for those who may not chat."""
        speaker = check_may_speak(live.table, person)
        _send(live, speaker.id, reaction)
        if self._store.bus.is_shared:
            notice = ReactionNotice(self._process, live.table.id, speaker.id, reaction)
            task = asyncio.create_task(self._notify(notice))
            self._notifying.add(task)
            task.add_done_callback(self._notifying.discard)

    def receive(self, live: LiveTable | None, notice: ReactionNotice) -> None:
        """Show the reaction of a player at another process."""
        if live is not None and notice.process != self._process:
            _send(live, notice.person, notice.reaction)

    async def _notify(self, notice: ReactionNotice) -> None:
        try:
            await self._store.notify(notice)
        except DatabaseError as error:  # those at this process have seen it
            _LOG.warning("cannot send a reaction to other processes: %s", error)


def _send(live: LiveTable, person: str, reaction: str) -> None:
    live.send_text(message_to_json(Reacted(person, reaction)))
