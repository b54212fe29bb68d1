"""The tables that are in use here: commands in, commits kept, everybody told."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from time import time as now
from typing import TypeAlias

from coloretto.record import FairDeck, record_to_json
from coloretto.rules import Deal, rule_set_text
from coloretto.rules.lots import SEED_BYTES
from coloretto.server.commands import Request
from coloretto.server.deciding import Secrets, decide
from coloretto.server.due import due_of
from coloretto.server.events import (
    AnyEvent,
    GameOver,
    Opened,
    Person,
    RematchOpened,
    Sat,
    Stood,
    events_from_json,
    events_to_json,
)
from coloretto.server.messages import Happened, Snapshot, message_to_json, table_view, turn_of
from coloretto.server.options import TableOptions, check_options
from coloretto.server.refusals import RefusedError
from coloretto.server.store import Append, Commit, Store
from coloretto.server.summaries import summary_of
from coloretto.server.table import Status, Table

Listener: TypeAlias = Callable[[bytes], None]
"""Is handed every message; it must not wait."""

Decide: TypeAlias = Callable[[Table, Secrets], list[AnyEvent]]

SERVER = ""
"""Who acts when the server does so by itself."""

TABLE_ID_BYTES = 9


@dataclass
class LiveTable:
    """A table in this process's memory."""

    table: Table
    deck: FairDeck | None = None
    """The latest deck that was promised; None where this process has not asked for it yet."""
    deal: Deal | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)


