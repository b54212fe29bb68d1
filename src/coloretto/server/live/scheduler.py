"""Acts on the deadlines of tables: bots move, clocks expire, games start.

The process that committed a table's latest version has a timer for its next deadline. If that process has
died, another one finds the overdue wakeup in the database and leases it.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from logging import getLogger
from time import perf_counter

from coloretto.bots import make_bot
from coloretto.protocol.events import AnyEvent, Closed
from coloretto.protocol.refusals import RefusedError
from coloretto.rules import Position
from coloretto.server.live.background import Polling
from coloretto.server.live.bot_threads import BotThreads
from coloretto.server.live.decision_queue import BotDecision, DecisionQueue
from coloretto.server.live.hub import Hub
from coloretto.server.live.ratings import Rater
from coloretto.server.storage.database import DatabaseError
from coloretto.server.storage.store import Store
from coloretto.server.table.deadlines import Deadline, DeadlineKind, deadline_of
from coloretto.server.table.games import Secrets, play, stand_in_for_slow, start_game
from coloretto.server.table.state import Table

OVERDUE_SECONDS = 2.0
"""A wakeup that is overdue by this much belongs to a process that has died."""
LEASE_SECONDS = 10.0
POLL_SECONDS = 1.0
"""Between two searches for overdue wakeups."""
RECHECK_SECONDS = 0.5
"""Between two attempts to read a table when it is unknown whether a commit was stored."""
BATCH_SIZE = 200
"""Overdue wakeups handled at once."""
LATE_SECONDS = 1.0
"""After which a commit that is stored counts as late."""
TIMER_HORIZON = 15 * 60.0
"""Seconds ahead for which there are timers; later deadlines are found in the database when overdue."""

_LOG = getLogger(__name__)


@dataclass(slots=True)
class _Timer:
    handle: asyncio.TimerHandle
    time: float
    """When it fires. The deadline may have moved since; then the timer is set again."""
    version: int
    """The table's latest version that this process committed."""


