"""The Python in the documents passes strict type checks, as it would in a user's program."""

import json
import shutil
import sys
from pathlib import Path
from subprocess import run

import pytest
from mypy import api

from support.python_blocks import python_blocks

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def name_of(document: Path) -> str:
    """As a module: `docs/tutorials/play-better.md` is `docs_tutorials_play_better`."""
    parts = document.relative_to(ROOT).with_suffix("").parts
    return "_".join(parts).replace("-", "_").lower()


NAMES = [name_of(document) for document in DOCUMENTS if python_blocks(document)]
MYPY_CONFIG = """\
[mypy]
strict = True
# short examples leave out the annotations of their own functions
disable_error_code = untyped-decorator, no-untyped-def, no-untyped-call

[mypy-numba.*,pyspiel.*,torch.*,torchrl.*]
ignore_missing_imports = True
"""
PYRIGHT_CONFIG = {
    "typeCheckingMode": "standard",
    "reportMissingImports": False,
    "reportUnusedExpression": False,
}


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a program for each document that has Python in it."""
    folder = tmp_path_factory.mktemp("documents")
    for document in DOCUMENTS:
        if program := python_blocks(document):
            (folder / f"{name_of(document)}.py").write_text(program)
    return folder


def test_documents_that_are_known_to_have_python_are_checked() -> None:
    assert {"readme", "docs_bots", "docs_server", "docs_api_server", "docs_tutorials_research"} <= set(NAMES)


def test_mypy_accepts_the_documents(programs: Path) -> None:
    config = programs / "mypy.ini"
    config.write_text(MYPY_CONFIG)
    files = [str(programs / f"{name}.py") for name in NAMES]
    found, problems, _ = api.run(
        [f"--config-file={config}", f"--cache-dir={programs / 'cache'}", "--follow-imports=silent", *files]
    )
    assert not problems
    assert found.startswith("Success"), found


def test_pyright_accepts_the_documents(programs: Path) -> None:
    pyright = shutil.which("basedpyright", path=Path(sys.executable).parent)
    assert pyright, "basedpyright is a development dependency"
    project = programs / "pyrightconfig.json"
    project.write_text(json.dumps(PYRIGHT_CONFIG))
    command = [pyright, "--outputjson", "--pythonpath", sys.executable, "--project", str(project)]
    report = json.loads(run(command, capture_output=True, check=False, text=True).stdout)
    errors = [one for one in report["generalDiagnostics"] if one["severity"] == "error"]
    assert report["summary"]["filesAnalyzed"] == len(NAMES)
    assert not [f"{one['file']}:{one['range']['start']['line'] + 1}: {one['message']}" for one in errors]
