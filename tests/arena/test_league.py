from pathlib import Path

import pytest

from coloretto.arena import ArenaError, LineUp, run_serially
from coloretto.arena.league import DEFAULT_BOTS, League, Quota, file_of
from coloretto.bots import LEVEL_BOTS
from coloretto.rules import parse_rule_set
from support.contests import never, played

RULES = [parse_rule_set("golden-2"), parse_rule_set("classic-3")]


def league(games: int = 6, **games_of: int) -> League:
    return League(["greedy", "random"], RULES, Quota(games, games_of), seed=0, until_clear=False)


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
