"""Sees to what is due at tables: bots move, clocks run out, games begin. Any process may do so.

The process that has made a table's latest version sees to what follows from it. What nobody has seen to in
time, because that process has ended, is claimed by whoever finds it in the database.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from logging import getLogger
from time import perf_counter
from time import time as now

from coloretto.bots import make_bot
from coloretto.protocol.events import AnyEvent, Closed
from coloretto.rules import Position
from coloretto.server.live.hub import Hub
from coloretto.server.live.ratings import Rater
from coloretto.server.storage.store import Store
from coloretto.server.table.deadlines import Due, Duty, due_of
from coloretto.server.table.decide import Secrets, play, stand_in_for_slow, start_game
from coloretto.server.table.state import Table

LATE = 2.0
"""Seconds after which something due has been forgotten by its process."""
CLAIM = 10.0
"""Seconds that a claim lasts."""
ROUNDS = 1.0
"""Seconds between two looks for what was forgotten."""
MOST_AT_ONCE = 200
HORIZON = 15 * 60.0
"""Seconds that a process thinks ahead; what is due later is found in the database when it is late."""

_LOG = getLogger(__name__)


@dataclass(slots=True)
class _Timer:
    handle: asyncio.TimerHandle
    time: float
    """When it rings; what is due may have been put off since, then it is set again."""
    version: int
    """The table's latest version that this process has made."""


class Caretaker:
    def __init__(self, hub: Hub, store: Store, bot_threads: int = 2) -> None:
        self._hub, self._store, self._rater = hub, store, Rater(store)
        self._bots = ThreadPoolExecutor(bot_threads, thread_name_prefix="bot")
        self._timers: dict[str, _Timer] = {}
        self._thoughts: dict[str, Position] = {}
        """What bots are thinking about, by table."""
        self._work: dict[asyncio.Task[None], str] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._is_ending = False
        hub.committed = self.schedule

    async def begin(self) -> None:
        """See to everything that has become due while no process was there, then keep watch."""
        await self._look_round(now())
        self._rounds = asyncio.create_task(self._keep_watch())

    async def end(self) -> None:
        """Finish what has begun; what is due later stays in the database."""
        self._is_ending = True
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        for timer in self._timers.values():
            timer.handle.cancel()
        while self._work:
            await asyncio.wait(self._work)
        self._bots.shutdown()

    def schedule(self, table: Table) -> None:
        """See to what is due next at a table, at its time."""
        due, timer = due_of(table), self._timers.get(table.id)
        if timer is not None and due is not None and timer.time <= due.time:
            timer.version = table.version  # as with nearly every move of people
            return
        if timer is not None:
            self._timers.pop(table.id).handle.cancel()
        if due is not None and due.time < now() + HORIZON and not self._is_ending:
            delay = max(0.0, due.time - now())
            handle = asyncio.get_running_loop().call_later(delay, self._start, table.id)
            self._timers[table.id] = _Timer(handle, due.time, table.version)

    def _start(self, table_id: str) -> None:
        version = self._timers.pop(table_id).version
        task = asyncio.create_task(self._see_to(table_id, version))
        self._work[task] = table_id
        task.add_done_callback(self._work.pop)

    async def _see_to(self, table_id: str, version: int) -> None:
        try:
            table = (await self._hub.live(table_id)).table
            due = due_of(table)
            if table.version != version or due is None:
                return
            if due.time > now():
                self.schedule(table)
            else:
                await self._do(table, due)
        except Exception:  # noqa: BLE001 - whatever it is, the other tables must be seen to
            _LOG.exception("table %s: what is due failed; it will be tried again", table_id)

    async def _do(self, table: Table, due: Due) -> None:
        self._hub.metrics.count("coloretto_duties_total", due.duty.value)
        self._hub.metrics.observe("coloretto_late_seconds", max(0.0, now() - due.time))
        if due.duty is Duty.BOT_MOVES and table.position is not None:
            await self._let_bot_move(table, table.position)
        elif due.duty is Duty.TIME_IS_UP:
            await self._hub.act(table.id, table.version, lambda at, _: stand_in_for_slow(at))
        elif due.duty is Duty.NEXT_GAME:
            await self._hub.act(table.id, table.version, _next_game)
        elif due.duty is Duty.CLOSE:
            await self._hub.act(table.id, table.version, lambda _at, _known: [Closed("empty")])

    async def _let_bot_move(self, table: Table, position: Position) -> None:
        """Whatever people say and do meanwhile, a bot thinks once about a position, and moves then."""
        if self._thoughts.get(table.id) is position:
            return
        self._thoughts[table.id] = position
        try:
            action = await self._bots_choice(table, position)
        finally:
            self._thoughts.pop(table.id, None)
        after = (await self._hub.live(table.id)).table
        due = due_of(after)
        if after.position is position and due is not None and due.duty is Duty.BOT_MOVES:
            await self._hub.act(
                table.id, after.version, lambda at, known: play(at, known, action, by_bot=True)
            )

    async def _bots_choice(self, table: Table, position: Position) -> str:
        seat = table.seats[table.to_move or 0]
        level = seat.level or table.options.stand_in
        loop = asyncio.get_running_loop()
        begin = perf_counter()
        action = await loop.run_in_executor(self._bots, chosen, level, table.version, position)
        self._hub.metrics.observe("coloretto_bot_move_seconds", perf_counter() - begin)
        return action

    async def _keep_watch(self) -> None:
        while True:
            await asyncio.sleep(ROUNDS)
            try:
                await self._look_round(now() - LATE)
                await self._rater.rate_all()
            except Exception:  # noqa: BLE001 - a round that fails must not be the last
                _LOG.exception("what is due could not be seen to; it will be tried again")
            self._hub.forget_idle()

    async def _look_round(self, until: float) -> None:
        for table_id, time in await self._store.dues(until, MOST_AT_ONCE):
            if not self._is_at(table_id) and await self._store.claim(table_id, now(), now() + CLAIM):
                await self._take_over(table_id, time)

    def _is_at(self, table_id: str) -> bool:
        """Whether this process is about to see to a table; a timer for later knows less than the database."""
        timer = self._timers.get(table_id)
        is_now = timer is not None and timer.time <= now()
        return is_now or table_id in self._work.values()

    async def _take_over(self, table_id: str, time: float) -> None:
        """What is due in the database may be known to nobody here: another process has put it there.

        It may also be due later: see `next_look`.
        """
        table = await self._hub.up_to_date(table_id)
        due = due_of(table)
        if due is None:
            await self._store.forget_due(table_id)
        elif due.time > now():
            await self._store.put_off(table_id, time, due.time)
        self.schedule(table)


def chosen(level: str, seed: int, position: Position) -> str:
    """What a bot of a level does."""
    return make_bot(level, seed).choose(position).text


def _next_game(table: Table, known: Secrets) -> list[AnyEvent]:
    return [start_game(table, known)]
