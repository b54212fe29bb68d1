"""Lets bots think: cheap ones at once, the others in threads, in the order of a `DecisionQueue`.

Bots think in compiled code, which releases the GIL. Their threads keep the process's priority: one that had
to wait for a CPU while it holds the GIL would stop the event loop.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from time import thread_time
from typing import TypeAlias

from coloretto.server.live.decision_queue import BotDecision, DecisionQueue

UNATTENDED_TURNS = 2
"""Turns at tables without people at the same time, from the decision to its commit: however fast their bots
are, they leave the event loop to those with people."""

ChooseAction: TypeAlias = Callable[[], str]
Timer: TypeAlias = Callable[[], float]


class BotThreads:
    """For one event loop."""

    def __init__(
        self, queue: DecisionQueue, executor: Executor | None = None, timer: Timer = thread_time
    ) -> None:
        """`executor` has a worker for each of the queue's threads.

        `timer` is called there before and after a decision: the difference is what it cost.
        """
        self._queue, self._timer = queue, timer
        self._executor = executor or ThreadPoolExecutor(queue.threads, thread_name_prefix="bot")
        self._waiting: dict[BotDecision, asyncio.Future[None]] = {}
        """Set when it is a decision's turn."""
        self._unattended = asyncio.Semaphore(UNATTENDED_TURNS)
        self._is_closing = False

    @asynccontextmanager
    async def turn(self, decision: BotDecision, choose: ChooseAction) -> AsyncIterator[str]:
        """What a bot chose, to be committed inside the context. Cancelled if it has not begun at a close."""
        async with nullcontext() if decision.is_attended else self._unattended:
            yield await self._choose(decision, choose)

    async def _choose(self, decision: BotDecision, choose: ChooseAction) -> str:
        if self._queue.is_cheap(decision):
            return self._choose_now(decision, choose)
        await self._start_of(decision)
        seconds = None
        try:
            thought = self._executor.submit(_timed, choose, self._timer)
            action, seconds = await asyncio.wrap_future(thought)
        finally:
            self._queue.finish(decision, seconds)
            self._start()
        return action

    def close(self) -> None:
        """Cancel what waits; what runs is finished."""
        self._is_closing = True
        for start in self._waiting.values():
            start.cancel()
        self._start()

    def shut_down(self) -> None:
        """End the threads, when nothing runs any more."""
        self._executor.shutdown()

    def _choose_now(self, decision: BotDecision, choose: ChooseAction) -> str:
        action, seconds = _timed(choose, self._timer)
        self._queue.costs.observe(decision.level, seconds)
        return action

    async def _start_of(self, decision: BotDecision) -> None:
        start = self._waiting[decision] = asyncio.get_running_loop().create_future()
        if self._is_closing:
            start.cancel()
        self._queue.add(decision)
        self._start()
        await start

    def _start(self) -> None:
        for decision in self._queue.start():
            start = self._waiting.pop(decision)
            if start.cancelled():
                self._queue.finish(decision, None)
            else:
                start.set_result(None)


def _timed(choose: ChooseAction, timer: Timer) -> tuple[str, float]:
    begin = timer()
    return choose(), timer() - begin
