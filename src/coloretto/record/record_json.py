"""Records as JSON, for programs. See docs/formats.md."""

import json
from typing import Any

import msgspec

from coloretto.record.errors import RecordFormatError
from coloretto.record.game_record import GameRecord
from coloretto.record.lines import parse_seed
from coloretto.record.shortening import brief, shown
from coloretto.record.turns import RecordedTurn
from coloretto.rules import (
    Card,
    ColorettoError,
    Opening,
    cards_text,
    parse_cards,
    parse_rule_set,
    rule_set_text,
)

FORMAT = "coloretto-record"
VERSION = 1


class TurnJson(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    player: int
    draw: str | None = None
    place: int | None = None
    take: int | None = None
    reveal: str = ""


class RecordJson(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    format: str
    version: int
    rules: str
    players: list[str]
    removed: str
    start_cards: list[str]
    start_player: int
    turns: list[TurnJson]
    scores: list[int] | None = None
    commitment: str | None = None
    seed: str | None = None
    entropy: list[str] = []
    tags: dict[str, str] = {}


def record_to_json(record: GameRecord) -> bytes:
    return msgspec.json.encode(_to_json(record)) + b"\n"


def _to_json(record: GameRecord) -> RecordJson:
    opening = record.opening
    return RecordJson(
        format=FORMAT,
        version=VERSION,
        rules=rule_set_text(record.rule_set),
        players=list(record.names),
        removed=cards_text(opening.removed),
        start_cards=[cards_text(cards) for cards in opening.start_cards],
        start_player=opening.start_player,
        turns=[_turn_to_json(turn) for turn in record.turns],
        scores=None if record.scores is None else list(record.scores),
        commitment=record.commitment,
        seed=None if record.seed is None else record.seed.hex(),
        entropy=list(record.entropy),
        tags=dict(record.tags),
    )


def _turn_to_json(turn: RecordedTurn) -> TurnJson:
    drawn = None if turn.drawn is None else turn.drawn.letter
    return TurnJson(turn.player, drawn, turn.placed, turn.taken, cards_text(turn.revealed))


def record_from_json(text: bytes | str) -> GameRecord:
    """The inverse of `record_to_json`. It does not replay the game: `verify` does."""
    found = _decode(text)
    return GameRecord(
        opening=_opening_from_json(found),
        names=tuple(found.players),
        turns=tuple(_turn_from_json(turn, move) for move, turn in enumerate(found.turns, start=1)),
        scores=None if found.scores is None else tuple(found.scores),
        commitment=found.commitment,
        seed=None if found.seed is None else parse_seed(found.seed),
        entropy=tuple(found.entropy),
        tags=found.tags,
    )


def _decode(text: bytes | str) -> RecordJson:
    try:
        found = json.loads(text if isinstance(text, str) else text.decode(), object_pairs_hook=_fields)
        _check_version(found)
        return msgspec.convert(found, RecordJson)
    except RecordFormatError:
        raise
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise RecordFormatError(f"not a JSON record: {brief(error)}") from error


def _fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The fields of a JSON object; a repeated one raises."""
    found: dict[str, Any] = {}
    for field, value in pairs:
        if field in found:
            raise RecordFormatError(f"not a JSON record: the field {shown(field)} is repeated")
        found[field] = value
    return found


def _check_version(found: object) -> None:
    """Checked first, because another version may have other fields."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise RecordFormatError(f'not a JSON record: it must have "format": "{FORMAT}"')
    version = found.get("version")
    if type(version) is not int or version != VERSION:
        raise RecordFormatError(
            f"version {shown(version)} of the record format is not known here, only {VERSION}"
        )


def _opening_from_json(found: RecordJson) -> Opening:
    return Opening(
        parse_rule_set(found.rules),
        removed=parse_cards(found.removed),
        start_cards=tuple(parse_cards(cards) for cards in found.start_cards),
        start_player=found.start_player,
    )


def _turn_from_json(turn: TurnJson, move: int) -> RecordedTurn:
    try:
        drawn = None if turn.draw is None else Card.from_letter(turn.draw)
        return RecordedTurn(turn.player, drawn, turn.place, turn.take, parse_cards(turn.reveal))
    except ColorettoError as error:
        raise RecordFormatError(f"move {move}: {brief(error)}") from error
