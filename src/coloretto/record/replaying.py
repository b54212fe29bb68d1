"""Replaying a record move by move, and verifying it."""

from collections.abc import Iterator

from coloretto.record.errors import RecordError
from coloretto.record.game_record import GameRecord
from coloretto.record.shortening import brief, shown
from coloretto.record.turns import RecordedTurn
from coloretto.rules import Action, Card, ColorettoError, Phase, Position


def replay(record: GameRecord) -> Iterator[Position]:
    """The first position, then the position after each turn. Moves count from 1 in errors."""
    position = Position.start(record.opening)
    yield position
    for move, turn in enumerate(record.turns, start=1):
        position = _after_turn(position, turn, move)
        if turn.drawn is not None and turn.placed is None and move < len(record.turns):
            raise RecordError(f"move {move}: the drawn card {turn.drawn} was never placed")
        yield position


def _after_turn(position: Position, turn: RecordedTurn, move: int) -> Position:
    if position.to_move is None:
        raise RecordError(f"move {move}: {shown(turn.text)}, but the game is over in {position.text!r}")
    if turn.player != position.to_move:
        raise RecordError(
            f"move {move}: player {shown(turn.player)} moves, but it is player {position.to_move}'s turn"
            f" in {position.text!r}"
        )
    try:
        return _drawn(position, turn.drawn, turn.placed) if turn.drawn is not None else _taken(position, turn)
    except RecordError as error:
        raise RecordError(f"move {move}: {error}") from None
    except ColorettoError as error:
        raise RecordError(f"move {move}: {shown(turn.text)}: {brief(error)}") from error


def _drawn(position: Position, card: Card, row: int | None) -> Position:
    after = position.after(Action.DRAW, (card,))
    return after if row is None else after.after(Action.place(row))


def _taken(position: Position, turn: RecordedTurn) -> Position:
    after = position.after(Action.from_text(f"T{turn.taken}"), turn.revealed)
    if after.phase == Phase.REVEAL_BONUS:
        raise RecordError(
            f"{shown(turn.text)} has a golden joker, whose card is missing, in {position.text!r}"
        )
    return after


def verify(record: GameRecord) -> Position:
    """Replay a record, check its result, and return the last position."""
    for position in replay(record):  # noqa: B007 - only the last one matters
        pass
    move = len(record.turns)
    if position.is_over and record.scores is None:
        raise RecordError(f"after move {move} the game is over, but the record has no scores")
    if record.scores is not None:
        _check_scores(record, position)
    return position


def _check_scores(record: GameRecord, position: Position) -> None:
    move = len(record.turns)
    if not position.is_over:
        raise RecordError(f"the record has scores, but after move {move} the game is not over")
    if record.scores is None or len(record.scores) != position.players:
        raise RecordError(
            f"after move {move}: {position.players} scores expected, not {shown(record.scores)}"
        )
    for player, (found, right) in enumerate(zip(record.scores, position.scores, strict=True)):
        if found != right:
            raise RecordError(
                f"after move {move}: player {player} ({record.names[player]}) has {right} points,"
                f" but the record says {shown(found)}"
            )
