"""How much the tests try: `make test` is quick enough to run often, `make test-long` is thorough."""

from os import environ

import pytest

LONG = environ.get("COLORETTO_LONG_TESTS", "") not in {"", "0"}

only_long = pytest.mark.skipif(not LONG, reason="only in the long tests: make test-long")
"""Marks a test, or a parameter of one, that takes long and rarely finds what the others do not."""


def effort(usual: int, long: int) -> int:
    """How many times to try something: as often as usual, or as often as in the long tests."""
    return long if LONG else usual
