"""Properties that are computed once."""

from coloretto.rules import Position
from coloretto.rules.caching import computed_once


class Counted:
    def __init__(self) -> None:
        self.computed = 0

    @computed_once
    def value(self) -> int:
        """What it says."""
        self.computed += 1
        return 7


def test_a_value_is_computed_when_it_is_first_needed_and_only_then() -> None:
    counted = Counted()
    assert counted.computed == 0
    assert [counted.value, counted.value] == [7, 7]
    assert counted.computed == 1


def test_every_object_has_its_own_value() -> None:
    first, second = Counted(), Counted()
    assert first.value == second.value == 7
    assert first.computed == second.computed == 1


def test_its_documentation_can_be_read_at_the_class() -> None:
    assert Counted.value.__doc__ == "What it says."
    assert Position.text.__doc__ == "The position in one line; `Position(text)` parses it."
