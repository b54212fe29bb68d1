"""The training needs torch: without it, its tests are skipped as a whole."""

from pathlib import Path

import pytest

REASON = "torch is missing, so the training is not tested: tools/install-torch tries to install it"


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> None:
    pytest.importorskip("torch", reason=REASON)
