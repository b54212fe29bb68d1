"""A static site: what is written, what is replaced, and which folders are refused."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from coloretto.server.host.site import ForeignFolderError, NotBuiltError, write_site
from coloretto.server.http import static
from coloretto.server.http.app import SECURITY_HEADERS

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" crossorigin src="/assets/index-abc.js"></script>
  </head>
</html>
"""


class Tags(HTMLParser):
    """The tags of a page in their order, with their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def content(self, attribute: str, value: str) -> str:
        """The content of the meta tag with this attribute."""
        return next(each["content"] for tag, each in self.found if each.get(attribute) == value)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-abc.js").write_text("1")
    (folder / "assets" / "engine-abc.wasm").write_bytes(b"\0asm")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / ".stamp").write_text("not for visitors")
    monkeypatch.setattr(static, "FOLDER", folder)
    return folder


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return tmp_path / "public" / "site"


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_a_site_has_the_files_of_the_client(built: Path, site: Path) -> None:
    written = write_site(site)
    files = files_of(site)
    assert {"index.html", "assets/index-abc.js", "assets/engine-abc.wasm", "manifest.webmanifest"} <= {*files}
    assert ".stamp" not in files
    assert (written.files, written.bytes) == (len(files), sum(map(len, files.values())))


def test_the_page_has_the_policy_of_the_server_before_everything_it_is_about(built: Path, site: Path) -> None:
    write_site(site)
    tags = Tags((site / "index.html").read_text())
    policy = tags.content("http-equiv", "Content-Security-Policy")
    header = SECURITY_HEADERS["content-security-policy"]
    assert {*header.split("; ")} - {*policy.split("; ")} == {"frame-ancestors 'none'"}
    assert {*policy.split("; ")} <= {*header.split("; ")}
    names = [tag for tag, _ in tags.found]
    assert names[:4] == ["html", "head", "meta", "meta"]
    assert "http-equiv" in tags.found[3][1]


def test_the_page_knows_that_it_has_no_server(built: Path, site: Path) -> None:
    write_site(site)
    assert Tags((site / "index.html").read_text()).content("name", "coloretto-server") == "none"


def test_no_address_in_a_page_is_absolute(built: Path, site: Path) -> None:
    write_site(site)
    pages = [*site.rglob("*.html")]
    assert len(pages) > 1
    for page in pages:
        for _, attributes in Tags(page.read_text()).found:
            for name in ("href", "src"):
                assert not attributes.get(name, "").startswith(("/", "http")), page


def test_paths_of_the_server_lead_to_the_same_screens(built: Path, site: Path) -> None:
    write_site(site)
    assert 'url=../?/rules"' in (site / "rules" / "index.html").read_text()
    assert 'url=../../?/rules/golden"' in (site / "rules" / "golden" / "index.html").read_text()


def test_the_same_site_twice_is_the_same_site(built: Path, site: Path) -> None:
    write_site(site)
    before = files_of(site)
    write_site(site)
    assert files_of(site) == before


def test_a_later_site_replaces_an_earlier_one_and_nothing_else(built: Path, site: Path) -> None:
    write_site(site)
    (site / "CNAME").write_text("games.example")
    (built / "assets" / "index-abc.js").rename(built / "assets" / "index-def.js")
    write_site(site)
    files = files_of(site)
    assert "assets/index-def.js" in files
    assert "assets/index-abc.js" not in files
    assert files["CNAME"] == b"games.example"


def test_an_empty_folder_is_as_good_as_a_new_one(built: Path, site: Path) -> None:
    site.mkdir(parents=True)
    assert write_site(site).files == len(files_of(site))


@pytest.mark.parametrize("listing", [None, "", "[]", "{}", '{"files": 3}', '{"files": ["../diary.txt"]}'])
def test_a_folder_with_other_files_is_refused_and_left_alone(
    listing: str | None, built: Path, site: Path
) -> None:
    site.mkdir(parents=True)
    (site.parent / "diary.txt").write_text("mine")
    (site / "diary.txt").write_text("mine")
    if listing is not None:
        (site / "site.json").write_text(listing)
    before = files_of(site.parent)
    with pytest.raises(ForeignFolderError, match=re.escape(str(site))):
        write_site(site)
    assert files_of(site.parent) == before


def test_without_a_built_client_nothing_is_written(built: Path, site: Path) -> None:
    (built / "index.html").unlink()
    with pytest.raises(NotBuiltError, match=re.escape(str(built))):
        write_site(site)
    assert not site.exists()
