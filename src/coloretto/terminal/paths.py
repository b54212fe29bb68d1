"""Where the terminal stores games and settings."""

from os import environ
from pathlib import Path

from platformdirs import user_config_path

from coloretto.server.base.settings import data_folder


def unfinished_folder() -> Path:
    return data_folder() / "unfinished"


def games_folder() -> Path:
    """The records of finished games."""
    return data_folder() / "games"


def logs_folder() -> Path:
    """How far the commitment logs of servers were checked."""
    return data_folder() / "logs"


def config_folder() -> Path:
    return Path(environ.get("COLORETTO_CONFIG_DIR") or user_config_path("coloretto"))
