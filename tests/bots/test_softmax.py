"""The bot of the levels `hard` and `expert`: it plays better actions more often."""

from collections import Counter
from functools import partial

import numpy as np
import pytest

from coloretto.analysis import analyse
from coloretto.bots import BudgetError, check_bot, make_bot
from coloretto.bots.conformance import ODD
from coloretto.bots.network_files import shipped_network
from coloretto.bots.policy_bot import new_bot_rng
from coloretto.bots.position_values import new_valuer
from coloretto.bots.softmax import choose, temperature_of
from coloretto.rules import PRINTED, Action, Position, parse_rule_set
from support.effort import effort

CLOSE = Position("classic-4-brown - ab/-/c/- a/b/c/d 2:choose 1 -")
TWINS = Position("golden-4-violet - ab/ab/c/- aab/bcJ/cde/efg 2:choose 3 -")
SEEDS = effort(600, 6000)


def choices(position: Position, bot: str) -> Counter[Action]:
    return Counter(make_bot(bot, seed).choose(position) for seed in range(SEEDS))


def probabilities(position: Position, number: int) -> dict[Action, float]:
    """By what the network says one turn ahead."""
    worths = {each.action: each.worth for each in make_bot("neural:1", 1).explain(position)}
    powers = {
        action: np.exp(worth / temperature_of(position.state[0], number)) for action, worth in worths.items()
    }
    return {action: float(power / sum(powers.values())) for action, power in powers.items()}


def test_it_keeps_the_promises_of_a_bot() -> None:
    check_bot(partial(make_bot, "softmax:30"), rule_sets=[PRINTED["golden-2-violet"], ODD])


@pytest.mark.parametrize("number", [10, 60])
def test_each_action_is_played_as_often_as_a_softmax_of_its_worth_says(number: int) -> None:
    found = choices(CLOSE, f"softmax:{number}")
    for action, probability in probabilities(CLOSE, number).items():
        deviation = (probability * (1 - probability) / SEEDS) ** 0.5
        assert found[action] / SEEDS == pytest.approx(probability, abs=4 * deviation + 1 / SEEDS)


def test_a_low_temperature_plays_the_best_action_and_a_high_one_anything() -> None:
    best = analyse(CLOSE, 0).best.action
    assert set(choices(CLOSE, "softmax:1")) == {best}
    assert set(choices(CLOSE, "softmax:100000")) == set(CLOSE.legal_actions)


def test_rows_that_are_alike_are_one_choice() -> None:
    assert Action.TAKE_1 not in choices(TWINS, "softmax:100000")


def test_it_explains_what_it_thinks_without_its_mistakes() -> None:
    def explained(bot: str) -> list[tuple[Action, float]]:
        return [(value.action, value.worth) for value in make_bot(bot, 7).explain(CLOSE)]

    assert explained("softmax:100") == explained("neural:1")


@pytest.mark.parametrize(
    ("rules", "temperature"),
    [
        ("classic-3", 0.010),
        ("golden-5-brown", 0.010),
        ("golden-2-brown", 0.020),
        ("golden-2-violet", 0.020),
        ("golden-3-violet", 0.020),
        ("golden-4-violet", 0.016),
        ("golden-5-violet", 0.008),
    ],
)
def test_a_temperature_means_as_much_in_every_rule_set(rules: str, temperature: float) -> None:
    assert temperature_of(Position.new(parse_rule_set(rules), seed=1).state[0], 10) == pytest.approx(
        temperature
    )


def test_it_takes_a_temperature_but_no_time() -> None:
    with pytest.raises(BudgetError) as raised:
        make_bot("softmax:20ms", 1)
    assert str(raised.value) == "softmax takes a temperature, not a time: '20ms'"


def test_browsers_are_given_the_same_choices() -> None:
    """By the function that the browser's engine exports."""
    valuer = new_valuer(shipped_network(CLOSE.rule_set), 1)
    for seed in range(20):
        chosen = choose(CLOSE.state, 40, valuer, new_bot_rng(seed))
        assert chosen == make_bot("softmax:40", seed).choose(CLOSE)


def test_a_custom_table_falls_wherever_more_cards_pay_less() -> None:
    custom = parse_rule_set("players:4,capacities:3.3.3.3,table:1.3.6.10.9.15")
    assert custom.table.falls
    temperature = temperature_of(Position.new(custom, seed=1).state[0], 10)
    assert temperature == pytest.approx(0.016)
