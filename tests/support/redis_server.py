"""A real Redis for tests, in a folder of its own, thrown away afterwards."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from redis import Redis
from redis.exceptions import RedisError

from support.waiting import wait_for


def missing() -> str:
    """Why there is none; empty if there is."""
    return "" if shutil.which("redis-server") else "Redis is not installed: apt-get install redis-server"


class RedisServer:
    """It can be stopped and started again, at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"unix://{self._folder}/redis.sock"

    def start(self) -> None:
        options = {
            "port": "0",
            "unixsocket": str(self._folder / "redis.sock"),
            "save": "",
            "appendonly": "no",
        }
        command = [
            "redis-server",
            *(word for name, value in options.items() for word in (f"--{name}", value)),
        ]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=self._folder)
        with Redis.from_url(self.address) as client:
            wait_for(lambda: _answers(client), "an answer of Redis")

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._process = None


def _answers(client: Redis) -> bool:
    try:
        return bool(client.ping())
    except (RedisError, OSError):
        return False


@contextmanager
def redis_server() -> Iterator[RedisServer]:
    with TemporaryDirectory(prefix="coloretto-redis-") as folder:
        server = RedisServer(Path(folder))
        try:
            server.start()
            yield server
        finally:
            server.kill()
