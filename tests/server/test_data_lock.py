"""One embedded database, one server; and administration beside it."""

import os
from pathlib import Path

import pytest

from coloretto.server.base.settings import Settings
from coloretto.server.host.admin import back_up, restore
from coloretto.server.host.data_lock import LOCK_FILE, InUseError, lock_data
from support.consoles import coloretto
from support.served import Guest, served


def test_a_second_server_on_the_same_data_is_refused_in_one_sentence_and_the_first_goes_on(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as first:
        guest = Guest(first, "Ana")
        second = coloretto("serve", "--port", "0", "--data", str(tmp_path), COLORETTO_DATABASE_URL="")
        assert second.returncode == 1
        process = (tmp_path / LOCK_FILE).read_text()
        assert f"another server (process {process}) uses the data in {tmp_path}: stop it" in second.stderr
        assert len(second.stderr.splitlines()) == 1
        people = coloretto("admin", "--data", str(tmp_path), "list", "--people", COLORETTO_DATABASE_URL="")
        assert guest.id in people.stdout
        assert guest.get("/me").status_code == 200
        first.kill()
        first.start()
        assert guest.get("/me").status_code == 200, "kill -9 leaves no lock behind"


def test_other_data_can_be_served_and_the_same_again_afterwards(tmp_path: Path) -> None:
    here, there = Settings("", tmp_path / "here"), Settings("", tmp_path / "there")
    with lock_data(here), lock_data(there):
        assert (here.folder / LOCK_FILE).read_text() == str(os.getpid())
        with pytest.raises(InUseError, match=str(os.getpid())), lock_data(here):
            pass
    with lock_data(here):
        pass


def test_any_number_of_servers_may_use_postgresql(tmp_path: Path) -> None:
    settings = Settings("postgresql://somewhere", tmp_path)
    with lock_data(settings), lock_data(settings):
        assert not list(tmp_path.iterdir())


def test_nothing_is_restored_under_a_server(tmp_path: Path) -> None:
    settings = Settings("", tmp_path / "data")
    ran = coloretto(
        "serve", "--check", "--port", "0", "--data", str(settings.folder), COLORETTO_DATABASE_URL=""
    )
    assert ran.returncode == 0
    back_up(settings, tmp_path / "backup")
    with lock_data(settings), pytest.raises(InUseError):
        restore(settings, tmp_path / "backup")
    restore(settings, tmp_path / "backup")
