import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.bots import Budget, BudgetError, make_bot, parse_budget
from coloretto.bots.budgets import MOST_MILLISECONDS, MOST_SIMULATIONS

budgets = st.builds(Budget, simulations=st.integers(1, MOST_SIMULATIONS)) | st.builds(
    Budget, milliseconds=st.integers(1, MOST_MILLISECONDS)
)


@given(budgets)
def test_a_budget_is_read_as_it_is_written(budget: Budget) -> None:
    assert parse_budget(str(budget)) == budget


@pytest.mark.parametrize(
    "text", ["", "0", "0ms", "ms", "-1", "+1", "1.5", "1s", "ms5", "1e3", " 1", "1_0", "²", "9" * 9999]
)
def test_an_invalid_budget_is_refused(text: str) -> None:
    with pytest.raises(BudgetError) as raised:
        parse_budget(text)
    assert str(raised.value) == (
        f"budget: {text!r} is neither a number from 1 to 10000000, as 1000, nor a time from 1ms to 3600000ms,"
        " as 200ms"
    )


@pytest.mark.parametrize("text", [str(MOST_SIMULATIONS + 1), f"{MOST_MILLISECONDS + 1}ms"])
def test_a_budget_that_is_too_large_is_refused(text: str) -> None:
    with pytest.raises(BudgetError, match=f"^budget: {text} is over 10000000 simulations or 3600000ms$"):
        parse_budget(text)


@pytest.mark.parametrize(("simulations", "milliseconds"), [(0, 0), (1, 1), (-1, 0), (0, -1), (-1, 5)])
def test_a_budget_is_either_simulations_or_a_time(simulations: int, milliseconds: int) -> None:
    with pytest.raises(BudgetError, match=r"^budget: "):
        Budget(simulations, milliseconds)


@pytest.mark.parametrize("name", ["search", "neural"])
@pytest.mark.parametrize("budget", ["", "much", "0"])
def test_a_bot_with_a_budget_that_cannot_be_read_is_not_made(name: str, budget: str) -> None:
    with pytest.raises(BudgetError, match=f"^budget: '{budget}' is neither"):
        make_bot(f"{name}:{budget}", 1)
