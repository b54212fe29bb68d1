"""Lets bots think in threads, in the order of `Lanes`.

Bots think in compiled code, which releases the GIL. Their threads keep the process's priority: one that had
to wait for a CPU while it holds the GIL would stop the event loop.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from time import thread_time
from typing import TypeAlias

from coloretto.server.live.bot_lanes import Decision, Lanes

Choose: TypeAlias = Callable[[], str]
Timer: TypeAlias = Callable[[], float]
_Answer: TypeAlias = "asyncio.Future[str]"
_Thought: TypeAlias = "asyncio.Future[tuple[str, float]]"


class BotQueue:
    """For one event loop."""

    def __init__(self, lanes: Lanes, executor: Executor | None = None, timer: Timer = thread_time) -> None:
        """`executor` has a worker for each of the lanes' threads.

        `timer` is called there before and after a decision, and says what it cost.
        """
        self._lanes, self._timer = lanes, timer
        self._executor = executor or ThreadPoolExecutor(lanes.threads, thread_name_prefix="bot")
        self._waiting: dict[Decision, tuple[Choose, _Answer]] = {}
        self._is_closing = False

    async def choose(self, decision: Decision, choose: Choose) -> str:
        """What a bot chose when it was its turn to think; cancelled if the queue is closed before."""
        answer: _Answer = asyncio.get_running_loop().create_future()
        if self._is_closing:
            answer.cancel()
        else:
            self._waiting[decision] = choose, answer
            self._lanes.add(decision)
            self._start()
        return await answer

    def close(self) -> None:
        """Cancel what waits; what runs is finished."""
        self._is_closing = True
        for _, answer in self._waiting.values():
            answer.cancel()
        self._start()

    def shut_down(self) -> None:
        """End the threads, when nothing runs any more."""
        self._executor.shutdown()

    def _start(self) -> None:
        for decision in self._lanes.start():
            choose, answer = self._waiting.pop(decision)
            if answer.cancelled():
                self._lanes.finish(decision, None)
            else:
                thought = asyncio.wrap_future(self._executor.submit(_timed, choose, self._timer))
                thought.add_done_callback(partial(self._finish, decision, answer))

    def _finish(self, decision: Decision, answer: _Answer, thought: _Thought) -> None:
        error = thought.exception()
        action, seconds = ("", None) if error else thought.result()
        self._lanes.finish(decision, seconds)
        self._start()
        if answer.cancelled():
            return
        if error:
            answer.set_exception(error)
        else:
            answer.set_result(action)


def _timed(choose: Choose, timer: Timer) -> tuple[str, float]:
    begin = timer()
    return choose(), timer() - begin
