"""The Pythons of this machine, and what it takes to install Coloretto into one of them."""

import json
import os
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from support.waiting import HANG_TIMEOUT

ROOT = Path(__file__).parents[2]
CLASSIFIER = "Programming Language :: Python :: 3."
TELL_VERSION = "import sys; print(sys.implementation.name, *sys.version_info[:2], sep='.')"


def advertised_versions() -> list[str]:
    """The versions that the package says it runs in, like 3.12."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    minors = (text.removeprefix(CLASSIFIER) for text in project["classifiers"] if text.startswith(CLASSIFIER))
    return [f"3.{minor}" for minor in minors]


@cache
def interpreters() -> dict[str, str]:
    """A CPython of each version that is installed here, by version: on the path, from uv or from pyenv."""
    found: dict[str, str] = {}
    for python in _candidates():
        kind, _, version = _version(python).partition(".")
        if kind == "cpython":
            found.setdefault(version, python)
    return found


def uv() -> str | None:
    """The program that `make` uses, if it is there."""
    own = ROOT / ".uv/bin/uv"
    return shutil.which("uv") or (str(own) if own.exists() else None)


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=HANG_TIMEOUT)


def _candidates() -> Iterator[str]:
    tool = uv()
    if tool is not None:
        listed = run(tool, "python", "list", "--only-installed", "--output-format", "json").stdout
        yield from (python["path"] for python in json.loads(listed or "[]"))
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob("versions/3.*/bin/python3"), reverse=True))


def _version(python: str) -> str:
    try:
        return run(python, "-c", TELL_VERSION).stdout.strip()
    except OSError:
        return ""
