"""Sees to what is due at tables: bots move, clocks run out, games begin. Any process may do so.

The process that has made a table's latest version sees to what follows from it. What nobody has seen to in
time, because that process has ended, is claimed by whoever finds it in the database.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from logging import getLogger
from time import time as now

from coloretto.bots import make_bot
from coloretto.rules import ColorettoError, Position
from coloretto.server.deciding import Secrets, play, stand_in_for_slow, start_game
from coloretto.server.due import Due, Duty, due_of
from coloretto.server.events import AnyEvent, Closed
from coloretto.server.hub import Hub
from coloretto.server.store import Store
from coloretto.server.table import Table

LATE = 2.0
"""Seconds after which something due has been forgotten by its process."""
CLAIM = 10.0
"""Seconds that a claim lasts."""
ROUNDS = 1.0
"""Seconds between two looks for what was forgotten."""
MOST_AT_ONCE = 200

_LOG = getLogger(__name__)


class Caretaker:
    def __init__(self, hub: Hub, store: Store, bot_threads: int = 2) -> None:
        self._hub, self._store = hub, store
        self._bots = ThreadPoolExecutor(bot_threads, thread_name_prefix="bot")
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._rounds: asyncio.Task[None] | None = None
        hub.committed = self.schedule

    async def begin(self) -> None:
        """See to everything that has become due while no process was there, then keep watch."""
        await self._look_round(now())
        self._rounds = asyncio.create_task(self._keep_watch())

    async def end(self) -> None:
        """Finish what has begun; what is due later stays in the database."""
        if self._rounds is not None:
            self._rounds.cancel()
        for timer in self._timers.values():
            timer.cancel()
        while self._work:
            await asyncio.wait(self._work)
        self._bots.shutdown()

    def schedule(self, table: Table) -> None:
        """See to what is due next at a table, at its time."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        due = due_of(table)
        if due is not None:
            delay = max(0.0, due.time - now())
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(delay, self._start, table, due)

    def _start(self, table: Table, due: Due) -> None:
        self._timers.pop(table.id, None)
        task = asyncio.create_task(self._see_to(table, due))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _see_to(self, table: Table, due: Due) -> None:
        try:
            await self._do(table, due)
        except ColorettoError:
            _LOG.exception("table %s: %s failed; it will be tried again", table.id, due.duty.value)

    async def _do(self, table: Table, due: Due) -> None:
        if due.duty is Duty.BOT_MOVES and table.position is not None:
            action = await self._bots_choice(table, table.position)
            await self._hub.act(
                table.id, table.version, lambda at, known: play(at, known, action, by_bot=True)
            )
        elif due.duty is Duty.TIME_IS_UP:
            await self._hub.act(table.id, table.version, lambda at, _: stand_in_for_slow(at))
        elif due.duty is Duty.NEXT_GAME:
            await self._hub.act(table.id, table.version, _next_game)
        elif due.duty is Duty.CLOSE:
            await self._hub.act(table.id, table.version, lambda _at, _known: [Closed("empty")])

    async def _bots_choice(self, table: Table, position: Position) -> str:
        seat = table.seats[table.to_move or 0]
        level = seat.level or table.options.stand_in
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._bots, chosen, level, table.version, position)

    async def _keep_watch(self) -> None:
        while True:
            await asyncio.sleep(ROUNDS)
            try:
                await self._look_round(now() - LATE)
            except ColorettoError:
                _LOG.exception("what is due could not be looked up; it will be tried again")

    async def _look_round(self, until: float) -> None:
        for table_id, _ in await self._store.dues(until, MOST_AT_ONCE):
            if table_id not in self._timers and await self._store.claim(table_id, now(), now() + CLAIM):
                self.schedule((await self._hub.live(table_id)).table)


def chosen(level: str, seed: int, position: Position) -> str:
    """What a bot of a level does."""
    return make_bot(level, seed).choose(position).text


def _next_game(table: Table, known: Secrets) -> list[AnyEvent]:
    return [start_game(table, known)]
