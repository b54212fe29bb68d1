"""The texts in a record: single printable lines, and bytes in hexadecimal digits."""

import re

from coloretto.record.errors import RecordFormatError
from coloretto.record.shortening import shown

_HEXADECIMAL = re.compile(r"[0-9a-f]{64}")


def check_line(what: str, text: str) -> None:
    """Names, tags and entropy are single lines that survive being printed and read again."""
    if not text or not text.isprintable() or text != text.strip():
        raise RecordFormatError(
            f"{what} must be a printable line without spaces around it, not {shown(text)}"
        )


def check_entropy(entropy: tuple[str, ...], players: int) -> None:
    """Entropy is empty, or has a line for each player, which may be empty."""
    if entropy and len(entropy) != players:
        raise RecordFormatError(f"entropy: {len(entropy)} texts for {players} players")
    for player, text in enumerate(entropy):
        if text:
            check_line(f"the entropy of player {player}", text)


def check_hexadecimal(what: str, text: str) -> None:
    """Seeds and commitments are 32 bytes, written in one way only."""
    if not _HEXADECIMAL.fullmatch(text):
        raise RecordFormatError(f"{what} is 64 hexadecimal digits (0-9 and a-f), not {shown(text)}")


def parse_seed(text: str) -> bytes:
    check_hexadecimal("a seed", text)
    return bytes.fromhex(text)
