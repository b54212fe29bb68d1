"""The report of a contest, for people and programs."""

import msgspec
from msgspec import Struct

from coloretto.arena.contest import Contest
from coloretto.arena.ratings import Rating, rate
from coloretto.arena.results import DealResult
from coloretto.arena.sprt import SequentialTest, Sprt
from coloretto.arena.standings import LineUpStanding, Measurement
from coloretto.arena.statistics import Estimate, student_mean, win_share
from coloretto.arena.times import all_times
from coloretto.bots.network_files import shipped_fingerprints

MOST_FORFEITS = 10


class LineUpBotReport(Struct, frozen=True):
    """A bot in a line-up."""

    bot: str
    seats: int
    win_share: Estimate
    """The mean over its seats."""
    luck_adjusted: Estimate | None
    """The same without luck, if that was measured."""
    variance_ratio: Estimate | None
    """The variance of luck-adjusted deals over that of plain ones: the part of the games that is needed."""
    mean_score: Estimate


class SprtReport(Struct, frozen=True):
    """Where the sequential test of a line-up's first bot stands."""

    llr: float
    """The logarithm of the likelihood ratio of H1 to H0."""
    lower: float
    upper: float
    accepted: str
    """H0, H1 or, while the test is undecided, nothing."""


class LineUpReport(Struct, frozen=True):
    """A line-up, and how its bots did."""

    bots: tuple[str, ...]
    deals: int
    games: int
    verdict: str
    """How the first bot does: better or worse than a fair share, or unclear."""
    sprt: SprtReport | None
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
    luck_adjusted: Estimate | None
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
    networks: dict[str, str]
    """The fingerprints of the shipped networks."""
    luck_adjusted: bool
    until_clear: bool
    sprt: Sprt | None
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
        networks=shipped_fingerprints(),
        luck_adjusted=contest.measurement.luck,
        until_clear=contest.measurement.until_clear,
        sprt=contest.measurement.sprt,
        complete=contest.is_done,
        fair_share=1 / contest.rule_set.players,
        games=sum(line_up.games for line_up in line_ups),
        bots=tuple(sorted(bots, key=lambda bot: -bot.rating)),
        line_ups=line_ups,
        forfeits=tuple(_forfeits(results)[:MOST_FORFEITS]),
    )


def _line_up(standing: LineUpStanding) -> LineUpReport:
    bots, deals = standing.line_up.bots, len(standing.results)
    return LineUpReport(
        bots=bots,
        deals=deals,
        games=deals * len(bots),
        verdict=standing.verdict,
        sprt=None if standing.test is None else _sprt(standing.test),
        players=tuple(_player(standing, bot) for bot in standing.line_up.names),
    )


def _player(standing: LineUpStanding, bot: str) -> LineUpBotReport:
    luck = standing.measurement.luck
    return LineUpBotReport(
        bot=bot,
        seats=standing.line_up.bots.count(bot),
        win_share=standing.win_share(bot),
        luck_adjusted=standing.adjusted_share(bot) if luck else None,
        variance_ratio=standing.variance_ratio(bot) if luck else None,
        mean_score=standing.mean_score(bot),
    )


def _sprt(test: SequentialTest) -> SprtReport:
    return SprtReport(test.llr, test.sprt.lower, test.sprt.upper, test.accepted)


def _bot(contest: Contest, results: list[DealResult], bot: str, rating: Rating) -> BotReport:
    standings, measurement = own_standings(contest, bot), contest.measurement
    return BotReport(
        bot=bot,
        rating=rating.ordinal,
        rating_mu=rating.mu,
        rating_sigma=rating.sigma,
        win_share=_win_share(standings, bot, measurement),
        luck_adjusted=_adjusted_share(standings, bot, measurement) if measurement.luck else None,
        mean_score=_mean_score(standings, bot, measurement),
        time=_time(results, bot),
        forfeits=sum(forfeit.bot == bot for result in results for forfeit in result.forfeits),
    )


def own_standings(contest: Contest, bot: str) -> list[LineUpStanding]:
    """Where a bot has the fewest seats: alone, if it ever is."""
    standings = [
        standing
        for standing in contest.standings.values()
        if bot in standing.line_up.bots and standing.results
    ]
    fewest = min(standing.line_up.bots.count(bot) for standing in standings)
    return [standing for standing in standings if standing.line_up.bots.count(bot) == fewest]


def share_in(standings: list[LineUpStanding], bot: str, measurement: Measurement) -> Estimate:
    """The win share of a bot in several line-ups, luck-adjusted if luck was measured."""
    return (_adjusted_share if measurement.luck else _win_share)(standings, bot, measurement)


def _win_share(standings: list[LineUpStanding], bot: str, measurement: Measurement) -> Estimate:
    if measurement.is_sequential:
        return _together([standing.win_share(bot, len(standings)) for standing in standings])
    return win_share([standing.shares(bot) for standing in standings], standings[0].line_up.bots.count(bot))


def _adjusted_share(standings: list[LineUpStanding], bot: str, measurement: Measurement) -> Estimate:
    if measurement.is_sequential:
        return _together([standing.adjusted_share(bot, len(standings)) for standing in standings])
    return student_mean([standing.adjusted(bot) for standing in standings])


def _mean_score(standings: list[LineUpStanding], bot: str, measurement: Measurement) -> Estimate:
    if measurement.is_sequential:
        return _together([standing.mean_score(bot, len(standings)) for standing in standings])
    return student_mean([standing.scores(bot) for standing in standings])


def _together(estimates: list[Estimate]) -> Estimate:
    """The mean of line-ups that stopped at different times, with intervals that hold together."""
    return Estimate(
        sum(one.mean for one in estimates) / len(estimates),
        sum(one.low or 0.0 for one in estimates) / len(estimates),
        sum(one.high or 0.0 for one in estimates) / len(estimates),
    )


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
