"""Bots that misbehave in every way, and contests between bots."""

from collections.abc import Callable, Iterable, Sequence
from itertools import count
from signal import SIGINT, raise_signal

from coloretto.arena import Contest, Entry, LineUp, Measurement
from coloretto.arena.bot_pool import BotPool
from coloretto.arena.executors import Executor, run_serially
from coloretto.arena.results import DealResult, GameResult, Task
from coloretto.arena.rotations import Stop, play_deal
from coloretto.arena.standings import PLAIN
from coloretto.bots import BOTS, Bot, BotKind, PolicyBot
from coloretto.rules import Action, ColorettoError, Position


class Twin(PolicyBot):
    """Plays like greedy, which decides without rng, under another name."""

    def __init__(self, seed: int) -> None:
        super().__init__("greedy", seed)


class Crasher(Twin):
    """Fails when it has decided a few times; it has seen more by then than its start card."""

    left = 10

    def choose(self, position: Position) -> Action:
        self.left -= 1
        if self.left < 0:
            raise ColorettoError("out of ideas")
        return super().choose(position)


class Cheat(Twin):
    def choose(self, position: Position) -> Action:
        illegal = set(Action) - set(position.legal_actions)
        return min(illegal)


class Mumbler(Twin):
    def choose(self, position: Position) -> Action:
        return "draw, please"  # type: ignore[return-value]


class Buggy(Twin):
    def choose(self, position: Position) -> Action:
        return self.nonsense  # type: ignore[attr-defined,no-any-return]


class Clinger(Twin):
    """Cannot be closed."""

    def close(self) -> None:
        raise ColorettoError("let me stay")


class Absentee(Twin):
    def __init__(self, seed: int) -> None:
        raise ColorettoError(f"not at home for {seed}")


ODD_BOTS: dict[str, type[Twin]] = {
    "twin": Twin,
    "crasher": Crasher,
    "cheat": Cheat,
    "mumbler": Mumbler,
    "buggy": Buggy,
    "clinger": Clinger,
    "absentee": Absentee,
}


def kind_of(bot: type[Twin]) -> BotKind:
    def make(seed: int, _budget: object) -> Bot:
        return bot(seed)

    return BotKind(make)


def with_odd_bots() -> dict[str, BotKind]:
    return {**BOTS, **{name: kind_of(bot) for name, bot in ODD_BOTS.items()}}


UNTIL_CLEAR = Measurement(until_clear=True)


def never() -> bool:
    return False


def contest_of(
    line_ups: Iterable[Sequence[str]],
    rules: str = "golden-3",
    deals: int = 4,
    *,
    seed: int = 3,
    measurement: Measurement = PLAIN,
) -> Contest:
    entries = [Entry(LineUp(tuple(bots)), deals) for bots in line_ups]
    return Contest(rules, entries, seed=seed, measurement=measurement)


def played(contest: Contest, executor: Executor = run_serially) -> Contest:
    """The same contest, played to its end."""
    for _ in contest.play(executor, never):
        pass
    return contest


def interrupted_after(deals: int) -> Callable[[Task, Stop, BotPool], DealResult]:
    """Plays deals, and presses Ctrl-C after this many of them."""
    numbers = count()

    def play(task: Task, stop: Stop, pool: BotPool) -> DealResult:
        if next(numbers) >= deals:
            raise_signal(SIGINT)
        return play_deal(task, stop, pool)

    return play


def timeless(results: Iterable[DealResult]) -> list[tuple[tuple[str, ...], int, tuple[GameResult, ...]]]:
    """The results without the times that decisions took."""
    return [(result.bots, result.deal, result.games) for result in results]
