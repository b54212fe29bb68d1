"""The log: a line of JSON each. Nothing that people send is written there, and no secret."""

import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import msgspec

QUERY = re.compile(r"(/\S*?)\?\S*")
BEARER = re.compile(r"(?i)\b(bearer|coloretto=|token=)\s*\S+")
URL_PASSWORD = re.compile(r"(\w+://)[^\s/@]*@")


def fields(**values: str | float) -> dict[str, Any]:
    """What a line tells besides its message: the `extra` of a call."""
    return {"fields": values}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def without_secrets(text: str) -> str:
    """A text without what may be secret in it: passwords of addresses, tokens, what follows a `?`."""
    text = URL_PASSWORD.sub(r"\1", text)
    text = BEARER.sub(r"\1 ...", text)
    return QUERY.sub(r"\1", text)


@contextmanager
def log_to_error_stream(level: str) -> Iterator[None]:
    """Write the log of this process there, libraries included, as long as this lasts."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    level_before = root.level
    root.addHandler(handler)
    root.setLevel(level.upper())
    try:
        yield
    finally:
        root.removeHandler(handler)
        root.setLevel(level_before)
