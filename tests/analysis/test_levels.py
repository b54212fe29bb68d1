"""The level of bots that loses about as much as a player."""

from itertools import pairwise
from math import inf

import pytest

from coloretto.analysis.levels import LEAST_DECISIONS, LIMITS, levels_like
from coloretto.protocol.levels import LEVELS
from coloretto.rules import PRINTED


@pytest.mark.parametrize("limits", LIMITS.values(), ids=map(str, LIMITS))
def test_whoever_loses_more_played_like_weaker_levels(
    limits: tuple[tuple[tuple[str, ...], float], ...],
) -> None:
    assert all(less < more for (_, less), (_, more) in pairwise(limits))
    assert limits[-1][1] == inf
    named = [level for levels, _ in reversed(limits) for level in levels]
    assert named == [level for level in LEVELS if level != "grandmaster"]


@pytest.mark.parametrize("rules", PRINTED)
def test_every_rule_set_has_limits(rules: str) -> None:
    assert levels_like(PRINTED[rules], 0.0, LEAST_DECISIONS) == ("master",)
    assert "easy" in levels_like(PRINTED[rules], 0.1 * LEAST_DECISIONS, LEAST_DECISIONS)


def test_few_decisions_say_nothing() -> None:
    assert levels_like(PRINTED["golden-2-brown"], 0.0, LEAST_DECISIONS - 1) == ()
