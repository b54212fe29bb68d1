"""A web host that knows nothing but files."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread


class FileHost(ThreadingHTTPServer):
    """As `python -m http.server` serves a folder; it remembers the paths that it was asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("localhost", 0), partial(_Handler, directory=str(folder)))
        self.requested: list[str] = []
        self.missing: list[str] = []
        self._thread = Thread(target=self.serve_forever)
        self._thread.start()

    def stop(self) -> None:
        self.shutdown()
        self._thread.join()
        self.server_close()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.server_port}/"


class _Handler(SimpleHTTPRequestHandler):
    server: FileHost

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-store")  # only the app itself shall keep files
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        self.server.requested.append(self.path)
        if code == 404:
            self.server.missing.append(self.path)

    def log_error(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        """Say nothing: `missing` has it."""


@contextmanager
def hosted(folder: Path) -> Iterator[FileHost]:
    host = FileHost(folder)
    try:
        yield host
    finally:
        host.stop()
