"""A bot that does anything legal: the yardstick every other bot must beat."""

from random import Random

from coloretto.bots.protocol import decision
from coloretto.rules import Action, Position


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._lots = Random(seed)  # noqa: S311 - guessing this bot's next move is no harm

    def choose(self, position: Position) -> Action:
        """Any legal action, each equally likely."""
        _, actions = decision(position)
        return self._lots.choice(actions)
