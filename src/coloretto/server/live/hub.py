"""The tables in memory: commands come in, subscribers follow, other processes' commits are applied."""

import asyncio
from collections.abc import Mapping, Sequence

from coloretto.protocol.commands import Request
from coloretto.protocol.events import AnyEvent, Closed, Opened, Person, events_from_json
from coloretto.protocol.limits import MAX_MISSED_VERSIONS
from coloretto.protocol.messages import Happened, Snapshot, message_to_json
from coloretto.protocol.options import TableOptions, check_options
from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.bus import ReactionNotice
from coloretto.server.base.clock import ServerClock
from coloretto.server.base.identity import new_id
from coloretto.server.base.metrics import Metrics
from coloretto.server.live.command_handler import CommandHandler, SecondsAway
from coloretto.server.live.committer import (
    CommitCallback,
    Committer,
    ConflictError,
    Decide,
    TableCallback,
    new_deck,
)
from coloretto.server.live.live_table import LiveTable, Subscriber, check_seen, folded
from coloretto.server.live.reactions import Reactions
from coloretto.server.storage.commits import Commit, Origin
from coloretto.server.storage.store import Store
from coloretto.server.table.state import Status, Table
from coloretto.server.table.views import table_view, turn_of

SERVER_ACTOR = ""
"""The actor of commits that no person caused."""

IDLE_SECONDS = 60.0
"""After which an unused table without subscribers leaves the memory; the database has it."""


