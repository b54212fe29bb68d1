"""The deal of a seed, for Python callers."""

from typing import NamedTuple

import numpy as np

from coloretto.rules.cards import Card
from coloretto.rules.deal_kernel import DEAL, DEAL_NUMBERS, Numbers, deal_into
from coloretto.rules.layouts import layout_of
from coloretto.rules.rule_sets import RuleSet
from coloretto.rules.seeded_random import random_blocks
from coloretto.rules.sha256 import WORDS

CARDS = tuple(Card)


class Dealt(NamedTuple):
    """What `Opening` and `Deal` are made of."""

    removed: tuple[Card, ...]
    start_cards: tuple[tuple[Card, ...], ...]
    start_player: int
    deck: tuple[Card, ...]


def deal_of_seed(rule_set: RuleSet, seed: bytes, *entropy: bytes) -> Dealt:
    """Removed colours, start cards, start player and deck."""
    blocks = DEAL_NUMBERS // WORDS
    while (dealt := _dealt(rule_set, _numbers(random_blocks(blocks, seed, *entropy)))) is None:
        blocks *= 2
    return dealt


def _numbers(blocks: bytes) -> Numbers:
    return np.frombuffer(blocks, ">u4").astype(np.uint32)


def _dealt(rule_set: RuleSet, numbers: Numbers) -> Dealt | None:
    """The deal of some random numbers; None if there are too few of them."""
    deals = np.zeros(1, DEAL)
    if not deal_into(layout_of(rule_set), rule_set.colours_removed, rule_set.start_cards, numbers, deals):
        return None
    fields = dict(zip(DEAL.fields or (), deals.item(), strict=True))  # all at once: one by one is slow
    hands = fields["start_cards"][: rule_set.players, : rule_set.start_cards].tolist()
    return Dealt(
        _cards(fields["removed"][: fields["removed_count"]].tolist()),
        tuple(map(_cards, hands)),
        fields["start_player"],
        _cards(fields["deck"][: fields["deck_size"]].tolist()),
    )


def _cards(kinds: list[int]) -> tuple[Card, ...]:
    return tuple([CARDS[kind] for kind in kinds])
