"""The Python of a Markdown document, as a program that a type checker reads."""

import doctest
import re
from pathlib import Path

BLOCK = re.compile(r"^```python[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def python_blocks(document: Path) -> str:
    """All blocks in order, one after another: a later one may use the names of an earlier one.

    Of an interactive session there is what is typed, not what is printed.
    """
    return "\n".join(_typed(block) for block in BLOCK.findall(document.read_text(encoding="utf-8")))


def _typed(block: str) -> str:
    examples = doctest.DocTestParser().get_examples(block)
    return "".join(example.source for example in examples) if examples else block
