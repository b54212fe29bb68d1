"""Bots think in a fair order: by who opened the table, then by table."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from heapq import heappop, heappush

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.server.live.decision_queue import (
    CHEAP_SECONDS,
    WEIGHTS,
    BotDecision,
    CostEstimate,
    Costs,
    DecisionQueue,
)
from coloretto.server.live.fair_queue import FairQueue
from support.decisions import COSTS, grandmaster, master


@dataclass
class QueueDriver:
    """Decisions under a virtual clock: each takes as long as its level costs."""

    threads: int = 1
    clock: float = 0.0
    waited: dict[BotDecision, float] = field(default_factory=dict)
    """For each decision that has started."""
    used: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Seconds by host, of decisions that are over."""
    used_at: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Seconds by table."""
    most_running_of: Counter[str] = field(default_factory=Counter)
    """Decisions of a host at the same time."""

    def __post_init__(self) -> None:
        self.queue = DecisionQueue(self.threads)
        for level, cost in 2 * [*COSTS.items()]:
            self.queue.costs.observe(level, cost)
        self._added: dict[BotDecision, float] = {}
        self._ends: list[tuple[float, int, BotDecision]] = []

    def add(self, *decisions: BotDecision) -> None:
        for decision in decisions:
            self._added[decision] = self.clock
            self.queue.add(decision)
        self._start()

    def run_until(self, time: float) -> None:
        while self._ends and self._ends[0][0] <= time:
            self.step()
        self.clock = time

    def step(self) -> BotDecision:
        """Until the next decision is over."""
        self.clock, _, decision = heappop(self._ends)
        cost = COSTS[decision.level]
        self.used[decision.host] += cost
        self.used_at[decision.table] += cost
        self.queue.finish(decision, cost)
        self._start()
        return decision

    @property
    def next_at_tables(self) -> list[BotDecision]:
        """Those that wait, the first of each table."""
        waiting = [decision for decision in self._added if decision not in self.waited]
        return [*{decision.path: decision for decision in reversed(waiting)}.values()]

    @property
    def is_idle(self) -> bool:
        return not self._ends

    def _start(self) -> None:
        for decision in self.queue.start():
            self.waited[decision] = self.clock - self._added[decision]
            heappush(self._ends, (self.clock + COSTS[decision.level], len(self.waited), decision))
        for host, number in self.queue.running_of.items():
            self.most_running_of[host] = max(self.most_running_of[host], number)


decisions = st.builds(
    BotDecision,
    level=st.sampled_from(sorted(COSTS)),
    table=st.sampled_from("tuvw"),
    host=st.sampled_from(["ana", "ben", "cem"]),
    is_attended=st.booleans(),
)
arrivals = st.lists(st.tuples(st.floats(0, 0.02), decisions), max_size=60)
threads = st.integers(1, 5)


def played(driver: QueueDriver, arrivals: list[tuple[float, BotDecision]]) -> None:
    """Everything that arrives is chosen."""
    for pause, decision in arrivals:
        driver.run_until(driver.clock + pause)
        driver.add(decision)
    while not driver.is_idle:
        driver.step()


@given(arrivals=arrivals, threads=threads)
def test_every_decision_gets_its_turn(arrivals: list[tuple[float, BotDecision]], threads: int) -> None:
    driver = QueueDriver(threads)
    played(driver, arrivals)
    assert len(driver.waited) == len(arrivals)
    assert driver.queue.waiting == driver.queue.running == 0


@given(arrivals=arrivals, threads=threads)
def test_no_thread_is_idle_while_a_decision_may_start_in_it(
    arrivals: list[tuple[float, BotDecision]], threads: int
) -> None:
    driver = QueueDriver(threads)
    for pause, decision in arrivals:
        driver.run_until(driver.clock + pause)
        driver.add(decision)
        queue = driver.queue
        assert not any(map(queue.may_start, driver.next_at_tables))


@given(arrivals=arrivals, threads=threads)
def test_a_host_never_has_more_than_half_of_the_threads_unless_there_are_few(
    arrivals: list[tuple[float, BotDecision]], threads: int
) -> None:
    driver = QueueDriver(threads)
    played(driver, arrivals)
    assert all(number <= max(2, threads // 2) for number in driver.most_running_of.values())


@given(slow=st.integers(1, 30), hosts=st.integers(1, 5), threads=threads)
def test_no_quick_decision_waits_for_a_slow_one(slow: int, hosts: int, threads: int) -> None:
    driver = QueueDriver(threads)
    driver.add(*(grandmaster(f"h{number % hosts}", f"g{number}") for number in range(slow)))
    for host in ("guest", "h0"):
        quick = master(host, f"quick table of {host}")
        driver.add(quick)
        assert driver.waited[quick] == 0.0
        while driver.step() is not quick:
            pass


@given(slow=st.integers(1, 30), threads=threads)
def test_a_host_with_many_slow_decisions_leaves_room_for_those_of_others(slow: int, threads: int) -> None:
    driver = QueueDriver(threads)
    driver.add(*(grandmaster("busy", f"g{number}") for number in range(slow)))
    guest = grandmaster("guest")
    driver.add(guest)
    while driver.step() is not guest:
        pass
    assert driver.waited[guest] <= COSTS["grandmaster"] + 1e-9
    assert driver.most_running_of["busy"] <= max(1, threads // 2)


@given(tables=st.integers(1, 200), turns=st.integers(1, 20))
def test_a_guest_with_one_table_waits_for_one_decision_of_a_host_with_any_number(
    tables: int, turns: int
) -> None:
    driver = QueueDriver()
    driver.add(*(master("busy", f"b{number}") for number in range(tables)))
    for turn in range(turns):
        guest = master("guest")
        driver.add(guest)
        while driver.step() is not guest:
            driver.add(master("busy", f"again {turn}"))
        assert driver.waited[guest] <= COSTS["master"] + 1e-9


def backlogged(driver: QueueDriver, flows: list[list[BotDecision]], steps: int) -> None:
    """Every table of `flows` always has a decision waiting: the next one, when one is over."""
    for flow in flows:
        driver.add(*flow)
    for _ in range(steps):
        over = driver.step()
        driver.add(BotDecision(over.level, over.table, over.host, over.is_attended))


@given(busy=st.integers(1, 30), level=st.sampled_from(["hard", "master"]))
def test_hosts_who_always_have_something_waiting_get_equal_time_whatever_their_number_of_tables(
    busy: int, level: str
) -> None:
    driver = QueueDriver()
    many = [master("busy", f"b{number}") for number in range(busy)]
    backlogged(driver, [many, [BotDecision(level, "t", "guest"), BotDecision(level, "u", "guest")]], 200)
    assert abs(driver.used["busy"] - driver.used["guest"]) <= 4 * COSTS["master"]


@given(levels=st.lists(st.sampled_from(["hard", "master"]), min_size=2, max_size=6))
def test_the_tables_of_one_host_get_equal_time_whatever_their_level(levels: list[str]) -> None:
    driver = QueueDriver()
    twice = [[BotDecision(level, f"t{number}", "ana") for _ in "12"] for number, level in enumerate(levels)]
    backlogged(driver, twice, 300)
    used = [driver.used_at[f"t{number}"] for number in range(len(levels))]
    assert max(used) - min(used) <= 3 * COSTS["master"]


@given(unattended=st.integers(1, 40))
def test_tables_without_people_get_little_while_people_wait_and_everything_otherwise(unattended: int) -> None:
    driver = QueueDriver()
    bots_only = [master(f"h{number}", f"b{number}", is_attended=False) for number in range(unattended)]
    backlogged(driver, [bots_only, [master("guest", "t"), master("guest", "u")]], 400)
    share = driver.used["guest"] / sum(driver.used.values())
    assert share == pytest.approx(1 / (1 + min(WEIGHTS.values())), abs=0.05)
    alone = QueueDriver()
    backlogged(alone, [bots_only], 50)
    assert sum(alone.used.values()) == pytest.approx(50 * COSTS["master"])


def test_a_level_is_cheap_if_it_was_measured_to_be_and_a_person_waits_for_it() -> None:
    queue = DecisionQueue(threads=1)
    easy = BotDecision("easy", "t", "ana")
    assert not queue.is_cheap(easy)
    queue.costs.observe("easy", CHEAP_SECONDS)
    assert queue.is_cheap(easy)
    assert not queue.is_cheap(BotDecision("easy", "t", "ana", is_attended=False))
    queue.costs.observe("master", COSTS["master"])
    assert not queue.is_cheap(master("ana"))


def test_one_slow_decision_does_not_make_a_level_expensive() -> None:
    costs = Costs()
    costs.observe("easy", 3.0)
    for _ in range(2):
        costs.observe("easy", COSTS["easy"])
    assert costs.of("easy") == CostEstimate(COSTS["easy"], is_slow=False)


def test_a_level_is_slow_if_some_of_its_decisions_are() -> None:
    costs = Costs()
    for number in range(40):
        costs.observe("grandmaster", 0.5 if number in {3, 8} else 0.002)
    assert costs.of("grandmaster") == CostEstimate(0.002, is_slow=True)


@given(keys=st.lists(st.integers(0, 500), max_size=400))
def test_keys_that_are_idle_are_forgotten(keys: list[int]) -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.push(["always"], "")
    for number in keys:
        queue.push([str(number)], str(number))
        while (item := queue.pop(lambda _item: 1.0, bool)) is not None:
            queue.settle([item], 0.0)
    assert len(queue._flows) <= 130
