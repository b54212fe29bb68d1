"""The web client: files built into this package, served from memory."""

from dataclasses import dataclass, field
from gzip import compress
from hashlib import sha256
from pathlib import Path

from coloretto.server.http.asgi import App, Receive, Scope, Send
from coloretto.server.http.auth import header

Headers = list[tuple[bytes, bytes]]

FOLDER = Path(__file__).parents[1] / "static"
INDEX = "/index.html"
ASSETS = "/assets/"
"""Files whose names contain a hash of their content."""

SCREENS = {
    "",
    "new",
    "table",
    "local",
    "replay",
    "challenge",
    "daily",
    "puzzles",
    "rules",
    "learn",
    "score",
    "analyse",
    "settings",
}
"""The first parts of the client's paths."""
SERVER_PATHS = ("/api/", "/healthz", "/readyz", "/metrics")
"""Prefixes of paths that are never the client's."""

CACHE_FOREVER = b"public, max-age=31536000, immutable"
REVALIDATE = b"no-cache"

TYPES = {
    ".bin": b"application/octet-stream",
    ".css": b"text/css; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".ico": b"image/x-icon",
    ".js": b"text/javascript; charset=utf-8",
    ".json": b"application/json",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".txt": b"text/plain; charset=utf-8",
    ".wasm": b"application/wasm",
    ".webmanifest": b"application/manifest+json",
    ".woff2": b"font/woff2",
}
COMPRESSED = {".png", ".woff2", ".ico"}
"""Formats that gzip does not make smaller."""

NOT_BUILT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Coloretto</title>
<h1>The web client is not built</h1>
<p>This server runs from source, and its pages have not been built yet.
Build them with <code>make play</code> or <code>python tools/build_web.py</code>, then reload this page.</p>
<p>The API works without them: see <a href="/api/v1/schema/openapi.json">the OpenAPI document</a>.</p>
"""


@dataclass(frozen=True)
class File:
    content_type: bytes
    content: bytes
    gzipped: bytes | None
    """None if compression does not help."""
    etag: bytes
    cache_control: bytes


@dataclass
class WebClient:
    """The files of a folder, read again after every build."""

    folder: Path
    files: dict[str, File] = field(default_factory=dict)
    built: float = 0.0

    def file(self, path: str) -> File | None:
        if path == INDEX:
            self._reload_if_built()
        return self.files.get(path)

    def _reload_if_built(self) -> None:
        """A build writes the index last."""
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
        None if path.suffix in COMPRESSED else compress(content, mtime=0),
        b'"%s"' % sha256(content).hexdigest()[:20].encode(),
        CACHE_FOREVER if path.parent.name == "assets" else REVALIDATE,
    )


def with_web_client(app: App) -> App:
    """Serve the web client at every path that is not the application's."""
    client = WebClient(FOLDER)

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if not (is_for_client(scope) and await _serve_file(client, scope, send)):
            await app(scope, receive, send)

    return serve


def is_for_client(scope: Scope) -> bool:
    is_reading = scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}
    return is_reading and not scope["path"].startswith(SERVER_PATHS)


async def _serve_file(client: WebClient, scope: Scope, send: Send) -> bool:
    """False if there is neither such a file nor a page."""
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


def wants_page(scope: Scope) -> bool:
    """Whether a browser asks for a page, rather than for a file."""
    is_file = "." in scope["path"].rsplit("/", 1)[-1] or scope["path"].startswith(ASSETS)
    return "text/html" in header(scope, b"accept") and not is_file


async def _send(scope: Scope, send: Send, status: int, file: File) -> None:
    headers: Headers = [
        (b"content-type", file.content_type),
        (b"cache-control", file.cache_control),
        (b"etag", file.etag),
        (b"vary", b"accept-encoding"),
    ]
    if status == 200 and file.etag.decode() in header(scope, b"if-none-match"):
        await _respond(send, 304, headers, b"")
        return
    content = file.content
    if file.gzipped is not None and "gzip" in header(scope, b"accept-encoding"):
        content = file.gzipped
        headers.append((b"content-encoding", b"gzip"))
    headers.append((b"content-length", str(len(content)).encode()))
    await _respond(send, status, headers, b"" if scope["method"] == "HEAD" else content)


async def _respond(send: Send, status: int, headers: Headers, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
