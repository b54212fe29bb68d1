"""Deals are drawn without bias, from as many random numbers as they need."""

from collections.abc import Iterable

import numpy as np
import pytest

from coloretto.rules import PRINTED, Deal, Hand
from coloretto.rules.deal_kernel import DEAL, DealRecord, Numbers, below, deal_into, shuffle_deck
from coloretto.rules.layouts import layout_of
from coloretto.rules.seeded_random import random_blocks, seed_from_number

HIGHEST = 2**32 - 1
KNOWN_OPENING = ("cg", ["bd", "af"], 0)
KNOWN_DECK = "++fee+dabjeddba+efeJd+bad+f+bdffafebeaLafabd+bbefadje++"


def numbers_from(numbers: Iterable[int]) -> Numbers:
    return np.array(list(numbers), np.uint32)


def random_numbers(seed: int) -> Numbers:
    return np.frombuffer(random_blocks(4, seed_from_number(seed)), ">u4").astype(np.uint32)


def new_deal() -> DealRecord:
    deal: DealRecord = np.zeros(1, DEAL)[0]
    return deal


def shuffled(cards: int, seed: int) -> list[int]:
    """The numbers from 0 on, in the order of a shuffled deck."""
    deal = new_deal()
    deal.deck_size = cards
    deal.deck[:cards] = range(cards)
    shuffle_deck(deal, random_numbers(seed))
    return [int(card) for card in deal.deck[:cards]]


def test_numbers_from_the_highest_multiple_on_are_skipped() -> None:
    deal = new_deal()
    numbers = numbers_from([HIGHEST, 2**32 - 4, 2**32 - 5, 12])  # 2**32 - 4 is a multiple of 7
    assert [below(deal, numbers, 7), below(deal, numbers, 7)] == [6, 5]
    assert deal.used == 4


def test_no_number_is_skipped_below_a_power_of_two() -> None:
    deal = new_deal()
    assert below(deal, numbers_from([HIGHEST]), 4) == 3
    assert below(deal, numbers_from([0, HIGHEST]), 1) == 0


def test_a_deal_says_when_its_numbers_do_not_suffice() -> None:
    rules, deals = PRINTED["golden-3-brown"], np.zeros(1, DEAL)
    for count, is_enough in ((68, True), (67, False), (0, False)):
        numbers = numbers_from(range(count))
        assert (
            deal_into(layout_of(rules), rules.colours_removed, rules.start_cards, numbers, deals) is is_enough
        )


def test_a_deal_takes_as_many_numbers_as_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Deal.shuffled(PRINTED["golden-3-brown"], 5)
    monkeypatch.setattr("coloretto.rules.dealing.DEAL_NUMBERS", 8)
    assert Deal.shuffled(PRINTED["golden-3-brown"], 5) == usual


def test_the_deal_of_a_known_seed_never_changes() -> None:
    deal = Deal.shuffled(PRINTED["golden-2-violet"], 2003)
    hands = [str(Hand.of(cards)) for cards in deal.opening.start_cards]
    assert ("".join(map(str, deal.opening.removed)), hands, deal.opening.start_player) == KNOWN_OPENING
    assert deal.deck_text == KNOWN_DECK


def test_every_card_lands_on_every_place_equally_often() -> None:
    size, shuffles = 8, 4000
    landed = [[0] * size for _ in range(size)]
    for seed in range(shuffles):
        for place, card in enumerate(shuffled(size, seed)):
            landed[card][place] += 1
    expected = shuffles / size
    for places in landed:
        chi_square = sum((found - expected) ** 2 / expected for found in places)
        assert chi_square < 24.3  # one in a thousand fair cards is above this, with 7 degrees of freedom


def test_every_order_of_three_cards_is_equally_likely() -> None:
    orders: dict[tuple[int, ...], int] = {}
    for seed in range(6000):
        order = tuple(shuffled(3, seed))
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 6
    assert sum((found - 1000) ** 2 / 1000 for found in orders.values()) < 20.5  # 5 degrees of freedom
