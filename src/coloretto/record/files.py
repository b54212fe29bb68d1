"""Records in files: JSON or text, told apart by their first character."""

from pathlib import Path

from coloretto.record.errors import RecordFormatError
from coloretto.record.game_record import GameRecord
from coloretto.record.record_json import record_from_json, record_to_json
from coloretto.record.record_text import parse_record, write_record
from coloretto.rules import ColorettoError


def load_record(path: Path) -> GameRecord:
    """The record in a file; errors name the file."""
    try:
        text = path.read_bytes().decode()
        return record_from_json(text) if text.lstrip().startswith("{") else parse_record(text)
    except UnicodeDecodeError as error:
        raise RecordFormatError(f"{path}: not UTF-8 text: {error}") from error
    except ColorettoError as error:
        raise RecordFormatError(f"{path}: {error}") from error


def save_record(record: GameRecord, path: Path) -> None:
    """JSON in a file named *.json, text in any other."""
    content = record_to_json(record) if path.suffix == ".json" else write_record(record).encode()
    path.write_bytes(content)
