"""A contest: line-ups that play deals, from where they were left."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from coloretto.arena.course import Course
from coloretto.arena.errors import ArenaError
from coloretto.arena.line_ups import LineUp
from coloretto.arena.playing import Stop
from coloretto.arena.results import DealResult, Task
from coloretto.arena.results_file import Header, results_file
from coloretto.arena.workers import Workers
from coloretto.rules import RuleSet, parse_rule_set, rule_set_text


@dataclass(frozen=True)
class Entry:
    """A line-up and how many deals it is to play."""

    line_up: LineUp
    deals: int


class Contest:
    """A contest: each line-up plays the same deals, and every deal is played with all seat rotations."""

    def __init__(
        self, rules: RuleSet | str, entries: Sequence[Entry], *, seed: int = 0, until_clear: bool = False
    ) -> None:
        self.rule_set = parse_rule_set(rules) if isinstance(rules, str) else rules
        self.seed = seed
        self.until_clear = until_clear
        _check(self.rule_set, entries)
        self.courses = {
            entry.line_up: Course(entry.line_up, self.rule_set, entry.deals, until_clear=until_clear)
            for entry in entries
        }

    @property
    def rules(self) -> str:
        return rule_set_text(self.rule_set)

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot once, in the order in which they were named."""
        return tuple(dict.fromkeys(bot for line_up in self.courses for bot in line_up.names))

    @property
    def is_done(self) -> bool:
        return all(course.is_done for course in self.courses.values())

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return sum(len(course.results) for course in self.courses.values())

    @property
    def deals_left(self) -> int:
        """How many deals are left to play, at most."""
        courses = (course for course in self.courses.values() if not course.is_done)
        return sum(course.deals - len(course.results) for course in courses)

    @property
    def results(self) -> list[DealResult]:
        """Every deal that has been played, in order."""
        places = {line_up: place for place, line_up in enumerate(self.courses)}
        results = [result for course in self.courses.values() for result in course.results.values()]
        return sorted(results, key=lambda result: (result.deal, places[result.line_up]))

    def play(self, workers: Workers, stop: Stop, save: Path | None = None) -> Iterator[DealResult]:
        """Play the missing deals and yield each result. `save` is a file to keep them in and resume from."""
        with ExitStack() as stack:
            file = None
            if save is not None:
                file = stack.enter_context(results_file(save, Header(self.rules, self.seed)))
                for result in file.results:
                    self._take(result)
            for result in workers(self._tasks(), stop):
                if self._take(result):
                    if file is not None:
                        file.append(result)
                    yield result

    def _tasks(self) -> Iterator[Task]:
        """Asked for one by one, so that a line-up whose strength has become clear gets no more."""
        for deal in range(max(course.deals for course in self.courses.values())):
            for line_up, course in self.courses.items():
                if deal < course.deals and deal not in course.results and not course.is_done:
                    yield Task(self.rules, self.seed, line_up, deal)

    def _take(self, result: DealResult) -> bool:
        """Whether a deal was wanted: the file may hold others, and workers may have played ahead."""
        course = self.courses.get(result.line_up)
        if course is None or result.deal >= course.deals or result.deal in course.results or course.is_done:
            return False
        course.add(result)
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
