"""What records load: the compiler only where a game is replayed."""

import pytest

from support.imports import loaded_by

HEAVY = {"numba", "numpy", "llvmlite"}


@pytest.mark.parametrize(
    "code",
    [
        "from coloretto.record import GameRecord, RecordedTurn, parse_turn, record_from_json, record_to_json",
        "from coloretto.record import FairDeck; FairDeck(bytes(32)).commitment",
        "from coloretto.record import ConformanceError, DeckError, RecordError, RecordFormatError",
        "from coloretto.record.json_types import Frame, SheetJson, StateJson",
        "from coloretto.record.places import Place, place_of",
        "from coloretto.record.shortening import brief, cut, shown",
    ],
)
def test_what_servers_and_clients_exchange_loads_no_compiler(code: str) -> None:
    assert not HEAVY & loaded_by(code)


def test_a_record_is_read_from_json_without_the_compiler() -> None:
    record = """{"format": "coloretto-record", "version": 1, "rules": "classic-3", "players": ["A", "B", "C"],
        "removed": "g", "start_cards": ["a", "b", "c"], "start_player": 1,
        "turns": [{"player": 1, "draw": "f", "place": 0}]}"""
    code = f"from coloretto.record import record_from_json\nassert record_from_json('''{record}''').turns"
    assert not HEAVY & loaded_by(code)


def test_replaying_loads_the_compiler() -> None:
    assert "numba" in loaded_by("from coloretto.record import verify")