class Scheduler:
    def __init__(self, hub: Hub, store: Store, bots: BotThreads | None = None) -> None:
        self._hub, self._store, self._rater = hub, store, Rater(store.ratings)
        self._clock = hub.clock
        self._bots = bots or BotThreads(DecisionQueue(threads=1))
        self._timers: dict[str, _Timer] = {}
        self._thinking: dict[str, Position] = {}
        """The positions that bots are choosing a move for, by table."""
        self._running: dict[asyncio.Task[None], str] = {}
        self._rechecking: set[str] = set()
        self._polling = Polling(self._poll, POLL_SECONDS, "looking for overdue tables")
        self._is_closing = False

    async def start(self) -> None:
        """Take over everything that is overdue, then keep polling."""
        await self._take_over_overdue(self._clock.now())
        self._polling.start()

    async def close(self) -> None:
        """Finish what is running; the database has later deadlines, and the moves of bots that still wait."""
        self._is_closing = True
        self._bots.close()
        await self._polling.close()
        for timer in self._timers.values():
            timer.handle.cancel()
        while self._running:
            await asyncio.wait(self._running)
        self._bots.shut_down()

    def schedule(self, table: Table) -> None:
        """Set a timer for a table's next deadline."""
        self.schedule_until(table, deadline_of(table))

    def schedule_until(self, table: Table, deadline: Deadline | None) -> None:
        """The same, for callers who know the deadline."""
        deadline, timer = self._fair(deadline, table.id), self._timers.get(table.id)
        if timer is not None and deadline is not None and timer.time <= deadline.time:
            timer.version = table.version  # as with nearly every move of a person
            return
        if timer is not None:
            self._timers.pop(table.id).handle.cancel()
        if (
            deadline is not None
            and deadline.time < self._clock.now() + TIMER_HORIZON
            and not self._is_closing
        ):
            delay = max(0.0, deadline.time - self._clock.now())
            handle = asyncio.get_running_loop().call_later(delay, self._start_due, table.id)
            self._timers[table.id] = _Timer(handle, deadline.time, table.version)
            self._postpone_if_late(table.id, deadline)

    def _fair_deadline(self, table: Table) -> Deadline | None:
        return self._fair(deadline_of(table), table.id)

    def _fair(self, deadline: Deadline | None, table_id: str) -> Deadline | None:
        """A player's time begins when the version before is stored, however late."""
        if deadline is None or deadline.kind is not DeadlineKind.TIME_IS_UP:
            return deadline
        lateness = self._lateness(table_id)
        return deadline._replace(time=deadline.time + lateness) if lateness else deadline

    def _lateness(self, table_id: str) -> float:
        live = self._hub.peek(table_id)
        return live.lateness if live is not None and live.lateness > LATE_SECONDS else 0.0

    def _postpone_if_late(self, table_id: str, deadline: Deadline) -> None:
        """Other processes know only the time of a commit, and would act before a player has had theirs."""
        live = self._hub.peek(table_id)
        if live is not None and live.wakeup is not None and self._lateness(table_id):
            self._run(table_id, self._postpone(table_id, live.wakeup, deadline.time))

    async def _postpone(self, table_id: str, wakeup: float, until: float) -> None:
        with suppress(DatabaseError):  # which logs its outages
            await self._store.postpone_wakeup(table_id, wakeup, until)

    def recheck(self, table: Table) -> None:
        """Read a table until the database answers: it may have a version that is not in memory."""
        if table.id not in self._rechecking and not self._is_closing:
            self._rechecking.add(table.id)
            self._run(table.id, self._recheck(table.id))

    async def _recheck(self, table_id: str) -> None:
        try:
            while not self._is_closing:
                await asyncio.sleep(RECHECK_SECONDS)
                try:
                    self.schedule(await self._hub.refresh(table_id))
                except DatabaseError:
                    continue
                except RefusedError:  # not even its opening was stored
                    _LOG.debug("table %s was never stored", table_id)
                return
        finally:
            self._rechecking.discard(table_id)

    def _start_due(self, table_id: str) -> None:
        version = self._timers.pop(table_id).version
        self._run(table_id, self._run_due(table_id, version))

    def _run(self, table_id: str, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._running[task] = table_id
        task.add_done_callback(self._running.pop)

    async def _run_due(self, table_id: str, version: int) -> None:
        try:
            table = (await self._hub.live(table_id)).table
            deadline = self._fair_deadline(table)
            if table.version != version or deadline is None:
                return
            if deadline.time > self._clock.now():
                self.schedule(table)
            else:
                await self._act(table, deadline)
        except DatabaseError:  # which logs its outages; the stored wakeup is found when it is back
            _LOG.debug("table %s: its deadline must wait for the database", table_id)
        except Exception:  # noqa: BLE001 - the other tables must go on
            _LOG.exception("table %s: acting on its deadline failed, retrying", table_id)

    async def _act(self, table: Table, deadline: Deadline) -> None:
        self._hub.metrics.deadlines.labels(deadline.kind.value).inc()
        self._hub.metrics.deadline_delay.observe(max(0.0, self._clock.now() - deadline.time))
        if deadline.kind is DeadlineKind.BOT_MOVES and table.position is not None:
            await self._let_bot_move(table, table.position)
        elif deadline.kind is DeadlineKind.TIME_IS_UP:
            await self._hub.act(table.id, table.version, lambda table, _secrets: stand_in_for_slow(table))
        elif deadline.kind is DeadlineKind.NEXT_GAME:
            await self._hub.act(table.id, table.version, _next_game)
        elif deadline.kind is DeadlineKind.CLOSE:
            await self._hub.act(table.id, table.version, lambda _table, _secrets: [Closed("empty")])

    async def _let_bot_move(self, table: Table, position: Position) -> None:
        """A bot thinks once about a position, and moves even if people have chatted meanwhile."""
        if self._thinking.get(table.id) is position:
            return
        self._thinking[table.id] = position
        decision, begin = self._decision(table), perf_counter()
        try:
            choose = partial(choose_action, decision.level, await self._hub.bot_seed(table), position)
            async with self._bots.turn(decision, choose) as action:
                duration = self._hub.metrics.bot_move_duration.labels(decision.level)
                duration.observe(perf_counter() - begin)
                await self._play(table, position, action)
        finally:
            if self._thinking.get(table.id) is position:
                del self._thinking[table.id]

    def _decision(self, table: Table) -> BotDecision:
        seat = table.seats[table.to_move or 0]
        level = seat.level or table.options.stand_in
        return BotDecision(level, table.id, table.host.id, self._hub.is_attended(table))

    async def _play(self, table: Table, position: Position, action: str) -> None:
        """Let a bot move, unless the position or the player has changed while it thought."""
        after = (await self._hub.live(table.id)).table
        deadline = deadline_of(after)
        if after.position is position and deadline is not None and deadline.kind is DeadlineKind.BOT_MOVES:
            await self._hub.act(
                table.id, after.version, lambda table, secrets: play(table, secrets, action, by_bot=True)
            )

    async def _poll(self) -> None:
        try:
            await self._take_over_overdue(self._clock.now() - OVERDUE_SECONDS)
            await self._rater.rate_all()
        finally:
            self._hub.evict_idle()

    async def _take_over_overdue(self, until: float) -> None:
        for table_id, wakeup in await self._store.due_wakeups(until, BATCH_SIZE):
            if not self._is_handling(table_id) and await self._store.claim(
                table_id, self._clock.now(), self._clock.now() + LEASE_SECONDS
            ):
                await self._take_over(table_id, wakeup)

    def _is_handling(self, table_id: str) -> bool:
        """Whether this process is about to act; a timer for later may be older than the stored wakeup."""
        timer = self._timers.get(table_id)
        is_firing = timer is not None and timer.time <= self._clock.now()
        return is_firing or table_id in self._running.values()

    async def _take_over(self, table_id: str, wakeup: float) -> None:
        """Another process may have stored the wakeup, so the table is refreshed first.

        The deadline may be later than the wakeup: see `next_wakeup`.
        """
        table = await self._hub.refresh(table_id)
        deadline = self._fair_deadline(table)
        if deadline is None:
            await self._store.clear_wakeup(table_id)
        elif deadline.time > self._clock.now():
            await self._store.postpone_wakeup(table_id, wakeup, deadline.time)
        self.schedule(table)


def choose_action(level: str, seed: int, position: Position) -> str:
    """The move of a bot of this level."""
    return make_bot(level, seed).choose(position).text


def _next_game(table: Table, secrets: Secrets) -> list[AnyEvent]:
    return [start_game(table, secrets)]
