"""Words for what decisions lost and cards gave; docs/analysis.md tells where the limits come from."""

from enum import Enum


class Label(Enum):
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class LuckLabel(Enum):
    LUCKY = "lucky"
    UNLUCKY = "unlucky"


LEAST_LOSSES = {Label.BLUNDER: 0.10, Label.MISTAKE: 0.05, Label.INACCURACY: 0.02}
"""Shares of the win, from the worst label on."""
LEAST_LUCK = 0.10
"""The share of the win that a card must give or take to be named."""


def label_of(loss: float) -> Label:
    for label, least in LEAST_LOSSES.items():
        if loss >= least:
            return label
    return Label.GOOD


def luck_label_of(luck: float) -> LuckLabel | None:
    if abs(luck) < LEAST_LUCK:
        return None
    return LuckLabel.LUCKY if luck > 0 else LuckLabel.UNLUCKY
