"""Values from files in error messages: a line of a million characters must not fill the screen."""

LONGEST_VALUE = 80
LONGEST_MESSAGE = 480
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


def shown(value: object, longest: int = LONGEST_VALUE) -> str:
    """The repr of a value, its end cut off if it is long."""
    return repr(cut(value, longest)) if isinstance(value, str) else cut(repr(value), longest)


def brief(error: Exception) -> str:
    """The message of an error, its middle cut out if it is long: the rules quote values in full."""
    message = str(error)
    if len(message) <= LONGEST_MESSAGE:
        return message
    end = LONGEST_MESSAGE // 4
    return cut(message, LONGEST_MESSAGE - end) + message[-end:]


def cut(text: str, longest: int = LONGEST_VALUE) -> str:
    return text if len(text) <= longest else text[: longest - 1] + ELLIPSIS
