"""What a game is waiting for."""

from enum import IntEnum

from coloretto.rules import constants


class Phase(IntEnum):
    """A phase; its value is its number in the kernel."""

    CHOOSE = constants.CHOOSE
    """The player to move draws or takes a row."""
    REVEAL = constants.REVEAL
    """The player to move has drawn: the card is about to be turned over."""
    PLACE = constants.PLACE
    """The player to move puts the drawn card on a row."""
    REVEAL_BONUS = constants.REVEAL_BONUS
    """The player to move has taken a golden joker: a card of the deck is about to be theirs."""
    OVER = constants.OVER

    @property
    def is_chance(self) -> bool:
        """True when a card of the deck comes next, not a player's decision."""
        return self in (Phase.REVEAL, Phase.REVEAL_BONUS)
