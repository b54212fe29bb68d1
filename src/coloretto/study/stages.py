"""How far a game has come: quarters of the cards that are drawn before the last round."""

from coloretto.rules import Position

STAGES = ("first quarter", "second quarter", "third quarter", "last quarter")


def stage_of(position: Position, until_last: int) -> int:
    """The quarter, from 0; `until_last` cards were left until the last round when the game began."""
    drawn = until_last - position.cards_until_last_round
    return min(len(STAGES) - 1, len(STAGES) * drawn // until_last)
