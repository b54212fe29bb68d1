from pathlib import Path

import pytest

from coloretto.arena import ArenaError, LineUp, Measurement, report_of, run_serially
from coloretto.arena.league import DEFAULT_BOTS, League, Quota, file_of, shared_ranks
from coloretto.arena.statistics import Estimate
from coloretto.bots import LEVEL_BOTS
from coloretto.rules import parse_rule_set
from coloretto.terminal.arena.league_document import rank_texts
from support.contests import never, played

RULES = [parse_rule_set("golden-2"), parse_rule_set("classic-3")]


def league(games: int = 6, **games_of: int) -> League:
    return League(["greedy", "random"], RULES, Quota(games, games_of))


def test_every_pairing_plays_every_rule_set() -> None:
    line_ups = [tuple(contest.standings) for contest in league().contests]
    assert line_ups == [
        (LineUp(("greedy", "random")),),
        (LineUp(("greedy", "random", "random")), LineUp(("random", "greedy", "greedy"))),
    ]
    assert [contest.deals_left for contest in league().contests] == [3, 4]


def test_a_slow_bot_plays_fewer_games_and_so_do_those_who_play_it() -> None:
    quota = Quota(100, {"slow": 10, "slower": 7})
    assert quota.deals(LineUp(("quick", "other", "other", "other"))) == 25
    assert quota.deals(LineUp(("quick", "slow", "slow", "slow"))) == 3
    assert quota.deals(LineUp(("slow", "slower", "slower", "slower"))) == 2
    with pytest.raises(ArenaError, match="slow has a number of games but does not play: greedy, random do"):
        league(slow=3)


def test_ratings_come_from_all_rule_sets_the_highest_first() -> None:
    both = league()
    assert both.ratings() == {}
    first, second = both.contests
    played(first)
    assert both.played == [first]
    of_one = both.ratings()
    played(second)
    assert both.played == [first, second]
    assert list(both.ratings()) == ["greedy", "random"]
    assert both.ratings()["greedy"].sigma < of_one["greedy"].sigma


def test_bots_that_their_intervals_do_not_tell_apart_share_a_rank() -> None:
    shares = {
        "first": Estimate(0.6, 0.5, 0.7),
        "as good": Estimate(0.55, 0.45, 0.65),
        "overlaps one": Estimate(0.48, 0.42, 0.495),
        "last": Estimate(0.2, 0.1, 0.3),
    }
    assert list(shared_ranks(shares).values()) == [1, 1, 2, 4]
    assert list(rank_texts(shares).values()) == ["1=", "1=", "2", "4"]


def test_a_single_deal_ranks_nobody() -> None:
    assert set(shared_ranks({"one": Estimate(1.0), "other": Estimate(0.0)}).values()) == {1}


@pytest.mark.parametrize("until_clear", [False, True])
def test_shares_of_all_rule_sets_have_an_interval_the_best_first(until_clear: bool) -> None:  # noqa: FBT001
    measurement = Measurement(luck=True, until_clear=until_clear)
    both = League(["random", "greedy"], RULES, Quota(12, {}), measurement=measurement)
    for contest in both.contests:
        played(contest)
    shares = both.shares()
    assert list(shares) == ["greedy", "random"]
    means = [report_of(contest).bots[0].luck_adjusted for contest in both.contests]
    assert shares["greedy"].mean == pytest.approx(sum(one.mean for one in means if one) / 2, abs=1e-6)
    assert all(share.low is not None and share.low < share.mean for share in shares.values())


def test_each_rule_set_has_a_file_of_its_own(tmp_path: Path) -> None:
    for contest in league().contests:
        list(contest.play(run_serially, never, file_of(tmp_path, contest)))
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "classic-3-brown.jsonl",
        "golden-2-brown.jsonl",
    ]
    for contest in league().contests:
        assert not list(contest.play(run_serially, never, file_of(tmp_path, contest)))


def test_random_and_every_level_play_by_default() -> None:
    assert set(DEFAULT_BOTS) == {"random", *LEVEL_BOTS}
    assert len({LEVEL_BOTS.get(bot, bot) for bot in DEFAULT_BOTS}) == len(DEFAULT_BOTS)
