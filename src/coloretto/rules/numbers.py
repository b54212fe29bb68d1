"""Numbers in texts, and numbers from callers."""

from operator import index
from re import compile as pattern

NOT_WHOLE = -1

_NUMBER = pattern("0|[1-9][0-9]{0,8}")


def is_number(text: str) -> bool:
    """Whether a text is a number as our formats write it: no sign, no leading zero, at most nine digits."""
    return _NUMBER.fullmatch(text) is not None


def whole(value: object) -> int:
    """A whole number of any integer type, NumPy's included; NOT_WHOLE for anything else, even 1.0."""
    try:
        return index(value)  # type: ignore[arg-type]  # this is how to find out
    except TypeError:
        return NOT_WHOLE
