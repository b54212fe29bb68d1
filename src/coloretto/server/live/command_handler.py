"""Carries out a command at a table in memory: once, on the version that its sender saw, or not at all."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from coloretto.protocol.commands import LetBotPlay, React, Request
from coloretto.protocol.events import Person
from coloretto.protocol.refusals import RefusedError
from coloretto.server.live.committer import Committer, ConflictError, Decide
from coloretto.server.live.connections import not_allowed
from coloretto.server.live.live_table import LiveTable, check_seen
from coloretto.server.live.reactions import Reactions
from coloretto.server.storage.commits import Origin
from coloretto.server.storage.store import Store
from coloretto.server.table.decide import decide
from coloretto.server.table.state import Table

SecondsAway: TypeAlias = Callable[[Table], Awaitable[Mapping[str, float]]]
"""For how long each absent person has been away from a table."""


class CommandHandler:
    def __init__(
        self,
        store: Store,
        committer: Committer,
        reactions: Reactions,
        seconds_away: SecondsAway | None = None,
    ) -> None:
        self._store, self._committer, self._reactions = store, committer, reactions
        self._seconds_away = seconds_away or _all_present

    async def handle(self, live: LiveTable, person: Person, request: Request) -> int:
        """Carry out a command; the version it made, now or when it was sent before."""
        async with live.locked():
            while True:
                version = live.table.version
                try:
                    return await self._submit(live, person, request)
                except ConflictError:  # with another command, or with the same one sent to another process
                    if live.table.version == version:  # with neither: this id was used for another command
                        return await self._made_by(live, person, request)
                except RefusedError:
                    if not await self._has_changed_elsewhere(live):
                        raise

    # Within the table's lock.

    async def _submit(self, live: LiveTable, person: Person, request: Request) -> int:
        if isinstance(request.command, React):  # whatever the version is
            await self._check_may_act(live, person)
            self._reactions.react(live, person, request.command.reaction)
            return live.table.version
        if request.version is not None and request.version > live.table.version:  # seen at another process
            await self._committer.catch_up(live)
        if request.version is None or request.version != live.table.version:  # or else it is new
            earlier = await self._store.sequence_of(live.table.id, person.id, request.id)
            if earlier is not None:
                return earlier
        if not live.table.may_be_watched_by(person.id):
            await self._check_may_act(live, person)
        if request.version is not None and request.version != live.table.version:
            check_seen(live.table, request.version)
            raise RefusedError(
                "stale",
                f"the table is at version {live.table.version}, not {request.version}",
                version=live.table.version,
            )
        return await self._committer.act(
            live, Origin(person.id, request.id), await self._decision(live, person, request)
        )

    async def _decision(self, live: LiveTable, person: Person, request: Request) -> Decide:
        if not isinstance(request.command, LetBotPlay):
            return lambda table, secrets: decide(request.command, table, person, secrets)
        away = await self._seconds_away(live.table)
        return lambda table, secrets: decide(
            request.command, table, person, secrets._replace(seconds_away=away.get)
        )

    async def _check_may_act(self, live: LiveTable, person: Person) -> None:
        """Refuse strangers at a private table before any other refusal could tell them its state."""
        if self._store.bus.is_shared:
            await self._committer.catch_up(live)  # they may have sat down at another process
        if not live.table.may_be_watched_by(person.id):
            raise not_allowed()

    async def _has_changed_elsewhere(self, live: LiveTable) -> bool:
        """Whether a refusal was decided on a version that another process has already replaced."""
        version = live.table.version
        if self._store.bus.is_shared:
            await self._committer.catch_up(live)
        return live.table.version != version

    async def _made_by(self, live: LiveTable, person: Person, request: Request) -> int:
        """The version this person's command with this id has made."""
        made = await self._store.sequence_of(live.table.id, person.id, request.id)
        if made is None:
            raise RefusedError("unavailable", f"the command {request.id!r} could not be stored; try again")
        return made


async def _all_present(_table: Table) -> Mapping[str, float]:
    return {}
