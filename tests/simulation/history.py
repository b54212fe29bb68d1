"""One history: processes, tables and people, faults for a while, then quiet until everything is over."""

import logging
import random as random_module
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from coloretto.server.http import tables
from coloretto.server.live import bus_watch, live_table
from coloretto.server.live import hub as hub_module
from coloretto.server.live.hub import Hub
from coloretto.server.live.identities import NewIdentity
from coloretto.server.table import deadlines
from simulation.bus import SharedBus
from simulation.clients import Client, Guest, Habits
from simulation.database import SharedDatabase
from simulation.evidence import Evidence
from simulation.invariants import FRESH_SECONDS, History, problems_of
from simulation.logs import read_logs
from simulation.network import Network
from simulation.plan import Plan, plan_for
from simulation.process import Process
from simulation.world import START, StuckError, Trace, World

SETUP_SECONDS = 30.0
QUIET_SECONDS = 400.0
"""How long everybody has to finish once nothing is broken."""
SETTLE_SECONDS = 3.0
"""In which late messages may still arrive at the end."""
PROBE_SECONDS = 0.5


@dataclass
class Outcome:
    seed: int
    digest: str
    problems: list[str]
    steps: int
    versions: int
    seconds: float
    """Simulated."""
    plan: Plan = field(repr=False)


