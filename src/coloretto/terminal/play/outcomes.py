"""How a game on a screen or in plain lines ended."""

from enum import Enum


class Outcome(Enum):
    FINISHED = "finished"
    LEFT = "left"
    AGAIN = "again"
    """Finished, and the person wants another game."""
