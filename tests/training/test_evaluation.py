"""How strong a network is: its share of the win from every seat."""

from collections import Counter
from math import sqrt

import numpy as np
import pytest
import torch

from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules import PRINTED, parse_rule_set
from coloretto.training.evaluation import one_against, shares_of
from coloretto.training.samples import SelfPlayGames
from coloretto.training.self_play import GREEDY


@pytest.mark.parametrize("others", [1, GREEDY])
def test_one_seat_is_the_networks_and_each_as_often(others: int) -> None:
    rule_sets = list(PRINTED.values())
    owners = one_against(rule_sets, 60 * len(rule_sets), others)
    assert set(owners.flat) == {0, others}
    assert ((owners == 0).sum(1) == 1).all()
    for number, rule_set in enumerate(rule_sets):
        seats = Counter((owners[number :: len(rule_sets)] == 0).argmax(1).tolist())
        assert seats == dict.fromkeys(range(rule_set.players), 60 // rule_set.players)


def test_shares_are_those_of_the_networks_seat() -> None:
    rule_sets = [parse_rule_set("golden-2-brown"), parse_rule_set("classic-4")]
    owners = one_against(rule_sets, 8, others=1)
    won = [1.0, 0.0, 0.5, 1.0, 0.0, 0.0, 1.0, 0.0]
    ends = torch.zeros(8, SEAT_VALUES)
    ends[torch.arange(8), torch.from_numpy((owners == 0).argmax(1))] = torch.tensor(won)
    shares = shares_of(SelfPlayGames(torch.empty(0), torch.empty(0), ends), owners, rule_sets)
    advantages = np.array(won) - np.array([0.5, 0.25] * 4)
    assert shares == pytest.approx(
        {
            "golden-2-brown": 2.5 / 4,
            "classic-4-brown": 1 / 4,
            "advantage": advantages.mean(),
            "deviation": advantages.std() / sqrt(8),
        }
    )


def test_a_rule_set_that_is_played_twice_as_often_has_one_share() -> None:
    rule_sets = [parse_rule_set("golden-2-brown")] * 2
    ends = torch.zeros(4, SEAT_VALUES)
    ends[:, 0] = 1
    owners = one_against(rule_sets, 4, others=1)
    shares = shares_of(SelfPlayGames(torch.empty(0), torch.empty(0), ends), owners, rule_sets)
    assert shares["golden-2-brown"] == 0.5
