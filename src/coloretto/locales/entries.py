"""The source of a catalogue's messages, found without parsing all of Fluent's syntax.

Most messages are plain text with a few values in it. They are filled in here; Fluent itself, which takes a
fifth of a second to import, formats only plurals and other choices.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from re import MULTILINE, Match
from re import compile as regex

FOLDER = Path(__file__).parent

ENTRY = regex(r"^(?P<id>[a-z][a-zA-Z0-9-]*) *=(?P<value>.*(?:\n+[ }].*)*)", MULTILINE)
VALUE = regex(r"\{ *\$(?P<name>[a-zA-Z][a-zA-Z0-9_-]*) *\}")
LEAST_GROUPED = 1000
"""The smallest number whose digits some languages group."""

Value = str | int | float


@cache
def entries(language: str) -> Mapping[str, str]:
    """The source of every message of a language, by its id."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("*.ftl"))]
    return {entry["id"]: entry[0] for text in texts for entry in ENTRY.finditer(text)}


@cache
def template(source: str) -> str | None:
    """The text of a message that has nothing but values in it; None if only Fluent can format it."""
    lines = source.partition("=")[2].strip(" ").rstrip().split("\n")
    first, *more = (line.rstrip() for line in lines)
    indent = min((len(line) - len(line.lstrip()) for line in more if line), default=0)
    text = "\n".join([first, *(line[indent:] for line in more)]).removeprefix("\n")
    is_plain = not set("{}") & set(VALUE.sub("", text)) and "\n." not in text
    return text if is_plain else None


def filled(text: str, values: Mapping[str, Value]) -> str | None:
    """The text with its values filled in; None if one is missing or is a number that Fluent must format."""

    def written(place: Match[str]) -> str:
        return str(values[place["name"]])

    names = [place["name"] for place in VALUE.finditer(text)]
    return VALUE.sub(written, text) if all(_is_plain(values.get(name)) for name in names) else None


def _is_plain(value: Value | None) -> bool:
    return isinstance(value, str) or (isinstance(value, int) and abs(value) < LEAST_GROUPED)