class Simulation:
    def __init__(self, seed: int, trace: Trace) -> None:
        self.world = World(seed, trace)
        self.plan = plan_for(self.world.random("plan"))
        self.evidence = Evidence()
        self.database = SharedDatabase(self.world)
        self.database.has_clock = not self.plan.is_sqlite
        self.bus = SharedBus(self.world, is_transactional=self.plan.is_bus_transactional)
        self.database.on_notify = self.bus.send
        self.network = Network(self.world)
        self.processes = [
            Process(self.world, f"server{number}", self.database, self.bus, skew)
            for number, skew in enumerate(self.plan.skews)
        ]
        for process in self.processes:
            process.setback = self.plan.setback
        self.habits = Habits()
        self.clients: list[Client] = []
        self.quiet_since = START

    def run(self) -> list[str]:
        try:
            self._set_up()
            self._let_fail()
            self._finish()
        except StuckError as error:
            self.evidence.problems.append(f"stuck: {error}")
        for process in self.processes:
            self.evidence.problems += [f"error: {each}" for each in process.unexpected]
        for client in self.clients:
            client.finish()
        return self._judge()

    def _judge(self) -> list[str]:
        try:
            logs = read_logs(self.database)
            return problems_of(
                History(self.evidence, logs, self.database.sqlite, self.quiet_since, self.world.now)
            )
        except Exception as error:  # noqa: BLE001 - a log that cannot even be replayed
            return [*self.evidence.problems, f"log: {error!r}"]

    @property
    def versions(self) -> int:
        return len(self.database.commit_times)

    def close(self) -> None:
        for process in self.processes:
            process.loop.kill()
        self.database.close()

    # The three parts of a history.

    def _set_up(self) -> None:
        for process in self.processes:
            process.start()
        self._run_until(lambda: all(process.is_up for process in self.processes))
        for number, options in enumerate(self.plan.options):
            people = [self._new_identity(f"P{number}{seat}") for seat in range(self.plan.people)]
            request = self.processes[0].request(people[0].token)
            table = self._call(partial(tables.open_table.fn, request, options)).id
            for seat, person in enumerate(people):
                self._add_client(Guest(f"P{number}{seat}", table, person.identity.id, person.token))
            if options.spectators:
                self._add_client(Guest(f"W{number}", table))

    def _let_fail(self) -> None:
        plan, world = self.plan, self.world
        for process in self.processes:
            process.crashes, process.freezes = plan.crashes, plan.freezes
            process.slowness = plan.slowness
        self.database.commit_faults, self.database.read_faults = plan.commit_faults, plan.read_faults
        self.bus.delay, self.bus.duplicates = plan.bus_delay, plan.bus_duplicates
        self.network.breaks, self.network.latency = plan.network_breaks, plan.network_latency
        self.habits.duplicates, self.habits.leaves = plan.duplicates, plan.leaves
        self.habits.deserts, self.habits.reads = plan.deserts, plan.reads
        for kind, begin, seconds in plan.outages:
            self._plan_outage(kind, begin, min(seconds, plan.fault_seconds - begin))
        for client in self.clients:
            world.after(self.world.random(client.name).uniform(0.0, 2.0), client.start)
        self._wait(plan.fault_seconds)

    def _finish(self) -> None:
        self._repair()
        self._wait(FRESH_SECONDS)
        self.habits.is_paused = False
        is_over = self._run_until(self._is_everything_over, QUIET_SECONDS)
        if not is_over:
            self.evidence.problems.append(f"liveness: {self._what_is_unfinished()}")
        self._wait(SETTLE_SECONDS)

    def _wait(self, seconds: float) -> None:
        end = self.world.now + seconds
        self.world.after(seconds, lambda: None)
        self.world.run(lambda: self.world.now >= end, end)

    def _repair(self) -> None:
        self.world.log("everything is repaired")
        self.quiet_since = self.world.now
        for process in self.processes:
            process.crashes = process.freezes = process.slowness = 0.0
            process.loop.frozen_until = 0.0
        self.database.commit_faults = self.database.read_faults = 0.0
        self.database.is_down = False
        self.database.locked.clear()
        self.bus.delay, self.bus.duplicates = 0.005, 0.0
        self.bus.come_up()
        self.network.breaks, self.network.latency = 0.0, 0.05
        self.habits.duplicates = self.habits.wandering = self.habits.slow = self.habits.leaves = 0.0
        self.habits.deserts = 0.0
        self.habits.is_in_a_hurry = self.habits.is_paused = True

    def _plan_outage(self, kind: str, begin: float, seconds: float) -> None:
        if kind == "bus":
            self.world.after(begin, self.bus.go_down)
            self.world.after(begin + seconds, self.bus.come_up)
        elif kind == "table":
            table = self.clients[0].table
            self.world.after(begin, lambda: self.database.locked.add(table))
            self.world.after(begin + seconds, self.database.locked.clear)
        else:
            self.world.after(begin, lambda: setattr(self.database, "is_down", True))
            self.world.after(begin + seconds, lambda: setattr(self.database, "is_down", False))

    # The end.

    def _is_everything_over(self) -> bool:
        return not self._what_is_unfinished()

    def _what_is_unfinished(self) -> str:
        sqlite = self.database.sqlite
        open_tables = sqlite.execute(
            "SELECT id, status FROM tables WHERE status NOT IN ('over', 'closed')"
        ).fetchall()
        if open_tables:
            return f"the tables {open_tables} are not over"
        if sqlite.execute("SELECT count(*) FROM unrated").fetchone()[0]:
            return "a match is not rated"
        last = dict(
            sqlite.execute("SELECT table_id, max(sequence) FROM commits GROUP BY table_id").fetchall()
        )
        behind = [client.name for client in self.clients if client.is_behind(last[client.table])]
        return f"{', '.join(behind)} wait or see an old version" if behind else ""

    # The setup.

    def _add_client(self, guest: Guest) -> None:
        self.clients.append(Client(guest, self.network, self.processes, self.evidence, self.habits))

    def _new_identity(self, name: str) -> NewIdentity:
        services = self.processes[0].services
        assert services is not None
        new: NewIdentity = self._call(lambda: services.identities.create(name))
        self.evidence.tokens.append(new.token)
        return new

    def _call(self, start: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever the coroutine returns
        task = self.processes[0].spawn(start())
        self._run_until(task.done)
        return task.result()

    def _run_until(self, holds: Callable[[], bool], seconds: float = SETUP_SECONDS) -> bool:
        """Check the condition now and then: looking at every step would take long."""
        end = self.world.now + seconds
        is_done = False

        def probe() -> None:
            nonlocal is_done
            is_done = holds()
            if not is_done:
                self.world.after(PROBE_SECONDS if seconds > SETUP_SECONDS else 0.002, probe)

        self.world.after(0.0, probe)
        return self.world.run(lambda: is_done, end)


def run_history(seed: int, show: Callable[[str], None] | None = None) -> Outcome:
    """Everything that happens depends on the seed alone."""
    trace = Trace(show)
    simulation = Simulation(seed, trace)
    with _knobs(simulation.plan), _seeded_secrets(simulation.world), _no_logs():
        problems = simulation.run()
        simulation.close()
    world = simulation.world
    return Outcome(
        seed, trace.digest, problems, world.steps, simulation.versions, world.now - START, simulation.plan
    )


@contextmanager
def _seeded_secrets(world: World) -> Iterator[None]:
    """The operating system's randomness, from which ids, tokens and decks are drawn."""
    before = random_module._urandom  # type: ignore[attr-defined]
    random_module._urandom = world.random("secrets").randbytes  # type: ignore[attr-defined]
    try:
        yield
    finally:
        random_module._urandom = before  # type: ignore[attr-defined]


@contextmanager
def _no_logs() -> Iterator[None]:
    """Servers log every fault, and formatting that takes longer than the fault."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)


@contextmanager
def _knobs(plan: Plan) -> Iterator[None]:
    """Numbers that decide how often rare paths are taken."""
    with ExitStack() as stack:
        stack.enter_context(_changed(live_table, "CHECKPOINT_INTERVAL", plan.checkpoint_interval))
        stack.enter_context(_changed(hub_module, "MAX_MISSED_VERSIONS", plan.max_missed))
        stack.enter_context(_changed(deadlines, "PAUSE_SECONDS", plan.pause_seconds))
        stack.enter_context(_changed(bus_watch, "CHECKS_PER_READING", plan.checks_per_reading))
        stack.enter_context(_changed(Hub.evict_idle, "__defaults__", (plan.idle_seconds,)))
        yield


@contextmanager
def _changed(owner: object, name: str, value: object) -> Iterator[None]:
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)
