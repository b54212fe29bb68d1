"""Playing a record again, move by move, and verifying it."""

from collections.abc import Iterator
from dataclasses import replace

from coloretto.record.errors import DeckError, RecordError
from coloretto.record.fair import FairDeck
from coloretto.record.game_record import GameRecord
from coloretto.record.shortening import brief, shown
from coloretto.record.turns import Turn
from coloretto.rules import Action, Card, ColorettoError, Opening, Phase, Position, cards_text


def replay(record: GameRecord) -> Iterator[Position]:
    """The first position, then the position after each turn. Moves count from 1 in errors."""
    position = Position.start(record.opening)
    yield position
    for move, turn in enumerate(record.turns, start=1):
        position = _after_turn(position, turn, move)
        if turn.drawn is not None and turn.placed is None and move < len(record.turns):
            raise RecordError(f"move {move}: the drawn card {turn.drawn} was never placed")
        yield position


def _after_turn(position: Position, turn: Turn, move: int) -> Position:
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
    after = position.after(Action.DRAW).reveal(card)
    return after if row is None else after.after(Action.place(row))


def _taken(position: Position, turn: Turn) -> Position:
    after = position.after(Action.from_text(f"T{turn.taken}"))
    for card in turn.revealed:
        after = after.reveal(card)
    if after.phase == Phase.REVEAL_BONUS:
        raise RecordError(
            f"{shown(turn.text)} has a golden joker, whose card is missing, in {position.text!r}"
        )
    return after


def verify(record: GameRecord) -> Position:
    """Replay a record, check its result, and return the last position."""
    for position in replay(record):  # noqa: B007 - the last one is what counts
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


def verify_deck(record: GameRecord) -> None:
    """Prove that a game was played with the deck that was committed to before its first card."""
    if record.seed is None:
        raise DeckError("the record has no seed yet: a deck can be proved when its game is over")
    fair_deck = FairDeck(record.seed)
    if record.commitment is not None:
        fair_deck.check_commitment(record.commitment)
    deal = fair_deck.deal(record.rule_set, record.entropy)
    if _in_order(deal.opening) != _in_order(record.opening):
        raise DeckError(
            f"the seed gives {_opening_text(deal.opening)},"
            f" but the record has {_opening_text(record.opening)}"
        )
    dealt = iter(deal.deck)
    for move, card in _revealed_cards(record):
        if card != (right := next(dealt, None)):
            deck = "the deck is empty" if right is None else f"the deck's card is {right}"
            raise DeckError(f"move {move}: {deck}, but the record says {card}")


def _in_order(opening: Opening) -> Opening:
    """Who has written a record down may have put a player's start cards in order: they have none."""
    return replace(opening, start_cards=tuple(tuple(sorted(cards)) for cards in opening.start_cards))


def _opening_text(opening: Opening) -> str:
    start_cards = " ".join(cards_text(cards) for cards in opening.start_cards)
    return (
        f"the removed colours {cards_text(opening.removed)!r}, the start cards {start_cards!r}"
        f" and the start player {opening.start_player}"
    )


def _revealed_cards(record: GameRecord) -> Iterator[tuple[int, Card]]:
    for move, turn in enumerate(record.turns, start=1):
        cards = turn.revealed if turn.drawn is None else (turn.drawn,)
        for card in cards:
            yield move, card
