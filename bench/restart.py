"""How long a server is away when it is killed and started again, with and without kept bytecode.

    python bench/restart.py --rounds 5

Every round kills a server with SIGKILL and starts it on the same data, once in each way. Wall-clock times
depend on what else the machine does; CPU seconds hardly do.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from signal import SIGKILL
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

import httpx

POLL_SECONDS = 0.01
COMMAND = "import sys; from coloretto.terminal.main import main; sys.exit(main())"


@dataclass
class Start:
    listening: float
    """Seconds until it listens."""
    ready: float
    """Seconds until games can go on."""
    cpu: float
    """CPU seconds until then."""


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    ways: dict[str, list[Start]] = {"bytecode kept": [], "bytecode not kept": []}
    with TemporaryDirectory() as folder:
        for way in ways:
            _start(Path(folder), way)  # compiles, and writes what is kept
        for _ in range(rounds):
            for way, starts in ways.items():
                starts.append(_start(Path(folder), way))
    print(f"{'median of':20} {'listening s':>12} {'ready s':>9} {'CPU s':>7}")
    for way, starts in ways.items():
        listening, ready, cpu = (median(getattr(s, name) for s in starts) for name in Start.__annotations__)
        print(f"{way:20} {listening:12.2f} {ready:9.2f} {cpu:7.2f}")


def _start(folder: Path, way: str) -> Start:
    """Start a server, wait until it is ready, and kill it."""
    variables = {"PYTHONDONTWRITEBYTECODE": "1", "COLORETTO_CACHE_DIR": str(folder / "cache")}
    if way == "bytecode not kept":
        variables["PYTHONPYCACHEPREFIX"] = str(folder / "nothing")
    begin = perf_counter()
    process = subprocess.Popen(  # noqa: S603 - this program
        [sys.executable, "-c", COMMAND, "serve", "--port=0", f"--data={folder / 'data'}"],
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        text=True,
    )
    address = _address(process)
    listening = perf_counter() - begin
    while not httpx.get(f"{address}/readyz").is_success:
        sleep(POLL_SECONDS)
    ready = perf_counter() - begin
    process.send_signal(SIGKILL)
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = -SIGKILL
    return Start(listening, ready, used.ru_utime + used.ru_stime)


def _address(process: "subprocess.Popen[str]") -> str:
    """Where the server says that it listens."""
    for line in process.stdout or ():
        for word in line.split():
            if word.startswith("http://localhost"):
                return word.rstrip(".,")
    raise RuntimeError("the server did not start")


if __name__ == "__main__":
    main()
