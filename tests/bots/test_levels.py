"""Levels of strength. How strong each of them really is, the arena measures."""

from itertools import product

import pytest

from coloretto.bots import BOTS, LEVEL_BOTS, BudgetError, check_bot, make_bot
from coloretto.bots.conformance import ODD
from coloretto.protocol.levels import LEVELS
from coloretto.rules import PRINTED, Game, RuleSet
from support.effort import effort

DEALS = effort(30, 300)


def test_every_level_has_a_bot_of_its_own() -> None:
    assert tuple(LEVEL_BOTS) == LEVELS
    assert len(set(LEVEL_BOTS.values())) == len(LEVEL_BOTS)
    assert {text.partition(":")[0] for text in LEVEL_BOTS.values()} <= set(BOTS)
    assert not set(LEVEL_BOTS) & set(BOTS)


@pytest.mark.parametrize("level", LEVEL_BOTS)
def test_every_level_is_a_bot_that_keeps_its_promises(level: str) -> None:
    """As every bot does in `test_conformance`, so that few games say enough of the slowest level."""
    rule_sets = [PRINTED["golden-2-violet"], ODD]
    tried = effort(1, 2) if level == "grandmaster" else 2
    check_bot(lambda seed: make_bot(level, seed), rule_sets=rule_sets[:tried])


@pytest.mark.parametrize("level", LEVEL_BOTS)
def test_a_level_plays_like_its_bot(level: str) -> None:
    game, bot, same = (
        Game.new(PRINTED["golden-3-brown"], 1),
        make_bot(level, 7),
        make_bot(LEVEL_BOTS[level], 7),
    )
    for _ in range(25):
        action = bot.choose(game.position)
        assert same.choose(game.position) == action
        game.play(action)


@pytest.mark.parametrize("level", LEVEL_BOTS)
@pytest.mark.parametrize("budget", ["100", "5ms", ""])
def test_a_level_takes_no_budget(level: str, budget: str) -> None:
    with pytest.raises(BudgetError) as raised:
        make_bot(f"{level}:{budget}", 1)
    assert str(raised.value) == f"the level {level} takes no budget: '{level}:{budget}'"


@pytest.mark.parametrize("rules", ["classic-3-brown", "golden-3-violet"])
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "random"), ("medium", "easy")])
def test_a_higher_level_wins_more_often_than_its_share(stronger: str, weaker: str, rules: str) -> None:
    assert win_share(stronger, weaker, PRINTED[rules]) > 1 / 3 + 0.05


def win_share(alone: str, others: str, rule_set: RuleSet) -> float:
    """Of a bot alone against others, on every seat of the same deals: always the same games."""
    seats = range(rule_set.players)
    shares = []
    for deal, seat in product(range(DEALS), seats):
        bots = [make_bot(alone if player == seat else others, deal * 10 + player) for player in seats]
        game = Game.new(rule_set, deal)
        while (player := game.to_move) is not None:
            game.play(bots[player].choose(game.position))
        shares.append(game.position.win_shares[seat])
    return sum(shares) / len(shares)