class Hub:
    def __init__(  # noqa: PLR0913 - all but the store have defaults
        self,
        store: Store,
        metrics: Metrics | None = None,
        *,
        clock: ServerClock | None = None,
        is_ready: asyncio.Event | None = None,
        on_commit: CommitCallback = lambda _table, _deadline: None,
        on_status_change: TableCallback = lambda _table: None,
        on_unknown_result: TableCallback = lambda _table: None,
        seconds_away: SecondsAway | None = None,
    ) -> None:
        """See `Committer` for the callbacks. Without `is_ready`, the rules count as compiled.

        `seconds_away`: see `PresenceTracker`; without it all people count as present.
        """
        self.metrics = metrics or Metrics()
        self.clock = clock or ServerClock()
        self.is_ready = is_ready or _set_event()
        """Set when the rules are compiled; until then, everything that needs a table waits."""
        self._store = store
        self._committer = Committer(
            store, self.metrics, self.clock, on_commit, on_status_change, on_unknown_result
        )
        self._reactions = Reactions(store)
        self._commands = CommandHandler(store, self._committer, self._reactions, seconds_away)
        self._live: dict[str, LiveTable] = {}
        self._waiting: set[asyncio.Task[None]] = set()
        """For the locks of tables that other processes have changed."""

    # For clients.

    async def open_table(
        self,
        options: TableOptions,
        host: Person,
        match_of: str | None = None,
        *,
        starts_when_full: bool = False,
    ) -> str:
        check_options(options)
        await self.is_ready.wait()
        table = Table(new_id())
        live = LiveTable(table, self.clock)
        deck = new_deck()
        self._live[table.id] = live
        async with live.locked():
            opened = Opened(options, host, deck.commitment, match_of, starts_when_full)
            await self._committer.commit(live, [opened], Origin(host.id, "open"), deck)
        return table.id

    async def submit(self, table_id: str, person: Person, request: Request) -> int:
        """Carry out a command; the version it made, now or when it was sent before."""
        try:
            version = await self._commands.handle(await self.live(table_id), person, request)
        except RefusedError as refusal:
            self.metrics.commands.labels(refusal.code).inc()
            raise
        self.metrics.command_done.inc()
        return version

    async def subscribe(self, table_id: str, subscriber: Subscriber, after: int | None = None) -> list[bytes]:
        """Send every message from now on; returns the missed ones, or a snapshot."""
        live = await self.live(table_id)
        async with live.locked():
            if self._store.bus.is_shared or (after or 0) > live.table.version:  # seen at another process
                await self._committer.catch_up(live)
            check_seen(live.table, after or 0)
            first = await self._missed(live, after)
            live.subscribers[subscriber] = None
        return first

    def peek(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table_id)

    def unsubscribe(self, table_id: str, subscriber: Subscriber) -> None:
        live = self._live.get(table_id)
        if live is not None:
            live.subscribers.pop(subscriber, None)

    async def live(self, table_id: str) -> LiveTable:
        """A table, read from the database unless it is in memory."""
        if not self.is_ready.is_set():
            await self.is_ready.wait()
        live = self._live.get(table_id)
        if live is None:
            live = self._live.setdefault(table_id, LiveTable(Table(table_id), self.clock))
        live.used = self.clock.elapsed()
        if live.table.version == 0 or live.is_uncertain:
            async with live.locked():
                await self._committer.catch_up(live)
        if live.table.version == 0:
            self._live.pop(table_id, None)
            raise RefusedError("unknown_table", f"there is no table {table_id!r}")
        return live

    async def current(self, table_id: str) -> Table:
        """A table that is not older than what a client may have seen at another process."""
        live = await self.live(table_id)
        if not self._store.bus.is_shared:
            return live.table
        commits = await self._store.commits(table_id, live.table.version)
        if live.lock.locked():  # a command is being stored, which may take long
            return folded(live.table, commits)
        self._committer.apply(live, commits)
        return live.table

    # For the server itself.

    async def bot_seed(self, table: Table) -> int:
        """The seed for the bot that is to move, the same in every process. Chat does not change it."""
        live = await self.live(table.id)
        async with live.locked():
            deck = await self._committer.deck(live)
        return deck.bot_seed(table.decisions, table.to_move or 0)

    async def act(self, table_id: str, version: int, decide_: Decide) -> bool:
        """Let the server act, if the table is still at that version."""
        live = await self.live(table_id)
        async with live.locked():
            if live.table.version != version:
                return False
            try:
                await self._committer.act(live, _server_origin(live.table), decide_)
            except RefusedError:
                return False
            return True

    async def close_by_administrator(self, table_id: str) -> None:
        """Close a table in any state; this process need not be the one that serves it."""
        live = await self.live(table_id)
        async with live.locked():
            while not await self._close(live, "administrator"):
                continue
        await self._store.wake(table_id, self.clock.now())

    async def close_solo(self, table_id: str) -> bool:
        """Close a game against bots for its host; False if other people play there, or it is over."""
        live = await self.live(table_id)
        async with live.locked():
            is_started = live.table.status in {Status.PLAYING, Status.BETWEEN}
            return is_started and live.table.is_solo and await self._close(live, "host")

    def evict_idle(self, idle: float = IDLE_SECONDS) -> int:
        """Drop unused tables without subscribers; returns how many."""
        long_ago = self.clock.elapsed() - idle
        evicted = [
            table_id
            for table_id, live in self._live.items()
            if not live.subscribers and not live.lock.locked() and live.used <= long_ago
        ]
        for table_id in evicted:
            del self._live[table_id]
        return len(evicted)

    @property
    def tables(self) -> int:
        """How many are in memory."""
        return len(self._live)

    @property
    def subscribers(self) -> int:
        return sum(len(live.subscribers) for live in self._live.values())

    def is_attended(self, table: Table) -> bool:
        """Whether a person plays at a table, or follows it at this process."""
        live = self._live.get(table.id)
        is_watched = live is not None and bool(live.subscribers)
        return is_watched or any(not seat.is_played_by_bot for seat in table.seats)

    # What other processes commit.

    def is_behind(self, table_id: str, sequence: int) -> bool:
        """Whether a table is in memory and older than this version."""
        live = self._live.get(table_id)
        return live is not None and live.table.version < sequence

    async def catch_up_to(self, versions: Mapping[str, int]) -> None:
        """Other processes have committed these versions of tables."""
        await self._catch_up(
            [self._live[table] for table, version in versions.items() if self.is_behind(table, version)]
        )

    def on_reaction(self, notice: ReactionNotice) -> None:
        """A player has shown a reaction at some process."""
        self._reactions.receive(self._live.get(notice.table), notice)

    async def refresh(self, table_id: str) -> Table:
        """A table with everything other processes have committed."""
        live = await self.live(table_id)
        async with live.lock:
            await self._committer.catch_up(live)
        return live.table

    async def refresh_all(self) -> None:
        """After a time in which notices may have been missed."""
        await self._catch_up([live for live in self._live.values() if live.table.version])

    async def _catch_up(self, tables: Sequence[LiveTable]) -> None:
        commits = await self._store.commits_of_all({live.table.id: live.table.version for live in tables})
        for live in tables:
            if not live.lock.locked():
                self._committer.apply(live, commits[live.table.id])
            elif commits[live.table.id]:  # the others must not wait for a command that is being stored
                task = asyncio.create_task(self._apply_locked(live, commits[live.table.id]))
                self._waiting.add(task)
                task.add_done_callback(self._waiting.discard)

    async def _apply_locked(self, live: LiveTable, commits: Sequence[Commit]) -> None:
        async with live.lock:
            self._committer.apply(live, commits)

    # Within a table's lock.

    async def _close(self, live: LiveTable, reason: str) -> bool:
        """False if another process has committed something first."""
        await self._committer.catch_up(live)
        if live.table.status in {Status.OVER, Status.CLOSED}:
            raise RefusedError("wrong_moment", f"the table is already {live.table.status.value}")
        events: list[AnyEvent] = [Closed(reason)]
        try:
            await self._committer.commit(live, events, _server_origin(live.table))
        except ConflictError:
            return False
        return True

    async def _missed(self, live: LiveTable, after: int | None) -> list[bytes]:
        table = live.table
        if after is None or not 0 < after <= table.version <= after + MAX_MISSED_VERSIONS:
            return [message_to_json(Snapshot(table.version, table_view(table), self.clock.now()))]
        return await self._replayed(live, after)

    async def _replayed(self, live: LiveTable, after: int) -> list[bytes]:
        """The messages after a version, each with the turn of its own version."""
        if after == live.table.version:
            return []
        table, messages = live.checkpoint_before(after), []
        commits = await self._store.commits(table.id, table.version)
        self._committer.apply(live, commits)  # some may be newer than the table in memory
        for commit in commits:
            events = events_from_json(commit.events)
            table = table.after(events, commit.time)
            if after < table.version <= live.table.version:
                messages.append(Happened(table.version, commit.time, events, turn_of(table)))
        return [message_to_json(message) for message in messages]


def _server_origin(table: Table) -> Origin:
    """The server acts at most once on each version."""
    return Origin(SERVER_ACTOR, f"server-{table.version}")


def _set_event() -> asyncio.Event:
    event = asyncio.Event()
    event.set()
    return event
