"""The web client: files that were built into this package, served from memory."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from gzip import compress
from hashlib import sha256
from pathlib import Path
from typing import Any

App = Callable[[Any, Any, Any], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

FOLDER = Path(__file__).parents[1] / "static"
INDEX = "/index.html"
ASSETS = "/assets/"
"""Files whose names change with their content."""

SCREENS = {"", "new", "table", "replay", "rules", "learn", "settings"}
"""What an address of the client begins with."""
OURS = ("/api/", "/healthz", "/readyz", "/metrics")
"""What an address that is not the client's begins with."""

FOREVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"

TYPES = {
    ".css": b"text/css; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".ico": b"image/x-icon",
    ".js": b"text/javascript; charset=utf-8",
    ".json": b"application/json",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".txt": b"text/plain; charset=utf-8",
    ".webmanifest": b"application/manifest+json",
    ".woff2": b"font/woff2",
}
PACKED = {".png", ".woff2", ".ico"}
"""Kinds that no compression makes smaller."""

NOT_BUILT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Coloretto</title>
<h1>The web client is not built</h1>
<p>This server runs from its source, and its pages were not built yet.
Build them by <code>make play</code> or by <code>python tools/build_web.py</code>, and load this page
again.</p>
<p>Programs are served all the same: see <a href="/api/v1/schema/openapi.json">the interface</a>.</p>
"""


@dataclass(frozen=True)
class File:
    kind: bytes
    content: bytes
    packed: bytes | None
    """The same, compressed; None where that would not help."""
    tag: bytes
    caching: bytes


@dataclass
class Client:
    """The files of a folder, read again when it was built anew."""

    folder: Path
    files: dict[str, File] = field(default_factory=dict)
    built: float = 0.0

    def file(self, path: str) -> File | None:
        if path == INDEX:
            self._look()
        return self.files.get(path)

    def _look(self) -> None:
        """Whether there is another index than the one that was read; it is written last of all."""
        index = self.folder / "index.html"
        built = index.stat().st_mtime if index.exists() else 0.0
        if built != self.built:
            self.files, self.built = files_in(self.folder), built


def files_in(folder: Path) -> dict[str, File]:
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix in TYPES)
    return {f"/{path.relative_to(folder).as_posix()}": _read(path) for path in paths}


def _read(path: Path) -> File:
    content = path.read_bytes()
    return File(
        TYPES[path.suffix],
        content,
        None if path.suffix in PACKED else compress(content, mtime=0),
        b'"%s"' % sha256(content).hexdigest()[:20].encode(),
        FOREVER if path.parent.name == "assets" else ASK_AGAIN,
    )


def with_client(app: App) -> App:
    """Serve the client wherever the application has nothing of its own."""
    client = Client(FOLDER)

    async def serve(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
        if not (is_for_client(scope) and await _serve_file(client, scope, send)):
            await app(scope, receive, send)

    return serve


def is_for_client(scope: Any) -> bool:  # noqa: ANN401 - ASGI
    is_reading = scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}
    return is_reading and not scope["path"].startswith(OURS)


async def _serve_file(client: Client, scope: Any, send: Any) -> bool:  # noqa: ANN401 - ASGI
    """False where there is no such file and no page either."""
    page = client.file(INDEX)
    found = page if scope["path"] == "/" else client.file(scope["path"])
    if found is not None:
        await _send(scope, send, 200, found)
    elif not wants_page(scope):
        return False
    elif page is None:
        await _send(scope, send, 503, File(TYPES[".html"], NOT_BUILT, None, b'""', b"no-store"))
    else:
        is_known = scope["path"].removeprefix("/").partition("/")[0] in SCREENS
        await _send(scope, send, 200 if is_known else 404, page)
    return True


def wants_page(scope: Any) -> bool:  # noqa: ANN401 - ASGI
    """Whether somebody looks at this in a browser, rather than a program at a file."""
    is_file = "." in scope["path"].rsplit("/", 1)[-1] or scope["path"].startswith(ASSETS)
    return b"text/html" in _header(scope, b"accept") and not is_file


def _header(scope: Any, name: bytes) -> bytes:  # noqa: ANN401 - ASGI
    return next((value for key, value in scope["headers"] if key == name), b"")


async def _send(scope: Any, send: Any, status: int, file: File) -> None:  # noqa: ANN401 - ASGI
    headers: Headers = [
        (b"content-type", file.kind),
        (b"cache-control", file.caching),
        (b"etag", file.tag),
        (b"vary", b"accept-encoding"),
    ]
    if status == 200 and file.tag in _header(scope, b"if-none-match"):
        await _answer(send, 304, headers, b"")
        return
    content = file.content
    if file.packed is not None and b"gzip" in _header(scope, b"accept-encoding"):
        content = file.packed
        headers.append((b"content-encoding", b"gzip"))
    headers.append((b"content-length", str(len(content)).encode()))
    await _answer(send, status, headers, b"" if scope["method"] == "HEAD" else content)


async def _answer(send: Any, status: int, headers: Headers, body: bytes) -> None:  # noqa: ANN401 - ASGI
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
