"""The wheel: its files, and in a fresh environment of every Python that it is made for, a game and a page."""

from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from support.consoles import TIRELESS, coloretto
from support.interpreters import ROOT, advertised_versions, interpreters, run, uv
from support.pilots import SHORT
from support.served import Served

NOT_DOWNLOADED = ("Failed to fetch", "Failed to download", "network was disabled")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    tool = uv()
    if tool is None:
        pytest.skip("uv is not installed, which builds and installs the wheel")
    built = run(tool, "build", "--out-dir", folder, ROOT)  # a source distribution, and the wheel from that
    assert built.returncode == 0, built.stderr
    (file,) = folder.glob("*.whl")
    return file


@pytest.fixture(params=advertised_versions())
def environment(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The folder of the programs of a new environment where the wheel is installed."""
    python = interpreters().get(request.param)
    if python is None:
        pytest.skip(f"CPython {request.param} is not installed here")
    tool, wheel, folder = uv() or "", request.getfixturevalue("wheel"), tmp_path / "environment"
    made = run(tool, "venv", "--python", python, folder)
    assert made.returncode == 0, made.stderr
    installed = run(tool, "pip", "install", "--python", folder / "bin/python", wheel)
    if any(words in installed.stderr for words in NOT_DOWNLOADED):
        pytest.skip(f"what Coloretto needs in CPython {request.param} could not be downloaded")
    assert installed.returncode == 0, installed.stderr
    return folder / "bin"


def test_the_wheel_has_what_is_compiled_where_there_is_a_gpu(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        assert "coloretto/training/network_kernel.cu" in archive.namelist()


def test_the_wheel_plays_a_game_and_serves_a_page(environment: Path, tmp_path: Path) -> None:
    own_cache = {"COLORETTO_CACHE_DIR": str(tmp_path / "cache")}
    words = ("play", "--rules", SHORT, "--seed", "5")
    game = coloretto(*words, typed=TIRELESS, command=environment / "coloretto", **own_cache)
    assert game.returncode == 0, game.stderr
    assert "The game is over." in game.stdout
    server = Served(tmp_path / "data", **own_cache)
    server.python = str(environment / "python")
    with closing(server):
        server.begin_to_start()
        page = httpx.get(f"http://localhost:{server.port}/", headers={"Accept": "text/html"})
    assert page.status_code == 200, page.text
    assert "<title>Coloretto</title>" in page.text
