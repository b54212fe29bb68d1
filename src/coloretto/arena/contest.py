"""A contest: line-ups that play deals, resumed from a results file if there is one."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from coloretto.arena.errors import ArenaError
from coloretto.arena.executors import Executor
from coloretto.arena.line_ups import LineUp
from coloretto.arena.results import DealResult, Task
from coloretto.arena.results_file import ContestHeader, contest_results
from coloretto.arena.rotations import Stop
from coloretto.arena.standings import PLAIN, LineUpStanding, Measurement
from coloretto.bots.network_files import fingerprint, shipped_network
from coloretto.rules import RuleSet, parse_rule_set, rule_set_text


@dataclass(frozen=True)
class Entry:
    """A line-up and how many deals it is to play."""

    line_up: LineUp
    deals: int


class Contest:
    """Line-ups that play the same deals: deal by deal, each line-up in turn."""

    def __init__(
        self,
        rules: RuleSet | str,
        entries: Sequence[Entry],
        *,
        seed: int = 0,
        measurement: Measurement = PLAIN,
    ) -> None:
        self.rule_set = parse_rule_set(rules) if isinstance(rules, str) else rules
        self.seed = seed
        self.measurement = measurement
        _check(self.rule_set, entries)
        self.standings = {
            entry.line_up: LineUpStanding(entry.line_up, self.rule_set, entry.deals, self.measurement)
            for entry in entries
        }

    @property
    def rules(self) -> str:
        return rule_set_text(self.rule_set)

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot once, in the order in which they were named."""
        return tuple(dict.fromkeys(bot for line_up in self.standings for bot in line_up.names))

    @property
    def is_done(self) -> bool:
        return all(standing.is_done for standing in self.standings.values())

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return sum(len(standing.results) for standing in self.standings.values())

    @property
    def deals_left(self) -> int:
        """How many are still to be played, at most."""
        standings = (standing for standing in self.standings.values() if not standing.is_done)
        return sum(standing.deals - len(standing.results) for standing in standings)

    @property
    def results(self) -> list[DealResult]:
        """Every deal that has been played, in order."""
        places = {line_up: place for place, line_up in enumerate(self.standings)}
        results = [result for standing in self.standings.values() for result in standing.results.values()]
        return sorted(results, key=lambda result: (result.deal, places[result.line_up]))

    def play(self, executor: Executor, stop: Stop, save: Path | None = None) -> Iterator[DealResult]:
        """Play the deals that the file does not have yet, and yield each result."""
        with ExitStack() as stack:
            file = None
            if save is not None:
                file = stack.enter_context(contest_results(save, self._header))
                for result in file.results:
                    self._add(result)
            for result in executor(self._tasks(), stop):
                if self._add(result):
                    if file is not None:
                        file.append(result)
                    yield result

    @property
    def _header(self) -> ContestHeader:
        networks = fingerprint(shipped_network(self.rule_set))
        return ContestHeader(self.rules, self.seed, self.measurement.luck, networks)

    def _tasks(self) -> Iterator[Task]:
        """Requested one by one, so that a line-up whose strength has become clear gets no more."""
        for deal in range(max(standing.deals for standing in self.standings.values())):
            for line_up, standing in self.standings.items():
                if deal < standing.deals and deal not in standing.results and not standing.is_done:
                    yield Task(self.rules, self.seed, line_up, deal, self.measurement.luck)

    def _add(self, result: DealResult) -> bool:
        """Whether a deal was needed: the file may hold others, and processes may have played ahead."""
        standing = self.standings.get(result.line_up)
        if (
            standing is None
            or result.deal >= standing.deals
            or result.deal in standing.results
            or standing.is_done
        ):
            return False
        standing.add(result)
        return True


def _check(rule_set: RuleSet, entries: Sequence[Entry]) -> None:
    if not entries:
        raise ArenaError("nobody plays: name at least two bots")
    for entry in entries:
        seats = len(entry.line_up.bots)
        if seats != rule_set.players:
            raise ArenaError(f"{seats} bots for {rule_set.players} seats: {', '.join(entry.line_up.bots)}")
        if entry.deals < 1:
            raise ArenaError(f"deals: {entry.deals} is below 1")
