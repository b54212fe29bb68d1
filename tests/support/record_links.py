"""Links that carry records, as another program would write them from docs/formats.md."""

from base64 import urlsafe_b64encode
from pathlib import Path
from zlib import compressobj

FORMATS = Path(__file__).parents[2] / "docs/formats.md"
EXAMPLE = FORMATS.read_text(encoding="utf-8").partition("```text record\n")[2].partition("```")[0]
"""A game of two people."""
SOLO = EXAMPLE.replace("player 1: Ben", "player 1: hard")
"""The same game against a bot."""


def fragment_of(text: str | bytes) -> str:
    deflate = compressobj(wbits=-15)
    content = text.encode() if isinstance(text, str) else text
    packed = deflate.compress(content) + deflate.flush()
    return "#r=1d." + urlsafe_b64encode(packed).decode().rstrip("=")
