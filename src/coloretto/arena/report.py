"""The report of a contest, for people and programs."""

import msgspec
from msgspec import Struct

from coloretto.arena.contest import Contest
from coloretto.arena.ratings import Rating, rate
from coloretto.arena.results import DealResult
from coloretto.arena.standings import LineUpStanding
from coloretto.arena.statistics import Estimate, mean_score, win_share
from coloretto.arena.times import all_times

MOST_FORFEITS = 10


class LineUpBotReport(Struct, frozen=True):
    """A bot in a line-up."""

    bot: str
    seats: int
    win_share: Estimate
    """The mean over its seats."""
    mean_score: Estimate


class LineUpReport(Struct, frozen=True):
    """A line-up, and how its bots did."""

    bots: tuple[str, ...]
    deals: int
    games: int
    verdict: str
    """How the first bot does: better or worse than a fair share, or unclear."""
    players: tuple[LineUpBotReport, ...]

    @property
    def challenger(self) -> LineUpBotReport:
        return self.players[0]


class TimeReport(Struct, frozen=True):
    """Seconds that a bot took to decide."""

    decisions: int
    mean: float
    median: float
    p99: float
    longest: float


class BotReport(Struct, frozen=True):
    """A bot in all line-ups; its win share and score are those of the line-ups where it has fewest seats."""

    bot: str
    rating: float
    rating_mu: float
    rating_sigma: float
    win_share: Estimate
    mean_score: Estimate
    time: TimeReport
    forfeits: int


class ForfeitReport(Struct, frozen=True):
    """A game that a bot lost because it failed."""

    bot: str
    bots: tuple[str, ...]
    deal: int
    rotation: int
    seat: int
    problem: str


class ContestReport(Struct, frozen=True):
    rules: str
    seed: int
    until_clear: bool
    complete: bool
    """Whether all deals were played; otherwise the contest was stopped."""
    fair_share: float
    games: int
    bots: tuple[BotReport, ...]
    """The highest rating first."""
    line_ups: tuple[LineUpReport, ...]
    forfeits: tuple[ForfeitReport, ...]
    """The first few."""

    def json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()


def report_of(contest: Contest) -> ContestReport:
    """The report of what has been played so far; there must be a deal."""
    results = contest.results
    ratings = rate(results)
    bots = [_bot(contest, results, bot, rating) for bot, rating in ratings.items()]
    line_ups = tuple(_line_up(standing) for standing in contest.standings.values() if standing.results)
    return ContestReport(
        rules=contest.rules,
        seed=contest.seed,
        until_clear=contest.until_clear,
        complete=contest.is_done,
        fair_share=1 / contest.rule_set.players,
        games=sum(line_up.games for line_up in line_ups),
        bots=tuple(sorted(bots, key=lambda bot: -bot.rating)),
        line_ups=line_ups,
        forfeits=tuple(_forfeits(results)[:MOST_FORFEITS]),
    )


def _line_up(standing: LineUpStanding) -> LineUpReport:
    bots, deals = standing.line_up.bots, len(standing.results)
    players = [
        LineUpBotReport(bot, bots.count(bot), standing.win_share(bot), standing.mean_score(bot))
        for bot in standing.line_up.names
    ]
    return LineUpReport(bots, deals, deals * len(bots), standing.verdict, tuple(players))


def _bot(contest: Contest, results: list[DealResult], bot: str, rating: Rating) -> BotReport:
    standings = _own_standings(contest, bot)
    return BotReport(
        bot=bot,
        rating=rating.ordinal,
        rating_mu=rating.mu,
        rating_sigma=rating.sigma,
        win_share=_win_share(standings, bot, until_clear=contest.until_clear),
        mean_score=_mean_score(standings, bot, until_clear=contest.until_clear),
        time=_time(results, bot),
        forfeits=sum(forfeit.bot == bot for result in results for forfeit in result.forfeits),
    )


def _own_standings(contest: Contest, bot: str) -> list[LineUpStanding]:
    """Where a bot has the fewest seats: alone, if it ever is."""
    standings = [
        standing
        for standing in contest.standings.values()
        if bot in standing.line_up.bots and standing.results
    ]
    fewest = min(standing.line_up.bots.count(bot) for standing in standings)
    return [standing for standing in standings if standing.line_up.bots.count(bot) == fewest]


def _win_share(standings: list[LineUpStanding], bot: str, *, until_clear: bool) -> Estimate:
    if until_clear:
        return _together([standing.win_share(bot) for standing in standings])
    return win_share([standing.shares(bot) for standing in standings], standings[0].line_up.bots.count(bot))


def _mean_score(standings: list[LineUpStanding], bot: str, *, until_clear: bool) -> Estimate:
    if until_clear:
        return _together([standing.mean_score(bot) for standing in standings])
    return mean_score([standing.scores(bot) for standing in standings])


def _together(estimates: list[Estimate]) -> Estimate:
    """Line-ups that stop when they are clear have intervals of their own, but none for all together."""
    mean = sum(estimate.mean for estimate in estimates) / len(estimates)
    return estimates[0] if len(estimates) == 1 else Estimate(mean)


def _time(results: list[DealResult], bot: str) -> TimeReport:
    times = all_times(result.times[bot] for result in results if bot in result.times)
    return TimeReport(
        times.decisions, times.mean, times.percentile(0.5), times.percentile(0.99), times.slowest
    )


def _forfeits(results: list[DealResult]) -> list[ForfeitReport]:
    return [
        ForfeitReport(one.bot, result.bots, result.deal, one.rotation, one.seat, one.problem)
        for result in results
        for one in result.forfeits
    ]
