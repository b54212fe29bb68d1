"""The files of the hosting guide are accepted by the programs they are for, and the backup script works."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from coloretto.server.base.settings import Settings
from coloretto.server.storage.connect import connect_for, migrate_database
from support.consoles import coloretto

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = ("coloretto.service", "coloretto-backup.service", "coloretto-backup.timer")
MAX_EXPOSURE = {"coloretto.service": 2.0, "coloretto-backup.service": 3.0}
"""As `systemd-analyze security` rates it: 10 is the worst."""


def run(*command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **variables}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def needs(program: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_accepts_the_units(unit: str, tmp_path: Path) -> None:
    needs("systemd-analyze")
    for name in UNITS:
        program = shutil.which("true") or "/bin/true"
        text = (DEPLOY / name).read_text()
        text = text.replace("/opt/coloretto/bin/coloretto", program)
        (tmp_path / name).write_text(text.replace("/opt/coloretto/deploy/backup.sh", program))
    ran = run("systemd-analyze", "verify", "--man=no", str(tmp_path / unit), SYSTEMD_LOG_LEVEL="warning")
    complaints = [line for line in ran.stderr.splitlines() if unit in line]
    assert (ran.returncode, complaints) == (0, []), ran.stderr


@pytest.mark.parametrize("unit", MAX_EXPOSURE)
def test_the_services_can_do_little_harm(unit: str) -> None:
    needs("systemd-analyze")
    ran = run("systemd-analyze", "security", "--offline=true", "--no-pager", str(DEPLOY / unit))
    if "unrecognized option" in ran.stderr:
        pytest.skip("systemd is too old to rate a unit file")
    exposure = float(ran.stdout.rpartition("exposure level for")[2].split(":")[1].split()[0])
    assert exposure <= MAX_EXPOSURE[unit], ran.stdout


def test_nginx_accepts_its_configuration(tmp_path: Path) -> None:
    needs("nginx")
    needs("openssl")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    run(
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
        "-subj", "/CN=games.example", "-keyout", str(key), "-out", str(certificate),
    )  # fmt: skip
    text = (DEPLOY / "nginx.conf").read_text()
    text = text.replace("/etc/letsencrypt/live/games.example/fullchain.pem", str(certificate))
    text = text.replace("/etc/letsencrypt/live/games.example/privkey.pem", str(key))
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{text}\n}}\n")
    ran = run("nginx", "-t", "-p", str(tmp_path), "-e", str(tmp_path / "error.log"), "-c", str(whole))
    assert ran.returncode == 0, ran.stderr


def test_caddy_accepts_its_configuration(tmp_path: Path) -> None:
    needs("caddy")
    configuration = str(DEPLOY / "Caddyfile")
    ran = run("caddy", "validate", "--adapter", "caddyfile", "--config", configuration, HOME=str(tmp_path))
    assert ran.returncode == 0, ran.stderr


def test_the_backup_script_keeps_only_backups_that_can_be_restored(tmp_path: Path) -> None:
    data, backups = tmp_path / "data", tmp_path / "backups"
    program = tmp_path / "coloretto"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m coloretto "$@"\n')
    program.chmod(0o700)
    variables = {
        "COLORETTO": str(program),
        "COLORETTO_DATA_DIR": str(data),
        "COLORETTO_DATABASE_URL": "",
    }
    script = str(DEPLOY / "backup.sh")
    assert run("sh", script, str(backups), **variables).returncode != 0, "there is no database yet"
    assert not list(backups.glob("*.sqlite"))
    migrate_database(connect_for(Settings("", data)))
    backups.mkdir(exist_ok=True)
    for day in range(1, 4):
        (backups / f"coloretto-2026010{day}T040000Z.sqlite").touch()
    ran = run("sh", script, str(backups), "2", **variables)
    assert ran.returncode == 0, ran.stderr
    kept = sorted(file.name for file in backups.iterdir())
    assert len(kept) == 2
    assert kept[0] == "coloretto-20260103T040000Z.sqlite"
    assert coloretto("admin", "verify", str(backups / kept[1])).returncode == 0
