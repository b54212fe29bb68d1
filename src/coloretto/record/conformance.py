"""Comparing games of other implementations with our rules, field by field.

docs/formats.md describes the files: each line is a game, or a hand with its score.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from coloretto.record.errors import ConformanceError
from coloretto.record.recorder import play_from_deck
from coloretto.record.shortening import brief, shown
from coloretto.rules import (
    COLOURS,
    EDITIONS,
    Action,
    Card,
    ColorettoError,
    Deal,
    Hand,
    Opening,
    Phase,
    Position,
    ScoringTable,
    best_score,
    cards_text,
    parse_cards,
    parse_deck,
)
from coloretto.rules.constants import CARDS_PER_COLOUR, JOKERS, PLUS_TWOS


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A decision: who acts and what is legal; then the action and what it led to."""

    player: int
    phase: str
    card: str | None
    legal: list[str]
    action: str
    events: list[str]
    rows: list[str | None]
    hands: list[str]
    left: int
    last_round: bool
    in_round: list[int] = msgspec.field(name="in")
    scores_if_ended: list[int]


class ForeignGame(msgspec.Struct, forbid_unknown_fields=True):
    edition: str
    players: int
    table: str
    policy: str
    start_player: int
    start_cards: list[str]
    deck: str
    steps: list[Step]
    scores: list[int]
    win_shares: list[float]


ROUNDING = 1e-6  # a share of a third is printed as 0.333333 by some
LONGEST_FIELD = 200  # five hands late in a game are longer than most values

ColourCards: TypeAlias = Annotated[int, Meta(ge=0, le=CARDS_PER_COLOUR)]


class ForeignScore(msgspec.Struct, forbid_unknown_fields=True):
    colours: Annotated[list[ColourCards], Meta(min_length=len(COLOURS), max_length=len(COLOURS))]
    jokers: Annotated[int, Meta(ge=0, le=JOKERS)]
    plus2: Annotated[int, Meta(ge=0, le=PLUS_TWOS)]
    table: str
    score: int


@dataclass
class Conformance:
    """What was compared, and the first difference if there is one."""

    games: int = 0
    steps: int = 0
    hands: int = 0
    fields: int = 0
    difference: str | None = None

    def compare(self, where: str, field: str, theirs: object, ours: object) -> None:
        self._compare(where, field, theirs, ours, is_equal=theirs == ours)

    def compare_rounded(self, where: str, field: str, theirs: list[float], ours: list[float]) -> None:
        """Compare numbers that another implementation may have rounded."""
        is_equal = len(theirs) == len(ours) and all(map(_is_close, theirs, ours))
        self._compare(where, field, theirs, ours, is_equal=is_equal)

    def _compare(self, where: str, field: str, theirs: object, ours: object, *, is_equal: bool) -> None:
        self.fields += 1
        if not is_equal:
            raise ConformanceError(
                f"{where}{field} is {shown(theirs, LONGEST_FIELD)} in the file, {ours!r} by our rules"
            )


def _is_close(theirs: float, ours: float) -> bool:
    return abs(theirs - ours) <= ROUNDING


def conform(path: Path) -> Conformance:
    """Compare a file with our rules, up to the first difference."""
    found = Conformance()
    with path.open("rb") as lines:  # line by line: the file may be larger than memory
        for number, line in enumerate(lines, start=1):
            try:
                _compare_line(found, line)
            except ColorettoError as error:
                found.difference = f"line {number}: {brief(error)}"
                return found
    if not found.games and not found.hands:
        found.difference = "no game and no hand in this file"
    return found


def _compare_line(found: Conformance, line: bytes) -> None:
    if b'"colours"' in line:
        _compare_score(found, _decode(line, ForeignScore))
        found.hands += 1
    else:
        _compare_game(found, _decode(line, ForeignGame))
        found.games += 1


T = TypeVar("T")


def _decode(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ConformanceError(f"not the JSON of a game or a hand: {error}") from error


def _compare_score(found: Conformance, hand: ForeignScore) -> None:
    counts = (*hand.colours, hand.plus2, hand.jokers, 0)
    score = best_score(Hand(counts), ScoringTable.from_name(hand.table))
    found.compare("", "score", hand.score, score)


def _compare_game(found: Conformance, game: ForeignGame) -> None:
    deal = _deal(game)
    position = Position.start(deal.opening)
    for number, step in enumerate(game.steps, start=1):
        where = f"step {number}: "
        if position.is_over:
            raise ConformanceError(f"{where}the file continues, but the game is over by our rules")
        _compare_choice(found, where, step, position)
        after, revealed = _played(where, step, position, deal)
        found.compare(where, "events", step.events, _events(position, after, revealed))
        _compare_table(found, where, step, after)
        position = after
        found.steps += 1
    if not position.is_over:
        steps = len(game.steps)
        raise ConformanceError(
            f"after step {steps}: the file has no more steps, but the game is not over by our rules"
        )
    found.compare("at the end: ", "scores", game.scores, list(position.scores))
    found.compare_rounded("at the end: ", "win_shares", game.win_shares, list(position.win_shares))


def _played(where: str, step: Step, position: Position, deal: Deal) -> tuple[Position, tuple[Card, ...]]:
    try:
        return play_from_deck(position, Action.from_text(step.action), deal.deck)
    except ColorettoError as error:
        raise ConformanceError(f"{where}action: {error}") from error


def _deal(game: ForeignGame) -> Deal:
    if game.edition not in EDITIONS:
        raise ConformanceError(f"edition is {shown(game.edition)} in the file, none of {', '.join(EDITIONS)}")
    rule_set = EDITIONS[game.edition].rule_set(game.players, ScoringTable.from_name(game.table))
    start_cards = tuple(parse_cards(cards) for cards in game.start_cards)
    opening = Opening(rule_set, _removed(game), start_cards, game.start_player)
    return Deal(opening, parse_deck(game.deck, rule_set))


def _removed(game: ForeignGame) -> tuple[Card, ...]:
    """The colours that appear neither in the deck nor among the start cards."""
    seen = game.deck + "".join(game.start_cards)
    return tuple(colour for colour in COLOURS if colour.letter not in seen)


def _compare_choice(found: Conformance, where: str, step: Step, position: Position) -> None:
    drawn = None if position.drawn is None else position.drawn.letter
    found.compare(where, "player", step.player, position.to_move)
    found.compare(where, "phase", step.phase, position.phase.name.lower())
    found.compare(where, "card", step.card, drawn)
    found.compare(where, "legal", step.legal, [str(action) for action in position.legal_actions])


def _compare_table(found: Conformance, where: str, step: Step, position: Position) -> None:
    rows = [None if row is None else cards_text(row) for row in position.rows]
    in_round = [int(player in position.players_in) for player in range(position.players)]
    found.compare(where, "rows", step.rows, rows)
    found.compare(where, "hands", step.hands, [str(hand) for hand in position.hands])
    found.compare(where, "left", step.left, position.cards_left)
    found.compare(where, "last_round", step.last_round, position.is_last_round)
    found.compare(where, "in", step.in_round, in_round)
    found.compare(where, "scores_if_ended", step.scores_if_ended, list(position.scores))


def _events(before: Position, after: Position, revealed: tuple[Card, ...]) -> list[str]:
    """What happened between two positions, as the file format names it."""
    verb = "draw" if after.phase == Phase.PLACE else "reveal"
    events = [f"{verb}:{card}" for card in revealed]
    if after.is_last_round and not before.is_last_round:
        events.insert(before.cards_until_last_round, "last")
    if after.round != before.round or after.is_over:
        events.append("round_end")
    if after.is_over:
        events.append("over")
    return events
