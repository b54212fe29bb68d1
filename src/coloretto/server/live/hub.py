"""The tables that are in use here: commands in, commits kept, everybody told."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from logging import getLogger
from time import monotonic, perf_counter
from time import time as now
from typing import TypeAlias

from coloretto.protocol.commands import Request
from coloretto.protocol.events import (
    AnyEvent,
    Closed,
    Opened,
    Person,
    events_from_json,
    events_to_json,
)
from coloretto.protocol.limits import MAX_MISSED_VERSIONS
from coloretto.protocol.messages import Happened, Snapshot, message_to_json
from coloretto.protocol.options import TableOptions, check_options
from coloretto.protocol.refusals import RefusedError
from coloretto.record import FairDeck
from coloretto.rules.seeded_random import SEED_BYTES
from coloretto.server.base.logs import fields
from coloretto.server.base.metrics import Metrics
from coloretto.server.live.identities import new_id
from coloretto.server.live.live_table import Listener, LiveTable
from coloretto.server.storage.appending import By, append_of
from coloretto.server.storage.store import Commit, Store
from coloretto.server.table.deadlines import next_look
from coloretto.server.table.decide import Secrets, decide
from coloretto.server.table.state import Status, Table
from coloretto.server.table.views import table_view, turn_of

Decide: TypeAlias = Callable[[Table, Secrets], list[AnyEvent]]

_LOG = getLogger(__name__)

SERVER = ""
"""Who acts when the server does so by itself."""

IDLE = 60.0
"""Seconds after which a table that nobody listens to leaves the memory; the database has it."""


class _OvertakenError(RefusedError):
    """Another process has made the next version of the table first."""

    def __init__(self, version: int) -> None:
        super().__init__("stale", f"the table has gone on to version {version}", version=version)


class Hub:
    def __init__(self, store: Store, metrics: Metrics | None = None) -> None:
        self._store = store
        self.metrics = metrics or Metrics()
        self._live: dict[str, LiveTable] = {}
        self.committed: Callable[[Table], None] = lambda _table: None
        """Is told of every table that has changed here."""
        self.status_changed: Callable[[Table], None] = lambda _table: None
        """Is told of every table in memory whose status has changed, here or elsewhere."""
        self.is_ready = asyncio.Event()
        """Whether there are rules to play by: whoever comes before waits. See `preparing`."""
        self.is_ready.set()

    # From outside.

    async def open_table(self, options: TableOptions, host: Person, match_of: str | None = None) -> str:
        check_options(options)
        await self.is_ready.wait()
        table = Table(new_id())
        live = LiveTable(table)
        deck = new_deck()
        self._live[table.id] = live
        async with live.locked():
            events: list[AnyEvent] = [Opened(options, host, deck.commitment, match_of)]
            await self._commit(live, events, host.id, "open", deck)
        return table.id

    async def submit(self, table_id: str, person: Person, request: Request) -> int:
        """Carry out a command; the version of the table that it made, now or when it came before."""
        try:
            version = await self._submit_until_decided(await self.live(table_id), person, request)
        except RefusedError as refusal:
            self.metrics.count("coloretto_commands_total", refusal.code)
            raise
        self.metrics.count("coloretto_commands_total", "done")
        return version

    async def act(self, table_id: str, version: int, decide_: Decide) -> bool:
        """Let the server itself do something, if the table is still at that version."""
        live = await self.live(table_id)
        async with live.locked():
            if live.table.version != version:
                return False
            try:
                await self._act(live, SERVER, f"server-{version}", decide_)
            except RefusedError:
                return False
            return True

    async def close_by_administrator(self, table_id: str) -> None:
        """End a table, whatever happens there; who asks need not be the process that serves it."""
        live = await self.live(table_id)
        async with live.locked():
            while not await self._close(live):
                continue
        await self._store.wake(table_id, now())

    async def watch(self, table_id: str, listener: Listener, after: int | None = None) -> list[bytes]:
        """Tell a listener of everything from now on; first, what it has missed, or the table as it is."""
        live = await self.live(table_id)
        async with live.locked():
            if after is not None and after > live.table.version:  # seen at another process
                await self._catch_up(live)
            first = await self._missed(live, after)
            live.listeners.add(listener)
        return first

    def leave(self, table_id: str, listener: Listener) -> None:
        live = self._live.get(table_id)
        if live is not None:
            live.listeners.discard(listener)

    async def live(self, table_id: str) -> LiveTable:
        """A table, up to date with what is kept when it is not in memory yet."""
        if not self.is_ready.is_set():
            await self.is_ready.wait()
        live = self._live.get(table_id)
        if live is None:
            live = self._live.setdefault(table_id, LiveTable(Table(table_id)))
        live.used = monotonic()
        if live.table.version == 0:
            async with live.locked():
                await self._catch_up(live)
        if live.table.version == 0:
            self._live.pop(table_id, None)
            raise RefusedError("unknown_table", f"there is no table {table_id!r}")
        return live

    def is_behind(self, table_id: str, sequence: int) -> bool:
        """Whether a table is in memory here, and older than a version that was made elsewhere."""
        live = self._live.get(table_id)
        return live is not None and live.table.version < sequence

    async def changed_elsewhere(self, versions: Mapping[str, int]) -> None:
        """Other processes have made these versions of tables."""
        behind = [self._live[table] for table, version in versions.items() if self.is_behind(table, version)]
        kept = await self._store.commits_of_all({live.table.id: live.table.version for live in behind})
        for live in behind:
            if not live.lock.locked():
                self._let_happen(live, kept[live.table.id])
        await asyncio.gather(
            *[self._follow(live, kept[live.table.id]) for live in behind if live.lock.locked()]
        )

    async def _follow(self, live: LiveTable, commits: Sequence[Commit]) -> None:
        async with live.lock:
            self._let_happen(live, commits)

    async def up_to_date(self, table_id: str) -> Table:
        """A table as it is kept now, whoever has changed it."""
        live = await self.live(table_id)
        async with live.lock:
            await self._catch_up(live)
        return live.table

    async def catch_up_with_all(self) -> None:
        """For when notices of other processes may have been missed."""
        for table_id in tuple(self._live):
            await self.up_to_date(table_id)

    def forget_idle(self, idle: float = IDLE) -> int:
        """Let go of tables that nobody listens to and nobody has used for a while; how many those are."""
        long_ago = monotonic() - idle
        forgotten = [
            table_id
            for table_id, live in self._live.items()
            if not live.listeners and not live.lock.locked() and live.used <= long_ago
        ]
        for table_id in forgotten:
            del self._live[table_id]
        return len(forgotten)

    @property
    def tables(self) -> int:
        """How many are in memory."""
        return len(self._live)

    @property
    def listeners(self) -> int:
        return sum(len(live.listeners) for live in self._live.values())

    async def _submit_until_decided(self, live: LiveTable, person: Person, request: Request) -> int:
        async with live.locked():
            while True:
                version = live.table.version
                try:
                    return await self._submit(live, person, request)
                except _OvertakenError:  # by another command, or by a repetition of this one elsewhere
                    if live.table.version == version:  # by nothing: its id was used for another one before
                        return await self._made_by(live, person, request)

    # Within a table's lock.

    async def _submit(self, live: LiveTable, person: Person, request: Request) -> int:
        if request.version is not None and request.version > live.table.version:  # seen elsewhere
            await self._catch_up(live)
        before = await self._store_knows(live, person, request)
        if before is not None:
            return before
        if request.version is not None and request.version != live.table.version:
            raise RefusedError(
                "stale",
                f"the table is at version {live.table.version}, not {request.version}",
                version=live.table.version,
            )
        return await self._act(
            live,
            person.id,
            request.id,
            lambda table, known: decide(request.command, table, person, known),
        )

    async def _missed(self, live: LiveTable, after: int | None) -> list[bytes]:
        table = live.table
        if after is None or not 0 < after <= table.version <= after + MAX_MISSED_VERSIONS:
            return [message_to_json(Snapshot(table.version, table_view(table), now()))]
        return await self._replayed(live, after)

    async def _replayed(self, live: LiveTable, after: int) -> list[bytes]:
        """The messages of the versions since then, each with the turn as it was at that version."""
        if after == live.table.version:
            return []
        table, messages = live.checkpoint_before(after), []
        commits = await self._store.commits(table.id, table.version)
        self._let_happen(live, commits)  # some may be newer than the table in memory
        for commit in commits:
            events = events_from_json(commit.events)
            table = table.after(events, commit.time)
            if after < table.version <= live.table.version:
                messages.append(Happened(table.version, commit.time, events, turn_of(table)))
        return [message_to_json(message) for message in messages]

    async def _close(self, live: LiveTable) -> bool:
        """Whether nobody else has done something first."""
        await self._catch_up(live)
        if live.table.status in {Status.OVER, Status.CLOSED}:
            raise RefusedError("wrong_moment", f"the table is {live.table.status.value} already")
        try:
            command = f"server-{live.table.version}"
            await self._commit(live, [Closed("administrator")], SERVER, command, None)
        except _OvertakenError:
            return False
        return True

    async def _store_knows(self, live: LiveTable, person: Person, request: Request) -> int | None:
        """The version that a repeated command made; only a command on an old version can be one."""
        if request.version is not None and request.version == live.table.version:
            return None
        return await self._store.sequence_of(live.table.id, person.id, request.id)

    async def _made_by(self, live: LiveTable, person: Person, request: Request) -> int:
        """The version that somebody's command of this id has made."""
        made = await self._store.sequence_of(live.table.id, person.id, request.id)
        if made is None:
            raise RefusedError("unavailable", f"the command {request.id!r} could not be kept; try again")
        return made

    async def _act(self, live: LiveTable, actor: str, command: str, decide_: Decide) -> int:
        known = await self._secrets(live)
        promised: list[FairDeck] = []

        def promise() -> FairDeck:
            promised.append(new_deck())
            return promised[-1]

        events = decide_(live.table, Secrets(known.deck, known.deal, promise))
        if events:
            await self._commit(live, events, actor, command, promised[-1] if promised else None)
        return live.table.version

    async def _secrets(self, live: LiveTable) -> Secrets:
        table = live.table
        if live.deck is None:
            seed = await self._store.last_deck(table.id)
            if seed is None:
                raise RefusedError("unavailable", f"the deck of table {table.id} is lost")
            live.deck = FairDeck(bytes.fromhex(seed))
        if live.deal is None and table.status is Status.PLAYING and table.begun is not None:
            live.deal = live.deck.deal(table.rule_set, table.begun.entropy)
        return Secrets(live.deck, live.deal, new_deck)

    async def _commit(
        self, live: LiveTable, events: list[AnyEvent], actor: str, command: str, promised: FairDeck | None
    ) -> None:
        """Keep events, then let them happen, then tell everybody; nothing where another was first."""
        table = live.table
        body = events_to_json(events)
        time = now()
        after = table.after(events_from_json(body), time)
        commit = Commit(after.version, time, body.decode())
        seeds = () if promised is None else ((after.game + 1, promised.seed.hex()),)
        look = next_look(live.look, after, time)
        append = append_of(table, after, commit, events, By(actor, command), seeds, (live.look, look))
        begin = perf_counter()
        is_kept = await self._store.append(append)
        self.metrics.observe("coloretto_commit_seconds", perf_counter() - begin)
        if not is_kept:
            await self._catch_up(live)
            raise _OvertakenError(live.table.version)
        live.advance(after)
        live.look = look
        if promised is not None:
            live.deck = promised
        if after.status is not Status.PLAYING:
            live.deal = None
        if after.status is not table.status:
            _LOG.info("table is %s", after.status.value, extra=fields(table=table.id, version=after.version))
            self.status_changed(after)
        if live.listeners:
            self._tell(live, Happened(after.version, time, events, turn_of(after)))
        self.committed(after)

    async def _catch_up(self, live: LiveTable) -> None:
        """Let happen here what was kept elsewhere."""
        self._let_happen(live, await self._store.commits(live.table.id, live.table.version))

    def _let_happen(self, live: LiveTable, commits: Sequence[Commit]) -> None:
        """All that comes next; what has happened here already does not happen again."""
        for commit in commits:
            if commit.sequence != live.table.version + 1:
                continue
            events = events_from_json(commit.events)
            before = live.table
            live.advance(before.after(events, commit.time))
            live.deck = live.deal = None
            live.look = next_look(live.look, live.table, commit.time)
            if live.table.status is not before.status:
                self.status_changed(live.table)
            if live.listeners:
                self._tell(live, Happened(commit.sequence, commit.time, events, turn_of(live.table)))

    def _tell(self, live: LiveTable, message: Happened) -> None:
        text = message_to_json(message)
        for listener in tuple(live.listeners):
            listener(text)


def new_deck() -> FairDeck:
    return FairDeck(secrets.token_bytes(SEED_BYTES))
