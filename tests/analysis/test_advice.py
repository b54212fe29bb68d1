"""Advice: the best action, the next one, and a reason whose numbers are true."""

from random import Random

import pytest

from coloretto.analysis import Advice, Reason, advise
from coloretto.record import FairDeck
from coloretto.record.recorder import play_from_deck
from coloretto.rules import PRINTED, Hand, Position, best_score
from support.effort import effort


def reason_of(text: str) -> Reason:
    reason = advise(Position(text)).reason
    assert reason is not None
    return reason


def test_a_row_that_others_want_is_better_taken_at_once() -> None:
    reason = reason_of("golden-4-brown - dJ/-/-/- b/c/f/e 0:choose 1 -")
    assert (reason.kind, reason.row, reason.points, reason.seat) == ("row-goes", 0, 3, 1)
    assert reason.times >= 8


def test_a_row_can_be_taken_because_it_brings_another_player_more() -> None:
    reason = reason_of("golden-4-brown - x/beg/bbg/x bc++/cde+J/cdddf+*/bbdeeef* 1:choose 2 -")
    assert (reason.kind, reason.row, reason.seat) == ("row-denied", 2, 0)
    assert (reason.points, reason.other_points) == (1, 6)


def test_a_card_is_placed_where_it_helps_others_least() -> None:
    text = "golden-4-brown - x/x/bc/- bbbbcg+++j/bcccddeeggg++J*/cdddffff++*/bbcdeeeeff 3:place-b 4 -"
    reason = reason_of(text)
    assert (reason.kind, reason.other_row, reason.seat) == ("place-helps-others", 2, 0)
    assert (reason.points, reason.other_points) == (11, 8)


def test_without_a_choice_there_is_no_reason() -> None:
    advice = advise(Position("golden-4-brown - -/-/-/- b/c/f/e 2:choose 1 -"))
    assert (advice.other, advice.reason) == (None, None)


def test_without_an_action_that_is_worth_less_there_is_no_reason() -> None:
    """Player 2 cannot win, and gets 21 points from any row."""
    advice = advise(
        Position(
            "golden-4-brown - ace/ace/ac+/x"
            " abdddddeff+jJ/aaaabbbbccdee++/bcdefgggg++j/abbbdeeffffgggg++++* 2:choose 6 -"
        )
    )
    assert (advice.other, advice.reason) == (None, None)


@pytest.mark.parametrize("rules", ["golden-2-violet", "classic-4-brown"])
def test_the_numbers_of_reasons_are_true(rules: str) -> None:
    rng = Random(rules)
    deal = FairDeck(rng.randbytes(32)).deal(PRINTED[rules], [])
    position = Position.start(deal.opening)
    for _ in range(effort(40, 1000)):
        if position.is_over:
            break
        check(advise(position, 0))
        position, _ = play_from_deck(position, rng.choice(position.legal_actions), deal.deck)


def check(advice: Advice) -> None:
    reason, position = advice.reason, advice.analysis.position
    assert advice.other is None or advice.other.action in position.legal_actions
    if reason is None:
        return
    assert reason.row == advice.best.action.row
    assert advice.other is not None
    assert reason.other_row == advice.other.action.row
    assert 0 <= reason.times <= 10
    assert 0 <= reason.cards <= position.cards_left
    assert reason.seat != position.to_move
    if reason.kind in {"row-goes", "row-pays", "row-pays-more", "row-denied"}:
        assert reason.points == gain(position, reason.row)
    if reason.kind in {"row-stays", "row-pays-little"}:
        assert reason.points == gain(position, reason.other_row)


def gain(position: Position, row: int | None) -> int:
    """What a row adds to the score of the player to move."""
    player = position.to_move
    assert player is not None
    assert row is not None
    cards = position.rows[row]
    assert cards is not None
    hand, table, removed = position.hands[player], position.rule_set.table, position.removed
    return best_score(Hand.of((*hand.cards, *cards)), table, removed) - best_score(hand, table, removed)
