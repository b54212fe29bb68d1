"""Standings: what the bots of a line-up have won so far."""

import numpy as np

from coloretto.arena.confidence_sequences import ConfidenceSequence
from coloretto.arena.line_ups import LineUp
from coloretto.arena.results import DealResult
from coloretto.arena.statistics import Estimate, Sample, mean_score, win_share
from coloretto.rules import RuleSet

BETTER, WORSE, UNCLEAR = "better", "worse", "unclear"


class LineUpStanding:
    """The deals that a line-up has played, and the estimates that follow from them."""

    def __init__(self, line_up: LineUp, rule_set: RuleSet, deals: int, *, until_clear: bool) -> None:
        self.line_up = line_up
        self.deals = deals
        """The most deals to play."""
        self.results: dict[int, DealResult] = {}
        """By deal number, in the order in which they arrived."""
        self._fair = 1 / rule_set.players
        self._until_clear = until_clear
        self._bots = {bot: BotStanding(rule_set, line_up.bots.count(bot)) for bot in line_up.names}

    def add(self, result: DealResult) -> None:
        self.results[result.deal] = result
        for bot, standing in self._bots.items():
            standing.add(*result.per_seat(bot), watch=self._until_clear)

    @property
    def is_done(self) -> bool:
        """Whether no more deals are needed."""
        return len(self.results) >= self.deals or self.is_clear

    @property
    def is_clear(self) -> bool:
        """Whether the challenger clearly wins more or less than a fair share, however often this is asked."""
        return self._until_clear and self._bots[self.line_up.challenger].watched_shares.is_clear

    @property
    def verdict(self) -> str:
        """How the challenger compares with a fair share."""
        share = self.win_share(self.line_up.challenger)
        if not (self.is_clear if self._until_clear else share.is_clear_of(self._fair)):
            return UNCLEAR
        return BETTER if share.mean > self._fair else WORSE

    def win_share(self, bot: str) -> Estimate:
        """Per seat of the bot."""
        sample = self.shares(bot)
        if self._until_clear:
            return self._bots[bot].watched_shares.estimate(sample.mean)
        return win_share([sample], self.line_up.bots.count(bot))

    def mean_score(self, bot: str) -> Estimate:
        sample = self.scores(bot)
        if self._until_clear:
            return self._bots[bot].watched_scores.estimate(sample.mean)
        return mean_score([sample])

    def shares(self, bot: str) -> Sample:
        return self._sample(self._bots[bot].shares)

    def scores(self, bot: str) -> Sample:
        return self._sample(self._bots[bot].scores)

    def _sample(self, values: list[float]) -> Sample:
        return Sample(np.array(list(self.results)), np.array(values))


class BotStanding:
    """What a bot has won in each deal, the mean over its seats in all rotations."""

    def __init__(self, rule_set: RuleSet, seats: int) -> None:
        self.shares: list[float] = []
        self.scores: list[float] = []
        self.watched_shares = ConfidenceSequence(0, 1 / seats, suspect=1 / rule_set.players)
        self.watched_scores = ConfidenceSequence(*rule_set.score_bounds)

    def add(self, share: float, score: float, *, watch: bool) -> None:
        self.shares.append(share)
        self.scores.append(score)
        if watch:  # it takes as long as a fast bot's game
            self.watched_shares.add(share)
            self.watched_scores.add(score)
