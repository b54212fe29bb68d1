"""Records in files: JSON or text, told apart by their first character."""

from pathlib import Path

from coloretto._files import atomic_write
from coloretto.record.errors import RecordFormatError
from coloretto.record.game_record import GameRecord
from coloretto.record.record_json import record_from_json, record_to_json
from coloretto.record.record_text import parse_record, write_record
from coloretto.record.shortening import brief
from coloretto.rules import ColorettoError


def load_record(path: Path) -> GameRecord:
    """Read the record in a file; errors name the file."""
    try:
        return read_record(path.read_bytes().decode())
    except UnicodeDecodeError as error:
        raise RecordFormatError(f"{path}: not UTF-8 text: {error}") from error
    except ColorettoError as error:
        raise RecordFormatError(f"{path}: {brief(error)}") from error


def read_record(text: str) -> GameRecord:
    """Parse a record in JSON or text."""
    return record_from_json(text) if text.lstrip().startswith("{") else parse_record(text)


def save_record(record: GameRecord, path: Path) -> None:
    """Save as JSON in a file named `*.json`, else as text. Replaces an existing file atomically."""
    content = record_to_json(record) if path.suffix == ".json" else write_record(record).encode()
    if path.exists() and not path.is_file():  # a device is written to; a folder raises
        path.write_bytes(content)
    else:
        with atomic_write(path.resolve()) as new:
            new.write_bytes(content)
