"""One deal, played by a line-up in every rotation of the seats."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import lru_cache

from coloretto.arena.bot_pool import BotPool
from coloretto.arena.errors import StoppedError
from coloretto.arena.luck import LuckMeter, warm_up_luck
from coloretto.arena.players import Player
from coloretto.arena.results import DealResult, Forfeit, GameResult, Task
from coloretto.arena.seeds import bot_seed, deal_of
from coloretto.arena.times import Times
from coloretto.arena.warmup import warm_up
from coloretto.rules import Action, ColorettoError, Deal, Game, Position, RuleSet, parse_rule_set

Stop = Callable[[], bool]
"""Called before every decision: whether to stop."""


def play_deal(task: Task, stop: Stop, pool: BotPool) -> DealResult:
    """Play a deal with every rotation: the same cards for all, so that luck cancels."""
    deal = deal_of(_rule_set(task.rules), task.seed, task.deal)
    for bot in task.line_up.names:
        warm_up(bot, deal.rule_set)
    if task.luck:
        warm_up_luck(deal.rule_set)
    nanoseconds: dict[str, list[int]] = defaultdict(list)
    games: list[GameResult] = []
    forfeits: list[Forfeit] = []
    for rotation in range(deal.rule_set.players):
        bots = task.line_up.seated(rotation)
        seeds = [bot_seed(task.seed, task.deal, rotation, seat) for seat in range(len(bots))]
        players = [Player(bot, seed, pool) for bot, seed in zip(bots, seeds, strict=True)]
        games.append(_play_and_leave(deal, players, stop, LuckMeter(deal) if task.luck else None))
        for seat, (bot, player) in enumerate(zip(bots, players, strict=True)):
            nanoseconds[bot] += player.nanoseconds
            if player.problem:
                forfeits.append(Forfeit(rotation, seat, bot, player.problem))
    times = {bot: Times.of(spent) for bot, spent in nanoseconds.items()}
    return DealResult(task.line_up.bots, task.deal, tuple(games), times, tuple(forfeits))


@lru_cache
def _rule_set(text: str) -> RuleSet:
    return parse_rule_set(text)


def _play_and_leave(deal: Deal, players: Sequence[Player], stop: Stop, meter: LuckMeter | None) -> GameResult:
    try:
        return play_game(deal, players, stop, meter)
    finally:
        for player in players:
            player.leave()


def play_game(
    deal: Deal, players: Sequence[Player], stop: Stop, meter: LuckMeter | None = None
) -> GameResult:
    """Play a game, and measure the luck of its cards if there is a meter."""
    game = Game(deal)
    while (seat := game.to_move) is not None:
        if stop():
            raise StoppedError("the game was abandoned: the arena stops")
        position = game.position
        action = _decide(game, position, players[seat])
        if meter is not None:
            meter.add(position, action)
    return _result(game.position.scores, players, () if meter is None else meter.luck)


def _decide(game: Game, position: Position, player: Player) -> Action:
    """Play what a bot chooses, and return it."""
    action = player.choose(position)
    try:
        game.play(action)
    except ColorettoError as error:
        action = player.choose_after(error, position)
        game.play(action)
    return action


def _result(final: tuple[int, ...], players: Sequence[Player], luck: tuple[float, ...]) -> GameResult:
    """A bot that failed gets no share of the win; the best of the others win."""
    scores = tuple(
        score if player.score is None else player.score for score, player in zip(final, players, strict=True)
    )
    finished = [score for score, player in zip(scores, players, strict=True) if not player.problem]
    winners = [
        not player.problem and score == max(finished) for score, player in zip(scores, players, strict=True)
    ]
    return GameResult(scores, tuple(won / max(1, sum(winners)) for won in winners), luck)
