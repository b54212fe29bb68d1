"""Without an extra, its environments say what to install, and the rest works."""

import subprocess
import sys

import pytest

from coloretto.rules import ColorettoError
from coloretto.sim.extras import MissingExtraError, import_extra

WITHOUT = """
import sys
for package in {packages!r}:
    sys.modules[package] = None
import coloretto.{module}
"""


def run(module: str, *packages: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(module=module, packages=packages)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("envs.gym", "gymnasium", "envs"),
        ("envs.coloretto_v0", "pettingzoo", "envs"),
        ("envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_named_with_the_extra_that_brings_it(
    module: str, package: str, extra: str
) -> None:
    done = run(module, package)
    assert done.returncode == 1
    assert f"MissingExtraError: {package} is missing: install the extra coloretto[{extra}]" in done.stderr


def test_a_missing_extra_is_an_import_error_and_an_error_of_ours() -> None:
    with pytest.raises(
        MissingExtraError, match=r"nosuch is missing: install the extra coloretto\[few\]"
    ) as raised:
        import_extra("nosuch.part", "few")
    assert isinstance(raised.value, ModuleNotFoundError)
    assert isinstance(raised.value, ColorettoError)
    assert raised.value.name == "nosuch"


def test_the_base_install_needs_no_extra() -> None:
    optional = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "PIL")
    for module in ("rules", "record", "sim", "bots", "envs", "terminal.commands"):
        assert run(module, *optional).returncode == 0
