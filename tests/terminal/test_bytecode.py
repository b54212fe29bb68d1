"""Bytecode is kept between runs, or every start would compile all modules again."""

import sys
from pathlib import Path

import pytest

from coloretto._bytecode import keep_bytecode
from support.consoles import coloretto


@pytest.fixture
def import_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    monkeypatch.setenv("COLORETTO_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    return monkeypatch


def test_bytecode_that_would_be_kept_nowhere_is_kept_in_our_cache(
    import_settings: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    del import_settings
    keep_bytecode()
    assert sys.pycache_prefix == str(tmp_path / "bytecode")
    assert not sys.dont_write_bytecode


@pytest.mark.parametrize(("dont_write", "prefix"), [(False, None), (True, "elsewhere"), (False, "elsewhere")])
def test_bytecode_that_python_or_the_user_keeps_elsewhere_stays_there(
    dont_write: bool,  # noqa: FBT001 - a parameter of the test
    prefix: str | None,
    import_settings: pytest.MonkeyPatch,
) -> None:
    import_settings.setattr(sys, "dont_write_bytecode", dont_write)
    import_settings.setattr(sys, "pycache_prefix", prefix)
    keep_bytecode()
    assert sys.pycache_prefix == prefix
    assert sys.dont_write_bytecode == dont_write


def test_a_command_leaves_bytecode_for_the_next_one(tmp_path: Path) -> None:
    ran = coloretto("bots", PYTHONDONTWRITEBYTECODE="1", COLORETTO_CACHE_DIR=str(tmp_path))
    assert ran.returncode == 0
    assert any((tmp_path / "bytecode").rglob("*.pyc"))
