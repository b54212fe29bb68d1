"""A game as text and JSON, replay and verification, the provably fair deck, conformance."""

from typing import TYPE_CHECKING

from coloretto._lazy import lazy_names

if TYPE_CHECKING:
    from coloretto.record.commitment_log import LogEntry, LogHead, check_chain
    from coloretto.record.conformance import Conformance, conform
    from coloretto.record.errors import (
        ConformanceError,
        DeckError,
        LogError,
        RecordError,
        RecordFormatError,
    )
    from coloretto.record.fair import FairDeck
    from coloretto.record.files import load_record, read_record, save_record
    from coloretto.record.game_record import GameRecord
    from coloretto.record.proof import DeckFinding, DeckProof, prove_deck, verify_deck
    from coloretto.record.record_json import record_from_json, record_to_json
    from coloretto.record.record_text import parse_record, write_record
    from coloretto.record.recorder import Recorder, play_from_deck
    from coloretto.record.replaying import replay, verify
    from coloretto.record.turns import RecordedTurn, parse_turn

__all__ = [
    "Conformance",
    "ConformanceError",
    "DeckError",
    "DeckFinding",
    "DeckProof",
    "FairDeck",
    "GameRecord",
    "LogEntry",
    "LogError",
    "LogHead",
    "RecordError",
    "RecordFormatError",
    "RecordedTurn",
    "Recorder",
    "check_chain",
    "conform",
    "load_record",
    "parse_record",
    "parse_turn",
    "play_from_deck",
    "prove_deck",
    "read_record",
    "record_from_json",
    "record_to_json",
    "replay",
    "save_record",
    "verify",
    "verify_deck",
    "write_record",
]

lazy_names(
    __name__,
    {
        "commitment_log": ("LogEntry", "LogHead", "check_chain"),
        "conformance": ("Conformance", "conform"),
        "errors": ("ConformanceError", "DeckError", "LogError", "RecordError", "RecordFormatError"),
        "fair": ("FairDeck",),
        "files": ("load_record", "read_record", "save_record"),
        "game_record": ("GameRecord",),
        "proof": ("DeckFinding", "DeckProof", "prove_deck", "verify_deck"),
        "record_json": ("record_from_json", "record_to_json"),
        "record_text": ("parse_record", "write_record"),
        "recorder": ("Recorder", "play_from_deck"),
        "replaying": ("replay", "verify"),
        "turns": ("RecordedTurn", "parse_turn"),
    },
)
