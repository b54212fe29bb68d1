"""What reviews find in the games of our bots."""

from collections import defaultdict
from statistics import mean

import pytest

from coloretto.analysis import Label, analyse, review
from coloretto.bots import Bot, make_bot
from coloretto.record import GameRecord, Recorder
from coloretto.rules import PRINTED, Action, Position
from support.effort import LONG, effort

RULES = PRINTED if LONG else ["classic-3-brown"]
LEVELS = ("expert", "greedy", "easy")
"""From the best to the weakest."""


def table(rules: str, seed: int) -> Recorder:
    rule_set = PRINTED[rules]
    return Recorder(rule_set, "ABCDE"[: rule_set.players], seed.to_bytes(32, "big"))


def blunder_in(position: Position) -> Action | None:
    """An action that loses at least a quarter of the win, where another one is clearly the best.

    Where two good actions are worth nearly the same, the bot may prefer one and the review the other.
    """
    if len(position.legal_actions) < 2:
        return None
    analysis = analyse(position)
    best, second, *_ = shares = [each.shares[analysis.player] for each in analysis.actions]
    is_clear = best - second >= 0.02
    return analysis.actions[-1].action if is_clear and best - shares[-1] >= 0.25 else None


def planted(rules: str, seed: int) -> tuple[GameRecord, int, Action, Action] | None:
    """A game with a blunder, its place and what the bot would have done; None if none could be planted."""
    recorder, bot, found = table(rules, seed), make_bot("neural", 1), None
    while not recorder.position.is_over:
        position, choice = recorder.position, bot.choose(recorder.position)
        blunder = None if found else blunder_in(position)
        if blunder is not None:
            found = sum(len(turn.actions) for turn in recorder.record.turns), blunder, choice
        recorder.play(choice if blunder is None else blunder)
    return found and (recorder.record, *found)


@pytest.mark.parametrize("rules", PRINTED if LONG else ["golden-2-brown", "classic-4-brown"])
def test_a_planted_blunder_is_found_with_the_move_that_the_bot_would_have_made(rules: str) -> None:
    record, move, blunder, choice = next(filter(None, (planted(rules, seed) for seed in range(3, 30))))
    found = next(decision for decision in review(record).decisions if decision.move == move)
    assert (found.action, found.best, found.label) == (blunder, choice, Label.BLUNDER)


def losses(rules: str, games: int) -> dict[str, list[float]]:
    """What the decisions of each level lost in games with each other, on all seats in turn."""
    found: dict[str, list[float]] = defaultdict(list)
    for game in range(games):
        recorder = table(rules, game)
        players = recorder.position.players
        levels = [LEVELS[(seat + game) % len(LEVELS)] for seat in range(players)]
        bots: list[Bot] = [make_bot(level, 10 * game + seat) for seat, level in enumerate(levels)]
        while (player := recorder.position.to_move) is not None:
            recorder.play(bots[player].choose(recorder.position))
        for decision in review(recorder.record).decisions:
            found[levels[decision.seat]].append(decision.loss)
    return found


@pytest.mark.parametrize("rules", RULES)
def test_greedy_loses_more_than_expert_and_less_than_easy(rules: str) -> None:
    found = losses(rules, effort(6, 18))
    expert, greedy, easy = (mean(found[level]) for level in LEVELS)
    assert expert < greedy < easy, (expert, greedy, easy)
