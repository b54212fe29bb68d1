from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from coloretto.arena.ratings import Rating, ranks, rate
from coloretto.arena.results import DealResult, GameResult
from support.contests import contest_of, played


def deal(*bots: str, scores: tuple[int, ...]) -> DealResult:
    """A deal of a single game."""
    shares = tuple(float(score == max(scores)) for score in scores)
    return DealResult(bots, 0, (GameResult(scores, shares),), {})


def test_a_game_of_different_bots_is_rated_as_openskill_rates_it() -> None:
    model = PlackettLuce(tau=0)
    expected = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 1])
    found = rate([deal("a", "b", "c", scores=(30, 10, 30))])
    assert [(one.mu, one.sigma) for one in found.values()] == [(new.mu, new.sigma) for [new] in expected]
    assert list(found) == ["a", "b", "c"]


def test_a_bot_on_several_seats_is_rated_once_by_the_mean_of_them() -> None:
    found = rate([deal("a", "b", "b", "b", scores=(40, 30, 20, 10))])
    model = PlackettLuce(tau=0)
    _, *others = model.rate([[model.rating()] for _ in range(4)], ranks=[1, 2, 3, 4])
    assert abs(found["b"].mu - sum(new.mu for [new] in others) / 3) < 1e-9
    assert found["a"].mu > 25 > found["b"].mu


def test_more_games_make_ratings_surer_and_better_bots_stand_higher() -> None:
    contest = played(contest_of([("greedy", "random", "random")], deals=10))
    few, many = rate(contest.results[:2]), rate(contest.results)
    assert many["greedy"].sigma < few["greedy"].sigma < Rating().sigma
    assert many["greedy"].ordinal > many["random"].ordinal


@given(st.lists(st.integers(-50, 80), min_size=2, max_size=5), st.data())
def test_ranks_follow_the_scores_and_failures_come_last(scores: list[int], data: st.DataObject) -> None:
    failed = data.draw(st.sets(st.integers(0, len(scores) - 1)))
    found = ranks(GameResult(tuple(scores), ()), failed)
    for one, score in enumerate(scores):
        for other, another in enumerate(scores):
            if one in failed or other in failed:
                assert (found[one] < found[other]) == (one not in failed and other in failed)
            else:
                assert (found[one] < found[other]) == (score > another)
