"""How much the tests try: `make test` is quick enough to run often, `make test-long` is thorough."""

from os import environ

LONG = environ.get("COLORETTO_LONG_TESTS", "") not in {"", "0"}


def effort(usual: int, long: int) -> int:
    """How often to try something, in `make test` and in `make test-long`."""
    return long if LONG else usual
