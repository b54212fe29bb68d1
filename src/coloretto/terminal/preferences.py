"""The person's settings, stored between runs."""

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from coloretto._files import atomic_write
from coloretto.locales import LANGUAGES
from coloretto.protocol.levels import LEVELS
from coloretto.terminal.paths import config_folder

FILE = "terminal.json"
THEMES = ("dark", "light", "contrast", "terminal")
PACES = {"instant": 0, "quick": 300, "normal": 700, "slow": 1500}
"""Milliseconds between two moves of bots."""


@dataclass(frozen=True)
class Preferences:
    language: str = ""
    """Empty: the system's."""
    theme: str = "dark"
    level: str = "medium"
    pace: str = "normal"


CHOICES = {"language": ("", *LANGUAGES), "theme": THEMES, "level": LEVELS, "pace": tuple(PACES)}


def load_preferences() -> Preferences:
    """The stored settings; defaults for whatever cannot be read."""
    try:
        found: dict[str, Any] = json.loads(_file().read_text(encoding="utf-8"))
        known = {name: value for name, value in found.items() if value in CHOICES.get(name, ())}
    except (OSError, ValueError, AttributeError, TypeError):
        known = {}
    return replace(Preferences(), **known)


def save_preferences(chosen: Preferences) -> None:
    """Store the settings."""
    file = _file()
    file.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(file) as new:
        new.write_text(json.dumps(asdict(chosen), indent=2), encoding="utf-8")


def _file() -> Path:
    return config_folder() / FILE
