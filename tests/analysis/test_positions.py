"""What positions and actions are worth."""

import pytest

from coloretto.analysis import EffortError, analyse
from coloretto.bots import make_bot
from coloretto.rules import Action, Card, ColorettoError, Position

NEAR_THE_END = "golden-2-brown ce +/b/x aaadddddffgg+J/aaabbbbbdfggg+++* 0:choose 7 abdfffg++++"
NETWORK_ALONE = 0
TWO_EQUAL_ROWS = "classic-4-brown - ab/-/c/- a/b/c/d 2:choose 1 -"


@pytest.mark.parametrize("effort", [0, "quick", 3])
def test_every_legal_action_is_valued_for_every_seat_the_best_first(effort: str | int) -> None:
    position = Position(TWO_EQUAL_ROWS)
    analysis = analyse(position, effort)
    assert {each.action for each in analysis.actions} == set(position.legal_actions)
    assert [each.worth for each in analysis.actions] == sorted(
        (each.worth for each in analysis.actions), reverse=True
    )
    values = [(each.shares, each.scores) for each in analysis.actions]
    for shares, scores in (*values, (analysis.shares, analysis.scores)):
        assert sum(shares) == pytest.approx(1, abs=1e-5)
        assert len(shares) == len(scores) == position.players


def test_an_action_is_worth_the_mean_over_the_cards_that_it_may_reveal() -> None:
    position = Position(TWO_EQUAL_ROWS)
    drawn = next(each for each in analyse(position).actions if each.action is Action.DRAW)
    after = {card: analyse(position.after(Action.DRAW, (card,))).best for card in Card if position.deck[card]}
    cards = sum(position.deck[card] for card in after)
    mean = sum(position.deck[card] / cards * best.shares[2] for card, best in after.items())
    assert drawn.shares[2] == pytest.approx(mean, abs=1e-6)


def test_with_the_network_alone_the_best_action_is_that_of_the_bot() -> None:
    position = Position(TWO_EQUAL_ROWS)
    for each in (position, position.after(Action.DRAW, (Card.A,))):
        assert analyse(each, 0).best.action is make_bot("neural:1", 1).choose(each)


def test_near_the_end_the_values_are_exact_and_the_analysis_says_so() -> None:
    analysis = analyse(Position(NEAR_THE_END))
    assert analysis.is_exact
    assert analysis.shares == pytest.approx(analysis.best.shares)
    assert analysis.scores == pytest.approx(analysis.best.scores)
    assert not analyse(Position(TWO_EQUAL_ROWS)).is_exact


def test_the_network_alone_solves_nothing() -> None:
    assert not analyse(Position(NEAR_THE_END), NETWORK_ALONE).is_exact


@pytest.mark.parametrize("effort", ["slow", "-1", -1, 10_001, 1.5, None])
def test_efforts_that_make_no_sense_are_refused(effort: object) -> None:
    with pytest.raises(EffortError, match="must be quick, normal, deep or a number from 0 to 10000"):
        analyse(Position(TWO_EQUAL_ROWS), effort)  # type: ignore[arg-type]


def test_a_game_that_is_over_has_no_decision() -> None:
    with pytest.raises(ColorettoError):
        analyse(Position(TWO_EQUAL_ROWS).after(Action.DRAW))
