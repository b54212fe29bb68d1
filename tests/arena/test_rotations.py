"""Deals on all seats in turn, and bots that fail."""

import pytest
from hypothesis import given, settings

from coloretto.arena import LineUp, report_of
from coloretto.arena.bot_pool import BotPool
from coloretto.arena.errors import StoppedError
from coloretto.arena.ratings import ranks
from coloretto.arena.results import DealResult, Task
from coloretto.arena.rotations import play_deal
from coloretto.arena.seeds import bot_seed, deal_of
from coloretto.bots import make_bot
from coloretto.rules import PRINTED, Position, RuleSet, parse_rule_set, rule_set_text
from support.contests import contest_of, never, played
from support.effort import effort
from support.play import printed_rule_sets, seeds

FAILURES = ["crasher", "cheat", "mumbler", "buggy", "absentee"]


def deal_by(*bots: str, rules: str = "golden-3", seed: int = 5, deal: int = 0) -> DealResult:
    return play_deal(Task(rules, seed, LineUp(bots), deal), never, BotPool())


@given(printed_rule_sets, seeds)
@settings(max_examples=effort(25, 250))
def test_the_win_of_every_game_is_shared_out(rule_set: RuleSet, seed: int) -> None:
    bots = ["random"] * (rule_set.players - 1)
    result = deal_by("greedy", *bots, rules=rule_set_text(rule_set), seed=seed)
    assert len(result.games) == rule_set.players
    for game in result.games:
        best = [score == max(game.scores) for score in game.scores]
        assert game.win_shares == tuple(won / sum(best) for won in best)


@pytest.mark.usefixtures("odd_bots")
@pytest.mark.parametrize("rules", PRINTED)
def test_a_bot_gets_exactly_a_fair_share_against_its_like_because_luck_cancels(rules: str) -> None:
    players = PRINTED[rules].players
    for deal in range(3):
        result = deal_by("greedy", *["twin"] * (players - 1), rules=rules, deal=deal)
        assert len({game.scores for game in result.games}) == 1
        share, score = result.win_share("greedy"), result.mean_score("greedy")
        assert share == pytest.approx(1 / players)
        assert score == pytest.approx(sum(result.games[0].scores) / players)


def test_a_game_is_the_one_that_the_same_bots_play_by_hand() -> None:
    rule_set, bots = parse_rule_set("golden-3"), ("random", "greedy", "random")
    result = deal_by(*bots, seed=8, deal=2)
    deal = deal_of(rule_set, 8, 2)
    for rotation, game in enumerate(result.games):
        seated = LineUp(bots).seated(rotation)
        players = [make_bot(name, bot_seed(8, 2, rotation, seat)) for seat, name in enumerate(seated)]
        position = Position.start(deal.opening)
        while not position.is_over:
            if position.phase.is_chance:
                position = position.reveal(deal.deck[len(deal.deck) - position.cards_left])
            else:
                position = position.after(players[position.to_move or 0].choose(position))
        assert (game.scores, game.win_shares) == (position.scores, position.win_shares)


def test_every_deal_rotation_and_seat_has_a_seed_of_its_own() -> None:
    places = [
        (seed, deal, rotation, seat)
        for seed in (0, 1)
        for deal in range(20)
        for rotation in range(4)
        for seat in range(4)
    ]
    assert len({bot_seed(*place) for place in places}) == len(places)
    rule_set = parse_rule_set("classic-4")
    decks = {deal_of(rule_set, seed, deal).deck for seed in (0, 1) for deal in range(20)}
    assert len(decks) == 40


def test_every_decision_is_timed() -> None:
    result = deal_by("greedy", "random", "random")
    assert set(result.times) == {"greedy", "random"}
    for times in result.times.values():
        assert times.decisions == sum(times.buckets.values()) > 20
        assert 0 < times.percentile(0.5) <= times.percentile(0.99) <= times.slowest


@pytest.mark.usefixtures("odd_bots")
@pytest.mark.parametrize("bot", FAILURES)
def test_a_bot_that_fails_loses_its_games_and_the_others_play_on(bot: str) -> None:
    result = deal_by(bot, "random", "random")
    assert result.win_share(bot) == 0
    assert result.win_share("random") == pytest.approx(0.5)
    assert [(one.rotation, one.seat, one.bot) for one in result.forfeits] == [
        (0, 0, bot),
        (1, 1, bot),
        (2, 2, bot),
    ]
    for rotation, game in enumerate(result.games):
        assert ranks(game, result.failed(rotation))[rotation] == 2


@pytest.mark.usefixtures("odd_bots")
@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("crasher", "ColorettoError: out of ideas"),
        ("cheat", "IllegalActionError: illegal action: T"),
        ("mumbler", "ActionError: unknown action: 'draw, please' in 'golden-3"),
        ("buggy", "AttributeError: 'Buggy' object has no attribute"),
        ("absentee", "ColorettoError: not at home for"),
    ],
)
def test_the_problem_is_reported(bot: str, problem: str) -> None:
    assert {one.problem[: len(problem)] for one in deal_by(bot, "random", "random").forfeits} == {problem}


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_fails_keeps_the_score_it_had_not_what_the_stand_in_made_of_it() -> None:
    absent = deal_by("absentee", "random", "random")
    start = Position.new(parse_rule_set("golden-3"), 1).scores[0]
    assert [game.scores[rotation] for rotation, game in enumerate(absent.games)] == [start] * 3
    later = deal_by("crasher", "random", "random")
    assert later.mean_score("crasher") != start
    assert later.mean_score("crasher") < deal_by("twin", "random", "random").mean_score("twin")


@pytest.mark.usefixtures("odd_bots")
def test_nobody_wins_where_everybody_fails() -> None:
    result = deal_by("crasher", "buggy", "cheat")
    assert {game.win_shares for game in result.games} == {(0.0, 0.0, 0.0)}
    assert ranks(result.games[0], result.failed(0)) == [0, 0, 0]


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_cannot_be_closed_has_still_played() -> None:
    assert deal_by("clinger", "random", "random").games == deal_by("twin", "random", "random").games


@pytest.mark.usefixtures("odd_bots")
def test_forfeits_are_counted_and_the_first_ones_shown() -> None:
    report = report_of(played(contest_of([("buggy", "random", "random")], deals=5)))
    forfeits = {bot.bot: bot.forfeits for bot in report.bots}
    assert forfeits == {"buggy": 15, "random": 0}
    assert len(report.forfeits) == 10
    first = report.forfeits[0]
    assert (first.bot, first.bots, first.deal, first.seat) == ("buggy", ("buggy", "random", "random"), 0, 0)
    assert [bot.bot for bot in report.bots] == ["random", "buggy"]


def test_a_game_can_be_left_between_two_decisions() -> None:
    asked = 0

    def soon() -> bool:
        nonlocal asked
        asked += 1
        return asked > 30

    with pytest.raises(StoppedError):
        play_deal(Task("golden-3", 1, LineUp(("greedy", "random", "random")), 0), soon, BotPool())
    assert asked == 31
