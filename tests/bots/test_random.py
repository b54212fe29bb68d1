from collections import Counter

from coloretto.bots import make_bot
from coloretto.rules import Action, Position


def test_every_legal_action_is_about_equally_likely() -> None:
    position = Position("classic-3-brown g a/b/- ab/cd/ef 1:choose 2 -")
    bot = make_bot("random", seed=1)
    chosen = Counter(bot.choose(position) for _ in range(3000))
    assert set(chosen) == {Action.TAKE_0, Action.TAKE_1, Action.DRAW}
    assert all(900 < times < 1100 for times in chosen.values())


def test_different_seeds_choose_differently() -> None:
    position = Position("classic-3-brown g a/b/c ab/cd/ef 1:choose 2 -")
    assert {make_bot("random", seed).choose(position) for seed in range(40)} == set(position.legal_actions)
