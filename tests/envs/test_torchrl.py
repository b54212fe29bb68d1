"""TorchRL's wrappers around the environments, where TorchRL is installed: the document's example runs."""

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torchrl")

DOCUMENT = Path(__file__).parents[2] / "docs/environments.md"


@pytest.mark.filterwarnings("ignore")  # of TorchRL, about versions of PettingZoo
def test_the_documents_example_plays_with_masks() -> None:
    (example,) = re.findall(
        r"```python\n(from torchrl.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL
    )
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102 - our own document; an illegal action would raise
    assert names["one_game"]["next", "done"][-1]
    assert len(names["some_turns"]) == 60
