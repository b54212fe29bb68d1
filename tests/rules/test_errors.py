import pytest

from coloretto import rules
from coloretto.rules import ColorettoError

ERRORS = [
    value for value in vars(rules).values() if isinstance(value, type) and issubclass(value, ColorettoError)
]


@pytest.mark.parametrize("error", ERRORS)
def test_every_error_of_ours_is_a_coloretto_error_and_a_value_error(error: type[Exception]) -> None:
    assert issubclass(error, ColorettoError)
    assert issubclass(error, ValueError)
    assert error.__name__.endswith("Error")


def test_the_package_names_all_that_it_offers() -> None:
    assert {error.__name__ for error in ERRORS} <= set(rules.__all__)
    assert sorted(rules.__all__) == sorted(set(rules.__all__))
    assert all(hasattr(rules, name) for name in rules.__all__)
