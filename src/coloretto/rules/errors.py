"""The errors of the rules.

Every message carries the offending value and, where there is one, the position's one-line text.
"""


class ColorettoError(ValueError):
    """The base class of all errors that the packages raise for wrong input."""


class RuleSetError(ColorettoError):
    """A rule set that cannot be played."""


class CardError(ColorettoError):
    """A text that is not a card."""


class ActionError(ColorettoError):
    """A text or a number that is not an action."""


class DealError(ColorettoError):
    """A deal that the rule set does not allow."""


class PositionTextError(ColorettoError):
    """A text that is not a position, or describes an impossible one."""


class IllegalActionError(ColorettoError):
    """An action that is not legal in its position."""


class ImpossibleCardError(ColorettoError):
    """A revealed card that is no longer in the deck."""


class WrongPhaseError(ColorettoError):
    """A request that the game's phase does not allow."""
