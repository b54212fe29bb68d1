"""CPU seconds that `coloretto play --plain` takes until its first question, at the first start and later.

    python bench/startup.py --against ../older-checkout

At the first start after an installation, neither bytecode nor machine code is cached. Every round starts each
checkout once in each way, so that what else the machine does hits all of them.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from timing import load, positive

COMMAND = "import sys; from coloretto.terminal.main import main; sys.exit(main())"
PLAY = ("play", "--plain", "--seed", "5")
QUESTION = "Draw a card"

WAYS = ("first start", "later")


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=positive, default=3)
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="a checkout with its own .venv")
    options = parser.parse_args()
    checkouts = {"this checkout": Path(sys.executable)}
    if options.against is not None:
        checkouts["the other one"] = options.against / ".venv/bin/python"
    seconds: dict[tuple[str, str], list[float]] = {(way, name): [] for way in WAYS for name in checkouts}
    with TemporaryDirectory() as caches:
        for name, python in checkouts.items():
            _seconds(python, Path(caches, name))  # what later starts find
        for _ in range(options.rounds):
            for (way, name), measured in seconds.items():
                measured.append(_seconds_of(way, checkouts[name], Path(caches, name)))
    print(f"CPU seconds until the first question, median of {options.rounds}; {load()}")
    for (way, name), measured in seconds.items():
        print(f"{way:16} {name:16} {median(measured):6.2f}   {min(measured):.2f} to {max(measured):.2f}")


def _seconds_of(way: str, python: Path, cache: Path) -> float:
    if way == "later":
        return _seconds(python, cache)
    with TemporaryDirectory() as empty:
        return _seconds(python, Path(empty))


def _seconds(python: Path, cache: Path) -> float:
    """Start a game whose input ends at once, so that it stops at its first question."""
    with TemporaryDirectory() as folder:
        caches = {"COLORETTO_CACHE_DIR": str(cache), "PYTHONPYCACHEPREFIX": str(cache / "bytecode")}
        caches["PYTHONDONTWRITEBYTECODE"] = ""  # may be set where this program runs
        own = {"COLORETTO_DATA_DIR": folder, "COLORETTO_CONFIG_DIR": folder, "COLORETTO_LANGUAGE": "en"}
        process = subprocess.Popen(  # noqa: S603 - a checkout of ours
            [python, "-c", COMMAND, *PLAY],
            env={**os.environ, **caches, **own},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        printed = process.stdout.read() if process.stdout is not None else ""
        _, process.returncode, used = os.wait4(process.pid, 0)
    if QUESTION not in printed:
        raise RuntimeError(f"{python} has asked nothing: {printed!r}")
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
