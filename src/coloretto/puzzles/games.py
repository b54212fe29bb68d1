"""Games of our bots, whose positions may be puzzles."""

from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from coloretto.bots import make_bot
from coloretto.puzzles.finding import puzzle_of
from coloretto.puzzles.pack import Puzzle, PuzzleGame
from coloretto.record import RecordedTurn
from coloretto.record.recorder import play_from_deck, turns_with
from coloretto.rules import Deal, Position, RuleSet, rule_set_text

LEVELS = ("easy", "medium", "expert")
"""One is drawn for each seat, so that there are strong hands and weak ones, as in games of people."""
MOST_TRIED = 24
"""Positions of a game that are looked at."""


class Decision(NamedTuple):
    """A position in which there was a choice, and the game before it."""

    start: Position
    turns: tuple[RecordedTurn, ...]
    position: Position


def puzzle_of_game(rule_set: RuleSet, number: int) -> Puzzle | None:
    """The first puzzle among some positions of a game; at most one, because its positions are alike."""
    random = Random(f"{rule_set_text(rule_set)} {number}")  # noqa: S311 - reproducible
    decisions = _decisions(rule_set, number, random)
    tried = random.sample(decisions, min(MOST_TRIED, len(decisions)))
    tried.sort(key=lambda decision: decision.position.drawn is None)  # where to put a card is rarely so clear
    return next(filter(None, map(_puzzle_at, tried)), None)


def _puzzle_at(decision: Decision) -> Puzzle | None:
    puzzle = puzzle_of(decision.position)
    return puzzle and replace(puzzle, game=game_before(decision))


def game_before(decision: Decision) -> PuzzleGame:
    return PuzzleGame(decision.start.text, " ".join(turn.text for turn in decision.turns))


def _decisions(rule_set: RuleSet, number: int, random: Random) -> list[Decision]:
    bots = [make_bot(random.choice(LEVELS), number) for _ in range(rule_set.players)]
    deal = Deal.shuffled(rule_set, number)
    start = position = Position.start(deal.opening)
    turns: tuple[RecordedTurn, ...] = ()
    decisions = []
    while (mover := position.to_move) is not None:
        if len(position.legal_actions) > 1:
            decisions.append(Decision(start, turns, position))
        action = bots[mover].choose(position)
        position, revealed = play_from_deck(position, action, deal.deck)
        turns = turns_with(turns, mover, action, revealed)
    return decisions
