"""What positions and actions are worth."""

import pytest

from coloretto.analysis import EFFORTS, EffortError, analyse, roll_out
from coloretto.analysis.positions import DEEP_ROLLOUTS, DEEP_TURNS
from coloretto.bots import make_bot
from coloretto.rules import Action, Card, ColorettoError, Position

NEAR_THE_END = "golden-2-brown ce +/b/x aaadddddffgg+J/aaabbbbbdfggg+++* 0:choose 7 abdfffg++++"
PARTLY_SOLVED = "golden-2-brown bg -/-/d aaccccdeeeffff+j/aacccdddddeee+++++J 0:choose 8 aaaac+j"
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


def test_at_effort_deep_actions_are_rolled_out_with_standard_errors_the_same_every_time() -> None:
    analysis = analyse(Position(TWO_EQUAL_ROWS), "deep")
    rollouts = {each.action: each for each in roll_out(analysis.position, DEEP_ROLLOUTS, DEEP_TURNS)}
    for each in analysis.actions:
        assert each.shares == rollouts[each.action].shares
        assert each.standard_errors == rollouts[each.action].standard_errors
    assert analysis.shares == analysis.best.shares
    assert analyse(Position(TWO_EQUAL_ROWS), "deep") == analysis


def test_at_effort_deep_what_can_be_solved_is_not_sampled() -> None:
    position = Position(NEAR_THE_END)
    assert analyse(position, "deep").actions == analyse(position, EFFORTS["deep"]).actions
    partly = analyse(Position(PARTLY_SOLVED), "deep")
    assert {each.is_exact for each in partly.actions} == {True, False}
    assert all((each.standard_errors is None) == each.is_exact for each in partly.actions)


def test_only_effort_deep_samples() -> None:
    for effort in ("quick", "normal", 100):
        assert all(each.standard_errors is None for each in analyse(Position(TWO_EQUAL_ROWS), effort).actions)


@pytest.mark.parametrize("effort", ["slow", "-1", -1, 10_001, 1.5, None])
def test_efforts_that_make_no_sense_are_refused(effort: object) -> None:
    with pytest.raises(EffortError, match="must be quick, normal, deep or a number from 0 to 10000"):
        analyse(Position(TWO_EQUAL_ROWS), effort)  # type: ignore[arg-type]


def test_a_game_that_is_over_has_no_decision() -> None:
    with pytest.raises(ColorettoError):
        analyse(Position(TWO_EQUAL_ROWS).after(Action.DRAW))
