"""Games of our bots, whose positions may be puzzles."""

from random import Random

from coloretto.bots import make_bot
from coloretto.puzzles.finding import puzzle_of
from coloretto.puzzles.pack import Puzzle
from coloretto.rules import Game, Position, RuleSet, rule_set_text

LEVELS = ("easy", "medium", "expert")
"""One is drawn for each seat, so that there are strong hands and weak ones, as in games of people."""
MOST_TRIED = 24
"""Positions of a game that are looked at."""


def puzzle_of_game(rule_set: RuleSet, number: int) -> Puzzle | None:
    """The first puzzle among some positions of a game; at most one, because its positions are alike."""
    random = Random(f"{rule_set_text(rule_set)} {number}")  # noqa: S311 - reproducible
    positions = _decisions(rule_set, number, random)
    tried = random.sample(positions, min(MOST_TRIED, len(positions)))
    tried.sort(key=lambda position: position.drawn is None)  # where to put a card is rarely so clear
    return next(filter(None, map(puzzle_of, tried)), None)


def _decisions(rule_set: RuleSet, number: int, random: Random) -> list[Position]:
    """The positions of a game in which there was a choice."""
    bots = [make_bot(random.choice(LEVELS), number) for _ in range(rule_set.players)]
    game, positions = Game.new(rule_set, number), []
    while not game.is_over:
        position = game.position
        if len(position.legal_actions) > 1:
            positions.append(position)
        game.play(bots[int(position.to_move or 0)].choose(position))
    return positions
