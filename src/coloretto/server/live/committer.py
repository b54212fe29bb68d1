"""Commits events to a table in memory, and applies those that other processes committed.

Everything here runs inside the table's lock. Events are stored first, then applied, then sent to
subscribers: nothing is acknowledged or shown before it is durable.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from logging import getLogger
from secrets import token_bytes
from time import perf_counter
from typing import TypeAlias

from coloretto.protocol.events import AnyEvent, events_from_json, events_to_json
from coloretto.protocol.messages import Happened
from coloretto.protocol.refusals import RefusedError
from coloretto.record import FairDeck
from coloretto.rules import Deal
from coloretto.rules.seeded_random import SEED_BYTES
from coloretto.server.base.clock import ServerClock
from coloretto.server.base.logs import fields
from coloretto.server.base.metrics import Metrics
from coloretto.server.base.tracing import TRACING
from coloretto.server.live.live_table import LiveTable
from coloretto.server.storage.commits import Change, Commit, Origin, Transaction, transaction_of
from coloretto.server.storage.store import Store
from coloretto.server.table.deadlines import Deadline, deadline_of, next_wakeup
from coloretto.server.table.games import Secrets
from coloretto.server.table.state import Status, Table
from coloretto.server.table.views import turn_of, turn_until

Decide: TypeAlias = Callable[[Table, Secrets], list[AnyEvent]]
TableCallback: TypeAlias = Callable[[Table], None]
CommitCallback: TypeAlias = Callable[[Table, Deadline | None], None]
"""Gets a table and its next deadline."""

NO_SPAN = nullcontext()

_LOG = getLogger(__name__)


class ConflictError(RefusedError):
    """Another process has committed the next version of the table first."""

    def __init__(self, version: int) -> None:
        super().__init__("stale", f"the table is now at version {version}", version=version)


class Committer:
    def __init__(  # noqa: PLR0913, PLR0917 - three callbacks
        self,
        store: Store,
        metrics: Metrics,
        clock: ServerClock,
        on_commit: CommitCallback,
        on_status_change: TableCallback,
        on_unknown_result: TableCallback,
    ) -> None:
        self._store, self._metrics, self._clock = store, metrics, clock
        self._on_commit = on_commit
        """Called after every commit of this process."""
        self._on_status_change = on_status_change
        """Called when the status of a table in memory changes, in this process or in another."""
        self._on_unknown_result = on_unknown_result
        """Called when a commit has failed and may have been stored nevertheless."""

    async def act(self, live: LiveTable, origin: Origin, decide: Decide) -> int:
        """Commit what is decided, if anything; the table's version afterwards."""
        deck, new_decks = live.deck or await self.deck(live), list[FairDeck]()

        def draw_deck() -> FairDeck:
            new_decks.append(new_deck())
            return new_decks[-1]

        events = decide(live.table, Secrets(deck, _deal_of(live, deck), draw_deck))
        if events:
            await self.commit(live, events, origin, new_decks[-1] if new_decks else None)
        return live.table.version

    async def commit(
        self, live: LiveTable, events: list[AnyEvent], origin: Origin, deck: FairDeck | None = None
    ) -> None:
        """Store events, apply them, and send them to subscribers.

        `deck` is the one that the events commit to. Raises a `ConflictError`, having caught
        up, if another process was first.
        """
        before, time = live.table, max(self._clock.now(), live.committed)
        # Applied as they are: events survive JSON unchanged, so every process reads the same from the store.
        after = before.after(events, time)
        commit = Commit(after.version, time, events_to_json(events).decode())
        decks = () if deck is None else ((after.game + 1, deck.seed.hex()),)
        deadline = deadline_of(after)
        wakeup = next_wakeup(live.wakeup, deadline, time)
        change = Change(before, after, commit, events)
        await self._store_or_catch_up(live, transaction_of(change, origin, decks, (live.wakeup, wakeup)))
        live.advance(after, time, max(0.0, self._clock.now() - time))
        live.wakeup = wakeup
        if deck is not None:
            live.deck = deck
        if after.status is not Status.PLAYING:
            live.deal = None
        if after.status is not before.status:
            _LOG.info("table is %s", after.status.value, extra=fields(table=before.id, version=after.version))
            self._on_status_change(after)
        if live.subscribers:
            live.send(Happened(after.version, time, events, turn_until(deadline, after)))
        self._on_commit(after, deadline)

    async def deck(self, live: LiveTable) -> FairDeck:
        """The deck of the latest commitment."""
        if live.deck is None:
            seed = await self._store.last_deck(live.table.id)
            if seed is None:
                raise RefusedError("unavailable", f"the deck of table {live.table.id} is lost")
            live.deck = FairDeck(bytes.fromhex(seed))
        return live.deck

    async def catch_up(self, live: LiveTable) -> None:
        """Apply what other processes have committed."""
        self.apply(live, await self._store.commits(live.table.id, live.table.version))
        live.is_uncertain = False

    def apply(self, live: LiveTable, commits: Sequence[Commit]) -> None:
        """Apply the commits that are newer than the table in memory."""
        for commit in commits:
            if commit.sequence != live.table.version + 1:
                continue
            events = events_from_json(commit.events)
            before = live.table
            live.advance(before.after(events, commit.time), commit.time)
            live.deck = live.deal = None
            live.wakeup = next_wakeup(live.wakeup, deadline_of(live.table), commit.time)
            if live.table.status is not before.status:
                self._on_status_change(live.table)
            if live.subscribers:
                live.send(Happened(commit.sequence, commit.time, events, turn_of(live.table)))

    async def _store_or_catch_up(self, live: LiveTable, transaction: Transaction) -> None:
        begin = perf_counter()
        try:
            with _commit_span(transaction) if TRACING.is_on else NO_SPAN:
                is_stored = await self._store.commit(transaction)
        except BaseException:  # it may have been stored nevertheless
            live.is_uncertain = True
            self._on_unknown_result(live.table)
            raise
        self._metrics.commit_duration.observe(perf_counter() - begin)
        if not is_stored:
            await self.catch_up(live)
            raise ConflictError(live.table.version)


def _commit_span(transaction: Transaction) -> AbstractContextManager[object]:
    table, version = transaction.table, transaction.commit.sequence
    return TRACING.span("commit", coloretto_table=table, coloretto_version=version)


def _deal_of(live: LiveTable, deck: FairDeck) -> Deal | None:
    """The deal of the current game, if there is one."""
    table = live.table
    if live.deal is None and table.status is Status.PLAYING and table.unplayed_record is not None:
        live.deal = deck.deal(table.rule_set, table.unplayed_record.entropy)
    return live.deal


def new_deck() -> FairDeck:
    return FairDeck(token_bytes(SEED_BYTES))