class Hub:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._live: dict[str, LiveTable] = {}
        self.committed: Callable[[Table], None] = lambda _table: None
        """Is told of every table that has changed here."""

    # From outside.

    async def open_table(self, options: TableOptions, host: Person, match_of: str | None = None) -> str:
        check_options(options)
        table = Table(secrets.token_urlsafe(TABLE_ID_BYTES))
        live = LiveTable(table)
        deck = new_deck()
        self._live[table.id] = live
        async with live.lock:
            events: list[AnyEvent] = [Opened(options, host, deck.commitment, match_of)]
            await self._commit(live, events, host.id, "open", deck)
        return table.id

    async def submit(self, table_id: str, person: Person, request: Request) -> int:
        """Carry out a command; the version of the table that it made, now or when it came before."""
        live = await self.live(table_id)
        async with live.lock:
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

    async def rematch(self, table_id: str, person: Person) -> str:
        """A table with the same people and options; the one that was opened first, if one was."""
        live = await self.live(table_id)
        table = live.table
        if table.seat_of(person.id) is None:
            raise RefusedError("not_seated", "only the players may ask for a rematch")
        if table.status is not Status.OVER:
            raise RefusedError("wrong_moment", f"the table is {table.status.value} now")
        if table.rematch is None:
            new = await self.open_table(table.options, person, table_id)
            await self.act(table_id, table.version, lambda _at, _known: [RematchOpened(new)])
            table = (await self.live(table_id)).table
        if table.rematch is None:
            raise RefusedError("stale", "somebody else has just done something here: try again")
        return table.rematch

    async def act(self, table_id: str, version: int, decide_: Decide) -> bool:
        """Let the server itself do something, if the table is still at that version."""
        live = await self.live(table_id)
        async with live.lock:
            if live.table.version != version:
                return False
            try:
                await self._act(live, SERVER, f"server-{version}", decide_)
            except RefusedError:
                return False
            return True

    async def watch(self, table_id: str, listener: Listener, after: int | None = None) -> list[bytes]:
        """Tell a listener of everything from now on; first, what it has missed, or the table as it is."""
        live = await self.live(table_id)
        async with live.lock:
            live.listeners.add(listener)
            if after is None or not 0 < after <= live.table.version:
                return [message_to_json(Snapshot(live.table.version, table_view(live.table)))]
            missed = await self._store.commits(table_id, after)
            messages = [Happened(c.sequence, c.time, events_from_json(c.events)) for c in missed]
            if messages:
                last = messages[-1]
                messages[-1] = Happened(last.version, last.time, last.events, turn_of(live.table))
            return [message_to_json(message) for message in messages]

    def leave(self, table_id: str, listener: Listener) -> None:
        live = self._live.get(table_id)
        if live is not None:
            live.listeners.discard(listener)

    async def live(self, table_id: str) -> LiveTable:
        """A table, up to date with what is kept when it is not in memory yet."""
        live = self._live.get(table_id)
        if live is None:
            live = self._live.setdefault(table_id, LiveTable(Table(table_id)))
        if live.table.version == 0:
            async with live.lock:
                await self._catch_up(live)
        if live.table.version == 0:
            self._live.pop(table_id, None)
            raise RefusedError("unknown_table", f"there is no table {table_id!r}")
        return live

    async def changed_elsewhere(self, table_id: str, sequence: int) -> None:
        """Another process has made a version of a table."""
        live = self._live.get(table_id)
        if live is not None and live.table.version < sequence:
            async with live.lock:
                await self._catch_up(live)

    # Within a table's lock.

    async def _store_knows(self, live: LiveTable, person: Person, request: Request) -> int | None:
        """The version that a repeated command made; only a command on an old version can be one."""
        if request.version is not None and request.version == live.table.version:
            return None
        return await self._store.sequence_of(live.table.id, person.id, request.id)

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
        if table.status is Status.PLAYING and table.record is not None and live.deal is None:
            live.deal = live.deck.deal(table.rule_set, table.record.entropy)
        return Secrets(live.deck, live.deal, new_deck)

    async def _commit(
        self, live: LiveTable, events: list[AnyEvent], actor: str, command: str, promised: FairDeck | None
    ) -> None:
        """Keep events, then let them happen, then tell everybody; nothing where another was first."""
        table = live.table
        body = events_to_json(events)
        time = now()
        after = table.after(events_from_json(body), time)
        append = Append(
            table.id,
            Commit(after.version, time, body.decode()),
            actor,
            command,
            due.time if (due := due_of(after)) is not None else None,
            summary_of(after) if lobby_changes(table, after) else None,
            () if promised is None else ((after.game + 1, promised.seed.hex()),),
            [event.person.id for event in events if isinstance(event, Sat)],
            [_person_on(table, event.seat) for event in events if isinstance(event, Stood)],
            _record_of(after) if any(isinstance(event, GameOver) for event in events) else None,
        )
        if not await self._store.append(append):
            await self._catch_up(live)
            raise RefusedError(
                "stale", f"the table has gone on to version {live.table.version}", version=live.table.version
            )
        live.table = after
        if promised is not None:
            live.deck = promised
        if after.status is not Status.PLAYING:
            live.deal = None
        self._tell(live, Happened(after.version, time, events, turn_of(after)))
        self.committed(after)

    async def _catch_up(self, live: LiveTable) -> None:
        """Let happen here what was kept elsewhere."""
        for commit in await self._store.commits(live.table.id, live.table.version):
            events = events_from_json(commit.events)
            live.table = live.table.after(events, commit.time)
            live.deck = live.deal = None
            self._tell(live, Happened(commit.sequence, commit.time, events, turn_of(live.table)))

    def _tell(self, live: LiveTable, message: Happened) -> None:
        if live.listeners:
            text = message_to_json(message)
            for listener in tuple(live.listeners):
                listener(text)


def new_deck() -> FairDeck:
    return FairDeck(secrets.token_bytes(SEED_BYTES))


def lobby_changes(before: Table, after: Table) -> bool:
    return before.status is not after.status or before.seats != after.seats


def _person_on(table: Table, seat: int) -> str:
    person = table.seats[seat].person
    return "" if person is None else person.id


def _record_of(table: Table) -> tuple[int, str, str] | None:
    if table.record is None:
        return None
    return table.game, rule_set_text(table.rule_set), record_to_json(table.record).decode()
