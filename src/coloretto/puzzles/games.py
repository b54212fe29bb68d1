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


class Candidate(NamedTuple):
    """A position with a choice, which may be a puzzle, and the game before it."""

    start: Position
    turns: tuple[RecordedTurn, ...]
    position: Position


def puzzle_of_game(rule_set: RuleSet, number: int) -> Puzzle | None:
    """The first puzzle among some positions of a game; at most one, because its positions are alike."""
    random = Random(f"{rule_set_text(rule_set)} {number}")  # noqa: S311 - reproducible
    candidates = _candidates(rule_set, number, random)
    tried = random.sample(candidates, min(MOST_TRIED, len(candidates)))
    # Where to put a card is rarely so clear.
    tried.sort(key=lambda candidate: candidate.position.drawn is None)
    return next(filter(None, map(_puzzle_at, tried)), None)


def _puzzle_at(candidate: Candidate) -> Puzzle | None:
    puzzle = puzzle_of(candidate.position)
    return puzzle and replace(puzzle, game=game_before(candidate))


def game_before(candidate: Candidate) -> PuzzleGame:
    return PuzzleGame(candidate.start.text, " ".join(turn.text for turn in candidate.turns))


def _candidates(rule_set: RuleSet, number: int, random: Random) -> list[Candidate]:
    bots = [make_bot(random.choice(LEVELS), number) for _ in range(rule_set.players)]
    deal = Deal.shuffled(rule_set, number)
    start = position = Position.start(deal.opening)
    turns: tuple[RecordedTurn, ...] = ()
    candidates = []
    while (mover := position.to_move) is not None:
        if len(position.legal_actions) > 1:
            candidates.append(Candidate(start, turns, position))
        action = bots[mover].choose(position)
        position, revealed = play_from_deck(position, action, deal.deck)
        turns = turns_with(turns, mover, action, revealed)
    return candidates
