"""Standings: what the bots of a line-up have won so far."""

from dataclasses import dataclass

import numpy as np

from coloretto.arena.confidence_sequences import ConfidenceSequence, UnboundedSequence
from coloretto.arena.line_ups import LineUp
from coloretto.arena.results import DealResult
from coloretto.arena.sprt import SequentialTest, Sprt
from coloretto.arena.statistics import Estimate, Sample, student_mean, variance_ratio, win_share
from coloretto.rules import RuleSet

BETTER, WORSE, UNCLEAR = "better", "worse", "unclear"


@dataclass(frozen=True)
class Measurement:
    """How results are measured, and what may end a line-up before its last deal."""

    luck: bool = False
    """Whether results are luck-adjusted."""
    until_clear: bool = False
    """Whether a line-up stops as soon as its challenger is clearly better or worse than a fair share."""
    sprt: Sprt | None = None
    """The test at whose end a line-up stops."""

    @property
    def is_sequential(self) -> bool:
        """Whether the results decide when to stop, so that intervals must hold at any time."""
        return self.until_clear or self.sprt is not None


PLAIN = Measurement()


class LineUpStanding:
    """The deals that a line-up has played, and the estimates that follow from them."""

    def __init__(self, line_up: LineUp, rule_set: RuleSet, deals: int, measurement: Measurement) -> None:
        self.line_up = line_up
        self.deals = deals
        """The most deals to play."""
        self.results: dict[int, DealResult] = {}
        """By deal number, in the order in which they arrived."""
        self.test = SequentialTest(measurement.sprt, 1 / rule_set.players) if measurement.sprt else None
        """The sequential test of the challenger, if there is one."""
        self.measurement = measurement
        self._fair = 1 / rule_set.players
        self._bots = {bot: BotStanding(rule_set, line_up.bots.count(bot)) for bot in line_up.names}

    def add(self, result: DealResult) -> None:
        self.results[result.deal] = result
        for bot, standing in self._bots.items():
            standing.add(result, bot, self.measurement)
        if self.test is not None:
            challenger = self.line_up.challenger
            luck = self.measurement.luck
            self.test.add(result.adjusted_share(challenger) if luck else result.win_share(challenger))

    @property
    def is_done(self) -> bool:
        """Whether no more deals are needed."""
        is_accepted = self.test is not None and bool(self.test.accepted)
        return (
            len(self.results) >= self.deals or is_accepted or (self.measurement.until_clear and self.is_clear)
        )

    @property
    def is_clear(self) -> bool:
        """Whether the challenger clearly wins more or less than a fair share."""
        challenger = self.line_up.challenger
        if not self.measurement.is_sequential:
            return self.best_estimate(challenger).is_clear_of(self._fair)
        standing = self._bots[challenger]
        watched = standing.watched_adjusted if self.measurement.luck else standing.watched_shares
        return watched.is_clear  # however often this is asked

    @property
    def verdict(self) -> str:
        """How the challenger compares with a fair share."""
        if not self.is_clear:
            return UNCLEAR
        return BETTER if self.best_estimate(self.line_up.challenger).mean > self._fair else WORSE

    def best_estimate(self, bot: str) -> Estimate:
        """The win share per seat of the bot, luck-adjusted if luck was measured."""
        return self.adjusted_share(bot) if self.measurement.luck else self.win_share(bot)

    def win_share(self, bot: str, line_ups: int = 1) -> Estimate:
        """Per seat of the bot; one of several line-ups whose intervals hold together."""
        sample = self.shares(bot)
        if self.measurement.is_sequential:
            return self._bots[bot].watched_shares.estimate(sample.mean, line_ups)
        return win_share([sample], self.line_up.bots.count(bot))

    def adjusted_share(self, bot: str, line_ups: int = 1) -> Estimate:
        """The same without luck."""
        if self.measurement.is_sequential:
            return self._bots[bot].watched_adjusted.estimate(line_ups)
        return student_mean([self.adjusted(bot)])

    def variance_ratio(self, bot: str) -> Estimate | None:
        """How much less luck-adjusted results vary."""
        return variance_ratio(self.adjusted(bot), self.shares(bot))

    def mean_score(self, bot: str, line_ups: int = 1) -> Estimate:
        sample = self.scores(bot)
        if self.measurement.is_sequential:
            return self._bots[bot].watched_scores.estimate(sample.mean, line_ups)
        return student_mean([sample])

    def shares(self, bot: str) -> Sample:
        return self._sample(self._bots[bot].shares)

    def adjusted(self, bot: str) -> Sample:
        return self._sample(self._bots[bot].adjusted)

    def scores(self, bot: str) -> Sample:
        return self._sample(self._bots[bot].scores)

    def _sample(self, values: list[float]) -> Sample:
        return Sample(np.array(list(self.results)), np.array(values))


class BotStanding:
    """What a bot has won in each deal, the mean over its seats in all rotations."""

    def __init__(self, rule_set: RuleSet, seats: int) -> None:
        self.shares: list[float] = []
        self.adjusted: list[float] = []
        self.scores: list[float] = []
        self.watched_shares = ConfidenceSequence(0, 1 / seats, suspect=1 / rule_set.players)
        self.watched_adjusted = UnboundedSequence(suspect=1 / rule_set.players)
        self.watched_scores = ConfidenceSequence(*rule_set.score_bounds)

    def add(self, result: DealResult, bot: str, measurement: Measurement) -> None:
        self.shares.append(result.win_share(bot))
        self.scores.append(result.mean_score(bot))
        if measurement.luck:
            self.adjusted.append(result.adjusted_share(bot))
            self.watched_adjusted.add(self.adjusted[-1])
        if measurement.is_sequential:  # it takes as long as a fast bot's game
            self.watched_shares.add(self.shares[-1])
            self.watched_scores.add(self.scores[-1])
