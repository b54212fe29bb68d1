"""The web client as a static site: files that any web host serves under any path."""

import json
from dataclasses import dataclass
from html import escape
from pathlib import Path, PurePosixPath

from coloretto._files import atomic_write
from coloretto.rules.errors import ColorettoError
from coloretto.server.http import static
from coloretto.server.http.content_security_policy import content_security_policy

PAGE = "index.html"
LISTING = "site.json"
"""The names of all files of a site, so that a later one can replace them and nothing else."""

FORWARDED = (
    "analyse",
    "daily",
    "learn",
    "puzzles",
    "replay",
    "rules",
    "rules/classic",
    "rules/golden",
    "score",
    "settings",
)
"""Paths of screens at a server that lead to the same screens of a site."""

CHARSET = '<meta charset="utf-8" />'
"""The first tag of a page; a policy must stand before everything that it is about."""

FORWARDING_PAGE = f"""<!doctype html>
{CHARSET}
<title>Coloretto</title>
<link rel="icon" href="{{up}}favicon.ico" />
<meta http-equiv="refresh" content="0; url={{up}}?/{{path}}" />
<a href="{{up}}?/{{path}}">Coloretto</a>
"""


class NotBuiltError(ColorettoError):
    """The package lacks the web client: it is used from its sources."""


class ForeignFolderError(ColorettoError):
    """The folder holds files that no earlier site has written."""


class NotAFolderError(ColorettoError):
    """There is a file of that name."""


@dataclass(frozen=True)
class WrittenSite:
    files: int
    bytes: int


def write_site(folder: Path) -> WrittenSite:
    """Write the site to a new or empty folder, or in place of an earlier site; other files there stay."""
    earlier = _earlier_files(folder)
    files = _files()
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with atomic_write(path) as beside:
            beside.write_bytes(content)
    for name in earlier - files.keys():
        (folder / name).unlink(missing_ok=True)
    return WrittenSite(len(files), sum(map(len, files.values())))


def _earlier_files(folder: Path) -> set[str]:
    """The names of the files of an earlier site; none if the folder is empty or does not exist."""
    if folder.exists() and not folder.is_dir():
        raise NotAFolderError(f"{folder} is a file, not a folder")
    if not folder.exists() or not any(folder.iterdir()):
        return set()
    try:
        names = json.loads((folder / LISTING).read_bytes())["files"]
        if all(_is_inside(name) for name in names):
            return set(names)
    except (OSError, ValueError, LookupError, TypeError):
        pass  # the folder is not ours, or its listing was changed
    raise ForeignFolderError(f"{folder} is not empty, and it is not an earlier site")


def _is_inside(name: str) -> bool:
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts


def _files() -> dict[str, bytes]:
    """By name, in the order of writing: the page comes after everything that it names."""
    built = {
        path.relative_to(static.FOLDER).as_posix(): path.read_bytes()
        for path in sorted(static.FOLDER.rglob("*"))
        if path.is_file() and path.suffix in static.TYPES
    }
    if PAGE not in built:
        raise NotBuiltError(f"there is no web client in {static.FOLDER}")
    page = page_of_site(built.pop(PAGE).decode())
    forwarding = {f"{path}/{PAGE}": forwarding_page(path).encode() for path in FORWARDED}
    files = {**built, **forwarding, PAGE: page.encode()}
    return {**files, LISTING: _listing([*files, LISTING])}


def _listing(names: list[str]) -> bytes:
    return json.dumps({"files": sorted(names)}, indent=1).encode()


def page_of_site(page: str) -> str:
    """The page with the policy as a tag, the note that there is no server, and relative addresses."""
    policy = escape(content_security_policy(in_page=True), quote=False)
    tags = (
        CHARSET,
        f'<meta http-equiv="Content-Security-Policy" content="{policy}" />',
        '<meta name="referrer" content="same-origin" />',
        '<meta name="coloretto-server" content="none" />',
    )
    relative = page.replace('href="/', 'href="./').replace('src="/', 'src="./')
    return relative.replace(CHARSET, "\n    ".join(tags), 1)


def forwarding_page(path: str) -> str:
    """A page at a path of the server's that leads to the same screen: see `addressOf` in web/src/site.ts."""
    up = "../" * (path.count("/") + 1)
    return FORWARDING_PAGE.format(up=up, path=path)
