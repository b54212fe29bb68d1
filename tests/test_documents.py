"""What the documents say is true: their examples run, and the reference leaves out no public name."""

import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from coloretto.bots import BOTS
from coloretto.envs.observation import PIECES, SIZE, VERSION

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = {str(path.relative_to(ROOT)): path for path in (*ROOT.glob("*.md"), *DOCS.rglob("*.md"))}
WITH_EXAMPLES = [name for name, path in PAGES.items() if "\n>>> " in path.read_text(encoding="utf-8")]
PACKAGES = ("rules", "locales", "record", "sim", "bots", "analysis", "puzzles", "arena", "client")


def text_of(page: str) -> str:
    return PAGES[page].read_text(encoding="utf-8")


@pytest.fixture
def kept_bots() -> Iterator[None]:
    """A page may add a bot of its own, which goes away again."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


@pytest.mark.usefixtures("kept_bots")
@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_the_examples_of_a_page_give_what_it_prints(page: str) -> None:
    failed, tried = doctest.testfile(str(PAGES[page]), module_relative=False)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_a_page_links_to_files_that_exist(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#\s]+)", text_of(page))
    missing = [link for link in links if not (PAGES[page].parent / link).exists()]
    assert not missing


@pytest.mark.parametrize("package", PACKAGES)
def test_the_reference_has_every_public_name_of_a_package(package: str) -> None:
    page = text_of(f"docs/api/{package}.md")
    described = re.findall(rf"^\.\. auto\w+:: coloretto\.{package}\.(\w+)$", page, re.MULTILINE)
    described += re.findall(r"^\.\. py:data:: (\w+)$", page, re.MULTILINE)
    described += re.findall(r":py:class:`(\w+) <coloretto\.protocol\.", page)
    assert sorted(described) == sorted(import_module(f"coloretto.{package}").__all__)


def test_a_server_can_be_embedded_as_the_reference_shows() -> None:
    (program,) = re.findall(r"```python app\.py\n(.*?)```", text_of("docs/api/server.md"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(program, names)  # noqa: S102 - the document is our own
    assert callable(names["app"])


def test_the_page_of_the_observation_lists_every_piece_as_it_is() -> None:
    text = text_of("docs/environments.md")
    for piece in PIECES:
        shape = " x ".join(map(str, piece.shape))
        assert f"| `{piece.name}` | {shape} | {piece.meaning} |" in text
    assert f"A vector of {SIZE} small integers" in text
    assert f"## The observation, version {VERSION}" in text
