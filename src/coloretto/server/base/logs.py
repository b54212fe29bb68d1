"""The log: a line of JSON each. Nothing that people send is written there, and no secret."""

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
CARRIERS = ("uvicorn", "websockets")
"""Loggers of libraries that write, at debug, every text that goes over a WebSocket."""


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
    root, wanted = logging.getLogger(), logging.getLevelNamesMapping()[level.upper()]
    levels = {root: wanted} | {logging.getLogger(name): max(wanted, logging.INFO) for name in CARRIERS}
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
