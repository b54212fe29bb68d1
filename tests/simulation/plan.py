"""What can go wrong in a history: drawn from its seed, so that histories differ in what they try."""

from dataclasses import dataclass, field
from random import Random

from coloretto.bots.warmup import ONE_ROUND
from coloretto.protocol.options import Clock, TableOptions
from coloretto.rules import RuleSet, rule_set_text

TINY = rule_set_text(ONE_ROUND)
"""Six decisions."""
SMALL = rule_set_text(RuleSet(players=2, capacities=(1, 2), reserve=70))
"""About 16 decisions."""
THREE = rule_set_text(RuleSet(players=3, capacities=(1, 2, 3), reserve=69))


@dataclass
class Plan:
    is_sqlite: bool
    """One process on a database without a clock; otherwise as on PostgreSQL."""
    processes: int
    is_bus_transactional: bool
    skews: list[float]
    """Seconds by which the clocks of the processes' machines are ahead."""
    setback: float
    """Seconds by which a clock is set back whenever its process starts."""
    options: list[TableOptions]
    people: int
    """At each table."""
    fault_seconds: float
    """How long things go wrong; then everybody must be able to finish."""
    crashes: float = 0.0
    freezes: float = 0.0
    commit_faults: float = 0.0
    read_faults: float = 0.0
    slowness: float = 0.0
    bus_delay: float = 0.005
    bus_duplicates: float = 0.0
    network_breaks: float = 0.0
    network_latency: float = 0.05
    duplicates: float = 0.0
    outages: list[tuple[str, float, float]] = field(default_factory=list)
    """What is unavailable, from when, for how long: `bus`, `database`, or a `table` that is locked."""
    checkpoint_interval: int = 125
    max_missed: int = 500
    idle_seconds: float = 60.0
    pause_seconds: float = 30.0
    checks_per_reading: int = 10
    """How often tables are read although notices arrive: rarely only if no notice can be forgotten."""
    leaves: float = 0.02
    deserts: float = 0.0
    reads: float = 0.0


def plan_for(random: Random) -> Plan:
    is_sqlite = random.random() < 0.2
    processes = 1 if is_sqlite else random.choice((1, 2, 2, 2, 3))
    seconds = random.uniform(5.0, 25.0)
    plan = Plan(
        is_sqlite=is_sqlite,
        processes=processes,
        is_bus_transactional=random.random() < 0.5,
        skews=[_skew(random) for _ in range(processes)],
        setback=random.choice((0.0, 0.0, 3.0, 3600.0)),
        options=[_options(random) for _ in range(random.choice((1, 1, 2)))],
        people=random.choice((1, 2, 2, 3)),
        fault_seconds=seconds,
        checkpoint_interval=random.choice((2, 5, 125)),
        max_missed=random.choice((4, 500)),
        idle_seconds=random.choice((1.0, 60.0)),
        pause_seconds=random.choice((1.0, 30.0)),
        checks_per_reading=random.choice((10, 10_000)),
        leaves=random.choice((0.02, 0.02, 0.3)),
        deserts=random.choice((0.0, 0.05)),
        reads=random.choice((0.0, 0.2)),
    )
    if not plan.is_bus_transactional:
        plan.checks_per_reading = 10
    _add_faults(plan, random, seconds)
    return plan


def _add_faults(plan: Plan, random: Random, seconds: float) -> None:
    """Each kind of fault in about half of the histories: some bugs hide behind others' noise."""

    def maybe(value: float, otherwise: float = 0.0) -> float:
        return value if random.random() < 0.5 else otherwise

    plan.crashes = maybe(random.choice((0.0005, 0.003)))
    plan.freezes = maybe(0.0005)
    plan.commit_faults = maybe(random.choice((0.05, 0.2)))
    plan.read_faults = maybe(0.03)
    plan.slowness = maybe(random.choice((0.05, 1.0)))
    plan.bus_delay = maybe(random.choice((0.1, 3.0)), 0.005)
    plan.bus_duplicates = maybe(0.3)
    plan.network_breaks = maybe(random.choice((0.01, 0.08)))
    plan.network_latency = maybe(1.0, 0.05)
    plan.duplicates = maybe(0.3)
    for kind in ("bus", "bus", "database", "table"):
        if random.random() < 0.4:
            begin = random.uniform(0.0, seconds)
            plan.outages.append((kind, begin, random.uniform(0.5, 8.0)))


def _skew(random: Random) -> float:
    return random.choice((0.0, 0.0, 0.3, -0.3, 30.0, -30.0, 3600.0))


def _options(random: Random) -> TableOptions:
    rules = random.choice((TINY, TINY, SMALL, SMALL, THREE))
    bots = [random.choice(("easy", "medium"))] if random.random() < 0.4 else []
    return TableOptions(
        rules=rules,
        games=random.choice((1, 1, 2, 3)),
        seats=["open", *bots],
        clock=random.choice((Clock(), Clock(move=5), Clock(game=6))),
        patience=random.choice((5, 8)),
        stand_in="easy",
        pace=random.choice((0, 50, 900)),
        spectators=random.random() < 0.8,
    )
