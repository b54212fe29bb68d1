"""Keeps the bytecode of imported modules where Python itself would not."""

import sys
from os import environ
from pathlib import Path

from platformdirs import user_cache_path


def keep_bytecode() -> None:
    """Keep bytecode in our own cache folder if it would be kept nowhere.

    With `PYTHONDONTWRITEBYTECODE`, as containers often have it, every start would compile more than a
    thousand modules again, which takes longer than everything else. Call it before the heavy imports.
    """
    if sys.dont_write_bytecode and sys.pycache_prefix is None:
        folder = Path(environ.get("COLORETTO_CACHE_DIR") or user_cache_path("coloretto"))
        sys.pycache_prefix = str(folder / "bytecode")
        sys.dont_write_bytecode = False
