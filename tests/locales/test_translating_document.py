"""docs/translating.md names every language and file, and its example runs."""

import subprocess
import sys
from pathlib import Path

from coloretto.locales import ENGLISH, LANGUAGES
from support.fluent_messages import FOLDER, by_id

TEXT = (Path(__file__).parent.parent.parent / "docs" / "translating.md").read_text(encoding="utf-8")


def test_the_words_are_given_in_every_language() -> None:
    heading, _, *rows = TEXT.partition("## The words")[2].strip().partition("\n\n")[0].splitlines()
    languages = [language for language in LANGUAGES if language != ENGLISH]
    assert _cells(heading) == ["English", *languages]
    assert rows
    assert all(len(_cells(row)) == len(LANGUAGES) and all(_cells(row)) for row in rows)


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def test_every_catalogue_is_explained() -> None:
    assert not [file.name for file in (FOLDER / ENGLISH).glob("*.ftl") if f"`{file.name}`" not in TEXT]


def test_the_example_of_a_message_is_the_one_in_the_catalogue() -> None:
    example = TEXT.partition("```ftl\n")[2].partition("```")[0]
    name = example.partition(" ")[0]
    assert name in by_id(ENGLISH)
    assert example in (FOLDER / ENGLISH / "play.ftl").read_text(encoding="utf-8")


def test_the_example_in_python_runs() -> None:
    example = TEXT.partition("```python\n")[2].partition("```")[0]
    environment = {"COLORETTO_LANGUAGE": "pl", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", example], env=environment, capture_output=True, check=True)
    assert done.stdout.decode().strip() == "3 karty w talii"
