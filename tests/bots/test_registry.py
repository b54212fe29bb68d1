from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.bots import (
    BOTS,
    LEVEL_BOTS,
    BotKind,
    BudgetError,
    UnknownBotError,
    close_bot,
    make_bot,
)
from coloretto.rules import PRINTED, Action, Deal, Game, Position, RuleSet, WrongPhaseError
from support.effort import LONG, effort
from support.play import rule_sets, seeds, steps_of_game

RULES = PRINTED["golden-3-brown"]
NAMES = [name if LONG or BOTS[name].budget is None else f"{name}:20" for name in BOTS]
"""Every bot, those that take a budget with a small one."""


def actions_of_game(rule_set: RuleSet, seed: int, names: list[str]) -> list[Action]:
    """The actions of a game between bots; an illegal one would raise."""
    game = Game.new(rule_set, seed)
    bots = [make_bot(name, seed + number) for number, name in enumerate(names)]
    actions = []
    while (player := game.to_move) is not None:
        actions.append(bots[player].choose(game.position))
        game.play(actions[-1])
    return actions


@settings(max_examples=effort(25, 250))
@given(rule_sets, seeds, st.randoms(use_true_random=False))
def test_bots_finish_games_of_every_rule_set_with_legal_actions(
    rule_set: RuleSet, seed: int, rng: Random
) -> None:
    names = [rng.choice(NAMES) for _ in range(rule_set.players)]
    assert actions_of_game(rule_set, seed, names)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_the_same_again_with_the_same_seed(name: str) -> None:
    assert actions_of_game(RULES, 5, [name] * 3) == actions_of_game(RULES, 5, [name] * 3)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_does_not_choose_where_nobody_has_to(name: str) -> None:
    awaiting = Position.new(RULES, 1).after(Action.DRAW)
    *_, (_, _, over) = steps_of_game(Deal.shuffled(RULES, 1), Random(1))
    for position in (awaiting, over):
        with pytest.raises(WrongPhaseError, match="nothing to choose in 'golden-3-brown"):
            make_bot(name, 1).choose(position)


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownBotError) as raised:
        make_bot("deep thought", 1)
    known = ", ".join([*LEVEL_BOTS, *BOTS, "external:COMMAND"])
    assert str(raised.value) == f"unknown bot: 'deep thought' (known: {known})"


@pytest.mark.parametrize("name", [name for name, kind in BOTS.items() if kind.budget is None])
def test_a_bot_that_takes_no_budget_says_so(name: str) -> None:
    with pytest.raises(BudgetError, match=f"^{name} takes no budget: '{name}:100'$"):
        make_bot(f"{name}:100", 1)


def test_a_registered_bot_that_only_chooses_has_an_empty_explanation_and_can_be_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class OnlyChooses:
        is_closed = False

        def choose(self, position: Position) -> Action:
            return position.legal_actions[-1]

        def close(self) -> None:
            self.is_closed = True

    only = OnlyChooses()
    monkeypatch.setitem(BOTS, "only", BotKind(lambda _seed, _budget: only))
    bot, position = make_bot("only", seed=1), Position("classic-3-brown g a/-/- a/b/c 0:choose 1 -")
    assert bot.choose(position) is Action.DRAW
    assert bot.explain(position) == ()
    close_bot(bot)
    assert only.is_closed
