"""Numbers in texts."""

from re import compile as pattern

_NUMBER = pattern("0|[1-9][0-9]{0,8}")


def is_number(text: str) -> bool:
    """Whether a text is a number as we write them: no sign, no leading zero, no endless digits."""
    return _NUMBER.fullmatch(text) is not None
