"""Bots think in threads, as many at once as there are; cheap ones never wait."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from threading import Event
from typing import Any

import pytest

from coloretto.protocol.commands import Request, Start
from coloretto.protocol.options import TableOptions
from coloretto.rules import Position
from coloretto.server.live import decision_queue, scheduler
from coloretto.server.live.bot_threads import UNATTENDED_TURNS, BotThreads
from coloretto.server.live.decision_queue import BotDecision, DecisionQueue
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import Connect
from coloretto.server.storage.store import Store
from coloretto.server.table.state import Status
from support.decisions import COSTS, master
from support.hubs import with_hub
from support.tables import PEOPLE
from support.waiting import HANG_TIMEOUT, wait_for_async


class Threads(Executor):
    """Runs nothing until it is told to, and then in the thread of the test."""

    def __init__(self) -> None:
        self.submitted: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
        future: Future[Any] = Future()
        self.submitted.append((future, lambda: fn(*args, **kwargs)))
        return future

    def run_next(self) -> None:
        future, run = self.submitted.pop(0)
        try:
            future.set_result(run())
        except ValueError as error:
            future.set_exception(error)


async def settled() -> None:
    """Everything that can happen without a thread has happened."""
    for _ in range(5):
        await asyncio.sleep(0)


class Turns:
    """Bots who think when the test lets their threads run, for as long as they say."""

    def __init__(self, threads: int = 1) -> None:
        self.threads, self._time = Threads(), 0.0
        self.queue = DecisionQueue(threads)
        self.bots = BotThreads(self.queue, self.threads, lambda: self._time)

    def think(
        self, decision: BotDecision, action: str = "D", until: asyncio.Event | None = None
    ) -> "asyncio.Task[str]":
        """A turn; its move is committed when `until` is set."""

        def choose() -> str:
            self._time += COSTS[decision.level]
            if not action:
                raise ValueError("no move")
            return action

        async def take_turn() -> str:
            async with self.bots.turn(decision, choose) as chosen:
                if until is not None:
                    await until.wait()
                return chosen

        return asyncio.create_task(take_turn())


def test_one_decision_per_thread_is_handed_out_and_the_next_when_one_is_over() -> None:
    async def run() -> None:
        turns = Turns()
        ana, ben = turns.think(master("ana"), "D"), turns.think(master("ben"), "T0")
        await settled()
        assert len(turns.threads.submitted) == 1
        turns.threads.run_next()
        assert await ana == "D"
        await settled()
        assert len(turns.threads.submitted) == 1
        turns.threads.run_next()
        assert await ben == "T0"

    asyncio.run(run())


def test_a_cheap_decision_waits_for_no_thread() -> None:
    async def run() -> None:
        turns = Turns()
        for _ in range(2):
            turns.queue.costs.observe("easy", COSTS["easy"])
        waiting = [turns.think(master("ana", f"t{number}")) for number in range(5)]
        assert await turns.think(BotDecision("easy", "u", "ben"), "T1") == "T1"
        assert not any(task.done() for task in waiting)
        turns.bots.close()

    asyncio.run(run())


def test_a_bot_that_fails_fails_alone() -> None:
    async def run() -> None:
        turns = Turns()
        failing, following = turns.think(master("ana"), ""), turns.think(master("ben"))
        await settled()
        turns.threads.run_next()
        with pytest.raises(ValueError, match="no move"):
            await failing
        await settled()
        turns.threads.run_next()
        assert await following == "D"

    asyncio.run(run())


@pytest.mark.parametrize("is_attended", [True, False])
def test_closing_finishes_what_runs_and_cancels_what_waits(*, is_attended: bool) -> None:
    async def run() -> None:
        turns = Turns()
        running, *waiting = [
            turns.think(master(f"h{number}", is_attended=is_attended))
            for number in range(2 * UNATTENDED_TURNS)
        ]
        await settled()
        turns.bots.close()
        waiting.append(turns.think(master("late", is_attended=is_attended)))
        await settled()
        assert all(task.cancelled() for task in waiting) or not is_attended
        turns.threads.run_next()
        assert await running == "D"
        await asyncio.gather(*waiting, return_exceptions=True)
        assert all(task.cancelled() for task in waiting)
        assert not turns.threads.submitted

    asyncio.run(run())


def test_only_a_few_moves_without_people_are_on_their_way_into_the_database() -> None:
    async def run() -> None:
        turns, is_stored = Turns(), asyncio.Event()
        tasks = [
            turns.think(master(f"h{number}", is_attended=False), until=is_stored)
            for number in range(UNATTENDED_TURNS + 1)
        ]
        for _ in range(UNATTENDED_TURNS):
            await settled()
            turns.threads.run_next()
        await settled()
        assert not turns.threads.submitted
        attended = turns.think(master("ana"))
        await settled()
        turns.threads.run_next()
        assert await attended == "D"
        is_stored.set()
        await settled()
        turns.threads.run_next()
        assert await asyncio.gather(*tasks) == ["D"] * len(tasks)

    asyncio.run(run())


def test_the_time_of_a_decision_says_what_its_level_costs() -> None:
    async def run() -> None:
        turns = Turns()
        for level in ("easy", "master"):
            task = turns.think(BotDecision(level, "t", "ana"))
            await settled()
            turns.threads.run_next()
            await task
            assert turns.queue.costs.of(level).seconds == pytest.approx(COSTS[level])

    asyncio.run(run())


async def bots_only(hub: Hub, level: str, host: int) -> str:
    """A table where only bots play, as fast as they can, with a spectator."""
    options = TableOptions(rules="classic-3-brown", games=1, seats=[level] * 3, pace=0)
    table = await hub.open_table(options, PEOPLE[host])
    await hub.subscribe(table, lambda _message: None)
    await hub.submit(table, PEOPLE[host], Request("start", Start()))
    return table


def test_easy_bots_play_on_while_every_master_thinks_forever(
    connect_to: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_masters_move = Event()
    choose_action = scheduler.choose_action

    def choose(level: str, seed: int, position: Position) -> str:
        if level == "master":
            assert may_masters_move.wait(HANG_TIMEOUT)
        return choose_action(level, seed, position)

    monkeypatch.setattr(scheduler, "choose_action", choose)
    monkeypatch.setattr(
        decision_queue, "CHEAP_SECONDS", 1.0
    )  # easy bots are cheap, however slow the machine,
    monkeypatch.setattr(decision_queue, "UNKNOWN_COST", 2.0)  # and masters are not, as long as they think

    async def use(hub: Hub, _store: Store) -> None:
        async def is_played_to_the_end(table: str) -> None:
            live = await hub.live(table)
            await wait_for_async(lambda: live.table.status is Status.OVER, "the end of the match")

        await is_played_to_the_end(await bots_only(hub, "easy", 0))  # now it is known to be cheap
        masters = [await bots_only(hub, "master", 1) for _ in range(5)]
        try:
            await is_played_to_the_end(await bots_only(hub, "easy", 2))
            waiting = [(await hub.live(table)).table for table in masters]
            assert {table.status for table in waiting} == {Status.PLAYING}
        finally:
            may_masters_move.set()

    with_hub(connect_to, use, bots=True)
