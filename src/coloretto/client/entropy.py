"""What a client adds to the shuffling of decks."""

from secrets import token_hex

ENTROPY_BYTES = 16


def new_entropy() -> str:
    """A random text for the shuffle, so that the server alone does not decide the deck.

    Draw it when the commitment to the deck is known, and use it for that deck only.
    """
    return token_hex(ENTROPY_BYTES)
