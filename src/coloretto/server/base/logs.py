"""The log, as JSON lines. It contains neither secrets nor anything people send."""

import logging
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import msgspec

QUERY = re.compile(r"(/\S*?)\?\S*")
BEARER = re.compile(r"(?i)\b(bearer|coloretto=|token=)\s*\S+")
URL_PASSWORD = re.compile(r"(\w+://)[^\s/@]*@")
CHATTY_LOGGERS = ("uvicorn", "websockets")
"""At debug level, these libraries log every WebSocket message."""


def fields(**values: str | float) -> dict[str, Any]:
    """Structured fields of a log line, to pass as `extra`."""
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
    """The text without URL passwords, tokens and query strings."""
    text = URL_PASSWORD.sub(r"\1", text)
    text = BEARER.sub(r"\1 ...", text)
    return QUERY.sub(r"\1", text)


@contextmanager
def log_to_error_stream(level: str) -> Iterator[None]:
    """Log to stderr inside this context, libraries included."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root, wanted = logging.getLogger(), logging.getLevelNamesMapping()[level.upper()]
    levels = {root: wanted} | {logging.getLogger(name): max(wanted, logging.INFO) for name in CHATTY_LOGGERS}
    root.addHandler(handler)
    try:
        with _levels_set(levels):
            yield
    finally:
        root.removeHandler(handler)


@contextmanager
def _levels_set(levels: Mapping[logging.Logger, int]) -> Iterator[None]:
    before = {logger: logger.level for logger in levels}
    try:
        for logger, level in levels.items():
            logger.setLevel(level)
        yield
    finally:
        for logger, level in before.items():
            logger.setLevel(level)
